"""Terrain: a flat watercolour, darker towards its edge, and marks that also tell it apart without colour.

Marks come as sprites (eight forms per terrain) and as a list of places, so that a land can leave out those
that would lie under a piece. Places keep a distance from each other that grows away from the border.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scenes.draw import svg
from scenes.draw.geometry import bounds
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import Point, circle, ellipse, line_d, num, path
from scenes.draw.theme import INK, TERRAINS, mix

FORMS = 8
MARK_BOX = 44.0
SPACE = {"jungle": 14.0, "mountain": 20.5, "sands": 18.5, "wetland": 18.5}
CLEAR = 9


class Mark(NamedTuple):
    """One mark: where, and which of the eight forms."""

    x: float
    y: float
    form: int


# --- the marks themselves -------------------------------------------------------------------------
def _jungle(k: float, chance: random.Random) -> str:
    line = TERRAINS["jungle"].line
    if chance.random() < 0.55:
        return _palm(k, line, chance)
    crown = (
        f"M{num(-6 * k)} {num(2 * k)}"
        f"c{num(-3 * k)} {num(-4 * k)} {num(k)} {num(-8 * k)} {num(4 * k)} {num(-7 * k)}"
        f"c{num(2 * k)} {num(-4 * k)} {num(8 * k)} {num(-2 * k)} {num(7 * k)} {num(2 * k)}"
        f"c{num(4 * k)} {num(k)} {num(3 * k)} {num(6 * k)} {num(-k)} {num(6 * k)}z"
    )
    trunk = f"M{num(-0.4 * k)} {num(3 * k)}v{num(4.5 * k)}"
    trunk += f"M{num(-2.5 * k)} {num(-1.5 * k)}q{num(1.5 * k)} {num(-1.6 * k)} {num(3 * k)} {num(-0.2 * k)}"
    return path(crown, mix(TERRAINS["jungle"].fill, line, 0.35), line, 1.2 * k) + path(trunk, "none", line, 1.2 * k)


def _palm(k: float, line: str, chance: random.Random) -> str:
    d = f"M0 {num(6 * k)}q{num(1.5 * k)} {num(-6 * k)} {num(0.4 * k)} {num(-10 * k)}"
    for angle, long in ((-155, 8), (-120, 7), (-60, 7), (-25, 8), (-95, 6)):
        a = math.radians(angle + chance.uniform(-8, 8))
        cx, cy = math.cos(a) * long * k, math.sin(a) * long * k
        d += f"M{num(0.4 * k)} {num(-4 * k)}Q{num(0.4 * k + 0.7 * cx)} {num(-6 * k + 0.9 * cy)} "
        d += f"{num(0.4 * k + cx)} {num(-1.8 * k + cy)}"
    return path(d, "none", line, 1.7 * k)


def _mountain(k: float, chance: random.Random) -> str:
    tone = TERRAINS["mountain"]
    w, h, x = chance.uniform(8, 12) * k, chance.uniform(10, 15) * k, chance.uniform(-2, 2) * k
    foot, top = h * 0.45, -h * 0.55
    body = path(line_d([(-w, foot), (x, top), (w, foot)]), tone.light, opacity=0.75)
    shade = [(x, top), (w, foot), (x + w * 0.18, foot), (x - w * 0.08, -h * 0.05)]
    body += path(line_d(shade), tone.line, opacity=0.42)
    body += path(line_d([(-w, foot), (x, top), (w, foot)], False), "none", tone.line, 1.5 * k)
    hatch = ""
    for t in (0.35, 0.63):
        hatch += f"M{num(x + (w - x) * t)} {num(top + h * t)}l{num(-2.4 * k)} {num(h * 0.28)}"
    return body + path(hatch, "none", tone.line, 1.1 * k)


def _sands(k: float, chance: random.Random) -> str:
    line, w = TERRAINS["sands"].line, chance.uniform(8, 13) * k
    long = f"M{num(-w)} {num(2 * k)}Q{num(-w * 0.2)} {num(-5 * k)} {num(w)} {num(1.5 * k)}"
    short = f"M{num(-w * 0.35)} {num(4.5 * k)}Q{num(w * 0.2)} {num(0.5 * k)} {num(w * 0.7)} {num(4.2 * k)}"
    dots = ""
    for _ in range(3):
        dots += circle(chance.uniform(-w, w), chance.uniform(4, 9) * k, 0.9 * k, line)
    return path(long, "none", line, 1.4 * k) + path(short, "none", line, k) + dots


def _wetland(k: float, chance: random.Random) -> str:
    line, tip = TERRAINS["wetland"].line, chance.uniform(-0.6, 0.9)
    reeds = ""
    for dx, high, lean in ((-4, 9, -1.8), (0, 12, tip), (4, 8, 2)):
        reeds += f"M{num(dx * k)} {num(4 * k)}l{num(lean * k)} {num(-high * chance.uniform(0.85, 1.1) * k)}"
    water = f"M{num(-9 * k)} {num(6 * k)}h{num(7 * k)}M{num(k)} {num(6.5 * k)}h{num(9 * k)}"
    water += f"M{num(-4 * k)} {num(9 * k)}h{num(6 * k)}"
    head = ellipse(tip * k, -8.5 * k, 1.9 * k, 3.4 * k, line)
    return path(reeds, "none", line, 1.9 * k) + head + path(water, "none", line, 1.1 * k)


_DRAW: dict[str, Callable[[float, random.Random], str]] = {
    "jungle": _jungle,
    "mountain": _mountain,
    "sands": _sands,
    "wetland": _wetland,
}


def mark(terrain: str, form: int) -> str:
    """SVG of one mark around (0, 0); empty for a terrain without marks."""
    draw = _DRAW.get(terrain)
    if draw is None:
        return ""
    chance = random.Random(zlib.crc32(f"{terrain}{form}".encode()))
    return draw(0.88 + 0.24 * (form % FORMS) / (FORMS - 1), chance)


@remembered(maxsize=512)
def mark_sprite(terrain: str, form: int, scale: float) -> pygame.Surface:
    """One mark as a sprite: the mark's own point is the middle of the surface."""
    half = MARK_BOX / 2
    return svg.rasterise(mark(terrain, form), MARK_BOX, MARK_BOX, scale, (-half, -half))


