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


def fewest(boxes: list[pygame.Rect]) -> list[pygame.Rect]:
    """Boxes that cover all of these with few pixels: one for two only where it is no larger than both together, so some may
    lie in several boxes."""
    out: list[pygame.Rect] = []
    for box in boxes:
        n = 0
        while n < len(out):
            both = box.union(out[n])
            if both.w * both.h <= box.w * box.h + out[n].w * out[n].h:
                box, n = both, 0
                out = [other for other in out if not both.contains(other)]
            else:
                n += 1
        out.append(box)
    return out
