"""Alexis, the rival of a game alone: a seafarer with a cap in his colour, at the time of day of his card; and his deck."""

from __future__ import annotations

import pygame

from scenes.draw import backs, icons, svg
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import circle, ellipse, path
from scenes.draw.theme import BONE, INK, PAPER, palette, player

# Sky, the light in it and the sea at each time of day; and what shines on his face.
TIMES = {
    "morning": ("#F6D9A8", "#F2A65A", "#8FB9B4", "#EBBE93"),
    "afternoon": ("#BFE0EA", "#F7D774", "#5E9DB2", "#E6B287"),
    "night": ("#2B3A5E", "#DDE6F2", "#1D3F57", "#C79A78"),
}
COAT = "M8.400 38.500C11 33.500 17 33 20.500 32.500H27.500C31 33 37 33.500 39.600 38.500A21.500 21.500 0 0 1 8.400 38.500Z"
CAP = "M13.600 14.800C12.500 8 17 5.600 24 5.600S35.500 8 34.400 14.800C31 12.900 17 12.900 13.600 14.800Z"
SHADE, BEARD, WHITE = "#A9744C", "#8A5B3C", "#F4EEDF"


def portrait(colour: str, time: str, px: int) -> pygame.Surface:
    """His face in a round frame exactly ``px`` wide. Shared: nobody draws on it."""
    return _portrait(colour, time if time in TIMES else "morning", px, palette())


@remembered(maxsize=60)
def _portrait(colour: str, time: str, px: int, _palette: str) -> pygame.Surface:
    body = circle(24, 24, 23.5, PAPER) + _picture(colour, time) + circle(24, 24, 21.8, "none", INK, 2.4)
    return svg.load(svg.document(body, (0, 0, 48, 48), (px, px)), (px, px))


def _picture(colour: str, time: str) -> str:
    """Sky and sea behind him, coat, head, cap; all of it inside the frame."""
    sky, light, sea, skin = TIMES[time]
    cloth = player(colour).colour
    out = circle(24, 24, 21.5, sky)
    if time == "night":
        out += circle(37, 14.5, 4, light) + circle(35.2, 13.4, 3.6, sky)
        out += "".join(circle(x, y, 0.8, light) for x, y in ((9.5, 17), (14, 9.5), (31, 7.5), (40, 23)))
    else:
        out += circle(37.2, 16, 4.6, light, None, 0) if time == "afternoon" else circle(39.5, 25, 5.2, light, None, 0)
    out += path("M3.2 28.500H44.800A21.500 21.500 0 0 1 3.200 28.500Z", sea)
    out += path("M5 33.500q3-1.600 6 0t6 0 M32 32q3-1.600 6 0t5 0", "none", BONE, 1, 0.6)
    out += path(COAT, cloth, INK, 1.8)
    out += path("M19.500 32.500L24 38.500L28.500 32.500V29H19.500Z", WHITE, INK, 1.4)  # shirt
    out += path("M16 20.500C15 29 18.500 34 24 34S33 29 32 20.500L31 14.500H17Z", skin, INK, 1.7)  # face
    out += path("M17 17C20 20 18 29 22 33C17.500 31.500 15.600 27 16.200 20.500Z", SHADE, opacity=0.4)
    out += path(
        "M15.900 21C16.500 24 18.500 25.600 21 25.200C22.500 24.700 25.500 24.700 27 25.200C29.500 25.600 31.500 24 32.100 21"
        "C33.500 29.500 29.500 36.500 24 36.500S14.500 29.500 15.900 21Z", BEARD, INK, 1.5,
    )  # fmt: skip
    out += path("M21.600 28.200C23 29.200 25 29.200 26.400 28.200", "none", "#F0C9A6", 1.3)  # mouth
    out += path("M24 19.500L23 23.400H25", "none", SHADE, 1.3)  # nose
    out += ellipse(20.4, 19.8, 1.15, 1.35, INK) + ellipse(27.6, 19.8, 1.15, 1.35, INK)
    out += path("M18.400 17.600q2-1.200 3.800-.2 M25.800 17.400q2-1 3.800.2", "none", BEARD, 1.5)
    out += path(CAP, WHITE, INK, 1.8)
    out += path("M14.200 14.600C18 12.600 30 12.600 33.800 14.600V17.400C30 15.600 18 15.600 14.200 17.400Z", cloth, INK, 1.6)
    return out + svg.group(svg.recoloured(icons.inner("port"), INK), 20.4, 6.2, 0.15)


def deck(count: int, px: int) -> pygame.Surface:
    """His stack of cards, face down; its place where there is none. Shared: nobody draws on it."""
    return _deck(min(count, 3), px, palette())


@remembered(maxsize=24)
def _deck(layers: int, px: int, _palette: str) -> pygame.Surface:
    made = pygame.Surface((px, px), pygame.SRCALPHA, 32)
    wide, high, step = round(px * 0.62), round(px * 0.86), max(1, round(px * 0.05))
    if not layers:
        hole = svg.rasterise(svg.rect(1, 1, wide - 2, high - 2, 3, "none", "#8B7E6B", 1.4), wide, high)
        made.blit(hole, (round(px * 0.16), round(px * 0.1)))
    for n in range(layers):
        made.blit(backs.card((wide, high), px / 70), (round(px * 0.1) + n * step, round(px * 0.12) - n * step))
    return made
