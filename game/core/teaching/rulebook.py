"""The rules reference of a game as data: its pages in reading order, what else to read, and the figures on them.

A figure of kind "position" is a case (`core/cases.py`): a position, and perhaps what happens in it. The picture shows what
the rules themselves make of it, so no figure can say what the rules do not; `proved` carries the case out.
`data/<game>/rules.yaml` holds it all; every error names file, line and path. Words: `data/<game>/README.md`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from game.core.content import data
from game.core.engine import registry
from game.core.errors import DataError, unknown
from game.core.play import cases

PAGE = ("id", "icon", "also", "figures")
COMMON = ("id", "kind", "place")
PLACES = ("side", "top")
CASE = ("set", "mode", "options", "seats", "seed", "given", "when", "then")
# What a figure of each kind may say beside COMMON.
KINDS: dict[str, tuple[str, ...]] = {
    "row": ("cells", "arrows"),
    "cards": ("cards", "arrows"),
    "anatomy": ("card", "parts"),
    "names": ("icons",),
    "growth": ("spirit",),
    "track": ("spirit", "open"),
    "position": (*CASE, "show", "arrows", "once", "outlines", "tries", "innate"),
}
CELL = ("show", "words", "stats", "crossed")
PART = ("at", "words")
CARD = ("card", "words", "tall")
TRY = ("at", "words")
_WORD = re.compile(r"[a-z0-9][a-z0-9-]*\Z")


class Figure(NamedTuple):
    """One picture; its caption is the message `figure-<id>`. `raw`: what its kind says; `case`: a position's."""

    id: str
    kind: str
    place: str
    raw: dict[str, Any]
    case: cases.Case | None


class Page(NamedTuple):
    """One topic; its words are the messages `rule-<id>-title` and `rule-<id>`. `also`: pages to read on."""

    id: str
    icon: str
    also: tuple[str, ...]
    figures: tuple[Figure, ...]


def file_of(game: str) -> Path:
    """Where the pages of a game are."""
    return registry.current().data_dir(game) / "rules.yaml"


def has(game: str) -> bool:
    """Whether a game has pages."""
    return file_of(game).is_file()


@lru_cache(maxsize=8)
def load(game: str) -> tuple[Page, ...]:
    """All pages of a game, in order. Raises DataError."""
    return read(data.load(file_of(game), cache=True), game)


def page_ids(game: str) -> tuple[str, ...]:
    """The ids of all pages, in order. Raises DataError."""
    return tuple(page.id for page in load(game))


def read(document: data.Document, game: str) -> tuple[Page, ...]:
    """Pages from a document: `{pages: [...]}`. Raises DataError."""
    value = document.value
    if not isinstance(value, dict) or not isinstance(value.get("pages"), list) or not value["pages"]:
        raise document.error('the rules are a table with "pages", a list')
    _known(document, value, ("pages",))
    pages: list[Page] = []
    seen: set[tuple[str, str]] = set()
    for n, raw in enumerate(value["pages"]):
        page = _page(document, raw, game, ("pages", n))
        for kind, name in (("page", page.id), *(("figure", figure.id) for figure in page.figures)):
            if (kind, name) in seen:
                raise document.error(f'there is a {kind} called "{name}" already', ("pages", n))
            seen.add((kind, name))
        pages.append(page)
    ids = [page.id for page in pages]
    for n, page in enumerate(pages):
        for at, other in enumerate(page.also):
            if other not in ids or other == page.id:
                raise document.error(unknown("other page", other, ids), ("pages", n, "also", at))
    return tuple(pages)


class Shown(NamedTuple):
    """What a position shows: the rules that were asked, the state before its steps and after them, what is asked then."""

    rules: Any
    before: Any
    after: Any
    decision: Any


def proved(figure: Figure) -> Shown:
    """A position before and after what happens in it. Raises DataError where that does not go as the figure says."""
    assert figure.case is not None
    run = cases.Run(figure.case, cases.vocabulary_of(figure.case.game))
    before = run.state.clone()
    problems = run.whole()
    if problems:
        raise DataError("; ".join(map(str, problems)), figure.case.file)
    return Shown(run.rules, before, run.state, run.decision)


def _known(document: data.Document, value: object, words: Sequence[str], *path: str | int) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise document.error("a table is expected here", path)
    for key in value:
        if key not in words:
            raise document.error(unknown("word", key, words), (*path, key))
    return value


def _word(document: data.Document, value: object, *path: str | int) -> str:
    if not isinstance(value, str) or not _WORD.match(value):
        raise document.error("a word such as first-steps is expected here", path)
    return value


def _words(document: data.Document, value: object, *path: str | int) -> tuple[str, ...]:
    if not isinstance(value, list | None) or not all(isinstance(one, str) and one for one in value or ()):
        raise document.error("a list of words is expected here", path)
    return tuple(value or ())


def _page(document: data.Document, value: object, game: str, path: cases.Path_) -> Page:
    raw = _known(document, value, PAGE, *path)
    figures = raw.get("figures") or []
    if not isinstance(figures, list):
        raise document.error("a list of figures is expected here", (*path, "figures"))
    return Page(
        _word(document, raw.get("id"), *path, "id"),
        _word(document, raw.get("icon"), *path, "icon"),
        _words(document, raw.get("also"), *path, "also"),
        tuple(_figure(document, one, game, (*path, "figures", n)) for n, one in enumerate(figures)),
    )


def _figure(document: data.Document, value: object, game: str, path: cases.Path_) -> Figure:
    kind = value.get("kind") if isinstance(value, dict) else None
    if isinstance(value, dict) and kind not in KINDS:
        raise document.error(unknown("kind of figure", kind, KINDS), (*path, "kind"))
    own = registry.current().cases(game).top_options if kind == "position" else ()
    raw = _known(document, value, (*COMMON, *KINDS.get(str(kind), ()), *own), *path)
    name = _word(document, raw.get("id"), *path, "id")
    place = raw.get("place", "side")
    if place not in PLACES:
        raise document.error(unknown("place", place, PLACES), (*path, "place"))
    for key, words in (("cells", CELL), ("parts", PART), ("cards", CARD), ("tries", TRY)):
        for n, one in enumerate(raw.get(key) or ()):
            _known(document, one, words, *path, key, n)
    case = None
    if kind == "position":
        like = {key: raw[key] for key in (*CASE, *own) if key in raw}
        case = cases.Case(data.DocumentPart(document, path, {"name": name, "game": game, **like}))
    return Figure(name, str(kind), place, raw, case)
