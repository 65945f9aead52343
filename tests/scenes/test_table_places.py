"""Where things stand on the table: lists keep off the lands, small pieces can be hit, lines say what fits."""

from __future__ import annotations

import itertools
from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from scenes.draw import cardface
from scenes.table import zoombar
from scenes.table.beside import TITLES, beside_map
from scenes.table.choices import card_rows
from scenes.table.controls import Controls
from scenes.table.hand import LIFT, Hand, Place
from scenes.table.option_list import _round_what_is_left
from scenes.table.outlines import Outline
from scenes.table.prompt import PromptBar
from scenes.table.staging_picture import SLIP
from tests.scenes.games import any_option, asked_by, asking, session_of


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_long_options_stand_on_open_water(table_of: Any, lang: str, seats: int) -> None:
    table = table_of(session_of(seats), lang=lang)
    assert table.model.asked.kind == "growth.choose" and len(table.model.listed) > 1
    box = table.widget("choices").rect
    assert table.area.contains(box) and not box.colliderect(table.model.grid.prompt)
    things = table.model.centre.present().values()
    hidden = {thing.key for thing in things for rect in table.model.centre._covers(thing) if box.clip(rect).w}
    assert len(hidden) <= 1, "the things of one small land at most"
    for key in table.model.listed:
        pick = table.widget(key)
        block = table.kit.block(pick.name, pick.room(), pick.size, "sans-semi")
        assert box.contains(pick.rect) and block.height <= pick.rect.h, "the words fit in their button"


def test_a_list_ends_where_the_answers_that_are_left_end() -> None:
    """An answer that is gone left its room, as it should for the others, and over it a third of the paper stayed empty."""
    box, gaps = pygame.Rect(10, 20, 200, 170), (8, 7)
    rows = [[(0, 100, 40)], [(1, 100, 60)], [(2, 40, 40), (3, 40, 40)]]
    assert _round_what_is_left(box, rows, [0, 1, 2, 3], gaps) == box
    assert _round_what_is_left(box, rows, [0, None, None, 1], gaps) == box, "a hole between two stays"
    assert _round_what_is_left(box, rows, [None, 0, 1, None], gaps) == (10, 67, 200, 123)
    assert _round_what_is_left(box, rows, [None, 0, None, None], gaps) == (10, 67, 200, 76)
    assert _round_what_is_left(box, rows, [0, None, None, None], gaps) == (10, 20, 200, 56)


def test_pieces_to_choose_are_never_too_small_to_hit(table_of: Any) -> None:
    met = 0
    for seats, moves in ((1, 32), (2, 13), (2, 43), (2, 50), (3, 26), (3, 56)):
        table = table_of(session_of(seats, moves=moves))
        for item in table.model.centre.items():
            if item.role == "piece" and item.rect is not None:
                met += 1
                assert min(item.rect.size) >= 24
                assert table.finder.item_at(item.rect.center).role == "piece"
            elif item.role == "land" and item.rect is not None and table.model.listed == [] == table.model.carded:
                assert table.finder.item_at(item.rect.center).key == item.key, "a land is told beside its pieces, too"
    assert met > 8


def test_a_long_line_of_the_prompt_says_how_much_more_there_is(table_of: Any) -> None:
    table = table_of(session_of(2))
    bar = next(part for part in table.model.panels if isinstance(part, PromptBar))
    parts = [f"part number {n} of the line" for n in range(9)]
    assert bar.fewer(" · ".join(parts), 100_000) == " · ".join(parts)
    short = bar.fewer(" · ".join(parts), 420)
    shown = short.split(" · ")
    assert 1 < len(shown) < 9 and shown[-1] == f"{9 - (len(shown) - 1)} more" and shown[:-1] == parts[: len(shown) - 1]


def test_the_focus_ring_of_a_land_goes_round_its_name(table_of: Any) -> None:
    table = table_of(session_of(2))
    item = next(item for item in table.model.centre.items() if item.role == "land")
    label = next(box for thing, box in table.model.centre.chart.thing_rects(item.key[5:]) if thing.kind == "label")
    assert table.ring_box(item) == label.move(table.model.centre.inner.topleft) != item.rect
    redrawn: list[pygame.Rect] = []
    table.redraw = lambda rect=None: redrawn.append(rect)
    table.set_focus(item.key)
    assert any(box.contains(table.ring_box(item)) for box in redrawn) and any(box.contains(item.rect) for box in redrawn)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_fear_card_that_asks_is_there_to_read(table_of: Any, seats: int) -> None:
    table = table_of(asked_by("fear", seats))
    card = table.widget(table.model.asked.source)
    assert card.role == "card" and table.area.contains(card.rect) and not card.rect.colliderect(table.model.grid.prompt)
    things = [rect for rect in table.model.centre.standing() if rect.colliderect(card.rect)]
    assert len(things) <= (0 if seats == 1 else 2), "it lies beside the map as far as there is room"
    said = next(item for item in table.items() if item.key == table.model.asked.source)
    assert len(said.value) > 20, "and is read out"
    table.activate(said)
    assert table.app.top.name == "zoom"


