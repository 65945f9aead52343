"""Games that set things in motion, and what is seen of it: for the tests of motion."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pygame

from game.core.engine.decision import Event
from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.app.program import App
from scenes.table import TableScene
from tests.scenes.games import any_option, session_of


def before(
    kind: str, seats: tuple[str, ...] = ("human",), wanted: Callable[[list[Event]], bool] | None = None
) -> tuple[Session, Any]:
    """A game in which this option sets off an event of this kind: (session at the question, option)."""
    for seed in range(1, 30):
        session, rng = session_of(seats, seed), Rng(seed)
        for _ in range(150):
            if session.decision is None:
                break
            pick = any_option(session, rng)
            events = session.choose(pick.seat, pick.key)
            if any(e.kind == kind for e in events) and (wanted is None or wanted(events)):
                session.undo(cross_fence=True)
                return session, pick
    raise AssertionError(f"no game came to {kind}")


def choose(table: TableScene, pick: Any) -> None:
    table.model.seat = pick.seat
    table.sync()
    table.model.options.setdefault(pick.key, pick.seat)
    table.actions.choose(pick.key)


def shot(app: App) -> bytes:
    assert not app.errors, app.errors[0]
    return pygame.image.tobytes(app.screen, "RGB")


def same(a: bytes, b: bytes) -> bool:
    """Equal but for the outermost fringe of shadows, which a part drawn alone may round by a step or two."""
    return len(a) == len(b) and (a == b or max(abs(p - q) for p, q in zip(a, b, strict=True)) <= 3)


def still(app: App) -> None:
    """Until nothing moves, and no work in the background has something to show (a slow machine ends it later)."""
    for _ in range(3000):
        if not app.step(16, []) and not app.jobs.waiting:
            break
        if app.jobs.waiting:
            time.sleep(0.002)
    else:
        raise AssertionError("it moves for ever")


def settled(app: App) -> bytes:
    """The picture when nothing moves any more, drawn as a whole."""
    still(app)
    app.invalidate()
    app.step(16, [])
    return shot(app)
