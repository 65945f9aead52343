"""Questions that are no plain picks, on the real table: the sample game's sheet, its amounts, its replies to others' cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.decision import Setup
from game.core.play.session import Session
from scenes.overlays.handover import HandOverScene
from scenes.table import TableScene
from scenes.table.replies import RepliesScene
from tests.sample_game.rules import LanternFair
from tests.scenes.hands import click, feed, point, press, read, step, tab_to

COLOURS = ("blue", "vermilion", "green", "rose", "violet")
NAMES = ("Marta", "Olek", "Ines", "Taras", "Vera")


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample game is on the list of games."""
    monkeypatch.setenv("TIDETABLE_GAMES", "tests.sample_game:GAMES")


def fair(*controls: str, seed: int = 3) -> Session:
    seats = tuple({"name": name, "colour": colour, "control": control}
                  for name, colour, control in zip(NAMES, COLOURS, controls, strict=False))  # fmt: skip
    return Session(LanternFair(), Setup("lantern-fair", "base", seed=seed, seats=seats))


def at_the_fair(*controls: str, **hands: str) -> Session:
    """The first fair, all with these cards; nobody has bid."""
    session = fair(*controls)
    while session.decision is not None and session.decision.kind != "turn":
        option = session.decision.options[0]
        session.choose(option.seat, option.key)
    state = session.state
    for seat in state.seats:
        state.hand[seat] = tuple(hands.get(seat, "").split())
    state.memo = None
    return session


@pytest.fixture
def table_at(table_of: Callable[..., Any]) -> Callable[..., Any]:
    """The table, with the first player at the screen."""

    def make(session: Session, *where: Any, **settings: Any) -> TableScene:
        table: TableScene = table_of(session, *where, **settings)
        ready(table)
        return table

    return make


def ready(table: TableScene) -> None:
    """Whoever is asked for takes the screen."""
    if isinstance(table.app.top, HandOverScene):
        step(table.app, 600)
        press(table.app, pygame.K_RETURN)


BOTS = ("human", "bot:random", "bot:random")


# -- a sheet -------------------------------------------------------------------------------------------------------


def test_a_sheet_is_filled_in_at_will_and_given_at_once(table_at: Any) -> None:
    table = table_at(fair(*BOTS))
    session, lots = table.model.session, table.model.session.state.lots
    assert "[heading] Your bids" in read(table.app)
    click(table.app, f"sheet-0=bid:{lots[0]}/4")
    assert not session.log and table.item(f"sheet-0=bid:{lots[0]}/4").value == "chosen"
    assert table.item(f"sheet-1=bid:{lots[1]}/2") and table.item(f"sheet-1=bid:{lots[1]}/3") is None, "two coins are left"
    click(table.app, f"sheet-2=bid:{lots[2]}/2")
    click(table.app, f"sheet-0=bid:{lots[0]}/5")
    assert table.item(f"sheet-2=bid:{lots[2]}/1").value == "chosen", "the others stay as far as they can"
    click(table.app, "sheet-confirm")
    assert [(entry.key, entry.joined) for entry in session.log[:3]] == [
        (f"bid:{lots[0]}/5", False), (f"bid:{lots[1]}/0", True), (f"bid:{lots[2]}/1", True)]  # fmt: skip
    session.undo(cross_fence=True)
    assert not session.log


def test_a_sheet_by_keyboard_alone(table_at: Any) -> None:
    table = table_at(fair(*BOTS))
    lot, wanted = table.model.session.state.lots[1], f"sheet-1=bid:{table.model.session.state.lots[1]}/3"
    for _ in range(30):
        press(table.app, pygame.K_TAB)
        if table.focus_key == wanted:
            break
    press(table.app, pygame.K_RETURN)
    while table.focus_key != "sheet-confirm":
        press(table.app, pygame.K_TAB)
    press(table.app, pygame.K_RETURN)
    assert table.model.session.log[1].key == f"bid:{lot}/3"


