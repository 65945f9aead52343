"""Paddies: their water, their rice and what stands in it (rules 6 to 8).

Paddies are counted from 0 here, from 1 in keys and events.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rice_paddy import events
from game.rice_paddy.powers import PLAIN, Powers
from game.rice_paddy.state import FARM, PER_PADDY, Ids, State, put
from game.rice_paddy.terms import EMPTY as EMPTY

PLANTED, GROWN = "planted", "grown"
WEEDS, PESTS = "weeds", "pests"
LEFT = {WEEDS: "weeds_left", PESTS: "pests_left"}


def powers(s: State, seat: str) -> Powers:
    """What the seat's passive effects amount to."""
    found: Powers = s.box.powers(s.variant, s.played[seat])
    return found


def source_of(s: State, seat: str, power: str) -> str:
    """The spirit in front of a seat that gives a power: of several the one played last; the step where there is none."""
    for card in reversed(s.played[seat]):
        if getattr(s.box.powers(s.variant, (card,)), power) != getattr(PLAIN, power):
            return card
    return s.step or s.phase


def order(s: State) -> Ids:
    """The order of play: of seats, and of the farm in a game alone."""
    return s.order or s.seats


def players(s: State) -> Ids:
    """The seats in the order of play."""
    return tuple([seat for seat in order(s) if seat != FARM])


def opponents(s: State, seat: str) -> Ids:
    """The other seats in the order of play."""
    return tuple([other for other in players(s) if other != seat])


def highest(s: State, seat: str) -> int:
    """The highest spirit in front of a seat; 0 where there is none."""
    cards = s.box.spirits
    return max([cards[card].number for card in s.played[seat]], default=0)


# ------------------------------------------------------------------------------------------------ water


def room(s: State, seat: str, at: int) -> int:
    """Hexes of a paddy that take a disc: those without magic water."""
    land, magic = s.lands[seat][at], s.magic[seat]
    return sum([hex_ not in magic for hex_ in land]) if magic else len(land)


def capacity(s: State, seat: str, at: int) -> int:
    """The most discs that a paddy holds."""
    return room(s, seat, at) * powers(s, seat).capacity


def need(s: State, seat: str, at: int) -> int:
    """How many discs make it flooded."""
    hexes = room(s, seat, at)
    return max(1, hexes + powers(s, seat).need) if hexes > 1 else hexes


def flooded(s: State, seat: str, at: int) -> bool:
    return s.water[seat][at] >= need(s, seat, at)


def dry(s: State, seat: str, at: int) -> bool:
    return not s.water[seat][at]


def wetness(s: State, seat: str, at: int) -> str:
    """ "dry", "partly", "flooded", or "both" where all hexes have magic water."""
    if not room(s, seat, at):
        return "both"
    return "dry" if dry(s, seat, at) else "flooded" if flooded(s, seat, at) else "partly"


def rocky(s: State, seat: str, at: int) -> bool:
    """Whether a rock lies in it: nothing is planted there, and no water comes in."""
    rocks = s.rocks[seat]
    return bool(rocks) and any(hex_ in rocks for hex_ in s.lands[seat][at])


def reachable(s: State, seat: str) -> int:
    """How many paddies of the chain water can come to."""
    lands = s.lands[seat]
    return next((at for at in range(len(lands)) if rocky(s, seat, at)), len(lands))


def set_water(s: State, seat: str, at: int, n: int) -> None:
    """Puts so many discs there, wherever they come from."""
    if s.water[seat][at] != n:
        put(s.water, seat, at, n)
        s.emit(events.level, seat, at + 1, n)


def pour(s: State, source: str, n: int, downstream: bool = True) -> None:
    """Discs that leave a place: to the reservoir of the next in the order, from the last one back to the supply."""
    if not n:
        return
    line = order(s)
    after = line[line.index(source) + 1 : line.index(source) + 2] if downstream and source in line else ()
    if not after:
        s.supply += n
    elif after[0] == FARM:
        s.farm_reservoir += n
    else:
        s.reservoir[after[0]] += n
    s.emit(events.flows, source, after[0] if after else "supply", n)


def to_reservoir(s: State, seat: str, n: int, source: str) -> None:
    """Discs that come to a seat's reservoir from somewhere."""
    if not n:
        return
    if seat == FARM:
        s.farm_reservoir += n
    else:
        s.reservoir[seat] += n
    s.emit(events.flows, source, seat, n)


# ------------------------------------------------------------------------------------------------ rice, weeds, pests


def with_rice(s: State, seat: str, kinds: Iterable[str] = ()) -> list[int]:
    """The paddies whose rice is of these kinds; all where none are named."""
    wanted = tuple(kinds)
    return [at for at, crop in enumerate(s.crop[seat]) if not wanted or crop in wanted]


def infest(s: State, seat: str, at: int, kind: str, n: int) -> None:
    """Weeds or pests come, as long as there are tokens."""
    if kind == WEEDS and powers(s, seat).no_weeds:
        return
    n = min(n, getattr(s, LEFT[kind]))
    if n > 0:
        _change(s, seat, at, kind, n)
        s.emit(events.infested, seat, at + 1, kind, n)


