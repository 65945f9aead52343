"""Spirit Island's board: the position on the chart, what may be pointed at, and where it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import pygame

from game.core.engine.key import Key
from game.spirit_island.terms import FROM_LARGEST
from scenes.app.window import ui_scale
from scenes.draw import theme
from scenes.draw.camera import Box, Camera
from scenes.draw.geometry import contains
from scenes.games.spirit_island import island_map
from scenes.games.spirit_island.art.chart import Chart, ChartState
from scenes.games.spirit_island.art.island import Island, Stood, upright
from scenes.games.spirit_island.art.placement import ORDER, LandItem
from scenes.games.spirit_island.holding import Holding
from scenes.table.map_panel import Area, MapPanel, MapThing

if TYPE_CHECKING:
    from scenes.table.model import GameModel

FARTHEST = 4.0
LABELS = ("label", "threat", "defend", "token")  # what is said of a land; the rest stands there
PIECES = ("piece", "move")  # kinds of options that are touched at a piece
TOLD = (*FROM_LARGEST, "dahan", "blight")  # what stands in a land, in the order in which it is told
MOST_REPAINTED = 6  # lands that look otherwise after an answer, and are painted in its own frame
MOST_PLACED = 3  # lands on which things are placed anew in one frame, after an answer that changed many
ASTRAY = 4.0  # design px that a corner may stand over the border: no piece fills its corners
CHART = (970.0, 456.0)  # design px of the chart in the usual fold
HIT, LAND_HIT = 26, 44  # px: least sides of what can be hit
BEYOND = 60.0  # design px: nothing of a land stands as far from its box as that


class Board(MapPanel):
    """Chart, pieces, highlights. Keys of its items: `land:G5`, `piece:G5/town~1`, `move:G5/dahan` (a piece to move)."""

    model: GameModel
    state: ChartState
    waits = bays = True

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self.chart: Chart | None = None
        self.state = ChartState()
        self.holding = Holding()
        self.threats: dict[str, Any] = {}
        self.loss: tuple[str, ...] = ()  # why the coming invader phase would lose the game, as far as a set-up knows more reasons
        self._marked = ""
        self._values: dict[object, str] = {}
        self._told: dict[str, str] = {}  # what lies in each land in words, in this position
        self._names: dict[tuple[str, str], str] = {}
        self._centres: dict[str, tuple[float, float]] = {}
        self._centres_of: object = None
        self._placements: object = None
        self._signs: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._signs_of: object = None

    # -- layout --------------------------------------------------------------------------------
    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None:
        """Fit the chart into the sheet."""
        self.lie(sheet, inset, scale)
        view, model = self.model.view, self.model
        laid = model.rules.box.layouts[view.layout]
        terrain = {land: laid.land[land].terrain for land in laid.lands}
        boards = {land: laid.land[land].board for land in laid.lands}
        names = list(dict.fromkeys(boards.values()))
        listed = names[0]
        for n, name in enumerate(names[1:], 2):
            listed = model.t("list-and" if n == len(names) else "list-comma", a=listed, b=name)
        title = (
            model.t("table-boards", n=len(names), boards=listed),
            model.t("table-cliff-note"),
        )
        if model.grid.small:  # text is large, the sheet is not: its pieces stay as they are in a sheet of this size
            usual = min(self.inner.w / CHART[0], self.inner.h / CHART[1])
            scale = min(scale, max(ui_scale(model.area.size), usual))
        size = (self.inner.w / scale, self.inner.h / scale) if model.grid.small else (
            sheet.w / scale - 2 * inset, sheet.h / scale - 2 * inset)  # fmt: skip
        old = self.chart
        plan = model.rules.box.map_plan(view.layout)
        oceans = {found.board: land for land, found in model.facts.places(view).land.items() if model.facts.is_ocean(land)}
        threaded = not model.host.sync
        self.chart = island_map.chart(plan, terrain, boards, size, scale, title, small, threaded, oceans)
        if self.chart is not old:
            w, h = self.chart.geometry.size
            self.camera = Camera((w * scale, h * scale), (0, 0, w, h), FARTHEST)
        self.moved()
        self.inner.size = self.chart.size
        self._told = {}
        self.forget()

    @property
    def drawn(self) -> Chart | None:
        return self.chart

    def repaint(self, canvas: pygame.Surface, in_part: bool = False) -> list[pygame.Rect]:
        """In part: where much is new it is left for the next call, which has a frame to itself."""
        if in_part and not self.stale and self.chart is not None and len(self.chart.outdated(self.state)) > MOST_REPAINTED:
            self.stale = True
            return []
        return super().repaint(canvas, in_part)

    def compose(self, in_part: bool) -> None:
        assert self.chart is not None
        most = (0 if self.model.acts.holding else MOST_PLACED) if in_part else None
        self.chart.compose(self.state, low_quality=self._low_quality, most=most)
        self.stale = self.chart.stale
        if self._placements != (placements := (self.chart, self.chart.placements)):
            self._placements = placements
            self.forget()

    def prewarm_places(self) -> bool:
        return self.chart is not None and self.chart.prewarm_places(self.state, MOST_PLACED)

    def changing(self) -> list[pygame.Rect]:
        boxes = self.chart.changing(self.state) if self.chart is not None else []
        return [box.move(self.inner.topleft) for box in boxes]

    def update(self) -> bool:
        """Whether there is a better picture: the worker's, or a sharp one now that the wheel rests."""
        if self.chart is None or (self.chart.rough and self._low_quality):
            return False
        return self.chart.poll() or self.chart.rough

    @property
    def _low_quality(self) -> bool:
        return not self.model.host.sync and self.model.host.busy_hands

    # -- the position --------------------------------------------------------------------------
    def sync(self) -> None:
        """Read the view and what is legal; the next `repaint` shows it."""
        model = self.model
        view, facts = model.view, model.facts
        self.forget()
        self._told = {}
        self.threats = facts.threats(view) if model.session.result is None else {}
        self.loss = facts.coming_loss(view, self.threats) if model.session.result is None else ()
        legal = frozenset(land for land in view_lands(model) if f"land:{land}" in model.shapes)
        lying = {land: self._lying(land) for land in view_lands(model)}
        self._number(legal, lying)
        items = {land: self._marked_all(land, things) for land, things in lying.items()}
        if self.hidden:
            items = {land: (LandItem("label", text=self.label(land), key=f"land:{land}"),) for land in items}
        lit = frozenset() if legal or self.hidden else self._lit_lands()
        if not self.hidden:
            items = self.holding.keep(items, not facts.under_way(view) or model.session.result is not None)
        self.state = ChartState(items, legal, self._pointed_land(legal), lit, bool(legal or lit))

    def _lit_lands(self) -> frozenset[str]:
        """Where a piece may be chosen; else what a question answered by yes or no is about. None while only the order of parts
        is asked: a land that is lit there reads as the goal of the presence that may be taken from it, so its ring is enough."""
        if self.model.through:
            return frozenset()
        pieces = [Key.of(key) for key in self.model.shapes if Key.of(key).kind in PIECES and self.has(key)]
        asked = self.model.asked
        if not pieces and asked is not None and "yes" in self.model.options:
            return frozenset([land for land in view_lands(self.model) if land in asked.args])
        return frozenset([piece.first for piece in pieces])

    def label(self, land: str) -> str:
        """What a land's tag says: its name, and the first letter of its terrain where the player wants that."""
        model = self.model
        if not model.host.settings.terrain_letters:
            return land
        terrain = model.facts.terrain(model.view, land)
        return f"{land} {model.t(f'name-terrain-{terrain}')[:1]}"

    def point(self) -> None:
        """The thing pointed at changed: only its land and its mark differ."""
        old, now = self.state, self._pointed_land(self.state.legal)
        items = dict(old.items)
        for key in (self._marked, self.model.pointed):
            land = Key.of(key).first
            if Key.of(key).kind in PIECES and land in items and not self.hidden:
                items[land] = self.holding.held(land, self._things(land))
        self._marked = self.model.pointed
        self.state = ChartState(items, old.legal, now, old.picked, old.veiled)

    def _number(self, legal: frozenset[str], lying: Mapping[str, tuple[LandItem, ...]]) -> None:
        """Which number chooses which land or piece (as `Finder.numbers` counts)."""
        model = self.model
        self._numbers = {}
        keys = []
        pieces = any(Key.of(key).kind in PIECES for key in model.shapes)
        for land in view_lands(model):
            keys += [f"land:{land}"] if land in legal else []
            if pieces:
                things = sorted(lying[land], key=lambda thing: ORDER.index(thing.kind))  # as they stand
                keys += [key for thing in things for key in self._choices(thing)]
        before = len(model.option_map.numbered([*model.carded, *model.listed]))
        self._numbers = {key: str(n) for key, n in model.option_map.numbered(keys, before).items()}

    def _things(self, land: str) -> tuple[LandItem, ...]:
        """What lies in a land and is said of it, with the marks of what may be chosen."""
        return self._marked_all(land, self._lying(land))

    def _lying(self, land: str) -> tuple[LandItem, ...]:
        """The same without marks."""
        model = self.model
        view, facts = model.view, model.facts
        out = [LandItem("label", text=self.label(land))]
        coming = self.threats.get(land)
        defend = facts.defend(view, land)
        if coming is not None and not coming.skipped:
            out.append(LandItem("threat", text=str(coming.damage), defended=defend > 0))
        elif defend > 0:
            out.append(LandItem("defend", text=str(defend)))
        self._add_pieces(out, land, (*FROM_LARGEST, "dahan"))
        for seat in view.seats:
            n = view.presence.get((land, seat), 0)
            if n:
                own = f"{land}/presence"
                key = own if seat == model.seat else f"{land}/presence-{seat}"
                out.append(LandItem("presence", n, player=model.colours[seat], sacred=facts.sacred(n), key=key))
        self._add_pieces(out, land, ("blight",))
        return (*out, *(LandItem("token", text=what) for what in facts.tokens(view, land)))

    def _add_pieces(self, out: list[LandItem], land: str, kinds: Iterable[str]) -> None:
        """The pieces of these kinds in a land, each damage by itself."""
        for kind in kinds:
            for damage, n in enumerate(self.model.view.pieces.get((land, kind), ())):
                if n:
                    key = f"{land}/{kind}~{damage}" if damage else f"{land}/{kind}"
                    out.append(LandItem(kind, n, damage=damage, key=key))

    def _marked_all(self, land: str, lying: Iterable[LandItem]) -> tuple[LandItem, ...]:
        """The things of a land with the marks of what may be chosen, the land itself by its label."""
        marked = [self._marked_as(thing) if thing.key else thing for thing in lying]
        if number := self._numbers.get(f"land:{land}", ""):
            marked[0] = marked[0]._replace(mark=number)  # its label
        return tuple(marked)

    def _marked_as(self, thing: LandItem) -> LandItem:
        """The same with what shows that it may be chosen, and by which number."""
        mark = self._mark(thing.key)
        if not mark:
            return thing
        number = next((n for key in self._choices(thing) if (n := self._numbers.get(key))), "")
        return thing._replace(mark=mark, number=number)

    def _mark(self, key: str) -> str:
        model = self.model
        if model.aim == f"move:{key}":
            return "chosen"
        for head in PIECES:
            if f"{head}:{key}" in model.shapes:
                return "pointed" if model.pointed == f"{head}:{key}" else "legal"
        return ""

    def _pointed_land(self, legal: frozenset[str]) -> str | None:
        key = self.model.pointed
        land = Key.of(key)
        return land.rest if land.kind == "land" and land.rest in legal else None

    def has(self, key: str) -> bool:
        """Whether this shape key (land:…, piece:…, move:LAND/KIND) stands on the map."""
        parsed, view = Key.of(key), self.model.view
        if parsed.kind == "land":
            return parsed.rest in view_lands(self.model)
        land, kind = parsed.first, parsed.parts[1] if len(parsed.parts) > 1 else ""
        if kind == "presence":
            return bool(view.presence.get((land, self.model.seat)))
        have = view.pieces.get((land, kind), ())
        damage = int(parsed.suffix or 0)
        return len(have) > damage and have[damage] > 0

    # -- things --------------------------------------------------------------------------------
    def things(self) -> list[MapThing]:
        """The pieces that may be chosen, and every land."""
        chart = self.chart
        assert chart is not None
        out: list[MapThing] = []
        choosing = [key for key in self.model.shapes if key.startswith(("piece:", "move:"))]
        for land in view_lands(self.model):
            boxes, at = chart.thing_boxes(land), self._centre(land)
            pieces = [self._piece(key, box) for thing, box in boxes for key in self._choices(thing)] if choosing else []
            pieces.sort(key=lambda piece: int(self._numbers.get(piece.key, 0)))
            label = {thing.kind: box for thing, box in reversed(boxes)}.get("label")
            if pieces and label is not None and any(self._hit(piece).collidepoint(self.point_on_screen(at)) for piece in pieces):
                at = label[0] + label[2] / 2, label[1] + label[3] / 2
            marks = tuple([(x - 1, y - 2, w + 2, h + 4) for _, (x, y, w, h) in boxes])
            covers = tuple([box for _, box in boxes]) or (self._roughly(land),)
            area = Area(_box(chart.geometry.boxes[land]), chart.geometry.lands[land])
            name, value = self.land_name(land), self.land_value(land)
            out += [
                MapThing(f"land:{land}", name, at, label, value, "land", (area,), marks, covers, LAND_HIT),
                *pieces,
            ]
        return out

    def _piece(self, key: str, box: Box) -> MapThing:
        x, y, w, h = box
        at, mark = (x + w / 2, y + h / 2), (x - 1, y - 2, w + 2, h + 4)
        return MapThing(key, self.model.shape_name(key), at, box, "", "piece", (), (mark,), (), HIT)

    def number_at(self, thing: MapThing) -> tuple[int, int]:
        key, at = Key.of(thing.key), None
        if self.chart is not None and key.kind in (*PIECES, "land"):
            at = self.chart.number_at(self.state, key.first, key.rest if key.kind in PIECES else "")
        return super().number_at(thing) if at is None else (self.inner.x + round(at[0]), self.inner.y + round(at[1]))

    def over_ring(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Names of lands and numbers of the pieces beside it."""
        if self.chart is None or self.model.open:
            return
        band = 4 * self.model.kit.px(theme.FOCUS_RING)  # as far out as the ring reaches, at both sides
        local, clip = box.move(-self.inner.x, -self.inner.y), surface.get_clip()
        surface.set_clip(box.inflate(band, band).clip(clip).clip(self.inner))
        for sprite, (x, y) in self.chart.signs(self.state, local.inflate(band, band)):
            if not local.contains(sprite.get_rect(topleft=(x, y))):
                surface.blit(sprite, (self.inner.x + x, self.inner.y + y))
        surface.set_clip(clip)

    def part_at(self, pos: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """The piece under the pointer, the threat or the Defend beside them."""
        if self.chart is None or self.hidden or not self.inner.collidepoint(pos):
            return None
        x, y = self.camera.to_map((pos[0] - self.inner.x, pos[1] - self.inner.y))
        for land in view_lands(self.model):
            west, north, east, south = self.chart.geometry.boxes[land]
            if not (west - BEYOND <= x < east + BEYOND and north - BEYOND <= y < south + BEYOND):
                continue
            for thing, (left, top, wide, high) in reversed(self.chart.thing_boxes(land)):
                if thing.kind != "label" and left <= x < left + wide and top <= y < top + high:
                    return f"piece:{thing.key or f'{land}/{thing.kind}'}", self.on_screen((left, top, wide, high))
        return None

    def _choices(self, thing: LandItem) -> list[str]:
        """What choosing this thing would answer now."""
        keys = [f"{head}:{thing.key}" for head in PIECES] if thing.key else []
        return [key for key in keys if key in self.model.shapes]

    def _centre(self, land: str) -> tuple[float, float]:
        """The chart's point well inside a land, kept with the chart."""
        assert self.chart is not None
        if self.chart.geometry is not self._centres_of:
            self._centres_of, self._centres = self.chart.geometry, {}
        if land not in self._centres:
            self._centres[land] = self.chart.geometry.centre(land)
        return self._centres[land]

    def ground_kind(self, pos: tuple[int, int]) -> str:
        """A terrain, or the sea."""
        chart, x, y = self.chart, pos[0] - self.inner.x, pos[1] - self.inner.y
        if chart is None or not self.inner.collidepoint(pos):
            return ""
        land = chart.land_at(x, y)
        if land is None:
            return "sea"
        pad = self.model.kit.px(5)
        taken = any(rect.inflate(pad, pad).collidepoint(x, y) for _, rect in chart.thing_rects(land))
        return "" if taken else chart.geometry.terrain[land]

    def _roughly(self, land: str) -> Box:
        """Where the things of a land will stand, before the map was painted."""
        (x, y), side = self._centre(land), self.model.kit.px(96) / self.camera.z
        return x - side / 2, y - side / 4, side, side / 2

    def loss_in(self, land: str) -> str:
        """That what comes to a land would lose the game; "" for most."""
        model = self.model
        if not any(spot.startswith(f"{land}/") for spot in self.loss):
            return ""
        return model.t("table-coming-end", reason=model.wording.texts.ending(self.loss, model.names))

    def land_name(self, land: str) -> str:
        """ "G5, sands"."""
        model = self.model
        key = (model.host.lang, land)
        if key not in self._names:
            terrain = model.facts.terrain(model.view, land)
            self._names[key] = model.t("table-land", land=land, terrain=model.t(f"icon-{terrain}"))
        return self._names[key]

    def land_value(self, land: str) -> str:
        """What lies in a land, in words (kept by what it tells)."""
        if (told := self._told.get(land)) is not None:
            return told
        model, view, coming = self.model, self.model.view, self.threats.get(land)
        key = (
            model.host.lang,
            tuple([view.pieces.get((land, kind), ()) for kind in TOLD]),
            tuple([(model.names[seat], view.presence.get((land, seat), 0)) for seat in view.seats]),
            coming.damage if coming else None,
            model.facts.defend(view, land),
            model.facts.tokens(view, land),
        )
        if key not in self._values:
            if len(self._values) > 3000:
                self._values.clear()
            self._values[key] = self._value(land)
        self._told[land] = self._values[key]
        return self._told[land]

    def _value(self, land: str) -> str:
        model, view = self.model, self.model.view
        parts = []
        for kind in TOLD:
            have = view.pieces.get((land, kind), ())
            if sum(have):
                said = model.t("table-np", what=kind, n=sum(have))
                hurt = sum(damage * n for damage, n in enumerate(have))
                parts.append(model.t("table-hurt", what=said, n=hurt) if hurt else said)
        for seat in view.seats:
            n = view.presence.get((land, seat), 0)
            if n:
                parts.append(model.t("table-presence-of", n=n, who=model.names[seat]))
        if defend := model.facts.defend(view, land):
            parts.append(model.t("table-defend", n=defend))
        if (coming := self.threats.get(land)) is not None:
            parts.append(model.t("table-threat", n=coming.damage))
        parts += [model.t(f"table-token-{what}") for what in model.facts.tokens(view, land)]
        return model.joined(parts) if parts else model.t("table-empty-land")

    def astray(self) -> list[tuple[str, str]]:
        """Pieces, tags and signs whose box is not within their land."""
        chart = self.chart
        if chart is None:
            return []
        out = []
        for land, points in chart.geometry.lands.items():
            for thing, (x, y, w, h) in chart.thing_boxes(land):
                inner = (x + ASTRAY, y + ASTRAY, x + w - ASTRAY, y + h - ASTRAY)
                corners = [(inner[i], inner[j]) for i in (0, 2) for j in (1, 3)]
                if thing.kind != "label" and not all(contains(points, *at) for at in corners):
                    out.append((f"{thing.kind} in {land}", f"its box {x:.0f}, {y:.0f}, {w:.0f} x {h:.0f} is over the border"))
        return out

    def hero(self) -> Island | None:
        """The island without what is only said of it."""
        chart, model = self.chart, self.model
        if chart is None:
            return None
        items = {land: [thing for thing in there if thing.kind not in LABELS] for land, there in self.state.items.items()}
        things = upright(chart.geometry.lands, items, chart.placer.sizes[len(chart.placer.sizes) // 2 :])
        raw = model.rules.box.raw["spirit"]
        spirits = [Stood(str(one), tuple(raw[one].get("elements_main", ()))) for one in model.view.spirits.values()]
        return Island(chart.geometry, chart.ground, things, spirits)

    def bay(self, size: tuple[int, int], near: list[tuple[float, float]]) -> pygame.Rect | None:
        """On open water."""
        if self.chart is None or self.zoomed:
            return None
        found = self.chart.bay(*size, [(x - self.inner.x, y - self.inner.y) for x, y in near])
        return found.move(self.inner.topleft) if found else None

    def written(self) -> list[pygame.Rect]:
        """The names of the lands and the title of the chart."""
        if self.chart is None:
            return []
        names = [self.on_screen(thing.box) for thing in self.present().values() if thing.area and thing.box is not None]
        return [*names, self.on_screen(self.chart.title)] if self.chart.title is not None else names

    def breathing(self) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """The lands that may be chosen or have pieces to choose from, but for the one pointed at; those pieces."""
        if self.chart is None:
            return []
        found = [self.chart.outline(land) for land in self.state.legal | self.state.picked if land != self.state.pointed]
        found += [ring for land in self.state.picked for ring in self.chart.rings(land)]
        return [(sprite, (x + self.inner.x, y + self.inner.y)) for sprite, (x, y) in found]

    def over_breath(self) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Names and numbers of the same lands: the white lay over half of what chooses a piece."""
        if self.chart is None or self.hidden:
            return []
        now = (theme.palette(), self.chart, self.state, self.chart.view, self.chart.placements)
        if self._signs_of != now:
            found = [
                sign for land in sorted(self.state.legal | self.state.picked) for sign in self.chart.signs_of(self.state, land)
            ]
            self._signs_of, self._signs = now, [(sprite, (x + self.inner.x, y + self.inner.y)) for sprite, (x, y) in found]
        return self._signs

    def moved(self) -> None:
        if self.chart is not None:
            self.chart.set_view(self.camera.zoom_ratio, self.camera.x, self.camera.y)


def _box(corners: tuple[float, float, float, float]) -> Box:
    """Corners as a box."""
    x0, y0, x1, y1 = corners
    return x0, y0, x1 - x0, y1 - y0


def view_lands(model: Any) -> tuple[str, ...]:
    """All lands in board order, with the oceans that are places of the map."""
    lands: tuple[str, ...] = model.facts.places(model.view).lands
    return lands
