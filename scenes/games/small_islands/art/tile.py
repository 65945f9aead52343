"""A tile of the archipelago with what stands on it: as it lies on the chart, and by itself as in a hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from scenes.draw import svg, theme
from scenes.draw.svg import Point
from scenes.draw.theme import INK
from scenes.games.small_islands.art import land
from scenes.games.small_islands.art import things as things_art
from scenes.games.small_islands.art.land import CELL, Corners, Place

SYMBOL = 0.31  # of a cell: three side by side stay apart, and clear of the tile's edge


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on a tile: ``kind`` symbol, site, house or ship; ``what`` the symbol or the colour; ``owner`` the colour
    of a bonus token. ``x``, ``y``: shares of the cell."""

    kind: str
    what: str
    x: float
    y: float
    owner: str = ""
    mark: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies."""

    corners: Corners
    things: tuple[Thing, ...] = ()
    keep: tuple[tuple[float, float], ...] = ()  # where nothing may grow: also what is added later finds its place free


def draw_things(out: pygame.Surface, tile: Tile, box: pygame.Rect, at: Place) -> None:
    """What stands on a tile drawn into ``box``; ``at`` is where its coast was taken from."""
    px = max(10, round(SYMBOL * box.w))
    for thing in tile.things:
        if thing.what == "port" and not all(tile.corners):
            _pier(out, tile.corners, at, (thing.x, thing.y), box)
    for thing in tile.things:
        if thing.kind == "symbol":
            sprite = things_art.medallion(thing.what, px, thing.owner, thing.mark)
        elif thing.kind == "site":
            sprite = things_art.site(round(px * 0.96), thing.mark)
        elif thing.kind == "house":
            sprite = things_art.house(thing.what, round(px * 1.18))
        else:
            sprite = things_art.ship(thing.what, round(px * 2.1))
        out.blit(sprite, sprite.get_rect(center=(round(box.x + thing.x * box.w), round(box.y + thing.y * box.h))))


def picture(tile: Tile, at: Place, px: int, radius: int = 0, bare: pygame.Surface | None = None) -> pygame.Surface:
    """A tile by itself, as in a hand: ``at`` is any place, so that its coast looks like no other. ``bare``: as drawn before."""
    out = pygame.Surface((px, px), pygame.SRCALPHA, 32)
    out.blit(bare or land.drawn(tile.corners, at, px, tile.keep), (0, 0))
    draw_things(out, tile, out.get_rect(), at)
    if radius:
        _round_off(out, radius)
        line = svg.rect(1.2, 1.2, px - 2.4, px - 2.4, radius - 1, "none", INK, 2.4)
        out.blit(svg.rasterise(line, px, px), (0, 0))
    return out


def plain(tile: Tile, at: Place, px: int, radius: int = 0) -> pygame.Surface:
    """The same in flat colours and without what grows on it, in a fraction of the time: until the picture is drawn."""
    out, k = pygame.Surface((px, px), pygame.SRCALPHA, 32), px / CELL
    out.fill(theme.shown(land.SEA))
    groups = land.areas(tile.corners)
    shores = [[(x * px, y * px) for x, y in land.coast(tile.corners, at, group)] for group in groups]
    for colour, wide in ((theme.mix(land.SEA, land.PALE, 0.5), 2 * land.NEAR), (INK, 4.8)):
        for shore in shores:
            _line(out, shore, theme.shown(colour), wide * k)
    for group, shore in zip(groups, shores, strict=True):
        corners = [(land.CORNER[n][0] * px, land.CORNER[n][1] * px) for n in group]
        heart = land.heart(group)
        aims = [corners[-1], *[(heart[0] * px, heart[1] * px)] * (len(shore) - 2), corners[0]]  # the ends keep to the sides
        inner = [_towards(point, aim, land.BEACH * k) for point, aim in zip(shore, aims, strict=False)]
        pygame.draw.polygon(out, theme.shown(land.SAND), [*corners, *shore])
        pygame.draw.polygon(out, theme.shown(land.GREEN), [*corners, *inner])
    draw_things(out, tile, out.get_rect(), at)
    if radius:
        _round_off(out, radius)
        pygame.draw.rect(out, theme.shown(INK), out.get_rect(), 2, radius)
    return out


def _towards(point: Point, aim: Point, far: float) -> Point:
    """A point moved so far towards another."""
    share = far / max(1.0, math.dist(point, aim))
    return point[0] + (aim[0] - point[0]) * share, point[1] + (aim[1] - point[1]) * share


def _line(out: pygame.Surface, points: Sequence[Point], colour: Any, wide: float) -> None:
    """A thick line without gaps where it bends."""
    if len(points) > 1:
        pygame.draw.lines(out, colour, False, points, max(1, round(wide)))
        for point in points:
            pygame.draw.circle(out, colour, point, wide / 2)


def _round_off(out: pygame.Surface, radius: int) -> None:
    """Cut the corners of a picture."""
    mask = pygame.Surface(out.get_size(), pygame.SRCALPHA, 32)
    mask.fill((255, 255, 255, 0))
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _pier(out: pygame.Surface, corners: Corners, at: Place, quay: tuple[float, float], box: pygame.Rect) -> None:
    """Planks from the land to a port that stands off it."""
    groups = land.areas(corners)
    ways = [way for group in groups if (way := land.pier(corners, at, group, quay)) is not None]
    if not ways:
        return
    (x0, y0), (x1, y1) = min(ways, key=lambda way: math.dist(*way))
    if math.dist((x0, y0), (x1, y1)) < 0.04:
        return
    start, end = (box.x + x0 * box.w, box.y + y0 * box.h), (box.x + x1 * box.w, box.y + y1 * box.h)
    for colour, wide in ((INK, 11.0), ("#A5733F", 7.5)):
        pygame.draw.line(out, theme.shown(colour), start, end, max(2, round(wide * box.w / CELL)))
