"""A tile or a ship in hand over the archipelago: where it may lie, and what it would make of the islands."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import land
from scenes.games.small_islands.art.archipelago import Tile
from scenes.games.small_islands.art.land import Place
from scenes.table.held import Held, Ways

if TYPE_CHECKING:
    from scenes.table.model import GameModel

BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
LAYING = ("place.cell", "setup.cell", "land.cell")
DRAGGED = ("setup.start", "setup.cell", "turn.choose", "place.tile", "place.cell")  # while these are asked


def cell_of(key: str) -> Place:
    """The cell in a key such as "cell:3,-1/r2" or "island:1,0/nw", or the cell "3,-1" itself."""
    column, _, row = (Key.of(key).first or key).partition(",")
    return int(column), int(row)


def cell_key(at: Place, turns: int | None = None) -> str:
    """The key of a cell, or the option of laying something there so turned."""
    return f"cell:{at[0]},{at[1]}" + ("" if turns is None else f"/r{turns}")


class HeldTile(Held[Place]):
    """`what`: a tile, "ship:own", "ship:grey", or "" for nothing."""

    model: GameModel

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self._grown: tuple[object, Any, int] = None, None, 0

    @property
    def tile(self) -> str:
        """The tile; "" for a ship, or nothing."""
        return "" if Key.of(self.what).kind == "ship" else self.what

    def asked_for(self) -> str:
        asked = self.model.asked
        if asked is None or asked.kind not in LAYING or not asked.args:
            return ""
        return f"ship:{asked.args[0]}" if asked.kind == "land.cell" else str(asked.args[0])

    def offered(self) -> Ways[Place]:
        ways: Ways[Place] = {}
        for option in self.model.options:
            key = Key.of(option)
            if key.kind == "cell":
                turns = key.parts[1].removeprefix("r") if len(key.parts) > 1 else 0
                ways.setdefault(cell_of(option), {})[int(turns)] = option
        return ways

    def fits(self, thing: str) -> Ways[Place]:
        model = self.model
        if model.asked is None or model.asked.kind not in DRAGGED or thing not in model.rules.box.faces:
            return {}
        found = model.facts.places(model.view, thing)
        return {at: {turn: cell_key(at, turn) for turn in turns} for at, turns in found.items()}

    def looks(self) -> Collection[int]:
        return self.model.rules.box.faces[self.tile].rotations if self.tile else ()

    def beside(self, laid: Mapping[Place, Tile], bounds: tuple[int, int, int, int]) -> set[Place]:
        """Cells where it may lie, or where there is a reason why not: the empty ones beside something laid."""
        c, r, w, h = bounds
        near = {(x + dx, y + dy) for x, y in laid for dx, dy in BESIDE}
        return {*self.ways, *((x, y) for x, y in near - laid.keys() if c <= x < c + w and r <= y < r + h)}

    def why_not(self, at: Place) -> str:
        model = self.model
        if self.carried:
            return model.wording.reason(model.facts.misfit(model.view, self.carried, at, self.turns))
        return model.why(cell_key(at, self.turns))

    def lying(self, cell: Place | None) -> Tile | None:
        """As it would lie on a cell."""
        model, box = self.model, self.model.rules.box
        if cell is None or not self.what:
            return None
        if not self.tile:
            return tiles.ship(tiles.colour_of(model, model.seat if self.what == "ship:own" else tiles.GREY))
        known = self.what in box.faces or self.what.startswith("=")  # a case may hold what was never printed
        return tiles.bare(box, self.what, self.turns_at(cell)) if known else None

    def clashes(self, laid: Mapping[Place, Tile], cell: Place | None) -> tuple[tuple[float, float], ...]:
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

    def grown(self, cell: Place | None) -> tuple[Any, int]:
        """The largest island that the tile would enlarge on a cell (`Growth`), or make, None for none; how many it changes."""
        if cell is None or cell not in self.ways or not self.tile:
            return None, 0
        key = (cell, self.turns_at(cell), self.what, self.model.stamp)
        if self._grown[0] != key:
            self._grown = key, *largest(self.model.facts.placed(self.model.view, self.what, cell, self.turns_at(cell)))
        return self._grown[1:]


def largest(found: Collection[Any]) -> tuple[Any, int]:
    """Of islands that change the largest, an enlarged one rather than a new one, and how many there are."""
    return max(found, key=lambda growth: (bool(growth.before), growth.after.size), default=None), len(found)
