"""Small Islands draws beforehand what the next answers need, and stands in for a tile that nobody could foresee."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from scenes.draw.surface_cache import SurfaceCache
from scenes.games.small_islands import faces, tiles
from scenes.games.small_islands.art import land, outlines
from scenes.games.small_islands.art import tile as tile_art
from scenes.games.small_islands.hand import TileRow
from scenes.games.small_islands.panels import SidePanel
from scenes.table import TableScene
from scenes.table.ahead import SPARE
from tests.scenes.games import any_option, session_of


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    land.forget()
    faces.forget()
    outlines._cache.clear()


def counted(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[Any]:
    """What a drawing function is called with from now on."""
    calls: list[Any] = []
    draw = getattr(module, name)
    monkeypatch.setattr(module, name, lambda *what, **more: calls.append(what) or draw(*what, **more))
    return calls


def row_of(table: Any) -> TileRow:
    return next(part for part in table.model.panels if isinstance(part, TileRow))


def idle(table: Any) -> None:
    for _ in table.idle.prewarm():
        pass


def test_every_tile_of_the_box_is_drawn_ahead_whichever_come_next(table_at: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    orders = []
    for seed in (5, 6):
        faces.forget()
        table = table_at("turn.choose", seed=seed)
        lying = {slot.thing for slot in row_of(table).slots()}
        drawn = counted(monkeypatch, faces.Faces, "picture")
        idle(table)
        orders.append([what[1] for what in drawn if what[1] not in lying])
        px = row_of(table).slots()[0].rect.w
        assert all(table.model.screen.faces.cached(tile, px) for tile in table.model.rules.box.faces)
        monkeypatch.undo()
    everywhere = [tile for tile in orders[0] if tile in orders[1]]
    assert everywhere == [tile for tile in orders[1] if tile in orders[0]]  # in an order that tells nothing of a stack
    assert everywhere == [tile for tile in table.model.rules.box.faces if tile in everywhere]


def test_no_more_tiles_are_drawn_ahead_than_can_be_kept(table_at: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at("turn.choose")
    monkeypatch.setattr(faces.Faces, "cache", SurfaceCache(40 * 100 * 100 * 4))
    assert len(list(table.model.screen.faces.prewarm(table.model.rules.box.faces, 100))) == 40 - SPARE


def test_a_tile_not_drawn_yet_is_stood_in_for_until_the_worker_has_it(start: Callable[..., Any]) -> None:
    app = start((1280, 720), sync=False, deaf=True, reduced_motion=True)
    table: Any = TableScene(app, session_of(1, 5, moves=12, game="small-islands"))
    app.push(table)
    row = row_of(table)
    slot = next(slot for slot in row.slots() if slot.thing)
    until = time.perf_counter() + 20

    def shown() -> bytes:
        return pygame.image.tobytes(table.model.canvas.subsurface(slot.rect.inflate(-12, -12)), "RGB")

    def sharp() -> bytes:
        image = pygame.Surface(slot.rect.size)
        image.blit(table.model.screen.faces.picture(slot.thing, slot.rect.w), (0, 0))
        return pygame.image.tobytes(image.subsurface(image.get_rect().inflate(-12, -12)), "RGB")

    while not table.model.screen.faces.cached(slot.thing, slot.rect.w) or app.jobs.waiting:
        app.step(16, [])
        assert time.perf_counter() < until
        time.sleep(0.005)
    if slot.state != "legal":
        assert shown() == sharp()
    faces.forget()
    first = row.picture(slot.thing, slot.rect.w)
    assert not table.model.screen.faces.cached(slot.thing, slot.rect.w) or app.jobs.waiting  # nobody waited
    table.painter.repaint(row)
    soft = shown()
    while app.jobs.waiting:
        app.step(16, [])
        assert time.perf_counter() < until
    assert shown() != soft and row.picture(slot.thing, slot.rect.w) is not first


@pytest.mark.parametrize("px", [112, 168])
def test_the_stand_in_has_the_land_and_the_symbols_of_its_tile(table_at: Any, px: int) -> None:
    table = table_at("turn.choose")
    for name in list(table.model.rules.box.faces)[::5]:
        tile, at = tiles.bare(table.model.rules.box, name), tiles.somewhere(name)
        plain, whole = tile_art.plain(tile, at, px, 6), tile_art.picture(tile, at, px, 6)
        assert plain.get_size() == whole.get_size() and plain.get_at((0, 0)).a == 0
        spots = [(x, y) for x in range(6, px - 6, 5) for y in range(6, px - 6, 5)]
        near = [all(abs(a - b) < 60 for a, b in zip(plain.get_at(p), whole.get_at(p), strict=True)) for p in spots]
        assert sum(near) > 0.85 * len(near), name


def test_after_idling_a_tile_at_the_edge_of_the_view_is_laid_without_drawing_a_tile(table_at: Any) -> None:
    def drawn_before_laying(idling: bool) -> bool:
        """Whether all tiles are there at the size that laying one at the edge makes them."""
        for skip in range(8):
            land.forget()
            table = table_at("place.cell", skip=skip)
            chart, held = table.model.centre.map, table.model.centre.held
            far = [cell for cell in held.ways if chart.camera.fitted_for(table.model.centre.region_with(cell)) != chart.z]
            if far:
                break
        if idling:
            idle(table)
        z = chart.z
        px = int(chart.camera.fitted_for(table.model.centre.region_with(far[0])))
        laid = [*table.model.centre.scene.tiles.items(), (far[0], held.lying(far[0]))]
        there = all(land.cached(tile.corners, at, px, tile.keep) for at, tile in laid)
        table.actions.choose(next(iter(held.ways[far[0]].values())))
        assert chart.z == px != z
        return there

    assert not drawn_before_laying(False)
    assert drawn_before_laying(True)


def test_outlines_of_islands_are_drawn_ahead(table_at: Any) -> None:
    table = table_at("reward.island", seed=3)
    board = table.model.centre
    assert any(outline.tone == "legal" for outline in board.scene.outlines)
    outlines._cache.clear()
    idle(table)
    assert all(board.map.outline_soon(board.islands.lands(island), "legal") is None for island in board.islands.all())


def test_the_row_painted_again_looks_as_when_the_table_was_built(table_at: Any) -> None:
    table = table_at("place.tile")
    row = row_of(table)
    area = row.clip()
    built = pygame.image.tobytes(table.model.canvas.subsurface(area), "RGB")
    table.model.canvas.fill("#FF00FF", area)
    table.painter.repaint(row)
    anew = pygame.image.tobytes(table.model.canvas.subsurface(area), "RGB")
    assert max(abs(a - b) for a, b in zip(built, anew, strict=True)) <= 2  # shadows come in another order


def test_a_table_built_anew_shows_the_chart(table_at: Any) -> None:
    table = table_at("place.tile")
    area = table.model.centre.inner
    built = pygame.image.tobytes(table.model.canvas.subsurface(area), "RGB")
    table.build()  # as in another language: nothing on the chart changed
    assert pygame.image.tobytes(table.model.canvas.subsurface(area), "RGB") == built


@pytest.mark.parametrize(("seats", "mode"), [(3, "advanced"), (2, ""), (1, "")])
def test_the_side_panel_painted_in_sections_is_the_panel_painted_as_a_whole(
    table_of: Callable[..., Any], seats: int, mode: str
) -> None:
    def seen() -> tuple[bytes, list[Any]]:
        items = [(i.role, i.name, i.value, i.hint, i.key, tuple(i.rect or ())) for i in panel.spots]
        return pygame.image.tobytes(table.model.canvas.subsurface(panel.rect.inflate(-24, -24)), "RGB"), items

    session = session_of(("human", *["bot:random"] * (seats - 1)), 8, game="small-islands", mode=mode)
    table = table_of(session, (1920, 1080))
    panel, rng, fewer = next(part for part in table.model.panels if isinstance(part, SidePanel)), Rng(8), 0
    while session.decision is not None:  # a whole game, watched from one seat
        before = dict(panel._there)
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
        table.sync()
        fewer += 0 < sum(panel._there[place] is before.get(place) for place in panel._there) < len(panel._there)
        shown = seen()
        panel._layers.clear()
        panel._ground = None
        table.painter.repaint(panel)
        assert seen() == shown
    assert fewer > 20  # it did save painting
