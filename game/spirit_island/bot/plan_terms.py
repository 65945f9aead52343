"""What the worths of growth, plays and cards are made of: found as `turn_plan` finds them, in the same order."""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Option
from game.spirit_island.bot import turn_plan
from game.spirit_island.bot.turn_plan import Terms, Turn
from game.spirit_island.state import State


def growth(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms]:
    """The end of the turn after this growth and the best cards that could then be played."""
    return {option.key: _of(turn_plan.grown(search.after(s, option), seat, search), seat, search) for option in options}


def presence_to(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms] | None:
    """The same for the lands of a new presence, in growth alone; those that are not thought through differ from the best by what
    they come to at once.
    """
    if s.phase != "growth" or len(options) == 1:
        return None
    tried = search.outcomes(s, options, turn_plan.USE)
    ranked = turn_plan.likeliest(s, options, {key: worth for key, (worth, _) in tried.items()})
    thought = growth(s, seat, tuple(ranked), search)
    best = max(thought.values(), key=lambda terms: sum(terms.values()))
    least = {name: -term for name, term in search.evaluation.weigh(tried[ranked[0].key][1], seat).items()}
    at_once = {key: _both(search.evaluation.weigh(end, seat), least) for key, (_, end) in tried.items() if key not in thought}
    return {**thought, **{key: _both(best, gap) for key, gap in at_once.items()}}


def reclaim(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms] | None:
    """The same for the cards that may return; the others differ by what they would gain in use."""
    if not turn_plan.reclaiming(s, seat) or len(options) == 1:
        return None
    gains = turn_plan.reclaim_gains(s, seat, search)
    ranked = turn_plan.likeliest(s, options, gains)
    thought = growth(s, seat, tuple(ranked), search)
    best = max(thought.values(), key=lambda terms: sum(terms.values()))
    top = gains[ranked[0].key]
    return {**{option.key: _both(best, {"card-effects": gains[option.key] - top}) for option in options}, **thought}


def play(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms]:
    """For a card the end of the turn after the best set of cards that it belongs to, for none after the empty one; a set that
    was not rehearsed is as much worse than the best as its cards promise less.
    """
    found = turn_plan.prospects(s, seat, search)
    ranked = turn_plan.sets_of_cards(s, seat, found, s.plays_left[seat], search)
    turns = turn_plan.rehearsals(s, seat, found, ranked, search)
    best = turn_plan.best_turn(turns)
    made: dict[str, Terms] = {}
    for option in options:
        card = option.key.partition(":")[2]
        tried = [turn for turn in turns if (card in turn.cards if card else not turn.cards)]
        promise = next((worth for worth, chosen in ranked if (card in chosen if card else not chosen)), None)
        if tried:
            made[option.key] = _of(best if best in tried else turn_plan.best_turn(tried), seat, search)
        else:
            less = {"lost": turn_plan.LOSS} if promise is None else {"card-effects": promise - ranked[0][0]}
            made[option.key] = _both(_of(best, seat, search), less)
    return made


def _of(turn: Turn, seat: str, search: Any) -> Terms:
    return _both(search.evaluation.weigh(turn.end, seat), turn.more)


def keep(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms]:
    """What each card is worth for the rest of the game."""
    cards = turn_plan.card_terms(s, seat, tuple(option.key[5:] for option in options), search)
    return {"card:" + card: terms for card, terms in cards.items()}


def _both(first: Terms, second: Terms) -> Terms:
    return {name: first.get(name, 0.0) + second.get(name, 0.0) for name in (*first, *second)}


WEIGHED = {
    "growth": growth,
    "presence.to": presence_to,
    "reclaim.one": reclaim,
    "play": play,
    "card.keep": keep,
    "card.forget": turn_plan.forget_terms,
    "card.deck": turn_plan.deck_terms,
}
