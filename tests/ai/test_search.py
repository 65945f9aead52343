"""The tree search: repeatable, cancellable, blind to what is hidden, and wiser than one look ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from game import ai
from game.ai import greedy
from game.ai.search import IsmctsBot
from game.core.engine import knowledge
from game.core.engine.agenda import Ops
from game.core.engine.decision import Decision, Option, Result
from game.core.engine.known import known
from game.core.engine.rng import Rng
from game.core.engine.state import BaseState
from game.core.errors import UsageError

LURES = 40
NO_OPERATIONS: Ops[Any] = Ops()


@dataclass(slots=True)
class State(BaseState):
    """Two moves. p0 takes "bait" (4 points) or "wait" (0); p1 answers a bait with 10 points of its own, if it holds the card
    for it, a wait with nothing. What p1 holds is hidden: one card of `deck`.
    """

    seats: tuple[str, ...] = known("all", default=("p0", "p1"))
    moves: list[str] = known("all", default_factory=list)
    held: str = known(lambda s, seat, card: seat == "p1", default="")
    deck: tuple[str, ...] = known("all", default=())


class Lure:
    """The rules of it."""

    id, cooperative = "lure", False

    def __init__(self) -> None:
        self.made: dict[str, Any] = {}

    def new(self, deck: tuple[str, ...], held: str) -> State:
        return State(deck=deck, held=held)

    def options(self, s: State) -> tuple[Option, ...]:
        if not s.moves:
            return (Option("bait", "p0"), Option("wait", "p0"))
        if len(s.moves) == 1:
            strikes = s.moves[0] == "bait" and s.held == "spear"
            return (Option("strike", "p1"), Option("pass", "p1")) if strikes else (Option("pass", "p1"), Option("idle", "p1"))
        return ()

    def play(self, s: State, option: Option) -> None:
        s.moves.append(option.key)

    def view(self, s: State, seat: str) -> State:
        return knowledge.view(s, seat, NO_OPERATIONS)

    def sample(self, view: State, seat: str, chance: Rng) -> State:
        s = view.clone()
        if s.held == "?":
            s.held = chance.pick(s.deck)
        return s

    def points(self, s: State) -> tuple[int, int]:
        return (4 if "bait" in s.moves else 0, 10 if "strike" in s.moves else 0)

    def decision(self, s: State) -> Decision | None:
        options = self.options(s)
        return Decision("move", (options[0].seat,), "", (), options) if options else None

    def result(self, s: State) -> Result | None:
        if len(s.moves) < 2:
            return None
        own, other = self.points(s)
        winners = ("p0",) if own > other else ("p1",) if other > own else ("p0", "p1")
        return Result("win", "points", winners, (("p0", own), ("p1", other)))


class Value:
    """The evaluation: points."""

    scale, temperature = 12.0, 4.0

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def quiet(self, s: State, seat: str) -> bool:
        return True

    def score(self, s: State, seat: str) -> float:
        own, other = self.rules.points(s)
        return float(own - other if seat == "p0" else other - own)

    def shortcut(self, *args: Any) -> None:
        return None

    appraise = remark = shortcut


@pytest.fixture
def lure() -> Any:
    rules = Lure()
    rules.made["evaluation"] = Value(rules)
    return rules


def test_it_sees_the_answer_that_greedy_does_not(lure: Any) -> None:
    view = lure.view(lure.new(("spear",), "spear"), "p0")
    assert greedy.Greedy(lure, "p0", 1).choose(view) == "bait"
    assert IsmctsBot(lure, "p0", 1, iterations=200).choose(view) == "wait"


def test_it_weighs_what_may_be_hidden(lure: Any) -> None:
    """Against one spear among ten cards the bait is worth its risk, against nine it is not; what p1 truly holds is nothing
    to it."""
    few, many = ("spear", *("shell",) * 9), ("shell", *("spear",) * 9)
    for held in ("spear", "shell"):
        assert IsmctsBot(lure, "p0", 1, iterations=400).choose(lure.view(lure.new(few, held), "p0")) == "bait"
        assert IsmctsBot(lure, "p0", 1, iterations=400).choose(lure.view(lure.new(many, held), "p0")) == "wait"


def test_same_seed_same_choice_and_the_view_is_left_alone(lure: Any) -> None:
    view = lure.view(lure.new(("spear", "shell"), "shell"), "p0")
    before = view.hash()
    choices = {IsmctsBot(lure, "p0", 5, iterations=LURES).choose(view) for _ in range(3)}
    assert len(choices) == 1 and view.hash() == before


def test_it_can_be_stopped_and_limited(lure: Any) -> None:
    view = lure.view(lure.new(("spear",), "spear"), "p0")
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    assert IsmctsBot(lure, "p0", 1, iterations=10**9, stop=stop).choose(view) in ("bait", "wait")
    assert len(asked) == 4
    assert IsmctsBot(lure, "p0", 1, seconds=0.01).choose(view) in ("bait", "wait")


def test_a_seat_that_is_not_asked_is_told_so(lure: Any) -> None:
    with pytest.raises(ValueError, match="nothing"):
        IsmctsBot(lure, "p1", 1, iterations=5).choose(lure.view(lure.new(("spear",), "spear"), "p1"))


def test_names_of_bots_may_carry_iterations(lure: Any) -> None:
    assert ai.make("bot:search/7", lure, "p0", 1).iterations == 7  # type: ignore[attr-defined]
    for wrong in ("search/0", "search/x", "greedy/5", "nobody"):
        with pytest.raises(UsageError):
            ai.make(wrong, lure, "p0", 1)
