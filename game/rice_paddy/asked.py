"""What the questions of this game have in common."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Question
from game.rice_paddy.state import State


class Asked(Question[State]):
    """Asked by a card, if one is being carried out, else by the step."""

    def source(self, s: State, f: Frame) -> str:
        for below in reversed(s.agenda):
            if below.op == "scope":
                return str(below.get("source", ""))
        return s.step or s.phase


def paddy_of(key: str) -> int:
    """The paddy that a key such as "plant:2" names, counted from 0."""
    return int(key.partition(":")[2].partition("/")[0]) - 1
