"""What the worths of growth, plays and cards are made of, for some of the answers that `turn_plan` compares."""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Option
from game.spirit_island.bot import turn_plan
from game.spirit_island.bot.turn_plan import Terms
from game.spirit_island.state import State


def growth(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms]:
    """The end of the turn after this growth and the best cards that could then be played."""
    found = {}
    for option in options:
        end, more = turn_plan.grown(search.after(s, option), seat, search)
        found[option.key] = _both(search.evaluation.weigh(end, seat), more)
    return found


def presence_to(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms] | None:
    """The same for the lands of a new presence, in growth alone."""
    return growth(s, seat, options, search) if s.phase == "growth" else None


def play(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms]:
    """For a card the end of the turn after the best set of cards that it belongs to, for none after the empty one; a set that
    was not rehearsed is as much worse than the best as its cards promise less.
    """
    found = turn_plan.prospects(s, seat, search)
    ranked = turn_plan.sets_of_cards(s, seat, found, s.plays_left[seat], search)
    ends: dict[tuple[str, ...], Terms] = {}
    for _, chosen in ranked[: turn_plan.REHEARSED]:
        end, more = turn_plan.turn_end(s, seat, chosen, found, search)
        ends[chosen] = _both(search.evaluation.weigh(end, seat), more)
    best = max(ends, key=lambda chosen: sum(ends[chosen].values()))
    made: dict[str, Terms] = {}
    for option in options:
        card = option.key.partition(":")[2]
        fits = [(worth, chosen) for worth, chosen in ranked if (card in chosen if card else not chosen)]
        tried = [chosen for _, chosen in fits if chosen in ends]
        if tried:
            made[option.key] = max((ends[chosen] for chosen in tried), key=lambda terms: sum(terms.values()))
        elif fits:
            made[option.key] = _both(ends[best], {"card-effects": fits[0][0] - ranked[0][0]})
        else:
            made[option.key] = _both(ends[best], {"lost": turn_plan.LOSS})
    return made


def keep(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms]:
    """What each card is worth for the rest of the game."""
    cards = turn_plan.card_terms(s, seat, tuple(option.key[5:] for option in options), search)
    return {"card:" + card: terms for card, terms in cards.items()}


def _both(first: Terms, second: Terms) -> Terms:
    return {name: first.get(name, 0.0) + second.get(name, 0.0) for name in (*first, *second)}


WEIGHED = {
    "growth": growth,
    "presence.to": presence_to,
    "play": play,
    "card.keep": keep,
    "card.forget": turn_plan.forget_terms,
    "card.deck": turn_plan.deck_terms,
}
