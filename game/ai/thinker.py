"""Bots in a process of their own, so that the table stays alive while they think.

One worker serves all bots of a table. It is given what the seat may know (a view as plain data) and answers with a key.
A question can be dropped at any time (undo, the table is left): its answer is then ignored, and a worker that still thinks
is ended. Nothing but plain data crosses between the processes, and the worker never sees the true position. A worker that
is gone, or silent for too long, is noticed (`WorkerLost`); one whose program is gone ends by itself.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from game.core.engine.decision import Decision, Reason

GIVE_UP = 1.0  # seconds an ended worker may take to leave
LIMIT = 40.0  # seconds for one answer, many times what the slowest bot needs on a slow machine, a start included


class WorkerLost(RuntimeError):
    """The worker has ended or does not answer; the question can be put to another."""


class Thinker:
    """The bots of one table. `ask` a question, `poll` for its answer, `drop` what is no longer wanted, `close` at the end."""

    def __init__(self, game: str, packs: Sequence[Path] = ()) -> None:
        self.game, self.packs = game, tuple(packs)
        self.process: Any = None
        self.pipe: Connection | None = None
        self.number = 0
        self.waiting = False
        self.remark: Reason | None = None  # what the bot says of its last answer
        self.since = 0.0  # when the question was put

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
        self.process = context.Process(target=work, args=(theirs, self.game, packs), name="tidetable-bots", daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, control: str, seat: str, seed: int, view: Any) -> None:
        """Puts a question to the bot of a seat; one still out is dropped. Raises OSError where no worker can be had."""
        self.drop()
        self.start()
        assert self.pipe is not None
        self.number += 1
        self.waiting, self.since = True, time.monotonic()
        try:
            self.pipe.send((self.number, control, seat, seed, view.dump()))
        except BrokenPipeError:
            pass  # it has just ended: `poll` says so

    def poll(self) -> str | None:
        """The answer when it is there. Raises WorkerLost where none will come, RuntimeError, with its words, where the bot
        failed.
        """
        while self.waiting and self.pipe is not None and self.process is not None:
            try:
                if not self.pipe.poll():
                    if not self.process.is_alive():
                        raise EOFError
                    if time.monotonic() - self.since > LIMIT:
                        self.close(kill=True)
                        raise WorkerLost("the bot's process does not answer")
                    return None
                number, key, error, remark = self.pipe.recv()
            except (EOFError, OSError):
                self.close()
                raise WorkerLost("the bot's process has ended") from None
            if number != self.number:
                continue
            self.waiting = False
            if error:
                raise RuntimeError(error)
            self.remark = Reason(remark[0], tuple(remark[1])) if remark else None
            return str(key)
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


def work(pipe: Connection, game: str, packs: list[str]) -> None:
    """The worker: answers questions until the pipe is closed. Bots are kept, so what they remember helps the next answer."""
    threading.Thread(target=_end_with_program, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)  # the picture comes first
    from game import ai, games

    rules = games.rules(game, tuple(Path(pack) for pack in packs))
    bots: dict[tuple[str, str, int], Any] = {}
    while True:
        try:
            number, control, seat, seed, dump = pipe.recv()
        except (EOFError, OSError):
            return
        key, error, remark = "", "", None
        try:
            bot = bots.get((control, seat, seed))
            if bot is None:
                bot = bots[(control, seat, seed)] = ai.make(control, rules, seat, seed)
            view = rules.load(dump)
            key = bot.choose(view, own_question(rules, view, seat))
            remark = ai.remark(rules, view, seat, key)
        except Exception as problem:  # whatever it is belongs into the crash report of the program that asked
            error = f"{type(problem).__name__}: {problem}"
        try:
            pipe.send((number, key, error, remark))
        except OSError:
            return


def _end_with_program() -> None:
    """A program that was killed tells nobody: its worker would think on for nothing."""
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)


def own_question(rules: Any, view: Any, seat: str) -> Decision:
    """The question as the seat sees it. Raises ValueError where it is asked nothing."""
    decision: Decision | None = rules.decision(view)
    own = decision.for_seat(seat) if decision is not None else None
    if own is None:
        raise ValueError(f"{seat} is asked nothing now")
    return own
