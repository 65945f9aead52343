"""The text view on the window: the screen on top as lines to read, in the place of its picture.

Up and Down go from line to line, those that cannot be used included, and each is said; Enter uses the line. All other
keys do what they do with the picture, so that what is learned here holds there. Below the lines stands what was said
last, for those who read what others hear.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.draw import theme

if TYPE_CHECKING:
    from scenes.app.bindings import Bindings
    from scenes.app.scene import Host, Scene
    from scenes.draw.text import TextBlock
    from scenes.widgets.base import UiItem

SIZE, HEARD = 20, 4
PAGE = 10  # lines of PageUp and PageDown


class TextPage:
    """Draws the topmost screen as text and moves through it. `on`: it stands in the place of the picture."""

    def __init__(self, app: Host, on: bool = False) -> None:
        self.app, self.on = app, on
        self._at = 0
        self._seen: tuple[Scene | None, str] = (None, "")
        self._shown: list[tuple[pygame.Rect, int]] = []  # where the lines of the last picture lie

    # -- where -----------------------------------------------------------------------------------
    def items(self) -> list[UiItem]:
        """What the lines are about."""
        return self.app.top.items() if self.app.top is not None else []

    def at(self) -> int:
        """The line the reader is at: that of the focus, since the focus or the screen last changed."""
        items, top = self.items(), self.app.top
        now = (top, top.focus_key if top is not None else "")
        if now != self._seen:
            if now[0] is not self._seen[0]:
                self._at = 0
            self._seen = now
            self._at = next((n for n, item in enumerate(items) if item.key and item.key == now[1]), self._at)
        self._at = max(0, min(self._at, len(items) - 1))
        return self._at

    def go(self, line: int) -> None:
        """To a line: it is said, and what can be used has the focus."""
        items, top = self.items(), self.app.top
        if not items or top is None:
            return
        line = max(0, min(line, len(items) - 1))
        item = items[line]
        if item.focusable:
            top.set_focus(item.key, speak=False)
        self._seen, self._at = (top, top.focus_key), line
        self.app.say(self.app.line(item))
        self.app.invalidate()

    # -- input -----------------------------------------------------------------------------------
    def takes(self, event: pygame.event.Event, bindings: Bindings) -> bool:
        """Whether the event was for the page."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return True
        if event.type == pygame.MOUSEWHEEL:
            self.go(self.at() - 3 * event.y)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == 1:
                self._click(event.pos)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        action = bindings.action_of(event)
        by = {"up": -1, "down": 1, "edge-up": -len(self.items()), "edge-down": len(self.items())}.get(action)
        if by is None:
            by = {pygame.K_PAGEUP: -PAGE, pygame.K_PAGEDOWN: PAGE}.get(event.key) if not event.mod & pygame.KMOD_CTRL else None
        if by is not None:
            self.go(self.at() + by)
            return True
        if action == "activate" and self.items():
            return not self.items()[self.at()].focusable  # Enter is for the line that is read, not for the focus left behind
        return False

    def _click(self, pos: tuple[int, int]) -> None:
        line = next((line for rect, line in self._shown if rect.collidepoint(pos)), -1)
        if line < 0 or self.app.top is None:
            return
        self.go(line)
        item = self.items()[line]
        if item.focusable:
            self.app.top.activate(item)
            self.app.invalidate()

    # -- picture ---------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface) -> None:
        """Title, the lines around the one that is read, what was said last, and the keys."""
        top = self.app.top
        if top is None:
            return
        kit, area = top.kit, surface.get_rect()
        surface.fill(theme.shown(theme.TABLE_DARK))
        inner = area.inflate(-2 * kit.px(28), -2 * kit.px(18))
        kit.text(surface, top.title(), inner.topleft, 26, "serif-bold", theme.TEXT_ON_TABLE, "topleft", inner.w)
        foot = self._keys(surface, inner)
        heard = self._heard(surface, pygame.Rect(inner.x, inner.y, inner.w, foot - inner.y - kit.px(8)))
        self._lines(surface, pygame.Rect(inner.x, inner.y + kit.px(44), inner.w, heard - inner.y - kit.px(54)))

    def _keys(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        app, kit = self.app, self.app.top.kit if self.app.top is not None else self.app.kit
        names = {name: app.bindings.caps(name, app.t) for name in ("text-view", "say-again", "read-all")}
        words = app.t("text-keys", view=names["text-view"], again=names["say-again"], all=names["read-all"])
        block = kit.block(words, inner.w, 16, colour=theme.TEXT_ON_TABLE_SECOND)
        top = inner.bottom - block.height
        block.draw(surface, (inner.x, top))
        return top

    def _heard(self, surface: pygame.Surface, room: pygame.Rect) -> int:
        kit = self.app.top.kit if self.app.top is not None else self.app.kit
        blocks = [
            kit.block(line.replace("\n", " · "), room.w - kit.px(28), 17, colour=theme.TEXT_ON_TABLE)
            for line in list(self.app.spoken)[-HEARD:]
        ]
        while len(blocks) > 1 and sum(block.height for block in blocks) > room.h // 3:
            del blocks[0]
        high = sum(block.height for block in blocks) + kit.px(20)
        box = pygame.Rect(room.x, room.bottom - high, room.w, high)
        pygame.draw.rect(surface, theme.shown(theme.LOG), box, border_radius=kit.px(8))
        y = box.y + kit.px(10)
        for block in blocks:
            block.draw(surface, (box.x + kit.px(14), y))
            y += block.height
        return box.y

    def _lines(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """From the line that is read up and down, as many as there is room for: a third of the room above it."""
        kit = self.app.top.kit if self.app.top is not None else self.app.kit
        items, at, gap, lead = self.items(), self.at(), kit.px(6), kit.px(20)
        self._shown = []
        if not items:
            return

        def block(line: int) -> TextBlock:
            item = items[line]
            usable = item.focusable and item.enabled
            colour = theme.TEXT_ON_TABLE if usable or line == at else theme.TEXT_ON_TABLE_SECOND
            return kit.block(self.app.line(item), room.w - lead, SIZE, "sans-semi" if usable else "sans", colour)

        blocks = {at: block(at)}
        first, above = at, 0
        while first and above + (high := block(first - 1).height) + gap <= room.h // 3:
            first -= 1
            above += high + gap
            blocks[first] = block(first)
        surface.set_clip(room)
        y = room.y
        for line in range(first, len(items)):
            words = blocks.get(line) or block(line)
            if line > at and y + words.height > room.bottom:
                break
            box = pygame.Rect(room.x, y, room.w, words.height)
            if line == at:
                pygame.draw.rect(surface, theme.shown(theme.BRASS), (room.x, y, kit.px(5), box.h))
            words.draw(surface, (room.x + lead, y))
            self._shown.append((box.clip(room), line))
            y += box.h + gap
        surface.set_clip(None)
