"""A scene or command that raises: a sentence on the screen, one file on the disk, the saved table untouched."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

import scenes
from game.core import paths
from game.core.engine.decision import Setup
from game.core.engine.hidden import Hidden
from game.core.play import save, share
from game.core.play.session import Session
from scenes.app import crash, game_list, tables
from scenes.app.program import App
from scenes.app.scene import Scene
from scenes.checks import common
from scenes.menu.screen import MenuScene

SETUP = Setup("spirit-island", "horizons", "", {}, 7, ({"spirit": "sun-bright-whirlwind", "board": "G", "name": "Ada",
                                                        "colour": "blue", "control": "human"},))  # fmt: skip


@pytest.fixture
def app(start: Callable[..., App]) -> App:
    made = start()
    made.push(MenuScene(made))
    return made


class Falling(Scene):
    """Raises when it is drawn."""

    name = "table"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session

    def draw_front(self, surface: pygame.Surface) -> None:
        raise ZeroDivisionError("the tide fell")


def reports() -> list[Path]:
    return sorted((paths.user_dir() / "reports").glob("*"))


def test_a_scene_that_raises_leaves_one_report(app: App) -> None:
    session, saver = tables.start(app, SETUP)
    assert saver is not None
    common.play_random(session, 6, 3)
    saver._file.flush()  # type: ignore[union-attr]
    app.say("the last thing said")
    app.push(Falling(app, session))
    for _ in range(3):
        app.step(16, [])
    (path,) = reports()
    text = path.read_text("utf-8")
    for part in ("ZeroDivisionError: the tide fell", "test_crash.py", "seed: 7", f"Tidetable {scenes.VERSION}", "Python 3.",
                 "SDL ", "the last thing said", "menu > table"):  # fmt: skip
        assert part in text, part
    told = text[text.index(share.HEAD) :]
    assert share.read(told, game_list.rules_for("spirit-island")).state.hash() == session.state.hash()
    view = "\n".join(app.text_view())
    assert app.top is not None and app.top.name == "error"
    assert str(path) in view and "nothing was sent" in view and "saved after the last decision" in view
    assert save.load(saver.path).state == session.state.dump() or len(save.load(saver.path).log) == len(session.log)
    for lang in ("it", "uk"):
        app.set_language(lang)
        app.step(16, [])
        assert app.top.name == "error" and not app.words.problems
    saver.close()


def test_a_folder_that_cannot_be_written_is_said(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIDETABLE_HOME", str(Path(__file__)))
    app.fail(ValueError("x"))
    app.step(16, [])
    assert "No report could be written" in "\n".join(app.text_view())


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_a_player_reads_no_word_of_the_program(start: Callable[..., App], lang: str) -> None:
    """ "(Hidden)" stood in the sentence: the name of an error, which says nothing to who plays. The details have it."""
    app = start(lang=lang)
    app.push(MenuScene(app))
    app.fail(Hidden("invader:?1"))
    app.step(16, [])
    said = "\n".join(app.text_view())
    assert app.words.t("ui-error-sentence") in said and "Hidden" not in said and "(" not in app.words.t("ui-error-sentence")
    assert app.top is not None and "Hidden" in app.top.details and app.words.problems == []  # type: ignore[attr-defined]


def test_a_command_that_raises_leaves_one_report(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    error = KeyError("tide")

    def command(argv: object) -> int:
        raise error

    assert common.run(command, ["--seed", "3"]) == 1
    (path,) = reports()
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert str(path) in said and "KeyError" in said and "--seed 3" in path.read_text("utf-8")
    assert crash.report(error) == path and len(reports()) == 1


def test_version_is_one() -> None:
    root = Path(__file__).resolve().parents[2]
    assert tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"] == scenes.VERSION
