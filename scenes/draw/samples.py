"""What a game shows of its colours: its samples in the settings, and what has to be told apart whatever the eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

SHARE = 0.12  # part of two pictures that must differ


class Group(NamedTuple):
    """Pictures that must not be mistaken for each other, as they lie on a ground, in squares of `side` pixels."""

    name: str
    pictures: dict[str, pygame.Surface]
    ground: str
    side: int
    share: float = SHARE


class Samples(NamedTuple):
    """`terrains` and `icons` by id, as a palette's sample shows them; `groups` gives the pictures at a size of pieces in px;
    `grounds`: on which colours the outline of what may be chosen must be seen; `picture`: a piece of its table at a size and
    a scale, in the colours of the palette in use."""

    terrains: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    groups: Callable[[int], list[Group]] | None = None
    grounds: tuple[tuple[str, str], ...] = ()
    picture: Callable[[tuple[int, int], float], pygame.Surface] | None = None
