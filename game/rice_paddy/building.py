"""Building by land: which hexes can be the next paddy, and how sections go up round it (rules 8.3)."""

from __future__ import annotations

from typing import NamedTuple

from game.core.engine.decision import Reason
from game.rice_paddy import events
from game.rice_paddy.paddies import add_paddy, busy, work
from game.rice_paddy.state import Ids, State

LABORERS, OXEN = "laborers:build", "oxen:build"


class Land(NamedTuple):
    """What follows from a chain of paddies: the hexes in none of them, and those of these beside the last one."""

    free: Ids
    beside: Ids
    first: Ids  # where the land of the next paddy can begin


def land_of(s: State, seat: str) -> Land:
    """Worked out once for each chain."""
    lands, known = s.lands[seat], s.box.lands
    found: Land | None = known.get(lands)
    if found is None:
        field = s.box.field
        taken = {hex_ for land in lands for hex_ in land}
        free = tuple([hex_ for hex_ in field.hexes if hex_ not in taken])
        near = {other for hex_ in lands[-1] for other in field.near[hex_]} if lands else {field.inlet}
        beside = tuple([hex_ for hex_ in free if hex_ in near])
        full = len(lands) >= s.box.figures["paddies"]
        first = () if full else tuple([hex_ for hex_ in beside if _opens(s, free, (hex_,))])
        if len(known) > 5000:
            known.clear()
        found = known[lands] = Land(free, beside, first)
    return found


def open_hexes(s: State, seat: str) -> Ids:
    """The hexes that are in no paddy."""
    return land_of(s, seat).free


def beside_last(s: State, seat: str) -> Ids:
    """The open hexes beside the last paddy; on a bare board the one at the inlet."""
    return land_of(s, seat).beside


def has_outlet(s: State, seat: str, land: Ids) -> bool:
    """Whether water could leave this land: to other open field, or over a border that is no fence."""
    return _opens(s, land_of(s, seat).free, land)


def _opens(s: State, free: Ids, land: Ids) -> bool:
    field = s.box.field
    for edge in field.around(land):
        first, second = field.sides[edge]
        other = second if first in land else first
        if not other or (other in free and other not in land):
            return True
    return False


def grown_by(s: State, seat: str, land: Ids) -> Ids:
    """The hexes that a plan could be enlarged by."""
    if len(land) >= s.box.figures["hexes"]:
        return ()
    field = s.box.field
    near = {other for hex_ in land for other in field.near[hex_]}
    return tuple(
        [hex_ for hex_ in open_hexes(s, seat) if hex_ in near and hex_ not in land and has_outlet(s, seat, (*land, hex_))]
    )


def first_hexes(s: State, seat: str) -> Ids:
    """Where the land of the next paddy can begin; none once there are as many paddies as gates."""
    return land_of(s, seat).first


def fits(s: State, seat: str, land: Ids) -> bool:
    """Whether a plan can still become the next paddy."""
    free = open_hexes(s, seat)
    if not land or any(hex_ not in free for hex_ in land) or len(s.lands[seat]) >= s.box.figures["paddies"]:
        return False
    return any(hex_ in beside_last(s, seat) for hex_ in land) and has_outlet(s, seat, land)


def against(s: State, seat: str, land: Ids, hex_: str) -> Reason | None:
    """Why this hex cannot be added to the land (or begin one); None where it can."""
    figures = s.box.figures
    if len(s.lands[seat]) >= figures["paddies"]:
        return Reason("five-paddies", (figures["paddies"],))
    if any(hex_ in other for other in s.lands[seat]):
        return Reason("in-paddy", (hex_,))
    if hex_ in land:
        return Reason("in-paddy", (hex_,))
    if len(land) >= figures["hexes"]:
        return Reason("paddy-size", (figures["hexes"],))
    near = beside_last(s, seat) if not land else {other for one in land for other in s.box.field.near[one]}
    if hex_ not in near:
        return Reason("not-adjacent", (hex_,))
    return None if has_outlet(s, seat, (*land, hex_)) else Reason("no-outlet", (hex_,))


def missing(s: State, seat: str, land: Ids) -> Ids:
    """The edges round a land that have no section yet, in the order of their names."""
    standing = s.sections[seat]
    return tuple([edge for edge in s.box.field.around(land) if edge not in standing])


def sections_left(s: State, seat: str) -> int:
    """How many walls and gates the seat has not put up yet."""
    left: int = s.box.figures["sections"] - len(s.sections[seat])
    return max(0, left)


def paid_sections(s: State, seat: str) -> int:
    """How many sections the workers allocated to building put up."""
    cost = s.box.figures["section"]
    return int(busy(s, seat, LABORERS) // cost["laborers"] + busy(s, seat, OXEN) // cost["oxen"])


def at_hand(s: State, seat: str) -> int:
    """How many sections can go up now: free ones, paid ones, bonus walls."""
    found = s.free_sections.get(seat, 0) + paid_sections(s, seat) + s.bonus_walls[seat]
    return min(found, sections_left(s, seat))


def _use_one(s: State, seat: str) -> None:
    """A section is taken: free ones first, then laborers' and oxen's, bonus walls last."""
    cost = s.box.figures["section"]
    if s.free_sections.get(seat, 0):
        s.free_sections[seat] -= 1
    elif busy(s, seat, LABORERS) >= cost["laborers"]:
        work(s, seat, LABORERS, cost["laborers"])
    elif busy(s, seat, OXEN) >= cost["oxen"]:
        work(s, seat, OXEN, cost["oxen"])
    else:
        s.bonus_walls[seat] -= 1


def put_up(s: State, seat: str, edges: Ids) -> None:
    s.sections[seat] = tuple(sorted({*s.sections[seat], *edges}))
    for edge in edges:
        s.emit(events.section, seat, edge)


def build(s: State, seat: str) -> bool:
    """Sections go up round the planned land; whether it is closed now and so the next paddy."""
    land = s.site[seat]
    open_edges = missing(s, seat, land)
    edges = open_edges[: at_hand(s, seat)]
    for _ in edges:
        _use_one(s, seat)
    put_up(s, seat, edges)
    if len(edges) < len(open_edges):
        return False
    add_paddy(s, seat, land)
    return True


def gates(s: State, seat: str) -> Ids:
    """The gate at the outlet of each paddy, in their order: the first common edge with the next one, of the last paddy the
    first edge to open field, else to the border."""
    field, lands, found = s.box.field, s.lands[seat], []
    free = set(open_hexes(s, seat))
    for at, land in enumerate(lands):
        edges = [edge for edge in field.around(land) if edge in s.sections[seat]]
        beyond = {edge: field.sides[edge][1] if field.sides[edge][0] in land else field.sides[edge][0] for edge in edges}
        if at + 1 < len(lands):
            wanted = [edge for edge in edges if beyond[edge] in lands[at + 1]]
        else:
            wanted = [edge for edge in edges if beyond[edge] in free] or [edge for edge in edges if not beyond[edge]]
        found += wanted[:1]
    return tuple(found)
