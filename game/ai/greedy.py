"""A bot for any game: it tries each option on a copy and takes the one whose outcome its evaluation likes best.

It knows what its seat may know: it is given a view, deals the unseen cards anew (`rules.sample`) and never touches the running
game. An option that opens further questions is followed until its action is complete, through the bot's own best answers.
How far it looks is counted in positions, not in seconds, so that the same seed gives the same choice on every machine.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, NamedTuple, Protocol

from game import games
from game.core.engine.decision import Decision, Option, Reason
from game.core.engine.rng import Rng
from game.core.engine.rules import Rules

LIMIT = 1000  # positions looked at for one decision where the game does not say; about 0.2 s at the most
DEPTH = 60  # answers in a row within one action; no action of a sound game has more
EQUAL = 1e-6  # values that differ less are the same
NARROW = 24  # positions an option of a deeper question may cost where the game does not say

Terms = dict[str, float]  # what a worth is made of, by name: it adds up to it


class Evaluation(Protocol):
    """What a game supplies so that greedy and search can play it."""

    scale: float  # points that turn an even position into three chances to one
    temperature: float  # points by which a first opinion is better to be tried about three times as often
    limit: int  # positions looked at for one decision; LIMIT where the game does not say
    narrow: int  # positions an option of a deeper question may cost; NARROW where the game does not say
    terms: tuple[str, ...]  # all that a worth may be made of; the words of each are the message `weigh-<game>-<term>`

    def quiet(self, s: Any, seat: str) -> bool:
        """Whether no action of the seat is under way: a moment at which positions can be compared."""

    def score(self, s: Any, seat: str) -> float:
        """The position's worth for the seat."""

    def weigh(self, s: Any, seat: str) -> Terms:
        """What that worth is made of."""

    def shortcut(self, s: Any, seat: str, options: tuple[Option, ...]) -> Option | None:
        """An answer, in previews, to a question that is not worth thinking about; None for all others."""

    def appraise(self, s: Any, seat: str, options: tuple[Option, ...], search: Search) -> dict[str, float] | None:
        """The worth of each option (by key) where one position ahead does not tell; None to let the search find out."""

    def weigh_answers(self, s: Any, seat: str, options: tuple[Option, ...], search: Search) -> dict[str, Terms] | None:
        """What those worths are made of; None where `appraise` says None."""

    def remark(self, s: Any, seat: str, key: str) -> Reason | None:
        """What is said of an answer that looks odd, from a position as everybody sees it; None where there is nothing to say."""


def evaluation_for(rules: Rules) -> Evaluation:
    """The evaluation of a game, made once per rules object. Raises KeyError where the game has none."""
    if "evaluation" not in rules.made:
        rules.made["evaluation"] = games.find(rules.id).need("evaluation")(rules)
    made: Evaluation = rules.made["evaluation"]
    return made


