"""The floors of a farm as SVG in the field's own design pixels: grass, mud, standing water, pools; and rice.

Each function draws beyond its outline where that is simpler: whoever rasterises it cuts it with `cutter`. `k` is the radius
of a hex against the 92 px for which lengths are written; `keep` are discs (x, y, radius) that marks stay off.
"""

from __future__ import annotations

import math
import random
import re
import zlib
from collections.abc import Iterable, Sequence

from scenes.draw.geometry import contains
from scenes.draw.svg import Point, circle, ellipse, line_d, num, path
from scenes.draw.theme import INK, mix
from scenes.games.rice_paddy.art import inks

Ring = Sequence[Point]
Disc = tuple[float, float, float]
Box = tuple[float, float, float, float]
DESIGN_RADIUS = 92.0


def seed_of(*names: object) -> int:
    """The same number for the same names in every run."""
    return zlib.crc32("/".join(map(str, names)).encode())


def rings_d(rings: Iterable[Ring]) -> str:
    """Path data of closed rings."""
    return "".join(line_d(ring) for ring in rings)


def cutter(rings: Iterable[Ring]) -> str:
    """The white shape with which what was drawn for these rings is cut."""
    return path(rings_d(rings), "#FFFFFF", extra='fill-rule="evenodd"')


def bounds(rings: Iterable[Ring]) -> Box:
    """Left, top, right, low of all rings."""
    points = [point for ring in rings for point in ring]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def within(rings: Sequence[Ring], x: float, y: float, margin: float) -> bool:
    """Whether a point lies inside, so far from every side."""
    if sum(contains(list(ring), x, y) for ring in rings) % 2 == 0:
        return False
    return all(_far(ring[n - 1], ring[n], x, y) >= margin for ring in rings for n in range(len(ring)))


def _far(a: Point, b: Point, x: float, y: float) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = max(0.0, min(1.0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy or 1)))
    return math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)


def clear(keep: Iterable[Disc], x: float, y: float, by: float) -> bool:
    """Whether a point is at least so far from all discs."""
    return all(math.hypot(x - a, y - b) > r + by for a, b, r in keep)


# --- open field ---------------------------------------------------------------------------------------------
def grass(rings: Sequence[Ring], k: float, name: str) -> str:
    """The meadow without its tufts: colour pooled at the edge, paler and darker spots."""
    chance, d = random.Random(seed_of(name, "grass")), rings_d(rings)
    x0, y0, x1, y1 = bounds(rings)
    body = path(d, inks.GRASS, extra='fill-rule="evenodd"')
    body += path(d, "none", inks.GRASS_LINE, 20 * k, 0.16) + path(d, "none", inks.GRASS_LINE, 9 * k, 0.2)
    for _ in range(int((x1 - x0) * (y1 - y0) / (2600 * k * k))):
        r, colour = chance.uniform(14, 40) * k, chance.choice(("#D9D89A", "#D2C98A", "#8E9C58"))
        body += ellipse(chance.uniform(x0, x1), chance.uniform(y0, y1), round(r, 1), round(r * 0.55, 1), colour, 0.28)
    return body


