"""A frame in parts leaves the same pixels as a full repaint; where it does not, the comparison finds it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from scenes.app.program import App
from scenes.app.scene import Scene
from scenes.checks import compare
from scenes.games.spirit_island.art import chart_worker
from scenes.table import TableScene, free_place
from scenes.table.cover import Cover
from scenes.table.hand import Hand
from scenes.table.map_panel import MapPanel
from scenes.table.panel import Panel, bare_table
from scenes.table.row_panel import RowPanel
from scenes.widgets.base import Widget
from scenes.widgets.controls import Button
from scenes.widgets.lists import Row, ScrollList
from tests.scenes.films import choose, still
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import feed, point, press

GAMES = ("spirit-island", "small-islands")


@pytest.fixture
def opened(start: Callable[..., App]) -> Callable[..., TableScene]:
    def make(game: str = GAMES[0], size: tuple[int, int] = (1280, 720), moves: int = 6) -> TableScene:
        app = start(size, reduced_motion=True, deaf=True)
        table = TableScene(app, session_of(1, 7, moves, game))
        app.push(table)
        still(app)
        return table

    return make


def played(table: TableScene, comparison: compare.Comparison, answers: int) -> list[str]:
    """So many answers with the pointer wandering over what is there, compared after each: what was found."""
    app: Any = table.app
    rng, found = Rng(3), []
    for n in range(answers):
        if table.model.session.decision is None:
            break
        choose(table, any_option(table.model.session, rng))
        still(app)
        for _ in range(2):
            spots = [item.rect.center for item in table.items() if item.rect is not None and item.focusable]
            point(app, spots[rng.below(len(spots))])
        found += [str(stale) for stale in comparison.look(n)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_answers_leave_nothing_stale(opened: Any, game: str) -> None:
    table = opened(game)
    comparison = compare.Comparison(table.app)
    assert played(table, comparison, 9) == [] and comparison.done == 9 and comparison.problem() is None


def test_what_is_never_drawn_again_is_found(opened: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The window: something changed, and no part of it was asked for."""
    table = opened()
    comparison = compare.Comparison(table.app, str(tmp_path / "pairs"))
    monkeypatch.setattr(Scene, "_redraw_item", lambda self, item: None)
    monkeypatch.setattr(type(table.hover), "point", lambda self, item: None)
    button = next(item for item in table.items() if item.role == "button" and item.enabled and item.rect)
    point(table.app, button.rect.center)
    (stale,) = comparison.look(5)
    assert (stale.what, stale.scene) == ("window", "table") and button.rect.inflate(60, 60).contains(stale.box)
    assert sorted(path.name for path in (tmp_path / "pairs").iterdir()) == [
        "step-00005-window-frame.png", "step-00005-window-whole.png",
    ]  # fmt: skip
    assert comparison.found[0]["step"] == 5 and "stale pixels" in str(comparison.problem())
    assert comparison.look(6) == [], "what was found once is whole again"


