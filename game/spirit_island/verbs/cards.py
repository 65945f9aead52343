"""Energy and power cards."""

from __future__ import annotations

from typing import Any, Literal

from game.core.engine import rng
from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.combinators import note, noted, start
from game.core.engine.ops import Program, Terms, Value, amount
from game.spirit_island import events
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.verbs.common import Who, note_if, who_is

ops: Ops[State] = Ops()
ops.notes("not_kept gained forgotten")

terms = Terms()
verb = terms.verb
Deck = Literal["choice", "minor", "major", "not-kept"]
DRAWN = 4  # cards looked at when a power is gained

# ------------------------------------------------------------------------------------------------ energy


@verb()
def gain_energy(s: State, f: Frame, n: Value, who: Who = "self") -> None:
    """Energy for a spirit."""
    seat, size = who_is(s, f, who), amount(s, f, n)
    if size:
        s.energy[seat] += size
        s.emit(events.energy, seat, size)


def _can_pay(s: State, f: Frame, energy: int, who: str = "self", **_: Any) -> bool:
    return s.energy[who_is(s, f, who)] >= energy


@verb(can=_can_pay)
def pay(s: State, f: Frame, energy: int, then: Program, who: Who = "self", optional: bool = False) -> None:
    """Energy for an effect; without enough of it, or without the will, the effect does not happen."""
    seat = who_is(s, f, who)
    if s.energy[seat] < energy:
        return
    if optional:
        s.agenda.append(frame("pay", seat, n=energy, then=then, by=f.seat, env=f.env))
    else:
        _pay(s, seat, energy)
        start(s, f, then)


def pay_for(s: State, seat: str, key: str) -> None:
    """The energy for a power card that is played; one that a scenario makes cheaper than nothing gives energy instead."""
    price = q.price(s, s.box.powers[key])
    s.energy[seat] -= price
    if price < 0:
        s.emit(events.energy, seat, -price)


def _pay(s: State, seat: str, n: int) -> None:
    s.energy[seat] -= n
    s.emit(events.paid, seat, n)


