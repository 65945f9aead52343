"""From a few flat polygons to the geometry of a hand-drawn chart. Pure Python, no surface, no rule.

Input are land polygons in 0..1 that share their edges. They are sheared and bent to fill a rectangle, every
shared border gets one wobbly line that both neighbours use, and the edges used once are chained into coasts.
All results are in design pixels of that rectangle.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

Point = tuple[float, float]
Polygon = list[Point]
Edge = tuple[Point, Point]

SNAP = 8e-4
COAST_WOBBLE = 0.085
BORDER_WOBBLE = 0.055


@dataclass(frozen=True, slots=True)
class Warp:
    """How the flat layout is fitted: ``shear`` moves rows sideways, ``bend`` < 1 gives the middle rows
    height, ``pad`` is the sea left on each side, ``least_border`` the length below which a border is
    drawn out so that its two lands can be seen to touch. ``fill`` (0..1) stretches the island's hull
    towards the corners of the rectangle, ``relax`` is the number of steps in which small lands push
    large ones back.
    """

    shear: float = 0.4
    bend: float = 0.86
    pad: tuple[float, float] = (40.0, 36.0)
    least_border: float = 42.0
    fill: float = 0.0
    relax: int = 0


WARPS = {
    1: Warp(shear=0.1, bend=1.0, fill=0.25, relax=6),
    2: Warp(relax=6),
    3: Warp(shear=0.0, bend=1.0, pad=(34.0, 30.0), fill=0.75, relax=60),
    4: Warp(shear=0.3, bend=1.0, pad=(34.0, 30.0), fill=0.95, relax=30),
}


def warp_for(boards: int, small: bool = False) -> Warp:
    """The warp that suits a map of so many boards; ``small`` for the 1280x720 fold, with less sea around."""
    warp = WARPS.get(boards, WARPS[3])
    return replace(warp, pad=(26.0, 24.0)) if small else warp


@dataclass(frozen=True, slots=True)
class Border:
    """A line between two lands; ``seam`` where they belong to different boards."""

    points: tuple[Point, ...]
    lands: tuple[str, str]
    seam: bool


@dataclass(frozen=True, slots=True)
class Coast:
    """A piece of the outer line of one land; ``cliff`` where it does not lie on an ocean."""

    points: tuple[Point, ...]
    land: str
    cliff: bool


@dataclass(slots=True)
class ChartGeometry:
    """Everything about the shape of a map that drawing and pointing need."""

    size: tuple[float, float]
    lands: dict[str, Polygon]
    terrain: dict[str, str]
    borders: list[Border]
    coasts: list[Coast]
    rings: list[Polygon]
    boxes: dict[str, tuple[float, float, float, float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.boxes = {land: bounds(points) for land, points in self.lands.items()}

    def land_at(self, x: float, y: float) -> str | None:
        """The land under a point in design pixels, or None in the sea."""
        for land, (x0, y0, x1, y1) in self.boxes.items():
            if x0 <= x <= x1 and y0 <= y <= y1 and contains(self.lands[land], x, y):
                return land
        return None

    def dry(self) -> list[str]:
        """The places that are land: an ocean may be a place of the chart, too."""
        return [land for land in self.lands if self.terrain.get(land) != "ocean"]

    def touching(self) -> set[frozenset[str]]:
        """All pairs of lands that share a border on the chart."""
        return {frozenset(border.lands) for border in self.borders}

    def border_length(self, first: str, second: str) -> float:
        """Length of the line two lands share, 0 if none."""
        pair = {first, second}
        return sum(length(b.points) for b in self.borders if set(b.lands) == pair)

    def centre(self, land: str) -> Point:
        """A point well inside a land: the middle of its widest row."""
        points = self.lands[land]
        x0, y0, x1, y1 = self.boxes[land]
        best: tuple[float, Point] = (-1.0, ((x0 + x1) / 2, (y0 + y1) / 2))
        for i in range(1, 12):
            y = y0 + (y1 - y0) * i / 12
            for a, b in row_spans(points, y):
                room = min(b - a, 3.2 * min(y - y0, y1 - y))
                if room > best[0]:
                    best = (room, ((a + b) / 2, y))
        return best[1]


# --- plane geometry -------------------------------------------------------------------------------
def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs, ys = zip(*points)
    return min(xs), min(ys), max(xs), max(ys)


def area(points: Sequence[Point]) -> float:
    """Signed area of a polygon."""
    return sum(points[i - 1][0] * points[i][1] - points[i][0] * points[i - 1][1] for i in range(len(points))) / 2


def length(points: Sequence[Point]) -> float:
    """Length of a line through the points."""
    return sum(math.dist(a, b) for a, b in zip(points, points[1:]))


def distance(a: Point, b: Point, p: Point) -> float:
    """Distance of ``p`` from the segment a-b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = 0.0 if square == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def contains(points: Sequence[Point], x: float, y: float) -> bool:
    """Whether a polygon contains a point (even-odd rule)."""
    inside = False
    ax, ay = points[-1]
    for bx, by in points:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        ax, ay = bx, by
    return inside


