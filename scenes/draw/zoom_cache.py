"""Pictures of things in several zooms: one that is not drawn yet is shown scaled from another, until there is time."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

from scenes.draw.surface_cache import SurfaceCache
from scenes.draw.theme import palette

K = TypeVar("K", bound=Hashable)
NOTED = 20_000  # things of which is noted in what zooms they were drawn: there may be thousands to look through


class ZoomCache(Generic[K]):
    """Up to so many bytes of pictures by thing, pixels of a cell, and the palette in use. Nobody draws on what is kept."""

    def __init__(self, most: int) -> None:
        self._pictures: SurfaceCache[tuple[K, int, str]] = SurfaceCache(most)
        self._zooms: dict[tuple[K, str], set[int]] = {}

    def get(self, thing: K, px: int, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture with cells of so many pixels, drawn if it is not there."""
        return self._pictures.get((thing, px, palette()), lambda: self._noted(thing, px, draw))

    def kept(self, thing: K, px: int) -> bool:
        """Whether `get` need not draw."""
        return (thing, px, palette()) in self._pictures

    def scaled(self, thing: K, px: int, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture made from one of another zoom, the next larger if there is one. None when it is kept in this zoom
        already, or in no other."""
        if self.kept(thing, px):
            return None
        zooms = [zoom for zoom in self._zooms.get((thing, palette()), ()) if self.kept(thing, zoom)]
        if not zooms:
            return None
        found = self._pictures.find((thing, min((zoom for zoom in zooms if zoom >= px), default=max(zooms)), palette()))
        return pygame.transform.smoothscale(found, size) if found is not None else None

    def clear(self) -> None:
        """Let all go."""
        self._pictures.clear()
        self._zooms.clear()

    def _noted(self, thing: K, px: int, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        if len(self._zooms) > NOTED:
            self._zooms.clear()
            for key, zoom, colours in self._pictures.keys():
                self._zooms.setdefault((key, colours), set()).add(zoom)
        self._zooms.setdefault((thing, palette()), set()).add(px)
        return draw()
