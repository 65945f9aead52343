"""Water."""

from __future__ import annotations

import math

from scenes.draw.motifs.picture import Forms, Picture, arc_d, hill_d, seg_d
from scenes.draw.svg import group, line_d, num, path, rect, smooth_d
from scenes.draw.theme import mix

FOAM, DEEP, PALE = "#F1F1E4", "#23587A", "#5FA3B8"


def _dashes(p: Picture, top: float, count: int) -> None:
    marks = []
    for k in range(count):
        y, x, q = top + 8 + (p.h - top) * (k / count) ** 1.1, p.wide(-0.1, 1), 5 + 8 * k / count
        marks.append(f"M{num(x)} {num(y)}q{num(q)} {num(-q / 2)} {num(2 * q)} 0t{num(2 * q)} 0")
    p.hatch(marks, "#E8F0E6", 0.9, 0.8)


def _sea(p: Picture, top: float) -> None:
    fill = p.fade(p.shade("#7FB2BD", "#4E7E96"), p.shade("#2F6F8F", "#1D3F5C"))
    p.add(rect(-5, round(top, 1), p.w + 10, p.h, fill=fill, stroke=p.ink, width=round(p.pen, 2)))
    _dashes(p, top, 22)


def open_sea(p: Picture) -> None:
    """The sea to the horizon, now and then with far islets."""
    _sea(p, p.horizon)
    if p.rng.random() < 0.6:
        for _ in range(2):
            x, wide = p.wide(0.1, 0.9), p.wide(0.05, 0.1)
            islet = smooth_d([(x - wide, p.horizon), (x - wide * 0.3, p.horizon - wide * 0.5), (x + wide, p.horizon)])
            p.shape(islet + "Z", mix("#6F8F7A", p.sky[1], 0.3))
    p.floor = True


def waterfall(p: Picture) -> None:
    """A fall between two cliffs into a pool."""
    x, wide, top, foot = p.w * p.fx, p.wide(0.1, 0.16), p.tall(0.12, 0.22), p.horizon + p.h * 0.1
    rock = p.shade("#9C8C78", "#4A4A60")
    p.shape(
        line_d(
            [
                (-8, p.h),
                (-8, top + 8),
                (x - wide * 1.5, top - 6),
                (x - wide * 0.8, top + 10),
                (x - wide * 0.5, foot),
                (x - wide, p.h),
            ]
        ),
        rock,
    )
    p.shape(
        line_d(
            [
                (p.w + 8, p.h),
                (p.w + 8, top + 2),
                (x + wide * 1.7, top - 12),
                (x + wide * 0.9, top + 8),
                (x + wide * 0.6, foot),
                (x + wide, p.h),
            ]
        ),
        mix(rock, p.ink, 0.15),
    )
    ledges = [arc_d(p.wide(0, 1), p.between(top + 24, foot), p.between(16, 34), 0) for _ in range(16)]
    p.hatch(ledges, width=0.6, opacity=0.6)
    p.shape(
        line_d(
            [
                (x - wide * 0.85, top + 10),
                (x + wide * 0.9, top + 8),
                (x + wide * 0.62, foot + 6),
                (x - wide * 0.55, foot + 6),
            ]
        ),
        "#A9D2DA",
    )
    threads = [seg_d(x + wide * t, top + 12, x + wide * t * 0.66, foot + 4) for t in (-0.6, -0.32, -0.05, 0.2, 0.46, 0.7)]
    p.stroke("".join(threads), FOAM, 1.1, 0.9)
    _pool(p, x, foot + p.h * 0.06, p.w * 0.46)
    p.dots(((x + p.wide(-0.16, 0.16), foot + p.between(-4, 10), p.between(3, 8)) for _ in range(11)), FOAM, 0.9)
    p.floor = True


