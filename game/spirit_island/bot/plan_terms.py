"""What the worths of growth, plays and cards are made of, for some of the answers that `turn_plan` compares."""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Option
from game.spirit_island.bot import turn_plan
from game.spirit_island.bot.turn_plan import Terms
from game.spirit_island.state import State


def growth(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms]:
    """The position after growth, and the best cards that could then be played."""
    found = {}
    for option in options:
        end, plays = turn_plan.grown(search.after(s, option), seat, search)
        found[option.key] = _both(search.evaluation.weigh(end, seat), plays)
    return found


def presence_to(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms] | None:
    """The same for the lands of a new presence, in growth alone."""
    return growth(s, seat, options, search) if s.phase == "growth" else None


def play(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms]:
    """For a card the best set of cards that it belongs to; for none the empty one."""
    found = turn_plan.prospects(s, seat, search)
    plays = s.plays_left[seat]
    made: dict[str, Terms] = {}
    for option in options:
        if option.key.startswith("card:"):
            made[option.key] = turn_plan.best_plays(s, seat, found, plays, search, (option.key[5:],))[2]
        else:
            made[option.key] = turn_plan.play_terms(s, seat, found, search)(()) or {}
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
