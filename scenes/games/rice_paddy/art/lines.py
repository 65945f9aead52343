"""Lines of a hand-made chart: made dense, walked along, bent, moved aside. Pure geometry in design pixels."""

from __future__ import annotations

import math
from collections.abc import Sequence

from scenes.draw.svg import Point


def dense(points: Sequence[Point], parts: int = 10) -> list[Point]:
    """Points on the smooth line through these (the one that `svg.smooth_d` draws), so many to each stretch."""
    count, out = len(points), []

    def at(n: int) -> Point:
        return points[max(0, min(count - 1, n))]

    for n in range(count - 1):
        p0, p1, p2, p3 = at(n - 1), at(n), at(n + 1), at(n + 2)
        for part in range(parts):
            t = part / parts
            out.append((_curve(p0[0], p1[0], p2[0], p3[0], t), _curve(p0[1], p1[1], p2[1], p3[1], t)))
    return [*out, points[-1]]


def _curve(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def length(points: Sequence[Point]) -> float:
    """How long the straight lines through the points are."""
    return sum(math.dist(a, b) for a, b in zip(points, points[1:], strict=False))


def walk(points: Sequence[Point], start: float, step: float, end: float = 0.0) -> list[tuple[float, float, float]]:
    """Places on a line, the first after `start`, then every `step`, none within `end` of its end: x, y and the direction in
    degrees."""
    out, gone, wanted, last = [], 0.0, start, length(points) - end
    for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
        far = math.hypot(bx - ax, by - ay)
        while far and wanted <= gone + far and wanted < last:
            share = (wanted - gone) / far
            out.append((ax + (bx - ax) * share, ay + (by - ay) * share, math.degrees(math.atan2(by - ay, bx - ax))))
            wanted += step
        gone += far
    return out


def closed(ring: Sequence[Point], step: float) -> list[Point]:
    """A ring with a point about every `step`."""
    whole = [*ring, ring[0]]
    count = max(6, round(length(whole) / step))
    return [(x, y) for x, y, _ in walk(whole, 0.0, length(whole) / count)][:count]


def bent(points: Sequence[Point], by: float, turn: float = 0.0) -> list[Point]:
    """The points moved by one field of waves, the same for every line that lies near: hand-made, and never crossing."""
    return [(x + _wave(x, y, by, turn), y + _wave(y + 50, x, by, turn)) for x, y in points]


def _wave(x: float, y: float, by: float, turn: float) -> float:
    return by * math.sin(x * 0.031 + y * 0.017 + turn) + by * 0.6 * math.sin(x * 0.013 - y * 0.047 + 1.7 * turn + 1)


def aside(points: Sequence[Point], by: float) -> list[Point]:
    """A line beside another, `by` to its right (less than 0: to its left)."""
    out = []
    for n, (x, y) in enumerate(points):
        (ax, ay), (bx, by_) = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
        far = math.hypot(bx - ax, by_ - ay) or 1.0
        out.append((x - (by_ - ay) / far * by, y + (bx - ax) / far * by))
    return out
