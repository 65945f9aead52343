"""What is asked comes before the buttons beside it, and a hand that nearly fits keeps cards of full height."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.table.hand import Hand
from scenes.table.panel import fit_line
from tests.scenes.games import session_of


@pytest.mark.parametrize("lang", ("en", "it", "uk"))
def test_the_question_is_whole_beside_the_offer_to_end_empty_phases(table_of: Any, lang: str) -> None:
    table = table_of(session_of(1, 5, 40), (1280, 720), lang)
    model = table.model
    assert table.controls.offers_end() and table.item("end-empty") and table.item("undo")
    left = min(item.rect.left for item in table.items() if item.zone == "buttons" and item.rect)
    sentence = fit_line(model.kit, model.prompt.main, 10_000, 17, "serif-semi").used
    assert left - model.grid.prompt.x >= sentence + model.kit.px(60)
    for key in ("undo", "end-empty"):
        assert table.item(key).name.strip()


def test_five_cards_of_which_one_is_in_play_stay_in_one_row(table_of: Any) -> None:
    session = session_of(1, seed=5)
    state = session.state
    cards = (*state.hand["p0"], *state.minor_deck)
    state.played["p0"], state.hand["p0"] = cards[:1], cards[1:5]
    table = table_of(session, (1280, 720))
    hand = next(part for part in table.model.panels if isinstance(part, Hand))
    boxes = [place.rect for place in hand.places()]
    assert {box.h for box in boxes} == {table.model.kit.px(table.model.grid.card[1])}
    assert all(a.right < b.left for a, b in zip(boxes, boxes[1:], strict=False)) and boxes[-1].right <= hand.rect.right
