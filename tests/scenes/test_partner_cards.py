"""Another player's box shows all they have played, their hand as far as there is room; the blight card says its rule."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.games.spirit_island import other_cards
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
