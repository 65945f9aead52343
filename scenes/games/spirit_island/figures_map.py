"""A corner of Spirit Island's map: a few lands cut out of the board as the table draws it, with what stands on them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from game.spirit_island.box import MapPlan
from scenes.draw import geometry, svg, terrain, theme
from scenes.draw.geometry import ChartGeometry, Point
from scenes.draw.surface_cache import remembered
from scenes.games.spirit_island.art import master, pieces, standing
from scenes.games.spirit_island.art.placement import SIZES_720, LandItem, LandLayout, Placer
from scenes.rules.figures.plate import framed

WHOLE = (680.0, 450.0)  # design px of the board the corner is cut from
MARGIN = 22.0
LABEL, LEAST_PX = 16.0, 14.0
REACH = 13.0


@remembered(maxsize=8)
def whole(drawn: Path | MapPlan, lands: tuple[tuple[str, str, str], ...], size: tuple[float, float] = WHOLE) -> ChartGeometry:
    """The chart of a layout by its map; `lands` are (id, terrain, board)."""
    from scenes.games.spirit_island import island_map

    shapes, ocean = island_map.shapes(drawn)
    boards = {land: board for land, _, board in lands}
    warp = geometry.warp_for(len(set(boards.values())), True)
    return geometry.build(shapes, {land: kind for land, kind, _ in lands}, size, ocean, boards, warp)


def corner(chart: ChartGeometry, show: Sequence[str]) -> ChartGeometry:
    """The part of a chart round some lands, moved to the origin; the whole of it for no lands."""
    if not show:
        return chart
    boxes = [chart.boxes[land] for land in show]
    x0, y0 = min(b[0] for b in boxes) - MARGIN, min(b[1] for b in boxes) - MARGIN
    x1, y1 = max(b[2] for b in boxes) + MARGIN, max(b[3] for b in boxes) + MARGIN
    x0, y0, x1, y1 = max(0.0, x0), max(0.0, y0), min(chart.size[0], x1), min(chart.size[1], y1)

    def moved(points: Sequence[Point]) -> list[Point]:
        return [(x - x0, y - y0) for x, y in points]

    def near(land: str) -> bool:
        a, b, c, d = chart.boxes[land]
        return a < x1 and c > x0 and b < y1 and d > y0

    return ChartGeometry(
        (x1 - x0, y1 - y0),
        {land: moved(points) for land, points in chart.lands.items() if near(land)},
        chart.terrain,
        [geometry.Border(tuple(moved(b.points)), b.lands, b.seam) for b in chart.borders],
        [geometry.Coast(tuple(moved(c.points)), c.land, c.cliff) for c in chart.coasts if near(c.land)],
        [moved(ring) for ring in chart.rings],
    )


def paint(
    chart: ChartGeometry,
    z: float,
    things: Mapping[str, Sequence[LandItem]],
    legal: Sequence[str] = (),
    arrows: Sequence[tuple[str, str]] = (),
) -> pygame.Surface:
    """The chart at so many pixels per design px; `legal` lands are outlined, the others veiled; arrows go from land to land."""
    out = master.chart(chart, z, None, False)
    size = max(LABEL, LEAST_PX / z)  # a land's name stays readable on a small picture
    placer = Placer(chart.lands, lambda text: pieces.label_width(text, size), SIZES_720)
    layouts = {land: placer.place(land, items) for land, items in things.items() if land in chart.lands}

    def to_screen(x: float, y: float) -> Point:
        return x * z, y * z

    for land, points in chart.lands.items():
        kind = chart.terrain.get(land, "")
        rows = layouts.get(land, LandLayout()).rows
        taken = [(x - REACH, y - REACH, x + w + REACH, y + h + REACH) for x, y, w, h in rows]
        half = terrain.MARK_BOX / 2
        for mark in terrain.scatter(points, kind, land):
            if not any(a < mark.x < c and b < mark.y < d for a, b, c, d in taken):
                sprite = terrain.mark_sprite(kind, mark.form, z)
                out.blit(sprite, (round((mark.x - half) * z), round((mark.y - half) * z)))
    if legal:
        veil = svg.blank(out.get_size())
        for land, points in chart.lands.items():
            if land not in legal:
                pygame.draw.polygon(veil, theme.VEIL, [to_screen(x, y) for x, y in points])
        out.blit(veil, (0, 0))
        for land in legal:
            if land in chart.lands:
                out.blit(*master.outline(chart, land, z))
    for start, end in arrows:
        _arrow(out, chart, start, end, z)
    for land, layout in layouts.items():
        standing.draw(out, layout, to_screen, standing.Look(z, size, land in legal))
    return framed(out, z)


def _arrow(out: pygame.Surface, chart: ChartGeometry, start: str, end: str, z: float) -> None:
    """A bent arrow across the border of two lands."""
    (x0, y0), (x1, y1) = chart.centre(start), chart.centre(end)
    far = math.dist((x0, y0), (x1, y1)) or 1.0
    ux, uy = (x1 - x0) / far, (y1 - y0) / far
    reach = min(far * 0.3, 46.0)
    shared = [p for b in chart.borders if set(b.lands) == {start, end} for p in b.points]
    mx, my = shared[len(shared) // 2] if shared else ((x0 + x1) / 2, (y0 + y1) / 2)
    ax, ay, bx, by = mx - ux * reach, my - uy * reach, mx + ux * reach, my + uy * reach
    cx, cy = mx - uy * 14, my + ux * 14
    angle = math.atan2(by - cy, bx - cx)
    tips = [(bx - 15 * math.cos(angle + s), by - 15 * math.sin(angle + s)) for s in (0.6, -0.6)]
    d = f"M{ax:g} {ay:g}Q{cx:g} {cy:g} {bx:g} {by:g}M{tips[0][0]:g} {tips[0][1]:g}L{bx:g} {by:g}L{tips[1][0]:g} {tips[1][1]:g}"
    body = svg.path(d, "none", theme.INK, 10) + svg.path(d, "none", theme.POINTED, 5.4)
    out.blit(svg.rasterise(body, *chart.size, z), (0, 0))
