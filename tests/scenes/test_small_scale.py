"""What is small at 75 % still shows all its words."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.words.messages import Words
from scenes.app import game_list
from scenes.draw import cardface
from scenes.games.small_islands import cards
from scenes.games.small_islands.hand import TileRow
from scenes.table import TableScene
from tests.scenes.games import session_of

SMALL = (110, 142)  # a mission beside its reward on the own panel, 1920x1080 at 75 %


@pytest.mark.parametrize("lang", ("en", "it", "uk"))
def test_the_picture_of_a_small_card_gives_way_to_its_words(lang: str) -> None:
    rules = game_list.rules_for("small-islands")
    words = Words(lang)
    texts = game_list.texts_for("small-islands", words, rules)
    for card in (*rules.box.missions, *rules.box.rewards):
        face = cardface.face(cards.card_of(rules.box, texts, words.t, card), SMALL)
        paper = face.get_at((8, SMALL[1] - 3))
        low = [face.get_at((x, SMALL[1] - 3)) for x in range(8, SMALL[0] - 8)]
        assert all(abs(a.r - paper.r) < 30 for a in low), (card, "its last line is cut at the edge")
        over = [face.get_at((x, 1)) for x in range(8, SMALL[0] - 8)]
        assert all(a.r > 200 for a in over), (card, "its title is cut at the edge")


@pytest.mark.parametrize("lang", ("it", "uk"))
def test_what_a_tile_shows_keeps_inside_its_tray(start: Any, lang: str) -> None:
    app = start((1920, 1080), lang, 75, reduced_motion=True)
    table = TableScene(app, session_of(2, 5, game="small-islands"))
    app.push(table)
    (row,) = (part for part in table.model.panels if isinstance(part, TileRow))
    assert row.slots()
    low = min(box.bottom for box in row.boxes())
    assert all(slot.rect.bottom + table.kit.height(14, lines=2) < low for slot in row.slots())
