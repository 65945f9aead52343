"""Invader cards: a ship off a coast, the terrain's own marks, the pieces of the stage."""

from __future__ import annotations

import random

from scenes.draw import icons, svg, terrain
from scenes.draw.motifs.picture import Picture, seed_of
from scenes.draw.ornaments import galleon
from scenes.draw.svg import Point, line_d, num, path, smooth_d
from scenes.draw.theme import COAST_LINE, INK, PAPER, TERRAINS

PIECES: dict[int, tuple[tuple[str, float, float, float], ...]] = {
    1: (("explorer", 0.46, 0.82, 56), ("explorer", 0.66, 0.58, 46), ("explorer", 0.27, 0.54, 42)),
    2: (("town", 0.26, 0.52, 60), ("explorer", 0.46, 0.82, 52), ("town", 0.74, 0.7, 54), ("explorer", 0.62, 0.5, 42)),
    3: (
        ("city", 0.26, 0.52, 62),
        ("city", 0.72, 0.52, 62),
        ("town", 0.18, 0.8, 44),
        ("town", 0.64, 0.82, 44),
        ("explorer", 0.4, 0.84, 38),
        ("explorer", 0.85, 0.76, 38),
    ),
}


def _coast(p: Picture) -> list[Point]:
    top = p.h * 0.26
    return [(-10 + (p.w + 20) * k / 14, top + p.tall(-0.035, 0.035)) for k in range(15)]


def _sea(p: Picture, coast: list[Point]) -> None:
    p.add(path(line_d([*coast, (p.w + 12, -12), (-12, -12)]), p.fade("#2F607C", "#79A6B0")))
    marks = ""
    for row in range(3):
        x, y = p.between(-10, 20), p.h * (0.05 + 0.065 * row)
        while x < p.w:
            marks += f"M{num(x)} {num(y)}q5-4 10 0t10 0"
            x += p.between(44, 70)
    p.add(path(marks, "none", "#DCEBE6", max(1.5, p.pen * 0.8), 0.7))
    for away in (13, 7):
        p.add(path(smooth_d([(x, y - away) for x, y in coast]), "none", COAST_LINE, max(1.1, p.pen * 0.6), 0.45))


def _wash(d: str, kind: str) -> str:
    tone = TERRAINS.get(kind, TERRAINS["sands"])
    return path(d, tone.fill, tone.fill, 1) + terrain.wash(d, kind, 24)


def _marks(p: Picture, outline: list[Point], kind: str, name: str, big: float) -> None:
    """The terrain's marks inside a polygon, drawn `big` times the chart's size; none under a piece."""
    small = [(x / big, y / big) for x, y in outline]
    body = "".join(
        svg.group(terrain.mark(kind, m.form), round(m.x * big, 1), round(m.y * big, 1), big)
        for m in terrain.scatter(small, kind, name, 7)
    )
    p.add(body)


def _parts(p: Picture, coast: list[Point], terrains: tuple[str, ...]) -> tuple[list[tuple[str, list[Point]]], list[Point]]:
    """The land of each terrain as a polygon, and the border between two."""
    low, w = p.h + 10, p.w
    if len(terrains) < 2:
        return [(terrains[0] if terrains else "sands", [*coast, (w + 10, low), (-10, low)])], []
    middle = len(coast) // 2 + p.rng.choice((0, 1))
    x0 = coast[middle][0]
    border = [coast[middle], (x0 - 6, p.h * 0.38), (x0 - w * 0.1, p.h * 0.5), (x0 - w * 0.11, p.h * 0.64)]
    border += [(x0 - w * 0.06, p.h * 0.78), (x0 - w * 0.19, low)]
    if p.rng.random() < 0.5:
        border = [(2 * x0 - x if n else x, y) for n, (x, y) in enumerate(border)]
    left = [(-10.0, low), *coast[: middle + 1], *border[1:]]
    right = [*coast[middle:], (w + 10, low), *border[:0:-1]]
    return [(terrains[0], left), (terrains[1], right)], border


def _path(p: Picture, stage: int) -> None:
    bend = p.side() * 0.08
    way = [(p.w * (0.5 + bend * s), p.h * y) for s, y in ((0, 1.02), (-1, 0.86), (1, 0.72), (0, 0.6), (0.7, 0.46))]
    d = smooth_d(way)
    p.add(path(d, "none", PAPER, 7) + path(d, "none", INK, 2.4, None, 'stroke-dasharray="9 7"'))


