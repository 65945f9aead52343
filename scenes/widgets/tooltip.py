"""The tip beside the thing under pointer or focus: hint, or the reason why not."""

from __future__ import annotations

import pygame

from scenes import theme
from scenes.widgets.paint import Kit

SIZE, WIDEST = 16, 380


def tip_rect(kit: Kit, text: str, near: pygame.Rect, window: pygame.Rect) -> pygame.Rect:
    """Where the tip goes: below the thing, else above, always inside the window."""
    room = min(kit.px(WIDEST), window.w - kit.px(40))
    block = kit.block(text, room, SIZE)
    box = pygame.Rect(0, 0, block.used + kit.px(26), block.height + kit.px(18))
    box.midtop = (near.centerx, near.bottom + kit.px(12))
    if box.bottom > window.bottom - kit.px(6):
        box.bottom = near.top - kit.px(12)
    if box.top < kit.px(6):
        box.centery = near.centery
        box.left = near.right + kit.px(12)
    return box.clamp(window.inflate(-kit.px(12), -kit.px(12)))


def draw_tip(kit: Kit, surface: pygame.Surface, text: str, near: pygame.Rect) -> None:
    """Draw the tip for `text` beside `near`."""
    box = tip_rect(kit, text, near, surface.get_rect())
    kit.shadow(surface, box, 10, 0.32, 7)
    surface.blit(kit.rounded(box.w, box.h, 7, theme.CALLOUT, theme.CALLOUT, theme.INK, 1.8), box)
    kit.paragraph(surface, text, box.inflate(-kit.px(24), -kit.px(16)), SIZE)
