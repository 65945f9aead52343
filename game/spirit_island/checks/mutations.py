"""Single changes of written game data, for `tools.mutate`: what an item is, how it can be changed, what cannot be seen.

A mutation is one slip of the pen: a number one off, an effect left out, a piece, terrain or element taken for another,
`up to` for a bare number, a flag or a filter forgotten. Nothing here knows cases; files on disk are never touched.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from game.checks.mutation import DataItem, Mutation
from game.core.content import data
from game.core.engine.ops import Compiler, Where
from game.core.paths import data_dir
from game.spirit_island.box import Box
from game.spirit_island.checks.mutations_unseen import EQUIVALENT
from game.spirit_island.language import vocabulary
from game.spirit_island.rules import SpiritIsland
from game.spirit_island.terms import INVADERS
from game.spirit_island.vocabulary import ELEMENTS, TERRAINS

__all__ = ["EQUIVALENT", "KINDS", "DataItem", "Mutation", "changed", "deep", "items", "mutations", "watched", "written"]

KINDS = ("power", "fear", "spirit", "invader", "blight-card", "adversary", "scenario", "board", "figure")
FILES = {"minor": "powers_minor.yaml", "major": "powers_major.yaml", "unique": "powers_unique.yaml"}

# No rule reads these: names of things, piles they start in, and what the panel prints beside the rules.
SILENT = {"id", "deck", "spirit", "set", "sets", "complexity", "elements_main", "power_summary"}
SILENT |= {"suggested_powers_in_order", "targets", "mandatory", "adjacent"}
SILENT |= {"remove_one_random_unseen_per_stage"}
FIGURES = ("blight_pool", "fear_pool", "fear_deck", "starting_energy", "ravage", "options", "invader_deck")
PIECES = ("explorer", "town", "city", "dahan", "blight")
ACTIONS = ("ravage", "build", "explore")
# Keys whose loss is refused at once or is the same slip as another change of the same line.
KEPT = {"need", "effects", "do", "then", "what", "if", "with", "when", "actions", "n", "up_to", "per", "mode", "at", "of"}
KEPT |= {"who", "chooser"}
FILTERED = "{has: [invader]}"
CONDITIONS = set(vocabulary.conditions)
# Words that are a choice of two or three: each is taken for the next.
WORDS: dict[str, tuple[str, ...]] = {
    "speed": ("fast", "slow"),
    "from": ("presence", "sacred-site"),
    "who": ("self", "target"),
    "chooser": ("self", "target"),
    "presence_of": ("self", "target"),
    "target": ("any-spirit", "another-spirit"),
    "gain_power_card": ("choice", "minor", "major", "not-kept"),
    "mode": ("add", "may_instead"),
    "repeat": ("adjacent", "any"),
    "in_each": ("pushed-to", "adjacent"),
    "number": ("highest", "lowest"),
    "when": ("defended-one-land", "growth-presence-added"),
    "draws": ("minor", "major"),
    "response": INVADERS,
    **{f"{n}-place{'s' * (n != 'one')}": ("inner", "bottom_right", "top_right") for n in ("one", "two", "three", "four")},
}


# ------------------------------------------------------------------------------------------------ items


def items(box: Box) -> list[DataItem]:
    """All items of the box in data order."""
    found = []
    for name, card in box.raw["card"].items():
        parts = tuple((key,) for key in card if key not in SILENT)
        found.append(DataItem("power", f"card:{name}", FILES[card["deck"]], "card", name, parts))
    for name, card in box.raw["fear"].items():
        for level in card["levels"]:
            found.append(DataItem("fear", f"fear:{name}/{level}", "fear.yaml", "fear", name, (("levels", level),)))
    for name, spirit in box.raw["spirit"].items():
        for part, paths in _spirit_parts(spirit):
            found.append(DataItem("spirit", part, "spirits.yaml", "spirit", name, paths))
    for name, card in box.raw["invader"].items():
        parts = tuple((key,) for key in card if key not in SILENT)
        found.append(DataItem("invader", f"invader:{name}", "invaders.yaml", "invader", name, parts))
    for name in box.raw["blight-card"]:
        parts = (("per_player",), ("each_turn",))
        found.append(DataItem("blight-card", f"blight-card:{name}", "blight.yaml", "blight-card", name, parts))
    for name, adversary in box.raw["adversary"].items():
        acts: tuple[tuple[Any, ...], ...] = tuple(("escalation", word) for word in adversary["escalation"] if word not in SILENT)
        acts += (("capital",),) * ("capital" in adversary)
        found.append(DataItem("adversary", f"adversary:{name}", "adversaries.yaml", "adversary", name, acts))
        for at in range(len(adversary["levels"])):
            level = f"adversary:{name}/{at + 1}"
            found.append(DataItem("adversary", level, "adversaries.yaml", "adversary", name, (("levels", at),)))
    for name, scenario in box.raw["scenario"].items():
        words = tuple((word,) for word in scenario if word not in SILENT and word != "difficulty")
        found.append(DataItem("scenario", f"scenario:{name}", "scenarios.yaml", "scenario", name, words))
    found.append(DataItem("invader", "stage-ii-action", "invaders.yaml", "action", "stage_ii_action", (("effect",),)))
    for name in [name for name, figures in box.figures["pieces"].items() if figures]:
        found.append(DataItem("invader", f"piece:{name}", "invaders.yaml", "pieces", name, ((name,),)))
    shown = {board for layout in box.layouts.values() for board in layout.boards}
    shown |= {board for board in box.raw["board"] if any(box.in_set(f"board:{board}", name) for name in box.figures["boxes"])}
    for name in sorted(shown):
        for land in box.raw["board"][name]["lands"]:
            found.append(DataItem("board", f"board:{name}{land}", "boards.yaml", "board", name, (("lands", land),)))
    for name in [name for name in box.layouts if ":" not in name]:
        found.append(DataItem("board", f"layout:{name}", "boards.yaml", "layout", name, ((name, "cross_adjacency"),)))
    for name in FIGURES:
        file = "invaders.yaml" if name == "invader_deck" else "setup.yaml"
        found.append(DataItem("figure", f"figure:{name}", file, "figure", name, ((name,),)))
    return found


def written(box: Box, item: DataItem) -> Any:
    """The entry of the data that an item is part of."""
    if item.shelf == "pieces":
        return box.figures["pieces"]
    if item.shelf == "action":
        return _file(item)[item.owner]
    if item.shelf == "layout":
        return _file(item)["layouts"]
    if item.shelf == "figure":
        return box.figures
    return box.raw[item.shelf][item.owner]


def _spirit_parts(spirit: dict[str, Any]) -> Iterator[tuple[str, tuple[tuple[Any, ...], ...]]]:
    name = f"spirit:{spirit['id']}"
    yield f"{name}/setup", tuple((word,) for word in ("setup", "uniques", "progression") if word in spirit)
    for at in range(len(spirit["growth"])):
        yield f"{name}/growth.{at}", (("growth", at),)
    for track in spirit["tracks"]:
        yield f"{name}/tracks.{track}", (("tracks", track),)
    for at, rule in enumerate(spirit["special_rules"]):
        yield f"rule:{rule['id']}", (("special_rules", at, "effect"),)
    for at, innate in enumerate(spirit["innates"]):
        key = f"innate:{innate['id']}"
        yield key, tuple(("innates", at, word) for word in ("speed", "range", "from", "target") if word in innate)
        for level in range(len(innate["levels"])):
            yield f"{key}/{level + 1}", (("innates", at, "levels", level),)


def _file(item: DataItem) -> Any:
    return data.load(data_dir() / "spirit_island" / item.file, cache=True).value


def mutations(box: Box, item: DataItem) -> Iterator[Mutation]:
    """Every single change of an item's written data."""
    entry = written(box, item)
    if item.shelf == "board":
        yield from _borders(entry, item)
    for part in item.parts:
        for path, change, value in variants(_at(entry, part), part[-1]):
            if isinstance(part[-1], int) or item.shelf in ("pieces", "board", "layout", "figure"):
                shown = path
            else:
                shown = (part[-1], *path)
            yield Mutation(item.id, ".".join(map(str, shown)) or "whole", change, _with(entry, part, value))
        if item.shelf == "scenario" or _droppable(part, _at(entry, part)):
            yield Mutation(item.id, "whole" if isinstance(part[-1], int) else part[-1], "dropped", _without(entry, part))


