"""Packs in the program: listed, switched, played at the next table, asked for by saves, and never fatal."""

from __future__ import annotations

import copy
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game import games
from game.core.content import packs as core_packs
from game.core.engine.decision import Setup
from game.core.errors import DataError, SaveError, unknown
from game.core.play import cases
from game.core.play.session import Session
from game.core.words.messages import LANGUAGES, Words
from scenes.app import game_list, packs, tables
from scenes.app.program import App
from scenes.menu.screen import MenuScene
from scenes.settings.screen import SettingsOverlay

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "tests" / "packs" / "my-island"
SETUP = Setup("spirit-island", "horizons", "", {}, 7, ({"spirit": "sun-bright-whirlwind", "board": "G", "name": "Ada",
                                                        "colour": "blue", "control": "human"},))  # fmt: skip


@pytest.fixture
def app(start: Callable[..., App], home: Path) -> object:
    shelves = home / "packs"
    for folder in ("my-island", "a-broken", "z-twice"):
        shutil.copytree(EXAMPLE, shelves / folder)
    (shelves / "a-broken" / "pack.yaml").write_text("id: [", encoding="utf-8")
    twice = (EXAMPLE / "pack.yaml").read_text("utf-8").replace("id: my-island", "id: twice")
    (shelves / "z-twice" / "pack.yaml").write_text(twice, encoding="utf-8")
    packs._words.clear()
    made = start()
    made.push(MenuScene(made))
    packs.use(made)
    yield made
    packs.use(made, False)
    packs._in_force.clear()
    packs._words.clear()
    games.forget_packs()


def deck(session: Session) -> set[str]:
    s = session.state
    return {*s.minor_deck, *s.minor_discard}


def test_readme_shows_the_very_files() -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    for name in ("pack.yaml", "powers_minor.yaml"):
        assert (EXAMPLE / name).read_text("utf-8") in blocks, name


def test_the_page_lists_switches_and_refuses(app: App) -> None:
    sheet = app.push(SettingsOverlay(app, "packs"))
    assert isinstance(sheet, SettingsOverlay)
    lines = {item.key: item.line() for item in sheet.items() if item.key.startswith("packs:")}
    assert len(lines) == 3
    assert "My island 1" in lines["packs:my-island"] and "1 minor power" in lines["packs:my-island"]
    assert "off" in lines["packs:my-island"]
    assert "Refused: " in next(line for key, line in lines.items() if "a-broken" in key)
    item = sheet.item("packs:my-island")
    assert item is not None and item.act is not None
    item.act()
    assert core_packs.switched_on() == ["my-island"]
    assert "on" in str(sheet.item("packs:my-island").value)  # type: ignore[union-attr]
    app.step(16, [])
    sheet.item("packs:my-island").act()  # type: ignore[union-attr, misc]
    assert core_packs.switched_on() == []
    for lang in LANGUAGES:
        app.set_language(lang)
        app.step(16, [])
    assert not app.errors and not app.words.problems


WRONG = {
    "gone": (None, "there is no such file", "questo file non esiste", "такого файлу немає"),
    "typo": ("game: spirit-islands", "did you mean “spirit-island”?", "gioco sconosciuto «spirit-islands»", "невідома гра"),
    "extra": ("naem: x\ngame: spirit-island", "unknown key “naem”", "intendevi «name»", "може, «name»?"),
    "number": ("version: 1.0\ngame: spirit-island", "this must be text", "deve essere testo", "має бути текст"),
}


def test_reasons_are_told_in_the_players_language(app: App) -> None:
    """Each kind in three languages, with file and line as before; what has no words of its own stays English."""
    plain = (EXAMPLE / "pack.yaml").read_text("utf-8")
    for name, (line, *_) in WRONG.items():
        folder = app_home() / name
        folder.mkdir()
        if line is not None:
            first = "version: " if line.startswith("version") else "\0"
            kept = [row for row in plain.splitlines() if not row.startswith(("game:", "id:", first))]
            (folder / "pack.yaml").write_text("\n".join([f"id: {name}", *kept, line, ""]), encoding="utf-8")
    for n, lang in enumerate(LANGUAGES, 1):
        app.set_language(lang)
        problems = {listed.folder: listed.problem for listed in packs.lines(app)}
        for name, told in WRONG.items():
            assert str(told[n]) in problems[name] and "pack.yaml" in problems[name], (lang, problems[name])
            assert name == "gone" or re.search(r"pack\.yaml:\d+: ", problems[name])
    assert packs.localized(app, DataError("no words for this", "x.yaml", 3)) == "x.yaml:3: no words for this"
    said = unknown("key", "naem", ["name"])
    back = copy.deepcopy(DataError(said, "x.yaml", 3))
    assert str(back) == str(DataError(said, "x.yaml", 3)) and vars(back.message) == vars(said)


