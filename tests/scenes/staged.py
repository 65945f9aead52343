"""A table right before the invaders act, and how the steps that are then shown are gone through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from scenes.app.program import App
from scenes.table import TableScene
from scenes.table.step import HOLD_MS
from tests.scenes.games import session_of

Start = Callable[..., App]


def key(app: App, code: int, down: bool = True) -> None:
    """One key goes down, or up."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    app.step(16, [pygame.event.Event(kind, key=code, mod=0, unicode="", scancode=0)])
    assert not app.errors, app.errors[0]


def press(app: App, code: int) -> None:
    key(app, code)
    key(app, code, False)


def wait(app: App, ms: int) -> None:
    for _ in range(ms // 16 + 1):
        app.step(16, [])
        assert not app.errors, app.errors[0]


def island(start: Start, speed: str, moves: int = 0, **more: Any) -> Any:
    """A solo table of Horizons right before the invaders act."""
    app = start(speed=speed, sync=False, **more)
    session = session_of(1, 7)
    while True:
        decision = session.decision
        assert decision is not None
        before = session.before_go
        ends = decision.kind == "powers.fast" and [o.key for o in decision.options][-1] == "done"
        if ends and (moves := moves - 1) < 0:
            break
        option = decision.options[-1] if decision.options[-1].key == "done" else decision.options[0]
        session.choose(option.seat, option.key)
        assert session.before_go is not before
    table: Any = app.push(TableScene(app, session))
    wait(app, 500)
    return table


def until_step(table: Any) -> None:
    """On to a step that waits."""
    for _ in range(600):
        staged = table.model.staged
        if staged is not None and staged.step is not None and staged.step.ms >= HOLD_MS and not table.motion.busy:
            return
        wait(table.app, 16)
    raise AssertionError("no step")
