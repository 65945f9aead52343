"""Small things in the rows of a figure: "piece:town", "icon:fear", "house:blue" ... drawn as they are on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.draw import icons, lettering, pieces, svg, terrain, theme
from scenes.games.small_islands.art import things
from scenes.rules.figures.plate import FigurePart

SIDE = 46.0  # design px of a thing
CLOSE = 4.0


def _trim(sprite: pygame.Surface, px: int) -> pygame.Surface:
    """A sprite cut to a square of `px` round its middle; sprites come with room for their halo and shadow."""
    box = pygame.Rect(0, 0, px, px)
    box.center = sprite.get_rect().center
    return sprite.subsurface(box.clip(sprite.get_rect())).copy()


def _piece(arg: str, px: int) -> pygame.Surface:
    kind, _, damage = arg.partition("~")
    return _trim(pieces.piece(kind, round(px * 0.84), int(damage or 0)), px)


def _number(arg: str, px: int) -> pygame.Surface:
    return lettering.render(arg, round(px * 0.72), "serif", "Bold")


def _hidden(arg: str, px: int) -> pygame.Surface:
    """A card face down."""
    from scenes.games.small_islands import cards

    return cards.back((round(px * 1.2), px), px / SIDE)


MAKERS: dict[str, Callable[[str, int], pygame.Surface]] = {
    "piece": _piece,
    "icon": lambda arg, px: icons.icon(arg, round(px * 0.86)),
    "presence": lambda arg, px: _trim(pieces.presence(arg, round(px * 0.84)), px),
    "sacred": lambda arg, px: _trim(pieces.presence(arg, round(px * 0.84), True), round(px * 1.16)),
    "disc": lambda arg, px: pieces.disc(arg, round(px * 0.8)),
    "threat": lambda arg, px: _trim(pieces.threat(arg, round(px * 0.84)), px),
    "defend": lambda arg, px: _trim(pieces.defence(arg, round(px * 0.84)), px),
    "terrain": lambda arg, px: terrain.swatch(arg, (round(px * 1.7), px), px / SIDE),
    "number": _number,
    "hidden": _hidden,
    "symbol": lambda arg, px: _trim(things.medallion(arg, round(px * 0.84)), px),
    "site": lambda arg, px: _trim(things.site(round(px * 0.84)), px),
    "house": lambda arg, px: _trim(things.house(arg, round(px * 0.9)), px),
    "ship": lambda arg, px: things.flat_ship(arg, px),
    "token": lambda arg, px: things.token(arg, "blue", px),
}


def made(show: str, px: int) -> pygame.Surface:
    """The picture of a thing. KeyError for a head nobody draws."""
    head, _, arg = show.partition(":")
    return MAKERS[head](arg, px)


def line(shown: Sequence[str], words: str, crossed: bool = False) -> FigurePart:
    """A part of things side by side; `crossed`: struck through, for what is not to be there."""
    wide = [made(one, round(SIDE)).get_width() for one in shown]
    w = sum(wide) + CLOSE * (len(wide) - 1)

    def paint(z: float) -> pygame.Surface:
        out = svg.blank((round(w * z), round(SIDE * z)))
        x = 0.0
        for one, step in zip(shown, wide, strict=True):
            picture = made(one, round(SIDE * z))
            out.blit(picture, picture.get_rect(center=(round((x + step / 2) * z), out.get_height() // 2)))
            x += step + CLOSE
        if crossed:
            strike = svg.path(f"M3 {SIDE - 3:g}L{w - 3:g} 3", "none", theme.PAPER, 8)
            strike += svg.path(f"M3 {SIDE - 3:g}L{w - 3:g} 3", "none", theme.WARNING, 4)
            out.blit(svg.rasterise(strike, w, SIDE, z), (0, 0))
        return out

    return FigurePart(w, SIDE, paint, words)
