"""Marks on the archipelago: the sea under it, frames of legal cells, the held tile, outlines of islands, numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from scenes.draw import lettering, ornaments, svg, theme
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import circle, path, rect
from scenes.draw.theme import INK, LEGAL, POINTED
from scenes.games.small_islands.art.land import CELL

SEA_MID, SEA_EDGE, GRID = "#C9D9CF", "#8FB2B4", "#27566B"
Spot = tuple[float, float, float] | None
_COMPASS, _SERPENT = 120, 240  # design px: the boxes of the ornaments; the serpent's is half as high
_DASHED = 2048  # px: the dashed lines of the grid are kept so long, or twice, or three times
_BEYOND = 0.9  # how bright the sea beyond the table's edge is


# --- the sea --------------------------------------------------------------------------------------
def sea(
    size: tuple[int, int],
    scale: float,
    view: tuple[int, int, int],
    bounds: tuple[int, int, int, int],
    decor: tuple[Spot, Spot],
    old: pygame.Surface | None = None,
    only: Iterable[pygame.Rect] | None = None,
) -> pygame.Surface:
    """What no tile covers yet: pale water, rhumb lines, the cells of the table, its edge, ornaments. It is painted over
    the `old` one of the same size, if there is one; with `only`, nothing but these boxes of it."""
    water = _water(size, scale, theme.palette())
    out = water.copy() if old is None else old
    rose, beast = decor
    for box in [out.get_rect()] if only is None else only:
        out.set_clip(box)
        if old is not None:
            out.blit(water, box, box)
        _grid(out, view, bounds, scale)
        if rose:
            image = _compass(scale, theme.palette())
            out.blit(image, image.get_rect(center=(round(rose[0]), round(rose[1]))))
        if beast:
            image = _serpent(scale, theme.palette())
            out.blit(image, image.get_rect(center=(round(beast[0]), round(beast[1]))))
    out.set_clip(None)
    return out


def decor_boxes(scale: float, decor: tuple[Spot, Spot]) -> list[pygame.Rect]:
    """Where the ornaments are drawn."""
    sizes = (_COMPASS, _COMPASS), (_SERPENT, _SERPENT / 2)
    found = []
    for spot, (w, h) in zip(decor, sizes, strict=True):
        if spot:
            box = pygame.Rect(0, 0, round(w * scale), round(h * scale))
            box.center = round(spot[0]), round(spot[1])
            found.append(box)
    return found


@remembered(maxsize=2)
def _compass(scale: float, _palette: str) -> pygame.Surface:
    """The compass rose in the middle of its box."""
    side = round(_COMPASS * scale)
    x = y = float(side // 2)
    out = svg.rasterise(svg.group(ornaments.compass(0, 0, 34), x, y + 5 * scale, scale), side, side)
    px, rim = max(14, round(16 * scale)), max(2, round(2 * scale))  # the rim: ink alone is lost where the sea is dark
    lettering.centred(out, lettering.render("N", px, "serif", "Bold", theme.CHART_INK, SEA_MID, rim), x, y - 37 * scale, px)
    return out


@remembered(maxsize=2)
def _serpent(scale: float, _palette: str) -> pygame.Surface:
    """The sea serpent in the middle of its box."""
    w, h = round(_SERPENT * scale), round(_SERPENT / 2 * scale)
    return svg.rasterise(svg.group(ornaments.serpent(-30, -14, 0.66), float(w // 2), float(h // 2), scale), w, h)


@remembered(maxsize=1)
def _water(size: tuple[int, int], scale: float, _palette: str) -> pygame.Surface:
    """Water and rhumb lines: the same however the chart is moved and wherever its compass stands (they are dear); copy it."""
    w, h = size
    rose = w * 0.93, h * 0.17  # where the compass stands while there is room
    stops = [(0.0, SEA_MID), (1.0, SEA_EDGE)]
    small = svg.radial_gradient("s", w / 8, h / 8, w / 6, stops) + rect(0, 0, w / 4, h / 4, 0, "url(#s)")
    out = pygame.transform.smoothscale(svg.rasterise(small, w / 4, h / 4), size).convert(pygame.Surface((1, 1), 0, 32))
    out.blit(svg.rasterise(svg.group(ornaments.rhumbs(0, 0, 1.3 * w / scale), *rose, scale), w, h), (0, 0))
    return out


def _grid(out: pygame.Surface, view: tuple[int, int, int], bounds: tuple[int, int, int, int], scale: float) -> None:
    """Dashes around the cells, and the edge of the table with what lies beyond veiled."""
    z, x, y = view
    c, r, cols, rows = bounds
    x0, y0, x1, y1 = x + c * z, y + r * z, x + (c + cols) * z, y + (r + rows) * z
    palette = theme.palette()
    half = _half(scale)
    down, across = _dashes(y1 - y0, scale, palette), _dashes(x1 - x0, scale, palette, True)
    out.blits([(down, (x + n * z - half, y0), (0, 0, 2 * half, y1 - y0)) for n in range(c + 1, c + cols)], False)
    out.blits([(across, (x0, y + n * z - half), (0, 0, x1 - x0, 2 * half)) for n in range(r + 1, r + rows)], False)
    w, h = out.get_size()
    veil = [round(part * (1 - _BEYOND)) for part in theme.rgb(theme.shown("#14333B"))]
    top, low, right = max(0, y0), min(h, y1), min(w, x1)
    for beyond in ((0, 0, w, top), (0, low, w, h - low), (0, top, max(0, x0), low - top), (right, top, w - right, low - top)):
        if beyond[2] <= 0 or beyond[3] <= 0:
            continue
        box = pygame.Rect(beyond).clip(out.get_clip())  # such a fill itself pays no heed to it
        if box:  # in two steps: much quicker than a surface with an alpha
            out.fill((round(_BEYOND * 255),) * 3, box, pygame.BLEND_RGB_MULT)
            out.fill(veil, box, pygame.BLEND_RGB_ADD)
    _edge(out, pygame.Rect(x0, y0, x1 - x0, y1 - y0), scale)


def _dashes(length: int, scale: float, palette: str, across: bool = False) -> pygame.Surface:
    """A dashed line of at least this length, from its beginning: the same for many, since every zoom needs another one."""
    return _dashed(-(-max(1, length) // _DASHED) * _DASHED, scale, across, palette)


def _half(scale: float) -> int:
    """Half as wide as a dashed line with its soft edges."""
    return math.ceil(max(1.0, scale) / 2)


@remembered(maxsize=6)
def _dashed(length: int, scale: float, across: bool, _palette: str) -> pygame.Surface:
    half, wide = _half(scale), max(1.0, scale)
    dash = f'stroke-dasharray="{3 * scale:g} {6 * scale:g}" stroke-opacity="0.34"'
    d, size = (f"M0 {half}H{length}", (length, 2 * half)) if across else (f"M{half} 0V{length}", (2 * half, length))
    return svg.rasterise(path(d, "none", GRID, wide, extra=dash), *size)


def _edge(out: pygame.Surface, area: pygame.Rect, scale: float) -> None:
    """The double line around the table: its corners, and between them one slice of it drawn long."""
    skin, rim = _edge_skin(scale, theme.palette()), _rim(scale)
    side, two = skin.get_width(), 2 * rim
    near = area.inflate(two, two)
    for (x, y), (u, v) in zip(
        (near.topleft, (near.right - two, near.y), (near.x, near.bottom - two), (near.right - two, near.bottom - two)),
        ((0, 0), (side - two, 0), (0, side - two), (side - two, side - two)),
        strict=True,
    ):
        out.blit(skin, (x, y), (u, v, two, two))
    for sx, sy, line in (
        (two, 0, (near.x + two, near.y, near.w - 2 * two, two)),
        (two, side - two, (near.x + two, near.bottom - two, near.w - 2 * two, two)),
        (0, two, (near.x, near.y + two, two, near.h - 2 * two)),
        (side - two, two, (near.right - two, near.y + two, two, near.h - 2 * two)),
    ):
        seen = pygame.Rect(line).clip(out.get_clip())
        if seen.w > 0 and seen.h > 0:
            lies = seen.move(sx - line[0], sy - line[1])
            part = (sx, lies.y, 1, seen.h) if line[2] > line[3] else (lies.x, sy, seen.w, 1)
            out.blit(pygame.transform.scale(skin.subsurface(part), seen.size), seen)


def _rim(scale: float) -> int:
    return round(9 * scale) + 2


@remembered(maxsize=2)
def _edge_skin(scale: float, _palette: str) -> pygame.Surface:
    """The double line around a very small table."""
    rim = _rim(scale)
    inner = 2 * rim + 2
    body = ""
    for by, thick in ((0.0, 3.0), (5 * scale, 1.2)):
        body += rect(rim - by, rim - by, inner + 2 * by, inner + 2 * by, 2 * scale, "none", INK, thick * scale, 0.8)
    return svg.rasterise(body, inner + 2 * rim, inner + 2 * rim)


# --- frames and numbers ---------------------------------------------------------------------------
@remembered(maxsize=16)
def target(px: int, pointed: bool) -> pygame.Surface:
    """The frame of a cell where the held tile may lie."""
    core = POINTED if pointed else "#FFE08A"
    box = (5, 5, CELL - 10, CELL - 10, 8)
    body = rect(*box, "#FFF3CB", opacity=0.5) + rect(*box, "none", INK, 5.5)
    body += f'<rect x="5" y="5" width="{CELL - 10:g}" height="{CELL - 10:g}" rx="8" fill="none" stroke="{core}" '
    body += 'stroke-width="3" stroke-dasharray="11 6"/>'
    return svg.rasterise(body, CELL, CELL, px / CELL)


@remembered(maxsize=8)
def ghost_frame(px: int, fits: bool) -> pygame.Surface:
    """The cased frame around the held tile: white where it fits, coral where it does not."""
    side = CELL + 14
    core = POINTED if fits else theme.CORAL
    body = rect(6, 6, CELL + 2, CELL + 2, 8, "none", INK, 9) + rect(6, 6, CELL + 2, CELL + 2, 8, "none", core, 5)
    return svg.rasterise(body, side, side, px / CELL)


@remembered(maxsize=16)
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


@remembered(maxsize=4)
def cross(px: int) -> pygame.Surface:
    """Where the held tile does not agree with what lies beside it."""
    body = circle(24, 24, 22, theme.CORAL, INK, 3) + path("M15 15L33 33M33 15L15 33", "none", "#FFFFFF", 5.5)
    return svg.load(svg.document(body, (0, 0, 48, 48), (px, px)), (px, px))


@remembered(maxsize=160)
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
