"""No part of the program needs another that needs it: no circle among all imports, late and type-only ones included.

A module named by a string counts as imported by who loads it: a game's modules by `game.games`, its screens by the router.
"""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST, ROUTER = "game.games", "scenes.routes"
TABLE_FOR_NOW = "scenes.table"  # its modules still need each other: taken out with the tower of classes


def module_of(path: Path) -> str:
    """The dotted name of a file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(tree: ast.Module, module: str, package: str, known: set[str]) -> set[str]:
    """Every module of ours that a file names in an import, wherever the import stands."""
    found: set[str] = set()

    def add(name: str) -> None:
        while name and name not in known:  # `from module import name`
            name = name.rpartition(".")[0]
        if name and name != module:
            found.add(name)

    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                add(alias.name)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".") if node.level else []
            base = ".".join(filter(None, [*parts[: len(parts) - node.level + 1], node.module or ""]))
            for alias in node.names:
                add(f"{base}.{alias.name}" if f"{base}.{alias.name}" in known else base)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and module in (LIST, ROUTER):
            name = node.value.partition(":")[0]
            if name in known and name.startswith(module.partition(".")[0] + "."):
                found.add(name)
    return found


def graph() -> dict[str, set[str]]:
    """Each module of `game` and `scenes`, and what it needs."""
    files = {module_of(path): path for part in ("game", "scenes") for path in sorted((ROOT / part).rglob("*.py"))}
    out = {}
    for module, path in files.items():
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        out[module] = imports_of(ast.parse(path.read_text(encoding="utf-8")), module, package, set(files))
    return out


def circles(needs: dict[str, set[str]]) -> list[list[str]]:
    """Groups of modules that need each other (Tarjan), the largest first."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(start: str) -> None:
        work = [(start, iter(sorted(needs[start])))]
        number[start] = low[start] = len(number)
        stack.append(start)
        while work:
            module, rest = work[-1]
            for other in rest:
                if other not in number:
                    number[other] = low[other] = len(number)
                    stack.append(other)
                    work.append((other, iter(sorted(needs[other]))))
                    break
                if other in stack:
                    low[module] = min(low[module], number[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[module])
                if low[module] == number[module]:
                    group = []
                    while True:
                        group.append(stack.pop())
                        if group[-1] == module:
                            break
                    if len(group) > 1:
                        found.append(sorted(group))

    for module in sorted(needs):
        if module not in number:
            visit(module)
    return sorted(found, key=len, reverse=True)


def test_a_planted_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [["a", "b", "c"]]


def test_late_and_type_only_imports_count() -> None:
    code = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from x.a import A\ndef f():\n    from . import b\n"
    assert imports_of(ast.parse(code), "x.c", "x", {"x", "x.a", "x.b", "x.c"}) == {"x.a", "x.b"}


def test_no_circle_of_imports() -> None:
    needs = graph()
    inside = {module for module in needs if f"{module}.".startswith(f"{TABLE_FOR_NOW}.")}
    found = [group for group in circles(needs) if not inside.issuperset(group)]
    assert not found, "\n".join(f"{len(group)} modules: {', '.join(group)}" for group in found)
