"""The one contract of this game: what screen, bots, tests, replays, saves and undo use of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.core import agenda
from game.core.combinators import installed
from game.core.decision import Decision, Event, Illegal, Option, Reason, Result, Setup
from game.core.paths import data_dir
from game.core.rng import Rng
from game.small_islands import final, reasons, reward, solo, tokens  # noqa: F401  (they register operations)
from game.small_islands import forecast as forecasts
from game.small_islands import setup as table_setup
from game.small_islands import view as views
from game.small_islands.box import Box, load_box
from game.small_islands.operations import ops
from game.small_islands.state import State

VERSION = 1


class SmallIslands:
    """Rules of Small Islands with the content of the given pack folders (the shipped one without any)."""

    id = "small-islands"
    version = VERSION
    cooperative = False
    has_secrets = True
    seats = (1, 4)
    sets = ("base",)
    modes = table_setup.MODES
    forecast = forecasts  # what a screen may ask about what is coming

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.packs = tuple(packs)
        self.box: Box = load_box([data_dir() / "small_islands", *packs])
        self.ops = ops
        if "together" not in ops.steps:
            installed(ops)

    # ---------------------------------------------------------------------------------------------- a game

    def new(self, setup: Setup) -> State:
        """A fresh game, at its first question. Raises UsageError where the set-up cannot be played."""
        s = table_setup.new_state(self.box, setup)
        agenda.run(s, self.ops)
        return s

    def load(self, data: dict[str, Any]) -> State:
        """A state from its dump. Raises KeyError, TypeError or ValueError where the dump is damaged."""
        return State.load(data, self.box)

    def decision(self, s: State) -> Decision | None:
        """The question now; None when the game is over. Changes nothing."""
        return agenda.build_decision(s, self.ops)

    def apply(self, s: State, seat: str, key: str) -> list[Event]:
        """Carries out a legal answer and runs to the next question. Raises Illegal with the reason."""
        option = self.find(s, seat, key)
        if option is None:
            raise Illegal(key, self.why_not(s, seat, key) or Reason("not-now"))
        s.out = []
        agenda.answer(s, self.ops, seat, option.key)
        events, s.out = s.out, None
        return events

    def play(self, s: State, option: Option) -> None:
        """`apply` for playouts: the option is known to be legal and nobody listens to events."""
        agenda.answer(s, self.ops, option.seat, option.key)

    def options(self, s: State) -> tuple[Option, ...]:
        """The legal options without the question around them, for playouts."""
        if not s.agenda:
            return ()
        top = s.agenda[-1]
        return agenda.make_options(s, self.ops.asks[top.op], top)

    def find(self, s: State, seat: str, key: str) -> Option | None:
        """The legal option this key means for the seat: an island may be named by any of its cells."""
        options = self.options(s)
        exact = Option(key, seat)
        if exact in options:
            return exact
        named = reasons.same_thing(s, key)
        return Option(named, seat) if named and Option(named, seat) in options else None

    def result(self, s: State) -> Result | None:
        """How the game ended; None while it goes on. `reason` is what decided and why the game ended, as two words."""
        if not s.result:
            return None
        outcome, decided, ending, *winners = s.result
        return Result(outcome, f"{decided} {ending}".rstrip(), tuple(winners), tuple(s.points.items()))

    # ---------------------------------------------------------------------------------------------- knowledge

    def view(self, s: State, seat: str) -> State:
        return views.view(s, seat)

    def sample(self, view: State, seat: str, rng: Rng) -> State:
        return views.sample(view, seat, rng)

    def why_not(self, s: State, seat: str, key: str) -> Reason | None:
        """Why this key is not legal for the seat now; None when it is."""
        if not s.agenda:
            return Reason("game-over")
        if self.find(s, seat, key) is not None:
            return None
        decision = self.decision(s)
        if decision is not None and seat not in decision.seats:
            return Reason("not-your-seat")
        return reasons.why(s, s.agenda[-1], seat, key) or Reason("not-now")

    # ---------------------------------------------------------------------------------------------- set-up choices

    def setup_options(self) -> list[dict[str, Any]]:
        """Options of a new game: id, choices and default; words are `option-<id>` and `option-<id>-hint`."""
        return list(self.box.options.values())

    def setup_form(self) -> dict[str, Any]:
        """What a set-up screen asks for (`setup.setup_form`)."""
        return table_setup.setup_form(self.box)

    def data_hash(self) -> str:
        return self.box.data_hash
