"""The prompt bar: who decides, what, how many are left. Its buttons are widgets the scene adds."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes import theme
from scenes.table.part import Part


class PromptBar(Part):
    """One sentence and a line of figures, edged in the acting player's colour and glyph."""

    zone = "prompt"

    def facts(self) -> Hashable:
        return (self.table.stamp, self.table.buttons_left, self.table.pointed_name)

    def paint(self, canvas: pygame.Surface) -> None:
        table, k = self.table, self.kit
        colour = theme.player(table.colours[table.seat]).colour
        self.panel(canvas, colour)
        said = table.said
        tall = table.grid.tall
        side = 40 if tall else 34
        x = self.rect.x + self.px(14)
        k.disc(canvas, table.colours[table.seat], (x + self.px(side / 2), self.rect.centery), side)
        x += self.px(side + 12)
        room = max(self.px(120), table.buttons_left - x - self.px(12))
        upper = pygame.Rect(x, self.rect.y + self.px(6 if tall else 4), room, self.px(28 if tall else 24))
        lower = pygame.Rect(x, upper.bottom - self.px(1), room, self.px(23 if tall else 20))
        detail = said.detail
        if table.pointed_name:
            detail = f"{detail} · {table.pointed_name}" if detail else table.pointed_name
        if not detail:
            upper.centery = self.rect.centery
        self.rich(canvas, said.main, upper, 22 if tall else 19, "serif-semi", least=15)
        self.rich(canvas, detail, lower, 17 if tall else 16, "sans", theme.INK_SECOND, least=13.5)
        self.note("status", table.speech.plain(said.main), self.rect, table.speech.plain(said.detail), "", "prompt")
