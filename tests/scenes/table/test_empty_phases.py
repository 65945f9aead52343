"""Phases in which nobody can do anything, on the table: they end with a notice, a line of the log, and in one step back."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.app import game_list, settings_store
from scenes.app.settings_store import Settings
from scenes.app.tables import by_itself
from scenes.table import logbook
from tests.scenes.games import any_option
from tests.scenes.hands import click, press, step

SIZES = [(1280, 720), (1920, 1080)]
PEOPLE = ({"spirit": "lightnings-swift-strike", "board": "A"}, {"spirit": "river-surges-in-sunlight", "board": "B"})


def two(seed: int) -> Session:
    seats = tuple({**one, "name": f"P{at + 1}", "control": "human"} for at, one in enumerate(PEOPLE))
    rules = game_list.rules_for("spirit-island")
    return Session(rules, Setup("spirit-island", "base", "", {}, seed, seats), auto_open=True, equal=True)


def before_the_end(kind: str = "powers.fast") -> tuple[Session, str, str]:
    """A game, and (seat, key) of an answer after which the table ends a phase of this kind."""
    for seed in range(1, 30):
        session, rng = two(seed), Rng(seed)
        while session.decision is not None:
            pick, length = any_option(session, rng), len(session.log)
            session.choose(pick.seat, pick.key)
            if any(entry.auto and entry.key == "done" and entry.kind == kind for entry in session.log[length:]):
                session.undo(cross_fence=True)
                return session, pick.seat, pick.key
    raise AssertionError


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_it_is_said_where_it_can_be_read(table_of: Any, size: tuple[int, int], lang: str) -> None:
    session, seat, key = before_the_end()
    length, start = len(session.log), session.state.hash()
    table = table_of(session, size, lang)
    model = table.model
    assert model.seat == seat
    for touched in model.route(key):
        click(table.app, touched)
    ended = [entry for entry in session.log[length:] if entry.auto and entry.key == "done"]
    assert ended and ended[0].kind == "powers.fast"
    notice = model.wording.all_ended(ended)
    assert notice in table.app.tip.text and any(notice in said for said in table.app.spoken)
    for entry in ended:
        line = model.wording.ended(entry)
        assert model.names[entry.seat] in line
        assert line in [one.text for one in logbook.lines(session, model.wording, model.seat)]
    press(table.app, pygame.K_z, pygame.KMOD_CTRL)
    if session.state.hash() != start:  # something was drawn after it: it is asked once
        click(table.app, "go")
    assert session.state.hash() == start and len(session.log) == length, "one step back"
    assert not table.app.errors


def idle_one() -> Session:
    """One seat can only end its phase, the other has more to do."""
    for seed in range(1, 30):
        session, rng = two(seed), Rng(seed)
        while (decision := session.decision) is not None:
            if len(decision.parts) == 2 and session.idle("p0") and not session.idle("p1"):
                return session
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError


def test_who_has_nothing_to_do_is_not_brought_to_the_screen_but_can_be_visited(table_of: Any) -> None:
    table = table_of(idle_one(), SIZES[0])
    model = table.model
    assert model.seat == "p1"
    table.seating.visit("p0")
    step(table.app)
    assert model.seat == "p0" and set(model.options) == {"done"}, "who wants to may end it now"
    assert table.item("end-empty") is None, "it need not be offered: the table does it"
    click(table.app, "done")
    assert model.seat == "p1"


def test_a_table_is_opened_as_the_player_wants_it(start: Any) -> None:
    wanted = {"wait": (False, False), "open": (False, True), "always": (True, True)}
    for where, (end, alone) in wanted.items():
        found = by_itself(start(empty_phases=where))
        assert (found["auto_end"], found["auto_open"]) == (end, alone)
    assert Settings().empty_phases == "open"


@pytest.mark.parametrize(("stored", "found"), [("true", "always"), ("false", "open")])
def test_who_had_switched_it_on_for_every_table_keeps_that(home: Any, stored: str, found: str) -> None:
    home.mkdir(parents=True)
    (home / "settings.json").write_text(f'{{"auto_end": {stored}}}', "utf-8")
    settings = settings_store.load()
    assert settings.empty_phases == found and not settings.problem and "auto_end" not in settings.dump()
