"""What is seen where a power works: for each of its elements its own matter, moving in its own way.

Flames rise and lick, drops splash and fall, stones are thrown up, wind curls sweep by, leaves unfold, paws trot across, rays
open, stars come out. Pictures are drawn once for each size; a motion only lays them on the window.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from scenes.draw import svg, tween
from scenes.draw.surface_cache import remembered
from scenes.draw.theme import ELEMENTS, INK, mix
from scenes.draw.tween import Motion, Point
from scenes.table.motion_things import faded

MOST = 3  # elements of one power that are seen
MS = 620.0


class Speck(NamedTuple):
    """Where one piece of an element is: from the middle in parts of the reach, its opacity, its turn in degrees."""

    x: float
    y: float
    alpha: float
    turn: float = 0.0


Path = Callable[[float, float], Speck]  # (which of them, 0 to 1; progress, 0 to 1)


def _angle(n: float) -> float:
    return math.tau * n


def _rise(n: float, t: float) -> Speck:
    x = (n - 0.5) * 1.5
    wag = 0.1 * math.sin(9 * t + 7 * n)
    return Speck(x + wag, 0.35 - tween.ease_out(t) * (0.9 - 0.5 * abs(x)), 1 - tween.ease_in(t), 14 * math.sin(11 * t + 5 * n))


def _splash(n: float, t: float) -> Speck:
    a = math.pi * (0.1 + 0.8 * n)
    return Speck(
        math.cos(a) * t * 1.05,
        0.2 - math.sin(a) * 1.9 * t * (1 - t) * 1.5 + 0.35 * t * t,
        1 - tween.ease_in(t),
        90 * math.cos(a) * t,
    )


def _thrown(n: float, t: float) -> Speck:
    a = math.pi * (0.12 + 0.76 * n)
    return Speck(
        math.cos(a) * 0.9 * t,
        0.4 - math.sin(a) * 2.6 * t * (1 - t),
        1 if t < 0.7 else (1 - t) / 0.3,
        260 * t * (1 if n > 0.5 else -1),
    )


def _sweep(n: float, t: float) -> Speck:
    return Speck(
        -1.15 + 2.1 * tween.ease_both(t) + 0.2 * n,
        (n - 0.5) * 1.3 - 0.12 * math.sin(math.pi * t),
        math.sin(math.pi * min(1.0, t)),
        0,
    )


def _unfold(n: float, t: float) -> Speck:
    a, far = _angle(n) - math.pi / 2, tween.ease_out(t)
    return Speck(math.cos(a) * 0.8 * far, math.sin(a) * 0.6 * far, 1 - tween.ease_in(max(0.0, (t - 0.4) / 0.6)), math.degrees(-a))


def _trot(n: float, t: float) -> Speck:
    seen = max(0.0, min(1.0, (t - 0.5 * n) * 5))
    return Speck(-0.9 + 1.8 * n, 0.1 + (0.13 if round(n * 10) % 4 else -0.13), seen * min(1.0, (1 - t) * 3), -80)


def _rays(n: float, t: float) -> Speck:
    a, far = _angle(n), 0.35 + 0.6 * tween.ease_out(t)
    return Speck(math.cos(a) * far, math.sin(a) * far * 0.8, 1 - tween.ease_in(t), math.degrees(-a))


def _twinkle(n: float, t: float) -> Speck:
    a = _angle(n * 8 * 0.382)
    far = 0.35 + 0.6 * n
    return Speck(
        math.cos(a) * far, math.sin(a) * far * 0.7 - 0.15 * t, math.sin(math.pi * max(0.0, min(1.0, t * 1.5 - 0.5 * n))), 40 * t
    )


class Matter(NamedTuple):
    """How an element shows: its picture as SVG in a box of 24 units, how many of it, how each moves, how large it is."""

    body: str
    number: int
    move: Path
    size: float = 1.0


def _colour(element: str) -> str:
    return ELEMENTS[element].fill


def _drawn(d: str, fill: str, *marks: tuple[str, str, float]) -> str:
    """A shape in ink with marks on it: (path data, colour, width of the line; 0: filled)."""
    lines = [svg.path(mark, "none" if wide else colour, colour if wide else None, wide) for mark, colour, wide in marks]
    return svg.path(d, fill, INK, 1.6) + "".join(lines)


_TONGUE = "M12 11C14 14 15.500 16 15 18.500C14.500 20.500 13.500 21.500 12 21.500S9.500 20.500 9 18.500C8.600 16 10.500 14 12 11Z"
_CURL = "M1 13H16C21 13 22 6 17 5.500C14 5.400 13.500 9 16 9.600"
_FLAME = "M12 1.500C16 8 20 11 19 16.500C18 21 15 23 12 23S6 21 5 16.500C4.500 12 9 9 12 1.500Z"
_DROP = "M12 2C16 9 19 12 19 16.500A7 6.500 0 0 1 5 16.500C5 12 8 9 12 2Z"
_VEINS = "M3 12H20M8 12l4-4M8 12l4 4M13 12l3-3M13 12l3 3"
_PAW = ((12, 15.5, 5), (5.5, 9, 2.6), (10, 5.5, 2.7), (15, 5.5, 2.7), (19, 9.5, 2.6))
MATTER: dict[str, Matter] = {
    "fire": Matter(_drawn(_FLAME, "#E8632C", (_TONGUE, "#FBD36A", 0)), 7, _rise, 1.4),
    "water": Matter(_drawn(_DROP, _colour("water"), ("M8.500 17q.5 3 3 3.400", "#DCEFF4", 1.8)), 8, _splash),
    "earth": Matter(
        _drawn("M4 15L6 7 13 3 20 8 21 16 14 21 7 20Z", "#8F7B64", ("M6 7L12 11 20 8M12 11L14 21", INK, 1.1)), 7, _thrown, 1.1
    ),
    "air": Matter(
        svg.path(_CURL, "none", INK, 3.4) + svg.path(_CURL, "none", mix(_colour("air"), "#FFFFFF", 0.5), 1.8), 4, _sweep, 2.4
    ),
    "plant": Matter(_drawn("M2 12C7 4 16 4 22 12C16 20 7 20 2 12Z", _colour("plant"), (_VEINS, INK, 1.0)), 8, _unfold, 1.3),
    "animal": Matter(
        "".join(svg.circle(x, y, r, mix(_colour("animal"), INK, 0.35), "#F3E9D2", 1.0) for x, y, r in _PAW), 6, _trot, 1.1
    ),
    "sun": Matter(_drawn("M1 9.500L23 12 1 14.500Z", "#F6CB4E"), 10, _rays, 1.4),
    "moon": Matter(_drawn(svg.star_d(12, 12, 10, 4, 4), "#EEF1FA"), 8, _twinkle, 1.1),
}


@remembered(maxsize=64)
def _sprite(element: str, px: int, turn: int) -> pygame.Surface:
    made = svg.rasterise(MATTER[element].body, 24, 24, px / 24)
    return pygame.transform.rotozoom(made, turn, 1.0) if turn else made


class ElementsAtWork(Motion):
    """The elements of a power over a place, within `reach` pixels of it."""

    def __init__(self, start: float, elements: tuple[str, ...], at: Point, reach: float, ms: float = MS) -> None:
        super().__init__(start, ms)
        self.elements = tuple(dict.fromkeys(element for element in elements if element in MATTER))[:MOST]
        self.at, self.reach = at, reach

    def rect(self, t: float) -> pygame.Rect | None:
        r = math.ceil(self.reach * 1.5)
        return pygame.Rect(round(self.at[0]) - r, round(self.at[1]) - r, 2 * r, 2 * r)

    def draw(self, surface: pygame.Surface, t: float) -> None:
        for element in self.elements:
            matter = MATTER[element]
            px = max(10, round(self.reach * 0.36 * matter.size))
            for n in range(matter.number):
                speck = matter.move((n + 0.5) / matter.number, t)
                if speck.alpha < 0.04:
                    continue
                image = _sprite(element, px, round(speck.turn / 15) * 15 % 360)
                shown = image if speck.alpha > 0.97 else faded(image, speck.alpha)
                spot = (round(self.at[0] + speck.x * self.reach), round(self.at[1] + speck.y * self.reach))
                surface.blit(shown, shown.get_rect(center=spot))


def elements_of(box: object, power: str) -> tuple[str, ...]:
    """The elements of a power card; of an innate power those its spirit lives by."""
    raw = box.raw  # type: ignore[attr-defined]
    if power.startswith("innate:"):
        innate = raw["innate"].get(power.partition(":")[2], {})
        return tuple(raw["spirit"].get(innate.get("spirit"), {}).get("elements_main", ()))
    return tuple(raw["card"].get(power.partition(":")[2] if power.startswith("card:") else power, {}).get("elements", ()))
