"""What powers do to the ground in their pictures: blight and its end, vents, rot and poison, the earth that opens."""

from __future__ import annotations

import math

from scenes.draw.motifs.picture import Form, Picture, arc_d, dot_d, polar, seg_d
from scenes.draw.svg import line_d, num, path, smooth_d
from scenes.draw.theme import mix


def _swirl(p: Picture, x: float, y: float, r: float) -> None:
    """The torn dark swirl by which blight is known."""
    tone = "#3A2E39"
    arms = ""
    for n in range(7):
        a = math.tau * n / 7
        tip, left, right = (
            polar(x, y, r * (1.25 if n % 2 else 1.0), a),
            polar(x, y, r * 0.62, a - 0.36),
            polar(x, y, r * 0.62, a + 0.42),
        )
        arms += f"M{num(left[0])} {num(left[1])}Q{num(tip[0])} {num(tip[1])} {num(tip[0])} {num(tip[1])}L{num(right[0])} {num(right[1])}Z"
    p.add(path(arms, tone))
    p.circle(x, y, r * 0.68, tone)
    p.stroke(
        f"M{num(x - r * 0.3)} {num(y + r * 0.16)}C{num(x - r * 0.4)} {num(y - r * 0.5)} {num(x + r * 0.5)} {num(y - r * 0.4)} {num(x + r * 0.3)} {num(y + r * 0.1)}C{num(x + r * 0.16)} {num(y + r * 0.36)} {num(x - r * 0.1)} {num(y + r * 0.2)} {num(x)} {num(y)}",
        "#9A7A92",
        1.4,
    )


def blight(p: Picture) -> None:
    """Blighted ground: dark swirls, dead stems."""
    for away, down, size in ((-0.6, 0.84, 0.13), (0.1, 0.9, 0.18), (0.72, 0.82, 0.12)):
        x, y = p.w * p.fx + away * p.h, p.h * down
        _swirl(p, x, y, p.h * size * p.big)
    for n in range(6):
        x = p.w * (0.08 + 0.17 * n)
        p.stroke(
            f"M{num(x)} {num(p.h)}q{num(p.between(-6, 6))} -20 {num(p.between(-8, 8))} {num(-p.h * 0.24)}m-2 12q7 -6 10 -12",
            p.ink,
            1.6,
        )


def blight_heals(p: Picture) -> None:
    """Green shoots and flowers that break through blight."""
    x, y, r = p.w * p.fx, p.h * 0.86, p.h * 0.19 * p.big
    _swirl(p, x, y, r)
    green = p.shade("#5E9A4A", "#4E9A72")
    for n in range(7):
        a = -math.pi / 2 + (n - 3) * 0.34
        tip = polar(x, y, r * (1.9 + 0.35 * (n % 2)), a)
        mid = polar(x, y, r * 1.0, a + 0.2)
        p.cased(f"M{num(x + (n - 3) * r * 0.2)} {num(y)}Q{num(mid[0])} {num(mid[1])} {num(tip[0])} {num(tip[1])}", green, 3.2)
        if n % 2:
            for m in range(5):
                p.circle(*polar(*tip, r * 0.16, math.tau * m / 5), r * 0.12, p.shade("#F2B6C0", "#E8C6F0"), 0.7)
            p.circle(*tip, r * 0.1, "#F3C64E", 0.7)
        else:
            p.shape(
                f"M{num(tip[0])} {num(tip[1])}q{num(-r * 0.3)} {num(-r * 0.1)} {num(-r * 0.3)} {num(-r * 0.4)}q{num(r * 0.34)} {num(r * 0.06)} {num(r * 0.3)} {num(r * 0.4)}q{num(r * 0.04)} {num(-r * 0.34)} {num(r * 0.36)} {num(-r * 0.36)}q0 {num(r * 0.3)} {num(-r * 0.36)} {num(r * 0.36)}Z",
                mix(green, "#FFFFFF", 0.15),
                0.8,
            )


