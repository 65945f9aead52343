"""A one-line text field: names with Cyrillic, seeds, searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pygame

from scenes.draw.theme import INK, shown
from scenes.widgets.base import Common, Widget


class TextField(Widget):
    """Takes TEXTINPUT while focused. `allow(text)` filters what is typed or pasted.

    Ctrl+A selects all (the next key replaces it), Ctrl+C/X/V copy, cut and paste through the App.
    """

    role = "textfield"

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        name: str,
        text: str,
        on_change: Callable[[str], object],
        *,
        limit: int = 24,
        allow: Callable[[str], str] | None = None,
        size: float = 19,
        placeholder: str = "",
        face: str = "sans-semi",
        **rest: Unpack[Common],
    ) -> None:
        super().__init__(key, rect, name, **rest)
        self.text, self.on_change, self.limit, self.size, self.face = text, on_change, limit, size, face
        self.allow = allow or (lambda s: s)
        self.placeholder, self.caret, self.all = placeholder, len(text), False
        self.value = text

    def _set(self, text: str, caret: int) -> None:
        self.text, self.caret, self.all = text[: self.limit], 0, False
        self.caret = max(0, min(caret, len(self.text)))
        self.value = self.text
        self.scene.renew_items()
        self.redraw()
        self.on_change(self.text)

    def insert(self, typed: str) -> None:
        """Type or paste at the caret (over the selection, if all is selected)."""
        typed = self.allow("".join(c for c in typed if c.isprintable()))
        if not typed:
            return
        if self.all:
            self._set(typed, len(typed))
        else:
            typed = typed[: max(0, self.limit - len(self.text))]
            self._set(self.text[: self.caret] + typed + self.text[self.caret :], self.caret + len(typed))

    def activate(self) -> None:
        if not self.enabled:
            super().activate()
            return
        self.all = True
        self.caret = len(self.text)
        self.redraw()

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.enabled:
            self.scene.set_focus(self.key, speak=False)
            x = event.pos[0] - self.rect.x - self.kit.px(10)
            font = self.kit.font(self.face, self.size)
            self.caret = min(range(len(self.text) + 1), key=lambda n: abs(font.size(self.text[:n])[0] - x))
            self.all = False
            self.redraw()
            return True
        return event.type == pygame.MOUSEBUTTONUP and self.enabled and event.button == 1

    def key_event(self, event: pygame.event.Event) -> bool:
        if not self.enabled:
            return False
        if event.type == pygame.TEXTINPUT:
            self.insert(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        key, ctrl, n = event.key, event.mod & pygame.KMOD_CTRL, self.caret
        if ctrl:
            return self._ctrl(key)
        if key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            if self.all:
                self._set("", 0)
            elif key == pygame.K_BACKSPACE and n:
                self._set(self.text[: n - 1] + self.text[n:], n - 1)
            elif key == pygame.K_DELETE:
                self._set(self.text[:n] + self.text[n + 1 :], n)
            return True
        if key in (pygame.K_LEFT, pygame.K_RIGHT) and (0 <= n + (1 if key == pygame.K_RIGHT else -1) <= len(self.text)):
            self.caret, self.all = n + (1 if key == pygame.K_RIGHT else -1), False
        elif key == pygame.K_HOME:
            self.caret, self.all = 0, False
        elif key == pygame.K_END:
            self.caret, self.all = len(self.text), False
        else:  # letters belong to the field (they come again as TEXTINPUT)
            return key < 0x7F and chr(key).isprintable() and key != pygame.K_TAB
        self.redraw()
        return True

    def _ctrl(self, key: int) -> bool:
        if key == pygame.K_a:
            self.all, self.caret = True, len(self.text)
            self.redraw()
        elif key in (pygame.K_c, pygame.K_x):
            self.scene.app.copy(self.text)
            if key == pygame.K_x:
                self._set("", 0)
        elif key == pygame.K_v:
            self.insert(self.scene.app.paste())
        else:
            return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        surface.blit(
            k.rounded(
                r.w,
                r.h,
                7,
                "#FFFDF4",
                "#FFFDF4",
                INK if self.enabled else "#8A8370",
                2 if self.focused else 1.6,
            ),
            r,
        )
        old = surface.get_clip()
        surface.set_clip(r.inflate(-k.px(8), 0).clip(old))
        x = r.x + k.px(10)
        font = k.font(self.face, self.size)
        caret = font.size(self.text[: self.caret])[0]
        x -= max(0, caret - (r.w - k.px(24)))
        if self.text:
            if self.all and self.focused:
                pygame.draw.rect(surface, shown("#EBCF8A"), (x, r.y + k.px(6), font.size(self.text)[0], r.h - k.px(12)))
            k.text(surface, self.text, (x, r.centery), self.size, self.face, INK, "midleft")
        elif self.placeholder:
            k.text(surface, self.placeholder, (x, r.centery), self.size, "sans", "#6E6758", "midleft", r.w - k.px(18))
        if self.focused and self.enabled:
            pygame.draw.rect(surface, shown(INK), (x + caret, r.y + k.px(8), k.px(2), r.h - k.px(16)))
        surface.set_clip(old)
