"""Where everything of the hillside lies: own farm, neighbours in play order, reservoirs, streams, the supply in its bay.

Lengths are design pixels from the chart's top left corner. They are written for a chart of 1140 x 616 and follow its size.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from scenes.draw.svg import Point
from scenes.games.rice_paddy.art import hexes, lines
from scenes.games.rice_paddy.art.hexes import Grid

WIDE, HIGH = 1140.0, 616.0
RADIUS = 90.0
SMALL = 24.0
LEAST_SMALL = 19.0
SLOTS = 50.0, 230.0, 411.0  # tops of the neighbours
SLOT_X = 936.0
RIM = 17.0  # of a reservoir's stone

Sized = tuple[float, float]


@dataclass(frozen=True)
class Basin:
    """A reservoir: its middle and its half width and height."""

    x: float
    y: float
    rx: float
    ry: float

    @property
    def middle(self) -> Point:
        """The middle."""
        return self.x, self.y


@dataclass(frozen=True)
class Stream:
    """Water from one farm to the next in play order, downstream, `wide` across; `marks`: chevrons on it are so large."""

    points: tuple[Point, ...]
    wide: float
    marks: float


@dataclass(frozen=True)
class Layout:
    """`size`: of the chart. `farms`: how many there are; `place`: which of them in play order is the own one, from 0."""

    size: Sized
    farms: int
    place: int

    @property
    def k(self) -> float:
        """How large things are drawn."""
        return min(self.size[0] / WIDE, self.size[1] / HIGH)

    def at(self, x: float, y: float) -> Point:
        """A point as it is written for the usual size."""
        return x * self.size[0] / WIDE, y * self.size[1] / HIGH

    @cached_property
    def own(self) -> Grid:
        """The own farm."""
        x, y = self.at(190, 66)
        spare = self.at(SLOT_X, 0)[0] - 110 * self.k - x - 4 * 3**0.5 * RADIUS * self.k
        return Grid(round(x + max(0.0, spare) * 0.35), round(y), round(RADIUS * self.k))

    @cached_property
    def others(self) -> dict[int, Grid]:
        """Place in play order -> the farm of that player, from the top of the right side down."""
        radius = max(LEAST_SMALL, round(SMALL * self.k))
        places = [n for n in range(self.farms) if n != self.place]
        first = 1 if self.place == 0 and len(places) < len(SLOTS) else 0  # water runs down: nobody below the own farm is above it
        out = {}
        for place, top in zip(places, SLOTS[first:], strict=False):
            x, y = self.at(SLOT_X, top)
            out[place] = Grid(round(x), round(y), radius)
        return out

    @cached_property
    def basins(self) -> dict[int, Basin]:
        """Place -> reservoir."""
        k, out = self.k, {}
        for place in range(self.farms):
            if place == self.place:
                x, y = self.own.corner("A1", 5)[0] - 22 * k, self.own.corner("A1", 0)[1] - 17 * k
                out[place] = Basin(x, y, 60 * k, 27 * k)
            else:
                grid = self.others[place]
                out[place] = Basin(grid.x + 4 * k, grid.y + k, 25 * k, 13 * k)
        return out

    @cached_property
    def streams(self) -> tuple[Stream, ...]:
        """One a farm: to the next one in play order, the last one to the supply."""
        return tuple(self._stream(place) for place in range(self.farms))

    @cached_property
    def inlet(self) -> Stream:
        """From the own reservoir to the inlet gate."""
        k, basin = self.k, self.basins[self.place]
        x, y = self.own.middle(hexes.INLET)
        way = (basin.x + 34 * k, basin.y + 14 * k), (x - 6 * k, y - 10 * k), (x + 9 * k, y + 6 * k)
        return Stream(way, 12 * 0.8 * k, 0.8 * k)

    def _stream(self, place: int) -> Stream:
        last = place == self.farms - 1
        if place == self.place:
            return self._to_bay() if last else self._onward(place + 1)
        if last:
            return self._small_to_bay(place)
        return self._inflow(place) if place + 1 == self.place else self._down(place)

    def _inflow(self, place: int) -> Stream:
        k, grid, pool = self.k, self.others[place], self.basins[self.place]
        top, x = 28 * k, grid.x
        after = self.place < self.farms - 1 and grid.y > self.size[1] * 0.2  # the own stream runs below: leave above it
        row = grid.y + grid.radius * (2.4 if after else 4.2)
        start = [(grid.centre("B1" if after else "C1")[0] - 8 * k, row), (x - 20 * k, row - 4 * k)]
        turn = [(x - 62 * k, row - 52 * k)]
        if grid.y > self.size[1] * 0.2:  # past the neighbours above it
            turn += [(x - 82 * k, row - (90 if after else 130) * k), (x - 84 * k, self.at(0, 130)[1])]
        over = [(x - 100 * k, top + 32 * k), (x - 186 * k, top - k), ((x + pool.x) / 2 + 40 * k, top + 3 * k)]
        end = [(pool.x + 240 * k, top - 6 * k), (pool.x + 122 * k, top), (pool.x + 32 * k, pool.y - 8 * k)]
        return Stream((*start, *turn, *over, *end), 13 * k, k)

    def _onward(self, after: int) -> Stream:
        k, (x, y) = self.k, self.own.middle("B4-e")
        x, y = x + 16 * k, y + 3 * k
        to = self.basins[after]
        start = (x, y), (x + (to.x - x) * 0.35, y), (x + (to.x - x) * 0.62, (y + to.y) / 2 + 2 * k)
        return Stream((*start, (to.x - 16 * k, to.y + 4 * k), to.middle), 15 * k, k)

    def _to_bay(self) -> Stream:
        k, (x, y) = self.k, self.own.middle("C3-se")
        way = (x + 12 * k, y + 16 * k), (x + 44 * k, y + 30 * k), (x + 66 * k, y + 66 * k), self.at(884, 606)
        return Stream(way, 15 * k, k)

    def _down(self, place: int) -> Stream:
        k, grid, to = self.k, self.others[place], self.basins[place + 1]
        x, y = grid.centre("C2")[0], grid.centre("C2")[1] + grid.radius
        way = (x - 12 * k, y + 4 * k), (x - 42 * k, y + 22 * k), (to.x + 14 * k, to.y - 24 * k), to.middle
        return Stream(way, 10 * 0.85 * k, 0.85 * k)

    def _small_to_bay(self, place: int) -> Stream:
        k, grid = self.k, self.others[place]
        x, y = grid.centre("C2")[0], grid.centre("C2")[1] + grid.radius
        ex, ey = self.at(1042, 590)
        steps = [(x - 10 * k, y + 2 * k), (x - 14 * k, y + 24 * k)]
        if ey - y > 120 * k:  # a long way down
            steps += [(x - 40 * k, y + (ey - y) * 0.4), (x + 4 * k, y + (ey - y) * 0.7)]
        return Stream((*steps, (ex, ey)), 10 * 0.85 * k, 0.85 * k)

    @cached_property
    def bay(self) -> tuple[Point, ...]:
        """The shore of the supply, clockwise; it reaches beyond the chart."""
        shore = (826, 694), (872, 600), (940, 580), (1030, 572), (1090, 556), (1190, 524), (1190, 694)
        return tuple(self.at(x, y) for x, y in shore)

    @cached_property
    def brook(self) -> Stream:
        """The wild brook from the peaks."""
        way = (68, 110), (94, 154), (76, 190), (56, 244), (34, 286), (14, 354), (-6, 394)
        return Stream(tuple(self.at(x, y) for x, y in way), 7 * 0.8 * self.k, 0)

    # --- where words go ---------------------------------------------------------------------------------------
    def badge(self, place: int, wide: float) -> Point:
        """The middle of the badge with the discs of a reservoir, `wide` across: left of it, over its rim."""
        basin = self.basins[place]
        if place == self.place:
            return max(wide / 2 + 4 * self.k, basin.x - 50 * self.k), basin.y
        return basin.x - 4 * self.k - wide / 2, basin.y

    @property
    def supply(self) -> Point:
        """The middle of the supply's badge."""
        return self.at(1066, 594)

    def note(self) -> Point:
        """Where words about what comes stand: on the stream that comes to the own farm, or above its reservoir's right."""
        pool = self.basins[self.place]
        return pool.x + 246 * self.k, 26 * self.k

    def name(self, place: int) -> Point:
        """The right end of a neighbour's name tag, and its middle in height."""
        grid = self.others[place]
        return min(self.size[0] - 8 * self.k, grid.x + grid.size[0] + 20 * self.k), grid.y - 25 * self.k

    def cloud(self, place: int) -> Point:
        """Where the rain cloud of the first player hangs."""
        basin = self.basins[place]
        return (basin.x + 88 * self.k, 24 * self.k) if place == self.place else (basin.x - 40 * self.k, basin.y - 36 * self.k)

    def reach(self) -> list[Point]:
        """Points along all water, for what keeps off it."""
        found: list[Point] = []
        for stream in (*self.streams, self.inlet, self.brook):
            found += lines.dense(stream.points, 6)
        return found