def test_a_fear_card_that_asks_nothing_stays_until_the_next_answer(table_of: Any) -> None:
    for seed in range(1, 40):
        session, rng = session_of(1, seed), Rng(seed)
        while (decision := session.decision) is not None:
            turned = [e.args[0] for e in session.log[-1].events if e.kind == "fear-card"] if session.log else []
            if turned and not decision.source.startswith("fear:"):
                table = table_of(session)
                assert table.widget(f"fear:{turned[-1]}").role == "card"
                return
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError("every fear card asked something")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_no_card_of_the_row_lies_over_another_and_each_shows_its_whole_title(table_of: Any, size: tuple[int, int]) -> None:
    table = table_of(session_of(1), size)
    hand = next(part for part in table.model.panels if isinstance(part, Hand))
    cards, px = tuple(table.model.rules.box.raw["card"]), table.kit.px
    for played, held in ((0, 4), (1, 3), (2, 3), (0, 6), (3, 4), (2, 7), (3, 7), (5, 6), (3, 0)):
        own = table.model.screen.cards
        own._order = ("", ""), ()
        own.played, own.hand = lambda n=played: cards[:n], lambda n=held: cards[20 : 20 + n]
        table.sync()
        places = hand.places()
        assert len(places) == played + held and [place.played for place in places] == [True] * played + [False] * held
        assert all(hand.rect.inflate(0, 2 * px(LIFT)).contains(place.rect) for place in places)
        assert all(place.seen == place.rect and place.rect.w >= px(150) for place in places)
        for one, other in itertools.combinations(places, 2):
            assert not one.rect.colliderect(other.rect), (played, held)
        if played and played + held < 6:
            assert places[0].rect.y < places[-1].rect.y or not held, "what is in play stands higher"


def slipped(table: Any, words: str) -> tuple[Hand, list[Place]]:
    """(a hand that lies in two rows, its cards in play), each of them with these words on its slip."""
    hand = next(part for part in table.model.panels if isinstance(part, Hand))
    own, cards = table.model.screen.cards, tuple(table.model.rules.box.raw["card"])
    own._order, own.played, own.hand = (("", ""), ()), lambda: cards[:3], lambda: cards[20:25]
    own.tag = lambda key, short=False: (words, "normal")
    table.sync()
    return hand, [place for place in hand.places() if place.played]


def slip_of(table: Any, hand: Hand, place: Place) -> pygame.Rect:
    """Where the slip of this card is drawn."""
    canvas = pygame.Surface(table.app.screen.get_size(), pygame.SRCALPHA)
    hand.slip(canvas, place)
    return canvas.get_bounding_rect(min_alpha=128)


@pytest.mark.parametrize("words", ["later: slow", "застосовано", "costs 5, you have 0"])
def test_the_slip_of_a_low_card_lies_in_its_picture(table_of: Any, words: str) -> None:
    """Over its edge it covered the last line of the card above, and beside a heading it shrank until nobody could read it."""
    table = table_of(session_of(1), (1920, 1080))
    hand, low = slipped(table, words)
    assert len({place.rect.y for place in hand.places()}) > 1 and len(low) == 3
    whole = cardface.tag(words, "normal", table.kit.scale)
    for place in hand.places():
        seen = slip_of(table, hand, place)
        assert place.rect.contains(seen) and seen.y > place.rect.y + table.kit.px(50), "off its title"
        assert place.rect.bottom - seen.bottom >= table.kit.px(24), "and off the line below the picture"
        assert seen.size == whole.get_bounding_rect(min_alpha=128).size


def test_a_long_reason_on_a_low_card_is_short_where_it_would_cover_its_marks(table_of: Any) -> None:
    table = table_of(session_of(1), (1920, 1080))
    hand, (place, *_) = slipped(table, "")
    own, marks = table.model.screen.cards, ("sun", "moon", "fire", "air")
    own.tag = lambda key, short=False: ("4 short" if short else "costs 5, you have 1", "dimmed")
    look = hand.row().looks[0]
    hand._row = hand._row[0], hand.row()._replace(looks=(look._replace(face=look.face._replace(marks=marks)),))
    short = cardface.tag("4 short", "dimmed", table.kit.scale)
    assert slip_of(table, hand, place).size == short.get_bounding_rect(min_alpha=128).size


