"""Cards and tiles that rows of a panel show: face up, face down, in a pile."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw import backs, theme
from scenes.draw.card import CardSpec
from scenes.draw.face_cache import FACES
from scenes.draw.theme import INK_SECOND
from scenes.table.painted import Paint
from scenes.table.pen import Pen


@dataclass(frozen=True)
class ShownCards(Paint):
    """Cards side by side, the backs of hidden ones, or words where there is none; `framed`: they count now."""

    cards: tuple[CardSpec, ...] = ()
    hidden: int = 0
    words: str = ""
    framed: bool = False
    HIGH = 110.0

    def card_size(self, pen: Pen, rect: pygame.Rect) -> tuple[int, int]:
        """How large each of its cards is drawn in this room."""
        count = max(1, len(self.cards))
        return (rect.w - pen.px(6) * (count - 1)) // count, rect.h - pen.px(12)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        w, h = self.card_size(pen, rect)
        box = pygame.Rect(rect.x, rect.y + px(4), rect.w, h)
        if self.words:
            canvas.blit(k.rounded(box.w, box.h, 9, theme.INSET, None, theme.SHEET_EDGE, 1.4), box)
            block = k.block(self.words, box.w - px(24), 17, "sans", INK_SECOND, "centre")
            block.draw(canvas, (box.x + px(12), box.centery - block.height // 2))
        for n in range(self.hidden):
            wide = round(h * 0.72)
            at = box.centerx + round((n - self.hidden / 2) * (wide + px(6)))
            canvas.blit(backs.card((wide, h), k.scale), (at, box.y))
        for n, card in enumerate(self.cards):
            canvas.blit(FACES.face(card, (w, h)), (box.x + n * (w + px(6)), box.y))
        if self.framed:
            pygame.draw.rect(canvas, theme.shown(theme.BRASS), box.inflate(px(6), px(6)), px(3), px(12))


@dataclass(frozen=True)
class TilePile:
    """Tiles face down on a stack: its place where there is none."""

    count: int

    def surface(self, pen: Pen, px: int) -> pygame.Surface:
        """A picture of its own."""
        step, side = px / 14, round(px * 66 / 84)
        made = pygame.Surface((px, px), pygame.SRCALPHA, 32)
        if not self.count:
            hole = pen.kit.rounded(side, side, 7, theme.INSET, None, theme.SHEET_EDGE, 1.4)
            made.blit(hole, (round(px / 21), round(px * 8 / 84)))
        for i in range(min(3, self.count)):
            made.blit(backs.tile(side), (round(px / 21 + i * step), round(px * 16 / 84 - i * step)))
        return made


@dataclass(frozen=True)
class TileBack:
    """One tile face down."""

    def surface(self, pen: Pen, px: int) -> pygame.Surface:
        """Shared: nobody draws on it."""
        return backs.tile(px)
