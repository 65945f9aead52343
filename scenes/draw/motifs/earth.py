"""Earth: mountains, stones, cracked ground."""

from __future__ import annotations

import math

from scenes.draw.motifs.picture import Forms, Picture, arc_d, hill_d, polar, seg_d
from scenes.draw.svg import Point, line_d, num, path, smooth_d
from scenes.draw.theme import mix


def _rock(p: Picture, share: float) -> str:
    return mix("#5A5266", "#3A374C", share) if p.night else mix("#C2A88A", "#7F6E64", share)


def _mountain(p: Picture, x: float, y: float, half: float, tall: float, colour: str, snow: bool = False) -> None:
    """A peak with a hatched shadow side."""
    top = (x + p.between(-0.12, 0.12) * half, y - tall)
    left = [(x - half, y)]
    for t in (0.3, 0.62):
        left.append(
            (
                x - half + (top[0] - x + half) * t + p.between(-0.03, 0.03) * half,
                y - tall * t * p.between(0.85, 1.1),
            )
        )
    right = [
        (
            top[0] + (x + half - top[0]) * t + p.between(-0.03, 0.03) * half,
            y - tall * (1 - t) * p.between(0.85, 1.1),
        )
        for t in (0.35, 0.7)
    ]
    outline = line_d([*left, top, *right, (x + half, y)])
    p.add(path(outline, colour))
    spine = [
        top,
        (top[0] - half * 0.1, y - tall * 0.62),
        (top[0] + half * 0.08, y - tall * 0.36),
        (top[0] - half * 0.04, y),
    ]
    p.add(path(line_d([*spine, (x + half, y), *right[::-1]]), mix(colour, p.ink, 0.35), opacity=0.8))
    if snow:
        cap = [
            top,
            right[0],
            (top[0] + half * 0.14, y - tall * 0.66),
            (top[0] + half * 0.02, y - tall * 0.78),
            (top[0] - half * 0.14, y - tall * 0.62),
            left[-1],
        ]
        p.shape(line_d(cap), p.shade("#FBF7EA", "#B9C2DC"), 0.7)
    p.stroke(outline, p.ink, 1)
    marks = []
    for k in range(6):
        t = 0.16 + 0.13 * k
        at = top[0] + (x + half - top[0]) * t * 0.75
        marks.append(f"M{num(at)} {num(y - tall * (1 - t) * 0.96)}l-5 {num(tall * 0.13)}")
    p.hatch(marks)


def peaks(p: Picture) -> None:
    """A range along the horizon."""
    items = sorted(((p.wide(-0.05, 1.05), p.wide(0.16, 0.27), p.tall(0.24, 0.5)) for _ in range(6)), key=lambda i: -i[2])
    for x, half, tall in items:
        _mountain(p, x, p.horizon + p.h * 0.08, half, tall, _rock(p, p.rng.random()))


def great_peak(p: Picture) -> None:
    """One snow-capped mountain above foothills."""
    x = p.w * (0.2 + 0.6 * p.fx)
    _mountain(p, x, p.horizon + p.h * 0.1, p.wide(0.38, 0.46), p.tall(0.52, 0.62), _rock(p, 0.45), snow=True)
    for _ in range(4):
        _mountain(
            p,
            p.wide(0, 1),
            p.horizon + p.h * 0.1,
            p.wide(0.12, 0.2),
            p.tall(0.12, 0.24),
            _rock(p, p.between(0.2, 0.9)),
        )


def mesas(p: Picture) -> None:
    """Flat-topped table mountains with banded sides."""
    for at in p.rng.sample((0.06, 0.3, 0.55, 0.8, 1.0), 3):
        x, half, tall, y = p.w * at, p.wide(0.12, 0.2), p.tall(0.24, 0.46), p.horizon + p.h * 0.08
        tone = p.shade("#C98F63", "#5C4350", 0.25)
        sides = [
            (x - half * 1.25, y),
            (x - half * 0.95, y - tall * 0.5),
            (x - half * 0.8, y - tall),
            (x + half * 0.7, y - tall * 1.02),
            (x + half * 0.92, y - tall * 0.45),
            (x + half * 1.3, y),
        ]
        p.shape(line_d(sides), tone)
        p.add(
            path(
                line_d([(x + half * 0.2, y - tall), sides[3], sides[4], sides[5], (x + half * 0.4, y)]),
                mix(tone, p.ink, 0.4),
                opacity=0.6,
            )
        )
        p.hatch(
            (
                arc_d(x - half * 0.9, y - tall * t, half * p.between(0.8, 1.7), p.between(-2, 2))
                for t in (0.2, 0.36, 0.55, 0.7, 0.85)
            ),
            width=0.7,
            opacity=0.7,
        )


