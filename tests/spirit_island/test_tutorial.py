"""What the tutorial of this game teaches, and that an answer of one's own is welcome in it."""

from __future__ import annotations

from game.core.teaching import lessons

CHAPTERS = lessons.load("spirit-island")


def test_what_is_taught_in_which_order() -> None:
    assert [chapter.id for chapter in CHAPTERS] == ["island", "growth", "cards", "ravage", "fear", "plan", "turn"]


def test_an_answer_of_ones_own_is_told_apart() -> None:
    chapter = next(one for one in CHAPTERS if one.id == "growth")
    session = lessons.begin(chapter)
    session.choose("p0", "branch:0")
    here = lessons.progress(chapter, session, ("spirit",))
    assert here.other == (chapter.place("choose"), "branch:0")
    assert chapter.steps[here.at].id == "track"
    session.undo(cross_fence=True)
    here = lessons.progress(chapter, session, ("spirit",))
    assert chapter.steps[here.at].id == "choose" and here.other is None
