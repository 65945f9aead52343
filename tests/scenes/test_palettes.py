"""Palettes reach the chart, the tiles and the symbols of every game; the audit finds grounds that cannot be told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.errors import DataError
from scenes.app import window
from scenes.app.program import App
from scenes.app.settings_store import Settings
from scenes.app.window import FOLDED, FOLDED_FURTHER
from scenes.checks import audit_colours, audit_grounds, audit_sets
from scenes.draw import palettes, theme
from scenes.games.anima.art import inks
from scenes.games.small_islands import samples
from scenes.games.small_islands.art import land, things
from scenes.games.spirit_island.art import pieces
from scenes.settings.sample import table_picture
from scenes.table import grid
from tests.scenes.hands import press

OTHERS = [name for name in palettes.NAMES if name != "default"]


# --- the archipelago in every palette -----------------------------------------------------------
@pytest.mark.parametrize("palette", OTHERS)
def test_land_stands_out_from_the_sea_for_every_sight(palette: str) -> None:
    palettes.apply(palette)
    pair = theme.rgb(theme.shown(land.GREEN)), theme.rgb(theme.shown(land.SEA))
    for how in audit_colours.SEEN:
        assert audit_colours.ratio(*pair, how) >= 3.0, how


def test_every_palette_draws_tiles_and_symbols_anew() -> None:
    seen: dict[str, set[bytes]] = {"tile": set(), "flower": set(), "fruit": set(), "leaf": set()}
    for palette in palettes.NAMES:
        palettes.apply(palette)
        seen["tile"].add(pygame.image.tobytes(land.ground((False, True, True, True), (2, 3), 24), "RGB"))
        for symbol in ("flower", "fruit", "leaf"):
            seen[symbol].add(pygame.image.tobytes(things.medallion(symbol, 14), "RGBA"))
    assert {name: len(found) for name, found in seen.items()} == dict.fromkeys(seen, len(palettes.NAMES))


@pytest.mark.parametrize("palette", palettes.NAMES)
def test_symbols_on_a_tile_of_48_px_are_told_apart_without_colour(palette: str) -> None:
    palettes.apply(palette)
    for group in samples.groups(28):
        laid = {name: audit_colours._on(image, group.ground, group.side) for name, image in group.pictures.items()}
        assert group.side > 30 or audit_colours.judge(laid, group.name, group.share) == []


def test_a_wrong_palette_says_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    file = tmp_path / "palettes.yaml"
    file.write_text('contrast:\n  terrains:\n    jungle: ["#123456", "#12345", "#123456"]\n', encoding="utf-8")
    monkeypatch.setattr(palettes, "files", lambda: [file])
    with pytest.raises(DataError, match="palettes.yaml"):
        palettes._read()


# --- the audit ----------------------------------------------------------------------------------
class Halves:
    """A map with two grounds side by side."""

    inner = pygame.Rect(0, 0, 120, 60)

    def ground_kind(self, pos: tuple[int, int]) -> str:
        return "left" if pos[0] < 60 else "right"


def _halves(left: str, right: str, marks: str = "") -> list[Any]:
    screen = pygame.Surface((120, 60), 0, 32)
    screen.fill(left, (0, 0, 60, 60))
    screen.fill(right, (60, 0, 60, 60))
    for y in range(0, 60, 4) if marks else ():
        screen.fill(marks, (60, y, 60, 1))
    return audit_grounds.judge(audit_grounds.patches(screen, Halves()))


def test_the_audit_finds_grounds_that_only_colour_tells_apart() -> None:
    assert {f.detail.split(" ")[1] for f in _halves("#B03030", "#4C6A20")} >= {"deuteranopia"}
    assert any("greyscale" in f.detail for f in _halves(land.GREEN, "#76B0D8")), "land and sea as they were"
    assert _halves("#102030", "#C8C8C8") == []
    assert _halves(land.GREEN, "#76B0D8", "#1B4A5E") == [], "a pattern is enough"


@pytest.mark.parametrize("game", ["small-islands"])
def test_a_rendered_table_in_a_palette_is_told_apart(table_of: Callable[..., Any], game: str) -> None:
    from scenes.checks.audit_games import session_at

    table = table_of(session_at(game, 2, 0.5), palette="red-green")
    found = audit_grounds.patches(table.app.screen, table.model.centre)
    assert found.keys() == {"land", "sea", "open"} and audit_grounds.judge(found) == []


# --- settings -----------------------------------------------------------------------------------
def test_the_sample_is_the_table_of_the_game_that_was_played_last(app: App) -> None:
    seen = set()
    for game in ("spirit-island", "small-islands"):
        app.settings.last_game = game
        for palette in ("default", "contrast"):
            palettes.apply(palette)
            shown = table_picture(app, (180, 70), 0.5)
            assert shown is not None and shown.get_size() == (180, 70)
            seen.add(pygame.image.tobytes(shown, "RGB"))
    assert len(seen) == 4


def test_the_first_window_takes_nearly_all_of_the_screen(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    for desk, first in (((1920, 1080), (1805, 1004)), ((3840, 2160), (3610, 2030)), ((1366, 768), (1284, 692)),
                        ((1280, 720), (1280, 644)), ((1024, 600), (1024, 640))):  # fmt: skip
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda desk=desk: [desk])
        assert window.first_size(Settings(), None) == first, desk
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    assert window.first_size(Settings(window=[1500, 900]), None) == (1500, 900), "the size it was left with"


def test_the_audit_looks_at_the_first_window(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    assert window.first_size(Settings(), None) == audit_sets.FIRST
    assert any(combo.size == audit_sets.FIRST and combo.share == (0, 1) for combo in audit_sets.usual())


@pytest.mark.parametrize("desk", [(1920, 1080), (2560, 1440), (3840, 2160)])
def test_the_first_table_has_whole_panels(app: App, monkeypatch: pytest.MonkeyPatch, desk: tuple[int, int]) -> None:
    """Nine tenths of 1920x1080 were eight pixels too low for them: newcomers met the rails of a small window."""
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desk])
    size = window.first_size(Settings(), None)
    laid = grid.grid(pygame.Rect((0, 0), size), window.ui_scale(size))
    assert laid.tall and laid.left_full and laid.right_full


def test_a_word_where_text_cannot_grow(app: App) -> None:
    app.go("menu")
    least = app.top.least  # type: ignore[union-attr]
    top = window.room(app.screen.get_size(), least)
    for _ in range(12):
        press(app, pygame.K_EQUALS, mod=pygame.KMOD_CTRL)
    assert app.percent == top and str(top) in app.spoken[-1] and app.tip.text == app.spoken[-1]
    for _ in range(12):
        press(app, pygame.K_MINUS, mod=pygame.KMOD_CTRL)
    assert app.percent == 75 and "75" in app.tip.text


def test_the_folds_bear_150_and_200_percent() -> None:
    assert window.ui_scale((1280, 720), 150, FOLDED_FURTHER) == 1.5
    assert window.ui_scale((1920, 1080), 200, FOLDED_FURTHER) == 2.0
    assert window.ui_scale((1280, 720), 150, FOLDED) == 1.0


@pytest.mark.parametrize("level", inks.LEVELS)
def test_the_level_of_an_area_is_read_in_high_contrast(level: int) -> None:
    """Two of three discs kept their usual colours: the numeral of level III had 4.8:1."""
    palettes.apply("contrast")
    assert theme.contrast(theme.shown(inks.LEVELS[level]), theme.shown(theme.BONE)) >= 7


def test_the_number_of_a_threat_is_read_in_high_contrast() -> None:
    """At the smallest size its letters are no large ones: 7:1 are wanted."""
    palettes.apply("contrast")
    sprite = pieces.threat("3", 28)
    found = Counter(
        tuple(sprite.get_at((x, y)))[:3]
        for x in range(sprite.get_width()) for y in range(sprite.get_height()) if sprite.get_at((x, y)).a == 255
    )  # fmt: skip
    burst = next(colour for colour, _ in found.most_common() if max(colour) - min(colour) > 60)
    assert theme.contrast("#160806", theme.to_hex(burst)) >= 7.0
