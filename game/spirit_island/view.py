"""What a seat may know, and positions that agree with what it knows.

Horizons hides no hand: what nobody may see is the order and the content of the face-down decks, the fear cards that
are earned
but not yet turned up, the invader cards left in the box, and chance itself.
"""

from __future__ import annotations

from game.core.engine.combinators import mask_sealed
from game.core.engine.rng import Rng
from game.spirit_island.state import Ids, State

HIDDEN = "?"


def view(s: State, seat: str) -> State:
    """The position as this seat may know it. Unknown cards are "?"; the backs of invader cards show their stage:
    "?1".
    """
    seen = s.clone()
    seen.rng = 0
    seen.fear_deck = _hidden(s.fear_deck)
    seen.fear_earned = _hidden(s.fear_earned)
    seen.invader_deck = tuple(
        f"{HIDDEN}{s.box.invaders[card].stage}" if card[0] != HIDDEN else card for card in s.invader_deck
    )
    seen.invader_box = _hidden(s.invader_box)
    seen.minor_deck = _hidden(s.minor_deck)
    seen.major_deck = _hidden(s.major_deck)
    seen.agenda = mask_sealed(s.agenda, seat)
    return seen


def _hidden(cards: Ids) -> Ids:
    return (HIDDEN,) * len(cards)


def sample(seen: State, seat: str, chance: Rng) -> State:
    """A full position that agrees with a view: the unseen cards are dealt anew at random."""
    s = seen.clone()
    box = s.box
    s.rng = chance.below(1 << 62)
    known = known_cards(s)
    for deck in ("minor", "major"):
        unseen = chance.shuffled([card for card in box.deck(deck, s.set) if card not in known])
        setattr(s, deck + "_deck", unseen[: len(getattr(seen, deck + "_deck"))])
    fear = chance.shuffled([card for card in box.fear if box.in_set(f"fear:{card}", s.set) and card not in known])
    earned = len(seen.fear_earned)
    s.fear_earned, s.fear_deck = fear[:earned], fear[earned : earned + len(seen.fear_deck)]
    by_stage: dict[str, list[str]] = {}
    for card in chance.shuffled(
        [i.id for i in box.invaders.values() if box.in_set(f"invader:{i.id}", s.set) and i.id not in known]
    ):
        by_stage.setdefault(f"{HIDDEN}{box.invaders[card].stage}", []).append(card)
    s.invader_deck = tuple(by_stage[back].pop() for back in seen.invader_deck)
    s.invader_box = tuple(card for cards in by_stage.values() for card in cards)[: len(seen.invader_box)]
    return s


def known_cards(s: State) -> set[str]:
    """Every card that lies open somewhere."""
    known: set[str] = {*s.fear_discard, *s.invader_discard, *s.ravage_slot, *s.build_slot, *s.explore_slot}
    known.update(s.minor_discard, s.major_discard, s.forgotten)
    for pile in (s.hand, s.played, s.discard):
        for cards in pile.values():
            known.update(cards)
    for f in s.agenda:
        known.update(f.get("cards", ()))
    return known
