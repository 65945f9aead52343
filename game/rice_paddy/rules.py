"""The one contract of this game: what screen, bots, tests, replays, saves and undo use of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.core.engine.agenda import Frame
from game.core.engine.decision import Reason, Result, Setup
from game.core.engine.game import AgendaGame
from game.core.engine.rng import Rng
from game.core.paths import data_dir
from game.rice_paddy import conserved, reasons
from game.rice_paddy import facts as screen_facts
from game.rice_paddy import setup as table_setup
from game.rice_paddy import view as views
from game.rice_paddy.events import EVENTS
from game.rice_paddy.loading import load_box
from game.rice_paddy.operations import ops
from game.rice_paddy.state import State

VERSION = 1


class RicePaddy(AgendaGame):
    """Rules of Spirits of the Rice Paddy with the content of the given pack folders (the shipped one without any).
    `changes`: a file with other figures, to try how they would play.
    """

    id = "rice-paddy"
    version = VERSION
    state = State
    events = EVENTS
    from_setup = ("seats", "options", "variant")
    cooperative = False
    has_secrets = True
    seats = (1, 4)
    sets = ("base",)
    facts = screen_facts  # figures and previews that a screen may ask for

    def __init__(self, packs: Sequence[Path] = (), changes: Path | None = None) -> None:
        super().__init__(load_box([data_dir() / "rice_paddy", *packs], changes), ops, packs)

    def start(self, setup: Setup) -> State:
        return table_setup.new_state(self.box, setup)

    def reason(self, s: State, top: Frame, seat: str, key: str) -> Reason | None:
        return reasons.why(s, top, seat, key)

    def why_not(self, s: State, seat: str, key: str) -> Reason | None:
        """Where nothing is asked although the game goes on (in cases), the rule is named all the same."""
        if s.agenda or s.result:
            return super().why_not(s, seat, key)
        return reasons.why(s, None, seat, key) or Reason("not-now")

    def result(self, s: State) -> Result | None:
        """How the game ended; None while it goes on. `reason` is what decided: rice, the highest spirit, or alone the rating."""
        if not s.result:
            return None
        outcome, decided, *winners = s.result
        reason = f"{decided} {' '.join(winners)} {s.rating}" if len(s.seats) == 1 else f"{decided} {' '.join(winners)}"
        return Result(outcome, reason, tuple(winners), tuple(s.rice.items()))

    # ---------------------------------------------------------------------------------------------- saves

    def fingerprint(self, s: State) -> Any:
        return conserved.fingerprint(s)

    def wrong(self, s: State, first: Any = None) -> str | None:
        return conserved.wrong(s, first)

    def effects(self, s: State) -> dict[str, str]:
        """The cards that are being carried out."""
        return {f.prog: self.box.effect(f.prog) for f in s.agenda if f.prog and f.op in ("run", "use", "reward")}

    # ---------------------------------------------------------------------------------------------- knowledge

    def sample(self, view: State, seat: str, rng: Rng) -> State:
        return views.sample(view, seat, rng)

    # ---------------------------------------------------------------------------------------------- set-up choices

    def setup_options(self) -> list[dict[str, Any]]:
        """Options of a new game: id, choices and default; words are `option-<id>` and `option-<id>-hint`."""
        return [{**option, "choices": list(option["choices"])} for option in self.box.options.values()]
