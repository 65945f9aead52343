"""A neighbour's farm: the same values as the large picture, in few strokes; its hexes have a radius of about 24 design px."""

from __future__ import annotations

import math

import pygame

from scenes.draw import icons, lettering, svg
from scenes.draw.svg import Point, circle, line_d, num, path
from scenes.draw.theme import INK, LEGAL, SHADOW_INK
from scenes.games.rice_paddy.art import edges, floors, hexes, inks, lines
from scenes.games.rice_paddy.art.farm import TOKENS, TONES, Farm, Outlined
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.pile import Box, Sprite, plate

DESIGN_RADIUS = 24.0
SHOOTS = ((-0.42, -0.12), (0.02, -0.3), (0.44, -0.1), (-0.3, 0.36), (0.14, 0.22), (0.5, 0.42))
EARS = ((-0.4, -0.1), (0.06, -0.28), (0.46, -0.06), (-0.26, 0.4), (0.22, 0.3))
WAVES = (-0.5, -0.36), (0.06, 0.02), (-0.34, 0.44)
FURROWS = (-0.2, -0.5), (-0.5, -0.2), (0.16, -0.16), (-0.4, 0.16), (0.2, 0.22), (-0.2, 0.52)
LEAST_TOKEN = 14.0
LEAST_TYPE = 14  # pixels: smaller nobody reads it


def box_of(grid: Grid) -> Box:
    """All that the picture may paint on."""
    k, (w, h) = grid.radius / DESIGN_RADIUS, grid.size
    return grid.x - 9 * k, grid.y - 10 * k, grid.x + w + 9 * k, grid.y + h + 17 * k


def sprite(grid: Grid, farm: Farm, scale: float, tone: str = "", outlines: tuple[Outlined, ...] = ()) -> Sprite:
    """The whole farm as one sprite; `tone` "legal" or "pointed" draws a line around it, `outlines` around some of its
    hexes."""
    made = plate(("small farm", grid, farm, tone, outlines), box_of(grid), scale, lambda: drawing(grid, farm, tone, outlines))
    k = grid.radius / DESIGN_RADIUS

    def draw() -> pygame.Surface:
        out = made.draw()
        side = max(LEAST_TOKEN, 15 * k)
        for _, many, x, y in _tokens(grid, farm):
            if many > 1:
                px = max(LEAST_TYPE, round(side * 0.78 * scale))
                words = lettering.render(str(many), px, "sans", "Bold", INK)
                lettering.centred(out, words, (x + side * 0.74) * scale - made.area[0], y * scale - made.area[1], px)
        return out

    return Sprite(made.what, made.area, draw)


def drawing(grid: Grid, farm: Farm, tone: str = "", outlines: tuple[Outlined, ...] = ()) -> str:
    """The SVG of the whole farm."""
    k = grid.radius / DESIGN_RADIUS
    rim = lines.bent(lines.closed(grid.outline(hexes.HEXES, -4 * k)[0], 6 * k), 0.6 * k)
    shade, low = ([(x + dx * k, y + dy * k) for x, y in rim] for dx, dy in ((2, 10), (0, 6)))
    body = path(line_d(shade), SHADOW_INK, opacity=0.3) + path(line_d(low), "#6B5A3A", INK, 1.6 * k)
    body += path(line_d(rim), "#A59A6A", TONES.get(tone, INK), 1.6 * k)
    if tone in TONES:
        body += path(line_d(rim), "none", INK, 5 * k) + path(line_d(rim), "none", TONES[tone], 3 * k)
    field = "".join(line_d(ring) for ring in grid.outline(hexes.HEXES))
    body += path(field, inks.GRASS) + _grass(grid, farm, k)
    for number in range(len(farm.paddies)):
        body += _paddy(grid, farm, number, k)
    for name in sorted(farm.magic - farm.held.keys()):
        body += _magic(grid, name, k)
    for named in sorted(hexes.edges(), key=lambda named: grid.middle(named)[1]):
        body += _edge(*grid.ends(named), farm.edge(named), k)
    for named in farm.to_come():
        a, b = grid.ends(named)
        body += path(line_d([a, b], False), "none", INK, 4.6 * k, 0.5)
        body += path(line_d([a, b], False), "none", LEGAL, 2.4 * k, None, f'stroke-dasharray="{4 * k:.1f} {4 * k:.1f}"')
    for name in sorted(farm.rocks):
        x, y = grid.centre(name)
        body += svg.group(icons.inner("rock"), x - 9 * k, y - 9 * k, 0.38 * k)
    for outlined in sorted(outlines, key=lambda found: found.tone == "pointed"):
        d = "".join(line_d(ring) for ring in grid.outline(outlined.hexes, 2.6 * k))
        body += path(d, "none", INK, 4.8 * k) + path(d, "none", TONES[outlined.tone], 2.8 * k)
    side = max(LEAST_TOKEN, 15 * k)
    for kind, many, x, y in _tokens(grid, farm):
        body += _token(kind, many, x, y, side)
    return body


