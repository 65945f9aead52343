"""Sprites of everything that lies on a land: pieces, presence, threats, counts, land labels.

A sprite of size ``px`` comes in a square box of 1.5 ``px`` with the piece in its middle (room for
shadow, halo and ring), so callers blit it with its centre on the place. Sprites are shared: never draw
on one.
"""

from __future__ import annotations

import pygame

from scenes.draw import icons, lettering, svg
from scenes.draw.discs import MARKS
from scenes.draw.surface_cache import remembered
from scenes.draw.theme import BONE, CORAL, INK, LEGAL, PAPER, PLAYERS, POINTED, player

KINDS = ("explorer", "town", "city", "dahan", "blight")
BOX = 1.5
ACTIONS = {"ravage": "damage", "build": "build", "explore": "compass"}  # of the invaders: their icons
# Of a scenario: their icons and edges.
MARKED: dict[str, tuple[tuple[str, ...], str]] = {
    "heart": (("heart",), "#D9A93B"),
    "ritual": (("fear",), "#7A5AA6"),
    "outnumbered": (("town", "pieces"), CORAL),
}
WOUND = "#B50F35"
_VIEW = (-12.0, -12.0, 72.0, 72.0)


def box(px: int) -> int:
    """Side of the sprite box for a piece of ``px``."""
    return round(px * BOX)


@remembered(maxsize=400)
def piece(kind: str, px: int, damage: int = 0, mark: str = "") -> pygame.Surface:
    """A piece with shadow and paper halo; ``damage`` adds one red pip per point.

    A ``mark`` of "chosen" has a tick; the ring round what may be chosen is `choice`.
    """
    return _sprite(icons.inner(kind, "pieces") + _pips(damage) + _tick(mark), px)


@remembered(maxsize=128)
def presence(colour: str, px: int, sacred: bool = False, mark: str = "") -> pygame.Surface:
    """A presence disc of a player: colour, glyph, halo; ``sacred`` puts it into the gold ring."""
    token = player(colour)
    body = svg.recoloured(icons.inner("presence", "pieces"), token.colour, PLAYERS["blue"].colour)
    body += svg.recoloured(icons.inner(token.glyph), BONE)
    if sacred:
        ring = icons.inner("sacred-ring", "pieces")
        body = svg.group(ring, 1.7, 1.7, 0.93) + svg.group(body, 2.4, 2.4, 0.9)
    return _sprite(body + _tick(mark), px)


def _tick(mark: str) -> str:
    """A tick on the corner of a chosen piece, so that it does not show by colour alone."""
    if mark != "chosen":
        return ""
    return svg.circle(43, 7, 8.5, MARKS[mark], INK, 2) + svg.path("M39 7l3 3.2 5.4-6", "none", INK, 2.6)


@remembered(maxsize=160)
def choice(mark: str, wide: int, px: int) -> pygame.Surface:
    """The ring round a piece of size ``px`` that may be chosen, or round all that stand together on so many pixels: white in an
    ink case, which neither a sunburst nor a halo is; a white ground when pointed at, green when chosen. "breath": its white
    core alone, for what breathes."""
    line, gap, edge = px / 12, px * 0.03, max(1.0, px / 30)
    pad = gap + line + 2 * edge + 1
    w, h = wide + 2 * pad, px + 2 * pad
    inset = pad - gap - line / 2
    box = inset, inset, w - 2 * inset, h - 2 * inset
    radius = min(box[2:]) / 2
    colour = MARKS["chosen"] if mark == "chosen" else POINTED
    if mark == "breath":
        body = svg.rect(*box, radius, "none", POINTED, 1.7 * line)
    else:
        body = svg.rect(*box, radius, POINTED, None, 0, None, 0.7) if mark == "pointed" else ""
        body += svg.rect(*box, radius, "none", INK, line + 2 * edge) + svg.rect(*box, radius, "none", colour, line)
    return svg.rasterise(body, w, h)


@remembered(maxsize=128)
def threat(number: str, px: int, defended: bool = False) -> pygame.Surface:
    """The red burst with the damage that is coming; ``defended`` hangs a shield on its corner."""
    body = icons.inner("threat", "pieces")
    if defended:
        body += svg.group(icons.inner("defence", "pieces"), 27, 27, 0.5)
    sprite = _sprite(body, px)
    size = max(14, round(px * 0.5))
    line = lettering.render(number, size, colour="#160806")
    aside = px * 0.07 if defended else 0.0
    lettering.centred(sprite, line, sprite.get_width() / 2 - aside, sprite.get_height() / 2 - aside / 2, size)
    return sprite


@remembered(maxsize=128)
def defence(number: str, px: int) -> pygame.Surface:
    """A shield with the points of Defend in a land."""
    sprite = _sprite(icons.inner("defence", "pieces"), px)
    size = max(14, round(px * 0.46))
    line = lettering.render(number, size, colour=BONE, outline=INK, outline_px=max(1, round(px / 40)))
    lettering.centred(sprite, line, sprite.get_width() / 2, sprite.get_height() / 2, size)
    return sprite


