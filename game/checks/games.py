"""What the commands need of each game beyond its rules: lists, generated positions, invariants, coverage."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from game.core.engine.decision import Event, Setup
from game.core.engine.rng import Rng
from game.core.errors import UsageError, unknown

# Named, not imported: a game nobody asks for is not loaded.
GAMES: dict[str, str] = {
    "spirit-island": "game.spirit_island.checks.commands",
    "small-islands": "game.small_islands.checks.commands",
}


class Helper(Protocol):
    """The module of one game."""

    def listing(self, rules: Any) -> list[dict[str, Any]]: ...
    def setup(self, rules: Any, seats: int, seed: int, vary: bool = False) -> Setup: ...
    def generate(self, rules: Any, state: Any, chance: Rng) -> Any: ...
    def check(self, rules: Any, pack: Any) -> list[Any]: ...
    def fingerprint(self, state: Any) -> Any: ...
    def broken(self, rules: Any, state: Any, first: Any) -> str | None: ...
    def covered(self, state: Any, events: list[Event]) -> list[tuple[str, str]]: ...
    def coverable(self, rules: Any, mode: str = "", seats: int = 0) -> dict[str, set[str]]: ...

    # Optional: `Follow(rules, state)` with `step(option, events, state) -> str | None` keeps count of one game beside the
    # rules; `reshuffled(state, seat, chance)` exchanges everything that the seat must not know.


def chosen_setup(made: Setup, mode: str, options: dict[str, Any]) -> Setup:
    """A set-up with the mode and the options that the command names."""
    return made._replace(mode=mode or made.mode, options={**made.options, **options})


def helper(game: str) -> Any:
    """The commands' module of a game. Raises UsageError for an unknown one."""
    if game not in GAMES:
        raise UsageError(unknown("game", game, GAMES))
    return importlib.import_module(GAMES[game])
