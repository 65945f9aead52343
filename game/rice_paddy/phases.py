"""The course of the game as a script: set-up, drafts, rounds, and the phases before the farm (rules 3 to 5)."""

from __future__ import annotations

from game.core.engine import rng
from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.combinators import sealed
from game.core.engine.known import HIDDEN
from game.rice_paddy import events
from game.rice_paddy import paddies as on
from game.rice_paddy.asked import Asked
from game.rice_paddy.state import FARM, PER_PADDY, Ids, State
from game.rice_paddy.verbs import acting, run_card, uses

ops: Ops[State] = Ops()


def enter(s: State, phase: str, step: str = "") -> None:
    s.phase, s.step = phase, step or phase
    s.emit(events.phase, phase)


def shuffled(s: State, items: Ids) -> Ids:
    s.rng, found = rng.shuffled(s.rng, items)
    return found


# ------------------------------------------------------------------------------------------------ set-up


@ops.step("setup")
def setup(s: State, f: Frame) -> None:
    """Decks, boards with their first paddy, set-up cards, tiles (rules 3)."""
    box, figures = s.box, s.box.figures
    s.phase = s.step = "setup"
    s.shown += 1
    s.total = figures["water"][len(s.seats) - 1]
    s.rain_deck = shuffled(s, tuple(box.raw["rain"]))
    s.early, s.late = shuffled(s, box.deck("early")), shuffled(s, box.deck("late"))
    s.unused = shuffled(s, tuple(box.raw["tile"]))
    if len(s.seats) == 1:
        s.solo_deck = shuffled(s, tuple(box.solo_cards))
    shown = figures["tiles"] + len(s.seats)
    s.achievements, s.unused = s.unused[:shown], s.unused[shown:]
    start = box.start
    for seat in s.seats:
        fresh = (start.hexes, start.water, start.rice, 0, 0, 0)
        for name, value in zip(PER_PADDY, fresh, strict=True):
            getattr(s, name)[seat] = (value,)
        s.sections[seat] = start.sections
    s.supply = s.total - start.water * len(s.seats)
    cards = [card for card in shuffled(s, tuple(box.setup_cards)) if card not in s.setup_card.values()]
    for seat in s.seats:
        card = box.setup_cards[s.setup_card[seat] if seat in s.setup_card else cards.pop(0)]
        s.setup_card[seat] = card.id
        s.rocks[seat] = tuple(sorted(card.rocks))
        s.emit(events.set_up, seat, card.id)
    dealt = [(seat, box.setup_cards[s.setup_card[seat]]) for seat in s.seats]
    push(s, *[frame("reward", seat, prog=card.prog, source=card.id) for seat, card in dealt])


@ops.step("reward", "source")
def reward(s: State, f: Frame) -> None:
    """A set-up card is taken."""
    run_card(s, f.seat, f.prog, f.get("source"))


# ------------------------------------------------------------------------------------------------ drafts


@ops.step("draft.deal", phase=True)
def deal(s: State, f: Frame) -> None:
    """The first cards of a draft: from the early deck before the first rounds, from the late one before the others."""
    enter(s, "draft")
    push(s, frame("draft.pick", n=1))
    _deal(s, s.box.figures["draft"]["cards"])


def deck_now(s: State) -> str:
    """The deck that a draft deals from."""
    return "late" if s.round >= s.box.figures["draft"]["late"] else "early"


def _deal(s: State, n: int) -> None:
    deck = deck_now(s)
    for seat in s.seats:
        cards = getattr(s, deck)
        s.pack[seat] = cards[:n]
        setattr(s, deck, cards[n:])
        s.emit(events.dealt, seat, len(s.pack[seat]))
    s.shown += 1


@ops.step("draft.pick", "n")
def pick(s: State, f: Frame) -> None:
    asked = [frame("draft", seat) for seat in s.seats if s.pack.get(seat)]
    push(s, *([sealed(*asked)] if asked else []), frame("draft.pass", n=f.get("n")))


