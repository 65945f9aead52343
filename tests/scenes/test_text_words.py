"""The text view speaks one language: what a line is, what is chosen and why something cannot be are said in the reader's own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from game.core.teaching import lessons
from scenes.app.program import App
from scenes.checks import shot
from scenes.table import TableScene
from scenes.table.lesson_table import open_lesson
from tests.scenes.games import session_of
from tests.scenes.hands import read, step

LATIN = re.compile(r"[A-Za-z]{3,}")
OWN = {"Marta", "Olek", "Ines", "Taras", "Esc", "Enter", "Ctrl", "III"}


def foreign(text: str) -> list[str]:
    """Lines with a word in Latin letters, or with a sign in place of its word."""
    return [line for line in text.splitlines() if set(LATIN.findall(line)) - OWN or re.search(r"<[a-z-]+>", line)]


@pytest.mark.parametrize("game", ["small-islands", "rice-paddy", "anima", "spirit-island"])
def test_a_table_is_told_in_ukrainian(table_of: Callable[..., Any], game: str) -> None:
    """Tiles were "[tile]" in Italian and Ukrainian."""
    table = table_of(session_of(("human", "bot:random"), 7, 30, game=game), (1280, 720), "uk")
    assert isinstance(table.app.top, TableScene) and foreign(read(table.app)) == []


def test_what_cannot_be_pressed_says_so_in_ukrainian(start: Callable[..., App]) -> None:
    """A step of a sheet that had no room was "unavailable" in every language."""
    app = start((1280, 720), "uk", reduced_motion=True)
    table = open_lesson(app, next(one for one in lessons.load("rice-paddy") if one.id == "work"), keep=False)
    step(app)
    assert any(not item.enabled and not item.why for item in table.items()), "else there is nothing to see here"
    assert foreign(read(app)) == []


def test_signs_of_a_blight_card_are_read_as_words(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of(2, 1, 30, game="spirit-island", box="base"), (1280, 720), "uk")
    assert "жетон" in read(table.app) and foreign(read(table.app)) == []


def test_the_pace_beside_a_sum_is_told_in_ukrainian(start: Callable[..., App]) -> None:
    app = start((1280, 720), "uk", reduced_motion=True)
    args = shot.parser().parse_args(["--scene", "recap", "--game", "rice-paddy", "--lang", "uk", "--moves", "30", "--seats", "2",
                                     "--out", "x"])  # fmt: skip
    shot.open_scene(app, args)
    step(app)
    assert app.t("set-speed") in read(app) and foreign(read(app)) == []
