"""Faces of tiles: corner patterns, land areas, and how a face looks when it is turned.

Corners are in the order nw, ne, se, sw; one clockwise quarter turn moves nw to ne. A pattern is the four corners as bits, bit i
set where corner i is land. A face can describe itself in its id, for tiles typed into a case:

    =LLSS:nw+ne[flower,port]1        =LSLS:nw[flower]0;se[fruit]1        =SSSS
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from game.small_islands.terms import SYMBOLS

CORNERS = ("nw", "ne", "se", "sw")
_TYPED = re.compile(r"=([LS]{4})(?::(.+))?\Z")
_AREA = re.compile(r"([a-z+]+)\[([a-z,]*)\]([0-9])\Z")


class Area(NamedTuple):
    """One piece of land of a face: its corners (0..3), its symbols in printed order, its house symbols."""

    corners: tuple[int, ...]
    symbols: tuple[str, ...]
    houses: int


class Turned(NamedTuple):
    """A face at a rotation. `area_at[i]`: the area that holds corner i as it lies, -1 for sea."""

    pattern: int
    area_at: tuple[int, int, int, int]

    def corners_of(self, area: int) -> tuple[str, ...]:
        """Names of the corners an area has as it lies."""
        return tuple(CORNERS[i] for i in range(4) if self.area_at[i] == area)


class Spot(NamedTuple):
    """A printed symbol, by its number on the face."""

    area: int
    symbol: str


class Face:
    """A face. `rotations`: of turns that look the same only the smallest; `fits[known << 4 | land]`: rotations that agree
    with known corners.
    """

    __slots__ = ("id", "corners", "areas", "turned", "rotations", "fits", "spots", "counts", "ports", "has_coast")

    def __init__(self, face_id: str, corners: str, areas: Sequence[Area]) -> None:
        self.id = face_id
        self.corners = corners
        self.areas = tuple(areas)
        self.turned = tuple(self._turn(by) for by in range(4))
        self.rotations = self._different()
        self.fits = tuple(self._fitting(entry >> 4, entry & 15) for entry in range(256))
        self.spots = tuple(Spot(at, symbol) for at, area in enumerate(self.areas) for symbol in area.symbols)
        self.counts = tuple(tuple(area.symbols.count(symbol) for symbol in SYMBOLS) for area in self.areas)
        self.ports = sum(spot.symbol == "port" for spot in self.spots)
        self.has_coast = "L" in corners and "S" in corners

    def _turn(self, by: int) -> Turned:
        at = [-1, -1, -1, -1]
        for number, area in enumerate(self.areas):
            for corner in area.corners:
                at[(corner + by) % 4] = number
        pattern = sum(1 << i for i in range(4) if at[i] >= 0)
        return Turned(pattern, (at[0], at[1], at[2], at[3]))

    def _different(self) -> tuple[int, ...]:
        seen: list[Any] = []
        found = []
        for by in range(4):
            looks = sorted((sorted((c + by) % 4 for c in a.corners), sorted(a.symbols), a.houses) for a in self.areas)
            if looks not in seen:
                seen.append(looks)
                found.append(by)
        return tuple(found)

    def _fitting(self, known: int, land: int) -> tuple[int, ...]:
        return tuple(by for by in self.rotations if not (self.turned[by].pattern ^ land) & known)

    def __repr__(self) -> str:
        return f"Face({self.id!r})"


class Faces(dict[str, Face]):
    """Faces by id; those that describe themselves are made when they are asked for."""

    def __missing__(self, face_id: str) -> Face:
        if face_id.startswith("="):
            return read_face(face_id)
        if face_id == "?":
            return unseen()
        raise KeyError(face_id)


@lru_cache(maxsize=1)
def unseen() -> Face:
    """The face of a tile that is hidden from whoever looks: it fits nowhere, so nothing about it can be read off."""
    made = Face("?", "SSSS", ())
    made.rotations, made.fits = (), ((),) * 256
    return made


def face(box: Any, tile: str) -> Face:
    """The face of a tile id. Raises KeyError for an unknown id and ValueError for a typed one that is not well formed."""
    return box.faces[tile]


def joined(corners: str) -> list[tuple[int, ...]]:
    """Land areas of a corner pattern where nothing else is said: corners that meet along a side hang together."""
    land = [i for i in range(4) if corners[i] == "L"]
    if len(land) == 2 and land[1] - land[0] == 2:
        return [(land[0],), (land[1],)]
    return [tuple(land)] if land else []


def make_face(face_id: str, corners: str, areas: Sequence[Area]) -> Face:
    """A checked face. Raises ValueError in one sentence where pattern, areas or symbols do not agree."""
    if not re.fullmatch("[LS]{4}", corners):
        raise ValueError(f'corners are four letters L or S in the order nw, ne, se, sw, not "{corners}"')
    printed = bool(face_id) and not face_id.startswith("=")  # a case may show what no printed tile does
    held = sorted(corner for area in areas for corner in area.corners)
    if held != [i for i in range(4) if corners[i] == "L"]:
        raise ValueError(f"the areas do not hold exactly the land corners of {corners}")
    for part in joined(corners):
        if not any(set(part) <= set(area.corners) for area in areas):
            raise ValueError(f"two land corners at one side of {corners} must be in one area")
    for area in areas:
        for symbol in area.symbols:
            if symbol not in SYMBOLS:
                raise ValueError(f'unknown symbol "{symbol}" (known: {", ".join(SYMBOLS)})')
        if "port" in area.symbols and "S" not in corners and printed:
            raise ValueError("a tile without coast has no port")
        if not area.corners:
            raise ValueError("an area has at least one corner")
    if printed and sum(symbol == "port" for area in areas for symbol in area.symbols) > 2:
        raise ValueError("a tile has at most two ports")
    return Face(face_id, corners, areas)


@lru_cache(maxsize=4096)
def read_face(face_id: str) -> Face:
    """A face from an id that describes itself. Raises ValueError."""
    found = _TYPED.match(face_id)
    if not found:
        raise ValueError(f'"{face_id}" is no face; one is written =LLSS:nw+ne[flower,port]1')
    corners, written = found.groups()
    areas = []
    for part in written.split(";") if written else ():
        area = _AREA.match(part)
        if not area or any(word not in CORNERS for word in area[1].split("+")):
            raise ValueError(f'"{part}" is no area; one is written nw+ne[flower,port]1')
        symbols = tuple(area[2].split(",")) if area[2] else ()
        areas.append(Area(tuple(CORNERS.index(word) for word in area[1].split("+")), symbols, int(area[3])))
    return make_face(face_id, corners, areas)


def write_face(corners: str, areas: Sequence[Area]) -> str:
    """The id of a typed face."""
    if not areas:
        return f"={corners}"
    parts = [f"{'+'.join(CORNERS[c] for c in sorted(area.corners))}[{','.join(area.symbols)}]{area.houses}" for area in areas]
    return f"={corners}:{';'.join(parts)}"


def typed_face(corners: str, symbols: Sequence[str] | dict[str, Sequence[str]] = ()) -> str:
    """The id of a face as cases write it: the corners, and the symbols on its land (`house` among them), as a list for the
    first area or by any corner of an area. Raises ValueError.
    """
    if not re.fullmatch("[LS]{4}", corners):
        raise ValueError(f'corners are four letters L or S in the order nw, ne, se, sw, not "{corners}"')
    parts = joined(corners)
    by_area: list[list[str]] = [[] for _ in parts]
    if isinstance(symbols, dict):
        for corner, words in symbols.items():
            if corner not in CORNERS:
                raise ValueError(f'unknown corner "{corner}" (known: nw, ne, se, sw)')
            at = next((n for n, part in enumerate(parts) if CORNERS.index(corner) in part), None)
            if at is None:
                raise ValueError(f"the corner {corner} of {corners} is sea")
            by_area[at] += words
    elif symbols:
        if not parts:
            raise ValueError("a tile without land has no symbols")
        by_area[0] += symbols
    areas = [
        Area(part, tuple(word for word in words if word != "house"), sum(word == "house" for word in words))
        for part, words in zip(parts, by_area)
    ]
    make_face("", corners, areas)
    return write_face(corners, areas)
