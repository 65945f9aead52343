"""The chart of Small Islands keeps its sea and is quick at another zoom (a held tile ahead: `test_small_islands_table`)."""

from __future__ import annotations

import pygame
import pytest

from scenes.games.small_islands.art import archipelago
from scenes.games.small_islands.art import land as land_art
from scenes.games.small_islands.art.archipelago import Map, Scene, Tile


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 480))


def test_compass_and_serpent_stay_until_something_lies_on_them() -> None:
    chart = Map((900, 600), 1.0)
    chart.show((-3, -2, 7, 5))
    bounds = (-3, -9, 18, 18)  # beyond its left side the sea is darker
    chart.compose(Scene({}, bounds))
    sea, spots = [box for box, _ in chart._spots[1]], [spot for _, spot in chart._spots[1]]
    assert all(spots)
    under = chart.cell_at(spots[0][0], spots[0][1])
    free = next((c, 0) for c in range(-2, 3) if not any(chart.rect((c, 0)).colliderect(box) for box, _ in chart._spots[1]))
    chart.compose(Scene({}, bounds, {free: "1"}))
    assert [box for box, _ in chart._spots[1]] == sea  # nothing there: the same sea
    drawn = archipelago.marks._water.cache_info().misses
    chart.compose(Scene({}, bounds, {under: "1"}))
    moved = [box for box, _ in chart._spots[1]]
    assert moved != sea
    assert sum(box.w * box.h for box in chart.dirty) < 0.3 * 900 * 600  # only where it was and is now
    assert all(any(dirty.contains(box) for dirty in chart.dirty) for box in (sea[0], moved[0]))
    made = pygame.image.tobytes(chart.compose(Scene({}, bounds)), "RGB")
    assert [box for box, _ in chart._spots[1]] == moved  # and it does not jump back
    assert archipelago.marks._water.cache_info().misses == drawn
    chart._back = chart._shown = None
    assert pygame.image.tobytes(chart.compose(Scene({}, bounds)), "RGB") == made  # as if all of the sea had been drawn


def test_another_zoom_shows_scaled_tiles_at_once_and_sharpens_them_one_by_one() -> None:
    tiles = {(n, 0): Tile((True, True, False, False)) for n in range(3)}
    scene = Scene(tiles, (-9, -9, 18, 18))
    chart, plain = Map((900, 600), 1.0), Map((900, 600), 1.0)
    for each in (chart, plain):
        each.show((-3, -2, 7, 5))
    chart.compose(scene)
    chart.low_quality = True
    for each in (chart, plain):
        each.show((-4, -3, 9, 7))
    kept = len(land_art._grounds)
    soft = pygame.image.tobytes(chart.compose(scene), "RGB")
    assert len(land_art._grounds) == kept  # nothing was drawn
    assert chart.blurred.keys() == tiles.keys()
    steps = 0
    while chart.sharpen():
        steps += 1
        made = chart.compose(scene)
        assert chart.dirty and chart.dirty != [made.get_rect()]
    assert steps == 3
    sharp = pygame.image.tobytes(chart.compose(scene), "RGB")
    assert soft != sharp == pygame.image.tobytes(plain.compose(scene), "RGB")


def test_tiles_that_went_are_not_sharpened() -> None:
    scene = Scene({(0, 0): Tile((True, False, False, False))}, (-9, -9, 18, 18))
    chart = Map((900, 600), 1.0)
    chart.show((-3, -2, 7, 5))
    chart.compose(scene)
    chart.low_quality = True
    chart.show((-4, -3, 9, 7))
    chart.compose(scene)
    assert chart.blurred
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


def test_a_tile_is_scaled_from_a_picture_that_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(land_art, "MOST_TILES", 4)
    land_art.forget()
    land = (True, True, False, False)
    land_art.ground(land, (0, 0), 40)
    for n in range(1, 9):
        land_art.ground(land, (n, 0), 60)
    assert land_art.scaled_ground(land, (0, 0), 50) is not None
    assert land_art.scaled_ground(land, (0, 0), 40) is None  # that one is kept
    assert land_art.scaled_ground(land, (9, 9), 50) is None  # no size of it is
    monkeypatch.setattr(land_art._grounds, "most", 40 * 40 * 4)
    land_art.ground(land, (7, 7), 40)
    assert len(land_art._grounds) == 1 and land_art.scaled_ground(land, (0, 0), 50) is None
    land_art.forget()
