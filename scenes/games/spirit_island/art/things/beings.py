"""Spirits that show themselves in pictures of powers: as beings of their element, as faces, eyes and hands."""

from __future__ import annotations

import math

from scenes.draw.motifs.picture import Form, Picture, arc_d, dot_d, polar, seg_d
from scenes.draw.svg import flame_d, line_d, num, smooth_d, star_d
from scenes.draw.theme import ELEMENTS, mix

# Of each element: half the width of a spirit's body at foot, hip and shoulder, in parts of its height.
BODIES = {
    "sun": (0.3, 0.24, 0.2), "moon": (0.36, 0.2, 0.13), "fire": (0.26, 0.28, 0.14), "air": (0.12, 0.2, 0.2), "water": (0.42, 0.2, 0.15),
    "earth": (0.4, 0.34, 0.3), "plant": (0.3, 0.2, 0.17), "animal": (0.3, 0.26, 0.24),
}  # fmt: skip


def _element(p: Picture, n: int = 0) -> str:
    """One of the card's elements."""
    return p.company[n % len(p.company)]


# Of each element: half the width of a spirit's body at foot, hip and shoulder, in parts of its height.


def _being(p: Picture, x: float, base: float, tall: float, element: str, way: int = 0, mild: bool = False) -> None:
    """A spirit: a body of flowing bands in its element's colour and form, with eyes of light and a crown of what it is made of.
    `way`: to which side it holds out both hands (0: one to each side); `mild`: its eyes are round."""
    k, tone = tall / 100, ELEMENTS[element].fill
    foot, hip, shoulder = (100 * part for part in BODIES[element])
    p.glow(x, base - 58 * k, 70 * k, mix(tone, "#FFFFFF", 0.55), 0.85)
    for n, (part, high, pale) in enumerate(((1.0, 84, 0.05), (0.72, 76, 0.3), (0.44, 62, 0.55))):
        sway = (6 if n % 2 else -6) * k
        right = [
            (x + 11 * part * k, base - high * k),
            (x + shoulder * part * k, base - 56 * k),
            (x + hip * part * k + sway, base - 28 * k),
            (x + foot * part * k, base),
        ]
        left = [(2 * x - a + (2 * sway if m == 2 else 0), b) for m, (a, b) in enumerate(right)]
        p.shape(
            smooth_d([*left[::-1], (x, base - (high + 8) * k), *right]) + "Z", mix(tone, "#FFF6E0", pale), 0.9 if n == 0 else 0.55
        )
    for side in (-1, 1):
        to = way or side
        near = 0.72 if way and side != way else 1.0
        hand = [
            (x + side * 0.7 * shoulder * k, base - 58 * k),
            (x + to * 30 * near * k, base - 46 * k),
            (x + to * 44 * near * k, base - 50 * k),
            (x + to * 52 * near * k, base - 60 * k),
        ]
        p.cased(smooth_d(hand), mix(tone, "#FFF6E0", 0.25), 6 * k)
        if mild:
            p.shape(dot_d(x + side * 5.5 * k, base - 72 * k, 3.2 * k), "#FFFBE8", 0.8)
        else:
            p.shape(
                smooth_d(
                    [
                        (x + side * 2.5 * k, base - 72 * k),
                        (x + side * 9 * k, base - 77 * k),
                        (x + side * 11 * k, base - 70 * k),
                        (x + side * 5 * k, base - 68 * k),
                    ],
                    True,
                ),
                "#FFFBE8",
                0.8,
            )
    _crown(p, x, base - 88 * k, k, element, mix(tone, "#FFF6E0", 0.45))


