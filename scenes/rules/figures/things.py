"""Small things in the rows of a figure: "icon:heart", "disc:blue", "number:3" ... drawn as they are on the table. A game's own
("house:blue", say) it brings itself, as `THINGS` of its figures module.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from scenes.draw import discs, icons, lettering, svg, theme
from scenes.rules.figures.plate import FigurePart

SIDE = 46.0  # design px of a thing
CLOSE = 4.0
Things = Mapping[str, Callable[[str, int], pygame.Surface]]  # head -> picture of what follows the colon, so many pixels high


def trim(sprite: pygame.Surface, px: int) -> pygame.Surface:
    """A sprite cut to a square of `px` round its middle; sprites come with room for their halo and shadow."""
    box = pygame.Rect(0, 0, px, px)
    box.center = sprite.get_rect().center
    return sprite.subsurface(box.clip(sprite.get_rect())).copy()


def _number(arg: str, px: int) -> pygame.Surface:
    return lettering.render(arg, round(px * 0.72), "serif", "Bold")


MAKERS: Things = {
    "icon": lambda arg, px: icons.icon(arg, round(px * 0.86)),
    "disc": lambda arg, px: discs.disc(arg, round(px * 0.8)),
    "number": _number,
}


def made(show: str, px: int, own: Things) -> pygame.Surface:
    """The picture of a thing. KeyError for a head nobody draws."""
    head, _, arg = show.partition(":")
    return (MAKERS.get(head) or own[head])(arg, px)


def line(shown: Sequence[str], words: str, own: Things, crossed: bool = False) -> FigurePart:
    """A part of things side by side; `crossed`: struck through, for what is not to be there."""
    wide = [made(one, round(SIDE), own).get_width() for one in shown]
    w = sum(wide) + CLOSE * (len(wide) - 1)

    def paint(z: float) -> pygame.Surface:
        out = svg.blank((round(w * z), round(SIDE * z)))
        x = 0.0
        for one, step in zip(shown, wide, strict=True):
            picture = made(one, round(SIDE * z), own)
            out.blit(picture, picture.get_rect(center=(round((x + step / 2) * z), out.get_height() // 2)))
            x += step + CLOSE
        if crossed:
            strike = svg.path(f"M3 {SIDE - 3:g}L{w - 3:g} 3", "none", theme.PAPER, 8)
            strike += svg.path(f"M3 {SIDE - 3:g}L{w - 3:g} 3", "none", theme.WARNING, 4)
            out.blit(svg.rasterise(strike, w, SIDE, z), (0, 0))
        return out

    return FigurePart(w, SIDE, paint, words)
