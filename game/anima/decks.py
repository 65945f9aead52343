"""Cards and dice: what is drawn, what goes where, who has seen it (rules 4, 11)."""

from __future__ import annotations

from game.anima import events
from game.anima.state import Ids, State
from game.anima.terms import SIDES
from game.core.engine import rng
from game.core.engine.hidden import Hidden
from game.core.engine.known import HIDDEN

PILES = {"characters": "dead", "advantages": "discarded", "encounters": "gone"}


def shuffled(s: State, cards: Ids) -> Ids:
    s.rng, found = rng.shuffled(s.rng, cards)
    return found


def die(s: State, seat: str, what: str) -> int:
    """One die."""
    if s.dice:
        found, s.dice = s.dice[0], s.dice[1:]
    else:
        s.rng, side = rng.roll(s.rng, SIDES)
        found = side + 1
    s.emit(events.rolled, seat, found, what)
    return found


def at_random(s: State, cards: Ids) -> str:
    """One of these cards by chance."""
    if s.random and s.random[0] in cards:
        found, s.random = s.random[0], s.random[1:]
        return found
    s.rng, at = rng.roll(s.rng, len(cards))
    return cards[at]


def without(cards: Ids, card: str) -> Ids:
    """The cards less one of this id. Raises Hidden where a view does not show whether it is among them."""
    if card not in cards and HIDDEN in cards:
        raise Hidden(card)
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def left(s: State, deck: str) -> int:
    """How many cards of a deck can still be drawn, its pile among them (11.4)."""
    return len(getattr(s, deck)) + len(getattr(s, PILES[deck]))


def draw(s: State, deck: str) -> str:
    """The top card of a deck; an empty one is made of its pile (11.4). "" where both are empty."""
    cards: Ids = getattr(s, deck)
    if not cards:
        cards = shuffled(s, getattr(s, PILES[deck]))
        setattr(s, PILES[deck], ())
    s.shown += 1
    if not cards:
        return ""
    setattr(s, deck, cards[1:])
    return cards[0]


# ------------------------------------------------------------------------------------------------ hands


def held(s: State, seat: str) -> Ids:
    """The advantages of a hand that can be seen, cards alike once."""
    return tuple([card for card in dict.fromkeys(s.hand[seat]) if card != HIDDEN])


def room(s: State, seat: str) -> int:
    """How many advantages still come to a hand (11.1)."""
    return max(0, int(s.box.figures["hand"]) - len(s.hand[seat]))


def draw_advantages(s: State, seat: str, n: int) -> int:
    """So many advantages come to a hand, up to its limit. Returns how many did."""
    found = 0
    for _ in range(min(n, room(s, seat))):
        if not (card := draw(s, "advantages")):
            break
        put_in_hand(s, seat, card)
        found += 1
    if found:
        s.emit(events.drew, seat, found)
    return found


def put_in_hand(s: State, seat: str, card: str, seen_by: Ids = ()) -> None:
    """A card comes to a hand. `seen_by`: the others who have seen which."""
    s.hand[seat] = (*s.hand[seat], card)
    s.emit(events.got, seat, card, to=(seat, *(one for one in seen_by if one != seat)))
    for one in seen_by:
        if one != seat:
            s.seen[one, seat] = (*s.seen.get((one, seat), ()), card)


def take_from_hand(s: State, seat: str, card: str, seen_by: Ids) -> None:
    """A card leaves a hand. Who does not see which one no longer knows what is left there."""
    s.hand[seat] = without(s.hand[seat], card)
    for one in s.seats:
        known = s.seen.get((one, seat), ())
        if one == seat or not known:
            continue
        if one not in seen_by:
            s.seen[one, seat] = ()
        elif card in known:
            s.seen[one, seat] = without(known, card)


def discard(s: State, seat: str, card: str) -> None:
    """A card of the hand goes to the pile, face up."""
    take_from_hand(s, seat, card, s.seats)
    s.discarded = (*s.discarded, card)
    s.emit(events.discarded, seat, card)


def hand_over(s: State, giver: str, taker: str, card: str) -> None:
    """A card goes from hand to hand: the two see which."""
    take_from_hand(s, giver, card, (giver, taker))
    put_in_hand(s, taker, card, (giver, taker))
    s.shown += 1


def steal_at_random(s: State, giver: str, taker: str) -> None:
    """One card by chance, if there is one and it has room."""
    if s.hand[giver] and room(s, taker):
        card = at_random(s, s.hand[giver])
        hand_over(s, giver, taker, card)
        s.emit(events.took, taker, giver)