def _crown(p: Picture, x: float, y: float, k: float, element: str, tone: str) -> None:
    turns = [-math.pi / 2 + (n - 2) * 0.42 for n in range(5)]
    if element == "sun":
        rays = "".join(seg_d(*polar(x, y, 9 * k, a), *polar(x, y, (19 + 5 * (n % 2)) * k, a)) for n, a in enumerate(turns))
        p.stroke(rays, p.ink, 3.0)
        p.stroke(rays, tone, 1.5)
    elif element == "moon":
        p.shape(
            f"M{num(x - 15 * k)} {num(y - 12 * k)}A{num(15 * k)} {num(15 * k)} 0 0 0 {num(x + 15 * k)} {num(y - 12 * k)}A{num(17 * k)} {num(11 * k)} 0 0 1 {num(x - 15 * k)} {num(y - 12 * k)}Z",
            tone,
            0.9,
        )
    elif element == "fire":
        for n, away in enumerate((-10, 0, 10)):
            p.shape(
                flame_d(x + away * k, y + 2 * k, (24 if n == 1 else 16) * k, 11 * k, away * 0.2 * k),
                ("#F6A03A", "#FBD36A", "#F6A03A")[n],
                0.8,
            )
    elif element == "air":
        for side in (-1, 1):
            p.stroke(
                f"M{num(x)} {num(y)}q{num(side * 8 * k)} {num(-16 * k)} {num(side * 20 * k)} {num(-12 * k)}q{num(side * 10 * k)} {num(6 * k)} {num(side * 3 * k)} {num(12 * k)}q{num(-side * 8 * k)} {num(2 * k)} {num(-side * 6 * k)} {num(-6 * k)}",
                p.ink,
                3.2,
            )
            p.stroke(
                f"M{num(x)} {num(y)}q{num(side * 8 * k)} {num(-16 * k)} {num(side * 20 * k)} {num(-12 * k)}q{num(side * 10 * k)} {num(6 * k)} {num(side * 3 * k)} {num(12 * k)}q{num(-side * 8 * k)} {num(2 * k)} {num(-side * 6 * k)} {num(-6 * k)}",
                tone,
                1.6,
            )
    elif element == "water":
        for away, up in ((-15, 3), (0, 12), (15, 3)):
            a, b, r = x + away * k, y - up * k, 5 * k
            p.shape(
                f"M{num(a)} {num(b - 2 * r)}q{num(r)} {num(r * 1.4)} {num(r)} {num(r * 2)}a{num(r)} {num(r)} 0 0 1 {num(-2 * r)} 0q0 {num(-r * 0.6)} {num(r)} {num(-r * 2)}Z",
                tone,
                0.8,
            )
    elif element == "earth":
        p.shape(
            line_d(
                [
                    (x - 20 * k, y + 3 * k),
                    (x - 15 * k, y - 10 * k),
                    (x - 8 * k, y - 4 * k),
                    (x, y - 20 * k),
                    (x + 8 * k, y - 4 * k),
                    (x + 15 * k, y - 10 * k),
                    (x + 20 * k, y + 3 * k),
                ]
            ),
            tone,
            0.9,
        )
    elif element == "plant":
        for a in turns:
            tip, left, right = (
                polar(x, y + 2 * k, 24 * k, a),
                polar(x, y + 2 * k, 13 * k, a - 0.3),
                polar(x, y + 2 * k, 13 * k, a + 0.3),
            )
            p.shape(
                f"M{num(x)} {num(y + 2 * k)}Q{num(left[0])} {num(left[1])} {num(tip[0])} {num(tip[1])}Q{num(right[0])} {num(right[1])} {num(x)} {num(y + 2 * k)}Z",
                tone,
                0.8,
            )
    else:
        antlers = "".join(
            f"M{num(x + s * 5 * k)} {num(y + 2 * k)}q{num(s * 4 * k)} {num(-14 * k)} {num(s * 16 * k)} {num(-22 * k)}M{num(x + s * 9 * k)} {num(y - 9 * k)}q{num(s * 8 * k)} {num(-2 * k)} {num(s * 13 * k)} {num(-2 * k)}M{num(x + s * 13 * k)} {num(y - 14 * k)}q{num(-s * 1 * k)} {num(-7 * k)} {num(-s * 2 * k)} {num(-10 * k)}"
            for s in (-1, 1)
        )
        p.stroke(antlers, p.ink, 3.4)
        p.stroke(antlers, "#E9D3A8", 1.7)


def spirit(p: Picture) -> None:
    """A spirit of the card's last element."""
    _being(p, p.w * p.fx, p.h * 0.97, p.h * 0.82 * p.big, _element(p, -1))


def spirit_first(p: Picture) -> None:
    """A spirit of the card's first element."""
    _being(p, p.w * p.fx, p.h * 0.97, p.h * 0.82 * p.big, _element(p))


def gift(p: Picture) -> None:
    """One spirit hands its light to another."""
    near, wide = _element(p, -1), p.rng.uniform(0.22, 0.27)
    _being(p, p.w * wide, p.h * 0.98, p.h * p.between(0.76, 0.84), _element(p), 1, True)
    _being(p, p.w * (1 - wide), p.h * 0.98, p.h * p.between(0.7, 0.8), near, -1, True)
    x, y = p.w * 0.5, p.h * 0.5
    p.glow(x, y, p.h * 0.42, "#FFF3C0", 0.95)
    p.shape(star_d(x, y, p.h * 0.14 * p.big, p.h * 0.058 * p.big, 8), "#FFE9A0")


def two_spirits(p: Picture) -> None:
    """Two spirits whose bodies grow into each other."""
    for side, n in ((-1, 0), (1, -1)):
        _being(p, p.w * (0.5 + side * 0.16), p.h * 0.98, p.h * 0.82 * p.big, _element(p, n), -side, True)
    for n in range(3):
        y = p.h * (0.92 - 0.13 * n)
        p.cased(
            f"M{num(p.w * 0.34)} {num(y)}C{num(p.w * 0.46)} {num(y - 26)} {num(p.w * 0.54)} {num(y + 14)} {num(p.w * 0.66)} {num(y - 12)}",
            mix(ELEMENTS[_element(p, n)].fill, "#FFF6E0", 0.3),
            5,
        )


