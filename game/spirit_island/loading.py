"""Loads the data files of this game, from the shipped pack and from the players' own, into a box."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.content import data
from game.core.engine.ops import Source, Where
from game.spirit_island.box import Box
from game.spirit_island.language import vocabulary

POWER_FILES = ("powers_minor.yaml", "powers_major.yaml", "powers_unique.yaml")


def load_box(folders: list[Path]) -> Box:
    """Loads all data of this game from pack folders, first the shipped one. Raises DataError with file and line."""
    return load_folders(Box(vocabulary), folders)


def load_folders(box: Box, folders: list[Path]) -> Box:
    """Fills the box from pack folders in order. Raises DataError with file and line at the first thing that is
    wrong.
    """
    digest = hashlib.sha256()
    for folder in folders:
        _load_folder(box, folder, digest)
    box.data_hash = digest.hexdigest()
    return box


def _load_folder(box: Box, folder: Path, digest: Any) -> None:
    def each(name: str, list_key: str, add: Callable[[dict, Where], None]) -> dict:
        """Loads one file, if the pack has it, and hands its items over."""
        path = folder / name
        if not path.exists():
            return {}
        digest.update(path.read_bytes())
        document = data.load(path, cache=True)
        where = Where(Source(document))
        value = document.value
        if not isinstance(value, dict):
            raise where.fail(f'a table with "{list_key}" is expected')
        items = value.get(list_key, [])
        if not isinstance(items, list):
            raise where.at(list_key).fail("a list is expected here")
        for at, item in enumerate(items):
            place = where.at(list_key, at)
            check_item(item, list_key, place)
            item.setdefault("set", value.get("set", ""))
            try:
                add(item, place)
            except (LookupError, TypeError, ValueError, AttributeError) as problem:
                raise place.fail(f"this entry is not complete or not well formed ({_plain(problem)})") from problem
        return value

    for name in POWER_FILES:
        each(name, "cards", box.add_power)
    each("spirits.yaml", "spirits", box.add_spirit)
    each("fear.yaml", "cards", box.add_fear)
    figures = each("invaders.yaml", "cards", box.add_invader)
    if "pieces" in figures:
        box.figures["pieces"] = figures["pieces"]
        box.figures["invader_deck"] = figures["deck_setup"]
    if "stage_ii_action" in figures:
        action = figures["stage_ii_action"]
        box.compiler.program("stage-ii-action", action["effect"], Where(None, "stage_ii_action", "effect"))
    for name, key in (("setup.yaml", "setup"),):
        path = folder / name
        if path.exists():
            digest.update(path.read_bytes())
            box.figures.update(data.load(path, cache=True).value[key])
    if (folder / "win_rates.yaml").exists():  # figures for the set-up screen only: no part of the rules' hash
        box.figures["win_rates"] = data.load(folder / "win_rates.yaml", cache=True).value
    if (folder / "boards.yaml").exists():
        path = folder / "boards.yaml"
        digest.update(path.read_bytes())
        document = data.load(path, cache=True)
        where = Where(Source(document))
        try:
            box.add_boards(document.value.get("boards", {}), document.value.get("layouts", {}), where, folder)
        except (LookupError, TypeError, ValueError, AttributeError) as problem:
            raise where.fail(f"a board is not complete or not well formed ({_plain(problem)})") from problem


def _plain(problem: Exception) -> str:
    return f"missing {problem}" if isinstance(problem, KeyError) else str(problem)


# What each list's items must have and may have: a slip in a name is found before it can hide.
_KEYS: dict[str, tuple[set[str], set[str]]] = {
    "power": (
        {"id", "deck", "cost", "speed", "elements", "target", "effects"},
        {"spirit", "targets", "range", "from", "from_terrain", "thresholds", "set", "sets"},
    ),
    "fear": ({"id", "levels"}, {"set", "sets"}),
    "invader": ({"id", "stage"}, {"terrains", "coastal", "on_reveal", "set", "sets"}),
    "spirit": (
        {"id", "setup", "growth", "tracks", "uniques"},
        {"complexity", "special_rules", "innates", "elements_main", "power_summary"}
        | {"suggested_powers_in_order", "set", "sets"},
    ),
}


def check_item(item: Any, list_key: str, where: Where) -> None:
    """The envelope of an entry: an id, nothing missing, nothing unknown."""
    if not isinstance(item, dict) or not isinstance(item.get("id"), str):
        raise where.fail("an entry with an id is expected here")
    if list_key == "spirits":
        kind = "spirit"
    else:
        kind = "fear" if "levels" in item else "invader" if "stage" in item else "power"
    needed, allowed = _KEYS[kind]
    for name in item:
        where.at(name).pick(name, tuple(sorted(needed | allowed)), f"{kind} key")
    for name in {"range", "cost"} & set(item):
        if not isinstance(item[name], int) or item[name] < 0:
            raise where.at(name).fail(f"{item[name]} is no number from 0 on")
    missing = sorted(needed - set(item))
    if missing:
        raise where.fail(f'"{item["id"]}" has no "{missing[0]}"')