def vents(p: Picture) -> None:
    """Jets of steam out of the cracked ground."""
    for away, tall, wide in ((-0.66, 0.5, 0.1), (0.02, 0.78, 0.15), (0.7, 0.58, 0.11)):
        x, base = p.w * p.fx + away * p.h, p.h * (0.9 + 0.03 * (tall > 0.6))
        t, w = tall * p.h * p.big, wide * p.h * p.big
        p.glow(x, base, w * 2.4, "#FF9A4A", 0.9)
        p.shape(
            line_d(
                [
                    (x - w * 1.3, base + 5),
                    (x - w * 0.5, base - w * 0.8),
                    (x + w * 0.5, base - w * 0.7),
                    (x + w * 1.4, base + 5),
                    (x + w * 0.3, base + 1),
                    (x - w * 0.4, base + 2),
                ]
            ),
            p.shade("#7A6454", "#3C2E36"),
        )
        white = p.shade("#FBF7EE", "#F0E2DA")
        p.shape(
            smooth_d(
                [
                    (x - w * 0.3, base - w * 0.5),
                    (x - w * 0.5, base - t * 0.5),
                    (x - w * 1.1, base - t * 0.86),
                    (x, base - t),
                    (x + w * 1.2, base - t * 0.84),
                    (x + w * 0.5, base - t * 0.46),
                    (x + w * 0.3, base - w * 0.5),
                ]
            )
            + "Z",
            white,
            0.8,
            0.92,
        )
        for side, up, r in ((-0.9, 0.9, 0.62), (0.1, 1.04, 0.76), (1.0, 0.88, 0.58), (-0.2, 0.76, 0.5)):
            p.circle(x + side * w, base - t * up, r * w, white, 0.8, 0.95)
        p.hatch(
            [
                f"M{num(x - w * 0.1)} {num(base - t * 0.2)}q{num(-w * 0.2)} {num(-t * 0.2)} 0 {num(-t * 0.4)}",
                f"M{num(x + w * 0.15)} {num(base - t * 0.14)}q{num(w * 0.2)} {num(-t * 0.2)} {num(w * 0.1)} {num(-t * 0.36)}",
            ],
            "#A8B4BC",
            0.9,
        )


def rot(p: Picture) -> None:
    """A fallen trunk under fungus, dripping."""
    base, k = p.h * 0.95, p.h * 0.0058 * p.big
    x = p.w * p.fx
    p.cased(
        f"M{num(x - 118 * k)} {num(base - 14 * k)}L{num(x + 96 * k)} {num(base - 30 * k)}", p.shade("#6B5140", "#3E3440"), 38 * k
    )
    p.circle(x + 98 * k, base - 30 * k, 19 * k, p.shade("#B39A74", "#6A5A68"), 1)
    p.hatch([dot_d(x + 98 * k, base - 30 * k, 12 * k), dot_d(x + 98 * k, base - 30 * k, 6 * k)])
    p.hatch(arc_d(x + (-100 + 26 * n) * k, base - (6 + 12 * (n % 2)) * k, 20 * k, 3) for n in range(7))
    for n in range(6):
        a, up = x + (-94 + 34 * n) * k, base - (30 + 2 * n) * k
        wide = (15 - 2 * (n % 3)) * k
        p.shape(
            f"M{num(a - wide)} {num(up)}Q{num(a)} {num(up - wide * 1.5)} {num(a + wide)} {num(up)}Q{num(a)} {num(up + wide * 0.5)} {num(a - wide)} {num(up)}Z",
            ("#D98A5A", "#C9B26A", "#B9749A")[n % 3],
            0.9,
        )
        p.hatch([arc_d(a - wide * 0.6, up - wide * 0.3, wide * 1.2, 3)])
    for n in range(9):
        a, up = x + (-108 + 26 * n) * k, base - (2 - 3 * (n % 3)) * k
        p.shape(
            f"M{num(a)} {num(up - 8 * k)}q{num(3.4 * k)} {num(8 * k)} 0 {num(11 * k)}q{num(-3.4 * k)} {num(-3 * k)} 0 {num(-11 * k)}Z",
            "#9AB04E",
            0.6,
        )
    p.dots(((x + p.between(-120, 120) * k, base - p.between(46, 96) * k, p.between(0.9, 2.0) * k) for _ in range(22)), p.ink, 0.8)


