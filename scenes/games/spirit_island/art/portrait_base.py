"""The spirits of the first box, each drawn as itself: a figure in the middle, made of what it is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from scenes.draw.motifs import air, earth, fire, light, plants, water
from scenes.draw.motifs.picture import Picture, arc_d, hill_d, polar, seg_d
from scenes.draw.svg import line_d, num, path, smooth_d


def eyes(p: Picture, x: float, y: float, gap: float, r: float, colour: str) -> None:
    """Two slanted, shining eyes."""
    for side in (-1, 1):
        p.glow(x + side * gap, y, r * 3.2, colour, 0.6)
        cx = x + side * gap
        outer = f"{num(cx + r * side * 1.1)} {num(y - r * 0.5)}"
        almond = f"M{num(cx - r * side)} {num(y + r * 0.4)}Q{num(cx)} {num(y - r * 0.9)} {outer}"
        almond += f"Q{num(cx)} {num(y + r * 0.9)} {num(cx - r * side)} {num(y + r * 0.4)}Z"
        p.shape(almond, colour, 0.9)


def _mirrored(points: Sequence[tuple[float, float]], x: float) -> list[tuple[float, float]]:
    """An outline from its right half, (distance from the middle, y) from above."""
    return [(x + dx, y) for dx, y in points] + [(x - dx, y) for dx, y in reversed(points)]


def _lightning(p: Picture) -> None:
    """Lightning's Swift Strike: a body of cloud, arms of lightning, far too quick to be whole."""
    x, h = p.w * 0.5, p.h
    p.glow(x, h * 0.45, h * 0.62, "#FFF2B0", 0.75)
    for side in (-1, 1):
        arm = [(x + side * 26, h * 0.36), (x + side * 74, h * 0.3), (x + side * 62, h * 0.42), (x + side * 122, h * 0.4)]
        arm += [(x + side * 104, h * 0.52), (x + side * 152, h * 0.6)]
        p.stroke(line_d(arm, False), p.ink, 7)
        p.stroke(line_d(arm, False), "#FFE98A", 4.4)
        p.stroke(line_d(arm, False), "#FFFFFF", 1.6)
    bolt = [(34, h * 0.3), (52, h * 0.46), (20, h * 0.48), (38, h * 0.66), (10, h * 0.68), (0, h * 0.97)]
    body = [(x + dx, y) for dx, y in bolt]
    body += [(x - 12, h * 0.72), (x - 34, h * 0.7), (x - 22, h * 0.52), (x - 50, h * 0.5), (x - 34, h * 0.3)]
    p.shape(line_d(body), "#FFE06A", 1.4)
    p.add(path(line_d([*body[:6], (x + 2, h * 0.6), (x + 16, h * 0.4)]), "#F2A63C", opacity=0.55))
    for dx, y, wide, tone in ((-62, 0.2, 0.4, "#5B6678"), (62, 0.2, 0.4, "#4C566A"), (0, 0.16, 0.46, "#6F7B8D")):
        air.cloud(p, x + dx, h * y, p.w * wide, h * 0.2, tone)
    eyes(p, x, h * 0.2, 26, 12, "#FFF7C2")
    for at in (0.1, 0.9):
        air.bolt(p, p.w * at, h * 0.24, h * 0.9, 7)


def _river(p: Picture) -> None:
    """River Surges in Sunlight: the river stands up and wears the sun."""
    x, h = p.w * 0.5, p.h
    light.haloed_sun_at(p, x, h * 0.26, h * 0.2)
    p.shape(hill_d(p, h * 0.62, 0.02), "#7FAE62")
    p.shape(hill_d(p, h * 0.72, 0.02), "#5F9657")
    for k, (tone, wide) in enumerate((("#2F7FA6", 1.0), ("#4FA3C4", 0.72), ("#8ED0DE", 0.4))):
        body = [(30 * wide, h * 0.36), (46 * wide, h * 0.46), (30 * wide, h * 0.6), (58 * wide, h * 0.76), (124 * wide, h * 1.02)]
        p.shape(smooth_d(_mirrored(body, x + k * 2)) + "Z", tone, 1.2 if not k else 0)
    head = [(14, h * 0.2), (32, h * 0.27), (30, h * 0.38), (0, h * 0.46)]
    p.shape(smooth_d(_mirrored(head, x), True), "#6FBFD6", 1.2)
    for side in (-1, 1):
        arm = smooth_d([(x + side * 34, h * 0.46), (x + side * 88, h * 0.5), (x + side * 118, h * 0.38)])
        p.cased(arm, "#4FA3C4", 17)
        p.stroke(arm, "#BFE8EE", 2.2)
        p.stroke(arc_d(x + side * 70 - 14, h * 0.86, 28, 6), "#DFF4F4", 2)
    eyes(p, x, h * 0.31, 13, 7, "#FFF3C4")
    p.stroke(arc_d(x - 9, h * 0.385, 18, -4), p.ink, 1.4)
    p.dots(((p.wide(0.1, 0.9), p.tall(0.66, 0.98), p.between(1.4, 3.2)) for _ in range(26)), "#FFFFFF", 0.85)