def row_spans(points: Sequence[Point], y: float) -> list[tuple[float, float]]:
    """The stretches of the horizontal line at ``y`` that lie inside a polygon, left to right."""
    cuts = []
    ax, ay = points[-1]
    for bx, by in points:
        if (ay > y) != (by > y):
            cuts.append((bx - ax) * (y - ay) / (by - ay) + ax)
        ax, ay = bx, by
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2]))


# --- building the chart ---------------------------------------------------------------------------
def build(
    lands: Mapping[str, Sequence[Sequence[float]]],
    terrain: Mapping[str, str],
    size: tuple[float, float],
    oceans: Sequence[Sequence[Sequence[float]]] = (),
    boards: Mapping[str, str] | None = None,
    warp: Warp | None = None,
) -> ChartGeometry:
    """The chart of ``lands`` (id -> corners in 0..1, sharing edges) in a rectangle of ``size`` design
    pixels.

    ``oceans`` are polygons along the coast: outer edges that touch none are cliffs; ``boards`` maps a
    land to its board, and borders between boards are seams. ValueError for a polygon with fewer than
    three corners.
    """
    warp = warp or Warp()
    flat = _split({land: _corners(land, points) for land, points in lands.items()})
    users = _edge_users(flat)
    placed = _placed(flat, users, size, warp)
    lines = {edge: _wobbly(edge, placed, len(land_ids) == 1) for edge, land_ids in users.items()}
    owner = boards or {}
    borders, coasts = [], []
    sea = [[(round(x, 4), round(y, 4)) for x, y in ocean] for ocean in oceans]
    for edge, ids in users.items():
        points = tuple(lines[edge])
        if len(ids) == 2:
            borders.append(Border(points, (ids[0], ids[1]), owner.get(ids[0]) != owner.get(ids[1])))
        else:
            coasts.append(Coast(points, ids[0], bool(sea) and not _on_sea(edge, sea)))
    return ChartGeometry(
        size,
        {land: _outline(points, lines) for land, points in flat.items()},
        dict(terrain),
        borders,
        coasts,
        _rings(flat, users, lines),
    )


def _corners(land: str, points: Sequence[Sequence[float]]) -> Polygon:
    if len(points) < 3:
        raise ValueError(f"land {land}: a polygon needs three corners")
    return [(round(p[0], 4), round(p[1], 4)) for p in points]


def _split(lands: dict[str, Polygon]) -> dict[str, Polygon]:
    """Put every foreign corner that lies on an edge into that edge, so that neighbours share whole edges."""
    every = sorted({corner for points in lands.values() for corner in points})
    out = {}
    for land, points in lands.items():
        done: Polygon = []
        for i, a in enumerate(points):
            b = points[(i + 1) % len(points)]
            on_edge = [v for v in every if v not in (a, b) and distance(a, b, v) < SNAP]
            done += [a, *sorted(on_edge, key=lambda v, a=a: math.dist(a, v))]  # type: ignore[misc]
        out[land] = done
    return out


def _edge(a: Point, b: Point) -> Edge:
    return (a, b) if a <= b else (b, a)


