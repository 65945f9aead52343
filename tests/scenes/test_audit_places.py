"""The audit finds pieces over a border, rings round nothing and answers over each other - and none on a usual table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame

from scenes.checks.audit_places import judge_places
from scenes.games.spirit_island.art.placement import Placed
from scenes.widgets import focus
from scenes.widgets.base import UiItem
from tests.scenes.games import session_of
from tests.scenes.hands import step


def kinds(app: Any) -> list[str]:
    return [finding.kind for finding in judge_places(app)]


def test_a_usual_table_has_nothing_amiss_and_a_piece_in_the_sea_is_found(table_of: Any) -> None:
    table = table_of(session_of(2, moves=30), (1280, 720))
    table.app.show_ring()
    table.set_focus(table.keyboard.stops()[0] if hasattr(table.keyboard, "stops") else "")
    step(table.app)
    assert kinds(table.app) == []
    chart = table.model.centre.chart
    land, layout = next((land, laid) for land, laid in chart._layouts.items() if len(laid.placed) > 1)
    piece = layout.placed[-1]
    moved = (*layout.placed[:-1], Placed(piece.item, piece.x - 400, piece.y, piece.w))
    chart._layouts[land] = type(layout)(moved, layout.size, layout.rows, layout.compact)
    found = judge_places(table.app)
    assert [f.kind for f in found] == ["piece-outside"] and land in found[0].what


def test_a_ring_that_stayed_behind_is_found_and_the_table_follows_what_moved(table_of: Any) -> None:
    table = table_of(session_of(1, moves=3), (1280, 720))
    widget = next(w for w in table.widgets if w.key and w.act is not None)
    table.app.show_ring()
    table.set_focus(widget.key)
    step(table.app)
    ring = table._ringed
    assert ring is not None and ring.contains(widget.items()[0].rect)
    widget.rect = widget.rect.move(0, -120)  # as a tray that makes room
    assert kinds(table.app) == ["ring-empty"]
    redrawn: list[Any] = []
    table.redraw = lambda rect=None: redrawn.append(rect)
    table._step(16)
    assert any(box is not None and box.contains(ring) for box in redrawn), "where it was"
    assert any(box is not None and box.contains(widget.rect) for box in redrawn), "and where it is"


def fake(items: list[UiItem]) -> Any:
    model = SimpleNamespace(
        centre=SimpleNamespace(astray=list), shapes={item.key: "" for item in items}, curtained=False, open="", shields=[]
    )
    finder = SimpleNamespace(item_at=lambda pos: focus.at(items, pos))
    top = SimpleNamespace(model=model, items=lambda: items, finder=finder, rings=list)
    return SimpleNamespace(top=top)


def test_answers_over_each_other_are_found() -> None:
    def item(key: str, x: int, role: str = "piece") -> UiItem:
        return UiItem(role, key, rect=pygame.Rect(x, 100, 40, 40), key=key, zone="board", act=lambda: None)

    assert kinds(fake([item("piece:a", 100), item("piece:b", 120)])) == []
    assert kinds(fake([item("piece:a", 100), item("piece:b", 110)])) == ["option-overlap"]
    assert kinds(fake([item("land:a", 100, "land"), item("piece:b", 100)])) == []


def test_rings_of_a_lesson_follow_what_they_are_round() -> None:
    drawn, gone = pygame.Rect(100, 100, 60, 40), pygame.Rect(100, 160, 60, 40)
    app = fake([])
    for around, found in ((drawn.inflate(-16, -16), []), (gone, ["ring-empty"]), (None, ["ring-empty"])):
        app.top.rings = lambda around=around: [("lesson sacred", drawn, around)]
        assert kinds(app) == found
