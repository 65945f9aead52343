"""What the picture of a power shows: the rows of `art/spirit_island/pictures.yaml`, things by their words, far to near."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from scenes.draw import svg
from scenes.draw.illustration import FORMS
from scenes.draw.motifs import air, animals, plants, water
from scenes.draw.motifs.beasts_moving import MOVING
from scenes.draw.motifs.picture import Form, Picture, draw_ground, draw_sky, draw_vignette, seed_of
from scenes.draw.surface_cache import remembered
from scenes.games.spirit_island.art.things.beings import BEINGS
from scenes.games.spirit_island.art.things.folk import FOLK
from scenes.games.spirit_island.art.things.lights import LIGHTS
from scenes.games.spirit_island.art.things.settlements import SETTLEMENTS
from scenes.games.spirit_island.art.things.soil import SOIL

FILE: Final = ("art", "spirit_island", "pictures.yaml")
# What a picture may begin with: it lies behind the land, which is drawn over its foot.
_OWN_FLOOR = ("cave-mouth", "open-sea", "lake", "canopy")


def leaves_blown(p: Picture) -> None:
    """Leaves all over the sky."""
    air.leaves(p, 26)


def _library() -> dict[str, Form]:
    """Each form of the elements by its name, and those of this game's own."""
    more = (
        leaves_blown,
        plants.great_tree,
        plants.thorns,
        animals.gnawers,
        animals.lurker,
        animals.bats,
        animals.moths,
        animals.ants,
        water.great_wave,
    )
    forms = [form for depths in FORMS.values() for ways in depths.values() for form in ways] + [*more]
    return {form.__name__.replace("_", "-"): form for form in forms} | MOVING | FOLK | SETTLEMENTS | BEINGS | SOIL | LIGHTS


THINGS: Final = _library()


class Thing(NamedTuple):
    """One thing of a picture; `across`: where it stands (0 to 1), None where chance may say; `size`: 1 for as usual."""

    word: str
    across: float | None = None
    size: float = 1.0


class Recipe(NamedTuple):
    """What a power's picture shows; `sky`: the element whose light it is, "" for the card's first."""

    things: tuple[Thing, ...] = ()
    sky: str = ""


@remembered(maxsize=1)
def rows() -> Mapping[str, Recipe]:
    """All recipes by power."""
    from game.core.content import data

    found: Mapping[str, Any] = data.load(svg.resource_path(*FILE)).value["powers"]
    return {
        power: Recipe(tuple(_thing(text) for text in row.get("things", ())), row.get("sky", "")) for power, row in found.items()
    }


def _thing(text: str) -> Thing:
    word, *figures = text.split()
    across, size = [int(figure) / 100 for figure in figures] + [None, None][len(figures) :]
    return Thing(word, across, 1.0 if size is None else size)


def staged(name: str, elements: tuple[str, ...], recipe: Recipe, h: float, px_wide: float, large: bool) -> str:
    """The SVG of a picture that shows these things, 330 x `h` units."""
    p = Picture(name, recipe.sky or elements[0], h, px_wide)
    p.company = elements
    draw_sky(p)
    for number, thing in enumerate(recipe.things):
        p.rng = random.Random(seed_of(name, thing.word, number))  # its own chance: things do not disturb each other
        p.fx = p.between(0.36, 0.64) if thing.across is None else thing.across
        p.big = thing.size * (1.06 if large else 1.0)
        THINGS[thing.word](p)
        if number == 0 and not p.floor and thing.word not in _OWN_FLOOR:
            p.rng, p.big = random.Random(seed_of(name, "ground")), 1.0
            draw_ground(p)
    draw_vignette(p)
    return "".join(p.parts)
