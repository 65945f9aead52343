"""What lies face down: the back of a card and of a tile, where a game has none of its own."""

from __future__ import annotations

import pygame

from scenes.draw import icons, svg, theme
from scenes.draw.surface_cache import remembered

GROUND = "#23485F"


def card(size: tuple[int, int], scale: float) -> pygame.Surface:
    """A card: a star in a ring."""
    w, h = size[0] / scale, size[1] / scale
    body = _framed(w, h, 1, 5, (9, 6), (2, 1.4))
    r = min(w, h) * 0.24
    body += svg.circle(w / 2, h / 2, r, "none", theme.BRASS_LIGHT, 1.6)
    body += svg.path(svg.star_d(w / 2, h / 2, r * 0.86, r * 0.28, 4), theme.BRASS_LIGHT, theme.INK, 1)
    return svg.rasterise(body, w, h, scale)


def tile(px: int) -> pygame.Surface:
    """A square tile so wide: a compass in a ring; cached, do not draw on it."""
    return _tile(px, theme.palette())


@remembered(maxsize=12)
def _tile(px: int, _palette: str) -> pygame.Surface:
    body = _framed(96, 96, 1.5, 6, (6, 4), (2.4, 1.4))
    body += svg.circle(48, 48, 25, "none", theme.BRASS_LIGHT, 1.6)
    body += svg.group(svg.recoloured(icons.inner("compass"), theme.BRASS_LIGHT), 48 - 19, 48 - 19, 0.79)
    return svg.rasterise(body, 96, 96, px / 96)


def _framed(w: float, h: float, edge: float, inner: float, round_by: tuple[float, float], line: tuple[float, float]) -> str:
    """The ground with its ink edge, and a brass line farther in."""
    body = svg.rect(edge, edge, w - 2 * edge, h - 2 * edge, round_by[0], GROUND, theme.INK, line[0])
    return body + svg.rect(inner, inner, w - 2 * inner, h - 2 * inner, round_by[1], "none", theme.BRASS, line[1])
