"""A row on which an amount is set: minus, a cell for each amount, plus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Unpack

import pygame

from scenes.draw import theme
from scenes.widgets.base import Common, UiItem
from scenes.widgets.controls import Choice

FIGURE = 20.0  # design px of the figure beside the amount
KEYS = {pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1, pygame.K_PLUS: 1, pygame.K_EQUALS: 1, pygame.K_KP_PLUS: 1}


class AmountBar(Choice):
    """One of a few amounts, ascending. A cell is touched, or the bar is dragged along; the wheel, its two buttons and the keys
    - and + go to the next one. `icon` stands beside the amount; `steppers` name the buttons (fewer, more).
    """

    def __init__(
        self, key: str, rect: pygame.Rect, name: str, options: Sequence[tuple[str, str, str]], current: str,
        on_change: Callable[[str], object], *, steppers: tuple[str, str], icon: str = "", size: float = 17,
        words: tuple[str, str] = ("chosen", "not chosen"), **rest: Unpack[Common],
    ) -> None:  # fmt: skip
        super().__init__(key, rect, name, options, current, on_change, size=size, words=words, **rest)
        self.icon, self.steppers = icon, steppers

    # -- where things are ----------------------------------------------------------------------
    @property
    def ends(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The buttons for fewer and for more."""
        r, side = self.rect, self.rect.h
        return pygame.Rect(r.x, r.y, side, side), pygame.Rect(r.right - side, r.y, side, side)

    @property
    def bar(self) -> pygame.Rect:
        """What the cells share."""
        return self.rect.inflate(-2 * (self.rect.h + self.kit.px(6)), 0)

    def parts(self) -> list[tuple[str, str, str, pygame.Rect]]:
        bar, n = self.bar, len(self.options)
        edges = [bar.x + bar.w * at // n for at in range(n + 1)]
        return [
            (oid, label, spoken, pygame.Rect(edges[at], bar.y, edges[at + 1] - edges[at], bar.h))
            for at, (oid, label, spoken) in enumerate(self.options)
        ]

    @property
    def at(self) -> int:
        """The place of the amount among the options."""
        return next((n for n, option in enumerate(self.options) if option[0] == self.current), 0)

    def items(self) -> list[UiItem]:
        out = super().items()
        for by, box, said in zip((-1, 1), self.ends, self.steppers, strict=True):
            more = 0 <= self.at + by < len(self.options)
            out.append(
                UiItem("button", f"{self.name}: {said}", "", "", box, self.zone, more, f"{self.key}{by:+d}", "", "",
                       partial(self.turn, by), self)
            )  # fmt: skip
        return out

    # -- input ---------------------------------------------------------------------------------
    def turn(self, by: int) -> None:
        """So many amounts up or down, as far as there are some. A focus on a cell goes along."""
        to = self.options[max(0, min(len(self.options) - 1, self.at + by))][0]
        on_cell = self.scene.focus_key.startswith(f"{self.key}=")
        self.choose(to)
        if on_cell:
            self.scene.set_focus(f"{self.key}={to}", speak=False)

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.turn(1 if event.y > 0 else -1)
            return True
        held = event.type == pygame.MOUSEMOTION and event.buttons[0]
        if held and self.scene.press_key.startswith(f"{self.key}="):  # drawn along the bar from one of its cells
            over = next((oid for oid, _, _, rect in self.parts() if rect.collidepoint(event.pos)), self.current)
            if over != self.current:
                self.scene.set_press(f"{self.key}={over}")
                self.choose(over)
            return True
        return False

    def key_event(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in KEYS or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        self.turn(KEYS[event.key])
        return True

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface) -> None:
        k, bar, hover = self.kit, self.bar, self.scene.hover_key
        for by, box, icon in zip((-1, 1), self.ends, ("minus", "plus"), strict=True):
            more, warm = 0 <= self.at + by < len(self.options), hover == f"{self.key}{by:+d}"
            paper = ("#FBEFCF" if warm else "#FBF5E6") if more else theme.INSET
            surface.blit(k.rounded(box.w, box.h, 8, paper, paper, theme.INK if more else theme.RULE, 2), box)
            k.icon(surface, icon, box.center, 18, theme.INK if more else theme.INK_SECOND, dim=not more)
        surface.blit(k.rounded(bar.w, bar.h, 8, "#FBF5E6", "#FBF5E6", theme.INK, 2), bar)
        edge, parts = k.px(2), self.parts()
        last = parts[self.at][3].right
        wide = last - bar.x - edge - (edge if last == bar.right else 0)
        filled = pygame.Rect(bar.x + edge, bar.y + edge, wide, bar.h - 2 * edge)
        round_ = k.px(6)
        right = round_ if last == bar.right else 0
        pygame.draw.rect(surface, theme.shown("#F0DCA6"), filled, 0, -1, round_, right, round_, right)
        for n, (oid, label, _, cell) in enumerate(parts):
            on = n == self.at
            if on or hover == f"{self.key}={oid}":
                inner = cell.clip(bar.inflate(-2 * edge, -2 * edge))
                left, end = (round_ if n == 0 else 0), (round_ if n == len(parts) - 1 else 0)
                pygame.draw.rect(surface, theme.shown(theme.CURRENT if on else "#FBEFCF"), inner, 0, -1, left, end, left, end)
            if n and not on and n != self.at + 1:
                pygame.draw.line(surface, theme.shown("#9A917C"), (cell.x, cell.y + k.px(9)), (cell.x, cell.bottom - k.px(9)))
            self._amount(surface, label, cell, on)

    def _amount(self, surface: pygame.Surface, label: str, cell: pygame.Rect, on: bool) -> None:
        """The figure, beside who it counts where there is room."""
        k = self.kit
        face, wide = ("sans-bold" if on else "sans-semi"), k.width(label, self.size, "sans-bold")
        if not on or not self.icon or cell.w < wide + k.px(FIGURE + 8):
            k.text(surface, label, cell.center, self.size, face, theme.INK, "center", cell.w)
            return
        left = cell.centerx - (wide + k.px(FIGURE + 3)) // 2
        k.text(surface, label, (left, cell.centery), self.size, face, theme.INK, "midleft", wide + k.px(2))
        k.icon(surface, self.icon, (left + wide + k.px(3 + FIGURE / 2), cell.centery), FIGURE)
