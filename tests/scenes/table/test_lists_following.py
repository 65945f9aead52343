"""Questions of the same card that follow one another: the list keeps its place, and each answer its place in it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.agenda import frame
from game.core.play.session import Session
from scenes.table.beside import Asking
from tests.scenes.games import session_of
from tests.scenes.hands import click

WHERE = pytest.mark.parametrize(("size", "lang"), [((1920, 1080), "en"), ((1280, 720), "uk"), ((1280, 720), "it")], ids=str)


def boon() -> Session:
    """Elemental Boon is about to be used: three elements for another spirit, one question after the other."""
    session = session_of(2, 7, 40, box="base")
    s = session.state
    s.played["p0"], s.phase, s.memo = ("elemental-boon",), "fast", None
    s.agenda = [frame("turn"), frame("powers", "p0", speed="fast")]
    session.rules.come_to_rest(s)
    return session


def lain(table: Any) -> tuple[pygame.Rect, dict[str, pygame.Rect]]:
    """The box of the list, and where each answer lies."""
    return table.widget("choices").rect.copy(), {key: table.widget(key).rect.copy() for key in table.model.listed}


@WHERE
def test_each_answer_of_a_card_that_asks_again_is_where_it_was(table_of: Any, size: tuple[int, int], lang: str) -> None:
    """The list jumped across the island, the card with it, and Fire came under the pointer that had clicked Air."""
    table = table_of(boon(), size, lang)
    session = table.model.session
    session.choose("p0", "card:elemental-boon")
    session.choose("p0", "seat:p1")
    table.sync()
    cards = [widget.rect.copy() for widget in table.widgets if isinstance(widget, Asking)]
    box, answers = lain(table)
    assert len(answers) == 8
    for taken in ("element:water", "element:air"):
        pos = table.widget(taken).rect.center
        click(table.app, taken)
        table.sync()
        again, left = lain(table)
        assert again == box and left == {key: answers[key] for key in left} and taken not in left
        assert not any(rect.collidepoint(pos) for rect in left.values()), "nothing comes under the pointer"
        assert [widget.rect for widget in table.widgets if isinstance(widget, Asking)] == cards
    assert len(left) == 6
