"""The ten hexes of a farm, pointy top, in design pixels: centres, corners, edges by name, outlines, the way of water.

An edge is called by its two hexes in the order of their names (`A1-B2`), at the border by hex and direction (`C3-se`).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from scenes.draw.svg import Point

PLACES: Final[dict[str, tuple[int, int]]] = {
    "A1": (0, 0), "A2": (1, 0), "A3": (2, 0),
    "B1": (-1, 1), "B2": (0, 1), "B3": (1, 1), "B4": (2, 1),
    "C1": (-1, 2), "C2": (0, 2), "C3": (1, 2),
}  # fmt: skip
HEXES: Final = tuple(PLACES)
STEPS: Final[dict[str, tuple[int, int]]] = {
    "ne": (1, -1), "e": (1, 0), "se": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (0, -1),
}  # fmt: skip
_CORNERS = {"ne": (0, 1), "e": (1, 2), "se": (2, 3), "sw": (3, 4), "w": (4, 5), "nw": (5, 0)}  # clockwise from the top
_AT = {place: name for name, place in PLACES.items()}
INLET: Final = "A1-nw"
FENCES: Final = (
    "A1-ne", "A1-nw", "A1-w", "A2-ne", "A2-nw", "A3-ne", "A3-nw", "B1-nw", "B1-sw", "B1-w", "C1-w",
)  # fmt: skip


def beside(name: str, step: str) -> str | None:
    """The hex on that side of a hex; None at the border."""
    q, r = PLACES[name]
    dq, dr = STEPS[step]
    return _AT.get((q + dq, r + dr))


def edge(name: str, step: str) -> str:
    """The name of the edge on that side of a hex, the same from both sides."""
    other = beside(name, step)
    return f"{name}-{step}" if other is None else "-".join(sorted((name, other)))


_SIDES: Final = {edge(name, step): (name, step) for name in reversed(HEXES) for step in STEPS}  # the first hex of an edge wins
_EDGES: Final = tuple(sorted(_SIDES))


def side(named: str) -> tuple[str, str]:
    """A hex and the direction in which this edge of it lies. KeyError for a name that is no edge."""
    return _SIDES[named]


def edges_of(name: str) -> tuple[str, ...]:
    """The names of the six edges of a hex, clockwise from north-east."""
    return tuple(edge(name, step) for step in STEPS)


def edges() -> tuple[str, ...]:
    """The names of all 41 edges, sorted."""
    return _EDGES


def between(one: str, other: str) -> str | None:
    """The edge that two hexes share; None where they do not touch."""
    return next((edge(one, step) for step in STEPS if beside(one, step) == other), None)


def around(hexes: Iterable[str]) -> tuple[str, ...]:
    """The edges that a set of hexes does not have on both sides, sorted."""
    seen: dict[str, int] = {}
    for name in hexes:
        for step in STEPS:
            seen[edge(name, step)] = seen.get(edge(name, step), 0) + 1
    return tuple(sorted(named for named, count in seen.items() if count == 1))


@dataclass(frozen=True, slots=True)
class Grid:
    """The hexes of one farm: `x`, `y` are the left and the top of row A's bounding box as if row A began at the left edge
    of row B; a hex is `radius` from its middle to a corner."""

    x: float
    y: float
    radius: float

    @property
    def wide(self) -> float:
        """From one upright edge of a hex to the other."""
        return math.sqrt(3) * self.radius

    @property
    def size(self) -> Point:
        """Width and height of all ten."""
        return 4 * self.wide, 5 * self.radius

    def centre(self, name: str) -> Point:
        """The middle of a hex."""
        q, r = PLACES[name]
        return self.x + self.wide * (1 + q + r / 2), self.y + self.radius * (1 + 1.5 * r)

    def corner(self, name: str, number: int, radius: float | None = None) -> Point:
        """One of the six corners, clockwise from the top; at another distance from the middle if given."""
        x, y = self.centre(name)
        far = self.radius if radius is None else radius
        angle = math.radians(60 * number - 90)
        return x + far * math.cos(angle), y + far * math.sin(angle)

    def corners(self, name: str, radius: float | None = None) -> list[Point]:
        """All six, clockwise from the top."""
        return [self.corner(name, number, radius) for number in range(6)]

    def ends(self, named: str) -> tuple[Point, Point]:
        """Both ends of an edge, the left one first (of an upright one the upper)."""
        name, step = side(named)
        a, b = (self.corner(name, number) for number in _CORNERS[step])
        return (a, b) if (round(a[0], 3), a[1]) <= (round(b[0], 3), b[1]) else (b, a)

    def middle(self, named: str) -> Point:
        """The middle of an edge."""
        (ax, ay), (bx, by) = self.ends(named)
        return (ax + bx) / 2, (ay + by) / 2

    def outward(self, named: str) -> Point:
        """A step of length 1 across an edge, away from the hex that `side` gives."""
        name, _ = side(named)
        (x, y), (mx, my) = self.centre(name), self.middle(named)
        far = math.hypot(mx - x, my - y)
        return (mx - x) / far, (my - y) / far

    def hit(self, x: float, y: float) -> str | None:
        """The hex at a point; None outside."""
        best = min(HEXES, key=lambda name: math.dist(self.centre(name), (x, y)))
        cx, cy = self.centre(best)
        dx, dy = abs(x - cx), abs(y - cy)
        inside = dx <= self.wide / 2 and dy <= self.radius - dx / math.sqrt(3)
        return best if inside else None

    def outline(self, hexes: Collection[str], inset: float = 0.0) -> list[list[Point]]:
        """The rings around a set of hexes, clockwise; a hole runs the other way. `inset` moves each side inwards (less than
        0: outwards) by so many pixels, corners mitred."""
        after = {}
        for name in hexes:
            for step, (first, last) in _CORNERS.items():
                other = beside(name, step)
                if other is None or other not in hexes:
                    after[_key(self.corner(name, first))] = self.corner(name, first), self.corner(name, last)
        rings = []
        while after:
            start, (point, to) = next(iter(after.items()))
            ring, at = [], start
            while at in after:
                point, to = after.pop(at)
                ring.append(point)
                at = _key(to)
            rings.append(inset_ring(ring, inset) if inset else ring)
        return rings

    def moved(self, dx: float, dy: float) -> Grid:
        """The same elsewhere."""
        return Grid(self.x + dx, self.y + dy, self.radius)


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] * 8), round(point[1] * 8)


def inset_ring(ring: Sequence[Point], by: float) -> list[Point]:
    """A clockwise ring with every side moved inwards by so much; its corners are mitred."""
    count, out = len(ring), []
    for n in range(count):
        (ax, ay), (bx, by_), (cx, cy) = ring[n - 1], ring[n], ring[(n + 1) % count]
        first, last = math.dist((ax, ay), (bx, by_)), math.dist((bx, by_), (cx, cy))
        n1 = -(by_ - ay) / first, (bx - ax) / first
        n2 = -(cy - by_) / last, (cx - bx) / last
        share = by / max(0.2, 1 + n1[0] * n2[0] + n1[1] * n2[1])
        out.append((bx + (n1[0] + n2[0]) * share, by_ + (n1[1] + n2[1]) * share))
    return out


def run(grid: Grid, paddies: Sequence[Sequence[str]], gates: Sequence[str], onward: Sequence[str] = ()) -> list[Point]:
    """Points on the way that water takes: from the inlet through the paddies in their order and the gate of each (one fewer
    where the last has none), then over these hexes of open field."""
    points = [grid.middle(INLET)]
    came = INLET
    for number, hexes in enumerate(paddies):
        gate = gates[number] if number < len(gates) else ""
        points += [grid.centre(name) for name in _way(hexes, came, gate)]
        if not gate:
            return points
        points.append(grid.middle(gate))
        came = gate
    return points + [grid.centre(name) for name in onward]


def _way(hexes: Sequence[str], came: str, gate: str) -> list[str]:
    """The hexes from one edge to another inside a paddy: the shortest way."""
    first = next((name for name in hexes if came in edges_of(name)), hexes[0])
    goals = {name for name in hexes if gate in edges_of(name)} or {hexes[-1]}
    ways = [[first]]
    seen = {first}
    while ways:
        way = ways.pop(0)
        if way[-1] in goals:
            return way
        for step in STEPS:
            other = beside(way[-1], step)
            if other is not None and other in hexes and other not in seen:
                seen.add(other)
                ways.append([*way, other])
    return [first]
