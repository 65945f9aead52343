"""The one way YAML is read: a small strict part of YAML, so that a file means what it looks like.

Refused, each with file and line: anchors, aliases, tags, directives, merge keys, duplicate keys, keys that
are not text (whole numbers only where the caller allows them), several documents (except ``load_many``,
for case files), control characters, files that are too big, too deep or not UTF-8.

Plain (unquoted) values: ``true`` and ``false``; ``null``, ``~`` and nothing; whole numbers such as ``12``;
decimals such as ``0.25``. What YAML 1.1 or 1.2 would turn into something else by surprise is an error that
asks for quotes: ``yes no on off True NULL 017 0x1f 0o17 1_000 12:30 1e3 .5 1.10 .inf .nan 2024-01-31 =
<<``. All else is text.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import yaml

from game.core import paths
from game.core.errors import DataError, Localized, PathPart

SCHEMA_VERSION = 1  # raise it when the meaning of a file changes, so that old cached data are not used
MAX_BYTES = 1_000_000
MAX_DEPTH = 24
MAX_NODES = 100_000
MAX_INT = 2**63 - 1
CACHE_FILES = 400

Lines = dict[tuple[PathPart, ...], int]
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_INT = re.compile(r"[-+]?(?:0|[1-9][0-9]*)\Z")
_FLOAT = re.compile(r"-?(?:0|[1-9][0-9]*)\.(?:0|[0-9]*[1-9])\Z")
_CONSTANTS = {"true": True, "false": False, "null": None, "~": None, "": None}
_SURPRISE = re.compile(
    r"""(?:
        yes|no|on|off|true|false|null                # in any case; the plain ones are caught before
      | [-+]?0[0-9_]+                                # octal in 1.1, decimal in 1.2
      | [-+]?0[bB][01_]+ | [-+]?0[xX][0-9a-fA-F_]+ | [-+]?0[oO][0-7_]+
      | [-+]?[0-9][0-9_]*                            # 1_000
      | [-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?      # base 60
      | [-+]?(?:\.[0-9][0-9_]*|[0-9][0-9_]*(?:\.[0-9_]*)?)(?:[eE][-+]?[0-9]+)?
      | [-+]?\.(?:inf|nan)
      | [0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt\ \t].*)?
      | = | <<
    )\Z""",
    re.VERBOSE | re.IGNORECASE,
)
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufeff\ufffe\uffff]")
_NOT_IN_FILES = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


class Document:
    """One YAML document: ``value`` (dict, list, text, number, bool, None) and the line of each part of it."""

    __slots__ = ("value", "file", "_source", "_int_keys", "_index", "_lines")

    def __init__(self, value: Any, file: str, source: bytes, int_keys: bool, index: int = 0) -> None:
        self.value = value
        self.file = file
        self._source = source
        self._int_keys = int_keys
        self._index = index
        self._lines: Lines | None = None

    def line_of(self, path: Sequence[PathPart] = ()) -> int:
        """The line (from 1) of the key or list item at ``path``; of its nearest parent where there is none.

        Lines are found by reading the source once more, because only errors ask for them.
        """
        if self._lines is None:
            self._lines = {}
            _Reader(self._source, self.file, self._int_keys, self._lines, self._index).all()
        here = tuple(path)
        while here not in self._lines and here:
            here = here[:-1]
        return self._lines.get(here, 1)

    def error(self, message: str, path: Sequence[PathPart] = ()) -> DataError:
        """A DataError about the part at ``path``, for the caller to raise."""
        return DataError(message, self.file, self.line_of(path), path)


class DocumentPart(Document):
    """A part of a file, read as a document of its own; its errors name the place in the whole."""

    __slots__ = ("_whole", "_path")

    def __init__(self, whole: Document, path: tuple[PathPart, ...], value: Any) -> None:
        super().__init__(value, whole.file, b"", False)
        self._whole, self._path = whole, path

    def line_of(self, path: Sequence[PathPart] = ()) -> int:
        return self._whole.line_of((*self._path, *path))

    def error(self, message: str, path: Sequence[PathPart] = ()) -> DataError:
        return self._whole.error(message, (*self._path, *path))


def load(path: str | Path, *, int_keys: bool = False, cache: bool = False) -> Document:
    """Reads a file with exactly one document. ``int_keys`` allows whole numbers as keys. Raises DataError.

    ``cache`` takes the value from the user's cache folder when it holds one for this very content, and
    puts it there otherwise; a damaged or unwritable cache is as good as none.
    """
    name = paths.short(path)
    source = paths.read_bytes(path, MAX_BYTES)
    if cache:
        key = _cache_key(source, int_keys)
        found, value = _from_cache(key)
        if found:
            return Document(value, name, source, int_keys)
    document = parse(source, name, int_keys=int_keys)
    if cache:
        _to_cache(key, document.value)
    return document


def load_many(path: str | Path, *, int_keys: bool = False) -> list[Document]:
    """Reads a case file: one or more documents with ``---`` between them. Raises DataError."""
    return parse_many(paths.read_bytes(path, MAX_BYTES), paths.short(path), int_keys=int_keys)


def parse(source: bytes | str, name: str = "<text>", *, int_keys: bool = False) -> Document:
    """As ``load``, from text; ``name`` stands for the file in errors."""
    documents = parse_many(source, name, int_keys=int_keys)
    if len(documents) > 1:
        line = documents[1].line_of()
        raise DataError("only case files may hold several documents (a line ---)", name, line)
    return documents[0]


def parse_many(source: bytes | str, name: str = "<text>", *, int_keys: bool = False) -> list[Document]:
    """As ``load_many``, from text."""
    raw = source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source
    if len(raw) > MAX_BYTES:
        message = Localized(f"the file has {len(raw)} bytes, at most {MAX_BYTES} are read", "too-long", most=MAX_BYTES)
        raise DataError(message, name)
    values = _Reader(raw, name, int_keys).all()
    if not values:
        raise DataError(Localized("the file is empty", "empty"), name)
    return [Document(value, name, raw, int_keys, index) for index, value in enumerate(values)]


class _Reader:
    """Builds plain values from YAML events; ``lines`` receives where each part of document ``index`` is."""

    def __init__(self, raw: bytes, name: str, int_keys: bool, lines: Lines | None = None, index: int = -1) -> None:
        self.name = name
        self.int_keys = int_keys
        self.lines = lines
        self.index = index
        self.nodes = 0
        self.document = -1
        self.source = paths.decode_utf8(raw, name)
        bad = _NOT_IN_FILES.search(self.source)
        if bad:
            line = self.source.count("\n", 0, bad.start()) + 1
            raise DataError(f"the file holds the control character U+{ord(bad[0]):04X}", name, line)
        self.loader = _Loader(self.source)

    def all(self) -> list[Any]:
        values: list[Any] = []
        try:
            while True:
                event = self.next()
                kind = type(event)
                if kind is yaml.StreamEndEvent:
                    return values
                if kind is yaml.DocumentStartEvent:
                    if event.version or event.tags:
                        raise self.error("% directives are not used here", event)
                    self.document += 1
                    first = self.next()
                    self.note((), first)
                    values.append(self.node(first, (), 1))
        finally:
            self.loader.dispose()

    def next(self) -> Any:
        try:
            return self.loader.get_event()
        except yaml.MarkedYAMLError as problem:
            mark = problem.problem_mark or problem.context_mark
            text = " ".join(str(part) for part in (problem.problem, problem.context) if part)
            line = mark.line + 1 if mark is not None else None
            raise DataError(_not_yaml(text), self.name, line) from None
        except (yaml.YAMLError, ValueError) as problem:
            reason = getattr(problem, "reason", None) or str(problem)
            raise DataError(_not_yaml(str(reason)), self.name) from None

    def error(self, message: str, event: Any, path: tuple[PathPart, ...] = ()) -> DataError:
        return DataError(message, self.name, event.start_mark.line + 1, path)

    def note(self, path: tuple[PathPart, ...], event: Any) -> None:
        if self.lines is not None and self.document == self.index:
            self.lines[path] = event.start_mark.line + 1

    def node(self, event: Any, path: tuple[PathPart, ...], depth: int) -> Any:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise self.error(f"the file has more than {MAX_NODES} values", event)
        if depth > MAX_DEPTH:
            raise self.error(f"this is nested more than {MAX_DEPTH} levels deep", event)
        kind = type(event)
        if kind is yaml.AliasEvent:
            raise self.error(f"aliases (*{event.anchor}) are not used here: write the value out", event, path)
        if event.anchor is not None:
            raise self.error(f"anchors (&{event.anchor}) are not used here", event, path)
        if event.tag is not None:
            raise self.error(f"tags ({event.tag}) are not used here", event, path)
        if kind is yaml.ScalarEvent:
            return self.scalar(event, path)
        if kind is yaml.SequenceStartEvent:
            items: list[Any] = []
            while type(event := self.next()) is not yaml.SequenceEndEvent:
                here = (*path, len(items))
                self.note(here, event)
                items.append(self.node(event, here, depth + 1))
            return items
        return self.mapping(path, depth)

    def mapping(self, path: tuple[PathPart, ...], depth: int) -> dict[Any, Any]:
        result: dict[Any, Any] = {}
        seen: set[str] = set()
        while type(event := self.next()) is not yaml.MappingEndEvent:
            if type(event) in (yaml.SequenceStartEvent, yaml.MappingStartEvent):
                raise self.error("a key must be plain text", event, path)
            if type(event) is yaml.ScalarEvent and event.implicit[0] and event.value == "<<":
                raise self.error("merge keys (<<) are not used here", event, path)
            key = self.node(event, path, depth)
            if isinstance(key, bool) or not isinstance(key, (str, int)):
                raise self.error(
                    Localized(f'the key "{event.value}" must be in quotes to be text', "quote", word=event.value), event, path
                )
            if isinstance(key, int) and not self.int_keys:
                raise self.error(Localized(f"the key {key} is a number: put it in quotes", "quote", word=str(key)), event, path)
            if str(key) in seen:
                raise self.error(Localized(f'the key "{key}" is written twice', "twice", word=str(key)), event, path)
            seen.add(str(key))
            here = (*path, key)
            self.note(here, event)
            result[key] = self.node(self.next(), here, depth + 1)
        return result

    def scalar(self, event: Any, path: tuple[PathPart, ...]) -> Any:
        text: str = event.value
        if not event.implicit[0]:  # quoted or a block: always text
            return self.text(text, event, path)
        if text in _CONSTANTS:
            return _CONSTANTS[text]
        if _INT.match(text):
            if len(text) > 20 or abs(int(text)) > MAX_INT:
                raise self.error(f"the number {text[:24]} is too large", event, path)
            return int(text)
        if _FLOAT.match(text) and len(text) <= 24:
            return float(text)
        if _SURPRISE.match(text):
            raise self.error(
                f"{text[:40]} is read differently by different programs: "
                "put it in quotes if it is text, else write true, false, null or a plain number",
                event,
                path,
            )
        return self.text(text, event, path)

    def text(self, text: str, event: Any, path: tuple[PathPart, ...]) -> str:
        bad = _CONTROL.search(text)
        if bad:
            raise self.error(f"the text holds the control character U+{ord(bad[0]):04X}", event, path)
        return text


def _not_yaml(text: str) -> Localized:
    why = _one_line(text)
    return Localized(f"this is not valid YAML: {why}", "not-yaml", why=why)


def _one_line(text: str) -> str:
    return " ".join(text.split())


# --- cache: <user cache>/data/<key>.bin = sha256 of the payload + payload. msgpack rather than JSON,
# because JSON would turn whole-number keys into text. Only plain values come out of it; nothing in it can
# run.


def _cache_key(source: bytes, int_keys: bool) -> str:
    return hashlib.sha256(b"%d %d " % (SCHEMA_VERSION, int_keys) + source).hexdigest()


def _cache_file(key: str) -> Path:
    return paths.cache_dir() / "data" / f"{key}.bin"


def _from_cache(key: str) -> tuple[bool, Any]:
    try:
        content = _cache_file(key).read_bytes()
        if hashlib.sha256(content[32:]).digest() != content[:32]:
            return False, None
        return True, msgspec.msgpack.decode(content[32:])
    except (OSError, ValueError, msgspec.MsgspecError, RecursionError):
        return False, None


def _to_cache(key: str, value: object) -> None:
    try:
        payload = msgspec.msgpack.encode(value)
        file = _cache_file(key)
        paths.write_atomic(file, hashlib.sha256(payload).digest() + payload)
        others = list(file.parent.glob("*.bin"))
        if len(others) > CACHE_FILES:
            others.sort(key=lambda each: each.stat().st_mtime)
            for old in others[: len(others) // 2]:
                old.unlink(missing_ok=True)
    except OSError:
        pass
