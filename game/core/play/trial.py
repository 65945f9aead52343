"""A table to try a thing of a pack at: a new game in which it lies on top of its deck, or is what was chosen in the set-up.

How one comes there is said by its kind in `data/<game>/workshop.yaml` (`workshop.Kind`).
"""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Setup
from game.core.errors import DataError
from game.core.play.session import Session
from game.core.play.workshop import FILE, Kind

ANSWERS = 200  # that are given by themselves until the thing can come up
SEEDS = 40  # games that are begun until one lets the thing lie where it is wanted


def table_for(rules: Any, kind: Kind, thing: str, game_set: str = "", seed: int = 1) -> Session:
    """A new game at which the thing lies on top of its deck, or is what was chosen in the set-up. `game_set`: that of its pack.
    Raises UsageError or DataError where it cannot be begun."""
    own = game_set in kind.seats_of
    seats = tuple({"name": f"P{n + 1}", "control": "human", **_put(seat, thing)}
                  for n, seat in enumerate(kind.seats_of[game_set] if own else kind.seats))  # fmt: skip
    used = (game_set if own else kind.set) or next(iter(rules.sets), "")
    for extra in range(SEEDS if kind.top else 1):
        setup = Setup(rules.id, used, kind.mode, _put(kind.options, thing), seed + extra, seats)
        start = rules.new(setup)
        _play_on(rules, start, kind.until)
        if kind.top:
            start = _on_top(start, kind.top, thing)
        if start is not None:
            return Session(rules, setup, start=start)
    raise DataError(f'"{thing}" does not come to lie in {kind.top}', FILE)


def _play_on(rules: Any, state: Any, until: str) -> None:
    """The first answer to everything, until a phase begins."""
    for _ in range(ANSWERS if until else 0):
        options = rules.options(state)
        if state.phase == until or not options:
            return
        rules.play(state, options[0])


def _put(value: Any, thing: str) -> Any:
    """A value with the thing in the place of {id}."""
    if isinstance(value, dict):
        return {key: _put(part, thing) for key, part in value.items()}
    return value.replace("{id}", thing) if isinstance(value, str) else value


def _on_top(state: Any, top: str, thing: str) -> Any:
    """The position with the thing first in a field. It changes places with what lies there, so that there are as many of each
    as before: within the field if it lies there, else wherever one of the two is written. None where nothing lies there."""
    plain = state.dump()
    field, _, owner = top.partition(".")
    lying = plain[field][owner] if owner else plain[field]
    first = next((n for n, each in enumerate(lying) if each), None)
    if first is None:
        return None
    if thing in lying:
        at = lying.index(thing)
        lying[first], lying[at] = lying[at], lying[first]
    else:
        if _count(plain, lying[first]) != max(1, _count(plain, thing)):
            return None  # of one there are several copies: somewhere else they lie better
        plain = _swapped(plain, lying[first], thing)
    return type(state).load(plain, state.box)


def _count(value: Any, thing: str) -> int:
    """How often an id stands in plain data by itself."""
    if isinstance(value, dict):
        return sum(_count(part, thing) for part in value.values())
    return sum(_count(part, thing) for part in value) if isinstance(value, list) else int(value == thing)


def _swapped(value: Any, one: str, other: str) -> Any:
    """Plain data with two ids in each other's places, also where they stand behind a colon (`card:x`)."""
    if isinstance(value, dict):
        return {_swapped(key, one, other): _swapped(part, one, other) for key, part in value.items()}
    if isinstance(value, list):
        return [_swapped(part, one, other) for part in value]
    if isinstance(value, str):
        head, colon, name = value.rpartition(":")
        if name in (one, other):
            return f"{head}{colon}{other if name == one else one}"
    return value
