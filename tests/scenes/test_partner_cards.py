"""Another player's box shows all they have played, their hand as far as there is room; the blight card says its rule."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.games.spirit_island import other_cards
from scenes.games.spirit_island.other_cards import OtherCard
from scenes.games.spirit_island.side_panel import SidePanel
from scenes.table.row_boxes import PADS
from scenes.table.rows import walk
from scenes.widgets.paint import Kit
from tests.scenes.games import session_of

LANGS = pytest.mark.parametrize("lang", ["en", "it", "uk"])
SMALL, LARGE = (1280, 720), (1920, 1080)
ADVERSARY = ("adversary", "brandenburg-prussia"), ("level", "1")


def side(table: Any) -> SidePanel:
    return next(part for part in table.model.panels if isinstance(part, SidePanel))


def listed(table: Any, monkeypatch: Any) -> tuple[int, int]:
    """(how many cards have a line in the other player's box, how many more it says there are)."""
    lines: list[str] = []
    more: list[int] = []
    badge, text = other_cards.speed_badge, Kit.text

    def words(kit: Kit, surface: Any, said: str, *rest: Any, **how: Any) -> Any:
        more.extend([int(said)] if said.startswith("+") and said[1:].isdigit() and len(lines) else [])
        return text(kit, surface, said, *rest, **how)

    with monkeypatch.context() as patch:
        patch.setattr(other_cards, "speed_badge", lambda kit, speed, px: lines.append(speed) or badge(kit, speed, px))
        patch.setattr(Kit, "text", words)
        panel = side(table)
        for place in panel.places():
            if place.row.box == "player" and place.row.paint is not None:
                place.row.paint.draw(panel.pen(), table.model.canvas, place.rect.inflate(-20, -20))
    return len(lines), sum(more)


@LANGS
@pytest.mark.parametrize(("size", "least"), [(LARGE, 2), (SMALL, 1)], ids=str)
@pytest.mark.parametrize(("played", "held"), [(2, 0), (0, 4), (2, 3), (4, 7)])
def test_no_card_of_another_player_is_hidden_silently(
    table_of: Any, monkeypatch: Any, size: tuple[int, int], least: int, lang: str, played: int, held: int
) -> None:
    """Of four cards one was listed, or none at all, and nothing said that there are more; on the rail there never was one."""
    session = session_of(2, 5, 30, box="base", options=ADVERSARY)
    cards = tuple(session.state.minor_deck)
    session.state.played["p1"], session.state.hand["p1"] = cards[:played], cards[played : played + held]
    table = table_of(session, size, lang)
    shown, more = listed(table, monkeypatch)
    assert shown >= least and shown + more == played + held
    box = next(spot for spot in side(table).spots if spot.key == "partner-p1")
    names = [table.t(f"name-card-{card}") for card in cards[: played + held]]
    assert all(name in box.value for name in names), "pointing at it tells all their names"


def test_with_room_each_card_of_another_player_has_its_line(table_of: Any, monkeypatch: Any) -> None:
    session = session_of(2, 5, 30)
    cards = tuple(session.state.minor_deck)
    session.state.played["p1"], session.state.hand["p1"] = cards[:2], cards[2:4]
    assert listed(table_of(session, LARGE), monkeypatch) == (4, 0)


def marked(table: Any, monkeypatch: Any) -> list[tuple[int, int]]:
    """Of each other player's box: (cards with a line or a sign that tells how fast they are, ticks within the box)."""
    found: list[tuple[int, int]] = []
    fast: list[str] = []
    ticks: list[tuple[int, int]] = []
    badge, icon, panel = other_cards.speed_badge, Kit.icon, side(table)

    def drawn(kit: Kit, surface: Any, name: str, at: tuple[int, int], *rest: Any, **how: Any) -> Any:
        ticks.extend([at] if name == "check" else [])
        return icon(kit, surface, name, at, *rest, **how)

    with monkeypatch.context() as patch:
        patch.setattr(other_cards, "speed_badge", lambda kit, speed, px: fast.append(speed) or badge(kit, speed, px))
        patch.setattr(Kit, "icon", drawn)
        for place in panel.places():
            if place.row.box == "player" and place.row.paint is not None:
                fast.clear()
                ticks.clear()
                left, top, right, bottom = (table.kit.px(pad) for pad in PADS["player"])
                room = place.rect.move(left, top)
                room.w, room.h = room.w - left - right, room.h - top - bottom
                place.row.paint.draw(panel.pen(), table.model.canvas, room)
                found.append((len(fast), sum(place.rect.inflate(-12, -12).collidepoint(at) for at in ticks)))
    return found


@LANGS
@pytest.mark.parametrize("options", [(), ADVERSARY], ids=["alone", "adversary"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_another_player_has_played_is_seen_and_what_was_used_is_ticked(
    table_of: Any, monkeypatch: Any, seats: int, options: Any, lang: str
) -> None:
    """At 1280x720 a long name took the lines of the others: "+3" stood there, and nobody saw what a partner had played."""
    session = session_of(seats, 5, 30, box="base", options=options)
    cards = tuple(session.state.minor_deck)
    for n, seat in enumerate(session.state.seats):
        own = cards[6 * n : 6 * n + 6]
        session.state.played[seat], session.state.hand[seat] = own[:4], own[4:]
        session.state.used[seat] = tuple(f"card:{card}" for card in own[:2])
    found = marked(table_of(session, SMALL, lang), monkeypatch)
    assert len(found) == seats - 1 and all(ticks == 2 for _, ticks in found)
    assert all(fast >= 2 for fast, _ in found), "in lines or, where their names have no room, as signs"


@LANGS
def test_so_many_cards_that_they_have_no_lines_are_signs(table_of: Any, monkeypatch: Any, lang: str) -> None:
    session = session_of(2, 5, 30, box="base", options=ADVERSARY)
    cards = tuple(session.state.minor_deck)
    session.state.played["p1"], session.state.used["p1"] = cards[:9], tuple(f"card:{card}" for card in cards[:5])
    assert marked(table_of(session, SMALL, lang), monkeypatch) == [(4, 5)]


def cards_of(played: int, used: int, held: int = 0, name: str = "Call of the Dahan Ways in the Deep Forest") -> list[OtherCard]:
    own = [OtherCard(name, "fast", True, "used" * (n < used), "check" * (n < used)) for n in range(played)]
    return own + [OtherCard(name, "slow", False, "in hand", "card")] * held


def test_a_card_in_hand_was_not_used_whatever_its_sign() -> None:
    assert [card.used for card in cards_of(2, 1, 1)] == [True, False, False]


@pytest.mark.parametrize("has", [other_cards.USUAL, other_cards.TIGHT, other_cards.RAIL], ids=["usual", "tight", "rail"])
@pytest.mark.parametrize("width", [90, 160, 260])
def test_what_is_in_play_has_lines_or_else_is_signs_all_together(table_of: Any, width: int, has: Any) -> None:
    """At every height: two of four cards with a line and "+2" would hide what a partner has played."""
    pen = side(table_of(session_of(2, 5, 30), LARGE)).pen()
    seen = set()
    for played, held in ((4, 0), (4, 2), (1, 3)):
        cards = cards_of(played, 1, held)
        for room in range(10, 400, 5):
            lines = other_cards._lines(pen, cards, width, room, has)
            assert not lines or (len(lines) >= played and sum(line.high for line in lines) <= room)
            more = [line.more for line in lines if line.more]
            assert more == ([f"+{len(cards) - len(lines)}"] if lines and len(lines) < len(cards) else [])
            seen.add(len(lines) >= played)
    assert seen == {True, False}


@pytest.mark.parametrize("width", [110, 160, 260])
@pytest.mark.parametrize("held", [0, 9])
def test_the_tick_of_a_used_card_stays_beside_its_name_and_the_number(
    table_of: Any, monkeypatch: Any, width: int, held: int
) -> None:
    """However narrow it is: what was used is never left out, and nothing lies over it."""
    table = table_of(session_of(2, 5, 30), LARGE)
    pen, has, cards = side(table).pen(), other_cards.RAIL, cards_of(1, 1, held)
    first = other_cards._line(pen, cards[0], width, has, "+9" if held else "")
    ticks: list[pygame.Rect] = []
    icon = Kit.icon

    def drawn(kit: Kit, surface: Any, name: str, at: Any, size: float, *rest: Any, **how: Any) -> Any:
        wide = kit.px(size)
        ticks.extend([pygame.Rect(0, 0, wide, wide).move(at[0] - wide // 2, at[1] - wide // 2)] if name == "check" else [])
        return icon(kit, surface, name, at, size, *rest, **how)

    monkeypatch.setattr(Kit, "icon", drawn)
    box = pygame.Rect(10, 10, width, first.high)
    assert [line.more for line in other_cards._lines(pen, cards, width, box.h, has)] == ["+9" if held else ""]
    other_cards.draw(pen, table.model.canvas, cards, box, has)
    number = pygame.Rect(box.right - pen.kit.width("+9", 15, "sans-bold"), box.y, 99, box.h) if held else pygame.Rect(0, 0, 0, 0)
    name = pygame.Rect(box.x + pen.px(has.name_left), box.y, first.block.used, box.h)
    assert len(ticks) == 1 and not ticks[0].colliderect(number) and not ticks[0].colliderect(name)


def test_the_tick_of_a_used_card_is_drawn_over_a_word_that_has_no_room(table_of: Any, monkeypatch: Any) -> None:
    table = table_of(session_of(2, 5, 30), LARGE)
    cards, ticks = cards_of(1, 1, name="Unaussprechlichkeitsgesellschaft"), []
    monkeypatch.setattr(Kit, "icon", lambda kit, surface, name, *rest, **how: ticks.append(name))
    other_cards.draw(side(table).pen(), table.model.canvas, cards, pygame.Rect(10, 10, 90, 200), other_cards.RAIL)
    assert ticks == ["check"]


def test_a_name_of_three_lines_is_set_smaller(table_of: Any) -> None:
    """... as far as that makes two of them."""
    pen, has = side(table_of(session_of(2, 5, 30), LARGE)).pen(), other_cards.TIGHT
    card = cards_of(1, 0)[0]
    smaller = 0
    for width in range(90, 400):
        room = width - max(pen.px(has.name_less), 0) - pen.px(has.aside)
        lines = pen.kit.block(card.name, room, has.size, "sans").lines
        if lines > 2:
            least = pen.kit.block(card.name, room, has.size - 1, "sans")
            assert other_cards._line(pen, card, width, has).block.height == least.height
            smaller += least.lines == 2
    assert smaller, "at some width it makes a difference"


@pytest.mark.parametrize("width", [60, 100, 200])
def test_signs_move_closer_together_where_they_are_many(table_of: Any, width: int) -> None:
    table = table_of(session_of(2, 5, 30), LARGE)
    pen = side(table).pen()
    wide = [other_cards.signs(pen, table.model.canvas, cards_of(n, n // 2), (10, 40), width, 18) for n in range(13)]
    assert wide[0] == 0 and min(wide[1:]) == pen.px(18) and max(wide) <= width
    assert wide[2] - wide[1] == min(pen.px(18) + pen.px(5), width - pen.px(18)), "with room they stand apart"


@LANGS
@pytest.mark.parametrize("card", ["downward-spiral", "memory-fades-to-dust"])
def test_the_panel_says_what_a_turned_blight_card_does_each_turn(table_of: Any, cut: list[str], lang: str, card: str) -> None:
    """It had the name and the counter alone; a presence was gone every turn and nothing there said why."""
    session = session_of(2, 5, 30, box="base", options=[("blight-card", card)])
    healthy = table_of(session, LARGE, lang)
    rule = healthy.t("blight-card-each-short", what=healthy.model.wording.texts.blight_card(card).each_turn)

    def rules(table: Any) -> list[str]:
        stood = [row.paint for place in side(table).places() for row in walk((place.row,)) if row.key == "blight"]
        return [part.text for paint in stood for part in paint.whole.parts if getattr(part, "text", "") == rule]

    assert not rules(healthy)
    session.state.blighted = True
    assert rules(table_of(session, LARGE, lang)) and not cut
