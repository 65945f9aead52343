"""Positions that agree with what a seat knows (what that is, the fields of `state.py` declare).

Horizons hides no hand: what nobody may see is the order and the content of the face-down decks, the fear cards that
are earned
but not yet turned up, the invader cards left in the box, the other side of a blight card that was drawn, and chance itself.
"""

from __future__ import annotations

from game.core.engine.known import HIDDEN
from game.core.engine.rng import Rng
from game.spirit_island import queries as q
from game.spirit_island.state import State


def sample(seen: State, seat: str, chance: Rng) -> State:
    """A full position that agrees with a view: the unseen cards are dealt anew at random."""
    s = seen.clone()
    box = s.box
    s.rng = chance.below(1 << 62)
    known = known_cards(s)
    for deck in ("minor", "major"):
        unseen = chance.shuffled([card for card in box.deck(deck, s.set) if card not in known])
        setattr(s, deck + "_deck", unseen[: len(getattr(seen, deck + "_deck"))])
    fear = list(chance.shuffled([card for card in box.fear if box.in_set(f"fear:{card}", s.set) and card not in known]))
    for pile in ("fear_earned", "fear_deck"):
        setattr(s, pile, tuple(card if card in s.fear_revealed else fear.pop() for card in getattr(seen, pile)))
    by_stage: dict[str, list[str]] = {}
    for card in chance.shuffled(
        [i.id for i in box.invaders.values() if box.in_set(f"invader:{i.id}", s.set) and i.id not in known]
    ):
        by_stage.setdefault(f"{HIDDEN}{box.invaders[card].stage}", []).append(card)
    s.invader_deck = tuple(by_stage[back].pop() for back in seen.invader_deck)
    s.invader_box = tuple(card for cards in by_stage.values() for card in cards)[: len(seen.invader_box)]
    if s.blight_card == HIDDEN:
        s.blight_card = chance.pick(q.blight_cards(s))
    return s


def known_cards(s: State) -> set[str]:
    """Every card that lies open somewhere."""
    known: set[str] = {*s.fear_discard, *s.invader_discard, *s.ravage_slot, *s.build_slot, *s.explore_slot}
    known.update(s.immigration_slot, s.fear_revealed)
    known.update(s.minor_discard, s.major_discard, s.forgotten)
    for pile in (s.hand, s.played, s.discard, s.progression):
        for cards in pile.values():
            known.update(cards)
    for f in s.agenda:
        known.update(f.get("cards", ()))
    return known
