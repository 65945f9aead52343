"""Long things in little room: a list of rows and a page of rich text, scrolled by wheel, keys and bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Unpack

import pygame

from scenes.draw import theme
from scenes.draw.text import TextBlock
from scenes.widgets.base import Common, UiItem, Widget
from scenes.widgets.paint import Kit


@dataclass(slots=True)
class Row:
    """One row: title, a quieter second line, an icon; not enabled = kept, dimmed, and says why.

    indent > 0 for consequences under a line; tone "head" for a small heading that is not a stop.
    """

    key: str
    title: str
    detail: str = ""
    icon: str = ""
    enabled: bool = True
    why: str = ""
    indent: int = 0
    tone: str = ""
    hint: str = ""
    disc: str = ""  # a player's colour id, drawn as disc before the title
    own: str = ""  # the colour id for pictures of pieces in the title


class Scroller(Widget):
    """What both have in common: an offset, a bar, wheel and drag."""

    def __init__(self, key: str, rect: pygame.Rect, name: str = "", **rest: Unpack[Common]) -> None:
        super().__init__(key, rect, name, **rest)
        self.offset = 0
        self.grabbing = False

    def content_height(self) -> int:
        """Physical height of everything."""
        return 0

    @property
    def most(self) -> int:
        """The largest offset."""
        return max(0, self.content_height() - self.rect.h)

    def scroll_to(self, offset: int) -> None:
        """Set the offset within its limits."""
        offset = max(0, min(self.most, offset))
        if offset != self.offset:
            self.offset = offset
            self.scene.renew_items()
            self.redraw()

    def bar(self) -> pygame.Rect | None:
        """The thumb of the scroll bar, None when all fits."""
        if not self.most:
            return None
        k = self.kit
        h = max(k.px(40), self.rect.h * self.rect.h // self.content_height())
        y = self.rect.y + (self.rect.h - h) * self.offset // self.most
        return pygame.Rect(self.rect.right - k.px(10), y, k.px(9), h)

    def draw_bar(self, surface: pygame.Surface) -> None:
        """The scroll bar."""
        thumb = self.bar()
        if thumb:
            k = self.kit
            track = pygame.Rect(thumb.x, self.rect.y, thumb.w, self.rect.h)
            pygame.draw.rect(surface, theme.shown("#D8CBA8"), track, border_radius=k.px(4))
            pygame.draw.rect(surface, theme.shown(theme.INK_SECOND), thumb, border_radius=k.px(4))

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.offset - event.y * self.kit.px(70))
            return bool(self.most)
        thumb = self.bar()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and thumb:
            if event.pos[0] >= thumb.x - self.kit.px(6):
                self.grabbing = True
                if not thumb.collidepoint(event.pos):
                    self._drag(event.pos[1])
                return True
        if self.grabbing and event.type == pygame.MOUSEMOTION:
            self._drag(event.pos[1])
            return True
        if self.grabbing and event.type == pygame.MOUSEBUTTONUP:
            self.grabbing = False
            return True
        return False

    def _drag(self, y: int) -> None:
        thumb = self.bar()
        if thumb and self.rect.h > thumb.h:
            self.scroll_to(round((y - thumb.h / 2 - self.rect.y) / (self.rect.h - thumb.h) * self.most))

    def line_key(self, event: pygame.event.Event, step: float) -> bool:
        """Up and down by so many design px, and the keys of `page_key`."""
        if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_CTRL:
            return False
        if by := {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key, 0):
            before = self.offset
            self.scroll_to(self.offset + by * self.kit.px(step))
            return self.offset != before
        return self.page_key(event.key)

    def page_key(self, key: int) -> bool:
        """PageUp, PageDown, Home, End."""
        page = self.rect.h - self.kit.px(40)
        to = {
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.most,
        }.get(key)
        if to is None:
            return False
        self.scroll_to(to)
        return True


class ScrollList(Scroller):
    """Rows to choose from. Moving the focus chooses; Enter or a double click opens."""

    role = "list"

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        name: str,
        rows: Sequence[Row],
        *,
        chosen: str = "",
        on_choose: Callable[[str], object] | None = None,
        on_open: Callable[[str], object] | None = None,
        row_height: float = 0,
        size: float = 18,
        dark: bool = False,
        words: str = "",
        **rest: Unpack[Common],
    ) -> None:
        super().__init__(key, rect, name, **rest)
        self.rows, self.chosen, self.on_choose, self.on_open = list(rows), chosen, on_choose, on_open
        self.size, self.dark, self.words = size, dark, words
        self.fixed = row_height
        self._at: list[tuple[int, int]] | None = None

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._armed[:] = [self.chosen]  # going down chooses already
        return super().event(event)

    @property
    def _armed(self) -> list[str]:
        """What was chosen when the mouse went down, empty otherwise. Kept by the scene: choosing may have made this
        list anew.
        """
        kept: dict[str, list[str]] = self.scene.__dict__.setdefault("_armed_lists", {})
        return kept.setdefault(self.key, [])

    def places(self) -> list[tuple[int, int]]:
        """(top, height) of each row from the start of the content."""
        if self._at is None:
            k, y, out = self.kit, 0, []
            for row in self.rows:
                h = k.px(self.fixed) if self.fixed else self._height(k, row)
                out.append((y, h))
                y += h
            self._at = out
        return self._at

    def _room(self, k: Kit, row: Row) -> int:
        lead = k.px(34) if row.icon or row.disc else 0
        return self.rect.w - k.px(36) - lead - k.px(22) * row.indent

    def _height(self, k: Kit, row: Row) -> int:
        h = k.block(row.title, self._room(k, row), self._size(row), self._face(row)).height + k.px(10)
        if row.detail:
            h += k.block(row.detail, self._room(k, row), self.size - 2).height
        return h

    def _size(self, row: Row) -> float:
        return self.size - 1 if row.indent else self.size

    def _face(self, row: Row) -> str:
        return "serif-semi" if row.tone == "head" else ("sans" if row.indent or not row.detail else "sans-semi")

    def content_height(self) -> int:
        at = self.places()
        return at[-1][0] + at[-1][1] if at else 0

    def row_rect(self, n: int) -> pygame.Rect:
        """Where row n is, scrolled (may lie outside the list)."""
        y, h = self.places()[n]
        return pygame.Rect(self.rect.x, self.rect.y + y - self.offset, self.rect.w - self.kit.px(14), h)

    def items(self) -> list[UiItem]:
        out = []
        for n, row in enumerate(self.rows):
            role = "heading" if row.tone == "head" else ("option" if self.on_choose or self.on_open else "line")
            value = (row.detail if row.detail != row.why else "") + (
                f", {self.words}" if self.words and row.key == self.chosen else ""
            )
            out.append(
                UiItem(
                    role,
                    _plain(self, row.title),
                    _plain(self, value),
                    row.hint,
                    self.row_rect(n),
                    self.zone,
                    row.enabled,
                    f"{self.key}:{row.key}",
                    row.why,
                    "",
                    partial(self.open, row.key),
                    self,
                    self.rect,
                )
            )
        return out

    def focus_in(self, item: UiItem) -> None:
        key = item.key[len(self.key) + 1 :]
        for n, row in enumerate(self.rows):
            if row.key == key:
                y, h = self.places()[n]
                if y < self.offset:
                    self.scroll_to(y)
                elif y + h > self.offset + self.rect.h:
                    self.scroll_to(y + h - self.rect.h)
                self._choose(key)

    def _choose(self, key: str) -> None:
        if self.on_choose and key != self.chosen:
            self.chosen = key
            self.scene.refresh()
            self.on_choose(key)

    def open(self, key: str) -> None:
        """Enter or click on a row: the first click chooses, on the chosen one it opens."""
        row = next(r for r in self.rows if r.key == key)
        armed = self._armed
        was = (armed[0] if armed and not self.scene.app.ring_shown else self.chosen) == key
        armed.clear()
        self._choose(key)
        if not row.enabled and row.why and not self.on_choose:
            self.scene.explain(row.why, None)
        elif self.on_open and row.enabled and (was or not self.on_choose):
            self.on_open(key)

    def key_event(self, event: pygame.event.Event) -> bool:
        return event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) and self.page_key(event.key)

    def draw(self, surface: pygame.Surface) -> None:
        k, old = self.kit, surface.get_clip()
        surface.set_clip(self.rect.clip(old))
        ink, second = (theme.PAPER, theme.TEXT_ON_TABLE_SECOND) if self.dark else (theme.INK, theme.INK_SECOND)
        for n, row in enumerate(self.rows):
            box = self.row_rect(n)
            if not box.colliderect(surface.get_clip()):
                continue
            key = f"{self.key}:{row.key}"
            if row.tone != "head":
                fill = (
                    theme.ROW_CHOSEN
                    if row.key == self.chosen
                    else ("#FBF0D2" if self.scene.hover_key == key and not self.dark else "")
                )
                if self.dark and self.scene.hover_key == key:
                    fill = "#27535D"
                if fill:
                    inner = box.inflate(-k.px(4), -k.px(3))
                    surface.blit(
                        k.rounded(
                            inner.w,
                            inner.h,
                            7,
                            fill,
                            None,
                            theme.INK if row.key == self.chosen else None,
                            1.6,
                        ),
                        inner,
                    )
            x = box.x + k.px(12) + k.px(22) * row.indent
            if row.disc:
                k.disc(surface, row.disc, (x + k.px(12), box.y + k.px(5) + k.height(self.size) // 2), 24)
                x += k.px(34)
            elif row.icon:
                colour = ink if row.enabled else theme.INK_SECOND
                k.icon(surface, row.icon, (x + k.px(12), box.y + k.px(5) + k.height(self.size) // 2), 24, colour)
                x += k.px(34)
            colour = ink if row.enabled else second
            block = k.block(row.title, self._room(k, row), self._size(row), self._face(row), colour)
            y = (
                box.y
                + (box.h - block.height - (k.block(row.detail, self._room(k, row), self.size - 2).height if row.detail else 0))
                // 2
            )
            block.draw(surface, (x, y), row.own)
            if row.detail:
                tone = theme.WARNING if not row.enabled and row.key != "" and not self.dark else second
                tone = ink if row.enabled and row.key == self.chosen else tone  # its ground is darker
                k.block(row.detail, self._room(k, row), self.size - 2, "sans", tone).draw(surface, (x, y + block.height))
            if n and row.indent == 0 and not self.dark:
                pygame.draw.line(surface, theme.shown("#D3C5A2"), (box.x + k.px(6), box.y), (box.right - k.px(6), box.y))
        self.draw_bar(surface)
        surface.set_clip(old)


class ScrollText(Scroller):
    """A page of rich text: paragraphs as (style, text), style "h" heading, "p" text, "b" bullet, "q" example.

    One stop of the focus; while focused, Up and Down scroll. In the text view every paragraph is a line.
    """

    role = "document"

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        name: str,
        parts: Sequence[tuple[str, str]],
        *,
        size: float = 18,
        **rest: Unpack[Common],
    ) -> None:
        super().__init__(key, rect, name, **rest)
        self.parts, self.size = list(parts), size
        self._blocks: list[tuple[int, int, str, TextBlock]] | None = None

    def blocks(self) -> list[tuple[int, int, str, TextBlock]]:
        """(x, y, style, text block) of every paragraph."""
        if self._blocks is None:
            k, y = self.kit, 0
            out: list[tuple[int, int, str, TextBlock]] = []
            room = self.rect.w - k.px(26)
            for style, text in self.parts:
                if style == "h":
                    y += k.px(14) if out else 0
                    block = k.block(text, room, self.size + 4, "serif-semi")
                    out.append((0, y, style, block))
                    y += block.height + k.px(6)
                else:
                    dx = k.px(22) if style in ("b", "q") else 0
                    block = k.block(text, room - dx, self.size, "serif", theme.INK if style != "q" else theme.INK_SECOND)
                    out.append((dx, y, style, block))
                    y += block.height + k.px(9)
            self._blocks = out
        return self._blocks

    def content_height(self) -> int:
        rows = self.blocks()
        return rows[-1][1] + rows[-1][3].height + self.kit.px(8) if rows else 0

    def items(self) -> list[UiItem]:
        head = UiItem(self.role, self.name, "", self.hint, self.rect, self.zone, True, self.key, widget=self)
        return [head] + [
            UiItem("heading" if style == "h" else "text", _plain(self, text), zone=self.zone) for style, text in self.parts
        ]

    def key_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE and not event.mod & pygame.KMOD_CTRL:
            return self.page_key(pygame.K_PAGEDOWN)
        return self.line_key(event, 60)

    def draw(self, surface: pygame.Surface) -> None:
        k, old = self.kit, surface.get_clip()
        surface.set_clip(self.rect.clip(old))
        for x, y, style, block in self.blocks():
            top = self.rect.y + y - self.offset
            if top > self.rect.bottom or top + block.height < self.rect.y:
                continue
            if style == "b":
                pygame.draw.circle(
                    surface, theme.shown(theme.INK), (self.rect.x + k.px(9), top + k.height(self.size) // 2), k.px(3)
                )
            elif style == "q":
                pygame.draw.rect(surface, theme.shown(theme.BRASS), (self.rect.x + k.px(6), top, k.px(4), block.height))
            block.draw(surface, (self.rect.x + x, top))
        self.draw_bar(surface)
        surface.set_clip(old)


def _plain(widget: Widget, rich: str) -> str:
    if "<" not in rich:
        return rich
    from scenes.draw.text import plain

    return plain(rich, widget.scene.app.words)
