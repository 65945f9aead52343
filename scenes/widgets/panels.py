"""Quiet things: labels, headings, chips and paper panels. Read in the text view, never focused."""

from __future__ import annotations

from typing import Unpack

import pygame

from scenes.draw.theme import CURRENT, INK, INSET, shown
from scenes.widgets.base import Common, Widget


class Label(Widget):
    """A line or a wrapped paragraph of plain text."""

    role = "text"

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        name: str,
        *,
        size: float = 17,
        face: str = "sans",
        colour: str = INK,
        align: str = "left",
        wrap: bool = False,
        **rest: Unpack[Common],
    ) -> None:
        super().__init__(key, rect, name, **rest)
        self.size, self.face, self.colour, self.align, self.wrap = size, face, colour, align, wrap

    def draw(self, surface: pygame.Surface) -> None:
        if self.wrap:
            self.kit.paragraph(surface, self.name, self.rect, self.size, self.face, self.colour, self.align)
            return
        anchor = {"left": "midleft", "center": "center", "right": "midright"}[self.align]
        pos = getattr(self.rect, anchor)
        self.kit.text(surface, self.name, pos, self.size, self.face, self.colour, anchor, self.rect.w)


class Heading(Label):
    """A section heading: serif, with a rule below when there is room."""

    role = "heading"

    def __init__(
        self, key: str, rect: pygame.Rect, name: str, *, rule: bool = True, size: float = 21, colour: str = INK,
        **rest: Unpack[Common],
    ) -> None:  # fmt: skip
        super().__init__(key, rect, name, size=size, face="serif-semi", colour=colour, **rest)
        self.rule = rule

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.rule:
            y = self.rect.bottom - 1
            pygame.draw.line(surface, shown("#A89A78"), (self.rect.x, y), (self.rect.right, y))


class Picture(Widget):
    """An icon as large as its place; words beside it say what it shows."""

    def __init__(self, key: str, rect: pygame.Rect, icon: str, **rest: Unpack[Common]) -> None:
        super().__init__(key, rect, **rest)
        self.icon = icon

    def draw(self, surface: pygame.Surface) -> None:
        side = min(self.rect.w, self.rect.h)
        self.kit.icon(surface, self.icon, self.rect.center, side / self.kit.scale)


class PaperPanel(Widget):
    """A sheet of paper. `name` may be empty (decoration)."""

    role = "text"

    def __init__(self, key: str, rect: pygame.Rect, name: str = "", *, edge: str | None = None, **rest: Unpack[Common]) -> None:
        super().__init__(key, rect, name, **rest)
        self.edge = edge

    def draw(self, surface: pygame.Surface) -> None:
        self.kit.panel(surface, self.rect, self.edge)


class Chip(Widget):
    """A small label in a box: a state, a count, a mark. tone: plain, good, warn, mark."""

    role = "status"
    TONES = {
        "plain": ("#E8DAB9", "#8A7B5C", INK),
        "good": ("#D7E8CF", "#0B5B3E", "#0B5B3E"),
        "warn": ("#F3D3C7", "#7A2712", "#7A2712"),
        "mark": ("#EBCF8A", "#8A6717", INK),
    }

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        name: str,
        *,
        tone: str = "plain",
        icon: str = "",
        size: float = 15,
        **rest: Unpack[Common],
    ) -> None:
        super().__init__(key, rect, name, **rest)
        self.tone, self.icon, self.size = tone, icon, size

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        fill, line, ink = self.TONES[self.tone]
        surface.blit(k.rounded(r.w, r.h, 5, fill, fill, line, 1.4), r)
        pic = k.px(self.size * 1.6) if self.icon else 0
        wide = min(k.width(self.name, self.size, "sans-semi"), r.w - k.px(12) - pic)
        x = r.centerx - (wide + pic) // 2
        if self.icon:
            k.icon(surface, self.icon, (x + k.px(self.size * 0.6), r.centery), self.size * 1.15, ink)
        k.text(surface, self.name, (x + pic, r.centery), self.size, "sans-semi", ink, "midleft", max(8, wide + 2))


class Progress(Widget):
    """How much of something is behind, as a bar; `value` says it in words."""

    role = "status"

    def __init__(self, key: str, rect: pygame.Rect, name: str, share: float, **rest: Unpack[Common]) -> None:
        super().__init__(key, rect, name, **rest)
        self.share = share

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        surface.blit(k.rounded(r.w, r.h, 6, INSET, INSET, INK, 1.4), r)
        inner = r.inflate(-k.px(6), -k.px(6))
        wide = round(inner.w * max(0.0, min(1.0, self.share)))
        if wide >= k.px(4):
            surface.blit(k.rounded(wide, inner.h, 4, CURRENT, CURRENT, None), inner)
