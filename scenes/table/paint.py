"""What all pictures of rows have in common (see `painted`)."""

from __future__ import annotations

from typing import Protocol

import pygame

from scenes.table.pen import Pen
from scenes.table.rows import Painted


class Paint:
    """What most pictures have: a height of their own in design px (`HIGH`), and no other form on a rail."""

    HIGH = 24.0

    def height(self, pen: Pen, width: int) -> int:
        """Physical px."""
        return pen.px(self.HIGH)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw inside the rectangle."""

    def folded(self) -> Painted | None:
        """Icon and short value of the row."""
        return None


class Sized(Protocol):
    """Gives a small square picture, `px` wide (see `Sprites`)."""

    def surface(self, pen: Pen, px: int) -> pygame.Surface:
        """Shared: nobody draws on it."""
        ...
