"""Tiles of an archipelago: coasts that meet at shared sides, islands that do not touch by corners, paint only what changed."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame
import pytest

from scenes.games.small_islands.art import archipelago
from scenes.games.small_islands.art import land as land_art
from scenes.games.small_islands.art.archipelago import Map, Scene, Thing, Tile
from scenes.games.small_islands.art.outlines import Outline

PATTERNS = [tuple(bool(n >> i & 1) for i in range(4)) for n in range(16)]


def ends(corners, at):
    """Where the coasts of a tile cross its sides, in cells of the table."""
    found = set()
    for group in land_art.areas(corners):
        line = land_art.coast(corners, at, group)
        found |= {(round(at[0] + x, 6), round(at[1] + y, 6)) for x, y in (line[:1] + line[-1:])}
    return found


@pytest.mark.parametrize("corners", PATTERNS)
def test_a_coast_runs_on_into_the_neighbour(corners) -> None:
    for at in ((0, 0), (-3, 2), (6, -5)):
        nw, ne, se, sw = corners
        east = (ne, not ne, not se, se)  # shares the corners ne and se as its nw and sw
        own = {p for p in ends(corners, at) if p[0] == at[0] + 1}
        theirs = {p for p in ends(east, (at[0] + 1, at[1])) if p[0] == at[0] + 1}
        assert own == theirs and bool(own) == (ne != se), (corners, at)


def test_opposite_corners_stay_two_islands_everywhere() -> None:
    corners = (True, False, True, False)
    assert land_art.areas(corners) == ((0,), (2,))
    for at in [(x, y) for x in range(-7, 8) for y in range(-5, 6)]:
        a, b = (land_art.coast(corners, at, group) for group in land_art.areas(corners))
        assert min(math.dist(p, q) for p in a for q in b) > 0.08, at


def test_no_two_tiles_of_a_pattern_look_stamped() -> None:
    shapes = {land_art.coast((True, True, False, False), (x, y), (0, 1)) for x in range(6) for y in range(6)}
    assert len(shapes) == 36


def test_turning_four_times_changes_nothing_and_once_moves_north_west_to_north_east() -> None:
    corners = (True, False, False, False)
    assert land_art.turned(corners, 1) == (False, True, False, False)
    assert land_art.turned(corners, 4) == corners
    for group in ((0,), (0, 1), (0, 1, 2), (0, 1, 2, 3)):
        for n in range(1, 6):
            places = land_art.seats(group, n)
            assert len(places) == n and all(0.1 < v < 0.9 for p in places for v in p), (group, n)


def scene(*cells: tuple[int, int], **rest) -> Scene:
    tiles = {
        cell: Tile(PATTERNS[(3 * cell[0] + 5 * cell[1]) % 16], (Thing("symbol", "flower", 0.3, 0.3),), ((0.3, 0.3),))
        for cell in cells
    }
    return Scene(tiles, (-7, -5, 15, 11), **rest)


def test_what_is_painted_in_parts_equals_what_is_painted_at_once() -> None:
    parts, once = Map((700, 420), 1.0), Map((700, 420), 1.0)
    for chart in (parts, once):
        chart.show((-4, -3, 9, 6))
    before = scene((0, 0), (1, 0))
    parts.compose(before)
    after = scene((0, 0), (1, 0), (1, 1), legal={(2, 0): "1", (0, 1): "2"})
    pointed = replace(after, pointed=(2, 0), ghost=Tile(PATTERNS[3], ()),
                      outlines=(Outline("hover", (((1, 0), (0,)),)),))  # fmt: skip
    for step in (after, pointed, after, pointed):
        image = parts.compose(step)
        whole = image.get_rect()
        assert parts.dirty and sum(b.w * b.h for b in parts.dirty) < 0.6 * whole.w * whole.h
    assert pygame.image.tobytes(image, "RGB") == pygame.image.tobytes(once.compose(pointed), "RGB")
    assert parts.compose(pointed) is image and parts.dirty == []


def test_a_chart_without_a_tile_leaves_the_chart_as_it_was() -> None:
    chart = Map((700, 420), 1.0)
    chart.show((-4, -3, 9, 6))
    image = chart.compose(scene((0, 0), (1, 0)))
    before = pygame.image.tobytes(image, "RGB")
    box = chart.rect((1, 0))
    without = chart.without((1, 0), box)
    assert pygame.image.tobytes(image, "RGB") == before
    assert pygame.image.tobytes(without, "RGB") != pygame.image.tobytes(image.subsurface(box), "RGB")


def test_zoom_keeps_the_point_and_the_table_in_view() -> None:
    chart = Map((700, 420), 1.0)
    chart.show((-4, -3, 9, 6))
    spot = (350, 210)
    cell = chart.cell_at(*spot)
    chart.camera.zoom(3, spot)
    assert chart.camera.zoomed and chart.cell_at(*spot) == cell
    chart.camera.pan(99_999, -99_999)
    assert chart.rect((-4, -3)).x <= 0 and chart.rect((4, 2)).bottom >= 420
    chart.camera.fit()
    assert not chart.camera.zoomed


def test_a_region_keeps_inside_the_table_and_shows_the_least() -> None:
    assert archipelago.region_of([(0, 0)], (-7, -5, 15, 11)) == (-4, -2, 9, 5)
    region = archipelago.region_of([(-7, -5), (7, 5)], (-7, -5, 15, 11))
    assert region == (-7, -5, 15, 11)


def test_a_growing_archipelago_moves_the_region_no_farther_than_it_must_and_wastes_no_row() -> None:
    bounds = (-7, -5, 15, 11)
    region, cells = None, []
    for row in range(5):
        cells.append((0, row))
        before, region = region, archipelago.region_of(cells, bounds, before=region)
        assert all(region[1] <= r - 1 and r + 1 < region[1] + region[3] for _, r in cells)
        assert region[3] == max(5, row + 3 if row < 5 else 0)  # one cell around, no more
        assert before is None or region[0] == before[0]
    assert region is not None and region[1] == -1


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("land", [(0,), (0, 1), (0, 1, 2), (0, 1, 2, 3)])
def test_symbols_of_a_tile_stand_clear_of_each_other_and_of_its_edge(land: tuple[int, ...], count: int) -> None:
    places = land_art.seats(land, count)
    half = archipelago.SYMBOL / 2
    assert all(half < v < 1 - half for place in places for v in place)
    apart = [math.dist(a, b) for n, a in enumerate(places) for b in places[:n]]
    assert min(apart) > archipelago.SYMBOL
