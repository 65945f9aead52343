"""Islands: land that hangs together across the sides of tiles, with all that lies on it.

`islands(s)` is worked out from cells, tokens and houses. Rules that change those go through `add_tile`, `add_token` and
`add_house`, which carry what is known over to the new position; whoever writes into the state directly calls `forget`.
"""

from __future__ import annotations

from typing import NamedTuple

from game.small_islands.faces import CORNERS
from game.small_islands.state import Cell, State
from game.small_islands.terms import SYMBOLS

Land = tuple[int, int, int]  # column, row, number of the area on the tile

# For each corner of a tile: the two side neighbours that share it (column step, row step, their corner).
SHARED = (
    ((0, -1, 3), (-1, 0, 1)),
    ((0, -1, 2), (1, 0, 0)),
    ((1, 0, 3), (0, 1, 1)),
    ((0, 1, 0), (-1, 0, 2)),
)
PORT_SPOT, BARE_SPOT = 10, 20
PORTS_AT_MOST = 2


class Island(NamedTuple):
    """One island. `at` is its uppermost, then leftmost tile and `area` its area there; `size` counts landscape tiles;
    `houses` names the colours on it; `free` house symbols carry none.
    """

    at: Cell
    area: int
    cells: frozenset[Cell]
    areas: frozenset[Land]
    size: int
    flower: int
    fruit: int
    leaf: int
    temple: int
    port: int
    sites: int
    houses: tuple[str, ...]

    @property
    def free(self) -> int:
        return self.sites - len(self.houses)

    def count(self, symbol: str) -> int:
        return getattr(self, symbol)

    def counts(self) -> dict[str, int]:
        return {symbol: getattr(self, symbol) for symbol in SYMBOLS}


class Isles:
    """All islands of a position: `root` leads from each area to its island's key in `by`. Never changed once in use."""

    __slots__ = ("root", "by", "listed", "around")

    def __init__(self, root: dict[Land, Land], by: dict[Land, Island]) -> None:
        self.root = root
        self.by = by
        self.listed: tuple[Island, ...] | None = None
        self.around: dict[Cell, tuple[tuple[Land, ...], ...]] = {}

    def copy(self) -> Isles:
        return Isles(self.root.copy(), self.by.copy())


def order(island: Island) -> tuple[int, int, int]:
    """Reading order: row, column, area."""
    return (island.at[1], island.at[0], island.area)


def islands(s: State) -> tuple[Island, ...]:
    """All islands in reading order."""
    isles = index(s)
    if isles.listed is None:
        isles.listed = tuple(sorted(isles.by.values(), key=order))
    return isles.listed


def island_of(s: State, land: Land) -> Island | None:
    """The island that an area of a tile belongs to; None where there is no such area."""
    isles = index(s)
    key = isles.root.get(land)
    return isles.by[key] if key is not None else None


def islands_on(s: State, cell: Cell) -> list[Island]:
    """The different islands that reach onto a tile, in the order of its areas."""
    if cell not in s.cells:
        return []
    found: list[Island] = []
    for area in range(len(s.box.faces[s.cells[cell][0]].areas)):
        island = island_of(s, (*cell, area))
        if island is not None and island not in found:
            found.append(island)
    return found


def name_of(s: State, island: Island) -> str:
    """The island's option key: its first tile, with a corner where that tile is two islands."""
    column, row = island.at
    if len(islands_on(s, island.at)) < 2:
        return f"island:{column},{row}"
    return f"island:{column},{row}/{corner_of(s, (column, row, island.area))}"


def corner_of(s: State, land: Land) -> str:
    """The first corner an area has as its tile lies."""
    tile, turns = s.cells[land[:2]]
    return s.box.faces[tile].turned[turns].corners_of(land[2])[0]


def area_at(s: State, cell: Cell, corner: str) -> int:
    """The number of the area at a corner of a tile; -1 for sea or where there is no tile."""
    if cell not in s.cells or corner not in CORNERS:
        return -1
    tile, turns = s.cells[cell]
    return s.box.faces[tile].turned[turns].area_at[CORNERS.index(corner)]


