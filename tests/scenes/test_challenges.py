"""The page to come back to: a deal of the day played to its end by clicks, a challenge missed, taken back and done."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase

import pygame
import pytest

from game import games
from game.core.engine.rng import Rng
from game.core.play import records
from game.core.play.records import Finish
from game.core.teaching import challenges, daily
from game.core.words.messages import LANGUAGES
from scenes.app import game_list, tables
from scenes.app.program import App
from scenes.challenges.screen import ChallengesScene
from scenes.challenges.task import TaskTable, today
from scenes.menu.screen import MenuScene
from scenes.statistics.screen import StatisticsScene
from scenes.table import TableScene
from scenes.widgets.base import UiItem
from tests.scenes.hands import click, press, read, step

GAMES = [game.id for game in games.with_table()]


@pytest.fixture
def app(start: Callable[..., App]) -> App:
    made = start(reduced_motion=True, speed="instant")
    made.push(MenuScene(made))
    step(made)
    return made


def table(app: App) -> TaskTable:
    assert isinstance(app.top, TaskTable)
    return app.top


def answer(app: App, keys: tuple[str, ...]) -> None:
    """The answers of a solution, given as a person at the table would: one after the other."""
    top, left = table(app), list(keys)
    for _ in range(200):
        if top.task.came is not None or top.session.decision is None:
            return
        options = challenges._options(top.session)
        fits = next((one for one in options if left and fnmatchcase(one.key, left[0])), None)
        if fits is not None:
            left.pop(0)
        top.actions.answer([((fits or options[0]).seat, (fits or options[0]).key)])
        step(app)
        step(app)


def begin(app: App, key: str) -> TaskTable:
    click(app, "challenges")
    scene = app.top
    assert isinstance(scene, ChallengesScene)
    app.show_ring()
    scene.set_focus(f"tasks:{key}")
    step(app)
    click(app, "begin")
    return table(app)


@pytest.mark.parametrize("game", GAMES)
def test_a_challenge_is_told_missed_begun_again_and_done(app: App, game: str) -> None:
    one = challenges.load(game)[0]
    top = begin(app, one.key)
    assert app.t(one.message) in read(app) and app.t(f"{one.message}-text") in read(app)
    answer(app, one.mistake)
    assert top.task.came is False and app.t("challenge-failed") in read(app)
    assert records.load().tasks[one.key] == records.Task(1, 0, "")
    step(app, 2000)  # a card that comes by itself takes no click at once
    click(app, "challenge-again")
    top = table(app)
    answer(app, one.solution)
    assert top.task.came is True and app.t("challenge-done") in read(app)
    if top.session.result is not None:
        assert top.model.prompt.main == app.t("challenge-done") and app.top.item("result") is None
    assert records.load().tasks[one.key] == records.Task(2, 1, today())
    step(app, 2000)
    click(app, "challenge-next")
    assert table(app).task.challenge.id != one.id
    click(app, "lesson-leave")
    assert isinstance(app.top, ChallengesScene) and app.t("challenge-list", done=1, of=12) in read(app)
    assert not app.words.problems and not app.errors


def test_the_deal_of_the_day_is_kept_goes_on_and_counts(app: App) -> None:
    click(app, "challenges")
    click(app, "deal-small-islands")
    top = app.top
    assert isinstance(top, TableScene) and top.session.setup.seed == daily.setup("small-islands", today()).seed
    path = top.saver.path if top.saver is not None else None
    assert path is not None and tables.daily_of(path) == today()
    chance = Rng(3)
    for _ in range(6):
        option = chance.pick(challenges._options(top.session))
        top.session.choose(option.seat, option.key)
    app.home()
    click(app, "challenges")
    click(app, "deal-small-islands")
    top = app.top
    assert isinstance(top, TableScene) and top.saver is not None and top.saver.path == path and top.session.log
    while top.session.decision is not None:
        option = chance.pick(challenges._options(top.session))
        top.session.choose(option.seat, option.key)
    deal = records.load().deals[today()]["small-islands"]
    assert deal.times == 1 and deal.first.points == dict(top.session.result.scores)["p0"]
    app.home()
    click(app, "challenges")
    assert str(deal.first.points) in read(app) and app.t("daily-run", n=1) in read(app)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, MenuScene)


def test_the_page_in_every_language_with_days_behind_it(app: App) -> None:
    kept = records.Records()
    kept.finished("2026-02-27", "anima", Finish(True, 11, uid="a"))
    kept.finished("2026-02-28", "small-islands", Finish(False, 4, 31, "b"))
    kept.finished("2026-03-01", "spirit-island", Finish(True, 7, uid="c"))
    kept.finished("2026-03-01", "spirit-island", Finish(True, 5, uid="d"))
    kept.judged("anima/running-ground", True, "2026-03-01")
    kept.save()
    for lang in LANGUAGES:
        app.set_language(lang)
        app.push(ChallengesScene(app, "2026-03-01"))
        step(app)
        said = read(app)
        assert app.t("daily-run", n=3) in said and app.t("daily-longest", n=3, days=3) in said
        best = app.t("daily-best", first=app.t("daily-won-turns", n=7), best=app.t("daily-won-turns", n=5))
        assert best in said and "‹" not in said
        app.pop()
    scene = StatisticsScene(app)
    assert {app.t("stats-days"), app.t("stats-challenges")} <= {name for _, name, _ in scene._come_back()}
    assert not app.words.problems


def test_what_was_judged_stays_so_and_a_figure_that_is_missed_is_said(app: App) -> None:
    """ "Done!" became "Not this time." as soon as the rice that was asked for was spent on the market."""
    top = begin(app, "rice-paddy/nine-laborers")
    one = top.task.challenge
    answer(app, one.solution)
    assert top.task.came is True
    top.actions.answer([("p0", "buy:laborer")])
    step(app)
    assert top.session.state.rice["p0"] < 21 and top.task.came is True and app.t("challenge-done") in read(app)
    while top.task.came is not None:
        click(app, "undo")
        if app.top is not top:  # asked whether what was revealed may be taken back
            click(app, "go")
    click(app, "challenge-again")
    top = table(app)
    answer(app, one.mistake)
    assert top.task.came is False and app.t("challenge-short", n=top.session.state.rice["p0"], of=21) in read(app)


def test_nothing_divides_a_question_from_what_follows(app: App) -> None:
    assert UiItem("status", "Use a bonus token?", "4 left").line() == "[status] Use a bonus token? 4 left"
    assert UiItem("status", "Energy", "4").line() == "[status] Energy: 4"


@pytest.mark.parametrize("size", [(1280, 720), (1805, 1004)])
def test_each_deal_has_the_picture_of_its_game_beside_its_words(start: Callable[..., App], size: tuple[int, int]) -> None:
    """The left half of the page was names and buttons on bare paper."""
    app = start(size, "uk", 100, reduced_motion=True)
    scene = ChallengesScene(app, "2026-03-01")
    app.push(scene)
    step(app)
    able = [box.id for box in game_list.boxes() if box.playable]
    assert [game for game, _ in scene._pictures] == able
    for game, spot in scene._pictures:
        assert len({tuple(app.screen.get_at((x, spot.centery)))[:3] for x in range(spot.x, spot.right, 5)}) > 6, "drawn"
        beside = [item.rect for item in scene.items() if item.zone == f"deal-{game}" and item.rect]
        assert beside and not any(rect.colliderect(spot) for rect in beside)
