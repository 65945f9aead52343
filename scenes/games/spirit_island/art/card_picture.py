"""The pictures of powers, fear and invader cards: what a power's row among the recipes says, else grown from the card's data."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import pygame

from scenes.draw import icons, svg, theme
from scenes.draw.illustration import WIDTH, Hints, Size, framed, height, scene
from scenes.draw.motifs import air, animals, earth, fire, light, plants, water
from scenes.games.spirit_island.art import recipes
from scenes.games.spirit_island.art.fear_scene import boon, fear_scene
from scenes.games.spirit_island.art.invader_scene import invader_scene

# A power of a pack has no row among the recipes: its picture is grown from its elements, and a word of its id that says a thing
# chooses the form that one of them takes.
HINTS: Hints = {
    "ants": animals.ants,
    "bats": animals.bats,
    "wings": animals.raptor,
    "herd": animals.far_herd,
    "beast": animals.near_beast,
    "maw": animals.lurker,
    "feathers": air.feathers,
    "lightning": air.lightning,
    "thunder": air.lightning,
    "storm": air.lightning,
    "sandstorm": air.whirlwind,
    "tempest": air.whirlwind,
    "winds": air.great_whorl,
    "mist": air.mist,
    "mists": air.mist,
    "vapors": air.mist,
    "burning": fire.burning_wood,
    "pillar": fire.fire_pillar,
    "embers": fire.embers,
    "torches": fire.torches,
    "rain": water.rain,
    "flood": water.great_wave,
    "floods": water.great_wave,
    "wave": water.great_wave,
    "deeps": water.whirlpool,
    "river": water.river,
    "waterways": water.river,
    "lake": water.lake,
    "drought": earth.fissures,
    "stones": earth.standing_stones,
    "mountain": earth.great_peak,
    "peak": earth.great_peak,
    "tree": plants.great_tree,
    "thorns": plants.thorns,
    "vines": plants.vines,
    "undergrowth": plants.undergrowth,
    "leaves": plants.broad_leaves,
    "dawn": light.sunrise,
    "sunlit": light.light_shafts,
    "noon": light.great_sun,
    "nightfall": light.moonrise,
}
FLAG = 2.7  # px of the mark of an invader card to the root of a px of its picture
ICON = 48.0  # units of an icon
# What all blighted islands look like; where cracks and ruins lie is each card's own.
BLIGHTED = recipes.Recipe((recipes.Thing("eclipse", 0.74), recipes.Thing("fissures"), recipes.Thing("blight", 0.36, 1.25)))


def picture(name: str, elements: tuple[str, ...], kind: str, size: Size, stage: int = 0) -> str:
    """The SVG body of a card's picture, 330 units wide.

    `kind` is minor, major, unique, fear, invader or blight-card; for invaders `elements` are the terrains.
    """
    h = height(size)
    if kind == "blight-card":
        return recipes.staged(name, elements, BLIGHTED, h, size[0], False)
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
    """The same as a value, for a card. `flag`: an invader card that makes something else happen."""

    name: str
    elements: tuple[str, ...]
    kind: str
    stage: int = 0
    flag: bool = False

    def surface(self, size: Size, radius: float = 4.0, frame: float = 1.5) -> pygame.Surface:
        """The picture at that size; do not draw on it."""
        return framed(self, lambda: picture(*self[:3], size, self.stage) + (flag(size) if self.flag else ""), size, radius, frame)


def flag(size: Size) -> str:
    """The mark of a card of stage II at the right upper corner of its picture: legible on a small one, no more than that on a
    large one."""
    per, side = WIDTH / size[0], FLAG * sqrt(size[0])
    x, y, r = WIDTH - (side / 2 + 3) * per, (side / 2 + 3) * per, side / 2 * per
    disc = svg.circle(x, y, r, theme.PAPER, theme.INK, 1.6 * per)
    place = f"translate({x - 0.62 * r:.2f} {y - 0.66 * r:.2f}) scale({1.32 * r / ICON:.4f})"
    return f'{disc}<g transform="{place}">{icons.inner("flag")}</g>'
