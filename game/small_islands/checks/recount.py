"""What must hold of any archipelago, and the slow way of the rules to what they carry along.

The rules keep islands and coast from one position to the next and read placements off tables. Here the same is worked out from
nothing, cell by cell, and islands are held against what makes them islands: land that meets is one island, an island hangs
together, and it has what its tiles show. Whether the rules themselves are right, the cases say.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.small_islands import islands as isles
from game.small_islands import placement
from game.small_islands.islands import Island, Land
from game.small_islands.placement import Place
from game.small_islands.state import Cell, State
from game.small_islands.terms import SYMBOLS

CORNER_AT = ((0, 0), (1, 0), (1, 1), (0, 1))  # where each corner of a tile lies on the lattice
SHIP = "ship"


def lattice(s: State) -> dict[tuple[int, int], set[str]]:
    """What the tiles and ships in play show at each point of the lattice; two letters at a point are a fault."""
    found: dict[tuple[int, int], set[str]] = {}
    for column, row in (*s.cells, *s.ships):
        pattern = placement.pattern_at(s, (column, row))
        assert pattern is not None
        for corner, (dc, dr) in enumerate(CORNER_AT):
            found.setdefault((column + dc, row + dr), set()).add("L" if pattern >> corner & 1 else "S")
    return found


def around(s: State) -> set[Cell]:
    """All empty cells that touch a tile or ship by a side or a corner, also off the table."""
    taken = {*s.cells, *s.ships}
    return {(c + dc, r + dr) for c, r in taken for dc, dr in placement.STEPS} - taken


def placements(s: State, tile: str) -> set[tuple[Cell, int]]:
    """Every (cell, quarter turns) that nothing speaks against, each of them asked for; "ship" is a ship tile."""
    face = None if tile == SHIP else s.box.faces[tile]
    turns = range(1 if face is None else 4)
    return {(cell, by) for cell in around(s) for by in turns if placement.misfit(s, face, Place(cell, by)) is None}


def laid_out(s: State) -> Any:
    """All that an archipelago is made of, as a key. (Not its hash: those of the cells -1 and -2 are the same.)"""
    shelves = (s.cells, s.ships, s.tokens, s.houses, s.options)
    return (s.box.data_hash, *(tuple(shelf.items()) for shelf in shelves))


_islands: dict[Any, dict[frozenset[Land], Island]] = {}
REMEMBERED = 512


def islands(s: State) -> dict[frozenset[Land], Island]:
    """All islands by their areas, from the bare position. The same archipelago is worked out once."""
    key = laid_out(s)
    if key not in _islands:
        if len(_islands) >= REMEMBERED:
            _islands.clear()
        bare = s.clone()
        isles.forget(bare)
        _islands[key] = {island.areas: island for island in isles.islands(bare)}
    return _islands[key]


def ports_around(s: State, cell: Cell) -> int:
    """The ports that can be seen on the eight tiles around a cell."""
    near = [(cell[0] + dc, cell[1] + dr) for dc, dr in placement.STEPS]
    return sum(symbol == "port" for one in near if one in s.cells for _, _, symbol in isles.visible(s, one))


def torn(s: State) -> str | None:
    """The first thing that is no island, or not as its tiles show; None when all is well."""
    over = {land: island for island in isles.islands(s) for land in island.areas}
    every = {(*cell, area) for cell, (tile, _) in s.cells.items() for area in range(len(s.box.faces[tile].areas))}
    if set(over) != every or sum(len(island.areas) for island in isles.islands(s)) != len(every):
        return "some land belongs to no island, or to two"
    beside = meetings(s)
    for land, others in beside.items():
        for other in others:
            if over[land] is not over[other]:
                return f"the land {land} meets {other} and is another island"
    for island in isles.islands(s):
        if problem := _apart(island, beside) or _shown(s, island):
            return problem
    return None


def meetings(s: State) -> dict[Land, set[Land]]:
    """For each area of a tile those of other tiles that it meets across a side."""
    found: dict[Land, set[Land]] = {}
    for cell, (tile, by) in s.cells.items():
        areas = s.box.faces[tile].turned[by].area_at
        for direction, (dc, dr) in enumerate(placement.STEPS[:4]):
            near = (cell[0] + dc, cell[1] + dr)
            if near not in s.cells:
                continue
            other, turned = s.cells[near]
            theirs = s.box.faces[other].turned[turned].area_at
            for their, own in placement.MEETING[direction]:
                if areas[own] >= 0 and theirs[their] >= 0:
                    found.setdefault((*cell, areas[own]), set()).add((*near, theirs[their]))
    return found


def _apart(island: Island, beside: dict[Land, set[Land]]) -> str | None:
    reached, edge = set(), [min(island.areas)]
    while edge:
        land = edge.pop()
        if land not in reached:
            reached.add(land)
            edge += beside.get(land, ())
    return None if reached == island.areas else f"the island at {island.at} does not hang together"


def _shown(s: State, island: Island) -> str | None:
    """Symbols, house symbols, houses and tiles, area by area."""
    counts: Counter[str] = Counter()
    for cell in island.cells:
        counts.update(symbol for _, area, symbol in isles.visible(s, cell) if (*cell, area) in island.areas)
    here = {symbol: counts[symbol] for symbol in SYMBOLS}
    if island.counts() != here:
        return f"the island at {island.at} has {island.counts()}, its tiles show {here}"
    areas = [s.box.faces[s.cells[(c, r)][0]].areas[area] for c, r, area in island.areas]
    houses = sorted(who for (c, r, area, _), who in s.houses.items() if (c, r, area) in island.areas)
    if island.cells != {land[:2] for land in island.areas} or island.sites != sum(area.houses for area in areas):
        return f"the island at {island.at} has {island.sites} house symbols on {sorted(island.cells)}"
    if sorted(island.houses) != houses:
        return f"on the island at {island.at} stand houses of {island.houses}, built were {houses}"
    counted = [cell for cell in island.cells if s.options.get("starts_count", True) or s.cells[cell][0] not in s.box.starts]
    return None if island.size == len(counted) else f"the island at {island.at} is {island.size} large, of {len(counted)} tiles"
