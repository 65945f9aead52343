"""Large text in a small window: the table folds further, nothing of it is lost, the chart stays useful."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from scenes.table.grid import grid
from scenes.table.row_panel import RowPanel
from tests.scenes.games import session_of
from tests.scenes.hands import press

GAMES = ("spirit-island", "small-islands")


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.5), ((1920, 1080), 2.0), ((1280, 720), 1.25)])
def test_the_chart_keeps_half_of_the_window(size: tuple[int, int], scale: float) -> None:
    g = grid(pygame.Rect((0, 0), size), scale)
    assert g.small and g.sheet.w * g.sheet.h >= 0.45 * size[0] * size[1]
    boxes = [g.left, g.sheet, g.right, g.prompt, g.hand, g.ribbon, g.tools]
    for n, one in enumerate(boxes):
        assert pygame.Rect((0, 0), size).contains(one)
        assert not any(one.colliderect(other) for other in boxes[n + 1 :]), one
    assert not grid(pygame.Rect(0, 0, 1280, 720), 1.0).small


@pytest.fixture(params=GAMES)
def table(request: Any, table_of: Callable[..., Any]) -> Any:
    return table_of(session_of(("human", "bot:random"), 7, 30, game=request.param), (1280, 720), "uk", 150)


def test_what_the_rails_leave_out_is_in_drawers(table: Any) -> None:
    assert table.kit.scale == 1.5 and table.model.grid.small
    rails = [panel for panel in table.model.panels if isinstance(panel, RowPanel)]
    assert all(panel.rail and panel.narrow for panel in rails)
    area = table.app.screen.get_rect()
    for key, opened in ((pygame.K_p, f"panel:{table.model.seat}"), (pygame.K_t, "side")):
        press(table.app, key)
        assert table.model.open == opened and not table.app.errors
        sheet = table.model.over_panel
        assert area.contains(sheet.rect) and sheet.rect.w > area.w // 3
        assert all(sheet.rect.contains(place.rect) for place in sheet.places()), "nothing is cut off"
        assert sheet.kit.scale >= 1.0, "never smaller than at 100 %"
        press(table.app, key)
        assert table.model.open == ""


def test_rails_and_hand_hold_all_they_show(table: Any) -> None:
    for panel in table.model.panels:
        for item in panel.items():
            assert item.rect is None or panel.rect.inflate(4, 4).contains(item.rect) or panel.zone in ("hand", "top"), item
    hand = [item for item in table.items() if item.zone == "hand" and item.rect]
    assert hand and all(table.app.screen.get_rect().contains(item.rect) for item in hand)


def test_the_usual_fold_shows_tracks_and_growth(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of(2, 7, 46), (1280, 720))
    seat = table.model.seat
    lines = [item for item in table.items() if item.zone == "panel"]
    assert sum(item.key.startswith(f"growth-{seat}-") for item in lines) >= 3
    assert any("next" in item.hint for item in lines), "what the next circle of a track gives"
