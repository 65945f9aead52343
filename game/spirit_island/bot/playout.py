"""How `search` plays on from a leaf: to the beginning of the next turn, each question with a short look.

What an answer leads to is judged where explorers have come, cards are put away and damage has healed: fear cards, explorers and
cards drawn are those of the deal, and differ from one deal to the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine.decision import Option
from game.core.engine.rules import Rules
from game.spirit_island import queries as q
from game.spirit_island.bot import turn_plan
from game.spirit_island.state import State

LOOK = 200  # positions that one answer of a playout may cost at the most
EACH = 2  # ... and each of its options
USE = 6  # ... and each power in hand where cards are chosen
TURNS = 1  # that a playout goes on for


class Playouts:
    """A short look for each question."""

    width = 5
    trust = 4.0
    iterations = 10
    seek: Any = None  # a short look for a seat within a limit: `search` gives it, for a game knows no bots

    def __init__(self, rules: Rules, evaluation: Any) -> None:
        self.rules, self.evaluation = rules, evaluation
        self.plans: dict[tuple, tuple[str, ...]] = {}  # cards still to be played in this playout, by what is in hand

    def believe(self, s: State, view: State, seat: str) -> None:
        """Nobody hides anything here: every deal is as likely as another."""

    def begin(self, s: State) -> int:
        self.plans.clear()
        return s.turn

    def far_enough(self, s: State, start: int) -> bool:
        """At the beginning of the next turn."""
        return bool(s.result) or (s.turn >= start + TURNS and s.phase == "growth")

    def end(self, s: State, start: int) -> None:
        """Nothing was put aside."""

    def chances(self, s: State) -> list[float] | None:
        """The evaluation has to say it."""
        return None

    def policy(self, s: State, seat: str, options: Sequence[Option]) -> Option:
        """The answer that looks best at a short look."""
        search = self.seek(seat, LOOK)
        known = self.evaluation.shortcut(s, seat, tuple(options))
        if known is not None:
            return known
        question = turn_plan.question_of(s, seat)
        if question == "play":
            return self.card(s, seat, options, search)
        if question == "growth":
            worths = {option.key: self.growth(search.after(s, option), seat, search) for option in options}
        else:
            worths = search.values(s, tuple(options), EACH * len(options))
        best = max(worths.values())
        equal = [option for option in options if worths[option.key] >= best - 1e-6]
        return next((option for option in equal if option.key == "done"), equal[0])

    def growth(self, s: State, seat: str, search: Any) -> float:
        """A growth option by what it comes to with the cards that then promise most."""
        c = search.finish(s, EACH)
        if c.result or turn_plan.question_of(c, seat) != "play":
            return search.score(c)
        found = turn_plan.foreseen(c, seat, search, USE)
        sets = turn_plan.sets_of_cards(c, seat, found, q.circle(c, seat, "plays")[0], search)
        return search.score(c) + sets[0][0]

    def card(self, s: State, seat: str, options: Sequence[Option], search: Any) -> Option:
        """The first card of the set that promises most."""
        plan = self.plans.pop((seat, s.turn, s.hand[seat]), None)
        if plan is None:
            found = turn_plan.foreseen(s, seat, search, USE)
            plan = turn_plan.sets_of_cards(s, seat, found, s.plays_left[seat], search)[0][1]
        if plan:
            self.plans[seat, s.turn, tuple(card for card in s.hand[seat] if card != plan[0])] = plan[1:]
        wanted = f"card:{plan[0]}" if plan else "done"
        return next((option for option in options if option.key == wanted), options[-1])
