"""Fear: a mask over crooked houses in the fog, and the boon that has no elements."""

from __future__ import annotations

import math
import random

from scenes.draw.motifs.air import bolt
from scenes.draw.motifs.light import stars
from scenes.draw.motifs.picture import Picture, arc_d, dot_d, draw_sky, draw_vignette, polar, seed_of, seg_d
from scenes.draw.svg import circle, group, line_d, num, path, smooth_d, star_d
from scenes.draw.theme import ELEMENTS, mix

INK = "#17121F"
BONE = "#EFE6D2"
SKIES = (
    ("#2B2140", "#7F6C96"),
    ("#1D2740", "#6F7F9C"),
    ("#33203A", "#A06A7E"),
    ("#20302F", "#74907F"),
    ("#3A1F2A", "#B06A5A"),
)


# ---------------------------------------------------------------- masks, around (0, 0), about 44 units tall
def _skull() -> str:
    """A painted skull."""
    d = "M0-20C12-20 18-12 17-1C16 9 10 13 8.500 20C5 17 3 21 0 21S-5 17-8.500 20C-10 13-16 9-17-1C-18-12-12-20 0-20Z"
    eyes = "M-12-4c4-5 9-3 10 2-2 6-9 5-10-2zM12-4c-4-5-9-3-10 2 2 6 9 5 10-2z"
    lines = "M0 0l-2.400 7h4.800zM-7 12q7-4 14 0M-4 10.500v4M0 10v4.400M4 10.500v4"
    paint = "M0-19v9M-6-17.500l1.600 7M6-17.500l-1.600 7M-15 3l5 1M15 3l-5 1M-14 7l5-.5M14 7l-5-.5"
    return _mask(d, BONE) + path(eyes, INK) + path(lines, "none", INK, 1.2) + path(paint, "none", "#A0483A", 1.6)


def _horned() -> str:
    """A horned face."""
    horns = "M-12-13C-22-18-24-28-18-34C-18-26-12-22-6-19ZM12-13C22-18 24-28 18-34C18-26 12-22 6-19Z"
    d = "M0-20C9-20 15-14 15-4C15 8 8 20 0 24C-8 20-15 8-15-4C-15-14-9-20 0-20Z"
    eyes = "M-12-5L-3-1C-5 4-11 3-12-5ZM12-5L3-1C5 4 11 3 12-5Z"
    lines = "M0 0v8M-3 9h6M-7 14q7 4 14 0M-9-11q5-3 8 1M9-11q-5-3-8 1"
    return (
        _mask(horns, "#C9B79A")
        + _mask(d, "#7A3B36")
        + path(eyes, "#F3C45A", INK, 1)
        + path(lines, "none", INK, 1.3)
        + path("M-10 6l4 1M10 6l-4 1M-10 9l4 0M10 9l-4 0", "none", BONE, 1.4)
    )


def _bird() -> str:
    """A plague-bird mask with feathers."""
    plumes = "".join(
        f"M0-14Q{num(14 * math.sin(a))} {num(-14 - 14 * math.cos(a))} {num(20 * math.sin(a - 0.1))} {num(-14 - 20 * math.cos(a - 0.1))}Q{num(10 * math.sin(a + 0.3))} {num(-14 - 12 * math.cos(a + 0.3))} 0-14Z"
        for a in (-1.3, -0.8, -0.3, 0.2, 0.7, 1.2)
    )
    d = "M0-20C11-20 16-12 15-3C14 4 9 7 6 9L1 28L-6 9C-9 7-14 4-15-3C-16-12-11-20 0-20Z"
    eyes = (
        circle(-6.5, -6, 4.6, "#F3C45A", INK, 1.2)
        + circle(6.5, -6, 4.6, "#F3C45A", INK, 1.2)
        + circle(-6.5, -6, 1.8, INK)
        + circle(6.5, -6, 1.8, INK)
    )
    return _mask(plumes, "#5E7F86") + _mask(d, "#D9CDB4") + eyes + path("M0 4L1 26M-4 8q4 3 8 0", "none", INK, 1.1)


