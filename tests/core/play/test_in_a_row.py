"""A question that is asked again for each thing that is left, gone through at one touch: the lands left to ravage."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play import save
from game.core.play.session import Session
from tests.spirit_island.ravaging import CASCADES, COAST, RULES, ravaging

ORDER = "ravage.order"


def given(session: Session, since: int = 0) -> list[tuple[str, str]]:
    return [(entry.seat, entry.key) for entry in session.log[since:] if entry.kind == ORDER and not entry.auto]


def lands(session: Session, since: int = 0) -> list[str]:
    return [key.removeprefix("land:") for _, key in given(session, since)]


def by_hand(session: Session) -> Session:
    """The same table, where somebody gives the first answer of a person again and again as long as this is asked."""
    other = Session.from_save(RULES, session.to_save())
    other.auto_end, other.equal = session.auto_end, session.equal
    known = other.state.rng, other.state.shown
    while (asked := other.decision) is not None and asked.kind == ORDER and (other.state.rng, other.state.shown) == known:
        mine = [option for option in asked.options if other.control(option.seat) == "human"]
        if not mine:
            break
        other.choose(mine[0].seat, mine[0].key)
    return other


def test_all_lands_are_gone_through_in_board_order_each_for_the_seat_of_its_board() -> None:
    session = ravaging()
    session.choose_in_a_row(ORDER)
    assert given(session) == [*(("p0", f"land:{land}") for land in COAST[:3]), *(("p1", f"land:{land}") for land in COAST[3:5])]
    assert session.decision is not None and session.decision.kind == "together", "the last land asks nothing; growth comes"


@pytest.mark.parametrize("controls", [("human", "bot:random"), ("bot:random", "human")])
def test_a_bot_is_left_its_own_lands(controls: tuple[str, ...]) -> None:
    """Where a bot sat on the first board, the touch did nothing at all."""
    session = ravaging(controls)
    person = f"p{controls.index('human')}"
    own = COAST[:3] if person == "p0" else COAST[3:]
    assert session.choose_in_a_row(ORDER)
    assert lands(session) == own and {seat for seat, _ in given(session)} == {person}
    assert session.decision is not None and session.decision.kind == ORDER
    assert person not in session.decision.seats, "what is left is the bot's"
    before = session.state.hash()
    assert session.choose_in_a_row(ORDER) == [] and session.state.hash() == before


def test_it_stops_where_something_else_is_asked_and_goes_on_from_there() -> None:
    session = ravaging(lands={"A2": CASCADES})
    session.choose_in_a_row(ORDER)
    assert lands(session) == ["A1", "A2"]
    asked = session.decision
    assert asked is not None and asked.kind == "blight.cascade" and len(asked.options) > 1
    assert session.choose_in_a_row(ORDER) == [] and lands(session) == ["A1", "A2"], "nobody answers that for the players"
    session.choose("p0", asked.options[0].key)
    session.choose_in_a_row(ORDER)
    assert lands(session) == ["A1", "A2", "A3", "B1", "B2"]


def test_a_bots_question_in_between_is_the_bots() -> None:
    session = ravaging(("human", "bot:random"), {"A2": CASCADES, "B1": CASCADES})
    asked = session.decision
    assert asked is not None
    session.choose("p1", "land:B1")
    while session.decision is not None and session.decision.kind != ORDER:
        assert session.decision.seats == ("p1",) and session.choose_in_a_row(ORDER) == []
        session.choose("p1", session.decision.options[0].key)
    session.choose_in_a_row(ORDER)
    assert lands(session) == ["B1", "A1", "A2"] and session.log[0].seat == "p1"


def test_it_stops_where_something_is_drawn_or_shown() -> None:
    """A blight card turned up in the middle is looked at before the rest ravages."""
    session = ravaging(lands={"A2": {"town": 1}}, card="any", pool=1)
    session.choose_in_a_row(ORDER)
    assert session.state.blighted and lands(session) == ["A1", "A2"] and session.log[-1].fence


def test_nothing_happens_where_this_is_not_asked() -> None:
    session = ravaging()
    session.choose_in_a_row(ORDER)
    changes: list[Session] = []
    session.on_change = changes.append
    before, length = session.state.hash(), len(session.log)
    assert session.choose_in_a_row(ORDER) == [] and not changes
    assert session.state.hash() == before and len(session.log) == length


def test_one_step_back_takes_all_of_it_back_and_one_forward_gives_it_again() -> None:
    session = ravaging(lands={"A3": CASCADES})
    session.choose("p1", "land:B2")
    changes: list[Session] = []
    session.on_change = changes.append
    before, length = session.state.hash(), len(session.log)
    session.choose_in_a_row(ORDER)
    after = session.state.hash()
    assert len(changes) == 1, "saved once"
    info = session.undo_info()
    assert info is not None and (info.entry.key, info.steps, info.fence) == ("land:A1", 3, False)
    assert session.undo() is not None and session.state.hash() == before and len(session.log) == length
    assert session.redo() is not None and session.state.hash() == after and not session.can_redo
    session.undo()
    session.undo()
    assert not session.log, "what was answered alone before is a step of its own"


def test_what_was_taken_back_is_forgotten_where_another_way_is_gone() -> None:
    session = ravaging()
    session.choose("p0", "land:A3")
    session.undo()
    session.choose_in_a_row(ORDER)
    assert lands(session)[0] == "A1" and not session.can_redo


def test_a_fault_in_the_middle_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = ravaging()
    before, true = session.state.hash(), RULES.apply

    def breaks(s: Any, seat: str, key: str, **how: Any) -> Any:
        if key == "land:A3":
            raise ZeroDivisionError
        return true(s, seat, key, **how)

    monkeypatch.setattr(RULES, "apply", breaks)
    with pytest.raises(ZeroDivisionError):
        session.choose_in_a_row(ORDER)
    assert session.state.hash() == before and not session.log


@pytest.mark.parametrize("how", [{}, {"auto_end": True}, {"equal": True}, {"auto": False}])
def test_a_save_from_the_middle_replays_to_the_same_position(how: dict[str, bool]) -> None:
    session = ravaging(lands={"A2": CASCADES}, **how)
    while session.decision is not None and session.decision.kind == ORDER:
        session.choose_in_a_row(ORDER)
    kept = save.decode(save.encode(session.to_save()))
    again = Session.from_save(RULES, kept)
    assert again.state.hash() == session.state.hash() and again.log == session.log
    replayed = Session.replay(RULES, session.setup, [(entry.seat, entry.key, entry.auto) for entry in session.log], session.first)
    assert replayed.state.hash() == session.state.hash()
    for table in (session, again):
        assert table.undo() is not None and not table.log, "one step back in the opened save too"
        assert table.state.hash() == session.first.hash()


@pytest.mark.parametrize("controls", [("human", "human"), ("human", "bot:random"), ("bot:random", "human")])
@pytest.mark.parametrize("how", [{}, {"equal": True, "auto_end": True}])
def test_in_whole_games_it_does_what_a_hand_could_do_and_no_more(controls: tuple[str, ...], how: dict[str, bool]) -> None:
    """Every answer was offered to its seat when it was given, and all of them together come to what single ones come to."""
    seen = 0
    for seed in range(1, 40):
        session, chance = _game(controls, seed, how), Rng(seed)
        while (decision := session.decision) is not None and len(session.log) < 250:
            if decision.kind == ORDER and any(session.control(seat) == "human" for seat in decision.seats):
                single, length = by_hand(session), len(session.log)
                session.choose_in_a_row(ORDER)
                assert session.state.hash() == single.state.hash()
                assert [entry._replace(joined=False) for entry in session.log] == [e._replace(joined=False) for e in single.log]
                for at, entry in enumerate(session.log[length:], length):
                    offered = RULES.decision(session.state_before(at))
                    assert offered is not None and RULES.find(session.state_before(at), entry.seat, entry.key) is not None
                    assert entry.auto or (offered.kind == ORDER and session.control(entry.seat) == "human")
                seen += len(given(session, length)) > 1
                continue
            options = [option for part in decision.parts or (decision,) for option in part.options]
            option = chance.pick(options)
            session.choose(option.seat, option.key)
        if seen >= 12:
            return
    raise AssertionError(f"gone through at one touch {seen} times only")


def _game(controls: tuple[str, ...], seed: int, how: dict[str, bool]) -> Session:
    seats = tuple({"name": f"P{at}", "control": control} for at, control in enumerate(controls))
    return Session(RULES, Setup("spirit-island", "base", "", {}, seed, seats), **how)
