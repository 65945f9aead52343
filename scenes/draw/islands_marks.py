"""Marks on the archipelago: the sea under it, frames of legal cells, the held tile, outlines of islands, numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import pygame

from scenes import theme
from scenes.draw import islands, lettering, ornaments, svg
from scenes.draw.islands import CELL, CORNER, Place
from scenes.draw.svg import circle, path, rect
from scenes.theme import INK, LEGAL, POINTED

SEA_MID, SEA_EDGE, GRID = "#C9D9CF", "#8FB2B4", "#27566B"
Spot = tuple[float, float, float] | None


# --- the sea --------------------------------------------------------------------------------------
def sea(
    size: tuple[int, int],
    scale: float,
    view: tuple[int, int, int],
    bounds: tuple[int, int, int, int],
    decor: tuple[Spot, Spot],
    old: pygame.Surface | None = None,
) -> pygame.Surface:
    """What no tile covers yet: pale water, rhumb lines, the cells of the table, its edge, ornaments. It is painted over
    the `old` one of the same size, if there is one."""
    w, h = size
    rose, beast = decor
    x, y, _ = rose or (0.0, 0.0, scale)
    water = _water(size, scale, theme.palette())
    if old is None:
        out = water.copy()
    else:
        out = old
        out.blit(water, (0, 0))
    _grid(out, view, bounds, scale)
    if rose:
        body = svg.group(ornaments.compass(0, 0, 34), x, y + 5 * scale, scale)
        _part(out, pygame.Rect(0, 0, round(120 * scale), round(120 * scale)), body, (x, y))
    if beast:
        body = svg.group(ornaments.serpent(-30, -14, 0.66), beast[0], beast[1], scale)
        _part(out, pygame.Rect(0, 0, round(240 * scale), round(120 * scale)), body, (beast[0], beast[1]))
    if rose:
        px, rim = max(14, round(16 * scale)), max(2, round(2 * scale))  # the rim: ink alone is lost where the sea is dark
        north = lettering.render("N", px, "serif", "Bold", theme.CHART_INK, SEA_MID, rim)
        lettering.centred(out, north, x, y - 37 * scale, px)
    return out


@lru_cache(maxsize=1)
def _water(size: tuple[int, int], scale: float, _palette: str) -> pygame.Surface:
    """Water and rhumb lines: the same however the chart is moved and wherever its compass stands (they are dear); copy it."""
    w, h = size
    rose = w * 0.93, h * 0.17  # where the compass stands while there is room
    stops = [(0.0, SEA_MID), (1.0, SEA_EDGE)]
    small = svg.radial_gradient("s", w / 8, h / 8, w / 6, stops) + rect(0, 0, w / 4, h / 4, 0, "url(#s)")
    out = pygame.transform.smoothscale(svg.rasterise(small, w / 4, h / 4), size).convert(pygame.Surface((1, 1), 0, 32))
    out.blit(svg.rasterise(svg.group(ornaments.rhumbs(0, 0, 1.3 * w / scale), *rose, scale), w, h), (0, 0))
    return out


def _part(out: pygame.Surface, box: pygame.Rect, body: str, centre: tuple[float, float] | None = None) -> None:
    """Draw a body only within a box (about ``centre``): a whole chart of lines takes long to draw."""
    if centre is not None:
        box.center = round(centre[0]), round(centre[1])
    box = box.clip(out.get_rect())
    if box.w and box.h:
        out.blit(svg.rasterise(body, box.w, box.h, 1.0, (float(box.x), float(box.y))), box)


def _grid(out: pygame.Surface, view: tuple[int, int, int], bounds: tuple[int, int, int, int], scale: float) -> None:
    """Dashes around the cells, and the edge of the table with what lies beyond veiled."""
    z, x, y = view
    c, r, cols, rows = bounds
    x0, y0, x1, y1 = x + c * z, y + r * z, x + (c + cols) * z, y + (r + rows) * z
    wide, half = max(1.0, scale), round(scale) + 2
    dash = f'stroke-dasharray="{3 * scale:g} {6 * scale:g}" stroke-opacity="0.34"'
    down = svg.rasterise(path(f"M{half} 0V{y1 - y0}", "none", GRID, wide, extra=dash), 2 * half, y1 - y0)
    across = svg.rasterise(path(f"M0 {half}H{x1 - x0}", "none", GRID, wide, extra=dash), x1 - x0, 2 * half)
    out.blits([(down, (x + n * z - half, y0)) for n in range(c + 1, c + cols)], False)
    out.blits([(across, (x0, y + n * z - half)) for n in range(r + 1, r + rows)], False)
    w, h = out.get_size()
    top, low, right = max(0, y0), min(h, y1), min(w, x1)
    for box in ((0, 0, w, top), (0, low, w, h - low), (0, top, max(0, x0), low - top), (right, top, w - right, low - top)):
        if box[2] > 0 and box[3] > 0:
            veil = pygame.Surface(box[2:])
            veil.fill(theme.shown("#14333B"))
            veil.set_alpha(round(0.34 * 255))
            out.blit(veil, box)
    body = ""
    for by, thick in ((0.0, 3.0), (5 * scale, 1.2)):
        body += rect(x0 - by, y0 - by, x1 - x0 + 2 * by, y1 - y0 + 2 * by, 2 * scale, "none", INK, thick * scale, 0.8)
    rim = round(9 * scale) + 2
    for side in ((x0 - rim, y0 - rim, x1 - x0 + 2 * rim, 2 * rim), (x0 - rim, y1 - rim, x1 - x0 + 2 * rim, 2 * rim),
                 (x0 - rim, y0 + rim, 2 * rim, y1 - y0 - 2 * rim), (x1 - rim, y0 + rim, 2 * rim, y1 - y0 - 2 * rim)):  # fmt: skip
        _part(out, pygame.Rect(side), body)


# --- frames and numbers ---------------------------------------------------------------------------
@lru_cache(maxsize=16)
def target(px: int, pointed: bool) -> pygame.Surface:
    """The frame of a cell where the held tile may lie."""
    core = POINTED if pointed else "#FFE08A"
    box = (5, 5, CELL - 10, CELL - 10, 8)
    body = rect(*box, "#FFF3CB", opacity=0.5) + rect(*box, "none", INK, 5.5)
    body += f'<rect x="5" y="5" width="{CELL - 10:g}" height="{CELL - 10:g}" rx="8" fill="none" stroke="{core}" '
    body += 'stroke-width="3" stroke-dasharray="11 6"/>'
    return svg.rasterise(body, CELL, CELL, px / CELL)


@lru_cache(maxsize=8)
def ghost_frame(px: int, fits: bool) -> pygame.Surface:
    """The cased frame around the held tile: white where it fits, coral where it does not."""
    side = CELL + 14
    core = POINTED if fits else theme.CORAL
    body = rect(6, 6, CELL + 2, CELL + 2, 8, "none", INK, 9) + rect(6, 6, CELL + 2, CELL + 2, 8, "none", core, 5)
    return svg.rasterise(body, side, side, px / CELL)


@lru_cache(maxsize=16)
def fresh_frame(px: int, colour: str) -> pygame.Surface:
    """Around a tile that another has just laid: corners in that player's colour, cased in white."""
    side, arm, near = CELL + 14, 30, 9
    far = side - near
    d = ""
    for x, dx in ((near, 1), (far, -1)):
        for y, dy in ((near, 1), (far, -1)):
            d += f"M{x + dx * arm} {y}H{x}V{y + dy * arm}"
    body = path(d, "none", INK, 11) + path(d, "none", "#FFFFFF", 8.5) + path(d, "none", colour, 5)
    return svg.rasterise(body, side, side, px / CELL)


