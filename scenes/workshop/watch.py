"""A pack's folder that is looked at again whenever one of its files is saved."""

from __future__ import annotations

import itertools
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.core import paths
from game.core.play import workshop
from scenes.app import packs

if TYPE_CHECKING:
    from game.core.play.workshop import Examined
    from scenes.app.scene import Host

EVERY_MS = 400
OLD_S = 86_400
_numbers = itertools.count(1)


def room() -> Path:
    """A folder of our own in the cache for one copy of a pack."""
    return paths.cache_dir() / "workshop" / f"{os.getpid()}-{next(_numbers)}"


def tidy() -> None:
    """Drops copies that a program left behind which ended otherwise than it should; those of a day may still be used."""
    try:
        left = list((paths.cache_dir() / "workshop").iterdir())
        for old in left:
            if time.time() - old.stat().st_mtime > OLD_S:
                shutil.rmtree(old, ignore_errors=True)
    except OSError:
        pass


class Watched:
    """`made` is the newest look; `news` is called when there is another. Files are looked at, nothing is told by the system:
    so it works wherever the folder lies."""

    def __init__(self, app: Host, folder: Path, news: Callable[[], object]) -> None:
        self.app, self.folder, self.news = app, folder, news
        self.made: Examined | None = None
        self._seen: object = None
        self._busy = self._closed = False
        self._wait = 0
        self._copies: list[Path] = []

    def step(self, ms: int) -> None:
        """Time passes."""
        self._wait -= ms
        if self._wait > 0 or self._busy or self._closed:
            return
        self._wait = EVERY_MS
        seen = workshop.signature(self.folder)
        if seen != self._seen:
            self._seen = seen
            self._busy = True
            copy = room()
            self._copies.append(copy)
            self.app.background(lambda: self._look(copy), self._done)

    def _look(self, copy: Path) -> Examined:
        copy.mkdir(parents=True, exist_ok=True)
        return workshop.examine(self.folder, copy)

    def _done(self, made: Examined) -> None:
        self._busy = False
        if self._closed:
            self.close()
            return
        self.made = made
        packs.on_bench(self.app, made.words)
        for old in self._copies[:-1]:
            shutil.rmtree(old, ignore_errors=True)
        del self._copies[:-1]
        self.news()

    def close(self) -> None:
        """Nobody looks any more."""
        self._closed = True
        packs.on_bench(self.app, None)
        if not self._busy:
            for copy in self._copies:
                shutil.rmtree(copy, ignore_errors=True)
            self._copies.clear()
