"""The advanced game's objectives: three missions and three rewards on one tray, filled and given in one go."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.key import Key
from game.core.engine.rng import Rng
from scenes.table import card_tray
from scenes.table.ask import Sheet
from tests.scenes.games import at_question, session_of
from tests.scenes.hands import click, point, press

KINDS = ("current:mission", "current:reward", "next:mission", "next:reward")


@pytest.fixture(params=[(1280, 720), (1920, 1080)], ids=lambda size: str(size[0]))
def tray(table_at: Any, request: Any) -> Any:
    return table_at("prepare.current.mission", request.param, mode="advanced")


def sheet(table: Any) -> Sheet:
    assert isinstance(table.asks.ask, Sheet)
    return table.asks.ask


def test_all_cards_are_seen_before_any_is_chosen(tray: Any) -> None:
    """The mission was chosen before the rewards were visible; four picks in a row."""
    asked = sheet(tray)
    assert [Key.of(key).kind for key in asked.keys] == [kind.partition(":")[0] for kind in KINDS]
    cards = [item for item in tray.items() if item.zone == "choices" and item.role == "card"]
    held = tray.model.view.held[tray.model.seat]
    assert len(cards) == len(held) and len({item.name for item in cards}) == len(held)
    boxes = [item.rect for item in cards]
    chips = [item.rect for item in tray.items() if item.key.startswith("sheet-") and "=" in item.key]
    everything = boxes + chips
    assert not [a for n, a in enumerate(everything) if a.collidelistall(everything[n + 1 :])], "nothing overlaps"
    assert all(tray.model.area.contains(box) for box in everything)


def test_a_card_put_where_another_lies_changes_places_with_it(tray: Any) -> None:
    before = sheet(tray).keys
    other = f"current:{Key.of(before[2]).rest}"
    click(tray.app, f"sheet-0={other}")
    after = sheet(tray).keys
    assert after[0] == other and Key.of(after[2]).rest == Key.of(before[0]).rest and after[1::2] == before[1::2]


def test_all_is_given_at_once_and_taken_back_at_once(tray: Any) -> None:
    log, wanted = tray.model.session.log, sheet(tray).keys
    length = len(log)
    click(tray.app, "sheet-confirm")
    assert tuple(entry.key for entry in log[length : length + 4]) == wanted
    assert [entry.joined for entry in log[length : length + 4]] == [False, True, True, True]
    assert tray.model.session.undo(True) is not None and len(log) == length


def test_what_each_pair_pays_is_said(tray: Any) -> None:
    asked = sheet(tray)
    assert asked.pays is not None
    lines = asked.pays(asked.keys)
    assert len(lines) == 2 and all(lines)
    shown = [item.name for item in tray.items() if item.key.startswith("sheet-pays")]
    assert shown == list(lines)


def test_escape_shows_the_board_and_keeps_what_lies_in_the_slots(tray: Any) -> None:
    other = card_tray.swapped(sheet(tray), 1, f"current:{Key.of(sheet(tray).keys[3]).rest}")
    click(tray.app, f"sheet-1={other[1]}")
    kept = sheet(tray).keys
    tray.app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=41)])
    assert not [item for item in tray.items() if item.role == "card" and item.zone == "choices"]
    click(tray.app, "sheet-open")
    assert sheet(tray).keys == kept


def test_the_tray_makes_room_while_the_pointer_is_on_the_board(tray: Any) -> None:
    inner, box = tray.model.centre.inner, tray.widget("sheet").rect
    beside = inner.x + (box.x - inner.x) // 2, inner.centery
    assert inner.collidepoint(beside) and not box.collidepoint(beside)
    kept = sheet(tray).keys
    point(tray.app, box.center)
    assert tray.widget("sheet"), "not while it is on the tray"
    point(tray.app, beside)
    assert tray.model.looking and not [w for w in tray.widgets if w.key == "sheet"]
    point(tray.app, box.center)
    assert tray.model.looking, "nor while what lay below the tray is pointed at"
    point(tray.app, tray.model.grid.prompt.center)
    assert not tray.model.looking and tray.widget("sheet") and sheet(tray).keys == kept


def test_a_button_of_the_tray_is_pressed_by_the_number_it_shows(tray: Any) -> None:
    buttons = card_tray.slots_of(tray.model)
    assert [button.number for button in buttons] == [*range(1, len(buttons) + 1)]
    taken = sheet(tray).keys
    free = next(button for button in buttons[:9] if button.number > 1 and button.key.partition("=")[2] not in taken)
    press(tray.app, pygame.K_0 + free.number)
    assert free.key.partition("=")[2] in sheet(tray).keys


def test_the_last_round_asks_for_this_round_only(table_at: Any) -> None:
    for skip in range(8):
        try:
            table = table_at("prepare.current.mission", mode="advanced", skip=skip)
        except AssertionError:
            break
        if len(table.model.view.ships_left) <= 1:
            table.model.session.equal = True
            table.sync()
            assert len(sheet(table).groups) == 2
            return
    pytest.fail("no game came to its last round")


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 200)])
def test_objectives_to_choose_from_are_never_too_low_to_read(table_of: Any, size: tuple[int, int], scale: int) -> None:
    """In the folded hand their names were cut in half: there they lie over the chart, which can be looked at."""
    session = session_of(("human", "bot:random"), 5, game="small-islands", options=[("first", "p0")])
    at_question(session, "prepare.current", Rng(5))
    table = table_of(session, size, scale=scale)
    cards = [item for item in table.items() if item.zone == "choices" and item.role == "card"]
    assert len(cards) == 3
    for item in cards:
        assert item.rect.h >= 64 * table.model.scale and table.area.contains(item.rect)


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 150), ((1920, 1080), 200)])
def test_with_large_text_slots_keep_their_words_and_cards_their_height(
    table_of: Any, size: tuple[int, int], scale: int, lang: str
) -> None:
    session = session_of(("human", "bot:random"), 5, game="small-islands", mode="advanced", options=[("first", "p0")])
    at_question(session, "prepare.current.mission", Rng(5))
    table = table_of(session, size, scale=scale, lang=lang)
    for slot in card_tray.slots_of(table.model):
        assert table.model.kit.width(slot.label, slot.size, "sans-semi") <= slot.rect.w
    cards = [item for item in table.items() if item.zone == "choices" and item.role == "card"]
    assert all(item.rect.h >= 56 * table.model.scale and table.area.contains(item.rect) for item in cards)
