"""Draws the things that stand on a land, where :mod:`scenes.games.spirit_island.art.placement` put them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scenes.draw.geometry import Point
from scenes.games.spirit_island.art import pieces
from scenes.games.spirit_island.art.placement import BESIDE, NARROW, SUNBURST, LandItem, LandLayout, Placed, fan, most_seen

BODY = 0.8  # so much of its box a thing fills
HIDES = 0.08  # so much of itself a number may lay over another thing before it looks for another corner
COUNTS = 3  # how many times as much it weighs where a number hides how many stand there
KEY_ASIDE = 7.0  # design px that the number of a land stands farther out beside its tag than at a corner of it
UNCOUNTED = ("label", "threat", "defend", "token")  # what never stands for several


class Look(NamedTuple):
    """Pixels per design pixel, size of the label's text, and the state of the land."""

    z: float
    label_px: float = 18.0
    legal: bool = False
    pointed: bool = False


def draw(target: pygame.Surface, layout: LandLayout, to_screen: Callable[[float, float], Point], look: Look) -> None:
    """Everything of one land, its name and the numbers last: a piece may lie partly over the one before it; ``to_screen`` turns
    design pixels into pixels of ``target``."""
    draw_things(target, layout, to_screen, look)
    draw_signs(target, layout, to_screen, look)


def draw_things(target: pygame.Surface, layout: LandLayout, to_screen: Callable[[float, float], Point], look: Look) -> None:
    """What stands on the land."""
    px = round(layout.size * look.z)
    for place in layout.placed:
        if place.item.mark and place.item.kind not in UNCOUNTED:  # rings first: they hide nothing that stands beside
            x, y = to_screen(place.x, place.y)
            _centre(target, pieces.choice(place.item.mark, *_round(place, layout, look.z)), x, y)
    for place in layout.placed:
        item = place.item
        x, y = to_screen(place.x, place.y)
        if item.kind == "label" or not item.n:
            continue
        if item.kind == "threat":
            _centre(target, pieces.threat(item.text, round(1.12 * px), item.defended), x, y)
        elif item.kind == "defend":
            _centre(target, pieces.defence(item.text, round(1.08 * px)), x, y)
        elif item.kind == "token":
            _centre(target, pieces.token(item.text, px), x, y)
        else:
            sprite = _sprite(item, px)
            for middle in _middles(place, layout, px, look.z, x):
                _centre(target, sprite, middle, y)


def draw_signs(target: pygame.Surface, layout: LandLayout, to_screen: Callable[[float, float], Point], look: Look) -> None:
    """What is to be read over it: the land's name, how many stand there, the numbers that choose them."""
    for sign, at in signs(layout, to_screen, look):  # a crowded land may lay something on its own name
        target.blit(sign, at)


class Number(NamedTuple):
    """The number that chooses a thing: of what, and its middle in pixels."""

    of: LandItem
    at: Point


def keys(layout: LandLayout, to_screen: Callable[[float, float], Point], look: Look) -> list[Number]:
    """Where the number that chooses the land is drawn: at the left upper corner of its tag, at another end of its left side where
    it would lie on a piece and that is free."""
    out: list[Number] = []
    for place in layout.placed:
        if place.item.kind == "label" and place.item.mark and look.legal:
            (x, y), (half, high), z = to_screen(place.x, place.y), pieces.label_corner(place.item.text, look.label_px), look.z
            left, aside, badge = x - half * z, x - (half + KEY_ASIDE) * z, pieces.badge(z, look.pointed, place.item.mark)
            spots = [(left, y - high * z), (left, y + high * z), (aside, y)]
            out.append(Number(place.item, _freest(badge, spots, _bodies(layout, to_screen, look.z, place))))
    return out


def _bodies(layout: LandLayout, to_screen: Callable[[float, float], Point], z: float, but: Placed) -> list[pygame.Rect]:
    """Where the other things of a land can be seen, in pixels: no picture fills its corners."""
    out = []
    for place in layout.placed:
        if place is not but and place.item.kind != "label" and place.item.n:
            (x, y), (wide, high) = to_screen(place.x, place.y), _round(place, layout, z)
            box = pygame.Rect(0, 0, round(BODY * wide), round(BODY * high))
            box.center = round(x), round(y)
            out.append(box)
    return out


def _counts(layout: LandLayout, to_screen: Callable[[float, float], Point], z: float, but: Placed) -> list[pygame.Rect]:
    """Where it stands how many the other things of a land are, once for each time that it weighs more than the things."""
    found = [place for place in layout.placed if place is not but and place.item.kind not in UNCOUNTED]
    return [_count(place, layout, to_screen, z)[1] for place in found if counted(place.item, layout)] * COUNTS


