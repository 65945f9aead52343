"""Boards laid beside each other: the shapes of each are turned and moved so that the sides that meet lie on each other.

A board is a rhombus with corners of 60 and 120 degrees, the sea on its left side. In the frame used here its lower left corner is
the origin, its sides are 1 long and y grows upwards. Side 0 is the lower one, read from right to left, 1 the right one downwards,
2 the upper one from left to right: the order in which one walks round it, so that two sides that meet run against each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]
Polygon = list[Point]
HIGH = math.sqrt(3) / 2
CORNERS: tuple[Point, ...] = ((1.0, 0.0), (0.0, 0.0), (1.5, HIGH), (0.5, HIGH))  # below right and left, above right, left
SIDES: dict[int, tuple[Point, Point]] = {0: (CORNERS[0], CORNERS[1]), 1: (CORNERS[2], CORNERS[0]), 2: (CORNERS[3], CORNERS[2])}
SAME = 4e-3  # corners of two boards that are nearer than this are one
LYING = {2: -60.0}  # two boards make a strip: it lies along the sheet; the others are as wide as they are high


def framed(polygons: dict[str, Polygon], lands: Sequence[str]) -> dict[str, Polygon]:
    """Polygons of a board's map (y downwards) in the frame; its lands reach from the left corner to the right one."""
    corners = [point for land in lands for point in polygons[land]]
    left, right, low = min(x for x, _ in corners), max(x for x, _ in corners), max(y for _, y in corners)
    k = 1.5 / (right - left)
    return {name: [((x - left) * k, (low - y) * k) for x, y in points] for name, points in polygons.items()}


def spots(turned: Sequence[int], joins: Sequence[tuple[int, int, int, int]]) -> list[tuple[float, Point]]:
    """(degrees, where the origin comes to) of each board: the first stays, the others follow by the sides that meet."""
    found: dict[int, Point] = {0: (0.0, 0.0)}
    while len(found) < len(turned):
        before = len(found)
        for one, side, other, face in joins:
            for a, s, b, f in ((one, side, other, face), (other, face, one, side)):
                if a in found and b not in found:
                    end, start = _turned(SIDES[s][1], turned[a]), _turned(SIDES[f][0], turned[b])
                    found[b] = (found[a][0] + end[0] - start[0], found[a][1] + end[1] - start[1])
        if len(found) == before:
            raise ValueError("a board touches no other")
    return [(float(angle), found[n]) for n, angle in enumerate(turned)]


def laid(
    boards: Sequence[tuple[dict[str, Polygon], list[Polygon]]],
    turned: Sequence[int],
    joins: Sequence[tuple[int, int, int, int]],
) -> tuple[dict[str, Polygon], list[Polygon]]:
    """(land polygons, ocean polygons) of boards in their places, in 0..1 with y downwards. `boards`: the same of each alone."""
    lands: dict[str, Polygon] = {}
    oceans: list[Polygon] = []
    whole = LYING.get(len(boards), 0.0)
    for (own, sea), (angle, (dx, dy)) in zip(boards, spots(turned, joins), strict=True):
        named = own | {f"~{n}": points for n, points in enumerate(sea)}
        for name, points in framed(named, tuple(own)).items():
            there = [_turned((x + dx, y + dy), whole) for x, y in (_turned(point, angle) for point in points)]
            if name in own:
                lands[name] = there
            else:
                oceans.append(there)
    return _fitted(lands, oceans)


def _fitted(lands: dict[str, Polygon], oceans: list[Polygon]) -> tuple[dict[str, Polygon], list[Polygon]]:
    """Into 0..1, the same way on both sides; corners that mean the same are the same."""
    every = [point for points in lands.values() for point in points]
    x0, y1 = min(x for x, _ in every), max(y for _, y in every)
    size = max(max(x for x, _ in every) - x0, y1 - min(y for _, y in every))
    known: list[Point] = []

    def one(point: Point) -> Point:
        at = (point[0] - x0) / size, (y1 - point[1]) / size
        same = next((other for other in known if math.dist(other, at) < SAME), None)
        if same is None:
            known.append(same := (round(at[0], 4), round(at[1], 4)))
        return same

    placed = {land: [one(point) for point in points] for land, points in lands.items()}
    return placed, [[one(point) for point in points] for points in oceans]


def _turned(point: Point, degrees: float) -> Point:
    """Turned round the origin, counter-clockwise."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return point[0] * c - point[1] * s, point[0] * s + point[1] * c
