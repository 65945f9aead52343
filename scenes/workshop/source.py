"""A file as it is written, with its line numbers, and beside each line what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Unpack

import pygame

from scenes.draw import theme
from scenes.draw.text import TextBlock
from scenes.widgets.base import Common, UiItem
from scenes.widgets.lists import Scroller

SIZE = 15.0
MARK = re.compile(r"<(/?[a-z][a-z0-9-]*)>")


def safe(text: str) -> str:
    """Somebody else's words without our marks for icons; whatever else there is of signs stays, for it may be copied by sight."""
    return MARK.sub(r"‹\1›", text)


class Source(Scroller):
    """`wrong`: line -> complaints, (words, whether it is a light one). `span`: the lines of the thing that is shown; the view
    begins there. One stop of the focus; Up and Down scroll. In the text view the thing's lines and all complaints are lines."""

    role = "document"

    def __init__(
        self, key: str, rect: pygame.Rect, name: str, lines: Sequence[str], wrong: Mapping[int, Sequence[tuple[str, bool]]],
        span: tuple[int, int], said: str, **rest: Unpack[Common],
    ) -> None:  # fmt: skip
        super().__init__(key, rect, name, **rest)
        self.lines, self.wrong, self.span, self.said = list(lines), wrong, span, said
        self._rows: list[tuple[int, int, int, TextBlock, str]] | None = None  # (y, height, line, words, tone)

    def rows(self) -> list[tuple[int, int, int, TextBlock, str]]:
        if self._rows is not None:
            return self._rows
        k, y = self.kit, 0
        out: list[tuple[int, int, int, TextBlock, str]] = []
        lead, space = self.lead(), k.width("n", SIZE) * 0.62
        for n, line in enumerate(self.lines or [""], 1):
            inset = round(min(16, len(line) - len(line.lstrip())) * space)
            block = k.block(safe(line.strip()) or " ", self.rect.w - lead - inset - k.px(16), SIZE, "sans", theme.INK)
            high = max(block.height, k.height(SIZE)) + k.px(2)
            out.append((y, high, n, block, "line"))
            y += high
            for words, light in self.wrong.get(n, ()):
                said = k.block(safe(words), self.rect.w - lead - k.px(54), SIZE, "sans-semi", theme.WARNING)
                out.append((y, said.height + k.px(10), n, said, "light" if light else "wrong"))
                y += said.height + k.px(10)
        self._rows = out
        return out

    def lead(self) -> int:
        """Room for the numbers."""
        return self.kit.width(str(max(10, len(self.lines))), SIZE) + self.kit.px(18)

    def show_span(self) -> None:
        """Scroll to the thing, or to what is wrong first."""
        first = min((n for n in self.wrong if self.span[0] <= n <= self.span[1]), default=self.span[0])
        start = next((y for y, _, n, _, _ in self.rows() if n == self.span[0]), 0)
        wrong = next((y + h for y, h, n, _, tone in self.rows() if n == first and tone != "line"), 0)
        self.offset = max(0, min(self.most, max(start - self.kit.px(8), wrong - self.rect.h)))

    def content_height(self) -> int:
        rows = self.rows()
        return rows[-1][0] + rows[-1][1] + self.kit.px(6)

    def items(self) -> list[UiItem]:
        out = [UiItem(self.role, self.name, "", self.hint, self.rect, self.zone, True, self.key, widget=self)]
        for n, line in enumerate(self.lines, 1):
            if self.span[0] <= n <= self.span[1] and line.strip():
                out.append(UiItem("text", f"{n}", safe(line.strip()), zone=self.zone))
            for words, _ in self.wrong.get(n, ()):
                out.append(UiItem("status", self.said.replace("{n}", str(n)), safe(words), zone=self.zone))
        return out

    def key_event(self, event: pygame.event.Event) -> bool:
        return self.line_key(event, 60)

    def draw(self, surface: pygame.Surface) -> None:
        k, old = self.kit, surface.get_clip()
        surface.set_clip(self.rect.clip(old))
        lead, space = self.lead(), k.width("n", SIZE) * 0.62
        for y, high, n, block, tone in self.rows():
            top = self.rect.y + y - self.offset
            if top > self.rect.bottom or top + high < self.rect.y:
                continue
            if tone == "line":
                if self.span[0] <= n <= self.span[1]:
                    box = pygame.Rect(self.rect.x + lead - k.px(6), top, self.rect.w - lead - k.px(8), high)
                    pygame.draw.rect(surface, theme.shown("#FFF7E0"), box)
                number = (self.rect.x + lead - k.px(12), top + k.height(SIZE) // 2)
                k.text(surface, str(n), number, SIZE - 1, "sans", theme.INK_SECOND, "midright")
                line = self.lines[n - 1] if n <= len(self.lines) else ""
                inset = round(min(16, len(line) - len(line.lstrip())) * space)
                block.draw(surface, (self.rect.x + lead + inset, top))
                continue
            box = pygame.Rect(self.rect.x + lead, top + k.px(2), self.rect.w - lead - k.px(14), high - k.px(4))
            surface.blit(k.rounded(box.w, box.h, 6, "#F6E3C4" if tone == "light" else "#F7D9CE", None, theme.WARNING, 1.4), box)
            k.icon(surface, "info" if tone == "light" else "warning", (box.x + k.px(14), box.centery), 20, theme.WARNING)
            block.draw(surface, (box.x + k.px(28), box.y + k.px(3)))
        self.draw_bar(surface)
        surface.set_clip(old)