def _change(s: State, seat: str, at: int, kind: str, n: int) -> None:
    values = getattr(s, kind)
    put(values, seat, at, values[seat][at] + n)
    setattr(s, LEFT[kind], getattr(s, LEFT[kind]) - n)


def pull(s: State, seat: str, at: int, kind: str, n: int = 1) -> None:
    """Weeds or pests go back to the stock."""
    _change(s, seat, at, kind, -n)


def fertilize(s: State, seat: str, at: int) -> None:
    put(s.fertilized, seat, at, 1)
    s.fertilizer_left -= 1
    s.emit(events.fertilized, seat, at + 1)


def fertile_soil(s: State, seat: str, at: int) -> bool:
    """Whether fertilizer can be put there: on planted rice that has none."""
    return s.crop[seat][at] == PLANTED and not s.fertilized[seat][at] and s.fertilizer_left > 0


def clear_crop(s: State, seat: str, at: int, infested: bool) -> None:
    """The rice leaves with its fertilizer; `infested`: weeds and pests stay."""
    put(s.crop, seat, at, EMPTY)
    if s.fertilized[seat][at] and not s.options.get("fertilizer_persists"):
        put(s.fertilized, seat, at, 0)
        s.fertilizer_left += 1
    if not infested:
        for kind in LEFT:
            if n := getattr(s, kind)[seat][at]:
                pull(s, seat, at, kind, n)


def grow(s: State, seat: str) -> None:
    """Planted rice grows in every flooded paddy."""
    anywhere = powers(s, seat).dry_growth
    for at in with_rice(s, seat, (PLANTED,)):
        if anywhere or flooded(s, seat, at):
            put(s.crop, seat, at, GROWN)
            s.emit(events.grown, seat, at + 1)


def plantable(s: State, seat: str, at: int) -> bool:
    """Whether its water and its hexes allow to plant it."""
    if s.crop[seat][at] != EMPTY or rocky(s, seat, at):
        return False
    return flooded(s, seat, at) or (dry(s, seat, at) and powers(s, seat).dry_plant)


def plant(s: State, seat: str, at: int) -> None:
    put(s.crop, seat, at, PLANTED)
    s.emit(events.planted, seat, at + 1)


def add_paddy(s: State, seat: str, land: Ids) -> int:
    """The land is closed: it is the last paddy of the chain now. Returns its place."""
    fresh = (land, 0, EMPTY, 0, 0, 0)
    for name, value in zip(PER_PADDY, fresh, strict=True):
        values = getattr(s, name)
        values[seat] = (*values[seat], value)
    s.site[seat] = ()
    at = len(s.lands[seat]) - 1
    s.emit(events.closed, seat, at + 1, len(land))
    return at


# ------------------------------------------------------------------------------------------------ rice, workers


def gain(s: State, seat: str, rice: int, source: str) -> None:
    """Rice comes in. `source`: harvest, rot, spirits, tiles, setup or end."""
    if rice <= 0:
        return
    s.rice[seat] += rice
    s.earned[seat, source] = s.earned.get((seat, source), 0) + rice
    s.emit(events.gained, seat, rice, source)


def lose(s: State, seat: str, rice: int, source: str) -> int:
    """Rice goes, never below none; returns how much went."""
    rice = min(rice, s.rice[seat])
    if rice > 0:
        s.rice[seat] -= rice
        s.paid[seat] = s.paid.get(seat, 0) + rice
        s.emit(events.lost, seat, rice, source)
    return rice


def deed(s: State, seat: str, what: str, n: int) -> None:
    """Something done this round that a goal may ask for."""
    s.deeds[seat, what] = s.deeds.get((seat, what), 0) + n


def busy(s: State, seat: str, job: str) -> int:
    """Workers allocated to an action who have not worked yet."""
    return s.allocated.get((seat, job), 0)


def work(s: State, seat: str, job: str, n: int) -> None:
    """So many of them work."""
    left = s.allocated.get((seat, job), 0) - n
    if left > 0:
        s.allocated[seat, job] = left
    else:
        s.allocated.pop((seat, job), None)


STOCK = {"laborer": "laborers", "livestock": "livestock"}


def on_market(s: State, seat: str, what: str) -> int:
    """How many laborers or livestock are left on the seat's market."""
    stock = s.box.figures[STOCK[what]]
    return max(0, stock["start"] + stock["market"] - getattr(s, STOCK[what])[seat])


def take(s: State, seat: str, what: str, n: int = 1) -> None:
    """Takes from the market without paying, as many as are there."""
    n = min(n, on_market(s, seat, what))
    if n:
        getattr(s, STOCK[what])[seat] += n
        s.emit(events.joined, seat, what, n)


def remove_rock(s: State, seat: str, hex_: str) -> None:
    s.rocks[seat] = tuple([rock for rock in s.rocks[seat] if rock != hex_])
    deed(s, seat, "rocks_removed", 1)
    s.emit(events.rock, seat, hex_)
