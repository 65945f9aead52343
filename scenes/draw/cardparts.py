"""Pieces of card layout that every kind of card shares: words that fit, icons beside the picture, footer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from scenes.draw import cardskin as skin
from scenes.draw import icons, text
from scenes.draw.card import CardSpec
from scenes.draw.theme import GOOD, GOOD_BOX, INK_SECOND, shown

REMARK = 13  # px of the smallest remark at the foot of a card that has words: read in passing, so not as small as they may be

_SIGNS = (re.compile(r"(\.) "), re.compile(r"(:) "), re.compile(r"(,) "))
_OR = re.compile(r",? (<b>[^<>\d]+</b>) ")
_FIGURES = re.compile(r"(?:<[^<>]+>|[\d+\s.])+")


def px_of(size: float, z: float) -> int:
    return max(8, round(size * z))


def least_px(z: float) -> int:
    """The smallest letters on a card drawn at scale `z`, in px; a card smaller than that shows its picture, not its words."""
    return 14 if z > 0.8 else 10 if z > 0.6 else 0


def title(target: pygame.Surface, words: str, area: pygame.Rect, z: float, sizes: Sequence[float], most: int = 2) -> None:
    """The title, at the largest of the sizes at which it keeps to two lines (else to `most`) and to its area."""
    block, _ = _titled(words, area, z, sizes, most)
    if block is not None:
        block.draw(target, (area.x, area.y + (area.h - block.height) / 2))


def title_fits(words: str, area: pygame.Rect, z: float, sizes: Sequence[float], most: int = 2) -> bool:
    """Whether there is such a size."""
    return _titled(words, area, z, sizes, most)[1]


def _titled(words: str, area: pygame.Rect, z: float, sizes: Sequence[float], most: int) -> tuple[text.TextBlock | None, bool]:
    block = None
    for lines, size in ((lines, size) for lines in range(2, most + 1) for size in sizes):
        px = px_of(size, z)
        block = text.layout(words, "serif", px, area.w, step=round(px * 1.08), weight="Semibold")
        widest = max((text.width(w, "serif", "Semibold", px) for w in words.split()), default=0)
        if block.lines <= lines and block.height <= area.h and widest <= area.w:
            return block, True
    return block, False


def even(
    words: str, px: int, room: int, align: text.Align, step: int, family: str = "serif", weight: str = "Regular"
) -> text.TextBlock:
    """Text in lines of nearly equal length: no last line of one word or one picture. Two lines part at a sign if one stands near
    the middle."""
    block = text.layout(words, family, px, room, align, step=step, weight=weight)
    if block.lines < 2 or "\n" in words:
        return block
    if block.lines == 2:
        for sign in _SIGNS:
            for found in sign.finditer(words):
                halves = words[: found.end(1)], words[found.end() :]
                used = [text.layout(half, family, px, 10 * room, step=step, weight=weight).used for half in halves]
                if max(used) <= room and min(used) > 0.42 * max(used):
                    return text.layout("\n".join(halves), family, px, room, align, step=step, weight=weight)
    low, high = round(room * 0.55), room
    while high - low > max(2, px // 4):
        middle = (low + high) // 2
        narrow = text.layout(words, family, px, middle, align, step=step, weight=weight)
        if narrow.lines > block.lines:
            low = middle
        else:
            block, high = narrow, middle
    return block


def unstopped(line: str) -> str:
    """Figures and pictures alone are no sentence: "2 <heart>, 4 <damage>" without full stops."""
    return line.removesuffix(".").replace(". ", ", ") if _FIGURES.fullmatch(line) else line


def lines_of(paragraphs: Iterable[str], airy: int) -> list[str]:
    """What gets a line of its own. Airy 2: each effect, and the "or" between two; 1: each effect, figures alone together;
    0: each paragraph (its effects are parted by line breaks)."""
    lines: list[str] = []
    for words in paragraphs:
        if airy == 0:
            lines.append(words.replace("\n", " "))
            continue
        for effect in words.split("\n"):
            if airy == 1 and lines and _FIGURES.fullmatch(effect) and _FIGURES.fullmatch(lines[-1]):
                lines[-1] = f"{lines[-1]} {effect}"
            else:
                either = _OR.sub(r"\n\1\n", effect).split("\n") if airy == 2 and ". " not in effect else [effect]
                lines += [line.removesuffix(".") for line in either] if len(either) > 1 else either
    return [unstopped(line) for line in lines if line]


def _lines(words: str, px: int, room: int, align: text.Align, step: int, rough: bool) -> text.TextBlock:
    """Even lines, or at once lines of the same number."""
    return text.layout(words, "serif", px, room, align, step=step) if rough else even(words, px, room, align, step)


def stack(
    paragraphs: Iterable[str], px: int, room: int, align: text.Align, step: float, airy: int = 0, rough: bool = False
) -> tuple[list[text.TextBlock], int, int]:
    """Paragraphs under each other: blocks, the gap between them, and the whole height. `rough`: only the height counts."""
    blocks = [_lines(line, px, room, align, round(px * step), rough) for line in lines_of(paragraphs, airy)]
    gap = round(px * 0.3)
    return blocks, gap, sum(b.height for b in blocks) + gap * max(0, len(blocks) - 1)


class Body(NamedTuple):
    """Paragraphs and boxes of one size."""

    blocks: list[text.TextBlock]
    gap: int
    boxes: list[tuple[list[text.TextBlock], bool, int]]
    text_height: int
    height: int

    def draw(self, target: pygame.Surface, area: pygame.Rect, z: float, centre: bool) -> None:
        boxes_height = self.height - self.text_height
        y = area.y + max(0, (area.h - boxes_height - self.text_height) // 2)
        for block in self.blocks:
            block.draw(target, (area.x + ((area.w - block.width) // 2 if centre else 0), y))
            y += block.height + self.gap
        y = area.bottom - boxes_height + (round(3 * z) if self.boxes else 0)
        pad = round(5 * z)
        for blocks, reached, tall in self.boxes:
            y += pad
            box = pygame.Rect(area.x - pad, y, area.w + 2 * pad, tall)
            fill, line = (GOOD_BOX, GOOD) if reached else ("#FFF7E0", "#8A6717")
            skin.plate(target, box, z, fill, line)
            top = y + round(3 * z)
            for block in blocks:
                block.draw(target, (area.x + ((area.w - block.width) // 2 if centre else 0), top))
                top += block.height
            y += tall


def body_of(card: CardSpec, px: int, room: int, z: float, tall: bool, airy: int = 0, rough: bool = False) -> Body:
    """The words at one size; `rough`: to see how high they are."""
    align: text.Align = "centre" if tall else "left"
    step = 1.26 if tall else 1.16
    blocks, gap, height = stack(card.prose(), px, room, align, step, airy, rough)
    boxes = []
    small = max(round(px * 0.92), min(px, px_of(14, z)))
    for box in card.boxes():
        said = unstopped(box.text)
        lines = [box.lead, said] if tall else [f"{box.lead}: {said}"]
        parts = [_lines(line, small, room, align, round(small * (1.34 if tall else 1.18)), rough) for line in lines]
        boxes.append((parts, box.on, sum(p.height for p in parts) + round(6 * z)))
    extra = sum(box[2] + round(5 * z) for box in boxes)
    return Body(blocks, gap, boxes, height, height + extra + (round(3 * z) if boxes else 0))


def fit_body(
    card: CardSpec, room: int, z: float, tall: bool, sizes: tuple[float, ...], usual: int, spare: int
) -> tuple[Body, int]:
    """The body and how many pixels the picture must give: one step smaller first, then the picture, then both."""
    second = sizes[1] if len(sizes) > 1 else sizes[0]  # on a small card all sizes may have become one
    px, airy = px_of(sizes[0], z), 0
    for size in (*sizes, *(sizes[-1] - 0.6 * k for k in range(1, 6))):
        share = 0.62 if size >= second else 0.78 if size > sizes[-1] else 1.0  # readable words before a tall picture
        px = px_of(size, z)
        for airy in (2, 1, 0) if tall else (0,):
            most = usual + spare * (0.2 if airy else 0.0 if size == sizes[0] else share)
            if body_of(card, px, room, z, tall, airy, rough=True).height > most:
                continue
            body = body_of(card, px, room, z, tall, airy)
            if body.height <= most:  # lines of even length may be one more
                return body, max(0, body.height - usual)
    body = body_of(card, px, room, z, tall, airy)
    return body, min(max(0, body.height - usual), spare)


def mark_column(target: pygame.Surface, card: CardSpec, x: int, top: int, bottom: int, side: int) -> None:
    """The icons beside the picture, closer together and smaller where the picture gave way."""
    count = len(card.marks)
    if not count:
        return
    step = min(round(side * 1.09), (bottom - top) // count)
    small = min(side, step)
    columns = 1
    if small < side * 0.62 and count > 1:  # a low picture: two by two
        columns, rows = 2, (count + 1) // 2
        step = min(round(side * 0.62), (bottom - top) // rows)
        small = min(round(side * 0.6), step)
    for number, mark in enumerate(card.marks):
        row, column = divmod(number, columns)
        target.blit(icons.icon(mark, small), (x + column * round(small * 1.04), top + row * step))


def footer(out: pygame.Surface, card: CardSpec, z: float) -> None:
    """A fine rule with two small remarks under it."""
    w, h = out.get_size()
    least = max(least_px(z), REMARK if least_px(z) else 0)
    left, right, px = round(18 * z), w - round(18 * z), max(px_of(14.6, z), least)
    y = h - round(28 * z)
    pygame.draw.line(out, shown(card.skin.rule), (left, y), (right, y), max(1, round(z)))
    base = h - round(11 * z)
    gap = round(10 * z)
    said, owner = card.footer

    def room(px: int) -> int:
        return right - left - (text.width(card.footer[0], px=px) + gap if card.footer[0] else 0)

    if owner and text.width(owner, px=px) > room(px):
        px = max(px_of(14, z), least)
        if text.width(owner, px=px) > room(px):
            said = ""  # whose card it is says more than which kind, which the face shows anyway
    if said:
        text.draw(out, said, (left, base), px=px, colour=INK_SECOND)
    if owner:
        words = text.clipped(owner, "sans", "Regular", px, room(px) if said else right - left)
        text.draw(out, words, (right, base), px=px, colour=INK_SECOND, align="right")
