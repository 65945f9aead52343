"""The agenda and its combinators, on a tiny game: free order, sealed answers, windows, op lists, state."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.engine import agenda
from game.core.engine.agenda import Frame, LoopError, Ops, Question, frame, push
from game.core.engine.decision import Illegal, Setup
from game.core.engine.ops import Where
from game.core.engine.rng import Rng
from game.core.errors import DataError
from tests.core.dummy_game import CARDS, Dummy, State, make_box

RULES = Dummy()


def fresh(seed: int = 1) -> State:
    return RULES.new(Setup("dummy", seed=seed, seats=({}, {})))


def laid(seed: int = 1) -> State:
    """A game whose colours are chosen."""
    s = fresh(seed)
    RULES.apply(s, "p0", "colour:red")
    RULES.apply(s, "p1", "colour:blue")
    return s


# ------------------------------------------------------------------------------------------------ together


def test_several_seats_act_in_any_order():
    for order in (("p0", "p1"), ("p1", "p0")):
        s = fresh()
        decision = RULES.decision(s)
        assert decision.kind == "together" and decision.seats == ("p0", "p1")
        assert decision.for_seat("p1").kind == "colour"
        RULES.apply(s, order[0], "colour:green")
        assert RULES.decision(s).seats == (order[1],)
        assert "colour:green" not in RULES.decision(s).keys()
        RULES.apply(s, order[1], "colour:red")
        assert RULES.decision(s).parts[0].kind == "lay"


def test_a_key_of_another_seat_is_refused_and_changes_nothing():
    s = fresh()
    RULES.apply(s, "p0", "colour:red")
    before = s.hash()
    with pytest.raises(Illegal) as refusal:
        RULES.apply(s, "p1", "colour:red")
    assert refusal.value.reason == ("taken", ("red",))
    assert s.hash() == before


# ------------------------------------------------------------------------------------------------ sealed answers


def test_sealed_answers_open_only_when_all_are_in():
    s = laid()
    mine = s.hand["p1"][0]
    assert RULES.apply(s, "p1", f"card:{mine}") == []
    assert s.table == {} and mine in s.hand["p1"]
    assert RULES.decision(s).seats == ("p0",)
    events = RULES.apply(s, "p0", f"card:{s.hand['p0'][0]}")
    assert [event.kind for event in events][:2] == ["laid", "laid"]
    assert [event.args[0] for event in events][:2] == ["p0", "p1"]


def test_a_rival_sees_that_an_answer_is_in_and_not_which():
    s = laid()
    other = s.clone()
    RULES.apply(s, "p1", f"card:{s.hand['p1'][0]}")
    RULES.apply(other, "p1", f"card:{other.hand['p1'][1]}")
    assert RULES.view(s, "p0").hash() == RULES.view(other, "p0").hash()
    assert RULES.view(s, "p1").hash() != RULES.view(other, "p1").hash()


# ------------------------------------------------------------------------------------------------ windows


def in_window(seed: int = 1) -> State:
    s = laid(seed)
    for seat in ("p0", "p1"):
        RULES.apply(s, seat, f"card:{s.hand[seat][0]}")
    return s


def test_each_seat_may_interrupt_or_pass():
    s = in_window()
    assert RULES.decision(s).seats == ("p0",) and RULES.decision(s).keys() == ("shield", "done")
    RULES.apply(s, "p0", "done")
    assert RULES.decision(s).seats == ("p1",)
    RULES.apply(s, "p1", "shield")
    assert RULES.decision(s).seats == ("p0",)  # after an interrupt all are asked again
    RULES.apply(s, "p0", "done")
    assert RULES.decision(s).parts[0].kind == "lay" and s.turn == 2  # p1 has nothing left to interrupt with


def test_passing_all_round_ends_the_window():
    s = in_window()
    RULES.apply(s, "p0", "done")
    RULES.apply(s, "p1", "done")
    assert s.turn == 2 and s.shields == {"p0": 1, "p1": 1}


# ------------------------------------------------------------------------------------------------ running


def test_op_lists_run_in_order_with_counted_values():
    s = in_window()
    RULES.apply(s, "p0", "done")
    RULES.apply(s, "p1", "done")
    assert sorted(s.points.values()) == [0, 2]  # 1, and 1 for the shield that is left


def test_an_agenda_that_never_asks_is_stopped_with_the_stack():
    ops = Ops()

    @ops.step("again")
    def again(s, f):
        push(s, frame("again", n=f.get("n", 0)))

    s = State()
    push(s, frame("again", "p0", n=3))
    with pytest.raises(LoopError, match="again"):
        agenda.run(s, ops)


def test_a_question_without_options_is_dropped():
    ops = Ops()
    happened = []

    @ops.ask("nothing")
    class Nothing(Question[State]):
        def options(self, s, f):
            return []

        def choose(self, s, f, seat, key):
            raise AssertionError

    @ops.step("after")
    def after(s, f):
        happened.append(f.get("word"))

    s = State()
    push(s, frame("nothing"), frame("after", word="yes"))
    agenda.run(s, ops)
    assert happened == ["yes"] and s.agenda == []


def test_a_step_may_put_another_agenda_in_its_place():
    ops, happened = Ops(), []

    @ops.step("anew")
    def anew(s, f):
        s.agenda = [frame("after", word="new")]

    @ops.step("after")
    def after(s, f):
        happened.append(f.get("word"))

    s = State()
    push(s, frame("anew"), frame("after", word="old"))
    agenda.run(s, ops)
    assert happened == ["new"] and s.agenda == []


def test_frames_keep_their_locals():
    f = frame("x", "p0", land="G5", left=2)
    assert f.get("land") == "G5" and f.get("none", 7) == 7
    assert f.put(left=1).get("left") == 1 and f.get("left") == 2
    assert "x p0 {'land': 'G5', 'left': 2}" in agenda.describe(State(agenda=[f]))


# ------------------------------------------------------------------------------------------------ whole games


@given(st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_any_game_ends_and_every_position_survives_dump_and_load(seed: int):
    s, chance = fresh(seed), Rng(seed)
    for _ in range(200):
        options = RULES.options(s)
        if not options:
            break
        before = s.hash()
        assert RULES.decision(s).options == options
        loaded = RULES.load(json.loads(json.dumps(s.dump())))
        assert loaded.hash() == before and RULES.options(loaded) == options
        twin = s.clone()
        RULES.play(twin, chance.pick(options))
        assert s.hash() == before
        for seat in s.seats:
            view = RULES.view(s, seat)
            assert RULES.view(RULES.sample(view, seat, chance), seat).hash() == view.hash()
        RULES.play(s, chance.pick(options))
        cards = [*s.deck, *s.hand["p0"], *s.hand["p1"], *s.table.values()]
        assert len(set(cards)) == len(cards) and set(cards) <= set(CARDS)
    assert RULES.result(s).winners and RULES.decision(s) is None


def test_a_state_of_another_shape_is_refused():
    data = fresh().dump()
    with pytest.raises(ValueError):
        RULES.load({**data, "hand": 3})
    with pytest.raises(ValueError):
        RULES.load({key: value for key, value in data.items() if key != "deck"})


def test_frames_come_back_as_frames_wherever_they_lie():
    s = fresh()
    inner = frame("lay", "p1", n=(1, 2))
    s.agenda.append(frame("round", "p0", later=inner, lanes=(("p0", (inner, inner)),), word="x"))
    loaded = RULES.load(json.loads(json.dumps(s.dump())))
    assert loaded == s and isinstance(loaded.agenda[-1].get("later"), Frame)
    assert loaded.hash() == s.hash()


# ------------------------------------------------------------------------------------------------ op lists in data


@pytest.mark.parametrize(
    ("op", "message"),
    (
        ({"scoer": 1}, 'unknown effect "scoer" - did you mean "score"?'),
        ({"score": {"n": 1, "m": 2}}, 'score has no "m"'),
        ({"score": {}}, 'score needs "n"'),
        ({"score": "many"}, "a number"),
        ({"score": True}, "a number"),
        ({"score": {"per": "shield", "n": 1}}, 'did you mean "shields"'),
        ("score", "an effect is a table"),
    ),
)
def test_a_slip_in_an_op_is_said_with_its_remedy(op: object, message: str):
    with pytest.raises(DataError, match=".") as problem:
        make_box([op])
    assert message in str(problem.value)


def test_values_add_up():
    box = make_box([{"score": [2, {"per": "shields", "n": 3}]}])
    s = laid()
    s.box = box
    box.programs["won"][0].call(s, Frame("run", "p0"), **box.programs["won"][0].args)
    assert s.points["p0"] == 5
    with pytest.raises(DataError):
        box.compiler.kinds(["coins"], Where(None))
    assert box.compiler.kinds(["money"], Where(None)) == ("coin",)


# ------------------------------------------------------------------------------------------------ the stack itself


def test_a_step_may_put_another_agenda_there():
    own = Ops()
    seen: list[str] = []

    @own.step("anew")
    def _anew(s, f):
        s.agenda = [frame("last"), frame("first")]

    for name in ("first", "last", "forgotten"):
        own.step(name)(lambda s, f: seen.append(f.op))
    s = State()
    push(s, frame("anew"), frame("forgotten"))
    agenda.run(s, own)
    assert seen == ["first", "last"] and s.agenda == []
