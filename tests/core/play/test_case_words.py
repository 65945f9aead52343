"""Case words from declared fields: what the next games would write (design pages of the rice paddy and of Anima), on paper."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from game.core.content import data
from game.core.engine.agenda import Ops
from game.core.engine.combinators import installed
from game.core.engine.events import declared
from game.core.engine.game import AgendaGame
from game.core.engine.known import known
from game.core.engine.state import BaseState
from game.core.errors import DataError
from game.core.play import cases
from game.core.play.case_fields import FieldCases
from game.core.play.case_words import Deck, Field, Figure, Places, Table, Tally, Things, Word

Ids = tuple[str, ...]
RAIN = Things("rain card", lambda s: ("r01", "r02", "r05"), ("rain_deck",))
AREAS = Things("area", lambda s: ("plains", "ruins", "tower"), ("area_deck", "area_pile"))
PADDIES = ("1", "2", "3")


@dataclass(slots=True)
class Paper(BaseState):
    """Fields such as the two games will have."""

    supply: int = known("all", default=0)
    order: Ids = known("all", default=())
    dice: tuple[int, ...] = known("nobody", default=())
    explored: bool = known("all", default=False)
    final: str = known("all", default="")
    rain_deck: Ids = known("nobody", default=("r01", "r02", "r05"))
    area_deck: Ids = known("nobody", default=("plains", "ruins", "tower"))
    area_pile: Ids = known("all", default=())
    weeds_left: int = known("all", default=0)
    rice: dict[str, int] = known("all", default_factory=dict)
    hand: dict[str, Ids] = known("owner", default_factory=dict)
    area: dict[str, str] = known("all", default_factory=dict)
    allocated: dict[tuple[str, str], int] = known("all", default_factory=dict)
    water: dict[tuple[str, str], int] = known("all", default_factory=dict)  # (paddy, what)
    presence: dict[tuple[str, str], int] = known("all", default_factory=dict)
    ships: dict[tuple[int, int], str] = known("all", default_factory=dict)  # no word can say this one


class Rules(AgendaGame):
    """Nothing but a table."""

    id, state, events, seats, has_secrets = "paper", Paper, declared({"__name__": __name__}), (1, 4), True

    def __init__(self) -> None:
        super().__init__(SimpleNamespace(data_hash=""), installed(Ops()))

    def start(self, setup: Any) -> Paper:
        seats = ("p0", "p1")
        return Paper(seats=seats, box=self.box, rice=dict.fromkeys(seats, 0), hand=dict.fromkeys(seats, ()))

    def result(self, s: Any) -> None:
        return None


class PaperCases(FieldCases):
    """Nine lines beside the fields."""

    things: ClassVar[dict[str, Things]] = {"rain_deck": RAIN}
    words: ClassVar[dict[str, Word]] = {
        "rain_deck": Deck("rain_deck", RAIN),
        "tokens": Table(weeds=Field("weeds_left")),
        "deck": Table(areas=Deck("area_deck", AREAS, discard="area_pile")),
        "paddies": Places(PADDIES, "paddy", {"presence": Tally("presence"), "is": Field("water", names=("deep", "weedy"))}),
    }
    seat_words: ClassVar[dict[str, Word]] = {
        "at": Field("area", of=AREAS._replace(fields=())),
        "allocated": Field("allocated", names=("build", "weed")),
        "highest": Figure(lambda s, seat: max(s.rice.values()) == s.rice[seat]),
    }


def problems(tmp_path: Path, given: str = "", then: str = "") -> list[str]:
    file = tmp_path / "paper.yaml"
    file.write_text(f"name: on paper\ngame: spirit-island\nseats: 2\ngiven: {{{given}}}\nthen: {{{then}}}\n", encoding="utf-8")
    (document,) = data.load_many(file)
    return [str(one) for one in cases.Run(cases.Case(document), PaperCases(Rules())).whole()]


GIVEN = (
    "supply: 12, order: [p1, p0], dice: [3, 4], explored: true, final: last-stand, rain_deck: [r05], tokens: {weeds: 2},"
    "deck: {areas: {top: [tower], discard: [ruins]}},"
    "p0: {rice: 7, hand: [plot-1, plot-2], at: plains, allocated: {build: 3}}, p1: {at: null},"
    'paddies: {"2": {presence: [p0, p0, p1], is: {deep: 1}}}'
)


@pytest.mark.parametrize("then", [
    "supply: 12, order: [p1, p0], dice: [3, 4], explored: true, final: last-stand",
    "order: 2, dice: 2, rain_deck: {top: [r05, r01], size: 3}, deck: {areas: {top: [tower, plains], deck: 2, discard: [ruins]}}",
    "p0: {rice: 7, hand: [plot-2, plot-1], at: plains, highest: true}, p1: {at: null, highest: false, hand: []}",
    "p0: {allocated: {build: 3, weed: 0}, hand: 2}, tokens: {weeds: 2}, over: false, winner: []",
    'paddies: {"2": {presence: {p0: 2}, is: {deep: 1, weedy: 0}}, "1": {presence: 0}}',
    'paddies: {"2": {presence: [p0, p1, p0]}}, views: {p1: {p0: {hand: ["?", "?"], rice: 7}, dice: ["?", "?"]}}',
])  # fmt: skip
def test_what_is_given_is_what_lies_there(tmp_path: Path, then: str) -> None:
    assert problems(tmp_path, GIVEN, then) == []


@pytest.mark.parametrize(("then", "said"), [
    ("supply: 11", "then.supply: expected 11, found 12"),
    ("order: [p0, p1]", "then.order: expected [p0, p1], found [p1, p0]"),
    ("dice: 3", "then.dice: expected 3, found 2"),
    ("explored: false", "then.explored: expected false, found true"),
    ("final: null", "then.final: expected nothing, found last-stand"),
    ("rain_deck: {top: [r01]}", "then.rain_deck.top: expected [r01], found [r05]"),
    ("p0: {hand: [plot-1]}", "then.p0.hand: expected [plot-1], found [plot-1, plot-2]"),
    ("p0: {allocated: {build: 2}}", "then.p0.allocated.build: expected 2, found 3"),
    ("p1: {highest: true}", "then.p1.highest: expected true, found false"),
    ('paddies: {"2": {presence: [p0, p0]}}', "then.paddies.2.presence.p1: expected 0, found 1"),
    ("views: {p1: {p0: {hand: [plot-1, plot-2]}}}", "then.views.p1.p0.hand: expected [plot-1, plot-2], found [?, ?]"),
    ("over: true", "then.over: expected true, found false"),
])  # fmt: skip
def test_what_lies_there_otherwise_is_said(tmp_path: Path, then: str, said: str) -> None:
    (problem,) = problems(tmp_path, GIVEN, then)
    assert said in problem and "paper.yaml:5: " in problem


@pytest.mark.parametrize(("given", "said"), [
    ("suply: 1", 'unknown word "suply" - did you mean "supply"?'),
    ("ships: {}", 'unknown word "ships"'),
    ("agenda: []", 'unknown word "agenda"'),
    ("supply: -1", "given.supply: a whole number is expected here"),
    ("explored: 1", "given.explored: true or false is expected here"),
    ("final: 3", "given.final: a word is expected here"),
    ("dice: [3, x]", "given.dice[1]: a whole number is expected here"),
    ("rain_deck: [r06]", 'given.rain_deck.top[0]: unknown rain card "r06" - did you mean "r05"?'),
    ("p0: {ricee: 1}", 'given.p0.ricee: unknown word "ricee" - did you mean "rice"?'),
    ("p0: {highest: true}", 'unknown word "highest"'),
    ("p0: {hand: 3}", "given.p0.hand: there are not 3 left"),
    ("p0: {at: tour}", 'given.p0.at: unknown area "tour" - did you mean "tower"?'),
    ("p0: {allocated: {bild: 1}}", 'given.p0.allocated.bild: unknown word "bild" - did you mean "build"?'),
    ('paddies: {"9": {presence: 1}}', 'given.paddies.9: unknown paddy "9"'),
    ('paddies: {"2": {presence: [p2]}}', 'given.paddies.2.presence[0]: unknown seat "p2"'),
])  # fmt: skip
def test_a_slip_is_one_sentence_with_file_line_and_reason(tmp_path: Path, given: str, said: str) -> None:
    with pytest.raises(DataError) as slip:
        problems(tmp_path, given)
    assert said in str(slip.value) and "paper.yaml:4: " in str(slip.value)
