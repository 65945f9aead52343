"""What is said of a game before its rules are loaded: who sits there, for how long, how heavy it is.

It stands in `data/<game>/setup.yaml` under `table`, by set and, where ways to play differ, by mode:

    table:
      short: {seats: [1, 3], kind: co-operative, secrets: false, minutes: [60, 90], weight: 3}
      base:
        normal: {seats: [2, 4], kind: rivals, secrets: true, minutes: [30, 45], weight: 2}
        solo: {seats: [1, 1], kind: rivals, secrets: true, minutes: [20, 30], weight: 2}
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from game.core.content import data
from game.core.errors import DataError, unknown

SEATS_AT_MOST = 5


class TableInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One way to play. `minutes`: a short and a long game. `weight`: 1 (light) to 5."""

    seats: tuple[int, int]
    kind: Literal["co-operative", "rivals"]
    secrets: bool  # whether seats know what others do not
    minutes: tuple[int, int]
    weight: int


class Tables:
    """All ways to play one game, the usual one first."""

    def __init__(self, sets: Mapping[str, Mapping[str, TableInfo]]) -> None:
        self.sets = sets

    def of(self, set_id: str = "", mode: str = "") -> TableInfo:
        """One way to play; without a set, or for one that is not named: all of them together."""
        ways = self.sets.get(set_id)
        if ways is not None:
            return ways[mode] if mode in ways else together(tuple(ways.values()))
        return together(tuple(info for ways in self.sets.values() for info in ways.values()))


def together(ways: tuple[TableInfo, ...]) -> TableInfo:
    """What holds of several ways to play: from the fewest seats to the most, the rest as the first says it."""
    first = ways[0]
    low, high = min(way.seats[0] for way in ways), max(way.seats[1] for way in ways)
    short, long = min(way.minutes[0] for way in ways), max(way.minutes[1] for way in ways)
    return msgspec.structs.replace(first, seats=(low, high), minutes=(short, long))


@lru_cache(maxsize=32)
def read(file: Path) -> Tables:
    """The part `table` of a setup file. Raises DataError with file and line."""
    document = data.load(file, cache=True)
    value = document.value.get("table") if isinstance(document.value, dict) else None
    if not isinstance(value, dict) or not value:
        raise document.error('"table" is missing: seats, kind, secrets, minutes and weight of each set')
    sets: dict[str, dict[str, TableInfo]] = {}
    for set_id, ways in value.items():
        if not isinstance(ways, dict) or not ways:
            raise document.error("a table such as {seats: [1, 4], kind: rivals, ...} is expected", ("table", set_id))
        single = "seats" in ways
        sets[str(set_id)] = {}
        for mode, way in ({"": ways} if single else ways).items():
            path = ("table", str(set_id)) if single else ("table", str(set_id), str(mode))
            sets[str(set_id)][str(mode)] = _info(document, way, path)
    return Tables(sets)


def _info(document: data.Document, way: object, path: tuple[str, ...]) -> TableInfo:
    if isinstance(way, dict):
        for key in way:
            if key not in TableInfo.__struct_fields__:
                raise document.error(unknown("word", key, TableInfo.__struct_fields__), (*path, key))
    try:
        info = msgspec.convert(way, TableInfo)
    except msgspec.ValidationError as problem:
        raise document.error(str(problem), path) from None
    low, high = info.seats
    if not 1 <= low <= high <= SEATS_AT_MOST or not 1 <= info.weight <= 5 or not 0 < info.minutes[0] <= info.minutes[1]:
        raise document.error(f"seats are 1 to {SEATS_AT_MOST}, a weight is 1 to 5, minutes go from short to long", path)
    return info


__all__ = ["DataError", "TableInfo", "Tables", "read", "together"]
