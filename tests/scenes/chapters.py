"""Chapters on the real table, gone through by clicks and keys as their cards say; a rival answers in its own time."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.core.teaching import lessons
from game.core.teaching.lessons import Step
from scenes.app.program import App
from scenes.table.lesson_table import LessonTable
from scenes.widgets.controls import Button
from tests.scenes.hands import click, overlaps, press, step

MOST = 160  # cards and answers
CALM_MS = 400  # what opened by itself under the pointer takes no click for so long


def played(app: App, table: LessonTable) -> list[str]:
    """Goes through a chapter to its end, each card looked at as it comes; the ids of the cards that were shown."""
    shown: list[str] = []
    for card in follow(app, table):
        if card.id not in shown:
            shown.append(card.id)
            checked(app, table, card)
    return shown


def follow(app: App, table: LessonTable) -> Iterator[Step]:
    """The same, yielding each card before what it asks for is done."""
    for _ in range(MOST):
        card = table.lesson.step
        if table.lesson.ended or card is None:
            return
        if _rival_answered(app, table):
            continue
        step(app)
        yield card
        if card.kind == "read":
            click(app, "lesson-next")
        elif card.kind == "try":
            _try(app, table, card)
        else:
            _answer(app, table, card)
    raise AssertionError(f"{table.lesson.chapter.id} does not end; it stays at {table.step}")


def _rival_answered(app: App, table: LessonTable) -> bool:
    """Lets the rival answer, if it is the rival who is asked; whether it was."""
    rival = lessons.rival_answer(table.model.session)
    if rival is not None:
        before = len(table.model.session.log)
        for _ in range(20):
            step(app, 200)
            if len(table.model.session.log) > before:
                break
        assert table.model.session.log[before].key == rival[1], "it says what the chapter has it say"
    return rival is not None


def _try(app: App, table: LessonTable, card: Step) -> None:
    if card.act == "undo":
        press(app, pygame.K_z, pygame.KMOD_CTRL)
    elif card.act == "why":
        click(app, table.lesson.target_keys(card)[0])  # the pointer is there now
        press(app, pygame.K_w)
    else:
        click(app, card.act)


def _answer(app: App, table: LessonTable, card: Step) -> None:
    """The first answer that a card suggests, as a hand gives it: a card is touched, then what is done with it, a tile turned
    until it lies as the answer says; a phase is ended although something is left."""
    session, options = table.model.session, table.model.options
    keys = lessons.suggested(card, session.decision) or tuple(key for key in ("done",) if key in options) or tuple(options)
    before = len(session.log)
    step(app, CALM_MS)
    for key in table.model.route(keys[0]):
        click(app, key)
    if app.top is not None and app.top.name == "confirm":
        click(app, "go")
    assert len(session.log) > before, (card.id, keys)


def checked(app: App, table: LessonTable, card: Step) -> None:
    """What must hold for every card."""
    assert table.lesson.card is not None
    box, where = table.lesson.card.rect, (table.lesson.chapter.id, card.id, app.screen.get_size(), app.lang)
    assert app.screen.get_rect().contains(box), where
    assert points(table, card) or card.kind == "until", (where, "points at nothing")
    assert table.model.open or not box.colliderect(table.model.grid.prompt), (where, "covers the prompt")
    whole = app.screen.get_width() * app.screen.get_height()
    for target in table.lesson.pointers:
        if target.w * target.h < whole // 6 and not table.model.open:
            assert not box.colliderect(target), (where, "covers what it points at")
    for key in table.model.shapes:
        item = table.item(key)
        if item is not None and item.rect is not None and item.zone == "choices":
            assert not box.colliderect(item.rect), (where, "covers an answer", key)
    buttons = [w for w in table.widgets if isinstance(w, Button) and w.zone == "lesson"]
    assert buttons and all(box.contains(b.rect) for b in buttons), (where, "a button hangs out")
    assert overlaps(buttons) == [], where
    assert box.bottom - max(b.rect.top for b in buttons) < table.kit.px(80)


def points(table: LessonTable, card: Step) -> bool:
    """Whether a card points at something; not where that lies under cards or a sheet to choose from, or the game is over."""
    ends = [word.split("|")[-1] for word in card.at]
    hidden = ends in (["board"], ["prompt"]) and bool(table.model.shields)
    return bool(table.lesson.pointers) or hidden or card.at in ((), ("over",))
