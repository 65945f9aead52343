"""The clipboard and typing, where the system has them."""

from __future__ import annotations

import pygame

MISSING = (pygame.error, AttributeError, RuntimeError)


class Clipboard:
    """What is copied is kept here, too, for systems without a clipboard."""

    def __init__(self) -> None:
        self._text = ""

    def copy(self, text: str) -> None:
        """To the clipboard."""
        self._text = text
        try:
            pygame.scrap.put_text(text)
        except MISSING:
            pass

    def paste(self) -> str:
        """From the clipboard."""
        try:
            return pygame.scrap.get_text() or self._text
        except MISSING:
            return self._text


def text_input(on: bool, rect: pygame.Rect | None = None) -> None:
    """Start or stop typing (composition windows appear beside rect)."""
    if on:
        pygame.key.start_text_input()
        if rect:
            pygame.key.set_text_input_rect(rect)
    else:
        pygame.key.stop_text_input()