def _pool(p: Picture, x: float, y: float, half: float) -> None:
    edge = [
        (x - half, y),
        (x - half * 0.3, y - p.h * 0.05),
        (x + half * 0.5, y - p.h * 0.04),
        (x + half, y + 4),
    ]
    p.shape(
        smooth_d([*edge, (x + half * 1.1, p.h + 8), (x - half * 1.1, p.h + 8)], True),
        p.shade("#4E93AE", "#2A5674"),
    )
    p.hatch(
        (arc_d(x + p.wide(-0.36, 0.3), y + p.between(4, p.h * 0.3), p.between(12, 26), 3) for _ in range(12)),
        FOAM,
        0.8,
        0.8,
    )


def lake(p: Picture) -> None:
    """Still water with hills and their reflection."""
    far = mix(p.sky[1], p.shade("#5E8A6E", "#2C3A5C"), 0.55)
    p.shape(hill_d(p, p.horizon - p.h * 0.16, 0.09, 4), far)
    p.shape(hill_d(p, p.horizon - p.h * 0.05, 0.05, 5), mix(far, p.ink, 0.2))
    p.add(
        rect(
            -5,
            round(p.horizon, 1),
            p.w + 10,
            p.h,
            fill=p.fade(p.shade("#A8CDD0", "#5A7C9A"), p.shade("#3C7C99", "#20415F")),
            stroke=p.ink,
            width=round(p.pen, 2),
        )
    )
    mirror = [
        seg_d(
            p.w * t - (1 - abs(t - 0.5)) * 22,
            p.horizon + 6 + k * 7,
            p.w * t + (1 - abs(t - 0.5)) * 22,
            p.horizon + 6 + k * 7,
        )
        for k in range(4)
        for t in (0.12, 0.33, 0.55, 0.8)
    ]
    p.hatch(mirror, mix(far, p.ink, 0.3), 1.2, 0.5)
    _dashes(p, p.horizon + p.h * 0.08, 12)
    p.floor = True


def rain(p: Picture) -> None:
    """Slanting rain under a lid of cloud."""
    lid = [(-10.0, -10.0)] + [(p.w * k / 7, p.h * 0.16 + p.tall(-0.04, 0.06)) for k in range(8)] + [(p.w + 10, -10.0)]
    strokes = []
    for _ in range(46):
        x, y, long = p.wide(-0.05, 1.05), p.tall(0.14, 0.66), p.tall(0.06, 0.13)
        strokes.append(seg_d(x, y, x - long * 0.35, y + long))
    p.stroke("".join(strokes), p.shade("#3F7390", "#A9BEDC"), 0.85, 0.8)
    p.shape(smooth_d(lid) + "Z", p.shade("#7C8E99", "#3A4460"))
    p.hatch(
        (arc_d(p.wide(0, 0.95), p.tall(0.03, 0.14), p.between(16, 30), 6) for _ in range(10)),
        width=0.7,
        opacity=0.6,
    )


def _scale_row(p: Picture, x0: float, y: float, q: float, colour: str) -> None:
    body = inner = ""
    x = x0
    while x < p.w + 2 * q:
        body += f"M{num(x - q)} {num(y)}A{num(q)} {num(q)} 0 0 1 {num(x + q)} {num(y)}V{num(y + q * 1.4)}H{num(x - q)}Z"
        for t in (0.72, 0.44):
            inner += f"M{num(x - q * t)} {num(y)}A{num(q * t)} {num(q * t)} 0 0 1 {num(x + q * t)} {num(y)}"
        x += 2 * q
    p.shape(body, colour)
    p.stroke(inner, "#E3EEE6", 1.0)


def _scales(p: Picture, top: float, q: float, rows: int) -> None:
    for r in range(rows + 1):
        tone = mix(p.shade(PALE, "#47799A"), p.shade(DEEP, "#16314F"), r / (rows + 0.5))
        _scale_row(p, -2 * q + (r % 2) * q + p.between(-4, 4), top + r * q * 0.72, q, tone)


def scale_waves(p: Picture) -> None:
    """Rows of scale waves."""
    q = p.tall(0.09, 0.12)
    _scales(p, p.horizon + p.h * 0.05, q, 5)


