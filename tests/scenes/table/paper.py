"""What the two tables of the mock-ups are written down with: rows, places and asks as the contract has them, and no rules."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.draw import icons, svg
from scenes.draw.card import CardSpec
from scenes.draw.theme import INK
from scenes.table.ask import Ask, Pick
from scenes.table.place import Place
from scenes.table.rows import Row


class Thing(NamedTuple):
    """What stands on the middle of the table: its key and its words."""

    key: str
    name: str
    value: str = ""


class Emblem(NamedTuple):
    """A picture until there is a painted one: an icon on its ground."""

    icon: str
    ground: str

    def surface(self, size: tuple[int, int], radius: float, frame: float) -> pygame.Surface:
        w, h = size
        side = min(w, h) * 0.8
        body = svg.rect(frame / 2, frame / 2, w - frame, h - frame, radius, self.ground, INK, frame or 0.1)
        body += svg.group(icons.inner(self.icon), (w - side) / 2, (h - side) / 2, side / 48)
        return svg.rasterise(body, w, h)


class Held(NamedTuple):
    """A card in the hand row: its key, what it shows, the slip on it, and under which heading it lies."""

    key: str
    card: CardSpec
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
    hand: tuple[Held, ...]
    moments: tuple[Moment, ...]
    cards: tuple[CardSpec, ...] = ()  # those that lie elsewhere
