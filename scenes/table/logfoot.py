"""The foot of a side panel: the last lines of the log on dark paper; a click opens all of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from scenes.draw import svg, theme
from scenes.draw import text as typo
from scenes.table.panel import Panel

if TYPE_CHECKING:
    from scenes.widgets.paint import Kit

Line = tuple[str, str, str]  # rich text, the player's colour before it, the colour of what stands for them in it
SIZE = 15.5


def log_foot(part: Panel, canvas: pygame.Surface, rect: pygame.Rect, lines: Iterable[Line]) -> None:
    """Draw it at the lower end of a panel, and note its button."""
    table, k = part.table, part.kit
    canvas.blit(skin(k, rect.size), rect)
    x = rect.x + part.px(14)
    k.icon(canvas, "log", (x + part.px(11), rect.y + part.px(20)), 22, theme.PAPER)
    k.text(canvas, table.t("ui-scene-log"), (x + part.px(30), rect.y + part.px(20)), 19, "serif-semi", theme.PAPER, "midleft")
    cap = table.app.bindings.cap("log")
    if cap:
        k.key_cap(canvas, cap, (rect.right - part.px(14) - k.cap_width(cap, 15), rect.y + part.px(20)), theme.PAPER, 15)
    pygame.draw.rect(canvas, theme.shown("#4B6670"), (x, rect.y + part.px(35), rect.w - part.px(28), max(1, part.px(1))))
    room = pygame.Rect(x, rect.y + part.px(39), rect.w - part.px(28), rect.h - part.px(46))
    _lines(part, canvas, room, lines)
    part.add_item("button", table.t("ui-scene-log"), rect, "", table.t("table-log-hint"), "log", True, "", table.show_log, cap)


def _lines(part: Panel, canvas: pygame.Surface, room: pygame.Rect, lines: Iterable[Line]) -> None:
    """As many of the last lines as there is room for, the newest at the bottom. That one is never left out: what it lists
    after a colon goes first, or what follows its first sentence, else its end."""
    k, gap = part.kit, part.px(4)
    laid: list[tuple[typo.TextBlock, int, str, str]] = []
    used = 0
    for line, colour, own in reversed([*lines]):
        inset = part.px(24) if colour else 0
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
            k.disc(canvas, colour, (room.x + part.px(9), y + part.px(12)), 19)
        block.draw(canvas, (room.x + inset, y + part.px(2)), own)
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
