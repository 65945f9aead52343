"""Small Islands counted a second time, from the written data and the bare position: what the rules say is held against it.

Nothing here uses the rules' own islands, placements, missions or rewards; it works on the lattice of corners, where the rules
work tile by tile.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NamedTuple

from game.small_islands.state import ALEXIS, GREY, Cell, State

RESOURCES = ("flower", "fruit", "leaf")
CORNERS = ("nw", "ne", "se", "sw")
AT = ((0, 0), (1, 0), (1, 1), (0, 1))  # where each corner of a tile lies on the lattice
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND = tuple((dc, dr) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dc or dr)


class Tile(NamedTuple):
    """A face as it is written: its corners, and (corners, symbols, house symbols) of each area."""

    corners: str
    areas: tuple[tuple[tuple[str, ...], tuple[str, ...], int], ...]


class Isle(NamedTuple):
    """An island: its (cell, area) pairs, what it shows, its house symbols and houses."""

    lands: frozenset[tuple[Cell, int]]
    counts: Counter[str]
    sites: int
    houses: tuple[str, ...]

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset(cell for cell, _ in self.lands)


_written: dict[tuple[str, str], Tile] = {}


def written(box: Any, tile: str) -> Tile:
    """A face from the data, or from the text of one that describes itself."""
    key = (box.data_hash, tile)
    if key not in _written:
        _written[key] = _read(box, tile)
    return _written[key]


def _read(box: Any, tile: str) -> Tile:
    if not tile.startswith("="):
        item = box.raw["tile"].get(tile) or box.raw["start"][tile]
        areas = tuple((tuple(a["corners"]), tuple(a.get("symbols", ())), a.get("houses", 0)) for a in item["areas"])
        return Tile(item["corners"], areas)
    corners, _, rest = tile[1:].partition(":")
    areas_found = []
    for part in rest.split(";") if rest else ():
        held, _, more = part.partition("[")
        symbols, _, houses = more.partition("]")
        areas_found.append((tuple(held.split("+")), tuple(symbols.split(",")) if symbols else (), int(houses)))
    return Tile(corners, tuple(areas_found))


def turned(corner: str, by: int) -> str:
    """Where a corner comes to lie after clockwise quarter turns."""
    return CORNERS[(CORNERS.index(corner) + by) % 4]


def lattice(s: State) -> dict[tuple[int, int], set[str]]:
    """What the tiles and ships in play show at each point of the lattice; two letters at a point are a fault."""
    found: dict[tuple[int, int], set[str]] = {}
    for (column, row), (tile, by) in s.cells.items():
        corners = written(s.box, tile).corners
        for at, shown in enumerate(corners):
            dc, dr = AT[(at + by) % 4]
            found.setdefault((column + dc, row + dr), set()).add(shown)
    for column, row in s.ships:
        for dc, dr in AT:
            found.setdefault((column + dc, row + dr), set()).add("S")
    return found


def placements(s: State, tile: str, columns: int, rows: int) -> set[tuple[Cell, int]]:
    """Every legal (cell, quarter turns) of a face, all four turns tried; "ship" is a ship tile."""
    points, taken = lattice(s), {*s.cells, *s.ships}
    face = Tile("SSSS", ()) if tile == "ship" else written(s.box, tile)
    found: set[tuple[Cell, int]] = set()
    near = {(c + dc, r + dr) for c, r in taken for dc, dr in SIDES} - taken
    for column, row in near:
        if not (0 <= column + columns // 2 < columns and 0 <= row + rows // 2 < rows):
            continue
        looks: list[Any] = []
        for by in range(4):
            look = sorted((sorted(turned(c, by) for c in held), sorted(shows), n) for held, shows, n in face.areas)
            if look in looks:
                continue
            looks.append(look)
            corners = [(AT[(at + by) % 4], shown) for at, shown in enumerate(face.corners)]
            if all(points.get((column + dc, row + dr), {shown}) == {shown} for (dc, dr), shown in corners):
                found.add(((column, row), by))
    return found


_isles: dict[Any, list[Isle]] = {}
REMEMBERED = 512


def isles(s: State) -> list[Isle]:
    """All islands, joined point by point across the sides of tiles. The same archipelago is counted once."""
    key = (s.box.data_hash, *(tuple(shelf.items()) for shelf in (s.cells, s.tokens, s.houses)))
    found = _isles.get(key)
    if found is None:
        if len(_isles) >= REMEMBERED:
            _isles.clear()
        found = _isles[key] = _joined(s)
    return found


def _joined(s: State) -> list[Isle]:
    over: dict[tuple[Cell, int], tuple[Cell, int]] = {}

    def top(one: tuple[Cell, int]) -> tuple[Cell, int]:
        while over[one] != one:
            one = over[one]
        return one

    lying: dict[tuple[Cell, tuple[int, int]], tuple[Cell, int]] = {}  # (cell, point of the lattice): the land there
    for cell, (tile, by) in s.cells.items():
        for number, (held, _, _) in enumerate(written(s.box, tile).areas):
            over[(cell, number)] = (cell, number)
            for corner in held:
                dc, dr = AT[CORNERS.index(turned(corner, by))]
                lying[(cell, (cell[0] + dc, cell[1] + dr))] = (cell, number)
    for (cell, point), land in lying.items():
        for dc, dr in SIDES[1:3]:  # each side from one of its two tiles
            other = lying.get(((cell[0] + dc, cell[1] + dr), point))
            if other is not None:
                over[top(land)] = top(other)
    groups: dict[tuple[Cell, int], list[tuple[Cell, int]]] = {}
    for land in over:
        groups.setdefault(top(land), []).append(land)
    shown = symbols(s)
    built: dict[tuple[Cell, int], list[str]] = {}
    for (column, row, area, _), colour in s.houses.items():
        built.setdefault(((column, row), area), []).append(colour)
    return [_isle(s, lands, shown, built) for lands in groups.values()]


def _isle(
    s: State,
    lands: list[tuple[Cell, int]],
    shown: dict[tuple[Cell, int], Counter[str]],
    built: dict[tuple[Cell, int], list[str]],
) -> Isle:
    counts: Counter[str] = Counter()
    sites = 0
    houses: list[str] = []
    for cell, area in lands:
        for symbol, n in shown[(cell, area)].items():
            counts[symbol] += n
        sites += written(s.box, s.cells[cell][0]).areas[area][2]
        houses += built.get((cell, area), ())
    return Isle(frozenset(lands), counts, sites, tuple(sorted(houses)))


def symbols(s: State) -> dict[tuple[Cell, int], Counter[str]]:
    """What each area shows, printed or on tokens."""
    found: dict[tuple[Cell, int], Counter[str]] = {}
    for cell, (tile, _) in s.cells.items():
        spot = 0
        for area, (_, printed, _) in enumerate(written(s.box, tile).areas):
            counts: Counter[str] = Counter()
            for symbol in printed:
                token = s.tokens.get((*cell, spot))
                counts[token[1] if token else symbol] += 1
                spot += 1
            found[(cell, area)] = counts
    for (column, row, where), (_, shows) in s.tokens.items():
        if where >= 10:
            found[((column, row), where - 20 if where >= 20 else (where - 10) // 2)][shows] += 1
    return found


def ports_around(s: State, cell: Cell) -> int:
    """Ports on the eight tiles around a cell."""
    shown = symbols(s)
    near = {(cell[0] + dc, cell[1] + dr) for dc, dr in AROUND}
    return sum(counts["port"] for (where, _), counts in shown.items() if where in near)


# ------------------------------------------------------------------------------------------------ missions and rewards


def card(box: Any, cards: tuple[str, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
    """(mission, reward) of what a seat plays, as written in the data."""
    if len(cards) == 1:
        item = json.loads(cards[0][2:]) if cards[0].startswith("=") else box.raw["objective"][cards[0]]
        return item["mission"], item["reward"]
    mission, reward = cards
    first = json.loads(mission[2:]) if mission.startswith("=") else box.raw["mission"][mission]["mission"]
    second = json.loads(reward[2:]) if reward.startswith("=") else box.raw["reward"][reward]["reward"]
    return first, second


def met(mission: dict[str, Any], counts: Counter[str], least: int = 1) -> bool:
    """Whether an island that shows these symbols fulfils a mission. `least`: how many of a resource must be there to equal."""
    (op, args) = next(iter(mission.items()))
    if op == "more_than":
        return counts[args["more"]] > counts[args["than"]]
    if op == "has_at_least":
        return all(counts[symbol] >= n for symbol, n in args.items())
    pairs = [(a, b) for a in RESOURCES for b in RESOURCES if a != b and counts[a] == counts[b] >= least]
    if op == "equal_any_pair":
        return bool(pairs)
    return any(args["resource"] in pair for pair in pairs)


def paid(reward: dict[str, Any], counts: Counter[str], size: int, chosen: str = "", below: int = 0) -> int | None:
    """What a reward pays for an island; None where it draws discovery tokens."""
    (op, args) = next(iter(reward.items()))
    plus = args.get("plus", 0)
    if op == "per_symbol":
        return plus + sum(n * counts[symbol] for symbol, n in args["per"].items())
    if op == "lowest_resource":
        return plus + args["per"] * min([counts[one] for one in RESOURCES if counts[one]] or [0])
    if op == "chosen_resource":
        return plus + args["per"] * counts[chosen]
    if op == "flat":
        return args["pp"]
    if op == "by_size":
        return max([(int(step), pp) for step, pp in args["steps"].items() if int(step) <= size] or [(0, below)])[1]
    return None


def landscape(s: State, cells: frozenset[Cell]) -> int:
    """The size of an island: its landscape tiles, each once."""
    starts = s.options.get("starts_count", True)
    return sum(starts or s.cells[cell][0] not in s.box.raw["start"] for cell in cells)


def colours(s: State) -> tuple[str, ...]:
    return (*s.seats, *((ALEXIS,) if s.alexis else ()))


def ship_of(s: State, colour: str) -> Cell | None:
    """Where a colour's own ship lies; grey ones are nobody's."""
    return next((cell for cell, owner in s.ships.items() if owner == colour != GREY), None)


def his_points(s: State) -> int:
    """What Alexis has by the formula of his card."""
    card = s.box.alexis_card(s.alexis)
    return card.base + card.per_house * sum(colour == ALEXIS for colour in s.houses.values())
