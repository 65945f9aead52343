"""What several places have: ridges, water, houses, trees, mist."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw.svg import Point, circle, line_d, num, path, rect, smooth_d
from scenes.draw.theme import mix
from scenes.games.anima.art.inks import EMBER, FIGURE, LIT, RIM
from scenes.games.anima.art.sheet import cut, line, shape

W, H = 200.0, 110.0


class Ground(NamedTuple):
    """What a scene is drawn with: its chance, its level, the colours of far and near land."""

    rng: random.Random
    level: int
    far: str
    near: str


def ridge(rng: random.Random, y: float, tall: float, tone: str, steps: int = 9, sharp: bool = True) -> str:
    """A line of hills over the whole width, `y` its foot, up to `tall` high; their right sides catch the embers."""
    points = [(W * n / steps + rng.uniform(-4, 4), y - rng.uniform(-0.2, 1) * tall) for n in range(-1, steps + 2)]
    d = (line_d(points, False) if sharp else smooth_d(points)) + f"L{W + 20} {H + 9}L-20 {H + 9}Z"
    out = shape(d, tone, 1.2)
    if sharp:
        lit = ""
        for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
            if by > ay + tall * 0.25:
                lit += line_d(
                    [(ax, ay), (bx, by), (bx - (bx - ax) * 0.35, by + tall * 0.16), (ax + (bx - ax) * 0.08, ay + tall * 0.4)]
                )
        if lit:
            out += path(lit, RIM, opacity=0.16)
    return out


def ground(y: float, tone: str, rng: random.Random, swell: float = 5.0) -> str:
    """The near ground from `y` down, gently rolling."""
    points = [(x, y + rng.uniform(-swell, swell)) for x in range(-10, 231, 40)]
    return shape(smooth_d(points) + f"L{W + 20} {H + 9}L-20 {H + 9}Z", tone, 1.3)


def furrows(rng: random.Random, y: float, tone: str, count: int = 9) -> str:
    """Short ink strokes on the ground below `y`."""
    out = ""
    for _ in range(count):
        out += line(f"M{num(rng.uniform(-6, 190))} {num(rng.uniform(y, 109))}q10 -4 {num(rng.uniform(14, 24))} 0", 1, tone, 0.8)
    return out


def water(rng: random.Random, y: float, tone: str = "#24486A", shine: str = "#9CC4D6", count: int = 26) -> str:
    """Water from `y` down to the foot."""
    out = rect(-4, y, W + 8, H - y + 6, 0, tone, FIGURE, 1.2)
    return out + ripples(rng, y, shine, count)


def ripples(rng: random.Random, y: float, tone: str, count: int) -> str:
    """Short waves on water from `y` down."""
    out = ""
    for _ in range(count):
        x, at, q = rng.uniform(0, W), rng.uniform(y + 4, H - 2), rng.uniform(3, 7)
        out += line(f"M{num(x)} {num(at)}q{num(q / 2)} -2 {num(q)} 0t{num(q)} 0", 0.9, tone, 0.55)
    return out


def window(x: float, y: float, w: float = 4.0, h: float = 6.0) -> str:
    """A window with light behind it."""
    return shape(f"M{num(x)} {num(y)}h{w:g}v{h:g}h-{w:g}z", LIT, 0.8)


def house(rng: random.Random, x: float, y: float, high: float, tower: bool = False) -> str:
    """A crooked house with lit windows, standing on (x, y)."""
    wide = high * (0.5 if tower else 0.74)
    t = rng.uniform(-0.06, 0.06) * high
    wall = line_d([(x - wide / 2, y), (x - wide / 2 + t, y - high * 0.6), (x + wide / 2 + t, y - high * 0.6), (x + wide / 2, y)])
    roof = line_d([(x - wide * 0.64 + t, y - high * 0.57), (x + t * 1.6, y - high), (x + wide * 0.64 + t, y - high * 0.57)])
    side = line_d(
        [
            (x + wide * 0.2 + t * 0.4, y),
            (x + wide * 0.2 + t, y - high * 0.6),
            (x + wide / 2 + t, y - high * 0.6),
            (x + wide / 2, y),
        ]
    )
    out = shape(wall, mix("#3A3350", "#241F3A", rng.random()), 1.2) + cut(wall, path(side, RIM, opacity=0.3))
    out += shape(roof, mix("#6B3A3E", "#3A2440", rng.random()), 1.2)
    out += path(
        line_d([(x + t * 1.6, y - high), (x + wide * 0.64 + t, y - high * 0.57), (x + wide * 0.25 + t, y - high * 0.57)]),
        EMBER,
        opacity=0.3,
    )
    for dx in (-0.2, 0.2) if wide > 12 else (0.0,):
        out += window(x + wide * dx - 2 + t, y - high * 0.46, 4, round(high * 0.16, 1))
    return out


def smoke(*spots: Point) -> str:
    """Smoke that rises from chimneys."""
    return "".join(line(f"M{x} {y}c-4 -6 4 -8 0 -15", 2, "#B9B4CC", 0.6) for x, y in spots)


def mist(ys: Sequence[float], opacity: float = 0.22, tone: str = "#C6D4DC") -> str:
    """Banks of mist over the whole width."""
    d = "c30 -10 50 6 80 0s50 -8 80 0s50 6 70 0v12c-30 8 -60 -4 -90 2s-70 4 -140 -2z"
    return "".join(path(f"M-10 {y}{d}", tone, opacity=opacity) for y in ys)


def lamp(x: float, y: float, post: float = 0.0) -> str:
    """A small light, on a post if one is wanted."""
    out = line(f"M{num(x)} {num(y + 2)}v{post:g}", 1.6) if post else ""
    return out + circle(x, y, 6, RIM, opacity=0.4) + circle(x, y, 2.6, LIT, FIGURE, 0.8)


def bough(x: float, y: float, length: float, rise: float, tone: str, width: float) -> str:
    """A bare branch."""
    return line(f"M{num(x)} {num(y)}q{num(length * 0.6)} {num(-rise * 0.3)} {num(length)} {num(-rise)}", width, tone)
