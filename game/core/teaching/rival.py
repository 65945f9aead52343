"""Who sits at the other seats of a lesson: a rival that answers as the chapter says, so that its cards can speak of it."""

from __future__ import annotations

import fnmatch
from collections.abc import Sequence
from typing import Any

from game.core.engine.decision import Decision

NAME = "rival"  # a seat of a lesson has the control `bot:rival/KEY KEY`


class Rival:
    """Gives the first of its answers (patterns of keys) that is offered; else it declines, else it takes what comes first."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.answers = tuple(answers)

    def choose(self, view: Any, decision: Decision) -> str:
        """The answer of the seat asked, whatever it sees."""
        keys = decision.keys()
        fits = (key for pattern in self.answers for key in keys if fnmatch.fnmatchcase(key, pattern))
        return next(fits, "done" if "done" in keys else keys[0])


def control_of(answers: Sequence[str]) -> str:
    """How a seat is marked that answers so."""
    return f"bot:{NAME}/{' '.join(answers)}"


def of(control: str) -> Rival | None:
    """The rival that a seat's mark means; None where it means another bot or a person."""
    name, _, answers = control.removeprefix("bot:").partition("/")
    return Rival(answers.split()) if control.startswith("bot:") and name == NAME else None
