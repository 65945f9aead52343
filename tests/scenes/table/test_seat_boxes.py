"""A power for a spirit: its box at the right chooses it, as the line of the list does."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.engine.rng import Rng
from game.core.play.session import Session
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import click_at


def at_spirits() -> Session:
    """A game of two that asks which spirit a power is for."""
    for seed in range(1, 60):
        session, rng = session_of(2, seed, box="base"), Rng(seed)
        while (decision := session.decision) is not None and len(session.log) < 120:
            if decision.kind == "target.seat" and len(decision.options) > 1:
                return session
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError("no power for a spirit is used")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_a_click_on_the_box_of_the_other_spirit_chooses_it(table_of: Any, size: tuple[int, int]) -> None:
    """It opened the panel of that spirit instead, and did not look as if it could be chosen."""
    session = at_spirits()
    table, before = table_of(session, size), len(session.log)
    (other,) = (seat for seat in session.state.seats if seat != table.model.seat)
    box = table.item(f"partner-{other}")
    assert f"seat:{other}" in table.model.listed and len(table.model.listed) == 2, "the list has one's own spirit as well"
    click_at(table.app, box.rect.center)
    assert session.log[before].key == f"seat:{other}" and not table.model.open
