"""The tip beside the thing under pointer or focus: hint, or the reason why not."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.draw import theme
from scenes.widgets.paint import Kit

SIZE, WIDEST = 16, 380


def tip_rect(kit: Kit, text: str, near: pygame.Rect, window: pygame.Rect, avoid: Sequence[pygame.Rect] = ()) -> pygame.Rect:
    """Where the tip goes: below the thing, else above, always inside the window. Where that covers one of `avoid`:
    beside the thing or above what is covered, there where it covers fewest."""
    room = min(kit.px(WIDEST), window.w - kit.px(40))
    block = kit.block(text, room, SIZE)
    box = pygame.Rect(0, 0, block.used + kit.px(26), block.height + kit.px(18))
    box.midtop = (near.centerx, near.bottom + kit.px(12))
    if box.bottom > window.bottom - kit.px(6):
        box.bottom = near.top - kit.px(12)
    if box.top < kit.px(6):
        box.centery = near.centery
        box.left = near.right + kit.px(12)
    inside = window.inflate(-kit.px(12), -kit.px(12))
    usual = box.clamp(inside)
    others = [other for other in avoid if other != near]
    hit = usual.collidelistall(others)
    if not hit:
        return usual
    gap = kit.px(12)
    spots = [
        usual,
        box.move(near.right + gap - box.x, near.bottom - box.bottom),
        box.move(near.x - gap - box.right, near.bottom - box.bottom),
    ]
    spots += [box.move(0, others[n].y - gap - box.bottom) for n in hit]
    spots += [box.move(others[n].right + gap - box.x, 0) for n in hit] + [box.move(others[n].x - gap - box.right, 0) for n in hit]
    spots = [spot.clamp(inside) for spot in spots]
    return min(spots, key=lambda spot: len(spot.collidelistall(others)) + (1000 if spot.colliderect(near) else 0))


class Tip:
    """The one tip of the window: hidden, or a text beside a rect. Rects returned are what to draw again."""

    def __init__(self) -> None:
        self.text = ""
        self.near = pygame.Rect(0, 0, 0, 0)
        self.room = pygame.Rect(0, 0, 0, 0)
        self.avoid: Sequence[pygame.Rect] = ()
        self.since = 0  # when the pointer or focus last moved, ms

    def hide(self, now: int) -> pygame.Rect | None:
        """Take it away and start the delay anew."""
        shown, self.text, self.since = bool(self.text), "", now
        return self.room if shown else None

    def show(self, kit: Kit, text: str, near: pygame.Rect, window: pygame.Rect, avoid: Sequence[pygame.Rect] = ()) -> pygame.Rect:
        """Place it beside `near`, if possible over none of `avoid`."""
        self.text, self.near, self.avoid = text, pygame.Rect(near), avoid
        self.room = tip_rect(kit, text, near, window, avoid).inflate(kit.px(44), kit.px(44))
        return self.room

    def draw(self, kit: Kit, surface: pygame.Surface) -> None:
        """Draw it, if it is shown."""
        if not self.text:
            return
        box = tip_rect(kit, self.text, self.near, surface.get_rect(), self.avoid)
        kit.shadow(surface, box, 10, 0.32, 7)
        surface.blit(kit.rounded(box.w, box.h, 7, theme.CALLOUT, theme.CALLOUT, theme.INK, 1.8), box)
        kit.paragraph(surface, self.text, box.inflate(-kit.px(24), -kit.px(16)), SIZE)
