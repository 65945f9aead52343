"""Pictures of cards as values: characters, places, creatures, advantages, missions, backs, dice.

Each is frozen and hashable; `surface(size)` gives its picture at exactly that size, kept and shared: do not draw on it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.draw import icons, svg
from scenes.draw.illustration import Size, framed, height
from scenes.draw.svg import circle, line_d, path, rect, star_d
from scenes.games.anima.art import inks
from scenes.games.anima.art.creatures import CreaturePicture as CreaturePicture
from scenes.games.anima.art.dice import Die as Die
from scenes.games.anima.art.motifs import Motif as Motif
from scenes.games.anima.art.places import PlacePicture as PlacePicture
from scenes.games.anima.art.portraits import Portrait as Portrait

WIDE = 330.0  # design units of a picture across
PIPS = {
    1: ((24, 24),), 2: ((14, 14), (34, 34)), 3: ((13, 13), (24, 24), (35, 35)), 4: ((14, 14), (34, 14), (14, 34), (34, 34)),
    5: ((13, 13), (35, 13), (24, 24), (13, 35), (35, 35)), 6: ((14, 12), (34, 12), (14, 24), (34, 24), (14, 36), (34, 36)),
}  # fmt: skip


def _sky(h: float, top: str, low: str, seed: int) -> str:
    body = svg.linear_gradient("sky", [(0, top), (1, low)]) + rect(0, 0, WIDE, h, 0, "url(#sky)")
    for n in range(18):
        x, y = (seed * 7 + n * 97) % 330, (seed * 3 + n * 61) % max(1, round(h * 0.6))
        body += path(star_d(x, y, 2.6 + n % 3, 0.9, 4), "#F4F0DC", opacity=0.7)
    return body


class _Picture:
    """What all pictures have in common."""

    def body(self, h: float) -> str:
        """SVG of `WIDE` x `h` units."""
        raise NotImplementedError

    def surface(self, size: Size, radius: float = 4.0, frame: float = 1.5) -> pygame.Surface:
        """The picture at that size; do not draw on it."""
        return framed(self, lambda: self.body(height(size)), size, radius, frame)


def emblem(name: str, x: float, y: float, side: float) -> str:
    """An icon in the middle of a point, as a part of a picture."""
    return svg.group(icons.inner(name), x - side / 2, y - side / 2, side / 48)


@dataclass(frozen=True)
class Back:
    """The back of a card: ring and spark."""

    def surface(self, size: Size, radius: float = 4.0, frame: float = 1.5) -> pygame.Surface:
        """At that size."""
        return framed(self, lambda: _back(height(size)), size, radius, frame)


def _back(h: float) -> str:
    x, y, r = WIDE / 2, h / 2, min(WIDE, h) * 0.24
    out = svg.linear_gradient("back", [(0, "#2E2450"), (1, "#171226")]) + rect(0, 0, WIDE, h, 0, "url(#back)")
    out += rect(18, 18, WIDE - 36, h - 36, 14, "none", "#8A4A3A", 5)
    return out + circle(x, y, r, "none", inks.EMBER, 9) + path(star_d(x, y, r * 0.8, r * 0.24, 4), inks.RIM)


def night(size: Size, draw: Callable[[str, Size], pygame.Surface] | None = None) -> pygame.Surface:
    """The sheet of the table: a night sky over embers, at that size."""
    w, h = float(size[0]), float(size[1])
    y = h * 0.52
    body = svg.linear_gradient("night", [(0, "#10142C"), (0.32, "#232650"), (0.47, "#5A3350"), (0.52, "#C8603A"),
                                         (0.54, "#3A1E2A"), (1, "#14101E")])  # fmt: skip
    body += rect(0, 0, w, h, 0, "url(#night)")
    for n in range(120):
        x, up = (n * 7919) % 1000 / 1000 * w, (n * 104729) % 1000 / 1000 * (y * 0.8)
        r = 0.8 + n * 37 % 27 / 10
        body += path(star_d(x, up, r, r * 0.3, 4), "#F4F0DC", opacity=0.35 + n * 53 % 55 / 100)
    for at, tall, tone in ((0.985, 0.085, "#3E2A4C"), (1.0, 0.045, "#2A1B34")):
        points = [(w * n / 26 - 10, y * at - (n * 7867 % 100) / 100 * h * tall) for n in range(28)]
        body += path(line_d([(-30, y + 8), *points, (w + 30, y + 8)]), tone, inks.FIGURE, 1.6)
    for n in range(60):
        x, down = (n * 6007) % 1000 / 1000 * w, y - h * 0.1 + (n * 3571) % 1000 / 1000 * (h - y + h * 0.1)
        body += circle(x, down, 0.7 + n % 4 * 0.5, inks.RIM, opacity=0.4 + n % 5 * 0.1)
    return svg.load(svg.document(body, (0, 0, w, h), size), size)
