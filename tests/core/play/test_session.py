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


# ------------------------------------------------------------------------------------------------ several in one go


def some_in_a_row(session: Session, seat: str, number: int, seed: int = 3) -> list[str]:
    """Answers that this seat could give now, one after the other."""
    trial, chance, keys = Session.from_save(session.rules, session.to_save()), Rng(seed), []
    while len(keys) < number:
        part = trial.decision.for_seat(seat)
        keys.append(chance.pick(part.options).key)
        trial.choose(seat, keys[-1])
    return keys


def everything(session: Session) -> tuple:
    """All that a table holds: what a refused answer must leave as it was."""
    return (session.state.hash(), list(session.log), session.undo_info(), session.can_redo, session.rewound,
            save.encode(session.to_save()))  # fmt: skip


def test_several_answers_are_taken_in_one_go_logged_singly_and_undone_as_one():
    session = island(seed=5)
    play_on(session, 3)
    single = Session.from_save(ISLAND, session.to_save())
    start, length = session.state.hash(), len(session.log)
    keys = some_in_a_row(session, "p0", 4)
    for key in keys:
        single.choose("p0", key)

    session.choose_all("p0", keys)
    assert session.state.hash() == single.state.hash()
    logs = [[entry._replace(joined=False) for entry in played.log] for played in (session, single)]
    assert logs[0] == logs[1], "the log is that of single answers"
    assert [entry.key for entry in session.log[length:] if not entry.auto] == keys

    after = session.state.hash()
    info = session.undo_info()
    assert (info.entry.key, info.steps) == (keys[0], len(session.log) - length)
    assert session.undo(cross_fence=True).key == keys[0]
    assert session.state.hash() == start and len(session.log) == length
    assert session.redo().key == keys[0] and session.state.hash() == after and not session.can_redo
    assert session.undo(cross_fence=True).key == keys[0] and session.state.hash() == start


@pytest.mark.parametrize("bad", [0, 1, 2])
def test_one_bad_answer_among_several_changes_nothing(bad):
    changes = []
    session = island(seed=5)
    play_on(session, 6)
    session.undo(cross_fence=True)
    session.on_change = changes.append
    keys = some_in_a_row(session, "p0", 3)
    keys[bad] = "branch:99"
    before = everything(session)
    with pytest.raises(Illegal):
        session.choose_all("p0", keys)
    assert everything(session) == before and session.can_redo and changes == []
    session.choose("p0", keys[0] if bad else some_in_a_row(session, "p0", 1)[0])
    assert len(changes) == 1, "the table goes on"


def test_what_the_rules_stumble_over_in_mid_row_changes_nothing():
    class Breaks(Dummy):
        """Rules with a fault in the second answer."""

        def apply(self, s, seat, key, **how):
            events = super().apply(s, seat, key, **how)
            if key == "card:c3":
                s.points["p0"] = 99
                raise ZeroDivisionError
            return events

    table = Setup("dummy", seed=1, seats=({"control": "human"},) * 2)
    session = Session(Breaks(), table)
    session.state.hand["p0"] = ("c3", "c4", "c5")
    session.choose("p1", "colour:red")
    before = everything(session)
    with pytest.raises(ZeroDivisionError):
        session.choose_all("p0", ["colour:blue", "card:c3"])
    assert everything(session) == before
    assert session.choose_all("p0", ["colour:blue", "card:c4"]) and session.log[-1].joined


def test_forced_answers_between_several_follow_by_themselves():
    session = rivals()
    session.choose("p0", "colour:red")
    session.state.hand["p0"] = ("c1",)
    session.choose_all("p1", ["colour:blue", f"card:{session.state.hand['p1'][0]}"])
    assert [(entry.seat, entry.auto, entry.joined) for entry in session.log] == [
        ("p0", False, False), ("p1", False, False), ("p1", False, True), ("p0", True, False)]  # fmt: skip
    assert session.undo(cross_fence=True) is None, "the round was settled: rivals may not look and take it back"


def test_a_save_remembers_what_was_given_in_one_go_and_lives_without_it():
    session = island(seed=5)
    play_on(session, 3)
    length = len(session.log)
    session.choose_all("p0", some_in_a_row(session, "p0", 3))
    kept = save.decode(save.encode(session.to_save()))
    assert [len(entry) for entry in kept.log] == [3] * len(session.log), "single entries as ever"

    again = Session.from_save(ISLAND, kept)
    assert again.log == session.log
    again.undo(cross_fence=True)
    assert len(again.log) == length

    for joined in (None, 7, [-1, "x", 10**9]):  # an older save, and damage
        kept.note["joined"] = joined
        single = Session.from_save(ISLAND, kept)
        assert single.state.hash() == session.state.hash()
        single.undo(cross_fence=True)
        assert len(single.log) >= length + 2, "undone one by one"
