"""The table of a lesson, and how it is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.teaching import lessons
from game.core.teaching.lesson_book import Book
from game.core.teaching.lessons import Chapter
from scenes.table.lesson import Lesson, UnsavedBook, message
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host


class LessonTable(TableScene):
    """A table with a chapter being played."""

    least = (1140, 640)  # its card needs more room than the table: text grows less

    def __init__(self, app: Host, chapter: Chapter, session: Session, book: Book, seen: tuple[str, ...] = ()) -> None:
        self.lesson = Lesson(chapter, session, book, open_lesson, seen)
        super().__init__(app, session, None, self.lesson)
        self.lesson.table = self

    def title(self) -> str:
        return self.t("lesson-scene", title=self.t(message(self.lesson.chapter)))


# --- opening -------------------------------------------------------------------------------------------------
def seat_of(app: Host, chapter: Chapter) -> tuple[dict[str, str], ...]:
    """Names and colours for the seats of a chapter."""
    from scenes.app.seats import usual_colour

    own = next((name for name in app.settings.last_names if name), app.t("lesson-you"))
    count = len(chapter.setup.seats)
    names = [own, *(app.t("lesson-rival", n=n if count > 2 else 0) for n in range(1, count))]
    return tuple({"name": names[n], "colour": usual_colour(n)} for n in range(count))


def open_lesson(app: Host, chapter: Chapter, book: Book | None = None, resume: bool = False, keep: bool = True) -> LessonTable:
    """Show a chapter, from its start or where it was left; `keep` writes how far it is. Raises DataError."""
    book = book or (Book() if keep else UnsavedBook())
    seats = seat_of(app, chapter)
    if resume:
        session, seen = book.resume(chapter, seats)
    else:
        book.restart(chapter)
        session, seen = lessons.begin(chapter, seats), ()
    table = LessonTable(app, chapter, session, book, seen)
    app.replace(table)
    return table


def open_chapters(app: Host, game: str, chapter: str = "") -> None:
    """The list of chapters over the first screen."""
    app.home()
    app.go("learn", game, chapter)
