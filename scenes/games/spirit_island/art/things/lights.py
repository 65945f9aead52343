"""Light, weather and dreams in pictures of powers."""

from __future__ import annotations

import math

from scenes.draw.motifs.air import cloud
from scenes.draw.motifs.picture import Form, Picture, arc_d, dot_d, polar, seg_d
from scenes.draw.svg import line_d, num, path, smooth_d, star_d


def red_rain(p: Picture) -> None:
    """Rain as red as blood, in a pool below."""
    p.shape(
        smooth_d(
            [
                (p.w * 0.1, p.h * 0.92),
                (p.w * 0.4, p.h * 0.86),
                (p.w * 0.8, p.h * 0.88),
                (p.w * 0.93, p.h * 0.95),
                (p.w * 0.5, p.h * 1.0),
            ],
            True,
        ),
        "#9A2A2E",
    )
    for _ in range(34):
        x, y, r = p.wide(0, 1), p.h * p.between(0.02, 0.86), p.h * p.between(0.018, 0.034)
        p.shape(
            f"M{num(x)} {num(y - r * 2)}q{num(r)} {num(r * 1.4)} {num(r)} {num(r * 2)}a{num(r)} {num(r)} 0 0 1 {num(-2 * r)} 0q0 {num(-r * 0.6)} {num(r)} {num(-r * 2)}Z",
            p.rng.choice(("#B8323A", "#9A2A2E", "#CC4A44")),
            0.7,
        )


def wings_of_light(p: Picture) -> None:
    """Two wings of sunlight that close round the land."""
    x, y, k = p.w * p.fx, p.h * 0.4, p.h * 0.0058 * p.big
    p.glow(x, y, p.h * 0.7, "#FFF0B8", 0.9)
    for side in (-1, 1):
        for n in range(7):
            a = -0.75 + n * 0.27
            tip = (x + side * math.cos(a) * (112 - 7 * n) * k, y + math.sin(a) * (104 - 2 * n) * k)
            p.shape(
                f"M{num(x + side * 8 * k)} {num(y)}Q{num((x + tip[0]) / 2)} {num((y + tip[1]) / 2 - 20 * k)} {num(tip[0])} {num(tip[1])}Q{num((x + tip[0]) / 2 + side * 4 * k)} {num((y + tip[1]) / 2 + 16 * k)} {num(x + side * 8 * k)} {num(y + 12 * k)}Z",
                ("#FFE9A0", "#FBD36A")[n % 2],
                0.9,
            )


def ward(p: Picture) -> None:
    """A dome of light over the land, with signs in it."""
    x, base, r = p.w * p.fx, p.h * 0.97, p.h * 0.8 * p.big
    p.add(path(f"M{num(x - r)} {num(base)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(base)}Z", "#FFF3C0", opacity=0.36))
    for part in (1.0, 0.9):
        p.stroke(
            f"M{num(x - r * part)} {num(base)}A{num(r * part)} {num(r * part)} 0 0 1 {num(x + r * part)} {num(base)}",
            "#FFF8DC" if part < 1 else "#C9A24B",
            2.2,
        )
    for n in range(9):
        a = math.pi + math.pi * (n + 0.5) / 9
        p.shape(star_d(*polar(x, base, r * 0.95, a), r * 0.055, r * 0.024, 4), "#FFE9A0", 0.7)


def footprints(p: Picture) -> None:
    """Steps that lead away."""
    for n in range(8):
        t = n / 7
        x, y = p.w * (0.16 + 0.66 * t) + (6 if n % 2 else -6), p.h * (0.97 - 0.3 * t)
        r = p.h * (0.045 - 0.026 * t)
        p.add(
            path(
                smooth_d([(x - r * 0.5, y), (x, y - r * 1.5), (x + r * 0.6, y - r * 0.4), (x + r * 0.3, y + r * 0.7)], True),
                p.ink,
                opacity=0.6,
            )
        )


def lure(p: Picture) -> None:
    """Lights that dance over a path into the dark."""
    p.shape(
        f"M{num(p.w * 0.3)} {num(p.h + 4)}Q{num(p.w * 0.44)} {num(p.h * 0.84)} {num(p.w * p.fx)} {num(p.h * 0.66)}Q{num(p.w * 0.6)} {num(p.h * 0.84)} {num(p.w * 0.74)} {num(p.h + 4)}Z",
        p.shade("#D9BE92", "#5A5470"),
        0.8,
    )
    for n in range(6):
        x, y, r = p.w * (p.fx + 0.13 * math.sin(n * 2.3)), p.h * (0.36 + 0.085 * n), p.h * (0.018 + 0.006 * n)
        p.glow(x, y, r * 6, "#C8F2E0", 0.9)
        p.circle(x, y, r, "#F4FFF4", 0.6)


def still_hour(p: Picture) -> None:
    """Rings of quiet: a sun dial whose shadow does not move."""
    x, y, r = p.w * p.fx, p.h * 0.45, p.h * 0.36 * p.big
    for part in (1.0, 0.8, 0.6):
        p.add(path(dot_d(x, y, r * part), "none", "#FFF3C0", round(p.pen * 1.2, 2), 0.75))
    p.hatch(
        (seg_d(*polar(x, y, r * 0.84, math.tau * n / 12), *polar(x, y, r * 0.98, math.tau * n / 12)) for n in range(12)),
        "#7A5A2E",
        1.6,
    )
    p.shape(line_d([(x - r * 0.06, y), (x, y - r * 0.55), (x + r * 0.06, y)]), "#C9A24B", 0.9)


