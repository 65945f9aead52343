"""The rules reference on the screen: figures in their places, painted, spoken, and pages that lead to each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.teaching import rulebook
from game.core.words.texts import GameTexts
from scenes.app.program import App
from scenes.draw.text import plain
from scenes.menu.screen import MenuScene
from scenes.rules.figures import make
from scenes.rules.screen import RulesOverlay
from tests.scenes.hands import click

GAMES = ("spirit-island", "small-islands", "rice-paddy", "anima")


def opened(app: App, game: str, page: str = "") -> Any:
    app.push(MenuScene(app))
    scene = app.push(RulesOverlay(app, game, page))
    app.step(16, [])
    return scene


@pytest.mark.parametrize("lang", ("en", "uk"))
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_of_every_page_is_drawn(start: Callable[..., App], game: str, lang: str) -> None:
    app = start((1280, 720), lang, reduced_motion=True)
    scene = opened(app, game)
    for page in rulebook.load(game):
        scene.show(page.id)
        widget = scene.widget("page")
        assert [one.figure.id for one in widget.placed()] and not app.errors, page.id
        for one in widget.placed():
            picture = widget._done[one.figure.id]
            assert picture.get_size() == one.rect.size
            w, h = picture.get_size()
            inks = {tuple(picture.get_at((x, y))) for x in range(0, w, 3) for y in range(0, h, 7)}
            assert len(inks) > 60, one.figure.id
    assert app.words.problems == []


def test_nothing_of_a_page_lies_on_something_else(app: App) -> None:
    for game in GAMES:
        scene = opened(app, game)
        for page in scene.pages:
            scene.show(page.id)
            widget = scene.widget("page")
            boxes = [one.rect for one in widget.placed()]
            boxes += [pygame.Rect(x, y, block.used, block.height) for x, y, _, block in widget.blocks()]
            for n, box in enumerate(boxes):
                assert box.collidelist(boxes[n + 1 :]) < 0, (page.id, box)
                assert box.right <= widget.rect.w and box.bottom <= widget.content_height()


def test_every_picture_keeps_to_its_place_on_the_plate(start: Callable[..., App]) -> None:
    app = start((1280, 720), "en", 150, sync=False)
    for game in GAMES:
        app.push(MenuScene(app))
        scene: Any = app.push(RulesOverlay(app, game))
        for page in scene.pages:
            scene.show(page.id)
            for one in scene.widget("page").placed():
                for spot in one.plate._spots:
                    drawn = spot.part.paint(one.plate.zoom * app.kit.scale).get_size()
                    assert max(abs(drawn[0] - spot.picture.w), abs(drawn[1] - spot.picture.h)) <= 2, one.figure.id
                    assert spot.picture.x >= 0 and spot.picture.right <= one.plate.size[0], one.figure.id


def test_the_text_view_says_the_figures(app: App) -> None:
    scene = opened(app, "spirit-island", "cards")
    lines = "\n".join(app.text_view())
    for one in scene.widget("page").figures:
        assert plain(make.caption(app, one), app.words) in lines
    assert app.t("figure-card-cost") in lines, "and what the numbers on the card mean"


def test_a_page_leads_to_others(app: App) -> None:
    scene = opened(app, "spirit-island", "ravage")
    click(app, "also-blight")
    assert scene.page == "blight" and scene.widget("topics").chosen == "blight"


def test_figures_come_later_in_the_running_program(start: Callable[..., App]) -> None:
    app = start(sync=False)
    scene = opened(app, "small-islands", "isle-islands")
    widget = scene.widget("page")
    for _ in range(400):
        app.step(16, [])
        if not app.jobs.waiting:
            break
        pygame.time.wait(10)
    assert set(widget._done) == {one.figure.id for one in widget.placed()}


def test_a_game_without_pages_says_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "has", lambda game: False)
    monkeypatch.setattr("scenes.rules.screen.game_list.texts_for", lambda game, words, rules=None: GameTexts(words, None))
    scene = opened(app, "small-islands")
    assert app.errors == [] and [page.id for page in scene.pages] == ["about"]
    assert app.t("ui-rules-missing") in "\n".join(app.text_view())
