"""Single changes of this game's written data, for `tools.mutate`: cards and numbers, which cases have to hold."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from game.anima.box import KINDS as CARDS
from game.anima.box import Box
from game.anima.loading import check_figures
from game.anima.rules import Anima
from game.anima.terms import CREATURES, PHASES, ROLLS, SKILLS, TRIGGERS, WHOSE
from game.checks.mutation import DataItem, Mutation, changes, items_of, next_words, variants
from game.core.engine.ops import Where

KINDS = (*CARDS, "figure", "option")
FILES = {
    "character": "characters.yaml", "area": "areas.yaml", "encounter": "encounters.yaml", "advantage": "advantages.yaml",
    "main": "missions.yaml", "final": "missions.yaml", "figure": "figures.yaml", "option": "setup.yaml",
}  # fmt: skip
SILENT = {"id", "confidence", "set", "gender", "choices", "modes"}
FAMILIES = (
    SKILLS, CREATURES, PHASES, ROLLS, WHOSE, TRIGGERS, ("bonus", "recruit", "mission"), ("random", "victim"), ("owner", "random"),
    ("battle", "turn", "end_of_next_turn"), ("next_reset", "reset_after_next"), ("group_wins", "group_loses"),
    ("any", "same_area"), ("other_own", "own"), ("advantage", "character"), ("normal", "hard"),
)  # fmt: skip
# What no game can show: id of the item, the change, the reason.
ONE_PLACE = "what is kept is the one area that is placed"
ASKED = "cases, commands and the set-up say themselves how replies are asked for"
EQUIVALENT: dict[str, dict[str, str]] = {
    "character:grave-cartographer": {"special.effects.0.keep: 1 -> 2": ONE_PLACE},
    "encounter:kind-pilgrim": {"effects.0.of: own -> other_own": "nobody taps for an event"},
    "advantage:betrayal": {"effects.0.if.victim_characters_at_least: 2 -> 1": "nobody loses the last character anyway"},
    "main:ring-of-trust": {"hidden_until_done: True -> False": "it has one step: as soon as it is begun it is done"},
    "option:replies": {"default: own -> open": ASKED},
}


def _numbers(box: Box) -> dict[str, dict[str, Any]]:
    """What is no card: numbers of the rules and what is played where nothing else is said, as they are written."""
    return {
        "figure": {name: {"0": value} for name, value in box.figures.items()},
        "option": {name: {"default": option["default"]} for name, option in box.options.items()},
    }


def items(box: Box) -> list[DataItem]:
    """All cards, numbers and options, in data order."""
    return items_of({**box.raw, **_numbers(box)}, KINDS, FILES, SILENT)


def mutations(box: Box, item: DataItem) -> Iterator[Mutation]:
    """Every single change of an item's written data."""
    entry = {**box.raw, **_numbers(box)}[item.shelf][item.owner]
    if item.shelf == "option":
        choices, now = box.options[item.owner]["choices"], entry["default"]
        other = choices[(choices.index(now) + 1) % len(choices)]
        yield Mutation(item.id, "default", f"{now} -> {other}", {"default": other})
        return
    yield from changes(item, entry, lambda value, path: variants(value, path, lambda word: _others(box, word)))


def _others(box: Box, word: str) -> list[str]:
    """The next word of the same family; the next area."""
    found = next_words(FAMILIES, word)
    areas = list(box.raw["area"])
    if word in areas:
        found.append(areas[(areas.index(word) + 1) % len(areas)])
    return list(dict.fromkeys(found))


def changed(rules: Anima, item: DataItem, mutation: Mutation) -> Anima:
    """The rules with a box made anew from the changed data. Raises what loading raises."""
    old, box = rules.box, Box()
    box.figures, box.options = copy.deepcopy(old.figures), copy.deepcopy(old.options)
    for kind in CARDS:
        for name, entry in old.raw[kind].items():
            mine = item.shelf == kind and item.owner == name
            box.add(kind, mutation.entry if mine else entry, Where(None, kind, name))
    if item.shelf == "figure":
        box.figures[item.owner] = mutation.entry["0"]
        check_figures(box.figures, "figures.yaml")
    elif item.shelf == "option":
        box.options[item.owner]["default"] = mutation.entry["default"]
    box.data_hash = f"{old.data_hash} {mutation}"
    made = copy.copy(rules)
    made.box = box
    return made


def watched(rules: Anima, notes: set[str]) -> Anima:
    """Which data a case reads is told by the ids it names."""
    return rules


def deep(item: DataItem) -> tuple[str, ...]:
    """Cards are noticed by the cases that name them; numbers by any."""
    return (item.id,) if item.shelf in CARDS else ()
