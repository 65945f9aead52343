"""Declared events: what is not declared, or told with other values, is a mistake; fields are read by name."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from game.checks import events as check
from game.core.engine.decision import Event
from game.core.engine.events import EventError, Events, Handlers, declared, event
from game.core.engine.state import BaseState

moved = event("moved", "what", "from_", "to", sound="tap")
over = event("over", "outcome", "*reasons", log=False)
EVENTS = declared({"__name__": "toy.events", "moved": moved, "over": over})


def happened(*told: Any, to: tuple[str, ...] = ()) -> list[Event]:
    s = BaseState(out=[])
    s.emit(*told, to=to)
    return list(s.out)


def test_an_event_is_told_and_read_by_name() -> None:
    (found,) = happened(moved, "dahan", "G5", "G4", to=("p0",))
    assert found == Event("moved", ("dahan", "G5", "G4"), ("p0",))
    assert EVENTS.read(found) == {"what": "dahan", "from": "G5", "to": "G4"}
    (end,) = happened(over, "win", "fear", "p0")
    assert EVENTS.read(end) == {"outcome": "win", "reasons": ("fear", "p0")}
    s = BaseState(out=[])
    moved(s, "town", "G1", "G2")
    assert s.out == [Event("moved", ("town", "G1", "G2"))]


@pytest.mark.parametrize("told", [(moved, "dahan"), (moved, "dahan", "G5", "G4", 1), (over,), ("moved", "dahan", "G5", "G4")])
def test_other_values_and_undeclared_kinds_are_mistakes(told: tuple[Any, ...]) -> None:
    with pytest.raises(EventError):
        happened(*told)


def test_playouts_hear_nothing() -> None:
    s = BaseState()
    s.emit(moved, "dahan", "G5", "G4")
    assert s.out is None


def test_declarations_are_held_to_their_names() -> None:
    with pytest.raises(EventError, match="stands under the name gone"):
        declared({"__name__": "x", "gone": moved})
    with pytest.raises(EventError, match="twice"):
        event("moved", "from", "from_")
    assert event("round", "n").fields == ("n",) and declared({"__name__": "x", "round_": event("round", "n")})["round"]
    with pytest.raises(EventError, match='Did you mean "moved"|did you mean'):
        EVENTS.read(Event("mooved", ()))


def test_handlers_take_the_fields_they_name() -> None:
    heard: list[Any] = []
    table: dict[str, Any] = {
        "moved": lambda who, to, from_: heard.append((who, from_, to)),
        "over": lambda who, reasons: heard.append((who, reasons)),
    }
    handlers = Handlers(EVENTS, table)
    handlers.handle(Event("moved", ("dahan", "G5", "G4")), "me")
    handlers.handle(Event("over", ("win", "fear", "p0")), "me")
    handlers.handle(Event("something-else", (1,)), "me")
    assert heard == [("me", "G5", "G4"), ("me", ("fear", "p0"))]


@pytest.mark.parametrize(
    ("kind", "call", "wrong"), [("mooved", lambda s: None, "mooved"), ("moved", lambda s, land: None, 'has no "land"')]
)
def test_a_mapping_with_what_is_not_declared_cannot_be_made(kind: str, call: Any, wrong: str) -> None:
    with pytest.raises(EventError, match=wrong):
        Handlers(EVENTS, {kind: call})


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("s.emit(events.moved, a, b, c)", ""),
        ("s.emit(moved, a, *b)", ""),
        ("events.moved(s, a, b, c)", ""),
        ("s.emit(events.over, *result)", ""),
        ('s.emit("moved", a, b, c)', "not by its declaration"),
        ("s.emit(events.mooved, a)", "mooved"),
        ("s.emit(events.moved, a, b)", "not 2"),
        ("events.moved(s, a, b)", "not 2"),
        ("s.emit(moved, a, b, c, *d, e)", "not 4"),
        ("print(a)", ""),
    ],
)
def test_the_source_is_checked_without_playing(tmp_path: Path, line: str, wrong: str) -> None:
    file = tmp_path / "rules.py"
    file.write_text(f"from toy import events\nfrom toy.events import moved\n{line}\n", encoding="utf-8")
    found = [str(each) for each in check.untrue(EVENTS, [file]) if "nothing tells" not in str(each)]
    assert len(found) == bool(wrong) and all(wrong in each and ":3" in each for each in found), found


def test_an_event_that_nothing_tells_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("from toy import events\ns.emit(events.moved, 1, 2, 3)\n", encoding="utf-8")
    assert [str(each) for each in check.untrue(EVENTS, [tmp_path / "a.py"])] == ['toy.events: nothing tells the event "over"']


def test_the_reader_knows_other_names_of_the_module() -> None:
    tree = ast.parse("from toy import events as happened\nfrom toy.events import over as end")
    assert check.imported(tree, EVENTS) == ("happened", {"end": "over"})
    assert isinstance(EVENTS, Events) and set(EVENTS) == {"moved", "over"} and len(EVENTS) == 2
