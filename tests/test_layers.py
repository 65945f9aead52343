"""The borders between the parts, read from the source itself.

import-linter checks them too, from the graph of imports; this test also sees imports inside functions,
by string through importlib, and needs no list of games.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOT_GAMES = {"core", "cli", "ai", "checks"}
TITLES = sorted({path.parent.name for path in (ROOT / "game").glob("*/__init__.py")} - NOT_GAMES)
FOR_SCENES = {"words", "box", "terms", "forecast", "events"}  # of a game: its words, content, terms, previews and events


def sources(package: str) -> list[Path]:
    """The Python files of a package."""
    return sorted((ROOT / package).rglob("*.py"))


def imports(path: Path, code: str | None = None) -> Iterator[tuple[int, str]]:
    """(line, full dotted name) of every import of a file, `from a import b` giving both a and a.b."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8") if code is None else code)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            base = ".".join(filter(None, [start, node.module or ""]))
            yield node.lineno, base
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"
        elif isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            name = node.args[0]
            if called in ("import_module", "__import__") and isinstance(name, ast.Constant):
                yield node.lineno, str(name.value)


def is_inside(name: str, module: str) -> bool:
    """Whether a dotted name is the module or something in it."""
    return name == module or name.startswith(module + ".")


def breaches(files: list[Path], forbidden: list[str]) -> list[str]:
    """Every import of something forbidden, as `file:line imports name`."""
    return [
        f"{path.relative_to(ROOT).as_posix()}:{line} imports {name}"
        for path in files
        for line, name in imports(path)
        if any(is_inside(name, module) for module in forbidden)
    ]


def test_the_reader_sees_every_form_of_import():
    code = "import a.b\nfrom . import c\ndef f():\n    from ..core import d\n    import_module('e.f')\n"
    found = {name for _, name in imports(ROOT / "game" / "title" / "x.py", code)}
    assert found >= {"a.b", "game.title.c", "game.core.d", "e.f"}


def test_rules_know_no_screen_and_no_hidden_chance():
    forbidden = ["pygame", "pytmx", "scenes", "tools", "random", "secrets", "numpy", "pickle"]
    assert breaches(sources("game"), forbidden) == []


def test_core_knows_no_game():
    forbidden = [f"game.{name}" for name in (*TITLES, "ai", "checks", "cli")]
    assert breaches(sources("game/core"), forbidden) == []


@pytest.mark.parametrize("title", TITLES)
def test_a_game_knows_only_the_core(title: str):
    forbidden = [f"game.{other}" for other in (*TITLES, "ai", "cli") if other != title]
    files = sources(f"game/{title}")
    checks = [path for path in files if "checks" in path.relative_to(ROOT / "game" / title).parts]
    assert breaches(files, forbidden) == []
    assert breaches([path for path in files if path not in checks], ["game.checks", f"game.{title}.checks"]) == []


@pytest.mark.parametrize("title", TITLES)
def test_what_lies_below_the_games_on_the_table_knows_none_of_them(title: str):
    below = [path for part in ("draw", "widgets", "app", "overlays") for path in sources(f"scenes/{part}")]
    assert breaches(below, [f"scenes.games.{title}"]) == []


@pytest.mark.parametrize("title", TITLES)
def test_scenes_know_no_rule(title: str):
    modules = {path.relative_to(ROOT / "game" / title).parts[0] for path in sources(f"game/{title}")}
    rules = {name.removesuffix(".py") for name in modules} - FOR_SCENES - {"__init__"}
    assert breaches(sources("scenes"), [f"game.{title}.{module}" for module in sorted(rules)]) == []


def test_the_program_needs_no_tools():
    assert breaches(sources("game") + sources("scenes"), ["tools", "tests", "pytest", "hypothesis"]) == []
