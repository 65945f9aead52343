"""Tiles by themselves, as they lie in display and hand: kept, drawn by the worker, and stood in for until they are."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any

import pygame

from scenes.draw import icons, svg, theme
from scenes.draw.surface_cache import SurfaceCache, remembered
from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import tile as tile_art

HIDDEN = "?"
SPARE = 12  # room for so many that are dragged

_cache: SurfaceCache[Hashable] = SurfaceCache(40_000_000)  # all tiles of the box as they lie in a row of the largest window


def _key(model: Any, tile: str, px: int, turns: int) -> Hashable:
    return model.rules.box.faces[tile], tile, px, turns, theme.palette()


def _radius(px: int) -> int:
    return max(3, round(px * 7 / 170))


def cached(model: Any, tile: str, px: int, turns: int = 0) -> bool:
    """Whether `picture` need not draw."""
    return tile == HIDDEN or _key(model, tile, px, turns) in _cache


def picture(model: Any, tile: str, px: int, turns: int = 0) -> pygame.Surface:
    """A tile as printed (and turned), or its back, `px` wide with round corners; kept, do not draw on it."""
    if tile == HIDDEN:
        return back(px)
    return _cache.get(
        _key(model, tile, px, turns),
        lambda: tile_art.picture(tiles.bare(model.rules.box, tile, turns), tiles.somewhere(tile), px, _radius(px)),
    )


def back(px: int) -> pygame.Surface:
    """The back of a tile, `px` wide; cached, do not draw on it."""
    return _back(px, theme.palette())


def forget() -> None:
    """Drop the kept tiles."""
    _cache.clear()
    _plain.cache_clear()


class Faces:
    """The tiles of one table."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self._coming: dict[Hashable, list[Callable[[], object]]] = {}  # the worker draws them -> who waits for each

    def soon(self, tile: str, px: int, ready: Callable[[], object] | None = None) -> pygame.Surface:
        """A tile without waiting: one not drawn yet is stood in for, and `ready` called when it is there."""
        model = self.model
        if model.host.sync or cached(model, tile, px):
            return picture(model, tile, px)
        key = _key(model, tile, px, 0)
        if key not in self._coming:
            self._coming[key] = []
            model.host.background(partial(picture, model, tile, px), partial(self._there, key))
        if ready is not None and ready not in self._coming[key]:
            self._coming[key].append(ready)
        return _plain(tiles.bare(model.rules.box, tile), tiles.somewhere(tile), px, theme.palette())

    def _there(self, key: Hashable, _: object) -> None:
        for ready in self._coming.pop(key, ()):
            ready()

    def prewarm(self, names: Iterable[str], px: int) -> Iterator[Callable[[], object]]:
        """What the worker has to do so that these tiles need not be waited for, as far as they can be kept together."""
        for name in islice(names, max(0, _cache.most // (4 * px * px) - SPARE)):
            if not cached(self.model, name, px):
                yield partial(picture, self.model, name, px)


@remembered(maxsize=12)
def _plain(tile: tile_art.Tile, at: tuple[int, int], px: int, _palette: str) -> pygame.Surface:
    return tile_art.plain(tile, at, px, _radius(px))


@remembered(maxsize=12)
def _back(px: int, _palette: str) -> pygame.Surface:
    body = svg.rect(1.5, 1.5, 93, 93, 6, "#23485F", theme.INK, 2.4) + svg.rect(6, 6, 84, 84, 4, "none", theme.BRASS, 1.4)
    body += svg.circle(48, 48, 25, "none", theme.BRASS_LIGHT, 1.6)
    body += svg.group(svg.recoloured(icons.inner("compass"), theme.BRASS_LIGHT), 48 - 19, 48 - 19, 0.79)
    return svg.rasterise(body, 96, 96, px / 96)
