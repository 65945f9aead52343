"""The Lantern Fair: a small whole game for two to five, and the one to copy.

A round has two parts. At the auction all bid at once for three open cards, on a sheet. At the fair each in turn plays cards
from a secret hand: goods pay points, a feast turns coins into points, a lamp looks at a card in another's hand and a thief
takes one away. Those two may be answered with a guard, and the guard with another one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from game.core.content import data
from game.core.engine import rng
from game.core.engine.agenda import Frame, Ops, Question, frame, push
from game.core.engine.combinators import installed, together, window
from game.core.engine.decision import Reason, Result, Setup
from game.core.engine.game import AgendaGame
from game.core.engine.key import Key
from game.core.engine.known import HIDDEN, known
from game.core.engine.rng import Rng
from game.core.engine.state import BaseState
from tests.sample_game import events

DATA = Path(__file__).parent / "data"
Ids = tuple[str, ...]
ops: Ops[State] = Ops()


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of card, as cards.yaml has it. The cards themselves are numbered: silk-1, silk-2."""

    id: str
    does: str  # goods | feast | look | take | answer
    copies: int
    points: int = 0
    picture: str = ""


class Box:
    """What is in the box: kinds by id, all cards, figures."""

    def __init__(self, folder: Path) -> None:
        cards, setup = data.load(folder / "cards.yaml").value, data.load(folder / "setup.yaml").value
        kinds = msgspec.convert(cards["cards"], list[Kind])
        self.kinds = {kind.id: kind for kind in kinds}
        self.cards = tuple(f"{kind.id}-{n}" for kind in kinds for n in range(1, kind.copies + 1))
        self.figures: dict[str, int] = setup["figures"]
        self.data_hash = hashlib.sha256(repr((cards, setup)).encode()).hexdigest()

    def does(self, card: str) -> str:
        """What a card does; "" for one that is hidden."""
        return self.kinds[kind_of(card)].does if card != HIDDEN else ""


def kind_of(card: str) -> str:
    """silk-2 is silk."""
    return card.rpartition("-")[0]


def _remembered(s: State, seat: str, item: tuple[str, str]) -> bool:
    """A card in another's hand that this seat has once seen."""
    return item[1] in s.seen.get(seat, ())


@dataclass(slots=True)
class State(BaseState):
    """One position. Each field says who may know it; the view of a seat is made from that."""

    coins: dict[str, int] = known("all", default_factory=dict)
    points: dict[str, int] = known("all", default_factory=dict)
    hand: dict[str, Ids] = known(("owner", _remembered), default_factory=dict)
    seen: dict[str, Ids] = known("owner", default_factory=dict)  # what each knows of all hands, card by card
    bids: dict[str, tuple[int, ...]] = known("owner", default_factory=dict)
    deck: Ids = known("nobody", default=())
    lots: Ids = known("all", default=())
    played: Ids = known("all", default=())
    guarded: bool = known("all", default=False)  # the card played last is held off
    open_replies: bool = known("all", default=False)  # whether all are asked who might have a guard

    def shows(self, card: str, *seats: str) -> None:
        """These seats see a card and will remember it."""
        for seat in seats:
            self.seen[seat] = (*self.seen[seat], card)
        self.shown += 1

    def leaves(self, card: str, seat: str) -> None:
        """A card is played from a hand: all see it."""
        self.hand[seat] = tuple(held for held in self.hand[seat] if held != card)
        self.played = (*self.played, card)

    def others(self, seat: str) -> Ids:
        """The other seats in turn order, from the next one on."""
        at = self.seats.index(seat)
        return (*self.seats[at + 1 :], *self.seats[:at])


# -- the auction -------------------------------------------------------------------------------------------------


@ops.step("round")
def begin_round(s: State, f: Frame) -> None:
    figures = s.box.figures
    if s.turn == figures["rounds"] or len(s.deck) < figures["lots"] + len(s.seats):
        return end(s)
    s.turn, s.phase = s.turn + 1, "auction"
    s.emit(events.round_, s.turn)
    s.emit(events.phase, s.phase)
    s.lots, s.deck = s.deck[: figures["lots"]], s.deck[figures["lots"] :]
    s.shown += 1
    s.bids = dict.fromkeys(s.seats, ())
    for seat in s.seats:
        s.coins[seat] += figures["income"] if s.turn > 1 else 0
    first = s.seats[(s.turn - 1) % len(s.seats)]
    bidding = together(*((seat, tuple(frame("bid", seat, lot=lot) for lot in s.lots)) for seat in s.seats))
    push(s, bidding, frame("sell"), *(frame("turn", seat) for seat in (first, *s.others(first))), frame("draw"), frame("round"))


