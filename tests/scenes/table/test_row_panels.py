"""The panels of every game are sound rows, whole and folded, through a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
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


def test_every_command_opens_what_it_says(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of(1, 5, 20))
    card = table.model.view.hand["p0"][0]
    table.model.screen.traits = table.model.screen.traits._replace(replies=("always", "never"))
    seen = {}
    for what in ("panel/p0", "forecast", "log", "rules/growth", f"card/{card}", "focus/log", "large/p0", "about/level",
                 "pile/minor", "side", "replies"):  # fmt: skip
        table.app.show_ring()
        opened.open_up(table.model, what)
        seen[what.partition("/")[0]] = table.model.open or (table.app.top.name if table.app.top is not table else table.focus_key)
        if table.app.top is not table:
            table.app.pop()
        table.drawers.close()
        table.sync()
    assert seen.pop("replies") == seen["side"]  # what holds from now on; nothing opens
    assert table.model.standing_replies.of("p0") == "never"
    assert seen == {
        "panel": "panel:p0", "large": "large:p0", "forecast": "forecast",
        "log": "log", "rules": "rules", "card": "zoom", "focus": "log",
        "about": seen["about"],  # a tip has it all
        "pile": seen["pile"],  # an empty one says so and opens nothing
        "side": seen["side"],  # it is there already: the focus goes to it
    } and {*seen, "replies"} == set(opened.KINDS)  # fmt: skip


def test_panels_of_others_are_drawn_beforehand_once(table_of: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each position began with them anew, so that of four seats the last was never reached before somebody answered."""
    table = table_of(session_of(3), (1920, 1080))
    panel = next(part for part in table.model.panels if isinstance(part, RowPanel) and list(part.prewarm()))
    drawn: list[Any] = []
    monkeypatch.setattr(panel, "draw_ahead", lambda canvas, section: drawn.append(section))
    assert panel.zone == "panel" and len(list(panel.prewarm())) == 2 and not drawn, "each of the others is looked at, in a step"
    panel._warm.clear()
    assert list(panel.prewarm()) and drawn


def test_a_panel_that_says_much_else_takes_two_frames(table_of: Any) -> None:
    """All of a panel at another scale took 20 ms in one frame: half of its sections are drawn unseen in the frame before."""
    table = table_of(session_of(3), (1920, 1080))
    panel = next(part for part in table.model.panels if isinstance(part, RowPanel) and part.zone == "panel")
    canvas, before = table.model.canvas, pygame.image.tobytes(table.model.canvas, "RGB")
    assert not panel.prewarm_half(canvas)  # all is there
    spots, whole = [item.key for item in panel.spots], set(panel._layers)
    panel.forget_layers()
    panel.shown = None
    table.painter.put_off([panel])
    table.painter.steps[0]()  # the first frame shows nothing new
    assert len(panel._layers) < len(whole) and panel.shown is None
    assert [item.key for item in panel.spots] == spots and pygame.image.tobytes(canvas, "RGB") == before
    table.painter.catch_up()
    assert panel.shown == panel.cache_key() and pygame.image.tobytes(canvas, "RGB") == before
