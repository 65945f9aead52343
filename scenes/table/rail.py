"""What becomes of rows where their panel is folded to a rail."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw.theme import INK
from scenes.table.painted import Line, Paint, Pair
from scenes.table.pen import Pen
from scenes.table.rows import Row

NARROW = 100.0  # design px: below this a rail has room for a picture and a figure only


def fold(row: Row, narrow: bool = False) -> Row | None:
    """A row as a rail has it; None for one that is left out there. A narrow one has no room for boxes."""
    if row.fold == "drop":
        return None
    paint = row.paint.folded() if row.fold == "keep" and row.paint is not None else None
    within = [cell for cell in row.cells if cell.fold != "drop"] if row.cells and row.fold == "keep" else []
    cells = tuple([one for cell in within if (one := fold(cell, narrow)) is not None]) if within else ()
    if paint is None and not cells:
        paint = Short(row.name, row.icon, row.short or row.value)
    less = fold(row.less, narrow) if row.less is not None else None
    fit = row.fit._replace(least=0, below=-1, bleed=False)
    return row._replace(paint=paint, cells=cells, head=False, remark="", flow="down", gap=2, fit=fit, less=less)


@dataclass(frozen=True)
class Short(Paint):
    """A row on a rail: its picture and its value, and its name where there is room."""

    name: str
    icon: str
    value: str

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(34 if width < pen.px(NARROW) else 24)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        wide = rect.w >= pen.px(NARROW)
        shown = Line(self.name, self.value, self.icon, 15, right_face="sans-bold") if wide else Pair(self.icon, self.value)
        shown.draw(pen, canvas, rect)


@dataclass(frozen=True)
class OpenPanel(Paint):
    """The button at the foot of a folded panel."""

    word: str
    cap: str
    HIGH = 56.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        top = rect.centerx, rect.y + px(15)
        if k.width(self.word, 14, "sans-semi") <= rect.w + px(4):
            k.text(canvas, self.word, top, 14, "sans-semi", INK, "center")
        else:
            k.icon(canvas, "info", top, 20)
        if self.cap:
            k.key_cap(canvas, self.cap, (rect.centerx - k.cap_width(self.cap, 14) // 2, rect.y + px(39)), INK, 14)