def _wood() -> str:
    """A long wooden face with leaves for hair."""
    leaves = "".join(
        f"M0-16q{num(10 * math.cos(a))} {num(10 * math.sin(a) - 6)} {num(19 * math.cos(a))} {num(19 * math.sin(a))}q{num(-12 * math.cos(a) + 4)} {num(-8 * math.sin(a))} {num(-19 * math.cos(a))} {num(-19 * math.sin(a))}z"
        for a in (-2.7, -2.2, -1.75, -1.3, -0.85, -0.4)
    )
    d = "M-11-18H11C15-6 14 14 7 24H-7C-14 14-15-6-11-18Z"
    lines = "M-8-10q4-3 6 1M8-10q-4-3-6 1M-2-6v12h4v-12M-12 0q4 8 3 16M12 0q-4 8-3 16M-5-17v5M5-17v5"
    return (
        _mask(leaves, "#54744A")
        + _mask(d, "#A77B4F")
        + path("M-9-6h6v4h-6zM9-6H3v4h6zM-5 12h10v5h-10z", INK)
        + path("M-3 12v5M0 12v5M3 12v5", "none", BONE, 1.3)
        + path(lines, "none", INK, 1.1)
    )


def _moonface() -> str:
    """A smooth face, half light and half dark."""
    d = "M0-21C12-21 18-12 18-1C18 12 9 22 0 22C-9 22-18 12-18-1C-18-12-12-21 0-21Z"
    half = "M0-21C12-21 18-12 18-1C18 12 9 22 0 22C4 8-5-6 0-21Z"
    features = "M-12-5q4-4 8 0q-4 3-8 0zM4-5q4-4 8 0q-4 3-8 0z"
    return (
        _mask(d, "#E6E0EC")
        + path(half, "#5F5480")
        + path(d, "none", INK, 1.4)
        + path(features, INK)
        + path("M0-3l-2 9h3M-6 13q6 3 12-1M-12-10q4-4 8-1M4-11q4-3 8 1", "none", INK, 1.2)
        + circle(-10, 5, 1.2, "#A0483A")
        + circle(-7.5, 8, 1.2, "#A0483A")
        + circle(-11, 9, 1.2, "#A0483A")
    )


def _fanged() -> str:
    """A wide beast face."""
    ears = "M-16-12L-22-26L-7-19ZM16-12L22-26L7-19Z"
    d = "M0-18C12-20 20-12 20-2C20 10 12 18 0 20C-12 18-20 10-20-2C-20-12-12-20 0-18Z"
    mouth = "M-13 6Q0 12 13 6Q10 16 0 17Q-10 16-13 6Z"
    teeth = "M-11 7.500l2 5 2.500-4zM11 7.500l-2 5-2.500-4zM-3 9l1.500 4 1.500-4 1.500 4 1.500-4z"
    stripes = "M-19 0l7 1M19 0l-7 1M-18 5l6 0M18 5l-6 0M-5-18l2 7M5-18l-2 7M0-18v8"
    return (
        _mask(ears, "#8C5A35")
        + _mask(d, "#B9783F")
        + path("M-13-7L-4-4C-6 1-12 0-13-7ZM13-7L4-4C6 1 12 0 13-7Z", "#F3E28C", INK, 1)
        + path("M-8-5v3M8-5v3", "none", INK, 1.6)
        + path("M-3 0h6l-3 4z", INK)
        + path(mouth, "#4A1A22", INK, 1.2)
        + path(teeth, BONE)
        + path(stripes, "none", INK, 1.5)
    )


def _hooded() -> str:
    """Nothing but eyes under a hood."""
    d = "M0-26C14-24 20-8 21 24H-21C-20-8-14-24 0-26Z"
    dark = "M0-17C9-15 12-5 11 10Q0 18-11 10C-12-5-9-15 0-17Z"
    folds = "M-16 20C-15 8-14-2-11-10M16 20C15 8 14-2 11-10M-6 24q2-6 6-8q4 2 6 8"
    return (
        _mask(d, "#56476B")
        + path(dark, INK)
        + path("M-8-3L-2-1C-3 2-7 2-8-3ZM8-3L2-1C3 2 7 2 8-3Z", "#F3E28C")
        + path(folds, "none", INK, 1.2)
    )


def _mask(d: str, fill: str) -> str:
    return path(d, fill, INK, 1.3)


