"""What is coming if nothing else is chosen: pure functions over a position, for the screen and for bots.

They read a position (a view is enough: nothing hidden is asked for) and never change it. Paddies are counted from 0.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.engine.agenda import Frame
from game.rice_paddy import building, farm, goals, harvest, market
from game.rice_paddy import paddies as on
from game.rice_paddy.allocation import JOBS, duck_use, most, plant_cost
from game.rice_paddy.harvest import Worth
from game.rice_paddy.state import FARM, Ids, State
from game.rice_paddy.waterways import flood_range


class Flood(NamedTuple):
    """A farm after its flood: discs in each paddy (of the spirit farm: on it), and how many go on to the next."""

    water: tuple[int, ...]
    passes: int
    comes: int  # discs in the reservoir when it floods


class Doomed(NamedTuple):
    """Grown rice that rots this round: hexes of it in each paddy. `named`: which paddies are short is still to be chosen, so only
    the sum is sure."""

    hexes: tuple[int, ...]
    total: int
    named: bool


class Aim(NamedTuple):
    """A tile: whether its goal is met, and of each part (what is counted, how many there are, sign, how many it takes)."""

    tile: str
    rice: int
    met: bool
    parts: tuple[tuple[str, int, str, int], ...]


# ------------------------------------------------------------------------------------------------ water


def to_flood(s: State) -> Ids:
    """Who is still to flood in this round, in order; () once it is done, or before the round has come so far that it is known."""
    waiting = tuple([f.seat for f in reversed(s.agenda) if f.op == "floods"])
    if waiting or any(f.op in ("flood", "flood.next") for f in s.agenda):
        return waiting
    coming = any(f.op == "farm" for f in s.agenda) and s.phase in ("water", "active", "allocate")
    return on.order(s) if coming and s.round < s.box.figures["rounds"]["last"] else ()


def flood_forecast(s: State, seat: str = "") -> dict[str, Flood]:
    """How each farm's flood will look with the water where it is now: of all who are still to flood, or of one seat.

    Draining that is still to come is taken as not done; what is on its way in a drain or a flood goes on. A paddy that may hold
    more than it needs takes all that it can.
    """
    found: dict[str, Flood] = {}
    line, waiting = on.order(s), to_flood(s)
    coming = _under_way(s, line, found)
    for who in line:
        if who not in waiting:
            continue
        comes = coming.get(who, 0) + (s.farm_reservoir if who == FARM else s.reservoir[who])
        made = _farm(s, comes) if who == FARM else _one(s, who, 0, comes)
        found[who] = Flood(made[0], made[1], comes)
        _send(coming, line, who, made[1])
    return {who: flood for who, flood in found.items() if not seat or who == seat}


def _send(coming: dict[str, int], line: Ids, who: str, n: int) -> None:
    after = line.index(who) + 1
    if after < len(line):
        coming[line[after]] = coming.get(line[after], 0) + n


def _under_way(s: State, line: Ids, found: dict[str, Flood]) -> dict[str, int]:
    """What comes down from questions that are being answered."""
    coming: dict[str, int] = {}
    top: Frame | None = s.agenda[-1] if s.agenda else None
    if top is None or top.seat not in line:
        return coming
    if top.op == "drain":
        _send(coming, line, top.seat, top.get("flow") + top.get("out"))
    elif top.op == "flood":
        water, passes = _one(s, top.seat, top.get("at"), top.get("flow"))
        found[top.seat] = Flood(water, passes, 0)
        _send(coming, line, top.seat, passes)
    return coming


def _farm(s: State, comes: int) -> tuple[tuple[int, ...], int]:
    there = comes + s.farm_water
    level = s.box.solo_cards[s.solo_card].level if s.solo_card else 0
    kept = min(level, s.box.farm_hexes, there)
    return (kept,), there - kept


def _one(s: State, seat: str, first: int, flow: int) -> tuple[tuple[int, ...], int]:
    water, reach = list(s.water[seat]), on.reachable(s, seat)
    for at in range(first, len(water)):
        stays = flood_range(s, seat, at, flow)[1] if at < reach else water[at] if on.flooded(s, seat, at) else 0
        flow += water[at] - stays
        water[at] = stays
    return tuple(water), flow


class Drained(NamedTuple):
    """What is let go of by an amount: the paddies that lie otherwise afterwards, how many discs leave the farm and to whom they
    come ("" for the supply), and the position then. Later paddies keep theirs."""

    first: int  # the paddy that the water comes from, counted from 0
    leaves: int
    to: str
    after: State


def drained(s: State, seat: str, key: str) -> Drained | None:
    """What comes of an answer to the question how much stays in a paddy; None while something else is asked."""
    top: Frame | None = s.agenda[-1] if s.agenda else None
    if top is None or top.op != "drain" or top.seat != seat:
        return None
    after: State = s.clone()
    after.agenda = after.agenda[:-1]
    at, leaves = top.get("at"), top.get("flow") + top.get("out")
    if key == "drain:all":
        stays = dict.fromkeys(range(len(s.lands[seat])), 0)
    else:
        stays = {at: int(key.rpartition("/")[2])} if key != "done" else {}
    changed = [n for n, level in stays.items() if level != s.water[seat][n]]
    for n, level in stays.items():
        leaves += s.water[seat][n] - level
        on.set_water(after, seat, n, level)
    on.pour(after, seat, leaves)
    line = on.order(s)
    to = line[line.index(seat) + 1 : line.index(seat) + 2]
    return Drained(min(changed, default=at), leaves, to[0] if to else "", after)


def will_grow(s: State, seat: str) -> tuple[int, ...]:
    """The paddies whose planted rice grows in this round if water comes as forecast."""
    if s.phase in ("achievements", "market") or (s.phase == "farm" and s.step == "plant"):
        return ()  # what is planted now grows in the next round
    planted = on.with_rice(s, seat, (on.PLANTED,))
    coming = flood_forecast(s, seat).get(seat)
    if on.powers(s, seat).dry_growth:
        return tuple(planted)
    water = coming.water if coming is not None else s.water[seat]
    return tuple([at for at in planted if water[at] >= on.need(s, seat, at)])


# ------------------------------------------------------------------------------------------------ rice


def harvest_worth(s: State, seat: str, at: int) -> Worth | None:
    """What a whole paddy would pay if it were harvested now, and by which row; None where no rice grows. Spirits that help one
    paddy of the owner's choice are left out."""
    if s.crop[seat][at] == on.EMPTY:
        return None
    return harvest.worth(s, seat, at, len(s.lands[seat][at]))


