"""A map as the centre of the table: a picture seen through a camera, on its sheet of paper, and the things on it.

A game says once where each thing lies and what it is called (`MapPanel.things`). What can be pointed at, focused, read,
chosen, what a list may not cover and where a callout's leader ends all come from that list.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.engine.key import Key
from scenes.draw import paper, theme
from scenes.draw.camera import Box, Camera, Point
from scenes.draw.geometry import contains
from scenes.draw.partial_canvas import PartialCanvas
from scenes.table.panel import Panel, corners
from scenes.widgets.base import UiItem

if TYPE_CHECKING:
    from scenes.table.model import TableModel

BADGE = 20.0  # design px: the room of a number
LEADER_IN = 20.0  # design px beyond the border of a place at which a leader ends
LEADER_ASIDE = (24.0, -24.0, 48.0, -48.0, 72.0, 0.0)  # design px below the middle of a place that a leader makes for


class Area(NamedTuple):
    """A piece of land: its outline, counted from `origin`, and the box it lies in."""

    box: Box
    outline: Sequence[Point]
    origin: Point = (0.0, 0.0)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point of the map lies on it."""
        left, top, wide, high = self.box
        inside = left <= x < left + wide and top <= y < top + high
        return inside and contains(self.outline, x - self.origin[0], y - self.origin[1])


class MapThing(NamedTuple):
    """One thing of a map that may be chosen or asked about. Places are in units of the map (see `Camera`)."""

    key: str
    name: str
    at: Point  # its middle: where a click or a jump of the focus goes
    box: Box | None = None  # as it is drawn; None: nothing that one could draw a ring round
    value: str = ""
    role: str = "place"
    area: tuple[Area, ...] = ()  # the land it is, where it is more than its box
    marks: tuple[Box, ...] = ()  # what else stands for it, wherever that is: its number, its pieces
    covers: tuple[Box, ...] | None = None  # what no list and no callout may hide; None: its box
    least: float = 0.0  # design px: what is hit is never smaller
    reach: float = 0.0  # so far from its middle it is hit where nothing else is
    legal: bool | None = None  # None: whether its key can be chosen now
    why: str = ""  # where `legal` is given: why it cannot


