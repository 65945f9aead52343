"""Where everything stands: the grid of the mock-ups, full at 1920x1080, folded to rails at 1280x720.

Panels stay full down to 1600 design px wide and 980 high; then the right one folds, then the left one. Where there is less room
than 1280x720, as with large text, it folds further: two narrow rails of pictures and figures, the hand as strips; what the
rails leave out is in drawers that their feet and keys open.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

TALL = 980.0  # below this the hand shows title cards and the panels fold
WIDE_RIGHT, WIDE_LEFT = 1600.0, 1440.0
SMALL = (1200.0, 690.0)  # below either it folds further


@dataclass(frozen=True, slots=True)
class Grid:
    """Physical rectangles. `left_full`/`right_full`: panels as drawn at 1920x1080, else rails; `small`: folded further."""

    left_full: bool
    right_full: bool
    tall: bool
    small: bool
    menu: pygame.Rect
    title: pygame.Rect
    ribbon: pygame.Rect
    tools: pygame.Rect
    left: pygame.Rect
    right: pygame.Rect
    sheet: pygame.Rect
    inset: float
    prompt: pygame.Rect
    heads: pygame.Rect
    hand: pygame.Rect
    card: tuple[float, float]

    def between_panels(self, left: int, right: int, top: int, bottom: int) -> pygame.Rect:
        """This box, but never over the edge of a side panel."""
        left, right = max(left, self.left.right), min(right, self.right.x)
        return pygame.Rect(left, top, right - left, bottom - top)


def grid(area: pygame.Rect, scale: float) -> Grid:
    """The grid for a window."""
    w, h = area.w / scale, area.h / scale

    def box(x: float, y: float, bw: float, bh: float) -> pygame.Rect:
        left, top = round(area.x + x * scale), round(area.y + y * scale)
        return pygame.Rect(left, top, round(area.x + (x + bw) * scale) - left, round(area.y + (y + bh) * scale) - top)

    tall, small = h >= TALL, w < SMALL[0] or h < SMALL[1]
    right_full = tall and w >= WIDE_RIGHT
    left_full = tall and w >= WIDE_LEFT
    m = 16.0 if tall else 5.0 if small else 8.0
    top = 62.0 if tall else 48.0
    left_w, right_w = (336.0 if left_full else 70.0), (336.0 if right_full else 70.0 if small else 176.0)
    gap = 14.0 if left_full else (10.0 if tall else 4.0 if small else 6.0)
    x0 = m + left_w + gap
    x1 = w - m - right_w - (14.0 if right_full else (10.0 if tall else 4.0 if small else 8.0))
    wide = x1 - x0
    if tall:
        cards = (224.0, 246.0)
        hand_y, prompt_h = h - 254.0, 62.0
        prompt_y = h - 346.0
        heads = box(x0, h - 280.0, wide, 24)
    elif small:
        cards = (168.0, 52.0)
        hand_y, prompt_h = h - 57.0, 52.0
        prompt_y = h - 114.0
        heads = box(x0, hand_y, 0, 0)
    else:
        cards = (196.0, 108.0)
        hand_y, prompt_h = h - 116.0, 52.0
        prompt_y = h - 176.0
        heads = box(x0, hand_y, 0, 0)
    title_w = (352.0 if left_full else 250.0) if tall else 178.0 if small else 190.0
    tools_w = 440.0 if right_full else 350.0 if tall else 192.0
    ribbon_x = (m + title_w + 12) if not left_full else x0 + 24
    return Grid(
        left_full,
        right_full,
        tall,
        small,
        box(m, 8 if tall else 6, 46 if tall else 42, 44 if tall else 36),
        box(m + (58 if tall else 52), 6, title_w - 58, 46 if tall else 36),
        box(ribbon_x, 11 if tall else 7, w - m - tools_w - 10 - ribbon_x, 40 if tall else 34),
        box(w - m - tools_w, 8 if tall else 6, tools_w, 44 if tall else 36),
        box(m, top, left_w, h - top - m),
        box(w - m - right_w, top, right_w, h - top - m),
        box(x0, top, wide, prompt_y - (8 if tall else 6) - top),
        24.0 if tall else 11.0 if small else 17.0,
        box(x0, prompt_y, wide, prompt_h),
        heads,
        box(x0, hand_y, wide, cards[1]),
        cards,
    )
