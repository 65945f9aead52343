"""The sheet an illustration grows on: its size, light, chance and pen, plus sky, ground and vignette.

Illustrations are composed 330 units wide whatever their size in pixels, so every motif is written once; only
the pen is kept from getting thinner than a pixel.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Callable, Iterable, Sequence

from scenes.draw import svg
from scenes.draw.svg import Point, num, smooth_d
from scenes.draw.theme import INK, mix

WIDTH = 330.0
NIGHT_INK = "#151A2C"
NIGHT_ELEMENTS = ("moon", "fire")

SKIES: dict[str, tuple[tuple[str, str], ...]] = {
    "sun": (("#F9E2A4", "#EFA95C"), ("#FBEBCB", "#EDB08A"), ("#D5E6DC", "#F6D58C"), ("#F6CB86", "#E0815A")),
    "moon": (("#1B2747", "#566A9C"), ("#2A2148", "#7B6BA2"), ("#10303F", "#4F8A90"), ("#1C2039", "#8C6F88")),
    "fire": (("#4A1A22", "#DB6A38"), ("#2C1A33", "#CB5A40"), ("#57301F", "#E5A04F"), ("#351012", "#B63C2C")),
    "air": (("#DCE9E8", "#BFD3DA"), ("#C3DDEC", "#EDF1E2"), ("#E9DFEC", "#BFB4D8"), ("#F4E7D0", "#C4D6D3")),
    "water": (("#DDE7D9", "#8DBBC0"), ("#CADEE8", "#7BA6C3"), ("#BCC9CD", "#6D8FA1"), ("#F3E4C5", "#9CC3BF")),
    "earth": (("#EFDDB8", "#CFAE7E"), ("#E7DACE", "#B7A8A0"), ("#F3D8AE", "#C88B60"), ("#DDE1D0", "#B3AC8C")),
    "plant": (("#EEEBC0", "#A9C283"), ("#DDECD2", "#8FBF95"), ("#F8EEB6", "#C5CD6F"), ("#CFE5DC", "#7FAE8C")),
    "animal": (
        ("#F6DDB4", "#DDA171"),
        ("#F4E4CE", "#D8A78F"),
        ("#EFE1B2", "#C8AF70"),
        ("#E9D1BE", "#B8806B"),
    ),
}
GROUNDS = {
    "sun": "#D9B46A",
    "moon": "#2C3A5C",
    "fire": "#5A2A26",
    "air": "#B9C7A5",
    "water": "#8FB08A",
    "earth": "#B4956C",
    "plant": "#86A866",
    "animal": "#C08E5C",
}


Form = Callable[["Picture"], None]
Forms = dict[str, tuple[Form, ...]]  # depth (back, middle, front) to the ways an element can show there


def seed_of(*names: object) -> int:
    """The same number for the same names in every run and on every machine."""
    return zlib.crc32("/".join(str(name) for name in names).encode())


class Picture:
    """What the motifs draw into.

    `w`, `h` are the sheet in design units, `pen` the ink's width, `fx` where the current motif should stand
    (0..1 of the width), `big` its enlargement (major powers), `horizon` the y of the land's edge.
    """

    def __init__(self, name: str, key: str, h: float, px_wide: float, big: float = 1.0) -> None:
        self.name = name
        self.key = key
        self.w = WIDTH
        self.h = h
        self.big = big
        self.pen = max(1.7, 1.05 * WIDTH / px_wide)
        self.fine = px_wide >= 120  # below that, hatching only turns into grey
        self.rng = random.Random(seed_of(name, "sheet"))
        self.night = key in NIGHT_ELEMENTS
        self.ink = NIGHT_INK if self.night else INK
        self.horizon = h * self.rng.uniform(0.55, 0.67)
        self.fx = 0.5
        self.company: tuple[str, ...] = (key,)  # all elements of the card
        self.floor = False  # a background that brings its own floor sets this
        self.sky = self.rng.choice(SKIES.get(key, SKIES["air"]))
        self.ground_colour = mix(GROUNDS.get(key, "#B9C7A5"), self.sky[1], self.rng.uniform(0.0, 0.25))
        self.parts: list[str] = []
        self._ids = 0

    # --- drawing ---------------------------------------------------------------------------------------------
    def add(self, body: str) -> None:
        """Put finished SVG on top."""
        self.parts.append(body)

    def shape(self, d: str, fill: str, pen: float = 1.0, opacity: float | None = None) -> None:
        """A filled shape with an ink outline; `pen` 0 leaves the outline out."""
        self.add(svg.path(d, fill, self.ink if pen else None, round(self.pen * pen, 2), opacity))

    def stroke(self, d: str, colour: str, width: float, opacity: float | None = None) -> None:
        """A line; `width` in pens."""
        self.add(svg.path(d, "none", colour, round(self.pen * width, 2), opacity))

    def hatch(self, marks: Iterable[str], colour: str | None = None, width: float = 0.6, opacity: float = 0.9) -> None:
        """Many small ink marks as one path (far cheaper than one path each)."""
        d = "".join(marks)
        if d and self.fine:
            self.stroke(d, colour or self.ink, width, opacity)

    def cased(self, d: str, colour: str, width: float) -> None:
        """A coloured band with ink on both sides; `width` in design units."""
        self.add(svg.path(d, "none", self.ink, round(width + 2 * self.pen, 2)))
        self.add(svg.path(d, "none", colour, round(width, 2)))

    def circle(self, x: float, y: float, r: float, fill: str, pen: float = 0.0, opacity: float | None = None) -> None:
        """A disc, outlined if `pen` is given."""
        stroke = self.ink if pen else None
        self.add(svg.circle(x, y, round(r, 1), fill, stroke, round(self.pen * pen, 2), opacity))

    def dots(self, points: Iterable[tuple[float, float, float]], colour: str, opacity: float | None = None) -> None:
        """Many dots (x, y, r) of one colour as one path."""
        d = "".join(dot_d(x, y, r) for x, y, r in points)
        if d:
            self.add(svg.path(d, colour, opacity=opacity))

    def new_id(self, stem: str) -> str:
        """A gradient name nobody else uses in this document."""
        self._ids += 1
        return f"{stem}{self._ids}"

    def fade(self, top: str, bottom: str) -> str:
        """A vertical gradient; returns the fill that names it."""
        name = self.new_id("v")
        self.add(svg.linear_gradient(name, ((0, top), (1, bottom))))
        return f"url(#{name})"

    def glow(self, x: float, y: float, r: float, colour: str, strength: float = 0.9) -> None:
        """Soft light around a point."""
        name = self.new_id("g")
        self.add(
            f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" '
            f'r="{num(r)}"><stop offset="0" stop-color="{colour}" stop-opacity="{strength:g}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient></defs>'
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="url(#{name})"/>'
        )

    # --- chance and tone -------------------------------------------------------------------------------------
    def between(self, low: float, high: float) -> float:
        """A number from this motif's own chance."""
        return self.rng.uniform(low, high)

    def wide(self, low: float, high: float) -> float:
        """A distance as parts of the width."""
        return self.w * self.rng.uniform(low, high)

    def tall(self, low: float, high: float) -> float:
        """A distance as parts of the height."""
        return self.h * self.rng.uniform(low, high)

    def side(self) -> int:
        """-1 left or 1 right."""
        return self.rng.choice((-1, 1))

    def shade(self, day: str, night: str, spread: float = 0.0) -> str:
        """The colour for this light, now and then a little darker."""
        colour = night if self.night else day
        return mix(colour, self.ink, self.rng.uniform(0, spread)) if spread else colour


