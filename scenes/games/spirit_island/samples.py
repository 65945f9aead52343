"""What shows that a palette works: terrains, pieces, presence, the signs of fast and slow."""

from __future__ import annotations

import pygame

from scenes.draw import icons, terrain, theme
from scenes.draw.samples import Group, Samples
from scenes.games.spirit_island.art import pieces

LANDS = ("jungle", "mountain", "sands", "wetland")


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
    image.fill(theme.TERRAINS[kind].fill)
    for n in range(9):
        mark = terrain.mark_sprite(kind, n % terrain.FORMS, 1.0)
        image.blit(mark, mark.get_rect(center=(px * (n % 3) + px // 2, px * (n // 3) + px // 2)))
    return image


SAMPLES = Samples((*LANDS, "ocean"), pieces.KINDS, groups, tuple((kind, theme.TERRAINS[kind].fill) for kind in LANDS))
