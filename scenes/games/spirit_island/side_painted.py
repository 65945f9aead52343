"""What there is to paint on the right panel: terror, the coming ravage, decks, the other players; and how it folds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scenes.draw import cardskin, discs, theme
from scenes.draw import text as typo
from scenes.draw.theme import INK
from scenes.games.spirit_island.painted import Portrait, speed_badge
from scenes.table import logfoot
from scenes.table import painted as p
from scenes.table.painted import Paint
from scenes.table.pen import Pen
from scenes.table.rows import Painted

Count = tuple[str, str]  # icon, figure
LOW = 58.0  # the box of another player is so low that its two lines move together


@dataclass(frozen=True)
class Terror(Paint):
    """The terror level: its disc, its name, what wins the game at it (in several wordings)."""

    level: int
    name: str
    win: tuple[str, ...]
    HIGH = 46.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px = pen.px
        canvas.blit(cardskin.numeral(self.level, px(44), "violet"), rect.topleft)
        room = pygame.Rect(rect.x + px(54), rect.y, rect.w - px(54), px(22))
        pen.rich(canvas, f"<b>{self.name}</b>", room, 17)
        pen.rich(canvas, pen.fitting(self.win, room.w, 16), room.move(0, px(22)), 16)


@dataclass(frozen=True)
class RailPool(Paint):
    """A pool of markers on a rail: its picture, how many, and words beside them, as long as there is room for."""

    icon: str
    count: int
    words: tuple[str, ...]
    size: float = 14.5
    colour: str = INK
    HIGH = 28.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, x, y = pen.kit, pen.px, rect.x, rect.y + pen.px(13)
        k.icon(canvas, self.icon, (x + px(13), y), 26)
        used = k.text(canvas, str(self.count), (x + px(32), y), 23, "serif-bold", INK, "midleft").w
        room = rect.w - used - px(38)
        words = pen.fitting(self.words, room, self.size)
        k.text(canvas, words, (x + px(38) + used, y + px(2)), self.size, "sans", self.colour, "midleft", room)


@dataclass(frozen=True)
class RailFear(Paint):
    """Fear and terror on a rail. `whole`: what wins the game in its first wording, in as many lines as that takes."""

    pool: RailPool
    level: int
    win: tuple[str, ...]  # what wins the game at that level, in several wordings
    cards: str  # cards that wait and are left
    whole: bool = False
    HIGH = 76.0

    def _more(self, pen: Pen, width: int) -> int:
        """How much higher it is than with one line of what wins the game."""
        block = pen.kit.block(self.win[0], width, 14.5) if self.whole else None
        return block.height - block.height // block.lines if block is not None else 0

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.HIGH) + self._more(pen, width)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px, x, y, w = pen.px, *rect.topleft, rect.w
        self.pool.draw(pen, canvas, pygame.Rect(x, y + px(4), w, px(28)))
        disc = cardskin.numeral(self.level, px(32), "violet")
        canvas.blit(disc, (x + w - disc.get_width(), y + px(1)))
        more = self._more(pen, w)
        if more:
            pen.put(canvas, pen.kit.block(self.win[0], w, 14.5), (x, y + px(36)))
        else:
            pen.rich(canvas, pen.fitting(self.win, w, 14.5), pygame.Rect(x, y + px(36), w, px(19)), 14.5)
        pen.rich(canvas, self.cards, pygame.Rect(x, y + px(55) + more, w, px(19)), 14.5, least=13.5)


@dataclass(frozen=True)
class Threat(Paint):
    """What the coming ravage does in a land; on a rail in the first wording that fits."""

    land: str
    line: str
    brief: tuple[str, ...]
    HIGH = 31.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px = pen.px
        pen.kit.inset(canvas, rect, "#F0E4C8")
        pen.kit.text(canvas, self.land, (rect.x + px(10), rect.centery), 17, "serif-bold", INK, "midleft")
        room = pygame.Rect(rect.x + px(56), rect.y, rect.w - px(64), rect.h)
        pen.rich(canvas, self.line, room, 16.5, "sans-semi", align="right")

    def folded(self) -> Painted | None:
        return RailThreat(self.land, self.brief)


@dataclass(frozen=True)
class RailThreat(Paint):
    """The same on a rail."""

    land: str
    lines: tuple[str, ...]
    HIGH = 27.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px = pen.px
        pen.kit.text(canvas, self.land, (rect.x + px(2), rect.centery), 16, "serif-bold", INK, "midleft")
        room = pygame.Rect(rect.x + px(30), rect.y, rect.w - px(30), rect.h)
        line = pen.fitting(self.lines, room.w, 15, "sans-semi")
        pen.rich(canvas, line, room, 15, "sans-semi", align="right", least=12)


@dataclass(frozen=True)
class Deck(Paint):
    """A deck with what is left of it and what is discarded."""

    name: str
    have: int
    gone: int
    note: str  # how many are discarded
    row: tuple[tuple[str, str], ...] = ()  # name and note of all that stand in the row: they are told alike
    HIGH = 36.0

    def _room(self, pen: Pen, width: int, name: str) -> int:
        """What the name of a deck leaves in a box of that width."""
        return width - pen.kit.width(f"{name} ", 16.5) - pen.px(48)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        k.inset(canvas, rect, line=INK)
        used = k.text(canvas, f"{self.name} ", (rect.x + px(9), rect.centery), 16.5, "sans", INK, "midleft").w
        k.text(canvas, str(self.have), (rect.x + px(9) + used, rect.centery), 17, "sans-bold", INK, "midleft")
        room = pygame.Rect(0, rect.y, rect.w - used - px(48), rect.h)
        room.right = rect.right - px(8)
        worded = all(pen.fitting((note, ""), self._room(pen, rect.w, name), 15) for name, note in self.row)
        says = (self.note,) * worded + (f"<deck> {self.gone}", "")
        brief = pen.fitting(says, room.w, 15)  # narrow: the pile itself tells
        pen.rich(canvas, brief, room, 15, colour=theme.INK_SECOND, align="right")

    def folded(self) -> Painted | None:
        left = f"{self.name} <b>{self.have}</b>"
        return RailDeck((f"{left}, {self.note}", f"{left} · <deck> {self.gone}"))


@dataclass(frozen=True)
class OwnDiscard(Paint):
    """The discard of the one who acts."""

    name: str
    have: int
    HIGH = 34.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        k.inset(canvas, rect, line=INK)
        k.icon(canvas, "deck", (rect.x + px(18), rect.centery), 21)
        k.text(canvas, self.name, (rect.x + px(36), rect.centery), 16.5, "sans", INK, "midleft", rect.w - px(80))
        k.text(canvas, str(self.have), (rect.right - px(12), rect.centery), 17, "sans-bold", INK, "midright")

    def folded(self) -> Painted | None:
        return RailDeck((f"{self.name} <b>{self.have}</b>",))


@dataclass(frozen=True)
class RailDeck(Paint):
    """A line about a deck on a rail, in the first wording that fits."""

    lines: tuple[str, ...]
    HIGH = 23.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        pen.rich(canvas, pen.fitting(self.lines, rect.w, 15, least=13), rect, 15, least=13)


@dataclass(frozen=True)
class RailLog(Paint):
    """The dark foot of a rail: a click opens the log."""

    title: str
    cap: str
    HIGH = 50.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        canvas.blit(logfoot.skin(k, rect.size), rect)
        k.icon(canvas, "log", (rect.x + px(24), rect.centery), 21, theme.PAPER)
        k.text(canvas, self.title, (rect.x + px(42), rect.centery), 18, "serif-semi", theme.PAPER, "midleft")
        if self.cap:
            k.key_cap(canvas, self.cap, (rect.right - px(14) - k.cap_width(self.cap, 15), rect.centery), theme.PAPER, 15)


# ------------------------------------------------------------------------------------------------ other players


@dataclass(frozen=True)
class OtherCard:
    """A power of another player; `word`: used, in hand; `sign`: its picture, where the word has no room."""

    name: str
    speed: str
    played: bool
    word: str = ""
    sign: str = ""


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


@dataclass(frozen=True)
class Other(Paint):
    """Another player: portrait, figures, elements, cards in play and in hand, whether they wait."""

    portrait: Portrait
    spirit: str
    who: str
    figures: tuple[Count, ...]
    elements: tuple[Count, ...]
    cards: tuple[OtherCard, ...]
    waits: bool
    states: tuple[str, str]  # what says so, on the panel and on a rail

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px = pen.px
        box = pygame.Rect(rect.x - px(1), rect.y - px(8), rect.w + px(3), rect.h + px(10))
        if box.h < px(128):
            self._low(pen, canvas, box)
            return
        self._whole(pen, canvas, box, USUAL if self._holds(pen, box) else TIGHT)

    def _holds(self, pen: Pen, box: pygame.Rect) -> bool:
        """Whether every card has a line of its own in the usual lengths."""
        top, px = self._top(pen, box, USUAL), pen.px
        symbols = px(USUAL.figures) + px(USUAL.elements if self.elements else 0)
        room = box.bottom - px(USUAL.foot) - px(USUAL.above_foot) - top - symbols
        return _fitting(pen, self.cards, box.w, room, USUAL) == len(self.cards)

    def _name(self, pen: Pen, box: pygame.Rect, has: Lengths) -> typo.TextBlock:
        room, size = box.w - pen.px(has.side) - pen.px(12), 18.0
        while size > 14.5 and pen.kit.block(self.spirit, room, size, "serif-semi").lines > 1:
            size -= 0.5
        return pen.kit.block(self.spirit, room, size, "serif-semi")

    def _top(self, pen: Pen, box: pygame.Rect, has: Lengths) -> int:
        """Where the figures begin."""
        return box.y + max(pen.px(has.head), self._name(pen, box, has).height + pen.px(has.below_name))

    def _whole(self, pen: Pen, canvas: pygame.Surface, box: pygame.Rect, has: Lengths) -> None:
        k, px, x, name = pen.kit, pen.px, box.x, self._name(pen, box, has)
        self.portrait.draw(pen, canvas, (x, box.y + px(has.top)), has.side, has.badge, has.badge_at)
        left, top = x + px(has.side + 12), box.y + px(has.top)
        name.draw(canvas, (left, top - px(1)))
        pen.rich(canvas, self.who, pygame.Rect(left, top + name.height, box.right - left, px(20)), 16)
        y = self._top(pen, box, has)
        p.Icons(self.figures, has.figure, has.figure_size).draw(pen, canvas, pygame.Rect(x, y, box.w, px(26)))
        y += px(has.figures)
        foot = pygame.Rect(x - px(3), box.bottom - px(has.foot), box.w + px(3), px(has.foot_high))
        if self.elements and y + px(has.element_row) <= foot.y:
            for n, (element, count) in enumerate(self.elements):
                at = x + px(12) + n * min(px(46), box.w // max(1, len(self.elements))), y + px(has.element_row / 2)
                k.icon(canvas, element, at, has.element)
                k.text(canvas, count, (at[0] + px(14), at[1]), 16, "sans-bold", INK, "midleft")
            y += px(has.elements)
        _cards(pen, canvas, self.cards, pygame.Rect(x, y, box.w, foot.y - px(has.above_foot) - y), has)
        _state(pen, canvas, foot, self.waits, self.states[0], 15.5, 19, 1.4)

    def _low(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Where several players share the height: name and figures beside the portrait, whether they wait as a sign."""
        k, px = pen.kit, pen.px
        side = min(px(52), rect.h - px(14))
        near, up = max(0.0, 52 - side / k.scale), px(5) if rect.h < px(LOW) else 0  # the lower the box, the closer its lines
        self.portrait.draw(pen, canvas, (rect.x, rect.y + (rect.h - side) // 2 - px(4)), side / k.scale, 22 - near / 4,
                           (32 - near * 0.75, 32 - near * 0.75))  # fmt: skip
        left = rect.x + side + px(12)
        sign = "time" if self.waits else "play"
        k.icon(canvas, sign, (rect.right - px(10), rect.y + px(16) - up), 20, INK if self.waits else theme.GOOD)
        room = rect.right - px(24) - left
        pen.rich(canvas, pen.fitting((f"<b>{self.who}</b> · {self.spirit}", f"<b>{self.who}</b>"), room, 15.5),
                 pygame.Rect(left, rect.y + px(6) - up, room, px(21)), 15.5)  # fmt: skip
        line = pygame.Rect(left, rect.y + px(29) - up, rect.right - left, px(26) - up)
        p.Icons(self.figures, 22, 16).draw(pen, canvas, line)
        if rect.h >= px(86):
            p.Icons(self.elements[:6], 20, 15).draw(pen, canvas, line.move(0, px(28)))

    def folded(self) -> Painted | None:
        return RailOther(
            self.portrait.colour, self.spirit, self.who, self.figures[:3], self.elements, self.waits, self.states[1], self.cards
        )


@dataclass(frozen=True)
class RailOther(Paint):
    """The same on a rail."""

    colour: str
    spirit: str
    who: str
    figures: tuple[Count, ...]
    elements: tuple[Count, ...]
    waits: bool
    state: str
    cards: tuple[OtherCard, ...] = ()

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        x, right, top, low = rect.x - px(4), rect.right + px(6), rect.y - px(8), rect.bottom + px(2)
        if low - top < px(88):  # four at the table: name and figures, whether they wait as a sign
            near = low - top < px(LOW)  # an adversary and a scenario stand above
            middle, figures, side = (px(12), px(22), 18) if near else (px(18), px(31), 24)
            canvas.blit(discs.disc(self.colour, px(side)), (x, top + middle - px(side / 2)))
            sign = "time" if self.waits else "play"
            k.icon(canvas, sign, (right - px(9), top + middle), 17, INK if self.waits else theme.GOOD)
            left = x + px(side + 7)
            k.text(canvas, self.who, (left, top + middle), 16.5, "serif-bold", INK, "midleft", right - px(21) - left)
            p.Icons(self.figures, 17 if near else 18, 15).draw(
                pen, canvas, pygame.Rect(x, top + figures, right - x, px(17 if near else 20)))  # fmt: skip
            return
        canvas.blit(discs.disc(self.colour, px(24)), (x, top + px(6)))
        k.text(canvas, self.who, (x + px(31), top + px(18)), 16.5, "serif-bold", INK, "midleft", right - x - px(31))
        y = top + px(33)
        block = k.block(self.spirit, right - x, 14.5, "serif-semi")
        if low - top > px(150) or (block.lines == 1 and low - top >= px(92) + block.height):
            block.draw(canvas, (x, y))
            y += block.height + px(2)
        p.Icons(self.figures, 20, 15).draw(pen, canvas, pygame.Rect(x, y, right - x, px(24)))
        y += px(26)
        per, side = (5, 18) if len(self.elements) == 5 else (4, 19)  # a fifth needs no row of its own
        for n, (element, count) in enumerate(self.elements):
            row, column = divmod(n, per)
            at = (x + px(9) + column * (px(34) if per == 4 else (right - x) // per), y + px(10) + row * px(23))
            if at[1] + px(10) > low - px(30):
                break
            k.icon(canvas, element, at, side)
            k.text(canvas, count, (at[0] + px(11), at[1]), 15, "sans-bold", INK, "midleft")
        foot = pygame.Rect(x - px(3), low - px(28), right - x + px(1), px(22))
        y += -(-len(self.elements) // per) * px(23) + px(1)
        _cards(pen, canvas, self.cards, pygame.Rect(x, y, right - x, foot.y - px(RAIL.above_foot) - y), RAIL)
        _state(pen, canvas, foot, self.waits, self.state, 14.5, 15, 1.2)


def _line_of(pen: Pen, card: OtherCard, width: int, has: Lengths) -> tuple[typo.TextBlock, str, int]:
    """The name of a card as it is set in that width (a long one in two lines), the word beside it, how high its line is."""
    k, px, word = pen.kit, pen.px, card.word
    wide = k.width(word, 15) if word else 0
    if word and (has.size < 15 or k.width(card.name, has.size) > width - px(34) - wide):
        word, wide = "", px(20) if card.sign else 0
    room, colour = width - px(has.name_less) - max(wide, px(has.aside)), INK if card.played else theme.INK_SECOND
    block = k.block(card.name, room, has.size, "sans", colour)
    if block.lines > 2:
        block = k.block(card.name, room, has.size - 1, "sans", colour)
    return block, word, max(px(has.line), block.height + px(has.line_air))


def _fitting(pen: Pen, cards: tuple[OtherCard, ...], width: int, room: int, has: Lengths) -> int:
    """How many cards have a line in that height."""
    used = 0
    for n, card in enumerate(cards):
        used += _line_of(pen, card, width, has)[2]
        if used > room:
            return n
    return len(cards)


def _cards(pen: Pen, canvas: pygame.Surface, cards: tuple[OtherCard, ...], rect: pygame.Rect, has: Lengths) -> None:
    """As many of another player's cards as have a line there; the last one says how many more there are."""
    k, px = pen.kit, pen.px
    shown, y = _fitting(pen, cards, rect.w, rect.h, has), rect.y
    for n, card in enumerate(cards[:shown]):
        more = f"+{len(cards) - shown}" if n + 1 == shown < len(cards) else ""
        block, word, high = _line_of(pen, card, rect.w, has)
        line = pygame.Rect(rect.x, y, rect.w, high)
        badge = speed_badge(k, card.speed, has.sign)
        canvas.blit(badge, badge.get_rect(midleft=(line.x, line.centery)))
        left = line.x + px(has.name_left)
        block.draw(canvas, (left, line.centery - block.height // 2))
        right = line.right
        if more:  # in place of the word, where both have no room
            k.text(canvas, more, (right, line.centery), 15, "sans-bold", INK, "midright")
            right -= k.width(more, 15, "sans-bold") + px(8)
        if word and right - k.width(word, 15) > left + block.used:
            k.text(canvas, word, (right, line.centery), 15, "sans", theme.INK_SECOND, "midright")
        elif card.sign and right - px(20) > left + block.used:
            k.icon(canvas, card.sign, (right - px(9), line.centery), 18 if has.size > 15 else 15, theme.INK_SECOND)
        y += high


def _state(
    pen: Pen, canvas: pygame.Surface, foot: pygame.Rect, waits: bool, words: str, size: float, icon: float, line: float
) -> None:
    """Whether a player waits or may act, at the foot of their box."""
    k, px = pen.kit, pen.px
    canvas.blit(k.rounded(foot.w, foot.h, 6, theme.INSET if waits else theme.ROW_CHOSEN, None, INK, line), foot)
    k.icon(canvas, "time" if waits else "play", (foot.x + px(icon * 0.85), foot.centery), icon)
    left = px(icon * 1.63)
    k.text(canvas, words, (foot.x + left, foot.centery), size, "sans-semi", INK, "midleft", foot.w - left - px(6))
