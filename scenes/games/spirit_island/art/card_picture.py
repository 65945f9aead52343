"""The pictures of powers, fear and invader cards: what a power's name says (`recipes`), else grown from the card's data."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.draw.illustration import Hints, Size, framed, height, scene
from scenes.draw.motifs import air, animals, earth, fire, light, plants, water
from scenes.games.spirit_island.art import recipes
from scenes.games.spirit_island.art.fear_scene import boon, fear_scene
from scenes.games.spirit_island.art.invader_scene import invader_scene

# Words in a power's id and the form of one of its elements that each asks for, so that the picture fits its name.
HINTS: Hints = {
    "ants": animals.ants,
    "rootbiters": animals.gnawers,
    "mawbeasts": animals.lurker,
    "lurking": animals.lurker,
    "wings": animals.raptor,
    "herders": animals.far_herd,
    "talons": air.lightning,
    "powerstorm": air.lightning,
    "lightning": air.lightning,
    "thunder": air.lightning,
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
    "swallow": water.crest_and_scales,
    "deeps": water.whirlpool,
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


def picture(name: str, elements: tuple[str, ...], kind: str, size: Size, stage: int = 0) -> str:
    """The SVG body of a card's picture, 330 units wide.

    `kind` is minor, major, unique, fear or invader; for invaders `elements` are the terrains.
    """
    h = height(size)
    if kind == "fear":
        return fear_scene(name, h, size[0])
    if kind == "invader":
        return invader_scene(name, elements, stage, h, size[0])
    if not elements:
        return boon(name, h, size[0])
    recipe = recipes.rows().get(name)
    if recipe is not None and recipe.things:
        return recipes.staged(name, elements, recipe, h, size[0], kind == "major")
    return scene(name, elements, h, size[0], kind == "major", HINTS)


class CardPicture(NamedTuple):
    """The same as a value, for a card."""

    name: str
    elements: tuple[str, ...]
    kind: str
    stage: int = 0

    def surface(self, size: Size, radius: float = 4.0, frame: float = 1.5) -> pygame.Surface:
        """The picture at that size; do not draw on it."""
        return framed(self, lambda: picture(*self[:3], size, self.stage), size, radius, frame)
