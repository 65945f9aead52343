"""One of many, one at a time: arrows at both ends, left and right keys turn it, the middle shows the choice and leads on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Unpack

import pygame

from scenes.draw import theme
from scenes.widgets.base import Common, UiItem, Widget


class Picker(Widget):
    """options: (id, spoken name). `on_change(id)`; `paint(surface, rect, id)` draws the middle.

    Two stops: previous, and next with the middle, which is what most people click; both tell the present choice. `taken` ids
    are passed over.
    """

    role = "picker"

    def __init__(
        self, key: str, rect: pygame.Rect, name: str, options: Sequence[tuple[str, str]], current: str,
        on_change: Callable[[str], object], paint: Callable[[pygame.Surface, pygame.Rect, str], object], *,
        taken: Sequence[str] = (), words: tuple[str, str] = ("previous", "next"), **rest: Unpack[Common],
    ) -> None:  # fmt: skip
        super().__init__(key, rect, name, **rest)
        self.options, self.current, self.on_change, self.paint = list(options), current, on_change, paint
        self.taken, self.words = set(taken) - {current}, words

    def ends(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """The rects of the left arrow, the middle and the right arrow."""
        w, r = self.kit.px(46), self.rect
        return (
            pygame.Rect(r.x, r.y, w, r.h),
            pygame.Rect(r.x + w, r.y, r.w - 2 * w, r.h),
            pygame.Rect(r.right - w, r.y, w, r.h),
        )

    def items(self) -> list[UiItem]:
        left, middle, right = self.ends()
        now = dict(self.options).get(self.current, self.current)
        return [
            UiItem("picker", f"{self.name}: {word}", now, self.hint, rect, self.zone, self.enabled, f"{self.key}{end}",
                 self.why, "", partial(self.turn, by), self)
            for word, rect, end, by in ((self.words[0], left, "<", -1), (self.words[1], middle.union(right), ">", 1))
        ]  # fmt: skip

    def turn(self, by: int) -> None:
        """To the next free one in that direction."""
        ids = [i for i, _ in self.options]
        at = ids.index(self.current)
        for n in range(1, len(ids) + 1):
            new = ids[(at + by * n) % len(ids)]
            if new not in self.taken:
                break
        if new != self.current:
            self.current = new
            self.scene.app.say(f"{self.name}: {dict(self.options)[new]}")
            self.scene.refresh()
            self.on_change(new)

    def draw(self, surface: pygame.Surface) -> None:
        k = self.kit
        left, middle, right = self.ends()
        skin = k.rounded(self.rect.w, self.rect.h, theme.RADIUS_BUTTON, theme.CALLOUT, None, theme.INK, 1.8)
        surface.blit(skin, self.rect)
        for rect, end, icon in ((left, "<", "left"), (right, ">", "right")):
            if self.scene.hover_key == self.key + end:
                pygame.draw.rect(surface, theme.shown(theme.LEGAL), rect.inflate(-k.px(6), -k.px(6)), border_radius=k.px(6))
            k.icon(surface, icon, rect.center, 24)
        for x in (middle.x, middle.right - 1):
            pygame.draw.line(surface, theme.shown(theme.RULE), (x, middle.y + k.px(6)), (x, middle.bottom - k.px(6)))
        self.paint(surface, middle, self.current)