MASKS = (_skull, _horned, _bird, _wood, _moonface, _fanged, _hooded)
NAMED = {
    "avoid-the-dahan": 3,
    "belief-takes-root": 0,
    "dahan-enheartened": 5,
    "dahan-on-their-guard": 4,
    "dahan-raid": 1,
    "emigration-accelerates": 2,
    "fear-of-the-unseen": 6,
    "isolation": 4,
    "overseas-trade-seem-safer": 2,
    "retreat": 5,
    "scapegoats": 1,
    "seek-safety": 6,
    "tall-tales-of-savagery": 5,
    "trade-suffers": 0,
    "wary-of-the-interior": 3,
}
LAYOUTS = ("one", "two", "three", "sky", "window")


# ---------------------------------------------------------------- the town below
def _house(p: Picture, x: float, y: float, tall: float, lit: bool) -> None:
    """A crooked house, leaning one way or the other."""
    wide, lean = tall * p.between(0.46, 0.6), p.between(-0.16, 0.16) * tall
    wall = mix("#4A3D5C", "#33293F", p.rng.random())
    p.shape(
        line_d(
            [
                (x - wide / 2, y),
                (x - wide / 2 + lean / 2, y - tall * 0.58),
                (x + wide / 2 + lean / 2, y - tall * 0.55),
                (x + wide / 2, y),
            ]
        ),
        wall,
    )
    roof = [
        (x - wide * 0.68 + lean / 2, y - tall * 0.54),
        (x + lean, y - tall),
        (x + wide * 0.7 + lean / 2, y - tall * 0.5),
    ]
    p.shape(line_d(roof), mix(wall, "#1A1420", 0.35))
    if p.rng.random() < 0.5:
        p.shape(
            line_d(
                [
                    (x + wide * 0.3 + lean, y - tall * 0.78),
                    (x + wide * 0.32 + lean, y - tall * 0.98),
                    (x + wide * 0.46 + lean, y - tall * 0.97),
                    (x + wide * 0.46 + lean, y - tall * 0.66),
                ]
            ),
            wall,
            0.8,
        )
    if lit:
        p.shape(
            line_d(
                [
                    (x - wide * 0.22 + lean * 0.3, y - tall * 0.42),
                    (x + lean * 0.3, y - tall * 0.43),
                    (x + lean * 0.25, y - tall * 0.24),
                    (x - wide * 0.22 + lean * 0.25, y - tall * 0.24),
                ]
            ),
            "#F3C45A",
            0.7,
        )
    p.hatch(
        (
            seg_d(
                x - wide * 0.3 + k * wide * 0.2 + lean * 0.7,
                y - tall * 0.62,
                x - wide * 0.22 + k * wide * 0.2 + lean * 0.8,
                y - tall * 0.72,
            )
            for k in range(4)
        ),
        width=0.5,
        opacity=0.7,
    )


def _village(p: Picture, base: float) -> None:
    form = p.rng.randrange(4)
    count = (7, 5, 9, 4)[form]
    spots = [p.w * (k + 0.5) / count + p.between(-8, 8) for k in range(count)]
    if form == 3:
        spots = [p.w * t for t in (0.08, 0.22, 0.78, 0.93)]
    for x in spots:
        _house(p, x, base + p.between(-4, 7), p.tall(0.2, 0.38 if form != 2 else 0.28), p.rng.random() < 0.6)


def _palisade(p: Picture, base: float) -> None:
    """A stockade instead of houses, with one watch tower."""
    x = p.w * p.rng.choice((0.14, 0.84))
    p.shape(line_d([(x - 16, base), (x - 12, base - p.h * 0.36), (x + 12, base - p.h * 0.36), (x + 16, base)]), "#43364F")
    p.shape(line_d([(x - 20, base - p.h * 0.34), (x, base - p.h * 0.48), (x + 20, base - p.h * 0.34)]), "#2F2538")
    p.add(
        path(
            line_d(
                [
                    (x - 5, base - p.h * 0.3),
                    (x + 5, base - p.h * 0.3),
                    (x + 5, base - p.h * 0.23),
                    (x - 5, base - p.h * 0.23),
                ]
            ),
            "#F3C45A",
        )
    )
    stakes = ""
    for k in range(24):
        sx, top = p.w * k / 23, base - p.tall(0.11, 0.17)
        stakes += line_d([(sx - 7, base + 6), (sx - 7, top), (sx, top - 8), (sx + 7, top), (sx + 7, base + 6)])
    p.shape(stakes, "#4A3D46")


