"""What every map's camera promises: all is shown when fitted, the point under the pointer stays, the map is never left."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.draw.camera import NEARLY, WHEEL, Camera

CLOSE = 1e-6
sides = st.integers(200, 2400)
corners = st.integers(-30, 30)
lengths = st.integers(3, 40)
cameras = st.builds(
    lambda w, h, x, y, cw, ch, whole: Camera((w, h), (x, y, cw, ch), least=1.0, whole=whole),
    sides, sides, corners, corners, lengths, lengths, st.booleans(),
)  # fmt: skip
moves = st.lists(
    st.one_of(
        st.tuples(st.just("zoom"), st.floats(-3, 5), st.tuples(st.floats(0, 1), st.floats(0, 1))),
        st.tuples(st.just("pan"), st.floats(-900, 900), st.floats(-900, 900)),
    ),
    max_size=8,
)


def moved(camera: Camera, steps: list[Any]) -> Camera:
    for what, a, b in steps:
        if what == "zoom":
            camera.zoom(a, (b[0] * camera.window[0], b[1] * camera.window[1]))
        else:
            camera.pan(a, b)
    return camera


def stays_inside(camera: Camera) -> bool:
    """Of each direction: nothing beyond the extent is seen, or all of it is, in the middle of the window."""
    x, y, w, h = camera.seen
    left, top, wide, high = camera.extent
    pixel = (1 if camera.whole else 0) / camera.z + CLOSE
    for at, length, start, whole in ((x, w, left, wide), (y, h, top, high)):
        within = start - CLOSE <= at and at + length <= start + whole + CLOSE
        middle = abs((at + length / 2) - (start + whole / 2)) <= pixel and length >= whole - CLOSE
        if not (within or middle):
            return False
    return True


@given(cameras, moves)
def test_fit_shows_all_of_the_map(camera: Camera, steps: list[Any]) -> None:
    moved(camera, steps).fit()
    left, top, w, h = camera.extent
    pixel = 1.0 if camera.whole else CLOSE
    for corner in ((left, top), (left + w, top + h)):
        x, y = camera.to_screen(corner)
        assert -pixel <= x <= camera.window[0] + pixel and -pixel <= y <= camera.window[1] + pixel
    assert not camera.zoomed and camera.zoom_ratio == 1.0


@given(cameras, moves)
def test_the_map_is_never_left(camera: Camera, steps: list[Any]) -> None:
    assert stays_inside(moved(camera, steps))


@given(cameras, moves, st.floats(0.5, 4), st.floats(0, 1), st.floats(0, 1))
def test_zooming_in_keeps_the_point_under_the_pointer(camera: Camera, steps: list[Any], by: float, fx: float, fy: float) -> None:
    moved(camera, steps)
    about = fx * camera.window[0], fy * camera.window[1]
    before, seen = camera.to_map(about), camera.seen
    camera.zoom(by, about)
    now = camera.to_screen(before)
    pixel = 1.0 if camera.whole else 1e-4
    for n in (0, 1):
        if seen[n + 2] <= camera.extent[n + 2]:  # where the whole map had room it lay in the middle, and may do so again
            assert abs(now[n] - about[n]) <= pixel


@given(cameras, st.tuples(st.integers(0, 2000), st.integers(0, 2000)), moves)
def test_a_point_goes_to_the_map_and_back(camera: Camera, at: tuple[int, int], steps: list[Any]) -> None:
    there = moved(camera, steps).to_screen(camera.to_map(at))
    assert there == pytest.approx(at, abs=1e-4)


@given(cameras, moves)
def test_whole_pixels_stay_whole(camera: Camera, steps: list[Any]) -> None:
    camera.whole = True
    camera.fit()
    moved(camera, steps)
    assert camera.z == int(camera.z)
    assert all(abs(v * camera.z - round(v * camera.z)) < CLOSE for v in (camera.x, camera.y))
    x, y = camera.origin
    assert camera.to_screen((0, 0)) == pytest.approx((x, y), abs=1e-4)


def test_a_map_that_grows_is_fitted_again_unless_the_player_looks_closer() -> None:
    camera = Camera((900, 600), (0, 0, 9, 6))
    camera.grow((0, 0, 18, 12))
    assert camera.z == 50 and not camera.zoomed
    camera.zoom(3, (450, 300))
    z, middle = camera.z, camera.to_map((450, 300))
    camera.grow((0, 0, 20, 12))
    assert camera.z == z and camera.to_map((450, 300)) == pytest.approx(middle) and camera.zoomed
    camera.grow((0, 0, 3, 2))
    assert camera.z == 300 and not camera.zoomed  # nothing is larger than all of it


def test_it_looks_no_closer_than_it_may_and_a_hair_closer_is_not_closer() -> None:
    camera = Camera((900, 600), (0, 0, 9, 6), closest=3.0, most=250.0)
    camera.zoom(20, (0, 0))
    assert camera.z == 250
    camera.zoom(-20, (0, 0))
    assert camera.z == camera.fitted
    camera.zoom(0.9 * (NEARLY - 1) / (WHEEL - 1), (0, 0))
    assert not camera.zoomed


def test_another_part_of_the_map_is_shown_in_one_step() -> None:
    own, other = (0, 0, 10, 8), (10, 0, 2, 1.6)
    camera = Camera((1000, 800), own)
    camera.fit(other)
    assert camera.z == 500 and camera.to_map((0, 0)) == pytest.approx((10, 0))
    camera.pan(-5000, 0)
    assert stays_inside(camera)
    camera.fit(own)
    assert camera.z == 100 and camera.seen == pytest.approx((0, 0, 10, 8))


def test_a_margin_is_left_round_the_fitted_map() -> None:
    camera = Camera((116, 216), (-1, -1, 4, 4), margin=8, least=16, whole=True)
    assert camera.z == 25 and camera.origin == (33, 83)
    assert Camera((40, 40), (0, 0, 9, 9), least=16, whole=True).z == 16
