"""The first screen's pictures: a sheet of sea with islets and a ship, and one box picture per game.

All are SVG composed here and rasterised once per size; box pictures are designed 382 x 206.
"""

from __future__ import annotations

import math
import random

import pygame

from scenes.draw import icons, ornaments, paper, svg, terrain, theme
from scenes.draw.svg import circle, group, line_d, num, path, rect, smooth_d
from scenes.draw.theme import INK, PLAYERS, TERRAINS

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
def _sky(name: str, top: str, bottom: str) -> str:
    return svg.linear_gradient(name, ((0, top), (1, bottom))) + rect(0, 0, *BOX, 0, f"url(#{name})")


def _sun(x: float, y: float, r: float, reach: float, rays: int = 26) -> str:
    d = ""
    for i in range(rays):
        a, b = math.pi * (1 + i / rays), math.pi * (1 + (i + 0.45) / rays)
        d += f"M{num(x)} {num(y)}L{num(x + reach * math.cos(a))} {num(y + reach * math.sin(a))}"
        d += f"L{num(x + reach * math.cos(b))} {num(y + reach * math.sin(b))}Z"
    out = path(d, "#FBE9B0", opacity=0.55)
    return out + circle(x, y, r, "#F6C653", INK, 2) + circle(x, y, r * 0.76, "#F2B23E", "#B8761E", 1)


def _fern(x: float, y: float, long: float, angle: float, colour: str, side: float = 1.0) -> str:
    stem, leaves, marks = [], "", ""
    steps = 15
    for i in range(steps + 1):
        t = i / steps
        bend = math.radians(angle + side * 38 * t * t)
        stem.append((x + long * t * math.cos(bend), y + long * t * math.sin(bend)))
    for i in range(2, steps):
        (px, py), (qx, qy) = stem[i], stem[i + 1]
        way = math.atan2(qy - py, qx - px)
        leaf = long * 0.25 * math.sin(math.pi * (0.14 + 0.8 * i / steps))
        for s in (-1, 1):
            a = way + s * 0.95
            tx, ty = px + leaf * math.cos(a), py + leaf * math.sin(a)
            n1, n2 = way + s * 0.4, way + s * 1.5
            leaves += f"M{num(px)} {num(py)}Q{num(px + leaf * 0.6 * math.cos(n1))} {num(py + leaf * 0.6 * math.sin(n1))}"
            leaves += f" {num(tx)} {num(ty)}Q{num(px + leaf * 0.55 * math.cos(n2))} {num(py + leaf * 0.55 * math.sin(n2))}"
            leaves += f" {num(px)} {num(py)}Z"
            marks += f"M{num(px)} {num(py)}L{num(px + leaf * 0.7 * math.cos(a))} {num(py + leaf * 0.7 * math.sin(a))}"
    return (path(leaves, colour, INK, 1.3) + path(marks, "none", theme.mix(colour, INK, 0.45), 0.8)
            + path(smooth_d(stem), "none", INK, 2.6) + path(smooth_d(stem), "none", colour, 1.1))  # fmt: skip


def horizons() -> str:
    """Sunrise over scale waves, ferns from both corners."""
    out = _sky("a", "#F7D58E", "#EDA05E") + _sun(178, 108, 46, 300)
    for row in range(6):
        y, shade = 112 + row * 20, ("#3F8FB5", "#2F7FA8", "#2C7099", "#276389", "#22577B", "#1E4C6E")[row]
        for n in range(-1, 12):
            x = n * 40 + (row % 2) * 20
            out += circle(x, y + 14, 22, shade, INK, 1.5)
            out += circle(x, y + 14, 15, "none", "#CFE3EE", 1.8) + circle(x, y + 14, 8, "none", "#CFE3EE", 1.6)
    for x, y, long, angle, colour, side in (
        (2, 224, 206, -100, "#4C8A45", 1),
        (-14, 206, 150, -58, "#5E9A52", 1),
        (40, 222, 105, -62, "#3F7A3C", 1),
        (380, 224, 196, -80, "#4C8A45", -1),
        (396, 208, 140, -122, "#5E9A52", -1),
        (342, 222, 96, -120, "#3F7A3C", -1),
    ):
        out += _fern(x, y, long, angle, colour, side)  # fmt: skip
    return out


def _stamp(kind: str, x: float, y: float, size: float, folder: str = "icons", old: str = "", new: str = "") -> str:
    body = icons.inner(kind, folder)
    if old:
        body = svg.recoloured(body, new, old)
    return group(body, x - size / 2, y - size / 2, size / 48)


def _blob(cx: float, cy: float, rx: float, ry: float, seed: int) -> str:
    chance = random.Random(seed)
    ring = [(cx + rx * chance.uniform(0.86, 1.12) * math.cos(2 * math.pi * i / 16),
             cy + ry * chance.uniform(0.86, 1.12) * math.sin(2 * math.pi * i / 16)) for i in range(16)]  # fmt: skip
    green = [(cx + (x - cx) * 0.86, cy + (y - cy) * 0.8 - 3) for x, y in ring]
    shore = smooth_d(ring, True)
    return (path(shore, "none", "#DDF0E6", 26, 0.3) + path(shore, "none", "#DDF0E6", 13, 0.45)
            + path(shore, "#D9C27A", INK, 2.2) + path(smooth_d(green, True), "#7FAE62", INK, 1.6))  # fmt: skip