def _harbour(p: Picture, base: float) -> None:
    """Ships leaving."""
    p.shape(
        f"M-8 {num(base - 12)}Q{num(p.w / 2)} {num(base - 20)} {num(p.w + 8)} {num(base - 12)}V{num(p.h + 8)}H-8Z",
        "#3C4A66",
    )
    for at, size in ((0.16, 0.3), (0.5, 0.2), (0.84, 0.34)):
        x, k = p.w * at, p.h * size / 60
        hull = f"M{num(x - 30 * k)} {num(base)}L{num(x - 24 * k)} {num(base + 13 * k)}H{num(x + 22 * k)}L{num(x + 32 * k)} {num(base - 3 * k)}L{num(x + 18 * k)} {num(base + 2 * k)}Z"
        sails = "".join(
            f"M{num(x + d * k)} {num(base - 44 * k)}Q{num(x + (d + 18) * k)} {num(base - 26 * k)} {num(x + d * k)} {num(base - 6 * k)}Z"
            for d in (-16, 4)
        )
        p.stroke("".join(seg_d(x + d * k, base, x + d * k, base - 48 * k) for d in (-16, 4)), INK, 1.1)
        p.shape(sails, "#CDBFD6")
        p.shape(hull, "#4A3A46")


def _dead_trees(p: Picture, base: float) -> None:
    """Bare trees with reaching branches."""
    for at in (0.06, 0.2, 0.8, 0.95):
        x, tall = p.w * at, p.tall(0.4, 0.66)
        limbs = f"M{num(x)} {num(base + 8)}Q{num(x + p.between(-6, 6))} {num(base - tall * 0.5)} {num(x + p.between(-8, 8))} {num(base - tall)}"
        for k in range(6):
            y, s = base - tall * (0.3 + 0.11 * k), 1 if k % 2 else -1
            reach = tall * (0.34 - 0.035 * k)
            limbs += f"M{num(x)} {num(y)}q{num(s * reach * 0.5)} {num(-reach * 0.1)} {num(s * reach)} {num(-reach * 0.7)}m{num(-s * reach * 0.45)} {num(reach * 0.42)}q{num(s * reach * 0.3)} {num(reach * 0.05)} {num(s * reach * 0.5)} {num(-reach * 0.05)}"
        p.stroke(limbs, INK, 1.9)


TOWNS = (_village, _village, _palisade, _harbour, _dead_trees)


def _fog(p: Picture) -> None:
    tone = mix("#E2D8EC", p.sky[1], 0.3)
    for k in range(6):
        y, x, veil = p.h * (0.66 + 0.065 * k), p.wide(-0.3, 0.1), ""
        while x < p.w:
            long = p.wide(0.35, 0.6)
            veil += f"M{num(x)} {num(y)}c{num(long * 0.2)} -9 {num(long * 0.3)} 7 {num(long * 0.5)} 0s{num(long * 0.3)} -8 {num(long * 0.5)} 0"
            x += long * 0.9
        p.add(path(veil, "none", tone, 7 - k * 0.6, 0.34 + 0.05 * k))


def _put_mask(p: Picture, form: int, x: float, y: float, tall: float, turn: float = 0.0) -> None:
    p.add(group(MASKS[form](), round(x, 1), round(y, 1), tall / 46, turn))


def fear_scene(name: str, h: float, px_wide: float) -> str:
    """The SVG of a fear card's picture."""
    p = Picture(name, "moon", h, px_wide)
    p.ink = INK
    p.sky = SKIES[seed_of(name, "sky") % len(SKIES)]
    form = NAMED.get(name, seed_of(name, "mask") % len(MASKS))
    layout = LAYOUTS[seed_of(name, "layout") % len(LAYOUTS)]
    draw_sky(p)
    p.rng = random.Random(seed_of(name, "fear"))
    _background(p, layout)
    base = h * 0.8
    TOWNS[seed_of(name, "town") % len(TOWNS)](p, base)
    _masks(p, form, layout)
    _fog(p)
    draw_vignette(p)
    return "".join(p.parts)


