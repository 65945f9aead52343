"""Tiles of an archipelago: land grown from the four corners of a square, with a coast that runs on across tiles.

A tile is known by its corners only (north-west, north-east, south-east, south-west; true is land) and by where it
lies. Where the coast crosses a side depends on that side of the lattice, and the wobble of the coast on the place,
so two tiles that share a side always meet, and no two look stamped. Lengths are shares of a cell; y grows down.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Sequence

import pygame

from scenes.draw import svg, terrain
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import Point, num, path
from scenes.draw.theme import INK, mix
from scenes.draw.zoom_cache import ZoomCache

Corners = tuple[bool, bool, bool, bool]
Place = tuple[int, int]

CELL = 96.0  # design px of a cell in the drawings
CORNER: tuple[Point, ...] = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
REACH, PLAY = 0.545, 0.045  # how far land reaches along a shore side, and how much that differs from side to side
ROUND = 2.4  # exponent of the rounded corners: 2 would be a circle
WOBBLE = 0.03
CALM = 0.2  # the wobble dies away this near to a side, so that coasts meet there
BEACH, SHALLOWS, NEAR = 8.0, 15.0, 8.0

SEA, PALE, SHORE_INK = "#4A8AA4", "#DDF0E6", "#1B4A5E"
SAND, GREEN, GREEN_LINE, GREEN_DEEP = "#EBD59B", "#8DB36A", "#4F7A3E", "#5E8F4B"


_OPAQUE = pygame.Surface((1, 1), 0, 32)  # quicker to blit; never the display's own format: see `svg`
Ground = tuple[Corners, Place, tuple[Point, ...]]  # a bare tile, its cell, the points round which room is left
_grounds: ZoomCache[Ground] = ZoomCache(40_000_000)  # an archipelago at two or three zooms


# --- geometry -------------------------------------------------------------------------------------
def turned(corners: Corners, quarters: int) -> Corners:
    """The corners after so many clockwise quarter turns."""
    n = quarters % 4
    moved = corners[4 - n :] + corners[: 4 - n]
    return moved[0], moved[1], moved[2], moved[3]


def areas(corners: Corners) -> tuple[tuple[int, ...], ...]:
    """Groups of corners that are one piece of land, each in clockwise order."""
    if all(corners):
        return ((0, 1, 2, 3),)
    found = []
    for start in range(4):
        if corners[start] and not corners[start - 1]:
            group = [start]
            while corners[(group[-1] + 1) % 4]:
                group.append((group[-1] + 1) % 4)
            found.append(tuple(group))
    return tuple(found)


def crossing(a: Place, b: Place) -> float:
    """How far land reaches from its corner along the side between two points of the lattice."""
    first, second = sorted((a, b))
    chance = zlib.crc32(f"{first[0]},{first[1]}-{second[0]},{second[1]}".encode()) / 0xFFFFFFFF
    return REACH + PLAY * (2 * chance - 1)


def _lattice(at: Place, corner: int) -> Place:
    x, y = CORNER[corner]
    return at[0] + int(x), at[1] + int(y)


def _side(at: Place, land: int, sea: int) -> tuple[Point, float]:
    """Where the coast crosses the side between two corners, and how far that is from the land."""
    share = crossing(_lattice(at, land), _lattice(at, sea))
    (x0, y0), (x1, y1) = CORNER[land], CORNER[sea]
    return (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share), share


@remembered(maxsize=2048)
def coast(corners: Corners, at: Place, group: tuple[int, ...]) -> tuple[Point, ...]:
    """The coast of one piece of land of a tile, from the side after its last corner to the side before its first;
    empty where there is none."""
    if len(group) == 4:
        return ()
    first, last = group[0], group[-1]
    before, after = (first - 1) % 4, (last + 1) % 4
    (ax, ay), a = _side(at, first, before)
    (bx, by), b = _side(at, last, after)
    out: list[Point] = []
    if len(group) == 2:
        for n in range(17):
            t = n / 16
            soft = t * t * (3 - 2 * t)
            lx, ly = CORNER[last][0] + (CORNER[first][0] - CORNER[last][0]) * t, 0.0
            ly = CORNER[last][1] + (CORNER[first][1] - CORNER[last][1]) * t
            deep = b + (a - b) * soft
            dx, dy = CORNER[after][0] - CORNER[last][0], CORNER[after][1] - CORNER[last][1]
            out.append((lx + dx * deep, ly + dy * deep))
    else:
        centre = CORNER[first] if len(group) == 1 else CORNER[after]
        ux, uy, vx, vy = bx - centre[0], by - centre[1], ax - centre[0], ay - centre[1]
        for n in range(17):
            angle = math.pi / 2 * n / 16
            u, v = math.cos(angle) ** (2 / ROUND), math.sin(angle) ** (2 / ROUND)
            out.append((centre[0] + ux * u + vx * v, centre[1] + uy * u + vy * v))
    return tuple(_wobbled(at, p) for p in out)


def _wobbled(at: Place, p: Point) -> Point:
    x, y = (at[0] + p[0]) * CELL, (at[1] + p[1]) * CELL
    dx, dy = _field(x, y), _field(y + 40.0, x)
    return p[0] + WOBBLE * dx * _calm(p[0]), p[1] + WOBBLE * dy * _calm(p[1])


def _field(x: float, y: float) -> float:
    """A wandering number of about -1..1."""
    return (
        0.62 * math.sin(x * 0.061 + y * 0.043)
        + 0.42 * math.sin(x * 0.117 - y * 0.091 + 1.3)
        + 0.34 * math.sin(y * 0.21 + x * 0.09 + 0.4)
    )


def _calm(f: float) -> float:
    t = max(0.0, min(1.0, min(f, 1 - f) / CALM))
    return t * t * (3 - 2 * t)


def shape(corners: Corners, at: Place, group: tuple[int, ...]) -> list[Point]:
    """The outline of one piece of land: its corners, then its coast."""
    return [CORNER[n] for n in group] + list(coast(corners, at, group))


# --- where things stand on a tile -----------------------------------------------------------------
_SEATS: dict[int, tuple[tuple[Point, ...], ...]] = {  # corners of the land -> places for 1, 2, 3 ... things
    1: (((0.25, 0.25),), ((0.43, 0.22), (0.2, 0.45)), ((0.52, 0.18), (0.18, 0.52), (0.2, 0.2))),
    2: (
        ((0.5, 0.26),),
        ((0.28, 0.27), (0.72, 0.27)),
        ((0.19, 0.21), (0.5, 0.3), (0.81, 0.21)),
        ((0.17, 0.19), (0.4, 0.39), (0.6, 0.18), (0.83, 0.39)),
    ),
    3: (
        ((0.3, 0.3),),
        ((0.7, 0.24), (0.24, 0.7)),
        ((0.74, 0.23), (0.26, 0.28), (0.23, 0.74)),
        ((0.8, 0.2), (0.47, 0.2), (0.2, 0.47), (0.2, 0.8)),
    ),
    4: (
        ((0.5, 0.5),),
        ((0.32, 0.34), (0.68, 0.66)),
        ((0.28, 0.29), (0.72, 0.31), (0.5, 0.71)),
        ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    ),
}
_QUAYS: dict[int, tuple[Point, ...]] = {  # ... and for its ports, at the coast
    1: ((0.7, 0.36), (0.36, 0.7)),
    2: ((0.3, 0.64), (0.7, 0.64)),
    3: ((0.84, 0.58), (0.58, 0.84)),
    4: ((0.5, 0.24), (0.5, 0.76)),
}


def seats(group: tuple[int, ...], count: int) -> tuple[Point, ...]:
    """Where ``count`` symbols and house sites of one piece of land stand, in its own order."""
    rows = _SEATS[len(group)]
    places = list(rows[max(0, min(count, len(rows)) - 1)][:count])
    for n in range(len(places), count):  # more than any printed tile has: in a spiral
        angle, far = 2.4 * n, 0.06 * math.sqrt(n)
        places.append((0.3 + far * math.cos(angle), 0.3 + far * math.sin(angle)))
    return _placed(group, places)


def heart(group: tuple[int, ...]) -> Point:
    """A point of the land well clear of its coast."""
    return _placed(group, ({1: (0.22, 0.22), 2: (0.5, 0.24), 3: (0.3, 0.3)}.get(len(group), (0.5, 0.5)),))[0]


def quays(group: tuple[int, ...]) -> tuple[Point, ...]:
    """Where its first and its second port stand: at the coast, half in the water."""
    return _placed(group, _QUAYS[len(group)])


def pier(corners: Corners, at: Place, group: tuple[int, ...], quay: Point) -> tuple[Point, Point] | None:
    """The landing stage of a port: from the nearest point of the coast to the quay; None without a coast."""
    line = coast(corners, at, group)
    if not line:
        return None
    near = min(line, key=lambda p: math.dist(p, quay))
    return (near[0] + (near[0] - quay[0]) * 0.12, near[1] + (near[1] - quay[1]) * 0.12), quay


def _placed(group: tuple[int, ...], places: Sequence[Point]) -> tuple[Point, ...]:
    """Places given from the middle corner of the land, turned to where that corner is."""
    corner = group[1] if len(group) == 3 else group[0]
    out = []
    for u, v in places:
        (x0, y0), (x1, y1), (x2, y2) = CORNER[corner], CORNER[(corner + 1) % 4], CORNER[corner - 1]
        out.append((x0 + (x1 - x0) * u + (x2 - x0) * v, y0 + (y1 - y0) * u + (y2 - y0) * v))
    return tuple(out)


# --- the picture ----------------------------------------------------------------------------------
def coast_d(corners: Corners, at: Place, size: float = CELL, over: float = 2.0) -> str:
    """Path data of all coasts of a tile, a little longer than the tile so that no end shows."""
    out = ""
    for group in areas(corners):
        line = coast(corners, at, group)
        if line:
            points = [(x * size, y * size) for x, y in line]
            out += svg.smooth_d([_beyond(points[0], size, over), *points, _beyond(points[-1], size, over)])
    return out


def _beyond(p: Point, size: float, by: float) -> Point:
    """A point of a side moved straight out of the tile."""
    x, y = p
    reach = {x: (-by, 0.0), y: (0.0, -by), size - x: (by, 0.0), size - y: (0.0, by)}
    dx, dy = reach[min(reach)]
    return x + dx, y + dy


def land_d(corners: Corners, at: Place, size: float = CELL) -> str:
    """Path data of the land of a tile, reaching out of the tile where it goes on beyond."""
    out = ""
    for group in areas(corners):
        if len(group) == 4:
            return f"M-4 -4H{num(size + 4)}V{num(size + 4)}H-4Z"
        outer = [(-4.0 if x == 0 else size + 4, -4.0 if y == 0 else size + 4) for x, y in (CORNER[n] for n in group)]
        points = [(x * size, y * size) for x, y in coast(corners, at, group)]
        start, end = _beyond(points[0], size, 4.0), _beyond(points[-1], size, 4.0)
        curve = svg.smooth_d([start, *points, end])
        out += svg.line_d(outer, False) + "L" + curve[1:] + "Z"
    return out


def _sea(corners: Corners, at: Place, chance: random.Random) -> str:
    """Open water with a few waves, and the shallows along the coast."""
    body = svg.rect(-2, -2, CELL + 4, CELL + 4, 0, SEA)
    waves = ""
    for _ in range(9):
        x, y = chance.uniform(5, CELL - 24), chance.uniform(8, CELL - 5)
        waves += f"M{num(x)} {num(y)}q4-4 8 0t8 0"
    body += path(waves, "none", "#DCEDEA", 1.3, 0.55)
    d = coast_d(corners, at)
    if not d:
        return body
    far = mix(SEA, PALE, 0.32)
    near = mix(far, PALE, 0.45)
    body += path(d, "none", far, 2 * SHALLOWS, cap="butt")
    for distance, ring, inside in ((13.0, mix(far, SHORE_INK, 0.36), far), (6.0, mix(near, SHORE_INK, 0.5), near)):
        if distance < NEAR:
            body += path(d, "none", near, 2 * NEAR, cap="butt")
        body += path(d, "none", ring, 2 * distance + 1.1) + path(d, "none", inside, 2 * distance - 1.1)
    return body


def _land(corners: Corners, at: Place, marks: str) -> str:
    """Grass that pools darker towards its edge, what grows on it, and the beach."""
    d = coast_d(corners, at)
    body = svg.rect(-2, -2, CELL + 4, CELL + 4, 0, GREEN)
    if d:
        body += path(d, "none", GREEN_DEEP, 2 * BEACH + 26, 0.16) + path(d, "none", GREEN_DEEP, 2 * BEACH + 12, 0.4)
    body += marks
    if d:
        body += path(d, "none", GREEN_LINE, 2 * BEACH + 2.6) + path(d, "none", SAND, 2 * BEACH)
        body += path(d, "none", "#D9BC78", 5.0, 0.55)
    return body


def _marks(corners: Corners, at: Place, keep: Sequence[Point], chance: random.Random) -> str:
    """Palms, tufts and hills where there is room between coast and things."""
    shapes = [shape(corners, at, group) for group in areas(corners)]
    lines = [p for group in areas(corners) for p in coast(corners, at, group)]
    done: list[tuple[float, float, float]] = [(x, y, 0.2) for x, y in keep]
    out: list[tuple[float, str]] = []
    for kind, room, tries in (("hill", 0.19, 40), ("palm", 0.105, 150), ("tuft", 0.06, 90)):
        edge = {"hill": 0.2, "palm": 0.15, "tuft": 0.115}[kind]
        for _ in range(tries):
            x, y = chance.uniform(0.06, 0.94), chance.uniform(0.08, 0.94)
            form, size = chance.randrange(terrain.FORMS), chance.uniform(0.62, 0.82)
            if any((x - a) ** 2 + (y - b) ** 2 < edge * edge for a, b in lines):
                continue
            if not any(inside(points, x, y) for points in shapes):
                continue
            if any((x - a) ** 2 + (y - b) ** 2 < ((r + room) * 0.82) ** 2 for a, b, r in done):
                continue
            done.append((x, y, room))
            out.append((y, _mark(kind, x * CELL, y * CELL, form, size)))
            if kind == "hill" and len(done) > len(keep) + 1:
                break
    return "".join(body for _, body in sorted(out))


def _mark(kind: str, x: float, y: float, form: int, size: float) -> str:
    if kind == "palm":
        return svg.group(terrain.mark("jungle", form), x, y, size)
    if kind == "hill":
        w = 15 * size
        d = f"M{num(-w)} 6Q{num(-w * 0.55)} -9 {num(w * 0.1)} -7Q{num(w * 0.7)} -4 {num(w)} 6"
        body = path(d + "Z", mix(GREEN, "#FFFFFF", 0.2), None, 0, 0.8) + path(d, "none", GREEN_LINE, 1.5)
        body += path(f"M{num(w * 0.2)} -3l4 6M{num(w * 0.48)} -1l3 5M{num(-w * 0.1)} -4l3 5", "none", GREEN_LINE, 1.1)
        return svg.group(body, x, y)
    return svg.group(path("M-3 2l-1.500-4M0 2V-4M3 2l1.500-4", "none", GREEN_LINE, 1.3), x, y)


def inside(points: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies within an outline."""
    hit = False
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            hit = not hit
    return hit


