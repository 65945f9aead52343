"""What stands over the cards of the hand row: each heading over what it names, and nothing over anything else."""

from __future__ import annotations

import itertools
from typing import Any

import pygame
import pytest

from scenes.draw import cardface
from scenes.table.hand import DIPS, LIFT, Hand
from tests.scenes.games import session_of

LANGS = pytest.mark.parametrize("lang", ["en", "it", "uk"])


def lying(table: Any, order: str) -> Hand:
    """The row with cards in this order, from the left: p is in play, h in hand."""
    own, cards = table.model.screen.cards, tuple(table.model.rules.box.raw["card"])[20 : 20 + len(order)]
    own.played = lambda: tuple(card for card, what in zip(cards, order, strict=True) if what == "p")
    own.hand = lambda: tuple(card for card, what in zip(cards, order, strict=True) if what == "h")
    own._order = (table.model.seat, table.model.screen.phase()), tuple(f"card:{card}" for card in cards)
    table.sync()
    hand = next(part for part in table.model.panels if isinstance(part, Hand))
    assert "".join("p" if place.played else "h" for place in hand.places()) == order
    return hand


def written(monkeypatch: Any, hand: Hand) -> list[tuple[str, int]]:
    """(words, x) of all that is written over the cards, headings and figures."""
    found: list[tuple[str, int]] = []
    real = hand._head

    def head(canvas: pygame.Surface, x: int, words: str, n: int | None) -> int:
        found.append((words if n is None else f"{words} {n}", x))
        return real(canvas, x, words, n)

    monkeypatch.setattr(hand, "_head", head)
    hand.paint(hand.model.canvas)
    return found


@LANGS
@pytest.mark.parametrize("order", ["hhhhhp", "hph", "phhp", "hp", "php", "hphph"])
def test_while_played_cards_keep_their_places_each_group_has_its_heading(
    table_of: Any, monkeypatch: Any, lang: str, order: str
) -> None:
    """ "The heading "In play 1" stood over a card in hand: the played one lay far right, under "Hand"."""
    table = table_of(session_of(2), (1920, 1080), lang)
    hand = lying(table, order)
    names, found = hand._heads(), written(monkeypatch, hand)
    groups: list[list[Any]] = []
    for place in hand.places():
        if groups and groups[-1][0].played is place.played:
            groups[-1].append(place)
        else:
            groups.append([place])
    kinds = [group[0].played for group in groups]
    said = [f" {order.count('p' if lies else 'h')}" if kinds.index(lies) == n else "" for n, lies in enumerate(kinds)]
    assert found == [
        (names[0 if lies else 1] + number, group[0].rect.x) for lies, number, group in zip(kinds, said, groups, strict=True)
    ], "how many there are is said once: \"Hand 1\", \"Hand 2\", \"Hand 1\" were four cards"
    ends = [end for _, end in hand._heads_at]
    assert all(end < group[-1].rect.right for end, group in zip(ends, groups, strict=True)), "over its own cards alone"


def test_in_two_rows_a_played_card_among_those_in_hand_says_itself_that_it_is(table_of: Any) -> None:
    table = table_of(session_of(2), (1920, 1080))
    hand = lying(table, "hhhhphhhhh")
    assert hand._wraps(hand.places())
    slips = [hand.slip_box(place) is not None for place in hand.places()]
    assert slips == [place.played for place in hand.places()]
    sorted_hand = lying(table, "pphhhhhhhh")
    assert not any(sorted_hand.slip_box(place) for place in sorted_hand.places()), "there the headings do"


