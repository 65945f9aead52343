"""What a round brought is shown to everybody before the next question, waits, and answers nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.app.program import App
from scenes.overlays.handover import HandOverScene
from scenes.table import TableScene
from scenes.table.changes import BAD, GOOD
from scenes.table.recap import Recap, RecapColumn, RecapLine
from scenes.table.staging import HELD_MS
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import click_at
from tests.scenes.staged import Start, key, press

RETURN, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE


def before_rewards_are_in(seats: Sequence[str], seed: int = 4, mode: str = "", rounds: int = 1) -> tuple[Session, str, str]:
    """A game of Small Islands right before the answer that ends a reward phase, and that answer."""
    played, rng = session_of(seats, seed, 0, "small-islands", mode), Rng(seed)
    while True:
        pick = any_option(played, rng)
        told = played.choose(pick.seat, pick.key)
        if any(event.kind in ("first", "ended") for event in told) and not (rounds := rounds - 1):
            break
    answers = [(entry.seat, entry.key) for entry in played.log if not entry.auto]
    session = session_of(seats, seed, 0, "small-islands", mode)
    for who, given in answers[:-1]:
        session.choose(who, given)
    return session, *answers[-1]


def table_before(start: Start, session: Session, seat: str, **settings: Any) -> Any:
    """The table of it, with that seat at the screen."""
    app = start(**{"speed": "normal", "sync": False, **settings})
    table: Any = TableScene(app, session)
    if seat in session.state.seats and session.control(seat) == "human":
        table.model.seat = table.model.seated = seat
    app.push(table)
    wait(app, 300)
    return table


def wait(app: App, ms: int) -> None:
    for _ in range(ms // 50 + 1):
        app.step(50, [])
        assert not app.errors, app.errors[0]


def until_summary(table: Any) -> None:
    for _ in range(200):
        if table.staging.sheet is not None and not table.motion.busy and not table.motion.holds:
            return
        if table.model.staged is not None:
            press(table.app, RETURN)
        wait(table.app, 50)
    raise AssertionError("no summary")


def test_it_waits_for_everybody_before_the_next_question(start: Start) -> None:
    session, seat, answer = before_rewards_are_in(("human", "human"))
    table = table_before(start, session, seat)
    app, model, length = table.app, table.model, len(session.log)
    table.actions.choose(answer)
    until_summary(table)
    recap = table.staging.sheet.recap
    now = session.state.points
    assert {column.name: column.after for column in recap.columns} == {model.names[who]: now.get(who, 0) for who in now}
    assert "?" in str(model.view.hand) and not model.curtained, "all may look: hands stay covered"
    assert not any(isinstance(scene, HandOverScene) for scene in app.stack)
    seen = " ".join(item.line() for item in table.items())
    assert all(column.name in seen for column in recap.columns) and "tile:hand/0" not in [item.key for item in table.items()]
    length = len(session.log)
    wait(app, 12_000)
    assert table.staging.sheet is not None and not table.staging.sheet.busy, "it waits, also at normal pace"
    press(app, RETURN)
    wait(app, 1500)
    assert table.staging.sheet is None and len(session.log) == length, "Enter closes it and answers nothing"
    assert not model.common and model.asked is not None
    assert "?" not in model.view.hand[model.seat], "who sits here sees the own hand"


def test_enter_first_ends_the_counting(start: Start) -> None:
    session, seat, answer = before_rewards_are_in(("human", "bot:random"), seed=6)
    table = table_before(start, session, seat)
    table.actions.after(session.choose(seat, answer), "" if session.control(seat) == "human" else seat)
    until_summary(table)
    sheet = table.staging.sheet
    table.staging.sheet.ms = 0.0
    press(table.app, RETURN)
    assert table.staging.sheet is sheet and not sheet.busy
    press(table.app, RETURN)
    assert table.staging.sheet is not sheet


@pytest.mark.parametrize("way", ["escape", "held"])
def test_who_skips_the_steps_stops_at_the_summary(start: Start, way: str) -> None:
    session, seat, answer = before_rewards_are_in(("human", "bot:random"), seed=6)
    table = table_before(start, session, seat)
    table.actions.after(session.choose(seat, answer), "" if session.control(seat) == "human" else seat)
    wait(table.app, 50)
    code = ESCAPE if way == "escape" else RETURN
    if table.staging.sheet is None:
        key(table.app, code)
        wait(table.app, HELD_MS + 100)
        assert table.staging.sheet is not None, "the summary is not skipped with the steps"
        length = len(session.log)
        key(table.app, code)  # the key repeats itself
        assert table.staging.sheet is not None and len(session.log) == length
        key(table.app, code, False)
    table.app.backs = 0  # thrice Esc in a row would open the menu
    for _ in range(2):  # the first may only end the counting
        if table.staging.sheet is not None:
            press(table.app, ESCAPE)
            wait(table.app, 100)
    assert table.staging.sheet is None and table.app.top is table


@pytest.mark.parametrize(("seats", "mode"), [(("human",), "solo"), (("human", "bot:random", "bot:random"), "advanced")])
def test_every_player_has_a_column_that_adds_up(start: Start, seats: tuple[str, ...], mode: str) -> None:
    for rounds in (1, 2):
        session, seat, answer = before_rewards_are_in(seats, 5, mode, rounds)
        table = table_before(start, session, seat)
        table.actions.after(session.choose(seat, answer), "" if session.control(seat) == "human" else seat)
        until_summary(table)
        recap = table.staging.sheet.recap
        told = [event for entry in session.log for event in entry.events]
        begun = max(n for n, event in enumerate(told) if event.kind == "phase" and event.args == ("reward",))
        names = {**table.model.names, "alexis": "Alexis"}
        built = Counter(names[event.args[0]] for event in told[begun:] if event.kind == "built")
        assert len(recap.columns) == len(seats) + (mode == "solo")
        for column in recap.columns:
            paid = sum(int(line.value) for line in column.paid)
            assert paid == column.gain and column.before >= 0
            assert len(column.paid) == built.get(column.name, 0), "a line for each house, and for no other island"
            assert column.paid or any(line.tone in (BAD, GOOD) for line in column.lines), "who won nothing is told why"
        assert all(table.model.centre.has(line.place) for column in recap.columns for line in column.paid)


def test_a_turn_that_is_skipped_says_so() -> None:
    for seed in range(1, 30):
        session, rng = session_of(2, seed, 0, "small-islands"), Rng(seed)
        while session.decision is not None and session.state.round < 3:
            pick = any_option(session, rng)
            for event in session.choose(pick.seat, pick.key):
                if event.kind == "unmet":
                    told = [e for entry in session.log for e in entry.events]
                    at = told.index(event)
                    assert told[at - 1].kind == "revealed" and told[at - 1].args[0] == event.args[0]
                    return
    raise AssertionError("nobody ever went without")


def test_columns_come_one_after_another() -> None:
    column = RecapColumn("leaf", "Ada", "", 3, 8, (), (RecapLine("A", "+5", GOOD, "island:0,0"),))
    none = RecapColumn("wave", "Bo", "", 4, 4)
    recap = Recap((none, column))
    assert recap.at(0, 0) == (0, 0, 1) and recap.at(1, 250)[0] == 0
    assert recap.at(1, recap.ms) == (1, 1, 1) and recap.ms == 250 + 250 + 600 + 400
    assert recap.at(1, 250 + 250 + 300)[1] == 0.5


def test_alexis_shows_his_card_and_o_opens_him(start: Start) -> None:
    session, rng = session_of(("human",), 5, 0, "small-islands", "solo"), Rng(5)
    app = start(speed="step", sync=False)
    table: Any = app.push(TableScene(app, session))
    model = table.model
    for _ in range(300):
        if model.staged is None and model.asked is not None:
            table.actions.choose(any_option(session, rng).key)
        staged = model.staged
        if staged is not None and staged.step is not None and staged.step.card:
            break
        table.staging.go_on()
        app.step(50, [])
        assert not app.errors, app.errors[0]
    card = session.state.expedition_discard[-1]
    assert staged.step.card == f"card:{card}" and staged.prompt.seat == "alexis"
    left = model.t("isles-alexis-left", n=len(session.state.expedition))
    assert model.wording.texts.expedition(card)[1] in staged.step.detail and left in staged.step.detail
    table.staging.skip()
    for _ in range(20):
        app.step(50, [])
    press(app, pygame.K_o)
    assert model.open == "panel:alexis"
    seen = " ".join(item.line() for item in table.items())
    assert left in seen and f"card:{card}" in [item.key for item in table.items()]
    press(app, pygame.K_o)
    assert not model.open


def test_a_click_as_the_summary_opens_closes_nothing(start: Start) -> None:
    """It came by itself: the click was meant for what lay there before."""
    session, seat, answer = before_rewards_are_in(("human", "bot:random"), seed=6)
    table = table_before(start, session, seat)
    table.actions.after(session.choose(seat, answer), "" if session.control(seat) == "human" else seat)
    for _ in range(400):
        if table.staging.sheet is not None:
            break
        if table.model.staged is not None:
            press(table.app, RETURN)
        wait(table.app, 16)
    sheet = table.staging.sheet
    sheet.ms = 1e6  # nothing counts any more
    at = next(item.rect.center for item in table.items() if item.key == "go-on")
    click_at(table.app, at)
    assert table.staging.sheet is sheet
    wait(table.app, 450)
    click_at(table.app, at)
    assert table.staging.sheet is None
