"""The contract every game keeps. The list of games is `game.games`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Protocol

from game.core.engine.decision import Decision, Event, Option, Reason, Result, Setup
from game.core.engine.events import Events
from game.core.engine.rng import Rng


class Rules(Protocol):
    """One object per game. States are that game's own; only these calls touch them. What has a default need not be said."""

    id: str
    version: int = 1
    seats: tuple[int, int] = (1, 1)
    sets: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()
    cooperative: bool = True
    has_secrets: bool = False  # whether seats know what others do not
    packs: tuple[Path, ...] = ()  # folders loaded besides the shipped data
    events: ClassVar[Events]  # what can happen
    history_columns: tuple[str, ...] = ()  # entries of a seat's set-up that statistics count by: `stats-by-<column>`
    facts: Any = None  # previews and panel figures for the screen, computed on copies
    box: object  # its content
    made: dict[str, Any]  # what others have worked out from these rules (a bot's evaluation), freed with them

    def new(self, setup: Setup) -> Any: ...
    def load(self, data: dict[str, Any]) -> Any: ...
    def decision(self, s: Any) -> Decision | None: ...
    def apply(self, s: Any, seat: str, key: str) -> list[Event]: ...
    def play(self, s: Any, option: Option) -> None: ...
    def options(self, s: Any) -> tuple[Option, ...]: ...
    def find(self, s: Any, seat: str, key: str) -> Option | None: ...
    def view(self, s: Any, seat: str) -> Any: ...
    def sample(self, view: Any, seat: str, rng: Rng) -> Any: ...
    def why_not(self, s: Any, seat: str, key: str) -> Reason | None: ...
    def result(self, s: Any) -> Result | None: ...
    def data_hash(self) -> str: ...