def terraces(p: Picture) -> None:
    """Stepped slopes like contour lines."""
    for k in range(6):
        y = p.horizon - p.h * (0.36 - 0.07 * k)
        p.shape(
            hill_d(p, y, 0.06 - 0.006 * k, 4),
            mix(_rock(p, 0.1), mix(p.ground_colour, p.ink, 0.1), k / 6),
            0.8,
        )


def three_peaks(p: Picture) -> None:
    """Three mountains in the middle ground."""
    for k in range(3):
        x = p.w * (0.22 + 0.28 * k + p.between(-0.05, 0.05))
        _mountain(
            p,
            x,
            p.horizon + p.h * 0.22,
            p.wide(0.12, 0.17),
            p.tall(0.34, 0.5) * p.big,
            _rock(p, p.between(0.3, 1)),
        )
    p.shape(hill_d(p, p.horizon + p.h * 0.18, 0.025), p.ground_colour)


def standing_stones(p: Picture) -> None:
    """A ring of upright stones, one with a carved spiral."""
    spots = [0.12, 0.27, 0.42, 0.58, 0.73, 0.88]
    for k, at in enumerate(spots):
        x, y = p.w * at + p.between(-6, 6), p.horizon + p.h * (0.2 + 0.04 * math.sin(k * 1.3))
        tall, half, lean = p.tall(0.24, 0.44) * p.big, p.wide(0.03, 0.05), p.between(-8, 8)
        tone = p.shade("#A39A8C", "#575872", 0.2)
        corners = [
            (x - half, y),
            (x - half * 0.8 + lean, y - tall * 0.86),
            (x + lean, y - tall),
            (x + half * 0.9 + lean, y - tall * 0.88),
            (x + half * 1.1, y),
        ]
        p.shape(line_d(corners), tone)
        p.add(
            path(
                line_d([(x + half * 0.3, y), (x + half * 0.3 + lean, y - tall * 0.9), corners[3], corners[4]]),
                mix(tone, p.ink, 0.4),
                opacity=0.6,
            )
        )
        if k % 2 == 0:
            spiral = [
                polar(x - half * 0.15 + lean * 0.5, y - tall * 0.55, half * 0.62 * (1 - t / 14), t * 0.75) for t in range(13)
            ]
            p.stroke(smooth_d(spiral), p.ink, 0.7)
        p.hatch((seg_d(x - half * 1.2, y + 2, x + half * 1.6, y + 2),), width=1)


def rock_arch(p: Picture) -> None:
    """A natural arch one can look through."""
    x, y, half, tall = p.w * p.fx, p.horizon + p.h * 0.24, p.w * 0.25 * p.big, p.h * 0.5 * p.big
    if "animal" in p.company:  # it would sit on the beast like a hump
        x, y, half, tall = p.w * (0.2 if p.fx < 0.5 else 0.8), p.horizon + p.h * 0.1, half * 0.8, tall * 1.1
    outer = [
        (x - half, y),
        (x - half * 0.92, y - tall * 0.6),
        (x - half * 0.5, y - tall * 0.98),
        (x + half * 0.2, y - tall),
        (x + half * 0.8, y - tall * 0.8),
        (x + half, y),
    ]
    inner = [
        (x + half * 0.5, y),
        (x + half * 0.42, y - tall * 0.45),
        (x, y - tall * 0.64),
        (x - half * 0.42, y - tall * 0.4),
        (x - half * 0.46, y),
    ]
    tone = _rock(p, 0.55)
    p.shape(smooth_d(outer) + "L" + smooth_d(inner)[1:] + "Z", tone)
    p.hatch((arc_d(x - half * 0.86, y - tall * t, half * 0.34, 2) for t in (0.15, 0.3, 0.46)), width=0.7)
    p.hatch((arc_d(x + half * 0.55, y - tall * t, half * 0.3, 2) for t in (0.12, 0.25, 0.4, 0.58)), width=0.7)
    p.hatch((arc_d(x - half * 0.3 + k * 16, y - tall * 0.86, 13, 3) for k in range(4)), width=0.7)


def strata(p: Picture) -> None:
    """Layered rock in both lower corners."""
    for side in (1, -1):
        x0, tall, wide, layers = (0.0 if side > 0 else p.w), p.tall(0.3, 0.52) * p.big, p.wide(0.28, 0.42), 4
        for k in range(layers):
            top, reach = p.h - tall * (1 - k / layers), wide * (0.55 + 0.45 * k / layers)
            tone = mix("#6A5560", "#2E2A3C", k / layers) if p.night else mix("#B08D63", "#5E4A3F", k / layers)
            points = [(x0 - side * 8, p.h + 8), (x0 - side * 8, top + p.between(-5, 5))]
            points += [(x0 + side * reach * t, top + p.between(-6, 6)) for t in (0.3, 0.6, 0.85)]
            points += [(x0 + side * reach * 1.05, top + tall * 0.12), (x0 + side * reach * 1.1, p.h + 8)]
            p.shape(line_d(points), tone)
            p.hatch(
                (
                    arc_d(
                        x0 + side * reach * p.between(0.05, 0.8),
                        top + p.between(6, 14),
                        side * p.between(8, 18),
                        0,
                    )
                    for _ in range(5)
                ),
                width=0.55,
            )