def _edge_users(lands: dict[str, Polygon]) -> dict[Edge, list[str]]:
    users: dict[Edge, list[str]] = {}
    for land, points in lands.items():
        for i, a in enumerate(points):
            users.setdefault(_edge(a, points[(i + 1) % len(points)]), []).append(land)
    return users


def _placed(lands: dict[str, Polygon], users: dict[Edge, list[str]], size: tuple[float, float], warp: Warp) -> dict[Point, Point]:
    """Every corner of the flat layout -> its place on the chart."""
    corners = {corner for points in lands.values() for corner in points}
    _, top, _, low = bounds(corners)
    middle, half = (top + low) / 2, (low - top) / 2

    def bent(p: Point) -> Point:
        d = (p[1] - middle) / half
        return p[0] + warp.shear * (p[1] - middle), math.copysign(abs(d) ** warp.bend, d)

    moved = {corner: bent(corner) for corner in corners}
    out = _fitted(moved, size, warp.pad)
    if warp.fill:
        out = _fitted(_stretched(out, warp.fill), size, warp.pad)
    for _ in range(warp.relax):
        out = _fitted(_relaxed(out, lands), size, warp.pad)
    return _drawn_out(out, users, warp.least_border)


def _fitted(placed: dict[Point, Point], size: tuple[float, float], pad: tuple[float, float]) -> dict[Point, Point]:
    """The same points scaled to the rectangle inside its padding."""
    x0, y0, x1, y1 = bounds(placed.values())
    kx, ky = (size[0] - 2 * pad[0]) / (x1 - x0), (size[1] - 2 * pad[1]) / (y1 - y0)
    return {c: (pad[0] + (x - x0) * kx, pad[1] + (y - y0) * ky) for c, (x, y) in placed.items()}


def _stretched(placed: dict[Point, Point], share: float) -> dict[Point, Point]:
    """Move points outward from the middle, each by how far the hull falls short of the rectangle there."""
    x0, y0, x1, y1 = bounds(placed.values())
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    hull = _hull(list(placed.values()))
    out = {}
    for corner, (x, y) in placed.items():
        dx, dy = x - mx, y - my
        if abs(dx) + abs(dy) < 1e-6:
            out[corner] = (x, y)
            continue
        to_hull = _reach(hull, (mx, my), (dx, dy))
        to_box = min((x1 - x0) / 2 / abs(dx) if dx else 1e9, (y1 - y0) / 2 / abs(dy) if dy else 1e9)
        k = 1 + share * (to_box / to_hull - 1)
        out[corner] = (mx + dx * k, my + dy * k)
    return out


def _hull(points: list[Point]) -> Polygon:
    """Convex hull (monotone chain)."""
    points = sorted(set(points))

    def half(line: list[Point]) -> Polygon:
        out: Polygon = []
        for p in line:
            while len(out) >= 2 and _turn(out[-2], out[-1], p) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]

    return half(points) + half(points[::-1])


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _reach(hull: Polygon, start: Point, way: Point) -> float:
    """How many times ``way`` fits between ``start`` and the hull."""
    best = 1e9
    for a, b in zip(hull, hull[1:] + hull[:1]):
        ex, ey = b[0] - a[0], b[1] - a[1]
        cross = way[0] * ey - way[1] * ex
        if abs(cross) < 1e-9:
            continue
        t = ((a[0] - start[0]) * ey - (a[1] - start[1]) * ex) / cross
        u = ((a[0] - start[0]) * way[1] - (a[1] - start[1]) * way[0]) / cross
        if t > 0 and -1e-9 <= u <= 1 + 1e-9:
            best = min(best, t)
    return best if best < 1e9 else 1.0


