"""Cards of Small Islands: a picture grown from what the card is about, its mission, its reward."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any, NamedTuple

import pygame

from scenes.draw import icons, illustration, paper, svg, theme
from scenes.draw import text as typo
from scenes.draw.theme import INK, INK_SECOND

WIDTH = 304.0  # design width of a card
TIGHT = 15  # from line to line of the smallest words, where they would not fit else
HEAD, LOWEST = 20, 0.1  # px of a title at least; share of the height that the picture keeps at least
CACHED = 60

# What a card's picture shows: the first symbol it names, and how it pays.
_MISSION = {
    "flower": ("sun", "plant"),
    "fruit": ("sun", "animal"),
    "leaf": ("air", "plant"),
    "temple": ("moon", "earth"),
    "port": ("water", "air"),
}
_REWARD = {
    "flat": "sun",
    "by_size": "earth",
    "discovery": "moon",
    "lowest_resource": "water",
    "chosen_resource": "air",
}

_cache: OrderedDict[tuple[Any, ...], pygame.Surface] = OrderedDict()
_lock = Lock()


class Card(NamedTuple):
    """What a card shows: an objective has both halves, a mission or a reward one. `steps`: a reward by size."""

    id: str
    title: str
    mission: str
    reward: str
    steps: tuple[tuple[int, int], ...]
    elements: tuple[str, ...]
    heads: tuple[str, str, str, str]  # words: mission, reward, tiles, points


def card_of(model: Any, card: str) -> Card:
    """A card of the box in the present language."""
    said = model.wording.texts.card(card)
    heads = tuple(
        model.t(m) for m in ("isle-mission-head", "isle-reward-head", "isle-reward-size-tiles", "isle-reward-size-points")
    )
    return Card(card, said.title, said.mission, said.reward, said.steps, elements_of(model.rules.box, card), heads)


def elements_of(box: Any, card: str) -> tuple[str, ...]:
    """The elements of its picture, from its data."""
    kind = box.kind_of(card)
    found: list[str] = []
    mission = reward = None
    if kind == "objective":
        whole = box.objective(card)
        mission, reward = whole.mission.written, whole.reward.written
    elif kind == "mission":
        mission = box.mission(card).written
    else:
        reward = box.reward(card).written
    for argument in (mission or {}).values():
        named = dict(argument) if isinstance(argument, dict) else {}
        first = str(named.get("more") or named.get("resource") or next(iter(named), ""))
        found += _MISSION.get(first, ("water", "moon"))
    for part in reward if isinstance(reward, list) else [reward or {}]:
        for name, argument in part.items():
            if name in _REWARD:
                found.append(_REWARD[name])
            elif isinstance(argument, dict) and not mission:
                found += _MISSION.get(next(iter(argument.get("per", {})), ""), ())
    return tuple(dict.fromkeys(found))[:3] or ("sun", "water")


def face(card: Card, size: tuple[int, int], lang: str) -> pygame.Surface:
    """The finished card; kept, do not draw on it."""
    key = (card, size, lang, theme.palette())
    with _lock:
        if key in _cache:
            _cache.move_to_end(key)
            return _cache[key]
    made = draw(card, size)
    with _lock:
        _cache[key] = made
        while len(_cache) > CACHED:
            _cache.popitem(last=False)
    return made


def cached(card: Card, size: tuple[int, int], lang: str) -> bool:
    """Whether `face` need not draw."""
    with _lock:
        return (card, size, lang, theme.palette()) in _cache


def sizes() -> set[tuple[int, int]]:
    """The sizes of all faces that are kept."""
    with _lock:
        return {size for _, size, _, _ in _cache}


def forget() -> None:
    """Drop the kept faces."""
    with _lock:
        _cache.clear()


def blank(size: tuple[int, int]) -> pygame.Surface:
    """The paper of a card, for as long as its face is being drawn; do not draw on it."""
    w, h = size
    return paper.box(size, w / WIDTH if h <= 1.15 * w else w / 330, theme.CARD_LIGHT, theme.CARD_DARK, 10, INK, 2)


def back(size: tuple[int, int], scale: float) -> pygame.Surface:
    """A face-down card."""
    w, h = size[0] / scale, size[1] / scale
    body = svg.rect(1, 1, w - 2, h - 2, 9, "#23485F", INK, 2) + svg.rect(5, 5, w - 10, h - 10, 6, "none", theme.BRASS, 1.4)
    r = min(w, h) * 0.24
    body += svg.circle(w / 2, h / 2, r, "none", theme.BRASS_LIGHT, 1.6)
    body += svg.path(svg.star_d(w / 2, h / 2, r * 0.86, r * 0.28, 4), theme.BRASS_LIGHT, INK, 1)
    return svg.rasterise(body, w, h, scale)


def draw(card: Card, size: tuple[int, int]) -> pygame.Surface:
    """The card drawn anew, and not kept."""
    w, h = size
    tall = h > 1.15 * w
    z = w / WIDTH if not tall else w / 330
    out = blank(size).copy()
    head = max(HEAD, round((34 if tall else 29) * z))
    pad = round((10 if w > 200 * z else 6) * z)
    if typo.width(card.title, "serif", "Semibold", 14) > w - 2 * pad:  # too long for one line even when small
        block = typo.layout(card.title, "serif", 14, w - 2 * pad, "left", INK, 16, "Semibold")
        head = max(head, block.height + max(5, round(4 * z)))
        block.draw(out, (pad, (head - block.height) // 2))
    else:
        _fitted(out, card.title, pygame.Rect(pad, 0, w - 2 * pad, head), (22 if tall else 19) * z, "Semibold")
    halves = [(card.heads[0], card.mission, ()), (card.heads[1], card.reward, card.steps)]
    halves = [half for half in halves if half[1]]
    part = w - 2 * pad if tall or len(halves) == 1 else (w - 2 * pad) // len(halves) - round(14 * z)
    if any(typo.width(half[0], "sans", "Regular", 14) > part for half in halves):  # small: what it says tells which is which
        halves = [("", words, steps) for _, words, steps in halves]
    needs = [_need(half, part) for half in halves]
    need = (sum(needs) if tall else max(needs)) + max(9, round(8 * z))
    band = max(min(round(h * (0.36 if tall else 0.3)), h - head - need), round(h * LOWEST))  # the picture gives way to words
    art = illustration.illustration(card.id, card.elements, "minor", (w - 2 * round(2 * z), band), 0.0, 0.0)
    at = pygame.Rect(round(2 * z), head, art.get_width(), band)
    out.blit(art, at)
    line = max(1, round(1.5 * z))
    for y in (at.y, at.bottom - line):
        pygame.draw.rect(out, theme.shown(INK), (at.x, y, at.w, line))
    room = pygame.Rect(pad, at.bottom, w - 2 * pad, h - at.bottom - round(5 * z))
    for n, (name, words, steps) in enumerate(halves):
        if tall:
            box = pygame.Rect(room.x, room.y + n * room.h // len(halves), room.w, room.h // len(halves))
        else:
            box = pygame.Rect(room.x + n * room.w // len(halves), room.y, room.w // len(halves), room.h)
            box = box.inflate(-round(14 * z), 0) if len(halves) > 1 else box
        if n:
            rule = (
                (room.x, box.y, room.w, line)
                if tall
                else (box.x - round(8 * z), box.y + round(8 * z), line, box.h - round(16 * z))
            )
            pygame.draw.rect(out, theme.shown(INK), rule)
        _half(out, box, (name, words, steps, card.heads), z, tall)
    return out


def _need(half: tuple[str, str, Any], width: int) -> int:
    """Pixels that a half needs for its heading and its smallest words or table."""
    name, words, steps = half
    label = round(14 * 1.2) if name else 0
    if steps:
        return label + 2 * round(14 * 1.7)
    return label + typo.layout(words, "serif", 14, width, "centre", INK, TIGHT, "Regular").height


def _half(out: pygame.Surface, box: pygame.Rect, half: tuple[str, str, Any, Any], z: float, tall: bool) -> None:
    name, words, steps, heads = half
    small = max(14, round(15 * z))
    label = pygame.Rect(box.x, box.y + round((6 if tall else 3) * z), box.w, round(small * 1.2))
    _fitted(out, name, label, small, "Regular", INK_SECOND, "sans", True)
    rest = pygame.Rect(box.x, label.bottom, box.w, box.bottom - label.bottom) if name else box
    if steps:
        _steps(out, rest, steps, heads, z, tall)
        return
    px = round((21 if tall else 19) * z)
    while px > max(14, round(16 * z)) and typo.layout(words, "serif", px, 100_000, "centre", INK, px, "Regular").used > box.w:
        px -= 1  # one line, if that is not too small
    while True:
        block = typo.layout(words, "serif", max(14, px), box.w, "centre", INK, round(max(14, px) * 1.34), "Regular")
        if px <= 14 or (block.height <= rest.h and block.used <= box.w):
            break
        px -= 1
    if block.height > rest.h:  # closer lines rather than cut ones
        block = typo.layout(words, "serif", 14, box.w, "centre", INK, TIGHT, "Regular")
    block.draw(out, (box.x, rest.centery - block.height // 2 - round(2 * z)))


def _steps(out: pygame.Surface, box: pygame.Rect, steps: Any, heads: Any, z: float, tall: bool) -> None:
    """A reward by size as a little table."""
    px = max(14, round((17 if tall else 15.5) * z))
    lead = max(typo.width(word, "sans", "Regular", px) for word in heads[2:]) + round(8 * z)
    widest = max(typo.width(str(value), "sans", "Bold", px) for pair in steps for value in pair)
    short = lead + len(steps) * (widest + 3) > box.w  # pictures instead of words
    if short:
        lead = round(px * 1.2) if round(px * 1.2) + len(steps) * (widest + 1) <= box.w else 0
    step = (box.w - lead) / len(steps)
    high = round(px * 1.7)
    top = box.centery - high
    rows = ((heads[2], "tile", [t for t, _ in steps]), (heads[3], "trophy", [p for _, p in steps]))
    for row, (word, sign, values) in enumerate(rows):
        y = top + row * high
        if short and lead:
            out.blit(image := icons.icon(sign, px), image.get_rect(midleft=(box.x, y + high // 2)))
        elif lead:
            _fitted(out, word, pygame.Rect(box.x, y, lead - round(4 * z), high), px, "Regular", INK, "sans")
        for n, value in enumerate(values):
            cell = pygame.Rect(round(box.x + lead + n * step), y, round(step), high)
            _fitted(out, str(value), cell, px, "Bold", INK, "sans", True)


def _fitted(
    out: pygame.Surface,
    words: str,
    box: pygame.Rect,
    px: float,
    weight: str,
    colour: str = INK,
    family: str = "serif",
    centre: bool = False,
) -> None:
    """One line, smaller until it fits (never under 14 px), then cut."""
    size = max(14, round(px))
    while size > 14 and typo.width(words, family, weight, size) > box.w:
        size -= 1
    words = typo.clipped(words, family, weight, size, box.w)
    image = typo.line(words, family, weight, size, colour)
    at = image.get_rect(centery=box.centery)
    at.x = box.centerx - image.get_width() // 2 if centre else box.x
    out.blit(image, at)
