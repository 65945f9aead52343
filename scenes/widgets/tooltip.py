"""The tip beside the thing under pointer or focus: hint, or the reason why not."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.draw import theme
from scenes.widgets.paint import Kit

SIZE = 16
WIDTHS = 380, 290, 230, 540, 760  # design px: narrower, at last wider where it would cover what is to be kept clear


def tip_rect(kit: Kit, text: str, near: pygame.Rect, window: pygame.Rect, avoid: Sequence[pygame.Rect] = ()) -> pygame.Rect:
    """Where the tip goes, see `tip_place`."""
    return tip_place(kit, text, near, window, avoid)[0]


def tip_place(
    kit: Kit, text: str, near: pygame.Rect, window: pygame.Rect, avoid: Sequence[pygame.Rect] = ()
) -> tuple[pygame.Rect, str]:
    """Where the tip goes, and its words there: below the thing, else above, always inside the window. Where that covers the thing
    or one of `avoid`: the nearest place that covers nothing of them, set in other widths if need be, at last with all lines in
    one paragraph; else as little as can be."""
    others, placed = [*avoid, near], []
    flowing = " · ".join(text.splitlines())
    for wide, said in [*((wide, text) for wide in WIDTHS), (WIDTHS[-1], flowing)]:
        block = kit.block(said, min(kit.px(wide), window.w - kit.px(40)), SIZE)
        box = pygame.Rect(0, 0, block.used + kit.px(26), block.height + kit.px(18))
        free, spots = _free(kit, box, near, window, others)
        if free is not None:
            return free, said
        placed += spots if said == text else []

    def covered(spot: pygame.Rect) -> int:
        hit = [spot.clip(others[n]) for n in spot.collidelistall(others)]
        return sum(clip.w * clip.h for clip in hit) + 4 * spot.clip(near).w * spot.clip(near).h

    return min(placed, key=covered), text


def _free(
    kit: Kit, box: pygame.Rect, near: pygame.Rect, window: pygame.Rect, others: list[pygame.Rect]
) -> tuple[pygame.Rect | None, list[pygame.Rect]]:
    """Where a box of that size covers none of the others, nearest to the thing; if nowhere, all places that were tried, the
    nearest first."""
    gap, inside = kit.px(12), window.inflate(-kit.px(12), -kit.px(12))
    box.midtop = (near.centerx, near.bottom + gap)
    if box.bottom > inside.bottom:
        box.bottom = near.top - gap
    if box.top < inside.top:
        box.midleft = (near.right + gap, near.centery)
    usual = box.clamp(inside)
    if usual.collidelist(others) < 0:
        return usual, []

    def far(spot: pygame.Rect) -> int:
        dx = max(spot.x - near.right, near.x - spot.right, 0)
        dy = max(spot.y - near.bottom, near.y - spot.bottom, 0)
        return 4 * (dx + dy) + abs(spot.centerx - near.centerx) + abs(spot.centery - near.centery)

    step = max(1, kit.px(24))
    xs = [usual.x, near.x, near.right - box.w, near.right + gap, near.x - gap - box.w]
    ys = [usual.y, near.bottom + gap, near.y - gap - box.h, near.centery - box.h // 2]
    xs += [*range(inside.x, inside.right - box.w, step), inside.right - box.w]
    ys += [*range(inside.y, inside.bottom - box.h, step), inside.bottom - box.h]
    ys += [edge for other in others for edge in (other.y - box.h - 1, other.bottom + 1)]
    spots = {pygame.Rect((x, y), box.size).clamp(inside).topleft for x in xs for y in ys}
    placed = [pygame.Rect(spot, box.size) for spot in spots]
    free = [spot for spot in placed if spot.collidelist(others) < 0]
    return (min(free, key=far), []) if free else (None, sorted(placed, key=far))


class Tip:
    """The one tip of the window: hidden, or a text beside a rect. Rects returned are what to draw again."""

    def __init__(self) -> None:
        self.text = self.said = ""  # `said`: as it is set
        self.near = pygame.Rect(0, 0, 0, 0)
        self.room = pygame.Rect(0, 0, 0, 0)
        self.avoid: Sequence[pygame.Rect] = ()
        self.box = pygame.Rect(0, 0, 0, 0)
        self.since: float = 0  # when the pointer or focus last moved, ms

    def hide(self, now: float) -> pygame.Rect | None:
        """Take it away and start the delay anew."""
        shown, self.text, self.since = bool(self.text), "", now
        return self.room if shown else None

    def show(self, kit: Kit, text: str, near: pygame.Rect, window: pygame.Rect, avoid: Sequence[pygame.Rect] = ()) -> pygame.Rect:
        """Place it beside `near`, over nothing of `avoid` where there is such a place."""
        self.text, self.near, self.avoid = text, pygame.Rect(near), avoid
        self.box, self.said = tip_place(kit, text, near, window, avoid)
        self.room = self.box.inflate(kit.px(44), kit.px(44))
        return self.room

    def draw(self, kit: Kit, surface: pygame.Surface) -> None:
        """Draw it, if it is shown."""
        if not self.text:
            return
        box = self.box
        kit.shadow(surface, box, 10, 0.32, 7)
        surface.blit(kit.rounded(box.w, box.h, 7, theme.CALLOUT, theme.CALLOUT, theme.INK, 1.8), box)
        kit.paragraph(surface, self.said, box.inflate(-kit.px(24), -kit.px(16)), SIZE)
