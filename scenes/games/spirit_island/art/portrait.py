"""Spirit portraits: a scene grown from the spirit's elements with the spirit itself standing in it.

Every spirit has a figure built from its main element; the ones we know have their own. `portrait` draws it large
in a frame, `medallion` round for panels. Pure functions; both results are shared, do not draw on them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.draw import svg
from scenes.draw.illustration import FORMS, framed
from scenes.draw.motifs import air, animals, earth, fire, light, plants, water
from scenes.draw.motifs.picture import (
    WIDTH,
    Picture,
    arc_d,
    draw_ground,
    draw_sky,
    draw_vignette,
    hill_d,
    polar,
    seed_of,
    seg_d,
)
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import Point, line_d, num, path, smooth_d
from scenes.draw.theme import BRASS, INK, mix
from scenes.games.spirit_island.art import portrait_base

if TYPE_CHECKING:
    from scenes.app.game_list import SpiritEntry
    from scenes.widgets.paint import Kit

Size = tuple[int, int]


def _glowing_eyes(p: Picture, x: float, y: float, gap: float, r: float, colour: str = "#F9E27A") -> None:
    """Two slanted, shining eyes."""
    p.glow(x - gap, y, r * 3.2, colour, 0.55)
    p.glow(x + gap, y, r * 3.2, colour, 0.55)
    for side in (-1, 1):
        cx = x + side * gap
        almond = (
            f"M{num(cx - r * side)} {num(y - r * 0.5)}Q{num(cx)} {num(y - r * 0.9)} {num(cx + r * side * 1.1)} {num(y - r * 0.1)}"
        )
        almond += f"Q{num(cx)} {num(y + r * 0.9)} {num(cx - r * side)} {num(y - r * 0.5)}Z"
        p.shape(almond, colour, 0.9)
        p.circle(cx + side * r * 0.1, y - r * 0.02, r * 0.34, p.ink)


# ---------------------------------------------------------------- the five
def _watcher(p: Picture) -> None:
    """Eyes Watch From the Trees: the wood has a face, and many eyes."""
    for at, up, size in ((0.1, 0.95, 0.95), (0.92, 0.97, 1.0)):
        plants.tree(p, p.w * at, p.h * up, p.h * size, "#2F5C48")
    x, y, r = p.w * 0.5, p.h * 0.58, p.h * 0.3
    mane = []
    for k in range(26):
        far = r * (1.36 if k % 2 else 1.08) * p.between(0.92, 1.1)
        mane.append(polar(x, y, far, math.tau * k / 26))
    p.shape(smooth_d(mane, True), "#2B5240", 1.2)
    leaves = ""
    for _ in range(72):
        a, d = p.between(0, math.tau), r * p.between(0.72, 1.2)
        cx, cy = polar(x, y, d, a)
        s, c = math.sin(a), math.cos(a)
        leaves += f"M{num(cx)} {num(cy)}q{num(12 * c - 9 * s)} {num(12 * s + 9 * c)} {num(26 * c)} {num(26 * s)}"
        leaves += f"q{num(-14 * c + 9 * s)} {num(-14 * s - 9 * c)} {num(-26 * c)} {num(-26 * s)}Z"
    p.shape(leaves, "#4C8A5A", 0.7)
    face = [(x, y - r * 0.86), (x + r * 0.62, y - r * 0.5), (x + r * 0.56, y + r * 0.3), (x, y + r * 0.95)]
    face += [(x - r * 0.56, y + r * 0.3), (x - r * 0.62, y - r * 0.5)]
    p.shape(smooth_d(face, True), "#55603F", 1.1)
    bark = "".join(
        f"M{num(x + d * r)} {num(y - r * 0.7 + abs(d) * r * 0.4)}q{num(-d * r * 0.3)} {num(r * 0.6)} 0 {num(r * 1.2)}"
        for d in (-0.42, -0.26, -0.1, 0.1, 0.26, 0.42)
    )
    p.hatch((bark,), width=0.7, opacity=0.75)
    brows = "".join(
        f"M{num(x + side * r * 0.55)} {num(y - r * 0.3)}"
        f"Q{num(x + side * r * 0.3)} {num(y - r * 0.46)} {num(x + side * r * 0.06)} {num(y - r * 0.14)}"
        for side in (-1, 1)
    )
    p.stroke(brows, p.ink, 2.2)
    _glowing_eyes(p, x, y - r * 0.08, r * 0.3, r * 0.21, "#E9F29A")
    sprig = seg_d(x, y - r * 0.34, x, y - r * 0.74)
    for t, side in ((0.44, 1), (0.44, -1), (0.58, 1), (0.58, -1)):
        sprig += f"M{num(x)} {num(y - r * t)}q{num(side * r * 0.12)} {num(-r * 0.02)} {num(side * r * 0.17)} {num(-r * 0.15)}"
    p.stroke(sprig, "#B9D27A", 1.5)
    chin = "".join(arc_d(x - r * w, y + r * t, 2 * r * w, -r * 0.1) for w, t in ((0.3, 0.42), (0.22, 0.56), (0.13, 0.7)))
    p.hatch((chin,), width=0.8)
    for at, up, size in ((0.1, 0.3, 7), (0.19, 0.56, 5), (0.86, 0.36, 7), (0.93, 0.58, 5), (0.79, 0.2, 4), (0.27, 0.2, 4)):
        _glowing_eyes(p, p.w * at, p.h * up, size * 1.3, size * 0.8, "#E9F29A")


def _devourer(p: Picture) -> None:
    """Devouring Teeth Lurk Underfoot: jaws that open in the ground."""
    earth.mesas(p)
    p.shape(hill_d(p, p.h * 0.56, 0.02), "#8A5A3A")
    x, y, rx, ry = p.w * 0.5, p.h * 0.72, p.w * 0.34, p.h * 0.24
    for grow, tone in ((1.22, "#6E4630"), (1.1, "#5A3726")):
        rim = [(x + rx * grow * math.cos(a) * p.between(0.95, 1.04), y + ry * grow * math.sin(a)) for a in _circle(18)]
        p.shape(smooth_d(rim, True), tone, 1)
    p.shape(smooth_d([(x + rx * math.cos(a), y + ry * math.sin(a)) for a in _circle(16)], True), "#7E2A2A", 1.1)
    p.glow(x, y + ry * 0.3, rx * 0.8, "#F28A3C", 0.95)
    p.add(svg.ellipse(x, y + ry * 0.25, round(rx * 0.55, 1), round(ry * 0.42, 1), "#2A1016", 0.8))
    fire.blaze(p, x, y + ry * 0.5, p.h * 0.3, 5, rx * 0.3)
    _teeth(p, x, y, rx, ry)
    eye_y = y - ry * 1.55
    for side in (-1, 1):
        bump = [
            (x + side * rx * 0.2, y - ry * 0.9),
            (x + side * rx * 0.36, eye_y - 12),
            (x + side * rx * 0.66, eye_y - 6),
            (x + side * rx * 0.8, y - ry * 0.7),
        ]
        p.shape(smooth_d(bump) + "Z", "#6E4630", 1.1)
    _glowing_eyes(p, x, eye_y + 10, rx * 0.48, 11, "#FBC84A")
    spikes = ""
    for k in range(9):
        at = p.w * (0.08 + 0.105 * k)
        spikes += line_d([(at - 9, p.h * 0.575), (at, p.h * 0.575 - p.tall(0.05, 0.13)), (at + 9, p.h * 0.575)])
    p.shape(spikes, "#5A3726", 0.9)


def _circle(count: int) -> list[float]:
    return [math.tau * k / count for k in range(count)]


def _teeth(p: Picture, x: float, y: float, rx: float, ry: float) -> None:
    upper = lower = ""
    for k in range(9):
        t = -0.84 + 1.68 * k / 8
        edge = math.sqrt(max(0.0, 1 - t * t))
        long = ry * (0.42 + 0.3 * (k % 2))
        ux, uy = x + rx * t, y - ry * edge
        upper += line_d([(ux - rx * 0.09, uy - 2), (ux + rx * 0.02, uy + long), (ux + rx * 0.09, uy - 2)])
        ly = y + ry * edge
        lower += line_d([(ux - rx * 0.1, ly + 4), (ux, ly - long * 0.9), (ux + rx * 0.1, ly + 4)])
    p.shape(upper, "#FBF1DC", 1)
    p.shape(lower, "#F1E2C4", 1)


def _mud(p: Picture) -> None:
    """Fathomless Mud of the Swamp: a slow shape rising from the mire."""
    for at, tall in ((0.05, 0.86), (0.16, 0.6), (0.86, 0.66), (0.96, 0.9)):
        _bare_tree(p, p.w * at, p.h * 0.74, p.h * tall)
    p.shape(hill_d(p, p.h * 0.66, 0.015), "#3E5A4E")
    x, base = p.w * 0.5, p.h * 0.9
    body = [
        (x - p.w * 0.36, base),
        (x - p.w * 0.26, p.h * 0.62),
        (x - p.w * 0.16, p.h * 0.36),
        (x, p.h * 0.2),
        (x + p.w * 0.16, p.h * 0.34),
        (x + p.w * 0.28, p.h * 0.6),
        (x + p.w * 0.36, base),
    ]
    p.shape(smooth_d(body) + "Z", "#5C4A3E", 1.2)
    inner = [(x + 10, p.h * 0.22), (x + p.w * 0.12, p.h * 0.4), (x + p.w * 0.18, p.h * 0.66), (x + p.w * 0.2, base)]
    p.add(path(smooth_d([*inner, *body[:3:-1]], True), p.ink, opacity=0.28))
    drips = ""
    for k in range(11):
        dx, top = p.w * (-0.25 + 0.05 * k), p.h * (0.4 + 0.05 * abs(k - 5)) + p.between(-6, 6)
        long = p.tall(0.1, 0.24)
        drips += f"M{num(x + dx - 4)} {num(top)}q1 {num(long * 0.7)} 4 {num(long)}q3 {num(-long * 0.3)} 4 {num(-long)}Z"
    p.shape(drips, "#6E5A48", 0.7)
    moss = ""
    for k in range(16):
        a = math.pi * (1.08 + 0.84 * k / 15)
        mx, my = x + p.w * 0.24 * math.cos(a), p.h * 0.56 + p.h * 0.34 * math.sin(a)
        moss += f"M{num(mx - 9)} {num(my + 5)}q3 -14 9 -15q7 2 9 15q-8 6 -18 0Z"
    p.shape(moss, "#6F8F4E", 0.8)
    _glowing_eyes(p, x, p.h * 0.45, p.w * 0.075, 12, "#BFE6D0")
    p.shape(
        f"M{num(x - 26)} {num(p.h * 0.62)}Q{num(x)} {num(p.h * 0.56)} {num(x + 26)} {num(p.h * 0.62)}"
        f"Q{num(x)} {num(p.h * 0.74)} {num(x - 26)} {num(p.h * 0.62)}Z",
        "#2A2024",
        1,
    )
    p.shape(hill_d(p, p.h * 0.86, 0.012), "#2F4F5A")
    rings = "".join(
        f"M{num(cx - r)} {num(cy)}a{num(r)} {num(r * 0.22)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r * 0.22)} 0 1 0 {num(-2 * r)} 0"
        for cx, cy, r in ((x, p.h * 0.9, 92), (x, p.h * 0.9, 118), (p.w * 0.14, p.h * 0.94, 26), (p.w * 0.86, p.h * 0.95, 30))
    )
    p.stroke(rings, "#B9D6D2", 0.9, 0.8)
    reeds = "".join(
        seg_d(p.w * t, p.h + 4, p.w * t + p.between(-8, 8), p.tall(0.7, 0.84))
        for t in (0.03, 0.07, 0.11, 0.22, 0.78, 0.89, 0.93, 0.98)
    )
    p.stroke(reeds, p.ink, 3)
    p.stroke(reeds, "#7FA05A", 1.4)
    p.circle(p.w * 0.5 - 4, p.h * 0.955, 5, "#8FB6A8", 0.7)
    p.circle(p.w * 0.5 + 12, p.h * 0.965, 3, "#8FB6A8", 0.7)


def _bare_tree(p: Picture, x: float, base: float, tall: float) -> None:
    d = f"M{num(x)} {num(base + 20)}Q{num(x - 4)} {num(base - tall * 0.4)} {num(x + 3)} {num(base - tall * 0.8)}"
    for k in range(5):
        y, way = base - tall * (0.3 + 0.11 * k), 1 if k % 2 else -1
        d += f"M{num(x)} {num(y)}q{num(way * 12)} -3 {num(way * 20)} {num(-16 - k)}"
        d += f"m{num(-way * 9)} 9q{num(way * 6)} 0 {num(way * 14)} -3"
    p.stroke(d, p.ink, 2.6)
    moss = "".join(
        f"M{num(x + dx)} {num(base - tall * t)}q2 14 -1 22q-4 -10 1 -22Z"
        for dx, t in ((-14, 0.44), (12, 0.5), (16, 0.66), (-10, 0.7))
    )
    p.shape(moss, "#5E7F5A", 0.5)


def _heat(p: Picture) -> None:
    """Rising Heat of Stone and Sand: a figure of cracked rock and shimmering air."""
    fire.burning_horizon(p)
    p.shape(hill_d(p, p.h * 0.7, 0.03), "#B9743E")
    p.shape(hill_d(p, p.h * 0.8, 0.03), "#D39A55")
    x = p.w * 0.5
    p.glow(x, p.h * 0.5, p.h * 0.5, "#FBD27A", 0.8)
    torso = [
        (x - 58, p.h * 0.98),
        (x - 46, p.h * 0.66),
        (x - 84, p.h * 0.56),
        (x - 62, p.h * 0.42),
        (x - 24, p.h * 0.4),
        (x - 22, p.h * 0.3),
        (x - 30, p.h * 0.16),
        (x - 8, p.h * 0.06),
        (x + 18, p.h * 0.09),
        (x + 30, p.h * 0.2),
        (x + 20, p.h * 0.32),
        (x + 26, p.h * 0.4),
        (x + 66, p.h * 0.44),
        (x + 86, p.h * 0.58),
        (x + 46, p.h * 0.66),
        (x + 56, p.h * 0.98),
    ]
    p.shape(line_d(torso), "#8C5A3C", 1.3)
    shade = [(x + 4, p.h * 0.07), *torso[9:], (x + 14, p.h * 0.98), (x + 20, p.h * 0.5)]
    p.add(path(line_d(shade), "#3E221C", opacity=0.45))
    cracks = [
        (x - 18, p.h * 0.42),
        (x - 2, p.h * 0.52),
        (x - 14, p.h * 0.6),
        (x + 6, p.h * 0.7),
        (x - 6, p.h * 0.8),
        (x + 4, p.h * 0.96),
    ]
    sides = (
        [(x - 2, p.h * 0.52), (x + 26, p.h * 0.5), (x + 46, p.h * 0.55)],
        [(x - 14, p.h * 0.6), (x - 36, p.h * 0.56), (x - 58, p.h * 0.52)],
        [(x + 6, p.h * 0.7), (x + 30, p.h * 0.76)],
        [(x - 6, p.h * 0.8), (x - 32, p.h * 0.86)],
    )
    veins = line_d(cracks, False) + "".join(line_d(s, False) for s in sides)
    p.stroke(veins, "#2A1414", 4.2)
    p.stroke(veins, "#F28A3C", 2.6)
    p.stroke(veins, "#FBE08A", 1.0)
    _glowing_eyes(p, x, p.h * 0.2, 12, 8, "#FBE08A")
    p.stroke(arc_d(x - 10, p.h * 0.285, 20, -3), "#F28A3C", 1.6)
    p.rng = random.Random(seed_of(p.name, "crown"))
    for at, tall in ((-20, 0.14), (-6, 0.2), (8, 0.2), (22, 0.15)):
        fire.tongue(p, x + at, p.h * 0.12, p.h * tall, 1.2)
    for side in (-1, 1):
        for k in range(3):
            y = p.h * (0.62 + 0.12 * k)
            air.curl(p, x + side * 74, y, p.w * (0.2 + 0.05 * k), p.h * 0.045, side, -1, "#F7E3BC", 3)
    earth.strata(p)


def _whirlwind(p: Picture) -> None:
    """Sun-Bright Whirlwind: a dancer of wind with the sun for a head."""
    light.haloed_sun_at(p, p.w * 0.5, p.h * 0.27, p.h * 0.15)
    for k in range(4):
        at = p.w * (0.08 + 0.28 * k)
        air.cloud(p, at, p.h * 0.97, p.w * 0.36, p.tall(0.12, 0.2), mix("#FFFBEF", "#F2D9A8", p.rng.random()))
    x, top, base = p.w * 0.5, p.h * 0.42, p.h * 0.92
    rings: list[tuple[float, float, float]] = []
    for k in range(12):
        t = k / 11
        wide = p.w * (0.05 + 0.2 * math.sin(math.pi * min(1, t * 1.15)) ** 1.3 * (1 - t * 0.55))
        rings.append((x + math.sin(t * 6) * 16, top + (base - top) * t, wide))
    left: list[Point] = [(cx - r, y) for cx, y, r in rings]
    right: list[Point] = [(cx + r, y) for cx, y, r in rings]
    p.shape(smooth_d(left) + "L" + smooth_d(right[::-1])[1:] + "Z", "#EBDDF2", 1.1, 0.96)
    shade = smooth_d([(cx + r * 0.3, y) for cx, y, r in rings]) + "L" + smooth_d(right[::-1])[1:] + "Z"
    p.add(path(shade, "#8E7CB8", opacity=0.45))
    bands = ""
    for cx, y, r in rings:
        bands += f"M{num(cx - r)} {num(y)}C{num(cx - r * 0.7)} {num(y + r * 0.4)} {num(cx + r * 0.7)} "
        bands += f"{num(y + r * 0.4)} {num(cx + r)} {num(y)}"
    p.cased(bands, "#FFFDF4", 2.6)
    for side in (-1, 1):
        air.curl(p, x + side * 20, p.h * 0.52, p.w * 0.27, p.h * 0.075, side, -1, "#FFFDF4", 5)
        air.curl(p, x + side * 30, p.h * 0.66, p.w * 0.3, p.h * 0.06, side, 1, "#F3E6F8", 4)
    air.leaves(p, 16)
    p.dots(((p.wide(0.05, 0.95), p.tall(0.05, 0.95), p.between(1, 2.6)) for _ in range(26)), "#FFF3C4", 0.95)


FIGURES: dict[str, Callable[[Picture], None]] = {
    "eyes-watch-from-the-trees": _watcher,
    "devouring-teeth-lurk-underfoot": _devourer,
    "fathomless-mud-of-the-swamp": _mud,
    "rising-heat-of-stone-and-sand": _heat,
    "sun-bright-whirlwind": _whirlwind,
    **portrait_base.FIGURES,
}
BACKGROUNDS: dict[str, tuple[str, Callable[[Picture], None] | None]] = {
    "eyes-watch-from-the-trees": ("moon", light.full_moon),
    "devouring-teeth-lurk-underfoot": ("animal", None),
    "fathomless-mud-of-the-swamp": ("moon", light.veiled_moon),
    "rising-heat-of-stone-and-sand": ("fire", None),
    "sun-bright-whirlwind": ("sun", None),
    **{spirit: (element, None) for spirit, element in portrait_base.SKIES.items()},
}
# The figure of a spirit we do not know yet, by its first element.
SPARE: dict[str, Callable[[Picture], None]] = {
    "sun": light.faced_sun,
    "moon": light.moon_lilies,
    "fire": fire.fire_pillar,
    "air": air.whirlwind,
    "water": water.great_wave,
    "earth": earth.standing_stones,
    "plant": plants.great_tree,
    "animal": animals.near_beast,
}


@remembered(maxsize=16)
def standing(spirit: str, elements: tuple[str, ...], size: Size) -> pygame.Surface:
    """The spirit itself, without a sky behind it."""
    h = WIDTH * size[1] / size[0]
    p = Picture(spirit, elements[0] if elements else "air", h, size[0], 1.1)
    p.company, p.horizon = elements or ("air",), h * 0.6
    p.rng = random.Random(seed_of(spirit, "figure"))
    figure = FIGURES.get(spirit)
    if figure is None:
        SPARE[elements[0] if elements else "air"](p)
    else:
        figure(p)
    return svg.load(svg.document("".join(p.parts), (0, 0, WIDTH, h), size), size)


def portrait_svg(spirit: str, elements: tuple[str, ...], size: Size) -> tuple[str, float]:
    """The SVG body of a spirit's picture and its height in units (it is 330 wide)."""
    h = WIDTH * size[1] / size[0]
    main = elements[0] if elements else "air"
    key, behind = BACKGROUNDS.get(spirit, (main, None))
    p = Picture(spirit, key, h, size[0], 1.1)
    p.company = elements or (main,)
    p.horizon = h * 0.6
    draw_sky(p)
    p.rng = random.Random(seed_of(spirit, "figure"))
    if behind is not None:
        behind(p)
    figure = FIGURES.get(spirit)
    if figure is None:
        _unknown(p, spirit, elements or (main,))
    else:
        figure(p)
    draw_vignette(p)
    return "".join(p.parts), h