def tufts(ring: Ring, k: float, name: str, keep: Sequence[Disc] = ()) -> str:
    """Grass, flowers and pebbles of one hex."""
    chance = random.Random(seed_of(name, "tufts"))
    x0, y0, x1, y1 = bounds([ring])
    blades, lines, flowers, stones = "", "", "", ""
    laid: list[Point] = []
    for _ in range(int((x1 - x0) * (y1 - y0) / (105 * k * k))):
        x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
        if not within([ring], x, y, 9 * k) or not clear(keep, x, y, 5 * k):
            continue
        if any((x - a) ** 2 + ((y - b) * 1.5) ** 2 < (21 * k) ** 2 for a, b in laid):
            continue
        laid.append((x, y))
        q, kind = k * chance.uniform(0.8, 1.2), chance.random()
        if kind < 0.62:
            blades += f"M{num(x - 4 * q)} {num(y)}q{num(-q)} {num(-4 * q)} {num(-3 * q)} {num(-5.5 * q)}"
            blades += f"M{num(x - 1.5 * q)} {num(y)}q0 {num(-5 * q)} {num(0.6 * q)} {num(-8 * q)}"
            blades += f"M{num(x + q)} {num(y)}q{num(q)} {num(-4 * q)} {num(4 * q)} {num(-6 * q)}"
        elif kind < 0.84:
            lines += f"M{num(x - 7 * q)} {num(y)}q{num(5 * q)} {num(-2.5 * q)} {num(12 * q)} {num(-0.5 * q)}"
        elif kind < 0.93:
            flowers += circle(x, y, round(2 * q, 2), "#F3E9D2", inks.GRASS_INK, round(k, 2))
            flowers += circle(x + 6 * q, y + 2 * q, round(1.6 * q, 2), "#E3A24B", inks.GRASS_INK, round(k, 2))
        else:
            stone = [(x - 5 * q, y + 2 * q), (x - 3 * q, y - 3 * q), (x + 2 * q, y - 4 * q), (x + 5 * q, y + q)]
            stones += path(line_d(stone), inks.STONE, INK, 1.1 * k)
    out = path(blades, "none", inks.GRASS_INK, 1.5 * k) if blades else ""
    return out + (path(lines, "none", "#8A9150", 1.3 * k) if lines else "") + flowers + stones


# --- mud ----------------------------------------------------------------------------------------------------
def mud(rings: Sequence[Ring], k: float, name: str, wet: bool = False) -> str:
    """Dry ground with its furrows; wet ground is darker and has puddles."""
    chance, d = random.Random(seed_of(name, "mud")), rings_d(rings)
    x0, y0, x1, y1 = bounds(rings)
    body = path(d, inks.MUD_WET if wet else inks.MUD)
    body += path(d, "none", inks.MUD_LINE, 26 * k, 0.2) + path(d, "none", inks.MUD_LINE, 11 * k, 0.25)
    furrows, cracks, y = "", "", y0 + 8 * k
    while y < y1:
        x = x0 + chance.uniform(-10, 6) * k
        while x < x1:
            long = chance.uniform(18, 34) * k
            furrows += f"M{num(x)} {num(y)}q{num(long * 0.3)} {num(-3.4 * k)} {num(long * 0.5)} 0t{num(long * 0.5)} 0"
            if chance.random() < 0.3:
                cracks += f"M{num(x + long * 0.4)} {num(y + 3 * k)}l{num(chance.uniform(-4, 4) * k)} {num(6 * k)} "
                cracks += f"{num(chance.uniform(-4, 5) * k)} {num(3 * k)}"
            x += long + chance.uniform(6, 14) * k
        y += 13 * k
    ridges = furrows if wet else _below(furrows, 2.6 * k)
    body += "" if wet else path(ridges, "none", inks.MUD_PALE, 2.2 * k, 0.8)
    body += path(furrows, "none", inks.MUD_LINE, 1.6 * k if wet else 2.9 * k, 0.85)
    body += path(cracks, "none", inks.MUD_LINE, 1.1 * k, 0.7) if cracks else ""
    for _ in range(int((x1 - x0) * (y1 - y0) / (1900 * k * k)) if wet else 0):
        rx, ry = round(chance.uniform(5, 13) * k, 1), round(chance.uniform(2, 4.4) * k, 1)
        body += ellipse(chance.uniform(x0, x1), chance.uniform(y0, y1), rx, ry, "#A9D2D4", 0.55)
    return body


def _below(d: str, by: float) -> str:
    """Path data that starts each of its strokes a little lower."""
    return re.sub(r"M(-?[\d.]+) (-?[\d.]+)", lambda at: f"M{at[1]} {num(float(at[2]) + by)}", d)


