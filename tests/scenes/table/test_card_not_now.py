"""A click on a card that cannot be chosen now says why; the next click goes where it is meant. Large it is by the right button,
Space, and where nothing is asked."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.play.session import Session
from tests.scenes.games import asking
from tests.scenes.hands import click, click_at, feed, press

SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture
def session() -> Session:
    """A land is chosen for a power."""
    return asking("target.land")


def cards(table: Any) -> list[Any]:
    """The own cards that cannot be chosen."""
    return [i for i in table.items() if i.role == "card" and i.zone == "hand" and i.key not in table.model.shapes]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_the_next_click_chooses_the_land(table_of: Any, session: Session, size: tuple[int, int], lang: str) -> None:
    table = table_of(session, size, lang)
    app, model = table.app, table.model
    assert session.decision is not None
    length, land = len(session.log), session.decision.keys()[0]
    assert cards(table)
    for card in cards(table):
        click(app, card.key)
        assert app.top is table and len(session.log) == length, "nothing lies over the map, and nothing was chosen"
        why = model.why(card.key)
        assert why and app.tip.text.startswith(why) and app.spoken[-1].startswith(why)
        assert table.t("table-card-large", key=app.bindings.caps("zoom-card", table.t)) in app.tip.text
    click(app, land)
    assert [entry.key for entry in session.log[length : length + 1]] == [land], "the very next click"


def test_right_button_and_space_show_it_large_and_no_click_there_chooses_anything(table_of: Any, session: Session) -> None:
    table = table_of(session, SIZES[0])
    app, length = table.app, len(session.log)
    card = cards(table)[0]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        feed(app, pygame.event.Event(kind, pos=card.rect.center, button=3))
    assert app.top.name == "zoom" and app.top.card == card.key
    click_at(app, app.top.place.center)
    assert app.top.name == "zoom" and len(session.log) == length
    press(app, pygame.K_ESCAPE)
    app.show_ring()
    table.set_focus(card.key)
    press(app, pygame.K_RETURN)
    assert app.top is table and len(session.log) == length, "Enter is as the click"
    press(app, pygame.K_SPACE)
    assert app.top.name == "zoom" and app.top.card == card.key


def test_where_nothing_is_asked_a_click_shows_it_large(table_of: Any) -> None:
    session = asking("powers.fast", 2)
    table = table_of(session, SIZES[0])
    table.model.asked = None
    click(table.app, cards(table)[0].key)
    assert table.app.top.name == "zoom"