def meeting(s: State, cell: Cell) -> tuple[tuple[Land, ...], ...]:
    """For each corner of an empty cell: the keys of the islands that land there would join."""
    isles = index(s)
    found = isles.around.get(cell)
    if found is None:
        column, row = cell
        faces, cells, root = s.box.faces, s.cells, isles.root
        corners = []
        for shared in SHARED:
            keys: list[Land] = []
            for dc, dr, theirs in shared:
                near = (column + dc, row + dr)
                other = cells.get(near)
                if other is not None:
                    key = root.get((*near, faces[other[0]].turned[other[1]].area_at[theirs]))
                    if key is not None and key not in keys:
                        keys.append(key)
            corners.append(tuple(keys))
        found = isles.around[cell] = tuple(corners)
    return found


# ------------------------------------------------------------------------------------------------ working it out


def index(s: State) -> Isles:
    """Islands by area; remembered until the archipelago changes."""
    if s.isles is None:
        s.isles = _whole(s)
    return s.isles


def forget(s: State) -> None:
    """To be called after cells, ships, tokens, houses or the size of the table were written directly."""
    s.isles = s.coast = None


def _whole(s: State) -> Isles:
    isles = Isles({}, {})
    done: dict[Cell, tuple[str, int]] = {}
    for cell in sorted(s.cells):
        done[cell] = s.cells[cell]
        _join(s, isles, done, cell)
    for (column, row, spot), (_, shows) in s.tokens.items():
        area, before = printed(s, (column, row), spot)
        _count(isles, (column, row, area), before, shows)
    for (column, row, area, _), colour in s.houses.items():
        _settle(isles, (column, row, area), colour)
    return isles


def _join(s: State, isles: Isles, cells: dict[Cell, tuple[str, int]], cell: Cell) -> None:
    """Adds a tile to the islands, joining those its land touches."""
    faces, root, by = s.box.faces, isles.root, isles.by
    tile, turns = cells[cell]
    face = faces[tile]
    column, row = cell
    at = face.turned[turns].area_at
    for number, area in enumerate(face.areas):
        touched: list[Land] = []
        for corner in range(4):
            if at[corner] != number:
                continue
            for dc, dr, theirs in SHARED[corner]:
                near = (column + dc, row + dr)
                other = cells.get(near)
                if other is not None:
                    their_area = faces[other[0]].turned[other[1]].area_at[theirs]
                    key = root.get((*near, their_area))
                    if key is not None and key not in touched:
                        touched.append(key)
        land = (column, row, number)
        flower, fruit, leaf, temple, port = face.counts[number]
        own = Island(cell, number, frozenset((cell,)), frozenset((land,)), 0, flower, fruit, leaf, temple, port, area.houses, ())
        merged = _merged(s, [own, *(by.pop(key) for key in touched)])
        key = (*merged.at, merged.area)
        by[key] = merged
        root[land] = key
        if touched:
            for each in merged.areas:
                root[each] = key


def _merged(s: State, parts: list[Island]) -> Island:
    if len(parts) == 1:
        cells, areas = parts[0].cells, parts[0].areas
        first = parts[0]
        houses = first.houses
    else:
        cells = frozenset().union(*[part.cells for part in parts])
        areas = frozenset().union(*[part.areas for part in parts])
        first = min(parts, key=order)
        houses = tuple(sorted(colour for part in parts for colour in part.houses))
    flower, fruit, leaf, temple, port, sites = [sum(values) for values in zip(*[part[5:11] for part in parts])]
    size = measure(s, cells)
    return Island(first.at, first.area, cells, areas, size, flower, fruit, leaf, temple, port, sites, houses)


def measure(s: State, cells: frozenset[Cell]) -> int:
    """How many landscape tiles these are; starting tiles are, unless the option says otherwise."""
    if s.options.get("starts_count", True):
        return len(cells)
    return sum(cell not in s.cells or s.cells[cell][0] not in s.box.starts for cell in cells)


