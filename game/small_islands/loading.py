"""Loads the data files of this game, from the shipped pack and from the players' own, into a box.

A pack's entry takes the place of one with the same id, and a new id is added. `replace: true` at the top of a pack's file
empties the lists it contains first, so that a whole set of printed tiles or cards can be typed in.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.content import data
from game.core.engine.ops import Source, Where
from game.core.errors import DataError
from game.small_islands.box import Box, check_tokens
from game.small_islands.islands import PORTS_AT_MOST

# What each list's entries must have and may have: a slip in a name is found before it can hide.
_KEYS: dict[str, tuple[set[str], set[str]]] = {
    "starting": ({"id", "tile", "corners", "areas"}, set()),
    "landscape": ({"id", "corners", "areas"}, set()),
    "objectives": ({"id", "mission", "reward"}, set()),
    "missions": ({"id", "mission"}, set()),
    "rewards": ({"id", "reward"}, set()),
    "alexis": ({"id", "stars", "explore", "land", "score", "houses"}, {"per_phase"}),
    "expedition": ({"id", "action", "goal"}, {"slot"}),
    "options": ({"id", "choices", "default"}, {"modes"}),
}
_FILES = {
    "tiles.yaml": ("starting", "landscape"),
    "objectives.yaml": ("objectives", "missions", "rewards"),
    "solo.yaml": ("alexis", "expedition"),
    "setup.yaml": ("options",),
}
_BESIDE = {"tiles.yaml": {"ships", "bonus_tokens", "replace"}, "setup.yaml": {"table", "replace"}}
_AREA = ({"corners"}, {"symbols", "houses"})


def load_box(folders: list[Path]) -> Box:
    """Loads all data of this game from pack folders, first the shipped one. Raises DataError with file and line."""
    return load_folders(Box(), folders)


def load_folders(box: Box, folders: list[Path]) -> Box:
    """Fills the box from pack folders in order. Raises DataError with file and line at the first thing that is wrong."""
    digest = hashlib.sha256()
    for folder in folders:
        path = folder / "figures.yaml"  # first: cards may fall back on a figure
        if path.exists():
            digest.update(path.read_bytes())
            document = data.load(path, cache=True)
            _figures(box, document.value, Where(Source(document)))
        for name, lists in _FILES.items():
            _load_file(box, folder / name, lists, digest)
    box.data_hash = digest.hexdigest()
    _enough(box, folders[-1])
    return box


def _load_file(box: Box, path: Path, lists: tuple[str, ...], digest: Any) -> None:
    if not path.exists():
        return
    digest.update(path.read_bytes())
    document = data.load(path, cache=True)
    where = Where(Source(document))
    value = document.value
    if not isinstance(value, dict):
        raise where.fail(f"a table with {', '.join(lists)} is expected")
    for key in value:
        where.at(key).pick(key, (*lists, *sorted(_BESIDE.get(path.name, {"replace"}))), "list")
    if "bonus_tokens" in value:
        box.bonus_tokens = check_tokens(value["bonus_tokens"], where.at("bonus_tokens"))
    if value.get("ships", {"corners": "SSSS"}) != {"corners": "SSSS"}:
        raise where.at("ships").fail("ship tiles are open sea: {corners: SSSS}")
    adds = _adders(box)
    for name in lists:
        if name in value:
            if value.get("replace"):
                _clear(box, name)
            _load_list(value[name], adds[name], name, where.at(name))


def _load_list(items: Any, add: Callable[[dict, Where], None], name: str, where: Where) -> None:
    if not isinstance(items, list):
        raise where.fail("a list is expected here")
    seen: set[str] = set()
    for at, item in enumerate(items):
        place = where.at(at)
        _check_item(item, name, place)
        if item["id"] in seen:
            raise place.fail(f'"{item["id"]}" is there twice')
        seen.add(item["id"])
        try:
            add(item, place)
        except DataError:
            raise
        except (LookupError, TypeError, ValueError, AttributeError) as problem:
            said = f"missing {problem}" if isinstance(problem, KeyError) else str(problem)
            raise place.fail(f"this entry is not complete or not well formed ({said})") from problem


def _adders(box: Box) -> dict[str, Callable[[dict, Where], None]]:
    return {
        "starting": box.add_start,
        "landscape": box.add_tile,
        "objectives": box.add_objective,
        "missions": box.add_mission,
        "rewards": box.add_reward,
        "alexis": box.add_alexis,
        "expedition": box.add_expedition,
        "options": box.add_option,
    }


def _clear(box: Box, name: str) -> None:
    """Takes a whole list out of the box, for a pack that brings another."""
    if name == "landscape":
        box.tiles = ()
    shelves: dict[str, tuple[dict[str, Any], str]] = {
        "starting": (box.starts, "start"),
        "landscape": ({}, "tile"),
        "objectives": (box.objectives, "objective"),
        "missions": (box.missions, "mission"),
        "rewards": (box.rewards, "reward"),
        "alexis": (box.alexis_cards, "alexis"),
        "expedition": (box.expeditions, "expedition"),
        "options": (box.options, "option"),
    }
    shelf, raw = shelves[name]
    shelf.clear()
    box.raw.get(raw, {}).clear()


def _check_item(item: Any, name: str, where: Where) -> None:
    """The envelope of an entry: an id, nothing missing, nothing unknown."""
    if not isinstance(item, dict) or not isinstance(item.get("id"), str):
        raise where.fail("an entry with an id is expected here")
    if item["id"].startswith(("=", "?")) or item["id"] == "":
        raise where.at("id").fail("an id is made of small letters, digits and hyphens")
    _check_keys(item, *_KEYS[name], where)
    if "tile" in item and not isinstance(item["tile"], str):
        raise where.at("tile").fail("the name of the two-sided tile is expected here")
    if not isinstance(item.get("areas", []), list):
        raise where.at("areas").fail("a list of areas is expected here")
    for at, area in enumerate(item.get("areas", ())):
        place = where.at("areas", at)
        if not isinstance(area, dict):
            raise place.fail("an area is a table such as {corners: [nw], symbols: [flower], houses: 1}")
        _check_keys(area, *_AREA, place)


def _check_keys(item: dict, needed: set[str], more: set[str], where: Where) -> None:
    for key in item:
        where.at(key).pick(key, tuple(sorted(needed | more)), "key")
    for key in sorted(needed):
        if key not in item:
            raise where.fail(f'"{key}" is missing')


# Figures that are a whole number (with the least it may be), a table of numbers, or a list of them.
_NUMBERS = {"display": 1, "hand": 1, "navigation": 1, "ships": 4, "island_at_least": 1, "port_points": 0, "cards_drawn": 1}
_NUMBERS["ports_per_tile"] = 0
_TABLES = {"houses": {"hand", "reserve"}, "alexis_houses": {"all", "per_phase"}}


def _figures(box: Box, value: Any, where: Where) -> None:
    """Raises DataError where a figure is unknown or of another kind."""
    known = (*_NUMBERS, *_TABLES, "discovery")
    if not isinstance(value, dict) or set(value) != {"figures"} or not isinstance(value["figures"], dict):
        raise where.fail('a table "figures" is expected')
    for name, figure in value["figures"].items():
        place = where.at("figures", name)
        place.pick(name, known, "figure")
        if name in _NUMBERS and not _whole(figure, _NUMBERS[name]):
            raise place.fail(f"a whole number of {_NUMBERS[name]} or more is expected here")
        if name == "ports_per_tile" and figure > PORTS_AT_MOST:
            raise place.fail(f"a tile has room for {PORTS_AT_MOST} ports")
        if name in _TABLES and (
            not isinstance(figure, dict) or set(figure) != _TABLES[name] or not all(_whole(n, 0) for n in figure.values())
        ):
            raise place.fail(f"a table of whole numbers is expected here: {', '.join(sorted(_TABLES[name]))}")
        if name == "discovery" and (not isinstance(figure, list) or not figure or not all(_whole(n, 0) for n in figure)):
            raise place.fail("a list of whole numbers is expected here")
        box.figures[name] = figure


def _whole(value: Any, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def _enough(box: Box, folder: Path) -> None:
    """What a game of four needs at least. Raises DataError."""
    hands = box.figures["display"] + 4 * box.figures["hand"] + box.figures["navigation"]
    needs = (
        ("landscape tiles", len(box.tiles), hands),
        ("starting tiles", len(set(box.starts.values())), 1),
        ("objectives", len(box.objectives), 12),
        ("missions", len(box.missions), 12),
        ("rewards", len(box.rewards), 12),
        ("cards of Alexis", len(box.alexis_cards), 1),
        ("expedition cards", len(box.expeditions), 2),
    )
    for name, there, needed in needs:
        if there < needed:
            raise DataError(f"there are {there} {name}, at least {needed} are needed", folder.name)
