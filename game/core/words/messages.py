"""Words in three languages, from ``data/text/<lang>/*.ftl`` and each game's ``data/<game>/text/<lang>/*.ftl`` (Project Fluent).

Parsing every message at start would cost more than the whole menu may take. A message always begins in the
first column with ``name =``, so files are only cut at those lines; a message is parsed (with all it refers
to) when it is first asked for, and one line of plain text needs no parser at all.
``game/core/words/check.py`` parses everything and is what tests and packs are held to.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from game.core import paths
from game.core.engine import registry
from game.core.errors import DataError, UsageError, did_you_mean

LANGUAGES = ("en", "it", "uk")
MAX_FILE = 500_000
REMEMBERED = 8192  # formatted texts kept per language

ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def languages() -> list[str]:
    """Language ids that have words, in the order a menu shows them."""
    return [lang for lang in LANGUAGES if (paths.text_dir() / lang).is_dir()]


def ungrouped(number: int) -> Any:
    """A number that prints without thousands marks: for seeds, ids, years. Plural rules see a number."""
    from fluent.runtime.types import fluent_number

    return fluent_number(number, useGrouping=False)


def text_dirs() -> list[Path]:
    """All folders of words: those that games share, each game's own, and those of games plugged in from elsewhere."""
    shipped, plugged = paths.text_dirs(), registry.current()
    own = [plugged.data_dir(game) / "text" for game in plugged.ids()]
    return [*shipped, *(folder for folder in own if folder not in shipped)]


def ftl_files(lang: str, extra_dirs: Sequence[Path] = ()) -> list[Path]:
    """The files of a language: shipped ones first, then each extra folder's ``<lang>/*.ftl``."""
    folders = [Path(each) / lang for each in (*text_dirs(), *extra_dirs)]
    return [file for folder in folders for file in sorted(folder.glob("*.ftl"))]


def cut(source: str) -> dict[str, str]:
    """Source text of each entry by name (terms with their ``-``). The first of two with one name counts."""
    starts = [(found.start(), found[1]) for found in ENTRY.finditer(source)]
    ends = [*(start for start, _ in starts[1:]), len(source)]
    entries: dict[str, str] = {}
    for (start, name), end in zip(starts, ends, strict=False):  # one end is left over where there is no entry
        entries.setdefault(name, source[start:end])
    return entries


class Words:
    """Texts of one language.

    ``t`` never raises for a text: a missing message, or one that cannot be formatted, shows as ``‹id›``
    and is noted in ``problems`` (tests let none pass). Words with equal arguments share their parsed
    messages.

    ``extra_dirs``: folders of packs with ``<lang>/*.ftl``; they add messages and cannot change shipped ones.
    Where a pack lacks the language, its English is shown.
    """

    def __init__(self, lang: str = "en", extra_dirs: Iterable[str | Path] = ()) -> None:
        if lang not in LANGUAGES:
            raise UsageError(f'unknown language "{lang}"{did_you_mean(lang, LANGUAGES)}; use en, it or uk')
        self.lang = lang
        self.problems: list[str] = []
        folders = tuple(Path(extra) for extra in extra_dirs)
        self._store = _open(lang, folders)
        self._spare = _open("en", folders) if folders and lang != "en" else None
        self._cache: dict[tuple[object, ...], str] = {}
        self.known: set[str] = set()  # ids that were found: a screen asks for the same ones again and again

    def t(self, message_id: str, /, **args: object) -> str:
        """The text of a message or of its attribute (``id.attribute``). Pass numbers as numbers."""
        key: tuple[object, ...] | None = (message_id, *args.items())
        for value in args.values():
            if type(value) is not str and type(value) is not int:
                key = None  # True == 1, and numbers may carry a format: do not mix them up
                break
        if key is not None and key in self._cache:
            return self._cache[key]
        store = self._store
        if self._spare is not None and not store.has(message_id) and self._spare.has(message_id):
            store = self._spare
        text, errors = store.format(message_id, args)
        if errors:
            for error in errors:
                problem = f"{self.lang}: {message_id}: {error}"
                if problem not in self.problems:
                    self.problems.append(problem)
            return f"‹{message_id}›"
        if key is not None:
            if len(self._cache) >= REMEMBERED:
                self._cache.clear()
            self._cache[key] = text
        return text

    def has(self, message_id: str) -> bool:
        """Whether ``t`` knows this message (or ``id.attribute``)."""
        if message_id in self.known:
            return True
        found = self._store.has(message_id) or (self._spare is not None and self._spare.has(message_id))
        if found:
            self.known.add(message_id)
        return found

    def ids(self) -> list[str]:
        """All message ids of this language, sorted; terms are not messages."""
        return sorted(name for name in self._store.sources if not name.startswith("-"))


