"""The table, driven by real events at what is drawn: choosing, undo, seats, reasons, previews, the end."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.play.session import Session
from scenes.app.program import App
from scenes.checks import common
from scenes.table.model import DOUBLE_MS
from tests.scenes.games import asking, session_of
from tests.scenes.hands import click, click_at, point, press, step

SMALL, LARGE = (1280, 720), (1920, 1080)


@pytest.fixture
def make(table_of: Callable[..., Any]) -> Any:
    def made(session: Session | None = None, size: tuple[int, int] = SMALL, lang: str = "en") -> tuple[App, Any]:
        table = table_of(session or session_of(), size, lang)
        return table.app, table

    return made


@pytest.mark.parametrize("size", [SMALL, (1600, 1000), LARGE])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_option_has_a_place_on_screen(make: Any, size: tuple[int, int], seats: int) -> None:
    """Every legal key leads to an item that is drawn inside the window, at every third of 90 decisions."""
    app, table = make(session_of(seats, 3), size)
    for _ in range(30):
        for key in table.model.options:
            first = table.model.route(key)[0]
            item = table.item(first)
            assert item is not None and item.enabled and item.rect is not None, (key, first)
            assert app.screen.get_rect().contains(item.rect.inflate(-2, -2)), (key, item.rect)
            hit = table.finder.item_at(item.rect.center)
            assert hit is not None and hit.key == first, (key, first, hit)
        common.play_random(table.model.session, 3, 5)
        table.sync()
        if table.model.session.result:
            break


def test_growth_by_click_and_by_number(make: Any) -> None:
    app, table = make(size=LARGE)
    click(app, "branch:1")
    assert table.model.session.log[0].key == "branch:1"
    app, table = make()
    press(app, pygame.K_3)
    assert table.model.session.log[0].key == "branch:2"


def test_tab_goes_through_what_may_be_chosen_and_enter_chooses(make: Any) -> None:
    app, table = make(asking("target.land"))
    lands = [key for key in table.finder.targets() if key.startswith("land:")]
    seen = []
    for _ in lands:
        press(app, pygame.K_TAB)
        seen.append(table.focus_key)
    assert seen == lands
    press(app, pygame.K_RETURN)
    assert table.model.session.log[-1].key == lands[-1] or any(e.key == lands[-1] for e in table.model.session.log[-3:])


def test_undo_names_what_it_takes_back_and_redo_brings_it_again(make: Any) -> None:
    app, table = make(size=LARGE)
    first = table.model.session.state.hash()
    click(app, "branch:2")
    second = table.model.session.state.hash()
    assert table.item("undo").name.startswith("Undo: ")
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert table.model.session.state.hash() == first
    press(app, pygame.K_y, pygame.KMOD_CTRL)
    assert table.model.session.state.hash() == second


def test_undo_past_new_information_asks_first(make: Any) -> None:
    app, table = make(asking("card.keep"))
    before = table.model.session.state.hash()
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert app.top is not table and app.top is not None and app.top.name == "confirm"
    press(app, pygame.K_ESCAPE)
    assert app.top is table and table.model.session.state.hash() == before
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    click(app, "go")
    assert table.model.session.state.hash() != before and table.model.session.rewound == 1


def test_ending_a_phase_with_actions_left_asks_once(make: Any) -> None:
    app, table = make(asking("play"))
    assert table.model.asked.kind == "play" and table.model.screen.phase_end().left
    ways = {key.partition("/")[0] for key in table.model.options if key != "done"}
    assert table.model.screen.phase_end().left == min(len(ways), table.model.view.plays_left[table.model.seat]) < len(ways), (
        "plays, not cards"
    )
    press(app, pygame.K_RETURN, pygame.KMOD_CTRL)
    assert app.top is not None and app.top.name == "confirm"
    words = {i.key: i.name for i in app.top.items()}
    assert (words["keep"], words["go"]) == ("Keep playing", "End phase"), "gold says what it does"
    click(app, "never")
    assert table.model.session.log[-1].kind != "play" or table.model.session.log[-1].key == "done"
    assert not app.settings.confirm_end, "for good: until it is switched on in the settings"
    app, table = make(asking("play"))
    app.put("confirm_end", False)
    press(app, pygame.K_RETURN, pygame.KMOD_CTRL)
    assert app.top is table and table.model.asked.kind != "play"


def test_escape_never_declines(make: Any) -> None:
    app, table = make(asking("gather.from"))
    length = len(table.model.session.log)
    press(app, pygame.K_ESCAPE)
    assert len(table.model.session.log) <= length
    assert app.top is not None and app.top.name in ("pause", "table")


def test_backspace_declines_an_effect(make: Any) -> None:
    session = None
    for seats in (1, 2):
        session = asking("gather.from", seats)
        if session.decision is not None and "done" in session.decision.keys():
            break
    app, table = make(session)
    if "done" in table.model.options:
        press(app, pygame.K_BACKSPACE)
        assert [e.key for e in table.model.session.log if e.kind == "gather.from"][-1] == "done"


def test_a_piece_moves_in_two_clicks_or_straight(make: Any) -> None:
    """Several pieces to push: pick one, then its land; one piece: the land alone is enough."""
    app, table = make(asking("push.to", 2))
    keys = [key for key in table.model.options if key.startswith("move:")]
    sources = {key.partition(">")[0] for key in keys}
    key = keys[-1]
    for part in table.model.route(key):
        click(app, part)
    assert any(e.key == key for e in table.model.session.log), (key, sources)


def test_why_an_illegal_land_is_not_legal_shows_at_once(make: Any) -> None:
    app, table = make(asking("target.land"))
    lands = [item for item in table.items() if item.role == "land" and not item.enabled]
    assert lands and all(item.why for item in lands)
    point(app, lands[0].rect.center)
    step(app, 100)
    assert lands[0].why in app.tip.text
    length = len(table.model.session.log)
    click(app, lands[0].key)
    assert len(table.model.session.log) == length


def test_a_land_says_why_not_while_a_list_is_open(make: Any) -> None:
    """Nothing on the map may be chosen: a click, W and the keyboard's focus tell the reason all the same, at once."""
    app, table = make()
    assert table.model.listed and not any(key.startswith("land:") for key in table.model.shapes)
    free = (i for i in table.items() if i.role == "land" and i.rect)
    land = next(i for i in free if (at := table.finder.item_at(i.rect.center)) and at.key == i.key)
    why, length = table.model.why(land.key), len(table.model.session.log)
    assert why
    click(app, land.key)
    assert app.tip.text == why and app.spoken[-1] == why and len(table.model.session.log) == length
    press(app, pygame.K_w)
    assert app.tip.text == why
    table.set_focus("")
    app.show_ring()
    table.set_focus(land.key)
    assert app.tip.text.splitlines()[0] == why  # and below it what stands there


