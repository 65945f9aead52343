"""`bot:search`: information-set Monte-Carlo tree search for any game that supplies an evaluation.

Each iteration deals what the seat cannot see anew (`rules.sample`, made likelier by the game's playouts), gives one answer
there, walks on down that answer's tree, plays to a position that can be judged by the game's playout policy, and notes the
chance to win. All answers meet the same deals, so that luck which falls on all alike is no difference between them. No deal is
believed for itself: what is chosen is what proved good over all of them.

The question is first looked at as `greedy` does: that ranks the answers, and counts as so many deals, so that few iterations
play no worse than greedy. Thinking ends before its limit once the answer is clear.

A tree grows below an answer that many deals have gone through; answers that are not legal in a deal are passed over in it,
and an answer's claim to be tried counts only the deals in which it was there.

Thinking is bounded by iterations (same seed, view and iterations give the same choice), by seconds, or by a `stop` that is
asked between iterations.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game import games
from game.ai.greedy import Look, Search, Terms, dealt, evaluation_for, first_look
from game.core.engine.decision import Decision, Option, Result
from game.core.engine.odds import squash
from game.core.engine.rng import Rng
from game.core.engine.rules import Rules

ITERATIONS = 60  # deals for one decision at the most, where neither iterations nor seconds are given
WIDTH = 8  # answers that are thought about at the most: those the evaluation likes best
EXPLORE = 0.12  # weight of trying against trusting at the question itself, for values in 0..1
DEEPER = 0.6  # ... and further down the tree
WIDEN, WIDEN_BY = 3.0, 0.4  # a node of n visits tries WIDEN * n^WIDEN_BY answers, in the order of their priors
OPEN_AFTER = 16  # visits of a leaf before its own answers are laid out: till then the playout policy answers there
DEPTH = 150  # answers of the tree and the playout together in one iteration
SLOPE = 0.275  # chance gained by one `scale` of evaluation points near an even position
WORST = 200.0  # evaluation points by which an answer can be worse than the best, at the most
THOROUGH = 600  # positions that the first look at the question may cost, where the game does not let greedy look at more
SETTLED_EVERY, SETTLED_AFTER = 8, 4  # deals between two looks whether the answer is clear; deals of each answer before
SURE = 2.5  # standard errors by which an answer must be worse than the best to be out of the question
EVEN = 0.004  # chance by which answers differ that are as good as each other
TRUST = 4.0  # deals that the evaluation's own opinion of an answer is worth


class Playouts(Protocol):
    """What a game may offer besides its evaluation: how to play on from a leaf, and for how long."""

    width: int  # answers that are thought about at the most; WIDTH where the game does not say
    trust: float  # deals that the evaluation's own opinion is worth; TRUST where the game does not say

    def believe(self, s: Any, view: Any, seat: str) -> None:
        """Makes a fresh deal likelier, from what the view tells: others have not chosen by chance what they hold."""

    def begin(self, s: Any) -> Any:
        """Called where a playout begins: may put aside what only costs time. Returns what the other calls need to know."""

    def policy(self, s: Any, seat: str, options: Sequence[Option]) -> Option:
        """A quick, sensible answer in a playout."""

    def far_enough(self, s: Any, start: Any) -> bool:
        """Whether a playout that began with `start` may be judged here."""

    def end(self, s: Any, start: Any) -> None:
        """Called before the position is judged: puts back what was put aside."""

    def chances(self, s: Any) -> list[float] | None:
        """Each seat's chance to win, 0..1, in the order of the seats; None where the evaluation has to say it."""


def playouts_for(rules: Rules) -> Playouts | None:
    """The playouts of a game, made once per rules object; None where it has none: then leaves are judged as they are."""
    if "playouts" not in rules.made:
        entry = games.entry(rules.id)  # a game of the tests may stand in no list
        made_by = entry.part("playouts") if entry else None
        rules.made["playouts"] = made_by(rules, evaluation_for(rules)) if made_by else None
    made: Playouts | None = rules.made["playouts"]
    return made


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


class Answer:
    """An answer to the question itself: what the evaluation thinks of it, and how it did in the deals, in their order."""

    __slots__ = ("option", "score", "values", "ends", "node")

    def __init__(self, option: Option, score: float, seats: int) -> None:
        self.option, self.score = option, score
        self.values: list[float] = []
        self.ends: list[Terms] = []  # what the ends of those deals are worth, in parts, where somebody wants to know
        self.node = Node(seats)


