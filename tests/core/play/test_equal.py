"""Questions whose answers all come to the same: answered by the session, and only those."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game import games
from game.core.engine.decision import Decision, Option, Setup
from game.core.engine.rng import Rng
from game.core.play import save, share
from game.core.play.equal import equal_option
from game.core.play.session import Session

ISLAND = Setup("spirit-island", seed=3, seats=({"control": "human"},))
ISLES = Setup("small-islands", mode="normal", seats=({"control": "human"}, {"control": "human"}))


def rules_of(setup: Setup) -> Any:
    return games.find(setup.game).need("rules")()


def any_option(session: Session, rng: Rng) -> Option:
    decision = session.decision
    assert decision is not None
    options = decision.options or tuple(option for part in decision.parts for option in part.options)
    return options[rng.below(len(options))]


def equals(setup: Setup, seeds: range, kind: str, most: int) -> Iterator[tuple[Session, Decision]]:
    """Positions of random games in which a question of this kind comes to the same whatever is answered."""
    rules, found = rules_of(setup), 0
    for seed in seeds:
        session, rng = Session(rules, setup._replace(seed=seed)), Rng(seed)
        while (decision := session.decision) is not None:
            for part in decision.parts or (decision,):
                if part.kind.startswith(kind) and equal_option(rules, session.state, part) is not None:
                    yield session, part
                    found += 1
            if found >= most:
                return
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)


def going_on(session: Session) -> Session:
    """The same position at a table that answers what makes no difference."""
    return Session(session.rules, session.setup, start=session.state, equal=True)


def test_ravages_that_do_not_touch_each_other_have_no_order() -> None:
    seen = 0
    for session, part in equals(ISLAND, range(1, 9), "ravage.order", 3):
        seen += 1
        ends = set()
        for option in part.options:
            other = Session(session.rules, session.setup, start=session.state)
            other.choose(option.seat, option.key)
            ends.add(going_on(other).state.hash())
        assert len(ends) == 1, "whichever is first, the table is the same in the end"
        table = going_on(session)
        assert table.state.hash() in ends
        taken = [entry for entry in table.log if entry.kind == "ravage.order"]
        assert taken and all(entry.auto for entry in taken)
    assert seen == 3


def test_what_is_equal_is_asked_at_a_table_that_does_not_want_it_and_of_bots() -> None:
    session, part = next(equals(ISLAND, range(1, 9), "ravage.order", 1))
    asked = Session(session.rules, session.setup, start=session.state)
    assert asked.decision == part and not asked.log
    bots = session.setup._replace(seats=({"control": "bot:random"},))
    assert Session(session.rules, bots, start=session.state, equal=True).decision == part


def test_undo_goes_back_over_it_to_the_last_real_choice_and_redo_gives_it_again() -> None:
    rules = rules_of(ISLAND)
    for seed in range(1, 30):
        session, rng = Session(rules, ISLAND._replace(seed=seed), equal=True), Rng(seed)
        while session.decision is not None:
            length, before = len(session.log), session.state.hash()
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
            if not any(entry.kind == "ravage.order" and entry.auto for entry in session.log[length:]):
                continue
            after = session.state.hash()
            assert session.undo(True) is not None
            assert (len(session.log), session.state.hash()) == (length, before)
            assert session.redo() is not None and session.state.hash() == after
            return
    raise AssertionError("no game came to it")


def test_what_is_drawn_or_revealed_on_the_way_is_never_skipped() -> None:
    """Whether cards come from the one deck or the other, nobody knows before: the number that deals them differs, or what is
    shown does."""
    rules, seen = rules_of(ISLAND), 0
    for seed in range(1, 4):
        session, rng = Session(rules, ISLAND._replace(seed=seed)), Rng(seed)
        while (decision := session.decision) is not None:
            for part in decision.parts or (decision,):
                if part.kind == "card.deck":
                    seen += 1
                    assert equal_option(rules, session.state, part) is None
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    assert seen


@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_an_objective_for_a_round_that_will_not_come_is_not_asked(mode: str) -> None:
    session, part = next(equals(ISLES._replace(mode=mode), range(1, 9), "prepare.next", 1))
    assert len(session.state.ships_left) <= 1 and part.kind.startswith("prepare.next")
    table = going_on(session)
    assert any(entry.auto and entry.kind == part.kind and entry.seat == part.seats[0] for entry in table.log)
    early = Session(session.rules, ISLES._replace(mode=mode, seed=1), equal=True)
    rng = Rng(1)
    while not any(entry.kind.startswith("prepare.next") for entry in early.log):
        pick = any_option(early, rng)
        early.choose(pick.seat, pick.key)
    assert not next(entry for entry in early.log if entry.kind.startswith("prepare.next")).auto, "in the first round it is"


def test_saves_and_shared_games_keep_what_was_answered() -> None:
    rules = rules_of(ISLAND)
    session, _ = next(equals(ISLAND, range(1, 9), "ravage.order", 1))
    played = [(entry.seat, entry.key) for entry in session.log]
    table = Session(rules, session.setup, equal=True)
    for seat, key in played:
        if rules.find(table.state, seat, key) is not None and table.decision is not None:
            table.choose(seat, key)
    assert any(entry.auto and entry.kind == "ravage.order" for entry in table.log)
    again = Session.from_save(rules, save.decode(save.encode(table.to_save())), equal=False)
    assert again.log == table.log and again.state.hash() == table.state.hash()
    assert share.read(share.write(table), rules).state.hash() == table.state.hash()
