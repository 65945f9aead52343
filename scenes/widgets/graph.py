"""Charts in the look of the sheets: lines over turns, and bars of rates with their intervals.

Lines are told apart by colour, dashes and the name at their end; bars carry their figures as words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.draw import svg, theme

if TYPE_CHECKING:
    from scenes.widgets.paint import Kit

DASHES = ("", "12 11", "3 7", "16 5 3 5")


@dataclass(slots=True)
class Curve:
    """A line of the graph: one value per turn, told apart by colour, dashes and its name at the end."""

    name: str
    colour: str
    dashes: str
    values: tuple[int, ...]


@dataclass(slots=True)
class Bar:
    """A rate from 0 to 1 with the interval it may lie in; `note` is set at the right ("7 of 12")."""

    name: str
    share: float
    low: float
    high: float
    note: str


def lines(surface: pygame.Surface, k: Kit, plot: pygame.Rect, curves: Sequence[Curve], labels: Sequence[str],
          top: int = 0, say: Callable[[int], str] = str) -> None:  # fmt: skip
    """Axes, then each curve cased in paper so that crossings can be read; names at the ends, kept apart.

    `labels` stand under the points (as many of them as there is room for); `top` fixes the highest value,
    `say` writes one.
    """
    ends = [f"{c.name} {say(c.values[-1])}" for c in curves]
    size = 17.0
    while size > 14 and max(k.width(end, size, "sans-semi") for end in ends) > plot.w * 0.36:
        size -= 1
    names = min(round(plot.w * 0.4), max(k.width(end, size, "sans-semi") for end in ends))
    lead = k.px(10) + max(k.width(say(n), 15) for n in (top, *(v for c in curves for v in c.values)))
    area = pygame.Rect(plot.x + lead, plot.y + k.px(8), plot.w - lead - k.px(20) - names, plot.h - k.px(36))
    most = top or max(5, *(v for c in curves for v in c.values))
    fits = max(2, min(6, area.h // k.px(30)))
    step = next(s * p for p in (1, 10, 100, 1000) for s in (1, 2, 5) if most / (s * p) <= fits)
    top = -(-most // step) * step
    count = max(len(c.values) for c in curves)

    def spot(n: int, value: float) -> tuple[float, float]:
        return area.x + area.w * n / max(1, count - 1), area.bottom - area.h * value / top

    for value in range(0, top + 1, step):
        y = round(spot(0, value)[1])
        pygame.draw.line(surface, theme.shown(theme.RULE if value else theme.INK), (area.x, y), (area.right, y))
        k.text(surface, say(value), (area.x - k.px(8), y), 15, anchor="midright")
    widest = max([k.width(label, 15) for label in labels] or [1]) + k.px(8)
    every = max(1, -(-count * widest // max(1, area.w)), -(-count // 12))
    shown = [n for n in range(0, count, every) if n == count - 1 or count - 1 - n >= every]
    for n in [*shown, *([count - 1] if count - 1 not in shown else [])]:
        if n < len(labels):
            k.text(surface, labels[n], (round(spot(n, 0)[0]), area.bottom + k.px(16)), 15, anchor="center")
    body = ""
    for curve in curves:
        points = [spot(n, v) for n, v in enumerate(curve.values)]
        d = svg.line_d([(x - plot.x, y - plot.y) for x, y in points], False)
        dash = " ".join(str(float(part) * k.scale) for part in curve.dashes.split())
        more = f'stroke-dasharray="{dash}"' if dash else ""
        # cut off straight: a line that runs beneath shows between the dashes
        body += svg.path(d, "none", theme.SHEET_LIGHT, 7 * k.scale, extra=more, cap="butt")
        body += svg.path(d, "none", curve.colour, 3.6 * k.scale, extra=more)
        if count <= 40:
            for px, py in points:
                body += svg.circle(px - plot.x, py - plot.y, 4.5 * k.scale, curve.colour, theme.SHEET_LIGHT, k.scale)
    key = ("graph", plot.size, names, top, tuple((c.values, c.colour) for c in curves))
    surface.blit(k.cached(key, lambda: svg.rasterise(body, plot.w, plot.h)), plot)
    placed: list[tuple[int, Curve, str]] = []
    low, apart = -(10**6), k.px(size + 5)
    for curve, end in sorted(zip(curves, ends, strict=True), key=lambda pair: -pair[0].values[-1]):
        low = max(round(spot(count - 1, curve.values[-1])[1]), low + apart)
        placed.append((low, curve, end))
    over = max(0, low - area.bottom)  # too many at the foot: all of them a little higher
    for y, curve, end in placed:
        at = (round(spot(count - 1, 0)[0]) + k.px(14), y - over)
        ink = theme.mix(curve.colour, theme.INK, 0.25)  # words need more contrast than lines
        k.text(surface, end, at, size, "sans-semi", ink, "midleft", plot.right - at[0])


def bars(surface: pygame.Surface, k: Kit, plot: pygame.Rect, rows: Sequence[Bar], say: Callable[[int], str]) -> None:
    """Horizontal bars from 0 to 100 %, the interval as a whisker over each, the figures (`say` writes them) at the right."""
    tall = min(k.px(66), (plot.h - k.px(26)) // max(1, len(rows)))
    size = 18.0 if tall >= k.px(32) else 15.0
    names = min(round(plot.w * 0.42), max([k.width(r.name, size, "serif") for r in rows] or [0]))
    notes = max([k.width(r.note, size, "sans-semi") for r in rows] or [0])
    area = pygame.Rect(plot.x + names + k.px(14), plot.y, plot.w - names - notes - k.px(34), tall * len(rows))
    for part in range(5):
        x = area.x + round(area.w * part / 4)
        pygame.draw.line(surface, theme.shown(theme.RULE if part else theme.INK), (x, area.y), (x, area.bottom + k.px(4)))
        k.text(surface, say(25 * part), (x, area.bottom + k.px(15)), 15, anchor="center")
    for n, row in enumerate(rows):
        y = area.y + tall * n + tall // 2
        k.text(surface, row.name, (plot.x, y), size, "serif", width=names)
        thick = min(k.px(24), tall - k.px(8))
        box = pygame.Rect(area.x, y - thick // 2, max(k.px(2), round(area.w * row.share)), thick)
        pygame.draw.rect(surface, theme.shown(theme.BRASS), box)
        pygame.draw.rect(surface, theme.shown(theme.INK), box, max(1, k.px(1.6)))
        left, right = (area.x + round(area.w * v) for v in (row.low, row.high))
        for shade, wide in ((theme.shown(theme.SHEET_LIGHT), 6), (theme.shown(theme.INK), 2.4)):
            pygame.draw.line(surface, shade, (left, y), (right, y), k.px(wide))
            for x in (left, right):
                end = thick // 2 - (k.px(3) if wide < 4 else k.px(1))
                pygame.draw.line(surface, shade, (x, y - end), (x, y + end), k.px(wide))
        k.text(surface, row.note, (plot.right, y), size, "sans-semi", anchor="midright")
