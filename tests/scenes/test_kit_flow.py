"""First screen, set-up and saves, played through by mouse alone and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.errors import SaveError
from game.core.play import autosave
from scenes.app import game_list, tables
from scenes.app.program import App
from scenes.app.scene import Scene
from scenes.menu.screen import MenuScene
from scenes.overlays.log import LogOverlay
from scenes.overlays.zoom import ZoomOverlay
from scenes.rules.screen import RulesOverlay
from scenes.scoring.screen import Curve, Ending, Figure, ScoringScene
from scenes.setup.screen import SetupScene
from scenes.widgets.lists import Row
from tests.scenes.hands import click, press, step, tab_to, write


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Set-ups that would have gone to the table."""
    got: list[Any] = []
    monkeypatch.setattr(tables, "open_table", lambda app, setup: got.append(setup))
    return got


def test_by_mouse_to_a_table_for_three(app: App, opened: list[Any]) -> None:
    app.push(MenuScene(app))
    click(app, "play-spirit-island")
    assert isinstance(app.top, SetupScene)
    click(app, "add1")
    click(app, "add2")
    for control in ("bot:greedy", "bot:random"):
        click(app, "control2")
        assert app.top.seats[2]["control"] == control  # type: ignore[attr-defined]
    click(app, "choice0")
    click(app, "gallery=sun-bright-whirlwind")
    click(app, "board0=B")
    click(app, "colour1")
    click(app, "stage-ii-actions")
    click(app, "start")
    assert len(opened) == 1
    setup = opened[0]
    assert setup.options == {"stage-ii-actions": False}
    assert [s["control"] for s in setup.seats] == ["human", "human", "bot:random"]
    assert sorted(s["board"] for s in setup.seats) == ["B", "G", "H"] and setup.seats[0]["board"] == "B"
    assert setup.seats[0]["spirit"] == "sun-bright-whirlwind"
    assert len({s["spirit"] for s in setup.seats}) == len({s["colour"] for s in setup.seats}) == 3
    assert all(s["name"] for s in setup.seats)
    assert game_list.rules_for("spirit-island").new(setup).seats == ("p0", "p1", "p2")


def test_by_keyboard_with_a_cyrillic_name_and_a_seed(app: App, opened: list[Any]) -> None:
    app.push(MenuScene(app))
    tab_to(app, "play-spirit-island")
    press(app, pygame.K_RETURN)
    tab_to(app, "name0")
    write(app, "Олена Ґ’ю")
    press(app, pygame.K_BACKSPACE)
    tab_to(app, "gallery=rising-heat-of-stone-and-sand")
    press(app, pygame.K_RETURN)
    tab_to(app, "board0=H")
    press(app, pygame.K_RETURN)
    tab_to(app, "seed")
    press(app, pygame.K_a, pygame.KMOD_CTRL)
    write(app, "4x1 2")
    tab_to(app, "start")
    press(app, pygame.K_RETURN)
    setup = opened[0]
    assert setup.seats[0]["name"] == "Олена Ґ’" and setup.seats[0]["board"] == "H" and setup.seed == 412
    assert setup.seats[0]["spirit"] == "rising-heat-of-stone-and-sand"
    assert app.settings.last_names == ["Олена Ґ’"]


def test_names_nobody_typed_follow_the_language(app: App, opened: list[Any]) -> None:
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "add1")
    click(app, "control1")
    for lang, first, bot in (("it", "Giocatore 1", "Bot 2"), ("uk", "Гравець 1", "Бот 2"), ("en", "Player 1", "Bot 2")):
        app.set_language(lang)
        assert [scene.widget(f"name{n}").placeholder for n in (0, 1)] == [first, bot]
        click(app, "start")
        assert [seat["name"] for seat in opened[-1].seats] == [first, bot]
        scene = app.replace(SetupScene(app, "spirit-island"))  # as it was left: two seats


def test_letters_typed_into_a_field_are_no_shortcuts(app: App) -> None:
    app.push(SetupScene(app, "spirit-island"))
    assert app.top
    app.top.set_focus("name0")
    press(app, pygame.K_n)
    press(app, pygame.K_l)
    assert len(app.stack) == 1


def test_a_seat_less_deals_the_boards_again(app: App) -> None:
    scene = SetupScene(app, "spirit-island")
    app.push(scene)
    scene.add_seat()
    scene.add_seat()
    assert sorted(s["board"] for s in scene.seats) == ["B", "G", "H"]
    scene.remove_seat(0)
    assert sorted(s["board"] for s in scene.seats) == ["G", "H"]
    scene.remove_seat(0)
    closed = scene.item("add2")
    assert closed and not closed.enabled and closed.why


def saved(app: App, n: int) -> list[Path]:
    """Tables as the program keeps them."""
    paths = []
    for seed in range(n):
        setup = SetupScene(app, "spirit-island").setup()._replace(seed=seed)
        session, saver = tables.start(app, setup)
        assert saver
        decision = session.decision
        assert decision
        option = (decision.options or decision.parts[0].options)[0]
        session.choose(option.seat, option.key)
        saver.close()
        paths.append(saver.path)
    return paths


