"""The next table is a key away: the last one of each game comes back, *again* deals anew and counts the series, lots decide."""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.engine.decision import Setup
from game.core.play.session import Session
from scenes.app import game_list, last_tables, settings_store, tables
from scenes.routes import App
from scenes.setup.screen import SetupScene
from scenes.table import TableScene, series
from tests.scenes.games import session_of
from tests.scenes.hands import click, press, read, step


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Set-ups that would have gone to the table, each with the note it would have had."""
    got: list[Any] = []
    monkeypatch.setattr(tables, "open_table", lambda app, setup, keep=True, note=None: got.append((setup, note)))
    return got


@pytest.fixture(scope="module")
def isles() -> Session:
    """A finished game of two rivals."""
    session = session_of(("human", "bot:greedy"), 5, 20_000, "small-islands")
    assert session.result is not None
    return session


def played(app: App, game: str, *keys: str) -> Any:
    """The set-up of a game, these items clicked and the table started; returns the page."""
    scene = app.push(SetupScene(app, game))
    for key in keys:
        click(app, key)
    click(app, "start")
    return scene


def test_the_last_table_of_each_game_comes_back(app: App, start: Callable[..., App], opened: list[Any]) -> None:
    played(app, "small-islands", "add1", "control1=bot:search", "mode=advanced", "page=details", "columns=19")
    first = opened[-1][0]
    played(app, "spirit-island", "set=base", "add1", "gallery=thunderspeaker", "board1", "adversary>", "level=4")
    spirits = opened[-1][0]
    again = start(tables=settings_store.load().tables)  # another day
    for game, was in (("small-islands", first), ("spirit-island", spirits)):
        again.push(SetupScene(again, game))
        assert again.top is not None and again.top.focus_key == "start"
        press(again, pygame.K_RETURN)
        now = opened[-1][0]
        assert (now.game, now.set, now.mode, now.options, now.seats) == (was.game, was.set, was.mode, was.options, was.seats)
        assert now.seed != was.seed and not now.typed
    assert first.mode == "advanced" and first.options["columns"] == 19 and first.seats[1]["control"] == "bot:search"
    assert spirits.options["level"] == "4" and spirits.seats[1]["board"] == "C" and spirits.seats[1]["spirit"] == "thunderspeaker"
    fresh: Any = again.push(SetupScene(again, "rice-paddy"))
    assert len(fresh.seats) == 1 and fresh.last is None and again.top is not None and again.top.item("last-table") is None


def test_a_key_brings_the_last_table_back_after_changes(app: App, opened: list[Any]) -> None:
    played(app, "spirit-island", "add1", "control1", "stage-ii-actions")
    was = opened[-1][0]
    app.clear()
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    click(app, "add2")
    click(app, "gallery=oceans-hungry-grasp")
    press(app, pygame.K_l)
    assert scene.catalogue.set == "horizons" and app.spoken[-1] == app.words.t("setup-last-done")
    click(app, "start")
    assert (opened[-1][0].options, opened[-1][0].seats) == (was.options, was.seats)
    app.clear()
    app.push(SetupScene(app, "anima"))
    press(app, pygame.K_l)
    assert app.spoken[-1] == app.words.t("setup-last-none")


def test_what_no_longer_fits_is_left_out(app: App, opened: list[Any]) -> None:
    seats = [{"name": "x" * 60, "colour": "blue", "control": "bot:search/40", "spirit": "nobody", "board": "Z"},
             {"name": "Ana", "colour": "blue", "control": "bot:unheard", "spirit": "sun-bright-whirlwind", "board": "B"},
             {"name": "Bo", "colour": "pink", "control": "human", "spirit": "sun-bright-whirlwind", "board": "B"},
             *({"name": f"{n}"} for n in range(6))]  # fmt: skip
    app.settings.tables = {"spirit-island": {"set": "horizons", "mode": "?", "options": {"gone": 1, "stage-ii-actions": 7},
                                             "seats": seats}}  # fmt: skip
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    assert len(scene.seats) == 3 and len({seat["spirit"] for seat in scene.seats}) == 3
    assert len({seat["colour"] for seat in scene.seats}) == 3 and len({seat["board"] for seat in scene.seats}) == 3
    assert [seat["control"] for seat in scene.seats] == ["human"] * 3 and len(scene.seats[0]["name"]) == 20
    click(app, "start")
    assert opened[-1][0].options == {"stage-ii-actions": True}
    game_list.rules_for("spirit-island").new(opened[-1][0])


@pytest.mark.parametrize(
    "bad",
    [[], {"anima": []}, {"anima": {"set": "", "mode": "", "options": {}, "seats": []}},
     {"anima": {"set": "", "mode": "", "options": {"a": [1]}, "seats": [{}]}},
     {"anima": {"set": 1, "mode": "", "options": {}, "seats": [{}]}},
     {"anima": {"set": "", "mode": "", "options": {}, "seats": [{"name": 4}]}},
     {"anima": {"set": "", "mode": "x" * 9000, "options": {}, "seats": [{}]}}],
)  # fmt: skip
def test_a_damaged_table_in_the_settings_is_not_believed(home: Path, bad: Any) -> None:
    home.mkdir(parents=True)
    (home / "settings.json").write_text(json.dumps({"tables": bad, "lang": "it"}), "utf-8")
    found = settings_store.load()
    assert found.tables == {} and found.lang == "it" and found.problem == "settings-wrong"


def test_lots_are_drawn_for_spirits_and_boards(app: App, opened: list[Any]) -> None:
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    click(app, "add1")
    click(app, "control1")
    click(app, "adversary>")
    chosen, seen = dict(scene.options), set()
    for n in range(12):
        if n % 2:
            scene.set_focus("start")
            press(app, pygame.K_r)
        else:
            click(app, "surprise")
        seen.add(tuple((seat["spirit"], seat["board"]) for seat in scene.seats))
        assert len({seat["spirit"] for seat in scene.seats}) == 2 == len({seat["board"] for seat in scene.seats})
        assert app.words.t(f"name-spirit-{scene.seats[1]['spirit']}") in app.spoken[-1]
    assert len(seen) > 6 and scene.options == chosen and scene.seats[1]["control"] == "bot:greedy"
    app.clear()
    app.push(SetupScene(app, "rice-paddy"))
    assert app.top is not None and app.top.item("surprise") is None, "no seat chooses anything there"


def test_the_menu_of_a_table_deals_the_same_table_anew(app: App) -> None:
    setup = session_of(("human", "bot:random"), 4, game="small-islands").setup
    table: Any = tables.open_table(app, setup)
    table.dialogs.show_menu()
    step(app)
    click(app, "again")
    assert app.top is not None and app.top.name == "confirm" and "stays in the list" in read(app)
    press(app, pygame.K_ESCAPE)
    assert app.top.name == "pause"
    click(app, "again")
    click(app, "go")
    fresh: Any = app.top
    assert isinstance(fresh, TableScene) and fresh is not table
    now = fresh.model.session.setup
    assert (now.seats, now.mode, now.options) == (setup.seats, setup.mode, setup.options) and now.seed != setup.seed
    assert fresh.model.session.log == [] or fresh.model.session.state.turn == 1
    assert len(game_list.saves(app)) == 2, "the other one is kept"
    kept = last_tables.last(app, "small-islands")
    assert kept is not None and [seat["control"] for seat in kept.seats] == ["human", "bot:random"]


def over(app: App, session: Session, note: dict[str, Any]) -> Any:
    """The table of a finished game whose file has this note."""
    table: Any = tables._show(app, session, None)
    table.model.saver = types.SimpleNamespace(note=note, close=lambda: None, watch=lambda: False)
    return table.dialogs.over


def test_a_series_of_rivals_is_counted_from_game_to_game(app: App, isles: Session, opened: list[Any]) -> None:
    assert isles.result is not None
    winner = [seat in isles.result.winners for seat in isles.state.seats].index(True)
    names = [seat["name"] for seat in isles.setup.seats]
    first = over(app, isles, {})
    assert "series" not in first.tell({}).subtitle, "one game is no series"
    first.again()
    counts = [1 - winner, winner]
    assert opened[-1][1] == {"series": counts}
    second = over(app, isles, {"series": counts})
    counts = [counts[0] + (winner == 0), counts[1] + (winner == 1)]
    assert f"series: {names[0]} {counts[0]} : {counts[1]} {names[1]}" in second.tell({}).subtitle
    second.again()
    assert opened[-1][1] == {"series": counts}
    third = over(app, isles, {"series": [3, 4]})
    third.model.dialogs = None
    app.top.dialogs.over = third  # type: ignore[union-attr]
    app.top.dialogs.show_menu()  # type: ignore[union-attr]
    assert f"Series: {names[0]} {3 + (winner == 0)} : {4 + (winner == 1)} {names[1]}." in read(app)


@pytest.mark.parametrize("kept", [None, "x", [1], [1, -1], [1, 2, 3], [True, 1], [1, 10**9]])
def test_a_series_that_is_none_counts_from_nothing(isles: Session, kept: Any) -> None:
    assert sum(series.counted(isles, {"series": kept}) or ()) == 1


def test_a_series_on_one_side_is_of_games_won_and_lost(app: App, opened: list[Any]) -> None:
    session = session_of(1, 7)
    assert series.carry(session, {}) == {} and series.carry(session, {"series": [2, 0]}) == {"series": [2, 0]}
    session.state.result = ("loss", "blight")
    assert series.counted(session, {"series": [2, 0]}) == [2, 1]
    assert series.line(app, session, {"series": [2, 0]}) == "series: won 2 : 1 lost"


def test_a_series_goes_on_after_the_table_was_put_aside(app: App, isles: Session) -> None:
    table: Any = tables.open_table(app, isles.setup, True, {"series": [2, 1]})
    path = table.model.saver.path
    app.clear()
    session, saver = tables.resume(app, path)
    assert saver is not None and series.counted(session, saver.note) == [2, 1]
    saver.close()


def test_a_table_is_remembered_without_names_that_nobody_typed(app: App) -> None:
    seats = ({"name": "Player 1", "control": "human"}, {"name": "Bot 2", "control": "bot:greedy"})
    last_tables.remember(app, Setup("anima", "", "normal", {"crisis": True}, 5, seats))
    found = last_tables.last(app, "anima")
    assert found is not None and [seat["name"] for seat in found.seats] == ["", ""] and found.options == {"crisis": True}
    assert settings_store.load().tables["anima"]["seats"][1]["control"] == "bot:greedy"