def _freest(sign: pygame.Surface, spots: Sequence[Point], bodies: Sequence[pygame.Rect]) -> Point:
    """The first of these middles at which a number hides next to nothing of these, else where it hides least."""
    best, least = spots[0], 0.0
    for spot in spots:
        disc = _disc(sign, spot)
        hidden = sum(clip.w * clip.h for clip in (disc.clip(bodies[n]) for n in disc.collidelistall(bodies)))
        if hidden <= HIDES * disc.w * disc.h:
            return spot
        if spot is spots[0] or hidden < least:
            best, least = spot, hidden
    return best


def numbers(layout: LandLayout, to_screen: Callable[[float, float], Point], look: Look) -> list[Number]:
    """Where the numbers of pieces are drawn: at the left upper corner; where they would lie on another piece there, at the corner
    where they hide least; at the right one where they would lie on the land's name and that is free.
    """
    numbered = [place for place in layout.placed if place.item.mark and place.item.number]
    if not numbered:
        return []
    labels = [place for place in layout.placed if place.item.kind == "label"]
    letters = [_letters(_tag(place.item, look), to_screen(place.x, place.y)) for place in labels]
    letters += [_disc(pieces.badge(look.z, look.pointed, key.of.mark), key.at) for key in keys(layout, to_screen, look)]
    corners: list[list[Point]] = []
    for place in numbered:
        (x, y), (wide, high) = to_screen(place.x, place.y), _round(place, layout, look.z)
        left, right, top, foot = x - wide / 2, x + wide / 2, y - high / 2, y + high / 2
        corners.append([(left, top), (right, top), (left, foot), (left, y)])
        corners[-1] += [] if counted(place.item, layout) else [(right, foot)]
    signs = [_sign(place.item, look.z) for place in numbered]
    usual = [_disc(sign, spots[0]) for sign, spots in zip(signs, corners, strict=True)]
    out: list[Number] = []
    for n, (place, spots) in enumerate(zip(numbered, corners, strict=True)):
        done = [_disc(sign, number.at) for sign, number in zip(signs, out, strict=False)]
        others = [*done, *usual[n + 1 :]]
        free = [spot for spot in spots if _disc(signs[n], spot).collidelist([*letters, *others]) < 0]
        if usual[n].collidelist(letters) < 0:
            free = [spots[0], *(spot for spot in free if spot != spots[0])]
        bodies = _bodies(layout, to_screen, look.z, place) + _counts(layout, to_screen, look.z, place)
        at = _freest(signs[n], free, bodies) if free else spots[0]
        out.append(Number(place.item, at))
    return out


