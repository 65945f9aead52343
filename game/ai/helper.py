"""Advice and reviews in a process of their own: the table stays alive, tells how far it is, and whoever asked can stop it.

A question about a running game gets what the seat may know and no more; a review gets the whole game, which is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from game.ai.advice import Advice
from game.ai.aside import Aside, WorkerLost, settle
from game.ai.review import Stage
from game.core.play.session import Session, setup_from

__all__ = ["Helper", "WorkerLost", "work"]

LIMIT = 60.0  # seconds without a word, a start included
SHARES = 25  # steps in which advice tells how far it is


class Helper(Aside):
    """Somebody who can be asked for advice or a review. `share` is how much is behind, `advice` or `stage` what came of it."""

    def __init__(self, game: str, packs: tuple[Path, ...] = ()) -> None:
        super().__init__(game, packs)
        self.share = 0.0
        self.advice: Advice | None = None
        self.stage: Stage | None = None

    def limit(self) -> float:
        return LIMIT

    @staticmethod
    def work(pipe: Connection, game: str, packs: list[str]) -> None:
        """What the worker runs."""
        work(pipe, game, packs)

    def ask_advice(self, seat: str, view: Any) -> None:
        """What the strongest bot would do. Raises OSError where no worker can be had."""
        self.share, self.advice = 0.0, None
        self.put("advice", seat, view.dump())

    def ask_review(self, session: Session) -> None:
        """Where it would have done otherwise. Raises OSError."""
        self.share, self.stage = 0.0, None
        save = session.to_save()
        self.put("review", save.setup, save.log, session.first.dump() if session.given else None)

    def poll(self) -> bool:
        """Whether it is done. Raises WorkerLost where no answer will come, RuntimeError with its words where the bot failed."""
        while (said := self.heard()) is not None:
            kind, what = said
            if kind == "share":
                self.share = float(what)
            elif kind == "stage":
                self.stage = what
                self.share = what.done / max(1, what.of)
            elif kind == "advice":
                self.advice, self.share = what, 1.0
            self.waiting = kind != "end" and kind != "error" and kind != "advice"
            if kind == "error":
                raise RuntimeError(what)
            if not self.waiting:
                return True
        return False


def work(pipe: Connection, game: str, packs: list[str]) -> None:
    """The worker: answers questions until the pipe is closed."""
    settle()
    from game import games

    rules = games.rules(game, tuple(Path(pack) for pack in packs))
    while True:
        try:
            number, kind, *rest = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            for said in answers(rules, kind, rest, lambda share, n=number: pipe.send((n, "share", share))):
                pipe.send((number, *said))
        except OSError:
            return
        except Exception as problem:  # whatever it is is said by the program that asked
            try:
                pipe.send((number, "error", f"{type(problem).__name__}: {problem}"))
            except OSError:
                return


def answers(rules: Any, kind: str, rest: list[Any], told: Any) -> Iterator[tuple[str, Any]]:
    """What is said to a question, word by word."""
    from game.ai.advice import advise
    from game.ai.review import review

    if kind == "advice":
        seat, dump = rest
        last = [0.0]

        def share(now: float) -> None:
            if now >= last[0] + 1 / SHARES:
                last[0] = now
                told(now)

        yield "advice", advise(rules, rules.load(dump), seat, told=share)
        return
    setup, log, start = rest
    session = Session.replay(rules, setup_from(setup), log, rules.load(start) if start is not None else None)
    for stage in review(session):
        yield "stage", stage
    yield "end", None
