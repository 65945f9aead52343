"""What is small at 75 % still shows all its words."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.words.messages import Words
from scenes.app import game_list
from scenes.draw import cardface, cardhalves
from scenes.draw.illustration import Illustration
from scenes.games.small_islands import cards
from scenes.games.small_islands.hand import TileRow
from scenes.table import TableScene
from tests.scenes.games import session_of

SMALL = (110, 142)  # a mission beside its reward on the own panel, 1920x1080 at 75 %
LOW = (320, 98)  # an objective to choose where the hand lies, 1280x720


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


@pytest.mark.parametrize("lang", ("en", "it", "uk"))
def test_a_card_in_a_low_row_shows_a_square_picture_and_all_its_words(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At 1280x720: its last line touched the edge, its picture was a strip of 15 px, its headings went where words are long."""
    rules, words = game_list.rules_for("small-islands"), Words(lang)
    texts = game_list.texts_for("small-islands", words, rules)
    pictures: list[tuple[int, int]] = []
    said: list[str] = []
    draw, fitted = Illustration.surface, cardhalves._fitted

    def drawn(self: Illustration, size: tuple[int, int], *rest: Any) -> pygame.Surface:
        pictures.append(size)
        return draw(self, size, *rest)

    def told(out: pygame.Surface, line: str, *rest: Any) -> None:
        said.append(line)
        fitted(out, line, *rest)

    monkeypatch.setattr(Illustration, "surface", drawn)
    monkeypatch.setattr(cardhalves, "_fitted", told)
    for card in rules.box.objectives:
        pictures.clear()
        said.clear()
        spec = cards.card_of(rules.box, texts, words.t, card)
        face = cardface.face(spec, LOW)
        assert all(min(size) >= 28 and size[1] < 1.1 * LOW[1] - 30 for size in pictures), (card, pictures)
        assert {half.head for half in spec.halves()} <= set(said), (card, "both parts have their headings")
        for y in range(LOW[1] - 4, LOW[1] - 2):
            line = [face.get_at((x, y)) for x in range(12, LOW[0] - 12)]
            assert max(a.r for a in line) - min(a.r for a in line) < 40, (card, "its last line is at the edge")