def _beach(p: Picture, coast: list[Point]) -> list[list[Point]]:
    """A coastal card: a wide beach, and a little of every terrain behind it; returns the borders between them."""
    p.add(path(line_d([*coast, (p.w + 10, p.h + 10), (-10, p.h + 10)]), "#E8D39A"))
    kinds = ["jungle", "mountain", "wetland", "sands"]
    p.rng.shuffle(kinds)
    edge = [(p.w * k / 12 - 4, p.h * 0.46 + p.tall(-0.03, 0.03)) for k in range(13)]
    walls = []
    for k in range(1, 4):
        x, top = edge[3 * k]
        walls.append(
            [
                (x, top),
                (x + p.between(-8, 8), p.h * 0.63),
                (x + p.between(-14, 14), p.h * 0.8),
                (x + p.between(-8, 8), p.h + 10),
            ]
        )
    walls = [[(-10.0, edge[0][1]), (-10.0, p.h + 10)], *walls, [(p.w + 10, edge[-1][1]), (p.w + 10, p.h + 10)]]
    for k, kind in enumerate(kinds):
        area = [*walls[k][::-1], *edge[3 * k + (k > 0) : 3 * k + 3], *walls[k + 1]]
        p.add(_wash(line_d(area), kind))
        _marks(p, area, kind, f"{p.name}-{kind}", 1.35)
    for wall in walls[1:-1]:
        p.add(path(line_d(wall, False), "none", INK, p.pen))
    p.add(path(smooth_d(edge), "none", INK, p.pen))
    foam = smooth_d([(x, y + p.h * 0.035) for x, y in coast])
    p.add(path(foam, "none", "#FFFDF4", max(2.0, p.pen), 0.9, 'stroke-dasharray="16 12"'))
    grains = ((p.wide(0, 1), p.h * p.between(0.33, 0.43), 1.1) for _ in range(40))
    p.dots(grains, "#A88644")
    return walls[1:-1]


def _clear(x: float, y: float, away: float, borders: list[list[Point]], w: float) -> float:
    """The place nearest to x at this height where a piece keeps off every border; x itself where there is none."""
    met = [
        x0 + (x1 - x0) * (y - y0) / (y1 - y0)
        for border in borders
        for (x0, y0), (x1, y1) in zip(border, border[1:], strict=False)
        if y0 < y <= y1
    ]
    places = [x, *(at + side for at in met for side in (away, -away))]
    free = [at for at in places if away < at < w - away and all(abs(at - other) > away - 1 for other in met)]
    return min(free, key=lambda at: abs(at - x), default=x)


def _put_pieces(p: Picture, stage: int, big: float, borders: list[list[Point]]) -> None:
    """The pieces of a stage, none of them on a border."""
    for kind, x, y, size in PIECES.get(stage, ()):
        x, y = p.w * (x + p.between(-0.03, 0.03)), p.h * (y + p.between(-0.02, 0.02))
        size *= big
        x = _clear(x, y, size * 0.6, borders, p.w)
        body = icons.inner(kind, "pieces")
        p.add(svg.group(body, round(x - size / 2, 1), round(y - size / 2, 1), size / 48))


def _land(p: Picture, coast: list[Point], terrains: tuple[str, ...], stage: int, px_wide: float) -> list[list[Point]]:
    """Draws the land; returns the borders between its terrains."""
    if "coastal" in terrains:
        return _beach(p, coast)
    parts, border = _parts(p, coast, terrains)
    for number, (kind, outline) in enumerate(parts):
        d = line_d(outline)
        p.add(_wash(d, kind))
        _marks(p, outline, kind, f"{p.name}-{number}", 1.7 if px_wide < 150 else 1.45)
        p.add(path(d, "none", INK, max(2.0, p.pen)))
    if len(terrains) == 1 and p.h > p.w * 0.72:
        _path(p, stage)
    return [border] if border else []


def invader_scene(name: str, terrains: tuple[str, ...], stage: int, h: float, px_wide: float) -> str:
    """The SVG of an invader card's picture; `terrains` of one or two kinds, or ("coastal",)."""
    p = Picture(name, "water", h, px_wide)
    p.ink = INK
    p.rng = random.Random(seed_of(name, "coast"))
    wide = h < p.w * 0.72
    coast = _coast(p)
    borders = _land(p, coast, terrains, stage, px_wide)
    _sea(p, coast)
    p.add(path(smooth_d(coast), "none", INK, max(2.0, p.pen)))
    if px_wide > 90:
        k = h * (0.155 if not wide else 0.2) / 60
        p.add(f'<g transform="translate({num(p.w * p.between(0.12, 0.7))} {num(h * 0.04)}) scale({k:.3f})">{_ship()}</g>')
    if px_wide > 90:
        _put_pieces(p, stage, 0.62 if wide else 1.0, borders)
    return "".join(p.parts)


def _ship() -> str:
    return galleon(0, 0, 1)
