"""Bots at the table: in the running program they think aside, the table stays alive, and a changed question is dropped."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.core.session import Session
from scenes import assets
from scenes.app import App
from scenes.cli import common
from scenes.settings_store import Settings
from scenes.table import TableScene

STEPS = 6000  # of a few milliseconds each: more than any worker needs to start


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path))
    flags = argparse.Namespace(
        game="spirit-island", set="", mode="", option=[], seed=5, seats=("bot:greedy",)
    )  # fmt: skip
    session = Session(assets.rules_for("spirit-island"), common.setup_from(flags))
    app = App((1280, 720), "en", 100, Settings(reduced_motion=True), sync=True)
    made = TableScene(app, session)
    app.push(made)
    app.live = True
    yield made
    made.closed()


def until(app: App, done: Any) -> None:
    for _ in range(STEPS):
        app.step(16, [])
        assert not app.errors, app.errors[0]
        if done():
            return
        pygame.time.wait(5)
    raise AssertionError("it did not happen")


def test_a_bot_plays_from_its_own_process(table) -> None:
    app = table.app
    until(app, lambda: table.bots.asked)
    assert table.bots.thinker.process.is_alive(), "it thinks aside"
    until(app, lambda: len(table.session.log) >= 2)
    assert table.session.log[0].seat == "p0"


def test_leaving_the_table_ends_the_worker(table) -> None:
    until(table.app, lambda: table.bots.asked)
    process = table.bots.thinker.process
    table.closed()
    assert not process.is_alive() and table.bots.thinker is None


def test_a_worker_that_fails_is_replaced_by_thinking_here(table) -> None:
    until(table.app, lambda: table.bots.asked)
    table.bots.thinker.process.kill()
    until(table.app, lambda: len(table.session.log) >= 1)
    assert not table.bots.aside


def test_driven_step_by_step_it_answers_at_once(table) -> None:
    table.app.live = False
    for _ in range(60):
        table.app.step(16, [])
    assert table.bots.thinker is None and table.session.log
