"""The terraces of the hillside: rings around the farms, farther and farther out, each cut into plots.

Rings come from discs painted along the outlines on a small surface and traced again, so that farms near each other share
their terraces. It takes a moment and is done once, by the worker.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from scenes.draw import svg
from scenes.draw.svg import Point, line_d, num, path
from scenes.draw.theme import mix
from scenes.games.rice_paddy.art import lines

STEPS = 13.0, 44.0, 78.0, 114.0, 156.0, 204.0
PLOTS = "#BCC48A", "#B0BC80", "#C8C88E", "#D0C488", "#A7BF9C", "#9CBBAA", "#94B7AE", "#B9C07E", "#AAB878"
WET = PLOTS[4:7]  # under water: these have waves, the others blades
COARSE = 0.5  # pixels of the small surface to a design pixel
PAD = 40.0  # design px around the chart that are painted too
CONTOUR = "#3F4527"

Ring = list[Point]


def rings(size: tuple[float, float], outlines: Sequence[Sequence[Point]], far: float, k: float) -> list[Ring]:
    """What lies within `far` of any outline, as rings; those of holes too."""
    wide, high = (math.ceil((length + 2 * PAD) * COARSE) for length in size)
    surface = pygame.Surface((wide, high), 0, 8)
    surface.set_palette([(n, n, n) for n in range(256)])
    grow = (far + 14 * k) * COARSE
    for outline in outlines:
        spots = [((x + PAD) * COARSE, (y + PAD) * COARSE) for x, y in outline]
        pygame.draw.polygon(surface, 255, spots)
        for x, y in lines.closed(spots, max(3.0, grow / 3)):
            pygame.draw.circle(surface, 255, (x, y), grow)
    surface.set_colorkey(0)
    inside = pygame.mask.from_surface(surface)
    found = [mask.outline(3) for mask in inside.connected_components(int(2000 * k * k * COARSE * COARSE) + 1)]
    inside.invert()
    edge = surface.get_rect()
    for mask in inside.connected_components(int(500 * k * k * COARSE * COARSE) + 1):
        around = mask.get_bounding_rects()[0]
        if around.left > 0 and around.top > 0 and around.right < edge.right and around.bottom < edge.bottom:
            found.append(mask.outline(3))
    out = []
    for traced in found:
        ring = [(x / COARSE - PAD, y / COARSE - PAD) for x, y in traced]
        if len(ring) > 8:
            out.append(lines.bent(_drawn_in(_smooth(lines.closed(ring, 9 * k)), 14 * k), 3.4 * k, far * 0.003))
    return out


def _smooth(ring: Ring, reach: int = 2) -> Ring:
    count = len(ring)
    out = []
    for n in range(count):
        near = [ring[(n + m) % count] for m in range(-reach, reach + 1)]
        out.append((sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near)))
    return out


def _drawn_in(ring: Ring, by: float) -> Ring:
    """Inwards again, so that notches between hexes are round."""
    sign = 1.0 if _area(ring) > 0 else -1.0
    whole = [ring[-1], *ring, ring[0]]
    return _smooth(lines.aside(whole, by * sign)[1:-1], 3)


def _area(ring: Ring) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def drawing(
    size: tuple[float, float], outlines: Sequence[Sequence[Point]], k: float, seed: int = 5
) -> tuple[str, list[list[Ring]]]:
    """The SVG of the whole hillside, and its rings from the inmost out."""
    chance = random.Random(seed)
    w, h = size
    stops = [(0, "#7E9A6A"), (0.5, "#96AA72"), (1, "#A9B57A")]
    body = svg.linear_gradient("hillside", stops) + svg.rect(-2, -2, w + 4, h + 4, 0, "url(#hillside)")
    found = [rings(size, outlines, step * k, k) for step in STEPS]
    for number in range(len(STEPS) - 1, 0, -1):
        far = number / len(STEPS)
        outer, inner = found[number], found[number - 1]
        d = "".join(line_d(ring) for ring in outer)
        shade = "".join(line_d([(x, y + 7 * k) for x, y in ring]) for ring in outer)
        body += path(shade, "#4B5230", opacity=0.34) + path(d, mix("#B4BD80", "#8FA468", far))
        for ring in inner:
            body += _plots(ring, (STEPS[number] - STEPS[number - 1]) * k, k, far, chance)
        body += _contour(outer, k, chance)
    d = "".join(line_d(ring) for ring in found[0])
    return body + path(d, "#A9B078") + _contour(found[0], k, chance), found


def _plots(ring: Ring, wide: float, k: float, far: float, chance: random.Random) -> str:
    """The plots along a ring, `wide` outwards: each a broad line of which the inner half is painted over later."""
    out = _area(ring) > 0
    count, n, body = len(ring), 0, ""
    reach = wide - 5 * k
    marks: dict[str, str] = {"wet": "", "dry": ""}
    while n < count:
        parts = max(4, round(chance.uniform(70, 150) / 9))
        piece = [ring[(n + m) % count] for m in range(min(parts, count - n) + 1)]
        n += parts
        if len(piece) < 3:
            continue
        colour = chance.choice(PLOTS)
        piece = [_shift(piece[0], piece[1], 2.4 * k), *piece[1:-1], _shift(piece[-1], piece[-2], 2.4 * k)]
        d = line_d(piece, False)
        body += path(d, "none", "#6B7342", 2 * reach + 1.8 * k, cap="butt")
        body += path(d, "none", mix(colour, "#A8B484", 0.12 + 0.3 * far), 2 * reach - 0.2 * k, cap="butt")
        marks["wet" if colour in WET else "dry"] += _marks(piece, reach, k, colour in WET, out, chance)
    body += path(marks["wet"], "none", "#E6F1E4", 1.2 * k, 0.75) if marks["wet"] else ""
    return body + (path(marks["dry"], "none", "#6E7C3C", 1.1 * k, 0.6) if marks["dry"] else "")


def _shift(point: Point, to: Point, by: float) -> Point:
    far = math.dist(point, to) or 1.0
    return point[0] + (to[0] - point[0]) / far * by, point[1] + (to[1] - point[1]) / far * by


def _marks(piece: Ring, reach: float, k: float, wet: bool, out: bool, chance: random.Random) -> str:
    if not wet and chance.random() > 0.7:
        return ""
    long, d = lines.length(piece), ""
    for _ in range(int(long * reach / ((800 if wet else 260) * k * k))):
        ahead = chance.uniform(0.08, 0.92) * (len(piece) - 1)
        (ax, ay), (bx, by) = piece[int(ahead)], piece[min(len(piece) - 1, int(ahead) + 1)]
        far, off = math.hypot(bx - ax, by - ay) or 1.0, chance.uniform(0.25, 0.86) * reach * (-1 if out else 1)
        share = ahead % 1
        x, y = ax + (bx - ax) * share - (by - ay) / far * off, ay + (by - ay) * share + (bx - ax) / far * off
        if wet:
            d += f"M{num(x - 7 * k)} {num(y)}q{num(3.6 * k)} {num(-3 * k)} {num(7 * k)} 0t{num(7 * k)} 0"
        else:
            d += f"M{num(x - 2.4 * k)} {num(y - 3 * k)}l{num(1.6 * k)} {num(4 * k)}l{num(2.6 * k)} {num(-5 * k)}"
    return d


def _contour(found: Sequence[Ring], k: float, chance: random.Random) -> str:
    """The edge of a terrace with its hatching downhill."""
    d, hatch = "", ""
    for ring in found:
        d += line_d(ring)
        sign = 1.0 if _area(ring) > 0 else -1.0
        for x, y, turn in lines.walk([*ring, ring[0]], 0, 6 * k):
            if chance.random() < 0.35:
                continue
            long, angle = chance.uniform(4, 10) * k, math.radians(turn)
            hatch += f"M{num(x)} {num(y)}l{num(math.sin(angle) * long * sign)} {num(-math.cos(angle) * long * sign + 1)}"
    body = path(d, "none", CONTOUR, 1.7 * k, 0.85) if d else ""
    return body + (path(hatch, "none", CONTOUR, 1.1 * k, 0.6) if hatch else "")
