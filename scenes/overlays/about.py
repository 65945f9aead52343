"""What a thing is, at length: a sheet of paper with a title and paragraphs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.app.scene import Scene
from scenes.widgets.controls import Button
from scenes.widgets.lists import ScrollText
from scenes.widgets.panels import PaperPanel

if TYPE_CHECKING:
    from scenes.app.scene import Host

WIDE, EDGE = 620, 28


class AboutOverlay(Scene):
    """`parts`: paragraphs as in `ScrollText`. It closes by its button, Esc, a right click, or a click beside it."""

    name = "about"
    opaque = False
    first = "close"

    def __init__(self, app: Host, name: str, parts: Sequence[tuple[str, str]]) -> None:
        super().__init__(app)
        self.heading, self.parts = name, [("h", name), *parts]
        self.sheet = pygame.Rect(0, 0, 1, 1)

    def title(self) -> str:
        return self.heading

    def build(self) -> None:
        k, edge = self.kit, self.kit.px(EDGE)
        foot = k.px(46) + k.px(14)
        box = pygame.Rect(0, 0, min(k.px(WIDE), self.area.w - 2 * edge), self.area.h - 2 * edge)
        words = ScrollText("words", box.inflate(-2 * edge, -2 * edge), self.heading, self.parts, size=17)
        back = self.add(PaperPanel("sheet", box))
        self.add(words)
        box.h = min(box.h, words.content_height() + 2 * edge + foot)
        box.center = self.area.center
        self.sheet = back.rect = box
        words.rect = pygame.Rect(box.x + edge, box.y + edge, box.w - 2 * edge, box.h - 2 * edge - foot)
        close = pygame.Rect(0, 0, k.px(190), k.px(46))
        close.midbottom = (box.centerx, box.bottom - edge + k.px(8))
        self.add(Button("close", close, self.t("ui-close"), icon="close", shortcut="Esc", style="brass", act=self.back))

    def focus_lost(self) -> None:
        self.back()

    def pointer(self, event: pygame.event.Event) -> bool:
        """Clicks beside the sheet, and right clicks anywhere, close."""
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        if event.button == 3 or (event.button == 1 and not self.sheet.collidepoint(event.pos)):
            self.back()
            return True
        return False
