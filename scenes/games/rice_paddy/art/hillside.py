"""The hillside on which all farms lie: drawn once for a size and a number of farms, by the worker."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame

from scenes.draw import svg, terrain
from scenes.draw.svg import Point, line_d, num, path
from scenes.draw.theme import INK, SHADOW_INK, shown
from scenes.games.rice_paddy.art import hexes, inks, terraces, waterways
from scenes.games.rice_paddy.art.floors import cutter, rings_d
from scenes.games.rice_paddy.art.landscape import Layout
from scenes.games.rice_paddy.art.pile import rasterised

PLAIN = "#9DAC74"
TREES = 48
APART = 27.0  # at least so far from each other


def quick(layout: Layout, scale: float) -> pygame.Surface:
    """A flat hillside, at once."""
    out = pygame.Surface(_size(layout, scale), 0, 32)
    out.fill(shown(PLAIN))
    pygame.draw.polygon(out, shown("#4F8FA6"), [(x * scale, y * scale) for x, y in layout.bay])
    for way in layout.streams:
        points = [(x * scale, y * scale) for x, y in way.points]
        pygame.draw.lines(out, shown(inks.STREAM), False, points, max(2, round(way.wide * scale)))
    return out


def ground(layout: Layout, scale: float) -> pygame.Surface:
    """The whole hillside without farms, opaque: terraces, wood, peaks, streams, reservoirs, the bay."""
    w, h = layout.size
    k = layout.k
    outlines = [grid.outline(hexes.HEXES)[0] for grid in (layout.own, *layout.others.values())]
    body, rings = terraces.drawing(layout.size, outlines, k)
    body += waterways.bay(layout.bay, k)
    body += forest(layout, rings[3]) + _scenery(layout)
    body += waterways.stream(layout.brook, k, False)
    body += "".join(waterways.stream(way, k) for way in layout.streams)
    for place, basin in layout.basins.items():
        body += waterways.stones(basin, _rim_scale(layout, place))
    out = pygame.Surface(_size(layout, scale), 0, 32)
    out.blit(svg.rasterise(body, w, h, scale), (0, 0))
    for place, basin in layout.basins.items():
        size = _rim_scale(layout, place)
        area = out.get_rect().clip(_pixels(basin.x - basin.rx, basin.y - basin.ry, 2 * basin.rx, 2 * basin.ry, scale))
        ring = waterways.pool(basin, size)
        water = rasterised(waterways.standing(basin, size), tuple(area), scale)  # type: ignore[arg-type]
        out.blit(svg.cut(water, rasterised(cutter([ring]), tuple(area), scale)), area)  # type: ignore[arg-type]
        edge = path(rings_d([ring]), "none", INK, 1.8 * size)
        out.blit(rasterised(edge, tuple(area), scale), area)  # type: ignore[arg-type]
    inlet = waterways.stream(layout.inlet, k)
    area = out.get_rect()
    out.blit(rasterised(inlet, tuple(area), scale), area)  # type: ignore[arg-type]
    return out


def _rim_scale(layout: Layout, place: int) -> float:
    return layout.k * (1.0 if place == layout.place else 0.75)


def _size(layout: Layout, scale: float) -> tuple[int, int]:
    return svg.pixels(layout.size[0], scale), svg.pixels(layout.size[1], scale)


def _pixels(x: float, y: float, w: float, h: float, scale: float) -> pygame.Rect:
    return pygame.Rect(int(x * scale) - 2, int(y * scale) - 2, round(w * scale) + 5, round(h * scale) + 5)


def forest(layout: Layout, beyond: Sequence[Sequence[Point]]) -> str:
    """Trees outside these rings, off the water and the scenery, the upper ones first."""
    k, (w, h) = layout.k, layout.size
    taken = pygame.Surface((round(w), round(h)), 0, 8)
    for ring in beyond:
        pygame.draw.polygon(taken, 1, ring)
    shore = [*layout.bay, layout.bay[0]]
    pygame.draw.polygon(taken, 1, layout.bay)
    for x, y in [*layout.reach(), *shore]:
        pygame.draw.circle(taken, 1, (x, y), 30 * k)
    for x, y, r in ((86, 60, 96), (34, 240, 40), (130, 176, 32)):
        pygame.draw.circle(taken, 1, layout.at(x, y), r * k)
    chance = random.Random(3)
    found: list[Point] = []
    free = taken.get_at_mapped
    for _ in range(TREES * 30):
        x, y = chance.uniform(14, w - 14), chance.uniform(16, h - 14)
        if free((int(x), int(y))) or any((x - a) ** 2 + (y - b) ** 2 < (APART * k) ** 2 for a, b in found):
            continue
        found.append((x, y))
        if len(found) == TREES:
            break
    body = ""
    for n, (x, y) in enumerate(sorted(found, key=lambda point: point[1])):
        body += svg.group(terrain.mark("jungle", n % terrain.FORMS), round(x, 1), round(y, 1), k * chance.uniform(1.1, 1.35))
    return body


def _scenery(layout: Layout) -> str:
    k = layout.k
    body = peaks(*layout.at(68, 112), 0.92 * k) + shrine(*layout.at(130, 182), k)
    return body + hut(*layout.at(38, 232), 0.95 * k) + hut(*layout.at(24, 260), 0.8 * k, "#B8894A")


def peaks(x: float, y: float, k: float) -> str:
    """Three snowy mountains seen from the side, as on an old map: the home of the spirits."""
    chance, body = random.Random(1), ""
    for dx, high, wide in ((-62, 74, 50), (58, 64, 46), (0, 104, 66)):
        bx, top = x + dx * k, y - high * k
        px = bx + chance.uniform(-6, 6) * k

        def at(a: float, b: float, bx: float = bx, wide: float = wide, high: float = high) -> Point:
            return bx + a * wide * k, y - b * high * k

        right = [at(0.26, 0.7), at(0.62, 0.33), at(1, 0)]
        rock = [at(-1, 0), at(-0.6, 0.36), at(-0.3, 0.74), (px, top), *right]
        shade = [(px, top), *right, at(0.12, 0), at(-0.06, 0.3), at(0.1, 0.56)]
        snow = [(px, top), at(0.2, 0.76), at(0.08, 0.68), at(0, 0.76), at(-0.12, 0.66), at(-0.24, 0.8)]
        body += path(line_d(rock), "#8F9A86", INK, 2 * k) + path(line_d(shade), "#55604F", opacity=0.62)
        body += path(line_d(snow), "#F4F1E4", INK, 1.4 * k)
        hatch = ""
        for t in (0.2, 0.4, 0.6, 0.8):
            hx, hy = at(0.14 + 0.7 * t, 0.62 - 0.58 * t)
            hatch += f"M{num(hx)} {num(hy)}l{num(-4 * k)} {num(high * 0.16 * k)}"
        body += path(hatch, "none", INK, 1.1 * k)
    return body


def shrine(x: float, y: float, k: float) -> str:
    """The split gate of the spirits: two stepped halves and a drop between them."""
    half = "M-5 0V-36L-9 -36L-9 -31L-13 -31L-13 -25L-17 -25L-17 -17L-21 -17L-21 -8L-25 -8L-25 0Z"
    body = svg.ellipse(2, 2, 28, 6, SHADOW_INK, 0.28)
    for sign, tone in ((1, "#8C4F38"), (-1, "#E3A67E")):
        part = path(half, "#C07A55", INK, 2) + path("M-5 0V-36L-8 -36V0Z", tone, opacity=0.8)
        part += path("M-9 -31H-5M-13 -25H-5M-17 -17H-5M-21 -8H-5", "none", INK, 1.2)
        body += f'<g transform="scale({sign} 1)">{part}</g>'
    body += path("M0 -31C3 -26 4.6 -24 4.6 -21A4.6 4.4 0 0 1 -4.6 -21C-4.6 -24 -3 -26 0 -31Z", "#DFF3F5", INK, 1.5)
    return svg.group(body + path("M-4 4h8M-6 8h12M-8 12h16", "none", "#E9DDBC", 3), x, y, k)


def hut(x: float, y: float, k: float, roof: str = "#C7A45A") -> str:
    """A straw hut."""
    body = svg.ellipse(4, 2, 24, 6, SHADOW_INK, 0.25) + path("M-14 -1V-14H14V-1Z", "#E9DDBC", INK, 2)
    body += path("M-4 -1V-10H4V-1Z", INK) + path("M-21 -11L-9 -29H9L21 -11C10 -14 -10 -14 -21 -11Z", roof, INK, 2)
    return svg.group(body + path("M-12 -15l5 -11M-3 -15l1 -12M6 -15l-2 -12M14 -14l-6 -12", "none", "#7A5A22", 1.3), x, y, k)