def _face(p: Picture, x: float, y: float, wide: float, eye: str = "#FFE9A0", stern: bool = True) -> None:
    """Two eyes and a mouth that the thing behind them wears."""
    for side in (-1, 1):
        ex = x + side * wide * 0.5
        slant = wide * (0.16 if stern else -0.08)
        p.shape(
            smooth_d(
                [
                    (ex - side * wide * 0.26, y + slant * 0.4),
                    (ex, y - wide * 0.16),
                    (ex + side * wide * 0.28, y - slant),
                    (ex, y + wide * 0.14),
                ],
                True,
            ),
            eye,
            1,
        )
        p.circle(ex, y, wide * 0.075, p.ink)
    mouth = f"M{num(x - wide * 0.42)} {num(y + wide * 0.62)}Q{num(x)} {num(y + wide * (0.46 if stern else 0.84))} {num(x + wide * 0.42)} {num(y + wide * 0.62)}"
    p.stroke(mouth, p.ink, 2.4)


def tree_face(p: Picture) -> None:
    """An old tree that looks back, its roots like feet."""
    x, base, k = p.w * p.fx, p.h * 0.97, p.h * 0.0056 * p.big
    bark, green = p.shade("#7A5638", "#4A3B4A"), p.shade("#5E8A4A", "#2F5A52", 0.1)
    limbs = "".join(
        f"M{num(x + a * k)} {num(base - 96 * k)}Q{num(x + b * k)} {num(base - 120 * k)} {num(x + c * k)} {num(base - d * k)}"
        for a, b, c, d in ((-12, -40, -66, 122), (12, 40, 68, 126), (0, 4, -14, 160))
    )
    p.cased(limbs, bark, 9 * k)
    trunk = [
        (x - 46 * k, base + 4),
        (x - 24 * k, base - 20 * k),
        (x - 20 * k, base - 100 * k),
        (x + 20 * k, base - 100 * k),
        (x + 24 * k, base - 20 * k),
        (x + 48 * k, base + 4),
        (x + 16 * k, base - 8 * k),
        (x, base + 4),
        (x - 16 * k, base - 8 * k),
    ]
    p.shape(line_d(trunk), bark)
    p.hatch(arc_d(x + (-14 + 7 * n) * k, base - 14 * k, 3, 26 * k) for n in range(4))
    _face(p, x, base - 68 * k, 24 * k)
    for away, up, r in ((-66, 128, 26), (68, 132, 28), (-18, 158, 34), (26, 160, 30), (0, 132, 20)):
        p.circle(x + away * k, base - up * k, r * k, mix(green, p.ink, 0.06 * (r % 3)), 1)


def stones_faces(p: Picture) -> None:
    """Standing stones with faces."""
    for away, wide, tall in ((-0.62, 0.2, 0.5), (0.0, 0.27, 0.72), (0.62, 0.21, 0.56)):
        x, base = p.w * p.fx + away * p.h * p.big, p.h * 0.96
        w, t = wide * p.h * p.big, tall * p.h * p.big
        p.shape(
            smooth_d(
                [
                    (x - w, base),
                    (x - w * 0.86, base - t * 0.6),
                    (x - w * 0.3, base - t),
                    (x + w * 0.5, base - t * 0.95),
                    (x + w * 0.9, base - t * 0.5),
                    (x + w, base),
                ]
            )
            + "Z",
            p.shade("#A79F90", "#5A5870", 0.12),
        )
        _face(p, x, base - t * 0.6, w * 0.72, p.shade("#FFE39A", "#F3B85A"))
        p.hatch(arc_d(x + w * p.between(-0.7, 0.3), base - t * p.between(0.1, 0.9), w * 0.3, 3) for _ in range(4))


def sky_face(p: Picture) -> None:
    """A face as wide as the sky."""
    x, y, r = p.w * p.fx, p.h * 0.36, p.h * 0.34 * p.big
    tone = p.shade("#F6E7C0", "#8E86B8")
    for n in range(4):
        p.stroke(
            f"M{num(x - r * (2.3 - 0.3 * n))} {num(y + r * (0.9 - 0.5 * n))}Q{num(x)} {num(y - r * (1.6 + 0.12 * n))} {num(x + r * (2.3 - 0.3 * n))} {num(y + r * (0.9 - 0.5 * n))}",
            tone,
            5 - n,
            0.5,
        )
    p.circle(x, y, r, tone, 0, 0.4)
    _face(p, x, y - r * 0.08, r * 0.92, p.shade("#FFFBE8", "#F3D27A"))


