"""Single changes of Small Islands' written data, for `tools.mutate`. The faces of its tiles have a list of their own
(`tests/small_islands/facts_figures.yaml`); here are cards and numbers, which cases have to hold.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from game.checks.mutation import LEFT_OUT, DataItem, Mutation, Variant, changes, items_of, next_words
from game.core.engine.ops import Where
from game.small_islands.box import GOALS, HOUSE_RULES, LANDINGS, Box
from game.small_islands.rules import SmallIslands

KINDS = ("objective", "mission", "reward", "alexis", "expedition", "figure")
FILES = {
    "objective": "objectives.yaml", "mission": "objectives.yaml", "reward": "objectives.yaml", "alexis": "solo.yaml",
    "expedition": "solo.yaml", "figure": "figures.yaml",
}  # fmt: skip
SILENT = {"id", "stars"}  # no rule reads the stars
FAMILIES = (
    ("flower", "fruit", "leaf"),
    ("temple", "port"),
    GOALS,
    LANDINGS,
    HOUSE_RULES,
)
ADDERS = {
    "tile": "add_tile",
    "start": "add_start",
    "objective": "add_objective",
    "mission": "add_mission",
    "reward": "add_reward",
    "alexis": "add_alexis",
    "expedition": "add_expedition",
}
# What no game can show: id of the item, the change, the reason.
EQUIVALENT: dict[str, dict[str, str]] = {
    **{
        item: {"reward.discovery.keep: left out": "one is kept where nothing is said"}
        for item in ("objective:o09", "objective:o12", "reward:r11")
    },
    "figure:alexis_houses": {
        f"alexis_houses.per_phase: {change}": "each of his cards says how many" for change in ("2 -> 3", "2 -> 1", "left out")
    },
    "alexis:night": {"land: 4 -> 5": "there are four landing cards"},
}


def items(box: Box) -> list[DataItem]:
    """All cards and figures, in data order."""
    found = items_of(box.raw, KINDS[:-1], FILES, SILENT)
    found += [DataItem("figure", f"figure:{name}", FILES["figure"], "figure", name, ((name,),)) for name in box.figures]
    return found


def written(box: Box, item: DataItem) -> Any:
    """The entry of the data that an item is part of."""
    return box.figures if item.shelf == "figure" else box.raw[item.shelf][item.owner]


def mutations(box: Box, item: DataItem) -> Iterator[Mutation]:
    """Every single change of an item's written data."""
    return changes(item, written(box, item), _variants)


def _variants(value: Any, path: tuple[Any, ...]) -> Iterator[Variant]:
    """As of every game, and words that are the keys of a table; of a long list its ends are enough."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _variants(item, (*path, key))
            if len(value) > 1 and isinstance(item, int):
                yield (*path, key), "left out", LEFT_OUT
            for other in next_words(FAMILIES, key):
                if other not in value:
                    yield path, f"{key} -> {other}", {other if one == key else one: n for one, n in value.items()}
    elif isinstance(value, list):
        for at, item in enumerate(value):
            if at in (0, len(value) - 1):
                yield from _variants(item, (*path, at))
    elif isinstance(value, bool):
        yield path, f"{value} -> {not value}", not value
    elif isinstance(value, int):
        yield path, f"{value} -> {value + 1}", value + 1
        if value:
            yield path, f"{value} -> {value - 1}", value - 1
    else:
        for other in next_words(FAMILIES, value):
            yield path, f"{value} -> {other}", other


def changed(rules: SmallIslands, item: DataItem, mutation: Mutation) -> SmallIslands:
    """The rules with a box made anew from the changed data. Raises what loading raises."""
    old, box = rules.box, Box()
    box.figures = copy.deepcopy(mutation.entry if item.shelf == "figure" else old.figures)
    for kind, adder in ADDERS.items():
        for name, entry in old.raw[kind].items():
            mine = item.shelf == kind and item.owner == name
            getattr(box, adder)(mutation.entry if mine else entry, Where(None, kind, name))
    box.options, box.bonus_tokens, box.data_hash = old.options, old.bonus_tokens, f"{old.data_hash} {mutation}"
    made = copy.copy(rules)
    made.box = box
    return made


def watched(rules: SmallIslands, notes: set[str]) -> SmallIslands:
    """Which data a case reads is told by the ids it names."""
    return rules


def deep(item: DataItem) -> tuple[str, ...]:
    """What a case must have read to notice a change of the item: any may, they are few and quick."""
    return ()
