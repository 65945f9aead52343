"""The prompt bar: who decides, what, how many are left. Its buttons are widgets the scene adds."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.draw import theme
from scenes.table.panel import Panel, fit_line
from scenes.widgets.controls import Button
from scenes.widgets.paint import Kit

MAIN, LEAST = 15.0, 14.0  # least type sizes of the sentence and of the figures
TWO_LINES = 14.5  # type size of a label in two lines


class PromptButton(Button):
    """A button of the prompt bar: a label too long for one line takes two."""

    @staticmethod
    def two_lines(kit: Kit, label: str, icon: str, most: int) -> int:
        """The least physical width that holds the label in two lines; 0 if `most` does not, or the button is too low."""
        if kit.height(TWO_LINES, "sans-semi", 2) > kit.px(40):  # small scales: letters stay at 14 px
            return 0
        around = kit.px(20) + (kit.px(TWO_LINES * 1.25 + 9) if icon else 0)
        whole = kit.width(label, TWO_LINES, "sans-semi")
        for room in range(whole // 2, most - around + 1, max(1, kit.px(6))):
            block = kit.block(label, room, TWO_LINES, "sans-semi")
            if block.lines <= 2 and block.used <= room:
                return int(block.used + around + kit.px(4))
        return 0

    def draw(self, surface: pygame.Surface) -> None:
        k = self.kit
        pic = k.px(self.size * 1.25 + 9) if self.icon else 0
        lock = 0 if self.enabled else k.px(self.size + 9)
        if not self.label or k.width(self.label, 14, "sans-semi") <= self.rect.w - k.px(20) - pic - lock:
            super().draw(surface)
            return
        box = k.button(surface, self.rect, self.style, hover=self.hovered, pressed=self.pressed, enabled=self.enabled)
        colour = theme.INK if self.enabled else "#5A5546"
        icon = self.icon if self.enabled else "lock"
        pic = k.px(TWO_LINES * 1.25 + 9) if icon else 0
        block = k.block(self.label, box.w - k.px(20) - pic, TWO_LINES, "sans-semi", colour)
        x = box.centerx - (block.used + pic) // 2
        if icon:
            k.icon(surface, icon, (x + k.px(TWO_LINES * 0.62), box.centery), TWO_LINES * 1.25, colour)
        block.draw(surface, (x + pic, box.centery - block.height // 2))


class PromptBar(Panel):
    """One sentence and a line of figures, edged in the acting player's colour and glyph."""

    zone = "prompt"
    raised = True

    def cache_key(self) -> Hashable:
        return (self.model.stamp, self.model.buttons_left, self.model.pointed_name)

    def paint(self, canvas: pygame.Surface) -> None:
        model, k = self.model, self.kit
        said = model.prompt
        colour = model.piece_colours[said.seat or model.seat]
        self.panel(canvas, theme.player(colour).colour)
        tall = model.grid.tall
        side = 40 if tall else 34
        row = pygame.Rect(self.rect.x, self.rect.y, self.rect.w, min(self.rect.h, self.px(62 if tall else 52)))
        x = row.x + self.px(14)
        k.disc(canvas, colour, (x + self.px(side / 2), row.centery), side)
        x += self.px(side + 12)
        room = max(self.px(120), model.buttons_left - x - self.px(12))
        upper = pygame.Rect(x, self.rect.y + self.px(6 if tall else 4), room, self.px(28 if tall else 24))
        lower = pygame.Rect(x, upper.bottom - self.px(1), room, self.px(23 if tall else 20))
        detail = said.detail
        if model.pointed_name:
            detail = f"{detail} · {model.pointed_name}" if detail else model.pointed_name
        if not detail:
            upper.centery = row.centery
        if fit_line(k, said.main, 100_000, MAIN, "serif-semi", theme.INK, MAIN).used > room:
            block = k.block(said.main, room, MAIN, "serif-semi")  # in two lines: the text view has the detail
            self.put(canvas, block, (x, row.centery - block.height // 2))
        else:
            self.rich(canvas, said.main, upper, 22 if tall else 19, "serif-semi", least=MAIN)
            self.rich(canvas, self.fewer(detail, room), lower, 17 if tall else 16, "sans", theme.INK_SECOND, least=LEAST)
        self.add_item("status", model.wording.plain(said.main), self.rect, model.wording.plain(said.detail), "", "prompt")

    def fewer(self, detail: str, room: int) -> str:
        """As many of the parts between the dots as fit, and how many more there are: the text view and the log have all."""
        parts = detail.split(" · ")
        for keep in range(len(parts), 0, -1):
            left = len(parts) - keep
            line = " · ".join([*parts[:keep], *([self.t("table-more-n", n=left)] if left else [])])
            if fit_line(self.kit, line, 100_000, LEAST, "sans", theme.INK_SECOND, LEAST).used <= room:
                return line
        return parts[0]
