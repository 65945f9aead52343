"""Caches of surfaces bounded by bytes, for the screen and the worker alike, and all of them forgotten at once.

What is cached here is in the colours of the palette: `forget` is for when another one is chosen. A function that draws is
`remembered`, one with arguments of many sizes has a `SurfaceCache`. All together they may take `BUDGET`.
"""

from __future__ import annotations

import functools
import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, Protocol, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
BUDGET = 214_000_000  # bytes that all caches of surfaces may take


class Forgetting(Protocol):
    """A cache that can be emptied."""

    def clear(self) -> object:
        """Let all go."""
        ...


_caches: weakref.WeakSet[Forgetting] = weakref.WeakSet()
_functions: list[functools._lru_cache_wrapper[object]] = []


class SurfaceCache(Generic[K]):
    """Up to so many bytes; what was not wanted for longest goes first. Nobody draws on what is kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        enrol(self)
        self._all: OrderedDict[K, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def get(self, key: K, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this key, drawn if it is not there: meanwhile others may draw theirs."""
        with self._lock:
            if key in self._all:
                self._all.move_to_end(key)
                return self._all[key]
        made = draw()
        with self._lock:
            if key not in self._all:
                self._all[key] = made
                self._bytes += _size(made)
            while self._bytes > self.most and len(self._all) > 1:
                self._bytes -= _size(self._all.popitem(last=False)[1])
        return made

    def find(self, key: K) -> pygame.Surface | None:
        """The picture of this key if it is there."""
        with self._lock:
            return self._all.get(key)

    def __contains__(self, key: object) -> bool:
        with self._lock:
            return key in self._all

    def __len__(self) -> int:
        return len(self._all)

    def keys(self) -> tuple[K, ...]:
        """Those of all that are there now."""
        with self._lock:
            return tuple(self._all)

    def clear(self) -> None:
        """Let all go."""
        with self._lock:
            self._all.clear()
            self._bytes = 0


def enrol(cache: Forgetting) -> None:
    """This cache, too, is emptied by `forget`."""
    _caches.add(cache)


def remembered(maxsize: int) -> Callable[[Callable[..., T]], functools._lru_cache_wrapper[T]]:
    """Like `functools.lru_cache`, for what is drawn in the colours of the palette: `forget` empties it."""

    def decorate(function: Callable[..., T]) -> functools._lru_cache_wrapper[T]:
        made = functools.lru_cache(maxsize=maxsize)(function)
        _functions.append(made)
        return made

    return decorate


def forget() -> None:
    """Drop every surface that is cached anywhere."""
    for cache in list(_caches):
        cache.clear()
    for function in _functions:
        function.cache_clear()


def budgeted() -> int:
    """How many bytes the caches that there are may take together."""
    return sum(cache.most for cache in list(_caches) if isinstance(cache, SurfaceCache))


def _size(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
