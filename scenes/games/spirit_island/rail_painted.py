"""What there is to paint of a spirit on a rail: a figure with the next circle of its track, elements two by two, a row of growth
as signs."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pygame

from scenes.draw import theme
from scenes.draw.theme import INK
from scenes.table.painted import PALE, Paint
from scenes.table.pen import Pen, fit_line

_SIGN = re.compile(r"<([a-z][a-z0-9-]*)>")
CELL = 28.0  # design px: the height of a line of elements


@dataclass(frozen=True)
class RailTrack(Paint):
    """A figure; below it what its track gives now and what the next circle would give."""

    icon: str
    value: str
    now: str
    next: str
    HIGH = 54.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, y = pen.kit, pen.px, rect.y + pen.px(17)
        k.icon(canvas, self.icon, (rect.centerx - px(13), y), 25)
        k.text(canvas, self.value, (rect.centerx + px(15), y), 22, "serif-bold", INK, "center", px(28))
        words = f"{self.now} › {self.next}" if self.next else self.now
        room = pygame.Rect(rect.x - px(4), rect.y + px(33), rect.w + px(8), px(20))
        pen.rich(canvas, words, room, 16, "sans-semi", align="centre", least=10)


@dataclass(frozen=True)
class RailElements(Paint):
    """Elements with their figures, two side by side."""

    items: tuple[tuple[str, str], ...]

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(CELL) * ((len(self.items) + 1) // 2)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, half = pen.kit, pen.px, rect.w // 2
        high, middle, sign, figure = px(CELL), px(CELL / 2), px(7), px(19)
        for n, (icon, said) in enumerate(self.items):
            row, column = divmod(n, 2)
            x, y = rect.x + column * half, rect.y + high * row + middle
            pale = said in ("", "0")
            k.icon(canvas, icon, (x + sign, y), 15, dim=pale)
            k.text(canvas, said, (x + figure, y), 14, "sans-bold", PALE if pale else INK, "center")


@dataclass(frozen=True)
class RailGrowth(Paint):
    """A row of growth: a sign for each of its acts."""

    acts: tuple[str, ...]  # rich text
    taken: bool = False
    HIGH = 26.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        wide = rect.inflate(px(6), 0)
        fill = theme.ROW_CHOSEN if self.taken else theme.SHEET_LIGHT
        canvas.blit(k.rounded(wide.w, wide.h, 5, fill, None, INK if self.taken else theme.SHEET_EDGE, 1.2), wide)
        found = [_SIGN.search(act) for act in self.acts]
        signs = [sign.group(1) for sign in found if sign]
        if len(signs) < len(found):
            words = "".join(f"<{sign.group(1)}>" if sign else act for act, sign in zip(self.acts, found, strict=True))
            block = fit_line(k, words, wide.w - px(4), 15, "sans-semi", INK, 8)
            pen.put(canvas, block, (wide.centerx - block.used // 2, wide.centery - block.height // 2))
            return
        step = min(px(20), (wide.w - px(4)) // max(1, len(signs)))  # pictures grow smaller, none is left out
        for n, sign in enumerate(signs):
            at = wide.centerx + round((n - (len(signs) - 1) / 2) * step), wide.centery
            pen.sign(canvas, sign, at, min(19.0, (step - 1) / k.scale))
