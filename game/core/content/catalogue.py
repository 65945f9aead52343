"""The catalogue: data files of one game, from its shipped folder and from packs, as checked items under one rule.

Each file has a shape: a struct whose fields are the lists and tables in it. Each item of a list has one too, and `read`
turns what is written into it; a slip is one sentence with file, line, path and what was probably meant. What effects mean
is not checked here: the signatures of the verbs do that.

One rule for every pack: a new id is added, and one that is there already is refused, unless the file begins with
`replace: true`. Such a file empties the lists it contains before it fills them, and its figures take the place of those
of the same name.
"""

from __future__ import annotations

import hashlib
import re
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.core.content import data
from game.core.engine.ops import Source, Where
from game.core.errors import DataError, Localized, unknown

T = TypeVar("T")

Items = list[dict[str, Any]]  # a list of a file: tables with an id each
Ops = list[dict[str, Any]]  # a list of effects, for a compiler to read
Count = typing.Annotated[int, msgspec.Meta(ge=0)]
Positive = typing.Annotated[int, msgspec.Meta(ge=1)]

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\Z")
_AT = re.compile(r"\.([\w-]+)|\[(\d+)\]|(\[\.\.\.\])")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a data file: only the words that are declared."""


class File(Part, frozen=True):
    """What any data file may have beside its lists: the set its items are of, and whether it takes the place of others."""

    schema: str = ""
    set: str = ""
    sets: list[str] = []  # those that share its items, where there are several
    replace: bool = False


class Entry(NamedTuple):
    """One item as it is written, and where."""

    written: Any
    where: Where
    folder: Path


class Catalogue:
    """All items and figures of these folders, the shipped one first. `files`: the shape of each, in the order in which they
    are read; those `beside` are no part of the rules, so not of `data_hash`. `changes`: a file with figures to try, see
    `_change`. Raises DataError.
    """

    def __init__(
        self, folders: Sequence[Path], files: Mapping[str, type[File]], beside: Sequence[str] = (), changes: Path | None = None
    ) -> None:
        self._parts: dict[tuple[str, str], dict[str, Entry]] = {}
        digest = hashlib.sha256()
        for folder in folders:
            for name, shape in files.items():
                if not (folder / name).exists():
                    continue
                if name not in beside:
                    digest.update((folder / name).read_bytes())
                self._add(folder, name, shape)
        if changes is not None:
            self._change(changes, files)
            digest.update(changes.read_bytes())
        self.data_hash = digest.hexdigest()

    def entries(self, file: str, name: str) -> tuple[Entry, ...]:
        """The items of a list, or the figures of a table, in the order in which they came."""
        return tuple(self._parts.get((file, name), {}).values())

    def places(self, file: str, name: str) -> tuple[tuple[str, Entry], ...]:
        """The same by name."""
        return tuple(self._parts.get((file, name), {}).items())

    def table(self, file: str, name: str = "") -> dict[str, Any]:
        """The figures of a table by name; without a name those that stand at the top of the file."""
        return {key: entry.written for key, entry in self._parts.get((file, name), {}).items()}

    def _add(self, folder: Path, name: str, shape: type[File]) -> None:
        document = data.load(folder / name, cache=True)
        where = Where(Source(document))
        head = read(shape, document.value, where)
        kinds = _fields(shape)
        for key, value in document.value.items():
            if key in File.__struct_fields__:
                continue
            place = where.at(key)
            if kinds[key] == Items:
                shelf = self._parts.setdefault((name, key), {})
                if head.replace:
                    shelf.clear()
                for at, item in enumerate(value):
                    here = place.at(at)
                    if head.set:
                        item.setdefault("set", head.set)
                    if head.sets:
                        item.setdefault("sets", head.sets)
                    self._put(shelf, identified(item, here), Entry(item, here, folder), False)
            elif isinstance(value, dict):
                shelf = self._parts.setdefault((name, key), {})
                for word, figure in value.items():
                    self._put(shelf, word, Entry(figure, place.at(word), folder), head.replace)
            else:
                self._put(self._parts.setdefault((name, ""), {}), key, Entry(value, place, folder), head.replace)

    def _change(self, file: Path, files: Mapping[str, type[File]]) -> None:
        """Figures to try: `setup_cards: {cards: [{id: su1, reward: [...]}]}` says of a file (without its ending) only what is
        other in it. Items and figures must be there already; what is not said of an item stays.
        """
        document = data.load(file)
        where = Where(Source(document))
        if not isinstance(document.value, dict):
            raise where.fail("a table of files is expected here")
        stems = {name.rpartition(".")[0]: name for name in files}
        for stem, parts in document.value.items():
            name = stems[where.at(stem).pick(stem, tuple(stems), "file")]
            read(files[name], parts, where.at(stem))
            kinds = _fields(files[name])
            for key, value in parts.items():
                place = where.at(stem, key)
                if kinds[key] == Items:
                    shelf = self._parts.setdefault((name, key), {})
                    for at, item in enumerate(value):
                        here = place.at(at)
                        there = shelf[here.at("id").pick(identified(item, here), tuple(shelf), "item")]
                        shelf[item["id"]] = Entry({**there.written, **item}, here, there.folder)
                elif isinstance(value, dict):
                    shelf = self._parts.setdefault((name, key), {})
                    for word, figure in value.items():
                        shelf[place.at(word).pick(word, tuple(shelf), "figure")] = Entry(figure, place.at(word), file.parent)
                else:
                    self._parts.setdefault((name, ""), {})[key] = Entry(value, place, file.parent)

    @staticmethod
    def _put(shelf: dict[str, Entry], name: str, entry: Entry, replace: bool) -> None:
        there = shelf.get(name)
        if there is not None and there.where.document is entry.where.document:
            raise entry.where.fail(Localized(f'"{name}" is there twice', "twice", word=name))
        if there is not None and not replace:
            other = there.where.file
            said = f'"{name}" is there already, in {other}: only a file with "replace: true" takes its place'
            raise entry.where.fail(Localized(said, "there", word=name, other=other))
        shelf[name] = entry


def identified(item: dict[str, Any], where: Where) -> str:
    """The id of an item. Raises DataError where it has none."""
    name = item.get("id")
    if not isinstance(name, str):
        raise where.fail(Localized('"id" is missing', "missing", word="id"))
    if not _ID.match(name):
        raise where.at("id").fail(Localized(f'"{name}" is no id: small letters, digits and hyphens', "no-id", word=name))
    return name


def read(kind: type[T], value: Any, where: Where) -> T:
    """What is written, in its declared shape. Raises DataError with the place of what does not fit."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as problem:
        raise _fault(kind, value, where, str(problem)) from None


