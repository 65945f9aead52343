"""Who may know what is declared: views are made of the declarations, and what is not declared is an error with its name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import pytest

import game as package
from game import games
from game.cli.check import check_knowledge
from game.core.engine import knowledge
from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.combinators import installed, sealed, together
from game.core.engine.decision import Setup
from game.core.engine.game import AgendaGame
from game.core.engine.known import HIDDEN, OPEN, Known, UndeclaredError, declaration, declared, known
from game.core.engine.ops import Terms, Vocabulary
from game.core.engine.rng import Rng
from game.core.engine.state import BaseState
from tests.core.dummy_game import Dummy

TABLES = [
    ("small-islands", "base", "solo", 1), ("small-islands", "base", "normal", 2), ("small-islands", "base", "advanced", 4),
    ("spirit-island", "horizons", "", 1), ("spirit-island", "horizons", "", 3), ("dummy", "", "", 2),
]  # fmt: skip
ROOT = Path(package.__file__).parent


def rules_of(game: str) -> Any:
    return Dummy() if game == "dummy" else games.rules(game)


def exchanged(s: Any, seat: str, chance: Rng) -> Any:
    """The position with everything exchanged among its likes that this seat may not know, read from the declarations alone."""
    other = s.clone()
    other.rng = chance.below(1 << 62)
    for field in fields(s):
        given = declaration(type(s), field)
        if given is None or given.to in ("all", "frames"):
            continue
        value = getattr(s, field.name)
        flat = [(key, item) for key, items in value.items() for item in items] if isinstance(value, dict) else value
        if not isinstance(flat, (tuple, list)):
            continue
        pairs = flat if isinstance(value, dict) else [("", item) for item in flat]
        hidden = [at for at, pair in enumerate(pairs) if not lawful(s, seat, given, pair, isinstance(value, dict))]
        alike: dict[Any, list[int]] = defaultdict(list)
        for at in hidden:
            alike[given.back(s, pairs[at][1]) if given.back else ""].append(at)
        made = [item for _, item in pairs]
        for places in alike.values():
            for at, item in zip(places, chance.shuffled([made[at] for at in places])):
                made[at] = item
        if isinstance(value, dict):
            left = iter(made)
            setattr(other, field.name, {key: tuple(next(left) for _ in items) for key, items in value.items()})
        else:
            setattr(other, field.name, type(value)(made))
    return other


def lawful(s: Any, seat: str, given: Known, pair: tuple[Any, Any], keyed: bool) -> bool:
    own = given.to == "owner" and (pair[0] == seat or (isinstance(pair[0], tuple) and pair[0][0] == seat))
    return own or (given.rule is not None and given.rule(s, seat, pair if keyed else pair[1]))


@pytest.mark.parametrize(("game", "set_", "mode", "seats"), TABLES)
def test_no_view_changes_with_what_a_seat_may_not_know(game: str, set_: str, mode: str, seats: int) -> None:
    made = rules_of(game)
    s, chance, looked, changed = made.new(Setup(game, set_, mode, {}, 5, ({},) * seats)), Rng(5), 0, 0
    while options := made.options(s):
        for seat in s.seats:
            view = made.view(s, seat)
            other = exchanged(s, seat, chance)
            assert made.view(other, seat).hash() == view.hash(), seat
            assert made.view(view, seat).hash() == view.hash(), "a view of a view is another"
            looked, changed = looked + 1, changed + (other.hash() != s.hash())
        made.play(s, chance.pick(options))
    assert looked > 10 and changed > looked * 0.8  # there was something to exchange


# ------------------------------------------------------------------------------------------------ what is declared


def revealed(s: Any, seat: str, item: tuple[Any, str]) -> bool:
    return item[1] in s.shown_cards


@dataclass(slots=True)
class Five(BaseState):
    """Every kind of declaration, for five seats."""

    hand: dict[str, tuple[str, ...]] = known("owner", default_factory=dict)
    goals: dict[str, tuple[str, ...]] = known(("owner", revealed), default_factory=dict)
    marks: dict[tuple[str, int], str] = known("owner", default_factory=dict)
    peeked: dict[str, str] = known("owner", "nothing", default_factory=dict)
    places: dict[str, str] = known(revealed, default_factory=dict)
    row: tuple[str, ...] = known(lambda s, seat, item: item in s.shown_cards, default=(), since="0.2.0")
    deck: tuple[str, ...] = known("nobody", default=(), back=lambda s, card: HIDDEN + card[0])
    secret: int = known("nobody", default=0)
    word: str = known("nobody", default="")
    gone: tuple[str, ...] = known("nobody", "nothing", default=())
    pile: list[str] = known("nobody", default_factory=list)
    shown_cards: tuple[str, ...] = known("all", default=())


SEATS = tuple(f"p{n}" for n in range(5))


def five() -> Five:
    return Five(
        seats=SEATS, rng=7, hand=dict.fromkeys(SEATS, ("a", "b")), goals={seat: (f"g{seat}", "open") for seat in SEATS},
        marks={(seat, 1): "x" for seat in SEATS}, peeked=dict.fromkeys(SEATS, "c"), places={"A": "troll", "B": "open"},
        row=("open", "shut"), deck=("one", "two"), secret=3, word="w", gone=("a",), pile=["a", "b"], shown_cards=("open",),
    )  # fmt: skip


def test_each_declaration_shows_what_it_says_to_a_fifth_seat() -> None:
    s = five()
    seen = knowledge.view(s, "p4", installed(Ops()))
    assert seen.hand == {**dict.fromkeys(SEATS[:4], (HIDDEN, HIDDEN)), "p4": ("a", "b")}
    assert seen.goals == {**dict.fromkeys(SEATS[:4], (HIDDEN, "open")), "p4": ("gp4", "open")}
    assert seen.marks == {**{(seat, 1): HIDDEN for seat in SEATS[:4]}, ("p4", 1): "x"}
    assert seen.peeked == {"p4": "c"} and seen.places == {"A": HIDDEN, "B": "open"} and seen.row == ("open", HIDDEN)
    assert seen.deck == ("?o", "?t") and (seen.secret, seen.word, seen.gone, seen.rng) == (0, HIDDEN, (), 0)
    assert seen.pile == [HIDDEN, HIDDEN] and seen.shown_cards == ("open",) and seen.seats == SEATS
    assert s.hash() == five().hash() and knowledge.view(seen, "p4", installed(Ops())).hash() == seen.hash()


def test_a_view_is_a_copy() -> None:
    s = five()
    seen = knowledge.view(s, "p0", installed(Ops()))
    for name in ("hand", "goals", "marks", "peeked", "places", "pile", "agenda", "mods"):
        assert getattr(seen, name) is not getattr(s, name), name


def test_a_field_that_does_not_say_who_may_know_it_cannot_be_made() -> None:
    with pytest.raises(UndeclaredError, match=r"Leaky\.hand does not say who may know it"):

        @dataclass(slots=True)
        class Leaky(BaseState):
            hand: int = 0


def test_a_game_whose_state_does_not_say_it_cannot_be_loaded() -> None:
    @dataclass
    class Plain(BaseState):
        hand: int = 0

    class Game(AgendaGame):
        state = Plain

    with pytest.raises(UndeclaredError, match=r"Plain\.hand"):
        Game(None, installed(Ops()))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: known("everybody", default=0), '"everybody" does not say'),
        (lambda: known("all", default=(), back=lambda s, item: item), "needs no rule and no back"),
        (lambda: known("nobody", "nothing", default=(), back=lambda s, item: item), "has no back"),
    ],
)
def test_a_declaration_that_cannot_be_kept_is_refused(make: Any, said: str) -> None:
    with pytest.raises(UndeclaredError, match=said):
        make()


def test_owner_needs_a_table_by_seat() -> None:
    with pytest.raises(UndeclaredError, match=r"Loose\.hand is known to its owner and must be a dict keyed by seat"):

        @dataclass(slots=True)
        class Loose(BaseState):
            hand: tuple[str, ...] = known("owner", default=())


def test_what_all_may_know_is_one_declaration() -> None:
    assert declared("all") is OPEN and declared("owner") == Known("owner")


# ------------------------------------------------------------------------------------------------ locals of frames


def table() -> Ops[Five]:
    part: Ops[Five] = Ops()

    @part.ask("name", "kind", known={"picked": "owner", "others": "nobody"})
    class Name(Question[Five]):
        def options(self, s: Five, f: Frame) -> list[str]:
            return ["card:a", "card:b"]

        def choose(self, s: Five, f: Frame, seat: str, key: str) -> None:
            s.hand[seat] = (key,)

    @part.step("later", known={"env": "env"})
    def later(s: Five, f: Frame) -> None:
        raise AssertionError

    return installed(part)


def seen_agenda(seat: str, *frames: Frame) -> list[Frame]:
    return knowledge.view(Five(seats=SEATS, agenda=list(frames)), seat, table()).agenda


def test_a_local_is_known_as_its_operation_says() -> None:
    asked = frame("name", "p4", kind="open", picked=("a", "b"), others=("c",))
    assert seen_agenda("p4", asked) == [asked.put(kind="open", picked=("a", "b"), others=(HIDDEN,))]
    assert seen_agenda("p0", asked)[0].get("picked") == (HIDDEN, HIDDEN)


def test_a_secret_stays_one_where_it_is_carried_over() -> None:
    """An op list, a window, a question kept for later: whoever takes over the locals of a frame, takes over who may know them."""
    env = (("picked", "a"),)
    for carried in (Frame("run", "p1", "x", 0, env), Frame("scope", "p1", "", 0, env), Frame("window", "p1", "", 0, env)):
        assert seen_agenda("p0", carried)[0].get("picked") == HIDDEN and seen_agenda("p1", carried) == [carried]
    assert seen_agenda("p0", frame("later", "p1", env=env))[0].get("env") == (("picked", HIDDEN),)


def test_sealed_answers_are_hidden_in_lanes_within_lanes() -> None:
    answering = sealed(frame("name", "p0", picked="a"), frame("name", "p1", picked="b")).put(answers=(("p1", "card:b"),))
    inner = together(("p0", (answering,)))
    for agenda in ([answering], [together(("p2", (frame("later"),)), ("p0", (answering,)))], [together(("p0", (inner,)))]):
        told = {seat: repr(seen_agenda(seat, *agenda)) for seat in SEATS}
        assert "card:b" in told["p1"] and all("card:b" not in told[seat] for seat in SEATS if seat != "p1")
        assert "'picked', 'a'" in told["p0"] and "'picked', 'b'" not in told["p0"]
        assert all("('p1', '?')" in told[seat] for seat in SEATS if seat != "p1")  # that it has answered, all may know


@pytest.mark.parametrize(
    ("agenda", "said"),
    [
        ([frame("name", "p0", pickd="a")], 'the operation name does not declare its local "pickd"'),
        ([together(("p0", (frame("name", "p0", pickd="a"),)))], 'the operation name does not declare its local "pickd"'),
        ([frame("nmae", "p0", picked="a")], "there is no operation nmae"),
        ([frame("run", "p0", pickd="a")], 'the operation run does not declare its local "pickd"'),
    ],
)
def test_a_local_that_nobody_declared_is_an_error(agenda: list[Frame], said: str) -> None:
    with pytest.raises(UndeclaredError, match=said):
        seen_agenda("p0", *agenda)


def test_a_local_has_one_meaning_in_a_table() -> None:
    one, two = Ops[Five](), Ops[Five]()
    one.step("a", "card")(print)
    two.step("b", known={"card": "owner"})(print)
    with pytest.raises(UndeclaredError, match='the local "card"'):
        installed(one, two)


def calls(game: str) -> Iterator[tuple[Path, ast.Call, str]]:
    for file in (ROOT / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield file, node, node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


@pytest.mark.parametrize("game", ["spirit-island", "small-islands"])
def test_every_local_that_the_rules_write_is_declared(game: str) -> None:
    """Read from the source: a card that no random game has drawn yet is found too."""
    ops, found = games.rules(game).ops, 0
    for file, call, name in calls(game.replace("-", "_")):
        if name == "frame" and call.args and isinstance(call.args[0], ast.Constant):
            written = {word.arg for word in call.keywords if word.arg} - {"seat", "prog", "pc"}
            assert written <= set(ops.locals[call.args[0].value]), f"{file.name}:{call.lineno}"
            found += 1
        elif name in ("note", "put", "start", "note_if") and any(word.arg for word in call.keywords):
            assert {word.arg for word in call.keywords if word.arg} <= set(ops.known), f"{file.name}:{call.lineno}"
            found += 1
    assert found > 20


def test_check_names_a_local_that_nobody_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_knowledge() == []
    ops = games.rules("small-islands").ops
    monkeypatch.setitem(ops.locals, "place.cell", {})
    assert [str(problem) for problem in check_knowledge()] == ['the operation place.cell does not declare its local "slot"']


# ------------------------------------------------------------------------------------------------ questions, names


def test_a_misspelt_method_of_a_question_is_found_when_it_is_registered() -> None:
    class Asked(Question[Five]):
        def souce(self, s: Five, f: Frame) -> str:
            return "x"

    with pytest.raises(TypeError, match='the question odd has "souce" - did you mean "source"'):
        Ops[Five]().ask("odd")(Asked)
    with pytest.raises(TypeError, match="is no Question"):
        Ops[Five]().ask("odd")(object)  # type: ignore[type-var]


def test_two_operations_of_one_name_are_an_error_unless_one_replaces() -> None:
    one, two = Ops[Five](), Ops[Five]()
    one.step("a")(print)
    with pytest.raises(ValueError, match="the operation a is there twice"):
        one.step("a")(print)
    two.step("a", replace=True)(repr)  # type: ignore[arg-type]
    assert installed(one, two).steps["a"] is repr
    with pytest.raises(ValueError, match="there twice"):
        installed(two, one)


def test_two_verbs_of_one_name_are_an_error() -> None:
    one, two = Terms(), Terms()
    for terms in (one, two):
        terms.verb("a")(lambda s, f: None)
        terms.counter("b")(lambda s, f: 0)
    with pytest.raises(ValueError, match="the verb a is there twice"):
        Vocabulary((), {}, (), one, two)
    with pytest.raises(ValueError, match="the counter b is there twice"):
        one.counter("b")(lambda s, f: 1)
