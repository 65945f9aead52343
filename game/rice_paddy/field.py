"""The field of a board: its hexes, their edges, and which of them are fence (rules 8.1, 8.2).

Hexes are ids such as "B2", edges are named by their two hexes ("A1-B2"), at the border by hex and direction ("C3-se").
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.core.engine.ops import Where

DIRECTIONS = {"e": (1, 0), "w": (-1, 0), "ne": (1, -1), "nw": (0, -1), "se": (0, 1), "sw": (-1, 1)}
OUTSIDE = ""  # what lies beyond a border edge

Ids = tuple[str, ...]


class Field(NamedTuple):
    """`edges[hex]`: its edges that can take a section; `sides[edge]`: its two hexes, the second OUTSIDE at the border."""

    hexes: Ids
    near: Mapping[str, Ids]
    edges: Mapping[str, Ids]
    sides: Mapping[str, tuple[str, str]]
    fence: frozenset[str]
    inlet: str  # the hex where water comes in

    def around(self, land: Iterable[str]) -> Ids:
        """The edges round a land that need a section, in the order of their names."""
        found: set[str] = set()
        for hex_ in land:
            found.symmetric_difference_update(self.edges[hex_])  # an edge between two of its hexes comes twice
        return tuple(sorted(found))

    def edge(self, name: str) -> str:
        """The usual name of an edge, whichever way round it is written; "" where there is none that can take a section."""
        if name in self.sides:
            return name
        first, _, second = name.partition("-")
        turned = f"{second}-{first}"
        return turned if turned in self.sides else ""


def make_field(placed: Mapping[str, tuple[int, int]], fence: Iterable[str], inlet: str, where: Where) -> Field:
    """A field from the places of its hexes. Raises DataError where fence or inlet stand on no edge."""
    at = {place: hex_ for hex_, place in placed.items()}
    if len(at) != len(placed):
        raise where.at("hexes").fail("two hexes lie at the same place")
    sides: dict[str, tuple[str, str]] = {}
    near: dict[str, list[str]] = {hex_: [] for hex_ in placed}
    for hex_, (q, r) in placed.items():
        for direction, (dq, dr) in DIRECTIONS.items():
            other = at.get((q + dq, r + dr), OUTSIDE)
            if other == OUTSIDE:
                sides[f"{hex_}-{direction}"] = (hex_, OUTSIDE)
                continue
            near[hex_].append(other)
            first, second = sorted((hex_, other))
            sides[f"{first}-{second}"] = (first, second)
    closed = frozenset(fence)
    for number, edge in enumerate(fence):
        where.at("fence", number).pick(edge, tuple(sides), "edge")
    where.at("inlet").pick(inlet, tuple(sorted(closed)), "edge of the fence")
    edges = {hex_: tuple(sorted(edge for edge, both in sides.items() if hex_ in both and edge not in closed)) for hex_ in placed}
    usable = {edge: both for edge, both in sides.items() if edge not in closed}
    return Field(tuple(placed), {h: tuple(sorted(n)) for h, n in near.items()}, edges, usable, closed, sides[inlet][0])
