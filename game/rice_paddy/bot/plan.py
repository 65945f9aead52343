"""What a farm is after: the land of its next paddy, which rice pays, how many workers go where.

All of it is read off an open position and is cheap: bots ask for it in every step of a playout. Worth is in rice.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.rice_paddy import building, harvest
from game.rice_paddy import paddies as on
from game.rice_paddy.allocation import duck_use, harvest_cost, plant_cost
from game.rice_paddy.state import FARM, Ids, State

SECTION = 2.6  # what a section costs in work that could be done elsewhere
ROCK = 4.0  # ... a rock that has to go first
LABOR = 0.7  # ... the laborers of a hex, each round of planting and harvest
HOLDS = 0.85  # share of a table entry that a crop not yet planted is likely to bring
DRY_LAND = 0.35  # share for the hexes that there is hardly any water for
WET = 7  # hexes of a farm that usually get water
BUILDERS = 0.55  # share of the laborers who build in a usual round


class Land(NamedTuple):
    """A land that could be the next paddy: its hexes and the edges round it."""

    hexes: Ids
    edges: frozenset[str]


def last_round(s: State) -> int:
    return int(s.box.figures["rounds"]["last"])


def grows_at_once(s: State) -> int:
    """The round in which what is planted grows at once."""
    return int(s.box.figures["rounds"]["growth"])


def harvest_rounds(s: State, planted: int) -> list[int]:
    """The rounds in which a paddy is harvested that is planted in this one and again after each harvest."""
    last, quick, found = last_round(s), grows_at_once(s), []
    while planted <= quick:
        planted = planted + 1 if planted == quick else planted + 2
        if planted > last:
            break
        found.append(planted)
    return found


def table_rice(s: State, size: int, round_: int, row: int = 1) -> int:
    """What so many hexes pay in a round."""
    entries = s.box.tables["grey" if round_ >= last_round(s) else "black"][row - 1]
    return int(entries[min(size, len(entries)) - 1]) if size > 0 else 0


def to_come(s: State, size: int, planted: int) -> float:
    """What a paddy of so many hexes brings in all if it is planted in that round, less its laborers."""
    rounds = harvest_rounds(s, planted)
    return sum(HOLDS * table_rice(s, size, r) - LABOR * 3 * size for r in rounds)


class Plans:
    """Look-ups that hang on the field and the chain alone."""

    def __init__(self) -> None:
        self.known: dict[tuple[Ids, ...], list[Land]] = {}
        self.best: dict[tuple[Any, ...], Land | None] = {}

    def lands(self, s: State, seat: str) -> list[Land]:
        """Every land that could be the next paddy."""
        chain = s.lands[seat]
        found = self.known.get(chain)
        if found is None:
            if len(self.known) > 3000:
                self.known.clear()
            found = self.known[chain] = self._lands(s, seat)
        return found

    def _lands(self, s: State, seat: str) -> list[Land]:
        if not building.first_hexes(s, seat):
            return []
        field, free, most = s.box.field, set(building.open_hexes(s, seat)), s.box.figures["hexes"]
        grown = {frozenset((hex_,)) for hex_ in building.first_hexes(s, seat)}
        found = set(grown)
        for _ in range(most - 1):
            grown = {land | {other} for land in grown for hex_ in land for other in field.near[hex_] if other in free} - found
            grown = {land for land in grown if building.has_outlet(s, seat, tuple(land))}
            found |= grown
        return [Land(tuple(sorted(land)), frozenset(field.around(land))) for land in sorted(found, key=sorted)]

    def land(self, s: State, seat: str) -> Land | None:
        """The land that is best closed next; None where none pays any more."""
        standing, rocks = s.sections[seat], s.rocks[seat]
        pace = max(1.5, s.laborers[seat] * BUILDERS / 3 + s.livestock[seat])
        look = (s.lands[seat], standing, rocks, s.round, int(pace), s.bonus_walls[seat])
        if look in self.best:
            return self.best[look]
        left, built = building.sections_left(s, seat), set(standing)
        wet = WET - sum(map(len, s.lands[seat]))
        top, best = 0.0, None
        for land in self.lands(s, seat):
            missing = len(land.edges - built)
            if missing > left:
                continue
            stones = sum(hex_ in rocks for hex_ in land.hexes)
            work = max(0, missing - s.bonus_walls[seat])
            ready = s.round + int(max(0.0, (work + stones - 0.5)) / pace)
            size = len(land.hexes)
            value = to_come(s, size, ready)
            if size > wet:
                value *= max(DRY_LAND, wet / size)
            value -= SECTION * work + ROCK * stones
            if value > top:
                top, best = value, land
        if len(self.best) > 20_000:
            self.best.clear()
        self.best[look] = best
        return best

    # -------------------------------------------------------------------------------------------- workers

    def wish(self, s: State, seat: str, job: str, idle: int) -> int:
        """How many workers of those left should do a job; those asked before have theirs."""
        kind, _, does = job.partition(":")
        if does == "harvest":
            return reaping(s, seat, idle)
        if kind == "laborers" and does == "plant":
            reserve = sum(n for n, _ in weeding(s, seat)) if idle else 0
            want = planting(s, seat)
            return min(want, idle) if want + reserve <= idle or want >= reserve else min(want, idle - reserve)
        if kind == "laborers" and does == "weed":
            return min(idle, sum(n for n, _ in weeding(s, seat)))
        if does == "build":
            each = s.box.figures["section"][kind]
            land = self.land(s, seat)
            if land is None:
                return 0
            oxen = 0 if kind == "oxen" else max(0, on_hand(s, seat, "livestock") - self.other_livestock(s, seat))
            paid = building.at_hand(s, seat)
            missing = len(land.edges.difference(s.sections[seat]))
            left = building.sections_left(s, seat) - paid
            want = max(0, missing - paid) if kind == "oxen" or missing - paid > oxen else max(0, missing - paid)
            more = 2 if kind == "laborers" and s.round < grows_at_once(s) - 1 else 0
            return min(idle // each, max(0, min(left, want + more))) * each
        if does == "rock":
            return min(idle, len(self.rocks(s, seat)))
        if does == "weed":
            return min(idle, sum(s.weeds[seat][at] for at in range(len(s.lands[seat])) if s.crop[seat][at] == on.GROWN))
        return min(idle, duck_wish(s, seat))

    def other_livestock(self, s: State, seat: str) -> int:
        """Livestock that has other work than building."""
        return len(self.rocks(s, seat)) + duck_wish(s, seat)

    def rocks(self, s: State, seat: str) -> list[str]:
        """The rocks in the way: in own paddies, then in the land to be."""
        lying = s.rocks[seat]
        found = [hex_ for land in s.lands[seat] for hex_ in land if hex_ in lying]
        land = self.land(s, seat) if lying else None
        return found + [hex_ for hex_ in (land.hexes if land else ()) if hex_ in lying]


def on_hand(s: State, seat: str, kind: str) -> int:
    """Laborers or livestock not sent anywhere yet."""
    free: int = getattr(s, kind)[seat]
    laborers = kind == "laborers"
    return free - sum(n for (who, job), n in s.allocated.items() if who == seat and job.startswith("laborers") == laborers)


def reapable(s: State, seat: str) -> list[int]:
    """The paddies with grown rice, those that pay most for each hex first."""
    lands = s.lands[seat]
    found = on.with_rice(s, seat, (on.GROWN,))
    return sorted(found, key=lambda at: -harvest.worth(s, seat, at, len(lands[at])).rice / len(lands[at]))


def reaping(s: State, seat: str, idle: int) -> int:
    """Laborers to be sent to harvest."""
    each = harvest_cost(s, seat)
    hexes = sum(len(s.lands[seat][at]) for at in reapable(s, seat))
    return min(hexes * each, idle // max(1, each) * each)


def to_reap(s: State, seat: str, hexes: int) -> list[int]:
    """The paddies that are best harvested with laborers for so many hexes."""
    found = []
    for at in reapable(s, seat):
        if hexes <= 0:
            break
        found.append(at)
        hexes -= len(s.lands[seat][at])
    return found


def coming(s: State, seat: str) -> int:
    """Discs likely to come to a seat's reservoir in this round's flood: its own, and what those before let go."""
    n = s.reservoir[seat]
    for who in on.order(s):
        if who == seat:
            break
        if who == FARM:
            n += s.farm_water + s.farm_reservoir
            level = s.box.solo_cards[s.solo_card].level if s.solo_card else 0
            n -= min(n, level)
            continue
        n += s.reservoir[who]
        n += sum(s.water[who][at] for at in on.with_rice(s, who, (on.GROWN,)))
        for at, land in enumerate(s.lands[who]):
            n -= len(land) - (s.water[who][at] if s.crop[who][at] != on.GROWN else 0)
        n = max(n, 0)
    return max(0, n)


def planting(s: State, seat: str) -> int:
    """Laborers for the paddies that will be bare and flooded when rice is planted."""
    if s.round > grows_at_once(s):
        return 0
    flow, hexes = coming(s, seat), 0
    reach = on.reachable(s, seat)
    dry_too = on.powers(s, seat).dry_plant
    for at, land in enumerate(s.lands[seat][:reach]):
        crop, there = s.crop[seat][at], s.water[seat][at]
        if crop == on.GROWN:
            there = 0
        need = on.need(s, seat, at)
        flow -= min(flow, max(0, on.room(s, seat, at) - there)) if there + flow >= need else 0
        if crop != on.PLANTED and (there + flow >= need or on.flooded(s, seat, at) or dry_too or flow >= 0 and there >= need):
            hexes += len(land)
        elif crop != on.PLANTED and there + coming(s, seat) >= need:
            hexes += len(land)
    return hexes * plant_cost(s, seat)


def weeding(s: State, seat: str) -> list[tuple[int, float]]:
    """(laborers, rice gained) of clearing the weeds of each paddy that is harvested and where it pays."""
    found = []
    anywhere = on.powers(s, seat).any_weed
    for at, n in enumerate(s.weeds[seat]):
        if not n or s.crop[seat][at] != on.GROWN and not anywhere:
            continue
        size = len(s.lands[seat][at])
        pests = max(0, s.pests[seat][at] - on.powers(s, seat).pests)
        fertile = size + s.fertilized[seat][at]
        before = harvest.pays(s, seat, harvest.row_of(s, seat, at), fertile)
        after = harvest.pays(s, seat, 4 if pests > 1 else 2 if pests else 1, fertile)
        if after - before > 1.2 * size * n:
            found.append((size * n, float(after - before)))
    return found


def duck_wish(s: State, seat: str) -> int:
    """Ducks with work that pays: pests in rice to be harvested, fertilizer for planted rice that they can come to."""
    anywhere, found = on.powers(s, seat).any_duck, 0
    for at in range(len(s.lands[seat])):
        if s.crop[seat][at] == on.GROWN:
            found += max(0, s.pests[seat][at] - on.powers(s, seat).pests)
        elif s.crop[seat][at] == on.PLANTED and (anywhere or on.dry(s, seat, at)):
            found += duck_use(s, seat, at)
    return found
