"""Goals of achievement tiles: a word for what is counted, and how many of it there must be."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.core.engine.ops import Where
from game.rice_paddy.cards import Goal
from game.rice_paddy.paddies import flooded
from game.rice_paddy.state import State

Counter = Callable[[State, str], int]
_WRITTEN = re.compile(r"(>=|<=|=)?\s*([0-9]{1,3})\Z")

DEEDS = ("rocks_removed", "paddies_harvested", "hexes_harvested", "rice_from_one_harvest", "weeds_removed", "pests_removed")


COUNTERS: dict[str, Counter] = {}


def counter(function: Counter) -> Counter:
    """Registers what a goal may count, by the name of the function."""
    COUNTERS[function.__name__] = function
    return function


@counter
def laborers(s: State, seat: str) -> int:
    return s.laborers[seat]


@counter
def livestock(s: State, seat: str) -> int:
    return s.livestock[seat]


@counter
def rocks_left(s: State, seat: str) -> int:
    return len(s.rocks[seat])


@counter
def paddies(s: State, seat: str) -> int:
    return len(s.lands[seat])


@counter
def paddy_hexes(s: State, seat: str) -> int:
    return sum(map(len, s.lands[seat]))


@counter
def largest_paddy(s: State, seat: str) -> int:
    return max(map(len, s.lands[seat]), default=0)


@counter
def flooded_hexes(s: State, seat: str) -> int:
    return sum(len(land) for at, land in enumerate(s.lands[seat]) if flooded(s, seat, at))


@counter
def rice_hexes(s: State, seat: str) -> int:
    return sum(len(land) for land, crop in zip(s.lands[seat], s.crop[seat], strict=True) if crop != "none")


@counter
def fertilized_paddies(s: State, seat: str) -> int:
    return sum(s.fertilized[seat])


@counter
def infestations(s: State, seat: str) -> int:
    return sum(s.weeds[seat]) + sum(s.pests[seat])


def _deed(name: str) -> Counter:
    return lambda s, seat: s.deeds.get((seat, name), 0)


for _name in DEEDS:
    COUNTERS[_name] = _deed(_name)


def compile_goal(word: str, value: int | str, where: Where) -> Goal:
    """A goal as data write it, `laborers: ">=13"`. Raises DataError where nothing has what it counts."""
    where.at(word).pick(word, tuple(COUNTERS), "thing to count")
    if isinstance(value, int):
        return Goal(word, "=", value)
    found = _WRITTEN.match(value)
    if found is None:
        raise where.at(word).fail(f'"{value}" is no number such as 3, ">=3" or "<=3"')
    return Goal(word, found[1] or "=", int(found[2]))


def met(s: State, seat: str, goal: tuple[Goal, ...]) -> bool:
    """Whether a seat fulfils all parts of a goal."""
    return all(part.met(COUNTERS[part.what](s, seat)) for part in goal)
