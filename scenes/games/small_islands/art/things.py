"""What stands on the tiles of an archipelago: symbols on their medallions, house sites, houses, tokens, ships.

Sprites are square boxes with the thing in the middle and room for its shadow; callers blit them with their centre on
the place. Sprites are shared: never draw on one.
"""

from __future__ import annotations

import pygame

from scenes.draw import icons, svg
from scenes.draw.discs import MARKS
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import circle, ellipse, path
from scenes.draw.theme import BONE, INK, PAPER, palette, player

GREY = "#8E8E92"
MEDALLION = "#FFF9E6"
_VIEW = (-12.0, -12.0, 72.0, 72.0)
_HOUSE = "M7 25L24 9L41 25L37 27V42H11V27Z"
BLUE = "#0072B2"


def box(px: int) -> int:
    """Side of the sprite box for a thing of ``px``."""
    return round(px * 1.5)


def medallion(symbol: str, px: int, owner: str = "", mark: str = "") -> pygame.Surface:
    """A symbol on its bone disc, ``px`` wide; a bonus token has a ring in its owner's colour and sign."""
    return _medallion(symbol, px, owner, mark, palette())


@remembered(maxsize=400)
def _medallion(symbol: str, px: int, owner: str, mark: str, _palette: str) -> pygame.Surface:
    body = circle(26, 27, 23.5, "#14202A", None, 0, 0.26) + _marked(circle, mark)
    if owner:
        token = player(owner)
        body += circle(24, 24, 23.5, token.colour, INK, 2.4) + circle(24, 24, 17.8, MEDALLION, INK, 1.5)
        body += svg.group(icons.inner(symbol), 11.5, 11.5, 0.52)
        glyph = svg.recoloured(icons.inner(token.glyph), BONE)
        body += circle(40, 40, 9.5, token.colour, INK, 2) + svg.group(glyph, 33.2, 33.2, 0.285)
    else:
        body += circle(24, 24, 22.8, MEDALLION, INK, 2.5) + svg.group(icons.inner(symbol), 5.8, 5.8, 0.758)
    return _sprite(body, px)


def _marked(_: object, mark: str) -> str:
    if mark not in MARKS:
        return ""
    return circle(24, 24, 31.5, INK) + circle(24, 24, 29.5, MARKS[mark])


def site(px: int, mark: str = "") -> pygame.Surface:
    """An empty house site."""
    return _site(px, mark, palette())


@remembered(maxsize=40)
def _site(px: int, mark: str, _palette: str) -> pygame.Surface:
    return _sprite(_marked(None, mark) + icons.inner("site"), px)


def house(colour: str, px: int) -> pygame.Surface:
    """A built house in its owner's colour, with the owner's sign; an unknown colour ("grey") is a neutral one."""
    return _house(colour, px, palette())


@remembered(maxsize=120)
def _house(colour: str, px: int, _palette: str) -> pygame.Surface:
    body = ellipse(27, 43, 20, 4.5, "#14202A", 0.35) + path(_HOUSE, PAPER, PAPER, 7)
    body += svg.recoloured(icons.inner("house"), _tint(colour), BLUE)
    return _sprite(body + _sign(colour, 15.2, 22.5, 0.37), px)


def ship(colour: str, px: int) -> pygame.Surface:
    """A ship in its owner's colour, or grey."""
    return _ship(colour, px, palette())


@remembered(maxsize=60)
def _ship(colour: str, px: int, _palette: str) -> pygame.Surface:
    body = ellipse(25, 43.5, 22, 4.5, "#14202A", 0.3)
    body += path(
        "M6 33h36l-6 10H13z M24 33V4 M25.500 6C36 11 38 20 36 28H25.500Z M22.500 9C14 15 11 22 11.500 28H22.500Z", PAPER, PAPER, 7
    )
    body += svg.recoloured(icons.inner("ship"), _tint(colour), BLUE)
    return _sprite(body + _sign(colour, 25.2, 11.5, 0.28), px)


def flat_house(colour: str, px: int, built: bool = True) -> pygame.Surface:
    """A house for panels, exactly ``px`` wide; one that is gone is an outline."""
    return _flat("house", colour, px, built, palette())


def flat_ship(colour: str, px: int, there: bool = True) -> pygame.Surface:
    """A ship for panels, exactly ``px`` wide; one that is out is pale."""
    return _flat("ship", colour, px, there, palette())


@remembered(maxsize=160)
def _flat(what: str, colour: str, px: int, there: bool, _palette: str) -> pygame.Surface:
    if what == "house" and not there:
        body = path(_HOUSE, "none", "#8B7E6B", 2.4)
    else:
        body = svg.recoloured(icons.inner(what), _tint(colour), BLUE)
        body += _sign(colour, 15.2, 22.5, 0.37) if what == "house" else _sign(colour, 25.2, 11.5, 0.28)
    picture = svg.load(svg.document(body, (0, 0, 48, 48), (px, px)), (px, px))
    return picture if there else svg.faded(picture, 0.9 if what == "house" else 0.38)


def token(symbol: str, colour: str, px: int, spent: bool = False) -> pygame.Surface:
    """A bonus token for panels, exactly ``px`` wide."""
    return _token(symbol, colour, px, spent, palette())


@remembered(maxsize=80)
def _token(symbol: str, colour: str, px: int, spent: bool, _palette: str) -> pygame.Surface:
    if spent:
        body = circle(24, 24, 20.5, "none", "#8B7E6B", 2.2)
    else:
        body = circle(25.5, 26.5, 21, "#14202A", None, 0, 0.25) + circle(24, 24, 21.5, player(colour).colour, INK, 2.3)
        body += circle(24, 24, 16.5, MEDALLION, INK, 1.6) + svg.group(icons.inner(symbol), 12.5, 12.5, 0.48)
    return svg.load(svg.document(body, (0, 0, 48, 48), (px, px)), (px, px))


def _tint(colour: str) -> str:
    return GREY if colour in ("", "grey") else player(colour).colour


def _sign(colour: str, x: float, y: float, size: float) -> str:
    if colour in ("", "grey"):
        return ""
    return svg.group(svg.recoloured(icons.inner(player(colour).glyph), BONE), x, y, size)


def _sprite(body: str, px: int) -> pygame.Surface:
    size = (box(px), box(px))
    return svg.load(svg.document(body, _VIEW, size), size)