def mire(p: Picture) -> None:
    """Bubbling mud under foul vapours."""
    top = p.h * 0.72
    p.shape(
        f"M-8 {num(top)}Q{num(p.w * 0.3)} {num(top - 8)} {num(p.w * 0.6)} {num(top + 3)}T{num(p.w + 8)} {num(top)}V{num(p.h + 8)}H-8Z",
        p.shade("#6E6A3C", "#463E36"),
    )
    for _ in range(9):
        x, y, r = p.wide(0.04, 0.96), p.h * p.between(0.78, 0.97), p.h * p.between(0.02, 0.055)
        p.circle(x, y, r, p.shade("#98955A", "#6A6048"), 0.9)
        p.hatch([arc_d(x - r * 0.5, y - r * 0.4, r * 0.7, 2)], "#E6E2B0", 0.9)
    for n in range(5):
        x = p.w * (0.1 + 0.2 * n)
        d = f"M{num(x)} {num(top + 8)}" + "".join(
            f"q{num(12 if m % 2 else -12)} {num(-p.h * 0.07)} 0 {num(-p.h * 0.14)}" for m in range(4)
        )
        p.stroke(d, "#C6C47A", 5.0, 0.45)
        p.stroke(d, "#EDEBB4", 1.8, 0.6)


def poison(p: Picture) -> None:
    """Bare trees, bones and green pools."""
    for away in (-0.86, 0.9):
        x, base, tall = p.w * 0.5 + away * p.h * 0.9, p.h * 0.86, p.h * 0.62
        d = f"M{num(x)} {num(base)}q4 {num(-tall * 0.5)} {num(-3)} {num(-tall)}"
        for n in range(5):
            side = 1 if n % 2 else -1
            d += f"M{num(x)} {num(base - tall * (0.34 + 0.13 * n))}q{num(side * tall * 0.12)} {num(-tall * 0.04)} {num(side * tall * 0.24)} {num(-tall * 0.2)}"
        p.cased(d, p.shade("#6A6458", "#463E4A"), 3.4)
    x, base, k = p.w * p.fx, p.h * 0.9, p.h * 0.006 * p.big
    p.shape(
        smooth_d(
            [
                (x - 96 * k, base + 2 * k),
                (x - 30 * k, base - 12 * k),
                (x + 60 * k, base - 8 * k),
                (x + 98 * k, base + 4 * k),
                (x + 20 * k, base + 16 * k),
            ],
            True,
        ),
        "#8FB24A",
    )
    p.hatch([arc_d(x - 40 * k, base + 3 * k, 40 * k, 4), arc_d(x + 20 * k, base + 5 * k, 36 * k, 4)], "#D6EE9A", 1.2)
    bone = "#F3ECD8"
    skull = smooth_d(
        [
            (x + 8 * k, base - 40 * k),
            (x + 22 * k, base - 58 * k),
            (x + 46 * k, base - 54 * k),
            (x + 76 * k, base - 34 * k),
            (x + 74 * k, base - 26 * k),
            (x + 40 * k, base - 24 * k),
            (x + 16 * k, base - 24 * k),
        ],
        True,
    )
    for n in range(5):
        p.cased(
            f"M{num(x - (64 - 13 * n) * k)} {num(base - 4 * k)}q{num(-9 * k)} {num(-36 * k)} {num(12 * k)} {num(-42 * k)}",
            bone,
            2.6 * k,
        )
    p.cased(
        f"M{num(x - 78 * k)} {num(base - 34 * k)}Q{num(x - 30 * k)} {num(base - 58 * k)} {num(x + 14 * k)} {num(base - 42 * k)}",
        bone,
        4 * k,
    )
    p.cased(
        f"M{num(x + 22 * k)} {num(base - 54 * k)}q{num(-18 * k)} {num(-12 * k)} {num(-12 * k)} {num(-34 * k)}m{num(2 * k)} {num(18 * k)}q{num(-12 * k)} {num(-2 * k)} {num(-16 * k)} {num(-14 * k)}",
        bone,
        2.6 * k,
    )
    p.shape(skull, bone)
    p.circle(x + 36 * k, base - 42 * k, 5 * k, p.ink)


