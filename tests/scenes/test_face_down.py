"""Questions at the open table: several people at one screen, nobody's hand is seen, and the screen stays where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game import games
from game.core.engine.known import HIDDEN
from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.overlays.handover import HandOverScene
from scenes.table.timetravel import look_here
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import click, press, read, step, tab_to

SCREEN: Any = games.find("anima").need("screen")
KINDS = SCREEN.traits.face_down


def open_table(kind: str, people: int = 3) -> Session:
    """A game of people who have secrets, at this question, to somebody who holds cards that may be played or put away now."""
    for seed in range(1, 60):
        session, rng = session_of(people, seed, game="anima"), Rng(seed)
        for _ in range(120):
            if (decision := session.decision) is None:
                break
            if decision.kind == kind and private(session):
                return session
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError(f"no game came to {kind}")


def private(session: Session) -> set[str]:
    """The answers that others may not know of."""
    decision = session.decision
    assert decision is not None
    known = session.rules.decision(session.view(""))
    return {key for key in decision.keys() if key != "done" and (known is None or key not in known.keys())}


def hand_names(table: Any, session: Session) -> set[str]:
    """The titles of all cards in hands."""
    texts = table.model.wording.texts
    return {texts.name(card) for cards in session.state.hand.values() for card in cards}


@pytest.mark.parametrize("kind", ("reset.act", "movement.choose"))
def test_nobody_is_handed_the_screen_and_no_hand_shows(table_of: Callable[..., Any], kind: str) -> None:
    session = open_table(kind)
    table = table_of(session, (1920, 1080))
    app, model = table.app, table.model
    assert app.top is table and model.face_down and model.seated == ""
    assert set(model.options) == set(session.decision.keys()) - private(session)  # type: ignore[union-attr]
    assert model.view.hand[model.seat] and set(model.view.hand[model.seat]) == {HIDDEN}
    said = read(app)
    for name in hand_names(table, session):
        assert name not in said
    assert app.t("table-hand-down", button=app.t("table-own-hand")) in said


def test_who_looks_at_the_hand_is_handed_the_screen_and_has_every_answer(table_of: Callable[..., Any]) -> None:
    session = open_table("reset.act")
    table = table_of(session, (1920, 1080))
    app, model = table.app, table.model
    click(app, "own-hand")
    assert isinstance(app.top, HandOverScene) and model.seat == session.decision.seats[0]  # type: ignore[union-attr]
    step(app, 600)
    app.top.accept(True)
    step(app)
    assert app.top is table and not model.face_down and model.seated == model.seat
    assert set(model.options) == set(session.decision.keys())  # type: ignore[union-attr]
    assert model.view.hand[model.seat] == session.state.hand[model.seat]


def test_after_an_answer_the_next_one_is_asked_and_still_no_hand_shows(table_of: Callable[..., Any]) -> None:
    """What asks the table how a question is put had left it with the view of a seat: its hand lay open."""
    table = table_of(open_table("reset.act"))
    app, model, session = table.app, table.model, table.model.session
    for _ in range(12):
        if not model.face_down or app.top is not table:
            break
        key = "done" if "done" in model.options else next(iter(model.options))
        model.acts.choose(key)
        step(app, 400)
        app.invalidate()
        step(app)
        if app.top is table and model.face_down:
            assert all(card == HIDDEN for cards in model.view.hand.values() for card in cards)
            assert not [name for name in hand_names(table, session) if name in read(app)]
    assert len({entry.seat for entry in session.log[-8:]}) > 1


def test_what_belongs_to_a_player_asks_for_the_screen(table_of: Callable[..., Any]) -> None:
    table = table_of(open_table("movement.choose"))
    app, model = table.app, table.model
    length = len(model.session.log)
    ways: list[Callable[[], object]] = [
        table.actions.undo, table.actions.redo, table.actions.restart_phase, table.dialogs.advising.ask,
        lambda: look_here(model, 0),
    ]  # fmt: skip
    for way in ways:
        way()
        step(app)
        assert isinstance(app.top, HandOverScene) and len(model.session.log) == length
        app.pop()
        step(app)
        assert app.top is table


def test_alone_or_among_bots_the_hand_lies_open(table_of: Callable[..., Any]) -> None:
    session = session_of(("human", "bot:random"), 5, game="anima")
    rng = Rng(5)
    while session.decision is not None and session.decision.kind not in KINDS:
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
    assert not table_of(session).model.face_down


@pytest.mark.parametrize("seed", range(1, 5))
def test_what_all_may_know_can_be_answered_by_the_rules(seed: int) -> None:
    """Each answer offered at the open table is one of the real question, and most of them can be given there."""
    session, rng, given = session_of(3, seed, game="anima"), Rng(seed), 0
    for _ in range(250):
        decision = session.decision
        if decision is None:
            break
        if decision.kind in KINDS:
            known = session.rules.decision(session.view(""))
            assert known is not None and known.kind == decision.kind
            keys = known.keys(decision.seats[0])
            assert set(keys) <= set(decision.keys(decision.seats[0])), decision.kind
            given += bool(keys)
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
    assert given > 20


def test_as_many_backs_lie_there_as_cards_are_held(table_of: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    session = open_table("movement.choose")
    table = table_of(session, (1920, 1080))
    cards, drawn = table.model.screen.cards, []
    assert cards.face_down() == len(session.state.hand[table.model.seat])
    back = cards.back((20, 30))
    monkeypatch.setattr(cards, "back", lambda size: drawn.append(size) or back)
    table.app.invalidate()
    table.painter.build()
    step(table.app)
    assert drawn and drawn[0][1] > drawn[0][0]
    assert cards.own() == ()


def test_tab_comes_to_the_hand(table_of: Callable[..., Any]) -> None:
    table = table_of(open_table("reset.act"))
    tab_to(table.app, "own-hand")
    press(table.app, pygame.K_RETURN)
    assert isinstance(table.app.top, HandOverScene)
