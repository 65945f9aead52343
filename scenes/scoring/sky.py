"""The light at the end of a game: dawn over a calm sea, dusk over a dark one. Pure drawing, nothing known of any game."""

from __future__ import annotations

import math
import random

import pygame

from scenes.draw import icons, ornaments, paper, svg, theme
from scenes.draw.svg import circle, num, path
from scenes.draw.theme import INK, shown
from scenes.scoring.finale import LOSS, WIN

Stops = tuple[tuple[float, str], ...]

SKY: dict[str, Stops] = {
    WIN: ((0, "#A9CFD6"), (0.42, "#E9E2BC"), (0.78, "#F9D491"), (1, "#F4AF6B")),
    LOSS: ((0, "#1B1730"), (0.55, "#4A2744"), (1, "#A8463F")),
}
SEA: dict[str, Stops] = {
    WIN: ((0, "#EBC58C"), (0.07, "#B9C3A2"), (0.22, "#76A9AE"), (0.6, "#3B7691"), (1, "#1F4A66")),
    LOSS: ((0, "#7A3A48"), (0.25, "#3A2B4A"), (1, "#15172B")),
}
RAY = {WIN: "#FFF6D2", LOSS: "#7A2A3A"}
SUN = {WIN: ("#F6B93B", "#FBD467", "#E79A2C"), LOSS: ("#B8323A", "#D2503F", "#8C2430")}
ROAD = {WIN: "#FFF3C4", LOSS: "#E07A5A"}
DARK_INK = "#140F1E"
SHIPS = ((0.0, 0.82), (0.31, 0.64), (0.56, 0.48), (0.77, 0.36), (0.93, 0.26))  # how far along the line, how large


def sheet(size: tuple[int, int], scale: float, margin: float) -> tuple[pygame.Surface, pygame.Rect]:
    """The dark table with a large sheet of chart paper on it; the picture's place inside its frame."""
    out = paper.table(size).copy()
    m = round(margin * scale)
    return out, paper.sheet(out, pygame.Rect(m, m, size[0] - 2 * m, size[1] - 2 * m), scale, 22, 31)


def paint(target: pygame.Surface, place: pygame.Rect, horizon: int, scale: float, mood: str) -> None:
    """Sky above the horizon and sea below it, inside `place`."""
    high = horizon - place.y
    _ramp(target, pygame.Rect(place.x, place.y, place.w, high), SKY[mood])
    _ramp(target, pygame.Rect(place.x, horizon, place.w, place.bottom - horizon), SEA[mood])
    w, h, sun = place.w / scale, place.h / scale, 92.0 * min(1.0, high / scale / 300)
    at, low, lost = w * 0.545, high / scale, mood == LOSS
    before = target.get_clip()
    target.set_clip(place)
    rays = svg.rasterise(_rays(at, low, sun, w, mood), w, low, min(scale, 1.0))
    if rays.get_width() != place.w:
        rays = pygame.transform.smoothscale(rays, (place.w, high))
    target.blit(rays, place)
    disc = svg.rasterise(_sun(sun * 1.1, sun, mood), sun * 2.2, sun * 1.15, scale)
    target.blit(disc, (place.x + round((at - sun * 1.1) * scale), horizon - disc.get_height()))
    ink = max(1, round(2.4 * scale))
    pygame.draw.line(target, shown(DARK_INK if lost else INK), (place.x, horizon), (place.right, horizon), ink)
    water = svg.rasterise(_road(at, h - low, sun, mood) + _waves(w, h - low, mood), w, h - low, scale)
    target.blit(water, (place.x, horizon))
    if not lost:
        birds = svg.rasterise(_birds(), 230, 60, scale)
        target.blit(birds, (place.x + round(w * 0.76 * scale), place.y + round(low * 0.36 * scale)))
    target.set_clip(before)


def ship(k: float, scale: float, away: bool) -> pygame.Surface:
    """A galleon of the invaders with its wake; `away`: it leaves."""
    body = ornaments.galleon(8, 10, 1.0) + path("M-8 68q8 -3 16 0t16 0", "none", "#FBF5E6", 2, 0.8)
    made = svg.rasterise(body, 96, 80, scale * k)
    return made if away else pygame.transform.flip(made, True, False)


def _ramp(target: pygame.Surface, box: pygame.Rect, stops: Stops) -> None:
    """Colours from top to bottom."""
    small = pygame.Surface((1, 64), 0, 32)
    for y in range(64):
        t = y / 63
        (a, low), (b, high) = next(((p, q) for p, q in zip(stops, stops[1:], strict=False) if t <= q[0]), stops[-2:])
        small.set_at((0, y), pygame.Color(shown(low)).lerp(pygame.Color(shown(high)), max(0.0, min(1.0, (t - a) / (b - a)))))
    target.blit(pygame.transform.smoothscale(small, box.size), box)