def _shadows(p: Picture) -> None:
    """Shadows Flicker Like Flame: a cloak of dark with a flame where the heart would be."""
    x, h = p.w * 0.5, p.h
    light.full_moon(p)
    for side in (-1, 1):
        for k in range(3):
            fire.tongue(p, x + side * (60 + 34 * k), h, h * (0.3 - 0.05 * k), 1.1)
    cloak = [(10, h * 0.1), (42, h * 0.18), (48, h * 0.34), (84, h * 0.46), (76, h * 0.62), (112, h * 0.74), (100, h * 1.02)]
    p.shape(smooth_d(_mirrored(cloak, x)) + "Z", "#221B38", 1.3)
    inner = [(26, h * 0.22), (30, h * 0.33), (0, h * 0.42)]
    p.shape(smooth_d(_mirrored(inner, x), True), "#0E0A1C", 0.8)
    p.glow(x, h * 0.66, h * 0.26, "#F28A3C", 0.95)
    fire.tongue(p, x, h * 0.78, h * 0.26, 1.3)
    eyes(p, x, h * 0.31, 14, 8, "#F6B04C")
    folds = "".join(seg_d(x + d, h * (0.5 + abs(d) / 600), x + d * 1.5, h * 0.98) for d in (-52, -34, 34, 52))
    p.stroke(folds, "#5A4C86", 1.4, 0.9)


def _earth(p: Picture) -> None:
    """Vital Strength of the Earth: a hill that has shoulders, and a wood on them."""
    x, h = p.w * 0.5, p.h
    light.corner_sun(p)
    body = [(24, h * 0.2), (46, h * 0.28), (44, h * 0.42), (100, h * 0.46), (140, h * 0.62), (126, h * 0.78), (150, h * 1.02)]
    p.shape(line_d(_mirrored(body, x)), "#8A7A62", 1.4)
    shade = [(x + 6, h * 0.2), *((x + dx, y) for dx, y in body), (x + 50, h * 1.02), (x + 60, h * 0.6)]
    p.add(path(line_d(shade), "#4A3D30", opacity=0.4))
    chest = line_d([(x - 70, h * 0.56), (x - 20, h * 0.64), (x, h * 0.78), (x + 22, h * 0.63), (x + 74, h * 0.57)], False)
    p.stroke(chest + line_d([(x, h * 0.78), (x - 6, h)], False), p.ink, 1.8)
    moss = [(0, h * 0.12), (30, h * 0.16), (54, h * 0.27), (30, h * 0.24)]
    p.shape(smooth_d(_mirrored(moss, x), True), "#5C8F4E", 1)
    for dx, size in ((-118, 0.3), (-78, 0.24), (80, 0.25), (120, 0.3), (-6, 0.2), (20, 0.15)):
        plants.tree(p, x + dx, h * (0.56 if abs(dx) > 60 else 0.2), h * size, "#4C8A4A")
    eyes(p, x, h * 0.33, 17, 9, "#D9F29A")
    p.stroke(arc_d(x - 15, h * 0.4, 30, 3), p.ink, 2)
    earth.boulders(p)


