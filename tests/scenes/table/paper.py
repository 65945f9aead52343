"""What the two tables of the mock-ups are written down with: rows, places and asks as the contract has them, and no rules."""

from __future__ import annotations

from typing import NamedTuple

from scenes.table.ask import Ask, Pick
from scenes.table.place import Place
from scenes.table.rows import Row


class Thing(NamedTuple):
    """What stands on the middle of the table: its key and its words."""

    key: str
    name: str
    value: str = ""


class Card(NamedTuple):
    """A card in the hand row: its key, its title, what it says, and the slip on it."""

    key: str
    title: str
    text: str
    badge: str = ""
    strip: str = ""
    tag: str = ""
    group: str = ""


class Moment(NamedTuple):
    """One question: what the rules would ask, and what a game's screen says of it."""

    kind: str
    prompt: str
    places: dict[str, Place]  # every legal key
    ask: Ask = Pick()


class PaperTable(NamedTuple):
    """A whole table."""

    game: str
    seats: tuple[str, ...]
    own: tuple[Row, ...]  # the left panel
    right: tuple[Row, ...]
    centre: tuple[Row, ...]  # what of the middle is made of rows: areas, the battle
    things: tuple[Thing, ...]  # and what lies on a map
    hand: tuple[Card, ...]
    moments: tuple[Moment, ...]
