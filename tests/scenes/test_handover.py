"""Handing the screen over: nothing hidden is drawn, logged or spoken to the wrong seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.decision import Event
from game.core.play.session import Session
from scenes.app.program import App
from scenes.overlays.handover import HandOverScene, public_since, secret
from scenes.table import TableScene
from tests.scenes.dummy_board import rivals as rivals  # a fixture
from tests.scenes.hands import press, step


@pytest.fixture
def table_of(start: Callable[..., App]) -> Callable[..., tuple[App, Any]]:
    """Tables side by side: some tests hold one against another."""

    def make(session: Session, reduced: bool = True) -> tuple[App, Any]:
        app = start(reduced_motion=reduced, beside=True)
        table = TableScene(app, session)
        app.push(table)
        step(app)
        return app, table

    return make


def ready(app: App) -> None:
    """Accept the hand-over by keyboard."""
    assert isinstance(app.top, HandOverScene), app.top
    step(app, 600)
    press(app, pygame.K_RETURN)


def seen(app: App) -> tuple[bytes, list[str], list[str]]:
    """Everything a person at the screen gets: the picture, the text, what was said."""
    return pygame.image.tobytes(app.screen, "RGB"), app.text_view(), list(app.spoken)


def choose(app: App, table: Any, key: str) -> None:
    item = table.item(key)
    assert item is not None and item.enabled, (key, [i.key for i in table.items()])
    table.activate(item)
    step(app)


def swap(session: Session, who: str) -> None:
    """The same game with another hidden hand: this seat's cards come from the deck."""
    s = session.state
    size = len(s.hand[who])
    s.hand[who], s.deck = s.deck[:size], (*s.hand[who], *s.deck[size:])


def test_the_first_player_is_asked_before_anything_is_drawn(table_of: Any, rivals: Any) -> None:
    app, table = table_of(rivals())
    assert isinstance(app.top, HandOverScene) and table.model.curtained and table.items() == []
    text = "\n".join([*app.text_view(), *app.spoken])
    assert "N0" in text and "own" not in text and not any(card in text for card in table.model.session.state.hand["p0"])
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, HandOverScene), "there is no way round it"
    ready(app)
    assert app.top is table and table.model.seat == "p0" and any("own" in line for line in app.text_view())


def test_the_button_is_held_with_the_mouse(table_of: Any, rivals: Any) -> None:
    app, table = table_of(rivals())
    at = app.top.item("ready").rect.center  # type: ignore[union-attr]
    for held, opens in ((200, False), (600, True)):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        step(app)
        step(app, held)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        step(app)
        assert (app.top is table) == opens


def test_a_key_still_held_does_not_accept(table_of: Any, rivals: Any) -> None:
    app, table = table_of(rivals())
    for _ in range(30):  # Enter repeats itself
        press(app, pygame.K_RETURN)
        step(app, 40)
    assert isinstance(app.top, HandOverScene)
    ready(app)
    assert app.top is table


@pytest.mark.parametrize("reduced", [True, False])
def test_states_that_differ_in_secrets_alone_look_and_read_the_same(table_of: Any, rivals: Any, reduced: bool) -> None:
    """A whole game twice, the other player's hand exchanged: every screen of the one who looks is the same."""
    compared = 0
    for other in ("p0", "p1"):
        mine = "p1" if other == "p0" else "p0"
        games = [table_of(rivals(), reduced) for _ in range(2)]
        swap(games[1][1].session, other)
        for app, table in games:
            table.sync()
            app.invalidate()
            step(app)
        for _ in range(14):
            tops = [app.top for app, _ in games]
            if any(table.model.session.state.table for _, table in games):
                break  # cards are open now: the games differ in public
            if all(isinstance(top, HandOverScene) for top in tops):
                assert seen(games[0][0]) == seen(games[1][0]), "the hand-over shows a secret"
                compared += 1
                for app, _ in games:
                    ready(app)
                    step(app, 2000)
                continue
            asked = {table.model.seat for _, table in games}
            assert len(asked) == 1
            seat = asked.pop()
            if seat == mine:
                assert seen(games[0][0])[:2] == seen(games[1][0])[:2], "a screen shows the other's secret"
                compared += 1
            keys = [sorted(table.model.options) for _, table in games]
            if keys[0] != keys[1] and seat == mine:
                raise AssertionError("own options depend on the other's secret")
            for (app, table), own in zip(games, keys):
                choose(app, table, own[0])
            for app, _ in games:
                app.spoken.clear()
    assert compared >= 6


