"""The foot of a side panel: the last lines of the log on dark paper; a click opens all of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.draw import svg, theme
from scenes.draw import text as typo
from scenes.table.painted import Label, Paint
from scenes.table.pen import Pen
from scenes.table.rows import Fit, Painted, Row
from scenes.widgets.paint import Kit

if TYPE_CHECKING:
    from scenes.table.model import TableModel

Line = tuple[str, str, str]  # rich text, the player's colour before it, the colour of what stands for them in it
SIZE = 15.5


@dataclass(frozen=True)
class LogFoot(Paint):
    """The last lines of the log on the dark foot of a panel; on a rail a button."""

    title: str
    cap: str
    lines: tuple[Line, ...]
    HIGH = 160.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        canvas.blit(skin(k, rect.size), rect)
        x = rect.x + px(14)
        k.icon(canvas, "log", (x + px(11), rect.y + px(20)), 22, theme.PAPER)
        k.text(canvas, self.title, (x + px(30), rect.y + px(20)), 19, "serif-semi", theme.PAPER, "midleft")
        if self.cap:
            k.key_cap(canvas, self.cap, (rect.right - px(14) - k.cap_width(self.cap, 15), rect.y + px(20)), theme.PAPER, 15)
        pen.rule(canvas, x, rect.y + px(35), rect.w - px(28), "#4B6670")
        room = pygame.Rect(x, rect.y + px(39), rect.w - px(28), rect.h - px(46))
        _lines(k, canvas, room, self.lines)

    def folded(self) -> Painted | None:
        return Label(self.title, "log", self.cap)


def log_row(model: TableModel, least: float = 0, grow: float = 0, rail: bool = False) -> Row:
    """The row of it, the same for every game; `least` and `grow`: see `Fit`. A rail has no room for the lines."""
    title, cap = model.t("ui-scene-log"), model.host.bindings.cap("log")
    paint = LogFoot(title, cap, () if rail else tuple(model.log_tail(9)))
    fit = Fit(least=least, grow=grow, foot=True, bleed=True)
    return Row(title, hint=model.t("table-log-hint"), key="log", opens="log", paint=paint, shortcut=cap, fit=fit)


def _lines(k: Kit, canvas: pygame.Surface, room: pygame.Rect, lines: Iterable[Line]) -> None:
    """As many of the last lines as there is room for, the newest at the bottom. That one is never left out: what it lists
    after a colon goes first, or what follows its first sentence, else its end."""
    gap = k.px(4)
    laid: list[tuple[typo.TextBlock, int, str, str]] = []
    used = 0
    for line, colour, own in reversed([*lines]):
        inset = k.px(24) if colour else 0
        block = _block(k, line, room.w - inset)
        if used + block.height + gap > room.h:
            if laid or room.h < used + gap + k.height(SIZE, "sans"):
                break
            block = _block(k, re.split(r": |\. ", line)[0], room.w - inset, room.h - gap)
        laid.append((block, inset, colour, own))
        used += block.height + gap
    y = room.y
    for block, inset, colour, own in reversed(laid):
        if colour:
            k.disc(canvas, colour, (room.x + k.px(9), y + k.px(12)), 19)
        block.draw(canvas, (room.x + inset, y + k.px(2)), own)
        y += block.height + gap


def _block(k: Kit, line: str, room: int, high: int = 0) -> typo.TextBlock:
    """A line laid out, perhaps cut to a height."""
    px = k.type_px(SIZE)
    step = round(px * 1.28)
    return typo.layout(line, "sans", px, room, "left", theme.PAPER, step, max_lines=high // step if high else None)


def skin(k: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Dark paper with the panel's round corners below."""

    def make() -> pygame.Surface:
        w, h = size[0] / k.scale, size[1] / k.scale
        d = f"M1 1H{w - 1:g}V{h - 11:g}a10 10 0 0 1 -10 10H11a10 10 0 0 1 -10 -10Z"
        return svg.rasterise(svg.path(d, theme.LOG, theme.INK, 2), w, h, k.scale)

    made: pygame.Surface = k.cached(("log-foot", size), make)
    return made
