"""A flat picture laid down: narrower and lower at the back, as a board on a table is seen from its edge."""

from __future__ import annotations

import math

import pygame

BACK, FORE = 0.86, 0.84  # how wide the back edge is; how much of the height the back half gets

Box = tuple[float, float, float, float]


class Slope:
    """Where the points of a box of the flat picture come to lie in a picture of `size`."""

    def __init__(self, box: Box, size: tuple[float, float]) -> None:
        self.box, self.size = box, size

    def __call__(self, x: float, y: float) -> tuple[float, float]:
        left, top, wide, high = self.box
        t, u = (y - top) / high, (x - left) / wide - 0.5
        w, h = self.size
        return w / 2 + u * self.wide_at(t) * w, h * (FORE * t + (1 - FORE) * t * t)

    @staticmethod
    def wide_at(t: float) -> float:
        """How wide the picture is so far from its back edge (0) to the front (1)."""
        return BACK + (1 - BACK) * t

    @staticmethod
    def row_of(v: float) -> float:
        """Which part of the flat picture (0 to 1 from the back) lies at this height of the tilted one."""
        a = 1 - FORE
        return (-FORE + math.sqrt(FORE * FORE + 4 * a * max(0.0, v))) / (2 * a)


def tilt(flat: pygame.Surface, area: pygame.Rect, size: tuple[int, int]) -> pygame.Surface:
    """That part of an opaque picture laid down, row by row; what lies beside it is black."""
    w, h = size
    even = pygame.transform.smoothscale(flat.subsurface(area).convert(32), (w, h))
    out = pygame.Surface((w, h), 0, 32)
    for y in range(h):
        t = Slope.row_of((y + 0.5) / h)
        wide = max(1, round(w * Slope.wide_at(t)))
        row = even.subsurface((0, min(h - 1, int(t * h)), w, 1))
        out.blit(pygame.transform.smoothscale(row, (wide, 1)), ((w - wide) // 2, y))
    return out
