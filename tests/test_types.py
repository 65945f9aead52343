"""What is checked by type is not left unchecked again: read from the source itself."""

import ast
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
