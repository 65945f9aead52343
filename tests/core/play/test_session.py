"""A table: choosing, forced choices, undo and redo, fences, rivals, saves."""

from __future__ import annotations

import pytest

from game import games
from game.core.engine.decision import Illegal, Setup
from game.core.engine.rng import Rng
from game.core.errors import SaveError, UsageError
from game.core.play import save
from game.core.play.session import Session
from tests.core.dummy_game import Dummy

ISLAND = games.rules("spirit-island")


def island(seats: int = 1, seed: int = 3, **options) -> Session:
    table = tuple({"name": f"P{at}", "control": "human"} for at in range(seats))
    return Session(ISLAND, Setup("spirit-island", "horizons", "", {}, seed, table), **options)


def rivals(*controls: str, **options) -> Session:
    table = tuple({"control": control} for control in controls or ("human", "human"))
    return Session(Dummy(), Setup("dummy", seed=1, seats=table), **options)


def play_on(session: Session, decisions: int, seed: int = 1) -> None:
    """Any legal decisions."""
    chance = Rng(seed)
    for _ in range(decisions):
        if (decision := session.decision) is None:
            return
        option = chance.pick(decision.options)
        session.choose(option.seat, option.key)


def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing():
    session = island()
    before, length = session.state.hash(), len(session.log)
    with pytest.raises(Illegal) as refusal:
        session.choose("p0", "branch:9")
    assert refusal.value.reason.id
    with pytest.raises(Illegal):
        session.choose("p7", "branch:0")
    assert session.state.hash() == before and len(session.log) == length


def test_forced_choices_are_taken_and_logged_but_done_waits():
    session = island(seed=5)
    play_on(session, 25)
    auto = [entry for entry in session.log if entry.auto]
    assert auto and all(entry.key not in ("done", "yes", "no") for entry in auto)
    decision = session.decision
    assert decision is None or len(decision.options) > 1 or decision.options[0].key in ("done", "yes", "no")


def test_auto_end_takes_done_too():
    session = island(seed=5, auto_end=True)
    play_on(session, 25)
    assert any(entry.auto and entry.key == "done" for entry in session.log)


def test_without_auto_nothing_is_taken():
    session = island(seed=5, auto=False)
    play_on(session, 25)
    assert not any(entry.auto for entry in session.log) and len(session.log) == 25


def test_undo_and_redo_lead_through_the_same_positions():
    session = island(seed=2)
    hashes = [session.state.hash()]
    chance = Rng(4)
    for _ in range(40):
        option = chance.pick(session.decision.options)
        session.choose(option.seat, option.key)
        hashes.append(session.state.hash())
    for wanted in reversed(hashes[:-1]):
        assert session.undo(cross_fence=True) is not None
        assert session.state.hash() == wanted
    assert session.undo(cross_fence=True) is None and session.undo_info() is None
    assert session.log == [] or all(entry.auto for entry in session.log)
    for wanted in hashes[1:]:
        assert session.redo() is not None
        assert session.state.hash() == wanted
    assert not session.can_redo and session.redo() is None


def test_another_choice_after_undo_forgets_what_could_be_redone():
    session = island(seed=2)
    session.choose("p0", "branch:1")
    session.undo(cross_fence=True)
    assert session.can_redo
    session.choose("p0", "branch:2")
    assert not session.can_redo


def test_the_same_choice_again_keeps_the_rest_to_be_redone():
    session = island(seed=2)
    play_on(session, 3)
    entry = session.log[0]
    for _ in range(3):
        session.undo(cross_fence=True)
    session.choose(entry.seat, entry.key)
    assert session.can_redo


def test_a_step_that_showed_a_card_is_a_fence_and_is_crossed_only_on_demand():
    session = island(seed=2)
    group = next(
        at
        for at, ops in enumerate(ISLAND.box.spirits[session.state.spirits["p0"]].growth)
        if any(op.verb == "gain_power_card" for op in ops)
    )
    session.choose("p0", f"branch:{group}")
    while session.decision.kind != "card.keep":
        keys = session.decision.keys()
        session.choose("p0", "deck:minor" if "deck:minor" in keys else keys[0])
    info = session.undo_info()
    assert info.fence and info.barred is None
    shown = session.decision.keys()
    assert session.undo() is None
    entry = session.undo(cross_fence=True)
    assert entry is not None and session.rewound == 1
    session.choose(entry.seat, entry.key)
    assert session.decision.keys() == shown  # chance gives the same again


def test_rivals_may_not_take_back_what_showed_something():
    session = rivals()
    session.choose("p0", "colour:red")
    assert session.undo_info().barred.id == "undo-rival"
    session.choose("p1", "colour:blue")
    hand = session.state.hand
    session.choose("p0", f"card:{hand['p0'][0]}")
    session.choose("p1", f"card:{hand['p1'][0]}")
    session.choose("p0", "done")
    session.choose("p1", "done")
    info = session.undo_info()
    assert info.fence and info.barred.id == "undo-fence"
    assert session.undo(cross_fence=True) is None


def test_against_bots_only_one_may():
    session = rivals("human", "bot:random")
    session.choose("p0", "colour:red")
    session.choose("p1", "colour:blue")
    entry = session.undo(cross_fence=True)
    assert entry.seat == "p0" and session.log == []  # the bot's answer is taken back with it
    session.redo()
    assert session.state.colour == {"p0": "red", "p1": "blue"}


def test_on_change_comes_after_every_change():
    lengths = []
    session = island(seed=2, on_change=lambda table: lengths.append(len(table.log)))
    session.choose("p0", "branch:1")
    session.undo(cross_fence=True)
    session.redo()
    assert len(lengths) == 3


def test_a_save_is_the_whole_table_and_undo_reaches_back_to_its_start():
    session = island(2, seed=6)
    play_on(session, 30)
    opened = Session.from_save(ISLAND, save.decode(save.encode(session.to_save())))
    assert opened.state.hash() == session.state.hash()
    assert [entry[:2] for entry in opened.log] == [entry[:2] for entry in session.log]
    while opened.undo(cross_fence=True):
        pass
    assert opened.state.hash() == island(2, seed=6).state.hash()


def test_a_table_that_began_from_a_position_saves_it_too():
    start = island(seed=9)
    play_on(start, 12)
    session = Session(ISLAND, start.setup, start=start.state)
    play_on(session, 5)
    opened = Session.from_save(ISLAND, save.decode(save.encode(session.to_save())))
    assert opened.state.hash() == session.state.hash()


@pytest.mark.parametrize("change", ("key", "seat", "state", "setup", "cut"))
def test_a_save_that_does_not_fit_is_refused(change: str):
    session = island(seed=6)
    play_on(session, 10)
    saved = session.to_save()
    if change == "key":
        saved.log[3][1] = "land:nowhere"
    elif change == "seat":
        saved.log[3][0] = "p2"
    elif change == "state":
        saved.state["energy"]["p0"] += 1
    elif change == "setup":
        saved.setup.pop("seed")
    else:
        saved.log.pop()
    with pytest.raises(SaveError):
        Session.from_save(ISLAND, saved)


def test_an_unknown_game_is_one_sentence():
    with pytest.raises(UsageError, match='did you mean "spirit-island"'):
        games.rules("spirit-islnd")
