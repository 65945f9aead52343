"""A table says which box is played, wherever it is named: a game of many boxes is more than its first one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core import paths
from game.core.play import save
from scenes.app import game_list
from scenes.app.program import App
from scenes.menu.screen import MenuScene
from scenes.saves.listing import shelf_list
from scenes.scoring.ending import ending
from scenes.table import TableScene
from tests.scenes.games import session_of
from tests.scenes.hands import read, step

TITLES = {"": "Horizons of Spirit Island", "base": "Spirit Island"}


@pytest.mark.parametrize("box", TITLES)
def test_every_place_names_the_box_that_is_played(start: Callable[..., App], box: str) -> None:
    app = start(reduced_motion=True)
    session = session_of(2, 3, 12, box=box)
    save.write(paths.saves_dir() / "t.json", session.to_save())
    assert ending(app, session, {}).subtitle.split(" · ")[0] == TITLES[box], "the ending"
    assert [kept.title for kept in shelf_list(app)] == [TITLES[box]], "the list of saves"
    assert [kept.title for kept in game_list.saves(app)] == [TITLES[box]], "the first screen"
    table: Any = TableScene(app, session)
    app.push(table)
    step(app)
    assert table.title() == f"Table: {TITLES[box]}"
    assert read(app).splitlines()[0] == f"== Table: {TITLES[box]}"


def test_the_first_screen_names_the_game_and_not_one_box(start: Callable[..., App]) -> None:
    app = start()
    app.push(MenuScene(app))
    step(app)
    assert app.top.item("name-spirit-island").name == "Spirit Island"