def test_zoom_and_tip_of_a_hand_card_leave_buttons_and_the_pointer_free(make: Any) -> None:
    from scenes.widgets.tooltip import tip_rect

    app, table = make()
    buttons = [w.rect for w in table.widgets if w.zone in ("buttons", "choices") and w.role == "button"]
    cards = [i for i in table.items() if i.role == "card" and i.zone == "hand"]
    assert len(buttons) > 1 and cards
    for card in cards:
        point(app, card.rect.center)
        step(app, 300)
        rect = table.hover.zoomed[2]
        assert rect.collidelist(buttons) < 0 and not rect.collidepoint(card.rect.center), card.name
        app.tip_now("Why not, in a sentence. " * 3, card.rect)
        box = tip_rect(app.kit, app.tip.text, app.tip.near, app.screen.get_rect(), app.tip.avoid)
        assert box.collidelist(buttons) < 0 and not box.collidepoint(card.rect.center), card.name


def test_pointing_at_a_legal_land_shows_what_would_happen_and_covers_no_target(make: Any) -> None:
    app, table = make(asking("presence.to", 2), LARGE)
    for key in table.finder.targets():
        if not key.startswith("land:"):
            continue
        point(app, table.item(key).rect.center)
        assert table.model.pointed == key
        assert table.hover.callout is not None
        legal = [k for k in table.model.shapes if k.startswith("land:")]
        for other in legal:
            spot = table.model.centre.anchor(other)
            assert not table.hover.callout.rect.collidepoint(spot), (key, other)


