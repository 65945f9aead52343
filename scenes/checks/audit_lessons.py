"""What the audit looks at of learning: the first start, the list of chapters, and cards of every chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

Screen = tuple[str, Callable[[Any], Any]]


def screens(game: str, quick: bool) -> Iterator[Screen]:
    """The first start; the chapters new and half done; each chapter at its cards (`quick`: at three of them)."""
    from game.core.teaching import lessons
    from scenes.learn.screen import LearnScene
    from scenes.menu.firstrun import FirstRunScene

    yield "firstrun", lambda app: app.push(FirstRunScene(app))
    for share in (0.0, 0.5):
        yield f"hint {share}", partial(_hint, game=game, share=share)
    if not lessons.has(game):
        return
    yield "learn", lambda app: app.push(LearnScene(app, game))
    yield "learn half done", partial(_half, game=game)
    for nth, chapter in enumerate(lessons.load(game)):
        count = len(chapter.steps)
        for at in (1, count // 2, count) if quick else range(count + 1):
            yield f"lesson {chapter.id} {at}", partial(_lesson, game=game, nth=nth, at=at)
        yield f"lesson {chapter.id} another way", partial(_other, game=game, nth=nth)


def _hint(app: Any, game: str, share: float) -> None:
    """A first game with the helper's card open."""
    from scenes.checks.audit_games import seated, session_at
    from scenes.table.guide import GuidedTable

    app.settings.hints = True
    table = GuidedTable(app, session_at(game, 1, share), None)
    table.hints.hint = table.dialogs.rules_page()
    app.push(table)
    seated(app)


def _half(app: Any, game: str) -> None:
    from game.core.teaching import lessons
    from game.core.teaching.lesson_book import Book
    from scenes.learn.screen import LearnScene

    chapters = lessons.load(game)
    scene = LearnScene(app, game)
    scene.book = Book()
    for chapter in chapters[:2]:
        scene.book.page(game, chapter.id).done = True
    scene.book.page(game, chapters[2].id).seen = [chapters[2].steps[0].id]
    scene.next = scene.book.next(game, chapters)
    app.push(scene)


class Point(NamedTuple):
    """A chapter before one of its cards: what was answered, which cards were read, and the card."""

    answers: tuple[tuple[str, str], ...]
    seen: tuple[str, ...]
    step: Any


def _points(app: Any, game: str, nth: int) -> list[Point]:
    """A chapter followed once: its cards come one after the other in any language."""
    from game.core.teaching import lessons
    from scenes.checks.audit_games import CACHE
    from scenes.table.lesson_table import open_lesson

    key = ("lesson", game, nth)
    if key not in CACHE:
        table = open_lesson(app, lessons.load(game)[nth], keep=False)
        found = CACHE[key] = []
        for _ in range(len(table.lesson.chapter.steps) + 1):
            answers = tuple((e.seat, e.key) for e in table.model.session.log if not e.auto)[len(table.lesson.chapter.before) :]
            found.append(Point(answers, tuple(table.lesson.seen), table.lesson.step))
            table.lesson.follow()
    known: list[Point] = CACHE[key]
    return known


def _lesson(app: Any, game: str, nth: int, at: int) -> Any:
    """A chapter after so many cards, painted at once, as every other screen is."""
    from game.core.teaching import lessons
    from scenes.table.lesson import UnsavedBook
    from scenes.table.lesson_table import LessonTable, seat_of

    chapter = lessons.load(game)[nth]
    point = _points(app, game, nth)[at]
    session = lessons.begin(chapter, seat_of(app, chapter))
    for seat, key in point.answers:
        session.choose(seat, key)
    table = LessonTable(app, chapter, session, UnsavedBook(), point.seen)
    app.replace(table)
    return table


def _other(app: Any, game: str, nth: int) -> None:
    """The card after an answer that was not the one suggested."""
    from game.core.teaching import lessons
    from scenes.table.lesson_table import LessonTable

    for at, point in enumerate(_points(app, game, nth)):
        if point.step is None or point.step.kind != "do":
            continue
        table = _lesson(app, game, nth, at)
        told = lessons.suggested(point.step, table.model.session.decision)
        others = [key for key in table.model.options if key not in told]
        if told and others:
            table.actions.choose(others[0])
            app.replace(LessonTable(app, table.lesson.chapter, table.model.session, table.lesson.book, tuple(table.lesson.seen)))
            return