def test_a_panel_that_forgot_what_it_depends_on_is_found(opened: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The canvas: the position is another, and the part keeps its picture."""
    monkeypatch.setattr(RowPanel, "cache_key", lambda self: "always the same")
    table = opened()
    found = played(table, compare.Comparison(table.app), 10)
    assert any("of the table" in line for line in found), found


def test_a_part_cannot_paint_beyond_what_it_clears(opened: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rim of a card that overran the row stayed beside the log for two turns: nobody ever clears it there."""
    paint = Hand.paint

    def far(self: Hand, canvas: pygame.Surface) -> None:
        paint(self, canvas)
        pygame.draw.rect(canvas, "#FFFFFF", self.clip().inflate(40, 40), 3)

    monkeypatch.setattr(Hand, "paint", far)
    table = opened()
    canvas, box = table.model.canvas.copy(), table.painter.model.panels[-1].clip()
    bare = canvas.copy()
    bare_table(table.model, bare, bare.get_rect())
    beside = (box.x + 5, box.bottom + 2) if box.bottom + 3 < canvas.get_height() else (box.x - 2, box.centery)
    assert canvas.get_at(beside) != pygame.Color("#FFFFFF")


def test_corners_keep_the_shadows_of_their_neighbours(opened: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A panel painted again alone leaves the same as the whole table painted, also where the map's paper reaches under it."""
    paint = MapPanel.paint

    def far(self: MapPanel, canvas: pygame.Surface) -> None:
        paint(self, canvas)
        canvas.fill("#FFFFFF", self.rect.inflate(40, 40))

    monkeypatch.setattr(MapPanel, "paint", far)
    table = opened()
    for part in table.model.panels:
        whole = table.model.canvas.copy()
        for _ in Panel.strokes(part, table.model.canvas):
            pass
        assert compare.differing(whole, table.model.canvas) == ((0, 0, 0, 0), 0), part.zone


def test_a_part_beside_a_box_keeps_its_shadow(start: Callable[..., App]) -> None:
    """Zoom buttons below the card of a lesson were drawn again without the card, and a light strip stayed in its shadow."""

    class Sheet(Widget):
        def draw(self, surface: pygame.Surface) -> None:
            self.kit.panel(surface, self.rect)

    class Light(Scene):
        def draw_back(self, surface: pygame.Surface) -> None:
            surface.fill("#8FC3C9")

    app = start((1280, 720))
    page = app.push(Light(app))
    page.add(Sheet("sheet", pygame.Rect(200, 100, 200, 150)))
    page.refresh()
    still(app)
    whole = app.screen.copy()
    for beside in (pygame.Rect(250, 262, 32, 24), pygame.Rect(412, 150, 20, 20)):
        app.invalidate(beside)
        app.draw()
        assert compare.differing(whole, app.screen) == ((0, 0, 0, 0), 0), beside


def test_what_is_scrolled_away_has_no_ring(start: Callable[..., App]) -> None:
    """The ring of a topic scrolled half out of its list lay over the title of the page, the one of a hidden topic anywhere."""
    app = start((1280, 720))
    page: Any = app.push(Scene(app))
    rows = page.add(ScrollList("rows", pygame.Rect(100, 200, 300, 120), "", [Row(f"{n}", f"Row {n}") for n in range(20)]))
    page.refresh()
    still(app)
    app.show_ring()
    page.set_focus("rows:0")
    tall = page.item("rows:0").rect.h
    for offset, seen in ((0, tall), (tall - 8, 8), (tall + 20, 0)):
        rows.scroll_to(offset)
        box = page.ring_box(page.item("rows:0"))
        assert (box.h if box else 0) == seen and (box is None or rows.rect.contains(box))
        still(app)
        assert compare.Comparison(app).look(1) == []


def test_outlines_are_sharp_at_once_where_nothing_is_drawn_aside(opened: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()
    monkeypatch.setattr(chart_worker, "threading", SimpleNamespace(Thread=None))  # of its module alone: others may draw aside
    press(table.app, pygame.K_PLUS)
    assert table.model.centre.zoomed and compare.Comparison(table.app).look(1) == []


def test_a_button_held_while_the_window_is_left_is_let_go_on_the_picture_too(start: Callable[..., App]) -> None:
    app = start((1280, 720))
    page: Any = app.push(Scene(app))
    page.add(Button("go", pygame.Rect(200, 100, 160, 48), "Go"))
    page.refresh()
    still(app)
    feed(app, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(220, 120), button=1))
    held = app.screen.copy()
    feed(app, pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert compare.Comparison(app).look(1) == [] and compare.differing(held, app.screen)[1], "it was pressed"


def test_a_button_whose_release_came_elsewhere_is_not_left_pressed_on_the_picture(start: Callable[..., App]) -> None:
    """The shield against rash clicks, or a widget that holds the pointer, may take the release."""
    app = start((1280, 720))
    page: Any = app.push(Scene(app))
    page.add(Button("go", pygame.Rect(200, 100, 160, 48), "Go"))
    page.add(Button("stay", pygame.Rect(600, 400, 160, 48), "Stay"))
    page.refresh()
    still(app)
    feed(app, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(220, 120), button=1))
    page.set_focus("stay")
    still(app)
    feed(app, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(620, 420), button=1))
    still(app)
    assert page.press_key == "stay" and compare.Comparison(app).look(1) == []


def test_a_rail_set_smaller_casts_the_same_shadow(start: Callable[..., App]) -> None:
    """At 150 % in a small window its rows are set smaller when they are first laid: after its shadow was painted."""
    app = start((1280, 720), "en", 150, reduced_motion=True, deaf=True)
    table: Any = app.push(TableScene(app, session_of(1, 7, 0, GAMES[1])))
    still(app)
    assert min(part.kit.scale for part in table.model.panels) < table.model.kit.scale
    assert compare.Comparison(app).look(1) == []


def test_only_more_than_a_fringe_differs() -> None:
    a, b = pygame.Surface((40, 30), 0, 32), pygame.Surface((40, 30), 0, 32)
    a.fill((100, 100, 100))
    b.fill((103, 97, 100))
    assert compare.differing(a, b) == ((0, 0, 0, 0), 0)
    b.fill((104, 100, 100), (7, 8, 3, 2))
    assert compare.differing(a, b) == ((7, 8, 3, 2), 6)
    assert compare.differing(a, pygame.Surface((10, 10), 0, 32))[1] == 100


def test_the_card_that_asks_lies_over_no_list(opened: Any) -> None:
    """It lay over its own answers where no water was free: a click on one showed the card large."""
    table = opened()
    things = table.model.centre.standing()
    for lying in (table.model.grid.sheet.inflate(-300, -200), free_place.clear_place(table.model, (300, 200), Cover(things))[1]):
        table.model.shields = [lying]
        assert not free_place.clear_place(table.model, (90, 90), Cover(things))[1].colliderect(lying)
