"""Bots in a process of their own, so that the table stays alive while they think.

One worker serves all bots of a table. It is given what the seat may know (a view as plain data) and answers with a key; it never
sees the true position. A question can be dropped at any time (undo, the table is left): its answer is then ignored, and a worker
that still thinks is ended (`game.ai.aside`).
"""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from game.ai.aside import Aside, WorkerLost, settle
from game.core.engine.decision import Decision, Reason

__all__ = ["LIMIT", "Thinker", "WorkerLost", "own_question", "work"]

LIMIT = 40.0  # seconds for one answer, many times what the slowest bot needs on a slow machine, a start included


class Thinker(Aside):
    """The bots of one table. `ask` a question, `poll` for its answer, `drop` what is no longer wanted, `close` at the end."""

    def __init__(self, game: str, packs: Sequence[Path] = ()) -> None:
        super().__init__(game, packs)
        self.remark: Reason | None = None  # what the bot says of its last answer

    def limit(self) -> float:
        return LIMIT

    @staticmethod
    def work(pipe: Connection, game: str, packs: list[str]) -> None:
        """What the worker runs."""
        work(pipe, game, packs)

    def ask(self, control: str, seat: str, seed: int, view: Any) -> None:
        """Puts a question to the bot of a seat; one still out is dropped. Raises OSError where no worker can be had."""
        self.put(control, seat, seed, view.dump())

    def poll(self) -> str | None:
        """The answer when it is there. Raises WorkerLost where none will come, RuntimeError, with its words, where the bot
        failed.
        """
        said = self.heard()
        if said is None:
            return None
        key, error, remark = said
        self.waiting = False
        if error:
            raise RuntimeError(error)
        self.remark = Reason(remark[0], tuple(remark[1])) if remark else None
        return str(key)


def work(pipe: Connection, game: str, packs: list[str]) -> None:
    """The worker: answers questions until the pipe is closed. Bots are kept, so what they remember helps the next answer."""
    settle()
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


def own_question(rules: Any, view: Any, seat: str) -> Decision:
    """The question as the seat sees it. Raises ValueError where it is asked nothing."""
    decision: Decision | None = rules.decision(view)
    own = decision.for_seat(seat) if decision is not None else None
    if own is None:
        raise ValueError(f"{seat} is asked nothing now")
    return own
