"""Oceans as places of the chart, where a spirit lives in them: a strip of the sea along the coast of each board.

The chart itself stays that of the lands: a strip is one more shape that can be pointed at and holds things, laid along the coast
once its line is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from scenes.draw.geometry import ChartGeometry, Point, bounds, contains

REACH = 78.0  # design px from the coast to the outer line of a strip
STEP, WINDOW = 20.0, 46.0  # design px between points of that line; along the coast on each side for the way out of there
MARGIN = 13.0  # kept to the edge of the sheet
SHORE = 5.0  # kept to the coast
OCEAN = "ocean"  # the terrain of these places
PADS: dict[int, tuple[float, float]] = {1: (34.0, 0.0), 2: (0.0, 38.0), 3: (44.0, 26.0), 4: (48.0, 0.0)}  # more sea, by boards


def add(geometry: ChartGeometry, boards: Mapping[str, str], oceans: Mapping[str, str]) -> None:
    """Gives the chart the ocean of each board: `boards` by land, `oceans` by board."""
    for board, ocean in oceans.items():
        line = _coast(geometry, {land for land, one in boards.items() if one == board})
        if len(line) > 1:
            geometry.lands[ocean] = _strip(geometry, line)
            geometry.terrain[ocean] = OCEAN
            geometry.boxes[ocean] = bounds(geometry.lands[ocean])


def _coast(geometry: ChartGeometry, lands: set[str]) -> list[Point]:
    """The longest stretch of the outer line on which these lands lie at the sea."""
    wet = {pair for coast in geometry.coasts if coast.land in lands and not coast.cliff for pair in _pairs(coast.points)}
    best: list[Point] = []
    for ring in geometry.rings:
        n = len(ring)
        at_sea = [(ring[i], ring[(i + 1) % n]) in wet for i in range(n)]
        start = next((i for i in range(n) if at_sea[i] and not at_sea[i - 1]), 0)
        run: list[Point] = []
        for i in (*range(start, n), *range(start)):
            if at_sea[i]:
                run = run or [ring[i]]
                run.append(ring[(i + 1) % n])
                best = max(best, run, key=len)
            else:
                run = []
    return best


def _pairs(points: Sequence[Point]) -> set[tuple[Point, Point]]:
    forth = set(zip(points, points[1:]))
    return forth | {(b, a) for a, b in forth}


def _strip(geometry: ChartGeometry, line: list[Point]) -> list[Point]:
    """From the coast outwards, within the sheet."""
    w, h = geometry.size
    inner, outer = [], []
    stops = _stops(line)
    ways = [_across(stops, n) for n in range(len(stops))]
    dry = sum(any(contains(ring, x + a * 8, y + b * 8) for ring in geometry.rings) for (x, y), (a, b) in zip(stops, ways))
    side = -1.0 if 2 * dry > len(stops) else 1.0
    for (x, y), (a, b) in zip(stops, ways):
        nx, ny = a * side, b * side
        inner.append((x + nx * SHORE, y + ny * SHORE))
        far = x + nx * REACH, y + ny * REACH
        outer.append((min(max(far[0], MARGIN), w - MARGIN), min(max(far[1], MARGIN), h - MARGIN)))
    return [*inner, *reversed(outer)]


def _across(stops: list[Point], n: int) -> Point:
    """The way across the line at one of its points, one long, to either side."""
    reach = round(WINDOW / STEP)
    back, on = stops[max(0, n - reach)], stops[min(len(stops) - 1, n + reach)]
    dx, dy = on[0] - back[0], on[1] - back[1]
    long = math.hypot(dx, dy) or 1.0
    return dy / long, -dx / long


def _stops(line: list[Point]) -> list[Point]:
    """Points at equal steps along a line, its ends among them."""
    total = sum(math.dist(a, b) for a, b in zip(line, line[1:]))
    many = max(2, round(total / STEP))
    found, walked, wanted = [line[0]], 0.0, total / many
    for a, b in zip(line, line[1:]):
        long = math.dist(a, b)
        while long and walked + long >= wanted * len(found) and len(found) < many:
            t = (wanted * len(found) - walked) / long
            found.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        walked += long
    return [*found, line[-1]]
