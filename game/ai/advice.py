"""What the strongest bot would do from a seat's view, and why: the terms of its own evaluation in which two answers differ.

The bot is the one that plays: the same view and seed lead it to the same answer. What an answer is worth is told in the same way
as it is found: by the terms of the position that it leads to, by those of an appraised answer, or, for the search, by the mean of
what its deals came to, in which the first look counts as so many deals. Nothing is known here but what the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game import ai, games
from game.ai.greedy import EQUAL, Greedy, Look, Search, Terms, dealt
from game.ai.search import Answer, IsmctsBot, Tree
from game.core.engine.decision import Option
from game.core.engine.rules import Rules

SEED = 1  # of all advice: the seed of the table would tell what was dealt
LEAST = 0.05  # points by which a term differs at least to be named: less reads as nothing
ENOUGH = 12  # deals at the least in which what was played is compared with what the bot would have played

Told = Callable[[float], object]  # hears how much is behind, 0 to 1


class Advice(NamedTuple):
    """`key` is what the bot would play, `other` what it is compared with ("" where there is nothing else). `lead`: points by
    which it is worth more; `chances`: to win with either in the deals that both met, where the bot tries deals. `differs`: the
    terms that differ and by how much, those that tell most first; positive ones speak for `key`.
    """

    key: str
    other: str = ""
    lead: float = 0.0
    chances: tuple[float, float] | None = None
    differs: tuple[tuple[str, float], ...] = ()

    @property
    def even(self) -> bool:
        """Whether both come to the same."""
        return not self.differs


def strongest(rules: Rules) -> str:
    """The bot that plays best: the search where the game has playouts for it, else the one that looks one action ahead."""
    entry = games.entry(rules.id)  # a game of the tests may stand in no list
    return "bot:search" if entry is not None and entry.part("playouts") is not None else "bot:greedy"


def can_advise(rules: Rules) -> bool:
    """Whether there is a bot that could tell its reasons."""
    entry = games.entry(rules.id)
    return entry is not None and entry.part("evaluation") is not None


def advise(rules: Rules, view: Any, seat: str, seed: int = SEED, against: str = "", told: Told | None = None) -> Advice:
    """What the bot would play now. `against`: the answer that it is compared with, else the next best one.

    Raises ValueError where the seat is asked nothing.
    """
    bot = ai.make(strongest(rules), rules, seat, seed)
    s, options = dealt(rules, view, seat, seed)
    if len(options) == 1:
        return Advice(options[0].key)
    if isinstance(bot, IsmctsBot):
        return _of_search(bot, view, s, options, against, told)
    assert isinstance(bot, Greedy)
    return _of_greedy(bot, s, options, against, told)


def _of_greedy(bot: Greedy, s: Any, options: tuple[Option, ...], against: str, told: Told | None) -> Advice:
    look = bot.look(s, options)
    best = look.best(options)
    if told is not None:
        told(0.7)
    rivals = [option for option in options if option.key == against] or _next(look, options, best)
    found = _terms(bot.search(), s, options, [_find(options, best), *rivals], look)
    other = max(rivals, key=lambda option: (sum(found[option.key].values()), _differ(found[best], found[option.key])))
    return _advice(best, other.key, found[best], found[other.key])


def _of_search(bot: IsmctsBot, view: Any, s: Any, options: tuple[Option, ...], against: str, told: Told | None) -> Advice:
    look = bot.look(s, options)
    tree = bot.think(Tree(bot.rules, bot.seat, view, bot.seed, options, look.values, accounts=True), told)
    key = tree.best()
    best = next(answer for answer in tree.answers if answer.option.key == key)
    others = [answer for answer in tree.answers if answer is not best]
    if against and against != key:
        top = max(look.values.values())
        others = [answer for answer in others if answer.option.key == against] or [
            Answer(option, look.values[option.key] - top, len(tree.seats)) for option in options if option.key == against
        ]
    other = max(others, key=tree.expected)
    usual = tree.answers[0]
    for answer in (best, other, usual) if against else ():  # the choice is made: these deals only compare
        while len(answer.values) < ENOUGH:
            tree.deal(answer)
    first = _terms(bot.search(), s, options, [best.option, other.option, usual.option], look)
    sums = [_mean(answer, usual, first, tree.trust) for answer in (best, other)]
    deals = min(len(best.values), len(other.values))
    chances = (sum(best.values[:deals]) / deals, sum(other.values[:deals]) / deals) if deals else None
    return _advice(key, other.option.key, *sums)._replace(chances=chances)


def _terms(search: Search, s: Any, options: tuple[Option, ...], wanted: Sequence[Option], look: Look) -> dict[str, Terms]:
    """What the first look found these of the answers to be worth, in parts."""
    keys = {option.key for option in wanted}
    if look.ends:
        return {key: search.evaluation.weigh(look.ends[key], search.seat) for key in keys}
    found = search.evaluation.weigh_answers(s, search.seat, options, search)
    assert found is not None, "what is appraised can say why"
    return {key: found[key] for key in keys}


def _next(look: Look, options: tuple[Option, ...], best: str) -> list[Option]:
    """The answers worth most after the best; several where they are worth the same."""
    others = [option for option in options if option.key != best]
    top = max(look.values[option.key] for option in others)
    return [option for option in others if look.values[option.key] >= top - EQUAL]


def _mean(answer: Answer, usual: Answer, first: dict[str, Terms], trust: float) -> Terms:
    """By how much the deals of an answer came to more than those of the usual one, its first look counted as so many of them:
    as `Tree.expected` says it of the chance to win.
    """
    found: Terms = {}
    looks = [(trust, first[answer.option.key], first[usual.option.key])]
    for often, end, less in [*looks, *((1.0, end, less) for end, less in zip(answer.ends, usual.ends, strict=False))]:
        for name in (*end, *(each for each in less if each not in end)):
            found[name] = found.get(name, 0.0) + often * (end.get(name, 0.0) - less.get(name, 0.0))
    weight = len(answer.ends) + trust
    return {name: term / weight for name, term in found.items()}


def _advice(key: str, other: str, mine: Terms, theirs: Terms) -> Advice:
    gaps = {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in (*mine, *theirs)}
    differs = sorted((gap for gap in gaps.items() if abs(gap[1]) >= LEAST), key=lambda gap: -abs(gap[1]))
    return Advice(key, other, sum(gaps.values()), None, tuple(differs))


def _differ(mine: Terms, theirs: Terms) -> bool:
    return any(abs(mine.get(name, 0.0) - theirs.get(name, 0.0)) >= LEAST for name in (*mine, *theirs))


def _find(options: tuple[Option, ...], key: str) -> Option:
    return next(option for option in options if option.key == key)
