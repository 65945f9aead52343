"""With large text in a low window the hand lies as strips: high enough to be hit and read as long as they can be."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.draw import cardface, cardparts, text
from scenes.table.hand import Hand
from scenes.table.option_list import Pick
from tests.scenes.games import session_of

LARGE = ((1280, 720), "it", 150), ((1920, 1080), "it", 200)


def hand_of(table_of: Any, where: Any, count: int) -> Hand:
    """A table at which one card is in play and the others are in hand."""
    session = session_of(1, seed=5)
    state = session.state
    cards = (*state.hand["p0"], *state.minor_deck)
    state.played["p0"], state.hand["p0"] = cards[:1], cards[1:count]
    table = table_of(session, *where)
    return next(part for part in table.model.panels if isinstance(part, Hand))


@pytest.mark.parametrize("where", LARGE)
def test_five_strips_lie_in_one_row_and_none_is_cut_by_the_question(table_of: Any, where: Any) -> None:
    hand = hand_of(table_of, where, 5)
    boxes = [place.rect for place in hand.places()]
    assert len({box.y for box in boxes}) == 1 and boxes[-1].right <= hand.rect.right
    assert all(box.h >= 44 and box.y >= hand.rect.y for box in boxes)


@pytest.mark.parametrize("where", LARGE)
def test_many_strips_lie_in_two_rows_and_none_over_another(table_of: Any, where: Any) -> None:
    hand = hand_of(table_of, where, 9)
    boxes = [place.rect for place in hand.places()]
    assert len({box.y for box in boxes}) == 2
    assert all(box.collidelist(boxes[n + 1 :]) < 0 and hand.rect.contains(box) for n, box in enumerate(boxes))


def test_a_low_strip_has_a_larger_title_instead_of_marks(table_of: Any, monkeypatch: Any) -> None:
    hand = hand_of(table_of, LARGE[0], 9)
    drawn: list[str] = []
    real = cardface.icons.icon
    monkeypatch.setattr(cardface.icons, "icon", lambda name, *rest: drawn.append(name) or real(name, *rest))
    face = hand.row().looks[1].face
    assert face.marks
    cardface.strip(face, (260, 36))
    assert not set(drawn) & set(face.marks)
    cardface.strip(face, (260, 78))
    assert set(drawn) & set(face.marks)


def test_a_crowded_hand_keeps_its_names_legible(table_of: Any, monkeypatch: Any) -> None:
    """Eleven cards in a first window: a long name of two lines shrank to 12 pixels beside the marks; now the marks give way."""
    hand = hand_of(table_of, ((1280, 720), "uk", 100), 11)
    least: list[int] = []
    real = cardparts.text.layout

    def noted(words: str, family: str, px: int, *rest: Any, **more: Any) -> Any:
        least.append(px)
        return real(words, family, px, *rest, **more)

    monkeypatch.setattr(cardparts.text, "layout", noted)
    for name in ("Шепіт, що веде крізь ніч", "Дар пильної варти", "Дощ"):
        cardface.face(hand.row().looks[1].face._replace(title=name), (163, 54))
    assert min(least) >= 14


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_every_name_fits_on_the_lowest_strip(table_of: Any, monkeypatch: Any, lang: str) -> None:
    """Eleven cards at 150 % in a first window: the third line of "Whispered Guidance Through the Night" was cut off."""
    table = table_of(session_of(1, seed=5), (1280, 720), lang, 150)
    texts, lines = table.model.wording.texts, []
    monkeypatch.setattr(text.TextBlock, "draw", lambda block, *rest, **more: lines.append((block.height, block.px)))
    card = next(part for part in table.model.panels if isinstance(part, Hand)).row().looks[0].face
    for key in table.model.rules.box.raw["card"]:
        lines.clear()
        cardface.strip(card._replace(title=texts.card(key).title), (167, 35))
        height, px = lines[-1]
        assert height <= 35 - 6 and px >= (14 if lang != "uk" else 12), key


def test_a_number_of_two_digits_takes_no_room_from_the_words(table_of: Any) -> None:
    """Iron Body, with a 10 before it was broken in two, and the second line cut off."""
    kit = table_of(session_of(1, seed=5), (1280, 720), "en", 75).kit
    wider = kit.cap_width("10", 14) - kit.cap_width("9", 14)
    assert wider > 0 and Pick.wanted(kit, "Iron Body", "", 16, 10) == Pick.wanted(kit, "Iron Body", "", 16, 9) + wider
