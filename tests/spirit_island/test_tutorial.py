"""The tutorial of this game, played as it suggests, and played by someone who does as they like."""

from __future__ import annotations

import pytest

from game.core.engine.rng import Rng
from game.core.teaching import lessons, rulebook
from game.core.teaching.lessons import Chapter

CHAPTERS = lessons.load("spirit-island")
IDS = [chapter.id for chapter in CHAPTERS]


def test_what_is_taught_in_which_order() -> None:
    assert IDS == ["island", "growth", "cards", "ravage", "fear", "plan", "turn"]
    assert all(1 <= chapter.minutes <= 5 for chapter in CHAPTERS)
    assert all(step.page in ("", *rulebook.page_ids("spirit-island")) for chapter in CHAPTERS for step in chapter.steps)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=IDS)
def test_a_chapter_played_as_it_suggests_comes_to_its_end(chapter: Chapter) -> None:
    session, here = lessons.rehearse(chapter)
    assert here.done and here.marks[-1] == "read"
    told = {step.id for step, mark in zip(chapter.steps, here.marks, strict=True) if mark not in ("", "past", "other")}
    missed = [step.id for step in chapter.steps if step.id not in told and not step.instead]
    assert not missed, "every card of a chapter is reached by who follows it"
    assert len([entry for entry in session.log if not entry.auto]) <= 15, "five minutes hold no more"


@pytest.mark.parametrize("chapter", CHAPTERS, ids=IDS)
def test_the_same_chapter_is_the_same_for_everybody(chapter: Chapter) -> None:
    assert lessons.begin(chapter).state.hash() == lessons.begin(chapter).state.hash()


@pytest.mark.parametrize("chapter", CHAPTERS, ids=IDS)
def test_whatever_is_answered_a_chapter_goes_on(chapter: Chapter) -> None:
    """A random player reads every card and answers at random: the chapter ends, or the game does (start again?)."""
    ends = 0
    for seed in range(1, 9):
        session, rng, seen = lessons.begin(chapter), Rng(seed), set[str]()
        last = -1
        for _ in range(400):
            here = lessons.progress(chapter, session, seen)
            assert here.at >= last, "without undo nobody is led back"
            last = here.at
            if here.done or here.over:
                break
            step = chapter.steps[here.at]
            if step.kind in ("read", "try"):
                seen.add(step.id)
                continue
            decision = session.decision
            assert decision is not None
            options = decision.options or tuple(o for part in decision.parts for o in part.options)
            pick = options[rng.below(len(options))]
            session.choose(pick.seat, pick.key)
        here = lessons.progress(chapter, session, seen)
        assert here.done or here.over, (chapter.id, seed, chapter.steps[here.at].id, lessons.asked(session.decision))
        if here.over:  # from here on every card can be read to the last one
            assert all(step.kind in ("read", "try") for step in chapter.steps[here.at : here.at + 1])
        ends += here.done
    assert ends, "most ways lead to the end"


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
