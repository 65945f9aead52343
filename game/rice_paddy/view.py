"""Positions that agree with what a seat knows (what that is, the fields of `state.py` declare).

Secret to its seat: its hand, what it is dealt in the draft, what it has put aside there, a rain card it has looked at. Secret to
all: what is left in face-down decks, and chance itself.
"""

from __future__ import annotations

from game.core.engine.known import HIDDEN
from game.core.engine.rng import Rng
from game.rice_paddy.phases import deck_now
from game.rice_paddy.state import Ids, State


def sample(seen: State, seat: str, chance: Rng) -> State:
    """A full position that agrees with a view: what is unseen is dealt anew at random."""
    s: State = seen.clone()
    s.rng = chance.below(1 << 62)
    _spirits(s, chance)
    _rain(s, chance)
    tiles = (*s.achievements, *s.gone, *(tile for piles in (s.tiles, s.reserved) for pile in piles.values() for tile in pile))
    s.unused = _dealt(s.unused, tuple(s.box.raw["tile"]), tiles, chance)
    solo = (*s.solo_discard, s.solo_card)
    s.solo_deck = _dealt(s.solo_deck, tuple(s.box.solo_cards), solo, chance)
    _answers(s, chance)
    return s


def _left(everything: Ids, known: Ids, chance: Rng) -> list[str]:
    """What is not known to lie anywhere, in a random order."""
    gone = set(known)
    return list(chance.shuffled([card for card in everything if card not in gone]))


def _dealt(pile: Ids, everything: Ids, known: Ids, chance: Rng) -> Ids:
    """A pile with its hidden cards filled in; where a case hides more than there are, from all again."""
    if HIDDEN not in pile:
        return pile
    left = _left(everything, (*known, *pile), chance)
    return tuple([_next(left, everything, chance) if card == HIDDEN else card for card in pile])


def _next(left: list[str], everything: Ids, chance: Rng) -> str:
    if not left:
        left.extend(chance.shuffled(everything))
    return left.pop()


def _rain(s: State, chance: Rng) -> None:
    """A card that the seat has seen lies on top."""
    known = (*s.rain_discard, s.rain_card)
    seen = next((card for cards in s.peeked.values() for card in cards if card != HIDDEN), "")
    deck = (seen, *s.rain_deck[1:]) if seen and s.rain_deck else s.rain_deck
    s.rain_deck = _dealt(deck, tuple(s.box.raw["rain"]), known, chance)
    s.peeked = dict.fromkeys(s.peeked, s.rain_deck[:1])


def _spirits(s: State, chance: Rng) -> None:
    """Hands and packs are of the deck of this half of the game, as long as that has cards."""
    piles = (s.early, s.late, *s.pack.values(), *s.hand.values(), *s.played.values(), *s.aside.values())
    known = tuple([card for pile in piles for card in pile])
    decks = {name: s.box.deck(name) for name in ("early", "late")}
    left = {name: _left(cards, known, chance) for name, cards in decks.items()}
    now = deck_now(s)
    other = "early" if now == "late" else "late"

    def filled(pile: Ids, name: str, instead: str) -> Ids:
        if HIDDEN not in pile:
            return pile
        return tuple([_next(left[name] or left[instead], decks[name], chance) if card == HIDDEN else card for card in pile])

    for hands in (s.hand, s.pack):
        for who, cards in hands.items():
            hands[who] = filled(cards, now, other)
    for (who, name), cards in s.aside.items():
        s.aside[who, name] = filled(cards, name, "late" if name == "early" else "early")
    s.early, s.late = filled(s.early, "early", "late"), filled(s.late, "late", "early")


def _answers(s: State, chance: Rng) -> None:
    """Sealed answers of others are any that they could give."""
    top = s.agenda[-1] if s.agenda else None
    if top is None or top.op != "sealed" or not any(answer == HIDDEN for _, answer in top.get("answers")):
        return
    made = []
    for who, answer in top.get("answers"):
        op = next((op for each, op, _ in top.get("questions") if each == who), "")
        cards = s.pack.get(who, ()) if op == "draft" else s.hand[who]
        made.append((who, f"spirit:{chance.pick(cards)}" if answer == HIDDEN and cards else answer))
    s.agenda[-1] = top.put(answers=tuple(made))