def roots(p: Picture) -> None:
    """Roots that burst from the ground and wind round what stands there."""
    x, base, k = p.w * p.fx, p.h + 4, p.h * 0.006 * p.big
    bark = p.shade("#7A5638", "#4A3B4A", 0.1)
    for n, (a, b, c, d) in enumerate(
        ((-90, -60, -100, 96), (-52, -8, -66, 118), (-16, -56, 26, 132), (22, 64, -8, 112), (58, 20, 76, 124), (92, 70, 104, 88))
    ):
        p.cased(
            f"M{num(x + a * k)} {num(base)}C{num(x + b * k)} {num(base - d * 0.4 * k)} {num(x + c * k)} {num(base - d * 0.7 * k)} {num(x + (b + c) / 2 * k)} {num(base - d * k)}",
            mix(bark, p.ink, 0.06 * (n % 3)),
            (9 - n % 3 * 1.5) * k,
        )
        p.shape(
            f"M{num(x + (b + c) / 2 * k)} {num(base - d * k)}q{num(-7 * k)} {num(-10 * k)} 0 {num(-16 * k)}q{num(7 * k)} {num(6 * k)} 0 {num(16 * k)}Z",
            p.shade("#7FB05A", "#5A9A7A"),
            0.8,
        )


def chasm(p: Picture) -> None:
    """The ground torn open, blocks thrown up."""
    x, base, k = p.w * p.fx, p.h + 4, p.h * 0.006 * p.big
    p.shape(
        line_d(
            [
                (x - 110 * k, base),
                (x - 60 * k, base - 34 * k),
                (x - 24 * k, base - 26 * k),
                (x, base - 52 * k),
                (x + 22 * k, base - 26 * k),
                (x + 70 * k, base - 40 * k),
                (x + 116 * k, base),
            ]
        ),
        p.shade("#3A2C28", "#1C1626"),
    )
    if "fire" in p.company:
        p.glow(x, base - 10 * k, 80 * k, "#FF8A3A", 0.95)
    for away, up, size, turn in (
        (-70, 54, 22, 0.3),
        (-26, 80, 28, -0.4),
        (22, 92, 20, 0.7),
        (58, 66, 26, 0.1),
        (0, 48, 16, 0.9),
        (88, 40, 16, 0.5),
        (-96, 34, 15, 0.8),
    ):
        corners = [
            polar(x + away * k, base - up * k, size * k * (1 if n % 2 else 0.72), turn + math.tau * n / 6) for n in range(6)
        ]
        p.shape(line_d(corners), p.shade("#A8865E", "#6A5464", 0.14))
        p.hatch([seg_d(*corners[0], x + away * k, base - up * k), seg_d(*corners[2], x + away * k, base - up * k)])


def pit(p: Picture) -> None:
    """Ground like a mouth round a pit."""
    x, base, k = p.w * p.fx, p.h * 0.92, p.h * 0.006 * p.big
    for n in range(4):
        p.shape(
            smooth_d(
                [
                    (x - (104 - 24 * n) * k, base - 4 * n * k),
                    (x, base - (42 - 7 * n) * k),
                    (x + (104 - 24 * n) * k, base - 4 * n * k),
                    (x, base + (26 - 9 * n) * k),
                ],
                True,
            ),
            mix(p.shade("#9A7450", "#5A4A54"), p.ink, 0.24 * n),
        )
    for n in range(11):
        a = math.pi * (n + 0.5) / 11
        tip = polar(x, base - 8 * k, 56 * k, math.pi + a)
        p.shape(
            line_d([(tip[0] - 5 * k, tip[1] + 8 * k), (tip[0], tip[1] + 25 * k), (tip[0] + 5 * k, tip[1] + 8 * k)]),
            p.shade("#E6D3B0", "#A89AA8"),
            0.7,
        )


def fruit(p: Picture) -> None:
    """Trees and ground heavy with fruit."""
    x, k = p.w * p.fx, p.h * 0.006 * p.big
    for side in (-1, 1):
        p.cased(
            f"M{num(x + side * 150 * k)} {num(p.h * 0.1)}Q{num(x + side * 90 * k)} {num(p.h * 0.16)} {num(x + side * 34 * k)} {num(p.h * 0.36)}",
            p.shade("#7A5638", "#4A3B4A"),
            5 * k,
        )
        for n in range(5):
            a, b = x + side * (132 - 22 * n) * k, p.h * (0.12 + 0.05 * n)
            p.shape(
                f"M{num(a)} {num(b)}q{num(-10 * k)} {num(-18 * k)} {num(4 * k)} {num(-26 * k)}q{num(10 * k)} {num(12 * k)} {num(-4 * k)} {num(26 * k)}Z",
                p.shade("#6FA04E", "#3F7A62", 0.1),
                0.8,
            )
            p.stroke(seg_d(a, b, a, b + 8 * k), p.ink, 0.9)
            p.circle(a, b + 15 * k, 9 * k, ("#E0693A", "#F0B23A", "#C23E4A")[n % 3], 0.9)
    for n in range(7):
        a, b = x + (-78 + 26 * n) * k, p.h * (0.95 - 0.03 * (n % 2))
        p.circle(a, b, 9 * k, ("#C23E4A", "#F0B23A", "#8A4A9A")[n % 3], 0.9)
        p.stroke(f"M{num(a)} {num(b - 9 * k)}q1 -4 4 -6", p.ink, 1.2)