def _boat(x: float, y: float, k: float, sail: str) -> str:
    body = path("M-14 6H14L9 15H-9Z", "#8A5A33", INK, 2) + path("M0 6V-20", "none", INK, 2)
    body += path("M2 -19L13 3H2Z", "#FBF5E6", INK, 1.8) + path("M-2 -14L-11 3H-2Z", sail, INK, 1.8)
    return group(body, x, y, k)


def _house(x: float, y: float, k: float, colour: str) -> str:
    body = path("M-13 14V-2H13V14Z", colour, INK, 2) + path("M-17 -1L0 -17 17 -1Z", colour, INK, 2)
    return group(body + path("M-4 14V4H4V14Z", "#2B2A33"), x, y, k)


def islands() -> str:
    """Three islands with houses, a temple and a flower, two boats."""
    out = _sky("b", "#CFE6E6", "#9CC7D1")
    out += svg.linear_gradient("c", ((0, "#7FB6C4"), (1, "#4E93AE"))) + rect(0, 62, 382, 144, 0, "url(#c)")
    out += path("M0 62H382", "none", INK, 1.6)
    out += path("".join(f"M{x} {y}q8 -6 16 0t16 0" for x, y in
                        ((22, 84), (150, 78), (300, 82), (196, 196), (40, 184), (330, 190), (214, 128))),
                "none", "#EFF7F4", 1.8, 0.9)  # fmt: skip
    out += _blob(106, 128, 78, 27, 2) + _blob(282, 104, 58, 19, 5) + _blob(250, 170, 76, 22, 7)
    out += _house(82, 116, 1.05, PLAYERS["blue"].colour) + _house(228, 160, 0.98, PLAYERS["vermilion"].colour)
    temple = path("M-18 12H18M-15 12V-4M-5 12V-4M5 12V-4M15 12V-4", "none", INK, 3)
    temple += path("M-20 -4L0 -16 20 -4Z", "#F3E9D2", INK, 2) + rect(-20, 10, 40, 6, 0, "#F3E9D2", INK, 2)
    out += group(temple, 278, 92, 0.95)
    for angle in (-60, -30, 0, 30, 60):
        out += group(path("M0 8Q-7 -4 0 -15Q7 -4 0 8Z", "#E58DB0", INK, 1.5), 134, 124, 1.05, angle)
    out += circle(284, 158, 13, "#E2604A", INK, 2) + path("M284 146q6 -8 12 -5M284 146q-6 -8 -12 -5", "none", "#3F7A3C", 3)
    return out + _boat(184, 84, 1.15, PLAYERS["green"].colour) + _boat(44, 176, 1.35, PLAYERS["blue"].colour)


def paddies() -> str:
    """Mountains, terraces of water and rice, a labourer, an ox and a duck."""
    out = _sky("d", "#F6E3A8", "#E9B77A") + _sun(236, 64, 28, 190, 20)
    for x, w, h in ((40, 90, 62), (128, 80, 74), (330, 96, 70), (220, 70, 40)):
        out += path(f"M{x - w} 84L{x} {84 - h}L{x + w} 84Z", "#A8937A", INK, 2)
        out += path(f"M{x} {84 - h}L{x + w} 84H{x + w * 0.3:g}L{x + w * 0.12:g} {84 - h * 0.55:g}Z", "#7E6C5B", opacity=0.6)
    chance = random.Random(2)
    tones = ("#5C9FA3", "#CDA75A", "#7FB0A8", "#A9B552", "#5C9FA3", "#C7C24A", "#6FA5A0")
    for k, tone in enumerate(tones):
        y = 72 + 20.5 * k
        edge = [(x * 48.0, y + 10 * math.sin(x * 0.9 + k * 0.8) + chance.uniform(-2, 2)) for x in range(-1, 10)]
        out += path(smooth_d(edge) + "L400 230L-20 230Z", tone, INK, 2)
        out += path(smooth_d([(a, b + 5) for a, b in edge]), "none", "#8A6B3D", 3.4, 0.55)
        d = ""
        for x in range(6, 382, 21):
            yy = y + 10 * math.sin(x / 48 * 0.9 + k * 0.8) + 21 + chance.uniform(-2, 2)
            d += f"M{x} {num(yy)}l-3 -7M{x} {num(yy)}v-9M{x} {num(yy)}l3 -7"
        out += path(d, "none", "#3C5B2A", 1.4, 0.75)
    worker = path("M-13 20C-13 4 -8 -2 0 -2C8 -2 13 4 13 20Z", "#3E5F86", INK, 2) + circle(0, -8, 8, "#E7C9A2", INK, 2)
    out += group(worker + path("M-19 -9Q0 -26 19 -9Q0 -4 -19 -9Z", "#E9C869", INK, 2), 116, 124, 1.0)
    ox = path("M-15 -2C-15 -13 15 -13 15 -2C15 12 8 20 0 20C-8 20 -15 12 -15 -2Z", "#5B4332", INK, 2)
    ox += path("M-13 -7C-24 -8 -25 -16 -21 -21M13 -7C24 -8 25 -16 21 -21", "none", INK, 5)
    ox += path("M-13 -7C-24 -8 -25 -16 -21 -21M13 -7C24 -8 25 -16 21 -21", "none", "#F3E9D2", 2.2)
    ox += svg.ellipse(0, 12, 9, 6, "#C9A88A") + circle(-6, 0, 1.8, "#F3E9D2") + circle(6, 0, 1.8, "#F3E9D2")
    out += group(ox, 258, 152, 1.1)
    duck = path("M-16 4C-8 -4 2 -2 6 -10C6 -20 18 -22 20 -13L27 -10L19 -7C20 6 10 14 -2 14C-12 14 -18 10 -16 4Z",
                "#FCF6E6", INK, 2)  # fmt: skip
    out += group(duck + path("M20 -12L28 -9L19 -7Z", "#E59A3C", INK, 1.4) + circle(14, -13, 1.5, INK), 172, 180, 1.0)
    return out


