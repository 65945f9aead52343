"""Where the core finds a game by its id. The core names no game: the package `game` says where its list is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from game.core.errors import UsageError


class Registry(Protocol):
    """What the core asks of the list of games."""

    def ids(self) -> tuple[str, ...]:
        """The games that can be played."""

    def rules(self, game: str, packs: Sequence[Path] = ()) -> Any:
        """A game's rules, loaded once for the same packs. Raises UsageError for an unknown game, DataError for broken data."""

    def fresh(self, game: str, packs: Sequence[Path]) -> Any:
        """The same read anew from files that are just being written, and not kept."""

    def cases(self, game: str) -> Any:
        """The class of the words of a game's case files (`game.core.play.cases.Vocabulary`)."""

    def data_dir(self, game: str) -> Path:
        """The folder with a game's data."""


_finder: list[Callable[[], Registry]] = []


def use(finder: Callable[[], Registry]) -> None:
    """From now on games are found where this leads; it is called when the first game is asked for."""
    _finder[:] = [finder]


def current() -> Registry:
    """The list of games. Raises UsageError where nobody has said where it is."""
    if not _finder:
        raise UsageError("there is no list of games")
    return _finder[0]()


def rules(game: str, packs: Sequence[Path] = ()) -> Any:
    """The rules of a game (`Registry.rules`)."""
    return current().rules(game, packs)
