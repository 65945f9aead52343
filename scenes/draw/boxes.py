"""Rectangles that have to be painted anew."""

from __future__ import annotations

import pygame


def merged(boxes: list[pygame.Rect]) -> list[pygame.Rect]:
    """Boxes that overlap become one, so that nothing is painted twice."""
    out: list[pygame.Rect] = []
    for box in boxes:
        hit = box.collidelist(out)
        while hit >= 0:
            box = box.union(out.pop(hit))
            hit = box.collidelist(out)
        out.append(box)
    return out
