"""Harvest, what it pays, and what rots (rules 6.6 and 7)."""

from __future__ import annotations

from typing import NamedTuple

from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.decision import Reason
from game.rice_paddy import events
from game.rice_paddy import paddies as on
from game.rice_paddy.allocation import harvest_cost
from game.rice_paddy.asked import Asked, paddy_of
from game.rice_paddy.farm import at_step
from game.rice_paddy.state import State

ops: Ops[State] = Ops()

Taken = tuple[tuple[int, int], ...]  # (paddy, hexes)


class Worth(NamedTuple):
    """What a harvest pays: by which row and column of the table."""

    row: int
    size: int
    rice: int


def table_name(s: State, seat: str) -> str:
    """Which table pays this seat's harvests in this round: black, grey or double-black."""
    round_, other = on.powers(s, seat).table
    if round_ == s.round:
        return other
    return "grey" if s.round >= s.box.figures["rounds"]["last"] else "black"


def pays(s: State, seat: str, row: int, size: int) -> int:
    """An entry of that table; more hexes than columns count as the last one."""
    name = table_name(s, seat)
    times = 2 if name.startswith("double-") else 1
    entries = s.box.tables[name.removeprefix("double-")][row - 1]
    return times * int(entries[min(size, len(entries)) - 1]) if size > 0 else 0


def row_of(s: State, seat: str, at: int) -> int:
    """The row by which a paddy pays: 1 clean, 2 with one pest, 3 with one weed, 4 with more."""
    weeds, pests = s.weeds[seat][at], max(0, s.pests[seat][at] - on.powers(s, seat).pests)
    if weeds + pests > 1:
        return 4
    return 3 if weeds else 2 if pests else 1


def worth(s: State, seat: str, at: int, hexes: int, clean: bool = False, fertile: bool = False) -> Worth:
    """What so many hexes of a paddy pay. `clean`: its weeds and pests do not count; `fertile`: it counts as fertilized."""
    row = 1 if clean else row_of(s, seat, at)
    size = hexes + int(bool(fertile or s.fertilized[seat][at]))
    return Worth(row, size, pays(s, seat, row, size))


def rot_worth(s: State, seat: str, at: int, harvested: int) -> int:
    """What the hexes that rot still pay."""
    row = on.powers(s, seat).rot_row
    hexes = len(s.lands[seat][at]) - harvested
    if not row or not hexes:
        return 0
    return pays(s, seat, row, hexes + int(bool(s.fertilized[seat][at] and not harvested)))


# ------------------------------------------------------------------------------------------------ which paddies


def ripe(s: State, seat: str, taken: Taken = ()) -> list[int]:
    """The paddies that can still be harvested: dry ones, and others as far as a spirit allows it."""
    done = {at for at, _ in taken}
    wet = on.powers(s, seat).wet_harvests - sum(not on.dry(s, seat, at) for at in done)
    grown = [at for at in on.with_rice(s, seat, (on.GROWN,)) if at not in done]
    return [at for at in grown if on.dry(s, seat, at) or wet > 0]