class Tree:
    """The thinking about one question. `scores`: what the evaluation thinks of each option, by key; `accounts`: whether the
    parts of what the deals came to are kept. They change no choice.
    """

    def __init__(
        self, rules: Rules, seat: str, view: Any, seed: int, options: Sequence[Option], scores: dict[str, float],
        accounts: bool = False,
    ) -> None:  # fmt: skip
        self.accounts = accounts
        self.rules, self.seat, self.view = rules, seat, view
        self.evaluation: Any = evaluation_for(rules)
        self.playouts = playouts_for(rules)
        self.open_after = OPEN_AFTER if self.playouts else 0  # without playouts only the tree looks ahead
        self.seats: tuple[str, ...] = tuple(view.seats)
        self.at = {seat: n for n, seat in enumerate(self.seats)}
        self.seed = (seed ^ int(view.hash()[:12], 16)) << 20
        self.scale = self.evaluation.scale
        self.temperature = self.evaluation.temperature
        self.shared = rules.cooperative
        self.slope = SLOPE / self.scale
        ranked = sorted(options, key=lambda option: -scores[option.key])  # equals stay in the order of the question
        top = scores[ranked[0].key]
        self.trust: float = getattr(self.playouts, "trust", TRUST)
        width: int = getattr(self.playouts, "width", WIDTH)
        self.answers = [Answer(o, max(-WORST, scores[o.key] - top), len(self.seats)) for o in ranked[:width]]
        self.deals = 0

    # ---------------------------------------------------------------------------------------------- values

    def worths(self, s: Any) -> list[float]:
        """How good a position is for each seat, 0..1: the chance to win as the evaluation sees it."""
        if self.playouts is not None:
            found = self.playouts.chances(s)
            if found is not None:
                return found
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
        """One answer in the next deal it has not met: down its tree, a playout, and what came of it.

        All answers meet the same deals in the same order. What one of them is worth is told by its differences to the first:
        luck that falls on both alike is no difference.
        """
        self.deal(self.next_answer())

    def deal(self, answer: Answer) -> None:
        """The next deal that this answer has not met."""
        rules = self.rules
        s = rules.sample(self.view, self.seat, Rng(self.seed + len(answer.values)))
        if self.playouts is not None:
            self.playouts.believe(s, self.view, self.seat)
        rules.play(s, answer.option)
        node, path, left = answer.node, [answer.node], DEPTH
        while left:
            asked = self.asked(s)
            if not asked:
                break
            if len(asked) == 1:
                rules.play(s, asked[0])
                continue
            if node.visits < self.open_after:
                break
            option, node = self.select(node, s, asked)
            rules.play(s, option)
            path.append(node)
            left -= 1
        self.play_on(s, left)
        values = self.worths(s)
        self.deals += 1
        answer.values.append(values[self.at[self.seat]])
        if self.accounts:
            answer.ends.append(self.evaluation.weigh(s, self.seat))
        for node in path:
            node.visits += 1
            for at, value in enumerate(values):
                node.totals[at] += value

    def next_answer(self) -> Answer:
        """The answer with the best expectation and a bonus for what was tried little; the first one is always ahead of it."""
        first = self.answers[0]
        spread = math.log(self.deals + 2)
        best, found = -math.inf, first
        for answer in self.answers:
            value = self.expected(answer) + EXPLORE * math.sqrt(spread / (1 + len(answer.values)))
            if value > best:
                best, found = value, answer
        return first if len(found.values) >= len(first.values) else found

    def settled(self) -> bool:
        """Whether more playouts would hardly change the answer: every other one is clearly worse than the best, or as good."""
        if self.playouts is None or self.deals % SETTLED_EVERY:
            return False
        if min(len(answer.values) for answer in self.answers) < SETTLED_AFTER:
            return False
        best = max(self.answers, key=self.expected)
        for answer in self.answers:
            if answer is best:
                continue
            pairs = [mine - other for mine, other in zip(best.values, answer.values)]
            n = len(pairs)
            mean = sum(pairs) / n
            error = math.sqrt(sum((each - mean) ** 2 for each in pairs) / (n * (n - 1)))
            lead = self.expected(best) - self.expected(answer)
            if lead < SURE * error and abs(mean) + SURE * error > EVEN:
                return False
        return True

    def expected(self, answer: Answer) -> float:
        """By how much an answer is better than the first: its deals, and the evaluation's opinion as if it were some more."""
        opinion = self.trust * self.slope * answer.score
        first = self.answers[0].values
        return (sum(answer.values) - sum(first[: len(answer.values)]) + opinion) / (len(answer.values) + self.trust)

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
            bonus = DEEPER * weight / total * math.sqrt(max(1, offered, node.visits)) / (1 + visits)
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
        return (child.totals[at] + self.trust * opinion) / (child.visits + self.trust)

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
        start = guide.begin(s)
        while left > 0 and not guide.far_enough(s, start):
            asked = self.asked(s)
            if not asked:
                break
            self.rules.play(s, asked[0] if len(asked) == 1 else guide.policy(s, asked[0].seat, asked))
            left -= 1
        guide.end(s, start)

    # ---------------------------------------------------------------------------------------------- the answer

    def best(self) -> str:
        """The answer expected to be worth most; `done` among equals, else the first."""
        values = {answer.option.key: self.expected(answer) for answer in self.answers}
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
        self.thorough = max(THOROUGH, getattr(self.evaluation, "limit", 0))
        self.memory: dict = {}

    def choose(self, view: Any, decision: Decision | None = None) -> str:
        """The key of the seat's answer to the question in its view. Raises ValueError where the seat is not asked."""
        s, options = dealt(self.rules, view, self.seat, self.seed)
        if len(options) == 1:
            return options[0].key
        return self.think(Tree(self.rules, self.seat, view, self.seed, options, self.look(s, options).values)).best()

    def think(self, tree: Tree, told: Callable[[float], object] | None = None) -> Tree:
        """Deals are tried until the answer is clear or the limit is reached; `told` hears how much of it is behind."""
        until = time.perf_counter() + self.seconds if self.seconds else math.inf
        for n in range(self.iterations):
            if time.perf_counter() >= until or (self.stop is not None and self.stop()):
                break
            tree.iterate()
            if told is not None:
                told((n + 1) / self.iterations)
            if tree.settled():
                break
        return tree

    def look(self, s: Any, options: tuple[Option, ...]) -> Look:
        """What greedy thinks of each answer: the order in which the tree tries them."""
        narrow = getattr(self.evaluation, "narrow", 0)
        return first_look(self.search(), s, options, max(THOROUGH, narrow * len(options)))

    def search(self) -> Search:
        """The means to look at one question as greedy does."""
        return Search(self.rules, self.evaluation, self.seat, self.thorough, self.memory)
