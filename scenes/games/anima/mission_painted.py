"""Missions as rows show them: steps with their boxes, the reward; the final one with its place."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw import theme
from scenes.draw.text import TextBlock
from scenes.draw.theme import INK, INK_SECOND
from scenes.games.anima.art import inks
from scenes.games.anima.art.pictures import MissionPicture
from scenes.games.anima.painted import GOOD
from scenes.table.painted import Paint
from scenes.table.pen import Pen
from scenes.table.rows import Painted


@dataclass(frozen=True)
class MissionFace(Paint):
    """A mission: its name and state, each step with its box, the reward."""

    name: str
    state: tuple[str, str]  # icon, words
    steps: tuple[tuple[bool, str], ...]
    reward: str
    size: float = 15.0

    def _blocks(self, pen: Pen, width: int) -> list[tuple[bool, TextBlock, int]]:
        found = []
        for done, text in self.steps:
            block = pen.kit.block(text, width - pen.px(26), self.size, "sans", INK)
            found.append((done, block, block.height + pen.px(3)))
        return found

    def _reward(self, pen: Pen, width: int) -> TextBlock:
        return pen.kit.block(self.reward, width - pen.px(4), 15, "sans", INK)

    def height(self, pen: Pen, width: int) -> int:
        foot = self._reward(pen, width).height + pen.px(7) if self.reward else pen.px(4)
        return pen.px(28) + sum(high for _, _, high in self._blocks(pen, width)) + foot

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        icon, words = self.state
        end = rect.right
        if k.width(self.name, 17, "serif-semi") <= rect.w - px(50) - k.width(words, 15):  # else the sign says it alone
            end = k.text(canvas, words, (rect.right, rect.y + px(15)), 15, "sans", INK_SECOND, "midright", px(120)).x
        if icon:
            k.icon(canvas, icon, (end - px(11), rect.y + px(15)), 17)
            end -= px(22)
        k.icon(canvas, "mission", (rect.x + px(9), rect.y + px(15)), 19)
        left = rect.x + px(24)
        k.text(canvas, self.name, (left, rect.y + px(15)), 17, "serif-semi", INK, "midleft", end - left - px(4))
        y = rect.y + px(28)
        for done, block, high in self._blocks(pen, rect.w):
            box = pygame.Rect(rect.x + px(2), y + px(2), px(16), px(16))
            pygame.draw.rect(canvas, theme.shown(GOOD if done else "#FFFDF4"), box, border_radius=px(3))
            pygame.draw.rect(canvas, theme.shown(INK), box, max(1, px(1.5)), border_radius=px(3))
            if done:
                k.icon(canvas, "check", box.center, 15)
            pen.put(canvas, block, (left, y))
            y += high
        if self.reward:
            pen.rule(canvas, rect.x, y + px(1), rect.w)
            pen.put(canvas, self._reward(pen, rect.w), (rect.x + px(2), y + px(4)))


@dataclass(frozen=True)
class FinalFace(Paint):
    """The final mission: its place, what it asks for."""

    name: str
    picture: MissionPicture
    text: str
    foot: str

    def height(self, pen: Pen, width: int) -> int:
        text, foot = self._words(pen, width)
        return pen.px(84 + 26) + text.height + foot.height + pen.px(6)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        canvas.blit(k.rounded(rect.w, rect.h, 9, theme.CARD_LIGHT, theme.CARD_DARK, inks.EMBER, 2.4), rect)
        top = pygame.Rect(rect.x + px(3), rect.y + px(3), rect.w - px(6), px(76))
        canvas.blit(self.picture.surface(top.size, 6, 0), top)
        left = rect.x + px(9)
        k.text(canvas, self.name, (left, top.bottom + px(14)), 18, "serif-semi", INK, "midleft", rect.w - px(18))
        text, foot = self._words(pen, rect.w)
        pen.put(canvas, text, (left, top.bottom + px(26)))
        pen.put(canvas, foot, (left, rect.bottom - foot.height - px(4)))

    def _words(self, pen: Pen, width: int) -> tuple[TextBlock, TextBlock]:
        """What it asks for, and whether one may try it."""
        room = width - pen.px(18)
        return pen.kit.block(self.text, room, 15, "sans", INK), pen.kit.block(self.foot, room, 15, "sans", INK_SECOND)

    def folded(self) -> Painted | None:
        return None
