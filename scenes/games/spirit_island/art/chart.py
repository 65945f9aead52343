"""The island on the table: chart, marks, veil, outlines, pieces, labels - composed and kept.

A :class:`Chart` belongs to one map at one size. It shows a flat version at once and swaps in the real
one when its worker has drawn it. :meth:`Chart.compose` repaints only what changed, so pointing at a
land costs a fraction of a millisecond. It takes plain data, reads no file and knows no rule.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import pygame

from scenes.app import gc_tuning
from scenes.draw import ornaments, svg, terrain
from scenes.draw.boxes import fewest, merged
from scenes.draw.geometry import ChartGeometry, Point
from scenes.draw.partial_canvas import PartialCanvas
from scenes.draw.surface_cache import remembered
from scenes.draw.theme import LEGAL, POINTED
from scenes.games.spirit_island.art import master, pieces, standing
from scenes.games.spirit_island.art.chart_worker import ChartWorker, Plan, Seen, Sprite
from scenes.games.spirit_island.art.placement import SIZES, LandItem, LandLayout, Placed, Placer

REACH = 13.0  # design px that marks keep off a row of pieces


@dataclass(frozen=True, slots=True)
class ChartState:
    """What lies on the map and what is offered.

    ``items``: land -> things in display order (the label first). ``legal``: lands that may be chosen;
    when any are, the others get a veil. ``pointed``: the land under the cursor or focus. ``picked``:
    lands in which something may be chosen, or which a question is about.
    """

    items: Mapping[str, tuple[LandItem, ...]] = field(default_factory=dict)
    legal: frozenset[str] = frozenset()
    pointed: str | None = None
    picked: frozenset[str] = frozenset()
    veiled: bool = True


class Chart(PartialCanvas):
    """One map at one size: ``size`` screen pixels are ``geometry.size`` times ``scale``."""

    def __init__(
        self,
        geometry: ChartGeometry,
        scale: float,
        title: tuple[str, str] | None = None,
        piece_sizes: tuple[int, ...] = SIZES,
        threaded: bool = True,
        detail: float = 2.0,
        ornamented: bool = True,
    ) -> None:
        """``detail``: the master kept for zooming has at least this many pixels per design pixel."""
        super().__init__()
        self.geometry = geometry
        self.scale = scale
        self.size = svg.pixels(geometry.size[0], scale), svg.pixels(geometry.size[1], scale)
        self.view = Seen()
        self._z = scale  # pixels to a design pixel
        self._label_px = 18.0 if piece_sizes[0] > 38 else 16.0
        self.placer = Placer(geometry.lands, self._label_width, piece_sizes)
        self._plain = master.quick(geometry, scale)
        self._fine: pygame.Surface | None = None
        self._base = self._plain
        self._marks: dict[str, list[terrain.Mark]] = {}
        self._outlines: dict[tuple[str, str, float], Sprite] = {}
        self._rough: dict[tuple[str, str], Sprite] = {}
        self._rings: dict[str, tuple[LandLayout, Seen, list[Sprite]]] = {}  # with what they were made for
        self._boxes: dict[str, pygame.Rect] = {}
        self._rects: dict[str, pygame.Rect] = {}
        self._veils: dict[str, Sprite] = {}
        self._layouts: dict[str, LandLayout] = {}
        self._visible: dict[str, list[tuple[pygame.Surface, Point]]] = {}
        self._grounds: dict[str, pygame.Rect] = {}  # goes with it
        self._shown: ChartState | None
        self._far: tuple[ChartState, pygame.Surface] | None = None  # while zoomed: what the whole chart looked like
        self._far_holds = False  # nothing but its things can have changed since
        self._closer = False  # the zoom changed since the last picture
        self.placements = 0  # rises whenever something on the map stands elsewhere
        self.rough = False
        self.stale = False  # some lands still show what lay on them before: `compose` was told to place only so many
        self._title = master.title_size(title) if ornamented else None
        self._seas: list[ornaments.Sea] = []
        plan = Plan(geometry, scale, self.size, title, ornamented, self._label_px)
        self._worker = ChartWorker(plan, self.placer, detail, threaded)
        if not threaded:
            self.poll()

    # --- what the worker brings -------------------------------------------------------------------
    def poll(self) -> bool:
        """Take what the worker has finished; True if the picture changed and must be composed anew."""
        if self._worker.results.empty():
            return False
        changed = False
        for what, made in self._worker.finished():
            changed |= self._take(what, made)
        if changed:
            self.anew()
            self._visible.clear()
            self._grounds.clear()
            self._boxes.clear()
        return changed

    def anew(self) -> None:
        super().anew()
        self._far_holds = False

    def _take(self, what: str, made: object) -> bool:
        if what == "outline":
            self._outlines.setdefault(*made)  # type: ignore[misc]
            return False
        if what == "veil":
            if self.view == Seen():
                self._veils.setdefault(*made)  # type: ignore[misc]
            return False
        if what == "sharp":
            return made == self._z
        if what == "over":
            gc_tuning.give_back()  # the layers the chart was put together from
            return False
        if what == "marks":
            self._marks = made  # type: ignore[assignment]
        elif what == "fine":
            self._fine = made  # type: ignore[assignment]
            if self.view.zoom == 1.0:
                return False
            self._base = self._scaled_base()
        else:
            self._plain = made  # type: ignore[assignment]
            self._base = self._scaled_base()
        return True

    @property
    def ground(self) -> pygame.Surface:
        """The whole chart without marks and things, as sharp as there is one. Nobody draws on it."""
        return self._fine or self._plain

    @property
    def ready(self) -> bool:
        """Whether the real chart with its marks is on show."""
        return bool(self._marks)

    def close(self) -> None:
        """Stop the worker after the picture it is drawing."""
        self._worker.close()

    # --- zoom -------------------------------------------------------------------------------------
    def set_view(self, zoom: float, x: float = 0.0, y: float = 0.0) -> None:
        """Show the part of the chart from (x, y) design pixels at ``zoom`` (>= 1); kept inside the chart."""
        w, h = self.geometry.size
        zoom = max(1.0, zoom)
        x = max(0.0, min(x, w - w / zoom))
        y = max(0.0, min(y, h - h / zoom))
        view = Seen(zoom, x, y)
        if view == self.view:
            return
        if view.zoom != self.view.zoom:
            self._closer = True
            if self.view.zoom == 1.0 and self._shown is not None:
                self._far, self._far_holds = (self._shown, self.canvas.copy()), True
            kept = (self.scale, self.scale * zoom)
            self._outlines = {k: v for k, v in self._outlines.items() if k[2] in kept}
            self._rough.clear()
            self._worker.zoomed(self.scale * zoom)
        self.view = view
        self._z = self.scale * view.zoom
        self._boxes.clear()
        self._rects.clear()
        self._veils.clear()
        self._visible.clear()
        self._grounds.clear()
        self._base = self._scaled_base()
        self._shown = None

    def _scaled_base(self) -> pygame.Surface:
        view = self.view
        if view.zoom == 1.0:
            return self._plain
        source = self._fine or self._plain
        per = source.get_width() / self.geometry.size[0]
        w, h = self.geometry.size[0] / view.zoom * per, self.geometry.size[1] / view.zoom * per
        area = pygame.Rect(int(view.x * per), int(view.y * per), int(w), int(h)).clip(source.get_rect())
        kept = self._base if self._base is not self._plain else pygame.Surface(self.size, 0, 32)
        part = source.subsurface(area)
        if part.get_bitsize() != 32 or part.get_masks() != kept.get_masks():
            part = part.convert(kept)
        return pygame.transform.smoothscale(part, self.size, kept)

    def _label_width(self, text: str) -> float:
        return pieces.label_width(text, self._label_px)

    def to_screen(self, x: float, y: float) -> Point:
        """Design pixels -> pixels of the composed surface."""
        return (x - self.view.x) * self._z, (y - self.view.y) * self._z

    def to_design(self, px: float, py: float) -> Point:
        """Pixels of the composed surface -> design pixels."""
        return px / self._z + self.view.x, py / self._z + self.view.y

    # --- what is where ----------------------------------------------------------------------------
    def land_at(self, px: float, py: float) -> str | None:
        """The land under a pixel of the composed surface."""
        return self.geometry.land_at(*self.to_design(px, py))

    def land_rect(self, land: str) -> pygame.Rect:
        """The land's bounding box in pixels of the composed surface."""
        if land not in self._rects:
            x0, y0, x1, y1 = self.geometry.boxes[land]
            (a, b), (c, d) = self.to_screen(x0, y0), self.to_screen(x1, y1)
            self._rects[land] = pygame.Rect(math.floor(a), math.floor(b), math.ceil(c - a), math.ceil(d - b))
        return self._rects[land].copy()

    def land_centre(self, land: str) -> Point:
        """A point well inside the land, in pixels: where a click or a focus jump goes."""
        return self.to_screen(*self.geometry.centre(land))

    def thing_boxes(self, land: str) -> list[tuple[LandItem, tuple[float, float, float, float]]]:
        """Every thing of a land with its box in design pixels."""
        layout = self._layouts.get(land, LandLayout())
        return [(p.item, (p.x - p.w / 2, p.y - layout.size / 2, p.w, layout.size)) for p in layout.placed if p.item.n]

    def thing_rects(self, land: str) -> list[tuple[LandItem, pygame.Rect]]:
        """Every thing of a land with its box in pixels."""
        layout = self._layouts.get(land, LandLayout())
        return [(place.item, self._thing_rect(place, layout.size)) for place in layout.placed if place.item.n]

    def _thing_rect(self, place: Placed, size: int) -> pygame.Rect:
        z, view = self._z, self.view
        x, y = (place.x - place.w / 2 - view.x) * z, (place.y - size / 2 - view.y) * z
        return pygame.Rect(round(x), round(y), round(place.w * z), round(size * z))

    def piece_size(self, land: str) -> int:
        """Size in pixels of the pieces of a land, for a piece in flight."""
        return round(self._layouts.get(land, LandLayout(size=self.placer.sizes[0])).size * self._z)

    @cached_property
    def title(self) -> tuple[float, float, float, float] | None:
        """Where the plate with the chart's title lies, in design pixels; found when it is first asked."""
        return ornaments.place_title(ornaments.Sea(self.geometry), self._title)

    def bay(self, w: int, h: int, near: Iterable[Point]) -> pygame.Rect | None:
        """A box of ``w`` x ``h`` pixels on open water, closest to the first ``near`` point that has one.

        No land is ever covered, and the title only where there is no other bay; None if there is none in view.
        """
        if not self._seas:
            self._seas = [ornaments.Sea(self.geometry, margin=0.0)]
            if self.title is not None:
                free = ornaments.Sea(self.geometry, margin=0.0)
                x, y, w_title, h_title = self.title
                free.take(x + w_title / 2, y + h_title / 2, w_title, h_title)
                self._seas.insert(0, free)
        aims = [self.to_design(*p) for p in near]
        wide, high = self.geometry.size
        view = self.view
        seen = (view.x, view.y, view.x + wide / view.zoom, view.y + high / view.zoom)
        spots = (sea.spot(w / self._z, h / self._z, aims, within=seen) for sea in self._seas)
        at = next((spot for spot in spots if spot is not None), None)
        if at is None:
            return None
        box = pygame.Rect(0, 0, w, h)
        box.center = tuple(round(v) for v in self.to_screen(*at))
        return box

    # --- composing --------------------------------------------------------------------------------
    def compose(self, state: ChartState, low_quality: bool = False, most: int | None = None) -> pygame.Surface:
        """The chart with everything on it; :attr:`dirty` then lists the boxes that changed since the last
        call.

        The surface is kept and painted over by the next call: blit it, do not hold it. `low_quality`: at another zoom the far
        picture is only scaled, and :attr:`rough` until the next call; pieces at a new size take several frames to draw.
        `most`: on how many lands things may be placed that were never placed so before; others stay as they were and the
        chart is :attr:`stale`. 0: no land gets other things now.
        """
        self.rough = low_quality and (self._closer or self.rough) and self._scaled(state)
        self._closer = False
        if self.rough:
            return self.canvas
        returned = self.view == Seen() and self._far is not None and self._return()
        before = self._shown
        self._shown = state = self._within(before, state, most)
        if before is None:
            self._place(state, state.items)
            self.dirty = [self.canvas.get_rect()]
        else:
            changed = self._changed_lands(before, state)
            boxes = [self._paint_box(land) for land in changed]
            self._place(state, [land for land in changed if before.items.get(land) != state.items.get(land)])
            self.dirty = fewest([box.union(self._paint_box(land)) for box, land in zip(boxes, changed)])
        for box in self.dirty:
            self._paint_on(self.canvas, box, state, {})
        if returned:
            self.dirty = [self.canvas.get_rect()]
        return self.canvas

    def _return(self) -> bool:
        """All of the chart is in view again: go on from the picture that it had before, if that still holds."""
        assert self._far is not None
        (state, picture), self._far = self._far, None
        if not self._far_holds:
            return False
        self.canvas.blit(picture, (0, 0))
        self._place(state, state.items)
        self._shown = state
        return True

    def _within(self, before: ChartState | None, state: ChartState, most: int | None) -> ChartState:
        """The state with the things of before on all but `most` of the lands where placing takes its time."""
        self.stale = False
        if before is None or most is None:
            return state
        items, left = dict(state.items), most
        for land in items:
            old = before.items.get(land)
            if old is None or old == items[land] or (most and self.placer.knows(land, items[land])):
                continue
            if left == 0:
                items[land], self.stale = old, True
            left = max(0, left - 1)
        return replace(state, items=items) if self.stale else state

    def prewarm_places(self, state: ChartState, most: int) -> bool:
        """Place things, on so many lands at most, for a `compose` to come. True if there are more."""
        for land, things in state.items.items():
            if land in self.geometry.lands and not self.placer.knows(land, things):
                if most == 0:
                    return True
                self.placer.place(land, things)
                most -= 1
        return False

    def _scaled(self, state: ChartState) -> bool:
        """Paint the far picture at the present view; False if it shows something else than `state`."""
        if self._far is None:
            return False
        far = self._far[0]
        if (far.items, far.legal, far.picked) != (state.items, state.legal, state.picked):
            return False
        view, (w, h) = self.view, self.geometry.size
        k = self.scale
        part = pygame.Rect(round(view.x * k), round(view.y * k), round(w / view.zoom * k), round(h / view.zoom * k))
        pygame.transform.smoothscale(self._far[1].subsurface(part.clip(self._far[1].get_rect())), self.size, self.canvas)
        self._shown, self.dirty = None, [self.canvas.get_rect()]
        return True

    def changing(self, state: ChartState) -> list[pygame.Rect]:
        """Lands of the last picture on which other things will stand in this one; what may be chosen makes no difference."""
        before = self._shown
        if before is None:
            return []
        lands = [
            land for land in state.items.keys() & self.geometry.lands.keys()
            if (old := before.items.get(land, ())) != (now := state.items[land]) and _unmarked(old) != _unmarked(now)
        ]  # fmt: skip
        return merged([self._paint_box(land).copy() for land in lands])

    def outdated(self, state: ChartState) -> list[str]:
        """Lands that look otherwise in this state than in the last picture; all of them where that is painted whole."""
        return list(self.geometry.lands) if self._shown is None else self._changed_lands(self._shown, state)

    def _changed_lands(self, before: ChartState, now: ChartState) -> list[str]:
        """Lands that look otherwise in the one state than in the other."""
        lands = sorted({*before.items, *now.items} & self.geometry.lands.keys())
        return [land for land in lands if self._seen(land, before) != self._seen(land, now)]

    @staticmethod
    def _seen(land: str, state: ChartState) -> tuple[object, ...]:
        """All that a land's picture depends on."""
        legal = land in state.legal
        lit = state.legal | state.picked
        veil = state.veiled and bool(lit) and land not in lit
        return state.items.get(land), legal, veil, land in state.picked, land == state.pointed

    def _place(self, state: ChartState, lands: Iterable[str]) -> None:
        for land in lands:
            if land in self.geometry.lands:
                before = self._layouts.get(land)
                now = self._layouts[land] = self.placer.place(land, state.items.get(land, ()))
                self.placements += now is not before
                if before is None or before.rows != now.rows:
                    self._visible.pop(land, None)
                    self._grounds.pop(land, None)
                self._boxes.pop(land, None)

    def _veil_of(self, land: str) -> Sprite:
        if land not in self._veils:
            self._veils[land] = self._worker.plan.veil(land, self.view)
        return self._veils[land]

    def _paint_box(self, land: str) -> pygame.Rect:
        """The land with everything that may stick out of it, the tips of its marks, too."""
        if land in self._boxes:
            return self._boxes[land]
        box = self._ground_box(land).copy()
        layout = self._layouts.get(land)
        if layout:
            for place in layout.placed:
                box.union_ip(self._thing_rect(place, layout.size).inflate(round(26 * self._z), round(22 * self._z)))
        self._boxes[land] = box.inflate(12, 12).clip(self.canvas.get_rect())
        return self._boxes[land]

    def _ground_box(self, land: str) -> pygame.Rect:
        """The land, and the tips of its marks that stick out of it."""
        if land not in self._grounds:
            self._grounds[land] = self.land_rect(land).unionall([_ink(image).move(at) for image, at in self._marks_of(land)])
        return self._grounds[land]

    def _paint_on(self, target: pygame.Surface, box: pygame.Rect, state: ChartState, others: Mapping[str, LandLayout]) -> None:
        """Chart, marks, veil, outlines and all things, inside one box; `others`: lands with other things than they have."""
        target.set_clip(box)
        target.blit(self._base, box, box)
        lands = [land for land in self.geometry.lands if box.colliderect(self._ground_box(land).inflate(16, 16))]
        for land in lands:
            target.fblits(self._marks_of(land))
        lit = state.legal | state.picked
        veiled = [land for land in lands if land not in lit] if state.veiled and lit else []
        target.blits([self._veil_of(land) for land in veiled], False)
        target.blits([self._kept_outline(land, core) for land in lands if (core := self._core(land, state))], False)
        if state.pointed and state.pointed in self.geometry.lands:
            target.blit(*self._kept_outline(state.pointed, POINTED))
        for land, layout in self._layouts.items():
            if land in others or box.colliderect(self._paint_box(land)):
                standing.draw(target, others.get(land, layout), self.to_screen, self._look(land, state))
        target.set_clip(None)

    def _look(self, land: str, state: ChartState) -> standing.Look:
        return standing.Look(self._z, self._label_px, land in state.legal, land == state.pointed)

    @staticmethod
    def _core(land: str, state: ChartState) -> str | None:
        return LEGAL if land in state.legal or land in state.picked else None

    # --- in motion --------------------------------------------------------------------------------
    def paint_as(self, target: pygame.Surface, box: pygame.Rect, others: Mapping[str, LandLayout]) -> None:
        """Part of the picture last composed on another surface of the same size, some lands with other things."""
        if self._shown is not None:
            self._paint_on(target, box, self._shown, others)

    def state_of_picture(self) -> tuple[object, ...]:
        """Changes whenever the ground, the map's view or what is pointed at changed."""
        shown = self._shown
        return id(self._base), len(self._marks), self.view, shown and (shown.pointed, shown.legal, shown.picked, shown.veiled)

    def knows(self, land: str) -> bool:
        """Whether it shows this land."""
        return land in self.geometry.lands

    def placed(self, land: str, things: tuple[LandItem, ...]) -> LandLayout:
        """Where these things would stand."""
        return self.placer.place(land, things)

    def layout(self, land: str) -> LandLayout:
        """Where the things of a land stand, as last composed."""
        return self._layouts.get(land, LandLayout())

    def reach(self, land: str, layout: LandLayout) -> pygame.Rect:
        """The land with everything that sticks out of it, as composed and with this layout."""
        box = self._paint_box(land).copy()
        for place in layout.placed:
            box.union_ip(self._thing_rect(place, layout.size).inflate(round(26 * self._z), round(22 * self._z)))
        return box.clip(self.canvas.get_rect())

    def thing_centre(self, layout: LandLayout, kind: str) -> tuple[Point, int] | None:
        """Where the last piece of a kind stands in a layout and its size, in pixels; None if there is none."""
        for place in layout.placed:
            item = place.item
            if item.key.partition("/")[2].partition("~")[0] == kind:
                x, y = standing.last_piece(place, layout, self._z, self.to_screen(place.x, place.y))
                return (x, y), round(layout.size * self._z)
        return None

    def outline(self, land: str) -> Sprite:
        """The white outline of a land and where it lies on the composed surface."""
        return self._kept_outline(land, POINTED)

    def number_at(self, state: ChartState, land: str, thing: str) -> Point | None:
        """The middle of the number that the thing with this key wears in that state ("": the land itself), on the composed
        surface; None: it wears none, or where it stands is not known yet."""
        things = state.items.get(land, ())
        if not self.placer.knows(land, things):
            return None
        layout, look = self.placer.place(land, things), self._look(land, state)
        found = standing.numbers(layout, self.to_screen, look) if thing else standing.keys(layout, self.to_screen, look)
        return next((number.at for number in found if number.of.key == thing), None)

    def signs(self, state: ChartState, box: pygame.Rect) -> list[Sprite]:
        """Names of lands and numbers of pieces that lie partly in a box, where they are on the composed surface."""
        found = [
            sign for land in self.geometry.lands if box.colliderect(self._paint_box(land)) for sign in self.signs_of(state, land)
        ]
        return [(sprite, at) for sprite, at in found if box.colliderect(sprite.get_rect(topleft=at))]

    def signs_of(self, state: ChartState, land: str) -> list[Sprite]:
        """The same of one land."""
        things = state.items.get(land, ())
        if not self.placer.knows(land, things):
            return []
        return standing.signs(self.placer.place(land, things), self.to_screen, self._look(land, state))

    def rings(self, land: str) -> list[Sprite]:
        """The white rings of the pieces that may be chosen in a land, without what stands before them, and where they lie on the
        composed surface."""
        layout = self._layouts.get(land, LandLayout())
        if (kept := self._rings.get(land)) is None or kept[0] is not layout or kept[1] != self.view:
            found = standing.rings(layout, self.to_screen, self._z)
            kept = self._rings[land] = layout, self.view, [(sprite, (round(x), round(y))) for sprite, (x, y) in found]
        return kept[2]

    def _kept_outline(self, land: str, core: str) -> Sprite:
        """The outline at the present zoom; while a sharp one is being drawn, the plain one scaled up."""
        sprite, at = self._outlines.get((land, core, self._z)) or self._rough_outline(land, core)
        return sprite, (at[0] - round(self.view.x * self._z), at[1] - round(self.view.y * self._z))

    def _rough_outline(self, land: str, core: str) -> Sprite:
        if (land, core) not in self._rough:
            plain = self._outlines.get((land, core, self.scale))
            if plain is None:
                plain = self._outlines[land, core, self.scale] = self._worker.plan.outline(land, core, self.scale)
            if self.view.zoom == 1.0:
                return plain
            (sprite, (x, y)), k = plain, self.view.zoom
            big = pygame.transform.smoothscale(sprite, (round(sprite.get_width() * k), round(sprite.get_height() * k)))
            self._rough[land, core] = big, (round(x * k), round(y * k))
        return self._rough[land, core]

    def _marks_of(self, land: str) -> list[tuple[pygame.Surface, Point]]:
        """The land's marks that keep clear of its pieces, ready to blit."""
        if land not in self._visible:
            rows = self._layouts.get(land, LandLayout()).rows
            kind = self.geometry.terrain.get(land, "")
            half = terrain.MARK_BOX / 2
            out: list[tuple[pygame.Surface, Point]] = []
            taken = [(x - REACH, y - REACH, x + w + REACH, y + h + REACH) for x, y, w, h in rows]
            view, z = self.view, self._z
            for mark in self._marks.get(land, ()):
                for a, b, c, d in taken:
                    if a < mark.x < c and b < mark.y < d:
                        break
                else:
                    at = round((mark.x - half - view.x) * z), round((mark.y - half - view.y) * z)
                    out.append((terrain.mark_sprite(kind, mark.form, z), at))
            self._visible[land] = out
        return self._visible[land]


@remembered(400)
def _ink(image: pygame.Surface) -> pygame.Rect:
    return image.get_bounding_rect()


def _unmarked(things: tuple[LandItem, ...]) -> list[LandItem]:
    """The things without what the present question marks on them."""
    return [thing._replace(mark="", key="", number="") for thing in things]