def omega() -> str:
    """Night, a crescent, a fire, a tower, four adventurers."""
    out = _sky("e", "#1C2749", "#57689B")
    for r, o in ((96, 0.1), (70, 0.13), (50, 0.16)):
        out += circle(196, 70, r, "#D9DFF3", opacity=o)
    out += path("M196 24A46 46 0 1 0 238 84A38 38 0 1 1 196 24Z", "#F4EED8", "#151A2C", 2)
    for x, y, q in ((28, 40, 4), (70, 22, 3), (110, 60, 3), (300, 30, 4), (340, 64, 3), (362, 24, 3), (54, 84, 2)):
        out += path(svg.star_d(x, y, q * 1.7, q * 0.6, 4), "#FDF8E8")
    out += path("M0 150Q60 128 120 146T250 140T382 148V206H0Z", "#232C4E", "#151A2C", 2)
    tower = "M236 168V68L228 54H238V44H246V54H256V44H264V54H274V44H282V54H292L284 68V168Z"
    out += path(tower, "#3E3A52", "#151A2C", 2) + path("M254 84h9v18h-9zM254 118h9v18h-9z", "#F3C45A", "#151A2C", 1.4)
    out += path("M0 206V140L40 132L58 152L76 158L84 206Z", "#6B5A55", "#151A2C", 2)
    out += path("M382 206V128L346 136L326 160L296 166L288 206Z", "#5F5150", "#151A2C", 2)
    out += path("M20 206L30 150M346 206L352 148M318 206L328 172", "none", "#151A2C", 1.2, 0.6)
    for x, h, w in ((142, 78, 18), (172, 96, 22), (120, 56, 14)):
        out += path(svg.flame_d(x, 190, h, w), "#D2502F", "#151A2C", 2)
        out += path(svg.flame_d(x, 190, h * 0.66, w * 0.66), "#E8883A")
        out += path(svg.flame_d(x, 190, h * 0.38, w * 0.4), "#F6CE5B")
    for x, tone, hood in ((64, "blue", 1.0), (102, "green", 0.9), (198, "rose", 1.04), (226, "vermilion", 0.94)):
        colour = PLAYERS[tone].colour
        body = path("M-15 42C-16 14 -9 2 0 1C9 2 16 14 15 42Z", colour, "#151A2C", 2) + circle(0, -7, 9, "#E7C9A2", "#151A2C", 2)
        body += path("M-11 -6Q0 -26 11 -6Q0 -13 -11 -6Z", theme.mix(colour, INK, 0.4), "#151A2C", 1.8)
        body += path("M18 40V-14", "none", "#151A2C", 4) + path("M18 40V-14", "none", "#C9CDD2", 2)
        out += group(body, x, 152, hood)
    return out


PICTURES = {"spirit-island": horizons, "small-islands": islands, "rice-paddy": paddies, "anima": omega}


def box_picture(game: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    """A game's picture at exactly `size` pixels: it keeps its shape, what sticks out is cut; round corners."""
    k = max(size[0] / BOX[0], size[1] / BOX[1])
    big = svg.rasterise(PICTURES[game](), BOX[0], BOX[1], k)
    out = svg.blank(size)
    out.blit(big, ((size[0] - big.get_width()) // 2, (size[1] - big.get_height()) // 2))
    svg.cut(out, svg.rounded_mask(size, radius))
    line = max(1.0, size[0] / 190)
    frame = rect(line / 2, line / 2, size[0] - line, size[1] - line, radius, "none", INK, line)
    out.blit(svg.rasterise(frame, size[0], size[1]), (0, 0))
    return out
