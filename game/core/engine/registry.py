"""Where the core finds a game by its id. The core names no game: `game.games`, the list, puts itself here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from game.core.errors import UsageError


class Registry(Protocol):
    """What the core asks of the list of games."""

    def ids(self) -> tuple[str, ...]:
        """The games that can be played."""

    def rules(self, game: str, packs: Sequence[Path] = ()) -> Any:
        """A game's rules, loaded once for the same packs. Raises UsageError for an unknown game, DataError for broken data."""

    def cases(self, game: str) -> Any:
        """The class of the words of a game's case files (`game.core.play.cases.Vocabulary`)."""

    def data_dir(self, game: str) -> Path:
        """The folder with a game's data."""


_registry: list[Registry] = []


def install(registry: Registry) -> None:
    """From now on games are found here."""
    _registry[:] = [registry]


def current() -> Registry:
    """The list of games. Raises UsageError where a program forgot to import it."""
    if not _registry:
        raise UsageError("no list of games is loaded: import game.games")
    return _registry[0]


def rules(game: str, packs: Sequence[Path] = ()) -> Any:
    """The rules of a game (`Registry.rules`)."""
    return current().rules(game, packs)
