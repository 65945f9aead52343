"""The clipboard, where the system has one."""

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