def _background(p: Picture, layout: str) -> None:
    pale = mix("#E9E0EE", p.sky[1], 0.2)
    if layout == "two":
        for at in (0.32, 0.68):
            p.circle(p.w * at, p.h * 0.44, p.h * 0.3, pale, 0, 0.16)
    elif layout == "sky":
        stars(p, 20, (p.w / 2, p.h * 0.4, p.h * 0.4))
        for r in (0.5, 0.4):
            p.circle(p.w / 2, p.h * 0.42, p.h * r, pale, 0, 0.14)
    elif layout == "three":
        rays = "".join(
            line_d([(p.w / 2, p.h * 0.45), polar(p.w / 2, p.h * 0.45, p.w, a), polar(p.w / 2, p.h * 0.45, p.w, a + 0.12)])
            for a in (math.tau * k / 16 for k in range(16))
        )
        p.add(path(rays, pale, opacity=0.14))
    else:
        if p.rng.random() < 0.4:
            bolt(p, p.wide(0.06, 0.2), 0, p.h * 0.6, 7)
            bolt(p, p.wide(0.8, 0.94), 0, p.h * 0.55, 6)
        for r, opacity in ((0.38, 0.16), (0.29, 0.16)):
            p.circle(p.w * 0.5, p.h * 0.44, p.h * r, pale, 0, opacity)


def _masks(p: Picture, form: int, layout: str) -> None:
    other = (form + 1 + p.rng.randrange(len(MASKS) - 1)) % len(MASKS)
    if layout == "two":
        _put_mask(p, form, p.w * 0.34, p.h * 0.46, p.h * 0.6, -8)
        _put_mask(p, other, p.w * 0.67, p.h * 0.42, p.h * 0.48, 9)
    elif layout == "three":
        _put_mask(p, other, p.w * 0.2, p.h * 0.42, p.h * 0.36, -12)
        _put_mask(p, other, p.w * 0.8, p.h * 0.42, p.h * 0.36, 12)
        _put_mask(p, form, p.w * 0.5, p.h * 0.46, p.h * 0.62)
    elif layout == "sky":
        _put_mask(p, form, p.w * 0.5, p.h * 0.42, p.h * 0.76)
    elif layout == "window":
        _put_mask(p, form, p.w * p.rng.choice((0.3, 0.7)), p.h * 0.45, p.h * 0.68, p.rng.choice((-7, 7)))
        eyes = "".join(dot_d(p.wide(0.05, 0.95), p.h * p.between(0.5, 0.62), 2) for _ in range(8))
        p.add(path(eyes, "#F3E28C", opacity=0.9))
    else:
        _put_mask(p, form, p.w * 0.5, p.h * 0.46, p.h * 0.68)


# ---------------------------------------------------------------- no elements
def boon(name: str, h: float, px_wide: float) -> str:
    """A power without elements: all eight turning around one light."""
    p = Picture(name, "air", h, px_wide)
    p.sky = ("#3A4C66", "#C9A98C")
    draw_sky(p)
    x, y, r = p.w / 2, h * 0.5, h * 0.34
    rays = "".join(
        line_d(
            [
                polar(x, y, r * 0.3, a - 0.02),
                polar(x, y, p.w, a - 0.07),
                polar(x, y, p.w, a + 0.07),
                polar(x, y, r * 0.3, a + 0.02),
            ]
        )
        for a in (math.tau * (k + 0.5) / 16 for k in range(16))
    )
    p.add(path(rays, "#FFF3C4", opacity=0.28))
    p.glow(x, y, h * 0.5, "#FFF3C4", 0.95)
    p.cased(dot_d(x, y, r), "#E7CB86", 3.4)
    arms = ""
    for k in range(8):
        a = math.tau * k / 8
        points = [polar(x, y, r * 0.2 + r * 0.72 * t, a + 0.9 * t) for t in (0, 0.25, 0.5, 0.75, 1)]
        arms += smooth_d(points)
    p.stroke(arms, "#FFFDF2", 1.6, 0.9)
    p.shape(star_d(x, y, r * 0.34, r * 0.14, 8), "#FBE7A8")
    for k, element in enumerate(ELEMENTS):
        ex, ey = polar(x, y, r, math.tau * k / 8 + 0.9)
        p.circle(ex, ey, h * 0.085, ELEMENTS[element].fill, 1)
        p.circle(ex, ey, h * 0.06, mix(ELEMENTS[element].fill, "#FFFFFF", 0.35))
    p.hatch((arc_d(p.wide(0, 0.9), p.tall(0.05, 0.95), p.between(8, 20), 4) for _ in range(12)), "#FFFFFF", 0.7, 0.5)
    draw_vignette(p)
    return "".join(p.parts)
