"""The workshop as a fan uses it: from the first screen to a pack of one's own, its slips, its pictures, its table."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.core import paths
from game.core.content import packs as core_packs
from game.core.play import workshop
from game.core.words.messages import LANGUAGES
from scenes.app import packs
from scenes.app.program import App
from scenes.menu.screen import MenuScene
from scenes.table import TableScene
from scenes.widgets.controls import Button
from scenes.workshop.help import HelpOverlay
from scenes.workshop.screen import WorkshopScene
from scenes.workshop.source import Source
from scenes.workshop.watch import EVERY_MS
from tests.scenes.hands import click, press, read, step

GAMES = sorted(workshop.examples())


@pytest.fixture
def app(start: Callable[..., App]) -> object:
    made = start(reduced_motion=True)
    made.push(MenuScene(made))
    step(made)
    yield made
    packs.on_bench(made, None)


def page(app: App) -> WorkshopScene:
    assert isinstance(app.top, WorkshopScene)
    return app.top


def begun(app: App, game: str) -> WorkshopScene:
    """A new pack of a game, by clicks from the first screen."""
    click(app, "workshop")
    click(app, f"new-{game}")
    return page(app)


def row(scene: WorkshopScene, thing: str) -> str:
    return next(f"things:{item.key}" for item in scene.rows() if item.key.endswith(f":{thing}"))


def save(app: App, file: Path, old: str, new: str) -> None:
    """A change as an editor saves it, and the time until it is noticed."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    stamp = file.stat().st_mtime_ns + 1_000_000
    os.utime(file, ns=(stamp, stamp))
    step(app, EVERY_MS + 50)
    step(app)


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_from_nothing_is_drawn_tried_and_left(app: App, game: str) -> None:
    scene = begun(app, game)
    assert scene.folder is not None and scene.folder.parent == paths.packs_dir()
    assert app.t("workshop-well") in read(app)
    for thing in scene.made.things if scene.made else ():
        click_row(app, thing.id)
        assert scene._picture[1] is not None, thing.id
        assert scene.thing_name(thing) in read(app) and "‹" not in read(app)
    click(app, "try")
    table = app.top
    assert isinstance(table, TableScene)
    step(app)
    assert not app.words.problems
    table.dialogs.show_menu()
    step(app)
    assert app.top is scene
    press(app, pygame.K_ESCAPE)
    assert scene.folder is None and app.top is scene
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, MenuScene)


def click_row(app: App, thing: str) -> None:
    """A row of the list, scrolled to if need be."""
    scene = page(app)
    app.show_ring()
    scene.set_focus(row(scene, thing))
    step(app)


def test_a_slip_is_told_beside_its_line_and_goes_when_it_is_mended(app: App) -> None:
    scene = begun(app, "spirit-island")
    assert scene.folder is not None
    file = scene.folder / "powers_minor.yaml"
    click_row(app, "lights-over-the-reeds")
    whole = scene._picture[1]
    save(app, file, "{fear: 1}", "{feer: 1}")
    source = scene.widget("source")
    assert isinstance(source, Source) and list(source.wrong) == [14]
    assert "fear" in source.wrong[14][0][0] and "1 complaint" in read(app) and app.t("workshop-not-whole") in read(app)
    assert not scene.widget("try").enabled
    save(app, file, "{feer: 1}", "{fear: 4}")
    assert not scene.widget("source").wrong and scene.widget("try").enabled
    assert scene._picture[1] is not whole and "4\u00a0fear" in read(app)
    assert scene.chosen.endswith("lights-over-the-reeds")


def test_a_new_thing_appears_while_the_page_is_open(app: App) -> None:
    scene = begun(app, "small-islands")
    assert scene.folder is not None
    more = "  - {id: bare-sea, corners: SSSS, areas: []}\n  - {id: two-reefs"
    save(app, scene.folder / "tiles.yaml", "  - {id: two-reefs", more)
    click_row(app, "bare-sea")
    assert scene._picture[1] is not None
    click(app, "try")
    table = app.top
    assert isinstance(table, TableScene) and table.session.state.display[0] == "bare-sea"


def test_three_languages_and_what_the_game_brings(app: App) -> None:
    scene = begun(app, "anima")
    click_row(app, "salt-stairs")
    said = set()
    for lang in LANGUAGES:
        click(app, f"lang={lang}")
        said.add(scene._picture[2])
        assert "‹" not in read(app) and "[work" not in read(app)
    assert len(said) == 3
    press(app, pygame.K_ESCAPE)
    click(app, "shipped-anima")
    click_row(app, "paladin")
    assert scene._picture[1] is not None
    click(app, "copy")
    assert "id: paladin" in app.paste()
    assert not app.words.problems


