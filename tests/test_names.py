"""A game is named in its own folders and in the list of games: nothing else of the program knows one, or what is in its box."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from game import games

ROOT = Path(__file__).resolve().parent.parent
LIST = "game/games.py"
OPPONENT, SET, PEOPLE = "alexis", "horizons", "dahan"  # words of one game that no id of a card has

# What still names something, and why. A line here goes when its file does.
FOR_NOW = {
    "game/core/engine/events.py": "an example in the docstring",
    "game/core/engine/key.py": "an example in the docstring",
    "game/core/engine/ops.py": "an example in the docstring and in a message",
    "scenes/draw/motifs/fear.py": "pictures of cards by id: what draws any card still asks `draw.cardface` for them",
    "scenes/draw/pieces.py": "pieces as the map and the rows of every game draw them",
    "scenes/draw/placement.py": "the order in which pieces stand, in the docstring",
    "scenes/menu/firstrun.py": "the things that show what a palette does",
    "scenes/settings/screen.py": "the things that show what a palette does",
}


@cache
def pattern() -> re.Pattern[str]:
    """Every game by id, package and name, and the words that only one of them has."""
    words = {OPPONENT, SET, PEOPLE}
    for game in games.games():
        stem = game.id.replace("-", "[-_ ]")
        words |= {stem, game.id.replace("-", "")}
    return re.compile(rf"(?<![a-z])(?:{'|'.join(sorted(words))})(?![a-z])", re.IGNORECASE)


def others() -> list[str]:
    """The files outside the games' own folders."""
    own = {f"{part}/{game.data}/" for part in ("game", "scenes/games") for game in games.games()}
    files = [path.relative_to(ROOT).as_posix() for part in ("game", "scenes") for path in (ROOT / part).rglob("*.py")]
    return sorted(file for file in files if file != LIST and not any(file.startswith(folder) for folder in own))


def naming(text: str) -> list[str]:
    """The lines of a file that name a game."""
    return [line.strip() for line in text.splitlines() if pattern().search(line)]


def test_a_name_is_seen_in_each_of_its_forms() -> None:
    lines = ['find("spirit-island")', "import game.small_islands", "class SmallIslands:", "option alexis=night", "# islands"]
    assert naming("\n".join(lines)) == lines[:4]


def test_no_file_names_a_game() -> None:
    found = {file: naming((ROOT / file).read_text(encoding="utf-8")) for file in others() if file not in FOR_NOW}
    assert {file: lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize("file", FOR_NOW)
def test_an_exception_is_one(file: str) -> None:
    assert naming((ROOT / file).read_text(encoding="utf-8")), "this file names no game any more: take it from the list"


@pytest.mark.parametrize("game", [entry.id for entry in games.playable()])
def test_no_file_names_a_card(game: str) -> None:
    """Ids of two words and more: those of one ("sun") are words of everybody's."""
    raw = games.rules(game).box.raw
    ids = {item for shelf in raw.values() for item in shelf if item.count("-") >= 1 and len(item) > 6}
    assert ids
    quoted = re.compile(r"""["']((?:[a-z]+:)?[a-z][a-z0-9'-]+-[a-z0-9-]+)["']""")
    found = {}
    for file in others():
        named = {name.partition(":")[2] or name for name in quoted.findall((ROOT / file).read_text(encoding="utf-8"))} & ids
        if named and file not in FOR_NOW and not file.startswith("scenes/draw/motifs/"):  # pictures by card, see there
            found[file] = sorted(named)
    assert found == {}
