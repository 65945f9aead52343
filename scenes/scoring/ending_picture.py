"""The picture of an ending: light and sea, the board as the hero in them, all that does not change while the scene plays."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.draw import ornaments, scenery
from scenes.scoring import sky
from scenes.scoring.finale import CALM, LOSS, Board, Hero

SIDE, WIDE_SIDE = 254.0, 330.0  # width of the figures beside the board; at most, where words are long


FLEET = 0.745  # where the ships that leave begin, of the window's width
COLUMN = 0.43  # where the words of a low sky end, of the window's width, if somebody stands beside them
WORDS = (44.0, 222.0)  # down to where figures keep clear of words or frame, in a low and in a high sky
SUNK, SEEN = 0.16, 0.9  # how much of a figure is behind the board's rim; how much of its width is more than mist

Ship = tuple[pygame.Surface, tuple[int, int]]
Stands = tuple[pygame.Surface, pygame.Rect]


class Picture(NamedTuple):
    """All that does not change while the scene plays."""

    back: pygame.Surface  # light, sea and frame
    still: pygame.Surface  # the same with the board as it ends
    board: Board | None
    at: tuple[int, int]  # where the board's picture lies
    ships: tuple[Ship, ...]  # where they are at the end
    sea: pygame.Rect  # inside the frame
    behind: tuple[Stands, ...] = ()  # who stands behind the board, and where at the end


def risen(picture: Picture, up: float) -> list[Stands]:
    """Who stands behind the board, so far (0 to 1) up, and where."""
    return [(sprite, box.move(0, round((1 - up) * box.h * 0.8))) for sprite, box in picture.behind]


def _standing(board: Board, at: tuple[int, int], w: float, scale: float, fold: bool) -> tuple[Stands, ...]:
    """Those behind the board where the words leave them room: below them in a high sky, in a low one at their right, as far as
    the ships. No larger than there is room.
    """
    if not board.behind:
        return ()
    rim = at[1] + board.rim
    left, wide = at[0] + board.rim, board.picture.get_width() - 2 * board.rim
    if fold:
        left, wide = round(w * COLUMN * scale), round(w * (FLEET - COLUMN) * scale)
    high, broad = (max(one.picture.get_size()[side] for one in board.behind) for side in (1, 0))
    size = min(1.0, (rim - WORDS[not fold] * scale) / (high * (1 - SUNK)), wide / (len(board.behind) * broad * SEEN))
    out = []
    for n, one in enumerate(board.behind):
        sprite = one.picture if size == 1.0 else pygame.transform.smoothscale_by(one.picture, size)
        box = sprite.get_rect()
        share = (n + 0.5) / len(board.behind) if fold else one.at
        box.midbottom = left + round(wide * share), rim + round(box.h * SUNK)
        out.append((sprite, box))
    return tuple(out)


def horizon_of(mood: str, fold: bool) -> float:
    """Where the sea begins; in daylight where the board does."""
    return (128.0 if fold else 228.0) if mood == CALM else 150.0 if fold else 338.0


def side_of(mood: str, fold: bool) -> float:
    """Width of what stands beside the board."""
    return (300.0 if fold else 430.0) if mood == CALM else SIDE


def _ships(w: float, horizon: int, scale: float, mood: str, fold: bool) -> tuple[Ship, ...]:
    """The invaders' ships along the horizon: a whole fleet that leaves, or the first three that come."""
    left, right = w * (FLEET if mood != LOSS else 0.05), w * 0.95
    ships = []
    for along, k in sky.SHIPS if mood != LOSS else sky.SHIPS[:3]:
        small = k * (0.7 if fold else 1.0)
        sprite = sky.ship(small, scale, mood != LOSS)
        far = left + (right - left) * along * (1.0 if mood != LOSS else 0.3)
        ships.append((sprite, (round(far * scale), horizon - round(62 * small * scale) + round(4 * scale))))
    return tuple(ships)


def paint(size: tuple[int, int], scale: float, hero: Hero | None, mood: str) -> Picture:
    """The whole picture. Runs beside the screen."""
    w, h = size[0] / scale, size[1] / scale
    fold = w < 1600 or h < 960
    ships: tuple[Ship, ...] = ()
    horizon = round((horizon_of(mood, fold) - (8 if mood == CALM else 0)) * scale)
    m, foot = (46, 122 if mood == CALM else 236) if fold else (80, 160 if mood == CALM else 300)
    side = side_of(mood, fold) + (16 if fold else 24) if mood == CALM or not fold else 0
    top = horizon / scale + (8 if mood == CALM else (20 if fold else 34))
    room = pygame.Rect(0, 0, round((w - 2 * m - side) * scale), round((h - foot - top) * scale))
    room.topleft = round(m * scale), round(top * scale)
    board = hero.paint(room.size, scale, mood) if hero is not None else None
    if mood == CALM:
        bare = fold or board is not None and not board.ships  # a game without a sea
        decor = "" if bare else ornaments.serpent(w * 0.84, 66, 0.8) + ornaments.galleon(w * 0.76, 60, 0.9)
        if hero is None:
            k = h / 1080 * (1.25 if fold else 1.0)
            decor += scenery.islet(w * 0.16, h * 0.42, 112 * k, 56 * k, "jungle", 3)
            decor += scenery.islet(w * 0.23, h * 0.62, 50 * k, 26 * k, "sands", 8)
            decor += scenery.islet(w * 0.85, h * 0.56, 104 * k, 50 * k, "wetland", 6)
            decor += ornaments.compass(w * 0.85, h * 0.28, 62 * k)
        back = scenery.sea_sheet(size, scale, decor, 6 if fold else 24)
        place = back.get_rect().inflate(-round(96 * scale), -round(96 * scale))
    else:
        back, place = sky.sheet(size, scale, 6 if fold else 20)
        sky.paint(back, place, horizon, scale, mood)
    if mood != CALM and (board is None or board.ships):
        ships = _ships(w, horizon, scale, mood, fold)
    at: tuple[int, int] = (0, 0)
    behind: tuple[Stands, ...] = ()
    still = back.copy()
    if board is not None:
        box = board.picture.get_rect()
        box.center = room.center
        at = box.topleft
        behind = _standing(board, at, w, scale, fold)
        for sprite, where in behind:
            still.blit(sprite, where)
        for layer in (board.picture, *board.layers):
            still.blit(layer, at)
    return Picture(back, still, board, at, ships, place, behind)
