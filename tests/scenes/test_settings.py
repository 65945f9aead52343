"""Settings: what is kept, what a spoilt file does, and the sheet that changes them, by mouse and keyboard."""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from scenes.app import settings_store, window
from scenes.app.program import App
from scenes.app.scene import Scene
from scenes.app.settings_store import Settings
from scenes.draw import palettes, theme
from scenes.menu.screen import MenuScene
from scenes.overlays.confirm import ConfirmOverlay
from scenes.overlays.keys import KeysOverlay
from scenes.settings.screen import TABS, SettingsOverlay
from scenes.widgets import focus
from scenes.widgets.panels import Label
from scenes.widgets.slider import Slider
from tests.scenes.hands import click, click_at, press


@pytest.fixture
def app(start: Callable[..., App]) -> App:
    made = start()
    made.push(MenuScene(made))
    return made


# --- the file ------------------------------------------------------------------------------------
def test_everything_is_kept(home: Path) -> None:
    assert settings_store.load() == Settings()
    one = Settings("uk", 150, "contrast", True, [1400, 900], [30, 40], True, "fast", True, "always", True, False, False, True, 30,
                   40, True, False, {"undo": ["U"]}, ["spirit-island"], ["Ірина"])  # fmt: skip
    assert settings_store.save(one)
    assert settings_store.load() == one
    assert not list(home.glob("*.tmp"))


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe\x00", b'{"scale": ' + b"[" * 5000, b"x" * 300_000])
def test_a_damaged_file_is_set_aside(home: Path, content: bytes) -> None:
    home.mkdir()
    (home / "settings.json").write_bytes(content)
    found = settings_store.load()
    assert found.problem == "settings-broken" and (home / found.problem_file).exists()
    assert found.scale == 100 and found.palette == "default"
    assert settings_store.load().problem_file == found.problem_file  # not a copy for every start
    settings_store.save(found)
    assert settings_store.load() == Settings()
    assert len(list(home.glob("*.broken.json"))) == 1


def test_wrong_values_fall_back_one_by_one(home: Path) -> None:
    wrong = {"scale": 9000, "palette": "pink", "speed": "fast", "volume": True, "lang": "it", "keys": {"undo": "Z"},
             "window": [1, -5], "place": ["x", 0], "learned": "all", "of-tomorrow": {"a": [1]}}  # fmt: skip
    home.mkdir()
    (home / "settings.json").write_text(json.dumps(wrong), encoding="utf-8")
    found = settings_store.load()
    assert found.problem == "settings-wrong" and (home / found.problem_file).exists()
    assert (found.speed, found.lang) == ("fast", "it")
    assert (found.scale, found.palette, found.volume, found.keys, found.window, found.place, found.learned) == (
        100, "default", 80, {}, [0, 0], [], [])  # fmt: skip
    settings_store.save(found)
    assert json.loads((home / "settings.json").read_text(encoding="utf-8"))["of-tomorrow"] == {"a": [1]}
    again = settings_store.load()
    assert again.problem == "" and again.extra == {"of-tomorrow": {"a": [1]}}


def test_the_program_says_what_was_wrong(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text("{oops", encoding="utf-8")
    app = App((1280, 720), "en", sync=True)
    app.push(MenuScene(app))
    app.source = lambda: [pygame.event.Event(pygame.QUIT)] if app.now > 1000 else []
    assert app.run() == 0
    assert any("settings-1.broken.json" in line for line in app.spoken) and not app.errors


def test_pace() -> None:
    assert [Settings(speed=s).duration(200) for s in settings_store.SPEEDS] == [200, 200, 80, 0]
    still = Settings(speed="normal", reduced_motion=True)
    assert still.duration(200) == 0 and still.duration(200, moves=False) == 100


# --- the window ----------------------------------------------------------------------------------
def test_size_and_place_come_back(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (1280, 1024)])
    assert window.first_size(Settings(window=[1500, 900]), None) == (1500, 900)
    assert window.first_size(Settings(window=[5000, 900]), None) != (5000, 900)
    assert window.first_size(Settings(window=[500, 300]), None)[0] >= 1024
    assert window.first_size(Settings(), (1111, 777)) == (1111, 777)
    assert window.on_screen([2000, 10]) and window.on_screen([0, 0])
    for gone in ([3200, 10], [-50, 10], [10, 5000]):
        assert not window.on_screen(gone)
    app.dispatch(pygame.event.Event(pygame.VIDEORESIZE, w=1400, h=800, size=(1400, 800)))
    assert app.settings.window == [1400, 800]


def test_full_screen_is_kept(app: App) -> None:
    press(app, pygame.K_F11)
    assert app.full and settings_store.load().fullscreen
    press(app, pygame.K_F11)
    assert not app.full and not settings_store.load().fullscreen and app.screen.get_size() == (1280, 720)


# --- palettes ------------------------------------------------------------------------------------
SIGHT = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    """CIE Lab of a colour as simulated for a kind of sight."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in theme.rgb(colour))]
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in SIGHT[sight])
    x, y, z = 0.4124 * r + 0.3576 * g + 0.1805 * b, 0.2126 * r + 0.7152 * g + 0.0722 * b, 0.0193 * r + 0.1192 * g + 0.9505 * b
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.9505, y, z / 1.089))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize(
    ("palette", "sights", "terrain", "element", "player"),
    [
        ("red-green", ("deuteranopia", "protanopia"), 30, 30, 40),
        ("blue-yellow", ("tritanopia",), 35, 30, 45),
        ("contrast", ("none", "deuteranopia", "protanopia", "tritanopia"), 25, 0, 14),
    ],
)
def test_palettes_keep_things_apart(palette: str, sights: tuple[str, ...], terrain: int, element: int, player: int) -> None:
    table = palettes.table(palette)
    groups = (
        ([theme.TERRAINS[t].fill for t in ("jungle", "mountain", "sands", "wetland", "ocean")], terrain),
        ([e.fill for e in theme.ELEMENTS.values()], element),
        ([p.colour for p in theme.PLAYERS.values()], player),
    )
    for colours, least in groups:
        for sight in sights:
            for a, b in itertools.combinations([table.get(c, c) for c in colours], 2):
                assert math.dist(lab(a, sight), lab(b, sight)) >= least, (palette, sight, a, b)


@pytest.mark.parametrize("palette", palettes.NAMES)
def test_palettes_keep_their_contrast(palette: str) -> None:
    palettes.apply(palette)
    high = palette == "contrast"
    for ink, ground, least in (
        (theme.INK, theme.PAPER, 12 if high else 7), (theme.INK_SECOND, theme.PAPER, 12 if high else 7),
        (theme.TEXT_ON_TABLE, theme.TABLE, 12 if high else 7), (theme.WARNING, theme.PAPER, 7),
        (theme.GOOD, theme.GOOD_BOX, 4.5), (theme.INK, theme.CURRENT, 7), (theme.FAST, theme.PAPER, 3),
        (theme.SLOW, theme.PAPER, 3), (theme.INK_OFF, theme.BUTTON_OFF, 4.5),
    ):  # fmt: skip
        assert theme.contrast(theme.shown(ink), theme.shown(ground)) >= least, (ink, ground)
    for token in theme.TERRAINS.values():
        marks = [theme.contrast(theme.shown(c), theme.shown(token.fill)) for c in (token.line, token.light)]
        assert max(marks) > 1.5, token
    for element in theme.ELEMENTS.values():
        assert theme.contrast(theme.shown(element.fill), theme.shown(element.glyph)) >= 2.9, element
    new = {v.upper() for v in palettes.table(palette).values()}
    assert not new & {k.upper() for k in palettes.table(palette)}  # what was replaced is never replaced again
    assert not {"#FFFFFF", "#000000"} & {k.upper() for k in palettes.table(palette)}  # masks


def test_palette_changes_the_picture_at_once_and_back(app: App) -> None:
    overlay = app.push(SettingsOverlay(app, "look"))
    app.step(16, [])
    before = pygame.image.tobytes(app.screen, "RGB")
    seen = {before}
    for name in ("red-green", "blue-yellow", "contrast"):
        overlay.activate(overlay.item(f"palette={name}"))  # type: ignore[arg-type]
        app.step(16, [])
        assert theme.palette() == name and settings_store.load().palette == name
        seen.add(pygame.image.tobytes(app.screen, "RGB"))
    assert len(seen) == 4
    overlay.activate(overlay.item("palette=default"))  # type: ignore[arg-type]
    app.step(16, [])
    assert pygame.image.tobytes(app.screen, "RGB") == before and not app.errors


# --- the sheet -----------------------------------------------------------------------------------
def test_every_setting_by_keyboard_alone(app: App) -> None:
    """Tab reaches each control of each page, Enter changes it, and it is in the file at once."""
    app.push(SettingsOverlay(app))
    for tab in TABS:
        assert isinstance(app.top, SettingsOverlay) and app.top.tab == tab
        wanted = [i.key for i in focus.stops(app.top.items())]
        reached = set()
        for _ in range(len(wanted) + 2):
            reached.add(app.top.focus_key)
            press(app, pygame.K_TAB)
        assert reached == set(wanted)
        press(app, pygame.K_TAB, pygame.KMOD_CTRL)
    assert app.top.tab == TABS[0]  # type: ignore[union-attr]
    top = app.top
    assert isinstance(top, SettingsOverlay)

    def use(tab: str, key: str, press_key: int = pygame.K_RETURN) -> Settings:
        top.show(tab)
        top.set_focus(key)
        press(app, press_key)
        return settings_store.load()

    assert use("general", "lang=it").lang == "it"
    assert use("general", "scale", pygame.K_LEFT).scale == 90
    assert use("general", "scale", pygame.K_RIGHT).scale == 100
    assert use("look", "letters").terrain_letters
    assert use("pace", "speed=fast").speed == "fast"
    assert use("pace", "motion").reduced_motion and use("pace", "empty=always").empty_phases == "always"
    assert not use("pace", "confirm").confirm_rewind
    assert use("sound", "volume", pygame.K_LEFT).volume == 70 and use("sound", "effects", pygame.K_RIGHT).effects == 90
    assert use("sound", "mute").mute and not use("sound", "mute-away").mute_away
    press(app, pygame.K_m, pygame.KMOD_CTRL)
    assert not settings_store.load().mute and not app.errors


def test_every_setting_by_mouse(app: App) -> None:
    app.push(SettingsOverlay(app))
    click(app, "lang=uk")
    assert settings_store.load().lang == "uk"
    slider = app.top.widget("scale")  # type: ignore[union-attr]
    assert isinstance(slider, Slider)
    t = slider.track()
    click_at(app, (t.x, t.centery))
    assert settings_store.load().scale == 75
    click(app, "tab=sound")
    slider = app.top.widget("volume")  # type: ignore[union-attr]
    t = slider.track()
    app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(t.centerx, t.centery), button=1)])
    app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=(t.right + 300, t.y), rel=(0, 0), buttons=(1, 0, 0))])
    app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(t.right + 300, t.y), button=1)])
    assert settings_store.load().volume == 100
    click(app, "mute")
    assert settings_store.load().mute
    click(app, "close")
    assert app.top and app.top.name == "menu" and not app.errors


def test_a_key_is_bound_by_pressing_it(app: App) -> None:
    overlay = app.push(SettingsOverlay(app, "keys"))
    assert isinstance(overlay, SettingsOverlay)
    overlay.set_focus("keys:undo")
    press(app, pygame.K_RETURN)
    assert overlay.asking == "undo"
    press(app, pygame.K_RETURN)  # still held down
    assert overlay.asking == "undo"
    app.step(600, [])
    press(app, pygame.K_LCTRL, pygame.KMOD_CTRL)
    press(app, pygame.K_u, pygame.KMOD_CTRL)
    assert overlay.asking == "" and app.bindings.keys_of("undo") == ("Ctrl+U",)
    assert settings_store.load().keys == {"undo": ["Ctrl+U"]}
    assert any("Ctrl U" in line for line in app.text_view())
    # a key in use asks first, the safe verb in focus
    overlay.ask("undo")
    app.step(600, [])
    press(app, pygame.K_l)
    assert isinstance(app.top, ConfirmOverlay) and any("Log" in line for line in app.text_view())
    press(app, pygame.K_RETURN)
    assert app.bindings.keys_of("undo") == ("Ctrl+U",)
    overlay.ask("undo")
    app.step(600, [])
    press(app, pygame.K_l)
    app.top.activate(app.top.item("go"))  # type: ignore[union-attr, arg-type]
    assert app.bindings.keys_of("undo") == ("L",) and app.bindings.keys_of("log") == ()
    # what moves the focus cannot be lost
    overlay.ask("undo")
    app.step(600, [])
    press(app, pygame.K_TAB)
    assert app.bindings.keys_of("next") == ("Tab",) and any("only key" in line for line in app.spoken)
    # Esc and a click keep the old one; afterwards keys mean again what they meant
    for way in (lambda: press(app, pygame.K_ESCAPE), lambda: click_at(app, (640, 700))):
        overlay.ask("undo")
        app.step(600, [])
        way()
        assert overlay.asking == "" and app.capture is None and app.top is overlay
    overlay.reset_keys()
    app.top.activate(app.top.item("go"))  # type: ignore[union-attr, arg-type]
    assert settings_store.load().keys == {} and app.bindings.keys_of("log") == ("L",)
    assert not app.errors


def test_new_keys_work_and_stand_on_the_sheet(app: App) -> None:
    app.bindings.bind("keys", "F2")
    app.bindings.bind("down", "J")
    app.put("keys", app.bindings.custom)
    before = app.top.focus_key  # type: ignore[union-attr]
    press(app, pygame.K_j)
    assert app.top and app.top.focus_key != before
    press(app, pygame.K_F1)
    assert app.top.name == "menu"
    press(app, pygame.K_F2)
    assert isinstance(app.top, KeysOverlay)
    view = "\n".join(app.text_view())
    assert "F2" in view and "Ctrl O" in view and "F1:" not in view
    press(app, pygame.K_F2)
    assert app.top.name == "menu"


def test_reset_asks_and_keeps_names(app: App) -> None:
    app.put("palette", "contrast")
    app.put("volume", 10)
    app.settings.last_names = ["Olha"]
    app.bindings.bind("undo", "U")
    overlay = app.push(SettingsOverlay(app))
    assert isinstance(overlay, SettingsOverlay)
    overlay.reset()
    assert isinstance(app.top, ConfirmOverlay) and app.top.focus_key == "keep"
    app.top.activate(app.top.item("go"))  # type: ignore[arg-type]
    found = settings_store.load()
    assert (found.palette, found.volume, found.keys, found.last_names) == ("default", 80, {}, ["Olha"])
    assert theme.palette() == "default" and not app.errors


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1920, 1080), 200), ((1024, 640), 100)])
def test_nothing_is_cut(app: App, lang: str, size: tuple[int, int], scale: int, cut: list[str]) -> None:
    class Bare(Scene):
        name = "menu"

    app.replace(Bare(app))
    app.lang, app._words, app.percent = lang, None, scale
    app.resize(size)
    for tab in TABS:
        for asking in ("", "undo") if tab == "keys" else ("",):
            overlay = app.push(SettingsOverlay(app, tab))
            assert isinstance(overlay, SettingsOverlay)
            if asking:
                overlay.ask(asking)
            app.step(16, [])
            stops = focus.stops(overlay.items())
            for label in [w for w in overlay.widgets if isinstance(w, Label)]:
                assert overlay.sheet.contains(label.rect), (tab, label.name)
                if not label.wrap:
                    need = app.kit.width(label.name, label.size, label.face)
                    assert need <= label.rect.w, (tab, label.name)
            for item in stops:
                if item.clip is None:
                    assert item.rect and overlay.sheet.contains(item.rect), (tab, item.line())
            for a, b in itertools.combinations([i for i in stops if i.clip is None], 2):
                assert a.rect and b.rect and not a.rect.colliderect(b.rect), (tab, a.line(), b.line())
            app.pop()
    app.push(KeysOverlay(app))
    app.step(16, [])
    assert not cut and not app.words.problems and not app.errors
    assert not [line for line in app.spoken if "‹" in line or "[set-" in line or "[act-" in line or "[key-" in line]


def test_a_click_on_a_row_chooses_and_the_next_one_opens(app: App) -> None:
    sheet = app.push(SettingsOverlay(app, "keys"))
    assert isinstance(sheet, SettingsOverlay)
    keys = [item.key for item in sheet.items() if item.key.startswith("keys:")]
    row = next(key for key in keys if ":group-" not in key and key != "keys:next")
    click(app, row)
    assert f"keys:{sheet.chosen}" == row and not sheet.asking
    click(app, row)
    assert f"keys:{sheet.asking}" == row


def test_the_page_about_the_program_names_what_it_is_built_on(app: App) -> None:
    app.push(SettingsOverlay(app, "about"))
    app.step(16, [])
    view = "\n".join(app.text_view())
    for part in ("Tidetable 0.", "unofficial fan project", "MIT", "pygame-ce", "LGPL-2.1", "msgspec", "Source Serif Pro"):
        assert part in view, part
    assert not app.errors
