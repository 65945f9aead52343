"""The data of the box against their own list of figures, so that a slip in a card, a price or an edge is caught."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import games
from game.core.content import data
from game.rice_paddy.checks import commands

RULES = games.rules("rice-paddy")
FIGURES: dict[str, Any] = data.load(Path(__file__).with_name("facts_figures.yaml")).value
ITEMS = {(item["kind"], item["id"]): item for item in commands.listing(RULES)}


def rain(item: dict[str, Any]) -> str:
    said = [
        " ".join(filter(None, (str(op["count"]), op["op"][4:], op["to"], "+".join(op["rice"]), op.get("pick", ""))))
        for op in item["ops"]
    ]
    return f"{item['water']} | {'; '.join(said) or '-'}"


def setup(item: dict[str, Any]) -> str:
    said = [" ".join(filter(None, (op["op"], op.get("what", ""), str(op.get("count", 1))))) for op in item["reward"]]
    return f"{' '.join(item['rocks'])} | {'; '.join(said)}"


def tile(item: dict[str, Any]) -> str:
    return f"{item['of']} | {' '.join(f'{word} {n}' for word, n in item['goal'].items())} | {item['rice']}"


def solo(item: dict[str, Any]) -> list[Any]:
    return [item["number"], item["level"]]


def spirit(item: dict[str, Any]) -> str:
    return f"{item['deck']} {item['timing']}"


@pytest.mark.parametrize(
    ("shelf", "kind", "written"),
    (
        ("rain", "rain", rain),
        ("setup", "setup", setup),
        ("tiles", "tile", tile),
        ("solo", "solo", solo),
        ("spirits", "spirit", spirit),
    ),
)
def test_every_card_is_as_its_list_says(shelf: str, kind: str, written: Any) -> None:
    found = {name: written(item) for (which, name), item in ITEMS.items() if which == kind}
    assert found == FIGURES[shelf]


def test_the_counts_are_those_that_are_known() -> None:
    box = RULES.box
    assert [len(box.raw[kind]) for kind in ("spirit", "rain", "setup", "tile", "solo")] == [40, 12, 9, 24, 9]
    assert (len(box.deck("early")), len(box.deck("late"))) == (24, 16)
    assert sorted(card.number for card in box.spirits.values()) == list(range(1, 41))
    assert all(len(card.rocks) == 4 for card in box.setup_cards.values())


def test_prices_tax_and_harvest_are_those_of_the_list() -> None:
    box = RULES.box
    assert {name: [list(row) for row in rows] for name, rows in box.tables.items()} == FIGURES["harvest"]
    assert list(box.prices["laborer"]) == FIGURES["laborer"] and list(box.prices["livestock"]) == FIGURES["livestock"]
    assert list(box.tax) == FIGURES["tax"] and list(box.rating) == FIGURES["rating"]
    assert box.figures["water"] == FIGURES["water"]


def test_grey_pays_more_than_black_and_less_than_twice_as_much() -> None:
    for black, grey in zip(RULES.box.tables["black"], RULES.box.tables["grey"], strict=True):
        assert all(low < high < 2 * low or (low, high) == (1, 2) for low, high in zip(black, grey, strict=True))
    for colour in RULES.box.tables.values():
        assert all(
            above > below for row, next_ in zip(colour, colour[1:], strict=False) for above, below in zip(row, next_, strict=True)
        )


def test_the_field_is_laid_out_as_the_list_says() -> None:
    field = RULES.box.field
    assert {hex_: sorted(near) for hex_, near in field.near.items()} == FIGURES["touches"]
    assert field.fence == set(FIGURES["fence"])
    inner = [edge for edge, (_, other) in field.sides.items() if other]
    assert (len(inner), len(field.sides), len(field.fence)) == (19, 30, 11)
    assert field.around(("A1",)) == ("A1-A2", "A1-B1", "A1-B2")


def test_each_figure_says_how_sure_it_is() -> None:
    raw = RULES.box.raw
    assert all(set(item["confidence"]) == {"ops", "timing", "deck"} for item in raw["spirit"].values())
    assert {n for n, item in raw["spirit"].items() if item["confidence"]["ops"] == "likely"} == {"5", "24", "35"}


def test_no_effect_is_made_for_a_card_by_its_number() -> None:
    """The rules name no spirit: what each does stands in its effects alone."""
    folder = Path(commands.__file__).parents[1]
    for file in folder.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert "spirit-12" not in text and "spirit_32" not in text and 'card == "' not in text, file
