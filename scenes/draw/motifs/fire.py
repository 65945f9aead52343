"""Fire: blazes, volcanoes, torches, falling embers."""

from __future__ import annotations

import math

from scenes.draw.motifs.picture import Forms, Picture, arc_d, polar, seg_d
from scenes.draw.svg import flame_d, line_d, num, path, smooth_d
from scenes.draw.theme import mix

RED, ORANGE, YELLOW = "#C8402B", "#EE8A34", "#F9D36B"


def tongue(p: Picture, x: float, base: float, tall: float, fat: float = 1.0) -> None:
    """One flame, drawn three times inside itself."""
    wide, lean = tall * p.between(0.2, 0.27) * fat, p.between(-0.18, 0.18) * tall
    p.shape(flame_d(x, base, tall, wide, lean), RED)
    p.add(path(flame_d(x + lean * 0.05, base, tall * 0.7, wide * 0.66, lean * 0.8), ORANGE))
    p.add(path(flame_d(x + lean * 0.03, base, tall * 0.42, wide * 0.4, lean * 0.6), YELLOW))


def blaze(p: Picture, x: float, base: float, tall: float, count: int, spread: float) -> None:
    """Several tongues, the tallest behind."""
    tongues = sorted(((x + spread * p.between(-1, 1), tall * p.between(0.5, 1)) for _ in range(count)), key=lambda t: -t[1])
    for at, height in tongues:
        tongue(p, at, base, height)


def _sparks(p: Picture, count: int, low: float = 0.55) -> None:
    p.dots(((p.wide(0, 1), p.tall(0.04, low), p.between(0.8, 2.3)) for _ in range(count)), "#FBD27A")


def _logs(p: Picture, x: float, y: float, half: float) -> None:
    for a, b in ((-1, 0.6), (1, -0.6), (-0.7, 1)):
        p.cased(seg_d(x + half * a, y + 3, x + half * b, y - 4), "#6B4A33", 5)


def burning_horizon(p: Picture) -> None:
    """A row of fires along the edge of the land."""
    p.glow(p.w / 2, p.horizon + 10, p.w * 0.62, "#FBD27A", 0.85)
    count = p.rng.choice((9, 11, 13))
    for k in range(count):
        tongue(p, p.w * (k + 0.5) / count + p.between(-7, 7), p.horizon + 12, p.tall(0.18, 0.46))
    _sparks(p, 18)


def volcano(p: Picture) -> None:
    """A cone that spits, with lava running down."""
    x, wide, top = p.w * (0.2 + 0.6 * p.fx), p.wide(0.3, 0.42), p.tall(0.24, 0.32)
    base, lip = p.horizon + p.h * 0.1, wide * 0.16
    p.glow(x, top, p.h * 0.62, "#F9A54A", 0.9)
    for k in range(7):
        angle = math.radians(-90 + (k - 3) * 17 + p.between(-5, 5))
        mid, tip = polar(x, top, p.h * 0.16, angle), polar(x, top, p.tall(0.2, 0.34), angle * 1.0)
        bend = (tip[0] - x) * 0.5
        p.stroke(
            f"M{num(x)} {num(top)}Q{num(mid[0])} {num(mid[1] - 8)} {num(tip[0] + bend)} {num(tip[1] + abs(bend) * 0.7)}",
            ORANGE if k % 2 else YELLOW,
            1.5,
        )
    cone = [(x - wide, base), (x - wide * 0.45, base - (base - top) * 0.45), (x - lip, top), (x + lip, top)]
    cone += [(x + wide * 0.5, base - (base - top) * 0.4), (x + wide, base)]
    p.shape(line_d(cone), "#4C3238")
    shade = [
        (x + lip * 0.3, top),
        (x + lip, top),
        (x + wide * 0.5, base - (base - top) * 0.4),
        (x + wide, base),
        (x + lip, base),
    ]
    p.add(path(line_d(shade), "#2B1A22", opacity=0.55))
    for turn in (-0.5, 0.15, 0.75):
        run = [(x + lip * turn, top), (x + wide * turn * 0.3 + 4, top + (base - top) * 0.35)]
        run += [(x + wide * turn * 0.45 - 4, top + (base - top) * 0.7), (x + wide * turn * 0.62, base)]
        p.stroke(smooth_d(run), RED, 3.4)
        p.stroke(smooth_d(run), YELLOW, 1.3)
    _sparks(p, 14, 0.4)


