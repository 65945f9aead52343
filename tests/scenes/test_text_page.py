"""The text view on the window: the lines of the screen, gone through by keys or clicked, with every scene below as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from scenes.app.program import App
from scenes.checks import autoplay
from scenes.menu.screen import MenuScene
from tests.scenes.hands import press


@pytest.fixture
def page(start: Callable[..., App]) -> Any:
    app = start()
    app.go("menu")
    press(app, pygame.K_F4)
    return app.reader.page


def test_one_key_changes_between_picture_and_lines(start: Callable[..., App]) -> None:
    app = start()
    app.go("menu")
    app.step(400, [])
    picture = pygame.image.tobytes(app.screen, "RGB")
    press(app, pygame.K_F4)
    assert app.settings.text_view and pygame.image.tobytes(app.screen, "RGB") != picture
    assert app.spoken[-1] == app.t("text-now-on")
    press(app, pygame.K_F4)
    assert not app.settings.text_view
    app.step(400, [])
    assert pygame.image.tobytes(app.screen, "RGB") == picture


def test_down_says_every_line_in_order_and_enter_uses_the_one_that_was_said(page: Any) -> None:
    app = page.app
    press(app, pygame.K_UP, pygame.KMOD_CTRL)
    said = [app.spoken[-1]]
    for _ in page.items()[1:]:
        press(app, pygame.K_DOWN)
        said.append(app.spoken[-1])
    assert said == [app.line(item) for item in app.top.items()]
    press(app, pygame.K_DOWN)
    assert app.spoken[-1] == said[-1], "at the end it stays"
    while app.top.items()[page.at()].key != "settings":
        press(app, pygame.K_UP)
    press(app, pygame.K_RETURN)
    assert app.top.name == "settings"
    press(app, pygame.K_ESCAPE)
    assert app.top.name == "menu" and page.on


def test_enter_on_a_line_that_only_tells_does_nothing(page: Any) -> None:
    app = page.app
    for n, item in enumerate(page.items()):
        if not item.focusable:
            page.go(n)
            press(app, pygame.K_RETURN)
            assert isinstance(app.top, MenuScene)


def test_tab_takes_the_line_along_and_a_click_uses_a_line(page: Any) -> None:
    app = page.app
    press(app, pygame.K_TAB)
    assert page.items()[page.at()].key == app.top.focus_key
    wanted = next(n for n, item in enumerate(page.items()) if item.key == "settings")
    page.go(wanted)
    app.step(16, [])
    rect = next(rect for rect, line in page._shown if line == wanted)
    app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1)])
    app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=rect.center, button=1)])
    assert app.top.name == "settings"


@pytest.mark.parametrize("size, scale", [((1280, 720), 150), ((1920, 1080), 100)])
def test_the_line_that_is_read_is_on_the_window(start: Callable[..., App], size: tuple[int, int], scale: int) -> None:
    app = start(size=size, scale=scale, lang="uk", text_view=True)
    app.go("settings")
    page = app.reader.page
    for n in range(len(page.items())):
        page.go(n)
        app.step(16, [])
        rect = next(rect for rect, line in page._shown if line == n)
        assert app.screen.get_rect().contains(rect) and rect.h


@pytest.mark.parametrize("game", ["spirit-island", "small-islands", "rice-paddy", "anima"])
def test_games_are_played_by_ear(game: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some decisions each: keys only, each choice known by what was said. `autoplay --by speech` plays to the end."""
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path))
    assert autoplay.main(["--game", game, "--by", "speech", "--seats", "2", "--seed", "33", "--moves", "12"]) == 0
