"""What the interface is made of: the dark table, paper panels, shadows, buttons, ribbon, chart sheet.

Sizes come in screen pixels, ``scale`` is the UI scale (line widths and radii follow it). Skins are kept by
size and state; do not draw on a returned surface.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pygame

from scenes.draw import svg, theme
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import path, rect

Size = tuple[int, int]


# --- table and grain ------------------------------------------------------------------------------
@remembered(maxsize=3)
def table(size: Size) -> pygame.Surface:
    """The table top with its vignette, opaque, for a whole window."""
    stops = [(0.0, theme.TABLE_LIGHT), (0.45, theme.TABLE), (1.0, theme.TABLE_DARK)]
    body = svg.radial_gradient("t", 60, 42, 84, stops) + rect(0, 0, 120, 100, fill="url(#t)")
    small = svg.rasterise(body, 120, 100)
    return pygame.transform.smoothscale(small, size).convert(pygame.Surface((1, 1), 0, 32))


@remembered(maxsize=2)
def grain(side: int = 256, seed: int = 7) -> pygame.Surface:
    """A tile of paper grain to multiply on; it wraps, so that no seam shows."""
    chance = random.Random(seed)
    total = [0.0] * (side * side)
    for cells, strength in ((side, 3.0), (side // 4, 4.0), (side // 16, 4.0)):
        values = [[chance.random() - 0.5 for _ in range(cells)] for _ in range(cells)]
        _add_octave(total, values, side, strength)
    pixels = bytearray()
    for value in total:
        tone = max(0, min(255, round(249 + value)))
        pixels += bytes((tone, tone, max(0, tone - 1)))
    return pygame.image.frombytes(bytes(pixels), (side, side), "RGB")


def _add_octave(total: list[float], values: list[list[float]], side: int, strength: float) -> None:
    cells = len(values)
    step = cells / side
    for y in range(side):
        v = y * step
        row, below, fy = values[int(v)], values[(int(v) + 1) % cells], v % 1
        for x in range(side):
            u = x * step
            i, fx = int(u), u % 1
            j = (i + 1) % cells
            top = row[i] + (row[j] - row[i]) * fx
            low = below[i] + (below[j] - below[i]) * fx
            total[y * side + x] += (top + (low - top) * fy) * strength


def add_grain(target: pygame.Surface, area: pygame.Rect | None = None) -> None:
    """Multiply the grain onto ``area`` of a surface (all of it by default)."""
    tile = grain()
    place = area or target.get_rect()
    before = target.get_clip()
    target.set_clip(place)
    for x in range(place.left, place.right, tile.get_width()):
        for y in range(place.top, place.bottom, tile.get_height()):
            target.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    target.set_clip(before)


# --- shadows --------------------------------------------------------------------------------------
FINE_BLUR = 20
HIGH_CONTRAST = "contrast"  # of `palettes.NAMES`


@remembered(maxsize=32)
def _shadow_tile(radius: int, blur: int, strength: float) -> pygame.Surface:
    side = 4 * blur + 2 * radius + 8
    if blur >= FINE_BLUR:  # nobody sees more in it than in half of it made larger, which takes an eighth of the time
        return svg.to_argb(pygame.transform.smoothscale(_shadow_tile(radius // 2, blur // 2, strength), (side, side)))
    tile = svg.blank((side, side))
    inside = (2 * blur, 2 * blur, side - 4 * blur, side - 4 * blur)
    pygame.draw.rect(tile, (0, 0, 0, 255), inside, border_radius=radius)
    tile = pygame.transform.gaussian_blur(tile, max(1, blur // 2))
    dark = 0 if theme.palette() == HIGH_CONTRAST else round(255 * strength)  # `forget` drops it when colours change
    tile.fill((255, 255, 255, dark), special_flags=pygame.BLEND_RGBA_MULT)
    return svg.to_argb(tile)


def shadow(
    target: pygame.Surface,
    area: pygame.Rect | tuple[int, int, int, int],
    scale: float = 1.0,
    radius: float = theme.RADIUS_PANEL,
    blur: float = theme.SHADOW_BLUR,
    strength: float = theme.SHADOW_ON_TABLE,
    offset: tuple[float, float] = theme.SHADOW_OFFSET,
    hollow: bool = False,
) -> None:
    """A soft shadow of a rounded rectangle: nine slices of one blurred tile, so any size is cheap.

    `hollow` leaves out the middle, where an opaque box will lie. In high contrast there is none: what it falls on would be
    darker than its letters bear, and black lines part what lies over each other.
    """
    r, b = max(1, round(radius * scale)), max(2, round(blur * scale))
    box = pygame.Rect(area).inflate(4 * b, 4 * b).move(round(offset[0] * scale), round(offset[1] * scale))
    clip = target.get_clip()
    if not box.colliderect(clip):
        return
    x, y = box.topleft
    target.blits([(part, (x + dx, y + dy)) for part, dx, dy in _shadow_parts(r, b, strength, box.size)], False)
    corner = 2 * b + r
    inside = box.inflate(-2 * corner, -2 * corner)
    seen = inside.clip(clip)
    if not hollow and seen and box.w >= 2 * corner and box.h >= 2 * corner:
        tile = _shadow_tile(r, b, strength)  # the middle may be as large as the window: it is not kept
        middle = tile.subsurface((*tile.get_rect().center, 1, 1))  # of one colour: the same whichever part of it is painted
        target.blit(pygame.transform.scale(middle, seen.size), seen)


@remembered(maxsize=24)
def _shadow_parts(radius: int, blur: int, strength: float, size: Size) -> tuple[tuple[pygame.Surface, int, int], ...]:
    """The slices round the middle of a shadow of this whole size and where they go: narrow strips."""
    tile = _shadow_tile(radius, blur, strength)
    side, corner = tile.get_width(), 2 * blur + radius
    if size[0] < 2 * corner or size[1] < 2 * corner:
        return ((pygame.transform.smoothscale(tile, size), 0, 0),)
    found = []
    for column, (sx, sw, dx, dw) in enumerate(_thirds(side, corner, size[0])):
        for row, (sy, sh, dy, dh) in enumerate(_thirds(side, corner, size[1])):
            if column == row == 1:
                continue
            part = tile.subsurface((sx, sy, sw, sh))
            found.append((part if (sw, sh) == (dw, dh) else pygame.transform.scale(part, (dw, dh)), dx, dy))
    return tuple(found)


def _thirds(source: int, corner: int, length: int) -> tuple[tuple[int, int, int, int], ...]:
    middle = max(0, length - 2 * corner)
    return (
        (0, corner, 0, corner),
        (corner, source - 2 * corner, corner, middle),
        (source - corner, corner, length - corner, corner),
    )


# --- boxes ----------------------------------------------------------------------------------------
@remembered(maxsize=256)
def box(
    size: Size,
    scale: float = 1.0,
    fill: str = theme.PAPER,
    fill_to: str | None = None,
    radius: float = theme.RADIUS_PANEL,
    line: str | None = theme.INK,
    line_width: float = 2.0,
    inner: float = 0.0,
    edge: str | None = None,
) -> pygame.Surface:
    """A rounded box. ``fill_to`` makes a gradient downwards, ``inner`` a fine second line that far in,
    ``edge`` a 7 px band in a player's colour along the left side."""
    w, h = size[0] / scale, size[1] / scale
    paint = fill if fill_to is None else "url(#f)"
    body = "" if fill_to is None else svg.linear_gradient("f", [(0, fill), (1, fill_to)])
    half = line_width / 2 if line else 0.0
    body += rect(half, half, w - 2 * half, h - 2 * half, radius, paint)
    if edge:
        body += _edge(edge, w, h, radius, half)
    if line:
        body += rect(half, half, w - 2 * half, h - 2 * half, radius, "none", line, line_width)
    if inner:
        left = inner + (theme.PLAYER_EDGE - 2 if edge else 0)
        body += rect(
            left + 0.5,
            inner + 0.5,
            w - left - inner - 1,
            h - 2 * inner - 1,
            max(1.0, radius - 3),
            "none",
            theme.INK,
            1,
            0.28,
        )
    return svg.rasterise(body, w, h, scale)


