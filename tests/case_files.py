"""The case files of the games, read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.core.play import cases

FOLDER = Path(__file__).parent / "cases"


@cache
def cases_of(game: str) -> tuple[cases.Case, ...]:
    """All cases of a game, in the order of their files."""
    return tuple(case for file in sorted((FOLDER / game).rglob("*.yaml")) for case in cases.load(file))
