"""What lies beneath a row, and the gold frame of everything that may be chosen."""

from __future__ import annotations

import pygame

from scenes.draw import paper, theme
from scenes.draw.theme import INK
from scenes.table.pen import Pen
from scenes.table.rows import Row

# a row's box -> room inside it, design px: left, top, right, bottom
PADS = {"row": (8, 0, 8, 0), "line": (10, 0, 10, 0), "inset": (9, 0, 9, 0), "well": (6, 4, 6, 4), "player": (18, 8, 12, 2)}
SUNK = {"line": ("#F0E4C8", theme.SHEET_EDGE), "inset": (theme.INSET, INK), "well": (theme.INSET, theme.SHEET_EDGE)}


OVER = 4.0  # design px that the frame of a row without a box stands higher than it


def framed_later(row: Row) -> bool:
    """Whether it is filled by the boxes of its cells, which would cover a frame beneath them."""
    return not row.box and bool(row.cells) and all(cell.box for cell in row.cells)


def beneath(pen: Pen, canvas: pygame.Surface, row: Row, rect: pygame.Rect) -> None:
    """Draw it; one that may be chosen (the pen's mark says so) has a box in any case."""
    k, kind, legal = pen.kit, row.box, pen.mark == "legal"
    if kind == "own" or (legal and framed_later(row)):
        return
    if kind == "player":
        edge = theme.player(row.edge).colour if row.edge else None
        canvas.blit(paper.box(rect.size, k.scale, theme.PARTNER_BOX, radius=8, line_width=1.6, edge=edge), rect)
    elif kind in SUNK and not legal and (kind == "well" or not row.chosen):
        fill, line = SUNK[kind]
        k.inset(canvas, rect, theme.ROW_CHOSEN if row.chosen else fill, line)
    elif kind or legal or row.chosen:
        fill = theme.ROW_CHOSEN if row.chosen else ("#FFF6DC" if legal else "#F5ECD7")
        line = INK if row.chosen or legal else "#A2977F"
        if legal and not kind:  # its frame lies round what is drawn there
            rect = pygame.Rect(rect.x - pen.px(4), rect.y - pen.px(OVER), rect.w + pen.px(8), rect.h + pen.px(OVER))
        canvas.blit(k.rounded(rect.w, rect.h, 8, fill, None, line, 2.4 if legal else 2 if row.chosen else 1.4), rect)
    if legal:
        pen.mark_legal(canvas, rect)
