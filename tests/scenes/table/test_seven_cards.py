"""Seven cards in hand have their words at 1920x1080, in one row."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.engine.rng import Rng
from game.core.play.session import Session
from tests.scenes.games import any_option, session_of

SEVEN = 7


def hands(box: str) -> tuple[Session, list[tuple[str, ...]]]:
    """A game that asks for cards to play, and all power cards, seven at a time."""
    session, rng = session_of(1, 7, box=box), Rng(7)
    while session.decision is not None and session.decision.kind != "play":
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
    cards = sorted(key.removeprefix("card:") for key in session.state.box.powers if key.startswith("card:"))
    return session, [tuple(cards[at : at + SEVEN]) for at in range(0, len(cards) - SEVEN, SEVEN)] + [tuple(cards[-SEVEN:])]


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("box", ["horizons", "base"])
def test_each_says_what_it_does(table_of: Any, cut: list[str], box: str, lang: str) -> None:
    """From seven on they were tags with a name, each of which had to be pointed at to be compared."""
    session, sevens = hands(box)
    table = table_of(session, (1920, 1080), lang)
    for seven in sevens:
        session.state.hand[table.model.seat], session.state.memo = seven, None
        table.sync()
        places = next(part for part in table.model.panels if part.zone == "hand").places()
        assert len({place.rect.y for place in places}) == 1 and len(places) == SEVEN
        assert all(table.model.screen.cards.card(place.key).skin.form(place.rect.size) == "row" for place in places)
        table.app.step(16)
    assert not cut