def signs(
    layout: LandLayout, to_screen: Callable[[float, float], Point], look: Look
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """The land's name, how many stand there, the numbers that choose them, and where they lie."""
    found, taken = _names(layout, to_screen, look), []
    for key in keys(layout, to_screen, look):
        badge = pieces.badge(look.z, look.pointed, key.of.mark)
        found.append((badge, _corner(badge, *key.at)))
        taken.append(badge.get_rect(topleft=found[-1][1]))
    for place in layout.placed:
        if place.item.kind not in UNCOUNTED and counted(place.item, layout):
            line, box = _count(place, layout, to_screen, look.z)
            if layout.compact and box.collidelist(taken) >= 0:  # off the number that chooses the land: the upper corner
                box.centery = 2 * round(to_screen(place.x, place.y)[1]) - box.centery
            found.append((line, box.topleft))
    for number in numbers(layout, to_screen, look):
        sign = _sign(number.of, look.z)
        found.append((sign, _corner(sign, *number.at)))
    return found


def _names(
    layout: LandLayout, to_screen: Callable[[float, float], Point], look: Look
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """The tag with the name of the land, and where it lies."""
    found = [(place, _tag(place.item, look)) for place in layout.placed if place.item.kind == "label"]
    return [(tag, _corner(tag, *to_screen(place.x, place.y))) for place, tag in found]


def _tag(item: LandItem, look: Look) -> pygame.Surface:
    """The tag with a land's name."""
    return pieces.label(item.text, look.z, look.legal, look.pointed, look.label_px, not item.mark)


def _sign(item: LandItem, z: float) -> pygame.Surface:
    """The disc with a piece's number."""
    return pieces.badge(z, item.mark == "pointed", item.number)


def _letters(tag: pygame.Surface, middle: Point) -> pygame.Rect:
    """Where the letters of a land's name stand in the picture of its tag: its right end is pointed, around it is air."""
    box = tag.get_rect(center=(round(middle[0]), round(middle[1])))
    return pygame.Rect(box.centerx - round(0.27 * box.w), box.centery - box.h // 5, round(0.4 * box.w), round(0.4 * box.h))


def _disc(sign: pygame.Surface, middle: Point) -> pygame.Rect:
    """Where a number can be seen: its picture has air around it."""
    side = round(0.77 * sign.get_width())
    return pygame.Rect(round(middle[0]) - side // 2, round(middle[1]) - side // 2, side, side)


def rings(layout: LandLayout, to_screen: Callable[[float, float], Point], z: float) -> list[tuple[pygame.Surface, Point]]:
    """The white rings round what may be chosen here, which breathe, and where they lie: behind all else that stands here."""
    out = []
    for place in layout.placed:
        if place.item.mark == "legal" and place.item.kind != "label":
            sprite, (x, y) = pieces.choice("breath", *_round(place, layout, z)), to_screen(place.x, place.y)
            at = x - sprite.get_width() / 2, y - sprite.get_height() / 2
            box = sprite.get_rect(topleft=(round(at[0]), round(at[1])))
            others = [other for other in layout.placed if other is not place and other.item.kind != "label"]
            near = [other for other in others if box.colliderect(_reach(other, layout, to_screen, z))]
            out.append((_behind(sprite, box, LandLayout(tuple(near), layout.size, (), layout.compact), to_screen, z), at))
    return out


def _reach(place: Placed, layout: LandLayout, to_screen: Callable[[float, float], Point], z: float) -> pygame.Rect:
    """The box that a thing is drawn in, in pixels."""
    (x, y), (wide, high) = to_screen(place.x, place.y), _round(place, layout, z)
    box = pygame.Rect(0, 0, wide, high)
    box.center = round(x), round(y)
    return box


def _behind(
    ring: pygame.Surface, box: pygame.Rect, others: LandLayout, to_screen: Callable[[float, float], Point], z: float
) -> pygame.Surface:
    """A ring that lies there without what these things cover of it; the same surface where that is nothing."""
    if not others.placed:
        return ring
    unmarked = tuple([place._replace(item=place.item._replace(mark="", number="")) for place in others.placed])
    over = pygame.Surface(box.size, pygame.SRCALPHA, 32)

    def local(x: float, y: float) -> Point:
        at = to_screen(x, y)
        return at[0] - box.x, at[1] - box.y

    draw_things(over, LandLayout(unmarked, others.size, (), others.compact), local, Look(z))
    out = ring.copy()
    out.blit(pygame.mask.from_surface(over).to_surface(setcolor=(0, 0, 0, 255), unsetcolor=(0, 0, 0, 0)), (0, 0),
             special_flags=pygame.BLEND_RGBA_SUB)  # fmt: skip
    return out


def _round(place: Placed, layout: LandLayout, z: float) -> tuple[int, int]:
    """How wide and high the ring round a thing is, within: round its sunburst, too."""
    return round(place.w * z), round((layout.size + (SUNBURST if place.item.sacred else 0.0)) * z)


def _sprite(item: LandItem, px: int) -> pygame.Surface:
    if item.kind == "presence":
        return pieces.presence(item.player, px, item.sacred, item.mark)
    return pieces.piece(item.kind, px, item.damage, item.mark)


def counted(item: LandItem, layout: LandLayout) -> bool:
    """Whether a number stands for the copies."""
    if item.kind == "presence" or layout.compact:
        return item.n > 1
    most = most_seen(item.kind)
    if item.kind in BESIDE and item.room[0] > most:  # they keep the room of a number, which is less than two side by side take
        return item.n > 1
    return item.n > most


def _wide(item: LandItem, px: int, z: float) -> float:
    """How wide one sprite is."""
    if item.kind == "presence":
        return px + (SUNBURST * z if item.sacred else 0.0)
    return px * NARROW.get(item.kind, 0.97)


def _middles(place: Placed, layout: LandLayout, px: int, z: float, x: float) -> list[float]:
    """The middles of the sprites of a place whose own middle is `x`."""
    item = place.item
    if counted(item, layout):
        return [x - place.w * z / 2 + _wide(item, px, z) / 2]
    step = fan(item.kind, layout.size) * z
    return [x + (i - (item.n - 1) / 2) * step for i in range(item.n)]


def last_piece(place: Placed, layout: LandLayout, z: float, at: Point) -> Point:
    """The middle of the last sprite of a place whose own middle is `at`: where a piece comes to or leaves from."""
    return _middles(place, layout, round(layout.size * z), z, at[0])[-1], at[1]


def _centre(target: pygame.Surface, sprite: pygame.Surface, x: float, y: float) -> None:
    target.blit(sprite, _corner(sprite, x, y))


def _corner(sprite: pygame.Surface, x: float, y: float) -> tuple[int, int]:
    """Where a picture begins whose middle is (x, y)."""
    w, h = sprite.get_size()
    return round(x - w / 2), round(y - h / 2)


def _count(
    place: Placed, layout: LandLayout, to_screen: Callable[[float, float], Point], z: float
) -> tuple[pygame.Surface, pygame.Rect]:
    """How many a place stands for, and where that lies: beside the piece, or on its lower corner, ending where its
    place does."""
    (x, y), px = to_screen(place.x, place.y), round(layout.size * z)
    line = pieces.count(place.item.n, px)
    w, h = line.get_size()
    if layout.compact:
        edge = round(x + place.w * z / 2)
        return line, pygame.Rect(edge - w, round(y + 0.5 * px - 0.4 * h - h / 2), w, h)
    beside = _middles(place, layout, px, z, x)[0] + _wide(place.item, px, z) / 2
    return line, pygame.Rect(round(beside), round(y - h / 2), w, h)
