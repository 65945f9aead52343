"""How a game ends on the screen, as plain data: what is said, what is counted up, the board it is seen on.

A game tells a `Finale` in its summary and gives the board as a `Hero`; without either the end is told in the common words,
over the open sea. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, Protocol

import pygame

WIN, LOSS, CALM = "win", "loss", "calm"  # what the light is like: dawn, dusk, day (rivals: somebody has won)


class Tally(NamedTuple):
    """A figure that is counted up. `disc`: a player's colour in place of the icon; `total`: the one all lead to, larger;
    `keep`: the note stands below the name in a flat row, too, as the name alone does not say which the figure counts."""

    icon: str
    name: str
    value: int
    note: str = ""
    disc: str = ""
    total: bool = False
    keep: bool = False


class Flight(NamedTuple):
    """Points that fly from a place of the board to the figure of this number, and stay there as a tag in a player's colour."""

    spot: str
    tally: int
    points: int
    colour: str = ""


@dataclass(slots=True)
class Finale:
    """`title`: what has come of it, in a few words ("" = the headline), and `line` why ("" = the reason as the log has it);
    `parts`: what the total is made of, the first of them the total itself; `had`: what would have led elsewhere, as far as that
    is certain; `seal`: the icon beside the title.
    """

    mood: str = CALM
    title: str = ""
    line: str = ""
    seal: str = "trophy"
    tallies: tuple[Tally, ...] = ()
    parts: tuple[str, ...] = ()
    had: str = ""
    flights: tuple[Flight, ...] = ()


class Behind(NamedTuple):
    """Something that rises behind the board: its picture, and where its foot stands (the middle, 0 to 1 of the board's width)."""

    picture: pygame.Surface
    at: float


class Board(NamedTuple):
    """The board as the end shows it: its picture, layers that come over it one after another, places on it, who stands behind.
    `rim`: pixels of the picture round what was asked for; `ships`: whether anything sails behind it."""

    picture: pygame.Surface
    layers: tuple[pygame.Surface, ...] = ()
    spots: Mapping[str, tuple[int, int]] = MappingProxyType({})
    behind: tuple[Behind, ...] = ()
    rim: int = 0
    ships: bool = True


class Hero(Protocol):
    """The last position of a board. It was read when this was made: `paint` may run beside the screen. `crowd`: how many stand
    behind the board after a win, to whom the words leave room."""

    @property
    def crowd(self) -> int: ...

    def paint(self, size: tuple[int, int], scale: float, mood: str) -> Board:
        """The board as large as it can be in so many pixels."""


class FlatBoard:
    """Any picture of a board, as it is."""

    crowd = 0

    def __init__(self, picture: pygame.Surface) -> None:
        self.picture = picture

    def paint(self, size: tuple[int, int], scale: float, mood: str) -> Board:
        """Larger or smaller, never out of shape."""
        w, h = self.picture.get_size()
        k = min(size[0] / w, size[1] / h)
        return Board(pygame.transform.smoothscale(self.picture.convert(32), (round(w * k), round(h * k))))
