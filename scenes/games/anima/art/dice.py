"""Dice with six faces, and one that is not rolled yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from scenes.draw import svg, theme
from scenes.draw.surface_cache import SurfaceCache
from scenes.draw.svg import circle, path, rect
from scenes.draw.theme import INK
from scenes.games.anima.art.sheet import Size

ROOM: Final = 1_000_000  # bytes of dice that are kept
_kept: SurfaceCache[tuple] = SurfaceCache(ROOM)
BONE: Final = "#F6EEDC"
# What a face says besides its pips, where the table asks for it: its colour and its rim.
TONES: Final = {
    "": (BONE, "#D8CBAA"),
    "good": ("#CFE3CF", "#93B89A"),
    "bad": ("#F3CDBD", "#CF9C88"),
    "even": ("#EFE3C4", "#CDBB8C"),
}
PIPS: Final = {
    1: ((24, 24),), 2: ((14, 14), (34, 34)), 3: ((13, 13), (24, 24), (35, 35)), 4: ((14, 14), (34, 14), (14, 34), (34, 34)),
    5: ((13, 13), (35, 13), (24, 24), (13, 35), (35, 35)), 6: ((14, 12), (34, 12), (14, 24), (34, 24), (14, 36), (34, 36)),
}  # fmt: skip


def face_body(face: int, tone: str = "") -> str:
    """A face in 48 x 48 units; 0 is a question mark."""
    fill, shade = TONES[tone]
    out = rect(3, 3, 42, 42, 9, fill) + path(
        "M6 37C6 42 8 42 12 42H36C41 42 42 41 42 36V12C44 14 45 15 45 18V36C45 42 42 45 36 45H12C8 45 5 43 5 39Z", shade
    )
    out += rect(3, 3, 42, 42, 9, "none", INK, 2.6)
    if not face:
        return (
            out
            + path("M17.500 18a6.700 6.700 0 1 1 9.200 6.200c-2.300 .9-2.700 2.100-2.700 4.600", "none", INK, 4.2)
            + circle(24, 35.4, 2.7, INK)
        )
    return out + "".join(circle(x, y, 4.4, INK) for x, y in PIPS.get(face, ()))


@dataclass(frozen=True)
class Die:
    """A die showing a face; 0: not rolled yet. `tone`: "", good, bad, even - what that face would bring."""

    face: int
    tone: str = ""

    def surface(self, size: Size) -> pygame.Surface:
        """At that size, square; kept and shared: do not draw on it."""
        side = min(size)
        key = (theme.palette(), self, side)
        return _kept.get(
            key, lambda: svg.load(svg.document(face_body(self.face, self.tone), (0, 0, 48, 48), (side, side)), (side, side))
        )