class MapPanel(Panel):
    """The sheet of paper (`rect`) and the map inside its margin (`inner`). A game gives `drawn`, `compose`, `things`, and sets
    `camera` in `layout`."""

    zone = "board"

    def __init__(self, model: TableModel) -> None:
        super().__init__(model, pygame.Rect(0, 0, 1, 1))
        self.camera = Camera((1, 1), (0, 0, 1, 1))
        self._canvas: pygame.Surface | None = None
        self._place = pygame.Surface((1, 1))  # the part of the canvas that the map is painted on
        self._numbers: dict[str, str] = {}  # what may be chosen -> the digit that chooses it
        self._present: dict[str, MapThing] | None = None
        self._items: list[UiItem] | None = None
        self._standing: list[pygame.Rect] | None = None
        self._lines_of: dict[str, list[list[tuple[int, int]]]] = {}  # in the window
        self._marks: list[tuple[Box, str]] = []  # boxes of the present things and whose they are, in the order they are found
        self._small: list[MapThing] = []
        self._areas: list[tuple[Area, str]] = []

    # -- what a game gives ---------------------------------------------------------------------
    @property
    def drawn(self) -> PartialCanvas | None:
        """The map as it is drawn; None before the first layout."""
        raise NotImplementedError

    def compose(self, in_part: bool) -> None:
        """Paint what is new on it; `in_part`: see `repaint`."""
        raise NotImplementedError

    def things(self) -> Sequence[MapThing]:
        """All that may be chosen or asked about now, in reading order."""
        raise NotImplementedError

    def views(self) -> Mapping[str, Box]:
        """Parts of the map that can be shown large, such as each player's own: name -> which part."""
        return {}

    def moved(self) -> None:
        """The camera looks elsewhere."""

    def number(self, keys: Iterable[str]) -> None:
        """Which number chooses which of these things (as `Finder.numbers` counts)."""
        options, model = self.model.option_map, self.model
        before = len(options.numbered([*model.carded, *model.listed]))
        found = options.numbered([key for key in keys if key in model.shapes], before)
        self._numbers = {key: str(n) for key, n in found.items()}

    # -- layout and painting -------------------------------------------------------------------
    def lie(self, sheet: pygame.Rect, inset: float, scale: float) -> None:
        """The paper, and the map inside its margin of so many design pixels."""
        self.use(self.model.kit)
        self.rect = pygame.Rect(sheet)
        by = round(inset * scale)
        self.inner = sheet.inflate(-2 * by, -2 * by)

    def cast(self, canvas: pygame.Surface, origin: tuple[int, int] = (0, 0)) -> None:
        if self.rect != self.inner:
            paper.sheet_shadow(canvas, self.rect.move(-origin[0], -origin[1]), self.model.kit.scale)

    def paint(self, canvas: pygame.Surface) -> None:
        """The sheet with the whole map on it."""
        k = self.model.kit
        if self.rect != self.inner:
            paper.sheet(canvas, self.rect, k.scale, (self.inner.x - self.rect.x) / k.scale)
        self._draw(canvas, True)
        line = max(1, k.px(2))  # round the map, which is painted over piece by piece
        pygame.draw.rect(canvas, theme.shown(theme.INK), self.inner.inflate(2 * line, 2 * line), line)

    def repaint(self, canvas: pygame.Surface, in_part: bool = False) -> list[pygame.Rect]:
        return [box.move(self.inner.topleft) for box in self._draw(canvas, in_part=in_part)]

    def _draw(self, canvas: pygame.Surface, whole: bool = False, in_part: bool = False) -> list[pygame.Rect]:
        """Draw into `inner` what is new, or all of it; the boxes, counted from there."""
        drawn = self.drawn
        assert drawn is not None
        if self._canvas is not canvas or self._place.get_size() != self.inner.size:
            self._canvas, self._place = canvas, canvas.subsurface(self.inner)
        drawn.paint_onto(self._place)
        if whole:
            drawn.anew()
        self.compose(in_part)
        return drawn.dirty

    def closed(self) -> None:
        """The table is left for good: the picture may be kept for the next, the canvas not."""
        if self.drawn is not None:
            self.drawn.let_go(self._place)

    # -- the camera ----------------------------------------------------------------------------
    @property
    def zoomable(self) -> bool:
        return True

    @property
    def zoomed(self) -> bool:
        return self.camera.zoomed

    def out_of_sight(self) -> bool:
        """Whether something that may be chosen lies beyond the window."""
        things = [thing for thing in self.present().values() if thing.key in self.model.shapes]
        return any(not self.inner.collidepoint(self.point_on_screen(thing.at)) for thing in things)

    @property
    def closeness(self) -> float:
        return self.camera.zoom_ratio

    def zoom(self, steps: float, about: tuple[int, int]) -> None:
        self.camera.zoom(steps, (about[0] - self.inner.x, about[1] - self.inner.y))
        self._looked()

    def pan(self, dx: float, dy: float) -> None:
        self.camera.pan(dx, dy)
        self._looked()

    def fit(self) -> None:
        self.camera.fit()
        self._looked()

    def show(self, view: str) -> None:
        """One of `views`, as large as it can be."""
        self.camera.fit(self.views()[view])
        self._looked()

    def _looked(self) -> None:
        self.forget()
        self.moved()

    def on_screen(self, box: Box) -> pygame.Rect:
        """A box of the map in the window."""
        (x, y), z = self.camera.to_screen(box[:2]), self.camera.z
        return pygame.Rect(self.inner.x + round(x), self.inner.y + round(y), round(box[2] * z), round(box[3] * z))

    def point_on_screen(self, at: Point) -> tuple[int, int]:
        """A point of the map in the window."""
        (x, y), inner = self.camera.to_screen(at), self.inner
        return inner.x + round(x), inner.y + round(y)

    # -- things --------------------------------------------------------------------------------
    def forget(self) -> None:
        """The things are others now, or stand elsewhere in the window."""
        self._present = self._items = self._standing = None
        self._lines_of = {}

    def present(self) -> dict[str, MapThing]:
        """The things of the present picture by their keys."""
        if self._present is None:
            things = self.things()
            self._present = {thing.key: thing for thing in things}
            lands = [thing for thing in things if thing.area]
            self._small = [thing for thing in things if not thing.area]  # they lie on the land, so they are found first
            boxes = [(thing.box, *thing.marks) if thing.box is not None else thing.marks for thing in self._small]
            self._marks = [(box, thing.key) for thing, found in zip(self._small, boxes, strict=True) for box in found]
            self._marks += [(box, thing.key) for thing in lands for box in thing.marks]
            self._areas = [(area, thing.key) for thing in lands for area in thing.area]
        return self._present

    def thing(self, key: str) -> MapThing | None:
        """The thing with this key; a game may know more than those that can be pointed at now."""
        return self.present().get(key)

    def items(self) -> list[UiItem]:
        if self._items is None:
            kinds = {Key.of(key).kind for key in self.model.shapes}
            self._items = [self._item(thing, Key.of(thing.key).kind in kinds) for thing in self.present().values()]
        return self._items

    def _item(self, thing: MapThing, choosing: bool) -> UiItem:
        """`choosing`: some thing of this kind may be chosen, so that this one stands out, or there is a reason why not."""
        model, key = self.model, thing.key
        legal, choosing = (key in model.shapes, choosing) if thing.legal is None else (thing.legal, True)
        why = thing.why if thing.legal is not None else model.why(key) if choosing and not legal else ""
        rect, act = self._hit(thing), partial(model.acts.touch, key) if legal else None
        seen = rect.clip(self.inner) if self.inner.collidepoint(rect.center) else None  # the map may be zoomed
        usable = legal or not choosing
        return UiItem(thing.role, thing.name, thing.value, "", seen, self.zone, usable, key, why, "", act, tells=key)

    def _hit(self, thing: MapThing) -> pygame.Rect:
        """Where a thing is for the pointer: its picture may be small, what is hit never is."""
        least = self.model.kit.px(thing.least)
        if thing.box is None or thing.area:
            rect = pygame.Rect(0, 0, least, least)
            rect.center = self.point_on_screen(thing.at)
            return rect
        box = self.on_screen(thing.box)
        least = max(least, int(thing.least))
        return box.inflate(max(0, least - box.w), max(0, least - box.h))

    def ring_box(self, item: UiItem) -> pygame.Rect | None:
        thing = self.thing(item.key)
        if thing is None or thing.box is None or item.rect is None:
            return item.rect
        box = self.on_screen(thing.box)
        return box.union(self._badge(thing)) if item.key in self._numbers else box

    def key_at(self, pos: tuple[int, int]) -> str:
        if not self.inner.collidepoint(pos):
            return ""
        x, y = self.camera.to_map((pos[0] - self.inner.x, pos[1] - self.inner.y))
        self.present()
        for (left, top, wide, high), key in self._marks:
            if left <= x < left + wide and top <= y < top + high:
                return key
        small = [(math.dist(thing.at, (x, y)), thing) for thing in self._small]
        near = [(far, thing.key) for far, thing in small if far < thing.reach or self._hit(thing).collidepoint(pos)]
        if near:
            return min(near)[1]
        for area, key in self._areas:
            if area.contains(x, y):
                return key
        return ""

    def ground_at(self, pos: tuple[int, int]) -> str:
        """The land under the pointer, whatever stands on it; "" at sea."""
        if not self.inner.collidepoint(pos):
            return ""
        x, y = self.camera.to_map((pos[0] - self.inner.x, pos[1] - self.inner.y))
        self.present()
        found = next((key for area, key in self._areas if area.contains(x, y)), "")
        return found or self.key_at(pos)

    def outlines(self, key: str) -> list[list[tuple[int, int]]]:
        if key not in self._lines_of:  # of all lands at each frame of a step that is shown
            self._lines_of[key] = self._lines_found(key)
        return self._lines_of[key]

    def _lines_found(self, key: str) -> list[list[tuple[int, int]]]:
        thing = self.thing(key)
        if thing is None:
            return super().outlines(key)
        if not thing.area:
            return [corners(self.on_screen(thing.box))] if thing.box is not None else []
        return [[self.point_on_screen((x + area.origin[0], y + area.origin[1])) for x, y in area.outline] for area in thing.area]

    def grounds(self) -> list[str]:
        return [thing.key for thing in self.present().values() if thing.area]

    # -- for lists and callouts ----------------------------------------------------------------
    def standing(self) -> list[pygame.Rect]:
        if self._standing is None:  # an answer asks several times: for a list, for what it hides, for a card beside the map
            self._standing = [box for thing in self.present().values() for box in self._covers(thing)]
        return self._standing

    def badges(self) -> list[pygame.Rect]:
        things = [self.thing(key) for key in self._numbers]
        return [self._badge(thing) for thing in things if thing is not None and thing.box is not None]

    def _badge(self, thing: MapThing) -> pygame.Rect:
        """Where the number of a thing is drawn."""
        side = self.model.kit.px(BADGE)
        badge = pygame.Rect(0, 0, side, side)
        badge.center = self.number_at(thing)
        return badge

    def number_at(self, thing: MapThing) -> tuple[int, int]:
        """The middle of a thing's number in the window: its left upper corner, where a game says nothing else."""
        assert thing.box is not None
        return self.on_screen(thing.box).topleft

    def label_rects(self, keys: Iterable[str]) -> list[pygame.Rect]:
        return [box for key in keys if (thing := self.thing(key)) is not None for box in self._covers(thing)]

    def _covers(self, thing: MapThing) -> list[pygame.Rect]:
        boxes = thing.covers if thing.covers is not None else (thing.box,) if thing.box is not None else ()
        return [self.on_screen(box) for box in boxes]

    def anchor(self, where: str) -> tuple[float, float] | None:
        thing = self.thing(where)
        if thing is None:
            return super().anchor(where)
        return self.on_screen(thing.box).center if thing.box is not None else self.point_on_screen(thing.at)

    def leader_end(self, where: str, box: pygame.Rect) -> tuple[int, int] | None:
        thing = self.thing(where)
        if thing is None:
            return super().leader_end(where, box)
        if thing.area or thing.box is None:
            return self._just_inside(where, box)
        there = self.on_screen(thing.box)  # at its rim: the leader crosses nothing on it
        near = max(there.left, min(there.right, box.centerx)), max(there.top, min(there.bottom, box.centery))
        off = self.model.kit.px(14)  # its end is a dot: no name lies under that
        signs = [sign.inflate(off, off) for sign in self.signs()]
        rim = [(x, y) for x in (there.left, there.centerx, there.right) for y in (there.top, there.centery, there.bottom)]
        free = [spot for spot in [near, *rim] if spot != there.center and not any(sign.collidepoint(spot) for sign in signs)]
        return min(free, key=lambda spot: abs(spot[0] - near[0]) + abs(spot[1] - near[1]), default=near)

    def _just_inside(self, where: str, box: pygame.Rect) -> tuple[int, int] | None:
        """A little beyond the border of a place, on the way from this box toward its middle: what stands farther in is not
        crossed, and no name lies under the end if it can be. None where the box reaches into the place.
        """
        aim = self.anchor(where)
        if aim is None:
            return None
        px, lines = self.model.kit.px, self.outlines(where)
        signs = [sign.inflate(px(LEADER_IN), px(LEADER_IN)) for sign in self.signs()]
        first = None
        for aside in LEADER_ASIDE:
            end = entry(lines, box, (aim[0], aim[1] + px(aside)), px(LEADER_IN))
            if end is not None and not any(sign.collidepoint(end) for sign in signs):
                return end
            first = first or end
        return first


def entry(
    lines: Sequence[Sequence[tuple[int, int]]], box: pygame.Rect, aim: tuple[float, float], depth: float
) -> tuple[int, int] | None:
    """A point so far beyond the outlines of a place on the straight way from a box to a point in it; None where that way does
    not come in from outside, or is out again before.
    """
    start = pygame.Vector2(max(box.left, min(box.right, aim[0])), max(box.top, min(box.bottom, aim[1])))
    way = pygame.Vector2(aim) - start
    met = []
    for line in lines:
        for (ax, ay), (bx, by) in zip(line, [*line[1:], line[0]], strict=True):
            over = way.x * (by - ay) - way.y * (bx - ax)
            if over:
                far = ((ax - start.x) * (by - ay) - (ay - start.y) * (bx - ax)) / over
                along = ((ax - start.x) * way.y - (ay - start.y) * way.x) / over
                if 0 < far <= 1 and 0 <= along < 1:
                    met.append(far)
    long = way.length()
    if len(met) % 2 == 0 or (len(met) > 1 and (sorted(met)[1] - min(met)) * long <= depth):
        return None
    end = start + way * min(1.0, min(met) + depth / long)
    return round(end.x), round(end.y)
