"""Chapters of a tutorial gone through without a screen, by whoever answers: the learner of every test about lessons.

`walk` reads each card as it comes, lets the rival of the chapter answer for itself and asks the test for all else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.engine.decision import Option
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.core.teaching import lessons
from game.core.teaching.lessons import Chapter, Progress

MOST = 700  # answers and cards: a whole round of any game has fewer
Answer = Callable[[tuple[Option, ...]], Option]


class Walk(NamedTuple):
    """How it went: the table at the end, where the chapter stands there, and the ids of the cards that were read."""

    session: Session
    here: Progress
    shown: tuple[str, ...]


def walk(chapter: Chapter, answer: Answer) -> Walk:
    """From the first card until the chapter or the game ends. Without undo nobody is ever led back."""
    session, shown, last = lessons.begin(chapter), list[str](), -1
    for _ in range(MOST):
        here = lessons.progress(chapter, session, shown)
        assert here.at >= last, "without undo nobody is led back"
        last = here.at
        if here.done:
            break
        step = chapter.steps[here.at]
        if step.kind in ("read", "try"):
            shown.append(step.id)
        elif here.over:
            break
        elif (told := lessons.rival_answer(session)) is not None:
            session.choose(*told)
        else:
            decision = session.decision
            assert decision is not None
            option = answer(decision.options or tuple(option for part in decision.parts for option in part.options))
            session.choose(option.seat, option.key)
    return Walk(session, here, tuple(shown))


def at_random(seed: int) -> Answer:
    """Any of what is offered."""
    rng = Rng(seed)
    return lambda options: options[rng.below(len(options))]


def misses(chapter: Chapter, answers: Sequence[str], card: str) -> None:
    """Who gives these answers, each as soon as it is offered, and declines all else, is shown the card of a task that was
    missed and not the card of praise."""
    wrong = list(answers)

    def answer(options: tuple[Option, ...]) -> Option:
        by_key = {option.key: option for option in options}
        key = wrong.pop(0) if wrong and wrong[0] in by_key else "done"
        return by_key.get(key, options[0])

    gone = walk(chapter, answer)
    assert gone.here.done and not wrong, (chapter.id, wrong)
    assert card in gone.shown
    task = chapter.steps[chapter.place(card)].after
    praise = next(step.id for step in chapter.steps if step.after == task and not step.instead)
    assert praise not in gone.shown


def happened(chapter: Chapter, kind: str) -> list[tuple]:
    """What a chapter played as it suggests tells of this kind."""
    session, _ = lessons.rehearse(chapter)
    return [event.args for entry in session.log for event in entry.events if event.kind == kind]
