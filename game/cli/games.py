"""What the commands need of each game beyond its rules: lists, generated positions, invariants, coverage."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from game.core.decision import Event, Setup
from game.core.errors import UsageError, unknown
from game.core.rng import Rng

# Named, not imported: a game nobody asks for is not loaded.
GAMES: dict[str, str] = {"spirit-island": "game.cli.spirit_island"}


class Helper(Protocol):
    """The module of one game."""

    def listing(self, rules: Any) -> list[dict[str, Any]]: ...
    def setup(self, rules: Any, seats: int, seed: int, vary: bool = False) -> Setup: ...
    def generate(self, rules: Any, state: Any, chance: Rng) -> Any: ...
    def check(self, rules: Any, pack: Any) -> list[Any]: ...
    def fingerprint(self, state: Any) -> Any: ...
    def broken(self, rules: Any, state: Any, first: Any) -> str | None: ...
    def covered(self, state: Any, events: list[Event]) -> list[tuple[str, str]]: ...
    def coverable(self, rules: Any) -> dict[str, set[str]]: ...


def helper(game: str) -> Any:
    """The commands' module of a game. Raises UsageError for an unknown one."""
    if game not in GAMES:
        raise UsageError(unknown("game", game, GAMES))
    return importlib.import_module(GAMES[game])
