"""Spirit Island's board: the position on the chart, what may be pointed at, and where it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes.draw.chart import Chart, ChartState
from scenes.draw.placement import LandItem
from scenes.games.spirit_island import island_map
from scenes.table.chart_sheet import WHEEL, ChartSheet
from scenes.widgets.base import UiItem

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

INVADERS = ("city", "town", "explorer")
FARTHEST = 4.0
MOST_PLACED = 3  # lands on which things are placed anew in one frame, after an answer that changed many
HIT = 26  # px: least side of what can be hit


class Board(ChartSheet):
    """Chart, pieces, highlights. Keys of its items: `land:G5`, `piece:G5/town~1`, `move:G5/dahan` (a piece to move)."""

    waits = True

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.chart: Chart | None = None
        self.threats: dict[str, Any] = {}
        self._marked = ""
        self._values: dict[object, str] = {}
        self._names: dict[tuple[str, str], str] = {}
        self._centres: dict[str, tuple[float, float]] = {}
        self._centres_of: object = None

    # -- layout --------------------------------------------------------------------------------
    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None:
        """Fit the chart into the sheet."""
        self.lie(sheet, inset, scale)
        view, table = self.table.view, self.table
        laid = table.rules.box.layouts[view.layout]
        terrain = {land: laid.land[land].terrain for land in laid.lands}
        boards = {land: laid.land[land].board for land in laid.lands}
        names = list(dict.fromkeys(boards.values()))
        listed = names[0]
        for n, name in enumerate(names[1:], 2):
            listed = table.t("list-and" if n == len(names) else "list-comma", a=listed, b=name)
        title = (
            table.t("table-boards", n=len(names), boards=listed),
            table.t("table-cliff-note"),
        )
        size = (sheet.w / scale - 2 * inset, sheet.h / scale - 2 * inset)
        old = self.chart
        self.chart = island_map.chart(view.layout, terrain, boards, size, scale, title, small, threaded=not table.app.sync)
        if self.chart is not old:
            self.chart.set_view(1.0)
        self.inner.size = self.chart.size

    @property
    def drawn(self) -> Chart | None:
        return self.chart

    def compose(self, in_part: bool) -> None:
        assert self.chart is not None
        most = (0 if self.table.holding else MOST_PLACED) if in_part else None
        self.chart.compose(self.state, low_quality=self._low_quality, most=most)
        self.stale = self.chart.stale

    def prewarm_places(self) -> bool:
        return self.chart is not None and self.chart.prewarm_places(self.state, MOST_PLACED)

    def ring_box(self, item: UiItem) -> pygame.Rect | None:
        land = item.key.partition(":")[2].partition("/")[0]
        if self.chart is None or item.rect is None or item.role not in ("land", "piece"):
            return item.rect
        for thing, box in self.chart.thing_rects(land):
            if thing.kind == "label" if item.role == "land" else item.key in self._choices(thing):
                return box.move(self.inner.topleft)
        return item.rect

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
        return not self.table.app.sync and self.table.app.busy_hands

    # -- the position --------------------------------------------------------------------------
    def sync(self) -> None:
        """Read the view and what is legal; the next `repaint` shows it."""
        table = self.table
        view, facts = table.view, table.facts
        self._items = None
        self.threats = facts.threats(view) if table.session.result is None else {}
        legal = frozenset(land for land in view_lands(table) if f"land:{land}" in table.shapes)
        self._number_lands(legal)
        items = {land: () if self.hidden else self._things(land) for land in view_lands(table)}
        if self.hidden:
            items = {land: (LandItem("label", text=self.label(land), key=f"land:{land}"),) for land in items}
        self.state = ChartState(items, legal, self._pointed_land(legal), frozenset(), bool(legal))

    def label(self, land: str) -> str:
        """What a land's tag says: its name, and the first letter of its terrain where the player wants that."""
        table = self.table
        if not table.app.settings.terrain_letters:
            return land
        terrain = table.rules.box.layouts[table.view.layout].land[land].terrain
        return f"{land} {table.t(f'name-terrain-{terrain}')[:1]}"

    def point(self) -> None:
        """The thing pointed at changed: only its land and its mark differ."""
        old, now = self.state, self._pointed_land(self.state.legal)
        items = dict(old.items)
        for key in (self._marked, self.table.pointed):
            land = key.partition(":")[2].partition("/")[0]
            if key.startswith(("piece:", "move:")) and land in items and not self.hidden:
                items[land] = self._things(land)
        self._marked = self.table.pointed
        self.state = ChartState(items, old.legal, now, old.picked, old.veiled)

    def _number_lands(self, legal: frozenset[str]) -> None:
        """Which of the keys 1-9 chooses which land (as `TableScene.targets` counts)."""
        table = self.table
        self._numbers = {}
        if any(key.startswith(("piece:", "move:")) for key in table.shapes):
            return
        first = 1 + len(table.carded) + len(table.listed)
        for n, land in enumerate([land for land in view_lands(table) if land in legal], first):
            if n < 10:
                self._numbers[land] = str(n)

    def _things(self, land: str) -> tuple[LandItem, ...]:
        table = self.table
        view, facts = table.view, table.facts
        out = [LandItem("label", text=self.label(land), mark=self._numbers.get(land, ""), key="")]
        coming = self.threats.get(land)
        defend = facts.defend(view, land)
        if coming is not None and not coming.skipped:
            out.append(LandItem("threat", text=str(coming.damage), defended=defend > 0))
        elif defend > 0:
            out.append(LandItem("defend", text=str(defend)))
        for kind in (*INVADERS, "dahan"):
            out += self._pieces(land, kind)
        for seat in view.seats:
            n = view.presence.get((land, seat), 0)
            if n:
                own = f"{land}/presence"
                key = own if seat == table.seat else f"{land}/presence-{seat}"
                out.append(
                    LandItem("presence", n, player=table.colours[seat], sacred=facts.sacred(n), key=key, mark=self._mark(key))
                )
        return (*out, *self._pieces(land, "blight"))

    def _pieces(self, land: str, kind: str) -> list[LandItem]:
        out = []
        for damage, n in enumerate(self.table.view.pieces.get((land, kind), ())):
            if n:
                key = f"{land}/{kind}~{damage}" if damage else f"{land}/{kind}"
                out.append(LandItem(kind, n, damage=damage, key=key, mark=self._mark(key)))
        return out

    def _mark(self, key: str) -> str:
        table = self.table
        if table.aim == f"move:{key}":
            return "chosen"
        for head in ("piece", "move"):
            if f"{head}:{key}" in table.shapes:
                return "pointed" if table.pointed == f"{head}:{key}" else "legal"
        return ""

    def _pointed_land(self, legal: frozenset[str]) -> str | None:
        key = self.table.pointed
        return key[5:] if key.startswith("land:") and key[5:] in legal else None

    def has(self, key: str) -> bool:
        """Whether this shape key (land:…, piece:…, move:LAND/KIND) stands on the map."""
        head, _, rest = key.partition(":")
        view = self.table.view
        if head == "land":
            return rest in view_lands(self.table)
        land, _, what = rest.partition("/")
        kind, _, damage = what.partition("~")
        if kind == "presence":
            return bool(view.presence.get((land, self.table.seat)))
        have = view.pieces.get((land, kind), ())
        return len(have) > int(damage or 0) and have[int(damage or 0)] > 0

    # -- items ---------------------------------------------------------------------------------
    def items(self) -> list[UiItem]:
        """Every land, and every piece that may be chosen."""
        if self._items is None:
            self._items = self._make_items()
        return self._items

    def _make_items(self) -> list[UiItem]:
        table, chart = self.table, self.chart
        assert chart is not None
        choosing = any(key.startswith("land:") for key in table.shapes)
        side = table.kit.px(44)
        out = []
        for land in view_lands(table):
            key = f"land:{land}"
            pieces = [(k, self._reach(box)) for thing, box in chart.thing_rects(land) for k in self._choices(thing)]
            x, y = self._centre(land)
            if any(box.collidepoint(x, y) for _, box in pieces):
                x, y = chart.label_centre(land)
            rect = pygame.Rect(0, 0, side, side)
            rect.center = round(x) + self.inner.x, round(y) + self.inner.y
            legal = key in table.shapes
            why = table.why(key) if choosing and not legal else ""
            out.append(
                UiItem(
                    "land",
                    self.land_name(land),
                    self.land_value(land),
                    "",
                    self._seen(rect),
                    self.zone,
                    legal or not choosing,
                    key,
                    why,
                    "",
                    partial(table.touch, key) if legal else None,
                )
            )
            for k, box in pieces:
                place, act = self._seen(box.move(self.inner.topleft)), partial(table.touch, k)
                out.append(UiItem("piece", table.shape_name(k), "", "", place, self.zone, True, k, "", "", act))
        return out

    def _choices(self, thing: LandItem) -> list[str]:
        """What choosing this thing would answer now."""
        keys = [f"{head}:{thing.key}" for head in ("piece", "move")] if thing.key else []
        return [key for key in keys if key in self.table.shapes]

    def _reach(self, box: pygame.Rect) -> pygame.Rect:
        """A piece's place for the pointer: its picture may be small, what is hit never is."""
        least = max(HIT, self.table.kit.px(HIT))
        return box.inflate(max(0, least - box.w), max(0, least - box.h))

    def _centre(self, land: str) -> tuple[float, float]:
        """The chart's point well inside a land, kept until the map is moved."""
        assert self.chart is not None
        at = (self.chart.geometry.size, self.chart.scale, self.chart.view)
        if at != self._centres_of:
            self._centres_of, self._centres = at, {}
        if land not in self._centres:
            self._centres[land] = self.chart.land_centre(land)
        return self._centres[land]

    def _seen(self, rect: pygame.Rect) -> pygame.Rect | None:
        """The rect if its middle can be seen (the map may be zoomed)."""
        return rect if self.inner.collidepoint(rect.center) else None

    def land_name(self, land: str) -> str:
        """ "G5, sands"."""
        table = self.table
        key = (table.app.lang, land)
        if key not in self._names:
            terrain = table.rules.box.layouts[table.view.layout].land[land].terrain
            self._names[key] = table.t("table-land", land=land, terrain=table.t(f"icon-{terrain}"))
        return self._names[key]

    def land_value(self, land: str) -> str:
        """What lies in a land, in words (kept by what lies there)."""
        coming = self.threats.get(land)
        key = (
            self.table.app.lang,
            self.state.items.get(land),
            coming.damage if coming else None,
            self.table.facts.defend(self.table.view, land),
            self.table.seat,
        )
        if self.hidden or key not in self._values:
            said = self._value(land)
            if len(self._values) > 3000 or self.hidden:
                self._values.clear()
            self._values[key] = said
            return said
        return self._values[key]

    def _value(self, land: str) -> str:
        table, view = self.table, self.table.view
        parts = []
        for kind in (*INVADERS, "dahan", "blight"):
            have = view.pieces.get((land, kind), ())
            if sum(have):
                said = table.t("table-np", what=kind, n=sum(have))
                hurt = sum(damage * n for damage, n in enumerate(have))
                parts.append(table.t("table-hurt", what=said, n=hurt) if hurt else said)
        for seat in view.seats:
            n = view.presence.get((land, seat), 0)
            if n:
                parts.append(table.t("table-presence-of", n=n, who=table.names[seat]))
        if defend := table.facts.defend(view, land):
            parts.append(table.t("table-defend", n=defend))
        if (coming := self.threats.get(land)) is not None:
            parts.append(table.t("table-threat", n=coming.damage))
        return table.joined(parts) if parts else table.t("table-empty-land")

    def key_at(self, pos: tuple[int, int]) -> str:
        """The item under the pointer: a piece that may be chosen, else the land; "" in the sea."""
        if not self.inner.collidepoint(pos) or self.chart is None:
            return ""
        x, y = pos[0] - self.inner.x, pos[1] - self.inner.y
        hit = self.chart.thing_at(x, y)
        if hit and (keys := self._choices(hit[1])):
            return keys[0]
        if not hit:  # beside a small piece
            near = [i for i in self.items() if i.role == "piece" and i.rect and i.rect.collidepoint(pos)]
            if near:
                return near[0].key
        land = hit[0] if hit else self.chart.land_at(x, y)
        return f"land:{land}" if land else ""

    def standing(self) -> list[pygame.Rect]:
        """Roughly where the things of every land stand, also before the map was painted."""
        side = self.table.kit.px(96)
        out = []
        if self.chart is not None:
            for land in view_lands(self.table):
                boxes = [box for _, box in self.chart.thing_rects(land)]
                if not boxes:
                    x, y = self._centre(land)
                    boxes = [pygame.Rect(round(x) - side // 2, round(y) - side // 4, side, side // 2)]
                out += [box.move(self.inner.topleft) for box in boxes]
        return out

    def label_rects(self, lands: Any) -> list[pygame.Rect]:
        """What of these lands must stay visible: their label and their pieces."""
        assert self.chart is not None
        return [box.move(self.inner.topleft) for land in lands for _, box in self.chart.thing_rects(land)]

    def anchor(self, where: str) -> tuple[float, float] | None:
        """Where a callout's leader ends: at a land's label."""
        if self.chart is None or not where:
            return None
        x, y = self.chart.label_centre(where)
        return x + self.inner.x, y + self.inner.y

    # -- zoom and pan --------------------------------------------------------------------------
    @property
    def zoomed(self) -> bool:
        """Whether the map is zoomed in."""
        return self.chart is not None and self.chart.view.zoom > 1.0

    def zoom(self, steps: float, about: tuple[int, int]) -> None:
        """Wheel: about the pointer."""
        chart = self.chart
        assert chart is not None
        px, py = about[0] - self.inner.x, about[1] - self.inner.y
        x, y = chart.to_design(px, py)
        new = max(1.0, min(FARTHEST, chart.view.zoom * WHEEL**steps))
        if abs(new - 1.0) < 0.05:
            new = 1.0
        chart.set_view(new, x - px / chart.scale / new, y - py / chart.scale / new)
        self._items = None

    def pan(self, dx: int, dy: int) -> None:
        """Drag."""
        chart = self.chart
        assert chart is not None
        z = chart.scale * chart.view.zoom
        chart.set_view(chart.view.zoom, chart.view.x - dx / z, chart.view.y - dy / z)
        self._items = None

    def fit(self) -> None:
        """The whole map."""
        if self.chart is not None:
            self.chart.set_view(1.0)
            self._items = None


def view_lands(table: Any) -> tuple[str, ...]:
    """All lands in board order."""
    lands: tuple[str, ...] = table.rules.box.layouts[table.view.layout].lands
    return lands
