"""Cards of parts with headings of their own: a picture across, below it the parts side by side, or one below the other; on a
low card a picture at the left and the parts beside it."""

from __future__ import annotations

import pygame

from scenes.draw import icons, theme
from scenes.draw import text as typo
from scenes.draw.card import CardSpec, Half, Line
from scenes.draw.theme import INK, INK_SECOND, RULE

TIGHT = 15  # from line to line of the smallest words, where they would not fit else
HEAD, LOWEST = 20, 0.1  # px of a title at least; share of the height that the picture keeps at least
LOW = 0.4  # a card lower than so much of its width has its picture at the left
SHARES = (1.0, 0.8, 0.6, 0.45)  # of a square, so wide may that picture be: it gives way to words
TABLE = 1.4  # from line to line of a table there at least, in heights of its letters
CORNER = 24  # design px at the lower left where the key that chooses it may lie, over the picture or free


def draw_halves(out: pygame.Surface, card: CardSpec, z: float, tall: bool) -> None:
    """Draw the whole card on its paper."""
    w, h = out.get_size()
    if not tall and h < LOW * w:
        _low(out, card, z)
        return
    head = max(HEAD, round((34 if tall else 29) * z))
    pad = round((10 if w > 200 * z else 6) * z)
    head = _head(out, card, head, pad, z, tall)
    halves = card.halves()
    part = w - 2 * pad if tall or len(halves) == 1 else (w - 2 * pad) // len(halves) - round(14 * z)
    if any(typo.width(half.head, "sans", "Regular", 14) > part for half in halves):  # small: what it says tells which is which
        halves = [half._replace(head="") for half in halves]
    needs = [_need(half, part) for half in halves]
    need = (sum(needs) if tall else max(needs)) + max(9, round(8 * z))
    band = max(min(round(h * (0.36 if tall else 0.3)), h - head - need), round(h * LOWEST))  # the picture gives way to words
    at = pygame.Rect(round(2 * z), head, w - 2 * round(2 * z), band)
    if card.picture is not None:
        out.blit(card.picture.surface(at.size, 0.0, 0.0), at)
    line = max(1, round(1.5 * z))
    for y in (at.y, at.bottom - line):
        pygame.draw.rect(out, theme.shown(INK), (at.x, y, at.w, line))
    room = pygame.Rect(pad, at.bottom, w - 2 * pad, h - at.bottom - round(5 * z))
    for n, half in enumerate(halves):
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
        _half(out, box, half, z, tall, 6 if tall else 3)


def _low(out: pygame.Surface, card: CardSpec, z: float) -> None:
    """In a low row: the title in a line, the picture below it at the left, beside it the parts, whole."""
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    head = _head(out, card, min(max(HEAD, u(26)), round(h * 0.3)), u(14), z, False)
    line = max(1, u(1.2))
    pygame.draw.rect(out, theme.shown(RULE), (u(12), head, w - 2 * u(12), line))
    body = pygame.Rect(u(9), head + line + u(3), w - 2 * u(9), h - head - line - u(3) - u(5))
    halves, gap = card.halves(), u(16)
    aside = [round(body.h * share) for share in SHARES if body.h * share >= u(CORNER)] if card.picture is not None else []
    for left in (*(wide + u(10) for wide in aside), u(CORNER)):
        part = (body.w - left - gap * (len(halves) - 1)) // max(1, len(halves))
        if max(_need(half, part, TABLE) for half in halves) <= body.h:
            break
    else:
        halves = [half._replace(head="") for half in halves]
    if card.picture is not None and left > u(CORNER):
        out.blit(card.picture.surface((left - u(10), body.h), 4 * z, 1.5 * z), body)
    for n, half in enumerate(halves):
        box = pygame.Rect(body.x + left + n * (part + gap), body.y, part, body.h)
        if n:
            pygame.draw.rect(out, theme.shown(INK), (box.x - gap // 2, box.y + u(2), line, box.h - u(4)))
        _half(out, box, half, z, False, 0)


def _head(out: pygame.Surface, card: CardSpec, head: int, pad: int, z: float, tall: bool) -> int:
    """The title, behind the badge if there is one; how high it needs to be."""
    w, left = out.get_width(), pad
    if card.badge is not None:
        side = head - max(2, round(3 * z))
        card.badge.draw(out, (pad, (head - side) // 2 + 1), side)
        left += side + pad // 2
    if typo.width(card.title, "serif", "Semibold", 14) > w - left - pad:  # too long for one line even when small
        block = typo.layout(card.title, "serif", 14, w - left - pad, "left", INK, 16, "Semibold")
        head = max(head, block.height + max(5, round(4 * z)))
        block.draw(out, (left, (head - block.height) // 2))
    else:
        _fitted(out, card.title, pygame.Rect(left, 0, w - left - pad, head), (22 if tall else 19) * z, "Semibold")
    return head


def _need(half: Half, width: int, table: float = 1.7) -> int:
    """Pixels that a half needs for its heading and its smallest words or table."""
    label = round(14 * 1.2) if half.head else 0
    if half.table:
        return label + len(half.table) * round(14 * table)
    return label + typo.layout(half.text, "serif", 14, width, "centre", INK, TIGHT, "Regular").height


def _half(out: pygame.Surface, box: pygame.Rect, half: Half, z: float, tall: bool, over: float) -> None:
    """`over`: design px above its heading."""
    small = max(14, round(15 * z))
    label = pygame.Rect(box.x, box.y + round(over * z), box.w, round(small * 1.2))
    _fitted(out, half.head, label, small, "Regular", INK_SECOND, "sans", True)
    rest = pygame.Rect(box.x, label.bottom, box.w, box.bottom - label.bottom) if half.head else box
    if half.table:
        _table(out, rest, half.table, z, tall)
        return
    px, words = round((21 if tall else 19) * z), half.text
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


def _table(out: pygame.Surface, box: pygame.Rect, table: tuple[Line, ...], z: float, tall: bool) -> None:
    """Lines of values below each other."""
    px = max(14, round((17 if tall else 15.5) * z))
    count = max(len(line.values) for line in table)
    lead = max(typo.width(line.word, "sans", "Regular", px) for line in table) + round(8 * z)
    widest = max(typo.width(value, "sans", "Bold", px) for line in table for value in line.values)
    short = lead + count * (widest + 3) > box.w  # pictures instead of words
    if short:
        lead = round(px * 1.2) if round(px * 1.2) + count * (widest + 1) <= box.w else 0
    step = (box.w - lead) / count
    high = min(round(px * 1.7), box.h // len(table))
    top = box.centery - high * len(table) // 2
    for row, line in enumerate(table):
        y = top + row * high
        if short and lead:
            out.blit(image := icons.icon(line.icon, px), image.get_rect(midleft=(box.x, y + high // 2)))
        elif lead:
            _fitted(out, line.word, pygame.Rect(box.x, y, lead - round(4 * z), high), px, "Regular", INK, "sans")
        for n, value in enumerate(line.values):
            cell = pygame.Rect(round(box.x + lead + n * step), y, round(step), high)
            _fitted(out, value, cell, px, "Bold", INK, "sans", True)


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