def fire_waves(p: Picture) -> None:
    """The whole sky rolling in bands of flame."""
    p.glow(p.w / 2, p.horizon, p.w * 0.6, "#FBD27A", 0.7)
    for k, colour in enumerate(("#8E2A2A", RED, ORANGE, "#F4B24E")):
        y = p.h * (0.22 + 0.12 * k)
        crest = [(-10.0, p.h)]
        x = -10.0
        while x < p.w + 20:
            step = p.wide(0.1, 0.16)
            crest += [
                (x, y + p.h * 0.1),
                (x + step * 0.55, y - p.tall(0.02, 0.1)),
                (x + step * 0.8, y + p.h * 0.03),
            ]
            x += step
        crest.append((p.w + 30, p.h))
        p.shape(smooth_d(crest) + "Z", colour, 0.9)
    _sparks(p, 16, 0.3)


def smoulder(p: Picture) -> None:
    """Smoke columns over glowing ground."""
    p.glow(p.w * p.fx, p.horizon + 6, p.w * 0.5, "#F7A04E", 0.8)
    for k in range(4):
        x = p.w * (0.12 + 0.25 * k) + p.between(-12, 12)
        left, right = [], []
        for j in range(7):
            t = j / 6
            sway = math.sin(t * 6 + k * 2) * 10 * t
            left.append((x + sway - 3 - 16 * t, p.horizon + 10 - t * p.h * 0.62))
            right.append((x + sway + 3 + 16 * t, p.horizon + 10 - t * p.h * 0.62))
        p.shape(smooth_d(left + right[::-1], True), mix("#5A4048", "#2A1D2A", p.between(0, 1)), 0.7, 0.85)
        tongue(p, x, p.horizon + 14, p.tall(0.12, 0.22), 1.3)
    _sparks(p, 16)


def burning_wood(p: Picture) -> None:
    """Black trunks before a wall of light."""
    p.glow(p.w * (0.3 + 0.4 * p.fx), p.horizon, p.w * 0.6, "#FBD27A", 0.9)
    for k in range(7):
        tongue(p, p.w * (k + 0.5) / 7 + p.between(-12, 12), p.horizon + 12, p.tall(0.14, 0.34))
    for k in range(9):
        x, base, tall = p.w * (k + 0.5) / 9 + p.between(-10, 10), p.horizon + 16, p.tall(0.4, 0.62)
        lean, half = p.between(-7, 7), p.between(2.5, 5)
        p.shape(
            line_d([(x - half, base), (x + lean - 1, base - tall), (x + lean + 1, base - tall), (x + half, base)]), "#2A1A20", 0.7
        )
        limbs = ""
        for j in range(5):
            t, way = 0.35 + 0.13 * j, 1 if j % 2 else -1
            reach = tall * 0.22 * (1.1 - t)
            limbs += f"M{num(x + lean * t)} {num(base - tall * t)}q{num(way * reach)} {num(-reach * 0.2)} {num(way * reach * 1.4)} {num(-reach)}"
        p.stroke(limbs, "#2A1A20", 1.2)
    _sparks(p, 20)


def fire_rain(p: Picture) -> None:
    """Burning stones falling from the sky."""
    way = p.side()
    p.glow(p.w / 2, p.horizon + 10, p.w * 0.55, "#F7A04E", 0.7)
    for _ in range(8):
        x, y, r = p.wide(0.04, 0.96), p.tall(0.1, 0.6), p.between(3, 7)
        long = r * p.between(6, 10)
        tail = f"M{num(x - r)} {num(y)}Q{num(x - way * long * 0.3)} {num(y - long * 0.5)} {num(x - way * long * 0.8)} {num(y - long)}"
        tail += f"Q{num(x - way * long * 0.1)} {num(y - long * 0.5)} {num(x + r)} {num(y)}Z"
        p.shape(tail, ORANGE, 0.7)
        p.circle(x, y, r, YELLOW, 0.8)
    _sparks(p, 16, 0.5)


def bonfire(p: Picture) -> None:
    """One great fire."""
    x, base = p.w * p.fx, p.horizon + p.h * 0.18
    p.glow(x, base - p.h * 0.15, p.h * 0.5 * p.big, "#FBC46A", 0.7)
    _logs(p, x, base, p.w * 0.1)
    blaze(p, x, base, p.h * 0.52 * p.big, 7, p.w * 0.1)


def camp_fires(p: Picture) -> None:
    """Three small fires across the land."""
    for k, at in enumerate(p.rng.sample((0.14, 0.36, 0.6, 0.84), 3)):
        x, base = p.w * at, p.horizon + p.h * (0.12 + 0.05 * k)
        p.glow(x, base - 8, p.h * 0.24, "#FBC46A", 0.7)
        _logs(p, x, base, 14)
        blaze(p, x, base, p.tall(0.2, 0.3) * p.big, 4, 8)


