"""A tile of Small Islands dragged onto the chart: the same answers as clicking, or nothing and the reason."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.play.session import Session
from scenes.checks.compare import Comparison
from scenes.games.small_islands.hand import TileRow
from scenes.table.motion_things import Fly
from tests.scenes.hands import press
from tests.scenes.test_small_islands_table import SIZES

Pos = tuple[int, int]


def move(app: Any, pos: Pos, held: bool = True) -> None:
    app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0))])


def take(table: Any, key: str) -> None:
    """Press on a tile and pull it out of its place."""
    start = table.item(key).rect.center
    move(table.app, start, False)
    table.app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)])
    move(table.app, (start[0] + 9, start[1] - 30))


def release(table: Any, pos: Pos) -> None:
    table.app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)])
    assert not table.app.errors, table.app.errors


def wheel(app: Any, y: int) -> None:
    app.step(16, [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=y, flipped=False)])


def middle(table: Any, cell: tuple[int, int]) -> Pos:
    found: Pos = table.model.centre.place_box(cell).center
    return found


def answers(session: Session) -> list[str]:
    return [entry.key for entry in session.log if entry.seat == "p0" and not entry.auto]


def clicked(table: Any) -> Session:
    """The same game with the same answers given one by one."""
    other = Session(table.model.rules, table.model.session.setup)
    for entry in table.model.session.log:
        if not entry.auto:
            other.choose(entry.seat, entry.key)
    return other


@pytest.mark.parametrize("at", ["setup.start", "turn.choose"])
def test_a_tile_on_its_way_is_not_painted_as_chosen(table_at: Any, at: str) -> None:
    """Whatever repainted its tray meanwhile framed it, and so it stayed when it was let go."""
    table = table_at(at, skip=2)
    take(table, next(key for key in table.model.options if key.startswith("tile:")))
    assert table.dragging.load is not None and Comparison(table.app).look(1) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_of_the_display_is_taken_and_laid_in_one_movement(table_at: Any, size: tuple[int, int]) -> None:
    table = table_at("turn.choose", size, skip=2)
    before = len(table.model.session.log)
    tile = table.model.view.display[1]
    take(table, "tile:display/1")
    board = table.model.centre
    assert board.held.carried == tile and set(board.scene.legal) == set(table.model.facts.places(table.model.view, tile))
    cell = next(iter(board.held.ways))
    move(table.app, middle(table, cell))
    assert board.scene.pointed == cell and board.scene.ghost is not None
    assert table.hover.callout is not None, "what it would make of the islands is told as when clicking"
    wanted = board.held.ways[cell][board.held.turns_at(cell)]
    release(table, middle(table, cell))
    mine = [entry.key for entry in table.model.session.log[before:] if entry.seat == "p0" and not entry.auto]
    assert mine[0] == "tile:display/1" and mine[-1] == wanted and len(mine) <= 3
    assert table.model.session.state.cells[cell][0] == tile and not board.held.carried and not table.dragging.held
    assert clicked(table).state.hash() == table.model.session.state.hash()


def test_undo_takes_back_each_of_the_answers(table_at: Any) -> None:
    table = table_at("turn.choose", skip=2)
    start, display = table.model.session.state.hash(), table.model.view.display
    take(table, "tile:display/0")
    cell = next(iter(table.model.centre.held.ways))
    move(table.app, middle(table, cell))
    release(table, middle(table, cell))
    given = [e for e in table.model.session.log if e.seat == "p0" and not e.auto][-3:]
    for _ in given:
        if table.model.asked.kind == "turn.choose":
            break
        press(table.app, pygame.K_z, pygame.KMOD_CTRL)
    assert table.model.asked.kind == "turn.choose" and table.model.view.display == display
    assert table.model.session.state.hash() == start


@pytest.mark.parametrize("turned_by", ["wheel", "key"])
def test_it_is_turned_on_the_way(table_at: Any, turned_by: str) -> None:
    table = table_at("place.tile", skip=3)
    for key in table.model.shapes:
        take(table, key)
        board = table.model.centre
        cell = max(board.held.ways, key=lambda at: len(board.held.ways[at]))
        if len(board.held.ways[cell]) > 1:
            break
        release(table, table.model.grid.prompt.center)
    move(table.app, middle(table, cell))
    first = board.held.turns_at(cell)
    if turned_by == "wheel":
        wheel(table.app, -1)
    else:
        press(table.app, pygame.K_r)
    assert board.held.turns_at(cell) != first and board.scene.pointed == cell and table.dragging.held
    assert table.app.tip.text != table.t("table-turn-one-here")
    wanted = board.held.ways[cell][board.held.turns_at(cell)]
    release(table, middle(table, cell))
    assert answers(table.model.session)[-2:] == [key, wanted]


def test_where_one_way_fits_turning_says_so(table_at: Any) -> None:
    table = table_at("place.tile", skip=3)
    for key in table.model.shapes:
        take(table, key)
        board = table.model.centre
        cell = min(board.held.ways, key=lambda at: len(board.held.ways[at]))
        if len(board.held.ways[cell]) == 1 and len(board.held.turnings()) > 1:
            break
        release(table, table.model.grid.prompt.center)
    move(table.app, middle(table, cell))
    first, only = board.held.turns_at(cell), table.t("table-turn-one-here")
    press(table.app, pygame.K_r)
    assert board.held.turns_at(cell) == first and table.app.tip.text == only
    release(table, table.model.grid.prompt.center)


def test_turning_what_is_the_same_all_round_says_why_it_does_not_fit_there(table_at: Any) -> None:
    table = table_at("place.tile", seed=1)
    board, faces = table.model.centre, table.model.rules.box.faces
    same = next(n for n, tile in enumerate(table.model.view.hand[table.model.seat]) if len(faces[tile].rotations) == 1)
    table.actions.touch(f"tile:hand/{same}")
    cells = [at for x, y in sorted(board.scene.tiles) for at in ((x + 1, y), (x, y + 1))]
    cell = next(at for at in cells if at not in board.scene.tiles and at not in board.held.ways)
    move(table.app, middle(table, cell), False)
    press(table.app, pygame.K_r)
    assert board.scene.pointed == cell and table.app.tip.text == board.held.why_not(cell) != ""


def test_on_the_way_over_the_table_the_wheel_turns_it_too(table_at: Any) -> None:
    table = table_at("place.tile", skip=3)
    key = next(iter(table.model.shapes))
    take(table, key)
    if len(table.model.centre.held.turnings()) < 2:
        pytest.skip("this tile has one way")
    was, zoom = table.model.centre.held.turns, table.model.centre.map.z
    wheel(table.app, 1)
    assert table.model.centre.held.turns != was and table.model.centre.map.z == zoom


def test_dropped_where_it_does_not_fit_nothing_changes_and_the_reason_is_shown(table_at: Any) -> None:
    table = table_at("turn.choose", skip=4, seed=7)
    before, display = len(table.model.session.log), table.model.view.display
    take(table, "tile:display/0")
    board = table.model.centre
    closed = [at for at in board.near() if at not in board.held.ways]
    cell = closed[0]
    move(table.app, middle(table, cell))
    assert board.scene.clashes
    why = board.held.why_not(cell)
    release(table, middle(table, cell))
    assert len(table.model.session.log) == before and table.model.view.display == display
    assert table.app.tip.text == why != "" and not table.dragging.held and not board.held.ways


@pytest.mark.parametrize("where", ["laid", "off"])
def test_dropped_on_a_tile_or_beside_the_chart(table_at: Any, where: str) -> None:
    table = table_at("turn.choose", skip=2)
    before = len(table.model.session.log)
    take(table, "tile:display/0")
    pos = middle(table, next(iter(table.model.view.cells))) if where == "laid" else table.model.grid.prompt.center
    move(table.app, pos)
    table.app.tip_reset()
    release(table, pos)
    assert len(table.model.session.log) == before and not table.model.centre.held.carried
    assert bool(table.app.tip.text) == (where == "laid")


@pytest.mark.parametrize("how", ["escape", "right", "outside", "focus"])
def test_it_goes_back_to_its_place(table_at: Any, how: str) -> None:
    table = table_at("turn.choose", skip=2)
    before = len(table.model.session.log)
    take(table, "tile:display/0")
    pos = middle(table, next(iter(table.model.centre.held.ways)))
    move(table.app, pos)
    if how == "escape":
        press(table.app, pygame.K_ESCAPE)
    elif how == "right":
        table.app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3)])
        table.app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=3)])
    elif how == "outside":
        move(table.app, pos, False)
    else:
        table.focus_lost()
    release(table, pos)
    assert (
        len(table.model.session.log) == before
        and not table.dragging.held
        and not table.model.centre.held.carried
        and not table.model.centre.held.ways
    )
    assert table.app.top is table and table.model.centre.scene.ghost is None


def test_another_tile_of_the_hand_takes_the_place_of_the_one_that_was_clicked(table_at: Any) -> None:
    table = table_at("place.tile", skip=3)
    first, second = list(table.model.shapes)[:2]
    table.actions.touch(first)
    assert table.model.asked.kind == "place.cell"
    take(table, second)
    cell = next(iter(table.model.centre.held.ways))
    wanted = table.model.centre.held.ways[cell][table.model.centre.held.turns_at(cell)]
    move(table.app, middle(table, cell))
    wanted = table.model.centre.held.ways[cell][table.model.centre.held.turns_at(cell)]
    release(table, middle(table, cell))
    assert answers(table.model.session)[-2:] == [second, wanted]


def test_the_tile_that_was_clicked_can_be_dragged_on(table_at: Any) -> None:
    table = table_at("place.tile", skip=3)
    table.actions.touch(next(iter(table.model.shapes)))
    key = next(slot.key for part in table.model.panels if hasattr(part, "slots") for slot in part.slots() if slot.state == "held")
    take(table, key)
    cell = next(iter(table.model.centre.held.ways))
    move(table.app, middle(table, cell))
    wanted = table.model.centre.held.ways[cell][table.model.centre.held.turns_at(cell)]
    release(table, middle(table, cell))
    assert answers(table.model.session)[-1] == wanted


def test_a_tile_that_is_not_asked_for_says_why(table_at: Any) -> None:
    table = table_at("turn.choose", skip=2)
    key = next(i.key for i in table.items() if i.key.startswith("tile:hand/"))
    start = table.item(key).rect.center
    take(table, key)
    assert not table.dragging.held and not table.model.centre.held.carried and table.app.tip.text == table.model.why(key) != ""
    release(table, start)


@pytest.mark.parametrize("skip", [0, 1])
def test_the_starting_tiles_are_dragged_too(table_at: Any, skip: int) -> None:
    table = table_at("setup.start", skip=skip)
    key = next(iter(table.model.shapes))
    take(table, key)
    cell = next(iter(table.model.centre.held.ways))
    assert cell == (0, 0) or skip
    if not skip:
        assert table.model.centre.held.why_not((3, 0))
    move(table.app, middle(table, cell))
    release(table, middle(table, cell))
    assert table.model.session.state.cells[cell][0] == key[5:]


@pytest.mark.parametrize("motion", [True, False])
def test_what_was_dropped_does_not_fly_from_the_hand(table_at: Any, motion: bool) -> None:
    table = table_at("turn.choose", skip=2)
    table.app.settings.reduced_motion = not motion
    take(table, "tile:display/0")
    cell = next(iter(table.model.centre.held.ways))
    pos = middle(table, cell)
    move(table.app, (pos[0] + 3, pos[1]))
    release(table, (pos[0] + 3, pos[1]))
    line = table.motion.line
    flights = [m for m in (*line.active, *line.waiting) if isinstance(m, Fly)]
    assert [flight.a for flight in flights] == ([(pos[0] + 3, pos[1])] if motion else [])


def test_the_chart_is_still_moved_by_the_right_button(table_at: Any) -> None:
    table = table_at("turn.choose", skip=2)
    app, middle_of = table.app, table.model.centre.inner.center
    move(app, middle_of, False)
    app.step(16, [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=3, flipped=False)])
    assert table.model.centre.zoomed
    x = table.model.centre.map.view[1]
    app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=middle_of, button=3)])
    end = (middle_of[0] - 60, middle_of[1])
    app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(-60, 0), buttons=(0, 0, 1))])
    app.step(16, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=3)])
    assert table.model.centre.map.view[1] != x and not table.dragging.held


@pytest.mark.parametrize(("kind", "skip"), [("setup.start", 0), ("setup.start", 1), ("place.tile", 3)])
def test_what_was_clicked_flies_from_where_it_lay(table_at: Any, kind: str, skip: int) -> None:
    table = table_at(kind, skip=skip)
    key = next(k for k in table.model.shapes if k.startswith("tile:"))
    table.app.settings.reduced_motion = False
    lay = table.item(key).rect.center
    table.actions.touch(key)
    cell = next(iter(table.model.centre.held.ways))
    table.actions.touch(table.model.centre.held.ways[cell][table.model.centre.held.turns_at(cell)])
    table.app.step(1, [])
    line = table.motion.line
    assert [m.a for m in (*line.active, *line.waiting) if isinstance(m, Fly)][:1] == [lay]


def test_a_tile_taken_is_not_seen_twice(table_at: Any) -> None:
    table = table_at("turn.choose", skip=2)
    row = next(part for part in table.model.panels if isinstance(part, TileRow))
    table.app.settings.reduced_motion = False
    table.actions.touch("tile:display/0")
    while not table.motion.busy:
        table.app.step(1, [])
    table.app.step(1, [])
    goal = [slot for slot in row.slots() if slot.key.startswith("tile:hand/")][-1].rect
    window, faces = table.app.screen, row.picture(table.model.view.hand[table.model.seat][-1], goal.w)
    colours = {tuple(window.get_at((x, goal.centery))) for x in range(goal.x, goal.right, 3)}
    assert len(colours) < 12 < len({tuple(faces.get_at((x, goal.h // 2))) for x in range(0, goal.w, 3)})
    table.app.step(2000, [])
    table.app.step(16, [])
    assert window.get_at(goal.center)[:3] == faces.get_at((goal.w // 2, goal.h // 2))[:3]
