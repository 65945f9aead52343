"""A tiny game for two rivals that uses every combinator: free order, sealed answers, an interrupt window, an op list.

Each round both lay a card face down (sealed), both may spend a shield (window), the higher card scores by an op list, and
both draw. Hands and deck are hidden. At the start both pick a colour in any order (together).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from game.core.engine import agenda, rng
from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.combinators import installed, mask_sealed, sealed, start, together, window
from game.core.engine.decision import Decision, Event, Illegal, Option, Reason, Result, Setup
from game.core.engine.ops import Compiler, Value, Vocabulary, Where, amount
from game.core.engine.rng import Rng
from game.core.engine.state import BaseState

SEATS = ("p0", "p1")
CARDS = tuple(f"c{n}" for n in range(1, 11))
ops = Ops()
vocabulary = Vocabulary(("coin",), {"money": ("coin",)}, ("sun",))


@dataclass(slots=True)
class State(BaseState):
    """One position."""

    seats: tuple[str, ...] = SEATS
    turn: int = 0
    phase: str = ""
    colour: dict[str, str] = field(default_factory=dict)
    hand: dict[str, tuple[str, ...]] = field(default_factory=dict)
    deck: tuple[str, ...] = ()
    table: dict[str, str] = field(default_factory=dict)
    shields: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    result: tuple[str, ...] = ()


@vocabulary.verb()
def score(s: State, f: Frame, n: Value) -> None:
    """Points for the winner of the round."""
    s.points[f.seat] += amount(s, f, n)
    s.emit("scored", f.seat, s.points[f.seat])


@vocabulary.counter("shields")
def _shields(s: State, f: Any) -> int:
    return s.shields[f.seat]


@ops.ask("colour")
class Colour:
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"colour:{one}" for one in ("red", "blue", "green") if one not in s.colour.values()]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.colour[seat] = key[7:]
        s.emit("colour", seat, key[7:])

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        return Reason("taken", (key[7:],)) if key[7:] in s.colour.values() else None


@ops.step("round")
def round_(s: State, f: Frame) -> None:
    s.turn += 1
    if not s.hand["p0"]:
        s.agenda.clear()
        best = max(s.points.values())
        s.result = ("win", *(seat for seat in SEATS if s.points[seat] == best))
        return
    s.table = {}
    push(s, sealed(*(frame("lay", seat) for seat in SEATS)), window("shield", SEATS), frame("settle"), frame("round"))


@ops.ask("lay")
class Lay:
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"card:{card}" for card in s.hand[f.seat]]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.hand[seat] = tuple(card for card in s.hand[seat] if card != key[5:])
        s.table[seat] = key[5:]
        s.emit("laid", seat, key[5:])


@ops.ask("shield")
class Shield:
    def options(self, s: State, f: Frame) -> list[str]:
        return ["shield"] if s.shields[f.seat] and s.table else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.shields[seat] -= 1
        s.emit("shield", seat)


@ops.step("settle")
def settle(s: State, f: Frame) -> None:
    winner = max(SEATS, key=lambda seat: int(s.table[seat][1:]))
    start(s, Frame("run", winner), "won")
    for seat in SEATS:
        if s.deck:
            s.rng, at = rng.roll(s.rng, len(s.deck))
            s.hand[seat] = (*s.hand[seat], s.deck[at])
            s.deck = s.deck[:at] + s.deck[at + 1 :]
            s.shown += 1


def make_box(effects: list[dict] | None = None) -> Any:
    compiler = Compiler(vocabulary)
    compiler.program("won", effects or [{"score": 1}, {"score": {"per": "shields", "n": 1}}], Where(None))
    return SimpleNamespace(programs=compiler.programs, compiler=compiler)


class Dummy:
    """The contract of a game."""

    id, version, seats, sets, cooperative = "dummy", 1, (2, 2), ("one",), False

    def __init__(self) -> None:
        self.box = make_box()
        self.ops = installed(ops)

    def new(self, setup: Setup) -> State:
        s = State(box=self.box, rng=rng.seeded(setup.seed))
        s.rng, cards = rng.shuffled(s.rng, CARDS)
        s.hand, s.deck = {"p0": cards[:3], "p1": cards[3:6]}, cards[6:]
        s.shields, s.points = dict.fromkeys(SEATS, 1), dict.fromkeys(SEATS, 0)
        push(s, together(*((seat, (frame("colour", seat),)) for seat in SEATS)), frame("round"))
        agenda.run(s, self.ops)
        return s

    def load(self, data: dict[str, Any]) -> State:
        return State.load(data, self.box)

    def decision(self, s: State) -> Decision | None:
        return agenda.build_decision(s, self.ops)

    def options(self, s: State) -> tuple[Option, ...]:
        if not s.agenda:
            return ()
        return agenda.make_options(s, self.ops.asks[s.agenda[-1].op], s.agenda[-1])

    def find(self, s: State, seat: str, key: str) -> Option | None:
        return Option(key, seat) if Option(key, seat) in self.options(s) else None

    def apply(self, s: State, seat: str, key: str) -> list[Event]:
        if self.find(s, seat, key) is None:
            raise Illegal(key, self.why_not(s, seat, key) or Reason("not-now"))
        s.out = []
        agenda.answer(s, self.ops, seat, key)
        events, s.out = s.out, None
        return events

    def play(self, s: State, option: Option) -> None:
        agenda.answer(s, self.ops, option.seat, option.key)

    def view(self, s: State, seat: str) -> State:
        seen = s.clone()
        seen.rng = 0
        seen.hand = {who: cards if who == seat else ("?",) * len(cards) for who, cards in s.hand.items()}
        seen.deck = ("?",) * len(s.deck)
        seen.agenda = mask_sealed(s.agenda, seat)
        return seen

    def sample(self, view: State, seat: str, chance: Rng) -> State:
        s = view.clone()
        known = {*s.hand[seat], *s.table.values()}
        unseen = list(chance.shuffled([card for card in CARDS if card not in known]))
        for who in SEATS:
            if who != seat:
                s.hand[who] = tuple(unseen.pop() for _ in s.hand[who])
        s.deck = tuple(unseen.pop() for _ in s.deck)
        return s

    def why_not(self, s: State, seat: str, key: str) -> Reason | None:
        if not s.agenda:
            return Reason("game-over")
        if self.find(s, seat, key) is not None:
            return None
        op = self.ops.asks[s.agenda[-1].op]
        reason = op.why(s, s.agenda[-1], seat, key) if hasattr(op, "why") else None
        return reason or Reason("not-now")

    def result(self, s: State) -> Result | None:
        return Result(s.result[0], "points", s.result[1:], tuple(s.points.items())) if s.result else None

    def data_hash(self) -> str:
        return "dummy"
