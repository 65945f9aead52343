"""Single changes of written game data: would the cases notice them? What an item and a change are, for every game."""

from __future__ import annotations

from typing import Any, NamedTuple


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