@ops.ask("draft")
class Draft(Asked):
    """Which card of the pack is kept; of cards that one must not know each is an answer, too."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"spirit:{card}" for card in s.pack.get(f.seat, ())]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        card = key.partition(":")[2] or HIDDEN
        s.pack[seat] = tuple([one for one in s.pack[seat] if one != card])
        s.hand[seat] = (*s.hand[seat], card)
        s.emit(events.kept, seat, card, to=(seat,))


@ops.step("draft.pass", "n")
def pass_on(s: State, f: Frame) -> None:
    """What is left goes to the next seat, in the late draft to the one before; who plays alone is dealt one card fewer."""
    n, figures = f.get("n"), s.box.figures["draft"]
    s.shown += 1
    if n >= figures["keep"] or len(s.seats) == 1:
        deck = deck_now(s)
        for seat in s.seats:
            s.aside[seat, deck] = (*s.aside.get((seat, deck), ()), *s.pack.get(seat, ()))
            s.pack[seat] = ()
        if n >= figures["keep"]:
            return
        _deal(s, figures["cards"] - n)
    else:
        right = deck_now(s) == "late"
        packs = [s.pack.get(seat, ()) for seat in s.seats]
        for at, seat in enumerate(s.seats):
            s.pack[seat] = packs[(at + 1) % len(packs)] if right else packs[at - 1]
        s.emit(events.passed, "right" if right else "left")
    push(s, frame("draft.pick", n=n + 1))


# ------------------------------------------------------------------------------------------------ rounds


@ops.step("game")
def game(s: State, f: Frame) -> None:
    """A round, with a draft before it where one is due, and so on to the last one."""
    figures = s.box.figures
    drafts = (figures["draft"]["early"], figures["draft"]["late"])
    draft = [frame("draft.deal")] if s.round in drafts else []
    after = [frame("next")] if s.round < figures["rounds"]["last"] else []
    push(s, *draft, frame("round"), *after)


@ops.step("next")
def next_round(s: State, f: Frame) -> None:
    s.round += 1
    push(s, frame("game"))


@ops.step("round")
def round_(s: State, f: Frame) -> None:
    """All phases of a round; the last one has no rain, no spirits, no building and no market (rules 10)."""
    s.turn = s.round
    s.emit(events.round_, s.round)
    s.deeds, s.allocated, s.first_claims = {}, {}, ()
    for seat in s.seats:
        s.harvests[seat] = ()
        s.bought[seat] = s.spent[seat] = s.tax[seat] = s.free_sections[seat] = 0
    rounds = s.box.figures["rounds"]
    if s.round >= rounds["last"]:
        push(s, *map(frame, ("empty", "allocate", "farm", "final")))
        return
    markets = ("markets",) if s.round <= rounds["market"] else ()
    push(s, *map(frame, ("rain", "spirits", "water", "active", "allocate", "farm", "achievements", *markets)))


# ------------------------------------------------------------------------------------------------ rain, spirits, water


@ops.step("rain", phase=True)
def rain(s: State, f: Frame) -> None:
    """A card is turned, discs come to lie on it, then its instruction is followed."""
    enter(s, "rain")
    if not s.rain_deck:
        return
    if s.rain_card:
        s.rain_discard = (*s.rain_discard, s.rain_card)
    s.rain_card, s.rain_deck = s.rain_deck[0], s.rain_deck[1:]
    s.peeked = {}
    s.shown += 1
    card = s.box.rain(s.rain_card)
    n = min(card.water, s.supply)
    s.supply -= n
    s.rain += n
    s.emit(events.rain, card.id, n)
    run_card(s, "", card.prog, card.id)


@ops.step("spirits", phase=True)
def spirits(s: State, f: Frame) -> None:
    """All play a card face down, which is then turned up and sets the order of play."""
    enter(s, "spirit")
    asked = [frame("spirit", seat) for seat in s.seats if s.hand[seat]]
    push(s, *([sealed(*asked)] if asked else []), frame("spirits.order"))


@ops.ask("spirit")
class PlaySpirit(Asked):
    """Which spirit is played; hidden ones are answers, too."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"spirit:{card}" for card in s.hand[f.seat]]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        card = key.partition(":")[2] or HIDDEN
        s.hand[seat] = tuple([one for one in s.hand[seat] if one != card])
        s.played[seat] = (*s.played[seat], card)
        s.shown += 1
        s.emit(events.revealed, seat, card)


@ops.step("spirits.order")
def new_order(s: State, f: Frame) -> None:
    """Ascending by the highest spirit; the spirit farm by its card."""
    if len(s.seats) == 1:
        if s.solo_card:
            s.solo_discard = (*s.solo_discard, s.solo_card)
        s.solo_card, s.solo_deck = (s.solo_deck[0], s.solo_deck[1:]) if s.solo_deck else ("", ())
        s.shown += 1
        if s.solo_card:
            s.emit(events.solo_card, s.solo_card)
    s.order = order_of(s)
    s.emit(events.order, *s.order)


def order_of(s: State) -> Ids:
    """The order that the cards in front of the players make."""
    if len(s.seats) == 1:
        seat = s.seats[0]
        first = s.solo_card and s.box.solo_cards[s.solo_card].number < on.highest(s, seat)
        return (FARM, seat) if first else (seat, FARM)
    return tuple(sorted(s.seats, key=lambda seat: (on.highest(s, seat), seat)))


@ops.step("water", phase=True)
def water(s: State, f: Frame) -> None:
    """The first in the order takes the discs of the rain card."""
    enter(s, "water")
    n, s.rain = s.rain, 0
    on.to_reservoir(s, on.order(s)[0], n, "rain")


@ops.step("active", phase=True)
def active(s: State, f: Frame) -> None:
    """In the order of play all act whose spirits act, old ones too; a solo card comes last."""
    enter(s, "active")
    seats = (f.seat,) if f.seat else on.players(s)
    frames = [use for seat in seats for card in acting(s, seat) for use in uses(seat, card)]
    if s.solo_card and len(s.seats) == 1:
        frames.append(frame("use", s.seats[0], prog=s.box.solo_cards[s.solo_card].prog, source=s.solo_card))
    push(s, *frames)


@ops.step("empty", phase=True)
def empty(s: State, f: Frame) -> None:
    """The last round begins: all discs leave paddies and reservoirs."""
    enter(s, "water", "empty")
    for seat in s.seats:
        for at in range(len(s.lands[seat])):
            s.supply += s.water[seat][at]
            on.set_water(s, seat, at, 0)
        s.supply += s.reservoir[seat]
        s.reservoir[seat] = 0
    s.supply += s.rain + s.farm_water + s.farm_reservoir
    s.rain = s.farm_water = s.farm_reservoir = 0