def test_a_saved_table_goes_on_where_it_was(app: App) -> None:
    (path,) = saved(app, 1)
    session, kept = tables.resume(app, path)
    assert kept and len([e for e in session.log if not e.auto]) == 1
    _, again = tables.resume(app, path)
    assert again and kept.unsaved and not again.unsaved, "a table is kept once in a program: the first one was closed"
    again.close()
    with autosave.TableLock(path), pytest.raises(SaveError, match="another program"):
        tables.resume(app, path)


def test_rules_pages_by_keys(app: App) -> None:
    app.push(MenuScene(app))
    scene = app.push(RulesOverlay(app, "spirit-island"))
    assert isinstance(scene, RulesOverlay) and len(scene.pages) > 5
    first = scene.page
    press(app, pygame.K_DOWN)
    assert scene.page != first and scene.focus_key == f"topics:{scene.page}"
    press(app, pygame.K_ESCAPE)
    assert app.top and app.top.name == "menu"
    press(app, pygame.K_TAB)
    assert not app.errors


def test_play_comes_first_once_a_chapter_is_done(app: App) -> None:
    app.push(MenuScene(app))
    click(app, "learn-spirit-island")
    assert app.top and app.top.name == "learn"
    press(app, pygame.K_ESCAPE)
    assert app.top.widget("learn-spirit-island").style == "brass"
    app.settings.learned.append("spirit-island")
    app.top.rebuild()
    assert app.top.widget("play-spirit-island").style == "brass"


def test_games_in_the_making_cannot_be_played(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = game_list.boxes()
    without = boxes[-1].entry._replace(modules=boxes[-1].entry.modules._replace(screen=""))
    monkeypatch.setattr(game_list, "boxes", lambda: (*boxes[:-1], replace(boxes[-1], entry=without)))
    menu = app.push(MenuScene(app))
    keys = [i.key for i in menu.items()]
    assert "play-anima" not in keys and "play-rice-paddy" in keys
    assert sum("In the making" in line for line in app.text_view()) == 1


def test_log_drawer_filters_and_copies(app: App) -> None:
    app.push(MenuScene(app))
    rows = [Row("h", "Turn 1", tone="head"), Row("0", "Marta grows"), Row("1", "2 presence added", indent=1)]
    scene = app.push(LogOverlay(app, lambda kind: rows if kind == "all" else []))
    assert any("Marta grows" in line for line in app.text_view())
    click(app, "copy")
    assert "  2 presence added" in app.paste()
    click(app, "filter=mine")
    assert any("Nothing has happened" in line for line in app.text_view())
    press(app, pygame.K_l)
    assert scene not in app.stack


def test_zoom_turns_and_always_closes(app: App) -> None:
    def open_one() -> ZoomOverlay:
        scene = ZoomOverlay(app, ["a", "b", "c"], 0, lambda card, tall: pygame.Surface((tall * 5 // 7, tall)), str.upper,
                            lambda card: [("p", "About it")])  # fmt: skip
        app.push(scene)
        return scene

    app.push(MenuScene(app))
    scene = open_one()
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_q)
    press(app, pygame.K_q)
    assert scene.card == "c" and app.text_view()[0] == "== C"
    press(app, pygame.K_SPACE)
    assert scene not in app.stack
    for event in (
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 700), button=1),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(500, 300), button=3),
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
    ):
        scene = open_one()
        pygame.event.post(event)
        app.step(16)
        assert scene not in app.stack


def test_scoring_reads_the_same_as_it_shows(app: App) -> None:
    done: list[str] = []
    ending = Ending(
        "win", "Victory", "Horizons · 6 turns", "No town and no city is left.", (("Marta", "blue", ""), ("Olek", "green", "")),
        (Figure("time", "Turns", ("6",)), Figure("presence", "Presence", ("7", "5"), True)),
        (("Turn 3", "blue", "Two cities fall."),),
        "never rewound", "Seed 7", "summary", {"again": lambda: done.append("again"), "look": lambda: done.append("look")},
        (Curve("Blight", "#3A2E39", "3 7", (2, 4, 3)),),
    )  # fmt: skip
    app.push(ScoringScene(app, lambda: ending))
    app.step(16, [])
    view = "\n".join(app.text_view())
    for piece in ("Victory", "No town", "Marta 7, Olek 5", "Two cities fall", "Seed 7", "2, 4, 3"):
        assert piece in view
    press(app, pygame.K_RETURN)
    click(app, "look")
    assert done == ["again", "look"] and app.top and app.top.item("same") is None
    press(app, pygame.K_c, pygame.KMOD_CTRL)
    assert app.paste() == "summary"
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, MenuScene)


def test_a_set_up_that_cannot_be_played_is_a_sentence(app: App) -> None:
    class Bad(Scene):
        name = "menu"

        def opened(self) -> None:
            tables.start(self.app, SetupScene(self.app, "spirit-island").setup()._replace(options={"no-such": True}))

    app.push(MenuScene(app))
    app.push(Bad(app))
    assert app.top and app.top.name == "error" and any("no-such" in line for line in app.text_view())


def test_each_mode_tells_of_itself(start: Callable[..., App]) -> None:
    """The tip of the one that is chosen came up on all of them."""
    app = start()
    page: Any = app.push(SetupScene(app, "small-islands"))
    step(app)
    told = [item.hint for item in page.items() if item.key.startswith("mode=")]
    assert len(set(told)) == 3 and all(told)
