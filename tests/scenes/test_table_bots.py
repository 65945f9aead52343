"""Bots at the table: in the running program they think aside, the table stays alive, and a changed question is dropped."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ai import thinker
from game.ai.greedy import Greedy
from game.core.engine.rng import Rng
from scenes.app import tables
from scenes.app.program import App
from scenes.table import TableScene, logbook
from scenes.table.actions import BOT_MS, HEADINGS, LINE_MS
from tests.scenes.games import any_option, session_of

STEPS = 6000  # of a few milliseconds each: more than any worker needs to start


@pytest.fixture
def table(start: Callable[..., App]) -> Any:
    app = start(reduced_motion=True)
    made = app.push(TableScene(app, session_of(("bot:greedy",), 5)))
    app.live = True
    return made


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
    until(app, lambda: len(table.model.session.log) >= 2)
    assert table.model.session.log[0].seat == "p0"


def test_leaving_the_table_ends_the_worker(table) -> None:
    until(table.app, lambda: table.bots.asked)
    process = table.bots.thinker.process
    table.closed()
    assert not process.is_alive() and table.bots.thinker is None


def test_a_worker_that_is_killed_is_replaced_twice_and_then_a_quick_bot_thinks_here(table) -> None:
    for lost in (1, 2):
        until(table.app, lambda: table.bots.asked)
        table.bots.thinker.process.kill()
        until(table.app, lambda lost=lost: table.bots.lost == lost)
        assert not table.model.session.log and table.bots.aside
    until(table.app, lambda: len(table.model.session.log) >= 1)
    assert table.bots.aside and table.bots.lost == 0, "the third worker answered; the count begins anew"
    table.model.session.undo(cross_fence=True)
    while table.bots.aside:  # an answer that was under way when its worker was killed still counts: then three more are lost
        until(table.app, lambda: table.bots.asked or not table.bots.aside)
        process = table.bots.thinker.process if table.bots.aside else None
        if process is not None:
            process.kill()
            until(table.app, lambda lost=process: not table.bots.aside or table.bots.thinker.process is not lost)
    length = len(table.model.session.log)
    until(table.app, lambda: len(table.model.session.log) > length)
    assert not table.bots.aside and table.bots.thinker is None and isinstance(table.bots.made["p0"], Greedy)


@pytest.mark.skipif(os.name == "nt", reason="no process can be stopped so there")
def test_a_worker_that_is_stopped_is_noticed_and_replaced(table, monkeypatch: pytest.MonkeyPatch) -> None:
    until(table.app, lambda: table.bots.asked)
    process = table.bots.thinker.process
    os.kill(process.pid, signal.SIGSTOP)
    with monkeypatch.context() as hasty:
        hasty.setattr(thinker, "LIMIT", 0.2)
        until(table.app, lambda: table.bots.lost == 1)
    assert not process.is_alive()
    until(table.app, lambda: len(table.model.session.log) >= 1)
    assert table.bots.aside and table.bots.thinker.process.is_alive()


def test_a_bot_that_this_version_has_not_is_replaced_and_that_is_said(start: Callable[..., App]) -> None:
    app = start(reduced_motion=True)
    for game, best in (("spirit-island", "bot:greedy"), ("small-islands", "bot:search")):
        for control in ("bot:zzz", "bot:greedy/7", "bot:search/99999999", "alien"):
            session = session_of(2, 5, game=game)
            first, second = session.setup.seats
            session.setup = session.setup._replace(seats=(first, {**second, "control": control}))
            kept = tables.keep_new(app, session)
            kept.close()
            table: Any = tables.open_save(app, kept.path)
            assert table.model.session.control("p1") == best and table.model.session.control("p0") == "human"
            said = f"“{control.removeprefix('bot:')}”"
            assert said in app.tip.text and sum(said in line for line in app.spoken) == 1, "it is told once"
            app.spoken.clear()
    assert not app.errors


def test_driven_step_by_step_it_answers_at_once(table) -> None:
    table.app.live = False
    for _ in range(60):
        table.app.step(16, [])
    assert table.bots.thinker is None and table.model.session.log


@pytest.mark.parametrize(("speed", "waits"), [("normal", True), ("fast", False), ("instant", False)])
def test_the_more_a_bot_did_the_longer_the_next_waits(start: Callable[..., App], speed: str, waits: bool) -> None:
    app = start(speed=speed, reduced_motion=True)
    table: Any = app.push(TableScene(app, session_of(("bot:random", "bot:random"), 5, 0, "small-islands")))
    pauses: dict[bool, list[int]] = {True: [], False: []}  # after much, after one line or none -> from answer to answer
    much, last, after = False, app.now, table.actions.after

    def told(events: list[Any], bot: str = "") -> None:
        nonlocal much, last
        pauses[much].append(app.now - last)
        last = app.now
        much = sum(bool(table.model.wording.event(event)) for event in events if event.kind not in HEADINGS) > 2
        after(events, bot)

    table.actions.after = told
    while len(pauses[True]) < 4:
        app.step(50, [])
        assert not app.errors and table.model.session.result is None
    usual = max(pauses[False])
    assert usual < BOT_MS + LINE_MS + 400, "what is soon seen takes no longer than it did, but for one more line"
    assert (min(pauses[True]) >= BOT_MS + 2 * LINE_MS) == waits


def test_a_thinking_bot_shows_it_and_idle_frames_stay_cheap(start: Callable[..., App]) -> None:
    for still in (False, True):
        app = start(reduced_motion=still)
        table: Any = app.push(TableScene(app, session_of(("human", "bot:greedy"), 5)))
        sign, drawn = table.bot_turns.thinking, list[pygame.Rect]()
        sign.window = type("Window", (), {"redraw": staticmethod(drawn.append)})()
        sign.update(300, True)
        assert not drawn, "a short thought needs no sign"
        for _ in range(120):
            sign.update(16, True)
        assert all(rect.w < 200 and table.model.grid.prompt.contains(rect) for rect in drawn)
        assert len(drawn) == 1 if still else 4 < len(drawn) <= 2 * 15 * 2
        drawn.clear()
        sign.update(16, False)
        assert len(drawn) == 1 and sign._shown is None, "gone with the answer"


def test_an_odd_choice_of_a_bot_is_explained_in_caption_and_log(start: Callable[..., App]) -> None:
    session, rng = session_of(("human", "bot:greedy"), 3, 0, "small-islands"), Rng(3)
    while (decision := session.decision) is not None:
        if decision.kind == "reward.island" and decision.seats == ("p1",) and session.state.round < 3:
            break
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
    app = start(speed="normal", sync=False)
    table: Any = TableScene(app, session)
    table.bots.made["p1"] = type("Saver", (), {"choose": lambda self, view, asked: "done"})()
    app.push(table)
    captions = []
    for _ in range(100):
        app.step(50, [])
        assert not app.errors, app.errors[0]
        if table.model.staged is not None:
            captions.append(table.model.staged.prompt)
    assert any(said.detail.startswith("Keeps the house for a larger island") and said.seat == "p1" for said in captions)
    lines = logbook.lines(session, table.model.wording, "p0")
    assert any(line.text.startswith("Keeps the house") for line in lines)
