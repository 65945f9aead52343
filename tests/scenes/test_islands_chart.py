"""The chart of the archipelago late in the game: cells large enough to read, steady, and all of it one key away."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.core.engine.rng import Rng
from scenes.draw.camera import Camera
from scenes.table.trays import GLOW, TrayRow
from tests.scenes.games import any_option, at_question, session_of
from tests.scenes.hands import step


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_a_late_archipelago_has_cells_of_56_px_and_fits_on_demand(table_of: Any, size: tuple[int, int]) -> None:
    table = table_of(session_of(4, 5, 130, "small-islands"), size)
    board, scale = table.model.centre, table.model.scale
    assert board.map.z >= 56 * min(scale, 1.0)
    board.fit()
    inner = board.inner
    cells = [board.place_box(at) for at in table.model.view.cells]
    assert all(inner.contains(box) for box in cells) and not board.zoomed


def test_the_chart_does_not_jump_at_each_tile_and_shows_the_newest(table_of: Any) -> None:
    session, rng = session_of(2, 5, 60, "small-islands"), Rng(9)
    table = table_of(session, (1280, 720))
    board = table.model.centre
    jumps = steps = 0
    for _ in range(40):
        if session.decision is None:
            break
        laid, before = set(table.model.view.cells), board.camera.origin
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
        table.sync()
        if fresh := set(table.model.view.cells) - laid:
            steps += 1
            jumps += board.camera.origin != before
            assert all(board.inner.colliderect(board.place_box(at)) for at in fresh)
    assert steps > 3 and jumps <= steps / 2
    assert len(board.scene.fresh) <= 1, "only the newest is marked"


def test_a_camera_looks_as_close_as_usual_and_aside_no_farther_than_it_must() -> None:
    camera = Camera((560, 280), (0, 0, 9, 5), 4.0, whole=True, usual=56)
    assert camera.z == 56 and camera.at_home and not camera.zoomed
    camera.grow((0, 0, 9, 10))
    assert camera.z == 56 and camera.zoomed, "twice as high as the window"
    x, y = camera.x, camera.y
    assert not camera.reveal((4, 4, 1, 1)) and (camera.x, camera.y) == (x, y), "it was seen"
    assert camera.reveal((4, 9, 1, 1)) and camera.y == 5
    camera.grow((0, 0, 9, 11))
    assert camera.y == 5, "what is looked at stays"
    camera.fit()
    assert camera.z == 25 and not camera.zoomed and not camera.at_home
    camera.grow((0, 0, 9, 12))
    assert camera.z == 23, "who wants to see all goes on seeing all"
    camera.zoom(2, (0, 0))
    assert camera.zoomed


def test_a_camera_stays_as_far_away_as_the_answers_once_took() -> None:
    camera = Camera((560, 280), (0, 0, 9, 10), 4.0, whole=True, usual=56)
    assert camera.z == 56 and not camera.include((2, 3, 3, 2)), "they are seen"
    assert camera.include((2, 0, 3, 5)) and camera.z == 56, "looking aside does"
    assert camera.include((2, 1, 3, 7)) and camera.z == 40 and camera.y == 1
    camera.grow((0, 0, 9, 11))
    assert camera.z == 40 and camera.at_home, "it does not go to and fro with the questions"
    camera.zoom(2, (0, 0))
    assert not camera.include((0, 0, 9, 10)), "who zooms sees what they want to see"


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 200), ((1280, 720), 150)])
def test_no_place_for_a_tile_lies_beyond_the_window_before_the_player_zooms(
    table_of: Any, size: tuple[int, int], scale: int
) -> None:
    session = session_of(4, 44, game="small-islands")
    at_question(session, "place.cell", Rng(44), 8)
    table = table_of(session, size, scale=scale)
    board = table.model.centre
    assert len(board.held.ways) > 6
    assert all(board.inner.contains(board.place_box(at).inflate(-4, -4)) for at in board.held.ways)


def test_tab_shows_all_only_where_an_answer_cannot_be_seen(table_of: Any) -> None:
    table = table_of(session_of(4, 5, 130, "small-islands"), (1280, 720))
    board = table.model.centre
    assert board.zoomed and not board.out_of_sight()
    table.keyboard._tab(1)
    step(table.app)
    assert board.zoomed and board.camera.at_home


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_the_frame_of_a_held_tile_leaves_its_words_free(table_of: Any, lang: str) -> None:
    table = table_of(session_of(2, 5, 60, "small-islands"), (1920, 1080), lang=lang)
    row = next(part for part in table.model.panels if isinstance(part, TrayRow))
    for box in row.boxes():
        for slot in (slot for slot in row.slots() if box.contains(slot.rect)):
            frame = slot.rect.inflate(row.px(2 * GLOW), row.px(2 * GLOW))
            assert row.below(slot.rect, 2) >= frame.bottom
            assert row.below(slot.rect, 2) + row.kit.height(14, lines=2) <= box.bottom + row.px(4)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 150), ((1920, 1080), 200)])
def test_the_number_of_a_tile_stands_beside_what_is_drawn_on_it(table_of: Any, size: tuple[int, int], scale: int) -> None:
    table = table_of(session_of(2, 5, game="small-islands"), size, scale=scale)
    row = next(part for part in table.model.panels if isinstance(part, TrayRow))
    slots = row.slots()
    assert len(slots) > 4
    for slot in slots:
        mark = row.mark_box(slot.rect, "8")
        assert mark.clip(slot.rect).w <= slot.rect.w / 15 and row.clip().contains(mark)
        assert mark.collidelist([other.rect for other in slots if other is not slot and other.rect != slot.rect]) < 0


def test_the_chart_fades_to_another_part_of_the_table(table_of: Any) -> None:
    table = table_of(session_of(2, 5, 60, "small-islands"), (1280, 720), reduced_motion=False, speed="normal")
    board = table.model.centre
    assert board.changing() == []
    board.camera.grow((*board.camera.extent[:2], board.camera.extent[2] + 6, board.camera.extent[3] + 4))
    assert board.changing() == [board.inner]
    table.motion.keep([SimpleNamespace(kind="something")])
    assert not table.motion.fading
    table.motion.cover(board.changing()[0])
    assert table.motion.before.picture(board.inner) is not None
    assert len(table.motion._fades(table.motion.before, [board.inner])) == 1