def test_idle_draws_nothing_and_hover_draws_little(make: Any) -> None:
    app, table = make(asking("presence.to"))
    step(app)
    frames = app.frames
    for _ in range(5):
        app.step(16, [])
    assert app.frames == frames
    drawn: list[Any] = []
    whole = app.screen.get_rect()
    app.invalidate = lambda rect=None: drawn.append(rect)
    point(app, table.item(next(k for k in table.model.shapes if k.startswith("land:"))).rect.center)
    assert drawn and all(rect is not None and pygame.Rect(rect).size < whole.size for rect in drawn)


def test_several_seats_of_one_person(make: Any) -> None:
    app, table = make(session_of(3), LARGE)
    assert table.model.seat == "p0"
    press(app, pygame.K_3, pygame.KMOD_ALT)
    assert table.model.seat == "p2"
    click(app, "partner-p1")
    assert table.model.seat == "p1" and table.model.view.spirits[table.model.seat]
    assert table.model.names["p1"] in table.model.prompt.main


def test_cards_to_keep_are_shown_large(make: Any) -> None:
    app, table = make(asking("card.keep"))
    cards = [item for item in table.items() if item.zone == "choices" and item.role == "card"]
    assert len(cards) == len(table.model.options)
    assert all(item.rect.h >= 380 for item in cards)
    click(app, cards[0].key)
    assert any(e.kind == "card.keep" and e.key == cards[0].key for e in table.model.session.log)


def test_a_card_is_zoomed_after_a_moment_and_the_zoom_closes(make: Any) -> None:
    app, table = make()
    card = next(item for item in table.items() if item.role == "card")
    point(app, card.rect.center)
    assert table.hover.zoomed is None
    step(app, 300)
    assert table.hover.zoomed is not None and table.hover.zoomed[2].h >= 420
    assert not table.hover.zoomed[2].collidepoint(card.rect.center)
    point(app, table.model.grid.prompt.center)
    assert table.hover.zoomed is None
    point(app, card.rect.center)
    step(app, 300)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    step(app)
    assert table.hover.zoomed is None


@pytest.mark.parametrize("key", [pygame.K_r, pygame.K_l, pygame.K_F1])
def test_a_card_zoomed_at_the_focus_goes_when_something_opens_over_it(make: Any, key: int) -> None:
    """The rules came with the card still standing large behind them."""
    app, table = make()
    card = next(item for item in table.items() if item.role == "card" and item.zone == "hand")
    app.show_ring()
    table.set_focus(card.key)
    step(app, 300)
    assert table.hover.zoomed is not None
    press(app, key)
    assert app.top is not table and table.hover.zoomed is None


def test_pinned_zoom_panels_piles_log_and_menu_open_and_close(make: Any) -> None:
    app, table = make(session_of(2, 7, 40))
    press(app, pygame.K_p)
    assert table.model.open == f"panel:{table.model.seat}" and any("Growth" in line for line in app.text_view())
    press(app, pygame.K_ESCAPE)
    assert table.model.open == ""
    press(app, pygame.K_o)
    assert table.model.open.startswith("panel:")
    press(app, pygame.K_o)
    assert table.model.open == ""
    press(app, pygame.K_l)
    assert app.top is not None and app.top.name == "log" and len(app.text_view()) > 5
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_c)
    press(app, pygame.K_SPACE)
    assert app.top.name == "zoom"
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_h)
    assert table.model.centre.hidden
    press(app, pygame.K_h)
    press(app, pygame.K_ESCAPE)
    assert app.top.name == "pause"