def _thunder(p: Picture) -> None:
    """Thunderspeaker: a crown of sunlight, a mask, and a voice of thunder over the drums."""
    x, h = p.w * 0.5, p.h
    light.wavy_sun(p)
    for side in (-1, 1):
        air.bolt(p, x + side * 128, h * 0.06, h * 0.74, 9)
    for k in range(11):
        a = math.pi * (1.06 + 0.88 * k / 10)
        tip, root = polar(x, h * 0.42, h * 0.36, a), polar(x, h * 0.42, h * 0.12, a)
        wide = (-(tip[1] - root[1]) * 0.13, (tip[0] - root[0]) * 0.13)
        mid = ((tip[0] * 2 + root[0]) / 3, (tip[1] * 2 + root[1]) / 3)
        ray = [root, (mid[0] + wide[0], mid[1] + wide[1]), tip, (mid[0] - wide[0], mid[1] - wide[1])]
        p.shape(line_d(ray), ("#F0C765", "#FBE9B0", "#E0A23A")[k % 3], 1)
    cloak = [(30, h * 0.56), (86, h * 0.64), (112, h * 0.84), (118, h * 1.02)]
    p.shape(smooth_d(_mirrored(cloak, x)) + "Z", "#8C3B2C", 1.3)
    p.stroke("".join(arc_d(x - w, h * y, 2 * w, -9) for w, y in ((62, 0.7), (82, 0.8), (98, 0.9))), "#F0C765", 3)
    mask = [(20, h * 0.28), (44, h * 0.36), (40, h * 0.5), (18, h * 0.62), (0, h * 0.66)]
    p.shape(smooth_d(_mirrored(mask, x), True), "#B9774A", 1.4)
    rows = [h * (0.47 + 0.035 * k) for k in range(3)]
    marks = "".join(seg_d(x + s * 16, y, x + s * 36, y - h * 0.02) for s in (-1, 1) for y in rows)
    p.stroke(marks, "#FBF1DC", 2.4)
    p.shape(f"M{num(x - 7)} {num(h * 0.4)}L{num(x)} {num(h * 0.53)}L{num(x + 7)} {num(h * 0.4)}Z", "#E0A23A", 1)
    eyes(p, x, h * 0.4, 19, 9, "#FFF3C4")
    p.shape(f"M{num(x - 12)} {num(h * 0.57)}q12 9 24 0q-3 17 -12 17t-12 -17Z", "#2A1414", 0.9)


def _green(p: Picture) -> None:
    """A Spread of Rampant Green: vines without end, and a flower that looks back."""
    x, y, h = p.w * 0.5, p.h * 0.47, p.h
    plants.undergrowth(p)
    for k in range(9):
        a = math.tau * k / 9 + 0.3
        line = [polar(x, y, r, a + turn) for r, turn in ((30, 0.0), (80, 0.35), (126, 0.1), (176, 0.55))]
        p.cased(smooth_d(line), "#3F7F45", 9)
        p.stroke(smooth_d(line), "#8CC66A", 1.6)
        for r, turn in ((78, 0.5), (118, -0.04), (150, 0.46)):
            leaf = [polar(x, y, r, a + turn - 0.13), polar(x, y, r + 26, a + turn), polar(x, y, r, a + turn + 0.13)]
            p.shape(smooth_d([polar(x, y, r - 12, a + turn), *leaf], True), "#5FA552" if k % 2 else "#79B85C", 0.8)
    for ring, (n, r, size, tone) in enumerate(((9, 62, 30, "#D7679A"), (7, 42, 24, "#F09ABF"))):
        for k in range(n):
            a = math.tau * (k + ring / 2) / n
            petal = [polar(x, y, r - size, a - 0.25), polar(x, y, r + size * 0.7, a), polar(x, y, r - size, a + 0.25)]
            p.shape(smooth_d([polar(x, y, r * 0.3, a), *petal], True), tone, 1)
    p.circle(x, y, 31, "#F6D765", 1.2)
    p.dots((((q := polar(x, y, 31 * math.sqrt(k / 40), k * 2.4))[0], q[1], 1.7) for k in range(1, 40)), "#B9853A")
    eyes(p, x, y - 3, 12, 8, "#2F6B3A")
    p.stroke(arc_d(x - 10, y + 12, 20, -5), p.ink, 1.6)
    del h