@ops.ask("pay", "by n then", known={"env": "env"})
class Pay(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        return ["yes", "no"] if s.energy[f.seat] >= f.get("n") else []

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("n"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "yes":
            _pay(s, seat, f.get("n"))
            start(s, Frame("run", f.get("by"), "", 0, f.get("env")), f.get("then"))


# ------------------------------------------------------------------------------------------------ power cards


@verb()
def gain_power_card(s: State, f: Frame, deck: Deck = "choice", who: Who = "self") -> None:
    """Four cards are looked at, one is kept; a major power then costs a card forgotten. `not-kept`: from the cards
    left over. A spirit whose powers come in a fixed order takes the next one.
    """
    seat = who_is(s, f, who)
    if deck != "not-kept" and s.progression.get(seat):
        _progress(s, seat)
    elif deck == "choice":
        s.agenda.append(frame("card.deck", seat))
    elif deck == "not-kept":
        _take_from_left_over(s, seat)
    else:
        draw_powers(s, seat, deck)


def _progress(s: State, seat: str) -> None:
    card, s.progression[seat] = s.progression[seat][0], s.progression[seat][1:]
    s.hand[seat] = (*s.hand[seat], card)
    s.emit(events.card_gained, seat, card)
    note_if(s, gained=card)
    if s.box.powers[f"card:{card}"].deck == "major":
        s.agenda.append(frame("card.forget", seat))


@ops.ask("card.deck")
class ChooseDeck(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        decks = (("minor", s.minor_deck, s.minor_discard), ("major", s.major_deck, s.major_discard))
        return [f"deck:{name}" for name, pile, used in decks if pile or used]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        draw_powers(s, seat, key[5:])


def draw_powers(s: State, seat: str, deck: str) -> None:
    """Turns up four cards of a power deck, with its discards shuffled in when it runs out, and asks which one to
    keep.
    """
    pile, used = getattr(s, deck + "_deck"), getattr(s, deck + "_discard")
    drawn = pile[:DRAWN]
    pile = pile[DRAWN:]
    if len(drawn) < DRAWN and used:
        s.rng, pile = rng.shuffled(s.rng, used)
        missing = DRAWN - len(drawn)
        drawn, pile = drawn + pile[:missing], pile[missing:]
        setattr(s, deck + "_discard", ())
        s.emit(events.reshuffled, deck)
    setattr(s, deck + "_deck", pile)
    s.shown += len(drawn)
    s.emit(events.card_drawn, seat, drawn)
    s.agenda.append(frame("card.keep", seat, deck=deck, cards=drawn))


@ops.ask("card.keep", "cards deck")
class KeepCard(Question[State]):
    """Which of the cards turned up comes to hand; the others go to their deck's discards."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"card:{card}" for card in f.get("cards")]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("deck"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        kept, deck = key[5:], f.get("deck")
        others = tuple(card for card in f.get("cards") if card != kept)
        name = deck + "_discard"
        setattr(s, name, getattr(s, name) + others)
        s.hand[seat] = (*s.hand[seat], kept)
        s.emit(events.card_gained, seat, kept)
        if any(below.op == "scope" for below in s.agenda):
            note(s, not_kept=others, gained=kept)
        if deck == "major":
            s.agenda.append(frame("card.forget", seat))


def _take_from_left_over(s: State, seat: str) -> None:
    """One of the cards another spirit has just not kept, out of the discards they went to."""
    left = tuple(card for card in noted(s, "not_kept", ()))
    if not left:
        return
    deck = s.box.powers["card:" + left[0]].deck
    name = deck + "_discard"
    setattr(s, name, tuple(card for card in getattr(s, name) if card not in left))
    s.agenda.append(frame("card.keep", seat, deck=deck, cards=left))


def _own_cards(s: State, seat: str) -> tuple[str, ...]:
    return (*s.hand[seat], *s.played[seat], *s.discard[seat])


@verb(can=lambda s, f, n, who="self": bool(_own_cards(s, who_is(s, f, who))))
def forget_card(s: State, f: Frame, n: int, who: Who = "self") -> None:
    """A spirit forgets power cards of its choice."""
    for _ in range(n):
        s.agenda.append(frame("card.forget", who_is(s, f, who)))


@ops.ask("card.forget")
class ForgetCard(Question[State]):
    """One own power card from hand, discards or play leaves the spirit; in play its elements go at once."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"card:{card}" for card in _own_cards(s, f.seat)]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        card = key[5:]
        for pile in (s.hand, s.played, s.discard):
            pile[seat] = tuple(one for one in pile[seat] if one != card)
        deck = s.box.powers[key].deck
        if deck == "unique":
            s.forgotten = (*s.forgotten, card)
        else:
            name = deck + "_discard"
            setattr(s, name, (*getattr(s, name), card))
        s.emit(events.card_forgotten, seat, card)
        note_if(s, forgotten=card)


@verb()
def give_power_card(s: State, f: Frame, yes: bool) -> None:
    """The user and the target may each give the other one card from hand."""
    target = noted(s, "target", f.seat)
    if target != f.seat:
        s.agenda.append(frame("give.card", target, to=f.seat))
        s.agenda.append(frame("give.card", f.seat, to=target))


@ops.ask("give.card", "to")
class GiveCard(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        keys = [f"card:{card}" for card in s.hand[f.seat]]
        return [*keys, "done"] if keys else []

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("to"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        card, to = key[5:], f.get("to")
        s.hand[seat] = tuple(one for one in s.hand[seat] if one != card)
        s.hand[to] = (*s.hand[to], card)
        s.emit(events.card_given, seat, to, card)


@verb(can=lambda s, f, yes: _can_play_gained(s, f.seat))
def play_gained(s: State, f: Frame, yes: bool) -> None:
    """The power card just gained may be played now at its cost, beside the plays of the turn."""
    if _can_play_gained(s, f.seat):
        s.agenda.append(frame("play.now", f.seat, card=noted(s, "gained")))


def _can_play_gained(s: State, seat: str) -> bool:
    card = noted(s, "gained")
    return card in s.hand[seat] and q.price(s, s.box.powers[f"card:{card}"]) <= s.energy[seat]


@ops.ask("play.now", "card")
class PlayNow(Question[State]):
    """Whether a card from hand is played at once."""

    def options(self, s: State, f: Frame) -> list[str]:
        return ["yes", "no"]

    def source(self, s: State, f: Frame) -> str:
        return f"card:{f.get('card')}"

    def args(self, s: State, f: Frame) -> tuple:
        return (max(0, q.price(s, s.box.powers[f"card:{f.get('card')}"])),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "yes":
            card = f.get("card")
            s.hand[seat] = tuple(one for one in s.hand[seat] if one != card)
            s.played[seat] = (*s.played[seat], card)
            s.emit(events.card_played, seat, card)
            pay_for(s, seat, f"card:{card}")


@verb()
def reclaim(s: State, f: Frame, what: Literal["all", "one"]) -> None:
    """All personal discards return to hand, or one of them."""
    if what == "one":
        s.agenda.append(frame("reclaim.one", f.seat, track="", circle=0))
        return
    cards = s.discard[f.seat]
    if cards:
        s.hand[f.seat] += cards
        s.discard[f.seat] = ()
        s.emit(events.cards_reclaimed, f.seat, cards)


@ops.ask("reclaim.one", "circle track", yields=True)
class ReclaimOne(Question[State]):
    """Which discarded card returns to hand: by an open circle of a track, if one likes, or by growth."""

    def options(self, s: State, f: Frame) -> list[str]:
        track = f.get("track")
        if track and s.tracks[(f.seat, track)] < f.get("circle"):
            return []
        keys = [f"card:{card}" for card in s.discard[f.seat]]
        return [*keys, "done"] if keys and track else keys

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            card = key[5:]
            s.discard[seat] = tuple(one for one in s.discard[seat] if one != card)
            s.hand[seat] = (*s.hand[seat], card)
            s.emit(events.cards_reclaimed, seat, (card,))


# ------------------------------------------------------------------------------------------------ fear cards


def _face_down(s: State) -> list[str]:
    """The fear cards that nobody has seen: those earned, then those of the deck, each pile from its top."""
    piles = (("earned", s.fear_earned), ("deck", s.fear_deck))
    return [f"fear:{name}/{at}" for name, pile in piles for at, card in enumerate(pile, 1) if card not in s.fear_revealed]


@verb(can=lambda s, f, n: bool(_face_down(s)))
def reveal_fear(s: State, f: Frame, n: int) -> None:
    """Fear cards that lie face down are seen by all; they stay where they are and are resolved as usual."""
    for _ in range(n):
        s.agenda.append(frame("fear.reveal", f.seat))


@ops.ask("fear.reveal")
class RevealFear(Question[State]):
    """Which face-down fear card is turned up: an earned one, or one of the deck, counted from the top."""

    def options(self, s: State, f: Frame) -> list[str]:
        return _face_down(s)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        pile, _, at = key[5:].partition("/")
        card = (s.fear_earned if pile == "earned" else s.fear_deck)[int(at) - 1]
        s.fear_revealed = (*s.fear_revealed, card)
        s.shown += 1
        s.emit(events.fear_revealed, seat, card)
