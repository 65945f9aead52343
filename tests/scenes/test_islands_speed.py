"""The chart of Small Islands keeps its sea; that a held tile is drawn ahead stands in `test_small_islands_table`."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from scenes.draw import islands_map
from scenes.draw.islands_map import Map, Scene


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 480))


def test_compass_and_serpent_stay_until_something_lies_on_them() -> None:
    chart = Map((900, 600), 1.0)
    chart.show((-3, -2, 7, 5))
    bounds = (-9, -9, 18, 18)
    chart.compose(Scene({}, bounds))
    sea, spots = chart._background(), [spot for _, spot in chart._spots[1]]
    assert all(spots)
    under = chart.cell_at(spots[0][0], spots[0][1])
    free = next((c, 0) for c in range(-2, 3) if not any(chart.rect((c, 0)).colliderect(box) for box, _ in chart._spots[1]))
    chart.compose(Scene({}, bounds, {free: "1"}))
    assert chart._background() is sea  # nothing there: the same sea
    chart.compose(Scene({}, bounds, {under: "1"}))
    moved = chart._background()
    assert moved is not sea
    assert chart.dirty == [pygame.Rect(0, 0, 900, 600)]  # all of the sea shows it
    drawn = islands_map.islands_marks._water.cache_info().misses
    chart.compose(Scene({}, bounds))
    assert chart._background() is moved  # and it does not jump back
    assert islands_map.islands_marks._water.cache_info().misses == drawn