def test_the_next_table_has_the_card_and_its_save_says_what_it_needs(app: App) -> None:
    plain, left = tables.start(app, SETUP)
    assert left is not None and "whispering-reeds" not in deck(plain)
    core_packs.switch("my-island", True)
    packs.changed(app)
    session, saver = tables.start(app, SETUP)
    assert saver is not None and "whispering-reeds" in deck(session) and "whispering-reeds" not in deck(plain)
    assert app.words.t("name-card-whispering-reeds") == "Whispering Reeds"
    for each in (left, saver):
        each.close()
    back, again = tables.resume(app, saver.path)
    assert again is not None and "whispering-reeds" in deck(back)
    again.close()
    old, again = tables.resume(app, left.path)  # made without: opened without
    assert again is not None and "whispering-reeds" not in deck(old)
    again.close()
    core_packs.switch("my-island", False)
    packs.changed(app)
    with pytest.raises(SaveError, match="My island") as caught:
        tables.resume(app, saver.path)
    assert caught.value.reason == "packs"
    app.fail(caught.value)
    app.step(16, [])
    assert app.top is not None and any("My island" in line for line in app.text_view())


def test_packs_that_clash_or_break_are_left_out(app: App) -> None:
    for name in ("my-island", "twice"):
        core_packs.switch(name, True)
    packs.changed(app)
    assert [pack.id for pack in packs.in_force("spirit-island")] == ["my-island"]
    session, _ = tables.start(app, SETUP, keep=False)
    assert "whispering-reeds" in deck(session)
    assert any("left out" in line and "twice" in line for line in app.spoken)
    core_packs.switch("my-island", False)
    (app_home() / "z-twice" / "powers_minor.yaml").write_text("cards: {a: 1}\n", encoding="utf-8")
    packs.changed(app)
    session, _ = tables.start(app, SETUP, keep=False)
    assert "whispering-reeds" not in deck(session)
    assert next(line for line in packs.lines(app) if line.id == "twice").problem


def app_home() -> Path:
    from game.core import paths

    return paths.packs_dir()


def test_commands_play_what_is_shipped(app: App) -> None:
    core_packs.switch("my-island", True)
    packs.use(app, False)
    packs._in_force.clear()
    assert packs.folders("spirit-island") == [] and game_list.rules_for("spirit-island") is games.rules("spirit-island")


CASE = """name: the reeds shelter a wetland and call a dahan
game: spirit-island
set: horizons
seats: [{spirit: sun-bright-whirlwind, board: G}]
seed: 7
given:
  clear: true
  lands:
    G5: {presence: [p0]}
  p0: {hand: [whispering-reeds], energy: 3}
when:
  - use: {card: whispering-reeds, seat: p0}
  - choose: LAND
then:
  lands: {LAND: {defend: 3}}
"""


def test_the_card_is_drawn_and_played(start: Callable[..., App], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = games.rules("spirit-island", [EXAMPLE])
    said = set()
    for lang in LANGUAGES:
        words = Words(lang, [EXAMPLE / "text"])
        card = str(game_list.texts_for("spirit-island", words, own).card("whispering-reeds"))
        assert "‹" not in card and not words.problems
        said.add(card)
    assert len(said) == 3
    monkeypatch.setattr(games, "rules", lambda game, packs=(): own)
    one = own.box.layouts["one-board-g"] if "one-board-g" in own.box.layouts else next(iter(own.box.layouts.values()))
    near = [land for land in ("G5", *sorted(one.adjacent["G5"])) if one.land[land].terrain in ("wetland", "sands")]
    assert near
    path = tmp_path / "reeds.yaml"
    path.write_text(CASE.replace("LAND", near[0]).replace("choose: " + near[0], f"choose: land:{near[0]}"), "utf-8")
    assert [outcome.problems for outcome in cases.run_file(path)] == [()]
    app = start(lang="uk", reduced_motion=True)
    monkeypatch.setattr(packs, "_words", [EXAMPLE / "text"])
    tables.open_case(app, path)
    app.step(16, [])
    assert not app.errors and any("Шепіт очерету" in line for line in app.text_view())
