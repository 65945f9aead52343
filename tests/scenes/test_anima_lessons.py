"""Chapters of Anima on the real table, by clicks, with rivals that answer in their own time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from game.core.teaching import lessons
from game.core.teaching.lesson_book import Book
from scenes.app.program import App
from scenes.learn.screen import ChapterRow, LearnScene
from scenes.table.lesson_table import LessonTable, open_lesson
from tests.scenes.hands import click
from tests.scenes.test_learn import checked

GAME = "anima"
CHAPTERS = {chapter.id: chapter for chapter in lessons.load(GAME)}


@pytest.fixture
def made(start: Callable[..., App]) -> Callable[..., App]:
    return partial(start, deaf=True, reduced_motion=True, speed="instant")


def waited(app: App, table: LessonTable) -> bool:
    """Lets the rival answer, if it is the rival who is asked; whether it was."""
    rival = lessons.rival_answer(table.model.session)
    if rival is not None:
        before = len(table.model.session.log)
        for _ in range(20):
            app.step(200, [])
            if len(table.model.session.log) > before:
                break
        assert table.model.session.log[before].key == rival[1], "it says what the chapter has it say"
    return rival is not None


def touched(app: App, table: LessonTable, key: str) -> None:
    """Gives an answer as a hand does: a card is touched, then what is done with it."""
    for one in table.model.route(key):
        click(app, one)
    if app.top is not None and app.top.name == "confirm":
        click(app, "go")


def played(app: App, table: LessonTable, most: int = 90) -> list[str]:
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
        elif step.kind == "try":
            click(app, step.act)
        else:
            decision, before = table.model.session.decision, len(table.model.session.log)
            keys = lessons.suggested(step, decision) or tuple(k for k in ("done",) if k in table.model.options)
            keys = keys or tuple(table.model.options)
            app.step(400, [])  # a list that came under the pointer takes no click for a moment
            touched(app, table, keys[0])
            assert len(table.model.session.log) > before, (step.id, keys)
    raise AssertionError(f"{table.lesson.chapter.id} does not end; it stays at {table.step}")


@pytest.mark.parametrize("chapter", list(CHAPTERS))
def test_a_chapter_is_played_by_clicks(made: Any, chapter: str) -> None:
    app = made((1920, 1080) if chapter in ("rivals", "final") else (1280, 720))
    table = open_lesson(app, CHAPTERS[chapter], Book())
    app.step(16, [])
    shown = played(app, table)
    assert not app.errors and Book().state(GAME, chapter) == "done"
    assert shown[-1] == CHAPTERS[chapter].steps[-1].id or CHAPTERS[chapter].steps[-1].instead


@pytest.mark.parametrize("lang", ["it", "uk"])
def test_the_rival_has_a_name_and_the_learner_is_not_called_by_one(made: Any, lang: str) -> None:
    app = made(lang=lang)
    table = open_lesson(app, CHAPTERS["rivals"], keep=False)
    app.step(16, [])
    rival = table.model.names["p1"]
    assert rival == app.t("lesson-rival", n=0) and table.model.names["p0"] not in table.model.prompt.main
    for key in ("trade:p1", "give:card/cinder-bolt"):
        table.actions.choose(key)
    assert lessons.rival_answer(table.model.session) is None
    table.actions.choose("done")
    assert lessons.rival_answer(table.model.session) == ("p1", "give:card/poisoned-blade")


@pytest.mark.parametrize("size, scale", [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)])
def test_a_long_list_of_chapters_has_two_lines_for_each(made: Any, size: tuple[int, int], scale: int) -> None:
    """Where they would be too low for that they stand in two columns, one after the other from above."""
    app = made(size, "uk", scale)
    scene: Any = app.push(LearnScene(app, GAME))
    app.step(16, [])
    rows = [one.rect for one in scene.widgets if isinstance(one, ChapterRow)]
    columns = sorted({row.x for row in rows})
    assert len(rows) == len(CHAPTERS) > 12 and len(columns) == (1 if size[1] > 1000 else 2)
    assert [row.x for row in rows] == sorted(row.x for row in rows)
    for row, below in zip(rows, rows[1:], strict=False):
        assert app.screen.get_rect().contains(row) and (row.bottom <= below.top or row.right <= below.left)
    assert min(row.h for row in rows) >= 2 * round(14 * 1.28) and app.screen.get_rect().contains(rows[-1])
