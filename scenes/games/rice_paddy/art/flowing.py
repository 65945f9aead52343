"""Water on its way, as plain data: lines of points with times, and where each disc is at a moment.

Whoever animates asks `Drop.at` and draws `chart.water_drop` there. Lengths are design pixels of the chart.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from scenes.draw.svg import Point
from scenes.games.rice_paddy.art import hexes, lines
from scenes.games.rice_paddy.art.farm import Farm
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.landscape import Layout

SPEED = 620.0  # design px a second
GAP = 0.12  # seconds between discs
EXITS = {"onward": "B4-e", "bay": "C3-se"}


@dataclass(frozen=True)
class Drop:
    """One disc on its way: the points of a dense line, when it sets out and arrives, in seconds."""

    points: tuple[Point, ...]
    start: float
    end: float

    def at(self, time: float) -> Point | None:
        """Where it is then; None before it sets out and after it has arrived."""
        if not self.start <= time < self.end:
            return None
        left = lines.length(self.points) * (time - self.start) / (self.end - self.start)
        for (ax, ay), (bx, by) in zip(self.points, self.points[1:], strict=False):
            far = math.hypot(bx - ax, by - ay)
            if far and left <= far:
                return ax + (bx - ax) * left / far, ay + (by - ay) * left / far
            left -= far
        return self.points[-1]


def through(grid: Grid, farm: Farm, first: int, last: int) -> list[Point]:
    """Points from the middle of one paddy through gates to the middle of a later one."""
    paddies = [paddy.hexes for paddy in farm.paddies[first : last + 1]]
    return hexes.run(grid, paddies, farm.gates[first:last])[1:]


def away(layout: Layout, farm: Farm, paddy: int) -> list[Point]:
    """From the middle of a paddy of the own farm through the rest of the chain, over the open field, to the next reservoir
    or to the supply."""
    grid, last = layout.own, layout.place == layout.farms - 1
    leaving = EXITS["bay" if last else "onward"]
    points = hexes.run(grid, [found.hexes for found in farm.paddies[paddy:]], farm.gates[paddy:])[1:]
    gate = farm.gates[len(farm.paddies) - 1] if len(farm.gates) >= len(farm.paddies) else ""
    over = onward(farm, gate, leaving)
    points += [grid.centre(name) for name in over]
    if over and leaving in hexes.edges_of(over[-1]):
        points.append(grid.middle(leaving))
    return [*points, *layout.streams[layout.place].points]


def onward(farm: Farm, gate: str, leaving: str) -> tuple[str, ...]:
    """The hexes of open field from a gate to where the water leaves the farm, or as far towards that as field goes."""
    goal, _ = hexes.side(leaving)
    field = set(farm.field)
    first = [name for name in farm.field if gate in hexes.edges_of(name)]
    ways: list[tuple[str, ...]] = [(name,) for name in first]
    seen = set(first)
    reached: list[tuple[str, ...]] = []
    while ways:
        way = ways.pop(0)
        if way[-1] == goal:
            return way
        reached.append(way)
        for step in hexes.STEPS:
            other = hexes.beside(way[-1], step)
            if other in field and other not in seen and not farm.edge(hexes.edge(way[-1], step)):
                seen.add(other)
                ways.append((*way, other))
    ends = Grid(0, 0, 1)
    return min(reached, key=lambda way: math.dist(ends.centre(way[-1]), ends.centre(goal)), default=())


def flooding(layout: Layout, farm: Farm, paddy: int) -> list[Point]:
    """From the own reservoir through the inlet to the middle of a paddy."""
    basin = layout.basins[layout.place]
    return [basin.middle, *layout.inlet.points[:1], layout.own.middle(hexes.INLET), *through(layout.own, farm, 0, paddy)]


def passed_on(layout: Layout, place: int) -> list[Point]:
    """The stream from the farm at that place to the next reservoir, or to the supply."""
    return list(layout.streams[place].points)


def drops(ways: Sequence[Sequence[Point]], speed: float = SPEED, gap: float = GAP) -> tuple[Drop, ...]:
    """One disc for each way, each a little after the one before, all as fast."""
    out = []
    for number, way in enumerate(ways):
        points = tuple(lines.dense(list(way), 6))
        start = number * gap
        out.append(Drop(points, start, start + lines.length(points) / speed))
    return tuple(out)
