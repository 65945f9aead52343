"""Statistics: what is counted is what is shown and read; empty, broken and foreign lists have their sentence."""

from __future__ import annotations

import sqlite3

import pygame
import pytest

from game.core import paths
from game.core.play.history import Finished, History, Player
from scenes.app.program import App
from scenes.menu.screen import MenuScene
from scenes.setup.screen import SetupScene
from scenes.statistics.screen import CHARTS, StatisticsScene
from scenes.widgets import focus
from tests.scenes.hands import press, read

SPIRITS = ("devouring-teeth-lurk-underfoot", "eyes-watch-from-the-trees", "sun-bright-whirlwind")


def fill(n: int) -> None:
    """Every third game is lost; one of them is of another game."""
    with History() as history:
        for at in range(n):
            won = at % 3 != 2
            players = tuple(Player(f"P{i}", {"spirit": SPIRITS[(at + i) % 3]}, "human", won) for i in range(1 + at % 2))
            game = "spirit-island" if at else "small-islands"
            history.record(
                Finished(str(at), game, "", "", {}, "win" if won else "loss", "", 5, 1800, at % 2, at, 1e9 + at, players)
            )


def test_nothing_finished_says_so_and_offers_a_game(app: App) -> None:
    app.push(MenuScene(app))
    menu = app.top
    assert menu
    menu.activate(menu.item("statistics"))  # type: ignore[arg-type]
    assert isinstance(app.top, StatisticsScene) and "No game has been finished yet" in read(app)
    press(app, pygame.K_TAB)
    assert app.top.focus_key == "new"
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, SetupScene)


def test_totals_charts_and_filter_by_keyboard(app: App) -> None:
    fill(9)
    app.push(StatisticsScene(app))
    assert "Games finished: 9" in read(app) and "Won: 6" in read(app) and "67% (35–88%)" in read(app)
    assert "Present streak: 1 defeat" in read(app) and "Longest run of wins: 2" in read(app)
    assert "Time at the table: 4 h 30 min" in read(app) and "Turns per game: 5.0" in read(app)
    seen = {}
    for key in ("by-spirit", *CHARTS):
        while app.top and app.top.focus_key != f"chart={key}":
            press(app, pygame.K_TAB)
        press(app, pygame.K_RETURN)
        seen[key] = read(app)
    assert "Sun-Bright Whirlwind: " in seen["by-spirit"] and "2 players: 3 of 4" in seen["by-players"]
    assert "Won: 100%, 100%, 67%" in seen["over-time"] and "Turns: 5, 5, 5" in seen["turns"]
    while app.top and app.top.focus_key != "game=small-islands":
        press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    assert "Games finished: 1" in read(app) and "Present streak: 1 win" in read(app)
    press(app, pygame.K_ESCAPE)
    assert app.top is None and not app.errors


def rivals(n: int = 0) -> None:
    """Two evenings at one screen, one game against each of two levels, one that bots played."""
    for at, controls in enumerate((("human", "human"), ("human", "human"), ("human", "bot:search"), ("human", "bot:greedy"),
                                   ("bot:search", "bot:greedy"))):  # fmt: skip
        seats = tuple(Player(("Marta", "Olek")[i], {}, control, i == at % 2, 40 + i) for i, control in enumerate(controls))
        with History() as history:
            history.record(Finished(f"r{n}{at}", "small-islands", "", "normal", {}, "", "", 9, 900, 0, at, 2e9 + at, seats))


def test_hot_seat_and_each_level_of_bots_are_told_apart(app: App) -> None:
    rivals()
    scene = StatisticsScene(app)
    app.push(scene)
    assert "Games finished: 5" in read(app) and "Won: 1" in read(app), "a hot seat is nobody's victory over the game"
    assert scene.charts() == ("by-company", "by-name", *CHARTS)
    shown = read(app)
    assert "Against bots: Sharp: 1 of 1" in shown and "Against bots: Keen: 0 of 1" in shown and "Bots alone" not in shown
    while app.top and app.top.focus_key != "chart=by-name":
        press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    assert "Marta: 1 of 2" in read(app) and "Olek: 1 of 2" in read(app) and "counted for each name" in read(app)
    assert "Marta won · Marta 40, Olek 41" in read(app) and "Defeat · " in read(app)


def test_hot_seat_alone_leaves_no_rate_to_draw(app: App) -> None:
    with History() as history:
        seats = tuple(Player(name, {}, "human", name == "Olek", 4) for name in ("Marta", "Olek"))
        history.record(Finished("x", "small-islands", "", "normal", {}, "", "", 9, 900, 0, 1, 2e9, seats))
    scene = StatisticsScene(app)
    app.push(scene)
    assert scene.charts() == ("by-name", "turns") and "Olek won" in read(app)
    for chart in scene.charts():
        scene._pick_chart(chart)
        app.step(16, [])
    assert not app.errors


def test_a_broken_list_is_said_in_one_sentence(app: App) -> None:
    fill(2)
    for name in ("history.db-wal", "history.db-shm"):
        (paths.user_dir() / name).unlink(missing_ok=True)
    (paths.user_dir() / "history.db").write_bytes(b"nothing" * 300)
    app.push(MenuScene(app))
    app.push(StatisticsScene(app))
    assert sum("set aside" in line for line in app.text_view()) == 1 and "No game has been finished" in read(app)


def test_a_newer_list_is_left_as_it_is(app: App) -> None:
    paths.user_dir().mkdir(parents=True, exist_ok=True)
    db = sqlite3.connect(paths.user_dir() / "history.db")
    db.execute("pragma user_version = 9")
    db.close()
    app.push(StatisticsScene(app))
    assert "newer version" in read(app) and not app.errors


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("n", [0, 1, 60])
def test_nothing_is_cut(app: App, lang: str, size: tuple[int, int], n: int, cut: list[str]) -> None:
    fill(n)
    if n > 1:
        rivals()
    app.set_language(lang)
    app.resize(size)
    scene = StatisticsScene(app)
    app.push(MenuScene(app))
    app.push(scene)
    for chart in scene.charts() if n else ("",):
        scene.chart = chart
        scene.rebuild()
        app.step(16, [])
        for item in focus.stops(scene.items()):
            assert item.rect and (item.clip or app.screen.get_rect().contains(item.rect)), item.line()
    assert cut == [] and not app.errors
