"""A game is named in its own folders and in the list of games: nothing else of the program knows one, or what is in its box."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game import games
from game.core.words import messages
from scenes.draw import theme

ROOT = Path(__file__).resolve().parent.parent
LIST = "game/games.py"
OPPONENT, SET = "alexis", "horizons"  # words of one game that are no list of its data
# What every picture may be made of, whatever the game, and words of a game that are everybody's: of those the test says nothing.
SHARED = {*theme.TERRAINS, *theme.ELEMENTS}
COMMON = {
    "anchor", "defence", "defend", "explore", "gather", "growth", "innate", "leaf", "night", "morning", "afternoon", "plays",
    "port", "presence", "push", "ship", "site", "threat",
}  # fmt: skip


def others() -> list[str]:
    """The files outside the games' own folders."""
    own = {f"{part}/{game.data}/" for part in ("game", "scenes/games") for game in games.games()}
    files = [path.relative_to(ROOT).as_posix() for part in ("game", "scenes") for path in (ROOT / part).rglob("*.py")]
    return sorted(file for file in files if file != LIST and not any(file.startswith(folder) for folder in own))


# ------------------------------------------------------------------------------------------------ words


@cache
def pieces() -> frozenset[str]:
    """What stands on a game's table, by the pictures that only it has."""
    folders = [game.art_dir / "pieces" for game in games.playable()]
    return frozenset(path.stem for folder in folders for path in folder.glob("*.svg")) - SHARED - COMMON


@cache
def pattern() -> re.Pattern[str]:
    """Every game by id, package and name, and the words that only one of them has."""
    words = {OPPONENT, SET} | {rf"{piece}s?" for piece in pieces()} | {"cities"}
    for game in games.games():
        stem = game.id.replace("-", "[-_ ]")
        words |= {stem, game.id.replace("-", "")}
    return re.compile(rf"(?<![a-z])(?:{'|'.join(sorted(words))})(?![a-z])", re.IGNORECASE)


def naming(text: str) -> list[str]:
    """The lines of a file that name a game."""
    return [line.strip() for line in text.splitlines() if pattern().search(line)]


def test_a_name_is_seen_in_each_of_its_forms() -> None:
    lines = ['find("spirit-island")', "import game.small_islands", "class SmallIslands:", "option alexis=night", "add 2 towns"]
    assert naming("\n".join([*lines, "# islands", "import townsend"])) == lines
    assert {"explorer", "town", "city", "dahan", "blight"} <= pieces()


def test_no_file_names_a_game() -> None:
    found = {file: naming((ROOT / file).read_text(encoding="utf-8")) for file in others()}
    assert {file: lines for file, lines in found.items() if lines} == {}


# ------------------------------------------------------------------------------------------------ ids


@cache
def ids() -> frozenset[str]:
    """Ids of the things in the boxes, and of the pictures that only one game has. Not those that are codes ("l01", "G")."""
    listed = {item for game in games.playable() for shelf in games.rules(game.id).box.raw.values() for item in shelf}
    drawn = {path.stem for game in games.playable() for path in (game.art_dir / "icons").glob("*.svg")}
    drawn -= {path.stem for path in (ROOT / "art" / "icons").glob("*.svg")}
    return frozenset(item for item in listed | drawn if re.fullmatch(r"[a-z-]{4,}", item)) - SHARED - COMMON


def quoted(source: str) -> Iterator[str]:
    """The words and parts of keys ("card:rain>land") that stand in strings, docstrings left out."""
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield from re.split(r"[:/>~]", node.value)


def test_an_id_is_seen_in_a_key() -> None:
    source = 'def f():\n    "tsunami"\n    return {"card:tsunami": "a tsunami", "call-to-tend>G5": f"fear:{x}"}\n'
    assert set(quoted(source)) & ids() == {"tsunami", "call-to-tend", "fear"}
    assert len(ids()) > 100


def test_no_file_names_what_is_in_a_box() -> None:
    found = {file: set(quoted((ROOT / file).read_text(encoding="utf-8"))) & ids() for file in others()}
    assert {file: sorted(names) for file, names in found.items() if names} == {}


# ------------------------------------------------------------------------------------------------ messages


def test_shared_messages_speak_of_no_game() -> None:
    """What only one game says stands with it, in `data/<game>/text`; a game that is only announced has no folder of words yet."""
    announced = {f"ui-{part}-{game.id}" for game in games.games() if game.announced for part in ("game", "blurb")}
    found = []
    for file in sorted((ROOT / "data" / "text" / "en").glob("*.ftl")):
        for name, source in messages.cut(file.read_text(encoding="utf-8")).items():
            if name not in announced and (naming(source.partition("\n#")[0]) or set(name.split("-")) & ids()):
                found.append(f"{file.name}: {name}")
    assert found == []
