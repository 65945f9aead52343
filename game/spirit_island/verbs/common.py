"""What verbs share: whom they mean, notes that need no running use, and the special rules that wait for a moment."""

from __future__ import annotations

from typing import Any, Literal

from game.core.engine.agenda import Frame, frame
from game.core.engine.combinators import note, noted, start
from game.spirit_island.state import State

Who = Literal["self", "target"]


def who_is(s: State, f: Frame, who: str) -> str:
    """`self` is the acting seat, `target` the spirit a power was aimed at."""
    return noted(s, "target", f.seat) if who == "target" else f.seat


def note_if(s: State, **values: Any) -> None:
    """Notes something if a use is running (a case may run a verb alone)."""
    for f in s.agenda:
        if f.op == "scope":
            note(s, **values)
            return


def fire(s: State, seat: str, when: str, land: str) -> None:
    """Starts the special rules of a spirit that wait for this moment."""
    for trigger in s.box.spirits[s.spirits[seat]].triggers:
        if trigger.when == when:
            s.agenda.append(frame("scope", seat, kind="rule", source=trigger.source, land=land))
            start(s, Frame("run", seat), trigger.program)
