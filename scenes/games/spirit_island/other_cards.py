"""The cards in another player's box: what they have played is seen in any case, what they hold as far as there is room.

Each has a line. Where that is too much for those in play they are signs in a row, for no name is cut: a tick for each that was
used, and how fast the others are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scenes.draw import text as typo
from scenes.draw import theme
from scenes.draw.theme import INK
from scenes.games.spirit_island.painted import speed_badge
from scenes.table.pen import Pen


@dataclass(frozen=True)
class OtherCard:
    """A power of another player; `word`: used, in hand; `sign`: its picture, where the word has no room."""

    name: str
    speed: str
    played: bool
    word: str = ""
    sign: str = ""

    @property
    def used(self) -> bool:
        """Whether it was used this turn."""
        return self.played and bool(self.sign)


class Lengths(NamedTuple):
    """Design px of another player's box: of its head, its figures, its elements, its foot, and of the line of a card."""

    side: float = 56  # of the portrait; its badge, and where that lies
    badge: float = 24
    badge_at: tuple[int, int] = (36, 36)
    top: float = 9  # of the portrait
    head: float = 72  # least height down to the figures
    below_name: float = 32  # from there to the figures
    figure: float = 25
    figure_size: float = 17
    figures: float = 29
    element: float = 23
    elements: float = 30
    element_row: float = 26
    foot: float = 38
    foot_high: float = 31
    above_foot: float = 4
    line: float = 26
    line_air: float = 4
    size: float = 16  # of a card's name
    sign: float = 21
    name_left: float = 28
    name_less: float = 32  # what the name of a card has less of the width
    aside: float = 0  # kept free beside it at least: how many more cards there are


USUAL = Lengths()
TIGHT = Lengths(  # closer together, so that more cards have room
    side=44, badge=19, badge_at=(28, 28), top=7, head=56, below_name=28, figure=22, figure_size=16, figures=25, element=20,
    elements=24, element_row=24, foot=34, foot_high=28, above_foot=2, line=21, line_air=2, size=15.5, sign=18, name_left=23,
    name_less=26, aside=22,
)  # fmt: skip
RAIL = TIGHT._replace(size=14.5)


class Line(NamedTuple):
    """The line of a card: its name as it is set, the word beside it, how many more there are."""

    card: OtherCard
    block: typo.TextBlock
    word: str
    more: str
    high: int


def _line(pen: Pen, card: OtherCard, width: int, has: Lengths, more: str = "") -> Line:
    """A card in that width, a long name in two lines."""
    k, px, word = pen.kit, pen.px, card.word
    wide = k.width(word, 15) if word else 0
    if word and (has.size < 15 or k.width(card.name, has.size) > width - px(34) - wide):
        word, wide = "", px(20) if card.sign else 0
    wide += _more_width(pen, more) if card.used else 0  # the mark of what was used is never left out
    room, colour = width - px(has.name_less) - max(wide, px(has.aside)), INK if card.played else theme.INK_SECOND
    block = k.block(card.name, room, has.size, "sans", colour)
    if block.lines > 2:
        block = k.block(card.name, room, has.size - 1, "sans", colour)
    return Line(card, block, word, more, max(px(has.line), block.height + px(has.line_air)))


def _more_width(pen: Pen, more: str) -> int:
    return pen.kit.width(more, 15, "sans-bold") + pen.px(8) if more else 0


def have_room(pen: Pen, cards: Sequence[OtherCard], width: int, room: int, has: Lengths, more: int = 0) -> bool:
    """Whether each has a line of its own in that height, and its whole name; the last one beside the word that there are so many
    more.
    """
    said = [f"+{more}" if more and n + 1 == len(cards) else "" for n in range(len(cards))]
    return sum(_line(pen, card, width, has, word).high for card, word in zip(cards, said, strict=True)) <= room


def _lines(pen: Pen, cards: Sequence[OtherCard], width: int, room: int, has: Lengths) -> list[Line]:
    """The lines that have room, never without what is in play; none where that is too much."""
    played = sum(card.played for card in cards)
    for shown in range(len(cards), max(1, played) - 1, -1):
        more = f"+{len(cards) - shown}" if shown < len(cards) else ""
        lines = [_line(pen, card, width, has, more if n + 1 == shown else "") for n, card in enumerate(cards[:shown])]
        if sum(line.high for line in lines) <= room:
            return lines
    return []


def draw(pen: Pen, canvas: pygame.Surface, cards: Sequence[OtherCard], rect: pygame.Rect, has: Lengths) -> None:
    """The cards in that box; the last line says how many more there are."""
    k, px, y = pen.kit, pen.px, rect.y
    lines = _lines(pen, cards, rect.w, rect.h, has)
    if not lines and rect.h >= px(has.sign):
        played = [card for card in cards if card.played]
        more, middle = f"+{len(cards) - len(played)}" if len(played) < len(cards) else "", y + px(has.sign / 2)
        wide = signs(pen, canvas, played, (rect.x, middle), rect.w - _more_width(pen, more), has.sign)
        if more:
            k.text(canvas, more, (rect.x + wide + px(8), middle), 15, "sans-bold", INK, "midleft")
    for card, block, word, more, high in lines:
        line = pygame.Rect(rect.x, y, rect.w, high)
        badge = speed_badge(k, card.speed, has.sign)
        canvas.blit(badge, badge.get_rect(midleft=(line.x, line.centery)))
        left, right = line.x + px(has.name_left), line.right
        if more:  # in place of the word, where both have no room
            k.text(canvas, more, (right, line.centery), 15, "sans-bold", INK, "midright")
            right -= _more_width(pen, more)
        block.draw(canvas, (left, line.centery - block.height // 2))
        if word and right - k.width(word, 15) > left + block.used:
            k.text(canvas, word, (right, line.centery), 15, "sans", theme.INK_SECOND, "midright")
        elif card.sign and right - px(20) > left + block.used:
            k.icon(canvas, card.sign, (right - px(9), line.centery), 18 if has.size > 15 else 15, theme.INK_SECOND)
        y += high


def signs(
    pen: Pen, canvas: pygame.Surface, cards: Sequence[OtherCard], at: tuple[int, int], width: int, size: float,
    anchor: str = "midleft",
) -> int:  # fmt: skip
    """The cards as a row of signs, closer together where they are many; returns how wide it is. `at` is its left or right end."""
    k, side = pen.kit, pen.px(size)
    if not cards:
        return 0
    step = min(side + pen.px(5), (width - side) // max(1, len(cards) - 1))
    wide = side + step * (len(cards) - 1)
    x = at[0] - wide if anchor == "midright" else at[0]
    for n, card in enumerate(cards):
        if card.used:
            box = pygame.Rect(x + n * step, at[1] - side // 2, side, side)
            canvas.blit(k.rounded(side, side, size / 2, theme.INSET, None, theme.INK_SECOND, 1.2), box)
            k.icon(canvas, card.sign, box.center, size * 0.8, INK)
        else:
            badge = speed_badge(k, card.speed, size)
            canvas.blit(badge, badge.get_rect(midleft=(x + n * step, at[1])))
    return wide
