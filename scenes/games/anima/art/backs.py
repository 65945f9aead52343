"""Backs of cards: a seal of ring and spark. All decks have the same: what is hidden is not told by its back."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from scenes.draw import svg
from scenes.draw.svg import circle, line_d, path, rect, star_d
from scenes.games.anima.art.inks import EMBER, FIGURE
from scenes.games.anima.art.sheet import Picture, Size, View, line, whole

WIDE: Final = 100.0


@dataclass(frozen=True)
class Back(Picture):
    """The back of a card, 100 units wide whatever its size."""

    def view(self, size: Size) -> View:
        return View(0, 0, WIDE, WIDE * size[1] / size[0])

    def drawn(self, view: View) -> str:
        w, h = view.w, view.h
        x, y, r = w / 2, h / 2, min(w, h) * 0.25
        out = svg.linear_gradient("back", [(0, "#2F2648"), (0.5, "#221B38"), (1, "#171228")]) + whole(view, "url(#back)")
        rays = "".join(_ray(x, y, n * math.pi / 12, r * 1.6, w + h) for n in range(24))  # light that falls from the seal
        out += line(rays, 1.1, "#4A3A6E", 0.55)
        edge = min(w, h) * 0.065
        out += rect(edge, edge, w - 2 * edge, h - 2 * edge, edge * 0.9, "none", "#C8703F", 2.2) + rect(
            edge * 1.7, edge * 1.7, w - 3.4 * edge, h - 3.4 * edge, edge * 0.6, "none", "#6E4048", 0.9
        )
        for cx, cy in ((edge, edge), (w - edge, edge), (edge, h - edge), (w - edge, h - edge)):
            out += path(line_d([(cx, cy - 5), (cx + 5, cy), (cx, cy + 5), (cx - 5, cy)]), "#2F2648", "#C8703F", 1.8)
        out += circle(x, y, r * 1.32, EMBER, opacity=0.16) + circle(x, y, r, EMBER, opacity=0.3)
        out += circle(x, y, r * 0.86, "none", FIGURE, 6) + circle(x, y, r * 0.86, "none", "#E9A25B", 3.2)
        ticks = "".join(
            f"M{x + dx * r * 1.06:.1f} {y + dy * r * 1.06:.1f}L{x + dx * r * 1.24:.1f} {y + dy * r * 1.24:.1f}"
            for dx, dy in (
                (1, 0),
                (-1, 0),
                (0, 1),
                (0, -1),
                (0.707, 0.707),
                (-0.707, 0.707),
                (0.707, -0.707),
                (-0.707, -0.707),
            )
        )
        out += line(ticks, 2, "#E9A25B")
        return (
            out
            + path(star_d(x, y, r * 0.74, r * 0.25, 4), "#F7C98A", FIGURE, 1)
            + path(star_d(x, y, r * 0.36, r * 0.12, 4), "#FFF1D4")
        )


def _ray(x: float, y: float, turn: float, near: float, far: float) -> str:
    c, s = math.cos(turn), math.sin(turn)
    return f"M{x + c * near:.1f} {y + s * near:.1f}L{x + c * far:.1f} {y + s * far:.1f}"
