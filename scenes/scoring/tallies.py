"""Figures that are counted up, beside the board or in one row below it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.draw import theme
from scenes.scoring.finale import Tally
from scenes.widgets.base import UiItem, Widget
from scenes.widgets.controls import Button
from scenes.widgets.paint import Kit

SMALL = 14.0  # size of a note in a flat row


class MomentButton(Button):
    """A key moment in one or two lines beside its sign; what has no room there is told by the tip."""

    SIZES = (16.0, 15.5, 15.0, 14.5, 14.0)
    colour = ""  # of the player whose it was, in place of the sign

    def draw(self, surface: pygame.Surface) -> None:
        k, words = self.kit, self.label
        room = self.rect.w - k.px(62)
        for size in self.SIZES:
            block = k.block(words, room, size, "sans-semi")
            if block.lines == 1 or (block.lines == 2 and block.height <= self.rect.h - k.px(6)):
                break
        else:
            super().draw(surface)
            return
        box = k.button(surface, self.rect, self.style, hover=self.hovered, pressed=self.pressed, enabled=self.enabled)
        spot = (box.x + k.px(26), box.centery)
        if self.colour:
            k.disc(surface, self.colour, spot, 26)
        else:
            k.icon(surface, self.icon, spot, 26)
        block.draw(surface, (box.x + k.px(50), box.centery - block.height // 2))


class TallyPanel(Widget):
    """`share()`: how much of every figure is counted (0 to 1). `flat`: side by side. Read out they are what they come to."""

    role = "row"

    def __init__(self, key: str, rect: pygame.Rect, tallies: tuple[Tally, ...], flat: bool) -> None:
        super().__init__(key, rect)
        self.tallies, self.flat = tallies, flat
        self.share: Callable[[], float] = lambda: 1.0

    def items(self) -> list[UiItem]:
        out = []
        for n, tally in enumerate(self.tallies):
            value = f"{tally.value}, {tally.note}" if tally.note else str(tally.value)
            out.append(UiItem("row", tally.name, value, "", self._cell(n), "figures"))
        return out

    def _cell(self, n: int) -> pygame.Rect:
        r, pad = self.rect, self.kit.px(8)
        count = max(1, len(self.tallies))
        if self.flat:
            needs = [self._need(tally) for tally in self.tallies]
            spare = (r.w - 2 * pad - sum(needs)) / count
            left = r.x + pad + sum(needs[:n]) + n * spare
            return pygame.Rect(round(left), r.y, round(needs[n] + spare), r.h)
        high = (r.h - 2 * pad) / count
        return pygame.Rect(r.x + pad, round(r.y + pad + n * high), r.w - 2 * pad, round(high))

    @staticmethod
    def wanted(kit: Kit, tallies: tuple[Tally, ...]) -> int:
        """Physical width at which no name and no note below each other is cut."""
        needs = []
        for tally in tallies:
            words = max(kit.width(tally.name, 22 if tally.total else 18, "serif-bold" if tally.total else "sans-semi"),
                        kit.width(tally.note, 15))  # fmt: skip
            value = kit.width(str(tally.value), 40 if tally.total else 32, "serif-bold")
            needs.append(words + value + kit.px(46 + (42 if tally.disc or tally.icon else 0)))
        return max(needs, default=0)

    def _need(self, tally: Tally) -> int:
        """How wide a figure is beside others."""
        k = self.kit
        name = k.width(tally.name, 15, "serif-bold" if tally.total else "sans-semi")
        value = k.width(str(tally.value), 26 if tally.total else 22, "serif-bold")
        if tally.keep:
            name = max(name, k.width(tally.note, SMALL))
        return name + value + k.px(34 + (32 if tally.disc or tally.icon else 0))

    def _value_right(self, n: int) -> int:
        """Where a figure ends: in a row right after its name, so that it is not read with what stands next to it."""
        cell, tally = self._cell(n), self.tallies[n]
        beside = self.flat and not tally.total
        return min(cell.right, cell.x + self._need(tally)) - self.kit.px(10) if beside else cell.right - self.kit.px(10)

    def value_at(self, n: int) -> tuple[int, int]:
        """Where a figure stands: points fly there."""
        return self._value_right(n) - self.kit.px(18), self._cell(n).centery

    def draw(self, surface: pygame.Surface) -> None:
        self.kit.panel(surface, self.rect)
        for n, tally in enumerate(self.tallies):
            self._row(surface, self._cell(n), tally, n)

    def _row(self, surface: pygame.Surface, cell: pygame.Rect, tally: Tally, n: int) -> None:
        k, share = self.kit, self.share()
        large = (26 if self.flat else 40) if tally.total else (22 if self.flat else 32)
        box = cell.inflate(-k.px(4), -k.px(6))
        if tally.total:
            surface.blit(k.rounded(box.w, box.h, 8, theme.ROW_CHOSEN, None, theme.INK, 2), box)
        elif n and not self.flat:
            pygame.draw.line(surface, theme.shown(theme.RULE), (cell.x + k.px(6), cell.y), (cell.right - k.px(6), cell.y))
        room = k.width(str(tally.value), large, "serif-bold")
        x = box.x + k.px(8)
        if tally.disc:
            k.disc(surface, tally.disc, (x + k.px(15), cell.centery), 30 if not self.flat else 26)
            x += k.px(40 if not self.flat else 32)
        elif tally.icon:
            k.icon(surface, tally.icon, (x + k.px(15), cell.centery), 32 if not self.flat else 24)
            x += k.px(42 if not self.flat else 32)
        right = self._value_right(n)
        wide = right - room - k.px(6) - x
        face = "serif-bold" if tally.total else "sans-semi"
        size = (22 if tally.total else 18) if not self.flat else 15
        small = SMALL if self.flat else 15
        low = cell.h < k.height(size, face) + k.height(small) - k.px(4)
        fits = not self.flat and not low and k.width(tally.note, small) <= wide  # else it is only told
        value = str(round(tally.value * share)).replace("-", "−")
        if tally.note and (fits or tally.keep):
            up, down = (8, 9) if self.flat else (10, 11)
            k.text(surface, tally.name, (x, cell.centery - k.px(up)), size, face, width=wide)
            k.text(surface, tally.note, (x, cell.centery + k.px(down)), small, "sans", theme.INK_SECOND, width=wide)
        else:
            k.text(surface, tally.name, (x, cell.centery), size, face, width=wide)
        k.text(surface, value, (right, cell.centery), large, "serif-bold", anchor="midright")