def _borders(board: Any, item: DataItem) -> Iterator[Mutation]:
    """Two lands of a board that touch no longer, or touch for once; said of both, or loading would refuse it."""
    here = item.parts[0][-1]
    for other in board["lands"]:
        if int(other) > int(here):
            made = copy.deepcopy(board)
            near, back = made["lands"][here]["adjacent"], made["lands"][other]["adjacent"]
            if int(other) in near:
                near.remove(int(other))
                back.remove(int(here))
                yield Mutation(item.id, "adjacent", f"{other} dropped", made)
            else:
                near.append(int(other))
                back.append(int(here))
                yield Mutation(item.id, "adjacent", f"{other} added", made)


def _droppable(part: tuple[Any, ...], value: Any) -> bool:
    """Whole lines that could be forgotten: a growth group, a level, a condition on where a range is measured from."""
    return value is not None and (isinstance(part[-1], int) or part[-1] in ("from_terrain", "terrains", "on_reveal"))


def _at(entry: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        entry = entry[key]
    return entry


def _with(entry: Any, path: tuple[Any, ...], value: Any) -> Any:
    made = copy.deepcopy(entry)
    _at(made, path[:-1])[path[-1]] = value
    return made


def _without(entry: Any, path: tuple[Any, ...]) -> Any:
    made = copy.deepcopy(entry)
    del _at(made, path[:-1])[path[-1]]
    return made


# ------------------------------------------------------------------------------------------------ changes

Variant = tuple[tuple[Any, ...], str, Any]  # path inside the value, what was changed, the value changed


def variants(value: Any, key: Any) -> Iterator[Variant]:
    """All single changes of a value written under this key."""
    if isinstance(value, bool):
        if key not in vocabulary.verbs:
            yield (), f"{value} -> {not value}".lower(), not value
    elif isinstance(value, int):
        yield (), f"{value} -> {value + 1}", value + 1
        if value:
            yield (), f"{value} -> {value - 1}", value - 1
    elif value is None:
        if key == "on_reveal":
            yield (), "null -> stage-ii-action", "stage-ii-action"
    elif isinstance(value, str):
        for other in _other_words(value, key):
            new: Any = int(other) if other.isdigit() and key != "circle" else other
            new = {"has": ["invader"]} if other == FILTERED else new
            yield (), f"{value} -> {other}", new
    elif isinstance(value, list):
        yield from _of_list(value, key)
    elif isinstance(value, dict):
        yield from _of_table(value, key)


def _other_words(word: str, key: Any) -> Iterator[str]:
    if key in WORDS and word in WORDS[key]:
        choice = WORDS[key]
        yield choice[(choice.index(word) + 1) % len(choice)]
    elif key in ("n", "up_to") and word == "all":
        yield "1"
    elif key in ("per", "what", "build_adds", "downgrades_to"):
        yield from (other for other in PIECES if other != word)
    elif key == "target" and word == "any":
        yield FILTERED
    elif key == "terrain" or key == "terrains":
        yield from (other for other in TERRAINS if other != word)
    elif key == "circle":
        parts = word.split("+")
        for at, part in enumerate(parts):
            others = [str(int(part) + 1), str(int(part) - 1)] if part.isdigit() else [_next(part, ELEMENTS, parts)]
            for other in others:
                yield "+".join([*parts[:at], other, *parts[at + 1 :]])
            if len(parts) > 1:
                yield "+".join(parts[:at] + parts[at + 1 :])


def _next(word: str, words: tuple[str, ...], taken: Any) -> str:
    """The word after this one that is not taken yet: what a slip would put in its place."""
    at = words.index(word) if word in words else -1
    return next(other for other in (*words[at + 1 :], *words) if other not in taken and other != word)


def _of_list(value: list[Any], key: Any) -> Iterator[Variant]:
    if key in ("energy", "plays"):
        key = "circle"
    for at, one in enumerate(value):
        rest = value[:at] + value[at + 1 :]
        words = _vocabulary(one, key)
        if words:
            if rest or key == "elements":
                yield (), f"{one} dropped", rest
            for other in _swaps(one, words, value):
                yield (), f"{one} -> {other}", [*value[:at], other, *value[at + 1 :]]
                if at + 1 == len(value) and one != "invader" and (other != "blight" or key in CONDITIONS):
                    yield (), f"{other} added", [*value, other]
            continue
        if key == "uniques":
            yield (), f"{one} dropped", rest
            continue
        if isinstance(one, (dict, list)) or key == "circle":
            yield (at,), "dropped", rest
        for path, change, new in variants(one, key):
            yield (at, *path), change, [*value[:at], new, *value[at + 1 :]]


def _vocabulary(word: Any, key: Any) -> tuple[str, ...]:
    if not isinstance(word, str) or key in ("circle", "uniques"):
        return ()
    if key == "actions":
        return ACTIONS
    if word in TERRAINS:
        return TERRAINS
    if word in ELEMENTS:
        return ELEMENTS
    return PIECES if word in (*PIECES, "invader", "own-presence") else ()


def _swaps(word: str, words: tuple[str, ...], value: list[Any]) -> Iterator[str]:
    """What may stand in a word's place by mistake: one other element, any other piece, terrain or action."""
    if word == "invader":
        yield from ("explorer", "dahan")
    elif words is ELEMENTS:
        yield _next(word, words, value)
    elif "invader" not in value:
        yield from (other for other in words if other not in value)


def _of_table(value: dict[str, Any], key: Any) -> Iterator[Variant]:
    if key == "target":
        for word in value:
            rest = {k: v for k, v in value.items() if k != word}
            yield (), f"{word} dropped", rest or "any"
    elements = bool(value) and all(word in ELEMENTS for word in value)
    pieces = bool(value) and all(word in PIECES for word in value) and key in ("with", "add", "setup")
    is_op = any(word in vocabulary.verbs for word in value)
    for word, one in value.items():
        if word in SILENT:
            continue
        if key == "response":  # what comes for it
            yield from (((word,), f"{one} -> {new}", {**value, word: new}) for new in _other_words(one, key))
            yield (), f"{word} dropped", {k: v for k, v in value.items() if k != word}
            continue
        droppable = key != "target" and _may_drop(word, value, elements, is_op)
        if not (isinstance(one, bool) and droppable and word not in CONDITIONS):  # a flag lost is a flag turned
            for path, change, new in variants(one, word):
                yield (word, *path), change, {**value, word: new}
        if elements or pieces:
            other = _next(word, ELEMENTS if elements else PIECES, value)
            yield (), f"{word} -> {other}", {(other if k == word else k): v for k, v in value.items()}
        if word in ("n", "up_to") and "what" in value:
            other = "up_to" if word == "n" else "n"
            yield (), f"{word} -> {other}", {(other if k == word else k): v for k, v in value.items()}
        if droppable:
            yield (), f"{word} dropped", {k: v for k, v in value.items() if k != word}


def _may_drop(word: str, value: dict[str, Any], elements: bool, is_op: bool) -> bool:
    """Keys that can be forgotten: an element of a need, a condition, an op's further parameters."""
    if word in vocabulary.verbs or word in KEPT or value[word] == "any-land" or "fear_when_destroyed" in value:
        return False
    if (elements or word in CONDITIONS) and "adjacent" not in value:
        return True
    first = next(iter(value))
    return is_op or first in ("what", "choose", "need", "actions", "energy", "if", "invader_health")


# ------------------------------------------------------------------------------------------------ a box with one change


def changed(rules: SpiritIsland, item: DataItem, mutation: Mutation) -> SpiritIsland:
    """Rules whose box differs in this one entry; all else is shared. Raises DataError, as loading does, and whatever
    loading would stumble over.
    """
    entry = copy.deepcopy(mutation.entry)
    base, made = rules.box, copy.copy(rules)
    box = copy.copy(base)
    box.compiler = Compiler(vocabulary)
    prefixes = _programs_of(base, item)
    box.compiler.programs = {key: program for key, program in base.programs.items() if not key.startswith(prefixes)}
    box.compiler.tests = dict(base.tests)
    box.programs, box.tests = box.compiler.programs, box.compiler.tests
    box.powers, box.spirits = dict(base.powers), dict(base.spirits)
    box.fear, box.invaders = dict(base.fear), dict(base.invaders)
    box.blight_cards, box.adversaries = dict(base.blight_cards), dict(base.adversaries)
    box.scenarios = dict(base.scenarios)
    made.box = box
    if item.shelf == "pieces":
        box.figures = {**base.figures, "pieces": entry}
        return made
    where = Where(None, item.file, item.owner)
    if item.shelf == "figure":
        box.figures = entry
        return made
    if item.shelf in ("board", "layout"):
        boards, layouts = base.raw["board"], _file(item)["layouts"]
        if item.shelf == "board":
            boards = {**boards, item.owner: entry}
            pieces = {int(n): dict(land.get("setup", {})) for n, land in entry["lands"].items()}
            box.board_pieces = {**base.board_pieces, item.owner: pieces}
        box.layouts = base.layouts.remade(boards, entry if item.shelf == "layout" else layouts, where)
        return made
    if item.shelf == "action":
        box.compiler.program("stage-ii-action", entry["effect"], where)
        return made
    box.raw = {kind: dict(shelf) for kind, shelf in base.raw.items()}
    del box.raw[item.shelf][item.owner]
    if item.shelf == "spirit":
        for innate in base.spirits[item.owner].innates:
            del box.raw["innate"][innate]
    add = {"card": box.add_power, "fear": box.add_fear, "spirit": box.add_spirit, "invader": box.add_invader}
    add |= {"blight-card": box.add_blight_card, "adversary": box.add_adversary, "scenario": box.add_scenario}
    add[item.shelf](entry, where)
    return made


def _programs_of(box: Box, item: DataItem) -> tuple[str, ...]:
    """Beginnings of the ids of all programs that the entry compiles to."""
    keys = [f"{item.shelf}:{item.owner}"]
    if item.shelf == "spirit":
        spirit = box.raw["spirit"][item.owner]
        keys += [f"innate:{one['id']}" for one in spirit["innates"]] + [f"rule:{one['id']}" for one in spirit["special_rules"]]
    return tuple(key + end for key in keys for end in (".", "/"))


# ------------------------------------------------------------------------------------------------ which cases see what


class _Seen(dict[str, Any]):
    """A table of the box that notes which of its keys are asked for."""

    def __init__(self, of: dict[str, Any], prefix: str, notes: set[str]) -> None:
        super().__init__(of)
        self.prefix, self.notes = prefix, notes

    def __getitem__(self, key: str) -> Any:
        self.notes.add(self.prefix + key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.notes.add(self.prefix + key)
        return super().get(key, default)


def watched(rules: SpiritIsland, notes: set[str]) -> SpiritIsland:
    """The rules with a box that notes which data a case reads."""
    made = copy.copy(rules)
    made.box = box = copy.copy(rules.box)
    box.compiler = copy.copy(box.compiler)
    box.programs = box.compiler.programs = _Seen(box.programs, "", notes)
    box.powers = _Seen(box.powers, "", notes)
    box.fear = _Seen(box.fear, "fear:", notes)
    box.spirits = _Seen(box.spirits, "spirit:", notes)
    box.invaders = _Seen(box.invaders, "invader:", notes)
    box.blight_cards = _Seen(box.blight_cards, "blight-card:", notes)
    box.adversaries = _Seen(box.adversaries, "adversary:", notes)
    box.scenarios = _Seen(box.scenarios, "scenario:", notes)
    return made


def deep(item: DataItem) -> tuple[str, ...]:
    """What a case must have read to notice a change of the item; () where any case may."""
    base = item.id.partition("/")[0]
    name = base.partition(":")[2]
    if item.shelf in ("pieces", "action", "board", "layout", "figure"):
        return ()
    if base.startswith("innate:"):
        return base, f"innate:{name}/level"
    return {"adversary": (base,), "fear": (item.id,), "rule": (base, f"spirit:{item.owner}")}.get(base.partition(":")[0], (base,))
