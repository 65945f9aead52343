"""Single changes of this game's written data, for `tools.mutate`: cards, tiles, tables and numbers, which cases have to hold."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from game.checks.mutation import DataItem, Mutation
from game.core.engine.ops import Where
from game.rice_paddy.box import Box
from game.rice_paddy.language import PASSIVE, VOCABULARY
from game.rice_paddy.rules import RicePaddy

KINDS = ("spirit", "rain", "setup", "tile", "solo", "harvest", "market")
FILES = {
    "spirit": "spirits.yaml", "rain": "rain.yaml", "setup": "setup_cards.yaml", "tile": "achievements.yaml", "solo": "solo.yaml",
    "harvest": "figures.yaml", "market": "figures.yaml",
}  # fmt: skip
SILENT = {"id", "confidence", "set", "variants"}
FAMILIES = (
    ("active", "once", "passive"),
    ("early", "late"),
    ("planted", "grown"),
    ("owner", "largest"),
    ("own_paddy", "each_own_paddy"),
    ("laborer", "livestock"),
    ("highest_reward", "lowest_reward"),
    ("remove_weed", "remove_pest_fertilize"),
    ("plant", "harvest"),
)
ADDERS = {"spirit": "add_spirit", "rain": "add_rain", "setup": "add_setup", "tile": "add_tile", "solo": "add_solo"}
# What no game can show: id of the item, the change, the reason.
EQUIVALENT: dict[str, dict[str, str]] = {
    "market:tax": {"0.0: 0 -> 1": "the tax of nothing is never paid"},
}


def _tables(box: Box) -> dict[str, dict[str, Any]]:
    """What is no card: rows of the harvest table, prices and tax, as they are written."""
    rows = {f"{colour}-{n}": list(row) for colour, table in box.tables.items() for n, row in enumerate(table)}
    market = {**{name: list(prices) for name, prices in box.prices.items()}, "tax": list(box.tax)}
    return {"harvest": {name: {"0": row} for name, row in rows.items()}, "market": {n: {"0": row} for n, row in market.items()}}


def items(box: Box) -> list[DataItem]:
    """All cards, tiles, rows and prices, in data order."""
    found = []
    shelves = {**box.raw, **_tables(box)}
    for kind in KINDS:
        for name, entry in shelves[kind].items():
            parts = tuple((key,) for key in entry if key not in SILENT)
            found.append(DataItem(kind, f"{kind}:{name}", FILES[kind], kind, name, parts))
    return found


def mutations(box: Box, item: DataItem) -> Iterator[Mutation]:
    """Every single change of an item's written data."""
    entry = {**box.raw, **_tables(box)}[item.shelf][item.owner]
    for part in item.parts:
        for path, change, value in _variants(entry[part[0]], part):
            made = copy.deepcopy(entry)
            place = made
            for key in path[:-1]:
                place = place[key]
            place[path[-1]] = value
            yield Mutation(item.id, ".".join(map(str, path)), change, made)


def _variants(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], str, Any]]:
    """(path, what is changed in words, the new value)."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _variants(item, (*path, key))
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from _variants(item, (*path, at))
        if value and isinstance(value[0], dict):
            yield path, "first effect left out", value[1:]
    elif isinstance(value, bool):
        yield path, f"{value} -> {not value}", not value
    elif isinstance(value, int | float):
        for number in (value + 1, value - 1):
            if number >= 0 or value < 0:
                yield path, f"{value} -> {number}", number
    else:
        for other in _others(value):
            yield path, f"{value} -> {other}", other


def _others(word: str) -> list[str]:
    """The next word of the same family; another number of a goal; the next hex."""
    found = [family[(family.index(word) + 1) % len(family)] for family in FAMILIES if word in family]
    if word.startswith(">="):
        found += [f">={int(word[2:]) + 1}", f">={int(word[2:]) - 1}"]
    if len(word) == 2 and word[0] in "ABC" and word[1].isdigit():
        found.append({"A": "B", "B": "C", "C": "B"}[word[0]] + word[1])
    return found


def changed(rules: RicePaddy, item: DataItem, mutation: Mutation) -> RicePaddy:
    """The rules with a box made anew from the changed data. Raises what loading raises."""
    old, box = rules.box, Box(VOCABULARY, PASSIVE)
    for name in ("field", "start", "figures", "farm_hexes", "rating", "options", "prices", "tax"):
        setattr(box, name, copy.copy(getattr(old, name)))
    box.tables = dict(old.tables)
    for kind, adder in ADDERS.items():
        for name, entry in old.raw[kind].items():
            mine = item.shelf == kind and item.owner == name
            getattr(box, adder)(mutation.entry if mine else entry, Where(None, kind, name))
    if item.shelf == "harvest":
        colour, _, n = item.owner.rpartition("-")
        rows = [list(row) for row in box.tables[colour]]
        rows[int(n)] = mutation.entry["0"]
        box.tables[colour] = tuple(map(tuple, rows))
    elif item.owner == "tax":
        box.tax = tuple(mutation.entry["0"])
    elif item.shelf == "market":
        box.prices = {**box.prices, item.owner: tuple(mutation.entry["0"])}
    box.data_hash = f"{old.data_hash} {mutation}"
    made = copy.copy(rules)
    made.box = box
    return made


def watched(rules: RicePaddy, notes: set[str]) -> RicePaddy:
    """Which data a case reads is told by the ids it names."""
    return rules


def deep(item: DataItem) -> tuple[str, ...]:
    """What a case must have read to notice a change of the item: any may, they are few and quick."""
    return ()