@LANGS
@pytest.mark.parametrize("order", ["hhhh", "pphh", "pphhhh", "hhhhp", "h"])
def test_no_slip_lies_over_the_figure_of_the_discard_or_a_title(table_of: Any, monkeypatch: Any, lang: str, order: str) -> None:
    """ "A slip that said "costs 3, you have 1" was printed over "personal discard 0" and across the first line of the title."""
    table = table_of(session_of(2), (1920, 1080), lang)
    hand, own = lying(table, order), table.model.screen.cards
    own.tag = lambda key, short=False: (table.t("table-tag-cost", cost=3, have=1, n=2), "dimmed")
    notes: list[pygame.Rect] = []
    real = hand.rich

    def noted(canvas: Any, words: str, rect: pygame.Rect, *rest: Any, **more: Any) -> Any:
        notes.append(rect)
        return real(canvas, words, rect, *rest, **more)

    monkeypatch.setattr(hand, "rich", noted)
    hand.paint(table.model.canvas)
    slips = [hand.slip_box(place) for place in hand.places()]
    assert all(slips)
    for note in notes:
        assert note.right <= table.model.grid.heads.right
        assert all(note.right <= slip.x or note.x >= slip.right for slip in slips if slip)
    for place, slip in zip(hand.places(), slips, strict=True):
        assert slip and place.rect.y < slip.bottom <= place.rect.y + table.kit.px(DIPS), "above the title, at the edge"
        assert slip.y > table.model.grid.prompt.bottom - table.kit.px(2), "and below the prompt bar"
        assert all(slip.x >= end or slip.right <= x for x, end in hand._heads_at), "beside the headings"
    if order == "h":
        assert notes, "with room it is told"


@LANGS
@pytest.mark.parametrize("count", [1, 2, 3])
def test_few_low_cards_say_beside_their_pictures_what_they_do(table_of: Any, lang: str, count: int) -> None:
    """At 1280x720 three cards had titles and pictures alone, and some 400 pixels beside them were free."""
    session = session_of(2)
    cards = session.state.minor_deck
    worded = 0
    for n in range(0, 15, count):
        session.state.played["p0"], session.state.hand["p0"] = cards[n : n + count][:1], cards[n : n + count][1:]
        table = table_of(session, (1280, 720), lang)
        hand = next(part for part in table.model.panels if isinstance(part, Hand))
        boxes = [place.rect for place in hand.places()]
        assert all(hand.rect.inflate(0, 2 * LIFT).contains(box) for box in boxes) and len(boxes) == count
        assert all(one.right < other.x for one, other in itertools.pairwise(boxes))
        for place, look in zip(hand.places(), hand.row().looks, strict=True):
            slip = hand.slip_box(place)
            assert slip is None or place.rect.x < slip.x < slip.right <= place.rect.x + 196, "beside the words"
            if place.rect.w > 196:
                worded += 1
                assert cardface.says_beside(look.face, place.rect.size)
                bare = cardface.face(look.face._replace(blocks=(), beside=True), place.rect.size)
                face = table.model.screen.cards.picture(place.key, place.rect.size)
                half = pygame.Rect(0, 0, 196, 108)
                right = pygame.Rect(200, 0, place.rect.w - 200, 108)
                assert pixels(face, half) == pixels(bare, half) and pixels(face, right) != pixels(bare, right)
                for edge in (pygame.Rect(200, 0, right.w, 6), pygame.Rect(200, 102, right.w, 6)):
                    assert pixels(face, edge) == pixels(bare, edge), "off the edges of the card"
            else:
                assert place.rect.size == (196, 108), "its words have no room: it is as it was"
    assert worded >= 8


def pixels(face: pygame.Surface, part: pygame.Rect) -> bytes:
    return pygame.image.tobytes(face.subsurface(part), "RGB")


@LANGS
@pytest.mark.parametrize("state", ["used", "later", "played"])
def test_in_the_fold_a_slip_leaves_the_picture_free(table_of: Any, lang: str, state: str) -> None:
    """Words like "used" and "later" lay over the picture of a low card, of which there is little anyway, in all languages."""
    session = session_of(2)
    powers = session.rules.box.powers
    slow = state == "later"
    cards = [card for card in session.state.minor_deck if (powers[f"card:{card}"].speed == "slow") is slow][:4]
    session.state.played["p0"], session.state.hand["p0"] = tuple(cards), ()
    session.state.used["p0"] = tuple(f"card:{card}" for card in cards) if state == "used" else ()
    table = table_of(session, (1280, 720), lang)
    hand = next(part for part in table.model.panels if isinstance(part, Hand))
    assert len(hand.places()) == 4 and {place.rect.size for place in hand.places()} == {(196, 108)}
    free = 0
    for place, look in zip(hand.places(), hand.row().looks, strict=True):
        slip = hand.slip_box(place)
        assert slip and place.rect.contains(slip)
        ends = place.rect.x + cardface.strip_end(look.face, place.rect.size)
        free += slip.y >= place.rect.bottom - 27 and slip.x > ends
    assert free >= 3, "in the line under it, unless that is long"
