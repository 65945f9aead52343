"""The loop, the scene stack, focus, scale, language and errors, driven by real events without a display."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.core.errors import SaveError
from scenes.app import game_list, settings_store
from scenes.app.background import Background
from scenes.app.program import App, ui_scale
from scenes.app.scene import Scene, UiItem
from scenes.menu.screen import MenuScene
from scenes.overlays.confirm import ConfirmOverlay
from scenes.overlays.error import ErrorOverlay
from scenes.widgets import focus
from scenes.widgets.controls import Button
from scenes.widgets.panels import Label
from tests.scenes.hands import click_at, overlaps, press


class Grid(Scene):
    """Four buttons in a square, the last one closed."""

    name = "menu"

    def build(self) -> None:
        self.done: list[str] = []
        for n, key in enumerate("abcd"):
            box = self.box(100 + 300 * (n % 2), 100 + 200 * (n // 2), 200, 60)
            why = "It costs 3, you have 2." if key == "d" else ""
            self.add(
                Button(
                    key,
                    box,
                    key.upper(),
                    act=partial(self.done.append, key),
                    enabled=not why,
                    why=why,
                    zone="ab" if n < 2 else "cd",
                )
            )


def test_scale_folds_first_and_is_capped() -> None:
    assert ui_scale((1920, 1080)) == ui_scale((1600, 900)) == ui_scale((1280, 720)) == 1
    assert ui_scale((3840, 2160)) == 2
    assert ui_scale((1920, 1080), 200) == 1.5  # the folded layout still fits
    assert ui_scale((1024, 640)) == 0.8
    for size in ((1024, 640), (1366, 768), (1920, 1080), (3840, 2160)):
        for percent in (75, 100, 150, 300):
            scale = ui_scale(size, percent)
            assert size[0] / scale >= 1279 and size[1] / scale >= 719


def test_idle_draws_nothing_and_input_draws_little(app: App) -> None:
    app.push(Grid(app))
    app.step(16, [])
    before = app.frames
    for _ in range(30):
        app.step(16, [])
    assert app.frames == before
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(150, 130), rel=(0, 0), buttons=(0, 0, 0)))
    app.step(16)
    assert app.frames == before + 1 and app.top and app.top.hover_key == "a"


def test_focus_by_keys(app: App) -> None:
    grid = app.push(Grid(app))
    assert grid.focus_key == "a"
    for key, mod, want in (
        (pygame.K_TAB, 0, "b"), (pygame.K_TAB, pygame.KMOD_SHIFT, "a"), (pygame.K_DOWN, 0, "c"),
        (pygame.K_RIGHT, 0, "d"), (pygame.K_UP, 0, "b"), (pygame.K_UP, 0, "b"), (pygame.K_F6, 0, "c"),
        (pygame.K_F6, pygame.KMOD_SHIFT, "a"), (pygame.K_RIGHT, pygame.KMOD_CTRL, "b"),
    ):  # fmt: skip
        press(app, key, mod)
        assert grid.focus_key == want
    assert app.ring_shown
    press(app, pygame.K_RETURN)
    assert grid.done == ["b"]


def test_a_closed_button_keeps_its_stop_and_says_why(app: App) -> None:
    grid = app.push(Grid(app))
    grid.set_focus("d")
    press(app, pygame.K_RETURN)
    assert grid.done == [] and "It costs 3, you have 2." in app.spoken
    assert any("It costs 3" in line for line in app.text_view())
    item = grid.item("d")
    assert item and item.rect
    click_at(app, item.rect.center)
    assert grid.done == []


def test_mouse_press_and_release_elsewhere_does_nothing(app: App) -> None:
    grid = app.push(Grid(app))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(150, 130), button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(900, 600), button=1))
    app.step(16)
    assert grid.done == [] and grid.press_key == ""
    click_at(app, (150, 130))
    assert grid.done == ["a"]


def test_small_things_answer_around_themselves() -> None:
    tiny = UiItem("button", "t", rect=pygame.Rect(100, 100, 10, 10), key="t")
    assert focus.at([tiny], (90, 100), 44) is tiny
    assert focus.at([tiny], (60, 100), 44) is None


def test_tip_shows_the_reason_quickly(app: App) -> None:
    app.push(Grid(app))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(500, 330), rel=(0, 0), buttons=(0, 0, 0)))
    app.step(16)
    assert not app.tip.text
    app.step(100, [])
    assert "It costs 3" in app.tip.text
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(900, 600), rel=(0, 0), buttons=(0, 0, 0)))
    app.step(16)
    assert not app.tip.text


def test_confirm_focuses_the_safe_verb(app: App) -> None:
    app.push(Grid(app))
    gone: list[int] = []

    def ask() -> None:
        app.push(ConfirmOverlay(app, "Delete?", "It is lost.", "Delete", lambda: gone.append(1), "Keep"))

    ask()
    assert app.top and app.top.focus_key == "keep"
    press(app, pygame.K_RETURN)
    assert app.top and app.top.name == "menu" and not gone
    ask()
    press(app, pygame.K_ESCAPE)
    assert not gone and len(app.stack) == 1
    ask()
    press(app, pygame.K_LEFT)
    press(app, pygame.K_RETURN)
    assert gone == [1] and len(app.stack) == 1


def test_an_error_in_a_scene_is_a_sentence_and_a_way_out(app: App) -> None:
    class Bad(Scene):
        name = "menu"

        def key(self, event: pygame.event.Event) -> bool:
            raise RuntimeError("boom")

    app.push(MenuScene(app))
    app.push(Bad(app))
    app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x")])
    assert isinstance(app.top, ErrorOverlay) and len(app.errors) == 1
    view = "\n".join(app.text_view())
    assert "Your game is safe" in view and "RuntimeError" not in view and "Traceback" not in view
    app.top.activate(app.top.item("details"))  # type: ignore[arg-type]
    app.step(16, [])
    assert "RuntimeError: boom" in "\n".join(app.text_view())
    app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")])
    assert app.top and app.top.name == "menu" and isinstance(app.top, MenuScene)


def test_language_switches_live_and_is_kept(app: App) -> None:
    menu = app.push(MenuScene(app))
    menu.activate(menu.item("lang=uk"))  # type: ignore[arg-type]
    app.step(16, [])
    assert "Продовжити" in "\n".join(app.text_view()) or "Нова гра" in "\n".join(app.text_view())
    assert settings_store.load().lang == "uk"
    assert not app.words.problems and not app.errors


def test_the_boxes_say_how_many_can_play(app: App) -> None:
    app.push(MenuScene(app))
    view = "\n".join(app.text_view())
    for box in game_list.boxes():
        low, high = box.table.seats
        if box.playable:
            rules = game_list.rules_for(box.id)
            assert tuple(box.entry.table(rules.sets[0]).seats) == tuple(rules.seats)  # of the usual box of the game
            every = [box.entry.table(one).seats for one in rules.sets]
            assert (low, high) == (min(seats[0] for seats in every), max(seats[1] for seats in every))
        assert f"{low}–{high} players" in view
    assert game_list.box("anima").table.seats == (1, 5)


def test_scale_keys_and_live_resize(app: App) -> None:
    app.push(MenuScene(app))
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=1920, h=1080, size=(1920, 1080)))
    app.step(16)
    assert app.screen.get_size() == (1920, 1080) and app.top and app.top.area.size == (1920, 1080)
    press(app, pygame.K_PLUS, pygame.KMOD_CTRL)
    assert app.kit.scale > 1 and app.top.scale == app.kit.scale
    press(app, pygame.K_0, pygame.KMOD_CTRL)
    assert app.kit.scale == 1
    press(app, pygame.K_MINUS, pygame.KMOD_CTRL)
    assert app.kit.scale == 0.9
    assert not app.errors


def test_screenshot_goes_to_the_users_folder(app: App, home: Path) -> None:
    app.push(MenuScene(app))
    press(app, pygame.K_F12)
    assert list(home.rglob("tidetable-001.png"))


def test_keys_page_opens_and_closes_anywhere(app: App) -> None:
    app.push(MenuScene(app))
    press(app, pygame.K_F1)
    assert app.top and app.top.name == "keys"
    assert any("F12" in line for line in app.text_view())
    press(app, pygame.K_ESCAPE)
    assert app.top and app.top.name == "menu"


def test_broken_settings_are_defaults(home: Path) -> None:
    home.mkdir()
    file = home / "settings.json"
    for content in ("", "[1]", '{"scale": "big", "lang": 3, "window": [1], "speed": "warp"}', '{"scale": 9000}'):
        file.write_text(content, encoding="utf-8")
        found = settings_store.load()
        assert 75 <= found.scale <= 300 and found.speed == "step" and found.window == [0, 0] and found.lang == ""


def test_background_work_and_its_errors(app: App) -> None:
    app.push(Grid(app))
    app.jobs.sync = False
    got: list[int] = []
    app.background(lambda: 7, got.append)
    app.background(lambda: 1 // 0, got.append)
    for _ in range(200):
        app.step(5, [])
        if got and app.errors:
            break
        pygame.time.wait(5)
    assert got == [7] and isinstance(app.errors[0], ZeroDivisionError)


def test_the_worker_keeps_nothing_it_has_done_and_ends_when_closed() -> None:
    class Table:
        pass

    def until(met: Callable[[], bool]) -> None:
        for _ in range(400):
            gc.collect()
            if met():
                return
            pygame.time.wait(5)
        raise AssertionError("it did not happen")

    def workers() -> set[threading.Thread]:
        return {thread for thread in threading.enumerate() if thread.name == "background"}

    others, jobs = workers(), Background()
    table: Table | None = Table()
    left, got = weakref.ref(table), []
    jobs.run(partial(id, table), lambda result, table=table: got.append(result))
    until(lambda: not jobs._ready.empty())
    for done, result, _ in jobs.finished():
        done(result)
    del done
    table = None
    until(lambda: left() is None)
    assert got and workers() - others, "it waits for more"
    jobs.run(lambda: 1, got.append)
    jobs.close()
    until(lambda: not workers() - others)
    assert jobs.waiting == 0


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_is_cut_or_outside(app: App, lang: str, size: tuple[int, int], cut: list[str]) -> None:
    """No text of the kit's screens is shortened, nothing to click lies outside the window or under another."""
    from scenes.overlays.keys import KeysOverlay
    from scenes.overlays.pause import PauseOverlay
    from scenes.rules.screen import RulesOverlay
    from scenes.saves.screen import SavesScene
    from scenes.settings.screen import SettingsOverlay
    from scenes.setup.screen import SetupScene

    app.set_language(lang)
    app.resize(size)
    three = SetupScene(app, "spirit-island")
    three.area = app.screen.get_rect()
    for scene in (MenuScene(app), three, PauseOverlay(app, "spirit-island"), RulesOverlay(app, "spirit-island"),
                  SettingsOverlay(app), KeysOverlay(app), SavesScene(app)):  # fmt: skip
        app.replace(MenuScene(app))
        app.push(scene)
        if scene is three:
            three.add_seat()
            three.add_seat()
        app.step(16, [])
        window = app.screen.get_rect()
        for label in [w for w in scene.widgets if isinstance(w, Label) and w.wrap]:
            need = app.kit.wrap(label.name, label.rect.w, label.size, label.face)
            assert need <= label.rect.h + app.kit.px(6), (scene.name, label.name, need, label.rect.h)
        stops = focus.stops(scene.items())
        for item in stops:
            assert item.rect
            if item.clip is None:
                assert window.contains(item.rect), (scene.name, item.line())
                assert min(item.rect.size) >= 24, (scene.name, item.line())
        assert overlaps(one for one in stops if one.clip is None) == [], scene.name
    assert not cut
    assert not app.words.problems
    assert not app.errors
    assert not [line for line in app.spoken if "‹" in line or "[ui-" in line or "[menu-" in line]


