"""Card faces that were drawn: `FACES` keeps as many as its bytes hold."""

from __future__ import annotations

import pygame

from scenes.draw import theme
from scenes.draw.card import CardSpec, Size
from scenes.draw.cardface import face
from scenes.draw.surface_cache import SurfaceCache

ROOM = 28_000_000  # bytes of faces that are kept, at scale 1
Key = tuple[CardSpec, Size, str]


class FaceCache(SurfaceCache[Key]):
    """Finished faces in the colours they were drawn in. Safe to fill from a worker thread."""

    @staticmethod
    def key(card: CardSpec, size: Size) -> Key:
        """What a face is kept by: all that it shows, its size and the colours."""
        return card, size, theme.palette()

    def face(self, card: CardSpec, size: Size) -> pygame.Surface:
        """The face, drawn now if need be; do not draw on it."""
        return self.get(self.key(card, size), lambda: face(card, size))

    def peek(self, card: CardSpec, size: Size) -> pygame.Surface | None:
        """The face if it is there; never draws."""
        return self.find(self.key(card, size))

    def like(self, card: CardSpec, size: Size) -> pygame.Surface | None:
        """The newest face of the same card at that size, perhaps of another position; never draws."""
        for other, wide, colours in reversed(self.keys()):
            if wide == size and other.id == card.id and other.title == card.title and colours == theme.palette():
                return self.find((other, wide, colours))
        return None


FACES = FaceCache(ROOM)
