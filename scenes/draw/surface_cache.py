"""A cache of surfaces bounded by bytes, for the screen and the worker alike."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)


class SurfaceCache(Generic[K]):
    """Up to so many bytes; what was not wanted for longest goes first. Nobody draws on what is kept."""

    def __init__(self, most: int) -> None:
        self.most = most
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


def _size(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
