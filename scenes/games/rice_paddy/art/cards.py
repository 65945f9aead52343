"""The small pictures of cards and tiles: numbers of spirits, rain, set-up, achievements, the spirit farm's cards.

Each is a frozen value; `surface(size)` gives its picture at exactly that size in pixels, kept and shared: do not draw on it.
Words on them are figures only ("≥7", "12"), given by the caller.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from scenes.draw import lettering, svg, theme
from scenes.draw.discs import disc
from scenes.draw.surface_cache import SurfaceCache
from scenes.draw.svg import circle, line_d, num, path, rect
from scenes.draw.theme import BONE, CARD_DARK, CARD_LIGHT, GOOD, INK, PAPER, SHADOW_INK
from scenes.games.rice_paddy.art import floors, hexes, inks, small_farm
from scenes.games.rice_paddy.art.farm import Farm, Paddy
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.large_farm import figure, token_body
from scenes.games.rice_paddy.art.spirit_scene import SpiritPicture

Size = tuple[int, int]
Word = tuple[str, float, float, float, str, str, str]  # text, middle x, y, px high, family, weight, colour

ROOM: Final = 3_000_000  # bytes of pictures that are kept
_kept: SurfaceCache[tuple] = SurfaceCache(ROOM)


def _made(what: object, size: Size, wide: float, body: Callable[[float, float], tuple[str, list[Word]]]) -> pygame.Surface:
    """A picture `wide` design units across whatever its size, with its words; `body` gets width and height in units."""

    def draw() -> pygame.Surface:
        scale = size[0] / wide
        high = size[1] / scale
        drawn, words = body(wide, high)
        out = svg.load(svg.document(drawn, (0, 0, wide, high), size), size)
        for text, x, y, px, family, weight, colour in words:
            high_px = max(9, round(px * scale))
            line = lettering.render(text, high_px, family, weight, colour)
            lettering.centred(out, line, x * scale, y * scale, high_px)
        return out

    return _kept.get((theme.palette(), what, size), draw)


def _deck(deck: str) -> str:
    return inks.EARLY if deck == "early" else inks.LATE


DARKER: Final = 0.35  # share of ink in the pills of the palette of high contrast


# --- numbers of spirits ---------------------------------------------------------------------------------------
@dataclass(frozen=True)
class SpiritNumber:
    """The number of a spirit in a carved ring; `small` as a pill, where a ring would be too small to read."""

    number: str
    deck: str
    small: bool = False

    def surface(self, size: Size) -> pygame.Surface:
        """At that size; a ring is square, a pill 1.36 times as wide as high."""
        return _made(self, size, 100.0, self._pill if self.small else self._ring)

    def _ring(self, w: float, _h: float) -> tuple[str, list[Word]]:
        star = "M50 4L66 20L88 26L82 50L90 74L66 80L50 97L34 80L10 74L18 50L12 26L34 20Z"
        body = circle(52, 53, 45, SHADOW_INK, opacity=0.2) + path(star, _deck(self.deck), INK, 2.6)
        body += circle(50, 50, 32, PAPER, INK, 2.2)
        px = 45.0 if len(self.number) < 3 else 31.0
        return body, [(self.number, w / 2, 50, px, "serif", "Bold", INK)]

    def _pill(self, w: float, h: float) -> tuple[str, list[Word]]:
        d = f"M4 {num(h / 2)}L22 4H{num(w - 22)}L{num(w - 4)} {num(h / 2)}L{num(w - 22)} {num(h - 4)}H22Z"
        px = h * 0.7 if len(self.number) < 3 else h * 0.5
        colour = _deck(self.deck)
        if theme.palette() == "contrast":  # white on it reaches 7:1 then
            colour = theme.mix(colour, INK, DARKER)
        return path(d, colour, INK, 6), [(self.number, w / 2, h / 2, px, "sans", "Bold", BONE)]


# --- rain -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class RainCard:
    """How many discs fall, and which tokens come with them ("weed", "pest"). 96 x 126 design px."""

    discs: int
    brings: tuple[str, ...] = ()

    def surface(self, size: Size) -> pygame.Surface:
        """At that size."""
        out = _made(self, size, 96.0, self._body).copy()
        svg.cut(out, svg.rounded_mask(size, 9 * size[0] / 96))
        frame = rect(1, 1, 94, 96 * size[1] / size[0] - 2, 9, "none", INK, 2)
        out.blit(svg.load(svg.document(frame, (0, 0, 96, 96 * size[1] / size[0]), size), size), (0, 0))
        return out

    def _body(self, w: float, h: float) -> tuple[str, list[Word]]:
        chance = random.Random(self.discs)
        body = svg.linear_gradient("rainy", [(0, "#5E7F95"), (1, "#B9CFCF")]) + rect(0, 0, w, h, 0, "url(#rainy)")
        places = [(chance.uniform(0, w), chance.uniform(h * 0.3, h)) for _ in range(self.discs * 5)]
        streaks = "".join(f"M{num(x)} {num(y)}l-3.4 11" for x, y in places)
        body += path(streaks, "none", "#DDEFF3", 1.6, 0.75)
        for x, y, colour in ((0.56, 0.2, "#C4D3D8"), (0.06, 0.24, "#DCE7EA"), (0.34, 0.31, "#EEF3F2")):
            cloud = f"M{num(w * x)} {num(h * y)}c-9 0 -9 -13 1 -13c1 -10 15 -13 20 -5c7 -6 19 -1 17 8c9 0 9 11 -1 11z"
            body += path(cloud, colour, INK, 1.6)
        low, q = num(h * 0.86), w / 4
        body += path(f"M0 {low}q{q:g} -9 {2 * q:g} 0t{2 * q:g} 0V{num(h)}H0Z", "#7E9A62", INK, 1.6)
        x, y = w / 2, h * 0.55
        body += circle(x + 2, y + 3, 25, SHADOW_INK, opacity=0.25) + circle(x, y, 25, "#4F9CC0", INK, 2.2)
        body += circle(x, y, 18.5, PAPER, INK, 1.6)
        for n, kind in enumerate(self.brings):
            body += token_body(kind, x + (n - (len(self.brings) - 1) / 2) * 34, h - 19, 27)
        return body, [(str(self.discs), x, y, 26, "serif", "Bold", INK)]


# --- set-up ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class SetupCard:
    """Where the four rocks lie, and what is given: (icon, how many). 150 x 150 design px."""

    rocks: tuple[str, ...]
    reward: tuple[tuple[str, int], ...] = ()

    def surface(self, size: Size) -> pygame.Surface:
        """At that size."""
        return _made(self, size, 150.0, self._body)

    def _body(self, w: float, h: float) -> tuple[str, list[Word]]:
        body, foot = _sheet(w, h), 40.0
        radius = min((w - 26) / 4 / 0.866 / 2, (h - foot - 28) / 5)
        grid = Grid((w - 4 * 3**0.5 * radius) / 2, 11, radius)
        start = Farm((Paddy(("A1",)),), frozenset(hexes.around(("A1",))), ("A1-A2",), frozenset(self.rocks))
        body += small_farm.drawing(grid, start)
        body += path(f"M1.5 {num(h - foot)}H{num(w - 1.5)}", "none", INK, 1.4)
        words: list[Word] = []
        step = w / (len(self.reward) + 1)
        for n, (icon, count) in enumerate(self.reward):
            x, y = step * (n + 1), h - foot / 2 - 1
            body += figure(icon, x + 8, y, 28)
            words.append((str(count), x - 15, y, 21, "sans", "Bold", INK))
        return body, words


def _sheet(w: float, h: float) -> str:
    paper = svg.linear_gradient("sheet", [(0, CARD_LIGHT), (1, CARD_DARK)])
    return paper + rect(1, 1, w - 2, h - 2, 9, "url(#sheet)", INK, 2) + rect(4, 4, w - 8, h - 8, 6, "none", INK, 0.9, 0.3)


# --- achievements ---------------------------------------------------------------------------------------------
TILE: Final = 72.0, 80.0
LEAST_TYPE = 14  # pixels: smaller nobody reads it
STATES = {"": "#EFE3C4", "met": "#FFF0B8", "soon": "#FFF6DA"}
# What a goal of the data is drawn as; where it asks for two things, the first is drawn.
GOALS: Final[dict[str, str]] = {
    "laborers": "laborer", "livestock": "livestock", "rocks_left": "rock", "rocks_removed": "rock", "paddies": "paddy",
    "largest_paddy": "hex-three", "paddy_hexes": "hex", "flooded_hexes": "hex-flooded", "paddies_harvested": "harvest",
    "hexes_harvested": "harvest", "rice_from_one_harvest": "sheaf", "rice_hexes": "hex-rice", "fertilized_paddies": "fertilizer",
    "weeds_removed": "weed", "pests_removed": "pest", "infestations": "hex-clean",
}  # fmt: skip


@dataclass(frozen=True)
class AchievementTile:
    """A goal ("≥7" of an icon) and its rice; a `deed` of this round has an ochre head, a state a green one. `state`: "", "met",
    "soon" (after the flood). 72 x 80 design px, with 4 more at the right and the foot for its shadow."""

    icon: str
    figure: str
    rice: int
    deed: bool = False
    state: str = ""

    def surface(self, size: Size) -> pygame.Surface:
        """At that size."""
        wide = TILE[0] + 6
        return _made(self, size, wide, partial(self._body, LEAST_TYPE * wide / size[0]))

    def _body(self, least: float, _w: float, _h: float) -> tuple[str, list[Word]]:
        """`least`: units that its figures are high at least, on a small tile more than they usually are."""
        (w, h), c = TILE, 9
        y = 3.0  # room for the badge at the top
        h = h - y + 3
        d = _tile_d(w, h, y)
        body = svg.group(path(d, SHADOW_INK, opacity=0.28), 2, 3) + path(d, STATES[self.state], INK, 2)
        head = f"M{c} {y + 1:g}H{w - c:g}L{w - 1:g} {y + c:g}V{y + 13:g}H1V{y + c:g}Z"
        foot = f"M1 {h - 26:g}H{w - 1:g}V{h - c:g}L{w - c:g} {h - 1:g}H{c}L1 {h - c:g}Z"
        body += path(head, "#C9892F" if self.deed else "#3F8468", INK, 1.8) + path(foot, "#DCC98B", INK, 1.8)
        if self.deed:
            body += path(f"M{w / 2 - 14:g} {y + 7:g}H{w / 2 + 14:g}", "none", "#F6E7C0", 2.6)
        else:
            body += "".join(circle(w / 2 + dx, y + 7, 2.1, "#DDEFD8") for dx in (-10, 0, 10))
        middle = (y + 13 + h - 26) / 2 + 0.5
        px = 17.0 if len(self.figure) < 4 else 14.0
        tight = least > px  # the picture makes room for its figure
        body += figure(self.icon, w * (0.21 if tight else 0.27), middle, 25 if tight else 31)
        body += figure("rice", w * 0.34, h - 13.4, 23)
        if self.state == "met":
            body += circle(w - 6, y + 7, 9.5, GOOD, INK, 2)
            body += path(f"M{w - 10.6:g} {y + 7:g}l3.3 3.6 6.2 -7.2", "none", "#FFFFFF", 2.8)
        elif self.state == "soon":
            body += circle(w - 6, y + 7, 9.5, inks.TOKEN, INK, 2) + figure("hex-flooded", w - 6, y + 7, 14)
        return body, [
            (self.figure, w * (0.69 if tight else 0.74), middle, max(px, least), "sans", "Bold", INK),
            (str(self.rice), w * 0.66, h - 13, max(19.0, least), "serif", "Bold", INK),
        ]


def _tile_d(w: float, h: float, y: float = 0.0) -> str:
    c = 9
    right = (w - c, y + 1), (w - 1, y + c), (w - 1, h - c), (w - c, h - 1)
    return line_d([(c, y + 1), *right, (c, h - 1), (1, h - c), (1, y + c)])


@dataclass(frozen=True)
class TakenTile:
    """The empty place of an achievement, with the disc of the player who took it; without a colour nobody did."""

    colour: str = ""

    def surface(self, size: Size) -> pygame.Surface:
        """At that size."""
        out = _made(self, size, TILE[0] + 6, self._body)
        if not self.colour:
            return out
        out, px = out.copy(), round(34 * size[0] / (TILE[0] + 6))
        mark = disc(self.colour, px)
        out.blit(mark, mark.get_rect(center=(round(size[0] * TILE[0] / (TILE[0] + 6) / 2), round(size[1] * 0.5))))
        return out

    def _body(self, _w: float, _h: float) -> tuple[str, list[Word]]:
        return path(_tile_d(TILE[0], TILE[1], 3), "#E3D6B4", "#8B7E6B", 1.6, None, 'stroke-dasharray="5 4"'), []


# --- alone ----------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class SoloCard:
    """A card of the spirit farm: its number, the discs that it keeps, the motifs of its nuisance (`spirit_motifs.motifs`).
    150 x 190 design px."""

    number: float
    level: int
    motifs: tuple[str, ...] = ()

    def surface(self, size: Size) -> pygame.Surface:
        """At that size."""
        scale = size[0] / 150
        out = _made(self, size, 150.0, self._body).copy()
        face, size = SpiritPicture(self.number, "passive", "late", self.motifs), (round(132 * scale), round(84 * scale))
        picture = face.surface(size, 4 * scale, 1.5 * scale)
        out.blit(picture, (round(9 * scale), round(52 * scale)))
        ring = SpiritNumber(f"{self.number:g}", "late").surface((round(46 * scale), round(46 * scale)))
        out.blit(ring, (round(6 * scale), round(5 * scale)))
        return out

    def _body(self, w: float, h: float) -> tuple[str, list[Word]]:
        body = _sheet(w, h) + figure("solo-farm", w - 34, 28, 40)
        y, gap = 138 + (h - 142) / 2, 26.0
        for n in range(5):
            x = w / 2 + (n - 2) * gap
            ring = floors.pool_ring(x, y, 13)
            body += path(line_d(ring), inks.WATER if n < self.level else inks.MUD, INK, 2)
            if n < self.level:
                body += figure("water-disc", x, y, 15)
        return body, []
