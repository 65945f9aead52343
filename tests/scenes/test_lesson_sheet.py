"""A chapter at a sheet that is filled in at once (Rice Paddy's workers): the card goes from line to line, then to the button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.teaching import lessons
from game.core.teaching.lesson_book import Book
from scenes.app.program import App
from scenes.table.ask import Sheet
from scenes.table.lesson_table import open_lesson
from tests.scenes.hands import click, read

CHAPTERS = {chapter.id: chapter for chapter in lessons.load("rice-paddy")}


def at_the_sheet(app: App, chapter: str) -> Any:
    table = open_lesson(app, CHAPTERS[chapter], Book())
    app.step(16, [])
    while not isinstance(table.asks.ask, Sheet) or table.lesson.step.kind == "read":
        table.lesson.follow()
        app.step(16, [])
    return table


def pointed(table: Any) -> list[str]:
    """The lines or the button of the sheet that the card points at."""
    return [key for key in table.lesson.target_keys(table.lesson.step) if key.startswith("sheet-")]


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_a_line_that_is_as_it_should_be_is_not_pointed_at_any_more(start: Callable[..., App], lang: str) -> None:
    """It stayed at "First the harvest: 4", which was filled in already, whatever was changed; the rest was never said."""
    app = start((1280, 720), lang, deaf=True, reduced_motion=True)
    table = at_the_sheet(app, "work")
    said, asks = table.t, table.asks
    assert table.lesson.step.id == "harvest" and asks.ask.groups[0].chosen == "laborers:harvest/4"
    shown = []
    while (lines := pointed(table)) != ["sheet-confirm"]:
        (line,) = lines
        shown.append(line)
        group = asks.ask.groups[int(line[len("sheet-")])]
        assert not line.endswith(f"={group.chosen}"), "pointed at what is chosen"
        step = next(step for step in table.lesson.chapter.steps[table.lesson.here.at :] if step.suggests(line.partition("=")[2]))
        assert said(f"lesson-rice-paddy-work-{step.id}") in read(app)
        click(app, line)
    assert shown == ["sheet-1=laborers:plant/0", "sheet-5=ducks:1"]
    assert said("lesson-sheet-ready") in read(app)
    click(app, "sheet-confirm")
    assert table.lesson.step.id == "water", "all lines are answers of the chapter"


def test_a_changed_line_is_pointed_at_again(start: Callable[..., App]) -> None:
    app = start((1280, 720), deaf=True, reduced_motion=True)
    table = at_the_sheet(app, "hands")
    for _ in range(6):
        if pointed(table) != ["sheet-confirm"]:
            click(app, pointed(table)[0])
    assert pointed(table) == ["sheet-confirm"]
    click(app, "sheet-0=laborers:harvest/0")
    assert pointed(table) == ["sheet-0=laborers:harvest/2"]
