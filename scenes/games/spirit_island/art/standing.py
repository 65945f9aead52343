"""Draws the things that stand on a land, where :mod:`scenes.games.spirit_island.art.placement` put them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from scenes.draw.geometry import Point
from scenes.games.spirit_island.art import pieces
from scenes.games.spirit_island.art.placement import FAN, NARROW, LandLayout, Placed

RING = 12.0


class Look(NamedTuple):
    """Pixels per design pixel, size of the label's text, and the state of the land."""

    z: float
    label_px: float = 18.0
    legal: bool = False
    pointed: bool = False


def draw(target: pygame.Surface, layout: LandLayout, to_screen: Callable[[float, float], Point], look: Look) -> None:
    """Everything of one land, in order; ``to_screen`` turns design pixels into pixels of ``target``."""
    px = round(layout.size * look.z)
    for place in layout.placed:
        item = place.item
        x, y = to_screen(place.x, place.y)
        if item.kind == "label":
            _centre(target, pieces.label(item.text, look.z, look.legal, look.pointed, look.label_px, item.mark), x, y)
        elif item.kind == "threat":
            _centre(target, pieces.threat(item.text, round(1.12 * px), item.defended), x, y)
        elif item.kind == "defend":
            _centre(target, pieces.defence(item.text, round(1.08 * px)), x, y)
        elif item.kind == "presence":
            _presence(target, place, px, x, y, look.z)
        else:
            _pieces(target, place, layout, px, x, y, look.z)


def _presence(target: pygame.Surface, place: Placed, px: int, x: float, y: float, z: float) -> None:
    item = place.item
    sprite = pieces.presence(item.player, px, item.sacred, item.mark)
    if item.n == 1:
        _centre(target, sprite, x, y)
        return
    ring = RING * z if item.sacred else 0.0
    left = x - place.w * z / 2 + (px + ring) / 2
    _centre(target, sprite, left, y)
    _count(target, item.n, px, left + (px + ring) / 2, y)


def _pieces(target: pygame.Surface, place: Placed, layout: LandLayout, px: int, x: float, y: float, z: float) -> None:
    item = place.item
    sprite = pieces.piece(item.kind, px, item.damage, item.mark)
    if item.n > 3 or (layout.compact and item.n > 1):
        one = px * NARROW.get(item.kind, 0.97)
        left = x - place.w * z / 2 + one / 2
        _centre(target, sprite, left, y)
        _count(target, item.n, px, left + one / 2, y)
        return
    step = FAN * layout.size / 42 * z
    for i in range(item.n):
        _centre(target, sprite, x + (i - (item.n - 1) / 2) * step, y)


def last_piece(place: Placed, layout: LandLayout, z: float, at: Point) -> Point:
    """The middle of the last sprite of a place whose own middle is `at`: where a piece comes to or leaves from."""
    item, px = place.item, round(layout.size * z)
    x, y = at
    if item.kind == "presence":
        ring = RING * z if item.sacred else 0.0
        return (x if item.n == 1 else x - place.w * z / 2 + (px + ring) / 2), y
    if item.n > 3 or (layout.compact and item.n > 1):
        return x - place.w * z / 2 + px * NARROW.get(item.kind, 0.97) / 2, y
    return x + (item.n - 1) / 2 * FAN * layout.size / 42 * z, y


def _centre(target: pygame.Surface, sprite: pygame.Surface, x: float, y: float) -> None:
    w, h = sprite.get_size()
    target.blit(sprite, (round(x - w / 2), round(y - h / 2)))


def _count(target: pygame.Surface, number: int, px: int, left: float, y: float) -> None:
    line = pieces.count(number, px)
    target.blit(line, (round(left), round(y - line.get_height() / 2)))
