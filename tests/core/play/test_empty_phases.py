"""At a table where all play together and know everything, a phase in which nobody can do anything ends by itself."""

from __future__ import annotations

from typing import Any

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play import share
from game.core.play.session import Entry, Session, only_ends

ISLAND = games.rules("spirit-island")
PEOPLE = ({"spirit": "lightnings-swift-strike", "board": "A"}, {"spirit": "river-surges-in-sunlight", "board": "B"})


def island(seed: int, rules: Any = ISLAND, **options: Any) -> Session:
    """Two people with spirits of the base box."""
    seats = tuple({**one, "name": f"P{at}", "control": "human"} for at, one in enumerate(PEOPLE))
    return Session(rules, Setup("spirit-island", "base", "", {}, seed, seats), **{"auto_open": True, **options})


def play_on(session: Session, decisions: int, chance: Rng) -> None:
    """Any legal decisions."""
    for _ in range(decisions):
        if (decision := session.decision) is None:
            return
        option = chance.pick(decision.options)
        session.choose(option.seat, option.key)


def ended(session: Session) -> list[int]:
    """The entries of the log with which the table ended a phase."""
    return [at for at, entry in enumerate(session.log) if entry.auto and entry.key == "done"]


def parts(session: Session, at: int) -> tuple[Entry, dict[str, tuple[str, ...]]]:
    """An entry, and what each seat could have answered then."""
    decision = session.rules.decision(session.state_before(at))
    assert decision is not None
    return session.log[at], {part.seats[0]: part.keys() for part in decision.parts or (decision,)}


@pytest.mark.parametrize("seed", range(1, 7))
def test_only_what_leaves_nothing_else_is_ended(seed: int) -> None:
    session = island(seed)
    for _ in range(150):
        play_on(session, 1, Rng(len(session.log)))
    assert ended(session), "or the test shows nothing"
    for at in ended(session):
        entry, open_then = parts(session, at)
        assert open_then[entry.seat] == ("done",)
        if entry.kind != "play":  # a power may make another's usable
            assert set(open_then.values()) == {("done",)}, "while another can still act, nothing is ended"


@pytest.mark.parametrize("seed", range(1, 7))
def test_who_has_used_a_power_ends_the_phase_and_nobody_is_carried_off_to_what_is_hidden(seed: int) -> None:
    """After the last fast power the game ran through the fear cards and the ravages into the first build before anybody had
    seen what the power did, and to take it back was to look past new cards.
    """
    session = island(seed)
    asked = 0
    for _ in range(150):
        play_on(session, 1, Rng(len(session.log)))
        decision = session.decision
        if decision is not None and all(only_ends(ISLAND, part) for part in decision.parts or (decision,)):
            asked += 1
    assert asked, "or the test shows nothing"
    for at in ended(session):
        entry, given = session.log[at], [one for one in session.log[:at] if not one.auto]
        own = [one.key for one in given if one.seat == entry.seat and one.kind in ISLAND.ends_phase]
        assert entry.kind == "play" or not own or own[-1] == "done"
        assert not entry.fence or not given or given[-1].key == "done"


def test_who_can_play_no_card_waits_for_nobody() -> None:
    """The cards of one spirit do not hang on what the other one grows."""
    for seed in range(1, 20):
        session = island(seed)
        play_on(session, 60, Rng(seed))
        for at in ended(session):
            entry, open_then = parts(session, at)
            if entry.kind == "play" and any(keys != ("done",) for keys in open_then.values()):
                return
    raise AssertionError


def test_one_step_back_goes_to_the_answer_before_and_again_leads_to_the_same() -> None:
    for seed in range(1, 9):
        session = island(seed)
        while not ended(session):
            before, length = session.state.hash(), len(session.log)
            play_on(session, 1, Rng(seed + length))
        after, given = session.state.hash(), session.log[length]
        taken = session.undo(cross_fence=True)
        assert taken is not None and (taken.seat, taken.key, taken.auto) == (given.seat, given.key, False)
        assert session.state.hash() == before and len(session.log) == length
        session.redo()
        assert session.state.hash() == after and ended(session)


def test_what_was_ended_is_ended_again_though_it_is_switched_off_now() -> None:
    session = island(3)
    while not ended(session):
        play_on(session, 1, Rng(3 + len(session.log)))
    play_on(session, 1, Rng(1))
    after = session.state.hash()
    session.undo(cross_fence=True)
    session.undo(cross_fence=True)
    session.auto_open = False
    session.redo()
    session.redo()
    assert session.state.hash() == after


def test_where_somebody_has_a_secret_or_nobody_wants_it_the_question_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    unwanted = island(3, auto_open=False)
    play_on(unwanted, 150, Rng(3))
    assert not ended(unwanted)
    for name, value in (("has_secrets", True), ("cooperative", False)):
        with monkeypatch.context() as patch:
            patch.setattr(type(ISLAND), name, value)
            session = island(3)
            play_on(session, 150, Rng(3))
            assert not ended(session) and not session.idle("p0"), name


@pytest.mark.parametrize("game", [game.id for game in games.SHIPPED])
def test_which_games_are_open(game: str) -> None:
    """The rules and the data that the menu reads say the same."""
    rules = games.rules(game)
    assert rules.open_table == (game == "spirit-island") == bool(rules.ends_phase)
    assert set(rules.each_alone) <= set(rules.ends_phase)
    for name in rules.sets:
        info = games.find(game).table(name, *rules.modes[:1])
        assert rules.open_table == (info.kind == "co-operative" and not info.secrets)


def test_saves_and_shared_games_lead_to_the_same_position() -> None:
    session = island(5)
    play_on(session, 120, Rng(5))
    assert ended(session)
    for options in ({"auto_open": True}, {}):
        again = Session.from_save(ISLAND, session.to_save(), **options)
        assert again.state.hash() == session.state.hash() and ended(again) == ended(session)
        assert again.auto_open == bool(options)
        shared = share.read(share.write(session), ISLAND, **options)
        assert shared.state.hash() == session.state.hash() and shared.auto_open == bool(options)
