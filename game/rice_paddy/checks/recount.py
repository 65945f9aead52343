"""Figures worked out once more from the bare position, by other ways than the rules take."""

from __future__ import annotations

from game.rice_paddy.state import State


def rice(s: State, seat: str) -> str | None:
    """Whether the rice of a seat is what came in and went out; what this round's harvests and all its tiles paid counted anew."""
    sources = {source: n for (who, source), n in s.earned.items() if who == seat}
    tiles = sum(s.box.raw["tile"][tile]["rice"] for tile in s.tiles[seat] if tile in s.box.raw["tile"])
    if tiles != sources.get("tiles", 0):
        return f"the tiles of {seat} pay {tiles}, counted are {sources.get('tiles', 0)}"
    harvested = 0
    for paddy, hexes, row, size, paid in s.harvests[seat]:
        if paid != table(s, seat, row, size):
            return f"paddy {paddy} of {seat} paid {paid}, the table says {table(s, seat, row, size)}"
        if not hexes <= size <= hexes + 1:
            return f"{hexes} hexes of {seat} counted as {size}"
        harvested += paid
    if harvested > sources.get("harvest", 0):
        return f"this round's harvests of {seat} pay more than all harvests"
    if len(s.harvests[seat]) != s.deeds.get((seat, "paddies_harvested"), 0) and s.harvests[seat]:
        return f"{seat} has harvested {len(s.harvests[seat])} paddies, its deeds say otherwise"
    return None


def table(s: State, seat: str, row: int, size: int) -> int:
    """An entry of the harvest table of this round, for this seat's cards."""
    last = s.round == s.box.figures["rounds"]["last"]
    ops = [op for card in s.played[seat] for op in s.box.raw["spirit"][card]["ops"] if "harvest_value" in op]
    if last and any(op["round"] == s.round and op["harvest_value"] == "double-black" for op in ops):
        return 2 * int(s.box.tables["black"][row - 1][size - 1])
    return int(s.box.tables["grey" if last else "black"][row - 1][size - 1])


def partly_flooded(s: State) -> str | None:
    """A paddy that is neither dry nor flooded once all have flooded."""
    if s.phase not in ("achievements", "market") or s.step not in ("achievements", "market"):
        return None
    if any(f.op.startswith(("drain", "flood")) for f in s.agenda):
        return None
    for seat in s.seats:
        fewer = any("flooded_need" in op for card in s.played[seat] for op in s.box.raw["spirit"][card]["ops"])
        for at, land in enumerate(s.lands[seat]):
            takes = len(set(land) - set(s.magic[seat]))
            enough = takes - 1 if fewer and takes > 1 else takes
            if 0 < s.water[seat][at] < enough:
                return f"paddy {at + 1} of {seat} is partly flooded after the flood"
    return None


def flood(s: State, seat: str) -> tuple[tuple[int, ...], int]:
    """(discs in each paddy, discs that go on) of a farm that floods now by the plain rule of the whole chain."""
    flow, found, open_ = s.reservoir[seat], [], True
    for at, land in enumerate(s.lands[seat]):
        open_ = open_ and not set(land) & set(s.rocks[seat])
        takes, there = len(set(land) - set(s.magic[seat])), s.water[seat][at]
        have = flow + there if open_ else there
        stays = takes if have >= takes else 0
        found.append(stays)
        flow += there - stays
    return tuple(found), flow


def places(s: State) -> int:
    """All discs, found by looking everywhere."""
    lying = [s.supply, s.rain, s.farm_water, s.farm_reservoir, *s.reservoir.values()]
    lying += [n for waters in s.water.values() for n in waters]
    lying += [value for f in s.agenda for name, value in f.env if name in ("flow", "out") and type(value) is int]
    return sum(lying)


def closed(s: State) -> str | None:
    """Every paddy has a section or fence on each of its outer edges, joins up, and touches the one before."""
    field = s.box.field
    for seat in s.seats:
        for at, land in enumerate(s.lands[seat]):
            reached, edge = {land[0]}, [land[0]]
            while edge:
                near = [hex_ for hex_ in field.near[edge.pop()] if hex_ in land and hex_ not in reached]
                reached.update(near)
                edge += near
            if reached != set(land):
                return f"paddy {at + 1} of {seat} is in two parts"
            before = s.lands[seat][at - 1] if at else ()
            if at and not any(other in before for hex_ in land for other in field.near[hex_]):
                return f"paddy {at + 1} of {seat} has no common edge with the one before"
    return None
