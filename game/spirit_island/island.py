"""The island as a graph: which lands there are, what touches what, how far it is."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.engine.ops import Where

OCEAN = 0  # the number of a board's ocean


class Land(NamedTuple):
    id: str
    board: str
    number: int
    terrain: str
    coastal: bool


class MapLayout(NamedTuple):
    """Boards laid together. `lands` is in board order: the order of building, exploring and listing."""

    id: str
    boards: tuple[str, ...]
    lands: tuple[str, ...]
    land: dict[str, Land]
    adjacent: dict[str, tuple[str, ...]]
    distance: dict[str, dict[str, int]]
    within: dict[str, tuple[tuple[str, ...], ...]]  # within[land][r]: lands at distance <= r, in board order
    rank: dict[str, int]

    def near(self, land: str, steps: int) -> tuple[str, ...]:
        rings = self.within[land]
        return rings[min(steps, len(rings) - 1)]


class Places(NamedTuple):
    """Places for boards of one's choice, in seat order, and which sides meet: (place, side, other place, its side)."""

    id: str
    places: tuple[str, ...]
    joins: tuple[tuple[str, int, str, int], ...]
    turned: tuple[int, ...] = ()  # how the board in each place is turned, degrees counter-clockwise


class Layouts(dict[str, MapLayout]):
    """The layouts by id: those that are written, and `PLACES:A-C` for boards in places, made when it is first asked for."""

    def __init__(self, boards: dict[str, dict], made: dict[str, MapLayout] | None = None) -> None:
        super().__init__(made or {})
        self.boards = boards
        self.places: dict[str, Places] = {}
        self.contacts: dict[tuple[str, int, str, int], tuple[tuple[int, int], ...]] = {}  # lands that touch where two sides meet
        self.seas: dict[str, MapLayout] = {}

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or (isinstance(key, str) and self._parts(key) is not None)

    def __missing__(self, key: str) -> MapLayout:
        parts = self._parts(key)
        if parts is None:
            raise KeyError(key)
        places, boards = parts
        there = dict(zip(places.places, boards))
        cross = [pair for join in places.joins for pair in self._contacts(there, *join)]
        spec = {"boards": boards, "cross_adjacency": cross}
        made = self[key] = _layout(key, spec, self.boards, Where(None, "places", places.id))
        return made

    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in self else default

    def with_oceans(self, key: str) -> MapLayout:
        """The same map with the ocean of each board as a wetland beside its coast; oceans of two boards never touch."""
        found = self.seas.get(key)
        if found is None:
            found = self.seas[key] = _with_oceans(self[key])
        return found

    def placed(self, key: str) -> tuple[Places, tuple[str, ...]] | None:
        """The places and the boards in them that an id names; None for a layout that is written."""
        return None if super().__contains__(key) and ":" not in key else self._parts(key)

    def _parts(self, key: str) -> tuple[Places, tuple[str, ...]] | None:
        """The places and the boards in them that an id names; None where there are none such."""
        name, _, listed = key.partition(":")
        places, boards = self.places.get(name), tuple(listed.split("-"))
        if places is None or len(boards) != len(places.places) or len(set(boards)) != len(boards):
            return None
        return (places, boards) if all(board in self.boards for board in boards) else None

    def _contacts(self, there: dict[str, str], one: str, side: int, other: str, face: int) -> list[tuple[str, str]]:
        first, second = there[one], there[other]
        pairs = self.contacts.get((first, side, second, face))
        if pairs is None:
            pairs = tuple((b, a) for a, b in self.contacts.get((second, face, first, side), ()))
        return [(f"{first}{a}", f"{second}{b}") for a, b in pairs]

    def remade(self, boards: dict[str, dict], layouts: dict[str, dict], where: Where) -> Layouts:
        """The same places with other boards and other written layouts."""
        made = Layouts(boards, build_layouts(boards, layouts, where))
        made.places, made.contacts = self.places, self.contacts
        return made


def ocean_of(board: str) -> str:
    """The ocean of a board: "A0"."""
    return f"{board}{OCEAN}"


def is_ocean(land: str) -> bool:
    """Whether this is the ocean of a board: "A0", not "A10"."""
    return land[-1:] == str(OCEAN) and not land[-2:-1].isdigit()


def build_layouts(boards: dict[str, dict], layouts: dict[str, dict], where: Where) -> dict[str, MapLayout]:
    """Builds every layout. Raises DataError where a board or land is unknown or an adjacency is not mutual."""
    return {name: _layout(name, spec, boards, where.at(name)) for name, spec in layouts.items()}


def _layout(name: str, spec: dict, boards: dict[str, dict], where: Where) -> MapLayout:
    land: dict[str, Land] = {}
    adjacent: dict[str, set[str]] = {}
    for board in spec["boards"]:
        where.at("boards").pick(board, tuple(boards), "board")
        lands = boards[board]["lands"]
        for number, facts in sorted(lands.items(), key=lambda item: int(item[0])):
            land_id = f"{board}{number}"
            land[land_id] = Land(land_id, board, int(number), facts["terrain"], bool(facts["coastal"]))
            adjacent.setdefault(land_id, set()).update(f"{board}{other}" for other in facts["adjacent"])
    for at, (first, second) in enumerate(spec.get("cross_adjacency") or []):
        for one, other in ((first, second), (second, first)):
            if one not in land:
                raise where.at("cross_adjacency", at).fail(f'there is no land "{one}" in layout {name}')
            adjacent[one].add(other)
    for one, others in adjacent.items():
        for other in others:
            if other not in land or one not in adjacent[other]:
                raise where.fail(f"{one} is said to touch {other}, but not the other way round")
    return _made(name, tuple(spec["boards"]), land, adjacent)


def _with_oceans(plain: MapLayout) -> MapLayout:
    """The ocean of each board stands before the lands of the board: its number is the lowest."""
    land: dict[str, Land] = {}
    adjacent = {one: set(others) for one, others in plain.adjacent.items()}
    for board in plain.boards:
        ocean, own = ocean_of(board), [one for one in plain.lands if plain.land[one].board == board]
        land[ocean] = Land(ocean, board, OCEAN, "wetland", True)
        land.update({one: plain.land[one] for one in own})
        adjacent[ocean] = {one for one in own if plain.land[one].coastal}
        for one in adjacent[ocean]:
            adjacent[one].add(ocean)
    return _made(plain.id, plain.boards, land, adjacent)


def _made(name: str, boards: tuple[str, ...], land: dict[str, Land], adjacent: dict[str, set[str]]) -> MapLayout:
    order = tuple(land)
    rank = {land_id: at for at, land_id in enumerate(order)}
    near = {one: tuple(sorted(others, key=rank.__getitem__)) for one, others in adjacent.items()}
    distance = {one: _distances(one, near) for one in order}
    within = {one: _rings(distance[one], rank) for one in order}
    return MapLayout(name, boards, order, land, near, distance, within, rank)


def _distances(start: str, near: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """Steps from one land to every land that can be reached: breadth first."""
    found = {start: 0}
    queue = [start]
    for one in queue:
        for other in near[one]:
            if other not in found:
                found[other] = found[one] + 1
                queue.append(other)
    return found


def _rings(distances: dict[str, int], rank: dict[str, int]) -> tuple[tuple[str, ...], ...]:
    farthest = max(distances.values())
    return tuple(
        tuple(sorted((one for one, steps in distances.items() if steps <= r), key=rank.__getitem__)) for r in range(farthest + 1)
    )
