"""The frame all overlays share: a paper sheet, a heading, a close button, buttons at the foot."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.app.scene import Scene
from scenes.draw import theme
from scenes.widgets.controls import Button
from scenes.widgets.panels import Heading, PaperPanel

Foot = tuple[str, str, str, str, str, Callable[[], object]]  # key, name, style, icon, shortcut, act


class Overlay(Scene):
    """Drawn over the scene below. `size` in design px; `head()` is the heading; `fill(inner)` adds the rest.

    Buttons at the foot come from `feet()`: (key, name, style, icon, shortcut, act), right-aligned, the first
    one leftmost. The sheet never gets larger than the window.
    """

    opaque = False
    size: tuple[float, float] = (640, 400)
    closable = True

    def head(self) -> str:
        """The heading."""
        return self.title()

    def feet(self) -> list[Foot]:
        """Buttons at the foot."""
        return []

    def fill(self, inner: pygame.Rect) -> None:
        """Add the content inside this physical rect."""

    def build(self) -> None:
        k = self.kit
        w = min(k.px(self.size[0]), self.area.w - k.px(40))
        h = min(k.px(self.size[1]), self.area.h - k.px(40))
        sheet = pygame.Rect(0, 0, w, h)
        sheet.center = self.area.center
        self.sheet = sheet
        self.add(PaperPanel("sheet", sheet))
        pad = k.px(26)
        inner = sheet.inflate(-2 * pad, -2 * pad)
        close = pygame.Rect(0, 0, k.px(44), k.px(44))
        close.topright = (sheet.right - k.px(12), sheet.y + k.px(12))
        head = pygame.Rect(inner.x, sheet.y + k.px(14), close.x - inner.x - k.px(10), k.px(42))
        self.add(Heading("head", head, self.head(), size=25, rule=False))
        line = pygame.Rect(inner.x, sheet.y + k.px(58), inner.w, k.px(2))
        self.rule_rect = line
        feet = self.feet()
        low = inner.bottom
        row: list[tuple[pygame.Rect, Foot]] = []
        if feet:
            low -= k.px(48)
            gap = k.px(12)
            wants = [max(k.px(110), Button.wanted(k, f[1], f[3], f[4])) for f in feet]
            room = inner.w - gap * (len(feet) - 1)
            if sum(wants) > room:
                wants = [want * room // sum(wants) for want in wants]
            x = inner.right - sum(wants) - gap * (len(feet) - 1)
            for foot, want in zip(feet, wants, strict=True):
                row.append((pygame.Rect(x, low, want, k.px(46)), foot))
                x += want + gap
            low -= k.px(16)
        top = line.bottom + k.px(12)
        self.fill(pygame.Rect(inner.x, top, inner.w, low - top))
        for rect, (key, name, style, icon, shortcut, act) in row:
            self.add(Button(key, rect, name, style=style, icon=icon, shortcut=shortcut, act=act, zone="buttons"))
        if self.closable:
            self.add(
                Button(
                    "close",
                    close,
                    self.t("ui-close"),
                    label="",
                    icon="close",
                    style="quiet",
                    act=self.back,
                    hint=self.t("ui-close-hint"),
                    zone="buttons",
                    shortcut="",
                )
            )

    def draw_front(self, surface: pygame.Surface) -> None:
        pygame.draw.rect(surface, theme.shown("#A89A78"), self.rule_rect)

    def pointer(self, event: pygame.event.Event) -> bool:
        """A click beside the sheet closes an overlay that loses nothing by it."""
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button in (1, 3)
            and self.closable
            and not self.sheet.collidepoint(event.pos)
        ):
            self.back()
            return True
        return False
