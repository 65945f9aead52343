"""What a card is made of besides its words: paper, frame, cost ring, numerals, picture, boxes."""

from __future__ import annotations

import pygame

from scenes.draw import icons, svg, text
from scenes.draw.illustration import illustration
from scenes.draw.surface_cache import remembered
from scenes.draw.theme import (
    BONE,
    BRASS,
    CARD_DARK,
    CARD_LIGHT,
    FAST,
    FEAR,
    INK,
    LEGAL,
    MAJOR_DARK,
    MAJOR_LIGHT,
    PAPER,
    SHADOW_INK,
    SLOW,
    mix,
)

Size = tuple[int, int]

PAPERS = {  # kind: light, dark
    "major": (MAJOR_LIGHT, MAJOR_DARK),
    "fear": ("#EFE6F0", "#D9CBDD"),
}
STAND_IN = 180  # px across of what a stand-in is made from
ROMAN = ("", "I", "II", "III", "IV", "V")


@remembered(maxsize=64)
def paper(size: Size, z: float, kind: str, state: str) -> pygame.Surface:
    """The empty card: paper, ink edge, inner line (gold frame for major powers, wide gold when chosen)."""
    w, h = size[0] / z, size[1] / z
    light, dark = PAPERS.get(kind, (CARD_LIGHT, CARD_DARK))
    body = svg.linear_gradient("p", ((0, light), (1, dark)))
    body += svg.rect(1, 1, w - 2, h - 2, 10, "url(#p)", INK, 2)
    if kind == "major":
        body += svg.rect(4.5, 4.5, w - 9, h - 9, 7, "none", INK, 4.2) if h > 300 else ""
        body += svg.rect(4.5, 4.5, w - 9, h - 9, 7, "none", BRASS, 2.6)
    else:
        line = FEAR if kind == "fear" else INK
        body += svg.rect(3.5, 3.5, w - 7, h - 7, 7.5, "none", line, 1, 0.3)
    if state == "chosen":
        body += svg.rect(3.4, 3.4, w - 6.8, h - 6.8, 8, "none", INK, 5.4)
        body += svg.rect(3.4, 3.4, w - 6.8, h - 6.8, 8, "none", LEGAL, 3.4)
    return svg.load(svg.document(body, (0, 0, w, h), size), size)


@remembered(maxsize=12)
def stand_in(size: Size, z: float, kind: str, state: str) -> pygame.Surface:
    """The empty card for as long as its face is being drawn: a small one scaled up, since drawing a large one takes a frame."""
    k = max(1.0, size[0] / STAND_IN)
    small = max(1, round(size[0] / k)), max(1, round(size[1] / k))
    return pygame.transform.smoothscale(paper(small, z / k, kind, state), size)


@remembered(maxsize=64)
def _ring_skin(px: int, fast: bool) -> pygame.Surface:
    colour = FAST if fast else SLOW
    body = svg.circle(50, 50, 45, SHADOW_INK, opacity=0.18)
    body += svg.circle(48, 48, 44, colour, INK, 2.6)
    body += svg.circle(48, 48, 39, "none", mix(colour, BONE, 0.45), 1.4)
    body += svg.circle(48, 48, 34, PAPER, INK, 2.2)
    body += svg.group(icons.inner("fast" if fast else "slow"), 60, 58, 0.92)
    return svg.load(svg.document(body, (0, 0, 105, 105), (px, px)), (px, px))


def cost_ring(target: pygame.Surface, pos: tuple[int, int], px: int, cost: str, fast: bool) -> None:
    """The cost in its ring (red with a bird: fast; blue with a turtle: slow)."""
    target.blit(_ring_skin(px, fast), pos)
    size = round(px * (0.42 if len(cost) == 1 else 0.34))
    number = text.line(cost, "serif", "Bold", size)
    x = pos[0] + px * 48 / 105 - number.get_width() / 2
    y = pos[1] + px * 48 / 105 + size * 0.335 - text.font("serif", "Bold", size).get_ascent()
    target.blit(number, (round(x), round(y)))


@remembered(maxsize=64)
def numeral(value: int, px: int, style: str = "paper") -> pygame.Surface:
    """A Roman numeral on a disc: style paper (invader stage), fear (violet level), brass (card backs)."""
    fill, line, ink = {
        "paper": (PAPER, BRASS, INK),
        "fear": (FEAR, mix(FEAR, BONE, 0.5), BONE),
        "brass": (BRASS, mix(BRASS, INK, 0.4), INK),
    }[style]
    body = svg.circle(24, 24, 22.4, fill, INK, 2.2) + svg.circle(24, 24, 18.6, "none", line, 1.6)
    out = svg.load(svg.document(body, (0, 0, 48, 48), (px, px)), (px, px))
    letters = ROMAN[value] if 0 <= value < len(ROMAN) else str(value)
    size = max(6, round(px * (0.46 if len(letters) < 3 else 0.4)), min(14, round(px * 0.5)))
    word = text.line(letters, "serif", "Bold", size, ink)
    top = px / 2 + size * 0.335 - text.font("serif", "Bold", size).get_ascent()
    out.blit(word, (round((px - word.get_width()) / 2), round(top)))
    return out


def picture(
    target: pygame.Surface,
    area: pygame.Rect,
    z: float,
    name: str,
    kind: str,
    elements: tuple[str, ...],
    stage: int = 0,
) -> None:
    """The card's illustration in its ink frame."""
    if area.w < 8 or area.h < 8:
        return
    drawn = illustration(name, elements, kind, area.size, max(2.0, 4.5 * z), max(1.2, 1.6 * z), stage)
    target.blit(drawn, area)


def plate(
    target: pygame.Surface,
    area: pygame.Rect,
    z: float,
    fill: str,
    line: str = INK,
    width: float = 1.4,
    radius: float = 7,
) -> None:
    """A small box on the card: target strip, threshold."""
    target.blit(_plate(area.size, z, fill, line, width, radius), area)


@remembered(maxsize=96)
def _plate(size: Size, z: float, fill: str, line: str, width: float, radius: float) -> pygame.Surface:
    w, h = size[0] / z, size[1] / z
    body = svg.rect(width / 2, width / 2, w - width, h - width, radius, fill, line, width)
    return svg.load(svg.document(body, (0, 0, w, h), size), size)


def veil(surface: pygame.Surface, size: Size, z: float) -> None:
    """Dim a finished face: greyer and darker, still readable."""
    surface.blit(_veil(size, z), (0, 0))


@remembered(maxsize=16)
def _veil(size: Size, z: float) -> pygame.Surface:
    w, h = size[0] / z, size[1] / z
    body = svg.rect(0, 0, w, h, 10.5, "#5B6467", opacity=0.26)
    return svg.load(svg.document(body, (0, 0, w, h), size), size)


@remembered(maxsize=16)
def halo(size: Size, z: float) -> pygame.Surface:
    """The light band around a chosen card, 6 design px wider than the card on every side."""
    w, h = size[0] / z + 12, size[1] / z + 12
    body = svg.rect(1, 1, w - 2, h - 2, 16, LEGAL, INK, 1.6)
    out = (size[0] + 2 * round(6 * z), size[1] + 2 * round(6 * z))
    return svg.load(svg.document(body, (0, 0, w, h), out), out)
