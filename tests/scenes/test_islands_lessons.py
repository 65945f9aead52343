"""Chapters of Small Islands in every language and size, and the count of those that are done on the first screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from game.core.teaching import lessons
from game.core.teaching.lesson_book import Book
from scenes.app.program import App
from scenes.table.lesson_table import open_lesson
from tests.scenes.chapters import played
from tests.scenes.hands import read

GAME = "small-islands"
CHAPTERS = {chapter.id: chapter for chapter in lessons.load(GAME)}


@pytest.fixture
def made(start: Callable[..., App]) -> Callable[..., App]:
    return partial(start, deaf=True, reduced_motion=True, speed="instant")


@pytest.mark.parametrize(("lang", "size", "scale"), [("uk", (1280, 720), 100), ("it", (1920, 1080), 150)])
@pytest.mark.parametrize("chapter", ["tokens", "landing", "pairs", "alexis"])
def test_cards_find_their_place_in_every_language_and_size(made: Any, chapter: str, lang: str, size: Any, scale: int) -> None:
    app = made(size, lang, scale)
    table = open_lesson(app, CHAPTERS[chapter], keep=False)
    app.step(16, [])
    played(app, table)
    assert table.lesson.ended and not app.errors


def test_the_first_screen_counts_the_chapters_that_are_done(made: Any) -> None:
    app = made((1280, 720), speed="instant")
    for n, chapter in enumerate(("choice", "objectives"), 1):
        table = open_lesson(app, CHAPTERS[chapter], Book())
        app.step(16, [])
        played(app, table)
        assert app.settings.chapters[GAME] == [n, len(CHAPTERS)]
    app.go("menu")
    app.step(16, [])
    assert f"Learn Small Islands ({app.t('learn-done-of', done=2, n=len(CHAPTERS))})" in read(app)
    assert app.top.item(f"learn-{GAME}").widget.label == app.t("menu-learn-part", done=2, of=len(CHAPTERS))