def lying(table: Any, played: int, held: int) -> Hand:
    """The row with so many cards in play and so many in hand."""
    own, cards = table.model.screen.cards, tuple(table.model.rules.box.raw["card"])
    own._order, own.played, own.hand = (("", ""), ()), lambda: cards[:played], lambda: cards[20 : 20 + held]
    table.sync()
    return next(part for part in table.model.panels if isinstance(part, Hand))


def test_six_cards_lie_whole_in_one_row_and_keep_their_words(table_of: Any) -> None:
    """From six on they lay half as high in two rows, five and one, without what they say."""
    table = table_of(session_of(1), (1920, 1080))
    for played, held in ((0, 6), (2, 4)):
        places = lying(table, played, held).places()
        assert {place.rect.h for place in places} == {table.kit.px(table.model.grid.card[1])}
        assert all(look.face.skin.form(place.rect.size) == "row" for look, place in zip(
            lying(table, played, held).row().looks, places, strict=True))  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize(("played", "held"), [(2, 5), (5, 3), (3, 4), (1, 8)])
def test_cards_in_play_are_a_block_of_their_own(table_of: Any, size: tuple[int, int], played: int, held: int) -> None:
    """Cards in hand lay under the heading "In play", and the heading "Hand" above cards in play."""
    table = table_of(session_of(1), size)
    hand = lying(table, played, held)
    hand.paint(table.model.canvas)
    up, down = ([place.rect for place in hand.places() if place.played is side] for side in (True, False))
    assert max(box.right for box in up) < min(box.x for box in down)
    rows = [sum(box.y == edge for box in down) for edge in sorted({box.y for box in down})]
    assert len(rows) == 2 and rows[0] - rows[1] in (0, 1), "as many above as below, not five and one"
    if table.model.grid.tall:
        (first, _), (second, _) = hand._heads_at
        assert first == min(box.x for box in up) and second == min(box.x for box in down)
    else:
        assert len(hand._blocks) == 2, "their words stand beside them"
        for words, block in zip(hand._blocks, (up, down), strict=True):
            assert words.right <= min(box.x for box in block) and words.collidelist([*up, *down]) < 0
            assert words.w >= table.kit.width(hand._heads()[0 if block is up else 1], 15, "sans-semi")