# --- water --------------------------------------------------------------------------------------------------
def water(rings: Sequence[Ring], shores: Sequence[Sequence[Ring]], k: float, name: str, keep: Sequence[Disc] = ()) -> str:
    """Standing water: a pooled edge, shore lines along `shores` (rings farther and farther in), sky, ripples."""
    chance, d = random.Random(seed_of(name, "water")), rings_d(rings)
    x0, y0, x1, y1 = bounds(rings)
    mark = f"w{seed_of(name, d) % 100000}"
    ends = f'gradientUnits="userSpaceOnUse" x1="{num(x0)}" y1="{num(y0)}" x2="{num(x1)}" y2="{num(y1)}"'
    stops = ((0, inks.WATER_PALE), (0.55, inks.WATER), (1, inks.WATER_DEEP))
    body = f'<defs><linearGradient id="{mark}" {ends}>'
    body += "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    body += "</linearGradient></defs>" + path(d, f"url(#{mark})")
    body += path(d, "none", inks.WATER_LINE, 30 * k, 0.22) + path(d, "none", inks.WATER_LINE, 15 * k, 0.3)
    for _ in range(max(2, int((x1 - x0) * (y1 - y0) / (9000 * k * k)))):
        x, y = chance.uniform(x0 + 10 * k, x1 - 10 * k), chance.uniform(y0 + 8 * k, y1 - 8 * k)
        body += path(_sky(x, y, chance.uniform(12, 24) * k), "#E4F3F0", opacity=0.34)
    for shore, opacity in zip(shores, (0.55, 0.28), strict=False):
        body += path(rings_d(shore), "none", "#E8F5F2", 1.2 * k, opacity)
    ripples = ""
    laid: list[Point] = []
    for _ in range(int((x1 - x0) * (y1 - y0) / (200 * k * k))):
        x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
        if not within(rings, x + 7 * k, y, 18 * k) or not clear(keep, x, y, 12 * k):
            continue
        if any(abs(x - a) < 34 * k and abs(y - b) < 13 * k for a, b in laid):
            continue
        laid.append((x, y))
        q = chance.uniform(3.6, 5.6) * k
        ripples += f"M{num(x)} {num(y)}q{num(q)} {num(-q * 0.8)} {num(2 * q)} 0t{num(2 * q)} 0"
    return body + (path(ripples, "none", inks.RIPPLE, 1.5 * k, 0.85) if ripples else "")


def _sky(x: float, y: float, q: float) -> str:
    return (
        f"M{num(x - q)} {num(y)}c{num(q * 0.4)} {num(-q * 0.5)} {num(q)} {num(-q * 0.3)} {num(q * 1.1)} {num(-q * 0.1)}"
        f"c{num(q * 0.5)} {num(-q * 0.3)} {num(q)} {num(q * 0.1)} {num(q * 0.9)} {num(q * 0.3)}"
        f"c{num(-q * 0.6)} {num(q * 0.2)} {num(-q * 1.6)} {num(q * 0.2)} {num(-q * 2)} {num(-q * 0.2)}z"
    )


def pool_ring(x: float, y: float, radius: float) -> list[Point]:
    """The shore of the pool that one disc makes in a hex: a hexagon with round corners."""
    out = []
    for n in range(48):
        angle = math.tau * n / 48
        turn = (angle + math.pi / 6) % (math.pi / 3) - math.pi / 6
        out.append((x + radius * math.sin(angle) * (0.95 + 0.05 * math.cos(6 * turn)),
                    y - radius * math.cos(angle) * (0.95 + 0.05 * math.cos(6 * turn))))  # fmt: skip
    return out


# --- rice ---------------------------------------------------------------------------------------------------
def rows(x: float, y: float, radius: float, gap: float, name: str, keep: Sequence[Disc], rim: float) -> list[Point]:
    """Where the plants of a hex stand: in rows, a little off the line, upper ones first."""
    chance, k, out = random.Random(seed_of(name, "rows")), radius / DESIGN_RADIUS, []
    reach = radius * (1 - rim / 0.866)
    row, py = 0, y - radius
    while py < y + radius:
        px = x - radius + (gap / 2 if row % 2 else 0)
        while px < x + radius:
            a, b = px + chance.uniform(-2.2, 2.2) * k, py + chance.uniform(-1.6, 1.6) * k
            dx, dy = abs(a - x), abs(b - 5 * k - y)
            if dx <= reach * 0.866 and dy <= reach - dx / math.sqrt(3) and clear(keep, a, b - 5 * k, 6 * k):
                out.append((a, b))
            px += gap
        py += gap * 0.74
        row += 1
    return sorted(out, key=lambda point: point[1])


def shoot_d(x: float, y: float, k: float) -> str:
    """Path data of one young plant standing at a point."""
    out = ""
    for cx1, cy1, cx2, cy2, ex, ey in ((-1, -6, -4, -10, -8, -12), (0, -7, 0.6, -12, 1.6, -16), (1.6, -6, 5, -9, 9, -10)):
        out += f"M{num(x)} {num(y)}c{num(cx1 * k)} {num(cy1 * k)} {num(cx2 * k)} {num(cy2 * k)} {num(ex * k)} {num(ey * k)}"
    return out


def planted(x: float, y: float, radius: float, name: str, keep: Sequence[Disc] = ()) -> str:
    """Young rice: shoots in rows, each with a ring in the water."""
    k, chance = radius / DESIGN_RADIUS, random.Random(seed_of(name, "planted"))
    rings, under = "", ""
    over: dict[str, str] = {}
    for px, py in rows(x, y, radius, 23 * k, name, keep, 0.2):
        rings += f"M{num(px - 8 * k)} {num(py + 0.5 * k)}a{num(8 * k)} {num(2.6 * k)} 0 1 0 {num(16 * k)} 0"
        d = shoot_d(px, py, k * chance.uniform(0.76, 0.94))
        under += d
        colour = chance.choice((inks.SHOOT, mix(inks.SHOOT, "#86BE4E", 0.8), mix(inks.SHOOT, "#5E9E3C", 0.6)))
        over[colour] = over.get(colour, "") + d
    if not under:
        return ""
    body = path(rings, "none", "#EAF6F2", 1.1 * k, 0.75) + path(under, "none", inks.SHOOT_INK, 4.4 * k)
    return body + "".join(path(d, "none", colour, 1.7 * k) for colour, d in over.items())


def grown(x: float, y: float, radius: float, name: str, keep: Sequence[Disc] = ()) -> str:
    """Ripe rice: clumps of blades with bent ears."""
    k, chance = radius / DESIGN_RADIUS, random.Random(seed_of(name, "grown"))
    places = rows(x, y, radius, 32 * k, name, keep, 0.17)
    return "".join(clump(px, py + 11 * k, k * chance.uniform(1.02, 1.2), chance) for px, py in places)


def clump(x: float, y: float, k: float, chance: random.Random) -> str:
    """One ripe plant: six blades, three ears."""
    body = ellipse(x, y + 0.6 * k, round(12 * k, 1), round(3.8 * k, 1), "#3B4A22", 0.32)
    blades = ""
    for lean in (-42, -24, -8, 10, 27, 44):
        long, turn = chance.uniform(23, 30) * k, math.radians(lean + chance.uniform(-5, 5))
        ex, ey = x + long * math.sin(turn), y - long * math.cos(turn) * 0.92
        blades += f"M{num(x)} {num(y)}Q{num(x + long * 0.25 * math.sin(turn))} {num(y - long * 0.6)} {num(ex)} {num(ey)}"
    body += path(blades, "none", inks.BLADE_INK, 2.7 * k)
    body += path(blades, "none", mix(inks.BLADE, "#A8AE3C", chance.random()), 1.2 * k)
    ears = ""
    for lean, way in ((-30, -1), (-4, chance.choice((-1, 1))), (26, 1)):
        long, turn = chance.uniform(25, 30) * k, math.radians(lean + chance.uniform(-5, 5))
        px, py = x + long * math.sin(turn), y - long * math.cos(turn)
        ears += f"M{num(px)} {num(py)}"
        for n in range(5):
            angle = math.radians(-80 + (n + 1) * 34 if way > 0 else 260 - (n + 1) * 34)
            px, py = px + 3 * k * math.cos(angle), py + 3 * k * math.sin(angle)
            ears += f"L{num(px)} {num(py)}"
    body += path(ears, "none", inks.EAR_INK, 6.1 * k) + path(ears, "none", mix(inks.EAR, "#EBCB4E", chance.random()), 3.7 * k)
    dash = f'stroke-dasharray="{max(0.5, 1.2 * k):.1f} {max(1, 2.4 * k):.1f}"'
    return body + path(ears, "none", "#FFF0A8", 1.2 * k, 0.8, dash)