TILE = 256  # px of the middle of a wide box that are kept and laid side by side,
TILE_ROOM = 65_536  # or so many that no more pixels than these are kept of a high one


def wide_box(
    target: pygame.Surface,
    area: pygame.Rect,
    scale: float = 1.0,
    fill: str = theme.PAPER,
    fill_to: str | None = None,
    radius: float = theme.RADIUS_PANEL,
    line: str | None = theme.INK,
    line_width: float = 2.0,
    inner: float = 0.0,
    edge: str | None = None,
) -> None:
    """The same as `box` on `area`, for panels and buttons of any width: only both ends and a strip of the middle are drawn
    and kept, since a whole skin takes megabytes and, for one that has just opened, most of a frame."""
    end = round((radius + inner + theme.PLAYER_EDGE + 6) * scale)
    if area.w <= 2 * end:
        target.blit(box(area.size, scale, fill, fill_to, radius, line, line_width, inner, edge), area)
        return
    ends = _ends(area.h, end, scale, fill, fill_to, radius, line, line_width, inner, edge)
    middle = _middle(area.h, end, scale, fill, fill_to, radius, line, line_width, inner, edge)
    clip = target.get_clip()
    target.blit(ends, area, (0, 0, end, area.h))
    tile = middle.get_width()
    for x in range(area.x + end, area.right - end, tile):
        wide = min(tile, area.right - end - x)
        if x < clip.right and x + wide > clip.left:
            target.blit(middle, (x, area.y), (0, 0, wide, area.h))
    target.blit(ends, (area.right - end, area.y), (end + 2, 0, end, area.h))


