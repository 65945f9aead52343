"""The chart of Small Islands keeps its sea and is quick at another zoom (a held tile ahead: `test_small_islands_table`)."""

from __future__ import annotations

import pygame
import pytest

from scenes.draw import svg
from scenes.games.small_islands.art import land as land_art
from scenes.games.small_islands.art.archipelago import Map, Scene, Tile
from scenes.games.small_islands.art.outlines import Outline


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 480))
    land_art.forget()


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is drawn from now on, rather than copied."""
    made: list[str] = []
    draw = svg.rasterise
    monkeypatch.setattr(svg, "rasterise", lambda body, *rest: made.append(body) or draw(body, *rest))
    return made


def sharp(tile: Tile, at: tuple[int, int], px: int) -> bool:
    """Whether the tile was drawn at this size."""
    return land_art.cached(tile.corners, at, px, tile.keep)


def pixels(chart: Map, scene: Scene) -> bytes:
    return pygame.image.tobytes(chart.compose(scene), "RGB")


def from_afar(scene: Scene) -> tuple[Map, Map]:
    """A chart that was shown and is looked at from farther off now, in a hurry; and one that has time and never showed it."""
    chart, plain = Map((900, 600), 1.0), Map((900, 600), 1.0)
    for each in (chart, plain):
        each.show((-3, -2, 7, 5))
    chart.compose(scene)
    chart.low_quality = True
    for each in (chart, plain):
        each.show((-4, -3, 9, 7))
    return chart, plain


def test_compass_and_serpent_stay_until_something_lies_on_them(drawings: list[str]) -> None:
    bounds = (-3, -9, 18, 18)  # beyond its left side the sea is darker
    bare = Scene({}, bounds)
    stays, moves = [], []
    for cell in [(c, r) for c in range(-3, 4) for r in range(-2, 3)]:
        chart = Map((900, 600), 1.0)
        chart.show((-3, -2, 7, 5))
        before = pixels(chart, bare)
        chart.compose(Scene({}, bounds, {cell: "1"}))
        own = all(chart.reach(cell).contains(box) for box in chart.dirty)
        (stays if own else moves).append((cell, chart, before))
    assert stays and moves, "some cells have compass or serpent on them, others not"
    for cell, chart, before in stays[::6]:
        assert pixels(chart, bare) == before, cell
    for cell, chart, before in moves:
        assert sum(box.w * box.h for box in chart.dirty) < 0.3 * 900 * 600, "only where it was and is now"
        drawings.clear()
        made = pixels(chart, bare)
        assert made != before and not drawings, "it does not jump back, and no sea is drawn"
        chart.anew()
        assert pixels(chart, bare) == made, cell


def test_another_zoom_shows_scaled_tiles_at_once_and_sharpens_them_one_by_one() -> None:
    tiles = {(n, 0): Tile((True, True, False, False)) for n in range(3)}
    scene = Scene(tiles, (-9, -9, 18, 18))
    chart, plain = from_afar(scene)
    soft = pixels(chart, scene)
    assert not any(sharp(tile, at, chart.z) for at, tile in tiles.items()), "none was drawn"
    steps = 0
    while chart.sharpen():
        steps += 1
        made = chart.compose(scene)
        assert chart.dirty and chart.dirty != [made.get_rect()]
        assert sum(sharp(tile, at, chart.z) for at, tile in tiles.items()) == steps
    assert steps == 3
    assert soft != pixels(chart, scene) == pixels(plain, scene)


def test_lines_round_islands_are_scaled_at_once_too_and_sharpened_after_the_tiles() -> None:
    tiles = {(n, 0): Tile((True, True, False, False)) for n in range(5)}
    scene = Scene(tiles, (-9, -9, 18, 18), outlines=(Outline("legal", tuple((at, (0, 1)) for at in tiles), "1"),))
    chart, plain = from_afar(scene)
    soft = pixels(chart, scene)
    assert len(chart.lines.blurred) == 5
    steps = 0
    while chart.sharpen():
        steps += 1
        chart.compose(scene)
    assert steps == len(tiles) + 1 and not chart.lines.blurred, "each tile, then all five lines"
    assert soft != pixels(chart, scene) == pixels(plain, scene)


def test_a_line_drawn_for_one_island_is_there_for_a_larger_one(drawings: list[str]) -> None:
    tiles = {(n, 0): Tile((True, True, False, False)) for n in range(-2, 2)}
    chart = Map((900, 600), 1.0)
    chart.show((-3, -2, 7, 5))
    chart.compose(Scene(tiles, outlines=(Outline("fits", tuple((at, (0, 1)) for at in tiles)),)))
    held = {**tiles, (2, 0): Tile((True, True, False, False))}
    chart.compose(Scene(held))
    drawings.clear()
    chart.compose(Scene(held, outlines=(Outline("fits", tuple((at, (0, 1)) for at in held)),)))
    assert len(drawings) == 2, "the new piece, and the one that has a neighbour now"


def test_tiles_that_went_are_not_sharpened() -> None:
    scene = Scene({(0, 0): Tile((True, False, False, False))}, (-9, -9, 18, 18))
    chart = Map((900, 600), 1.0)
    chart.show((-3, -2, 7, 5))
    chart.compose(scene)
    chart.low_quality = True
    chart.show((-4, -3, 9, 7))
    chart.compose(scene)
    chart.compose(Scene({}, scene.bounds))
    assert not chart.sharpen()


def test_what_will_look_different_is_the_cell_of_the_new_tile() -> None:
    first = Scene({(0, 0): Tile((True, False, False, False))}, (-9, -9, 18, 18))
    chart = Map((900, 600), 1.0)
    chart.show((-3, -2, 7, 5))
    assert chart.changing(first) == []  # nothing was shown yet
    chart.compose(first)
    offered = Scene(first.tiles, first.bounds, {(2, 0): "1"})
    assert chart.changing(offered) == []
    laid = Scene({**first.tiles, (2, 0): Tile((False, False, False, True))}, first.bounds)
    assert chart.changing(laid) == [chart.reach((2, 0))]
    chart.camera.zoom(3, (100, 100))
    assert chart.changing(laid) == []  # all of it moves


def test_a_tile_is_scaled_from_a_picture_that_is_still_there() -> None:
    land = (True, True, False, False)
    first = land_art.ground(land, (0, 0), 40)
    for n in range(1, 9):
        land_art.ground(land, (n, 0), 60)
    scaled = land_art.scaled_ground(land, (0, 0), 50)
    assert scaled is not None and scaled.get_size() == (50, 50) and land_art.ground(land, (0, 0), 40) is first
    assert land_art.scaled_ground(land, (0, 0), 40) is None  # that one is there
    assert land_art.scaled_ground(land, (9, 9), 50) is None  # no size of it is
    land_art.forget()
    assert land_art.scaled_ground(land, (0, 0), 50) is None
