"""Hints in the first games: after a while or on request, the rule about what is asked; off by one click."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.play.session import Session
from scenes.app import game_list, settings_store, tables
from scenes.app.program import App
from scenes.checks import common
from scenes.checks.audit_games import session_at
from scenes.table import TableScene
from scenes.table.guide import IDLE_MS, GuidedTable
from scenes.table.outlines import legal_outlines
from tests.scenes.games import asking, session_of
from tests.scenes.hands import click, press, step


@pytest.fixture
def opened(start: Callable[..., App]) -> Callable[..., tuple[App, Any]]:
    """A guided table, as those get it who play their first games."""

    def make(hints: bool = True, size: tuple[int, int] = (1280, 720), lang: str = "en") -> tuple[App, Any]:
        app = start(size, lang, deaf=True, reduced_motion=True, hints=hints)
        flags = argparse.Namespace(game="spirit-island", set="", mode="", option=[], seed=7, seats=("human",))
        table: Any = tables.open_table(app, common.setup_from(flags), keep=False)
        app.step(16, [])
        return app, table

    return make


def test_who_does_nothing_for_a_while_gets_the_rule_once(opened: Any) -> None:
    app, table = opened()
    for _ in range(IDLE_MS // 500 + 1):
        app.step(500, [])
    assert table.hints.hint == "growth" and any("exactly one growth option" in line for line in app.text_view())
    assert any("exactly one growth option" in line for line in app.spoken)
    press(app, pygame.K_ESCAPE)
    assert table.hints.hint == "" and app.top is not None and app.top.name == "table"
    for _ in range(2 * IDLE_MS // 500):
        app.step(500, [])
    assert table.hints.hint == "", "nobody is told the same twice"
    click(app, "branch:2")
    for _ in range(IDLE_MS // 500 + 1):
        app.step(500, [])
    assert table.hints.hint == "presence"
    click(app, "track:energy")
    assert table.hints.hint == "", "an answer closes the hint"


def test_any_key_keeps_it_waiting(opened: Any) -> None:
    app, table = opened()
    for _ in range(6):
        app.step(IDLE_MS // 2, [])
        press(app, pygame.K_DOWN)
    assert table.hints.hint == ""


def test_on_request_and_off_by_one_click(opened: Any) -> None:
    app, table = opened()
    click(app, "hint")
    assert table.hints.hint == "growth"
    click(app, "hint-rule")
    assert app.top is not None and app.top.name == "rules" and app.top.page == "growth"  # type: ignore[attr-defined]
    press(app, pygame.K_ESCAPE)
    click(app, "hint-off")
    assert table.hints.hint == "" and table.item("hint") is None
    assert not settings_store.load().hints
    for _ in range(2 * IDLE_MS // 500):
        app.step(500, [])
    assert table.hints.hint == ""


def test_it_is_reached_by_keys_and_covers_no_answer(opened: Any) -> None:
    for size, lang in (((1280, 720), "uk"), ((1920, 1080), "it")):
        app, table = opened(size=size, lang=lang)
        click(app, "hint")
        card = table.hints.card.rect
        assert app.screen.get_rect().contains(card) and not card.colliderect(table.model.grid.prompt)
        for key in table.model.shapes:
            assert not card.colliderect(table.item(key).rect), key
        seen = set()
        for _ in range(12):
            press(app, pygame.K_TAB)
            seen.add(table.focus_key)
        assert {"hint-close", "hint-rule", "hint-off", "hint"} <= seen


@pytest.mark.parametrize("kind", ["presence.to", "target.land", "blight.cascade"])
def test_a_hint_covers_no_land_that_may_be_chosen(start: Callable[..., App], kind: str) -> None:
    """It kept off their names alone, and lay over half of a land."""
    app = start((1920, 1080), hints=True, reduced_motion=True)
    table: Any = app.push(GuidedTable(app, asking(kind), None))
    step(app)
    lands = legal_outlines(table.model)
    table.hints.show_hint()
    card = table.hints.card.rect
    assert lands and not any(land.cuts(card) for land in lands)
    assert card.collidelist([table.model.grid.left, table.model.grid.right, table.model.grid.prompt]) < 0
    app.homes["hint"] = (0.5, 0.5)  # dragged there by the player, over lands
    table.sync()
    assert any(land.cuts(table.hints.card.rect) for land in lands)


def test_the_end_of_all_hints_is_a_button_apart_from_the_others(opened: Any) -> None:
    """It stood there as bare words and read as a sentence."""
    app, table = opened()
    click(app, "hint")
    off, rule, card = table.widget("hint-off"), table.widget("hint-rule"), table.hints.card.rect
    assert off.style == rule.style == "paper"
    assert off.rect.x - card.x < card.right - off.rect.right and not off.rect.colliderect(rule.rect)


def test_nobody_else_is_bothered(opened: Any) -> None:
    app, table = opened(hints=False)
    assert type(table) is TableScene and table.item("hint") is None
    app, table = opened()
    assert type(table) is GuidedTable
    common.play_random(table.model.session, 20_000, 7)
    table.actions.after([])
    assert not app.settings.hints, "a whole game was played"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_sign_of_the_helper_covers_no_card_to_choose(start: Callable[..., App], size: tuple[int, int]) -> None:
    app = start(size, hints=True, reduced_motion=True)
    table: Any = app.push(GuidedTable(app, asking("card.keep"), None))
    step(app)
    assert table.model.carded
    sign = table.item("hint").rect
    assert sign.collidelist(table.model.shields) < 0 and sign.collidelist([place.rect for place in table.model.hand_places()]) < 0


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_sign_of_the_helper_covers_nothing_that_stands_on_the_table(
    start: Callable[..., App], seats: int, size: tuple[int, int], lang: str
) -> None:
    """In Anima it lay over a corner of the last group's box."""
    app, seen = start(size, lang, hints=True, reduced_motion=True), 0
    for moves in (6, 20, 40):
        table: Any = app.push(GuidedTable(app, session_of(seats, 7, moves, game="anima"), None))
        step(app)
        sign = table.item("hint")
        if sign is not None:  # it is not there while the table passes to the next player
            boxes = [item.rect for item in table.items() if item.zone == table.model.centre.zone and item.rect is not None]
            assert boxes and sign.rect.collidelist(boxes) < 0, moves
            assert sign.rect.collidelist([place.rect for place in table.model.hand_places()]) < 0, moves
            seen += 1
        app.pop()
    assert seen > 1


