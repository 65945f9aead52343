"""A row with a name, a track and a value: volumes, text size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from scenes.draw import theme
from scenes.widgets.base import Common, Widget


class Slider(Widget):
    """One of `steps` (ascending numbers). Left and Right, - and + , wheel and drag move it; `say(n)` words a value.

    `on_change(n)` is called at every step, or with `late` only when the mouse lets go (for what changes the
    layout under the pointer). `lead`: physical width of the name before the track.
    """

    role = "slider"

    def __init__(
        self, key: str, rect: pygame.Rect, name: str, steps: Sequence[int], now: int, on_change: Callable[[int], object],
        say: Callable[[int], str], *, late: bool = False, lead: int = 0, size: float = 19, **rest: Unpack[Common],
    ) -> None:  # fmt: skip
        super().__init__(key, rect, name, **rest)
        self.steps, self.on_change, self.say, self.late = list(steps), on_change, say, late
        self.lead, self.size, self.grabbing = lead, size, False
        self.now = min(self.steps, key=lambda s: abs(s - now))
        self.value = say(self.now)

    def track(self) -> pygame.Rect:
        """Where the knob runs."""
        k, r = self.kit, self.rect
        left = r.x + self.lead + k.px(20)
        return pygame.Rect(left, r.centery - k.px(4), r.right - k.px(104) - left, k.px(8))

    def _x(self) -> int:
        t = self.track()
        return t.x + t.w * self.steps.index(self.now) // max(1, len(self.steps) - 1)

    def set(self, now: int, tell: bool = True) -> None:
        """Move to a step."""
        if now == self.now:
            return
        self.now, self.value = now, self.say(now)
        self.scene.refresh()
        if tell:
            self.scene.app.say(f"{self.name}: {self.value}")
            self.on_change(now)

    def turn(self, by: int) -> None:
        """So many steps up or down."""
        at = self.steps.index(self.now) + by
        self.set(self.steps[max(0, min(len(self.steps) - 1, at))])

    def activate(self) -> None:
        """Enter: one step up, from the end to the start (all values can be reached with one key)."""
        if not self.enabled:
            super().activate()
        else:
            self.set(self.steps[(self.steps.index(self.now) + 1) % len(self.steps)])

    def key_event(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or not self.enabled or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        by = {pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1, pygame.K_RIGHT: 1, pygame.K_PLUS: 1,
              pygame.K_EQUALS: 1, pygame.K_KP_PLUS: 1, pygame.K_HOME: -99, pygame.K_END: 99}.get(event.key)  # fmt: skip
        if by is None:
            return False
        self.turn(by)
        return True

    def _drag(self, x: int) -> None:
        t = self.track()
        at = round((x - t.x) / max(1, t.w) * (len(self.steps) - 1))
        self.set(self.steps[max(0, min(len(self.steps) - 1, at))], not self.late)

    def event(self, event: pygame.event.Event) -> bool:
        if not self.enabled:
            return False
        if event.type == pygame.MOUSEWHEEL and not self.late:
            self.turn(1 if event.y > 0 else -1)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and event.pos[0] >= self.track().x - self.kit.px(14):
            self.scene.set_focus(self.key, speak=False)
            self.grabbing = True
            self._drag(event.pos[0])
            return True
        if self.grabbing and event.type == pygame.MOUSEMOTION:
            self._drag(event.pos[0])
            return True
        if self.grabbing and event.type == pygame.MOUSEBUTTONUP:
            self.grabbing = False
            if self.late:
                self.scene.app.say(f"{self.name}: {self.value}")
                self.on_change(self.now)
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        k, r, t = self.kit, self.rect, self.track()
        if self.hovered:
            surface.blit(k.rounded(r.w, r.h, 8, "#FBF0D2", "#FBF0D2", None), r)
        k.text(surface, self.name, (r.x + k.px(8), r.centery), self.size, "sans-semi", width=self.lead)
        surface.blit(k.rounded(t.w, t.h, 4, theme.INSET, None, theme.INK, 1.4), t)
        x = self._x()
        done = pygame.Rect(t.x, t.y, max(t.h, x - t.x), t.h)
        surface.blit(k.rounded(done.w, done.h, 4, theme.CURRENT, None, theme.INK, 1.4), done)
        if len(self.steps) <= 12:
            for n in range(len(self.steps)):
                at = t.x + t.w * n // max(1, len(self.steps) - 1)
                pygame.draw.line(surface, theme.shown(theme.INK_SECOND), (at, t.bottom + k.px(4)), (at, t.bottom + k.px(9)))
        knob = k.rounded(k.px(24), k.px(24), 12, "#FFFDF4", "#EADCBB", theme.INK, 2)
        surface.blit(knob, knob.get_rect(center=(x, t.centery)))
        k.text(surface, self.value, (r.right - k.px(8), r.centery), self.size, "sans-semi", anchor="midright", width=k.px(80))
