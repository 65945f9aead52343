"""Questions whose answers all come to the same: a session may give one of them by itself.

Decided by trying: every answer is given on a copy. They are equal where all of them lead through one and the same position
before anything is revealed or drawn; from there on the game is the same whatever was answered. The order of two ravages that
do not touch each other passes through the position in which both are done. What cannot be shown to be equal within `TRIES`
answers is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.engine.decision import Decision, Option
from game.core.engine.events import Told
from game.core.engine.rules import Rules

MOST = 4  # options: what has more of them is always asked
TRIES = 20  # answers that are tried for one question
WAITS = ("done", "yes", "no")  # ending, declining and agreeing are a person's own

Through = Mapping[bytes, None]  # the positions that are passed through, in order


def equal_option(rules: Rules, state: Any, part: Decision) -> Option | None:
    """The first option of this question where all come to the same for all that can be known; None where somebody has to
    choose. What the rules themselves say does not matter any more (`Rules.matters`) needs no trying; what is used up
    (`Rules.used_up`) is ended."""
    options = part.options
    if len(options) == 1:
        ends = options[0].key == "done" and rules.used_up(state, part)
        return options[0] if ends and _quiet(rules, state, options[0]) else None
    if not options or any(option.key in WAITS for option in options):
        return None
    if not rules.matters(state, part):
        return options[0]
    if len(options) > MOST:
        return None
    return options[0] if _Trial(rules, state, part).common(state, options) else None


def _quiet(rules: Rules, state: Any, option: Option) -> bool:
    """Whether an answer reveals and draws nothing, so that it can be taken back."""
    after = state.clone()
    rules.apply(after, option.seat, option.key)
    return bool((after.rng, after.shown) == (state.rng, state.shown))


class _Trial:
    """Tries the answers to one question, and to those of the same kind that follow from them."""

    def __init__(self, rules: Rules, state: Any, part: Decision) -> None:
        self.rules, self.kind, self.left = rules, part.kind, TRIES
        self.known = state.rng, state.shown
        self.found: dict[bytes, Through] = {}

    def common(self, state: Any, options: tuple[Option, ...]) -> Through:
        """The positions that are passed through whichever of these is chosen; none where that cannot be told."""
        passed: Through | None = None
        for option in options:
            if self.left <= 0:
                return {}
            self.left -= 1
            there = self._passed(state, option)
            passed = there if passed is None else {position: None for position in passed if position in there}
            if not passed:
                return {}
        return passed or {}

    def _passed(self, state: Any, option: Option) -> Through:
        """The positions after this answer until something is revealed, drawn or really asked."""
        after = state.clone()
        told = self.rules.apply(after, option.seat, option.key, steps=True)
        out: dict[bytes, None] = {}
        for (_, between), rested in zip(told.steps or (), told.rested, strict=True) if isinstance(told, Told) else ():
            if (between.rng, between.shown) != self.known:
                return out
            if rested:
                out[between.canonical()] = None
        if (after.rng, after.shown) != self.known:
            return out
        at = after.canonical()
        out[at] = None
        if at not in self.found:
            self.found[at] = {}
            self.found[at] = self._on(after)
        out.update(self.found[at])
        return out

    def _on(self, state: Any) -> Through:
        """What follows by itself, or by more questions of this kind."""
        decision = self.rules.decision(state)
        if decision is None or decision.parts:
            return {}
        options = decision.options
        if any(option.key in WAITS for option in options):
            return {}
        if len(options) > 1 and (decision.kind != self.kind or len(options) > MOST):
            return {}
        return self.common(state, options)
