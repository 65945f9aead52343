"""What the program itself puts on the window: its first picture, a request to wait, tips that come by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.draw import icons, theme

if TYPE_CHECKING:
    from scenes.app.scene import Scene
    from scenes.widgets.paint import Kit

TIP_MS, WHY_MS = 350, 80


def first_frame(screen: pygame.Surface, kit: Kit) -> None:
    """The title over the table at once, before words and data are loaded."""
    kit.text(screen, "Tidetable", screen.get_rect().center, 64, "serif-bold", theme.PAPER, "center")
    pygame.display.flip()
    pygame.display.set_icon(icons.icon("compass", 64))


def please_wait(screen: pygame.Surface, kit: Kit, words: str) -> None:
    """Over the picture as it is: something takes a moment."""
    box = pygame.Rect(0, 0, kit.width(words, 24, "serif-semi") + kit.px(120), kit.px(84))
    box.center = screen.get_rect().center
    kit.shadow(screen, box)
    screen.blit(kit.rounded(box.w, box.h, 12, theme.PAPER, None, theme.INK, 2), box)
    kit.icon(screen, "compass", (box.x + kit.px(46), box.centery), 34)
    kit.text(screen, words, (box.x + kit.px(78), box.centery), 24, "serif-semi", theme.INK, "midleft")
    pygame.display.update(box.inflate(kit.px(60), kit.px(60)))


def tip_due(top: Scene, still: float, ring: bool) -> tuple[str, pygame.Rect] | None:
    """The tip that is to come: its words, and beside what; `still`: ms since the last tip went; `ring`: the focus counts, too.
    What cannot be used says why sooner."""
    found = top.item(top.hover_key) or (top.item(top.focus_key) if ring else None)
    if found is None or found.rect is None or still < (TIP_MS if found.enabled else WHY_MS):
        return None
    text, near = top.tip_beside(found)
    return (text, near) if text and near is not None else None