def test_the_loop_ends_with_the_window_and_keeps_settings(app: App) -> None:
    app.first_frame()
    app.push(MenuScene(app))
    app.settings.speed = "fast"
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert app.run() == 0
    assert settings_store.load().speed == "fast"


def test_a_save_that_cannot_be_opened_says_so_in_the_players_language(start: Callable[..., App]) -> None:
    app = start(lang="it")
    app.push(MenuScene(app))
    app.fail(SaveError("busy", "another program plays this table (process 1)", "x.lock"))
    app.step(16, [])
    view = "\n".join(app.text_view())
    assert "altra finestra" in view and "process" not in view


def test_a_button_that_is_off_and_has_a_sign_only_stays_within_itself(app: App) -> None:
    surface = pygame.Surface((150, 100))
    button = Button("undo", pygame.Rect(50, 30, 46, 40), "Undo", label="", icon="dice", size=16, enabled=False, why="No.")
    button.scene = app.push(Grid(app))
    button.draw(surface)
    beside = [surface.get_at((x, y))[:3] for x in (*range(44), *range(103, 150)) for y in range(100)]
    assert set(beside) == {(0, 0, 0)}
    middle = [surface.get_at((x, button.rect.centery - 1))[:3] for x in (button.rect.x + 5, button.rect.right - 6)]
    assert middle[0] == middle[1], "no sign reaches the edge"