def test_an_amount_is_turned_dragged_stepped_and_typed(table_at: Any) -> None:
    """Wheel, drag along the cells, the two buttons, the keys - and +: each goes from amount to amount and stays in bounds."""
    table = table_at(fair(*BOTS))
    app, lot = table.app, table.model.session.state.lots[0]

    def bid() -> str:
        return next(item.key.rpartition("/")[2] for item in table.items() if item.key.startswith("sheet-0=") and
                    item.value == "chosen")  # fmt: skip

    def cell(n: int) -> Any:
        return table.item(f"sheet-0=bid:{lot}/{n}").rect

    click(app, f"sheet-0=bid:{lot}/2")
    point(app, cell(2).center)
    zoom = table.model.centre.closeness
    for turn, wanted in ((1, "3"), (-1, "2"), (-1, "1"), (-1, "0"), (-1, "0")):
        feed(app, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turn))
        assert bid() == wanted
    assert table.model.centre.closeness == zoom, "the wheel turns the amount, not the map"
    point(app, cell(0).center)
    feed(app, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=cell(0).center, button=1))
    for n in (1, 2, 3):
        point(app, cell(n).center, held=True)
        assert bid() == str(n)
    feed(app, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=cell(3).center, button=1))
    point(app, cell(5).center)
    assert bid() == "3", "let go is let go"
    click(app, "sheet-0+1")
    click(app, "sheet-0-1")
    click(app, "sheet-0-1")
    assert bid() == "2"
    tab_to(app, f"sheet-0=bid:{lot}/2")
    press(app, pygame.K_PLUS)
    assert bid() == "3" and table.focus_key == f"sheet-0=bid:{lot}/3"
    press(app, pygame.K_MINUS)
    assert bid() == "2" and all(entry.seat != "p0" for entry in table.model.session.log)


def test_escape_folds_the_sheet_and_keeps_what_was_filled_in(table_at: Any) -> None:
    table = table_at(fair(*BOTS))
    key = f"sheet-0=bid:{table.model.session.state.lots[0]}/2"
    click(table.app, key)
    press(table.app, pygame.K_ESCAPE)
    assert table.app.top is table and table.item(key) is None and table.item("sheet-confirm") is None
    click(table.app, "sheet-open")
    assert table.item(key).value == "chosen" and not table.model.session.log
    press(table.app, pygame.K_ESCAPE)
    press(table.app, pygame.K_ESCAPE)
    assert table.app.top.name == "pause", "nothing is left to fold"


def test_what_others_have_bid_changes_nothing_on_the_sheet(table_at: Any) -> None:
    views = []
    for amount in (0, 2):
        session = fair("human", "human", seed=4)
        session.choose_all("p1", [f"bid:{lot}/{amount}" for lot in session.state.lots])
        views.append(read(table_at(session).app))
    assert views[0] == views[1] and "Your bids" in views[0]


# -- an amount -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "digit"])
def test_an_amount_stands_in_the_prompt_bar(table_at: Any, by: str) -> None:
    table = table_at(at_the_fair(*BOTS, p0="feast-1 salt-1"))
    click(table.app, "card:feast-1")
    steps = [item for item in table.items() if item.key.startswith("coins:")]
    assert [item.key for item in steps] == [f"coins:{n}" for n in range(7)]
    bar = table.model.grid.prompt
    assert all(bar.contains(item.rect) for item in steps) and not table.model.listed
    assert steps[4].line() == "[button] Marta, how many coins for the feast? 4"
    if by == "mouse":
        click(table.app, "coins:4")
    else:
        press(table.app, pygame.K_4)
    assert table.model.session.state.points["p0"] == 4


def test_no_coin_at_all_is_typed_as_nought(table_at: Any) -> None:
    table = table_at(at_the_fair(*BOTS, p0="feast-1 salt-1"))
    click(table.app, "card:feast-1")
    press(table.app, pygame.K_0)
    assert (table.model.session.state.points["p0"], table.model.session.state.coins["p0"]) == (0, 6)


# -- places --------------------------------------------------------------------------------------------------------


def test_an_option_is_chosen_where_its_thing_lies(table_at: Any) -> None:
    table = table_at(at_the_fair(*BOTS, p0="lamp-1", p1="silk-1 salt-1", p2="tea-1"), (1920, 1080))
    click(table.app, "card:lamp-1")
    assert table.model.asked.kind == "target" and not table.model.listed
    click(table.app, "partner-p1")
    click(table.app, "hand:p1/0")
    assert table.model.view.hand["p1"] == ("silk-1", "?")
    assert "Silk" in read(table.app)


def test_on_a_rail_that_leaves_the_thing_out_the_option_is_listed(table_at: Any) -> None:
    table = table_at(at_the_fair(*BOTS, p0="lamp-1", p1="silk-1 salt-1", p2="tea-1"), (1280, 720))
    click(table.app, "card:lamp-1")
    click(table.app, "partner-p1")
    assert table.model.listed == ["hand:p1/0", "hand:p1/1"]
    click(table.app, "hand:p1/1")
    assert table.model.view.hand["p1"] == ("?", "salt-1")


