"""The chart itself, rasterised: sea, shallows, contour rings, land, coast. Pieces and marks come on top
later.

Nothing here asks the display or keeps state, so the whole of it may run in a worker thread.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Sequence

import pygame

from scenes.draw import lettering, ornaments, svg, terrain
from scenes.draw.geometry import ChartGeometry, Coast, bounds, contains
from scenes.draw.ornaments import WAVE
from scenes.draw.svg import Point, line_d, num, path, rect
from scenes.draw.theme import (
    BRASS_LIGHT,
    CHART_INK,
    COAST_LINE,
    INK,
    INK_SECOND,
    LAND_SHADOW,
    LEGAL,
    LINE_COAST,
    PAPER,
    SEA_DARK,
    SEA_LIGHT,
    SHALLOWS,
    TERRAINS,
    mix,
    shown,
)

DASHES = 'stroke-dasharray="4 7"'  # round an ocean that is a place of the map
COMPASS_RIM = "#F3E9D3"  # paper; dark where the ink of the chart is light
SHALLOW_STROKES = ((116, 0.16), (80, 0.2), (48, 0.26), (22, 0.34))
RINGS = ((52, 0.18, 0.9), (38, 0.28, 1.0), (26, 0.4, 1.1), (16, 0.55, 1.3), (8, 0.75, 1.5))


def colour_of(geometry: ChartGeometry, land: str) -> str:
    """The flat colour of a land."""
    return TERRAINS.get(geometry.terrain.get(land, ""), TERRAINS["ocean"]).fill


def coast_d(geometry: ChartGeometry) -> str:
    """Path data of all coastlines."""
    return "".join(line_d(ring) for ring in geometry.rings)


def chart(
    geometry: ChartGeometry,
    scale: float,
    title: tuple[str, str] | None = None,
    ornamented: bool = True,
) -> pygame.Surface:
    """The whole chart without marks and pieces, opaque, ``geometry.size`` times ``scale`` pixels."""
    w, h = geometry.size
    coast = coast_d(geometry)
    decor, sea = ornaments.decorate(geometry, title_size(title)) if ornamented else (ornaments.Decor(), None)
    surface = _sea(w, h, scale)
    surface.blit(svg.rasterise(_shallows(coast), w, h, scale), (0, 0))
    rings = svg.rasterise(_contours(coast, w, h), w, h, scale)
    surface.blit(rings, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(svg.rasterise(_flat(geometry, decor, sea, coast), w, h, scale), (0, 0))
    for land in geometry.dry():
        _wash(surface, geometry, land, scale)
    _blooms(surface, geometry, scale)
    surface.blit(svg.rasterise(_lines(geometry, coast), w, h, scale), (0, 0))
    _letters(surface, decor, title, scale)
    return surface


def title_size(title: tuple[str, str] | None) -> tuple[float, float] | None:
    """Design size of the title plate, None without a title."""
    if title is None or not title[0]:
        return None
    wide = lettering.face("serif", "Semibold", 21).size(title[0])[0]
    note = lettering.face("sans", "Regular", 16).size(title[1])[0] if title[1] else 0
    return max(wide, note, 120) + 36.0, 74.0 if title[1] else 48.0


def quick(geometry: ChartGeometry, scale: float) -> pygame.Surface:
    """A flat chart in a few milliseconds, shown until the real one is there."""
    w, h = geometry.size
    surface = _sea(w, h, scale)
    for wide, tone in ((48, 0.3), (22, 0.5)):
        for ring in geometry.rings:
            points = [(x * scale, y * scale) for x, y in ring]
            pygame.draw.lines(surface, mix(SEA_LIGHT, SHALLOWS, tone), True, points, round(wide * scale))
    for land in geometry.dry():
        points = [(x * scale, y * scale) for x, y in geometry.lands[land]]
        pygame.draw.polygon(surface, shown(colour_of(geometry, land)), points)
    for border in geometry.borders:
        _ink_line(surface, border.points, scale, 2.2)
    for coast in geometry.coasts:
        _ink_line(surface, coast.points, scale, LINE_COAST)
    return surface


def _ink_line(surface: pygame.Surface, points: Sequence[Point], scale: float, width: float) -> None:
    pygame.draw.lines(surface, shown(INK), False, [(x * scale, y * scale) for x, y in points], max(1, round(width * scale)))


# --- layers ---------------------------------------------------------------------------------------
def _sea(w: float, h: float, scale: float) -> pygame.Surface:
    """The sea's gradient, drawn at a quarter of the size and scaled up."""
    stops = [(0.0, SEA_LIGHT), (0.55, mix(SEA_LIGHT, SEA_DARK, 0.45)), (1.0, SEA_DARK)]
    body = svg.radial_gradient("s", w / 2, h / 2, 0.62 * w, stops) + rect(0, 0, w, h, fill="url(#s)")
    size = svg.pixels(w, scale), svg.pixels(h, scale)
    small = svg.rasterise(body, w, h, scale / 4)
    return pygame.transform.smoothscale(small, size).convert(pygame.Surface((1, 1), 0, 32))


