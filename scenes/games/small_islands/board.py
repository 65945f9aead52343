"""Small Islands' board: the archipelago on its chart, what may be pointed at, and where it is.

Keys of its items: `cell:3,-1` (an empty cell while a tile or ship is held), `cell:1,0/flower` (where the bonus token in
hand may go), `island:1,0` (an island, by its first cell; `island:1,0/nw` where a tile holds two).
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from scenes.draw.chart import ChartState
from scenes.games.small_islands import tiles
from scenes.games.small_islands.art.archipelago import Scene, Tile
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.chart import cell_of
from scenes.games.small_islands.isles import Isles
from scenes.widgets.base import UiItem

LAID = ("placed", "landed")
CARDS = ("current:", "next:", "card:")
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Board(Isles):
    """The chart with the archipelago, and everything on it that may be chosen or asked about."""

    # -- the position --------------------------------------------------------------------------
    def sync(self) -> None:
        """Read the view and what is legal; the next `repaint` shows it."""
        table, view = self.table, self.table.view
        assert self.map is not None
        self._items = None
        self.ways = self._ways()
        held = self.held()
        if held != self._held:
            self._held, self.turns = held, min((t for ways in self.ways.values() for t in ways), default=0)
        laid: dict[Place, Tile] = {cell: self._tile(cell) for cell in view.cells}
        for cell, owner in view.ships.items():
            laid[cell] = tiles.ship(tiles.colour_of(table, owner))
        self.goals = self._goals(laid)
        self._mark_goals(laid)
        self.map.scene = Scene(laid, self.bounds)
        self._fit_in()
        self.scene = Scene(laid, self.bounds)
        self._fresh = self._since_own()
        self._number()
        self.point()

    def _since_own(self) -> tuple[tuple[Place, str], ...]:
        """Where others have laid tiles and ships since this seat's own last one, in whose colours."""
        table = self.table
        found: dict[Place, str] = {}
        if self.hidden or table.session.result is not None:
            return ()
        for entry in reversed(table.session.log):
            own = False
            for event in reversed(entry.events):
                if event.kind in LAID and len(event.args) >= 4:
                    who, cell = str(event.args[0]), (int(event.args[2]), int(event.args[3]))
                    own = own or who == table.seat
                    if not own and (cell in table.view.cells or cell in table.view.ships):
                        found.setdefault(cell, tiles.colour_of(table, who))
            if own:
                break
        return tuple(sorted(found.items()))

    def _fit_in(self) -> None:
        """Show all that was laid, and one cell around."""
        self._region = self.region_with()
        assert self.map is not None
        self.map.show(self._region)

    def _number(self) -> None:
        """Which of the keys 1-9 chooses what (as `TableScene.targets` counts); cells go on beyond nine."""
        table = self.table
        self._numbers = {}
        if self.goals:
            return
        first = 1 + len(table.carded) + len(table.listed)
        on_board = [key for key in self._order() if key in table.shapes]
        self._numbers = {key: str(n) for n, key in enumerate(on_board, first)}

    def _order(self) -> list[str]:
        """Keys of what may be chosen on the board, in reading order."""
        if self.ways:
            cells = sorted(self.ways, key=lambda at: (at[1], at[0]))
            return [f"cell:{c},{r}" for c, r in cells]
        return [key for key in self.table.shapes if key.startswith("island:")]

    def point(self) -> None:
        """The thing pointed at changed, or the held tile was turned."""
        table, old = self.table, self.scene
        laid = dict(old.tiles)
        if self.goals:
            for cell in {cell for things in self.goals.values() for cell, _ in things}:
                laid[cell] = self._tile(cell)
            self._mark_goals(laid)
        key = table.pointed
        pointed = cell_of(key[5:]) if key.startswith("cell:") and self._held else None
        legal = {at: self._numbers.get(f"cell:{at[0]},{at[1]}", "") for at in sorted(self.ways, key=lambda a: (a[1], a[0]))}
        ghost = self.ghost(pointed) if pointed is not None else None
        clashes = self.clashes(pointed) if pointed is not None and pointed not in self.ways else ()
        self.scene = Scene(laid, old.bounds, legal, pointed, ghost, clashes)
        self.scene = Scene(laid, old.bounds, legal, pointed, ghost, clashes, self._outlines(), self._letters(), self._fresh)
        self.state = ChartState({}, frozenset(self._numbers))

    def has(self, key: str) -> bool:
        """Whether this shape stands on the board."""
        head, _, rest = key.partition(":")
        if head == "cell":
            return cell_of(rest) in self.ways or key in self.goals
        return head == "island" and self.isle_of(key) is not None

    # -- items -----------------------------------------------------------------------------------
    def items(self) -> list[UiItem]:
        """Every cell, island or symbol that may be chosen or asked about."""
        if self._items is None:
            if self._held:
                self._items = self._cells()
            elif self.goals:
                self._items = self._targets()
            else:
                self._items = self._islands()
        return self._items

    def _cells(self) -> list[UiItem]:
        table = self.table
        assert self.map is not None
        open_cells = {*self.ways, *self._open()}
        out = []
        for c, r in sorted(open_cells, key=lambda at: (at[1], at[0])):
            key = f"cell:{c},{r}"
            legal = (c, r) in self.ways
            option = table.game.option_of(key)
            name = table.speech.option(table.view, table.asked, option) if legal else table.game.cell_name((c, r))
            why = "" if legal else self.why_not((c, r))
            more = len(self.ways.get((c, r), ()))
            value = table.t("isles-ways", n=more) if more > 1 else ""
            box = self._seen(self.map.rect((c, r)).move(self.inner.topleft))
            act = partial(table.touch, key) if legal else None
            out.append(UiItem("place", name, value, "", box, self.zone, legal, key, why, "", act))
        return out

    def _open(self) -> set[Place]:
        """Empty cells beside something laid."""
        laid = self.scene.tiles
        c, r, w, h = self.scene.bounds
        return {
            (x + dx, y + dy)
            for x, y in laid
            for dx, dy in BESIDE
            if (x + dx, y + dy) not in laid and c <= x + dx < c + w and r <= y + dy < r + h
        }

    def _targets(self) -> list[UiItem]:
        table = self.table
        assert self.map is not None
        out = []
        for key, things in self.goals.items():
            for n, (cell, thing) in enumerate(things):
                name = table.speech.option(table.view, table.asked, f"{table.aim}>{key}")
                spot = self.map.thing_rect(cell, thing).move(self.inner.topleft)
                box = self._seen(spot.inflate(table.kit.px(6), table.kit.px(6)))
                if n == 0:
                    out.append(UiItem("piece", name, "", "", box, self.zone, True, key, "", "", partial(table.touch, key)))
        return out

    def _islands(self) -> list[UiItem]:
        table = self.table
        assert self.map is not None
        choosing = any(key.startswith("island:") for key in table.shapes)
        side = table.kit.px(40)
        out = []
        for island in self.isles():
            key = self.isle_key(island)
            legal = key in table.shapes
            why = table.why(key) if choosing and not legal else ""
            rect = pygame.Rect(0, 0, side, side)
            rect.center = self.isle_centre(island)
            act = partial(table.touch, key) if legal else None
            item = UiItem("place", table.game.isle_name(island), table.game.isle_words(island), "", self._seen(rect), self.zone,
                        legal or not choosing, key, why, "", act)  # fmt: skip
            out.append(item)
        return out

    def _seen(self, rect: pygame.Rect) -> pygame.Rect | None:
        """The rect in the window, if its middle can be seen (the chart may be zoomed)."""
        return rect.clip(self.inner) if self.inner.collidepoint(rect.center) else None

    def cell_under(self, pos: tuple[int, int]) -> Place | None:
        """The cell of the table under the pointer; None off the chart."""
        if self.map is None or not self.inner.collidepoint(pos):
            return None
        cell = self.map.cell_at(pos[0] - self.inner.x, pos[1] - self.inner.y)
        return cell if self.map.inside(cell) else None

    def cell_box(self, cell: Place) -> pygame.Rect:
        """Where a cell is in the window."""
        assert self.map is not None
        return self.map.rect(cell).move(self.inner.topleft)

    def can_ask(self, cell: Place) -> bool:
        """Whether a cell is one where what is held might go: it may, or there is a reason why not."""
        return cell in self.ways or cell in self._open()

    def key_at(self, pos: tuple[int, int]) -> str:
        """What is under the pointer: a cell, a target of the token, an island; "" for open sea."""
        if not self.inner.collidepoint(pos) or self.map is None:
            return ""
        x, y = pos[0] - self.inner.x, pos[1] - self.inner.y
        if self._held:
            c, r = self.map.cell_at(x, y)
            return f"cell:{c},{r}" if self.can_ask((c, r)) else ""
        if self.goals:
            reach = self.map.thing_px() * 0.75
            best = ""
            for key, things in self.goals.items():
                for cell, thing in things:
                    box = self.map.thing_rect(cell, thing)
                    far = ((box.centerx - x) ** 2 + (box.centery - y) ** 2) ** 0.5
                    if far < reach:
                        best, reach = key, far
            return best
        return self._marked(x, y) or (self.isle_key(found) if (found := self.isle_at(x, y)) is not None else "")

    def _marked(self, x: int, y: int) -> str:
        """The island whose number or letter is under a pixel of the chart: both may stand off its land."""
        assert self.map is not None
        for outline in self.scene.outlines:
            if outline.number and self.map.badge_rect(outline).collidepoint(x, y):
                return next((key for key, number in self._numbers.items() if number == outline.number), "")
        for letter in self.scene.letters:
            if self.map.letter_rect(letter).collidepoint(x, y):
                return next((self.isle_key(i) for i in self.isles() if self.table.game.isle_short(i) == letter.text), "")
        return ""

    # -- for callouts and lists --------------------------------------------------------------------
    def standing(self) -> list[pygame.Rect]:
        """What a list of options should not cover: what has been laid, and what may be chosen. Lists are placed before `sync`."""
        if self.map is None:
            return []
        self._fit_in()
        cells = {*self.table.view.cells, *self.table.view.ships, *self._ways()}
        return [self.map.rect(at).move(self.inner.topleft) for at in cells]

    def label_rects(self, lands: Any) -> list[pygame.Rect]:
        """What a callout may not cover: what may be chosen, and the thing it is about."""
        if self.map is None:
            return []
        cells: set[Place] = set(self.ways)
        cells |= {cell for things in self.goals.values() for cell, _ in things}
        for key in lands:
            if key.startswith("island:") and (island := self.isle_of(key)) is not None:
                cells |= set(island.cells)
            elif key.startswith("cell:"):
                cells.add(cell_of(key[5:]))
        return [self.map.rect(at).move(self.inner.topleft) for at in cells]

    def anchor(self, where: str) -> tuple[float, float] | None:
        """Where a callout's leader ends; of a card, what the callout is to be near."""
        if self.map is None or not where:
            return None
        if where.startswith(CARDS):
            item = self.table.item(where)
            return (float(item.rect.centerx), float(item.rect.y)) if item is not None and item.rect is not None else None
        if where.startswith("island:"):
            island = self.isle_of(where)
            return self.isle_centre(island) if island is not None else None
        box = self.map.rect(cell_of(where[5:])).move(self.inner.topleft)
        return float(box.centerx), float(box.centery)

    def leader_end(self, where: str, box: pygame.Rect) -> tuple[int, int] | None:
        """Where the leader of a callout in this box ends: at the rim of a cell, so that it crosses nothing on the tile."""
        if where.startswith(CARDS):
            return box.center  # it has none
        if self.map is None or not where.startswith("cell:"):
            return None
        cell = self.map.rect(cell_of(where[5:])).move(self.inner.topleft)
        return max(cell.left, min(cell.right, box.centerx)), max(cell.top, min(cell.bottom, box.centery))
