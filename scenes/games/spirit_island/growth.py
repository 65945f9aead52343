"""A row of growth: its acts side by side, each a picture with a word beneath."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.draw import theme
from scenes.table.panel import Panel, fit_line


def draw_acts(part: Panel, canvas: pygame.Surface, row: pygame.Rect, acts: Sequence[tuple[str, str]]) -> bool:
    """Draws (picture, word) pairs into a row; False, and nothing drawn, where there is no room for the words."""
    k, px = part.kit, part.px
    pictures = [fit_line(k, picture, 100_000, 17) for picture, _ in acts]
    words = [fit_line(k, word, 100_000, 14, colour=theme.INK_SECOND) for _, word in acts]
    wide = [max(picture.used, word.used) for picture, word in zip(pictures, words, strict=True)]
    spare = row.w - sum(wide)
    if not all(word for _, word in acts) or spare < px(13) * (len(acts) - 1):
        return False
    gap = min(px(26), spare // max(1, len(acts) - 1))
    x = row.x
    for n, (picture, word) in enumerate(zip(pictures, words, strict=True)):
        if n:
            line = pygame.Rect(x - gap // 2, row.y + px(9), max(1, px(1)), row.h - px(18))
            pygame.draw.rect(canvas, theme.shown("#C9BB97"), line)
        part.put(canvas, picture, (x, row.y + px(16) - picture.height // 2))
        part.put(canvas, word, (x, row.y + px(33) - word.height // 2))
        x += wide[n] + gap
    return True