def ground(corners: Corners, at: Place, px: int, keep: tuple[Point, ...] = ()) -> pygame.Surface:
    """The bare tile, ``px`` pixels wide, with room left around the points of ``keep``; kept, do not draw on it."""
    return _grounds.get((corners, at, keep), px, lambda: _ground(corners, at, px, keep))


def drawn(corners: Corners, at: Place, px: int, keep: tuple[Point, ...] = ()) -> pygame.Surface:
    """The same anew, and not kept."""
    return _ground(corners, at, px, keep)


def cached(corners: Corners, at: Place, px: int, keep: tuple[Point, ...] = ()) -> bool:
    """Whether `ground` need not draw."""
    return _grounds.kept((corners, at, keep), px)


def scaled_ground(corners: Corners, at: Place, px: int, keep: tuple[Point, ...] = ()) -> pygame.Surface | None:
    """The bare tile made from a picture of another size, for the moment before the sharp one is drawn. None when it is
    kept in this size already, or in no other."""
    return _grounds.scaled((corners, at, keep), px, (px, px))


def _ground(corners: Corners, at: Place, px: int, keep: tuple[Point, ...]) -> pygame.Surface:
    chance = random.Random(zlib.crc32(f"tile {at[0]} {at[1]}".encode()))
    scale = px / CELL
    picture = svg.rasterise(_sea(corners, at, chance), CELL, CELL, scale)
    if any(corners):
        layer = svg.rasterise(_land(corners, at, _marks(corners, at, keep, chance)), CELL, CELL, scale)
        if not all(corners):
            d = land_d(corners, at)
            svg.cut(layer, svg.rasterise(path(d, "#FFFFFF"), CELL, CELL, scale))
        picture.blit(layer, (0, 0))
        if line := coast_d(corners, at):
            picture.blit(svg.rasterise(path(line, "none", INK, 2.4), CELL, CELL, scale), (0, 0))
    return picture.convert(_OPAQUE)


def forget() -> None:
    """Drop the pictures (another palette, a table left for good)."""
    _grounds.clear()