@remembered(maxsize=40)
def token(what: str, px: int) -> pygame.Surface:
    """What is called off in a land, struck through, what is safe there, before a shield, or what a scenario marks it with
    (`facts.tokens`).
    """
    kind, _, about = what.partition("-")
    if kind in MARKED:
        icon, edge = MARKED[kind]
        body = svg.circle(24, 24, 25, INK) + svg.circle(24, 24, 21.5, PAPER, edge, 3.5)
        return _sprite(body + svg.group(icons.inner(*icon), 8.4, 8.4, 0.65), px)
    if kind == "safe":
        body = icons.inner("defence", "pieces") + svg.group(icons.inner(about, "pieces"), 11, 8, 0.54)
        return _sprite(body, px)
    picture = icons.inner("explorer", "pieces") if about == "all" else icons.inner(ACTIONS[about])
    body = svg.circle(24, 24, 25, INK) + svg.circle(24, 24, 21, PAPER, CORAL, 4.5)
    body += svg.path("M9 39L39 9", "none", CORAL, 5) + svg.group(picture, 7.4, 7.4, 0.69)
    return _sprite(body, px)


@remembered(maxsize=128)
def count(number: int, px: int) -> pygame.Surface:
    """``×N`` for a piece of size ``px``, ink with a paper outline."""
    return lettering.render(f"×{number}", max(14, round(px * 0.53)), outline=PAPER, outline_px=max(1, round(px / 18)))


@remembered(maxsize=256)
def label(
    text: str, scale: float, legal: bool = False, pointed: bool = False, px: float = 18.0, tick: bool = True
) -> pygame.Surface:
    """The tag with a land's id; a legal target has a tick on its corner, if no number lies there, the one pointed at is white.

    The tag's own middle is the middle of the surface.
    """
    word = lettering.render(text, round(px * scale), "serif", "Bold")
    half = max(17.0, word.get_width() / scale / 2 + 6)
    high = px * 0.78
    shape = f"M{-half - 3:g} {-high:g}H{half - 3:g}L{half + 3:g} 0L{half - 3:g} {high:g}H{-half - 3:g}Z"
    fill = (POINTED if pointed else PAPER) if legal else "#D9CFB8"
    body = svg.path(shape, "#14202A", None, 0, 0.28, 'transform="translate(1.5 2.5)"')
    body += svg.path(shape, fill, INK, 2)
    if legal and tick:
        x, y = -half - 3, -high
        body += svg.circle(x, y, 9.5, POINTED if pointed else LEGAL, INK, 2)
        body += svg.path(f"M{x - 4.5:g} {y:g}l3.2 3.4 6-7", "none", INK, 2.6)
    wide, tall = half + 16, high + 13
    sprite = svg.rasterise(body, 2 * wide, 2 * tall, scale, (-wide, -tall))
    at = sprite.get_width() / 2 - 1.5 * scale, sprite.get_height() / 2
    lettering.centred(sprite, word, at[0], at[1], round(px * scale))
    return sprite


@remembered(maxsize=40)
def badge(scale: float, pointed: bool, number: str) -> pygame.Surface:
    """The number key beside a label or a piece; labels of all lands share it."""
    sprite = svg.rasterise(svg.circle(13, 13, 10.5, POINTED if pointed else LEGAL, INK, 2), 26, 26, scale)
    size = round((15 if len(number) < 2 else 14) * scale)
    lettering.centred(sprite, lettering.render(number, size, "sans", "Bold"), 13 * scale, 13 * scale, size)
    return sprite


def label_corner(text: str, px: float = 18.0) -> tuple[float, float]:
    """How far the corner of a label is from its middle, to the left and up, in design pixels."""
    return label_width(text, px) / 2, px * 0.78


def label_width(text: str, px: float = 18.0) -> float:
    """Design width of a land label, as placing needs it."""
    word = lettering.face("serif", "Bold", round(px)).size(text)[0]
    return 2 * max(17.0, word / 2 + 6) + 6


def _pips(damage: int) -> str:
    """Drops with a broad bone edge along the foot of a wounded piece; crimson, since small coral ones look like more roofs."""
    out = ""
    for i in range(min(damage, 4)):
        x, y = 42.0 - 15.0 * i, 39.0
        drop = f"M{x:g} {y - 10:g}C{x + 3:g} {y - 5:g} {x + 6.4:g} {y - 2:g} {x + 6.4:g} {y + 1.6:g}"
        drop += f"A6.4 6.4 0 0 1 {x - 6.4:g} {y + 1.6:g}"
        drop += f"C{x - 6.4:g} {y - 2:g} {x - 3:g} {y - 5:g} {x:g} {y - 10:g}Z"
        out += svg.path(drop, PAPER, PAPER, 7.5) + svg.path(drop, WOUND, INK, 2)
        out += svg.circle(x - 2, y + 2.4, 1.5, BONE)
    return out


def _sprite(body: str, px: int) -> pygame.Surface:
    size = (box(px), box(px))
    return svg.load(svg.document(body, _VIEW, size), size)