def test_a_list_leaves_its_place_to_what_has_come_there_since(table_of: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of the same question lay where it did the turn before, over the x2 of presence that had come meanwhile."""
    table = table_of(asking("growth.order"), (1920, 1080))
    assert table.model.listed

    def at() -> pygame.Rect:
        table.sync()
        return table.widget("choices").rect.copy()

    board, home = table.model.centre, at()
    assert home.collidelist(board.standing()) < 0
    real = board.standing
    come = pygame.Rect(home.x + 4, home.y + 4, 20, 20)
    monkeypatch.setattr(board, "standing", lambda: [*real(), come])
    assert at() == home, "within a turn a list is found where it was"
    ((asked, lain),) = table.model.lists.items()
    table.model.lists[asked] = lain._replace(turn=lain.turn - 1)
    other = at()
    assert other != home and other.collidelist(board.standing()) < 0
    monkeypatch.setattr(board, "standing", real)
    assert at() == other, "and there it stays"


def test_a_card_that_is_played_keeps_its_place_until_the_phase_is_over(table_of: Any) -> None:
    table = table_of(asking("play"), (1280, 720))
    hand = next(part for part in table.model.panels if isinstance(part, Hand))
    key = next(key for key in reversed([place.key for place in hand.places()]) if key in table.model.shapes)
    before = [place.key for place in hand.places()]
    table.actions.touch(key)
    after = hand.places()
    assert [place.key for place in after] == before and [p.key for p in after if p.played] == [key]
    phase = table.model.screen.phase
    table.model.screen.phase = lambda: "another"
    assert table.model.screen.cards.own()[0] == key, "then what is in play lies together"
    table.model.screen.phase = phase


def test_a_ring_round_energy_or_plays_leaves_the_line_beneath_whole(table_of: Any) -> None:
    table = table_of(session_of(1))
    names = [table.t("table-energy"), table.t("table-plays")]
    boxes = [item.rect for item in table.items() if item.role == "status" and item.name in names and item.zone == "panel"]
    assert len(boxes) == 2 and boxes[0].bottom <= boxes[1].top
    assert all(box.h >= table.kit.px(48) for box in boxes), "figure and line, and the width of a ring on either side"


@pytest.mark.parametrize(("size", "percent"), [((1280, 720), 100), ((1920, 1080), 100), ((1920, 1080), 150)])
def test_a_part_painted_again_rubs_out_nothing_of_its_neighbours(table_of: Any, size: tuple[int, int], percent: int) -> None:
    """Only shadows may become a little fainter."""
    table = table_of(session_of(2, moves=20), size, scale=percent)
    for part in table.model.panels:
        table.build()
        was = pygame.image.tobytes(table.model.canvas, "RGB")
        table.painter.repaint(part)
        now = pygame.image.tobytes(table.model.canvas, "RGB")
        worst = max((abs(a - b) for a, b in zip(was, now, strict=True)), default=0) if was != now else 0
        assert worst <= 24, type(part).__name__


def test_a_preview_does_not_stay_where_it_was_when_the_window_changes(table_of: Any) -> None:
    table = table_of(session_of(1))
    app = table.app

    def point(at: tuple[int, int]) -> None:
        app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))])

    for key in table.model.listed:
        point(table.widget(key).rect.center)
        if table.hover.callout is not None:
            break
    old = table.hover.callout
    assert old is not None and table.hover_key == key
    app.resize((1920, 1080))
    app.step(16, [])
    under = table.finder.item_at(app.mouse)
    assert table.hover_key == (under.key if under is not None else "") != key
    assert table.hover.callout is None, "nothing that would have one is under the pointer now"
    app.resize((1280, 720))
    app.step(16, [])
    assert table.hover_key == key and table.hover.callout is not None and table.hover.callout is not old


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_card_beside_the_map_covers_nothing_of_any_land(table_of: Any, seats: int, size: tuple[int, int]) -> None:
    """No label, no piece, no outline of a land, at either side, of a question or of a step with its slip; nor is it cut."""
    table = table_of(session_of(seats, moves=30), size)
    board, px = table.model.centre, table.kit.px
    lands = [line for key in board.grounds() for line in board.outlines(key)]
    for side, foot in itertools.product((1, -1), (0, SLIP)):
        card = beside_map(table.model, side, foot=foot)
        low = card.h <= px(TITLES[1][1])
        slip = pygame.Rect(card.x, card.bottom, card.w, px(foot))
        assert board.inner.contains(card) and (low or card.h >= px(100)) and card.w >= px(180), "and can be read"
        for box in (card, slip):
            assert not [line for line in lands if Outline(line).cuts(box)] and box.collidelist(board.standing()) < 0
        assert card.collidelist(zoombar.rects(table.model)) < 0


def test_the_card_that_asks_leaves_the_lands_to_choose_from_free(table_of: Any) -> None:
    """Also where the map is looked at closely and there is no open water: then off the lands that may be chosen."""
    session = session_of(2, 3, moves=60)
    table = table_of(session)
    asks = table.widget(table.model.asked.source)
    assert asks.key == "invader:ii-mountain" and table.model.shapes
    assert asks.rect.collidelist(table.model.centre.standing()) < 0
    table.model.acts.zoom_board(3, table.model.centre.inner.center)
    table.sync()
    table.controls.make()
    asks = table.widget(table.model.asked.source)
    lines = [line for key in table.model.shapes for line in table.model.centre.outlines(key)]
    assert table.model.centre.zoomed and asks.rect.collidelist(table.model.centre.label_rects(table.model.shapes)) < 0
    assert not any(Outline(line).cuts(asks.rect) for line in lines)


def test_eleven_cards_beside_an_opened_panel_are_as_high_as_low_cards_are(table_of: Any) -> None:
    """They kept the ratio of their sides, though there was room below: their words were 12 pixels high."""
    table = table_of(session_of(2), (1280, 720))
    cards = [f"card:{key}" for key in tuple(table.model.rules.box.raw["card"])[:11]]
    table.model.screen.cards.of_seat = lambda seat: ("", cards)
    table.drawers.show_panel("p0")
    picks = [widget.rect for widget in table.widgets if widget.key in cards]
    assert len(picks) == 11 and all(rect.h >= table.kit.px(cardface.USUAL["small"]) - 1 for rect in picks)
    assert all(table.widget("side-cards").rect.contains(rect) for rect in picks)


def test_cards_of_an_open_pile_lie_closer_than_those_to_choose_from(table_of: Any) -> None:
    """Below those hang the keys that choose them; ten cards of a pile had too little room for their words at 150 %."""
    model = table_of(session_of(2), (1280, 720)).model
    assert card_rows(model, 10, True).card[1] > card_rows(model, 10).card[1]


def test_where_things_stand_is_known_before_the_first_list_is_laid(table_of: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that was just opened laid its card by where things roughly are, over pieces and the damage to come."""
    seen: list[list[pygame.Rect]] = []
    make = Controls.make
    monkeypatch.setattr(Controls, "make", lambda self: (seen.append(self.model.centre.standing()), make(self))[1])
    table = table_of(session_of(2), (1280, 720))
    assert len(seen[0]) > len(table.model.centre.grounds())
    assert seen[0] == table.model.centre.standing()