def test_the_help_names_every_file_of_every_game(app: App) -> None:
    click(app, "workshop")
    click(app, "help")
    assert isinstance(app.top, HelpOverlay)
    assert str(paths.packs_dir()) in read(app)
    for game in GAMES:
        for lang in LANGUAGES:
            app.set_language(lang)
            app.top.turn(game)
            step(app)
            text = read(app)
            for kind in workshop.bench(game).kinds:
                assert kind.file in text and app.t(f"workshop-{game}-{kind.id}-help") in text, kind.id
            assert "‹" not in text
    assert not app.words.problems


def test_a_folder_that_goes_away_and_a_broken_one_are_said(app: App) -> None:
    scene = begun(app, "rice-paddy")
    assert scene.folder is not None
    save(app, scene.folder / "pack.yaml", "game: rice-paddy", "game: rice-paddies")
    assert "rice-paddy" in read(app) and scene.made is not None and scene.made.refused
    for file in sorted(scene.folder.rglob("*"), reverse=True):
        file.rmdir() if file.is_dir() else file.unlink()
    scene.folder.rmdir()
    step(app, EVERY_MS + 50)
    step(app)
    assert scene.made is not None and scene.made.refused and not app.errors
    press(app, pygame.K_ESCAPE)
    assert app.t("workshop-none") in read(app)


def test_a_pack_that_is_well_can_be_switched_on(app: App) -> None:
    begun(app, "rice-paddy")
    click(app, "packs")
    sheet = app.top
    assert sheet is not None
    item = sheet.item("packs:heron-paddies")
    assert item is not None and item.act is not None
    item.act()
    assert core_packs.switched_on() == ["heron-paddies"]


def test_a_name_of_another_language_is_a_remark_and_what_is_off_is_readable(app: App) -> None:
    """A spirit without a word in Italian looked as wrong as one the game refuses, and its button read "Tr…"."""
    scene = begun(app, "spirit-island")
    assert scene.folder is not None
    names = scene.folder / "text" / "it" / "names.ftl"
    lines = names.read_text("utf-8").splitlines()
    names.write_text("\n".join(line for line in lines if "still-black-pools" not in line), encoding="utf-8")
    save(app, scene.folder / "spirits.yaml", "terrain: wetland", "terrain: wetlnd")
    marks = {row.key.rpartition(":")[2]: (row.icon, row.detail) for row in scene.rows()}
    assert marks["still-black-pools"][0] == "info" and "1 remark" in marks["still-black-pools"][1]
    assert marks["lantern-in-the-marsh"][0] == "warning" and "1 complaint" in marks["lantern-in-the-marsh"][1]
    click_row(app, "lantern-in-the-marsh")
    off = scene.widget("try")
    assert not off.enabled and off.rect.w >= Button.wanted(off.kit, off.name, "play", "", 17, False)


def test_a_spirit_may_go_without_a_word_on_how_it_plays(app: App) -> None:
    scene = begun(app, "spirit-island")
    assert scene.folder is not None
    for lang in LANGUAGES:
        names = scene.folder / "text" / lang / "names.ftl"
        lines = names.read_text("utf-8").splitlines()
        names.write_text("\n".join(line for line in lines if not line.startswith("plays-")), encoding="utf-8")
    save(app, scene.folder / "spirits.yaml", "complexity: low", "complexity: moderate")
    click_row(app, "lantern-in-the-marsh")
    click(app, "try")
    assert isinstance(app.top, TableScene)
    assert "plays-spirit" not in read(app) and "Player" in read(app) and "P1" not in read(app)
    assert not app.words.problems


@pytest.mark.parametrize("game", GAMES)
def test_the_help_shows_lines_as_they_are_to_be_written(app: App, game: str) -> None:
    """ ">=6" was shown as "›=6", and nowhere a line of the names."""
    shown = "\n".join(text for _, text in HelpOverlay(app, game).parts())
    folder = workshop.examples()[game]
    for file in ("text/en/names.ftl", "pack.yaml", *({kind.file for kind in workshop.bench(game).kinds})):
        for line in workshop.read_text(folder / file).splitlines():
            assert line.replace("  ", "\u2003") in shown, (file, line)
