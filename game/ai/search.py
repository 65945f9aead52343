"""`bot:search`: information-set Monte-Carlo tree search for any game that supplies an evaluation.

Each iteration deals what the seat cannot see anew (`rules.sample`), walks down one common tree of answers, opens one new
leaf, plays on for a while by the game's playout policy and adds what the evaluation says of the position reached. Answers
that are not legal in a deal are passed over in it, and an answer's claim to be tried counts only the deals in which it was
there. No deal is believed for itself: what is chosen is what proved good over all of them.

The first question is thought through as `greedy` does; its order is the prior of the tree, so that few iterations already
play no worse than greedy, and more of them find what one action ahead does not show.

Thinking is bounded by iterations (same seed, view and iterations give the same choice), by seconds, or by a `stop` that is
asked between iterations.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from game.ai.greedy import Search, dealt, evaluation_for
from game.core.decision import Decision, Option, Result
from game.core.rng import Rng
from game.core.rules import Rules

ITERATIONS = 160  # deals for one decision where neither iterations nor seconds are given
EXPLORE = 0.6  # weight of trying against trusting, for values in 0..1
WIDEN, WIDEN_BY = 3.0, 0.4  # a node of n visits tries WIDEN * n^WIDEN_BY answers, in the order of their priors
OPEN_AFTER = 2  # visits of a leaf before its own answers are laid out: one look is often enough to leave it
DEPTH = 40  # answers of the tree and the playout together in one iteration
SCALE = 12.0  # evaluation points that turn an even position into three chances to one
SLOPE = 0.275  # chance gained by one SCALE of evaluation points near an even position
WORST = 200.0  # evaluation points by which an answer can be worse than the best, at the most
TEMPERATURE = 4.0  # evaluation points by which a prior is better to be tried about three times as often
THOROUGH = 600  # positions that the first look at the question may cost
TRUST = 150.0  # deals that the evaluation's own opinion of an answer is worth: a playout shows more chance than play


@runtime_checkable
class Playouts(Protocol):
    """What a game's evaluation may offer besides: how to play on from a leaf, and for how long."""

    def policy(self, s: Any, seat: str, options: Sequence[Option], chance: Rng) -> Option:
        """A quick, sensible answer in a playout."""

    def far_enough(self, s: Any, start: Any) -> bool:
        """Whether a playout that began at `start` (see `mark`) may be judged here."""

    def mark(self, s: Any) -> Any:
        """What `far_enough` needs to know of the position a playout begins at."""


class Node:
    """An answer and what follows it: visits, the sum of values by seat, and the answers to the next question."""

    __slots__ = ("visits", "offered", "totals", "children", "scores", "deals")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.offered = 0  # iterations in which this answer was legal
        self.totals = [0.0] * seats
        self.children: dict[tuple[str, str], Node] = {}
        self.scores: dict[tuple[str, str], float] = {}  # what the evaluation thinks of answers seen here, the best of a deal 0
        self.deals = 0.0  # sum of those scores over the visits: which answers the mean is made of

    def mean(self, at: int) -> float:
        return self.totals[at] / self.visits if self.visits else 0.5