def river(p: Picture) -> None:
    """A river that winds from the horizon to the viewer."""
    x, side = p.w * p.fx, p.side()
    spine = [
        (x, p.horizon + 4, 3.0),
        (x + side * 34, p.horizon + p.h * 0.09, 8.0),
        (x - side * 20, p.horizon + p.h * 0.19, 17.0),
        (x + side * 30, p.h * 0.93, 34.0),
        (x + side * 14, p.h + 20, 52.0),
    ]
    left = [(a - r, b) for a, b, r in spine]
    right = [(a + r, b) for a, b, r in spine]
    p.shape(smooth_d(left) + "L" + smooth_d(right[::-1])[1:] + "Z", p.shade("#4E93AE", "#2C5C7C"))
    glints = [arc_d(a - r * 0.6, b + 4, r * 1.1, 2.5) for a, b, r in spine[1:]] + [
        arc_d(a - r * 0.1, b - 5, r * 0.7, 2) for a, b, r in spine[2:]
    ]
    p.stroke("".join(glints), FOAM, 0.9, 0.9)
    reeds = "".join(
        seg_d(a + s * (r + 5 + k * 4), b, a + s * (r + 6 + k * 4), b - 13)
        for a, b, r in spine[2:4]
        for s in (-1, 1)
        for k in range(3)
    )
    p.stroke(reeds, p.shade("#4C7A45", "#1E4038"), 1.3)


def rolling_waves(p: Picture) -> None:
    """Long swells, each with a line of foam."""
    for k in range(4):
        y = p.horizon + p.h * (0.06 + 0.1 * k)
        crest = []
        for j in range(-1, 12):
            crest.append((p.w * j / 9 + (k % 2) * 16, y + (p.h * 0.035 if j % 2 else -p.h * 0.035) * (1 + 0.3 * k)))
        tone = mix(p.shade(PALE, "#47799A"), p.shade(DEEP, "#16314F"), k / 3.5)
        p.shape(smooth_d(crest) + f"V{num(p.h + 9)}H-40Z", tone)
        p.stroke(smooth_d([(a, b + 6) for a, b in crest]), "#E3EEE6", 1.0, 0.85)


_CREST = "M-60 0C-55-60-20-100 25-96C50-93 62-72 50-58C44-52 36-56 38-64C30-70 12-66 10-45C10-25 30-8 60 0Z"
_CREST_LINES = "M-45-5C-42-50-15-82 12-84M-32-5C-29-46-5-70 15-78M-19-5C-16-40 0-60 18-70"


def _crest(p: Picture, x: float, side: int, tall: float) -> None:
    """One breaking wave, curling towards `side`."""
    k = tall / 100
    body = path(_CREST, p.shade("#2E7398", "#24567C"), p.ink, round(p.pen * 1.1 / k, 2))
    body += path(_CREST_LINES, "none", "#CFE3E2", round(p.pen * 1.1 / k, 2))
    claws = "M50-60c6 2 9 8 8 14M40-57c5 4 6 9 4 14M58-72c7 0 12 5 12 11"
    body += path(claws, "none", FOAM, round(p.pen * 1.5 / k, 2))
    p.add(f'<g transform="translate({num(x)} {num(p.h + 6)}) scale({side * k:.3f} {k:.3f})">{body}</g>')
    for _ in range(9):
        p.circle(
            x + side * tall * p.between(0.2, 0.85),
            p.h + 6 - tall * p.between(0.55, 1.15),
            p.between(2, 4.6),
            "#F6F4E8",
            0.7,
        )


def crest_and_scales(p: Picture) -> None:
    """Scale waves, and one that breaks."""
    _scales(p, p.horizon + p.h * 0.17, p.h * 0.14, 3)
    side = p.side()
    _crest(p, p.w * (0.5 - side * 0.3), side, p.h * 0.6 * p.big)


def two_crests(p: Picture) -> None:
    """Waves breaking towards each other from both sides."""
    _scale_row(p, -20, p.h * 0.93, p.h * 0.13, p.shade("#3B7F9E", "#1F4A6C"))
    _crest(p, p.w * 0.14, 1, p.tall(0.46, 0.58) * p.big)
    _crest(p, p.w * 0.86, -1, p.tall(0.34, 0.5) * p.big)