def fire_pillar(p: Picture) -> None:
    """A column of flame from earth to sky."""
    x, base, half = p.w * p.fx, p.horizon + p.h * 0.2, p.w * 0.085 * p.big
    p.glow(x, p.h * 0.45, p.h * 0.7, "#FBC46A", 0.85)
    for scale, colour in ((1.0, RED), (0.66, ORANGE), (0.34, YELLOW)):
        left, right = [], []
        for k in range(9):
            t = k / 8
            wave = math.sin(t * 9 + (0 if scale == 1 else 1)) * half * 0.28
            wide = half * scale * (1.35 - 0.75 * math.sin(math.pi * min(1, t * 1.1)) + 0.45 * t)
            y = base - t * (base + 14)
            left.append((x - wide + wave, y))
            right.append((x + wide + wave, y))
        p.shape(smooth_d(left + right[::-1], True), colour, 1 if scale == 1 else 0)
    for k in range(8):
        tongue(p, x + half * (k - 3.5) * 0.62, base + 8, p.tall(0.14, 0.3))


def fire_ring(p: Picture) -> None:
    """Flames standing in a ring of scorched ground."""
    x, y, rx, ry = p.w * p.fx, p.horizon + p.h * 0.2, p.w * 0.24 * p.big, p.h * 0.11
    p.glow(x, y, rx * 1.3, "#FBC46A", 0.6)
    p.add(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="#2A1A1A" opacity="0.55"/>')
    for angle in sorted((math.tau * k / 18 + p.between(-0.08, 0.08) for k in range(18)), key=math.sin):
        near = math.sin(angle)
        base = y + ry * near + p.h * 0.035
        tongue(p, x + rx * math.cos(angle), base, p.tall(0.13, 0.22) * (1.1 + 0.35 * near), 1.5)


def fire_edge(p: Picture) -> None:
    """Tongues along the lower edge, high at the sides."""
    for k in range(9):
        high = 1.2 if k in (0, 1, 7, 8) else 0.66
        tongue(p, p.w * (k + 0.5) / 9 + p.between(-7, 7), p.h + 6, p.tall(0.24, 0.5) * high * p.big)


def torches(p: Picture) -> None:
    """Two torches frame the view."""
    for at in (0.09, 0.91):
        x, y = p.w * at, p.tall(0.5, 0.58)
        p.glow(x, y - 14, p.h * 0.34, "#FBC46A", 0.75)
        p.cased(seg_d(x, p.h + 6, x, y), "#6B4A33", 6)
        p.shape(line_d([(x - 13, y - 6), (x + 13, y - 6), (x + 8, y + 10), (x - 8, y + 10)]), "#7A5A3A")
        blaze(p, x, y - 4, p.h * 0.36 * p.big, 4, 7)


def corner_fire(p: Picture) -> None:
    """A blaze climbing one corner, sparks drifting off."""
    right = p.side()
    x0 = p.w if right > 0 else 0.0
    p.glow(x0, p.h, p.w * 0.55, "#F7A04E", 0.7)
    for k in range(6):
        tongue(
            p,
            x0 - right * p.w * 0.075 * k,
            p.h + 8,
            p.h * (0.82 - 0.11 * k) * p.between(0.85, 1.05) * p.big,
            1.15,
        )
    arcs = "".join(arc_d(x0 - right * p.wide(0.2, 0.8), p.tall(0.15, 0.7), p.between(6, 14), p.between(2, 6)) for _ in range(9))
    p.stroke(arcs, "#FBD27A", 0.9)


def embers(p: Picture) -> None:
    """Glowing cracks and embers in the foreground, a low fire."""
    for _ in range(4):
        x, y = p.wide(0.02, 0.9), p.tall(0.82, 0.97)
        run = [
            (x, y),
            (x + 18, y + p.between(-6, 6)),
            (x + 34, y + p.between(-7, 7)),
            (x + 58, y + p.between(-6, 6)),
        ]
        p.stroke(line_d(run, False), RED, 3)
        p.stroke(line_d(run, False), YELLOW, 1.1)
    blaze(p, p.w * p.fx, p.h * 0.95, p.h * 0.46 * p.big, 6, p.w * 0.1)
    _sparks(p, 22, 0.9)


FIRE: Forms = {
    "back": (burning_horizon, volcano, fire_waves, smoulder, burning_wood, fire_rain),
    "middle": (bonfire, camp_fires, fire_pillar, fire_ring),
    "front": (fire_edge, torches, corner_fire, embers),
}
