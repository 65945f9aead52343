"""Turning points found in a log, whatever the game: its module says which events matter, this finds the peaks.

A moment is looked at as it was *before* its entry of the log (`Session.state_before`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.core.play.session import Entry, Session


class Happening(NamedTuple):
    """One event of the log: the entry it belongs to and that entry's place, its turn, its values by name."""

    at: int
    turn: int
    kind: str
    fields: Mapping[str, Any]
    entry: Entry


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


def happened(session: Session) -> list[Happening]:
    """Every event of a session in order, its values by name. Turns begin with an event, so an entry may hold two turns."""
    declared, out = session.rules.events, []
    turn = session.log[0].turn if session.log else 0
    for at, entry in enumerate(session.log):
        for event in entry.events:
            fields = declared.read(event)
            if event.kind == "turn":
                turn = int(fields["n"])
            out.append(Happening(at, turn, event.kind, fields, entry))
    return out


def by_turn(
    events: Iterable[Happening], measure: Callable[[Happening], int], seat: Callable[[Happening], str] = lambda e: ""
) -> list[Find]:
    """How much of something happened in each turn (to each seat), in order; turns without it are left out."""
    found: dict[tuple[int, str], Find] = {}
    for event in events:
        size = measure(event)
        if size:
            turn, who = event.turn, seat(event)
            had = found.get((turn, who))
            found[turn, who] = Find(had.at, turn, had.size + size, who) if had else Find(event.at, turn, size, who)
    return list(found.values())


def peak(finds: Sequence[Find], least: int = 1) -> Find | None:
    """The largest (the first of equals), if it is at least so large."""
    best = max(finds, key=lambda f: (f.size, -f.at), default=None)
    return best if best is not None and best.size >= least else None


def each(events: Iterable[Happening], measure: Callable[[Happening], int]) -> list[Find]:
    """Every event that counts, one by one."""
    return [Find(event.at, event.turn, size) for event in events if (size := measure(event))]


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


def chosen(session: Session, texts: Any, at: int) -> str:
    """What was chosen at an entry of the log, in the words of the option, plain."""
    entry, state = session.log[at], session.state_before(at)
    decision = session.rules.decision(state)
    part = decision.for_seat(entry.seat) if decision is not None else None
    if texts is None or part is None:
        return entry.key
    return str(texts.plain(texts.option(session.rules.view(state, entry.seat), part, entry.key)))
