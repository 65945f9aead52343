"""The analysis after a game: what the bot would have done otherwise, both ways on, a bar that can be stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ai import review
from scenes.app.seals import sealed
from scenes.replay.review import ReviewOverlay, WayJourney
from scenes.replay.screen import Travel
from tests.scenes.games import session_of
from tests.scenes.hands import click, press, read, step, tab_to

GAMES = ("spirit-island", "small-islands", "rice-paddy", "anima")
SOME = 6  # decisions of a game that are looked at here: all take a while


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    every = review.asked
    monkeypatch.setattr(review, "asked", lambda session: every(session)[2 : 2 + SOME])


def ended(table_of: Callable[..., Any], game: str, *where: Any) -> Any:
    """The ending over the table of a whole game."""
    session = session_of(1 if game == "spirit-island" else ("human", "bot:random"), 3, 20_000, game)
    assert session.result is not None
    table = table_of(session, *where)
    table.dialogs.show_result()
    step(table.app)
    return table


def looked_at(app: Any) -> ReviewOverlay:
    """The analysis, until it is done."""
    page = app.top
    assert isinstance(page, ReviewOverlay)
    for _ in range(SOME + 3):
        step(app)
    assert page.counsel.done and page.found
    return page


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", GAMES)
def test_the_ending_leads_to_it_and_it_to_both_ways(table_of: Callable[..., Any], game: str) -> None:
    table = ended(table_of, game)
    app, session = table.app, table.session
    tab_to(app, "review")
    press(app, pygame.K_RETURN)
    page = looked_at(app)
    one, said = page.found[0], read(app)
    played, instead, why = page.row(one)
    assert played in said and instead in said and why.partition(".")[0] in said and app.t(f"weigh-{game}-unit") in said
    click(app, "line0")
    look: Any = app.top
    assert isinstance(look, Travel) and isinstance(look.journey, WayJourney) and look.journey.line
    assert look.look.past.state.hash() == session.state_before(one.at).hash() and not sealed(look.look.past)
    press(app, pygame.K_PAGEDOWN)
    after = session.state_before(one.at)
    session.rules.apply(after, one.seat, one.advice.key)
    assert look.look.past.whole.log[0].key == one.advice.key
    assert look.look.past.at >= 1 and look.look.past.whole.state_before(1).hash() == after.hash() or len(one.line) == 1
    click(app, "swap")
    look = app.top
    assert not look.journey.line and look.look.past.whole is session and look.look.past.at == one.at
    press(app, pygame.K_ESCAPE)
    assert app.top is page
    press(app, pygame.K_ESCAPE)
    assert app.top is not None and app.top.name == "ending" and not app.errors


@pytest.mark.usefixtures("few")
def test_it_tells_how_far_it_is_and_stops_with_what_it_has(table_of: Callable[..., Any]) -> None:
    table = ended(table_of, "small-islands")
    app = table.app
    page: Any = app.go("review", table.session)
    for _ in range(4):
        step(app)
    stage = page.counsel.stage
    assert not page.counsel.done and 0 < stage.done < stage.of
    assert app.t("review-of", done=stage.done, of=stage.of) in read(app) and page.item("progress") is not None
    click(app, "stop")
    stage = page.counsel.stage
    assert page.stopped and page.counsel.done and app.t("review-stopped", done=stage.done, of=stage.of) in read(app)
    step(app)
    assert page.counsel.stage == stage, "it does not go on"
    if stage.found:
        click(app, "line0")
        assert isinstance(app.top, Travel), "the line is played when somebody wants to see it"


def test_a_worker_looks_aside_and_ends_with_the_page(table_of: Callable[..., Any]) -> None:
    table = ended(table_of, "small-islands")
    app = table.app
    app.live = True
    page: Any = app.go("review", table.session)
    process = page.counsel._helper.process
    for _ in range(8000):
        app.step(16, [])
        assert not app.errors, app.errors[0]
        if page.counsel.stage is not None and page.counsel.stage.done:
            break
        pygame.time.wait(5)
    assert page.counsel.stage.done and page.counsel.share > 0 and process.is_alive()
    press(app, pygame.K_ESCAPE)
    assert not process.is_alive() and page.counsel._helper is None


def test_where_only_bots_played_there_is_none(table_of: Callable[..., Any]) -> None:
    session = session_of(("bot:random", "bot:random"), 3, 20_000, "small-islands")
    table = table_of(session)
    table.dialogs.show_result()
    step(table.app)
    assert table.app.top.name == "ending" and table.app.top.item("review") is None


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("where", [((1280, 720), "uk", 100), ((1920, 1080), "it", 100), ((1280, 720), "it", 150)])
def test_it_fits_every_window_and_changes_its_language(table_of: Callable[..., Any], where: tuple[Any, ...]) -> None:
    table = ended(table_of, "spirit-island", *where)
    app = table.app
    app.go("review", table.session)
    page = looked_at(app)
    whole = app.screen.get_rect()
    boxes = [item.rect for item in page.items() if item.rect is not None]
    assert whole.contains(page.sheet) and all(whole.contains(box) for box in boxes)
    buttons = [item.rect for item in page.items() if item.key.startswith(("played", "line", "leave"))]
    assert len(buttons) == 2 * len(page.found) + 1
    words = [item.rect for item in page.items() if item.role == "text" and item.rect is not None]
    boxes = [*buttons, *words]
    assert len(words) > 2 * len(page.found)
    over = [(a, b) for n, a in enumerate(boxes) for b in boxes[n + 1 :] if a.colliderect(b)]
    assert not over, [[item.name for item in page.items() if item.rect in pair] for pair in over]
