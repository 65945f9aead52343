"""Single changes of written game data: would the cases notice them? What an item and a change are, for every game."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

Variant = tuple[tuple[Any, ...], str, Any]  # path inside an entry, the change in words, what then stands there
LEFT_OUT: Any = object()  # as the value of a variant: nothing stands there any more


class DataItem(NamedTuple):
    """A part of the data that is judged as one: a card, a level of a fear card, a part of a spirit."""

    kind: str
    id: str
    file: str
    shelf: str  # the list it is written in: card, fear, spirit, invader; or action, pieces
    owner: str  # id of the entry it is part of
    parts: tuple[tuple[Any, ...], ...]  # paths inside the entry that belong to it


class Mutation(NamedTuple):
    """One change: where and what, and the whole entry as it then reads (None: there is nothing left to load)."""

    item: str
    path: str
    change: str
    entry: Any

    def __str__(self) -> str:
        return f"{self.path}: {self.change}"


def items_of(
    shelves: Mapping[str, Mapping[str, Any]], kinds: tuple[str, ...], files: Mapping[str, str], silent: set[str]
) -> list[DataItem]:
    """One item for each entry of these lists, in data order, judged by all that stands in it but the silent words."""
    return [
        DataItem(kind, f"{kind}:{name}", files[kind], kind, name, tuple((key,) for key in entry if key not in silent))
        for kind in kinds
        for name, entry in shelves[kind].items()
    ]


def changes(item: DataItem, entry: Any, variants: Callable[[Any, tuple[Any, ...]], Iterator[Variant]]) -> Iterator[Mutation]:
    """Every single change of the parts of an item: its entry with each variant in its place."""
    for part in item.parts:
        for path, change, value in variants(entry[part[0]], part):
            yield Mutation(item.id, ".".join(map(str, path)), change, _with(entry, path, value))


def _with(entry: Any, path: tuple[Any, ...], value: Any) -> Any:
    made = place = copy.deepcopy(entry)
    for key in path[:-1]:
        place = place[key]
    if value is LEFT_OUT:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return made


def variants(value: Any, path: tuple[Any, ...], others: Callable[[str], list[str]]) -> Iterator[Variant]:
    """Every number one up and down, every switch the other way, every word another of its family (`others`), and a list of
    tables without its first.
    """
    if isinstance(value, dict):
        for key, item in value.items():
            yield from variants(item, (*path, key), others)
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from variants(item, (*path, at), others)
        if value and isinstance(value[0], dict):
            yield path, "first left out", value[1:]
    elif isinstance(value, bool):
        yield path, f"{value} -> {not value}", not value
    elif isinstance(value, int | float):
        for number in (value + 1, value - 1):
            if number >= 0 or value < 0:
                yield path, f"{value} -> {number}", number
    elif isinstance(value, str):
        for other in others(value):
            yield path, f"{value} -> {other}", other


def next_words(families: tuple[tuple[str, ...], ...], word: Any) -> list[str]:
    """The next word of each family that has it."""
    return [family[(family.index(word) + 1) % len(family)] for family in families if word in family]
