"""Single changes of this game's written data, for `tools.mutate`: cards, tiles, tables and numbers, which cases have to hold."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from game.checks.mutation import DataItem, Mutation, changes, items_of, next_words, variants
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
    return items_of({**box.raw, **_tables(box)}, KINDS, FILES, SILENT)


def mutations(box: Box, item: DataItem) -> Iterator[Mutation]:
    """Every single change of an item's written data."""
    entry = {**box.raw, **_tables(box)}[item.shelf][item.owner]
    return changes(item, entry, lambda value, path: variants(value, path, _others))


def _others(word: str) -> list[str]:
    """The next word of the same family; another number of a goal; the next hex."""
    found = next_words(FAMILIES, word)
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
