"""A card dragged from the hand: dropped on the board it is played, used and aimed; elsewhere it goes back."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.table import TableScene
from tests.scenes.games import asking, session_of


def card_in_hand(table: TableScene) -> pygame.Rect:
    item = next(i for i in table.items() if i.zone == "hand" and i.key in table.model.shapes)
    assert item.rect is not None
    return item.rect


def drag(app: Any, start: tuple[int, int], end: tuple[int, int]) -> None:
    move = lambda pos: pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))  # noqa: E731
    app.step(16, [move(start), pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)])
    app.step(16, [move((start[0], start[1] - 40))])
    app.step(16, [move(end)])
    app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)])


@pytest.mark.parametrize("where", ["board", "hand"])
def test_a_card_is_played_by_dropping_it_on_the_board(table_of: Any, where: str) -> None:
    table = table_of(asking("play"))
    app = table.app
    rect = card_in_hand(table)
    had = len(table.model.screen.cards.hand())
    start = rect.center
    end = table.model.centre.inner.center if where == "board" else (start[0] + 30, start[1])
    drag(app, start, end)
    assert len(table.model.screen.cards.hand()) == had - (1 if where == "board" else 0)
    assert not table.dragging.held


def test_the_dragged_card_follows_the_pointer_and_escape_puts_it_back(table_of: Any) -> None:
    table = table_of(asking("play"))
    app = table.app
    start = card_in_hand(table).center
    end = table.model.centre.inner.center
    app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)])
    app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))])
    assert table.dragging.held and table.dragging.load.box().collidepoint(end)
    had = len(table.model.screen.cards.hand())
    app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=41)])
    app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)])
    assert not table.dragging.held and len(table.model.screen.cards.hand()) == had


def test_a_card_that_cannot_be_played_now_says_why_and_stays(table_of: Any) -> None:
    table = table_of(session_of())
    app = table.app
    item = next(i for i in table.items() if i.zone == "hand" and i.role == "card" and i.key not in table.model.shapes)
    drag(app, item.rect.center, table.model.centre.inner.center)
    assert app.tip.text == table.model.why(item.key) != "" and not table.dragging.held
