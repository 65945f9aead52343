"""What chapters with rivals ask of the table: names, whose turn it is to answer, and a list of chapters that is long."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from game.core.teaching import lessons
from scenes.app.program import App
from scenes.learn.screen import ChapterRow, LearnScene
from scenes.table.lesson_table import open_lesson

GAME = "anima"
CHAPTERS = {chapter.id: chapter for chapter in lessons.load(GAME)}


@pytest.fixture
def made(start: Callable[..., App]) -> Callable[..., App]:
    return partial(start, deaf=True, reduced_motion=True, speed="instant")


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
