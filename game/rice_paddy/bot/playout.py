"""How the search plays on: by the usual answers, to the moment of a later round at which spirits are chosen, or to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine.decision import Option
from game.core.engine.odds import squash
from game.rice_paddy.bot.evaluate import FIELD, RIVAL, Evaluation
from game.rice_paddy.state import State

AHEAD = 2  # rounds that are played on before a position is judged
SPREAD = (8.0, 14.0, 20.0, 25.0)  # rice ahead that counts as three chances of four, by rounds still to come
PAR = 130.0  # the rice that is even where nobody else plays


class Playouts:
    """`game.ai.search.Playouts` for Spirits of the Rice Paddy. Two rounds of play differ by much that is luck: few answers in
    many deals, and more trust in the evaluation, win 61 of 100 games against `greedy` where the usual figures win 53.
    """

    width, trust = 5, 12.0

    def __init__(self, rules: Any, evaluation: Evaluation) -> None:
        self.rules, self.evaluation = rules, evaluation

    def believe(self, s: State, view: State, seat: str) -> None:
        """Nothing tells what others hold: what they keep in a draft is what they pass on least, which is known to nobody."""

    def begin(self, s: State) -> int:
        return s.round

    def policy(self, s: State, seat: str, options: Sequence[Option]) -> Option:
        return self.evaluation.quick.answer(s, seat, options)

    def far_enough(self, s: State, start: int) -> bool:
        """Where spirits are chosen again some rounds later: what was planted has been harvested by then."""
        return s.round >= start + AHEAD and s.phase == "spirit"

    def end(self, s: State, start: int) -> None:
        """Nothing was put aside."""

    def chances(self, s: State) -> list[float] | None:
        """Each seat's chance to win, from what its farm has and promises."""
        result = self.rules.result(s)
        left = 0 if result is not None else max(1, s.box.figures["rounds"]["last"] - s.round + 1)
        spread = SPREAD[min(left, len(SPREAD) - 1)]
        worths = {seat: self.evaluation.own(s, seat, "all") for seat in s.seats}
        found = []
        for seat in s.seats:
            rivals = [value for other, value in worths.items() if other != seat] or [PAR]
            behind = RIVAL * max(rivals) + FIELD * sum(rivals) / len(rivals)
            chance = squash((worths[seat] - behind) / spread)
            if result is not None and len(s.seats) > 1:
                chance = (chance + (seat in result.winners)) / 2
            found.append(chance)
        return found
