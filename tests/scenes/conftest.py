"""What the tests of the screen share: no display, no sound, a folder of their own, and apps that are closed afterwards."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.app import gc_tuning, voice
from scenes.app.settings_store import Settings
from scenes.checks.bench import memory
from scenes.draw import palettes
from scenes.draw import text as typo
from scenes.routes import App
from scenes.table import TableScene
from tests.scenes.endings import Ended
from tests.scenes.films import before
from tests.scenes.games import at_question, session_of
from tests.scenes.hands import step

Start = Callable[..., App]
HEAVY_MB = 300


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, with a name that a program may stumble over; the program has to make it."""
    folder = tmp_path / "моя тека"
    monkeypatch.setenv("TIDETABLE_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def no_voice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing reads aloud, whatever this machine has; what one test found is not known to the next."""
    monkeypatch.setattr(voice, "installed", lambda: False)
    voice.found.cache_clear()
    yield
    monkeypatch.undo()
    voice.found.cache_clear()


@pytest.fixture(autouse=True)
def usual_colours() -> Iterator[None]:
    """The palette is one for the whole process: what a test puts on is taken off again."""
    yield
    palettes.apply("default")


@pytest.fixture(scope="module", autouse=True)
def light_process() -> Iterator[None]:
    """A process that draws all screens in all sizes keeps ever more pictures: after a file that left it heavy it lets
    them go. (Not after each: the next one would draw the same icons and papers again.) A table that opens looks for garbage
    only among what came since the file began, not through all that the test run itself holds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc_tuning, "settle", gc.collect)
        yield
    gc_tuning.settle()
    gc_tuning.give_back()
    if memory() > HEAVY_MB:
        palettes.forget()
        gc_tuning.settle()
        gc_tuning.give_back()


@pytest.fixture
def start(home: Path) -> Iterator[Start]:
    """Starts apps; further names are settings, and a deaf one hears only what a test tells it.

    There is one window: the next app (unless it stands beside), or the end of the test, closes the screens of the one
    before as when the program ends. No worker, file or picture of it stays, and no event in the queue.
    """
    started: list[App] = []

    def end() -> None:
        while started:
            app = started.pop()
            said = len(app.errors)
            app.clear()
            assert app.errors[said:] == [], "closing the screens failed"
            app.jobs.close()
        if pygame.display.get_init():
            pygame.event.clear()

    def make(
        size: tuple[int, int] = (1280, 720),
        lang: str = "en",
        scale: int = 100,
        sync: bool = True,
        deaf: bool = False,
        beside: bool = False,
        **settings: Any,
    ) -> App:
        if not beside:
            end()
        app = App(size, lang, scale, Settings(**settings), sync=sync, source=list if deaf else None)
        started.append(app)
        return app

    yield make
    end()


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that were shortened since the test began, because they had no room."""
    found: list[str] = []
    clipped = typo.clipped

    def watch(text: str, *rest: Any) -> str:
        out = clipped(text, *rest)
        if out != text:
            found.append(text)
        return out

    monkeypatch.setattr(typo, "clipped", watch)
    return found


@pytest.fixture
def app(start: Start) -> App:
    """The program as it first starts, with nothing open. A file that wants no motion has an `app` of its own."""
    return start()


@pytest.fixture
def table_of(start: Start) -> Callable[..., Any]:
    """Lays a game on a table of an app of its own, without motion unless asked for; the arguments are those of `start`."""

    def make(session: Session, *where: Any, **settings: Any) -> Any:
        app = start(*where, **{"reduced_motion": True, **settings})
        table = TableScene(app, session)
        app.push(table)
        step(app)
        return table

    return make


@pytest.fixture
def table_at(table_of: Callable[..., Any]) -> Callable[..., Any]:
    """Small Islands against a bot, at the n-th question of a kind to the one who sits there."""

    def make(kind: str, size: tuple[int, int] = (1280, 720), seed: int = 5, skip: int = 0, mode: str = "") -> Any:
        session = session_of(("human", "bot:random"), seed, game="small-islands", mode=mode, options=[("first", "p0")])
        at_question(session, kind, Rng(seed), skip)
        return table_of(session, size)

    return make


@pytest.fixture
def moving_table(table_of: Callable[..., Any]) -> Callable[..., tuple[App, Any]]:
    """A table on which things move: (app, table)."""

    def make(session: Session, size: tuple[int, int] = (1280, 720), **settings: Any) -> tuple[App, Any]:
        table = table_of(session, size, **{"reduced_motion": False, **settings})
        return table.app, table

    return make


@pytest.fixture
def ended(start: Callable[..., App]) -> Ended:
    """(app, ending) of a finished game that ends just now (`still`: that was over before)."""

    def make(session: Session, still: bool = False, **settings: Any) -> tuple[App, Any]:
        app = start(**{"reduced_motion": True, **settings})
        table = TableScene(app, session)
        app.push(table)
        step(app)
        table.dialogs.show_result(still)
        step(app)
        return app, app.top

    return make


@pytest.fixture(scope="module")
def one_move() -> tuple[Session, Any]:
    return before("moved", wanted=lambda events: sum(e.kind == "moved" for e in events) == 1)


@pytest.fixture
def moved(one_move: tuple[Session, Any]) -> Iterator[tuple[Session, Any]]:
    """A session at a question, and the answer that moves one piece; taken back afterwards."""
    session, pick = one_move
    count = len(session.log)
    yield session, pick
    while len(session.log) > count:
        session.undo(cross_fence=True)