def _unknown(p: Picture, spirit: str, elements: tuple[str, ...]) -> None:
    """A spirit from a pack: the figure of its first element among motifs of the others."""
    for element, depth in zip(elements[1:], ("back", "middle", "front")):
        p.rng = random.Random(seed_of(spirit, element))
        p.rng.choice(FORMS[element][depth])(p)
        if depth == "back" and not p.floor:
            draw_ground(p)
    p.rng = random.Random(seed_of(spirit, "self"))
    SPARE[elements[0]](p)


def portrait(spirit: str, elements: tuple[str, ...], size: Size, radius: float = 8.0) -> pygame.Surface:
    """A spirit's picture in pixels, with round corners and an ink frame."""
    return framed(("portrait", spirit, elements), lambda: portrait_svg(spirit, elements, size)[0], size, radius, 2)


@remembered(maxsize=32)
def medallion(spirit: str, elements: tuple[str, ...], px: int, ring: str = BRASS) -> pygame.Surface:
    """A spirit's picture in a round frame `px` wide; `ring` is the frame's colour (the player's, say)."""
    body, h = portrait_svg(spirit, elements, (px, px))
    out = svg.load(svg.document(body, (0, 0, WIDTH, h), (px, px)), (px, px))
    svg.cut(out, svg.load(svg.document(svg.circle(50, 50, 48, "#FFFFFF"), (0, 0, 100, 100), (px, px)), (px, px)))
    line = max(1.6, 180 / px)
    frame = svg.circle(50, 50, 49 - line, "none", INK, line * 3.2) + svg.circle(50, 50, 49 - line, "none", ring, line * 1.7)
    out.blit(svg.load(svg.document(frame, (0, 0, 100, 100), (px, px)), (px, px)), (0, 0))
    return out


def round_picture(kit: Kit, entry: SpiritEntry, side: int, ring: str = BRASS) -> pygame.Surface:
    """A spirit's round picture, `side` physical pixels wide; kept by the kit. Where a panel is drawn smaller it is that of the
    usual size, reduced: to draw it anew takes a quarter of the time of the whole panel."""

    def make() -> pygame.Surface:
        usual = medallion(entry.id, entry.elements, round(side / kit.share), ring)
        return pygame.transform.smoothscale(usual, (side, side)) if kit.share < 1.0 else usual

    return kit.cached(("portrait", entry.id, side, ring), make)
