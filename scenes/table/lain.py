"""How the list of a question lay, so that it lies there again."""

from __future__ import annotations

from typing import NamedTuple

import pygame

Cell = tuple[int, int, int]  # which option, its width, its height
Said = tuple[tuple[str, str], ...]  # key and words of each option


class Lain(NamedTuple):
    """The list of a question: its options, its box and its rows, from which card, in which turn; pixels that it hid of what
    stands there."""

    said: Said
    box: pygame.Rect
    rows: list[list[Cell]]
    source: str
    turn: int
    hidden: int
