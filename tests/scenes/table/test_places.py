"""A table whose centre is no map: a row of places above a strip, on one sheet."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.table.painted import Line
from scenes.table.panel import Panel
from scenes.table.places import PlacesPanel, Stack
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Row, faults
from scenes.widgets.paint import Kit
from tests.scenes import dummy_board
from tests.scenes.dummy_board import rivals as rivals  # a fixture
from tests.scenes.table.test_rows import Table

SHEET = pygame.Rect(366, 62, 1188, 664)
GROUND = "#204060"


def place(n: int) -> Row:
    what = tuple(Row(f"thing {n}/{m}", key=f"thing:{n}/{m}", paint=Line(f"thing {m}")) for m in range(2))
    paint, fit = Line(f"Place {n}"), Fit(least=120)
    return Row(f"place {n}", key=f"area:{n}", value="two things", paint=paint, cells=what, box="row", fit=fit)


class Places(PlacesPanel):
    count = 6

    def areas(self) -> tuple[Row, ...]:
        return tuple(place(n) for n in range(self.count))


class Strip(RowPanel):
    said = "nobody fights"

    def rows(self) -> tuple[Row, ...]:
        return (Row(self.said, key="duel", paint=Line(self.said)),)


class Sky(Stack):
    def ground(self, size: tuple[int, int]) -> pygame.Surface:
        made = pygame.Surface(size)
        made.fill(GROUND)
        return made


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 480))


def made(scale: float = 1.0, count: int = 6, **more: Any) -> tuple[Any, Stack, pygame.Surface]:
    table = Table(item=lambda key: None)
    table.shapes = more.get("shapes", {})
    table.kit = Kit(scale)
    canvas = pygame.Surface((round(1920 * scale), round(1080 * scale)))
    table.host.backdrop = lambda: canvas.copy()
    places = Places(table)
    places.count = count
    stack = Sky(table, [places, Strip(table, pygame.Rect(0, 0, 1, 1), zone="board")], heights=(0, 200))
    sheet = pygame.Rect(*(round(n * scale) for n in SHEET))
    stack.layout(sheet, 24, scale, False)
    stack.sync()
    stack.paint(canvas)
    return table, stack, canvas


def own_option(table: Any) -> str:
    """What may be answered, once the bot has."""
    for _ in range(200):
        if table.model.options:
            break
        table.app.step(50, [])
    return next(iter(table.model.options))


def rects(stack: Stack, kind: str) -> list[pygame.Rect]:
    return [item.rect for item in stack.items() if item.key.startswith(kind) and item.rect is not None]


@pytest.mark.parametrize("scale", [0.67, 1.0, 2.0])
@pytest.mark.parametrize(("count", "lines"), [(1, 1), (4, 1), (6, 1), (7, 2), (14, 2)])
def test_places_stand_beside_each_other_in_the_middle_and_in_two_rows_if_many(scale: float, count: int, lines: int) -> None:
    _, stack, _ = made(scale, count)
    found = rects(stack, "area:")
    assert len(found) == count and len({rect.y for rect in found}) == lines
    assert all(stack.rect.contains(rect) and rect.w <= 180 * scale + 1 for rect in found)
    assert all(found[n].collidelist(found[n + 1 :]) < 0 for n in range(count))
    first = [rect for rect in found if rect.y == found[0].y]
    assert abs(first[0].x - stack.rect.x - (stack.rect.right - first[-1].right)) <= count + 2
    assert rects(stack, "duel")[0].y > max(rect.bottom for rect in found)


def test_what_lies_on_a_place_can_be_pointed_at_read_and_chosen() -> None:
    table, stack, _ = made(shapes={"area:2": None, "thing:3/1": None})
    assert not any(fault for panel in stack.stacked if isinstance(panel, RowPanel) for fault in faults(panel.rows()))
    assert [item.key for item in stack.items() if item.act is not None] == ["area:2", "thing:3/1"]
    for key in ("area:2", "thing:3/1", "duel"):
        rect = rects(stack, key)[0]
        assert stack.has(key) and stack.label_rects([key]) == [rect]
        assert stack.key_at((rect.centerx, rect.bottom - 1)) == key
    assert not stack.has("area:9") and stack.key_at((0, 0)) == ""
    next(item for item in stack.items() if item.key == "area:2").act()  # type: ignore[misc]
    assert table.touched == ["area:2"]


def test_only_what_changed_is_painted_again_and_on_the_same_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    table, stack, canvas = made()
    before = pygame.image.tobytes(canvas, "RGB")
    assert stack.changing() == [] and stack.repaint(canvas) == []
    assert canvas.get_at(stack.stacked[0].rect.bottomleft)[:3] == pygame.Color(GROUND)[:3]
    monkeypatch.setattr(Strip, "said", "Olek attacks Marta")
    table.stamp += 1
    assert stack.changing() and all(stack.stacked[1].rect.contains(box) for box in stack.changing())
    boxes = stack.repaint(canvas)
    assert boxes and all(stack.stacked[1].rect.contains(box) for box in boxes)
    assert pygame.image.tobytes(canvas, "RGB") != before
    monkeypatch.setattr(Strip, "said", "nobody fights")
    table.stamp += 1
    stack.repaint(canvas)
    assert pygame.image.tobytes(canvas, "RGB") == before, "nothing of what was there before shines through"


def test_a_stack_without_a_map_cannot_be_zoomed() -> None:
    _, stack, _ = made()
    stack.zoom(3, stack.rect.center)
    stack.pan(40, 40)
    stack.fit()
    assert not stack.zoomable and not stack.zoomed and stack.breathing() == [] and stack.bay((10, 10), [(0, 0)]) is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_table_with_places_in_its_middle_is_played(
    rivals: Any, table_of: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    def stacked(self: Any) -> Stack:
        return Stack(self.model, [Places(self.model), dummy_board.Figures(self.model, pygame.Rect(0, 0, 1, 1))], (300, 0))

    monkeypatch.setattr(dummy_board.Screen, "centre", stacked)
    table = table_of(rivals(1, "human", "bot:random"), size)
    keys = [item.key for item in table.items()]
    assert {"area:0", "area:5"} <= {*keys} and "zoom-in" not in keys
    for _ in range(3):
        option = own_option(table)
        before = len(table.model.session.log)
        table.activate(table.item(table.model.route(option)[0]))
        assert len(table.model.session.log) > before
    said = [item.name for item in table.items() if item.role == "text"]
    assert any(name.startswith("points") for name in said)
    at = table.item("area:3").rect.center
    table.app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))])
    table.app.step(16, [pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0, flipped=False, precise_y=1.0)])
    assert not table.model.centre.zoomed
    table.zoom.hide_pieces()
    table.zoom.hide_pieces()


def test_any_panel_may_be_the_centre(rivals: Any, table_of: Any) -> None:
    table = table_of(rivals(1, "human", "bot:random"), (1280, 720))
    assert type(table.model.centre) is dummy_board.Figures and isinstance(table.model.centre, Panel)
    option = own_option(table)
    table.activate(table.item(table.model.route(option)[0]))
    assert table.model.centre.repaint(table.model.canvas) == [] and table.model.centre.standing() == []
    assert (
        table.model.centre.anchor("nowhere") is None and not table.model.centre.has("area:1") and not table.model.centre.zoomable
    )