def eyes(p: Picture) -> None:
    """Pairs of eyes in the dark between the stems."""
    for n in range(9):
        x, y = p.w * (0.06 + 0.11 * n) + p.between(-8, 8), p.h * p.between(0.3, 0.74)
        r = p.h * p.between(0.018, 0.034)
        for side in (-1, 1):
            p.shape(
                smooth_d(
                    [
                        (x + side * r * 0.5, y),
                        (x + side * r * 1.4, y - r * 0.8),
                        (x + side * r * 2.3, y),
                        (x + side * r * 1.4, y + r * 0.6),
                    ],
                    True,
                ),
                p.rng.choice(("#F7DF8A", "#F2B04E", "#D9F0B0")),
                0.7,
            )
            p.circle(x + side * r * 1.4, y - r * 0.05, r * 0.34, p.ink)


def hand_of_earth(p: Picture) -> None:
    """A hand of soil and stone that closes."""
    _hand(p, p.shade("#8A6A48", "#4E4452"), p.shade("#B4956C", "#5E5468"))


def hand_of_water(p: Picture) -> None:
    """A hand of water that reaches over the shore."""
    _hand(p, p.shade("#3E83AA", "#274E80"), p.shade("#8CC4D6", "#5A8AB8"))


def _hand(p: Picture, tone: str, light: str) -> None:
    x, base, k = p.w * p.fx, p.h + 6, p.h * 0.0062 * p.big
    for n, (away, tall, bend) in enumerate(((-44, 92, -10), (-20, 122, -4), (6, 126, 4), (32, 106, 12))):
        d = f"M{num(x + away * 0.5 * k)} {num(base - 40 * k)}Q{num(x + (away + bend) * k)} {num(base - tall * 0.75 * k)} {num(x + (away * 0.9 + bend * 2.4) * k)} {num(base - tall * k)}"
        p.cased(d, mix(tone, light, 0.12 * n), 17 * k)
        p.stroke(d, light, 1.3)
    p.cased(
        f"M{num(x - 22 * k)} {num(base - 24 * k)}Q{num(x - 64 * k)} {num(base - 44 * k)} {num(x - 66 * k)} {num(base - 74 * k)}",
        tone,
        17 * k,
    )
    p.shape(
        smooth_d(
            [(x - 40 * k, base), (x - 34 * k, base - 44 * k), (x, base - 62 * k), (x + 34 * k, base - 48 * k), (x + 42 * k, base)]
        )
        + "Z",
        tone,
    )
    p.hatch((arc_d(x - 26 * k + 8 * n * k, base - (12 + 9 * (n % 3)) * k, 18 * k, 5) for n in range(5)), light, 1.2)


def dream_mask(p: Picture) -> None:
    """A pale face that parts the veil of a dream."""
    x, y, k = p.w * p.fx, p.h * 0.5, p.h * 0.0056 * p.big
    for n in range(5):
        p.stroke(
            f"M{num(x - (130 - 12 * n) * k)} {num(y + 70 * k)}C{num(x - (110 - 10 * n) * k)} {num(y - 90 * k)} {num(x + (110 - 10 * n) * k)} {num(y - 90 * k)} {num(x + (130 - 12 * n) * k)} {num(y + 70 * k)}",
            mix("#C9C2EA", p.ink, 0.12 * n),
            4 - n * 0.4,
            0.6,
        )
    p.shape(
        smooth_d(
            [
                (x, y - 56 * k),
                (x + 32 * k, y - 34 * k),
                (x + 28 * k, y + 14 * k),
                (x, y + 54 * k),
                (x - 28 * k, y + 14 * k),
                (x - 32 * k, y - 34 * k),
            ],
            True,
        ),
        "#E6E2F4",
    )
    for side in (-1, 1):
        p.shape(
            smooth_d(
                [
                    (x + side * 5 * k, y - 8 * k),
                    (x + side * 15 * k, y - 18 * k),
                    (x + side * 26 * k, y - 12 * k),
                    (x + side * 15 * k, y - 4 * k),
                ],
                True,
            ),
            p.ink,
            0.6,
        )
    p.shape(smooth_d([(x - 8 * k, y + 22 * k), (x, y + 16 * k), (x + 8 * k, y + 22 * k), (x, y + 36 * k)], True), p.ink, 0.6)


BEINGS: dict[str, Form] = {
    "spirit": spirit,
    "spirit-first": spirit_first,
    "gift": gift,
    "two-spirits": two_spirits,
    "tree-face": tree_face,
    "stones-faces": stones_faces,
    "sky-face": sky_face,
    "eyes": eyes,
    "hand-of-earth": hand_of_earth,
    "hand-of-water": hand_of_water,
    "dream-mask": dream_mask,
}