def doomed(s: State, seat: str) -> Doomed:
    """What will rot in this round's harvest, with water and workers as they are now."""
    lands = s.lands[seat]
    grown, ripe = on.with_rice(s, seat, (on.GROWN,)), harvest.ripe(s, seat)
    able = harvest.hexes_for(s, seat)
    hexes = [len(lands[at]) if at in grown else 0 for at in range(len(lands))]
    wet = [at for at in ripe if not on.dry(s, seat, at)]
    chosen = len(wet) > on.powers(s, seat).wet_harvests  # which of these is harvested is still to be chosen
    total = sum(hexes)
    if able >= sum(hexes[at] for at in ripe) and not chosen:
        for at in ripe:
            hexes[at] = 0
        return Doomed(tuple(hexes), sum(hexes), False)
    if len(ripe) == 1:
        hexes[ripe[0]] -= min(able, hexes[ripe[0]])
        return Doomed(tuple(hexes), sum(hexes), False)
    most_taken = sum(hexes[at] for at in ripe if at not in wet)
    most_taken += sum(sorted((hexes[at] for at in wet), reverse=True)[: on.powers(s, seat).wet_harvests])
    return Doomed(tuple(hexes), total - min(able, most_taken), True)


# ------------------------------------------------------------------------------------------------ workers


