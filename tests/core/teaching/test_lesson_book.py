"""What is kept of the lessons: a chapter goes on where it was left, and a broken file costs nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.teaching import lessons
from game.core.teaching.lesson_book import FILE, Book

CHAPTERS = lessons.load("spirit-island")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path))
    return tmp_path


def test_a_chapter_goes_on_where_it_was_left() -> None:
    chapter = CHAPTERS[1]
    session = lessons.begin(chapter)
    session.choose("p0", "branch:1")
    session.choose("p0", "track:plays")
    Book().note(chapter, session, ("spirit",))
    book = Book()
    again, seen = book.resume(chapter)
    assert again.state.hash() == session.state.hash() and seen == ("spirit",)
    assert book.state("spirit-island", chapter.id) == "begun"
    assert book.next("spirit-island", CHAPTERS) == chapter.id, "what was left comes before what is new"
    book.restart(chapter)
    assert Book().state("spirit-island", chapter.id) == "new"


def test_a_finished_chapter_stays_done() -> None:
    chapter, book = CHAPTERS[0], Book()
    book.finish(chapter)
    assert Book().state("spirit-island", chapter.id) == "done"
    assert Book().next("spirit-island", CHAPTERS) == CHAPTERS[1].id
    session = lessons.begin(chapter)
    book.note(chapter, session, ("welcome",))
    assert Book().state("spirit-island", chapter.id) == "begun" and Book().page("spirit-island", chapter.id).done
    for one in CHAPTERS:
        book.finish(one)
    assert Book().next("spirit-island", CHAPTERS) == ""


def test_answers_of_another_version_begin_the_chapter_anew() -> None:
    chapter, book = CHAPTERS[1], Book()
    book.page("spirit-island", chapter.id).answers = [("p0", "branch:7")]
    session, seen = book.resume(chapter)
    assert not session.log and seen == ()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"spirit-island": 3}', '{"spirit-island": {"island": {"seen": 1}}}'])
def test_a_broken_file_is_as_good_as_none(home: Path, text: str) -> None:
    (home / FILE).write_text(text, encoding="utf-8")
    assert Book().state("spirit-island", "island") == "new"
    Book().finish(CHAPTERS[0])
    assert Book().state("spirit-island", "island") == "done"
