"""What every game draws of its players and its choices: their discs, and the colours of what may be chosen."""

from __future__ import annotations

import pygame

from scenes.draw import icons, svg
from scenes.draw.surface_cache import remembered
from scenes.draw.theme import BONE, INK, PAPER, POINTED, player

MARKS = {"legal": "#FFD75E", "pointed": POINTED, "chosen": "#7FE0BE"}


@remembered(maxsize=64)
def disc(colour: str, px: int) -> pygame.Surface:
    """A player's disc exactly ``px`` wide, without room around it, for panels and rows."""
    token = player(colour)
    halo = svg.circle(24, 24, 23.5, PAPER)
    body = svg.circle(24, 24, 21.5, token.colour, INK, 2.4) + svg.circle(24, 24, 17.6, "none", BONE, 1.3, 0.7)
    glyph = svg.recoloured(icons.inner(token.glyph), BONE)
    return svg.load(svg.document(halo + body + glyph, (0, 0, 48, 48), (px, px)), (px, px))
