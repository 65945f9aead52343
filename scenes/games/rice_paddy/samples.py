"""What shows that a palette works: floors of hexes with their rice, what stands in paddies, who works, a farm on its hillside."""

from __future__ import annotations

import pygame

from scenes.draw import icons, theme
from scenes.draw.samples import Group, Samples
from scenes.games.rice_paddy.art import hexes, inks, large_farm, small_farm
from scenes.games.rice_paddy.art.chart import Chart, Neighbour, Scene, Store
from scenes.games.rice_paddy.art.farm import NO_MARKS, Farm, Paddy
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.landscape import Layout
from scenes.games.rice_paddy.art.pile import Pile, Sprite
from scenes.rules.figures.plate import framed

ICONS = ("laborer", "ox", "duck", "weed", "pest", "fertilizer", "rice", "rock", "water-disc", "magic-water")
STANDS, WORKS = ("weed", "pest", "fertilizer"), ("laborer", "ox", "duck")
A1 = ("A1",)
PART = Farm((Paddy(("A1", "A2"), 1),))
FLOORS: dict[str, Farm] = {
    "field": Farm(), "rock": Farm(rocks=frozenset(A1)), "magic water": Farm(magic=frozenset(A1)), "dry": Farm((Paddy(A1),)),
    "partly flooded": PART, "flooded": Farm((Paddy(A1, 1),)), "planted": Farm((Paddy(A1, 1, "planted"),)),
    "grown": Farm((Paddy(A1, 1, "grown"),)), "dry planted": Farm((Paddy(A1, 0, "planted"),)),
    "dry grown": Farm((Paddy(A1, 0, "grown"),)),
}  # fmt: skip
LARGE = "field", "magic water", "dry", "partly flooded", "flooded"
SMALL = "field", "dry", "partly flooded", "flooded", "planted", "grown"
SHOWN = Farm(
    (Paddy(A1, 1, "grown"), Paddy(("A2", "B2"), 2, "planted", pests=1), Paddy(("B1", "C1"), 0, "grown", weeds=1)),
    frozenset((*hexes.around(("A1",)), *hexes.around(("A2", "B2")), *hexes.around(("B1", "C1")))),
    ("A1-A2", "B1-B2", "C1-C2"),
    frozenset(("A3", "B4")),
)


def hex_picture(farm: Farm, side: int, small: bool = False) -> pygame.Surface:
    """The middle of hex A1 of a farm in a square of so many pixels, as the large or as a neighbour's picture draws it."""
    radius = side * 0.75 if not small else side / 2.2
    name = farm.paddies[0].hexes[-1] if farm.paddies else "A1"  # a paddy's last hex is the first to have a pool
    grid = Grid(0, 0, radius)
    x, y = grid.centre(name)
    grid = grid.moved(side / 2 - x, side / 2 - y)
    shown: list[Sprite] = [small_farm.sprite(grid, farm, 1.0)]
    if not small:
        shown = [*large_farm.ground(grid, farm, NO_MARKS, 1.0), *large_farm.standing(grid, farm, 1.0)]
    return Pile((side, side)).compose_sprites(theme.rgb(theme.shown(inks.GRASS)), shown)


def groups(px: int) -> list[Group]:
    """Floors large and small, what stands on them, who works."""
    large = {name: hex_picture(FLOORS[name], 2 * px) for name in LARGE}
    rice = {name: hex_picture(FLOORS[name], 2 * px) for name in ("flooded", "planted", "grown")}
    dry = {name: hex_picture(FLOORS[name], 2 * px) for name in ("dry", "dry planted", "dry grown")}
    small = {name: hex_picture(FLOORS[name], round(1.5 * px), True) for name in SMALL}
    out = [
        Group("floor", large, inks.GRASS, 2 * px, 0.08),
        Group("rice in water", rice, inks.WATER, 2 * px, 0.08),
        Group("rice on mud", dry, inks.MUD, 2 * px, 0.08),
        Group("a neighbour's hex", small, inks.GRASS, round(1.5 * px), 0.06),
    ]
    for name in (STANDS, WORKS):
        out.append(Group(f"{name[0]} and others", {kind: icons.icon(kind, 22) for kind in name}, inks.TOKEN, 22, 0.08))
    return out


def picture(size: tuple[int, int], scale: float) -> pygame.Surface:
    """A farm and a neighbour's on their hillside, seen as large as the picture allows."""
    zoom = max(size[0] / 1140, size[1] / 616)
    layout = Layout((round(size[0] / zoom), round(size[1] / zoom)), 2, 0)
    chart = Chart(layout, zoom, False)
    near = Neighbour(SHOWN, "", "vermilion", "", Store(2, "2"))
    made = chart.compose(Scene(SHOWN, store=Store(3, "3"), neighbours=((1, near),), rain=0))
    return framed(pygame.transform.smoothscale(made, size) if made.get_size() != size else made, scale)


GROUNDS = (("open field", inks.GRASS), ("water", inks.WATER), ("mud", inks.MUD), ("wet mud", inks.MUD_WET))
SAMPLES = Samples((), ICONS, groups, GROUNDS, picture)