def dry_riverbed(p: Picture) -> None:
    """A stream that a dam of roots holds back, cracked bed below it."""
    y = p.h * 0.7
    p.shape(
        f"M{num(p.w * 0.32)} {num(p.h * 0.5)}H{num(p.w * 0.68)}L{num(p.w * 0.74)} {num(y)}H{num(p.w * 0.26)}Z",
        p.shade("#5FA4C0", "#35648E"),
    )
    p.shape(
        f"M{num(p.w * 0.26)} {num(y)}H{num(p.w * 0.74)}L{num(p.w * 0.9)} {num(p.h + 6)}H{num(p.w * 0.1)}Z",
        p.shade("#C9A878", "#6A5A5E"),
    )
    p.hatch(
        (
            f"M{num(p.wide(0.2, 0.8))} {num(p.h * p.between(0.78, 0.98))}l{num(p.between(-12, 12))} 5l{num(p.between(-10, 10))} 4"
            for _ in range(16)
        ),
        p.ink,
        1.0,
    )
    for n in range(7):
        a = p.w * (0.24 + 0.08 * n)
        p.cased(
            f"M{num(a)} {num(y + 12)}q{num(p.between(-14, 14))} -16 {num(p.between(-8, 8))} {num(-p.h * 0.2)}",
            p.shade("#5E8A4A", "#2F6A52", 0.15),
            6,
        )
    p.cased(
        f"M{num(p.w * 0.22)} {num(y + 4)}Q{num(p.w * 0.5)} {num(y - 16)} {num(p.w * 0.78)} {num(y + 4)}",
        p.shade("#7A5638", "#4A3B4A"),
        8,
    )


def signs(p: Picture) -> None:
    """Claw marks cut into a tree, teeth hung from it."""
    x, base, k = p.w * p.fx, p.h + 4, p.h * 0.006 * p.big
    bark = p.shade("#8A6240", "#4A3B4A")
    p.shape(line_d([(x - 34 * k, base), (x - 24 * k, base - 176 * k), (x + 26 * k, base - 176 * k), (x + 38 * k, base)]), bark)
    p.hatch(arc_d(x + p.between(-24, 20) * k, base - p.between(10, 160) * k, 3, 16 * k) for _ in range(12))
    for n in range(4):
        p.shape(
            f"M{num(x + (-20 + 12 * n) * k)} {num(base - (128 - 4 * n) * k)}q{num(9 * k)} {num(24 * k)} {num(3 * k)} {num(54 * k)}q{num(-8 * k)} {num(-24 * k)} {num(-3 * k)} {num(-54 * k)}Z",
            "#F3D9B0",
            0.9,
        )
    p.stroke(arc_d(x - 42 * k, base - 58 * k, 86 * k, -22 * k), "#E9DDBE", 1.8)
    for n in range(6):
        a, b = x + (-32 + 13 * n) * k, base - (58 - 9 * math.sin(math.pi * (n + 0.5) / 6)) * k + 4 * k
        p.shape(line_d([(a - 4 * k, b), (a + 4 * k, b), (a, b + 15 * k)]), "#FFF7E0", 0.8)


SOIL: dict[str, Form] = {
    "blight": blight,
    "blight-heals": blight_heals,
    "vents": vents,
    "rot": rot,
    "mire": mire,
    "poison": poison,
    "roots": roots,
    "chasm": chasm,
    "pit": pit,
    "fruit": fruit,
    "dry-riverbed": dry_riverbed,
    "signs": signs,
}
