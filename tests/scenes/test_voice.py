"""Reading aloud: an extra that speaks in a thread of its own, in the player's language, and is ended by any key."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.app import voice
from scenes.app.program import App
from scenes.settings.screen import SettingsOverlay
from tests.scenes.games import session_of
from tests.scenes.hands import click, press

VOICES = ("de", "en-029", "en-GB", "en-US", "it", "it", "uk")


class Spoken:
    """A backend that keeps what it is told; `gate` closed: it is still busy with the first line."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.voice, self.rate, self.voices_count = 0, 0.5, len(VOICES)
        self.stopped = 0
        self.gate, self.busy, self.idle = threading.Event(), threading.Event(), threading.Semaphore(0)
        self.gate.set()

    def get_voice_language(self, n: int) -> str:
        return VOICES[n]

    def speak(self, text: str, interrupt: bool) -> None:
        self.busy.set()
        assert self.gate.wait(10) and not interrupt
        self.said.append(text)
        self.idle.release()

    def stop(self) -> None:
        self.stopped += 1
        self.idle.release()

    def wait(self, times: int = 1) -> None:
        for _ in range(times):
            assert self.idle.acquire(timeout=10)


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoken]:
    made = Spoken()
    monkeypatch.setitem(sys.modules, "prism", SimpleNamespace(Context=lambda: SimpleNamespace(acquire_best=lambda: made)))
    monkeypatch.setattr(voice, "installed", lambda: True)
    voice.found.cache_clear()
    yield made
    voice.found.cache_clear()


def test_it_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    voice.found.cache_clear()
    monkeypatch.setattr(voice, "installed", lambda: False)
    assert not voice.found()
    voice.found.cache_clear()
    monkeypatch.setattr(voice, "installed", lambda: True)
    monkeypatch.setitem(sys.modules, "prism", None)  # broken: it cannot be imported
    assert not voice.found()
    voice.found.cache_clear()


def test_a_broken_extra_leaves_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = threading.Event()

    def fails() -> Any:
        tried.set()
        raise OSError("no daemon")

    silent = voice.Voice("en", make=fails)
    silent.say("hello")
    assert tried.wait(10)
    silent.close()


@pytest.mark.parametrize(("lang", "chosen"), [("en", 2), ("it", 4), ("uk", 6)])
def test_the_voice_speaks_the_language_of_the_words(backend: Spoken, lang: str, chosen: int) -> None:
    speaking = voice.Voice(lang, 80)
    speaking.say("hello")
    backend.wait()
    assert (backend.voice, backend.rate, backend.said) == (chosen, 0.8, ["hello"])
    speaking.close()


def test_what_waits_is_forgotten_when_somebody_presses_a_key(backend: Spoken) -> None:
    backend.gate.clear()
    speaking = voice.Voice("en")
    speaking.say("first")
    assert backend.busy.wait(10)
    speaking.say("second")
    speaking.hush()
    speaking.say("third")
    backend.gate.set()
    backend.wait(3)
    assert backend.said == ["first", "third"] and backend.stopped == 1
    speaking.close()


@pytest.mark.parametrize(
    ("line", "said"),
    [("== Table", "Table"), ("[land] G4, wetland: 1 city", "G4, wetland: 1 city, land"), ("a · b", "a, b"), ("Plain.", "Plain.")],
)
def test_lines_are_said_without_marks(line: str, said: str) -> None:
    assert voice.speakable(line) == said


def test_the_program_reads_what_happens_and_a_key_ends_it(backend: Spoken, start: Callable[..., App]) -> None:
    from scenes.table import TableScene

    app = start(lang="it", speech=True)
    app.push(TableScene(app, session_of(1, 7, 12)))
    backend.wait(2)
    assert backend.said[0] == app.top.title() and "scegli" in backend.said[1]  # type: ignore[union-attr]
    press(app, pygame.K_TAB)
    assert app.top is not None
    focused = app.top.item(app.top.focus_key)
    assert focused is not None
    while voice.speakable(app.line(focused)) not in backend.said:
        backend.wait()
    assert backend.stopped
    app.put("speech", False)
    count = len(app.spoken)
    press(app, pygame.K_TAB)
    assert len(app.spoken) == count + 1 and app.reader.voice is None, "still in the text view, not spoken"


def test_said_again_and_the_whole_screen(start: Callable[..., App]) -> None:
    app = start()
    app.go("menu")
    press(app, pygame.K_TAB)
    last = app.spoken[-1]
    before = len(app.spoken)
    press(app, pygame.K_F3)
    press(app, pygame.K_F3)
    assert list(app.spoken)[before:] == [last, last]
    press(app, pygame.K_F3, pygame.KMOD_SHIFT)
    assert list(app.spoken)[-len(app.text_view()) :] == app.text_view()


def test_the_settings_say_what_is_missing(start: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voice, "found", lambda: False)
    app = start()
    app.go("menu")
    app.push(SettingsOverlay(app, "reading"))
    click(app, "speech")
    assert not app.settings.speech and "run.py speech" in app.spoken[-1]
    monkeypatch.setattr(voice, "found", lambda: True)
    app.pop()
    app.push(SettingsOverlay(app, "reading"))
    monkeypatch.setattr(voice, "Voice", lambda lang, pace: SimpleNamespace(say=str, hush=bool, close=bool, speaks=max))
    click(app, "speech")
    assert app.settings.speech and app.reader.voice is not None
