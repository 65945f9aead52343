"""What is checked by type is not left unchecked again: read from the source itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What everybody builds on: nothing in it may be anything.
PLAIN = [
    "game/games.py", "game/core/engine/key.py", "game/core/words/texts.py",
    *(path.relative_to(ROOT).as_posix() for folder in ("table", "widgets") for path in (ROOT / "scenes" / folder).rglob("*.py")),
]  # fmt: skip


def sources(*folders: str) -> list[Path]:
    """The Python files of these folders."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def places(path: Path, wanted: type[ast.AST]) -> Iterator[ast.AST]:
    """The nodes of a kind in a file."""
    return (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, wanted))


def test_table_and_widgets_say_what_they_take():
    named = {
        f"{name}:{node.lineno}" for name in PLAIN for node in places(ROOT / name, ast.Name) if node.id == "Any"
    }  # fmt: skip
    assert sorted(named) == []


def test_no_attribute_is_made_up():
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
        for path in sources("game", "scenes")
        for node in places(path, ast.FunctionDef)
        if node.name in ("__getattr__", "__getattribute__")
    ]
    assert found == []


SLICED = re.compile(
    r"""key\[-?\d*:|\[-?\d+:\d*\]\s*(if|in)\b.*startswith|(startswith|removeprefix)\(\(?"(?!bot:|at:)[a-z-]+:|partition\("[:>~]"\)"""
)
# Taken apart by `Key` there; of a game's own folders those that are done.
BY_KEY = ("table", "widgets", "menu", "setup", "saves", "scoring", "replay", "learn", "settings", "app")


def test_option_keys_are_taken_apart_by_key_alone():
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{n}: {line.strip()}"
        for path in sources(*(f"scenes/{folder}" for folder in BY_KEY))
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if SLICED.search(line)
    ]
    assert found == []


def test_the_search_finds_what_it_looks_for():
    wrong = ["name = key[5:]", 'if key.startswith("land:"):', 'kind, _, rest = key.partition(":")', 'k.startswith(("card:", 1))']
    assert all(SLICED.search(line) for line in wrong)
    assert not SLICED.search('if control.startswith("bot:") or words[:1].upper():')
