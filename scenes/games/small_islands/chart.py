"""The chart of Small Islands as such: where it lies, its zoom, what of the view is drawn on it.

`Goals` adds what is held and where it may go, `Isles` the islands, `Board` what may be pointed at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import archipelago
from scenes.games.small_islands.art.archipelago import Map, Scene, Thing, Tile
from scenes.games.small_islands.art.land import Place
from scenes.table.chart_sheet import WHEEL, ChartSheet

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def cell_of(text: str) -> Place:
    """ "3,-1" or "3,-1/r2" as a place."""
    column, _, row = text.partition("/")[0].partition(",")
    return int(column), int(row)


class ChartBoard(ChartSheet):
    """What the sides of the board share: its state, and the sheet it is drawn on."""

    chart = None

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.map: Map | None = None
        self.scene = Scene()
        self.turns = 0
        self.carried = ""  # a tile on its way under the pointer, not chosen yet
        self._held = ""
        self._region: tuple[int, int, int, int] | None = None
        self._tiles: dict[Place, tuple[Any, Tile]] = {}
        self.ways: dict[Place, dict[int, str]] = {}  # legal cells: turns -> option key
        self.goals: dict[str, list[tuple[Place, Thing]]] = {}  # targets of the token in hand -> what they stand for
        self._grown: tuple[Any, Any, int] | None = None
        self._fresh: tuple[tuple[Place, str], ...] = ()  # what others have laid since

    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None:
        """Fit the chart into the sheet."""
        self.lie(sheet, inset, scale)
        if self.map is None or self.map.size != self.inner.size or self.map.scale != scale:
            self.map = Map(self.inner.size, scale)
            if self._region is not None:
                self.map.show(self._region)
        self._items = None

    @property
    def drawn(self) -> Map | None:
        return self.map

    def compose(self, in_part: bool) -> None:
        assert self.map is not None
        self.map.low_quality = not self.table.app.sync
        self.map.compose(self.scene)

    def changing(self) -> list[pygame.Rect]:
        boxes = self.map.changing(self.scene) if self.map is not None else []
        return [box.move(self.inner.topleft) for box in boxes]

    def update(self) -> bool:
        table = self.table
        if self.map is None or table.over or table.app.busy_hands:
            return False
        if not (table.app.sync or table.steps or table.motion.busy) and table.app.top is table:
            table.game.prepare()  # the worker has time: the table itself comes to it only when it has nothing else to do
        return self.map.sharpen()

    def public(self) -> pygame.Surface | None:
        """The archipelago alone, as everybody may see it: nothing of a question, nothing held."""
        if self.map is None or self._region is None:
            return None
        view = self.table.view
        laid = {cell: self._tile(cell) for cell in view.cells}
        laid |= {cell: tiles.ship(tiles.colour_of(self.table, owner)) for cell, owner in view.ships.items()}
        chart = Map(self.map.size, self.map.scale)
        chart.show(self._region)
        return chart.compose(Scene(laid, self.bounds))

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """The cells of the table."""
        left, top, columns, rows = self.table.facts.table_size(self.table.view)
        return int(left), int(top), int(columns), int(rows)

    def region_with(self, *more: Place) -> tuple[int, int, int, int]:
        """The cells to show: all that was laid, and one cell around; with more laid than there is."""
        view = self.table.view
        return archipelago.region_of([*view.cells, *view.ships, *more], self.bounds, before=self._region)

    def held(self) -> str:
        """What the present question lays down: a tile, "ship:own", "ship:grey", or "" for nothing. A dragged tile counts too."""
        asked = self.table.asked
        if self.carried:
            return self.carried
        if asked is None or asked.kind not in ("place.cell", "setup.cell", "land.cell"):
            return ""
        what = str(asked.args[0]) if asked.args else ""
        return f"ship:{what}" if asked.kind == "land.cell" else what

    def _tile(self, cell: Place) -> Tile:
        """A tile as it lies; kept while nothing on it changes."""
        view = self.table.view
        if self.hidden:
            tile = tiles.bare(self.table.rules.box, *view.cells[cell])
            return Tile(tile.corners, (), tile.keep)
        here = (
            view.cells[cell],
            tuple(sorted(item for item in view.tokens.items() if item[0][:2] == cell)),
            tuple(sorted(item for item in view.houses.items() if item[0][:2] == cell)),
            tuple(self.table.colours.values()),
        )
        cached = self._tiles.get(cell)
        if cached is None or cached[0] != here:
            cached = self._tiles[cell] = here, tiles.laid(self.table, cell)
        return cached[1]

    # -- zoom and pan ------------------------------------------------------------------------------
    @property
    def zoomed(self) -> bool:
        """Whether the chart is zoomed in."""
        return self.map is not None and self.map.zoomed

    def zoom(self, steps: float, about: tuple[int, int]) -> None:
        """Wheel: about the pointer."""
        assert self.map is not None
        self.map.zoom(WHEEL**steps, (about[0] - self.inner.x, about[1] - self.inner.y))
        self._items = None

    def pan(self, dx: int, dy: int) -> None:
        """Drag."""
        assert self.map is not None
        self.map.pan(dx, dy)
        self._items = None

    def fit(self) -> None:
        """All of it."""
        if self.map is not None:
            self.map.fit()
            self._items = None
