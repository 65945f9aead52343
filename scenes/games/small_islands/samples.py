"""What shows that a palette works: a corner of an archipelago, the symbols of its tiles."""

from __future__ import annotations

import pygame

from game.small_islands.terms import SYMBOLS
from scenes.draw.samples import Group, Samples
from scenes.games.small_islands.art import land, things
from scenes.games.small_islands.art.archipelago import Map, Scene
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.art.tile import Thing, Tile
from scenes.rules.figures.plate import framed

LAND, SEA, OPEN = (True,) * 4, (False,) * 4, (3, 0)
CORNERS: dict[Place, land.Corners] = {
    (0, 0): (False, False, True, False), (1, 0): (False, False, True, True), (2, 0): (False, False, False, True),
    (0, 1): (False, True, True, True), (1, 1): LAND, (2, 1): (True, False, False, True),
    (3, 1): (False, False, False, False), (4, 1): (False, False, True, False), (5, 1): (False, False, False, True),
}  # fmt: skip
THINGS: dict[Place, tuple[Thing, ...]] = {
    (1, 0): (Thing("symbol", "flower", 0.3, 0.74), Thing("symbol", "temple", 0.72, 0.72)),
    (0, 1): (Thing("symbol", "fruit", 0.75, 0.34), Thing("site", "", 0.3, 0.8)),
    (1, 1): (Thing("house", "vermilion", 0.3, 0.3), Thing("symbol", "leaf", 0.72, 0.68)),
    (2, 1): (Thing("symbol", "port", 0.5, 0.5),),
    (3, 1): (Thing("ship", "blue", 0.5, 0.5),),
    (4, 1): (Thing("symbol", "flower", 0.75, 0.75, "green"),),
    (5, 1): (Thing("house", "rose", 0.25, 0.7),),
}


def groups(px: int) -> list[Group]:
    """Land and sea of a tile, and the symbols as they lie on land."""
    grounds = {name: land.drawn(corners, (5, 5), 3 * px) for name, corners in (("land", LAND), ("sea", SEA))}
    symbols = {symbol: things.medallion(symbol, px) for symbol in SYMBOLS}
    small = {symbol: things.medallion(symbol, px // 2) for symbol in SYMBOLS}  # on a tile of 48 px
    return [Group("ground", grounds, land.GREEN, 3 * px), Group("symbol on land", symbols, land.GREEN, px),
            Group("symbol on a small tile", small, land.GREEN, px // 2)]  # fmt: skip


def picture(size: tuple[int, int], scale: float) -> pygame.Surface:
    """A few islands on their chart."""
    chart = Map(size, scale)
    keep = {at: tuple((thing.x, thing.y) for thing in found) for at, found in THINGS.items()}
    laid = {at: Tile(corners, THINGS.get(at, ()), keep.get(at, ())) for at, corners in CORNERS.items()}
    cell = max(20, min(size[0] // 7, round(size[1] / 2.2)))
    chart.camera.hold(cell, (6 - size[0] / cell) / 2, (2 - size[1] / cell) / 2)
    return framed(chart.compose(Scene(laid, (-7, -5, 21, 12))), scale)


SAMPLES = Samples(("ocean",), SYMBOLS, groups, (("land", land.GREEN), ("sea", land.SEA)), picture)