@ops.ask("bid", "lot")
class Bid(Question[State]):
    """How much for this card? All answer for all cards at once, and nobody sees the others' bids."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"bid:{f.get('lot')}/{n}" for n in range(self._left(s, f.seat) + 1)]

    def _left(self, s: State, seat: str) -> int:
        return s.coins[seat] - sum(bid for bid in s.bids[seat] if bid != HIDDEN)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.bids[seat] = (*s.bids[seat], int(Key.of(key).parts[1]))

    def args(self, s: State, f: Frame) -> Ids:
        return (f.get("lot"),)

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        return Reason("too-few-coins", (self._left(s, seat),)) if Key.of(key).kind == "bid" else None


@ops.step("sell")
def sell(s: State, f: Frame) -> None:
    """Each card goes to the one who bid most; to nobody where several did."""
    for at, lot in enumerate(s.lots):
        best = max(s.bids[seat][at] for seat in s.seats)
        winners = [seat for seat in s.seats if s.bids[seat][at] == best]
        if best and len(winners) == 1:
            s.coins[winners[0]] -= best
            s.hand[winners[0]] = (*s.hand[winners[0]], lot)
            s.shows(lot, *s.seats)
            s.emit(events.bought, winners[0], lot, best)
        else:
            s.played = (*s.played, lot)
            s.emit(events.unsold, lot)
    s.lots, s.phase = (), "fair"
    s.emit(events.phase, s.phase)


# -- the fair ----------------------------------------------------------------------------------------------------


def targets(s: State, seat: str, card: str) -> list[tuple[str, int]]:
    """The cards in others' hands that this one could reach: (seat, place). A lamp shows nothing that is known already."""
    look = s.box.does(card) == "look"
    return [(who, at) for who in s.others(seat) for at, held in enumerate(s.hand[who]) if not (look and held in s.seen[seat])]


@ops.ask("turn")
class Turn(Question[State]):
    """Cards are played one after the other, until `done`."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [*(f"card:{card}" for card in s.hand[f.seat] if self._why(s, f.seat, card) is None), "done"]

    def _why(self, s: State, seat: str, card: str) -> Reason | None:
        does = s.box.does(card)
        if does in ("", "answer"):
            return Reason("only-an-answer")
        if does == "feast" and not s.coins[seat]:
            return Reason("too-few-coins", (0,))
        return Reason("no-target") if does in ("look", "take") and not targets(s, seat, card) else None

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        card = Key.of(key).first
        s.leaves(card, seat)
        s.emit(events.played, seat, card)
        push(s, frame(s.box.does(card), seat, card=card, source=key), f)

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        card = Key.of(key).first
        return self._why(s, seat, card) if card in s.hand[seat] else None


@ops.step("goods", "card source")
def goods(s: State, f: Frame) -> None:
    earn(s, f.seat, s.box.kinds[kind_of(f.get("card"))].points)


@ops.ask("feast", "card source")
class Feast(Question[State]):
    """A point for every coin."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"coins:{n}" for n in range(s.coins[f.seat] + 1)]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        spent = int(Key.of(key).first)
        s.coins[seat] -= spent
        earn(s, seat, spent)


class Aim(Question[State]):
    """A lamp or a thief: at whom? Then all may answer."""

    def options(self, s: State, f: Frame) -> list[str]:
        return list(dict.fromkeys(f"seat:{who}" for who, _ in targets(s, f.seat, f.get("card"))))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        at, s.guarded = Key.of(key).first, False
        s.emit(events.aimed, seat, f.get("card"), at)
        about = {"card": f.get("card"), "source": f.get("source"), "by": seat, "at": at}
        push(s, window("reply", (*s.others(seat), seat), **about), frame("reach", seat, **about))

    def kind(self, s: State, f: Frame) -> str:
        return "target"


for name in ("look", "take"):
    ops.question(name, Aim(), "card source")