# -- replies -------------------------------------------------------------------------------------------------------

THREE = ("human", "human", "human")


def thief_at_p1(table_at: Any, controls: tuple[str, ...] = THREE, **hands: str) -> Any:
    session = at_the_fair(*controls, **{"p0": "thief-1", "p1": "silk-1", "p2": "guard-1 salt-1", **hands})
    table = table_at(session)
    session.choose("p0", "card:thief-1")
    session.choose("p0", "seat:p1")
    table.sync()
    step(table.app)
    return table


def test_one_bar_asks_all_people_and_shows_nobodys_cards(table_at: Any) -> None:
    table = thief_at_p1(table_at)
    assert isinstance(table.app.top, RepliesScene)
    text = read(table.app)
    assert "Marta plays a thief at Olek" in text
    private = [line for line in text.splitlines() if "· " not in line]  # the others say what all have seen
    assert not any(word in line.lower() for line in private for word in ("silk", "guard", "salt"))
    keys = [item.key for item in table.app.top.items() if item.focusable]
    assert keys == ["nobody", "reply-p1", "reply-p2", "menu"], "the thief's own player has no card left"


def test_the_table_stays_in_sight_below_the_bar_and_shows_what_all_may_know(table_at: Any) -> None:
    seen = []
    for own, others in (("lamp-1", "guard-1 salt-1"), ("tea-1", "guard-2 silk-2")):
        table = thief_at_p1(table_at, p0=f"thief-1 {own}", p1="silk-1", p2=others)
        model = table.model
        assert not table.app.top.opaque and not model.curtained
        assert {card for hand in model.view.hand.values() for card in hand} == {"?"} and model.view.played[-1] == "thief-1"
        assert not model.options and model.prompt.main == "Marta plays a thief at Olek", "and not who is waited for"
        for _ in range(4):
            step(table.app, 400)
        table.app.invalidate()
        step(table.app)
        shown = table.app.screen.copy()
        seen.append(pygame.image.tobytes(shown, "RGB"))
        centre = shown.subsurface(model.centre.rect)
        assert len({tuple(centre.get_at((x, 40))) for x in range(0, centre.get_width(), 5)}) > 5, "the cards that were played"
        press(table.app, pygame.K_ESCAPE)
        assert table.app.top.name == "pause"
        table.app.pop()
        click(table.app, "nobody")
        assert model.view.hand["p0"] == (own, "silk-1") and not model.common
    assert seen[0] == seen[1], "whatever lies in the hands"


def test_nobody_passes_for_all_in_one_undo(table_at: Any) -> None:
    table = thief_at_p1(table_at)
    session, length = table.model.session, len(table.model.session.log)
    click(table.app, "nobody")
    assert session.state.hand["p0"] == ("silk-1",) and table.app.top is table
    passed = [entry for entry in session.log[length:] if entry.kind == "reply"]
    assert [entry.key for entry in passed] == ["done", "done"] and [entry.joined for entry in passed] == [False, True]


def test_who_speaks_up_takes_the_screen_and_answers(table_at: Any) -> None:
    table = thief_at_p1(table_at)
    click(table.app, "reply-p2")
    assert isinstance(table.app.top, HandOverScene) and "Ines" in read(table.app)
    ready(table)
    assert table.app.top is table and table.model.seat == "p2" and "card:guard-1" in table.model.options
    click(table.app, "card:guard-1")
    step(table.app)
    if isinstance(table.app.top, RepliesScene):
        click(table.app, "nobody")
    ready(table)
    assert table.model.session.state.hand["p1"] == ("silk-1",), "the guard held the thief off"


def test_who_speaks_up_and_is_at_the_screen_hears_the_question(table_at: Any) -> None:
    """By ear nothing said that the bar was gone and what is asked now: there was no hand-over that would have."""
    table = thief_at_p1(table_at)
    table.model.seated = table.model.seat = "p1"
    table.app.spoken.clear()
    click(table.app, "reply-p1")
    assert table.app.top is table and table.model.seat == "p1"
    assert table.model.wording.plain(table.model.prompt.main) in table.app.spoken