def dot_d(x: float, y: float, r: float) -> str:
    """Path data of a dot, to be merged with others."""
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z"


def seg_d(x0: float, y0: float, x1: float, y1: float) -> str:
    """Path data of one straight mark."""
    return f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"


def arc_d(x: float, y: float, dx: float, rise: float) -> str:
    """Path data of one shallow curve from (x, y), `dx` wide."""
    return f"M{num(x)} {num(y)}q{num(dx / 2)} {num(-rise)} {num(dx)} 0"


def polar(x: float, y: float, r: float, angle: float) -> Point:
    """The point at that angle (radians) and distance."""
    return x + r * math.cos(angle), y + r * math.sin(angle)


def draw_sky(p: Picture) -> None:
    """Sky wash with faint engraved lines."""
    p.add(svg.rect(0, 0, p.w, p.h, fill=p.fade(*p.sky)))
    marks = []
    for row in range(9):
        y = p.h * (0.05 + 0.055 * row)
        x = p.wide(-0.2, 0.1)
        while x < p.w:
            long = p.wide(0.1, 0.35)
            marks.append(arc_d(x, y, long, p.between(-3, 3)))
            x += long + p.wide(0.05, 0.3)
    p.hatch(marks, "#93A3CF" if p.night else "#FFFFFF", 0.55, 0.32)


def hill_d(p: Picture, y: float, swing: float, points: int = 6) -> str:
    """Path data of a rolling edge at height y, closed below the sheet."""
    steps: Sequence[Point] = [(-8.0, y + p.tall(-swing, swing))] + [
        (p.w * (k + p.between(0.3, 0.7)) / points, y + p.tall(-swing, swing)) for k in range(points)
    ]
    edge = smooth_d([*steps, (p.w + 8, y + p.tall(-swing, swing))])
    return f"{edge}L{num(p.w + 8)} {num(p.h + 8)}L-8 {num(p.h + 8)}Z"


def draw_ground(p: Picture, level: float = 0.1) -> float:
    """The land in front of the background; returns its height. Two hills, one swell, or a plain with tufts."""
    y = p.horizon + level * p.h * 0.13
    form = p.rng.randrange(3)
    if form == 0:
        p.shape(hill_d(p, y, 0.045, 4), mix(p.ground_colour, p.sky[1], 0.35))
        p.shape(hill_d(p, y + p.h * 0.1, 0.035, 5), p.ground_colour)
    else:
        p.shape(hill_d(p, y, 0.03 if form == 1 else 0.015), p.ground_colour)
    dark = mix(p.ground_colour, p.ink, 0.45)
    p.hatch(
        (arc_d(p.wide(0, 1), p.between(y + p.h * 0.09, p.h), p.between(8, 22), p.between(-2, 3)) for _ in range(14)),
        dark,
        0.6,
        0.55,
    )
    return y


def draw_vignette(p: Picture) -> None:
    """A darker rim that gathers the picture."""
    name = p.new_id("v")
    p.add(
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
        f'gradientTransform="translate({num(p.w / 2)} {num(p.h * 0.45)}) scale({num(p.w * 0.74)} {num(p.h * 0.82)})">'
        f'<stop offset=".62" stop-color="{INK}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{INK}" stop-opacity=".36"/></radialGradient></defs>'
    )
    p.add(svg.rect(0, 0, p.w, p.h, fill=f"url(#{name})"))
