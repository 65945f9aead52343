"""Tiles by themselves, as they lie in display and hand."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.draw import backs, theme
from scenes.draw.surface_cache import SurfaceCache, remembered
from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import tile as tile_art
from scenes.table.ahead import ThingPictures
from scenes.table.model import GameModel

HIDDEN = "?"


class Faces(ThingPictures):
    """Tiles as printed, with round corners."""

    model: GameModel

    cache = SurfaceCache[Hashable](40_000_000)  # all tiles of the box as they lie in a row of the largest window

    def looks(self, thing: str) -> Hashable:
        return self.model.rules.box.faces[thing]

    def draw(self, thing: str, px: int, turns: int) -> pygame.Surface:
        return tile_art.picture(tiles.bare(self.model.rules.box, thing, turns), tiles.somewhere(thing), px, _radius(px))

    def stand_in(self, thing: str, px: int) -> pygame.Surface:
        return _plain(tiles.bare(self.model.rules.box, thing), tiles.somewhere(thing), px, theme.palette())

    def shared(self, thing: str, px: int) -> pygame.Surface | None:
        return backs.tile(px) if thing == HIDDEN else None


def forget() -> None:
    """Drop the cached tiles."""
    Faces.cache.clear()
    _plain.cache_clear()


def _radius(px: int) -> int:
    return max(3, round(px * 7 / 170))


@remembered(maxsize=12)
def _plain(tile: tile_art.Tile, at: tuple[int, int], px: int, _palette: str) -> pygame.Surface:
    return tile_art.plain(tile, at, px, _radius(px))
