"""A process beside the program that answers one question at a time, so that the table stays alive while somebody thinks.

A question can be dropped at any time: a worker that is still at it is ended. Nothing but plain data crosses between the
processes. A worker that is gone, or silent for too long, is noticed (`WorkerLost`); one whose program is gone ends by itself.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

GIVE_UP = 1.0  # seconds an ended worker may take to leave


class WorkerLost(RuntimeError):
    """The worker has ended or does not answer; the question can be put to another."""


class Aside:
    """The worker of one table, started when it is first needed. `work` is what it runs: (pipe, game, packs)."""

    work: Callable[[Connection, str, list[str]], None]

    def __init__(self, game: str, packs: Sequence[Path] = ()) -> None:
        self.game, self.packs = game, tuple(packs)
        self.process: Any = None
        self.pipe: Connection | None = None
        self.number = 0
        self.waiting = False
        self.since = 0.0  # when the question was put, or the worker last said something

    def limit(self) -> float:
        """Seconds without a word after which it is taken for lost."""
        raise NotImplementedError

    @property
    def thinking(self) -> bool:
        """Whether a question is out that has not been answered."""
        return self.waiting

    def start(self) -> None:
        """Starts the worker if none runs; the first question then finds it ready. Raises OSError where none can be had."""
        if self.process is not None and self.process.is_alive():
            return
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        packs = [str(path) for path in self.packs]
        given = (theirs, self.game, packs)
        self.process = context.Process(target=type(self).work, args=given, name="tidetable-aside", daemon=True)
        self.process.start()
        theirs.close()

    def put(self, *question: Any) -> None:
        """Puts a question; one still out is dropped. Raises OSError where no worker can be had."""
        self.drop()
        self.start()
        assert self.pipe is not None
        self.number += 1
        self.waiting, self.since = True, time.monotonic()
        try:
            self.pipe.send((self.number, *question))
        except BrokenPipeError:
            pass  # it has just ended: `heard` says so

    def heard(self) -> tuple[Any, ...] | None:
        """What the worker says next to the question that is out; None where it says nothing now. Raises WorkerLost."""
        while self.waiting and self.pipe is not None and self.process is not None:
            try:
                if not self.pipe.poll():
                    if not self.process.is_alive():
                        raise EOFError
                    if time.monotonic() - self.since > self.limit():
                        self.close(kill=True)
                        raise WorkerLost("the bot's process does not answer")
                    return None
                number, *said = self.pipe.recv()
            except (EOFError, OSError):
                self.close()
                raise WorkerLost("the bot's process has ended") from None
            if number == self.number:
                self.since = time.monotonic()
                return tuple(said)
        return None

    def drop(self) -> None:
        """Forgets the question that is out. A worker that is still at it is ended: it would keep the next one waiting."""
        if self.waiting:
            self.close()

    def close(self, kill: bool = False) -> None:
        """Ends the worker; one that does not go when it is asked to (or is not to be asked: `kill`) has no choice."""
        self.waiting = False
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
        process, self.process = self.process, None
        if process is not None:
            if not kill:
                process.terminate()
                process.join(GIVE_UP)
            if process.is_alive():
                process.kill()
                process.join(GIVE_UP)


def settle() -> None:
    """The worker's own beginning: it leaves when its program does, and the picture comes first."""
    threading.Thread(target=_end_with_program, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_program() -> None:
    """A program that was killed tells nobody: its worker would think on for nothing."""
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)