def _shallows(coast: str) -> str:
    return "".join(path(coast, "none", SHALLOWS, w, alpha) for w, alpha in SHALLOW_STROKES)


def _contours(coast: str, w: float, h: float) -> str:
    """Thin lines along the coast on white, to multiply: a wide tinted stroke with a white one inside,
    each.
    """
    body = rect(0, 0, w, h, fill="#FFFFFF")
    for reach, strength, line in RINGS:
        tint = mix("#FFFFFF", mix(COAST_LINE, "#5A8494", 0.4), strength)
        body += path(coast, "none", tint, 2 * reach + line) + path(coast, "none", "#FFFFFF", 2 * reach - line)
    return body


def _flat(geometry: ChartGeometry, decor: ornaments.Decor, sea: ornaments.Sea | None, coast: str) -> str:
    """Rhumb lines, waves, the island's shadow, ornaments and the flat fill of every land."""
    w, h = geometry.size
    body = ""
    if sea is not None:
        rose = decor.compass or (w * 0.11, h * 0.34, 0.0)
        body += ornaments.rhumbs(rose[0], rose[1], w + h) + ornaments.waves(sea)
    body += path(coast, LAND_SHADOW, opacity=0.4, extra='transform="translate(6 9)"')
    body += decor.body()
    dry = geometry.dry()
    for land, points in geometry.lands.items():
        if land in dry:
            fill = colour_of(geometry, land)
            body += path(line_d(points), fill, fill, 1)
        else:
            body += path(line_d(points), SEA_DARK, opacity=0.16) + path(line_d(points), "none", WAVE, 1.6, 0.75, DASHES)
    return body


def _wash(surface: pygame.Surface, geometry: ChartGeometry, land: str, scale: float) -> None:
    """The pooled edge of one land, cut with its mask."""
    layer, at = land_layer(geometry, land, scale, terrain.wash(_local(geometry, land), geometry.terrain.get(land, "")))
    surface.blit(layer, at)


def _local(geometry: ChartGeometry, land: str) -> str:
    x0, y0 = _corner(geometry, land)
    return line_d([(x - x0, y - y0) for x, y in geometry.lands[land]])


def _corner(geometry: ChartGeometry, land: str) -> tuple[int, int]:
    x0, y0, _, _ = geometry.boxes[land]
    return math.floor(x0) - 1, math.floor(y0) - 1


def land_layer(geometry: ChartGeometry, land: str, scale: float, body: str) -> tuple[pygame.Surface, tuple[int, int]]:
    """Rasterise ``body`` (drawn from the land's own corner) and cut it with the land; surface and place."""
    x0, y0 = _corner(geometry, land)
    _, _, x1, y1 = geometry.boxes[land]
    at = round(x0 * scale), round(y0 * scale)
    size = math.ceil((x1 + 2) * scale) - at[0], math.ceil((y1 + 2) * scale) - at[1]
    view = (0.0, 0.0, size[0] / scale, size[1] / scale)
    layer = svg.load(svg.document(body, view, size), size)
    return svg.cut(layer, svg.polygon_mask(geometry.lands[land], size, scale, (x0, y0))), at