# ------------------------------------------------------------------------------------------------ what is wrong, in words

_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}


def _fault(kind: Any, value: Any, where: Where, said: str) -> DataError:
    """The error that msgspec's words `said` mean: its place looked up in the file, the words it knows in the shape."""
    what, _, path = said.partition(" - at `")
    if path.startswith("key`"):
        return where.fail(f"the words of this table: {what}")
    for name, index, any_key in _AT.findall(path):
        if any_key:  # msgspec does not say under which word: the first that does not fit
            kind = _inside(kind, "")
            for word, part in value.items():
                try:
                    msgspec.convert(part, kind)
                except msgspec.ValidationError as problem:
                    return _fault(kind, part, where.at(word), str(problem))
        key: Any = int(index) if index else name
        kind, value, where = _inside(kind, key), value[key], where.at(key)
    words = re.findall(r"`([^`]*)`", what)
    if what.startswith("Object missing"):
        return where.fail(Localized(f'"{words[0]}" is missing', "missing", word=words[0]))
    if what.startswith("Object contains"):
        return where.at(words[0]).fail(unknown("key", words[0], tuple(_fields(_struct(kind)))))
    if what.startswith("Invalid enum"):
        return where.fail(unknown("word", value, _choices(kind)))
    shown = _shown(value)
    if bound := re.search(r"`int` >= (-?\d+)", what):
        return where.fail(f"{shown} is no number from {bound[1]} on")
    if bound := re.search(r"`int` <= (-?\d+)", what):
        return where.fail(f"{shown} is more than {bound[1]}")
    if what.startswith("Expected `") and len(words) == 2:
        wanted = " or ".join(_WORDS.get(each, each) for each in words[0].split(" | ") if each != "null")
        if wanted == _WORDS["int"]:
            return where.fail(f"{shown} is no number: {wanted} is expected here")
        return where.fail(f"{wanted} is expected here, not {shown}")
    return where.fail(what[:1].lower() + what[1:].replace("`", ""))


def _shown(value: Any) -> str:
    """A value as a sentence names it."""
    if value is None or isinstance(value, bool):
        return {None: "nothing", True: "true", False: "false"}[value]
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else str(value)


def _parts(kind: Any) -> tuple[object, ...]:
    """What a declared kind may be: the members of a union, without what annotates them."""
    if typing.get_origin(kind) is typing.Annotated:
        return _parts(typing.get_args(kind)[0])
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return tuple(part for each in typing.get_args(kind) for part in _parts(each))
    return (kind,)


def _struct(kind: Any) -> Any:
    return next((part for part in _parts(kind) if isinstance(part, type) and issubclass(part, msgspec.Struct)), Part)


def _fields(shape: Any) -> dict[str, Any]:
    """The declared kind of each field, by the word it is written with."""
    return {field.encode_name: field.type for field in msgspec.structs.fields(shape)}


def _inside(kind: Any, key: Any) -> Any:
    """The declared kind of what stands at `key` in a value of this kind."""
    for part in _parts(kind):
        arguments = typing.get_args(part)
        if typing.get_origin(part) is dict:
            return arguments[1]
        if typing.get_origin(part) is list:
            return arguments[0]
        if typing.get_origin(part) is tuple and isinstance(key, int):
            return arguments[key] if key < len(arguments) and arguments[-1] is not Ellipsis else arguments[0]
        if isinstance(part, type) and issubclass(part, msgspec.Struct) and key in _fields(part):
            return _fields(part)[key]
    return Any


def _choices(kind: Any) -> tuple[object, ...]:
    return tuple(word for part in _parts(kind) if typing.get_origin(part) is typing.Literal for word in typing.get_args(part))


def enough(there: Iterable[tuple[str, int, int]], folder: Path) -> None:
    """Whether the packs together have what a full table needs: (what, how many there are, how many it takes). Raises DataError
    with the folder read last.
    """
    for name, found, needed in there:
        if found < needed:
            raise DataError(f"there are {found} {name}, at least {needed} are needed", folder.name)
