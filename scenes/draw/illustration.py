"""Pictures grown from a card's own data: its elements choose the motifs, their order the depth, its id the chance.

`scene` gives the SVG of a picture 330 units wide; `framed` makes any such SVG a surface with round corners and an ink
frame. Both are pure: the same arguments always give the same picture, and no two names the same one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple

import pygame

from scenes.draw import svg, theme
from scenes.draw.motifs import air, animals, earth, fire, light, plants, water
from scenes.draw.motifs.picture import WIDTH, Form, Forms, Picture, draw_ground, draw_sky, draw_vignette, seed_of
from scenes.draw.surface_cache import SurfaceCache
from scenes.draw.theme import INK

Size = tuple[int, int]
ROOM = 6_000_000  # bytes of pictures that are kept
_cache: SurfaceCache[tuple] = SurfaceCache(ROOM)

FORMS: dict[str, Forms] = {
    "sun": light.SUN,
    "moon": light.MOON,
    "fire": fire.FIRE,
    "air": air.AIR,
    "water": water.WATER,
    "earth": earth.EARTH,
    "plant": plants.PLANT,
    "animal": animals.ANIMAL,
}
# Words in a picture's name and the form of one of its elements that each asks for, so that the picture fits the name.
Hints = Mapping[str, Form]
NO_HINTS: Hints = {}

# Forms that fill the front: an element that is told to use one of them comes last.
_FOREMOST = (
    animals.ants,
    animals.gnawers,
    water.great_wave,
    earth.fissures,
    light.light_shafts,
    plants.vines,
    fire.torches,
)


def _family(form: Form) -> str:
    return form.__module__


def _hint(name: str, element: str, hints: Hints) -> Form | None:
    """The form that a word of the name asks of this element, if any."""
    home = _family(FORMS[element]["front"][0])
    for word in name.split("-"):
        form = hints.get(word)
        if form is not None and _family(form) == home and _ELEMENT_OF.get(form, element) == element:
            return form
    return None


# Modules that serve two elements: which form belongs to which.
_ELEMENT_OF = {form: element for element in ("sun", "moon", "fire", "air") for forms in FORMS[element].values() for form in forms}


def _plan(name: str, elements: tuple[str, ...], hints: Hints) -> list[tuple[str, str, Form | None]]:
    """What is drawn in which order: (element, depth, form asked for by the name)."""
    asked = {element: _hint(name, element, hints) for element in elements}
    order = sorted(elements, key=lambda e: asked[e] in _FOREMOST)
    if len(order) == 1:
        one = order[0]
        return [(one, "back", None), (one, "middle", asked[one]), (one, "front", None)]
    plan = [(order[0], "back", asked[order[0]])]
    if len(order) == 2:
        plan.append(_second(name, order[0], order[1]))
    plan += [(element, "middle", asked[element]) for element in order[1:-1]]
    plan.append((order[-1], "front", asked[order[-1]]))
    return plan


def _second(name: str, first: str, last: str) -> tuple[str, str, Form | None]:
    """The middle ground of a card with two elements: one of them once more, but never a second sun or moon."""
    if last == "animal":
        return (last, "middle", animals.wedge) if first in ("sun", "moon") else (first, "middle", None)
    lone = first in ("sun", "moon") or seed_of(name, "second") % 2
    return (last if lone else first, "middle", None)


def scene(name: str, elements: tuple[str, ...], h: float, px_wide: float, large: bool = False, hints: Hints = NO_HINTS) -> str:
    """The SVG of a picture of one to some elements, 330 x `h` units; `large`: its motifs are a little larger."""
    p = Picture(name, elements[0], h, px_wide, 1.14 if large else 1.0)
    p.company = elements
    spots = p.rng.sample((0.26, 0.5, 0.74), 3) + [p.between(0.3, 0.7)]
    draw_sky(p)
    for number, (element, depth, asked) in enumerate(_plan(name, elements, hints)):
        p.rng = random.Random(seed_of(name, element, depth))  # its own chance: motifs do not disturb each other
        p.fx = spots[number % len(spots)]
        form = asked or p.rng.choice(FORMS[element][depth])
        form(p)
        if number == 0 and not p.floor:
            p.rng = random.Random(seed_of(name, "ground"))
            draw_ground(p, 0.25 if len(elements) == 1 else 0.1)
    draw_vignette(p)
    return "".join(p.parts)


def height(size: Size) -> float:
    """How many units high a picture of that size is: all are 330 wide."""
    return WIDTH * size[1] / size[0]


def framed(what: Hashable, body: Callable[[], str], size: Size, radius: float = 4.0, frame: float = 1.5) -> pygame.Surface:
    """A picture in pixels with round corners and an ink frame `frame` pixels wide (0: none); `body` gives its SVG.

    It is most of the work of a card's face, and a face is drawn anew when a threshold is reached, so pictures are
    kept up to `ROOM` bytes, the least recently used dropped first: `what` tells them apart. Shared: do not draw on it.
    """
    key = (theme.palette(), what, size, radius, frame)
    return _cache.get(key, lambda: _framed(body(), size, radius, frame))


class Illustration(NamedTuple):
    """A picture of elements as a value, for a card."""

    name: str
    elements: tuple[str, ...]

    def surface(self, size: Size, radius: float = 4.0, frame: float = 1.5) -> pygame.Surface:
        """The picture at that size; do not draw on it."""
        return framed(self, lambda: scene(self.name, self.elements, height(size), size[0]), size, radius, frame)


def _framed(body: str, size: Size, radius: float, frame: float) -> pygame.Surface:
    out = svg.load(svg.document(body, (0, 0, WIDTH, height(size)), size), size)
    if radius:
        svg.cut(out, svg.rounded_mask(size, radius))
    if frame:
        w, t = size[0], size[1]
        edge = svg.rect(frame / 2, frame / 2, w - frame, t - frame, radius, "none", INK, frame)
        out.blit(svg.rasterise(edge, w, t), (0, 0))
    return out
