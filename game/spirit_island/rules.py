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
from game.spirit_island import forecast as forecasts
from game.spirit_island import reasons
from game.spirit_island import setup as table_setup
from game.spirit_island import view as views
from game.spirit_island.box import Box, load_box
from game.spirit_island.operations import ops
from game.spirit_island.state import State

VERSION = 1


class SpiritIsland:
    """Rules of Spirit Island with the content of the given pack folders (the shipped one without any)."""

    id = "spirit-island"
    version = VERSION
    cooperative = True
    seats = (1, 3)
    sets = ("horizons",)
    forecast = forecasts  # what a screen may ask about what is coming

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.packs = tuple(packs)
        self.box: Box = load_box([data_dir() / "spirit_island", *packs])
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
        """The legal option this key means for the seat. Without a damage suffix a key also names the only kind there
        is.
        """
        options = self.options(s)
        exact = Option(key, seat)
        if exact in options:
            return exact
        head, arrow, to = key.partition(">")
        if "/" in head and "~" not in head:
            near = [
                o for o in options if o.seat == seat and o.key.startswith(head + "~") and o.key.endswith(arrow + to)
            ]
            if len(near) == 1:
                return near[0]
        return None

    def result(self, s: State) -> Result | None:
        """How the game ended; None while it goes on."""
        if not s.result:
            return None
        outcome, *reasons = s.result
        return Result(outcome, " ".join(reasons), s.seats if outcome != "loss" else ())

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
        """Options of a new game: id and default; their names and effects are messages `option-<id>` and
        `option-<id>-hint`.
        """
        return list(self.box.figures["options"])

    def spirits(self, game_set: str = "horizons") -> list[str]:
        return [name for name in self.box.spirits if self.box.in_set(f"spirit:{name}", game_set)]

    def starting_boards(self, seats: int) -> list[str]:
        """Boards a seat may start on with so many players."""
        found: list[str] = []
        for name in self.box.figures["layouts"][str(seats)]:
            found.extend(board for board in self.box.layouts[name].boards if board not in found)
        return found

    def win_rate(self, spirits: Sequence[str]) -> tuple[int, int]:
        """(wins, games) of the bot `greedy` as measured: by spirit alone, by number of seats together."""
        rates = self.box.figures.get("win_rates", {})
        shelf = rates.get("solo", {}).get(spirits[0]) if len(spirits) == 1 else rates.get("seats", {}).get(str(len(spirits)))
        return (shelf["wins"], shelf["games"]) if shelf else (0, 0)

    def data_hash(self) -> str:
        return self.box.data_hash
