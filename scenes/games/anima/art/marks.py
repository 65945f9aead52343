"""Marks on pictures: the disc that a level, a sign or an arrow stands on; the glow about a place where something happens."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw.svg import circle, rect
from scenes.draw.theme import BONE, INK
from scenes.games.anima.art import inks
from scenes.games.anima.art.sheet import Picture, Size, View, around

REACH = 15.0  # design px that a glow reaches beyond its place


@dataclass(frozen=True)
class Round(Picture):
    """A disc in a colour, for what is written or drawn on it. 48 x 48 units."""

    tone: str = BONE

    def view(self, size: Size) -> View:
        return around(View(0, 0, 48, 48), size)

    def drawn(self, view: View) -> str:
        out = circle(25, 26, 21.6, inks.FIGURE, opacity=0.4) + circle(23.6, 23.4, 21, self.tone, INK, 2.8)
        return out if self.tone == BONE else out + circle(23.6, 23.4, 17.6, "none", BONE, 1.3, 0.55)

    def surface(self, size: Size, radius: float = 0.0, frame: float = 0.0) -> pygame.Surface:
        return super().surface(size, radius, frame)


def level(n: int) -> Round:
    """The disc of a level."""
    return Round(inks.LEVELS.get(n, inks.LEVELS[3]))


@dataclass(frozen=True)
class Glow(Picture):
    """The rim of embers about a place so many design px large and round; it reaches `REACH` beyond it on all sides."""

    w: float
    h: float
    round: float = 9.0

    def view(self, size: Size) -> View:
        return View(0, 0, self.w + 2 * REACH, self.h + 2 * REACH)

    def drawn(self, view: View) -> str:
        out = ""
        for n in range(12, 0, -1):  # the farther from the place the paler
            far = REACH * 0.9 * n / 12
            out += rect(REACH, REACH, self.w, self.h, self.round + far / 2, "none", inks.EMBER, 2 * far, opacity=0.075)
        out += rect(REACH - 1.5, REACH - 1.5, self.w + 3, self.h + 3, self.round + 1.5, "none", "#14101E", 6.5)
        return out + rect(REACH - 1.5, REACH - 1.5, self.w + 3, self.h + 3, self.round + 1.5, "none", "#F2A65A", 3.6)

    def surface(self, size: Size, radius: float = 0.0, frame: float = 0.0) -> pygame.Surface:
        return super().surface(size, radius, frame)
