"""What shows that a palette works: terrains, pieces, presence, the signs of fast and slow."""

from __future__ import annotations

import pygame

from scenes.draw import geometry, icons, terrain, theme
from scenes.draw.samples import Group, Samples
from scenes.games.spirit_island import figures_map
from scenes.games.spirit_island.art import pieces
from scenes.games.spirit_island.art.placement import LandItem

LANDS = ("jungle", "mountain", "sands", "wetland")
ISLAND = {  # a small island for the picture: corners in 0..1
    "mountain": [(0.06, 0.52), (0.13, 0.14), (0.34, 0.1), (0.3, 0.56), (0.16, 0.8)],
    "jungle": [(0.34, 0.1), (0.55, 0.2), (0.52, 0.62), (0.3, 0.56)],
    "sands": [(0.16, 0.8), (0.3, 0.56), (0.52, 0.62), (0.74, 0.56), (0.7, 0.88), (0.36, 0.94)],
    "wetland": [(0.55, 0.2), (0.84, 0.12), (0.93, 0.46), (0.74, 0.56), (0.52, 0.62)],
}
SMALL = 0.8  # of the size at 1920x1080: a smaller picture shows two things in a land
FLAT = 7.0  # times as wide as high: lands as low show two things as well
STANDING = {
    "mountain": (LandItem("city"), LandItem("explorer", 2), LandItem("blight")),
    "jungle": (LandItem("presence", 2, player="blue", sacred=True), LandItem("dahan", 2)),
    "sands": (LandItem("threat", text="3"), LandItem("town"), LandItem("dahan"), LandItem("presence", player="vermilion")),
    "wetland": (LandItem("explorer"), LandItem("town"), LandItem("presence", player="green")),
}


def groups(px: int) -> list[Group]:
    """Lands, and what stands on each of them, as the map draws them with pieces of that size."""
    out = [Group("terrain", {kind: _land(kind, px) for kind in LANDS}, theme.PAPER, 3 * px)]
    for kind in LANDS:
        fill = theme.TERRAINS[kind].fill
        out.append(Group(f"piece on {kind}", {piece: pieces.piece(piece, px) for piece in pieces.KINDS}, fill, px))
        discs = {colour: pieces.presence(colour, px) for colour in theme.PLAYER_ORDER}
        out.append(Group(f"presence on {kind}", discs, fill, px, 0.08))
    out.append(Group("speed", {speed: icons.icon(speed, 20) for speed in ("fast", "slow")}, theme.PAPER, 20, 0.08))
    return out


def _land(kind: str, px: int) -> pygame.Surface:
    image = pygame.Surface((3 * px, 3 * px), 0, 32)
    image.fill(theme.shown(theme.TERRAINS[kind].fill))
    for n in range(9):
        mark = terrain.mark_sprite(kind, n % terrain.FORMS, 1.0)
        image.blit(mark, mark.get_rect(center=(px * (n % 3) + px // 2, px * (n // 3) + px // 2)))
    return image


def picture(size: tuple[int, int], scale: float) -> pygame.Surface:
    """A small island with one land of each terrain and what stands there."""
    kinds = {land: land for land in ISLAND}
    board = dict.fromkeys(ISLAND, "")
    warp = geometry.Warp(shear=0.0, pad=(24.0, 18.0))
    chart = geometry.build(ISLAND, kinds, (size[0] / scale, size[1] / scale), (), board, warp)
    few = scale < SMALL or size[0] > FLAT * size[1]
    return figures_map.paint(chart, scale, {land: things[-2:] if few else things for land, things in STANDING.items()})


SAMPLES = Samples((*LANDS, "ocean"), pieces.KINDS, groups, tuple((kind, theme.TERRAINS[kind].fill) for kind in LANDS), picture)
