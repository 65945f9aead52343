"""How much of what stands on the board would be hidden by something that lies over it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.draw.surface_cache import remembered

CELL = 8  # pixels of the coarse picture, across and down


class Cover:
    """What stands there, painted once: what a box would hide is then counted in one step, however many things there are.
    Where things stand over one another they count once.
    """

    def __init__(self, things: Sequence[pygame.Rect]) -> None:
        around = things[0].unionall(things[1:]) if things else pygame.Rect(0, 0, 0, 0)
        self._x, self._y = around.topleft
        self._pixels = pygame.Mask(around.size)
        self._cells = pygame.Mask((around.w // CELL, around.h // CELL))
        for thing in things:
            self._pixels.draw(_full(thing.size), (thing.x - self._x, thing.y - self._y))
            at, size = self._whole_cells(thing)
            if size:
                self._cells.draw(_full(size), at)

    def hidden(self, box: pygame.Rect) -> int:
        """Pixels of the things that lie under the box."""
        return self._pixels.overlap_area(_full(box.size), (box.x - self._x, box.y - self._y))

    def at_least(self, box: pygame.Rect) -> int:
        """So many of them for certain, told in a sixtieth of the time: of a hundred places few are worth a closer look."""
        at, size = self._whole_cells(box)
        return self._cells.overlap_area(_full(size), at) * CELL * CELL if size else 0

    def _whole_cells(self, box: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int] | None]:
        """The cells that lie in the box as a whole: the first one, and how many; None where there are none."""
        x, y = -((self._x - box.x) // CELL), -((self._y - box.y) // CELL)
        wide, high = (box.right - self._x) // CELL - x, (box.bottom - self._y) // CELL - y
        return (x, y), (wide, high) if wide > 0 and high > 0 else None


def covered(box: pygame.Rect, things: Sequence[pygame.Rect]) -> int:
    """Pixels of these that lie under the box, what lies in several counted for each: quicker where they are few."""
    clips = [box.clip(things[n]) for n in box.collidelistall(things)]
    return sum(clip.w * clip.h for clip in clips)


@remembered(maxsize=256)
def _full(size: tuple[int, int]) -> pygame.Mask:
    return pygame.Mask(size, fill=True)
