"""The contract every game keeps. The list of games is `game.games`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Protocol

from game.core.engine.decision import Decision, Event, Option, Reason, Result, Setup
from game.core.engine.events import Events
from game.core.engine.rng import Rng
from game.core.errors import DataError

# (set-up, position) as a save of that version holds them, both the step's own to change in place; the position is None where
# there is none. Renames fields, options and ids; what is only new needs no step (`since`).
Migration = Callable[[dict[str, Any], dict[str, Any] | None], None]


class Rules(Protocol):
    """One object per game. States are that game's own; only these calls touch them. What has a default need not be said."""

    id: str
    version: int = 1
    seats: tuple[int, int] = (1, 1)
    sets: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()
    cooperative: bool = True
    has_secrets: bool = False  # whether seats know what others do not
    ends_phase: tuple[str, ...] = ()  # kinds of question whose `done` ends a phase for its seat
    each_alone: tuple[str, ...] = ()  # those of them to which nothing that others do meanwhile adds an answer
    packs: tuple[Path, ...] = ()  # folders loaded besides the shipped data
    events: ClassVar[Events]  # what can happen
    migrations: ClassVar[Mapping[int, Migration]] = {}  # version of the rules -> the step from it to the next
    history_columns: tuple[str, ...] = ()  # entries of a seat's set-up that statistics count by: `stats-by-<column>`
    facts: Any = None  # previews and panel figures for the screen, computed on copies
    box: Any  # its content, of a class of its own
    made: dict[str, Any]  # what others have worked out from these rules (a bot's evaluation), freed with them

    def new(self, setup: Setup) -> Any: ...
    def load(self, data: dict[str, Any]) -> Any: ...
    def decision(self, s: Any) -> Decision | None: ...
    def apply(self, s: Any, seat: str, key: str, *, steps: bool = False) -> list[Event]: ...
    def play(self, s: Any, option: Option) -> None: ...
    def options(self, s: Any) -> tuple[Option, ...]: ...
    def find(self, s: Any, seat: str, key: str) -> Option | None: ...
    def view(self, s: Any, seat: str) -> Any: ...
    def sample(self, view: Any, seat: str, rng: Rng) -> Any: ...
    def why_not(self, s: Any, seat: str, key: str) -> Reason | None: ...
    def result(self, s: Any) -> Result | None: ...
    def data_hash(self) -> str: ...

    @property
    def open_table(self) -> bool:
        """Whether all play together and nobody knows what others do not: how long somebody thinks tells nobody anything."""
        return self.cooperative and not self.has_secrets

    def used_up(self, s: Any, part: Decision) -> bool:
        """Whether this question can only be ended because all that it allows has been done (the last card was played)."""
        return False

    def matters(self, s: Any, part: Decision) -> bool:
        """Whether it can still matter what is answered to this question. Only where the rules know for certain that it cannot,
        and all players can know it, too."""
        return True

    # -- a new game, and positions somebody wrote ------------------------------------------------
    def setup_form(self, game_set: str = "") -> dict[str, Any]:
        """What a set-up screen asks for besides the seats, with one of the game's sets (the first one): `options` of a new game
        (id, choices and default) and `modes`."""
        return {"options": [], "modes": ()}

    def climb(self, options: dict[str, Any], game_set: str = "") -> dict[str, Any] | None:
        """The options of a set-up (of this set) one step harder, offered after a win; None where there is none."""
        return None

    def settle(self, s: Any, setup: Setup) -> None:
        """Puts into a loaded position what the set-up alone decides."""

    def wrong(self, s: Any, first: Any = None) -> str | None:
        """The first thing that does not hold in a position; None when all is well. `first`: see `fingerprint`."""
        return None

    def come_to_rest(self, s: Any) -> None:
        """Runs a loaded position on to its question."""

    def map_problems(self, folder: Path) -> list[DataError]:
        """What is wrong with the maps of a pack, beside the rules that are loaded with it."""
        return []

    def effects(self, s: Any) -> dict[str, str]:
        """The effects that are being carried out, by name, and the hash of what each is made of."""
        return {}