def useful(s: State, seat: str, job: str) -> int:
    """How many workers a job could take as water and rice are now; of building and planting, what the board has room for."""
    lands = s.lands[seat]
    if job == "laborers:harvest":
        cost = harvest.harvest_cost(s, seat)
        return cost * sum(len(lands[at]) for at in harvest.ripe(s, seat))
    if job == "laborers:plant":
        bare = [at for at, crop in enumerate(s.crop[seat]) if crop != on.PLANTED and not on.rocky(s, seat, at)]
        return plant_cost(s, seat) * sum(len(lands[at]) for at in bare)
    if job == "laborers:weed":
        return sum(len(lands[at]) * s.weeds[seat][at] for at in farm.weedy(s, seat))
    if job == "oxen:weed":
        return sum(s.weeds[seat][at] for at in farm.weedy(s, seat)) if on.powers(s, seat).ox_weeds else 0
    if job == "ducks":
        anywhere = on.powers(s, seat).any_duck
        return sum(duck_use(s, seat, at) for at in range(len(lands)) if anywhere or on.dry(s, seat, at))
    return most(s, seat, job)[0]


def done_by(s: State, seat: str, job: str, workers: int) -> tuple[int, int]:
    """(what so many workers would get done, all there is to do) in hexes, weeds, sections, rocks or places for ducks, with water
    and rice as they are now. What is planted may be built before: it is not bounded."""
    lands = s.lands[seat]
    if job.endswith(":weed"):
        sizes = sorted(len(lands[at]) for at in farm.weedy(s, seat) for _ in range(s.weeds[seat][at]))
        if job == "oxen:weed":
            return min(workers, len(sizes)), len(sizes)
        done = 0
        while done < len(sizes) and sum(sizes[: done + 1]) <= workers:
            done += 1
        return done, len(sizes)
    each = max(1, most(s, seat, job)[1])
    there = useful(s, seat, job) // each
    return (workers // each if job == "laborers:plant" else min(workers // each, there)), there


def idle_workers(s: State, seat: str) -> dict[str, int]:
    """Of each job the workers allocated who would find nothing to do as things are now. Land that is built this round is flooded
    and planted after it (rules 6.1, 6.7, 6.9).
    """
    found = {job: on.busy(s, seat, job) - useful(s, seat, job) for job in JOBS if on.busy(s, seat, job)}
    if "laborers:plant" in found and building.at_hand(s, seat) and len(s.lands[seat]) < s.box.figures["paddies"]:
        hexes = min(len(building.open_hexes(s, seat)), s.box.figures["hexes"])
        found["laborers:plant"] -= plant_cost(s, seat) * hexes
    return {job: n for job, n in found.items() if n > 0}


# ------------------------------------------------------------------------------------------------ market, goals


def purchase(s: State, seat: str, what: str) -> tuple[int, int] | None:
    """(price, tax it adds) of the next laborer or livestock; None where the market has none."""
    price = market.price(s, seat, what)
    return None if price is None else (price, market.added_tax(s, seat))


def aims(s: State, seat: str) -> tuple[Aim, ...]:
    """All tiles that a seat could claim, on display or set aside for it, and how far it is."""
    found = []
    for name in (*s.achievements, *s.reserved.get(seat, ())):
        if name not in s.box.tiles:
            continue
        tile = s.box.tiles[name]
        parts = tuple((one.what, goals.COUNTERS[one.what](s, seat), one.sign, one.n) for one in tile.goal)
        found.append(Aim(name, tile.rice, goals.met(s, seat, tile.goal), parts))
    return tuple(found)


def sections_needed(s: State, seat: str, land: Ids) -> int:
    """How many sections a land still needs to be closed."""
    return len(building.missing(s, seat, land))
