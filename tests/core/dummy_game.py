"""A tiny game for two rivals that uses every combinator: free order, sealed answers, an interrupt window, an op list.

Each round both lay a card face down (sealed), both may spend a shield (window), the higher card scores by an op list, and
both draw. Hands and deck are hidden. At the start both pick a colour in any order (together).
"""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from game.core.engine import rng
from game.core.engine.agenda import Frame, Ops, Question, frame, push
from game.core.engine.combinators import installed, sealed, start, together, window
from game.core.engine.decision import Reason, Result, Setup
from game.core.engine.events import declared, event
from game.core.engine.game import AgendaGame
from game.core.engine.known import known
from game.core.engine.ops import Compiler, Value, Vocabulary, Where, amount
from game.core.engine.rng import Rng
from game.core.engine.state import BaseState

SEATS = ("p0", "p1")
CARDS = tuple(f"c{n}" for n in range(1, 11))
ops: Ops[State] = Ops()
vocabulary = Vocabulary(("coin",), {"money": ("coin",)}, ("sun",))

scored = event("scored", "seat", "points")
coloured = event("coloured", "seat", "colour")
laid = event("laid", "seat", "card")
shielded = event("shielded", "seat")
EVENTS = declared(globals())


@dataclass(slots=True)
class State(BaseState):
    """One position."""

    colour: dict[str, str] = known("all", default_factory=dict)
    hand: dict[str, tuple[str, ...]] = known("owner", default_factory=dict)
    deck: tuple[str, ...] = known("nobody", default=())
    table: dict[str, str] = known("all", default_factory=dict)
    shields: dict[str, int] = known("all", default_factory=dict)
    points: dict[str, int] = known("all", default_factory=dict)


@vocabulary.verb()
def score(s: State, f: Frame, n: Value) -> None:
    """Points for the winner of the round."""
    s.points[f.seat] += amount(s, f, n)
    s.emit(scored, f.seat, s.points[f.seat])


@vocabulary.counter("shields")
def _shields(s: State, f: Any) -> int:
    return s.shields[f.seat]


@ops.ask("colour")
class Colour(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"colour:{one}" for one in ("red", "blue", "green") if one not in s.colour.values()]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.colour[seat] = key[7:]
        s.emit(coloured, seat, key[7:])

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
class Lay(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"card:{card}" for card in s.hand[f.seat]]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.hand[seat] = tuple(card for card in s.hand[seat] if card != key[5:])
        s.table[seat] = key[5:]
        s.emit(laid, seat, key[5:])


@ops.ask("shield")
class Shield(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        return ["shield"] if s.shields[f.seat] and s.table else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.shields[seat] -= 1
        s.emit(shielded, seat)


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


class Dummy(AgendaGame):
    """The contract of a game."""

    id, state, seats, sets, cooperative, has_secrets = "dummy", State, (2, 2), ("one",), False, True
    events = EVENTS

    def __init__(self) -> None:
        super().__init__(make_box(), installed(ops))

    def start(self, setup: Setup) -> State:
        s = State(seats=SEATS, box=self.box, rng=rng.seeded(setup.seed))
        s.rng, cards = rng.shuffled(s.rng, CARDS)
        s.hand, s.deck = {"p0": cards[:3], "p1": cards[3:6]}, cards[6:]
        s.shields, s.points = dict.fromkeys(SEATS, 1), dict.fromkeys(SEATS, 0)
        push(s, together(*((seat, (frame("colour", seat),)) for seat in SEATS)), frame("round"))
        return s

    def sample(self, view: State, seat: str, chance: Rng) -> State:
        s = view.clone()
        known = {*s.hand[seat], *s.table.values()}
        unseen = list(chance.shuffled([card for card in CARDS if card not in known]))
        for who in SEATS:
            if who != seat:
                s.hand[who] = tuple(unseen.pop() for _ in s.hand[who])
        s.deck = tuple(unseen.pop() for _ in s.deck)
        return s

    def reason(self, s: State, top: Frame, seat: str, key: str) -> Reason | None:
        return self.ops.asks[top.op].why(s, top, seat, key)

    def result(self, s: State) -> Result | None:
        return Result(s.result[0], "points", s.result[1:], tuple(s.points.items())) if s.result else None

    def data_hash(self) -> str:
        return "dummy"
