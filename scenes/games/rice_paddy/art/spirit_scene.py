"""Mountain spirits grown from a card's own data: when it acts gives sky and eyes, its deck rock or snow, its number the peak,
what it does the motifs before it."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

import pygame

from scenes.draw import svg
from scenes.draw.geometry import contains
from scenes.draw.illustration import Size, framed, height
from scenes.draw.motifs.picture import NIGHT_INK, Picture, draw_sky, draw_vignette, seed_of
from scenes.draw.svg import Point, circle, ellipse, line_d, num, path, star_d
from scenes.draw.theme import INK, mix
from scenes.games.rice_paddy.art.spirit_motifs import draw_motifs

SKIES = {
    "active": (("#F8DFA8", "#EC9F6A"), ("#FBE9BC", "#E3B267"), ("#F7D6BE", "#D2838A")),
    "passive": (("#DCEBDD", "#9CC6BC"), ("#E6EAD2", "#A9C58E"), ("#D9E6F0", "#8FB3CC")),
    "once": (("#1B2747", "#5E72A8"), ("#2A1E44", "#7A5E98"), ("#12303E", "#3F7F8C")),
}
ROCKS = {
    "early": (("#8CA566", "#5B7443"), ("#A89A62", "#776A3C"), ("#74A084", "#4A7459"), ("#B58A62", "#835D40")),
    "late": (("#8A93A0", "#59616F"), ("#9A8C98", "#675A68"), ("#7F99A8", "#4F6878"), ("#A39A8E", "#6F665B")),
}
PEAKS: tuple[tuple[Point, ...], ...] = (
    ((-0.2, 0.8), (-0.1, 0.97), (0, 1), (0.12, 0.92), (0.22, 0.76)),
    ((-0.38, 0.72), (-0.3, 0.98), (-0.2, 0.84), (0, 0.78), (0.2, 0.85), (0.3, 1), (0.38, 0.72)),
    ((-0.42, 0.66), (-0.3, 0.88), (-0.1, 1), (0.12, 0.99), (0.32, 0.86), (0.43, 0.64)),
    ((-0.3, 0.7), (-0.2, 0.86), (-0.06, 0.84), (0.08, 1), (0.2, 0.93), (0.32, 0.7)),
)
SIDE = (1.06, 0.0), (0.9, 0.16), (0.76, 0.36), (0.6, 0.54)
SNOW = "#F7F4EA"
FIELDS = "#7FB3AE", "#B9C07A", "#8DBBB4", "#C8C07A", "#A5B56C"
NIGHT_FIELDS = "#3D6480", "#4E6A66", "#46708A", "#5A6F5E"


class SpiritPicture(NamedTuple):
    """The picture of a spirit card as a value. `timing`: active, passive or once; `deck`: early or late; `motifs`: names
    from `spirit_motifs.motifs`."""

    number: float
    timing: str
    deck: str
    motifs: tuple[str, ...] = ()

    def surface(self, size: Size, radius: float = 4.0, frame: float = 1.5) -> pygame.Surface:
        """The picture at that size; do not draw on it."""
        return framed(self, lambda: scene(self, height(size), size[0]), size, radius, frame)


class Mountain(Picture):
    """The sheet with what the parts of a mountain need: `cx`, `base` its foot, `wide`, `tall_` half width and height, `eye`
    the radius of an eye."""

    def __init__(self, card: SpiritPicture, h: float, px_wide: float) -> None:
        super().__init__(f"spirit {card.number:g}", "sun", h, px_wide)
        self.card, whole = card, int(card.number * 2) if card.number % 1 else int(card.number)
        self.number = whole
        self.night = card.timing == "once"
        self.ink = NIGHT_INK if self.night else INK
        skies, rocks = SKIES.get(card.timing, SKIES["active"]), ROCKS.get(card.deck, ROCKS["early"])
        self.sky = skies[(whole * 5 + whole // 3) % len(skies)]
        light, dark = rocks[(whole * 3 + whole // 5) % len(rocks)]
        if self.night:
            light, dark = mix(light, "#4A568C", 0.45), mix(dark, "#27305A", 0.5)
        self.light, self.dark = light, dark
        self.rng = self.numbered("mountain", 0)
        self.cx, self.base = self.w * self.between(0.47, 0.53), h * 0.93
        self.rise, self.half = h * (0.78 + 0.12 * min(1, whole / 40)), self.w * self.between(0.40, 0.45)
        self.face_y = self.base - self.rise * 0.56
        self.eye, self.apart = self.rise * self.between(0.1, 0.128), self.half * self.between(0.27, 0.34)
        self.nose = self.between(0.8, 1.35)

    def numbered(self, what: str, number: int) -> random.Random:
        """The chance of one part: parts do not disturb each other."""
        return random.Random(seed_of(self.name, what, number))

    def at(self, x: float, y: float) -> Point:
        """A point of the mountain: 0, 0 is the middle of its foot, 1 its half width or its height."""
        return self.cx + x * self.half, self.base - y * self.rise


def scene(card: SpiritPicture, h: float, px_wide: float) -> str:
    """The SVG of a spirit, 330 x `h` units."""
    p = Mountain(card, h, px_wide)
    _sky(p)
    _ridge(p)
    _body(p)
    _trees(p)
    _face(p)
    _fields(p)
    draw_motifs(p, card.motifs, p.numbered)
    draw_vignette(p)
    return "".join(p.parts)


def _sky(p: Mountain) -> None:
    p.rng = p.numbered("sky", 0)
    draw_sky(p)
    w, h = p.w, p.h
    if p.card.timing == "active":
        rays = ""
        for n in range(24):
            a = n * math.pi / 12
            ends = [(w / 2 + w * math.cos(b), h / 2 + w * math.sin(b)) for b in (a, a + 0.13)]
            rays += line_d([(w / 2, h / 2), *ends])
        p.add(path(rays, "#FFF3C4", opacity=0.5) + circle(w / 2, h * 0.44, h * 0.34, "#F9CF6B", opacity=0.75))
        p.circle(w / 2, h * 0.44, h * 0.34, "none", 0.6, 0.5)
    elif p.night:
        x, y = p.wide(0.1, 0.9), p.tall(0.2, 0.3)
        p.add(circle(x, y, h * 0.2, "#C9D4F2", opacity=0.12))
        p.circle(x, y, h * 0.15, "#F4F0DC", 1)
        stars = ""
        for _ in range(26):
            size = p.between(1.4, 4.6)
            stars += star_d(p.wide(0, 1), p.tall(0, 0.5), size, size * 0.3, 4)
        p.add(path(stars, "#F4F0DC"))
    else:
        for _ in range(5):
            x, y, q = p.wide(-0.1, 0.9), p.tall(0.06, 0.4), p.wide(0.08, 0.16)
            d = f"M{num(x)} {num(y)}c{num(q * 0.1)} {num(-q * 0.3)} {num(q * 0.5)} {num(-q * 0.4)} {num(q * 0.7)} {num(-q * 0.1)}"
            d += f"c{num(q * 0.3)} {num(-q * 0.25)} {num(q * 0.7)} {num(-q * 0.1)} {num(q * 0.7)} {num(q * 0.12)}z"
            p.shape(d, "#F8F7EC", 0.6, 0.9)


def _ridge(p: Mountain) -> None:
    p.rng = p.numbered("ridge", 0)
    y, low = p.h * 0.66, p.h + 9
    points = [(p.w * n / 9, y - p.between(-0.3, 1) * p.h * 0.2) for n in range(10)]
    colour = mix(p.sky[1], "#6F7F86", 0.5 if p.night else 0.35)
    p.shape(line_d([(-9, low), (-9, y), *points, (p.w + 9, points[-1][1]), (p.w + 9, low)]), colour, 0.8)


def _body(p: Mountain) -> None:
    p.rng = p.numbered("body", 0)
    peak = PEAKS[p.number % len(PEAKS)]
    outline = [p.at(-x, y) for x, y in SIDE] + [p.at(x, y) for x, y in peak] + [p.at(x, y) for x, y in reversed(SIDE)]
    p.add(path(line_d(outline), p.light))
    shade = [peak[len(peak) // 2], peak[-1], *reversed(SIDE), (0.2, 0), (0.3, 0.3), (0.16, 0.6)]
    p.add(path(line_d([p.at(x, y) for x, y in shade]), p.dark, opacity=0.75))
    right, left = [], []
    for _ in range(44):
        t = p.between(0.04, 0.95)
        (x, y), long = p.at(p.between(0.1, 1.02) * (1 - t * 0.5), t), p.between(9, 17)
        if contains(outline, x + 3, y - 2) and contains(outline, x - 5, y + long):
            right.append(f"M{num(x)} {num(y)}l-5 {num(long)}")
    for _ in range(9):
        x, y = p.at(p.between(-0.8, -0.1), p.between(0.1, 0.7))
        if contains(outline, x - 4, y) and contains(outline, x + 14, y):
            left.append(f"M{num(x)} {num(y)}l7 -4 5 5")
    p.hatch(right, width=0.55, opacity=0.7)
    p.hatch(left, width=0.55, opacity=0.6)
    if p.card.deck == "late":
        _snow(p, outline)
    p.shape(line_d(outline), "none", 1.15)
    if p.card.deck != "late":
        for _ in range(15):
            x, y = p.at(p.between(-0.5, 0.45), p.between(0.72, 0.98))
            if not contains(outline, x, y):
                continue
            q = p.between(5, 8)
            d = f"M{num(x - q)} {num(y + q * 0.5)}"
            d += f"c{num(-q * 0.4)} {num(-q)} {num(q * 0.6)} {num(-q * 1.5)} {num(q)} {num(-q * 1.1)}"
            d += f"c{num(q * 0.9)} {num(-q * 0.5)} {num(q * 1.7)} {num(q * 0.5)} {num(q)} {num(q * 1.1)}z"
            p.shape(d, p.shade(mix("#4F7A44", "#7FA552", p.rng.random()), mix("#34596A", "#4E7A80", p.rng.random())), 0.6)


def _snow(p: Mountain, outline: list[Point]) -> None:
    """The part of the mountain above a line, with a jagged lower edge."""
    line = p.base - p.rise * 0.8
    cap: list[Point] = []
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if ay <= line:
            cap.append((ax, ay))
        if (ay <= line) != (by <= line):
            cap.append((ax + (bx - ax) * (line - ay) / (by - ay), line))
    if len(cap) < 3:
        return
    low = [x for x, y in cap if y == line]
    left, right = min(low), max(low)
    teeth = [(right + (left - right) * n / 10, line + (9 if n % 2 else -5) + p.between(-3, 3)) for n in range(1, 10)]
    ordered = sorted((point for point in cap if point[1] < line), key=lambda point: point[0])
    p.shape(line_d([(left, line), *ordered, (right, line), *teeth]), SNOW, 0.9)


def _trees(p: Mountain) -> None:
    p.rng = p.numbered("trees", 0)
    for sign in (-1, 1):
        for n in range(3 if p.card.deck == "late" else 5):
            t = 0.1 + 0.1 * n
            x, y, q = p.cx + sign * p.half * (1.02 - 0.62 * t), p.base - p.rise * t * 0.98, p.tall(0.07, 0.095)
            right = [(x + dx * q, y - dy * q) for dx, dy in ((0.52, 0.7), (0.26, 0.7), (0.62, 0))]
            left = [(2 * x - px, py) for px, py in reversed(right)]
            p.shape(line_d([(x, y - q * 1.7), *right, *left]), p.shade("#44703C", "#2E4A5E"), 0.75)


def _face(p: Mountain) -> None:
    _nose(p)
    for sign in (-1, 1):
        x = p.cx + sign * p.apart
        if p.card.timing == "passive":
            _closed_eye(p, x)
        else:
            _open_eye(p, x)
        _brow(p, x, sign)
        _moustache(p, sign)
    if p.number % 2 == 0:
        _mark(p)


def _nose(p: Mountain) -> None:
    e, n = p.eye, p.nose
    top, low = p.face_y - e * 0.9, p.face_y + e * 2.0

    def at(x: float, y: float, down: float = 0.0) -> str:
        return f"{num(p.cx + e * x)} {num(y + e * down)}"

    right = f"C{at(1.1 * n, low, -0.5)} {at(0.5, p.face_y, 0.6)} {at(0.32, top)}"
    left = f"M{at(-0.32, top)}C{at(-0.5, p.face_y, 0.6)} {at(-1.1 * n, low, -0.5)} {at(-0.95 * n, low)}"
    p.shape(f"{left}Q{at(0, low, 0.62)} {at(0.95 * n, low)}{right}", mix(p.light, "#FFFFFF", 0.22), 0.95)
    shade = f"M{at(0.32, top)}C{at(0.5, p.face_y, 0.6)} {at(1.1 * n, low, -0.5)} {at(0.95 * n, low)}Q{at(0.5, low, 0.3)} "
    p.shape(f"{shade}{at(0.1, low, 0.34)}C{at(0.3, p.face_y, 1)} {at(0.1, p.face_y)} {at(0.32, top)}Z", p.dark, 0, 0.7)


def _closed_eye(p: Mountain, x: float) -> None:
    """At rest: it simply holds."""
    y, e = p.face_y, p.eye
    p.add(ellipse(x, y + e * 0.2, round(e * 1.5, 1), round(e * 1.1, 1), p.dark, 0.5))
    high, half = num(y - e * 0.1), e * 1.25
    p.stroke(f"M{num(x - half)} {high}Q{num(x)} {num(y + e * 1.35)} {num(x + half)} {high}", p.ink, 2.3)
    for t in (-0.75, 0, 0.75):
        lash = f"M{num(x + t * e * 0.95)} {num(y + e * (0.62 - abs(t) * 0.3))}l{num(t * e * 0.35)} {num(e * 0.5)}"
        p.stroke(lash, p.ink, 1.2)


def _open_eye(p: Mountain, x: float) -> None:
    """Carved rings; those of a spirit that acts once glow."""
    y, e = p.face_y, p.eye
    if p.night:
        p.circle(x, y, e * 2.5, "#BFE9F6", 0, 0.2)
        p.circle(x, y, e * 1.8, "#BFE9F6", 0, 0.28)
    p.circle(x, y, e * 1.36, p.dark, 0.9)
    p.circle(x, y, e * 1.08, "#E9FAFF" if p.night else "#FFF6DC", 1)
    p.circle(x, y, e * 0.74, "#8FDCF2" if p.night else "#E69A2E", 0.8)
    p.circle(x, y, e * 0.4, p.ink)
    p.circle(x - e * 0.26, y - e * 0.28, e * 0.2, "#FFFFFF")
    if not p.night:
        r = num(e * 1.12)
        lid = f"M{num(x - e * 1.12)} {num(y - e * 0.16)}A{r} {r} 0 0 1 {num(x + e * 1.12)} {num(y - e * 0.16)}"
        p.shape(lid + f"Q{num(x)} {num(y - e * 0.62)} {num(x - e * 1.12)} {num(y - e * 0.16)}Z", mix(p.light, p.dark, 0.35))


def _brow(p: Mountain, x: float, sign: int) -> None:
    """Moss or snow, in bumps."""
    e, wide = p.eye, p.eye * 1.75
    y = p.face_y - e * (1.15 if p.card.timing == "passive" else 1.75)
    d = f"M{num(x - wide)} {num(y + e * 0.3)}"
    for n in range(4):
        d += f"q{num(wide / 4)} {num(-e * (1.35 if n in (1, 2) else 1.05))} {num(wide / 2)} 0"
    d += f"Q{num(x)} {num(y + e * 0.3)} {num(x - wide)} {num(y + e * 0.3)}Z"
    colour = SNOW if p.card.deck == "late" else mix("#4F7A44", "#7FA552", 0.4)
    turn = sign * (5 if p.card.timing == "active" else -7)
    p.add(f'<g transform="rotate({turn} {num(x)} {num(y)})">{path(d, colour, p.ink, round(p.pen, 2))}</g>')


def _moustache(p: Mountain, sign: int) -> None:
    """A curl of mist, or of grass."""
    e = p.eye
    x, y = p.cx + sign * e * 0.25, p.face_y + e * 2.75
    d = f"M{num(x)} {num(y)}C{num(x + sign * e * 0.9)} {num(y - e * 0.55)} {num(x + sign * e * 2.3)} {num(y - e * 0.5)} "
    d += f"{num(x + sign * e * 2.9)} {num(y + e * 0.2)}C{num(x + sign * e * 3.2)} {num(y + e * 0.9)} {num(x + sign * e * 2.2)} "
    d += f"{num(y + e * 1.1)} {num(x + sign * e * 2.1)} {num(y + e * 0.5)}"
    p.cased(d, SNOW if p.card.deck == "late" else p.shade("#A9C46A", "#9DB6C8"), e * 0.52)


def _mark(p: Mountain) -> None:
    """The sign on the forehead: a sun, a hex or a star, for when it acts."""
    x, y, e = p.cx, p.face_y - p.eye * 3.1, p.eye
    if p.card.timing == "active":
        rays = ""
        for n in range(8):
            a = n * math.pi / 4
            rays += line_d([(x + e * r * math.cos(a), y + e * r * math.sin(a)) for r in (0.7, 1.04)], False)
        p.circle(x, y, e * 0.5, "#F2C24B", 0.8)
        p.stroke(rays, p.ink, 1)
    elif p.night:
        p.shape(star_d(x, y, e * 0.95, e * 0.32, 4), "#BFE9F6", 0.8)
    else:
        corners = [(x + e * 0.66 * math.sin(n * math.pi / 3), y - e * 0.66 * math.cos(n * math.pi / 3)) for n in range(6)]
        p.shape(line_d(corners), "#DCEBDD", 0.8)
        p.circle(x, y, e * 0.22, p.ink)


def _fields(p: Mountain) -> None:
    """Terraces at the foot, every other one under water."""
    p.rng = p.numbered("fields", 0)
    w, h, colours = p.w, p.h, NIGHT_FIELDS if p.night else FIELDS
    for n in range(4):
        y, a = h * (0.76 + 0.075 * n), p.tall(-0.03, 0.03)
        d = f"M-8 {num(h + 8)}L-8 {num(y + a)}C{num(w * 0.25)} {num(y - h * 0.035)} {num(w * 0.4)} {num(y + h * 0.045)} "
        d += f"{num(w * 0.62)} {num(y + h * 0.005)}S{num(w * 0.9)} {num(y - h * 0.03)} {num(w + 8)} {num(y - a)}"
        d += f"L{num(w + 8)} {num(h + 8)}Z"
        p.shape(d, colours[(n + p.number) % len(colours)])
        marks, wet = [], (n + p.number) % 2 == 0
        for _ in range(13):
            x, line = p.wide(0, 1), y + h * 0.045
            marks.append(f"M{num(x)} {num(line)}q3 -2.6 6 0t6 0" if wet else f"M{num(x - 2.4)} {num(line - 4)}l2 5l2.6 -6")
        p.hatch(marks, "#F1F7EE" if wet else p.shade("#4E6A2C", "#9FC3A0"), 0.65, 0.75)


def picture(card: SpiritPicture, size: Size) -> str:
    """The SVG document of a spirit at a size in pixels."""
    return svg.document(scene(card, height(size), size[0]), (0, 0, 330, height(size)), size)
