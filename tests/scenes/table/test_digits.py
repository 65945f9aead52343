"""Numbers typed to choose: two digits where there are more than nine, the same number for the same thing all turn long."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from tests.scenes.games import at_question, session_of
from tests.scenes.hands import press, step

HD = (1280, 720)


def type_in(table: Any, text: str) -> None:
    for letter in text:
        press(table.app, pygame.K_0 + int(letter))


@pytest.fixture
def places(table_at: Any) -> Any:
    """A tile in hand that may lie on more than nine places; what each number chooses."""
    for skip in range(12):
        table = table_at("place.cell", skip=skip)
        if len(table.finder.numbers()) > 10:
            return table
    raise AssertionError("there is no such question")


def chosen(table: Any) -> str:
    return str(table.model.session.log[-1].key)


def meant(table: Any, number: int) -> str:
    return str(table.model.option_of(table.finder.numbers()[number]))


def taken(table: Any, length: int) -> str:
    own = [entry for entry in table.model.session.log[length:] if entry.seat == "p0" and not entry.auto]
    return str(own[0].key) if own else ""


def test_two_digits_choose_beyond_nine(places: Any) -> None:
    wish, length = meant(places, 10), len(places.model.session.log)
    type_in(places, "1")
    assert taken(places, length) == "" and places.keyboard.digits.typed == "1", "it may be the first of two"
    type_in(places, "0")
    assert taken(places, length) == wish


def test_a_first_digit_is_taken_by_enter_or_after_a_moment(places: Any) -> None:
    for way in ("enter", "wait"):
        wish, length = meant(places, 1), len(places.model.session.log)
        type_in(places, "1")
        if way == "enter":
            press(places.app, pygame.K_RETURN)
        else:
            for _ in range(8):
                step(places.app, 200)
        assert taken(places, length) == wish
        places.actions.undo_over()


def test_a_digit_that_begins_nothing_longer_is_taken_at_once_and_esc_forgets(places: Any) -> None:
    length = len(places.model.session.log)
    type_in(places, "1")
    press(places.app, pygame.K_ESCAPE)
    assert places.keyboard.digits.typed == "" and taken(places, length) == "" and places.app.top is places
    wish = meant(places, 9)
    type_in(places, "9")
    assert taken(places, length) == wish


def test_every_number_stands_where_it_is_meant(places: Any) -> None:
    shown = places.model.centre._numbers
    assert {int(number): key for key, number in shown.items()} == places.finder.numbers()


def landing_or_not(table_of: Any, may_land: bool) -> Any:
    session, rng = session_of(("human", "bot:random"), 5, game="small-islands", options=[("first", "p0")]), Rng(5)
    while True:
        at_question(session, "turn.choose", rng)
        part = session.decision.for_seat("p0")  # type: ignore[union-attr]
        assert part is not None
        if any(key.startswith("ship:") for key in part.keys("p0")) == may_land:
            return table_of(session, HD)
        session.choose("p0", part.keys("p0")[0])


@pytest.mark.parametrize("may_land", [False, True])
def test_tiles_keep_their_numbers_when_one_may_land(table_of: Any, may_land: bool) -> None:
    """Once landing opened, 1 and 2 meant "land" and the tiles moved up."""
    table = landing_or_not(table_of, may_land)
    numbers = table.finder.numbers()
    shown = [n for n, tile in enumerate(table.model.view.display) if tile]
    assert numbers == {n + 1: f"tile:display/{n}" for n in shown}
    ships = [key for key in table.model.options if key.startswith("ship:")]
    assert bool(ships) == may_land
    for key in ships:
        widget = table.widget(key)
        assert widget.shortcut in ("A", "S"), "its own key stands on it"
    if ships:
        length = len(table.model.session.log)
        press(table.app, {"own": pygame.K_a, "grey": pygame.K_s}[ships[0][5:]])
        assert taken(table, length) == ships[0]


def test_a_tile_of_the_hand_has_the_number_of_its_place(table_at: Any) -> None:
    table = table_at("place.tile")
    shown = len(table.model.view.display)
    found = table.finder.numbers()
    assert found and all(key == f"tile:hand/{number - shown - 1}" for number, key in found.items())
    type_in(table, str(min(found)))
    assert any(entry.key == found[min(found)] for entry in table.model.session.log[-3:])
