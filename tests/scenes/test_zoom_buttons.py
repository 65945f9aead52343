"""The small buttons that zoom the board: reached by pointer, never over what lies on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.engine.rng import Rng
from scenes.app.program import App
from scenes.draw import icons
from scenes.table import TableScene, zoombar
from scenes.table.guide import GuidedTable
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import click, point, read, step

SEATS = {"spirit-island": (1, 2, 3), "small-islands": (("human", "bot:random"),)}
ALL = [(game, seats) for game, counts in SEATS.items() for seats in counts]
SIZES = ((1280, 720), (1920, 1080))


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_zoomed_by_clicks(table_of: Callable[..., Any], game: str, size: tuple[int, int]) -> None:
    table = table_of(session_of(SEATS[game][0], 5, 40, game), size)
    table.model.acts.fit_board()  # a large map is seen in part at first
    step(table.app)
    assert table.item("zoom-in") and not table.item("zoom-out").enabled and table.item("fit") is None
    click(table.app, "zoom-out")
    assert table.app.tip.text == table.t("table-zoom-whole")
    before = table.model.canvas.copy()
    click(table.app, "zoom-in")
    click(table.app, "zoom-in")
    assert table.model.centre.zoomed and table.item("zoom-out").enabled and table.item("fit")
    signs = [w.icon for w in table.widgets if w.zone == zoombar.ZONE]
    assert len(set(signs)) == 3 and all(icons.exists(sign) and icons.plain(sign) for sign in signs) and "fullscreen" not in signs
    inner = table.model.centre.inner
    assert table.model.canvas.subsurface(inner).get_buffer().raw != before.subsurface(inner).get_buffer().raw
    click(table.app, "zoom-out")
    assert table.model.centre.zoomed
    click(table.app, "fit")
    assert not table.model.centre.zoomed and table.item("fit") is None
    point(table.app, table.item("zoom-in").rect.center)
    assert "+" in table.item("zoom-in").hint, "its key"
    assert table.t("act-zoom-in") in read(table.app)


@pytest.mark.parametrize("size", SIZES)
def test_all_of_the_board_looks_as_it_did_before(table_of: Callable[..., Any], size: tuple[int, int]) -> None:
    """The picture from before is taken up again: nothing that lay over the board, or was said meanwhile, may be left in it."""
    table = table_of(session_of(1, 5, 40), size)
    table.model.acts.fit_board()
    step(table.app)
    point(table.app, table.item("zoom-in").rect.center)
    before = table.model.canvas.copy()
    for times in (1, 3):
        for act in ("zoom-in", "zoom-out"):
            for _ in range(times):
                click(table.app, act)
        point(table.app, table.item("zoom-in").rect.center)
        assert table.model.canvas.get_buffer().raw == before.get_buffer().raw


@pytest.mark.parametrize(("game", "seats"), ALL)
@pytest.mark.parametrize("size", SIZES)
def test_they_cover_nothing_on_the_board(table_of: Callable[..., Any], game: str, seats: Any, size: tuple[int, int]) -> None:
    session, rng = session_of(seats, 3, 30 if game == "spirit-island" else 0, game), Rng(3)
    table = table_of(session, size)
    shown = 0
    for _ in range(1 if game == "spirit-island" else 40):
        bar = zoombar.rects(table.model)
        assert table.model.centre.rect.contains(bar[0].unionall(bar[1:])) and min(bar[0].size) >= 23
        spots = [
            (x, y) for box in bar for x in range(box.x, box.right, 4) for y in (*range(box.y, box.bottom, 4), box.bottom - 1)
        ]
        assert not any(table.model.centre.key_at(spot) for spot in spots)
        under = [item.key for item in table.items() if item.rect and item.rect.collidelist(bar) >= 0]
        assert all(key in ("zoom-in", "zoom-out") for key in under) or not table.item("zoom-in"), "a list comes first"
        shown += table.item("zoom-in") is not None
        if game == "small-islands":
            cells = [*table.model.centre.held.ways, *table.model.view.cells, *table.model.view.ships]
            assert all(table.model.centre.place_box(cell).collidelist(bar) < 0 for cell in cells)
        if session.decision is None:
            break
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
        table.sync()
    assert shown


def test_they_go_where_something_is_to_be_chosen_from_or_is_open(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of(SEATS["small-islands"][0], 5, 40, "small-islands"))
    assert table.item("zoom-in")
    table.drawers.show_panel(table.model.seat)
    step(table.app)
    assert table.item("zoom-in") is None
    table.drawers.close()
    table.sync()
    assert table.item("zoom-in")
    table.model.shields.append(table.item("zoom-in").rect.copy())
    table.zoom.zoom(1, table.model.centre.inner.center)
    assert table.item("zoom-in") is None


@pytest.mark.parametrize("size", SIZES)
def test_they_leave_room_for_the_helper(start: Callable[..., App], size: tuple[int, int]) -> None:
    app = start(size, hints=True, reduced_motion=True)
    table: Any = app.push(GuidedTable(app, session_of(1, 4, 13), None))
    step(app)
    assert isinstance(table, TableScene) and table.item("hint")
    bar = zoombar.rects(table.model)
    assert table.item("zoom-in") and table.item("hint").rect.inflate(4, 4).collidelist(bar) < 0
