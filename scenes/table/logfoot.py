"""The foot of a side panel: the last lines of the log on dark paper; a click opens all of it."""

from __future__ import annotations

from typing import Any

import pygame

from scenes import theme
from scenes.draw import svg
from scenes.table.part import Part


def log_foot(part: Part, canvas: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw it at the lower end of a panel, and note its button."""
    table, k = part.table, part.kit
    canvas.blit(_skin(k, rect.size), rect)
    x = rect.x + part.px(14)
    k.icon(canvas, "log", (x + part.px(11), rect.y + part.px(20)), 22, theme.PAPER)
    k.text(canvas, table.t("ui-scene-log"), (x + part.px(30), rect.y + part.px(20)), 19, "serif-semi", theme.PAPER, "midleft")
    cap = table.app.bindings.cap("log")
    if cap:
        k.key_cap(canvas, cap, (rect.right - part.px(14) - k.cap_width(cap, 15), rect.y + part.px(20)), theme.PAPER, 15)
    pygame.draw.rect(canvas, theme.shown("#4B6670"), (x, rect.y + part.px(35), rect.w - part.px(28), max(1, part.px(1))))
    room = pygame.Rect(x, rect.y + part.px(39), rect.w - part.px(28), rect.h - part.px(46))
    _lines(part, canvas, room, table.log_tail(9))
    part.note("button", table.t("ui-scene-log"), rect, "", table.t("table-log-hint"), "log", True, "", table.show_log, cap)


def _lines(part: Part, canvas: pygame.Surface, room: pygame.Rect, lines: list[tuple[str, str, str]]) -> None:
    """As many of the last lines as there is room for, the newest at the bottom."""
    k, inset = part.kit, part.px(26)
    blocks: list[tuple[Any, str, str]] = []
    used = 0
    for line, colour, own in reversed(lines):
        block = k.block(line, room.w - inset, 15.5, "sans", theme.PAPER)
        tall = block.height + part.px(3)
        if used + tall > room.h:
            break
        blocks.append((block, colour, own))
        used += tall
    y = room.y
    for block, colour, own in reversed(blocks):
        if colour:
            k.disc(canvas, colour, (room.x + part.px(9), y + part.px(11)), 19)
        block.draw(canvas, (room.x + inset, y), own)
        y += block.height + part.px(3)


def _skin(k: Any, size: tuple[int, int]) -> pygame.Surface:
    """Dark paper with the panel's round corners below."""

    def make() -> pygame.Surface:
        w, h = size[0] / k.scale, size[1] / k.scale
        d = f"M1 1H{w - 1:g}V{h - 11:g}a10 10 0 0 1 -10 10H11a10 10 0 0 1 -10 -10Z"
        return svg.rasterise(svg.path(d, theme.LOG, theme.INK, 2), w, h, k.scale)

    made: pygame.Surface = k.cached(("log-foot", size), make)
    return made
