"""What a card is made of besides its words: paper, frame, badges, picture, boxes."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.draw import icons, svg, text
from scenes.draw.card import Picture, Size, Skin
from scenes.draw.surface_cache import remembered
from scenes.draw.theme import BONE, BRASS, INK, LEGAL, PAPER, SHADOW_INK, VIOLET, mix

STAND_IN = 180  # px across of what a stand-in is made from
ROMAN = ("", "I", "II", "III", "IV", "V")


@remembered(maxsize=64)
def paper(size: Size, z: float, skin: Skin, state: str) -> pygame.Surface:
    """The empty card: paper, ink edge, the skin's frame or fine inner line and band, wide gold when chosen."""
    w, h = size[0] / z, size[1] / z
    body = svg.linear_gradient("p", ((0, skin.light), (1, skin.dark)))
    body += svg.rect(1, 1, w - 2, h - 2, 10, "url(#p)", INK, 2)
    if skin.band:
        body += svg.rect(3, 4, 4, h - 8, 2, skin.band)
    if skin.frame:
        body += svg.rect(4.5, 4.5, w - 9, h - 9, 7, "none", INK, 4.2) if h > 300 else ""
        body += svg.rect(4.5, 4.5, w - 9, h - 9, 7, "none", skin.frame, 2.6)
    elif skin.line:
        body += svg.rect(3.5, 3.5, w - 7, h - 7, 7.5, "none", skin.line, 1, 0.3)
    if state == "chosen":
        body += svg.rect(3.4, 3.4, w - 6.8, h - 6.8, 8, "none", INK, 5.4)
        body += svg.rect(3.4, 3.4, w - 6.8, h - 6.8, 8, "none", LEGAL, 3.4)
    return svg.load(svg.document(body, (0, 0, w, h), size), size)


@remembered(maxsize=12)
def stand_in(size: Size, skin: Skin, state: str = "normal") -> pygame.Surface:
    """The empty card for as long as its face is being drawn: a small one scaled up, since drawing a large one takes a frame."""
    k = max(1.0, size[0] / STAND_IN)
    small = max(1, round(size[0] / k)), max(1, round(size[1] / k))
    return pygame.transform.smoothscale(paper(small, skin.scale(size) / k, skin, state), size)


class Sign(NamedTuple):
    """A badge that is an icon alone."""

    icon: str
    said: str = ""

    def draw(self, target: pygame.Surface, pos: tuple[int, int], px: int) -> None:
        target.blit(icons.icon(self.icon, px), pos)

    def words(self) -> str:
        return self.said


class Numeral(NamedTuple):
    """A badge that is a Roman numeral on a disc."""

    value: int
    tone: str = "paper"
    said: str = ""

    def draw(self, target: pygame.Surface, pos: tuple[int, int], px: int) -> None:
        target.blit(numeral(self.value, px, self.tone), pos)

    def words(self) -> str:
        return self.said


class Ring(NamedTuple):
    """A badge that is a number in a coloured ring, perhaps with an icon at its lower right."""

    number: str
    colour: str
    icon: str = ""

    def draw(self, target: pygame.Surface, pos: tuple[int, int], px: int) -> None:
        target.blit(_ring(px, self.colour, self.icon), pos)
        size = max(round(px * 0.42), min(14, px // 2)) if len(self.number) == 1 else round(px * 0.34)
        number = text.line(self.number, "serif", "Bold", size)
        x = pos[0] + px * 48 / 105 - number.get_width() / 2
        y = pos[1] + px * 48 / 105 + size * 0.335 - text.font("serif", "Bold", size).get_ascent()
        target.blit(number, (round(x), round(y)))

    def words(self) -> str:
        return self.number


@remembered(maxsize=64)
def _ring(px: int, colour: str, icon: str) -> pygame.Surface:
    body = svg.circle(50, 50, 45, SHADOW_INK, opacity=0.18)
    body += svg.circle(48, 48, 44, colour, INK, 2.6)
    body += svg.circle(48, 48, 39, "none", mix(colour, BONE, 0.45), 1.4)
    body += svg.circle(48, 48, 34, PAPER, INK, 2.2)
    body += svg.group(icons.inner(icon), 60, 58, 0.92) if icon else ""
    return svg.load(svg.document(body, (0, 0, 105, 105), (px, px)), (px, px))


class Disc(NamedTuple):
    """A badge that is an icon on a coloured disc."""

    icon: str
    colour: str
    said: str = ""

    def draw(self, target: pygame.Surface, pos: tuple[int, int], px: int) -> None:
        target.blit(_disc(px, self.icon, self.colour), pos)

    def words(self) -> str:
        return self.said


@remembered(maxsize=32)
def _disc(px: int, icon: str, colour: str) -> pygame.Surface:
    body = svg.circle(24, 24, 22.4, colour, INK, 2.2) + svg.circle(24, 24, 18.8, "none", mix(colour, BONE, 0.45), 1.2)
    body += svg.group(icons.inner(icon), 9, 9, 0.625)
    return svg.load(svg.document(body, (0, 0, 48, 48), (px, px)), (px, px))


@remembered(maxsize=64)
def numeral(value: int, px: int, style: str = "paper") -> pygame.Surface:
    """A Roman numeral on a disc: style paper, violet or brass."""
    fill, line, ink = {
        "paper": (PAPER, BRASS, INK),
        "violet": (VIOLET, mix(VIOLET, BONE, 0.5), BONE),
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


def picture(target: pygame.Surface, area: pygame.Rect, z: float, what: Picture | None) -> None:
    """The card's picture in its ink frame."""
    if what is None or area.w < 8 or area.h < 8:
        return
    target.blit(what.surface(area.size, max(2.0, 4.5 * z), max(1.2, 1.6 * z)), area)


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