def test_who_cannot_reply_is_told_so_and_passes_for_nobody(table_at: Any) -> None:
    table = thief_at_p1(table_at, p1="silk-1", p2="salt-1")
    state = table.model.session.state
    for seat in state.seats:
        state.seen[seat] = (*state.seen[seat], "salt-1")
    state.memo = None
    length = len(table.model.session.log)
    click(table.app, "reply-p2")
    assert isinstance(table.app.top, RepliesScene) and len(table.model.session.log) == length
    assert "Ines has nothing to reply with." in table.app.spoken


@pytest.mark.parametrize("size", ((1280, 720), (1920, 1080)))
def test_the_bar_of_replies_lies_over_the_prompt_that_says_the_same(table_at: Any, size: tuple[int, int]) -> None:
    """It began in the middle of the prompt, whose sentence was its own."""
    session = at_the_fair(*THREE, p0="thief-1", p1="silk-1", p2="guard-1 salt-1")
    table = table_at(session, size)
    session.choose("p0", "card:thief-1")
    session.choose("p0", "seat:p1")
    table.sync()
    step(table.app)
    bar = table.app.top
    assert isinstance(bar, RepliesScene)
    sheet = next(widget.rect for widget in bar.widgets if widget.key == "sheet")
    prompt = table.model.grid.prompt
    assert sheet.contains(prompt) and sheet.w == prompt.w
    inside = [item.rect for item in bar.items()]
    assert all(sheet.contains(rect) for rect in inside) and len({tuple(rect) for rect in inside}) == len(inside)


def test_who_replies_only_for_the_own_sake_is_not_asked_for_others(table_at: Any) -> None:
    """Marta's thief is Olek's matter: Ines has said that she wants to be asked about her own only, and nothing shows it."""
    seen = []
    for hand in ("guard-1 salt-1", "silk-2 salt-1"):
        session = at_the_fair(*THREE, p0="thief-1", p1="silk-1", p2=hand)
        table = table_at(session)
        table.model.standing_replies.following("p2", ("always", "mine"))
        session.choose("p0", "card:thief-1")
        session.choose("p0", "seat:p1")
        table.sync()
        step(table.app)
        seen.append(read(table.app))
        click(table.app, "reply-p1")
        ready(table)
        click(table.app, "done")
        assert session.state.hand["p0"] == ("silk-1",), "Ines is asked no more"
    assert seen[0] == seen[1]


def test_the_own_matter_is_asked_about_all_the_same(table_at: Any) -> None:
    session = at_the_fair(*THREE, p0="thief-1", p1="silk-1 guard-1", p2="salt-1")
    table = table_at(session)
    table.model.standing_replies.following("p1", ("always", "mine"))
    session.choose("p0", "card:thief-1")
    session.choose("p0", "seat:p1")
    table.sync()
    step(table.app)
    click(table.app, "reply-p1")
    ready(table)
    assert table.model.seat == "p1" and "card:guard-1" in table.model.options


def test_what_was_passed_beforehand_can_be_taken_back_and_is_asked_then(table_at: Any) -> None:
    session = at_the_fair("human", *BOTS[1:], p0="guard-1 salt-1", p1="thief-1", p2="silk-1")
    table = table_at(session)
    table.model.standing_replies.following("p0", ("always", "mine"))
    session.choose("p0", "done")
    if session.decision.kind == "turn":
        session.choose("p1", "card:thief-1")
        session.choose("p1", "seat:p2")
    table.actions.after([])
    assert session.state.hand["p1"] == ("silk-1",) and "done" in [entry.key for entry in session.log if entry.kind == "reply"]
    table.actions.undo_over()
    step(table.app)
    assert table.model.asked is not None and table.model.asked.kind == "reply", "the word holds no more"


def test_alone_against_bots_there_is_no_bar(table_at: Any) -> None:
    session = at_the_fair(*BOTS, p0="guard-1", p1="thief-1", p2="salt-1")
    table = table_at(session)
    session.choose("p0", "done")
    session.choose("p1", "card:thief-1")
    if session.decision.kind == "target":
        session.choose("p1", "seat:p0")
    table.sync()
    step(table.app)
    assert table.app.top is table and set(table.model.options) == {"card:guard-1", "done"}


# -- five seats ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_five_players_each_have_a_box_a_colour_and_a_sign(table_at: Any, size: tuple[int, int]) -> None:
    table = table_at(fair("human", *["bot:random"] * 4), size)
    assert len(set(table.model.colours.values())) == 5
    boxes = [table.item(f"partner-p{n}").rect for n in range(1, 5)]
    assert all(table.model.area.contains(box) for box in boxes)
    assert not any(a.colliderect(b) for n, a in enumerate(boxes) for b in boxes[:n])