class Search:
    """One decision's thinking: previews on copies, counted against a limit."""

    def __init__(self, rules: Rules, evaluation: Evaluation, seat: str, limit: int = LIMIT, memory: dict | None = None) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.seat = seat
        self.limit = limit
        self.spent = 0
        self.memory: dict = {} if memory is None else memory  # for the evaluation: what it found, by position

    def fresh(self) -> Search:
        """The same search with nothing spent yet: what it finds hangs on the position alone."""
        return Search(self.rules, self.evaluation, self.seat, self.limit)

    def score(self, s: Any) -> float:
        self.spent += 1
        return self.evaluation.score(s, self.seat)

    def after(self, s: Any, option: Option) -> Any:
        """The position after an answer, on a copy."""
        made = s.clone()
        self.rules.play(made, option)
        return made

    def options(self, s: Any) -> tuple[Option, ...]:
        """What can be answered in a preview: the seat's own question first, another's where it has none."""
        options = self.rules.options(s)
        return tuple(option for option in options if option.seat == self.seat) or options

    def value(self, s: Any, budget: int) -> float:
        """The worth of a position once the action under way is complete. It is played on; give it a copy.

        While the budget lasts every answer is followed; then the answer that looks best at once is taken.
        """
        return self.outcome(s, budget)[0]

    def outcome(self, s: Any, budget: int) -> tuple[float, Any]:
        """That worth, and the position that has it."""
        for _ in range(DEPTH):
            if self.evaluation.quiet(s, self.seat):
                break
            options = self.options(s)
            if not options:
                break
            taken = options[0] if len(options) == 1 else self.evaluation.shortcut(s, self.seat, options)
            if taken is None:
                if self.spent > self.limit:
                    taken = options[0]
                elif budget > len(options):
                    each = budget // len(options)
                    return max((self.outcome(self.after(s, option), each) for option in options), key=itemgetter(0))
                else:
                    s = max((self.after(s, option) for option in options), key=self.score)
                    continue
            self.rules.play(s, taken)
        return self.score(s), s

    def finish(self, s: Any, budget: int) -> Any:
        """The position at the end of the action under way, through the best answers."""
        for _ in range(DEPTH):
            if self.evaluation.quiet(s, self.seat):
                break
            options = self.options(s)
            if not options:
                break
            taken = options[0] if len(options) == 1 else self.evaluation.shortcut(s, self.seat, options)
            if taken is None:
                values = self.values(s, options, budget)
                taken = max(options, key=lambda option: values[option.key])
            self.rules.play(s, taken)
        return s

    def values(self, s: Any, options: tuple[Option, ...], budget: int) -> dict[str, float]:
        """The worth of each of these answers."""
        return {key: worth for key, (worth, _) in self.outcomes(s, options, budget).items()}

    def outcomes(self, s: Any, options: tuple[Option, ...], budget: int) -> dict[str, tuple[float, Any]]:
        """The same, each with the position that it leads to."""
        each = max(1, budget // len(options))
        return {option.key: self.outcome(self.after(s, option), each) for option in options}


class Look(NamedTuple):
    """What was seen of the answers to a question: the worth of each, and where each leads where that was tried out."""

    values: dict[str, float]
    ends: dict[str, Any]

    def best(self, options: tuple[Option, ...]) -> str:
        """The key of the answer that is worth most; what gains nothing is left undone."""
        top = max(self.values[option.key] for option in options)
        equal = [option.key for option in options if self.values[option.key] >= top - EQUAL]
        return "done" if "done" in equal else equal[0]


def dealt(rules: Rules, view: Any, seat: str, seed: int) -> tuple[Any, tuple[Option, ...]]:
    """(one full position that agrees with the view, the seat's options in it). Raises ValueError where it is asked nothing."""
    s = rules.sample(view, seat, Rng(seed))
    options = tuple(option for option in rules.options(s) if option.seat == seat)
    if not options:
        raise ValueError(f"{seat} is asked nothing now")
    return s, options


class Greedy:
    """`bot:greedy` for one seat: the same view and seed always give the same choice.

    What it remembers from one question to the next is only what it would find again.
    """

    def __init__(self, rules: Rules, seat: str, seed: int, limit: int = 0) -> None:
        """`limit`: positions looked at for one decision; 0: as many as the game asks for."""
        self.rules = rules
        self.seat = seat
        self.seed = seed
        self.evaluation = evaluation_for(rules)
        self.limit = limit or getattr(self.evaluation, "limit", LIMIT)
        self.memory: dict = {}

    def choose(self, view: Any, decision: Decision | None = None) -> str:
        """The key of the seat's answer to the question in its view. Raises ValueError where the seat is not asked."""
        s, options = dealt(self.rules, view, self.seat, self.seed)
        if len(options) == 1:
            return options[0].key
        return self.look(s, options).best(options)

    def look(self, s: Any, options: tuple[Option, ...]) -> Look:
        """What the bot thinks of each option in a full position."""
        narrow = getattr(self.evaluation, "narrow", NARROW)
        return first_look(self.search(), s, options, min(self.limit, narrow * len(options)))

    def search(self) -> Search:
        """The means to think about one question."""
        return Search(self.rules, self.evaluation, self.seat, self.limit, self.memory)


def first_look(search: Search, s: Any, options: tuple[Option, ...], budget: int) -> Look:
    """The answers as the evaluation appraises them, or tried out."""
    values = search.evaluation.appraise(s, search.seat, options, search)
    if values is not None:
        return Look(values, {})
    found = search.outcomes(s, options, budget)
    return Look({key: worth for key, (worth, _) in found.items()}, {key: end for key, (_, end) in found.items()})