def _grass(grid: Grid, farm: Farm, k: float) -> str:
    ticks = ""
    for name in farm.field:
        x, y = grid.centre(name)
        for dx, dy in () if name in farm.rocks else ((-0.4, 0.1), (0.3, -0.32), (0.36, 0.42)):
            ticks += f"M{num(x + dx * grid.radius - 2 * k)} {num(y + dy * grid.radius - 3 * k)}l{num(1.6 * k)} {num(3.4 * k)}"
            ticks += f"l{num(2 * k)} {num(-4 * k)}"
    return path(ticks, "none", inks.GRASS_INK, 1.1 * k, 0.8) if ticks else ""


def _paddy(grid: Grid, farm: Farm, number: int, k: float) -> str:
    paddy, kind = farm.paddies[number], farm.floor(number)
    d = "".join(line_d(ring) for ring in grid.outline(paddy.hexes))
    inner = "".join(line_d(ring) for ring in grid.outline(paddy.hexes, 4 * k))
    wet = kind == "flooded"
    fill, line = (inks.WATER, inks.WATER_LINE) if wet else (inks.MUD, inks.MUD_LINE)
    body = path(d, fill) + path(inner, "none", line, 3.4 * k, 0.45)
    waves = ""
    for name in paddy.hexes:
        x, y = grid.centre(name)
        for dx, dy in WAVES if wet else FURROWS:
            px, py = x + dx * grid.radius, y + dy * grid.radius
            if wet:
                waves += f"M{num(px)} {num(py)}q{num(2.4 * k)} {num(-2.2 * k)} {num(4.8 * k)} 0t{num(4.8 * k)} 0"
            else:
                waves += line_d([(px + dx * k, py + dy * k) for dx, dy in ((-2, 0), (2, -2), (6, 0), (10, -2))], False)
    body += path(waves, "none", inks.RIPPLE if wet else inks.MUD_LINE, 1.3 * k if wet else 2.2 * k, 0.9)
    for name in farm.pools(number):
        ring = floors.pool_ring(*grid.centre(name), grid.radius * 0.54)
        body += path(line_d(ring), inks.WATER, "#2B4A5A", 1.1 * k)
    for name in paddy.hexes:
        if name in farm.magic:
            body += _magic(grid, name, k)
        body += _rice(*grid.centre(name), grid.radius, paddy.rice, k)
    return body


def _magic(grid: Grid, name: str, k: float) -> str:
    (x, y), r = grid.centre(name), grid.radius
    rim = circle(x, y, round(r * 0.62, 2), inks.MAGIC, INK, 1.3 * k)
    return rim + circle(x, y, round(r * 0.44, 2), "#9C8FD6", "#E6F3F6", round(k, 2))


def _rice(x: float, y: float, r: float, kind: str, k: float) -> str:
    d = ""
    if kind == "planted":
        for dx, dy in SHOOTS:
            px, py = x + dx * r, y + dy * r
            d += line_d([(px - 2.2 * k, py - 3.4 * k), (px, py + k), (px + 2.4 * k, py - 4 * k)], False)
        return path(d, "none", inks.SHOOT_INK, 4.4 * k) + path(d, "none", "#9BD05E", 1.9 * k)
    if kind == "grown":
        for dx, dy in EARS:
            d += f"M{num(x + dx * r)} {num(y + dy * r + 4 * k)}q{num(-0.6 * k)} {num(-5 * k)} {num(k)} {num(-8 * k)}"
            d += f"q{num(2.6 * k)} {num(-2.6 * k)} {num(4.4 * k)} {num(1.4 * k)}"
        return path(d, "none", inks.EAR_INK, 4.2 * k) + path(d, "none", "#EBCB4E", 2.3 * k)
    return ""


def _edge(a: Point, b: Point, kind: str, k: float) -> str:
    if not kind:
        return ""
    d = line_d([a, b], False)
    if kind == "fence":
        return path(d, "none", INK, 4.4 * k) + path(d, "none", inks.PALE_WOOD, 2.2 * k)
    body = path(d, "none", INK, 6.4 * k) + path(d, "none", "#CFC8BA", 3.4 * k)
    if kind in ("gate", "inlet"):
        board = line_d([edges.between(a, b, 0.3), edges.between(a, b, 0.7)], False)
        body += path(board, "none", INK, 8.6 * k) + path(board, "none", "#C98A4A", 5 * k)
    return body


def _tokens(grid: Grid, farm: Farm) -> list[tuple[str, int, float, float]]:
    """Kind, how many, x, y; those of a paddy in its last hexes."""
    found = []
    k = grid.radius / DESIGN_RADIUS
    for paddy in farm.paddies:
        for number, (kind, many) in enumerate(paddy.tokens()):
            x, y = grid.centre(paddy.hexes[-1 - number % len(paddy.hexes)])
            turn = math.radians((38, 180, 290)[number // len(paddy.hexes)])
            found.append((kind, many, x + 10.5 * k * math.cos(turn), y + 10.5 * k * math.sin(turn)))
    return found


def _token(kind: str, many: int, x: float, y: float, side: float) -> str:
    r = round(side * 0.61, 2)
    body = circle(x, y, r, inks.TOKEN, INK, 1.3)
    if many > 1:  # a longer token: the number stands beside the picture
        wide = side * 0.72
        body = svg.rect(x - r, y - r, 2 * r + wide, 2 * r, r, inks.TOKEN, INK, 1.3)
    assert kind in TOKENS
    return body + svg.group(icons.inner(kind), x - side / 2, y - side / 2, side / 48)
