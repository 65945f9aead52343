"""What the audit looks at of learning: the first start, the list of chapters, and cards of every chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

Screen = tuple[str, Callable[[Any], Any]]


def screens(game: str, quick: bool) -> Iterator[Screen]:
    """The first start; the chapters new and half done; each chapter at its cards (`quick`: at three of them)."""
    from game.core import lessons
    from scenes.firstrun import FirstRunScene
    from scenes.learn import LearnScene

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
    from scenes.cli.audit_screens import session_at
    from scenes.table.guide import GuidedTable

    app.settings.hints = True
    table = GuidedTable(app, session_at(game, 1, share), None)
    table.hint = table.rules_page()
    app.push(table)


def _half(app: Any, game: str) -> None:
    from game.core import lessons
    from game.core.lesson_book import Book
    from scenes.learn import LearnScene

    chapters = lessons.load(game)
    scene = LearnScene(app, game)
    scene.book = Book()
    for chapter in chapters[:2]:
        scene.book.page(game, chapter.id).done = True
    scene.book.page(game, chapters[2].id).seen = [chapters[2].steps[0].id]
    scene.next = scene.book.next(game, chapters)
    app.push(scene)


def _lesson(app: Any, game: str, nth: int, at: int) -> Any:
    from game.core import lessons
    from scenes.table.lesson import open_lesson

    table = open_lesson(app, lessons.load(game)[nth], keep=False)
    for _ in range(at):
        table.follow()
    return _anew(app, table)


def _anew(app: Any, table: Any) -> Any:
    """The same position painted at once, as every other screen is."""
    from scenes.table.lesson import LessonTable

    fresh = LessonTable(app, table.chapter, table.session, table.book, tuple(table.seen))
    app.replace(fresh)
    return fresh


def _other(app: Any, game: str, nth: int) -> None:
    """The card after an answer that was not the one suggested."""
    from game.core import lessons

    table = _lesson(app, game, nth, 0)
    for _ in range(len(table.chapter.steps)):
        step = table.step
        if step is None:
            break
        told = lessons.suggested(step, table.session.decision)
        others = [key for key in table.options if key not in told]
        if step.kind == "do" and told and others:
            table.choose(others[0])
            break
        table.follow()
    _anew(app, table)