class Tree:
    """The thinking about one question."""

    def __init__(self, rules: Rules, seat: str, view: Any, seed: int) -> None:
        self.rules, self.seat, self.view = rules, seat, view
        self.evaluation: Any = evaluation_for(rules)
        self.playouts: Playouts | None = self.evaluation if isinstance(self.evaluation, Playouts) else None
        self.seats: tuple[str, ...] = tuple(view.seats)
        self.at = {seat: n for n, seat in enumerate(self.seats)}
        self.chance = Rng(seed ^ int(view.hash()[:12], 16))
        self.scale = float(getattr(self.evaluation, "scale", SCALE))
        self.temperature = float(getattr(self.evaluation, "temperature", TEMPERATURE))
        self.shared = bool(getattr(rules, "cooperative", False))
        self.slope = SLOPE / self.scale
        self.root = Node(len(self.seats))

    # ---------------------------------------------------------------------------------------------- values

    def worths(self, s: Any) -> list[float]:
        """How good a position is for each seat, 0..1: the chance to win as the evaluation sees it."""
        result = self.rules.result(s)
        if result is not None:
            return self.outcome(result)
        if self.shared:
            value = squash(self.evaluation.score(s, self.seats[0]) / self.scale)
            return [value] * len(self.seats)
        return [squash(self.evaluation.score(s, seat) / self.scale) for seat in self.seats]

    def outcome(self, result: Result) -> list[float]:
        """The end of a game, and a little for the margin: a sure win is still played well."""
        scores = dict(result.scores)
        best = max(scores.values(), default=0)
        won = [seat in result.winners and result.outcome != "loss" for seat in self.seats]
        win = 0.95 if self.shared else 0.95 / max(1, sum(won))
        return [
            (win if good else 0.0) + 0.05 * squash((scores.get(seat, 0) - best) / self.scale + 1)
            for seat, good in zip(self.seats, won)
        ]

    # ---------------------------------------------------------------------------------------------- one iteration

    def iterate(self) -> None:
        """One deal, one way down the tree, one playout, and what came of it."""
        rules = self.rules
        s = rules.sample(self.view, self.seat, self.chance)
        node, path, left = self.root, [self.root], DEPTH
        while left:
            asked = self.asked(s)
            if not asked:
                break
            if len(asked) == 1:
                rules.play(s, asked[0])
                continue
            if node is not self.root and node.visits < OPEN_AFTER:
                break
            option, node = self.select(node, s, asked)
            rules.play(s, option)
            path.append(node)
            left -= 1
        self.play_on(s, left)
        values = self.worths(s)
        for node in path:
            node.visits += 1
            for at, value in enumerate(values):
                node.totals[at] += value

    def asked(self, s: Any) -> tuple[Option, ...]:
        """The question that is answered next: the own one first, else that of the first seat asked."""
        options = self.rules.options(s)
        if not options:
            return ()
        first = self.seat if any(option.seat == self.seat for option in options) else options[0].seat
        return tuple(option for option in options if option.seat == first)

    def select(self, node: Node, s: Any, options: tuple[Option, ...]) -> tuple[Option, Node]:
        """The answer to follow: the best expectation, with a bonus for what was tried little and is thought well of.

        How many answers are looked at grows with the visits; those that the evaluation likes come first.
        """
        unknown = [o for o in options if (o.seat, o.key) not in node.scores]
        if unknown:
            self.weigh(node, s, unknown)
        scores = node.scores
        ranked = sorted(options, key=lambda o: -scores[(o.seat, o.key)])
        chosen = ranked[: max(2, math.ceil(WIDEN * (node.visits + 1) ** WIDEN_BY))]
        at = self.at[options[0].seat]
        weights = [math.exp(max(-30.0, scores[(o.seat, o.key)] / self.temperature)) for o in chosen]
        total = sum(weights)
        best, found = -math.inf, chosen[0]
        for option, weight in zip(chosen, weights):
            child = node.children.get((option.seat, option.key))
            visits, offered = 0, 1
            if child is not None:
                child.offered += 1
                visits, offered = child.visits, child.offered
            bonus = EXPLORE * weight / total * math.sqrt(max(1, offered, node.visits)) / (1 + visits)
            value = self.expectation(node, option, at) + bonus
            if value > best:
                best, found = value, option
        key = (found.seat, found.key)
        node.deals += scores[key]
        child = node.children.get(key)
        if child is None:
            child = node.children[key] = Node(len(self.seats))
            child.offered = 1
        return found, child

    def expectation(self, node: Node, option: Option, at: int) -> float:
        """What an answer is worth to a seat: what the deals have shown, and the evaluation's opinion as if it were some more.

        The opinion says by how much answers differ, not how the game stands: it is measured from the node's own mean.
        """
        key = (option.seat, option.key)
        usual = node.deals / node.visits if node.visits else 0.0
        opinion = node.mean(at) + self.slope * (node.scores.get(key, -WORST) - usual)
        child = node.children.get(key)
        if child is None or not child.visits:
            return opinion
        return (child.totals[at] + TRUST * opinion) / (child.visits + TRUST)

    def weigh(self, node: Node, s: Any, unknown: list[Option]) -> None:
        """The evaluation's opinion of answers not seen before: one position ahead each, for the seat that answers."""
        seat = unknown[0].seat
        scores = []
        for option in unknown:
            after = s.clone()
            self.rules.play(after, option)
            scores.append(self.evaluation.score(after, seat))
        self.put_scores(node, unknown, scores)

    def put_scores(self, node: Node, options: Sequence[Option], scores: Sequence[float]) -> None:
        """Deals differ in level but hardly in differences: the best answer of a deal counts as 0."""
        top = max(scores)
        for option, score in zip(options, scores):
            node.scores[(option.seat, option.key)] = max(-WORST, score - top)

    def play_on(self, s: Any, left: int) -> None:
        """The playout: sensible answers until the position can be judged."""
        guide = self.playouts
        if guide is None:
            return
        start = guide.mark(s)
        while left > 0 and not guide.far_enough(s, start):
            asked = self.asked(s)
            if not asked:
                return
            option = asked[0] if len(asked) == 1 else guide.policy(s, asked[0].seat, asked, self.chance)
            self.rules.play(s, option)
            left -= 1

    # ---------------------------------------------------------------------------------------------- the answer

    def best(self, options: tuple[Option, ...]) -> str:
        """The answer expected to be worth most; `done` among equals, else the first."""
        at = self.at[self.seat]
        values = {option.key: self.expectation(self.root, option, at) for option in options}
        top = max(values.values())
        equal = [key for key, value in values.items() if value >= top - 1e-9]
        return "done" if "done" in equal else equal[0]


