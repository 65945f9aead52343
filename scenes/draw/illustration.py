"""Pictures grown from a card's own data: its elements choose the motifs, their order the depth, its id the chance.

`picture` gives the SVG of a picture 330 units wide; `illustration` the finished surface with round corners and
an ink frame. Both are pure: the same arguments always give the same picture, and no two ids the same one.
"""

from __future__ import annotations

import random

import pygame

from scenes.draw import svg
from scenes.draw.motifs import animals, earth, light, plants, water, weather
from scenes.draw.motifs.picture import WIDTH, Picture, draw_ground, draw_sky, draw_vignette, seed_of
from scenes.draw.motifs.scenes import boon, fear_scene, invader_scene
from scenes.theme import INK

FORMS = {
    "sun": light.SUN,
    "moon": light.MOON,
    "fire": weather.FIRE,
    "air": weather.AIR,
    "water": water.WATER,
    "earth": earth.EARTH,
    "plant": plants.PLANT,
    "animal": animals.ANIMAL,
}
# Words in a card's id that ask for a form of one of its elements, so that a picture fits its name.
HINTS = {
    "ants": animals.ants,
    "rootbiters": animals.gnawers,
    "mawbeasts": animals.lurker,
    "lurking": animals.lurker,
    "wings": animals.raptor,
    "herders": animals.far_herd,
    "talons": weather.lightning,
    "powerstorm": weather.lightning,
    "sandstorm": weather.whirlwind,
    "tempest": weather.whirlwind,
    "winds": weather.great_whorl,
    "scatter": weather.feathers,
    "mists": weather.mist,
    "vapors": weather.mist,
    "apparitions": weather.mist,
    "pillar": weather.fire_pillar,
    "visions": weather.torches,
    "embers": weather.embers,
    "shadows": weather.burning_horizon,
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


def _depths(count: int) -> list[str]:
    if count == 1:
        return ["back"]
    return ["back", *["middle"] * (count - 2), "front"]


def _hinted(name: str, element: str) -> object | None:
    """The form that a word of the id asks of this element, if any."""
    for word in name.split("-"):
        form = HINTS.get(word)
        if form is not None and form.__module__ == FORMS[element]["back"][0].__module__:
            known = {f for forms in FORMS[element].values() for f in forms} | _EXTRA.get(element, set())
            if form in known:
                return form
    return None


_EXTRA = {
    "animal": {animals.ants, animals.gnawers},
    "water": {water.great_wave},
}


def _draw_form(p: Picture, element: str, depth: str, at: float) -> None:
    """Let one element add its motif, with chance of its own so that motifs do not disturb each other."""
    p.rng = random.Random(seed_of(p.name, element, depth))
    p.fx = at
    form = _hinted(p.name, element) or p.rng.choice(FORMS[element][depth])
    form(p)  # type: ignore[operator]


def elements_scene(name: str, elements: tuple[str, ...], h: float, px_wide: float, major: bool) -> str:
    """The SVG of a power's picture, 330 x `h` units."""
    p = Picture(name, elements[0], h, px_wide, 1.14 if major else 1.0)
    spots = p.rng.sample((0.26, 0.5, 0.74), 3) + [p.between(0.3, 0.7)]
    draw_sky(p)
    depths = _depths(len(elements))
    for number, (element, depth) in enumerate(zip(elements, depths, strict=True)):
        _draw_form(p, element, depth, spots[number])
        if number == 0:
            p.rng = random.Random(seed_of(name, "ground"))
            if not p.floor:
                draw_ground(p, 0.25 if len(elements) == 1 else 0.1)
    if len(elements) == 1:
        _draw_form(p, elements[0], "middle", spots[1])
        _draw_form(p, elements[0], "front", spots[2])
    draw_vignette(p)
    return "".join(p.parts)


def picture(
    name: str, elements: tuple[str, ...], kind: str, size: tuple[int, int], stage: int = 0
) -> tuple[str, float]:
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
    """A picture in pixels with round corners and an ink frame `frame` pixels wide (0: none)."""
    body, h = picture(name, elements, kind, size, stage)
    out = svg.load(svg.document(body, (0, 0, WIDTH, h), size), size)
    if radius:
        svg.cut(out, svg.rounded_mask(size, radius))
    if frame:
        w, t = size[0], size[1]
        edge = svg.rect(frame / 2, frame / 2, w - frame, t - frame, radius, "none", INK, frame)
        out.blit(svg.rasterise(edge, w, t), (0, 0))
    return out
