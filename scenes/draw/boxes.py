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
    """Boxes that cover all of these with few pixels: one for two where it is no larger than both, and one for all where
    they reach over each other so much that it is smaller. Pixels may lie in several."""
    if boxes and _area(whole := boxes[0].unionall(boxes[1:])) <= sum(map(_area, boxes)):
        return [whole]
    out: list[pygame.Rect] = []
    for box in boxes:
        n = 0
        while n < len(out):
            both = box.union(out[n])
            if _area(both) <= _area(box) + _area(out[n]):
                out.pop(n)
                box, n = both, 0
            else:
                n += 1
        out.append(box)
    return out


def _area(box: pygame.Rect) -> int:
    return box.w * box.h