_STORES: dict[tuple[object, ...], Store] = {}


def _open(lang: str, folders: tuple[Path, ...]) -> Store:
    key = (lang, tuple(text_dirs()), folders)
    if key not in _STORES:
        _STORES[key] = Store(lang, ftl_files(lang, folders))
    return _STORES[key]


def forget() -> None:
    """Drops all parsed words, so that changed files are read anew (packs switched on, tests)."""
    _STORES.clear()


class Store:
    """The entries of one language and the Fluent bundle that holds those asked for so far."""

    def __init__(self, lang: str, files: Sequence[Path]) -> None:
        self.lang = lang
        self.sources: dict[str, str] = {}
        self.bad_files: list[str] = []
        for file in files:
            try:
                source = paths.decode_utf8(paths.read_bytes(file, MAX_FILE), paths.short(file))
            except DataError as problem:  # its messages will show as missing; `check` says why
                self.bad_files.append(str(problem))
                continue
            for name, text in cut(source.replace("\r\n", "\n")).items():
                self.sources.setdefault(name, text)
        self.plain: dict[str, str | None] = {}
        self.parsed: dict[str, bool] = {}
        self._bundle: Any = None
        self._parser: Any = None

    @property
    def bundle(self) -> Any:
        """The Fluent bundle; made late, because importing it costs more than a menu of plain words."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle
            from fluent.syntax import FluentParser

            functions: Any = {"NP": self.noun_phrase}
            self._bundle = FluentBundle([self.lang], functions=functions, use_isolating=False)
            self._parser = FluentParser(with_spans=False)
        return self._bundle

    def simple(self, name: str) -> str | None:
        """The text of a message that is one plain line, else None."""
        if name not in self.plain:
            self.plain[name] = None if name.startswith("-") else plain_text(self.sources.get(name, ""))
        return self.plain[name]

    def has(self, message_id: str) -> bool:
        if self.simple(message_id) is not None:
            return True
        name, _, attribute = message_id.partition(".")
        if name.startswith("-") or not (self.parsed.get(name) or self.ensure(name)):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def ensure(self, name: str) -> bool:
        """Puts an entry and all it refers to into the bundle; False: it is missing or not valid Fluent."""
        known = self.parsed.get(name)
        if known is not None:
            return known
        self.parsed[name] = False
        source = self.sources.get(name)
        if source is None:
            return False
        from fluent.syntax import ast

        bundle = self.bundle
        resource = self._parser.parse(source)
        entries = [each for each in resource.body if not isinstance(each, ast.BaseComment)]
        if len(entries) != 1 or not isinstance(entries[0], (ast.Message, ast.Term)):
            return False
        bundle.add_resource(resource)
        self.parsed[name] = True
        for reference in references(entries[0]):
            self.ensure(reference)
        return True

    def format(self, message_id: str, args: dict[str, Any]) -> tuple[str, list[Any]]:
        """The text and the errors found on the way."""
        text = self.simple(message_id)
        if text is not None:
            return text, []
        name, _, attribute = message_id.partition(".")
        if not self.has(message_id):
            wrong = name in self.sources and not self.parsed.get(name)
            return "", ["this is not valid Fluent" if wrong else "there is no such message"]
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        try:
            text, errors = self._bundle.format_pattern(pattern, args)
        except RecursionError:
            return "", ["the message refers to itself"]
        except (TypeError, LookupError, ArithmeticError, AttributeError) as problem:
            return "", [f"cannot be formatted ({problem})"]
        return str(text), errors

    def noun_phrase(self, what: Any, n: Any, **more: Any) -> str:
        """NP($what, $n, case: "gen"): message ``np-<what>`` with ``$n`` and ``$case`` (or its default)."""
        text, errors = self.format(f"np-{what}", {"case": "", **more, "n": n})
        if errors:
            raise ValueError(f"NP {what}: {errors[0]}")
        return text


def plain_text(source: str) -> str | None:
    """The text of an entry that is one line without placeables; None for all others, however simple."""
    head, _, rest = source.partition("\n")
    if "{" in head or "}" in head or "\t" in head or "\r" in head:
        return None
    if any(line.strip(" ") and not line.startswith("#") for line in rest.split("\n")):
        return None
    text = head.partition("=")[2].strip(" ")
    return text if text and text[0] not in ".[*" else None


def references(entry: object) -> set[str]:
    """Names of the messages and terms (with ``-``) that a parsed entry refers to by name."""
    from fluent.syntax import ast, visitor

    found: set[str] = set()

    class Finder(visitor.Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.add(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:
            found.add("-" + node.id.name)
            self.generic_visit(node)

    Finder().visit(entry)
    return found
