"""What needs no click of its own: parts of growth in any order, plays used up, phases with nothing to do."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.app import game_list
from scenes.checks import clicks
from scenes.table.piece_load import ways_of
from tests.scenes.games import any_option, asking, session_of
from tests.scenes.hands import click
from tests.spirit_island.ravaging import COAST, ravaging

FULL = (1920, 1080)


@pytest.fixture
def growth(table_of: Any) -> Any:
    """A table at the order of a growth whose parts ask different things."""
    return table_of(asking("growth.order"), FULL)


def test_the_parts_of_growth_can_be_touched_at_once(growth: Any) -> None:
    """The order was asked first, and each part after it."""
    model, session = growth.model, growth.model.session
    assert model.asked.kind == "growth.order" and model.through
    parts = {part for part, _ in model.through.values()}
    assert len(parts) > 1 and not parts & set(model.options), "what is lit needs no line of its own"
    key, (part, _) = next(iter(model.through.items()))
    length = len(session.log)
    for touched in growth.model.route(key):
        click(growth.app, touched)
    assert [entry.key for entry in session.log[length : length + 2]] == [part, key]
    assert session.undo(True) is not None and len(session.log) == length, "one touch, one step back"


def test_the_order_of_growth_lights_no_land_as_if_it_were_a_goal(growth: Any) -> None:
    """Presence may be taken from where it stands, and the whole land was lit while only the order was asked."""
    board, (piece, *_) = growth.model.centre, [key for key in growth.model.through if key.startswith("piece:")]
    land = piece.partition(":")[2].partition("/")[0]
    marked = [thing.key for thing in board.state.items[land] if thing.mark == "legal"]
    assert not board.state.picked and not board.state.legal and not board.state.veiled
    assert [f"piece:{key}" for key in marked] == [piece] and growth.item(piece) is not None, "the presence itself is marked"
    click(growth.app, piece)
    assert board.state.legal, "its goal is asked now"


def test_presence_of_a_growth_part_is_dragged_in_one_gesture(growth: Any) -> None:
    track = next(key for key in growth.model.through if key.startswith("track:"))
    part = growth.model.through[track][0]
    assert all(keys == (part, track, land) for land, keys in ways_of(growth.model, track).items())
    assert ways_of(growth.model, track)


def test_the_order_itself_can_still_be_chosen_by_who_wants_to(growth: Any) -> None:
    for part in growth.model.asked.keys():
        assert growth.model.route(part), part
    assert not growth.app.errors


def test_the_last_play_ends_the_playing(table_of: Any) -> None:
    session = asking("play")
    going = Session(session.rules, session.setup, start=session.state, equal=True)
    while (decision := going.decision) is not None and decision.kind == "play" and going.state.plays_left["p0"]:
        going.choose("p0", next(key for key in decision.keys() if key != "done"))
    assert going.log[-1].key == "done" and going.log[-1].auto and going.log[-1].kind == "play"
    asked = Session(session.rules, session.setup, start=session.state)
    asked.choose("p0", next(key for key in asked.decision.keys() if key != "done"))  # type: ignore[union-attr]
    assert not any(entry.auto and entry.key == "done" for entry in asked.log), "only where the player wants it"


def empty_phase(turn: int) -> Session:
    """A phase with nothing to do, in this turn or later."""
    from game.core.engine.rng import Rng
    from tests.scenes.games import any_option, session_of

    for seed in range(1, 30):
        session, rng = session_of(1, seed), Rng(seed)
        while (decision := session.decision) is not None:
            if decision.kind.startswith("powers") and decision.keys() == ("done",) and session.state.turn >= turn:
                if turn > 1 or session.state.turn == 1:
                    return session
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError


def test_that_empty_phases_end_by_themselves_is_offered_once_after_the_second_turn(table_of: Any) -> None:
    early = table_of(empty_phase(1), FULL)
    assert early.item("end-empty") is None
    table = table_of(empty_phase(3), FULL)
    assert table.item("end-empty") is not None
    click(table.app, "end-empty")
    assert table.app.settings.empty_phases == "always" and table.model.session.auto_end
    assert "done" in [entry.key for entry in table.model.session.log[-3:]]


def test_who_does_not_want_it_is_not_asked_again(table_of: Any) -> None:
    table = table_of(empty_phase(3), FULL)
    click(table.app, "done")
    assert table.app.settings.end_offered and table.app.settings.empty_phases == "open"
    other = table_of(empty_phase(3), FULL, end_offered=True)
    assert other.item("end-empty") is None


def test_a_turn_of_the_island_takes_at_most_thirteen_clicks_and_drags() -> None:
    """It took 18 and 19. More seeds: `python -m scenes clicks` (19, 30, 32 and 34 take no more): what is done in a turn is up to
    the bot, and one that plays more powers clicks more often."""
    turns = clicks.count("spirit-island", 34, 3)
    assert sorted(turns) == [1, 2, 3]
    assert {turn: inputs for turn, inputs in turns.items() if len(inputs) > 13} == {}


def test_a_turn_of_the_small_islands_takes_at_most_three() -> None:
    turns = clicks.count("small-islands", 1, 4)
    assert len(turns) > 1
    assert {turn: inputs for turn, inputs in turns.items() if len(inputs) > 3} == {}


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_the_order_of_growth_speaks_of_marks_only_where_there_are_some(start: Any, table_of: Any, lang: str) -> None:
    """Two presences of Thunderspeaker: both come from the same tracks, so nothing was marked, and it was said all the same."""
    people = ({"spirit": "thunderspeaker", "board": "A"}, {"spirit": "oceans-hungry-grasp", "board": "B"})
    seats = tuple({**one, "name": f"P{at}", "control": "human"} for at, one in enumerate(people))
    session = Session(game_list.rules_for("spirit-island"), Setup("spirit-island", "base", "", {}, 3, seats))
    while (asked := session.decision.for_seat("p0")) is None or asked.kind != "growth.choose":
        option = next(iter(session.decision.options or session.decision.parts[-1].options))
        session.choose(option.seat, option.key)
    session.choose("p0", "branch:1")
    table = table_of(session, FULL, lang)
    model = table.model
    marked = model.t("table-order-marked")
    assert model.asked.kind == "growth.order" and not model.through and set(model.listed) == {"act:0", "act:1"}
    assert model.prompt.main and marked not in model.prompt.detail
    other = table_of(asking("growth.order"), FULL, lang)
    assert other.model.through and marked in other.model.prompt.detail


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), FULL])
def test_lands_left_to_ravage_are_gone_through_at_one_touch(table_of: Any, lang: str, size: tuple[int, int]) -> None:
    """Seven lands in which nothing happened were asked for one after the other."""
    seen = 0
    for seed in range(1, 30):
        session, rng = session_of(2, seed, box="base"), Rng(seed)
        while (decision := session.decision) is not None and not (decision.kind == "ravage.order" and len(decision.options) > 2):
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
        if decision is None:
            continue
        left = set(decision.keys())
        table = table_of(session, size, lang)
        button = table.item("any-order")
        assert button is not None and (table.t("table-any-order") in (button.name, *button.hint.split("\n")))
        start, length = session.state.hash(), len(session.log)
        click(table.app, "any-order")
        given = {entry.key for entry in session.log[length:] if entry.kind == "ravage.order"}
        assert given and given <= left and session.state.hash() != start
        asked = session.decision
        assert asked is None or asked.kind != "ravage.order", "till something else is asked"
        session.undo(True)
        assert session.state.hash() == start, "one touch, one step back"
        seen += 1
        if seen > 2:
            return
    raise AssertionError(seen)


def test_lands_are_gone_through_while_a_bot_has_some_of_its_own_left(table_of: Any) -> None:
    """The button took the first land of all, which was the bot's, and so did nothing."""
    session = ravaging(("bot:random", "human"))
    table = table_of(session, FULL)
    click(table.app, "any-order")
    assert [(entry.seat, entry.key) for entry in session.log] == [("p1", f"land:{land}") for land in COAST[3:]]