def test_a_long_pile_has_pages_and_begins_with_what_came_last(make: Any) -> None:
    """Of a pile of 24 cards no more than ten could be looked at; in Anima those were the oldest."""
    session = session_of(("human", "bot:random"), 3, 40, game="anima")
    every = [*session.rules.box.advantages][:24]
    session.state.discarded = tuple(every)
    app, table = make(session)
    table.drawers.show_pile("advantage")
    step(app)
    seen: list[str] = []
    for _ in range(3):
        seen += [item.key for item in table.items() if item.role == "card" and item.zone == "choices"]
        if any(item.key == "older-pile" for item in table.items()):
            click(app, "older-pile")
            step(app)
    assert seen == [f"card:{card}" for card in reversed(every)]
    assert any("21 to 24 of 24" in line for line in app.text_view())
    click(app, "newer-pile")
    step(app)
    assert any("11 to 20 of 24" in line for line in app.text_view())
    press(app, pygame.K_ESCAPE)
    assert table.model.open == ""


def test_wheel_zooms_about_the_pointer_and_zero_fits(make: Any) -> None:
    app, table = make(asking("presence.to"))
    app.mouse = table.model.centre.inner.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=2, flipped=False))
    step(app)
    assert table.model.centre.zoomed
    before = table.model.centre.chart.view
    for kind, pos in ((pygame.MOUSEBUTTONDOWN, (600, 300)), (pygame.MOUSEMOTION, (500, 300)), (pygame.MOUSEBUTTONUP, (500, 300))):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=3, rel=(0, 0), buttons=(0, 0, 1)))
        step(app)
    assert table.model.centre.chart.view.x > before.x
    press(app, pygame.K_0)
    assert not table.model.centre.zoomed


def test_bots_play_their_seats(make: Any) -> None:
    app, table = make(session_of(("human", "bot:random")))
    for _ in range(200):
        step(app, 500)
        decision = table.model.session.decision
        if decision is None or not any(not table.model.human(s) for s in decision.seats):
            break
    assert any(e.seat == "p1" for e in table.model.session.log)
    assert table.model.seat == "p0"


def test_language_and_size_can_change_at_any_time(make: Any) -> None:
    app, table = make(session_of(2, 7, 25))
    for lang in ("it", "uk", "en"):
        app.set_language(lang)
        step(app)
        assert not any("[table-" in line or "‹" in line for line in app.text_view()), lang
    for size in ((1024, 640), LARGE, (1366, 768), SMALL):
        app.resize(size)
        step(app)
        assert all(app.screen.get_rect().contains(part.rect) for part in table.model.panels), size


def test_the_table_is_saved_after_every_decision(start: Any, home: Path) -> None:
    from scenes.app import tables

    app = start(reduced_motion=True)
    flags = argparse.Namespace(game="spirit-island", set="", mode="", option=[], seed=5, seats=("human",))
    table: Any = tables.open_table(app, common.setup_from(flags))
    press(app, pygame.K_1)
    hashed = table.model.session.state.hash()
    table.closed()
    files = list(home.rglob("spirit-island-*.json"))
    again: Any = tables.open_save(app, next(f for f in files if f.stem.count(".") == 0))
    assert again.session.state.hash() == hashed
    again.closed()


def zoomed(app: App, table: Any) -> Any:
    """The first card of the hand, after the pointer has rested on it until it grew."""
    card = next(item for item in table.items() if item.role == "card")
    point(app, card.rect.center)
    step(app, 400)
    assert table.hover.zoomed is not None
    return card


def test_a_card_that_slides_under_a_resting_pointer_is_not_zoomed_until_it_moves(make: Any) -> None:
    app, table = make()
    card = next(item for item in table.items() if item.role == "card")
    table.model.rest = card.rect.center  # clicked there last
    point(app, card.rect.center)
    step(app, 400)
    assert table.hover.zoomed is None
    locked = next(item for item in table.items() if item.key == "end")
    table.model.rest = app.mouse
    assert table.tip(locked) == "", "nothing is explained where nobody points"
    table.model.rest = None
    assert table.tip(locked)
    table.model.rest = app.mouse
    point(app, (card.rect.centerx + 9, card.rect.centery))
    step(app, 300)
    assert table.hover.zoomed is not None


