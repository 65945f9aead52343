"""The first screen's pictures: a sheet of sea with islets and a ship, and one box picture per game.

The sheet is SVG composed here and rasterised once per size; box pictures are files, designed 382 x 206.
"""

from __future__ import annotations

import math
import random
import re
from pathlib import Path

import pygame

from scenes.draw import ornaments, paper, svg, terrain, theme
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import group, line_d, num, path, rect, smooth_d
from scenes.draw.theme import INK, TERRAINS

BOX = (382.0, 206.0)
SEA = ("#426E80", "#24516D")  # dark enough for paper-coloured words: 4.6:1 at the lightest


# --- the sheet -----------------------------------------------------------------------------------------------
def islet(cx: float, cy: float, rx: float, ry: float, kind: str, seed: int) -> str:
    """A small island with its shallows and the marks of one terrain."""
    chance = random.Random(seed)
    ring = []
    for i in range(18):
        angle, far = 2 * math.pi * i / 18, chance.uniform(0.84, 1.14)
        ring.append((cx + rx * far * math.cos(angle), cy + ry * far * math.sin(angle)))
    coast = line_d(ring)
    out = "".join(path(coast, "none", theme.SHALLOWS, w, o) for w, o in ((60, 0.16), (36, 0.22), (16, 0.3)))
    for reach, strength in ((26, 0.28), (15, 0.42), (7, 0.6)):
        grown = [(cx + (x - cx) * (1 + reach / rx), cy + (y - cy) * (1 + reach / ry)) for x, y in ring]
        out += path(smooth_d(grown, True), "none", theme.COAST_LINE, 1.2, strength)
    out += path(coast, TERRAINS[kind].fill)
    inner = [(cx + (x - cx) * 0.93, cy + (y - cy) * 0.93) for x, y in ring]
    out += path(line_d(inner), "none", TERRAINS[kind].line, 9, 0.2)
    for spot in terrain.scatter(ring, kind, f"menu{seed}", 7):
        out += group(terrain.mark(kind, spot.form), spot.x, spot.y, 0.95)
    return out + path(coast, "none", INK, 2.6)


def waves(w: float, h: float, free: list[tuple[float, float, float, float]], seed: int, most: int) -> str:
    """Small waves over the sheet, only inside the boxes `free` (x, y, w, h)."""
    chance, d = random.Random(seed), ""
    for _ in range(most):
        x0, y0, bw, bh = chance.choice(free)
        x, y, q = chance.uniform(x0, x0 + bw), chance.uniform(y0, y0 + bh), chance.uniform(5, 8)
        d += f"M{num(x)} {num(y)}q{num(q / 2)} {num(-q * 0.7)} {num(q)} 0t{num(q)} 0"
    return path(d, "none", "#DCEBE4", 1.3, 0.5)


def sea_sheet(size: tuple[int, int], scale: float, decor: str, margin: float = 30.0) -> pygame.Surface:
    """A window-sized picture: the dark table, a sheet of chart paper on it, sea inside the neatline, decor on top.

    `decor` is SVG in design units of the window.
    """
    out = paper.table(size).copy()
    w, h = size[0] / scale, size[1] / scale
    m = round(margin * scale)
    area = pygame.Rect(m, m, size[0] - 2 * m, size[1] - 2 * m)
    paper.sheet_shadow(out, area, scale)
    inside = paper.sheet(out, area, scale, 22, 9)
    small = svg.rasterise(
        svg.radial_gradient("s", 80, 38, 92, ((0, SEA[0]), (1, SEA[1]))) + rect(0, 0, 160, 90, 0, "url(#s)"),
        160, 90,
    )  # fmt: skip
    out.blit(pygame.transform.smoothscale(small, inside.size), inside)
    body = ornaments.rhumbs(w / 2, h * 0.24, math.hypot(w, h)) + decor
    before = out.get_clip()
    out.set_clip(inside)
    out.blit(svg.rasterise(body, w, h, scale), (0, 0))
    out.set_clip(before)
    return out.convert(pygame.Surface((1, 1), 0, 32))


def menu_decor(w: float, h: float, fold: bool = False) -> str:
    """Islets, ship and serpent in the head of the first screen; all sizes follow the height of the head."""
    k = h / 1080 * (0.86 if fold else 1)
    x = w / 1920
    out = waves(w, h, [(w * 0.04, h * 0.06, w * 0.92, h * 0.23)], 3, 26)
    out += islet(245 * x, 165 * k, 92 * k, 44 * k, "jungle", 3) + islet(392 * x, 268 * k, 40 * k, 20 * k, "wetland", 6)
    out += islet(1660 * x, 240 * k, 86 * k, 40 * k, "sands", 8) + islet(1512 * x, 118 * k, 46 * k, 22 * k, "mountain", 5)
    if not fold:
        out += ornaments.galleon(560 * x, 232 * k, 0.95) + ornaments.serpent(1300 * x, 246 * k, 0.8)
    else:
        out += ornaments.galleon(500 * x, 230 * k, 0.7) + ornaments.serpent(1330 * x, 262 * k, 0.55)
    return out


# --- box pictures --------------------------------------------------------------------------------------------
@remembered(maxsize=16)
def _box_body(file: Path) -> str:
    """What is drawn in a box's picture; open sea where the file is missing or no picture."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        text = ""
    found = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL)
    return found[1] if found else rect(0, 0, *BOX, 0, SEA[0]) + waves(*BOX, [(0, 0, *BOX)], 7, 12)


def box_picture(file: Path, size: tuple[int, int], radius: int) -> pygame.Surface:
    """A game's picture (`art/<game>/box.svg`) at exactly `size` pixels: it keeps its shape, what sticks out is cut."""
    k = max(size[0] / BOX[0], size[1] / BOX[1])
    big = svg.rasterise(_box_body(file), BOX[0], BOX[1], k)
    out = svg.blank(size)
    out.blit(big, ((size[0] - big.get_width()) // 2, (size[1] - big.get_height()) // 2))
    svg.cut(out, svg.rounded_mask(size, radius))
    line = max(1.0, size[0] / 190)
    frame = rect(line / 2, line / 2, size[0] - line, size[1] - line, radius, "none", INK, line)
    out.blit(svg.rasterise(frame, size[0], size[1]), (0, 0))
    return out
