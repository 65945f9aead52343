"""A tile or a ship in hand over the archipelago: where it may lie, how it is turned, and what it would make of the islands."""

from __future__ import annotations

from typing import Any

from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import land
from scenes.games.small_islands.art.archipelago import Tile
from scenes.games.small_islands.art.land import Place

BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
ASKS = ("place.cell", "setup.cell", "land.cell")


def cell_of(key: str) -> Place:
    """The cell in a key such as "cell:3,-1/r2" or "island:1,0/nw", or in its part "3,-1"."""
    column, _, row = key.rpartition(":")[2].partition("/")[0].partition(",")
    return int(column), int(row)


class Held:
    """`what`: a tile, "ship:own", "ship:grey", or "" for nothing. `ways`: cells where it may lie -> turns -> option key."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self.what, self.turns = "", 0
        self.carried = ""  # a tile on its way under the pointer, not chosen yet
        self.ways: dict[Place, dict[int, str]] = {}
        self._grown: tuple[Any, Any, int] | None = None

    @property
    def tile(self) -> str:
        """The tile; "" for a ship, or nothing."""
        return "" if self.what.startswith("ship:") else self.what

    def read(self) -> None:
        """Another position or question: what it lays down, and where."""
        asked, what = self.model.asked, self.carried
        if not what and asked is not None and asked.kind in ASKS and asked.args:
            what = f"ship:{asked.args[0]}" if asked.kind == "land.cell" else str(asked.args[0])
        self.ways = self._places()
        if what != self.what:
            self.what, self.turns = what, min(self.turnings(), default=0)

    def _places(self) -> dict[Place, dict[int, str]]:
        """The options of the question, or those it would have for the tile that is dragged."""
        model = self.model
        if self.carried:
            found = model.facts.places(model.view, self.carried)
            return {(x, y): {turn: f"cell:{x},{y}/r{turn}" for turn in turns} for (x, y), turns in found.items()}
        ways: dict[Place, dict[int, str]] = {}
        for key in model.options:
            if key.startswith("cell:"):
                ways.setdefault(cell_of(key), {})[int(key.partition("/r")[2] or 0)] = key
        return ways

    def order(self) -> list[Place]:
        """The cells where it may lie, in reading order."""
        return sorted(self.ways, key=lambda at: (at[1], at[0]))

    def beside(self, laid: Any, bounds: tuple[int, int, int, int]) -> set[Place]:
        """Cells where it may lie, or where there is a reason why not: the empty ones beside something laid."""
        c, r, w, h = bounds
        near = {(x + dx, y + dy) for x, y in laid for dx, dy in BESIDE}
        return {*self.ways, *((x, y) for x, y in near - laid.keys() if c <= x < c + w and r <= y < r + h)}

    def why_not(self, cell: Place) -> str:
        """Why it may not lie on a cell as it is turned, in words."""
        model = self.model
        if self.carried:
            return str(model.wording.reason(model.facts.misfit(model.view, self.carried, cell, self.turns)))
        return str(model.why(f"cell:{cell[0]},{cell[1]}/r{self.turns}"))

    def lying(self, cell: Place | None) -> Tile | None:
        """As it would lie on a cell."""
        model, box = self.model, self.model.rules.box
        if cell is None or not self.what:
            return None
        if not self.tile:
            return tiles.ship(tiles.colour_of(model, model.seat if self.what == "ship:own" else tiles.GREY))
        return tiles.bare(box, self.what, self.turns_at(cell)) if self.what in box.faces or self.what.startswith("=") else None

    # -- turning -------------------------------------------------------------------------------
    def turns_at(self, cell: Place | None) -> int:
        """How it would lie there: as it is turned, or else turned on until it fits; without a cell: how it lies in the hand."""
        ways = self.ways.get(cell) if cell is not None else None
        return next(t % 4 for t in range(self.turns, self.turns + 4) if t % 4 in ways) if ways else self.turns

    def turnings(self) -> set[int]:
        """Every way in which it fits somewhere."""
        return {turn for ways in self.ways.values() for turn in ways}

    def turn(self, by: int, pointed: Place | None) -> bool:
        """Turn it on to where it fits; on a cell where it fits nowhere by one quarter."""
        if not self.tile:
            return False
        if pointed is None:
            free, now = self.turnings(), self.turns
        elif pointed in self.ways:
            free, now = set(self.ways[pointed]), self.turns_at(pointed)
        else:
            free, now = set(self.model.rules.box.faces[self.what].rotations), self.turns
        if free:
            self.turns = next(t % 4 for t in range(now + by, now + 5 * by, by) if t % 4 in free)
        return bool(free)

    def clashes(self, laid: Any, cell: Place | None) -> tuple[tuple[float, float], ...]:
        """Points of the lattice where it disagrees with its neighbours, on a cell where it may not lie."""
        lying = self.lying(cell)
        if cell is None or lying is None or cell in self.ways or cell in laid:
            return ()
        out = []
        for n, (dx, dy) in enumerate(land.CORNER):
            x, y = cell[0] + int(dx), cell[1] + int(dy)
            around = (((x - 1, y - 1), 2), ((x, y - 1), 3), ((x, y), 0), ((x - 1, y), 1))
            if any(at in laid and laid[at].corners[corner] != lying.corners[n] for at, corner in around if at != cell):
                out.append((float(x), float(y)))
        return tuple(out)

    # -- what it would make of the islands -----------------------------------------------------
    def grown(self, cell: Place | None) -> Any:
        """The largest island that the tile would enlarge on a cell (`Growth`), or make; None for none."""
        if cell is None or cell not in self.ways or not self.tile:
            return None
        key = (cell, self.turns_at(cell), self.what, self.model.stamp)
        if self._grown is None or self._grown[0] != key:
            found = self.model.facts.placed(self.model.view, self.what, cell, self.turns_at(cell))
            self._grown = key, max(found, key=lambda g: (bool(g.before), g.after.size), default=None), len(found)
        return self._grown[1]

    def grown_count(self, cell: Place) -> int:
        """How many islands it would change there."""
        return self._grown[2] if self.grown(cell) is not None and self._grown is not None else 0
