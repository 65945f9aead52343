"""Small pictures that all panels of Spirit Island use: a player's disc, the badge of a speed."""

from __future__ import annotations

from typing import Any

import pygame

from scenes.draw import icons, pieces, svg, theme
from scenes.draw.theme import INK


def presence_icon(kit: Any, colour: str, size: float) -> pygame.Surface:
    """A player's disc for running text and tracks."""
    return pieces.disc(colour, kit.px(size))


def speed_badge(kit: Any, speed: str, size: float) -> pygame.Surface:
    """Bird on red or turtle on blue."""
    px = kit.px(size)
    colour = theme.FAST if speed == "fast" else theme.SLOW

    def make() -> pygame.Surface:
        glyph = svg.recoloured(icons.inner(speed), theme.PAPER)
        body = svg.circle(24, 24, 22.5, colour, INK, 2.4) + svg.group(glyph, 5.5, 5.5, 0.77)
        return svg.load(svg.document(body, (0, 0, 48, 48), (px, px)), (px, px))

    made: pygame.Surface = kit.cached(("speed", speed, px), make)
    return made