def ripples(p: Picture) -> None:
    """A pond with lily pads and rings on the water."""
    y = p.horizon + p.h * 0.2
    p.shape(hill_d(p, y, 0.02), p.shade("#4E93AE", "#2A5674"))
    rings = "".join(
        f"M{num(x - r)} {num(v)}a{num(r)} {num(r * 0.3)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r * 0.3)} 0 1 0 {num(-2 * r)} 0"
        for x, v in ((p.w * p.fx, p.h * 0.86), (p.wide(0.1, 0.9), p.h * 0.94))
        for r in (12, 25, 40)
    )
    p.stroke(rings, FOAM, 0.9, 0.85)
    for _ in range(6):
        x, v, r = p.wide(0.05, 0.95), p.between(y + p.h * 0.06, p.h * 0.97), p.between(12, 20)
        pad = path(
            f"M0 0L{num(r)} {num(-r * 0.12)}A{num(r)} {num(r * 0.42)} 0 1 1 {num(r * 0.86)} {num(-r * 0.24)}Z",
            p.shade("#5F9E4E", "#33594F"),
            p.ink,
            round(p.pen * 0.9, 2),
        )
        p.add(group(pad, round(x, 1), round(v, 1)))
        if r > 16:
            petals = "".join(
                f"M{num(x + 4)} {num(v - 3)}q{num(dx * 5)} -5 {num(dx * 6)} -11q{num(-dx * 5 + 2)} 3 {num(-dx * 6)} 11z"
                for dx in (-1, -0.2, 0.8)
            )
            p.shape(petals, "#F2C6D2", 0.7)


def great_wave(p: Picture) -> None:
    """One wave taller than everything."""
    side = p.side()
    _scales(p, p.h * 0.86, p.h * 0.11, 1)
    _crest(p, p.w * (0.5 - side * 0.14), side, p.h * 0.98 * min(p.big, 1.05))
    _crest(p, p.w * (0.5 + side * 0.38), side, p.h * 0.34)


def falling_rain(p: Picture) -> None:
    """Heavy drops before everything."""
    drops = []
    for _ in range(30):
        x, y, s = p.wide(0, 1), p.tall(0.05, 0.92), p.between(4, 8)
        drops.append(
            f"M{num(x)} {num(y - s * 1.6)}c{num(s * 0.6)} {num(s)} {num(s)} {num(s * 1.4)} {num(s * 0.1)} {num(s * 2.1)}c{num(-s * 1.2)} {num(-s * 0.1)} {num(-s * 0.9)} {num(-s * 1.2)} {num(-s * 0.1)} {num(-s * 2.1)}z"
        )
    p.shape("".join(drops), p.shade("#4E93AE", "#8FB6D6"), 0.6)
    _scale_row(p, -20, p.h * 0.97, p.h * 0.1, p.shade("#3B7F9E", "#1F4A6C"))


def whirlpool(p: Picture) -> None:
    """A spiral opening in the water."""
    y = p.horizon + p.h * 0.13
    p.shape(hill_d(p, y, 0.015), p.shade("#3B7F9E", "#1F4A6C"))
    cx, cy, points = p.w * p.fx, (y + p.h) / 2 + 6, []
    for k in range(60):
        t = k / 59
        points.append((cx + math.cos(t * 20) * p.w * 0.34 * (1 - t), cy + math.sin(t * 20) * p.h * 0.17 * (1 - t)))
    p.stroke(smooth_d(points), "#BFDDE2", 1.5)
    p.add(path(f"M{num(cx - 12)} {num(cy)}a12 5 0 1 0 24 0a12 5 0 1 0 -24 0Z", "#12344C"))


WATER: Forms = {
    "back": (open_sea, waterfall, lake, rain),
    "middle": (scale_waves, river, rolling_waves, whirlpool),
    "front": (crest_and_scales, two_crests, ripples, falling_rain),
}
