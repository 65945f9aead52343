"""The one contract of this game: what screen, bots, tests, replays, saves and undo use of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.anima import battle, conserved, exploration, interaction, missions, phases, reasons, replies, travel, tries, using
from game.anima import facts as screen_facts
from game.anima import setup as table_setup
from game.anima import view as views
from game.anima.events import EVENTS
from game.anima.loading import load_box
from game.anima.state import State
from game.core.engine.agenda import Frame, Ops
from game.core.engine.combinators import installed
from game.core.engine.decision import Reason, Result, Setup
from game.core.engine.game import AgendaGame
from game.core.engine.rng import Rng
from game.core.paths import data_dir

VERSION = 1

ops: Ops[State] = installed(
    using.ops, replies.ops, battle.ops, tries.ops, phases.ops, travel.ops, interaction.ops, missions.ops, exploration.ops
)


class Anima(AgendaGame):
    """Rules of Anima: Shadow of Omega with the content of the given pack folders (the shipped one without any). `changes`: a
    file with other figures, to try how they would play.
    """

    id = "anima"
    version = VERSION
    state = State
    events = EVENTS
    from_setup = ("seats", "options", "mode")
    cooperative = False
    has_secrets = True
    seats = (1, 5)
    sets = ("base",)
    modes = table_setup.MODES
    facts = screen_facts  # figures and previews that a screen may ask for

    def __init__(self, packs: Sequence[Path] = (), changes: Path | None = None) -> None:
        super().__init__(load_box([data_dir() / "anima", *packs], changes), ops, packs)

    def start(self, setup: Setup) -> State:
        return table_setup.new_state(self.box, setup)

    def reason(self, s: State, top: Frame, seat: str, key: str) -> Reason | None:
        return reasons.why(s, top, seat, key)

    def why_not(self, s: State, seat: str, key: str) -> Reason | None:
        """Who has lost the turn is told so, also while others are asked; where nothing is asked in a case, it is not now."""
        found = super().why_not(s, seat, key)
        if found is not None and not s.result:
            if s.lost.get(seat):
                return Reason("turn-lost")
            if found.id == "game-over":
                return Reason("not-now")
        return found

    def result(self, s: State) -> Result | None:
        """How the game ended; None while it goes on. `reason`: final, crisis or turn-limit, and who has won; scores are done
        missions.
        """
        if not s.result:
            return None
        outcome, decided, *winners = s.result
        scores = tuple((seat, len(s.done[seat])) for seat in s.seats)
        return Result(outcome, " ".join((decided, *winners)), tuple(winners), scores)

    # ---------------------------------------------------------------------------------------------- saves

    def fingerprint(self, s: State) -> Any:
        return conserved.fingerprint(s)

    def wrong(self, s: State, first: Any = None) -> str | None:
        return conserved.wrong(s, first)

    def effects(self, s: State) -> dict[str, str]:
        """The effects that are being carried out."""
        return {f.prog: self.box.effect(f.prog) for f in s.agenda if f.prog and f.op in ("run", "use", "event", "member")}

    # ---------------------------------------------------------------------------------------------- knowledge

    def sample(self, view: State, seat: str, rng: Rng) -> State:
        return views.sample(view, seat, rng)

    # ---------------------------------------------------------------------------------------------- set-up choices

    def setup_options(self) -> list[dict[str, Any]]:
        """Options of a new game: id, choices and default; words are `option-<id>` and `option-<id>-hint`."""
        return [{**option, "choices": list(option["choices"])} for option in self.box.options.values()]
