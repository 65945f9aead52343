"""A bot that takes any legal answer: it finds what nobody thought of, and is what other bots must beat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine.decision import Decision, Option
from game.core.engine.rng import Rng


class RandomBot:
    """Picks among the options of its seat, each as likely as the others."""

    def __init__(self, rules: Any, seat: str, seed: int) -> None:
        self.seat = seat
        self.chance = Rng(seed)

    def choose(self, view: Any, decision: Decision) -> str:
        """A legal key. The view is not looked at."""
        return self.chance.pick(decision.keys(self.seat))

    def pick(self, options: Sequence[Option]) -> Option:
        """The same for callers that have no view at hand: it is not needed."""
        return self.chance.pick(options)