@lru_cache(maxsize=4)
def cross(px: int) -> pygame.Surface:
    """Where the held tile does not agree with what lies beside it."""
    body = circle(24, 24, 22, theme.CORAL, INK, 3) + path("M15 15L33 33M33 15L15 33", "none", "#FFFFFF", 5.5)
    return svg.load(svg.document(body, (0, 0, 48, 48), (px, px)), (px, px))


@lru_cache(maxsize=160)
def badge(number: str, px: int, pointed: bool = False) -> pygame.Surface:
    """The number of a legal place; a tick where it has none."""
    body = circle(24, 24, 21.5, POINTED if pointed else LEGAL, INK, 3)
    if not number:
        body += path("M14 25l7 7 13-15", "none", INK, 4.5)
    out = svg.load(svg.document(body, (0, 0, 48, 48), (px, px)), (px, px))
    if number:
        size = max(14, round(px * (0.6 if len(number) < 2 else 0.54)))
        lettering.centred(out, lettering.render(number, size, "sans", "Bold"), px / 2, px / 2, size)
    return out


# --- outlines -------------------------------------------------------------------------------------
_TONES = {"hover": (POINTED, "5 6"), "legal": ("#FFD75E", ""), "pointed": (POINTED, ""), "mine": ("#7FE0BE", "")}


def outline_d(
    lands: tuple[tuple[Place, tuple[int, ...]], ...], tiles: Mapping[Place, Any], px: int, origin: tuple[int, int]
) -> str:
    """Path data around pieces of land, in pixels from ``origin``: their coasts, and where the chart is still empty."""
    out = ""
    ox, oy = origin
    for at, group in lands:
        if at not in tiles:
            continue
        corners = tiles[at].corners

        def spot(x: float, y: float, at: Place = at) -> tuple[float, float]:
            return ox + (at[0] + x) * px, oy + (at[1] + y) * px

        line = islands.coast(corners, at, group)
        if line:
            out += svg.smooth_d([spot(*p) for p in line])
        for n in group:
            for other, beside in (((n + 1) % 4, _BESIDE[n]), ((n - 1) % 4, _BESIDE[n - 1])):
                if (at[0] + beside[0], at[1] + beside[1]) in tiles:
                    continue
                share = 1.0
                if not corners[other]:
                    share = islands.crossing(_point(at, n), _point(at, other))
                elif (n + 1) % 4 != other:
                    continue  # a side all of land is drawn once
                (x0, y0), (x1, y1) = CORNER[n], CORNER[other]
                out += svg.line_d([spot(x0, y0), spot(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)], False)
    return out


_BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))  # the cell across the side from corner n to corner n + 1


def _point(at: Place, corner: int) -> Place:
    x, y = CORNER[corner]
    return at[0] + int(x), at[1] + int(y)


def outlined(d: str, tone: str, size: tuple[int, int], k: float) -> pygame.Surface:
    """The path drawn in a tone; kept."""
    return _outlined(d, tone, size, round(k, 3), theme.palette())


@lru_cache(maxsize=24)
def _outlined(d: str, tone: str, size: tuple[int, int], k: float, _palette: str) -> pygame.Surface:
    if not d:
        return svg.blank(size)
    core, dash = _TONES.get(tone, _TONES["hover"])
    k = max(0.75, k)
    if dash:
        body = path(d, "none", INK, 6.5 * k, 0.5) + path(
            d, "none", core, 4.4 * k, extra=f'stroke-dasharray="{9 * k:g} {8 * k:g}"'
        )
    else:
        body = path(d, "none", INK, 11 * k) + path(d, "none", core, 6.5 * k)
    return svg.rasterise(body, size[0], size[1])
