"""The first start: five choices over the first screen, in force at once, and never again."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes import __main__ as program
from scenes.app import settings_store, voice
from scenes.app.program import App
from scenes.draw import theme
from scenes.menu.firstrun import FirstRunScene
from scenes.menu.screen import MenuScene
from scenes.widgets.base import Widget
from tests.scenes.hands import click, overlaps, press


@pytest.fixture
def made(start: Callable[..., App]) -> Callable[..., App]:
    def make(size: tuple[int, int] = (1280, 720), lang: str = "en", scale: int = 100) -> App:
        app = start(size, lang, scale, deaf=True, reduced_motion=True)
        app.push(MenuScene(app))
        app.push(FirstRunScene(app))
        app.step(16, [])
        return app

    return make


def test_five_choices_are_in_force_at_once_and_kept(made: Any) -> None:
    app = made()
    click(app, "lang=it")
    assert app.lang == "it" and any("Cinque scelte" in line for line in app.text_view())
    click(app, "scale=75")
    assert app.percent == 75
    click(app, "palette=contrast")
    assert theme.palette() == "contrast"
    click(app, "sound=soft")
    assert (app.settings.mute, app.settings.volume) == (False, 30)
    click(app, "sound=off")
    assert app.settings.mute
    click(app, "speech=voice")
    assert not app.settings.speech and any("Nessun programma vocale" in line for line in app.spoken), "closed, and says why"
    click(app, "go")
    assert app.top is not None and app.top.name == "menu"
    kept = settings_store.load()
    assert (kept.lang, kept.scale, kept.palette, kept.mute) == ("it", 75, "contrast", True)
    assert not settings_store.first_start()
    app.put("palette", "default")


def test_keys_alone_reach_everything(made: Any) -> None:
    app = made()
    seen = set()
    for _ in range(40):
        press(app, pygame.K_TAB)
        assert app.top is not None
        seen.add(app.top.focus_key)
        if app.top.focus_key == "go":
            press(app, pygame.K_RETURN)
            break
    assert app.top is not None and app.top.name == "menu"
    assert {"lang=uk", "scale=150", "palette=contrast", "sound=off", "speech=voice", "skip"} <= seen
    assert "scale=200" not in seen, "this window has no room for it"


def test_esc_skips_and_it_does_not_come_again(made: Any) -> None:
    assert settings_store.first_start()
    app = made()
    press(app, pygame.K_ESCAPE)
    assert app.top is not None and app.top.name == "menu"
    assert not settings_store.first_start() and settings_store.load().lang == "en"


def test_a_speech_program_is_offered_and_speaks(made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(voice, "found", lambda: True)
    monkeypatch.setattr(voice, "Voice", lambda lang, pace: SimpleNamespace(say=said.append, hush=bool, close=bool, speaks=max))
    app = made()
    assert any("announced" in line for line in app.spoken), "it is said at once that a voice is there"
    click(app, "speech=voice")
    assert app.settings.speech and settings_store.load().speech
    assert said and "announced" in said[-1]
    said.clear()
    press(app, pygame.K_TAB)
    assert said, "the focus is spoken"
    click(app, "speech=screen")
    said.clear()
    press(app, pygame.K_TAB)
    assert not said


def test_only_a_plain_first_start_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[list[str]] = []

    def run(app: Any) -> int:
        opened.append([scene.name for scene in app.stack])
        while app.stack:
            app.pop()
        return 0

    monkeypatch.setattr(App, "run", run)
    assert program.play(["--game", "spirit-island", "--seed", "7"]) == 0
    assert opened[-1] == ["table"]
    assert program.play([]) == 0
    assert opened[-1] == ["menu", "firstrun"]
    assert program.play([]) == 0
    assert opened[-1] == ["menu"], "the settings were written when it was left"


def test_the_pace_of_the_command_line_holds_for_that_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was read and used for nothing."""
    had: list[str] = []

    def run(app: Any) -> int:
        had.append(app.settings.speed)
        app.put("mute", True)  # writes everything
        if len(had) == 3:
            app.put("speed", "instant")  # chosen by the player
        while app.stack:
            app.pop()
        settings_store.save(app.settings)
        return 0

    monkeypatch.setattr(App, "run", run)
    settings_store.save(settings_store.Settings(speed="fast"))
    stored = []
    for args in ([], ["--pace", "normal"], ["--pace", "step"]):
        assert program.play(["--game", "spirit-island", "--seed", "7", *args]) == 0
        stored.append(settings_store.load().speed)
    assert had == ["fast", "normal", "step"] and stored == ["fast", "fast", "instant"]


@pytest.mark.parametrize(
    ("size", "lang", "scale"),
    [
        ((1280, 720), "uk", 100),
        ((1024, 640), "it", 300),
        ((1920, 1080), "it", 200),
        ((1920, 1080), "uk", 75),
        *(((1280, 720), lang, 75) for lang in ("en", "it", "uk")),
    ],
)
def test_everything_has_its_room(made: Any, size: tuple[int, int], lang: str, scale: int) -> None:
    app = made(size, lang, scale)
    scene: Any = app.top
    sheet = scene.widgets[0].rect
    parts: list[Widget] = list(scene.widgets[1:])
    assert app.screen.get_rect().contains(sheet)
    for one in parts:
        assert sheet.contains(one.rect), (one.key, one.name, one.rect, sheet)
    assert overlaps(parts) == []
    note = next((one for one in parts if one.key == "speech-note"), None) or scene.widget("speech")  # folded further, it is a tip
    assert note.rect.bottom + scene.kit.px(3) <= scene.widget("go").rect.y, "the last line is not on the buttons"