def hexes_for(s: State, seat: str) -> int:
    """How many hexes the laborers allocated can still harvest."""
    return int(on.busy(s, seat, "laborers:harvest") // harvest_cost(s, seat))


@ops.step("harvests")
def harvests(s: State, f: Frame) -> None:
    at_step(s, f.seat, "harvest")
    harvest_next(s, frame("harvest.next", f.seat, taken=()))


@ops.step("harvest.next", "taken")
def harvest_next(s: State, f: Frame) -> None:
    """All is harvested that laborers suffice for; else paddies are named, each once."""
    seat, taken = f.seat, f.get("taken")
    found, n = ripe(s, seat, taken), hexes_for(s, seat)
    if n and found:
        all_hexes = sum(len(s.lands[seat][at]) for at in found)
        wet = sum(not on.dry(s, seat, at) for at in found)
        left = on.powers(s, seat).wet_harvests - sum(not on.dry(s, seat, at) for at, _ in taken)
        if (len(found) > 1 and all_hexes > n) or wet > max(0, left):
            push(s, frame("harvest", seat, taken=taken))
            return
        for at in found:
            hexes = min(len(s.lands[seat][at]), n)
            taken = (*taken, (at, hexes))
            cut(s, seat, hexes)
    powers = on.powers(s, seat)
    asks = ("harvest.ignore",) * powers.ignore + ("harvest.fertile",) * powers.fertile
    harvest_clean(s, frame("harvest.clean", seat, taken=tuple(sorted(taken)), clean=(), fertile=(), asks=asks))


def cut(s: State, seat: str, hexes: int) -> None:
    """Laborers harvest so many hexes."""
    on.work(s, seat, "laborers:harvest", hexes * harvest_cost(s, seat))


@ops.ask("harvest", "taken")
class Harvest(Asked):
    """Which paddy, and how many of its hexes."""

    def options(self, s: State, f: Frame) -> list[str]:
        n = hexes_for(s, f.seat)
        return [
            f"harvest:{at + 1}/{hexes}"
            for at in ripe(s, f.seat, f.get("taken"))
            for hexes in range(1, min(n, len(s.lands[f.seat][at])) + 1)
        ]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return (hexes_for(s, f.seat),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        hexes = int(key.rpartition("/")[2])
        cut(s, seat, hexes)
        push(s, frame("harvest.next", seat, taken=(*f.get("taken"), (paddy_of(key), hexes))))

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        return None


# ------------------------------------------------------------------------------------------------ help of spirits


def could_clean(s: State, seat: str, f: Frame) -> list[int]:
    """Harvested paddies whose weeds and pests still count."""
    return [at for at, _ in f.get("taken") if at not in f.get("clean") and row_of(s, seat, at) > 1]


def could_fertile(s: State, seat: str, f: Frame) -> list[int]:
    """Harvested paddies that do not count as fertilized yet."""
    return [at for at, _ in f.get("taken") if at not in f.get("fertile") and not s.fertilized[seat][at]]


# By question: the local that keeps the paddies helped, those that could be, and the power that helps.
HELP = {
    "harvest.ignore": ("clean", could_clean, "ignore"),
    "harvest.fertile": ("fertile", could_fertile, "fertile"),
}


@ops.step("harvest.clean", "taken clean fertile asks")
def harvest_clean(s: State, f: Frame) -> None:
    """Spirits that help one paddy: which one is asked where several could profit."""
    seat, asks = f.seat, f.get("asks")
    if not asks:
        pay(s, f)
        return
    word, could, _ = HELP[asks[0]]
    found, rest = could(s, seat, f), f.put(asks=asks[1:])
    if len(found) > 1:
        push(s, rest.named(asks[0]))
    else:
        harvest_clean(s, rest.put(**{word: (*f.get(word), *found)}))


class Help(Asked):
    """Which harvested paddy profits."""

    def source(self, s: State, f: Frame) -> str:
        return on.source_of(s, f.seat, HELP[f.op][2])

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"paddy:{at + 1}" for at in HELP[f.op][1](s, f.seat, f)]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        word = HELP[f.op][0]
        push(s, f.put(**{word: (*f.get(word), paddy_of(key))}).named("harvest.clean"))


for _op in HELP:
    ops.question(_op, Help(), "taken clean fertile asks")


# ------------------------------------------------------------------------------------------------ pay and rot


def pay(s: State, f: Frame) -> None:
    """The table pays; what is left on the fields rots."""
    seat, taken = f.seat, dict(f.get("taken"))
    bonus = on.powers(s, seat).per_harvest
    for at, hexes in taken.items():
        found = worth(s, seat, at, hexes, at in f.get("clean"), at in f.get("fertile"))
        s.harvests[seat] = (*s.harvests.get(seat, ()), (at + 1, hexes, found.row, found.size, found.rice))
        s.emit(events.harvested, seat, at + 1, hexes, found.row, found.rice)
        on.gain(s, seat, found.rice, "harvest")
        on.gain(s, seat, bonus, "spirits")
        on.deed(s, seat, "paddies_harvested", 1)
        on.deed(s, seat, "hexes_harvested", hexes)
        best = s.deeds.get((seat, "rice_from_one_harvest"), 0)
        s.deeds[seat, "rice_from_one_harvest"] = max(best, found.rice)
    for at in on.with_rice(s, seat, (on.GROWN,)):
        hexes = taken.get(at, 0)
        if hexes < len(s.lands[seat][at]):
            s.emit(events.rotted, seat, at + 1, len(s.lands[seat][at]) - hexes)
            on.gain(s, seat, rot_worth(s, seat, at, hexes), "rot")
        on.clear_crop(s, seat, at, infested=0 < hexes < len(s.lands[seat][at]))
