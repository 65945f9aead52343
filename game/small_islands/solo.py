"""Alexis: his turns by expedition cards, his ships, his houses (data/small_islands/README.md says what of it is known).

He knows no secret and makes no choice: the same table and card always give the same move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.engine.agenda import Frame, Ops, frame, push
from game.small_islands import events, placement
from game.small_islands import islands as land
from game.small_islands.box import Expedition
from game.small_islands.faces import Face
from game.small_islands.islands import Island, Land
from game.small_islands.phases import alexis_landings, end_exploration, lay, ship_lands, shuffled
from game.small_islands.placement import STEPS, Place
from game.small_islands.reward import build, may_build
from game.small_islands.state import ALEXIS, GREY, Cell, State

ops: Ops[State] = Ops()

Score = tuple[int, ...]
Measure = Callable[[State, Face, Place], Score]
START: Cell = (0, 0)


@ops.step("alexis.turn")
def alexis_turn(s: State, f: Frame) -> None:
    """He draws a card and explores or lands; with an empty display he lands if he can."""
    if not s.expedition:
        s.expedition, s.expedition_discard = shuffled(s, tuple(sorted(s.expedition_discard))), ()
    if not s.expedition:
        end_exploration(s, ALEXIS)  # a case without any card: he has nothing to do
        return
    card, s.expedition = s.expedition[0], s.expedition[1:]
    s.expedition_discard = (*s.expedition_discard, card)
    s.shown += 1
    s.emit(events.expedition, card)
    drawn = s.box.expeditions[card]
    can_land = bool(alexis_landings(s))
    if can_land and (drawn.action == "land" or not any(s.display)):
        goal = drawn.goal if drawn.action == "land" else "most-ports-around"
        ship_lands(s, ALEXIS, GREY, landing(s, goal))
        return
    if drawn.action == "land":
        s.emit(events.alexis_explores, "navigation" if s.navigation else "no-ship")
        drawn = drawn._replace(slot=0, goal="extend-largest")
    explores(s, drawn)
    push(s, frame("refill", ALEXIS))


def explores(s: State, card: Expedition) -> None:
    """He places the tile of his slot, or of the next one that holds a tile that fits."""
    s.step = "place"
    slots = [(card.slot + step) % len(s.display) for step in range(len(s.display))]
    slots = [at for at in slots if s.display[at]]
    for at in slots:
        tile = s.display[at]
        face = s.box.faces[tile]
        place = best_place(s, face, card.goal)
        if place is not None:
            _leave(s, at)
            s.emit(events.taken, ALEXIS, at, tile)
            lay(s, ALEXIS, tile, place)
            return
    if slots:
        tile = s.display[slots[0]]
        _leave(s, slots[0])
        s.reserve = (*s.reserve, tile)
        s.emit(events.stuck, ALEXIS, tile)


def _leave(s: State, at: int) -> None:
    s.display = (*s.display[:at], "", *s.display[at + 1 :])


# ------------------------------------------------------------------------------------------------ where he explores


def far(cell: Cell) -> int:
    """Steps from the start cell."""
    return abs(cell[0] - START[0]) + abs(cell[1] - START[1])


def best_place(s: State, face: Face, goal: str) -> Place | None:
    """The legal placement that serves the goal best; ties go to the one nearest to the start, then by row, column, turn."""
    legal = placement.places(s, face)
    if not legal:
        return None
    measure, legal = MEASURES[goal](s, legal)
    ranked = {place: measure(s, face, place) for place in legal}
    best = max(ranked.values())
    first = [place for place in legal if ranked[place] == best]
    return min(first, key=lambda p: (far(p.cell), p.cell[1], p.cell[0], p.turns))


def touched(s: State, face: Face, place: Place) -> Iterator[tuple[int, list[Land]]]:
    """For each area of the tile: its number, and the keys of the islands it would join."""
    met = land.meeting(s, place.cell)
    at = face.turned[place.turns].area_at
    for number in range(len(face.areas)):
        keys: list[Land] = []
        for corner in range(4):
            if at[corner] == number:
                keys += [key for key in met[corner] if key not in keys]
        yield number, keys


def groups(s: State, face: Face, place: Place) -> list[list[Land]]:
    """The islands that the placement joins, as lists of their keys; areas of the tile that meet in an island are one group."""
    found: list[list[Land]] = []
    for _, keys in touched(s, face, place):
        met = [group for group in found if any(key in group for key in keys)]
        if met:
            keys = [*dict.fromkeys([key for group in met for key in group] + keys)]
            found = [group for group in found if group not in met]
        found.append(keys)
    return found


def size_with(s: State, keys: list[Land], cell: Cell) -> int:
    """How many tiles the joined island would have."""
    by = land.index(s).by
    return land.measure(s, frozenset((cell,)).union(*[by[key].cells for key in keys]))


def free_of(s: State, keys: list[Land], colour: str) -> bool:
    by = land.index(s).by
    return all(colour not in by[key].houses for key in keys)


def extend(s: State, target: Island | None) -> Measure:
    """How large the target island becomes, as long as it does not join one with his house."""
    if target is None:
        return lambda s, face, place: (0,)
    key = land.index(s).root[(*target.at, target.area)]

    def measure(s: State, face: Face, place: Place) -> Score:
        for keys in groups(s, face, place):
            if key in keys:
                return (size_with(s, keys, place.cell),) if free_of(s, keys, ALEXIS) else (0,)
        return (target.size,)

    return measure


def his_targets(s: State) -> list[Island]:
    """Islands without a house of his."""
    return [island for island in land.islands(s) if ALEXIS not in island.houses]


def largest(islands: list[Island]) -> Island | None:
    return max(islands, key=lambda island: (island.size, -island.at[1], -island.at[0], -island.area), default=None)


Goal = Callable[[State, list[Place]], tuple[Measure, list[Place]]]


def extend_largest(s: State, legal: list[Place]) -> tuple[Measure, list[Place]]:
    return extend(s, largest(his_targets(s))), legal


def extend_smallest(s: State, legal: list[Place]) -> tuple[Measure, list[Place]]:
    there = [island for island in his_targets(s) if island.size >= 2]
    if not there:
        return extend_largest(s, legal)
    return extend(s, min(there, key=lambda island: (island.size, *land.order(island)))), legal


def block_human(s: State, legal: list[Place]) -> tuple[Measure, list[Place]]:
    """The most tiles added to an island with a house of the human."""
    by = land.index(s).by
    human = s.seats[0]
    if not any(human in island.houses for island in by.values()):
        return extend_largest(s, legal)

    def measure(s: State, face: Face, place: Place) -> Score:
        best = 0
        for keys in groups(s, face, place):
            held = [by[key].size for key in keys if human in by[key].houses]
            if held:
                best = max(best, size_with(s, keys, place.cell) - max(held))
        return (best,)

    return measure, legal


def near_ship(s: State, legal: list[Place]) -> tuple[Measure, list[Place]]:
    """Beside a grey ship, with the most ports around that ship afterwards."""
    grey = [cell for cell in sorted(s.ships) if s.ships[cell] == GREY]
    near = [place for place in legal if any(beside(place.cell, ship) for ship in grey)]
    if not near:
        return extend_largest(s, legal)
    ports = {ship: ports_around(s, ship) for ship in grey}

    def measure(s: State, face: Face, place: Place) -> Score:
        return (max(ports[ship] + face.ports for ship in grey if beside(place.cell, ship)),)

    return measure, near


def beside(cell: Cell, other: Cell) -> bool:
    return cell != other and abs(cell[0] - other[0]) <= 1 and abs(cell[1] - other[1]) <= 1


def ports_around(s: State, cell: Cell) -> int:
    """Ports on the eight tiles around a cell."""
    return sum(land.ports_on(s, (cell[0] + dc, cell[1] + dr)) for dc, dr in STEPS)


def close(s: State, legal: list[Place]) -> tuple[Measure, list[Place]]:
    """The fewest open sides left on islands without a house of his."""
    isles = land.index(s)
    now = {key: open_sides(s, island) for key, island in isles.by.items() if ALEXIS not in island.houses}
    total = sum(now.values())

    def measure(s: State, face: Face, place: Place) -> Score:
        open_now = total
        # Sides of neighbours that faced this cell are no longer open; those of an island that gets his house's company
        # no longer count at all.
        column, row = place.cell
        closed: dict[Land, int] = {}
        for land_at in facing(s, place.cell):
            key = isles.root[land_at]
            closed[key] = closed.get(key, 0) + 1
        for key, n in closed.items():
            open_now -= n if key in now else 0
        own = [0] * len(face.areas)
        at = face.turned[place.turns].area_at
        for direction, (dc, dr) in enumerate(STEPS[:4]):
            near = (column + dc, row + dr)
            if near in s.cells or near in s.ships or near not in placement.table(s).number:
                continue
            for number in {at[direction], at[(direction + 1) % 4]} - {-1}:
                own[number] += 1
        for number, keys in touched(s, face, place):
            if free_of(s, keys, ALEXIS):
                open_now += own[number]
            else:
                open_now -= sum(now[key] - closed.get(key, 0) for key in keys if key in now)
        return (-open_now,)

    return measure, legal


def open_sides(s: State, island: Island) -> int:
    """Sides with land of the island that face an empty cell of the table."""
    number = placement.table(s).number
    found = 0
    for column, row, area in island.areas:
        tile, turns = s.cells[(column, row)]
        at = s.box.faces[tile].turned[turns].area_at
        for direction, (dc, dr) in enumerate(STEPS[:4]):
            near = (column + dc, row + dr)
            if area in (at[direction], at[(direction + 1) % 4]) and near in number and near not in s.cells:
                found += near not in s.ships
    return found


def facing(s: State, cell: Cell) -> Iterator[Land]:
    """Areas of the side neighbours that show land towards an empty cell, once for each side."""
    for direction, (dc, dr) in enumerate(STEPS[:4]):
        near = (cell[0] + dc, cell[1] + dr)
        other = s.cells.get(near)
        if other is None:
            continue
        at = s.box.faces[other[0]].turned[other[1]].area_at
        towards = (direction + 2) % 4
        for number in sorted({at[towards], at[(towards + 1) % 4]} - {-1}):
            yield (*near, number)


MEASURES: dict[str, Goal] = {
    "extend-largest": extend_largest,
    "extend-smallest": extend_smallest,
    "close": close,
    "block-human": block_human,
    "near-ship": near_ship,
}


# ------------------------------------------------------------------------------------------------ where he lands


def landing(s: State, goal: str) -> Cell:
    """The cell for his ship; ties as for tiles."""
    cells = [placement.read_cell(key) for key in placement.ship_keys(s)]
    measure = LANDINGS[goal](s)
    return max(
        (place.cell for place in cells if place is not None), key=lambda cell: (measure(cell), -far(cell), -cell[1], -cell[0])
    )


def _most_ports(s: State) -> Callable[[Cell], int]:
    return lambda cell: ports_around(s, cell)


def _fewest_ports(s: State) -> Callable[[Cell], int]:
    return lambda cell: -ports_around(s, cell)


def _next_to(island: Island | None) -> Callable[[Cell], int]:
    if island is None:
        return lambda cell: 0
    cells = island.cells
    return lambda cell: int(any((cell[0] + dc, cell[1] + dr) in cells for dc, dr in STEPS))


def _largest_island(s: State) -> Callable[[Cell], int]:
    return _next_to(largest(list(land.islands(s))))


def _human_house(s: State) -> Callable[[Cell], int]:
    human = s.seats[0]
    tiles = {key[:2] for key, colour in s.houses.items() if colour == human}
    return lambda cell: sum((cell[0] + dc, cell[1] + dr) in tiles for dc, dr in STEPS)


LANDINGS: dict[str, Callable[[State], Callable[[Cell], int]]] = {
    "most-ports-around": _most_ports,
    "fewest-ports-around": _fewest_ports,
    "next-to-largest-island": _largest_island,
    "next-to-human-house": _human_house,
}


# ------------------------------------------------------------------------------------------------ his houses


RANKS: dict[str, Callable[[Island], int]] = {
    "temple": lambda island: island.temple,
    "largest": lambda island: island.size,
    "richest": lambda island: island.flower + island.fruit + island.leaf,
}


@ops.step("alexis.houses")
def alexis_houses(s: State, f: Frame) -> None:
    """He builds on the islands his card prefers, keeping the house rules; each house is worth points at once."""
    card = s.box.alexis_card(s.alexis)
    rank = RANKS[card.houses]
    built = 0
    for _ in range(min(card.per_phase, s.alexis_houses)):
        fit = [
            island for island in land.islands(s) if may_build(s, ALEXIS, island) and (card.houses != "temple" or island.temple)
        ]
        if not fit:
            break
        island = max(fit, key=lambda island: (rank(island), -island.at[1], -island.at[0], -island.area))
        build(s, ALEXIS, island)
        s.alexis_houses -= 1
        s.points[ALEXIS] = his_points(s)
        s.emit(events.scored, ALEXIS, card.per_house, "houses", island.at, 0)
        built += 1
    if not built:
        s.emit(events.rests, ALEXIS)


def his_points(s: State) -> int:
    """What he has by his formula as things stand."""
    card = s.box.alexis_card(s.alexis)
    return card.base + card.per_house * houses_of(s, ALEXIS)


def houses_of(s: State, colour: str) -> int:
    """How many houses a colour has placed. A position that was typed in may show it by the houses left alone."""
    figures = s.box.figures
    placed = sum(owner == colour for owner in s.houses.values())
    if colour == ALEXIS:
        return max(placed, figures["alexis_houses"]["all"] - s.alexis_houses)
    left = s.houses_hand.get(colour, 0) + s.houses_reserve.get(colour, 0)
    return max(placed, sum(figures["houses"].values()) - left)