# --- where marks go -------------------------------------------------------------------------------
def scatter(points: Sequence[Point], terrain: str, name: str, clear: int = CLEAR) -> list[Mark]:
    """Places for the marks of a land, the same for the same ``name``; ``clear`` px of border stay free."""
    if terrain not in _DRAW:
        return []
    chance = random.Random(zlib.crc32(name.encode()))
    x0, y0, x1, y1 = bounds(points)
    w, h = int(x1 - x0) + 3, int(y1 - y0) + 3
    classes, inside = _classes([(x - x0 + 1, y - y0 + 1) for x, y in points], (w, h), clear)
    at, within = classes.get_at_mapped, inside.get_at_mapped
    space = SPACE[terrain]
    need = (0.0, space * 0.78, space * 1.1, space * 1.5)
    cell_size = space * 1.5
    cells: dict[tuple[int, int], list[Point]] = {}
    out = []
    for _ in range(int(w * h / (space * space) * 7)):
        x, y = chance.random() * w, chance.random() * h
        kind = at((int(x), int(y)))
        if not kind or not within((int(x), int(y))):
            continue
        cx, cy, square = int(x / cell_size), int(y / cell_size), need[kind] ** 2
        if _crowded(cells, cx, cy, x, y, square):
            continue
        cells.setdefault((cx, cy), []).append((x, y))
        out.append(Mark(x + x0 - 1, y + y0 - 1, chance.randrange(FORMS)))
    out.sort(key=lambda m: m.y)
    return out


def _crowded(cells: dict[tuple[int, int], list[Point]], cx: int, cy: int, x: float, y: float, square: float) -> bool:
    for i in (cx - 1, cx, cx + 1):
        for j in (cy - 1, cy, cy + 1):
            for a, b in cells.get((i, j), ()):
                if (x - a) ** 2 + (y - b) ** 2 < square:
                    return True
    return False


def _classes(points: list[Point], size: tuple[int, int], clear: int) -> tuple[pygame.Surface, pygame.Surface]:
    """A painted map of border distance (3 far, 2 near, 1 very near, 0 forbidden) and one of the inside."""
    classes = index_surface(size)
    pygame.draw.polygon(classes, 3, points)
    inside = classes.copy()
    for radius, value in ((40, 2), (20, 1), (clear, 0)):
        if radius <= 0:
            continue
        pygame.draw.lines(classes, value, True, points, 2 * radius)
        for p in points[::2]:
            pygame.draw.circle(classes, value, p, radius)
    return classes, inside


def index_surface(size: tuple[int, int]) -> pygame.Surface:
    """An 8-bit surface whose pixels are plain numbers, for painting things to look up."""
    surface = pygame.Surface(size, 0, 8)
    surface.set_palette([(i, i, i) for i in range(256)])
    return surface


# --- fills ----------------------------------------------------------------------------------------
def wash(d: str, terrain: str, width: float = 26.0) -> str:
    """Three strokes that pool the colour along the edge; cut the result with the shape's own mask."""
    tone = TERRAINS.get(terrain, TERRAINS["ocean"])
    far, near = mix(tone.fill, tone.line, 0.55), mix(tone.fill, tone.line, 0.6)
    return path(d, "none", far, width, 0.18) + path(d, "none", near, width / 2, 0.22) + path(d, "none", near, width / 5, 0.3)


def waves(w: float, h: float, seed: int, colour: str, step: float = 11.0) -> str:
    """Rows of small waves for a box of sea."""
    chance, d, y = random.Random(seed), "", 8.0
    while y < h:
        x = chance.uniform(-10, 10)
        while x < w:
            d += f"M{num(x)} {num(y)}q4 -5 8 0t8 0"
            x += chance.uniform(22, 40)
        y += step
    return path(d, "none", colour, 1.4)


@remembered(maxsize=128)
def swatch(terrain: str, size: tuple[int, int], scale: float = 1.0, radius: float = 8.0) -> pygame.Surface:
    """A framed box of terrain for cards and panels, ``size`` in pixels."""
    w, h = size[0] / scale, size[1] / scale
    tone = TERRAINS.get(terrain, TERRAINS["ocean"])
    box = svg.rounded_d(0, 0, w, h, radius + 1)
    body = path(box, tone.fill)
    if terrain == "ocean":
        body += waves(w, h, 3, tone.light)
    else:
        body += wash(box, terrain)
        around = [(-14.0, -14.0), (w + 14, -14.0), (w + 14, h + 14), (-14.0, h + 14)]
        for m in scatter(around, terrain, f"swatch-{terrain}", 0):
            body += svg.group(mark(terrain, m.form), m.x, m.y)
    picture = svg.rasterise(body, w, h, scale)
    svg.cut(picture, svg.rounded_mask(picture.get_size(), (radius + 1) * scale))
    frame = svg.rect(1, 1, w - 2, h - 2, radius, "none", INK, 2)
    picture.blit(svg.rasterise(frame, w, h, scale), (0, 0))
    return picture
