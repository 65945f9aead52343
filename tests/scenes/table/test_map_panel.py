"""A map of one's own from a list of things: hover, focus, text, what lists keep off, zoom, and a neighbour's part enlarged."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.draw.camera import Box, Camera
from scenes.draw.partial_canvas import PartialCanvas
from scenes.table.map_panel import Area, MapPanel, MapThing
from scenes.widgets.paint import Kit

SHEET = pygame.Rect(100, 50, 848, 648)
FIELD = ((0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (2.0, 3.0), (2.0, 6.0), (0.0, 6.0))  # an L
NEIGHBOUR = ((6.0, 0.0), (8.0, 0.0), (8.0, 2.0), (6.0, 2.0))


class Ground(PartialCanvas):
    """A picture that is plain."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__()
        self.size = size

    def draw(self) -> None:
        self.canvas.fill("#88AA66")
        self.dirty = [self.canvas.get_rect()]


class Farm(MapPanel):
    """Two fields, a paddy's pool on the own one, and a gate."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.picture: Ground | None = None

    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None:
        self.lie(sheet, inset, scale)
        self.picture = Ground(self.inner.size)
        self.camera = Camera(self.inner.size, (0, 0, 8, 6))
        self.forget()

    @property
    def drawn(self) -> Ground | None:
        return self.picture

    def compose(self, in_part: bool) -> None:
        assert self.picture is not None
        self.picture.draw()

    def views(self) -> Mapping[str, Box]:
        return {"own": (0, 0, 8, 6), "p1": (6, 0, 2, 2)}

    def things(self) -> list[MapThing]:
        pool = (0.5, 0.5, 1.0, 1.0)
        return [
            MapThing("field:p0", "Own field", (3.0, 1.5), None, "3 water", "land", (Area((0, 0, 4, 6), FIELD),), (), (pool,), 44),
            MapThing("field:p1", "Ines", (7.0, 1.0), None, "", "land", (Area((6, 0, 2, 2), NEIGHBOUR),), (), (), 44),
            MapThing("paddy:1", "Paddy 1", (1.0, 1.0), pool),
            MapThing("gate:1", "Gate", (4.0, 2.0), (3.98, 1.98, 0.04, 0.04), least=26),
            MapThing("wall:1", "Wall", (5.0, 4.0), (4.9, 3.9, 0.2, 0.2), legal=False, why="no stone left"),
        ]


@pytest.fixture
def farm() -> Farm:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 480))
    touched: list[str] = []
    table = SimpleNamespace(kit=Kit(1.0), shapes={"paddy:1": None, "gate:1": None}, touched=touched, touch=touched.append,
                            why=lambda key: f"not {key}", item=lambda key: None, t=str)  # fmt: skip
    table.acts = table
    panel = Farm(table)  # type: ignore[arg-type]
    panel.layout(SHEET, 24, 1.0, False)
    panel.sync()
    panel.paint(pygame.Surface((1100, 800)))
    return panel


def at(panel: Farm, x: float, y: float) -> tuple[int, int]:
    return panel.point_on_screen((x, y))


def test_what_is_under_the_pointer_is_the_small_thing_first_then_the_land(farm: Farm) -> None:
    for key, spot in {"paddy:1": (1, 1), "field:p0": (3, 2), "field:p1": (7, 1.9), "": (5, 1), "gate:1": (4.1, 2.05)}.items():
        assert farm.key_at(at(farm, *spot)) == key, spot
    assert farm.key_at(at(farm, 3, 5)) == "", "the field is an L"
    assert farm.key_at((0, 0)) == ""


def test_items_say_what_may_be_chosen_and_why_not(farm: Farm) -> None:
    items = {item.key: item for item in farm.items()}
    assert list(items) == [thing.key for thing in farm.things()], "in reading order"
    assert items["field:p0"].enabled and items["field:p0"].act is None and items["field:p0"].value == "3 water"
    assert items["wall:1"].why == "no stone left" and not items["wall:1"].enabled
    assert min(items["gate:1"].rect.size) >= 26 > farm.ring_box(items["gate:1"]).w  # type: ignore[union-attr]
    items["paddy:1"].act()  # type: ignore[misc]
    assert farm.model.touched == ["paddy:1"]
    farm.model.shapes["field:p1"] = None
    farm.forget()
    other = next(item for item in farm.items() if item.key == "field:p0")
    assert not other.enabled and other.why == "not field:p0", "one of its kind may be chosen"


def test_what_lists_and_callouts_keep_off(farm: Farm) -> None:
    pool = farm.on_screen((0.5, 0.5, 1, 1))
    assert farm.label_rects(["field:p0"]) == [pool] == farm.label_rects(["paddy:1"]) and farm.label_rects(["nothing"]) == []
    assert pool in farm.standing()
    assert farm.anchor("paddy:1") == pool.center and farm.anchor("field:p1") == at(farm, 7, 1)
    rim = farm.leader_end("paddy:1", pygame.Rect(pool.right + 50, pool.y, 10, 10))
    assert rim is not None and rim[0] == pool.right and farm.leader_end("field:p0", pool) is None
    assert farm.anchor("card:x") is None and farm.leader_end("card:x", pool) == pool.center


def test_things_follow_the_camera(farm: Farm) -> None:
    spot = at(farm, 1, 1)
    farm.zoom(3, spot)
    assert farm.zoomed and farm.key_at(spot) == "paddy:1"
    assert next(item for item in farm.items() if item.key == "field:p1").rect is None, "out of view"
    big = next(item for item in farm.items() if item.key == "paddy:1").rect
    farm.pan(-40, 0)
    moved = next(item for item in farm.items() if item.key == "paddy:1").rect
    assert big is not None and moved is not None and moved.x < big.x and moved.h == big.h > 100
    farm.fit()
    assert not farm.zoomed and at(farm, 1, 1) == spot


def test_one_touch_enlarges_a_neighbours_part_and_another_brings_the_own_back(farm: Farm) -> None:
    before = at(farm, 7, 1)
    farm.show("p1")
    box = farm.on_screen((6, 0, 2, 2))
    assert farm.inner.contains(box) and box.h == farm.inner.h and farm.key_at(box.center) == "field:p1"
    assert not farm.zoomed, "it is all of what is shown"
    farm.show("own")
    assert at(farm, 7, 1) == before


def test_it_is_painted_on_the_tables_canvas(farm: Farm) -> None:
    canvas = pygame.Surface((1100, 800))
    farm.paint(canvas)
    assert canvas.get_at(farm.inner.center)[:3] == pygame.Color("#88AA66")[:3]
    assert farm.repaint(canvas) == [farm.inner]
    farm.closed()
    farm.picture.draw()  # type: ignore[union-attr]
    assert farm.picture is not None and farm.picture.canvas.get_parent() is None, "the canvas was given back"