def test_the_second_half_of_a_double_click_does_not_undo_the_first(make: Any) -> None:
    app, table = make(session_of(1))
    key = table.model.listed[0]
    table.actions.choose(key)
    done = table.model.session.state.hash()
    at = table.widget("undo").rect.center
    table.model.rest, app.mouse = at, at  # the button just clicked was there
    click_at(app, at)
    assert table.model.session.state.hash() == done
    app.step(DOUBLE_MS, [])
    click_at(app, at)
    assert table.model.session.state.hash() != done


def test_a_card_that_was_zoomed_goes_when_the_pointer_leaves_after_a_click(make: Any) -> None:
    app, table = make()
    card = zoomed(app, table)
    table.model.rest = card.rect.center  # a click there that answers nothing
    nowhere = next((x, 2) for x in range(2, SMALL[0], 7) if table.finder.item_at((x, 2)) is None)
    point(app, nowhere)
    assert table.hover.zoomed is None


def test_the_result_comes_over_no_zoomed_card(make: Any) -> None:
    app, table = make()
    zoomed(app, table)
    table.dialogs.show_result()
    assert table.hover.zoomed is None


def test_the_third_esc_in_a_row_opens_the_menu_whatever_else_could_be_closed(make: Any) -> None:
    session = asking("target.land")
    app, table = make(session)
    assert table.actions.can_cancel()
    kind, length = table.model.asked.kind, len(session.log)
    table.drawers.show_forecast()
    step(app)
    table.dialogs.show_rules()
    step(app)
    for name in ("table", "table", "pause"):
        press(app, pygame.K_ESCAPE)
        assert app.top.name == name
    assert table.model.asked.kind == kind and len(session.log) == length and not table.model.open, "the action goes on afterwards"
    press(app, pygame.K_ESCAPE)
    assert app.top is table
    point(app, (9, 9))
    app.dispatch(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=0, flipped=False, precise_x=0.0, precise_y=0.0))
    press(app, pygame.K_ESCAPE)
    assert app.top is table and len(session.log) == length - 1, "else Esc lets go of what was begun"


def test_three_esc_lead_from_a_look_back_with_something_open_on_it_to_the_menu(make: Any) -> None:
    from scenes.table.timetravel import look_here

    app, table = make(asking("target.land"))
    length = len(table.model.session.log)
    look_here(table.model, length - 1)
    step(app)
    assert app.top is not table
    app.top.drawers.show_forecast()
    step(app)
    app.top.dialogs.show_settings()
    step(app)
    for _ in range(3):
        press(app, pygame.K_ESCAPE)
    assert app.top.name == "pause" and app.stack[-2] is table and len(table.model.session.log) == length
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_ESCAPE)
    assert app.top is table and len(table.model.session.log) == length - 1, "the count begins anew"


def test_three_esc_lead_home_from_screens_over_the_menu(start: Callable[..., App]) -> None:
    from scenes.menu.screen import MenuScene
    from scenes.rules.screen import RulesOverlay
    from scenes.saves.screen import SavesScene
    from scenes.settings.screen import SettingsOverlay

    app = start(SMALL)
    menu = app.push(MenuScene(app))
    for scene in (SavesScene(app), SettingsOverlay(app), RulesOverlay(app, "spirit-island"), SettingsOverlay(app)):
        app.push(scene)
    for left in (4, 3, 1):
        press(app, pygame.K_ESCAPE)
        assert len(app.stack) == left
    assert app.top is menu


def test_a_fear_card_turned_up_where_it_lies_is_in_the_pile_to_read(table_of: Any) -> None:
    """The tip said to look at the fear cards turned up so far, and the pile answered that it was empty."""
    session = session_of(1, 3, box="base")
    session.state.fear_revealed = session.state.fear_deck[2:3]
    table = table_of(session)
    card = f"fear:{session.state.fear_deck[2]}"
    assert table.model.screen.cards.pile("fear")[1] == [card]
    table.drawers.show_pile("fear")
    assert card in {item.key for item in table.items()}