def storm_claws(p: Picture) -> None:
    """Claws of lightning that grip down from a cloud."""
    x, k = p.w * p.fx, p.h * 0.006 * p.big
    for n, away in enumerate((-66, -24, 20, 64)):
        top, tip = (x + away * 0.55 * k, p.h * 0.26), (x + away * k + 8 * k, p.h * (0.93 - 0.05 * (n % 2)))
        mid = (x + away * 1.25 * k, p.h * 0.5)
        p.shape(
            line_d(
                [
                    (top[0] - 8 * k, top[1]),
                    (top[0] + 8 * k, top[1]),
                    (mid[0] + 7 * k, mid[1]),
                    (mid[0] - 3 * k, mid[1] + 6 * k),
                    (tip[0] + 9 * k, p.h * 0.66),
                    tip,
                    (tip[0] - 9 * k, p.h * 0.64),
                    (mid[0] - 13 * k, mid[1] - 2 * k),
                ]
            ),
            "#FBE38A",
        )
    for away, up, wide in ((-44, 0.3, 120), (50, 0.28, 130), (0, 0.22, 150)):
        cloud(p, x + away * k, p.h * up, wide * k, p.h * 0.24, p.shade("#76828F", "#4A4E66"))


def melting(p: Picture) -> None:
    """A house that runs down like wax."""
    x, base, k = p.w * p.fx, p.h * 0.9, p.h * 0.0064 * p.big
    wall, roof = p.shade("#EADBBC", "#A89AB0"), p.shade("#B4543E", "#7A4A5A")
    p.shape(
        smooth_d(
            [
                (x - 62 * k, base + 6 * k),
                (x - 40 * k, base - 6 * k),
                (x - 32 * k, base - 52 * k),
                (x + 30 * k, base - 50 * k),
                (x + 44 * k, base - 8 * k),
                (x + 72 * k, base + 6 * k),
                (x, base + 13 * k),
            ],
            True,
        ),
        wall,
    )
    drips = [
        (x - 46 * k, base - 46 * k),
        (x - 34 * k, base - 22 * k),
        (x - 24 * k, base - 44 * k),
        (x - 10 * k, base - 12 * k),
        (x + 2 * k, base - 44 * k),
        (x + 16 * k, base - 26 * k),
        (x + 26 * k, base - 44 * k),
        (x + 36 * k, base - 14 * k),
        (x + 46 * k, base - 48 * k),
    ]
    p.shape(
        smooth_d([*drips, (x + 20 * k, base - 74 * k), (x - 4 * k, base - 96 * k), (x - 22 * k, base - 72 * k), drips[0]]) + "Z",
        roof,
    )
    for side in (-0.5, 0.5):
        p.shape(
            smooth_d(
                [
                    (x + (side * 30 - 6) * k, base - 34 * k),
                    (x + (side * 30 + 6) * k, base - 34 * k),
                    (x + (side * 30 + 7) * k, base - 14 * k),
                    (x + side * 30 * k, base - 4 * k),
                    (x + (side * 30 - 7) * k, base - 16 * k),
                ],
                True,
            ),
            p.shade("#6B8A96", "#F3C45A"),
            0.8,
        )


def thick_mist(p: Picture) -> None:
    """Mist that covers the feet of all that stands there."""
    for n in range(6):
        y = p.h * (0.78 + 0.042 * n)
        p.stroke(
            "".join(
                arc_d(x, y, p.w * 0.3, p.between(-6, 7)) for x in (p.w * (0.28 * k - 0.12 + 0.09 * (n % 2)) for k in range(5))
            ),
            p.shade("#F4F1EA", "#C9CFE6"),
            7.0,
            0.4,
        )


def canoe_of_stars(p: Picture) -> None:
    """A boat of light among the stars."""
    x, y, k = p.w * p.fx, p.h * 0.36, p.h * 0.004 * p.big
    p.glow(x, y, 90 * k, "#DCE6FF", 0.7)
    p.shape(
        f"M{num(x - 70 * k)} {num(y - 18 * k)}Q{num(x)} {num(y + 40 * k)} {num(x + 70 * k)} {num(y - 22 * k)}Q{num(x)} {num(y + 12 * k)} {num(x - 70 * k)} {num(y - 18 * k)}Z",
        "#E6ECFA",
        0.9,
    )
    for n in range(7):
        t = -1 + n / 3
        p.shape(star_d(x + t * 66 * k, y - (28 + 26 * (1 - t * t)) * k, (7 + n % 3 * 2) * k, 2.8 * k, 4), "#FFF6D0", 0.6)
    for away in (-22, 20):
        p.circle(x + away * k, y - 22 * k, 7 * k, "#F4F6FF", 0.8)
        p.shape(
            smooth_d([(x + (away - 9) * k, y + 4 * k), (x + away * k, y - 16 * k), (x + (away + 9) * k, y + 4 * k)]) + "Z",
            "#C9D6F2",
            0.8,
        )


LIGHTS: dict[str, Form] = {
    "red-rain": red_rain,
    "wings-of-light": wings_of_light,
    "ward": ward,
    "footprints": footprints,
    "lure": lure,
    "still-hour": still_hour,
    "storm-claws": storm_claws,
    "melting": melting,
    "thick-mist": thick_mist,
    "canoe-of-stars": canoe_of_stars,
}