@ops.ask("reply", "card source by at")
class Reply(Question[State]):
    """A guard holds the card off; whoever played it may answer with a guard, too, and so on."""

    def options(self, s: State, f: Frame) -> list[str]:
        held = [card for card in s.hand[f.seat] if s.box.does(card) == "answer"]
        return [f"card:{card}" for card in held] if self._turn(s, f) else []

    def _turn(self, s: State, f: Frame) -> bool:
        return bool((f.seat == f.get("by")) == s.guarded)

    def might(self, s: State, f: Frame) -> bool:
        unknown = any(card not in s.seen[who] for card in s.hand[f.seat] for who in s.others(f.seat))
        return s.open_replies and unknown and self._turn(s, f)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.guarded = not s.guarded
        s.leaves(Key.of(key).first, seat)
        s.emit(events.answered, seat, Key.of(key).first, f.get("card"))

    def args(self, s: State, f: Frame) -> Ids:
        return (f.get("by"), f.get("card"), f.get("at"))


@ops.ask("reach", "card source by at")
class Reach(Question[State]):
    """Which card of that hand? Its place is named: what lies there, the answer shows."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"hand:{who}/{at}" for who, at in targets(s, f.seat, f.get("card")) if who == f.get("at") and not s.guarded]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        who, at = f.get("at"), int(Key.of(key).parts[1])
        card = s.hand[who][at]
        if s.box.does(f.get("card")) == "look":
            s.shows(card, seat)
            s.emit(events.looked, seat, who)
            s.emit(events.saw, seat, who, card, to=(seat,))
        else:
            s.hand[who] = (*s.hand[who][:at], *s.hand[who][at + 1 :])
            s.hand[seat] = (*s.hand[seat], card)
            s.shows(card, who)
            s.emit(events.took, seat, who)
            s.emit(events.saw, seat, who, card, to=(seat, who))

    def args(self, s: State, f: Frame) -> Ids:
        return (f.get("card"), f.get("at"))


@ops.step("draw")
def draw(s: State, f: Frame) -> None:
    for seat in s.seats:
        s.hand[seat], s.deck = (*s.hand[seat], s.deck[0]), s.deck[1:]
        s.emit(events.drew, seat, s.hand[seat][-1], to=(seat,))
    s.shown += 1


def earn(s: State, seat: str, points: int) -> None:
    s.points[seat] += points
    s.emit(events.earned, seat, points)


def end(s: State) -> None:
    """What coins are left count a little; the most points win, several may."""
    for seat in s.seats:
        earn(s, seat, s.coins[seat] // s.box.figures["coins-a-point"])
    best = max(s.points.values())
    s.phase, s.result = "end", ("win", *(seat for seat in s.seats if s.points[seat] == best))
    s.agenda.clear()
    s.emit(events.ended, *s.result[1:])


class LanternFair(AgendaGame):
    """The contract of the game."""

    id, state, events, seats, sets = "lantern-fair", State, events.EVENTS, (2, 5), ("base",)
    cooperative, has_secrets = False, True

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__(Box(DATA), installed(ops), packs)

    def start(self, setup: Setup) -> State:
        seats, figures = tuple(f"p{at}" for at in range(len(setup.seats))), self.box.figures
        s = State(seats=seats, box=self.box, rng=rng.seeded(setup.seed))
        s.rng, s.deck = rng.shuffled(s.rng, self.box.cards)
        s.coins, s.points = dict.fromkeys(seats, figures["coins"]), dict.fromkeys(seats, 0)
        s.seen, n = dict.fromkeys(seats, ()), figures["cards"]
        s.hand = {seat: s.deck[at * n : at * n + n] for at, seat in enumerate(seats)}
        s.deck = s.deck[n * len(seats) :]
        s.open_replies = sum(seat.get("control", "human") == "human" for seat in setup.seats) > 1
        push(s, frame("round"))
        return s

    def reason(self, s: State, top: Frame, seat: str, key: str) -> Reason | None:
        return self.ops.asks[top.op].why(s, top, seat, key)

    def result(self, s: State) -> Result | None:
        return Result(s.result[0], " ".join(s.result[1:]), s.result[1:], tuple(s.points.items())) if s.result else None

    def sample(self, view: State, seat: str, chance: Rng) -> State:
        """What is hidden is dealt anew; what others have seen and bid is not known, and taken as nothing."""
        s = view.clone()
        s.rng = chance.below(1 << 62)
        visible = {*s.lots, *s.played, *(card for cards in s.hand.values() for card in cards)}
        unseen = list(chance.shuffled([card for card in s.box.cards if card not in visible]))
        s.deck = tuple(unseen.pop() for _ in s.deck)
        s.hand = {who: tuple(unseen.pop() if card == HIDDEN else card for card in cards) for who, cards in s.hand.items()}
        s.bids = {who: tuple(0 if bid == HIDDEN else bid for bid in bids) for who, bids in s.bids.items()}
        return s
