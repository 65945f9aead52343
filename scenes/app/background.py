"""One thread for pictures and files; results come back on the main thread, in order."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from typing import Any

Done = Callable[[Any], None]


class Background:
    """`run(work, done)` from the main thread; `finished()` there again gives what is ready.

    With `sync` the work is done at once (pictures and tests want no surprise).
    """

    def __init__(self, sync: bool = False) -> None:
        self.sync = sync
        self.waiting = 0
        self._ready: queue.SimpleQueue[tuple[Done, Any, BaseException | None]] = queue.SimpleQueue()
        self._work: queue.SimpleQueue[tuple[Callable[[], Any], Done] | None] | None = None

    def run(self, work: Callable[[], Any], done: Done) -> None:
        """Queue work; nothing of the display may be touched in it."""
        if self.sync:
            done(work())
            return
        if self._work is None:
            self._work = queue.SimpleQueue()
            threading.Thread(target=self._loop, args=(self._work,), name="background", daemon=True).start()
        self.waiting += 1
        self._work.put((work, done))

    def _loop(self, work: queue.SimpleQueue[tuple[Callable[[], Any], Done] | None]) -> None:
        while (wanted := work.get()) is not None:
            task, done = wanted
            try:
                self._ready.put((done, task(), None))
            except Exception as error:  # handed to the main thread, which shows it
                self._ready.put((done, None, error))
            del wanted, task, done  # while it waits it must not keep a table alive that was left

    def close(self) -> None:
        """Nobody waits any more: the thread ends after what it is at, and what is ready is let go."""
        if self._work is not None:
            while not self._work.empty():
                self._work.get()
            self._work.put(None)
            self._work = None
        for _ in self.finished():
            pass
        self.waiting = 0

    def finished(self) -> Iterator[tuple[Done, Any, BaseException | None]]:
        """(done, result, error) of each piece of work that has ended since the last call."""
        while not self._ready.empty():
            self.waiting -= 1
            yield self._ready.get()
