"""The data of the box against its own list of figures, so that a slip in a face or a number is caught."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game import games
from game.core.content import data
from game.small_islands.checks import commands

RULES = games.rules("small-islands")
FIGURES: dict[str, Any] = data.load(Path(__file__).with_name("facts_figures.yaml")).value
ITEMS = {(item["kind"], item["id"]): item for item in commands.listing(RULES)}


def face(item: dict[str, Any]) -> str:
    areas = [f"{'+'.join(a['corners'])}[{','.join(a.get('symbols', ()))}]{a.get('houses', 0)}" for a in item["areas"]]
    return " ".join([item["corners"], *areas])


def said(effect: dict[str, Any]) -> str:
    """A mission or reward in a few words."""
    op, args = next(iter(effect.items()))
    words = {
        "more_than": lambda: f"{args['more']} > {args['than']}",
        "has_at_least": lambda: " ".join(f"{n} {symbol}" for symbol, n in args.items()),
        "equal_any_pair": lambda: "any two equal",
        "equal_with_other": lambda: f"{args['resource']} = another",
        "per_symbol": lambda: " + ".join([*(f"{n} {symbol}" for symbol, n in args["per"].items()), str(args["plus"])]),
        "lowest_resource": lambda: f"{args['per']} lowest + {args['plus']}",
        "chosen_resource": lambda: f"{args['per']} chosen + {args['plus']}",
        "flat": lambda: str(args["pp"]),
        "by_size": lambda: "size " + " ".join(f"{tiles}:{pp}" for tiles, pp in args["steps"].items()),
        "discovery": lambda: f"discovery {args['draw_per']} keep {args['keep']}",
    }
    return words[op]()


def written(kind: str, item: dict[str, Any]) -> str:
    if kind in ("tile", "start"):
        return face(item)
    if kind == "alexis":
        score = item["score"]
        counts = f"{item['stars']} stars, {item['explore']} explore, {item['land']} land"
        return f"{counts}, {score['base']} + {score['per_house']}, {item['houses']}, {item['per_phase']} a phase"
    if kind == "expedition":
        slot = [str(item["slot"])] if "slot" in item else []
        return " ".join([item["action"], *slot, item["goal"]])
    return " -> ".join(said(item[part]) for part in ("mission", "reward") if part in item)


@pytest.mark.parametrize(
    ("shelf", "kind"),
    (
        ("landscape", "tile"),
        ("starting", "start"),
        ("objectives", "objective"),
        ("missions", "mission"),
        ("rewards", "reward"),
        ("alexis", "alexis"),
        ("expedition", "expedition"),
    ),
)
def test_every_item_is_as_noted(shelf: str, kind: str):
    found = {name: written(kind, item) for (one, name), item in ITEMS.items() if one == kind}
    assert found == FIGURES[shelf]


def test_totals_are_those_of_the_box():
    faces = [item for (kind, _), item in ITEMS.items() if kind == "tile"]
    symbols = Counter(symbol for item in faces for symbol in item["symbols"])
    assert symbols == {"flower": 21, "fruit": 21, "leaf": 21, "temple": 19, "port": 14}
    patterns = Counter(item["corners"] for item in faces)
    assert patterns == {"SSSS": 3, "LSSS": 14, "LLSS": 14, "LSLS": 7, "LLLS": 14, "LLLL": 4}
    assert sum(item["houses"] for item in faces) == 39
    assert sum(len(item["areas"]) for item in faces) == 60


def test_numbers_of_the_rules():
    figures = RULES.box.figures
    assert sorted(figures["discovery"]) == FIGURES["discovery"]
    assert (figures["display"], figures["hand"], figures["navigation"], figures["ships"]) == (3, 2, 6, 4)
    assert figures["houses"] == {"hand": 4, "reserve": 4} and figures["alexis_houses"] == {"all": 8, "per_phase": 2}
    assert (figures["island_at_least"], figures["ports_per_tile"], figures["port_points"]) == (2, 2, 1)
    assert figures["cards_drawn"] == 2 and RULES.box.bonus_tokens == ("flower", "fruit", "leaf", "any")