@remembered(maxsize=32)
def _ends(height: int, end: int, scale: float, fill: str, fill_to: str | None, *look: Any) -> pygame.Surface:
    """A box just wide enough for its corners. A high one is put together: its outline from that of a low one, made longer,
    over a strip of its shades; drawing it as a whole takes a frame."""
    low, size = (2 * end + 2, 2 * end + 2), (2 * end + 2, height)
    if height <= 2 * low[1]:
        return box(size, scale, fill, fill_to, *look)
    radius, line, line_width = look[:3]
    shades = svg.linear_gradient("f", [(0, fill), (1, fill_to or fill)]) + rect(0, 0, 1, height, 0, "url(#f)")
    made = pygame.transform.scale(svg.rasterise(shades, 1, height), size)
    shape = box(low, scale, "#FFFFFF", None, radius, line and "#FFFFFF", line_width)
    made.blit(_longer(shape, end, height), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(_longer(box(low, scale, "none", None, *look), end, height), (0, 0))
    return made


def _longer(low: pygame.Surface, end: int, height: int) -> pygame.Surface:
    """The same with a longer middle."""
    w, h = low.get_size()
    made = svg.blank((w, height))
    made.blits(
        [
            (low.subsurface((0, 0, w, end)), (0, 0)),
            (pygame.transform.scale(low.subsurface((0, end, w, 1)), (w, height - 2 * end)), (0, end)),
            (low.subsurface((0, h - end, w, end)), (0, height - end)),
        ]
    )
    return made


@remembered(maxsize=32)
def _middle(height: int, end: int, *look: Any) -> pygame.Surface:
    """What lies between the ends of a wide box: the same all along, and opaque, so that it is only copied."""
    strip = _ends(height, end, *look).subsurface((end, 0, 2, height))
    return pygame.transform.scale(strip, (max(32, min(TILE, TILE_ROOM // height)), height)).convert(pygame.Surface((1, 1), 0, 32))


def _edge(colour: str, w: float, h: float, radius: float, half: float) -> str:
    right, r = theme.PLAYER_EDGE + half, min(radius, h / 2)
    d = f"M{right:g} {half:g}V{h - half:g}H{r + half:g}a{r:g} {r:g} 0 0 1 {-r:g} {-r:g}V{r + half:g}"
    return path(d + f"a{r:g} {r:g} 0 0 1 {r:g} {-r:g}Z", colour)


def panel(
    target: pygame.Surface,
    area: pygame.Rect,
    scale: float = 1.0,
    edge: str | None = None,
    fill: str = theme.PAPER,
    shadowed: bool = True,
) -> None:
    """A paper panel with its shadow; ``edge`` is the colour of the player it belongs to."""
    if shadowed:
        shadow(target, area, scale)
    target.blit(box(area.size, scale, fill, inner=4, edge=edge), area)


def inset(target: pygame.Surface, area: pygame.Rect, scale: float = 1.0, fill: str = theme.INSET) -> None:
    """A box let into a panel: darker paper and a thin line."""
    target.blit(box(area.size, scale, fill, radius=theme.RADIUS_BUTTON, line_width=1.5), area)


def row(target: pygame.Surface, area: pygame.Rect, scale: float = 1.0, chosen: bool = False, inside: bool = False) -> None:
    """A choosable row of a panel; ``chosen`` is the one taken, ``inside`` the one pointed at."""
    if chosen:
        skin = box(area.size, scale, theme.ROW_CHOSEN, radius=theme.RADIUS_BUTTON)
    else:
        fill = theme.CALLOUT if inside else theme.PAPER
        line = theme.INK if inside else "#9B9280"
        skin = box(area.size, scale, fill, radius=theme.RADIUS_BUTTON, line=line, line_width=1.5)
    target.blit(skin, area)


def callout(target: pygame.Surface, area: pygame.Rect, scale: float = 1.0) -> None:
    """The pale box of a preview, above everything on the chart."""
    shadow(target, area, scale, blur=12, strength=0.35)
    target.blit(box(area.size, scale, theme.CALLOUT), area)


def leader(target: pygame.Surface, start: tuple[float, float], end: tuple[float, float], scale: float = 1.0) -> None:
    """A cased line from a callout (``start``) to a dot on its land (``end``)."""
    room = round(14 * scale)
    points = [pygame.Vector2(start), pygame.Vector2(end)]
    left, top = min(p.x for p in points) - room, min(p.y for p in points) - room
    w, h = abs(start[0] - end[0]) + 2 * room, abs(start[1] - end[1]) + 2 * room
    a, b = ((p.x - left, p.y - top) for p in points)
    bend = _bend(a, b)
    d = f"M{a[0]:.1f} {a[1]:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {b[0]:.1f} {b[1]:.1f}"
    body = path(d, "none", theme.INK, 6.5 * scale) + path(d, "none", theme.POINTED, 3.2 * scale)
    body += svg.circle(b[0], b[1], 6 * scale, theme.POINTED, theme.INK, 2 * scale)
    target.blit(svg.rasterise(body, w, h), (round(left), round(top)))


def leader_way(start: tuple[float, float], end: tuple[float, float], steps: int = 12) -> list[pygame.Vector2]:
    """The points that a leader runs through."""
    a, b, bend = pygame.Vector2(start), pygame.Vector2(end), pygame.Vector2(_bend(start, end))
    return [a.lerp(bend, n / steps).lerp(bend.lerp(b, n / steps), n / steps) for n in range(steps + 1)]


def _bend(a: Sequence[float], b: Sequence[float]) -> tuple[float, float]:
    """What a leader is bent toward."""
    return a[0] + (b[0] - a[0]) * 0.35, a[1] + (b[1] - a[1]) * 0.65


def rule(target: pygame.Surface, x: int, y: int, width: int, scale: float = 1.0, colour: str = theme.RULE) -> None:
    """The fine line under a section heading."""
    pygame.draw.rect(target, theme.shown(colour), (x, y, width, max(1, round(scale))))


# --- buttons and chips ----------------------------------------------------------------------------
_BUTTONS = {  # state: fill, lower fill, line
    "normal": (theme.BUTTON, "#F1E6CB", theme.INK),
    "hover": ("#FFFFFF", theme.LEGAL, theme.INK),
    "pressed": (theme.BUTTON_PRESSED, theme.BRASS_LIGHT, theme.INK),
    "gold": (theme.BRASS_LIGHT, theme.CURRENT, theme.INK),
    "gold-hover": ("#F6E2AE", theme.BRASS_LIGHT, theme.INK),
    "off": (theme.BUTTON_OFF, theme.BUTTON_OFF, "#6E6653"),
    "table": ("#1B3F47", "#18383F", theme.BRASS),
    "table-hover": ("#27535D", "#21484F", theme.BRASS_LIGHT),
    "table-pressed": (theme.TABLE_DARK, theme.TABLE_DARK, theme.BRASS),
    "table-off": ("#17353D", "#17353D", "#56645C"),
}


def button(target: pygame.Surface, area: pygame.Rect, state: str = "normal", scale: float = 1.0) -> None:
    """A button skin: normal, hover, pressed, gold, gold-hover, off; table-* on the dark table.

    An unknown state is drawn as normal.
    """
    fill, lower, line = _BUTTONS.get(state, _BUTTONS["normal"])
    width = 1.5 if state.startswith("table") else 2.0
    if state in ("normal", "hover", "gold", "gold-hover"):
        shadow(target, area, scale, theme.RADIUS_BUTTON, 4, 0.22, (1, 2), hollow=True)
    wide_box(target, area, scale, fill, lower, theme.RADIUS_BUTTON, line, width)


DASH = 18.0, 6.0  # of the focus ring: light, dark


def focus_ring(target: pygame.Surface, area: pygame.Rect, scale: float = 1.0, radius: float = theme.RADIUS_BUTTON) -> None:
    """Two-colour ring around a focused thing: light dashes in ink, visible on paper and on the table. The dashes tell it from
    the whole frame round what may be chosen.
    """
    wide = round(theme.FOCUS_RING * scale)
    outer = area.inflate(4 * wide, 4 * wide)
    target.blit(_ring(outer.size, scale, radius), outer)


@remembered(maxsize=64)
def _ring(size: Size, scale: float, radius: float) -> pygame.Surface:
    w, h, f = size[0] / scale, size[1] / scale, float(theme.FOCUS_RING)
    body = rect(f, f, w - 2 * f, h - 2 * f, radius + f, "none", theme.INK, 2 * f)
    r = min(radius + f, (w - 2 * f) / 2, (h - 2 * f) / 2)
    left, top, right, low = f, f, w - f, h - f
    turn = f"A{r:g} {r:g} 0 0 1"
    line = f"M{left:g} {top + r:g}{turn} {left + r:g} {top:g}M{right - r:g} {top:g}{turn} {right:g} {top + r:g}"
    line += f"M{right:g} {low - r:g}{turn} {right - r:g} {low:g}M{left + r:g} {low:g}{turn} {left:g} {low - r:g}"
    # then dash by dash: the renderer draws streaks into dashed lines that are closed
    for x, wide in _light(left + r, right - r):
        line += "".join(f"M{x:.2f} {y:g}h{wide:.2f}" for y in (top, low))
    for y, high in _light(top + r, low - r):
        line += "".join(f"M{x:g} {y:.2f}v{high:.2f}" for x in (left, right))
    body += svg.path(line, "none", theme.LEGAL, f)
    return svg.rasterise(body, w, h, scale)


def _light(start: float, end: float) -> list[tuple[float, float]]:
    """Where the light dashes of a side begin, and how long each is: it begins and ends with a dark one."""
    long = end - start
    count = max(0, int((long - DASH[1]) // (DASH[0] + DASH[1])))
    if not count:
        return [(start + long / 4, long / 2)] if long > 0 else []
    each = (long - (count + 1) * DASH[1]) / count
    return [(start + DASH[1] + n * (each + DASH[1]), each) for n in range(count)]


def chip(target: pygame.Surface, area: pygame.Rect, scale: float = 1.0, fill: str = theme.PAPER) -> None:
    """A small tag: card states, keys, badges."""
    target.blit(box(area.size, scale, fill, radius=theme.RADIUS_CHIP, line_width=1.5), area)


def keycap(target: pygame.Surface, area: pygame.Rect, scale: float = 1.0, line: str = "#5A5346") -> None:
    """The outline around the name of a key."""
    pygame.draw.rect(target, theme.shown(line), area, max(1, round(1.3 * scale)), max(2, round(4 * scale)))


# --- phase ribbon ---------------------------------------------------------------------------------
_STEPS = {"past": theme.PAST, "current": theme.CURRENT, "coming": theme.COMING}
RIBBON_POINT = 12.0


@remembered(maxsize=16)
def ribbon(widths: tuple[int, ...], states: tuple[str, ...], height: int, scale: float = 1.0) -> pygame.Surface:
    """The strip of chevrons; ``widths`` in screen pixels, ``states`` past, current or coming.

    Segment i starts at the sum of the widths before it; its text is centred half a point to the right.
    """
    total, h = sum(widths) / scale, height / scale
    body, x = "", 1.0
    for i, (width, state) in enumerate(zip(widths, states, strict=True)):
        w = width / scale
        body += path(_chevron(x, w, h, i == 0), _STEPS.get(state, theme.COMING), theme.INK, 2)
        x += w
    return svg.rasterise(body, total + RIBBON_POINT + 2, h, scale)


def _chevron(x: float, w: float, h: float, first: bool) -> str:
    p, top, low, mid = RIBBON_POINT, 1.2, h - 1.2, h / 2
    if first:
        left = f"M{x + 6:g} {top:g}H{x + w - 4:g}l{p:g} {mid - top:g}-{p:g} {low - mid:g}H{x + 6:g}"
        return left + f"a6 6 0 0 1-6-6V{top + 6:g}a6 6 0 0 1 6-6Z"
    return f"M{x:g} {top:g}H{x + w - 4:g}l{p:g} {mid - top:g}-{p:g} {low - mid:g}H{x:g}l{p:g} {mid - low:g}Z"


# --- the sheet the chart is drawn on --------------------------------------------------------------
def sheet(target: pygame.Surface, area: pygame.Rect, scale: float = 1.0, inset: float = 24.0, seed: int = 5) -> pygame.Rect:
    """A sheet of chart paper with wavy edges and neatline; returns the rect inside, where the chart goes. Its shadow, which
    lies on the table, is `sheet_shadow`."""
    target.blit(sheet_skin(area.size, scale, inset, seed), (area.x - round(4 * scale), area.y - round(4 * scale)))
    by = round(inset * scale)
    return area.inflate(-2 * by, -2 * by)


def sheet_shadow(target: pygame.Surface, area: pygame.Rect, scale: float = 1.0) -> None:
    """What a sheet of chart paper throws on the table."""
    shadow(target, area, scale, 6, 18, 0.42, (6, 10))


def sheet_skin(size: Size, scale: float = 1.0, inset: float = 24.0, seed: int = 5) -> pygame.Surface:
    """The sheet alone, 4 design px larger on every side than ``size`` for its uneven edge.

    Not kept: it takes megabytes and is wanted once, when a table is laid out.
    """
    w, h = size[0] / scale, size[1] / scale
    chance = random.Random(seed)
    gradient = svg.linear_gradient("p", [(0, theme.SHEET_LIGHT), (1, theme.SHEET_DARK)])
    body = gradient + path(svg.smooth_d(_deckle(w, h, chance), True), "url(#p)", theme.SHEET_EDGE, 1.2)
    for _ in range(9):
        y = chance.choice((chance.uniform(4, 18), h - chance.uniform(4, 18)))
        body += svg.circle(chance.uniform(4, w - 4), y, chance.uniform(2, 6), "#B79A63", opacity=0.2)
    body += _neatline(inset, w - inset, inset, h - inset)
    return svg.rasterise(body, w + 8, h + 8, scale, (-4, -4))


def _deckle(w: float, h: float, chance: random.Random, step: float = 34.0) -> list[tuple[float, float]]:
    """Points along the edge of a sheet, each a little off the straight line."""
    corners = [(0.0, 0.0), (w, 0.0), (w, h), (0.0, h), (0.0, 0.0)]
    out = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:], strict=False):
        count = max(2, int(max(abs(x1 - x0), abs(y1 - y0)) / step))
        for i in range(count):
            t = i / count
            x = x0 + (x1 - x0) * t + chance.uniform(-1.6, 1.6)
            out.append((x, y0 + (y1 - y0) * t + chance.uniform(-1.6, 1.6)))
    return out


def _neatline(x0: float, x1: float, y0: float, y1: float) -> str:
    """Two fine lines with the alternating bars of a chart's margin between them."""
    gap, body = min(10.0, x0 - 6), ""
    for by in (gap, 2.5):
        body += rect(x0 - by, y0 - by, x1 - x0 + 2 * by, y1 - y0 + 2 * by, 0, "none", theme.INK, 1.4)
    bar = gap - 6.4
    for start, end, across in ((x0, x1, True), (y0, y1, False)):
        count = max(3, int((end - start) / 48))
        for i in range(0, count, 2):
            at, size = start + (end - start) * i / count, (end - start) / count
            for near in (y0 - gap + 2, y1 + 4.4) if across else (x0 - gap + 2, x1 + 4.4):
                body += rect(at, near, size, bar, fill=theme.INK) if across else rect(near, at, bar, size, fill=theme.INK)
    return body


def clear() -> None:
    """Forget every kept skin (after a change of window size or UI scale)."""
    for cached in (table, _shadow_tile, box, _ends, _middle, _ring, ribbon):
        cached.cache_clear()


def segment_centres(widths: Sequence[int], scale: float = 1.0) -> list[float]:
    """Where the text of each ribbon segment is centred, in pixels from the ribbon's left."""
    out, x = [], scale
    for width in widths:
        out.append(x + width / 2 + RIBBON_POINT * 0.35 * scale)
        x += width
    return out


def forget() -> None:
    """Drop the large skins: another screen has other sizes, and these would stay for nothing."""
    box.cache_clear()
    _ends.cache_clear()
    _middle.cache_clear()
    _shadow_parts.cache_clear()
