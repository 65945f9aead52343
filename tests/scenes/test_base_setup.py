"""The set-up of the first box of Spirit Island: another box by one click, adversary and level, a game drawn by its difficulty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.play.session import Session
from scenes.app import tables
from scenes.routes import App
from scenes.setup.screen import SetupScene
from scenes.table import TableScene
from scenes.table.game_over import GameOver
from tests.scenes.hands import click, read

RULES: Any = games.rules("spirit-island")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Set-ups that would have gone to the table."""
    got: list[Any] = []
    monkeypatch.setattr(tables, "open_table", lambda app, setup, keep=True: got.append(setup))
    return got


def test_to_a_table_of_four_against_an_adversary(app: App, opened: list[Any]) -> None:
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    assert scene.most == 3
    click(app, "set=base")
    assert scene.most == 4 and scene.seats[0]["spirit"] in RULES.spirits("base")
    for n in (1, 2, 3):
        click(app, f"add{n}")
    assert sorted(seat["board"] for seat in scene.seats) == list("ABCD")
    assert all(widget.key != "level" for widget in scene.widgets), "without an adversary there are no levels"
    click(app, "adversary>")
    click(app, "level=3")
    assert scene.widget("difficulty").name == app.words.t("setup-difficulty", n=RULES.difficulty(scene.options))
    click(app, "start")
    setup = opened[-1]
    assert setup.set == "base" and len(setup.seats) == 4 and len({seat["spirit"] for seat in setup.seats}) == 4
    s = RULES.new(setup)
    assert s.adversary == setup.options["adversary"] and s.level == 3
    click(app, "set=horizons")
    assert len(scene.seats) == 3 and "adversary" not in scene.options
    click(app, "start")
    assert opened[-1].set == "horizons" and RULES.new(opened[-1]).seats == ("p0", "p1", "p2")


@pytest.mark.parametrize("wished", [1, 4, 9, 11])
def test_a_game_of_a_wished_difficulty(app: App, opened: list[Any], wished: int) -> None:
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    click(app, "add1")
    scene.form.wished = wished
    scene.rebuild()
    for _ in range(3):
        click(app, "draw")
        assert RULES.difficulty(scene.options) == wished
    click(app, "start")
    RULES.new(opened[-1])


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)])
def test_every_choice_has_its_place_and_words(start: Callable[..., App], lang: str, size: tuple[int, int], scale: int) -> None:
    app = start(size, lang, scale)
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    scene.set_box("base")
    for _ in range(3):
        scene.add_seat()
    scene.part = "options"
    for adversary in ("none", *RULES.box.adversaries):
        scene.set_option("adversary", adversary)
        for level in range(7):
            scene.set_option("level", str(level))
            shown = [w for w in scene.widgets if w.zone in ("options", "draw")]
            inside = scene.area
            assert all(inside.contains(w.rect) for w in shown), [w.key for w in shown if not inside.contains(w.rect)]
            keys = ("adversary", "level", "blight-card", "power-progression", "difficulty", "wished")
            boxes = [w for w in shown if w.key in keys]
            for n, one in enumerate(boxes):
                assert not any(one.rect.colliderect(other.rect) for other in boxes[n + 1 :]), (one.key, level)
    assert "⟨" not in read(app) and not app.words.problems


def test_the_next_step_is_offered_after_a_win(app: App, opened: list[Any]) -> None:
    people = ({"spirit": "thunderspeaker", "board": "A", "name": "Marta", "control": "human", "colour": "blue"},)
    options = {"adversary": "sweden", "level": "2"}
    session = Session(RULES, Setup("spirit-island", "base", "", options, 1, people))
    table: Any = app.push(TableScene(app, session, None))
    over = GameOver(table.model)
    assert over._harder() is None, "the game is not over"
    session.state.result = ("win", "fear-victory")
    assert over._harder() == {**session.setup.options, "level": "3"}
    over.climb()
    assert opened[-1].options["level"] == "3" and opened[-1].seats == session.setup.seats
    session.state.result = ("loss", "blight")
    assert over._harder() is None
