"""Pictures grown from a card's own data: its elements choose the motifs, their order the depth, its id the chance.

`picture` gives the SVG of a picture 330 units wide; `illustration` the finished surface with round corners and
an ink frame. Both are pure: the same arguments always give the same picture, and no two ids the same one.
"""

from __future__ import annotations

import random
from typing import NamedTuple

import pygame

from scenes.draw import svg, theme
from scenes.draw.motifs import air, animals, earth, fire, light, plants, water
from scenes.draw.motifs.fear import boon, fear_scene
from scenes.draw.motifs.invaders import invader_scene
from scenes.draw.motifs.picture import WIDTH, Form, Forms, Picture, draw_ground, draw_sky, draw_vignette, seed_of
from scenes.draw.surface_cache import SurfaceCache
from scenes.draw.theme import INK

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
# Words in a card's id that ask for a form of one of its elements, so that a picture fits its name.
HINTS: dict[str, Form] = {
    "ants": animals.ants,
    "rootbiters": animals.gnawers,
    "mawbeasts": animals.lurker,
    "lurking": animals.lurker,
    "wings": animals.raptor,
    "herders": animals.far_herd,
    "talons": air.lightning,
    "powerstorm": air.lightning,
    "sandstorm": air.whirlwind,
    "tempest": air.whirlwind,
    "winds": air.great_whorl,
    "burning": fire.burning_wood,
    "doom": fire.fire_rain,
    "scatter": air.feathers,
    "mists": air.mist,
    "vapors": air.mist,
    "apparitions": air.mist,
    "pillar": fire.fire_pillar,
    "visions": fire.torches,
    "embers": fire.embers,
    "rampage": animals.near_beast,
    "hunt": animals.bats,
    "whispered": plants.great_tree,
    "tsunami": water.great_wave,
    "floods": water.great_wave,
    "rain": water.rain,
    "waterways": water.river,
    "voracious": water.lake,
    "drought": earth.fissures,
    "thrashes": earth.fissures,
    "pull": earth.fissures,
    "stones": earth.standing_stones,
    "claim": earth.great_peak,
    "exaltation": plants.undergrowth,
    "tangled": plants.thorns,
    "thickets": plants.thorns,
    "entwined": plants.vines,
    "hungers": plants.broad_leaves,
    "dawn": light.sunrise,
    "sunlit": light.light_shafts,
    "slumber": plants.great_tree,
    "melting": light.great_sun,
    "nightmares": light.moonrise,
}


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


def _hint(name: str, element: str) -> Form | None:
    """The form that a word of the id asks of this element, if any."""
    home = _family(FORMS[element]["front"][0])
    for word in name.split("-"):
        form = HINTS.get(word)
        if form is not None and _family(form) == home and _ELEMENT_OF.get(form, element) == element:
            return form
    return None


# Modules that serve two elements: which form belongs to which.
_ELEMENT_OF = {form: element for element in ("sun", "moon", "fire", "air") for forms in FORMS[element].values() for form in forms}


def _plan(name: str, elements: tuple[str, ...]) -> list[tuple[str, str, Form | None]]:
    """What is drawn in which order: (element, depth, form asked for by the name)."""
    hints = {element: _hint(name, element) for element in elements}
    order = sorted(elements, key=lambda e: hints[e] in _FOREMOST)
    if len(order) == 1:
        one = order[0]
        return [(one, "back", None), (one, "middle", hints[one]), (one, "front", None)]
    plan = [(order[0], "back", hints[order[0]])]
    if len(order) == 2:
        plan.append(_second(name, order[0], order[1]))
    plan += [(element, "middle", hints[element]) for element in order[1:-1]]
    plan.append((order[-1], "front", hints[order[-1]]))
    return plan


def _second(name: str, first: str, last: str) -> tuple[str, str, Form | None]:
    """The middle ground of a card with two elements: one of them once more, but never a second sun or moon."""
    if last == "animal":
        return (last, "middle", animals.wedge) if first in ("sun", "moon") else (first, "middle", None)
    lone = first in ("sun", "moon") or seed_of(name, "second") % 2
    return (last if lone else first, "middle", None)


def elements_scene(name: str, elements: tuple[str, ...], h: float, px_wide: float, major: bool) -> str:
    """The SVG of a power's picture, 330 x `h` units."""
    p = Picture(name, elements[0], h, px_wide, 1.14 if major else 1.0)
    p.company = elements
    spots = p.rng.sample((0.26, 0.5, 0.74), 3) + [p.between(0.3, 0.7)]
    draw_sky(p)
    for number, (element, depth, asked) in enumerate(_plan(name, elements)):
        p.rng = random.Random(seed_of(name, element, depth))  # its own chance: motifs do not disturb each other
        p.fx = spots[number % len(spots)]
        form = asked or p.rng.choice(FORMS[element][depth])
        form(p)
        if number == 0 and not p.floor:
            p.rng = random.Random(seed_of(name, "ground"))
            draw_ground(p, 0.25 if len(elements) == 1 else 0.1)
    draw_vignette(p)
    return "".join(p.parts)


def picture(name: str, elements: tuple[str, ...], kind: str, size: tuple[int, int], stage: int = 0) -> tuple[str, float]:
    """The SVG body of a card's picture and its height in units (it is 330 wide).

    `kind` is minor, major, unique, spirit, fear or invader; for invaders `elements` are the terrains.
    """
    h = WIDTH * size[1] / size[0]
    if kind == "fear":
        return fear_scene(name, h, size[0]), h
    if kind == "invader":
        return invader_scene(name, elements, stage, h, size[0]), h
    if not elements:
        return boon(name, h, size[0]), h
    return elements_scene(name, elements, h, size[0], kind == "major"), h


def illustration(
    name: str,
    elements: tuple[str, ...],
    kind: str,
    size: tuple[int, int],
    radius: float = 4.0,
    frame: float = 1.5,
    stage: int = 0,
) -> pygame.Surface:
    """A picture in pixels with round corners and an ink frame `frame` pixels wide (0: none).

    It is most of the work of a card's face, and a face is drawn anew when a threshold is reached, so pictures are
    kept up to `ROOM` bytes, the least recently used dropped first. Shared: do not draw on it.
    """
    key = (theme.palette(), name, elements, kind, size, radius, frame, stage)
    return _cache.get(key, lambda: _illustration(name, elements, kind, size, radius, frame, stage))


class Illustration(NamedTuple):
    """The same as a value, for a card."""

    name: str
    elements: tuple[str, ...]
    kind: str
    stage: int = 0

    def surface(self, size: tuple[int, int], radius: float, frame: float) -> pygame.Surface:
        """The picture at that size; do not draw on it."""
        return illustration(self.name, self.elements, self.kind, size, radius, frame, self.stage)


def _illustration(
    name: str,
    elements: tuple[str, ...],
    kind: str,
    size: tuple[int, int],
    radius: float,
    frame: float,
    stage: int,
) -> pygame.Surface:
    body, h = picture(name, elements, kind, size, stage)
    out = svg.load(svg.document(body, (0, 0, WIDTH, h), size), size)
    if radius:
        svg.cut(out, svg.rounded_mask(size, radius))
    if frame:
        w, t = size[0], size[1]
        edge = svg.rect(frame / 2, frame / 2, w - frame, t - frame, radius, "none", INK, frame)
        out.blit(svg.rasterise(edge, w, t), (0, 0))
    return out