def outline(
    geometry: ChartGeometry,
    land: str,
    scale: float,
    core: str = LEGAL,
    tint: str | None = None,
    line: float = 5.0,
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A cased line along the inside of a land's border, with a faint ``tint`` over the land if given."""
    d = _local(geometry, land)
    body = path(d, tint, opacity=0.16) if tint else ""
    body += path(d, "none", INK, 2 * line + 7.5) + path(d, "none", core, 2 * line + 4) + path(d, "none", INK, 4)
    return land_layer(geometry, land, scale, body)


def _blooms(surface: pygame.Surface, geometry: ChartGeometry, scale: float) -> None:
    """Pale and dark watercolour blooms over the islands, drawn at half size."""
    chance = random.Random(8)
    x0, y0, x1, y1 = (round(v) for v in bounds([p for ring in geometry.rings for p in ring]))
    w, h = x1 - x0 + 2, y1 - y0 + 2
    body = "".join(_bloom(chance, w, h) for _ in range(46))
    at = round(x0 * scale), round(y0 * scale)
    size = svg.pixels(w, scale), svg.pixels(h, scale)
    layer = pygame.transform.smoothscale(svg.rasterise(body, w, h, scale / 2), size)
    mask = svg.blank(size, (255, 255, 255, 0))
    for ring in geometry.rings:
        pygame.draw.polygon(mask, (255, 255, 255, 255), [((x - x0) * scale, (y - y0) * scale) for x, y in ring])
    surface.blit(svg.cut(layer, mask), at)


def _bloom(chance: random.Random, w: float, h: float) -> str:
    x, y, r = chance.uniform(0, w), chance.uniform(0, h), chance.uniform(18, 60)
    points = []
    for i in range(10):
        a = i * 0.628
        reach = r * chance.uniform(0.75, 1.2)
        points.append((x + reach * math.cos(a), y + reach * 0.7 * math.sin(a)))
    tone = chance.choice(("#FFF6DC", "#FFF6DC", "#26323A"))
    return path(svg.smooth_d(points, True), tone, opacity=chance.choice((0.07, 0.09, 0.05)))


def _lines(geometry: ChartGeometry, coast: str) -> str:
    """Borders, seams between boards, hatched cliffs and the coast."""
    body, seams = "", ""
    for border in geometry.borders:
        d = line_d(border.points, False)
        body += path(d, "none", PAPER, 4.6, 0.55) + path(d, "none", INK, 2.2)
        if border.seam:
            dash = 'stroke-dasharray="9 6"'
            seams += path(d, "none", BRASS_LIGHT, 4.6) + path(d, "none", INK, 1.6, None, dash)
    hatch = "".join(_hatch(geometry, piece) for piece in geometry.coasts if piece.cliff)
    if hatch:
        body += path(hatch, "none", INK, 1.3, 0.8)
    return body + seams + path(coast, "none", INK, LINE_COAST)


def _hatch(geometry: ChartGeometry, piece: Coast) -> str:
    """Short strokes outward along a cliff."""
    chance = random.Random(zlib.crc32(repr(piece.points[0]).encode()))
    points, out = geometry.lands[piece.land], ""
    for a, b in zip(piece.points, piece.points[1:]):
        long = math.dist(a, b)
        if long < 0.5:
            continue
        nx, ny = -(b[1] - a[1]) / long, (b[0] - a[0]) / long
        if contains(points, (a[0] + b[0]) / 2 + nx * 4, (a[1] + b[1]) / 2 + ny * 4):
            nx, ny = -nx, -ny
        count = max(1, int(long / 5))
        for i in range(count):
            x, y = a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count
            reach = chance.uniform(5, 10)
            out += f"M{num(x)} {num(y)}l{num(nx * reach)} {num(ny * reach + 1)}"
    return out


def _letters(surface: pygame.Surface, decor: ornaments.Decor, title: tuple[str, str] | None, scale: float) -> None:
    if decor.compass:
        x, y, r = decor.compass
        px = max(14, round(r * 0.3 * scale))  # four boards leave a small rose, whose letter is to be read as well
        line = lettering.render("N", px, "serif", "Bold", CHART_INK, COMPASS_RIM, max(2, round(2 * scale)))  # ink alone is lost
        lettering.centred(surface, line, x * scale, (y - r * 1.18) * scale, px)
    if decor.title and title:
        x, y, w, h = decor.title
        head, note = round(21 * scale), round(16 * scale)
        line = lettering.render(title[0], head, "serif", "Semibold")
        lettering.centred(surface, line, (x + w / 2) * scale, (y + (26 if title[1] else h / 2)) * scale, head)
        if title[1]:
            line = lettering.render(title[1], note, "sans", "Regular", INK_SECOND)
            lettering.centred(surface, line, (x + w / 2) * scale, (y + 51) * scale, note)
