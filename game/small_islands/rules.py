"""The one contract of this game: what screen, bots, tests, replays, saves and undo use of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.core.engine.agenda import Frame
from game.core.engine.decision import Decision, Option, Reason, Result, Setup
from game.core.engine.game import AgendaGame, Migration
from game.core.engine.rng import Rng
from game.core.paths import data_dir
from game.small_islands import conserved, reasons
from game.small_islands import facts as screen_facts
from game.small_islands import setup as table_setup
from game.small_islands import view as views
from game.small_islands.events import EVENTS
from game.small_islands.loading import load_box
from game.small_islands.operations import ops
from game.small_islands.state import State

VERSION = 2


def _in_order(setup: dict[str, Any], position: dict[str, Any] | None) -> None:
    """Version 1 turned over the first resource for a port, whatever the objectives were; its choices are played again so."""
    setup["options"]["port-token"] = "order"


MIGRATIONS: dict[int, Migration] = {1: _in_order}  # see `game.core.game`; one for each version of the rules that leads elsewhere


class SmallIslands(AgendaGame):
    """Rules of Small Islands with the content of the given pack folders (the shipped one without any)."""

    id = "small-islands"
    version = VERSION
    state = State
    events = EVENTS
    from_setup = ("seats", "mode", "alexis", "options")
    migrations = MIGRATIONS
    cooperative = False
    has_secrets = True
    seats = (1, 4)
    sets = ("base",)
    modes = table_setup.MODES
    facts = screen_facts  # figures and previews that a screen may ask for

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__(load_box([data_dir() / "small_islands", *packs]), ops, packs)

    def start(self, setup: Setup) -> State:
        return table_setup.new_state(self.box, setup)

    def meant(self, s: State, seat: str, key: str, options: tuple[Option, ...]) -> Option | None:
        """An island may be named by any of its cells."""
        named = reasons.same_thing(s, key)
        return Option(named, seat) if named and Option(named, seat) in options else None

    def reason(self, s: State, top: Frame, seat: str, key: str) -> Reason | None:
        return reasons.why(s, top, seat, key)

    def result(self, s: State) -> Result | None:
        """How the game ended; None while it goes on. `reason` is what decided and why the game ended, as two words."""
        if not s.result:
            return None
        outcome, decided, ending, *winners = s.result
        return Result(outcome, f"{decided} {ending}".rstrip(), tuple(winners), tuple(s.points.items()))

    def matters(self, s: State, part: Decision) -> bool:
        """The next objective is for nothing where the ship that ends this round ends the game."""
        return not (part.kind.startswith("prepare.next") and len(s.ships_left) <= 1)

    # ---------------------------------------------------------------------------------------------- saves

    def fingerprint(self, s: State) -> Any:
        return conserved.fingerprint(s)

    def wrong(self, s: State, first: Any = None) -> str | None:
        return conserved.wrong(s, first)

    def effects(self, s: State) -> dict[str, str]:
        """The rewards that are being paid: their counts are named by number."""
        paid = {f.seat for f in s.agenda if f.op in ("reward.pay", "reward.symbol", "reward.discovery")}
        cards = [card for seat in sorted(paid) for card in s.current.get(seat, ())]
        return {card: self.box.effect(card) for card in cards if not card.startswith("=")}

    # ---------------------------------------------------------------------------------------------- knowledge

    def sample(self, view: State, seat: str, rng: Rng) -> State:
        return views.sample(view, seat, rng)

    # ---------------------------------------------------------------------------------------------- set-up choices

    def setup_options(self) -> list[dict[str, Any]]:
        """Options of a new game: id, choices and default; words are `option-<id>` and `option-<id>-hint`."""
        return list(self.box.options.values())

    def setup_form(self, game_set: str = "") -> dict[str, Any]:
        """What a set-up screen asks for (`setup.setup_form`)."""
        return table_setup.setup_form(self.box)