def _rays(at: float, low: float, sun: float, w: float, mood: str) -> str:
    out, reach = "", w * 0.95
    for i in range(36):
        a = math.pi + math.pi * i / 35
        half = 0.019 if i % 2 else 0.032
        near = (at + sun * 1.2 * math.cos(a), low + sun * 1.2 * math.sin(a))
        far = [(at + reach * math.cos(b), low + reach * math.sin(b)) for b in (a - half, a + half)]
        out += path(svg.line_d([near, *far]), RAY[mood], opacity=0.3 if mood == LOSS else 0.5 if i % 2 else 0.34)
    chance = random.Random(3)
    for i in range(9):
        y, x, d = low * (0.1 + 0.1 * i), chance.uniform(-0.1, 0.05) * w, ""
        while x < w:
            wide = chance.uniform(0.06, 0.2) * w
            d += f"M{num(x)} {num(y)}q{num(wide / 2)} {num(chance.uniform(-3, 3))} {num(wide)} 0"
            x += wide + chance.uniform(0.05, 0.2) * w
        out += path(d, "none", "#C98A9A" if mood == LOSS else "#FFFFFF", 1.1, 0.35)
    return out


def _sun(x: float, r: float, mood: str) -> str:
    rim, face, line = SUN[mood]
    low, d = r * 1.15, ""
    out = circle(x, low, r, rim, DARK_INK if mood == LOSS else INK, 2.4) + circle(x, low, r * 0.82, face)
    for i in range(6):
        d += f"M{num(x - r * (0.7 - 0.09 * i))} {num(low - r * (0.12 + 0.12 * i))}h{num(r * (1.4 - 0.18 * i))}"
    return out + path(d, "none", line, 1.8, 0.7)


def _road(at: float, h: float, sun: float, mood: str) -> str:
    """The light on the water."""
    chance, out = random.Random(5), ""
    for i in range(60):
        t = (i / 60) ** 1.3
        wide, x = sun * (1.1 - 0.5 * t) * chance.uniform(0.3, 1), at + chance.uniform(-1, 1) * sun * (0.9 + 0.7 * t)
        out += path(f"M{num(x - wide / 2)} {num(5 + t * h * 0.5)}h{num(wide)}", "none", ROAD[mood], 1.4 + 2.2 * t, 0.75)
    return out


def _waves(w: float, h: float, mood: str) -> str:
    chance, d = random.Random(9), ""
    for _ in range(90):
        x, y, q = chance.uniform(10, w - 30), chance.uniform(h * 0.12, h - 48), chance.uniform(5, 8)
        d += f"M{num(x)} {num(y)}q{num(q)} {num(-q * 0.8)} {num(2 * q)} 0t{num(2 * q)} 0"
    return path(d, "none", "#8A6A86" if mood == LOSS else "#F3F4E4", 1.4, 0.5)


def _birds() -> str:
    out = ""
    for x, y, k in ((84, 30, 19), (130, 8, 15), (40, 14, 14), (172, 34, 12), (12, 40, 11)):
        out += path(f"M{x - k} {num(y - k * 0.25)}q{num(k * 0.55)} {num(-k * 0.35)} {k} {num(k * 0.3)}"
                    f"q{num(k * 0.45)} {num(-k * 0.65)} {k} {num(-k * 0.3)}q{num(-k * 0.6)} {num(-k * 0.05)} {-k} {num(k * 0.72)}"
                    f"q{num(-k * 0.35)} {num(-k * 0.6)} {-k} {num(-k * 0.72)}z", INK)  # fmt: skip
    return out


def title_inks(mood: str) -> tuple[str, str]:
    """Colours of what is written into the sky, and of its outline."""
    return {WIN: (INK, "#FBF3DC"), LOSS: ("#F6E4CE", "#1B1326")}.get(mood, (theme.BONE, "#17384A"))


def seal(icon: str, mood: str, side: int) -> pygame.Surface:
    """The seal beside the title: an icon on brass."""
    brass = {WIN: "#E9B93F", LOSS: "#B9AFA0"}.get(mood, theme.BRASS)
    body = circle(68, 70, 60, "#14202A", opacity=0.3) + path(svg.star_d(66, 66, 64, 57, 24), brass, INK, 2.4)
    body += circle(66, 66, 49, theme.PAPER, INK, 2) + svg.group(icons.inner(icon), 27, 27, 1.62)
    return svg.rasterise(body, 132, 132, side / 132)
