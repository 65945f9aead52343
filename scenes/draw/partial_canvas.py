"""A surface that is repainted in its dirty rects only: one of its own, or a part of the window's canvas."""

from __future__ import annotations

from typing import Any

import pygame


class PartialCanvas:
    """Base of the charts: painted straight onto a part of the window's canvas, so that no window's worth of pixels has to be
    copied. `size`: of the picture, in pixels."""

    size: tuple[int, int]

    def __init__(self) -> None:
        self._own: pygame.Surface | None = None
        self._given: pygame.Surface | None = None
        self._shown: Any = None  # what the picture shows; None: the next one is painted whole
        self.dirty: list[pygame.Rect] = []  # what the last `compose` changed

    @property
    def canvas(self) -> pygame.Surface:
        """What it is painted on."""
        if self._given is not None:
            return self._given
        if self._own is None:
            self._own = pygame.Surface(self.size, 0, 32)
        return self._own

    def paint_onto(self, surface: pygame.Surface | None) -> None:
        """Paint on this surface of the picture's size from now on, the whole picture first; None: on one of its own."""
        if surface is not self._given:
            self._given, self._shown, self._own = surface, None, None

    def let_go(self, surface: pygame.Surface) -> None:
        """This surface is not wanted any more."""
        if surface is self._given:
            self.paint_onto(None)

    def anew(self) -> None:
        """The next picture is painted whole."""
        self._shown = None
