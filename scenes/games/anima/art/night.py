"""The sheet in the middle of the table: night over the last light, embers on the ground; and the groups' banners before it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.draw import icons, svg, theme
from scenes.draw.svg import circle, line_d, num, path, rect, star_d
from scenes.draw.theme import BONE
from scenes.games.anima.art.inks import FIGURE, RIM
from scenes.games.anima.art.sheet import Picture, Size, View, around, chance, circle_d, cut, line, moved, render, shape

HORIZON: Final = 0.53
WIDE, HIGH = 1140.0, 616.0  # the sheet on a table of 1920 x 1080, in design px


def night(size: Size, draw: Callable[[str, Size], pygame.Surface] | None = None, horizon: float = HORIZON) -> pygame.Surface:
    """The sheet at that size. It is large: whoever shows it keeps it."""
    unit = max(0.5, min(size[0] / WIDE, size[1] / HIGH))
    w, h = size[0] / unit, size[1] / unit
    return render(_night(w, h, horizon, chance("night")), View(0, 0, w, h), size)


def _night(w: float, h: float, horizon: float, rng: random.Random) -> str:
    y = h * horizon
    stops = [
        (0.0, "#10142C"),
        (horizon * 0.62, "#232650"),
        (horizon * 0.9, "#5A3350"),
        (horizon, "#C8603A"),
        (horizon + 0.02, "#3A1E2A"),
        (1.0, "#14101E"),
    ]
    out = svg.linear_gradient("night", stops) + rect(0, 0, w, h, 0, "url(#night)")
    for _ in range(round(w * h / 5200)):
        x, up, r = rng.uniform(0, w), rng.uniform(0, y * 0.82), rng.uniform(0.9, 3.4)
        out += path(star_d(x, up, r, r * 0.3, 4), "#F4F0DC", opacity=round(rng.uniform(0.35, 0.9), 2))
    for _ in range(7):  # long thin clouds that the last light catches
        x, up, q = rng.uniform(0, w), y * rng.uniform(0.55, 0.92), rng.uniform(60, 190)
        out += path(f"M{num(x - q)} {num(up)}q{num(q)} -9 {num(2 * q)} 0q{num(-q)} 6 {num(-2 * q)} 0z", "#C8603A", opacity=0.22)
    for at, tall, tone in ((0.985, 0.085, "#3E2A4C"), (1.0, 0.045, "#2A1B34")):
        steps = round(w / 44)
        points = [(w * n / steps + rng.uniform(-12, 12), y * at - rng.random() * h * tall) for n in range(-1, steps + 2)]
        d = line_d([(-40, y + 8), *points, (w + 40, y + 8)])
        lit = "".join(
            line_d([a, b, (b[0] - (b[0] - a[0]) * 0.4, b[1] + 6), (a[0], a[1] + (b[1] - a[1]) * 0.6)])
            for a, b in zip(points, points[1:], strict=False)
            if b[1] > a[1] + 6
        )
        out += path(d, tone, FIGURE, 1.6) + (path(lit, RIM, opacity=0.13) if lit else "")
    glow = (
        f'<defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">'
        f'<stop offset="0" stop-color="{RIM}" stop-opacity="0.6"/><stop offset="0.5" stop-color="#E8743B" stop-opacity="0.24"/>'
        f'<stop offset="1" stop-color="#E8743B" stop-opacity="0"/></radialGradient></defs>'
    )
    spread = f"translate({num(w / 2)} {num(y + 4)}) scale({w * 0.0036:.3f} {h * 0.0017:.3f})"
    disc = circle(0, 0, 100, "url(#glow)")
    out += glow + f'<g transform="{spread}">{disc}</g>'
    for row in range(9):  # furrows that run towards the middle
        at = y + 10 + (h - y) * (row / 9) ** 1.3
        for _ in range(5 + round(row * 1.5)):
            x, q = rng.uniform(0, w), rng.uniform(20, 70) * (0.5 + row / 8)
            out += line(f"M{num(x)} {num(at + rng.uniform(-5, 5))}q{num(q / 2)} -3 {num(q)} 0", 1.4, "#6B3A3E", 0.55)
    for _ in range(round(w * h / 10000)):
        out += circle(
            rng.uniform(0, w),
            rng.uniform(y - h * 0.1, h),
            round(rng.uniform(0.7, 2.2), 1),
            RIM,
            opacity=round(rng.uniform(0.4, 0.95), 2),
        )
    return out


@dataclass(frozen=True)
class Banner(Picture):
    """A group's banner on its pole: the player's colour and glyph. 60 x 120 units; `flip`: its pole at the right."""

    colour: str
    flip: bool = False

    def view(self, size: Size) -> View:
        return around(View(0, 0, 60, 120), size)

    def drawn(self, view: View) -> str:
        tone = theme.player(self.colour)
        out = line("M7 122V8", 6) + line("M7 122V8", 3.2, "#8A5A33") + circle(7, 6, 4.6, "#C9A24B", FIGURE, 1.6)
        flag = "M9 14H54C51 32 58 52 54 72L43 64L32 78L20 66L9 74Z"
        out += shape(flag, tone.colour, 2.2)
        out += cut(
            flag,
            path("M9 14H22C18 34 20 56 16 80H9Z", FIGURE, opacity=0.28),
            path("M46 10H62V80H46C50 56 44 34 46 10Z", RIM, opacity=0.4),
        )
        out += line("M12 19H50", 1.4, BONE, 0.7)
        out = moved(out, 60, 0, flip=True) if self.flip else out
        middle = 28.5 if self.flip else 31.5
        return out + svg.group(svg.recoloured(icons.inner(tone.glyph), BONE), middle - 15, 26, 30 / 48)

    def surface(self, size: Size, radius: float = 0.0, frame: float = 0.0) -> pygame.Surface:
        return super().surface(size, radius, frame)


@dataclass(frozen=True)
class Token(Picture):
    """A group on the map: the player's disc with an ember rim where it stands at night. 48 x 48 units; `acting`: it is its"
    " turn."""

    colour: str
    acting: bool = False

    def view(self, size: Size) -> View:
        return around(View(0, 0, 48, 48), size)

    def drawn(self, view: View) -> str:
        tone = theme.player(self.colour)
        out = circle(24.6, 25.4, 22, FIGURE, opacity=0.4) + circle(
            24, 24, 21.5, BONE if not self.acting else "#F7B267", FIGURE, 1.8
        )
        out += circle(24, 24, 17.6, tone.colour, FIGURE, 1.8)
        out += cut(circle_d(24, 24, 17), path("M32 4H46V44H30C38 32 38 16 32 4Z", RIM, opacity=0.4))
        return out + svg.group(svg.recoloured(icons.inner(tone.glyph), BONE), 24 - 14, 24 - 14, 28 / 48)

    def surface(self, size: Size, radius: float = 0.0, frame: float = 0.0) -> pygame.Surface:
        return super().surface(size, radius, frame)