def test_what_was_said_to_one_is_not_in_the_log_of_the_other(table_of: Any, rivals: Any) -> None:
    app, table = table_of(rivals())
    ready(app)
    choose(app, table, "colour:red")
    ready(app)
    assert table.model.seat == "p1"
    choose(app, table, "colour:blue")
    while isinstance(app.top, HandOverScene):
        ready(app)
    secret_card = next(k for k in table.model.options if k.startswith("card:"))
    first = table.model.seat
    assert table.model.session.log[-1].key.startswith("colour:")
    choose(app, table, secret_card)
    assert isinstance(app.top, HandOverScene)
    app.spoken.clear()
    ready(app)
    assert table.model.seat != first
    everything = [*app.text_view(), *app.spoken]
    table.dialogs.show_log()
    everything += [row.title for row in app.top.rows()] + app.text_view()  # type: ignore[union-attr]
    app.top.copy()  # type: ignore[union-attr]
    everything.append(app.paste())
    press(app, pygame.K_ESCAPE)
    text = "\n".join(everything)
    assert secret_card not in text and secret_card[5:] + "'" not in text.replace(str(table.model.view.hand[table.model.seat]), "")
    assert "N0 has decided" in text or "N1 has decided" in text
    info = table.model.session.undo_info()
    assert secret_card not in table.model.wording.undo(info.entry)


def test_looking_back_keeps_the_secrets(table_of: Any, rivals: Any) -> None:
    app, table = table_of(rivals())
    ready(app)
    choose(app, table, "colour:red")
    ready(app)
    from scenes.table.timetravel import look_here

    look_here(table.model, 0)
    step(app)
    hand = table.model.session.state.hand["p0"]
    assert app.top.name == "look" and not any(f"'{card}'" in line for card in hand for line in app.text_view())  # type: ignore[union-attr]
    app.top.seating.visit("p0")  # type: ignore[union-attr]
    assert app.top.model.seat == "p1" and "secret" in app.spoken[-1]  # type: ignore[union-attr]
    table.dialogs.show_log()
    app.top.book.share()  # type: ignore[union-attr]
    assert not app.top.item("copy").enabled  # type: ignore[union-attr]


def test_events_meant_for_one_seat(table_of: Any, rivals: Any) -> None:
    session = rivals()
    app, table = table_of(session)
    speech = table.model.wording
    speech.seat = "p1"
    assert speech.event(Event("drawn", ("c1",), ("p0",))) is None
    assert speech.event(Event("drawn", ("c1",), ("p1",))) == "drawn c1"
    assert speech.public(Event("drawn", ("c1",), ("p1",))) is None
    assert public_since(session, "p0") == [] and secret(session)
    assert not secret(rivals(1, "human", "bot:random")), "with bots alone there is nobody to hide from"


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("opened", ["", "log", "menu"])
def test_leaving_the_window_under_strict_privacy(table_of: Any, rivals: Any, strict: bool, opened: str) -> None:
    """Two games that differ in the own hand look alike once the window was left, whatever lay open over the table."""
    apps = []
    for n in range(2):
        app, table = table_of(rivals())
        if n:
            swap(table.model.session, "p0")
            table.sync()
        ready(app)
        app.settings.cover_when_left = strict
        {"": lambda: None, "log": table.dialogs.show_log, "menu": table.dialogs.show_menu}[opened]()
        step(app)
        before = app.top
        app.spoken.clear()
        app.dispatch(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        app.dispatch(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        step(app)
        apps.append((app, table, before))
    for app, table, before in apps:
        assert isinstance(app.top, HandOverScene) == strict == table.model.curtained
        assert strict or app.top is before
        if strict:
            assert app.text_view() and not any(
                card in line for card in table.model.session.state.hand["p0"] for line in app.text_view()
            )
    if not strict:
        return
    assert seen(apps[0][0]) == seen(apps[1][0]), "a hidden thing is drawn or said"
    for app, table, before in apps:
        app.dispatch(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        step(app)
        assert [type(scene) for scene in app.stack].count(HandOverScene) == 1, "asked once, not at every loss"
        ready(app)
        assert app.top is before and table.model.seat == "p0" and not table.model.curtained
