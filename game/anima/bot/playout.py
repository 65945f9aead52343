"""How the search plays on: by the usual answers, to the beginning of a later turn, or to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.anima import group
from game.anima.bot.evaluate import REST, Evaluation
from game.anima.state import State
from game.core.engine.decision import Option
from game.core.engine.key import Key
from game.core.engine.odds import squash

AHEAD = 2  # turns that are played on before a position is judged
SPREAD = 26.0  # points ahead that count as three chances of four


class Playouts:
    """`game.ai.search.Playouts` for Anima: Shadow of Omega."""

    width, trust = 6, 8.0

    def __init__(self, rules: Any, evaluation: Evaluation) -> None:
        self.rules, self.evaluation = rules, evaluation

    def believe(self, s: State, view: State, seat: str) -> None:
        """Nothing tells what others hold but what was seen, and that the deal knows already."""

    def begin(self, s: State) -> int:
        return s.turn

    def policy(self, s: State, seat: str, options: Sequence[Option]) -> Option:
        """What the evaluation likes best of the answers, one by one; without an opinion what declines. Where to go and whether
        to explore is weighed by the rewards alone: what stands in the way is met soon enough."""
        op = s.agenda[-1].op if s.agenda else ""
        if op in ("movement.choose", "exploration.choose"):
            return max(options, key=lambda option: self._rough(s, seat, option.key))
        worths = self.evaluation.appraise(s, seat, tuple(options), None)
        if worths is None:
            return next((option for option in options if option.key == "done"), options[0])
        return max(options, key=lambda option: worths[option.key])

    def _rough(self, s: State, seat: str, key: str) -> float:
        one = Key.of(key)
        if one.kind == "area":
            way = 0.5 if one.first in s.previous else 1.0
            return way * self._promise(s, seat, one.first)
        if one.kind == "explore":
            return 1.6 if one.parts else self._promise(s, seat, s.at[seat]) - 0.5
        if one.kind == "rest":
            return 0.2 if s.rested.get(seat) else REST
        if one.kind == "mission":
            return self.evaluation.step_here(s, seat, s.at[seat]) - 1.5
        return 20.0 if one.kind == "ability" else -1.0 if one.kind == "card" else 0.0

    def _promise(self, s: State, seat: str, area: str) -> float:
        """What a success in an area brings, less where strong monsters live."""
        lead = min(6, group.strength(s, seat) - 3 * s.box.areas[area].level)
        return (0.5 + 0.07 * lead) * self.evaluation.rewards(s, seat, area)

    def far_enough(self, s: State, start: int) -> bool:
        """Where a later turn begins: dice have fallen, rewards are taken."""
        return s.turn > start + AHEAD

    def end(self, s: State, start: int) -> None:
        """Nothing was put aside."""

    def chances(self, s: State) -> list[float] | None:
        """Each seat's chance to win, from what it has."""
        if s.result:
            winners = [seat for seat in s.seats if seat in s.result]
            return [0.98 if seat in winners else 0.02 for seat in s.seats]
        worths = {seat: self.evaluation.own(s, seat) for seat in s.seats}
        found = []
        for seat in s.seats:
            rivals = [value for other, value in worths.items() if other != seat] or [40.0]
            found.append(squash((worths[seat] - max(rivals)) / SPREAD))
        return found
