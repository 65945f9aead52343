"""Chapters of Small Islands on the real table, by clicks, with a rival that answers in its own time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
import pytest

from game.core.teaching import lessons
from game.core.teaching.lesson_book import Book
from scenes.app.program import App
from scenes.table.lesson_table import LessonTable, open_lesson
from tests.scenes.hands import click, press, read
from tests.scenes.test_anima_lessons import touched, waited
from tests.scenes.test_learn import checked

GAME = "small-islands"
CHAPTERS = {chapter.id: chapter for chapter in lessons.load(GAME)}


@pytest.fixture
def made(start: Callable[..., App]) -> Callable[..., App]:
    return partial(start, deaf=True, reduced_motion=True, speed="instant")


def answer(app: App, table: LessonTable, step: Any) -> None:
    """Gives the first answer that a card suggests: a tile is turned until it lies as the answer says."""
    decision, before = table.model.session.decision, len(table.model.session.log)
    keys = lessons.suggested(step, decision) or tuple(k for k in ("done",) if k in table.model.options)
    keys = keys or tuple(table.model.options)
    app.step(400, [])  # a list that came under the pointer takes no click for a moment
    touched(app, table, keys[0])
    assert len(table.model.session.log) > before, (step.id, keys)


def played(app: App, table: LessonTable, most: int = 160) -> list[str]:
    """Goes through a chapter as its cards say; the ids of the cards that were shown."""
    shown: list[str] = []
    for _ in range(most):
        step: Any = table.lesson.step
        if table.lesson.ended or step is None:
            return shown
        if waited(app, table):
            continue
        app.step(16, [])
        if step.id not in shown:
            shown.append(step.id)
            checked(app, table, step)
        if step.kind == "read":
            click(app, "lesson-next")
        elif step.act == "why":
            click(app, table.lesson.target_keys(step)[0])
            press(app, pygame.K_w)
        elif step.kind == "try":
            click(app, step.act)
        else:
            answer(app, table, step)
    raise AssertionError(f"{table.lesson.chapter.id} does not end; it stays at {table.step}")


@pytest.mark.parametrize("chapter", list(CHAPTERS))
def test_a_chapter_is_played_by_clicks(made: Any, chapter: str) -> None:
    app = made((1920, 1080) if chapter in ("landing", "alexis", "pairs") else (1280, 720))
    table = open_lesson(app, CHAPTERS[chapter], Book())
    app.step(16, [])
    shown = played(app, table)
    assert not app.errors and Book().state(GAME, chapter) == "done"
    cards = CHAPTERS[chapter].steps
    assert set(shown) >= {step.id for step in cards if step.kind in ("read", "try") and not step.after}


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