def boulders(p: Picture) -> None:
    """Round stones heaped in front."""
    spots = sorted(((p.wide(0, 1), p.tall(0.9, 1.04), p.tall(0.1, 0.21) * p.big) for _ in range(9)), key=lambda s: s[1])
    for x, y, r in spots:
        if abs(x - p.w / 2) < p.w * 0.14:
            x += p.w * 0.26
        outline = [
            (x + r * p.between(0.9, 1.15) * 1.2 * math.cos(a), y + r * p.between(0.85, 1.1) * math.sin(a))
            for a in (math.tau * k / 9 for k in range(9))
        ]
        tone = p.shade("#9B8E80", "#4B4A60", 0.3)
        p.shape(smooth_d(outline, True), tone)
        p.hatch(
            (
                f"M{num(x + r * 0.2 + k * 5)} {num(y - r * 0.3 + k * 6)}q{num(r * 0.3)} {num(r * 0.2)} {num(r * 0.35)} {num(r * 0.5)}"
                for k in range(3)
            ),
            width=0.7,
        )
        p.stroke(arc_d(x - r * 0.7, y - r * 0.35, r * 0.8, r * 0.3), mix(tone, "#FFFFFF", 0.5), 0.8)


def fissures(p: Picture) -> None:
    """Cracked ground, dark in the gaps."""
    y = p.horizon + p.h * 0.16
    p.shape(hill_d(p, y, 0.02), p.shade("#B98E5F", "#4A3B48"))
    cracks = ""
    for k in range(7):
        x, v = p.w * (0.04 + 0.15 * k) + p.between(-8, 8), p.between(y + p.h * 0.05, p.h * 0.8)
        points: list[Point] = [(x, v)]
        for _ in range(4):
            points.append((points[-1][0] + p.between(-22, 26), points[-1][1] + p.tall(0.04, 0.09)))
        back = [(a + 3 + 2.6 * i, b + 1) for i, (a, b) in enumerate(points)]
        cracks += line_d(points + back[::-1])
        branch = points[2]
        cracks += line_d(
            [
                branch,
                (branch[0] + p.between(14, 34), branch[1] + p.between(-4, 8)),
                (branch[0] + 4, branch[1] + 4),
            ]
        )
    p.shape(cracks, "#2A1F24", 0.6)
    p.hatch(
        (arc_d(p.wide(0, 0.95), p.between(y + 8, p.h), p.between(8, 18), 2) for _ in range(14)),
        width=0.5,
        opacity=0.6,
    )


def cave_mouth(p: Picture) -> None:
    """The view from inside a cave: dark rock all round."""
    inner = []
    for k in range(16):
        a = math.tau * k / 16
        inner.append(
            (
                p.w / 2 + math.cos(a) * p.w * p.between(0.4, 0.46),
                p.h * 0.52 + math.sin(a) * p.h * p.between(0.4, 0.46),
            )
        )
    frame = f"M-9 -9H{num(p.w + 9)}V{num(p.h + 9)}H-9Z" + smooth_d(inner, True)
    p.add(path(frame, p.shade("#4E4038", "#1B1A2B"), p.ink, round(p.pen * 1.3, 2), None, 'fill-rule="evenodd"'))
    marks = []
    for x, y in inner:
        dx, dy = x - p.w / 2, y - p.h / 2
        marks.append(f"M{num(x + dx * 0.05)} {num(y + dy * 0.05)}l{num(dx * 0.1 + p.between(-7, 7))} {num(dy * 0.1)}")
    p.hatch(marks, p.shade("#8A7566", "#4A4966"), 0.9, 0.9)
    teeth = "".join(
        line_d([(x - 7, -9), (x + 7, -9), (x + p.between(-2, 2), p.tall(0.13, 0.26))])
        for x in (p.w * t for t in (0.24, 0.33, 0.62, 0.74))
    )
    p.shape(teeth, p.shade("#5E4D42", "#232238"), 0.8)


EARTH: Forms = {
    "back": (peaks, great_peak, mesas, terraces),
    "middle": (three_peaks, standing_stones, rock_arch, boulders),
    "front": (strata, boulders, fissures, cave_mouth),
}