def _relaxed(placed: dict[Point, Point], lands: dict[str, Polygon]) -> dict[Point, Point]:
    """One step of foam: lands smaller than the mean push their edges outward, and corners straighten a
    little.
    """
    sizes = {land: area([placed[c] for c in points]) for land, points in lands.items()}
    mean = sum(abs(v) for v in sizes.values()) / len(sizes)
    push: dict[Point, list[float]] = {c: [0.0, 0.0, 0.0, 0.0, 0.0] for c in placed}
    for land, points in lands.items():
        pressure = max(-0.25, min(0.9, mean / max(abs(sizes[land]), 1.0) - 1)) * math.copysign(1, sizes[land])
        for i, c in enumerate(points):
            a, b = placed[points[i - 1]], placed[points[(i + 1) % len(points)]]
            p = push[c]
            p[0] += (b[1] - a[1]) * pressure
            p[1] -= (b[0] - a[0]) * pressure
            p[2] += a[0] + b[0]
            p[3] += a[1] + b[1]
            p[4] += 2
    out = {}
    for c, (x, y) in placed.items():
        px, py, sx, sy, n = push[c]
        out[c] = (x + 0.03 * px + 0.015 * (sx / n - x), y + 0.03 * py + 0.015 * (sy / n - y))
    return out


def _drawn_out(placed: dict[Point, Point], users: dict[Edge, list[str]], least: float) -> dict[Point, Point]:
    """Push the ends of short borders apart until two lands that touch can be seen to touch."""
    out = dict(placed)
    for _ in range(4):
        for (a, b), ids in users.items():
            if len(ids) != 2:
                continue
            (ax, ay), (bx, by) = out[a], out[b]
            long = math.hypot(bx - ax, by - ay)
            if 1e-6 < long < least:
                push = (least - long) / 2 / long
                out[a] = ax - (bx - ax) * push, ay - (by - ay) * push
                out[b] = bx + (bx - ax) * push, by + (by - ay) * push
    return out


def _wobbly(edge: Edge, placed: dict[Point, Point], coast: bool) -> Polygon:
    """The line drawn for an edge: midpoints displaced again and again, seeded by the edge itself."""
    a, b = placed[edge[0]], placed[edge[1]]
    depth = max(0, min(5, int(math.log2(max(math.dist(a, b), 8) / 7))))
    seed = zlib.crc32(repr(edge).encode()) & 0xFFFF
    return [a, *_midpoints(a, b, COAST_WOBBLE if coast else BORDER_WOBBLE, seed, depth), b]


def _midpoints(a: Point, b: Point, strength: float, seed: int, depth: int) -> Polygon:
    if depth == 0:
        return []
    long = max(math.dist(a, b), 1e-6)
    by = random.Random(seed).uniform(-1, 1) * strength
    m = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * by, (a[1] + b[1]) / 2 + (b[0] - a[0]) * by)
    if long < 4:
        return [m]
    left = _midpoints(a, m, strength * 0.9, seed * 2 + 1, depth - 1)
    return [*left, m, *_midpoints(m, b, strength * 0.9, seed * 2 + 7, depth - 1)]


def _outline(points: Polygon, lines: dict[Edge, Polygon]) -> Polygon:
    """The wobbly lines around one land, in its own direction."""
    out: Polygon = []
    for i, a in enumerate(points):
        b = points[(i + 1) % len(points)]
        line = lines[_edge(a, b)]
        out += (line if a <= b else line[::-1])[:-1]
    return out


def _rings(lands: dict[str, Polygon], users: dict[Edge, list[str]], lines: dict[Edge, Polygon]) -> list[Polygon]:
    """Edges used once, chained: the coastlines, largest first."""
    after: dict[Point, list[Point]] = {}
    for points in lands.values():
        for i, a in enumerate(points):
            b = points[(i + 1) % len(points)]
            if len(users[_edge(a, b)]) == 1:
                after.setdefault(a, []).append(b)
    rings = []
    while after:
        start = at = next(iter(after))
        ring = [start]
        while at in after:
            nexts = after[at]
            step = nexts.pop()
            if not nexts:
                del after[at]
            if step == start:
                break
            ring.append(step)
            at = step
        if len(ring) >= 3:
            rings.append(_outline(ring, lines))
    rings.sort(key=lambda ring: -abs(area(ring)))
    return [ring for ring in rings if abs(area(ring)) > 30]


def _on_sea(edge: Edge, oceans: list[Polygon]) -> bool:
    middle = ((edge[0][0] + edge[1][0]) / 2, (edge[0][1] + edge[1][1]) / 2)
    return any(distance(o[i - 1], o[i], middle) < 2e-3 for o in oceans for i in range(len(o)))
