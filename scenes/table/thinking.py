"""The sign that a bot thinks: three dots behind its name in the prompt bar, and how long it has been at it."""

from __future__ import annotations

import pygame

from scenes.draw import theme
from scenes.table.game_screen import Table
from scenes.table.panel import fit_line
from scenes.table.window import Window

AFTER_MS = 400  # nobody needs to be told of less
STEP_MS = 120  # between two pictures: eight a second
LONG_MS = 3000  # from here on the seconds are told
DOTS, STILL = 3, -1


class Thinking:
    """Only while a bot thinks is anything drawn, and then one small place of the window."""

    def __init__(self, model: Table, window: Window) -> None:
        self.model, self.window = model, window
        self.ms = 0.0
        self._shown: tuple[pygame.Rect, int, int] | None = None  # where, which dot is up, seconds

    def update(self, ms: float, thinks: bool) -> None:
        """Time passes; `thinks`: whether a bot has been asked and has not answered."""
        self.ms = self.ms + ms if thinks else 0.0
        want = self._wanted() if self.ms >= AFTER_MS and self.model.canvas is not None else None
        if want != self._shown:
            for one in (want, self._shown):
                if one is not None:
                    self.window.redraw(one[0])
            self._shown = want

    def _wanted(self) -> tuple[pygame.Rect, int, int]:
        model, k, grid = self.model, self.model.kit, self.model.grid
        tall = grid.tall
        x = grid.prompt.x + k.px(14) + k.px((40 if tall else 34) + 12)
        room, size = max(1, model.buttons_left - x - k.px(12)), 22 if tall else 19
        used = fit_line(k, model.prompt.main, room, size, "serif-semi", least=15).used
        row = min(grid.prompt.h, k.px(62 if tall else 52))
        middle = grid.prompt.y + (k.px(20 if tall else 16) if model.prompt.detail else row // 2)
        box = pygame.Rect(x + used + k.px(10), middle - k.px(13), k.px(86), k.px(26))
        box.right = min(box.right, max(box.x + k.px(40), model.buttons_left))
        dot = STILL if model.host.settings.reduced_motion else int(self.ms / STEP_MS) % (DOTS + 2)
        return box, dot, int(self.ms / 1000) if self.ms >= LONG_MS else 0

    def draw(self, surface: pygame.Surface) -> None:
        """The dots, one of them raised."""
        if self._shown is None or self.model.open:
            return
        k, (box, up, seconds) = self.model.kit, self._shown
        for n in range(DOTS):
            spot = box.x + k.px(6 + 13 * n), box.centery + (k.px(-4) if n == up else k.px(2))
            pygame.draw.circle(surface, theme.shown(theme.INK if n == up or up == STILL else theme.INK_SECOND), spot, k.px(4))
        if seconds:
            words = self.model.t("table-thinking", n=seconds)
            k.text(surface, words, (box.x + k.px(6 + 13 * DOTS), box.centery + k.px(1)), 15, "sans", theme.INK_SECOND, "midleft")
