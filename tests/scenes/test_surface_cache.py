"""Caches of pictures: bounded by bytes, and none forgotten when another palette is chosen."""

from __future__ import annotations

import gc
import importlib
import pkgutil
import sys

import pygame

import scenes
from scenes.draw import palettes, surface_cache
from scenes.draw.surface_cache import SurfaceCache, remembered

HERE = ("scenes.draw.", "scenes.games.", "scenes.rules.", "scenes.table.")


def loaded() -> None:
    for info in pkgutil.walk_packages(scenes.__path__, "scenes."):
        if info.name.startswith(HERE):
            importlib.import_module(info.name)


def test_every_function_that_caches_what_it_draws_is_forgotten_with_the_palette() -> None:
    loaded()
    known = {id(function) for function in surface_cache._functions}
    missed = [
        f"{name}.{key}"
        for name, module in list(sys.modules.items())
        if name.startswith(HERE)
        for key, thing in vars(module).items()
        if hasattr(thing, "cache_clear") and getattr(thing, "__module__", "") == name and id(thing) not in known
    ]
    assert missed == [], "use surface_cache.remembered instead of lru_cache"


def test_another_palette_empties_all_caches_and_all_fit_the_budget() -> None:
    loaded()
    cache: SurfaceCache[str] = SurfaceCache(4000)
    drawn: list[int] = []

    @remembered(maxsize=4)
    def square(px: int) -> pygame.Surface:
        drawn.append(px)
        return pygame.Surface((px, px))

    for _ in range(2):
        cache.get("a", lambda: square(10))
        square(10)
    assert drawn == [10] and len(cache) == 1
    palettes.forget()
    assert not len(cache)
    square(10)
    assert drawn == [10, 10]
    del cache
    gc.collect()  # caches that other tests put in the place of the program's own
    assert surface_cache.budgeted() <= surface_cache.BUDGET


def test_surfaces_stay_as_long_as_there_is_room() -> None:
    cache: SurfaceCache[str] = SurfaceCache(3 * 400)
    made = {name: cache.get(name, lambda: pygame.Surface((10, 10))) for name in "abc"}
    assert cache.get("a", lambda: pygame.Surface((1, 1))) is made["a"]
    cache.get("d", lambda: pygame.Surface((10, 10)))
    assert cache.keys() == ("c", "a", "d") and "b" not in cache and len(cache) == 3
    cache.get("large", lambda: pygame.Surface((100, 100)))
    assert cache.keys() == ("large",)  # one at least, or it would be drawn each time
    cache.clear()
    assert not len(cache) and cache.find("a") is None
