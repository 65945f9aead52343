"""Positions that agree with what a seat knows (what that is, the fields of `state.py` declare).

Open to all: the archipelago, the display, points, revealed objectives, how many of everything. Secret to its seat: its hand,
its objectives until they are revealed, its discovery tokens until the end, the cards it has put back. Secret to all: what is
left in face-down stacks, and chance itself.
"""

from __future__ import annotations

from typing import Any

from game.core.engine.known import HIDDEN
from game.core.engine.rng import Rng
from game.small_islands import placement
from game.small_islands.state import Ids, State


def sample(seen: State, seat: str, chance: Rng) -> State:
    """A full position that agrees with a view: what is unseen is dealt anew at random."""
    s = seen.clone()
    s.rng = chance.below(1 << 62)
    _tiles(s, seen, chance)
    if s.mode == "advanced":
        _cards(s, chance, "mission", tuple(s.box.missions))
        _cards(s, chance, "reward", tuple(s.box.rewards))
    else:
        _cards(s, chance, "objective", tuple(s.box.objectives))
    _discovery(s, chance)
    _expedition(s, chance)
    return s


class _Dealer:
    """Deals what is not lying open; when a case has given more unknown things than the box holds, from the box again."""

    def __init__(self, chance: Rng, everything: tuple[Any, ...], known: list[Any]) -> None:
        self.chance = chance
        self.everything = everything
        left = list(everything)
        for item in known:
            if item in left:
                left.remove(item)
        self.left = list(chance.shuffled(left))

    def fill(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        """The items with every "?" replaced."""
        return tuple(self._next() if item == HIDDEN else item for item in items) if HIDDEN in items else items

    def _next(self) -> Any:
        if not self.left:
            self.left = list(self.chance.shuffled(self.everything))
        return self.left.pop()


def _tiles(s: State, seen: State, chance: Rng) -> None:
    known = [tile for tile, _ in s.cells.values()]
    for pile in (s.display, s.reserve, s.navigation, *s.hand.values()):
        known += pile
    dealer = _Dealer(chance, s.box.tiles, known)
    for seat in s.seats:
        s.hand[seat] = dealer.fill(s.hand.get(seat, ()))
    s.navigation = dealer.fill(s.navigation)
    s.reserve = dealer.fill(s.reserve)
    _fitting(s, seen)


def _fitting(s: State, seen: State) -> None:
    """Another seat that is placing a tile has one that fits: if it was dealt none, it is given the first of the stacks."""
    top = s.agenda[-1] if s.agenda else None
    if top is None or top.op not in ("place.tile", "place.cell") or HIDDEN not in seen.hand.get(top.seat, ()):
        return
    coast, faces, hand = placement.coast(s), s.box.faces, s.hand[top.seat]
    slot = top.get("slot", 0)
    placing = hand[slot : slot + 1] if top.op == "place.cell" else hand
    if any(coast.fits_somewhere(faces[tile]) for tile in placing):
        return
    for name in ("navigation", "reserve"):
        stack, hidden_ones = getattr(s, name), getattr(seen, name)
        for at, tile in enumerate(stack):
            if hidden_ones[at] == HIDDEN and coast.fits_somewhere(faces[tile]):
                setattr(s, name, (*stack[:at], hand[slot], *stack[at + 1 :]))
                s.hand[top.seat] = (*hand[:slot], tile, *hand[slot + 1 :])
                return


def _cards(s: State, chance: Rng, kind: str, everything: Ids) -> None:
    """Cards of one kind. Of masked pairs (mission, reward) the places tell the kind."""
    shelves = (s.held, s.current, s.next, s.put_back)
    deck = getattr(s, f"deck_{kind}s")
    known = [*deck, *getattr(s, f"returned_{kind}s"), *(card for shelf in shelves for cards in shelf.values() for card in cards)]
    dealer = _Dealer(chance, everything, known)
    setattr(s, f"deck_{kind}s", dealer.fill(deck))
    for seat in s.seats:
        choosing = HIDDEN in s.held.get(seat, ())
        for shelf in shelves:
            cards = shelf.get(seat, ())
            if HIDDEN not in cards:
                continue
            if choosing and shelf in (s.current, s.next):
                shelf[seat] = _chosen(s, seat, cards, kind, chance)
            else:
                shelf[seat] = _dealt(dealer, cards, kind)


def _chosen(s: State, seat: str, cards: Ids, kind: str, chance: Rng) -> Ids:
    """While a seat still chooses, what it has chosen is among the cards it holds."""
    taken = (*s.current[seat], *s.next[seat])
    free = [card for card in s.held[seat] if card != HIDDEN and s.box.kind_of(card) == kind and card not in taken]
    at = 0 if kind != "reward" else 1
    if not free or at >= len(cards):
        return cards
    return (*cards[:at], chance.pick(free), *cards[at + 1 :])


def _dealt(dealer: _Dealer, cards: Ids, kind: str) -> Ids:
    """Fills the places of a kind: in pairs and held cards the first half are missions."""
    if kind == "objective":
        return dealer.fill(cards)
    half = (len(cards) + 1) // 2
    mine = range(half) if kind == "mission" else range(half, len(cards))
    return tuple(dealer._next() if at in mine and card == HIDDEN else card for at, card in enumerate(cards))


def _discovery(s: State, chance: Rng) -> None:
    piles = (s.discovery, s.drawn, s.aside)
    known = [value for pile in piles for values in pile.values() for value in values]
    dealer = _Dealer(chance, tuple(s.box.figures["discovery"]), [*known, *s.discovery_pool])
    for pile in piles:
        for seat in s.seats:
            pile[seat] = dealer.fill(pile.get(seat, ()))
    s.discovery_pool = dealer.fill(s.discovery_pool)


def _expedition(s: State, chance: Rng) -> None:
    """Alexis's stack: of the explore and landing cards his card asks for, those not yet seen, in any order."""
    if HIDDEN not in s.expedition:
        return
    card, box = s.box.alexis_card(s.alexis), s.box
    gone = [box.expeditions[each].action for each in s.expedition_discard if each in box.expeditions]
    stack: list[str] = []
    for action, n in (("land", card.land), ("explore", card.explore)):
        unseen = [e.id for e in box.expeditions.values() if e.action == action and e.id not in s.expedition_discard]
        stack += chance.shuffled(unseen)[: max(0, n - gone.count(action))]
    dealer = _Dealer(chance, tuple(box.expeditions), [each for each in box.expeditions if each not in stack])
    s.expedition = dealer.fill(s.expedition)