def test_a_hint_that_would_lie_over_an_answer_opens_as_the_page(start: Callable[..., App]) -> None:
    app = start((1280, 720), "uk", 150, deaf=True, reduced_motion=True, hints=True)
    table: Any = app.push(GuidedTable(app, session_at("small-islands", 1, 0.5), None))
    app.step(16, [])
    answers = [item.rect for item in table.items() if item.key in table.model.shapes and item.rect is not None]
    table.hints.show_hint(table.dialogs.rules_page())
    assert table.hints.card is None and not table.hints.hint, "what comes by itself stays away"
    table.hints.show_hint()
    assert app.top is not table and answers, "who asks for it reads the page"


def test_esc_brings_back_the_cards_that_were_laid_aside(table_of: Any) -> None:
    table = table_of(asking("card.keep"))
    step(table.app)
    table.looking.toggle()
    assert table.model.looking
    press(table.app, pygame.K_ESCAPE)
    assert not table.model.looking and table.app.top is table


@pytest.mark.parametrize(("size", "lang"), [((1280, 720), "uk"), ((1920, 1080), "it"), ((1280, 720), "en")])
def test_a_game_that_has_something_to_say_of_the_position_says_it(
    start: Callable[..., App], size: tuple[int, int], lang: str
) -> None:
    """In place of the beginning of a page: which island is nearest, which tile helps."""
    app = start(size, lang, deaf=True, reduced_motion=True, hints=True)
    flags = argparse.Namespace(game="small-islands", set="", mode="", option=[], seed=7, seats=("human", "bot:random"))
    session = Session(game_list.rules_for("small-islands"), common.setup_from(flags))
    common.play_random(session, 23, 7)
    while session.decision.seats != ("p0",):
        session.choose(session.decision.seats[0], session.decision.options[0].key)
    table: Any = GuidedTable(app, session)
    app.push(table)
    app.step(16, [])
    click(app, "hint")
    said = table.model.wording.texts.hint(table.model.view, table.model.asked, "p0")
    assert table.hints.card is not None and table.hints.card.data.text == said and len(said) > 60
    assert not any(table.hints.card.rect.colliderect(item.rect) for item in app.top.items() if item.key in table.model.shapes)


def test_a_hint_too_long_for_its_place_says_less_and_leaves_the_question_free(start: Callable[..., App]) -> None:
    """In Italian at 150 % the hint of Anima's exploration lay over the prompt."""
    app = start((1280, 720), "it", 150, deaf=True, reduced_motion=True, hints=True)
    table: Any = app.push(GuidedTable(app, session_at("anima", 1, 0.5), None))
    app.step(16, [])
    table.hints.show_hint()
    app.step(16, [])
    assert app.top is table and not table.hints.card.rect.colliderect(table.model.grid.prompt)


def test_the_sign_of_the_helper_makes_way_for_the_hint(start: Callable[..., App]) -> None:
    """The list left it one corner only, and there the hint opened over it: at 150 % nobody could click it away any more."""
    app = start((1280, 720), "it", 150, deaf=True, reduced_motion=True, hints=True)
    table: Any = app.push(GuidedTable(app, asking("growth.choose"), None))
    app.step(16, [])
    before = table.item("hint").rect
    table.hints.home.place = lambda *rest: before.inflate(60, 60)
    table.hints.hint = table.dialogs.rules_page()
    table.hints.settled()
    sign, card = table.item("hint").rect, table.hints.card.rect
    assert card.contains(before) and not card.colliderect(sign) and sign.collidelist(table.model.shields) < 0