def _count(isles: Isles, land: Land, before: str, shows: str) -> None:
    key = isles.root[land]
    island = isles.by[key]
    changed = {shows: island.count(shows) + 1}
    if before:
        changed[before] = island.count(before) - 1 if before != shows else island.count(shows)
    isles.by[key] = island._replace(**changed)  # type: ignore[arg-type]


def _settle(isles: Isles, land: Land, colour: str) -> None:
    key = isles.root[land]
    island = isles.by[key]
    isles.by[key] = island._replace(houses=tuple(sorted((*island.houses, colour))))


# ------------------------------------------------------------------------------------------------ what lies on a tile


def printed(s: State, cell: Cell, spot: int) -> tuple[int, str]:
    """(area, printed symbol or "") of a spot on a tile, below any token."""
    if spot >= BARE_SPOT:
        return spot - BARE_SPOT, ""
    if spot >= PORT_SPOT:
        return (spot - PORT_SPOT) // PORTS_AT_MOST, ""
    found = s.box.faces[s.cells[cell][0]].spots[spot]
    return found.area, found.symbol


def visible(s: State, cell: Cell) -> list[tuple[int, int, str]]:
    """(spot, area, symbol now visible) of everything on a tile, tokens included, in the order of spots."""
    tile = s.cells[cell][0]
    column, row = cell
    tokens = s.tokens
    found = []
    for number, spot in enumerate(s.box.faces[tile].spots):
        token = tokens.get((column, row, number))
        found.append((number, spot.area, token[1] if token else spot.symbol))
    added = sorted(key[2] for key in tokens if key[0] == column and key[1] == row and key[2] >= PORT_SPOT)
    found += [(spot, printed(s, cell, spot)[0], tokens[(column, row, spot)][1]) for spot in added]
    return found


def ports_on(s: State, cell: Cell) -> int:
    """Ports on a tile, printed and added."""
    if cell not in s.cells:
        return 0
    column, row = cell
    own = s.box.faces[s.cells[cell][0]].ports
    return own + sum((column, row, spot) in s.tokens for spot in range(PORT_SPOT, PORT_SPOT + 8))


# ------------------------------------------------------------------------------------------------ changes


def add_tile(s: State, cell: Cell, tile: str, turns: int) -> None:
    """Puts a tile into the archipelago (placement has been checked)."""
    s.cells[cell] = (tile, turns)
    if s.isles is not None:
        isles = s.isles.copy()
        _join(s, isles, s.cells, cell)
        # What lies around the other empty cells is still so, unless islands there have been joined.
        (column, row), known = cell, isles.by
        beside = {cell, (column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)}
        isles.around = {
            at: corners
            for at, corners in s.isles.around.items()
            if at not in beside and all(key in known for keys in corners for key in keys)
        }
        s.isles = isles


def add_token(s: State, cell: Cell, spot: int, seat: str, shows: str) -> None:
    """Lays a bonus token on a spot; a token that lay there is buried."""
    key = (*cell, spot)
    area, before = printed(s, cell, spot)
    under = s.tokens.get(key)
    if under is not None:
        s.buried = (*s.buried, under)
        before = under[1]
    s.tokens[key] = (seat, shows)
    if s.isles is not None:
        isles = s.isles.copy()
        _count(isles, (*cell, area), before, shows)
        s.isles = isles


def free_site(s: State, island: Island) -> tuple[int, int, int, int] | None:
    """The first empty house symbol of an island, in reading order."""
    for column, row, area in sorted(island.areas, key=lambda land: (land[1], land[0], land[2])):
        for n in range(s.box.faces[s.cells[(column, row)][0]].areas[area].houses):
            if (column, row, area, n) not in s.houses:
                return (column, row, area, n)
    return None


def add_house(s: State, site: tuple[int, int, int, int], colour: str) -> None:
    """Puts a house on a house symbol."""
    s.houses[site] = colour
    if s.isles is not None:
        isles = s.isles.copy()
        _settle(isles, site[:3], colour)
        s.isles = isles