class IsmctsBot:
    """One seat. `iterations` or `seconds` bound a decision (iterations alone make it repeatable); `stop` cancels it."""

    def __init__(
        self, rules: Rules, seat: str, seed: int, iterations: int = 0, seconds: float = 0.0,
        stop: Callable[[], bool] | None = None,
    ) -> None:  # fmt: skip
        self.rules, self.seat, self.seed = rules, seat, seed
        self.seconds, self.stop = seconds, stop
        self.iterations = iterations or (10**9 if seconds else ITERATIONS)
        self.evaluation = evaluation_for(rules)
        self.memory: dict = {}

    def choose(self, view: Any, decision: Decision | None = None) -> str:
        """The key of the seat's answer to the question in its view. Raises ValueError where the seat is not asked."""
        tree = Tree(self.rules, self.seat, view, self.seed)
        s, options = dealt(self.rules, view, self.seat, self.seed)
        if len(options) == 1:
            return options[0].key
        values = self.first_look(s, options)
        tree.put_scores(tree.root, options, [values[option.key] for option in options])
        until = time.perf_counter() + self.seconds if self.seconds else math.inf
        for _ in range(self.iterations):
            if time.perf_counter() >= until or (self.stop is not None and self.stop()):
                break
            tree.iterate()
        return tree.best(options)

    def first_look(self, s: Any, options: tuple[Option, ...]) -> dict[str, float]:
        """What greedy thinks of each answer: the order in which the tree tries them."""
        search = Search(self.rules, self.evaluation, self.seat, THOROUGH, self.memory)
        values = self.evaluation.appraise(s, self.seat, options, search)
        return search.values(s, options, THOROUGH) if values is None else values


def squash(x: float) -> float:
    """A score as a chance: 0 gives a half, 1 about three quarters, -1 about one quarter. The slope at 0 is SLOPE."""
    return 1.0 / (1.0 + math.exp(-1.1 * max(-60.0, min(60.0, x))))