def _ocean(p: Picture) -> None:
    """Ocean's Hungry Grasp: the sea itself, with a throat and with hands."""
    x, h = p.w * 0.5, p.h
    water.open_sea(p)
    for side in (-1, 1):
        hand = [(x + side * 150, h), (x + side * 148, h * 0.6), (x + side * 120, h * 0.3), (x + side * 74, h * 0.2)]
        p.cased(smooth_d(hand), "#2F7FA6", 34)
        for k, (dx, dy) in enumerate(((60, 0.1), (46, 0.19), (50, 0.29))):
            joints = (84, 0.19 + 0.02 * k), (dx + 8, dy), (dx - 14, dy + 0.07)
            p.cased(smooth_d([(x + side * at, h * up) for at, up in joints]), "#4FA3C4", 11)
        p.stroke(smooth_d([(px - side * 6, py) for px, py in hand]), "#BFE8EE", 2)
    head = [(0, h * 0.26), (52, h * 0.3), (96, h * 0.46), (110, h * 0.7), (130, h * 1.02)]
    p.shape(smooth_d(_mirrored(head, x)) + "Z", "#22658C", 1.4)
    throat = [(0, h * 0.54), (54, h * 0.6), (66, h * 0.74), (40, h * 0.88), (0, h * 0.93)]
    p.shape(smooth_d(_mirrored(throat, x), True), "#07182A", 1.3)
    upper = "".join(line_d([(x + t - 8, h * 0.565 + abs(t) * 0.2), (x + t, h * 0.66), (x + t + 8, h * 0.565 + abs(t) * 0.2)])
                    for t in range(-44, 45, 22))  # fmt: skip
    lower = "".join(line_d([(x + t - 8, h * 0.92 - abs(t) * 0.3), (x + t, h * 0.8), (x + t + 8, h * 0.92 - abs(t) * 0.3)])
                    for t in range(-33, 34, 22))  # fmt: skip
    p.shape(upper + lower, "#F3EEDC", 0.9)
    eyes(p, x, h * 0.44, 38, 15, "#8FF0E4")
    foam = "".join(arc_d(x + d, h * 0.3 + abs(d) * 0.3, 22, 7) for d in (-82, -58, -34, -10, 14, 38, 62))
    p.stroke(foam, "#FFFFFF", 2.6)
    p.dots(((p.wide(0.05, 0.95), p.tall(0.05, 0.3), p.between(1.4, 3.4)) for _ in range(24)), "#DFF4F4", 0.9)


def _dreams(p: Picture) -> None:
    """Bringer of Dreams and Nightmares: wings of a moth, and eyes that open while others are closed."""
    x, h = p.w * 0.5, p.h
    light.stars(p, 40)
    light.crescent(p)
    for side in (-1, 1):
        upper = (0, 0.44), (60, 0.16), (148, 0.12), (140, 0.44), (70, 0.56)
        lower = (0, 0.52), (74, 0.58), (118, 0.76), (66, 0.92), (18, 0.72)
        p.shape(smooth_d([(x + side * dx, h * dy) for dx, dy in lower], True), "#4B3A7A", 1.3)
        p.shape(smooth_d([(x + side * dx, h * dy) for dx, dy in upper], True), "#6E56A8", 1.3)
        for cx, cy, r in ((96, 0.31, 26), (70, 0.73, 18)):
            at = x + side * cx
            p.circle(at, h * cy, r, "#F0D98C", 1)
            p.circle(at, h * cy, r * 0.66, "#C25A8E", 0.8)
            p.circle(at, h * cy, r * 0.34, "#160E28")
            p.circle(at - r * 0.16, h * cy - r * 0.2, r * 0.14, "#FFFFFF")
        veins = "".join(seg_d(x + side * 14, h * 0.47, x + side * dx, h * y) for dx, y in ((122, 0.17), (136, 0.28), (130, 0.4)))
        p.stroke(veins, "#C9B6F0", 1, 0.7)
        p.stroke(smooth_d([(x + side * 6, h * 0.26), (x + side * 22, h * 0.12), (x + side * 46, h * 0.06)]), "#F0D98C", 2)
    body = [(10, h * 0.25), (22, h * 0.33), (15, h * 0.42), (24, h * 0.56), (16, h * 0.8), (0, h * 0.97)]
    p.shape(smooth_d(_mirrored(body, x), True), "#D9CDEB", 1.2)
    p.hatch((arc_d(x - 16, h * y, 32, -4) for y in (0.56, 0.63, 0.7, 0.77)), width=1)
    eyes(p, x, h * 0.33, 9, 6, "#B4F0E0")
    p.stroke(arc_d(x - 6, h * 0.385, 12, 2), p.ink, 1.2)
    p.dots(((p.wide(0.05, 0.95), p.tall(0.55, 0.98), p.between(1, 2.6)) for _ in range(22)), "#F6EEC4", 0.9)


FIGURES: dict[str, Callable[[Picture], None]] = {
    "lightnings-swift-strike": _lightning,
    "river-surges-in-sunlight": _river,
    "shadows-flicker-like-flame": _shadows,
    "vital-strength-of-the-earth": _earth,
    "thunderspeaker": _thunder,
    "a-spread-of-rampant-green": _green,
    "oceans-hungry-grasp": _ocean,
    "bringer-of-dreams-and-nightmares": _dreams,
}
SKIES = {  # the element whose sky lies behind them
    "lightnings-swift-strike": "moon",
    "river-surges-in-sunlight": "water",
    "shadows-flicker-like-flame": "moon",
    "vital-strength-of-the-earth": "sun",
    "thunderspeaker": "fire",
    "a-spread-of-rampant-green": "plant",
    "oceans-hungry-grasp": "water",
    "bringer-of-dreams-and-nightmares": "moon",
}
