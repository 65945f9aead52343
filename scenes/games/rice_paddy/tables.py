"""Tables of figures on the panels of the rice paddies: what the market asks and what a harvest pays."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw import theme
from scenes.draw.theme import INK, INK_SECOND
from scenes.table.painted import Paint
from scenes.table.pen import Pen

SOLD = "#A2977F"
CELL = "#F5ECD7"


@dataclass(frozen=True)
class PriceTrack(Paint):
    """All places of a market with their prices: what is sold is an empty ring, the next one to be sold is lit."""

    icon: str
    prices: tuple[int, ...]
    sold: int
    places: int  # that the longest track has: tracks below each other line up
    HIGH = 46.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        step = rect.w / max(1, self.places)
        side = min(24.0, step / k.scale - 2)
        for n, price in enumerate(self.prices):
            box = pygame.Rect(round(rect.x + step * n), rect.y + px(2), round(step), rect.h - px(4))
            if n == self.sold:
                k.inset(canvas, box, theme.ROW_CHOSEN, INK)
            y = box.y + px(4 + side / 2)
            if n < self.sold:
                pygame.draw.circle(canvas, theme.shown(SOLD), (box.centerx, y), px(side / 2 - 2), max(1, px(1.4)))
            else:
                k.icon(canvas, self.icon, (box.centerx, y), side)
            face, colour = ("sans-bold", INK) if n >= self.sold else ("sans", INK_SECOND)
            k.text(canvas, str(price), (box.centerx, box.bottom - px(9)), 15, face, colour, "center", box.w)


@dataclass(frozen=True)
class HarvestTable(Paint):
    """What a harvest pays: a row for each state of the paddy, a column for each number of hexes; `lit` are the cells
    (row, column) that paddies would reach now, with what they would get."""

    rows: tuple[tuple[int, ...], ...]
    icons: tuple[tuple[str, ...], ...]  # of each row
    lit: tuple[tuple[int, int, int], ...]
    HIGH = 150.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        found = {(row, column): pays for row, column, pays in self.lit}
        lead, columns, high = px(46), len(self.rows[0]), rect.h // (len(self.rows) + 1)
        step = (rect.w - lead) / columns
        for c in range(columns):
            x = round(rect.x + lead + step * (c + 0.5))
            k.icon(canvas, "hex", (x - px(8), rect.y + high // 2), 16)
            k.text(canvas, str(c + 1), (x + px(9), rect.y + high // 2), 15, "sans-semi", INK_SECOND, "center")
        for r, figures in enumerate(self.rows):
            y = rect.y + high * (r + 1)
            signs = self.icons[r]
            for n, icon in enumerate(signs):
                x = rect.x + lead // 2 + round((n - (len(signs) - 1) / 2) * px(22)) - px(2)
                k.icon(canvas, icon, (x, y + high // 2), 22)
            for c, figure in enumerate(figures):
                box = pygame.Rect(round(rect.x + lead + step * c) + 1, y + 1, round(step) - 2, high - 2)
                pays = found.get((r, c))
                k.inset(canvas, box, CELL if pays is None else theme.ROW_CHOSEN, "#C9BC98" if pays is None else INK)
                said = str(figure if pays is None else pays)
                k.text(canvas, said, box.center, 16, "sans" if pays is None else "sans-bold", INK, "center", box.w - px(4))
