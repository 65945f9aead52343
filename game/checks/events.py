"""Whether a game tells its events as it declares them, read from its source and its words without playing.

Found: an event that nobody declared (also one that a filter of the log or a lesson names), one told with another number of
values, one that nothing tells, and one that the log has no words for in one of the languages. A packaged program has no
sources: there only words and names are looked at.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from game.core import paths
from game.core.engine.events import EventKind, Events
from game.core.errors import DataError, unknown
from game.core.teaching import lessons
from game.core.words.messages import LANGUAGES, Words


def problems(rules: Any, texts: Any) -> list[DataError]:
    """All that is wrong with a game's events; `texts` is the class of its words."""
    found = [*wordless(rules, texts), *misnamed(rules.id, rules.events, texts)]
    package = folder(rules.events)
    if package.is_dir() and any(package.glob("*.py")):
        found += untrue(rules.events, sorted(package.rglob("*.py")))
    return found


def misnamed(game: str, events: Events, texts: Any) -> Iterator[DataError]:
    """Events that filters of the log, or steps of a tutorial, name and that are not declared."""
    for group, kinds in texts.log_groups.items():
        for kind in kinds:
            if kind not in events:
                yield DataError(f'the filter "{group}" of the log: {unknown("event", kind, events)}', events.module)
    for chapter in lessons.load(game) if lessons.has(game) else ():
        for step in chapter.steps:
            if step.until is not None and step.until.event and step.until.event not in events:
                yield DataError(f"lesson {chapter.id}/{step.id}: {unknown('event', step.until.event, events)}", events.module)


def folder(events: Events) -> Path:
    """Where the rules stand that tell these events."""
    return Path(importlib.import_module(events.module).__file__ or "").parent


def wordless(rules: Any, texts: Any) -> Iterator[DataError]:
    """Events that the log is to say and has no words for."""
    for lang in LANGUAGES:
        words = Words(lang)
        said = texts(words, rules.box)
        for kind in rules.events.values():
            for message in said.log_messages(kind.kind) if kind.log else ():
                if not words.has(message):
                    yield DataError(f'{lang}: the event "{kind.kind}" has no line for the log ({message})', rules.events.module)


def untrue(events: Events, files: Iterable[Path]) -> Iterator[DataError]:
    """Places in these files that tell an event as it is not declared; then the events that no place tells."""
    told: set[str] = set()
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        module, names = imported(tree, events)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield from _call(node, file, events, module, names, told)
    for kind in events:
        if kind not in told:
            yield DataError(f'nothing tells the event "{kind}"', events.module)


def imported(tree: ast.AST, events: Events) -> tuple[str, dict[str, str]]:
    """Under which name a file knows the module of the declarations, and which of them it knows by a name of their own."""
    module, names = "", {}
    package, _, last = events.module.rpartition(".")
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom):
            continue
        for alias in node.names:
            if node.module == package and alias.name == last:
                module = alias.asname or alias.name
            elif node.module == events.module:
                names[alias.asname or alias.name] = alias.name
    return module, names


def _call(node: ast.Call, file: Path, events: Events, module: str, names: dict[str, str], told: set[str]) -> Iterator[DataError]:
    """What is wrong with a call that tells an event: `s.emit(moved, ...)` or `moved(s, ...)`."""
    emits = isinstance(node.func, ast.Attribute) and node.func.attr == "emit"
    what = node.args[0] if emits and node.args else node.func
    name = _name(what, module, names)
    if not emits and not name:
        return
    kind = _kind(events, name)
    if kind is None:
        shown = str(what.value) if isinstance(what, ast.Constant) else ast.unparse(what)
        wrong = f'the event "{shown}" is told by its name, not by its declaration' if shown in events else ""
        yield DataError(wrong or unknown("event", shown, events), paths.short(file), node.lineno)
        return
    told.add(kind.kind)
    values = node.args[1:]
    more = any(isinstance(value, ast.Starred) for value in values)
    count = sum(not isinstance(value, ast.Starred) for value in values)
    if not kind.fits(count, more):
        wanted = f"{len(kind.fields)} ({', '.join(kind.fields)})"
        yield DataError(f'the event "{kind.kind}" has {wanted} values, not {count}', paths.short(file), node.lineno)


def _name(what: ast.expr, module: str, names: dict[str, str]) -> str:
    """The variable of the declarations that an expression names, "" for none."""
    if isinstance(what, ast.Attribute) and isinstance(what.value, ast.Name) and module and what.value.id == module:
        return what.attr
    return names.get(what.id, "") if isinstance(what, ast.Name) else ""


def _kind(events: Events, name: str) -> EventKind | None:
    """The kind declared under this name."""
    return events.get(name.rstrip("_").replace("_", "-")) if name else None
