"""The panels of every game are sound rows, whole and folded, through a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.engine.key import Key
from scenes.app import game_list
from scenes.table import opened
from scenes.table.row_panel import RowPanel
from scenes.table.rows import faults, walk
from tests.scenes.games import session_of

PLAYABLE = [box.id for box in game_list.boxes() if box.playable]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("moves", [0, 50, 9999])
def test_rows_have_names_keys_of_their_own_and_known_commands(
    table_of: Callable[..., Any], game: str, size: tuple[int, int], moves: int
) -> None:
    table = table_of(session_of(2, 5, moves, game), size)
    area = table.area.inflate(-40, -40)
    opened_over = [table.model.screen.sheet(Key("panel", (seat,)), area) for seat in table.model.view.seats]
    panels = [panel for panel in (*table.model.panels, *opened_over) if isinstance(panel, RowPanel)]
    for panel in panels:
        for rows in (panel.rows(), panel.rail_rows()):
            assert rows and faults(rows) == []
            assert all(opened.known(row.opens) for row in walk(rows) if row.opens)
