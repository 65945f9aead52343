"""The question passes to another player at the same screen: a click meant for the one before answers nothing of theirs."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from scenes.app.shield import SPRUNG_MS
from tests.scenes.games import session_of
from tests.scenes.hands import click_at


@pytest.mark.parametrize("live", [True, False])
def test_a_second_click_answers_nothing_of_another_player(table_of: Any, live: bool) -> None:
    """Of two clicks meant for one piece and its goal the second chose a land for the next player, and the ravage began.
    Where no time passes by itself, as in checks, each click is meant.
    """
    session, rng = session_of(2, 7, box="base"), Rng(7)
    table = table_of(session, (1280, 720))
    app, first = table.app, table.model.seat
    app.live = live
    app.now += SPRUNG_MS  # what opened with the table is long there

    def taken(pos: tuple[int, int]) -> bool:
        return app.shield.takes(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1), app.now, live)

    on_map, on_panel = table.model.grid.sheet.center, table.model.grid.left.center
    while table.model.seat == first:
        assert not taken(on_map), "one's own next question is answered at once"
        part = session.decision.for_seat(first)
        assert part is not None
        session.choose(first, rng.pick(part.keys(first)))
        table.sync()
        table.seating.pick_seat()
    assert taken(on_map) == live and not taken(on_panel)
    app.now += SPRUNG_MS
    assert not taken(on_map)


@pytest.mark.parametrize("live", [True, False])
def test_a_second_click_on_a_button_of_the_bar_answers_no_other_question(table_of: Any, live: bool) -> None:
    """ "Go on", "End of the interaction" and "Do not explore" lay under one pointer: three quick clicks gave up an
    exploration.
    """
    session, rng = session_of(1, 7, box="base"), Rng(7)
    while session.decision is not None and session.decision.kind != "play":
        session.choose("p0", rng.pick(session.decision.keys("p0")))
    table = table_of(session, (1280, 720), confirm_end=False, empty_phases="wait")
    app, at = table.app, table.item("done").rect.center
    app.live = live
    click_at(app, at)
    ended = len(session.log)
    assert session.log[-1].key == "done" and table.item("done").rect.collidepoint(at), "the next phase can be ended there, too"
    click_at(app, at)
    assert (len(session.log) == ended) == live
