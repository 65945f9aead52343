"""Turning points found in a log, whatever the game: its module says which events matter, this finds the peaks.

A moment is looked at as it was *before* its entry of the log (`Session.state_before`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.core.engine.decision import Event
    from game.core.play.session import Entry, Session


class Find(NamedTuple):
    """A stretch of the log: where it begins, its turn, how much happened, who it happened to."""

    at: int
    turn: int
    size: int
    seat: str = ""


class Moment(NamedTuple):
    """A key moment as shown. `at`: entry of the log to look at, -1 = nothing to look at; `weight` picks the best."""

    when: str
    colour: str
    text: str
    at: int = -1
    icon: str = ""
    weight: float = 0.0


def turn_starts(session: Session) -> list[tuple[int, Any]]:
    """(turn, position at its start) of a finished or running game."""
    found: dict[int, Any] = {}
    for at, entry in enumerate(session.log):
        if entry.turn not in found:
            found[entry.turn] = session.state_before(at)
    return list(found.items())


def walk(log: Sequence[Entry]) -> Iterator[tuple[int, Entry, Event]]:
    """Every event with the entry it belongs to. Turns begin with an event, so an entry may hold two turns."""
    for at, entry in enumerate(log):
        for event in entry.events:
            yield at, entry, event


def by_turn(log: Sequence[Entry], measure: Callable[[Event], int], seat: Callable[[Event], str] = lambda e: "") -> list[Find]:
    """How much of something happened in each turn (to each seat), in order; turns without it are left out."""
    found: dict[tuple[int, str], Find] = {}
    turn = log[0].turn if log else 0
    for at, _entry, event in walk(log):
        if event.kind == "turn" and event.args:
            turn = int(event.args[0])
        size = measure(event)
        if size:
            who = seat(event)
            had = found.get((turn, who))
            found[turn, who] = Find(had.at, turn, had.size + size, who) if had else Find(at, turn, size, who)
    return list(found.values())


def peak(finds: Sequence[Find], least: int = 1) -> Find | None:
    """The largest (the first of equals), if it is at least so large."""
    best = max(finds, key=lambda f: (f.size, -f.at), default=None)
    return best if best is not None and best.size >= least else None


def each(log: Sequence[Entry], measure: Callable[[Event], int]) -> list[Find]:
    """Every event that counts, one by one."""
    out, turn = [], log[0].turn if log else 0
    for at, _entry, event in walk(log):
        if event.kind == "turn" and event.args:
            turn = int(event.args[0])
        if size := measure(event):
            out.append(Find(at, turn, size))
    return out


def last_choice(log: Sequence[Entry]) -> int:
    """Index of the last thing somebody chose to do (of the last pass if nobody did anything), -1 if there is none."""
    taken = [at for at, entry in enumerate(log) if not entry.auto]
    deeds = [at for at in taken if log[at].key not in ("done", "yes", "no")]
    return (deeds or taken or [-1])[-1]


def best(found: Sequence[Moment], most: int) -> tuple[Moment, ...]:
    """The weightiest, in the order they happened; of two at the same place the weightier."""
    picked: list[Moment] = []
    for moment in sorted(found, key=lambda m: -m.weight):
        if len(picked) < most and all(moment.at != p.at or moment.at < 0 for p in picked):
            picked.append(moment)
    return tuple(sorted(picked, key=lambda m: m.at))
