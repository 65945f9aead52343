"""Advice at the table: by key, button and menu; with a reason, a way to stop, and among rivals only if all agreed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ai.advice import advise
from game.core.play import save
from scenes.app import tables
from scenes.app.program import App
from scenes.checks.audit_games import session_at
from scenes.learn.screen import LearnScene
from scenes.replay.look import at_moment
from scenes.table import TableScene
from scenes.table.advice_sheet import AdviceOverlay
from scenes.table.advising import AGREED, NOTED, REFUSED
from tests.scenes.games import session_of
from tests.scenes.hands import click, press, read, step, tab_to

GAMES = ("spirit-island", "small-islands", "rice-paddy", "anima")
ALONE = {"small-islands": ("human", "bot:random"), "rice-paddy": ("human", "bot:random"), "anima": ("human", "bot:random")}
STEPS = 8000


def asked_table(table_of: Callable[..., Any], game: str, *where: Any, seed: int = 5, moves: int = 30, **settings: Any) -> Any:
    """A table at which the person has several answers."""
    for more in range(40):
        session = session_of(ALONE.get(game, 1), seed, moves + more, game)
        decision = session.decision
        part = decision.for_seat("p0") if decision is not None else None
        if part is not None and len(part.keys("p0")) > 1:
            return table_of(session, *where, **settings)
    raise AssertionError("the person is never asked")


@pytest.mark.parametrize("game", GAMES)
def test_the_key_opens_advice_for_the_seat_with_its_reason(table_of: Callable[..., Any], game: str) -> None:
    table = asked_table(table_of, game)
    app, model = table.app, table.model
    want = advise(model.rules, model.session.view(model.seat), model.seat)
    press(app, pygame.K_i)
    sheet = app.top
    assert isinstance(sheet, AdviceOverlay) and app.top.name == "advice"
    step(app)
    step(app)
    assert sheet.advice == want and want.key in model.options
    said = read(app)
    assert sheet.option(want.key) in said
    for name, gap in [each for each in want.differs if each[1] > 0][:3]:
        assert f"{app.t(f'weigh-{game}-{name}')} +{gap:.1f}" in said
    if want.differs:
        assert app.t(f"weigh-{game}-unit") in said and sheet.option(want.other) in said
    assert any(sheet.option(want.key) in line for line in app.spoken), "it is read aloud"
    press(app, pygame.K_ESCAPE)
    assert app.top is table and len(model.session.log) == len(table.session.log)


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_shown_on_the_table_and_is_chosen_by_hand(table_of: Callable[..., Any], game: str) -> None:
    table = asked_table(table_of, game, (1920, 1080))
    app, model = table.app, table.model
    click(app, "advice")
    step(app)
    step(app)
    assert isinstance(app.top, AdviceOverlay) and app.top.advice is not None
    way, log = model.route(app.top.advice.key), len(model.session.log)
    click(app, "show")
    assert app.top is table and len(model.session.log) == log, "nothing is chosen for the player"
    if table.item(way[0]) is not None and table.item(way[0]).focusable:
        assert table.focus_key == way[0] and app.ring_shown


def test_the_button_is_reached_and_the_menu_has_it_in_words(table_of: Callable[..., Any]) -> None:
    table = asked_table(table_of, "small-islands")
    app = table.app
    button = table.item("advice")
    assert button is not None and button.name == app.t("advice-button") and button.hint == app.t("advice-button-hint")
    assert not any(button.rect.colliderect(table.item(key).rect) for key in ("forecast", "rules", "settings"))
    press(app, pygame.K_ESCAPE)
    assert app.top is not None and app.top.name == "pause"
    tab_to(app, "advice")
    press(app, pygame.K_RETURN)
    step(app)
    assert isinstance(app.top, AdviceOverlay) and app.stack[-2] is table


def rivals(start: Callable[..., App], keep: bool = False) -> Any:
    """Two people against each other at one screen, one of them asked."""
    app = start(reduced_motion=True)
    session = session_of(("human", "human"), 5, 8, "small-islands")
    if keep:
        saver = tables.keep_new(app, session)
        table: Any = app.push(TableScene(app, session, saver))
    else:
        table = app.push(TableScene(app, session))
    step(app)
    assert app.top is not None and app.top.name == "handover"
    step(app, 600)
    press(app, pygame.K_RETURN)
    step(app)
    assert table.model.asked is not None and not table.model.curtained
    return table


def test_rivals_at_one_screen_are_asked_once_and_all_have_to_agree(start: Callable[..., App]) -> None:
    table = rivals(start, keep=True)
    app = table.app
    press(app, pygame.K_i)
    assert app.top is not None and app.top.name == "confirm" and "agree" in read(app)
    click(app, "go")
    step(app)
    assert isinstance(app.top, AdviceOverlay) and table.saver.note[NOTED] == AGREED
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_i)
    assert isinstance(app.top, AdviceOverlay), "they are not asked again"
    press(app, pygame.K_ESCAPE)
    path = table.saver.path
    table.saver.flush()
    assert save.load(path).note[NOTED] == AGREED
    table.saver.close()
    session, saver = tables.resume(app, path)
    again: Any = app.push(TableScene(app, session, saver))
    assert again.dialogs.advising.agreed == AGREED, "it is kept with the table"


@pytest.mark.parametrize("way", ["keep", "esc"])
def test_who_does_not_agree_gets_none_at_this_table(start: Callable[..., App], way: str) -> None:
    table = rivals(start)
    app = table.app
    press(app, pygame.K_i)
    if way == "esc":
        press(app, pygame.K_ESCAPE)
    else:
        click(app, "keep")
    assert app.top is table and table.dialogs.advising.agreed == REFUSED
    press(app, pygame.K_i)
    assert app.top is table and any(app.t("advice-refused") in line for line in app.spoken)


def test_nobody_is_advised_before_the_screen_is_handed_over(start: Callable[..., App]) -> None:
    app = start(reduced_motion=True)
    table: Any = app.push(TableScene(app, session_of(("human", "human"), 5, 8, "small-islands")))
    step(app)
    assert table.model.curtained and app.top is not None and app.top.name == "handover"
    press(app, pygame.K_i)
    table.dialogs.advising.ask()
    assert app.top.name == "handover", "nothing opens over the curtain"


def test_players_together_are_not_asked_whether_they_agree(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of(2, 5, 10))
    press(table.app, pygame.K_i)
    assert isinstance(table.app.top, AdviceOverlay)


def test_neither_lessons_nor_looks_back_have_it(table_of: Callable[..., Any]) -> None:
    table = asked_table(table_of, "spirit-island")
    app = table.app
    look: Any = at_moment(app, table.model.session, 3)
    step(app)
    assert look.item("advice") is None
    press(app, pygame.K_i)
    assert app.top is look
    app.push(LearnScene(app, "spirit-island"))
    from game.core.teaching import lessons
    from scenes.table.lesson_table import open_lesson

    lesson = open_lesson(app, lessons.load("spirit-island")[0], keep=False)
    step(app)
    assert lesson.item("advice") is None


def test_with_nothing_asked_it_says_so(table_of: Callable[..., Any]) -> None:
    table = table_of(session_at("spirit-island", 1, 1.0))
    press(table.app, pygame.K_i)
    assert table.app.top is table and any(table.app.t("advice-not-asked") in line for line in table.app.spoken)


def test_a_worker_thinks_aside_tells_how_far_it_is_and_is_ended_by_esc(table_of: Callable[..., Any]) -> None:
    table = asked_table(table_of, "small-islands")
    app = table.app
    app.live = True
    press(app, pygame.K_i)
    sheet: Any = app.top
    process = sheet.counsel._helper.process
    assert process.is_alive() and sheet.item("progress") is not None and app.t("advice-thinking") in read(app)
    press(app, pygame.K_ESCAPE)
    assert app.top is table and not process.is_alive()
    press(app, pygame.K_i)
    sheet = app.top
    for _ in range(STEPS):
        app.step(16, [])
        assert not app.errors, app.errors[0]
        if sheet.counsel.done:
            break
        pygame.time.wait(5)
    model = table.model
    assert sheet.advice == advise(model.rules, model.session.view(model.seat), model.seat)
    assert sheet.focus_key == "leave" and sheet.item("progress") is None


def test_a_worker_that_is_lost_costs_only_the_wait(table_of: Callable[..., Any]) -> None:
    table = asked_table(table_of, "small-islands")
    app = table.app
    app.live = True
    press(app, pygame.K_i)
    sheet: Any = app.top
    sheet.counsel._helper.process.kill()
    sheet.counsel._helper.process.join()
    for _ in range(STEPS):
        app.step(16, [])
        if sheet.counsel.done:
            break
        pygame.time.wait(5)
    assert sheet.advice is not None and not sheet.counsel.failed


SIZES = [((1280, 720), "uk", 100), ((1920, 1080), "it", 100), ((1280, 720), "it", 150)]


@pytest.mark.parametrize("where", SIZES)
def test_all_of_it_fits_the_window(table_of: Callable[..., Any], where: tuple[Any, ...]) -> None:
    table = asked_table(table_of, "small-islands", *where)
    app = table.app
    table.dialogs.advising.ask()
    step(app)
    step(app)
    sheet: Any = app.top
    assert sheet.counsel.done and app.screen.get_rect().contains(sheet.sheet)
    for item in sheet.items():
        if item.rect is not None and item.focusable:
            assert sheet.sheet.contains(item.rect), item.key
