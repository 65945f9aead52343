"""The contract every game keeps, and the register of the games.

The register names each game's module; a packaged program collects them all, and a game nobody plays costs nothing.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from game.core.engine.decision import Decision, Event, Option, Reason, Result, Setup
from game.core.engine.rng import Rng
from game.core.errors import UsageError, did_you_mean


class Rules(Protocol):
    """One object per game. States are that game's own; only these calls touch them."""

    id: str
    version: int
    seats: tuple[int, int]
    sets: tuple[str, ...]
    packs: tuple[Path, ...]  # folders loaded besides the shipped data
    facts: Any  # previews and panel figures for the screen, computed on copies

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


# Module and class of each game. Named, not imported: the core knows no game, and a game nobody plays is never loaded.
GAMES: dict[str, tuple[str, str]] = {
    "spirit-island": ("game.spirit_island.rules", "SpiritIsland"),
    "small-islands": ("game.small_islands.rules", "SmallIslands"),
}
_loaded: dict[tuple[str, tuple[Path, ...]], Rules] = {}


def get(game: str, packs: Sequence[Path] = ()) -> Rules:
    """The rules of a game, loaded once. Raises UsageError for an unknown game and DataError for broken data."""
    if game not in GAMES:
        raise UsageError(f'there is no game "{game}"{did_you_mean(game, tuple(GAMES))}')
    key = (game, tuple(packs))
    if key not in _loaded:
        module, name = GAMES[game]
        _loaded[key] = getattr(importlib.import_module(module), name)(packs)
    return _loaded[key]


def forget_packs() -> None:
    """Drops rules loaded with packs, so that changed files are read anew; open tables keep theirs."""
    for key in [key for key in _loaded if key[1]]:
        del _loaded[key]
