"""What there is to paint on the right panel: terror, the coming ravage, decks, the other players; and how it folds."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw import cardskin, discs, theme
from scenes.draw import text as typo
from scenes.draw.theme import INK
from scenes.games.spirit_island import other_cards
from scenes.games.spirit_island.other_cards import RAIL, TIGHT, USUAL, Lengths, OtherCard
from scenes.games.spirit_island.painted import Portrait
from scenes.table import logfoot
from scenes.table import painted as p
from scenes.table.painted import Paint
from scenes.table.pen import Pen
from scenes.table.rows import Painted

Count = tuple[str, str]  # icon, figure
LOW = 58.0  # the box of another player is so low that its two lines move together
SIGNS_ROW = 54.0  # so high it has room for a third: what they have played


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
        return other_cards.have_room(pen, self.cards, box.w, room, USUAL)

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
        other_cards.draw(pen, canvas, self.cards, pygame.Rect(x, y, box.w, foot.y - px(has.above_foot) - y), has)
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
        foot = pygame.Rect(x - px(3), low - px(28), right - x + px(1), px(22))
        symbols = px(26) + -(-len(self.elements) // self._per()) * px(23) + px(1)
        y, played = top + px(33), tuple(card for card in self.cards if card.played)
        room = foot.y - px(RAIL.above_foot) - y - symbols
        if low - top < px(88) or room < len(played) * px(RAIL.line):  # several others at the table, or too much to tell
            self._low(pen, canvas, pygame.Rect(x, top, right - x, low - top), played)
            return
        canvas.blit(discs.disc(self.colour, px(24)), (x, top + px(6)))
        k.text(canvas, self.who, (x + px(31), top + px(18)), 16.5, "serif-bold", INK, "midleft", right - x - px(31))
        block = k.block(self.spirit, right - x, 14.5, "serif-semi")
        named = block.height + px(2)
        # What they have played is looked for here; the spirit's name stands on the large panel, too.
        hidden = len(self.cards) - len(played)
        kept = other_cards.have_room(pen, played, right - x, room - named, RAIL, hidden) or not played
        if kept and (low - top > px(150) or (block.lines == 1 and low - top >= px(92) + block.height)):
            block.draw(canvas, (x, y))
            y += named
        p.Icons(self.figures, 20, 15).draw(pen, canvas, pygame.Rect(x, y, right - x, px(24)))
        y += px(26)
        self._elements(pen, canvas, pygame.Rect(x, y, right - x, low - px(30) - y))
        y += symbols - px(26)
        other_cards.draw(pen, canvas, self.cards, pygame.Rect(x, y, right - x, foot.y - px(RAIL.above_foot) - y), RAIL)
        _state(pen, canvas, foot, self.waits, self.state, 14.5, 15, 1.2)

    def _low(self, pen: Pen, canvas: pygame.Surface, box: pygame.Rect, played: tuple[OtherCard, ...]) -> None:
        """Name and figures, whether they wait as a sign, elements where there is room; what they have played by name, as signs in
        a row of its own, or as signs beside the name."""
        k, px = pen.kit, pen.px
        rowed = bool(played) and box.h >= px(SIGNS_ROW)
        near = box.h < px(LOW + (18 if rowed else 0))  # an adversary and a scenario stand above
        middle, figures, side = (px(11 if rowed else 12), px(20 if rowed else 22), 18) if near else (px(18), px(31), 24)
        canvas.blit(discs.disc(self.colour, px(side)), (box.x, box.y + middle - px(side / 2)))
        sign, left, end = "time" if self.waits else "play", box.x + px(side + 7), box.right - px(21)
        k.icon(canvas, sign, (box.right - px(9), box.y + middle), 17, INK if self.waits else theme.GOOD)
        if played and not rowed:
            end -= other_cards.signs(pen, canvas, played, (end, box.y + middle), (end - left) // 2, 15, "midright") + px(4)
        k.text(canvas, self.who, (left, box.y + middle), 16.5, "serif-bold", INK, "midleft", end - left)
        line = pygame.Rect(box.x, box.y + figures, box.w, px(17 if near else 20))
        p.Icons(self.figures, 17 if near else 18, 15).draw(pen, canvas, line)
        if rowed:
            room = pygame.Rect(box.x, line.bottom, box.w, box.bottom - px(25) - line.bottom)
            y = self._elements(pen, canvas, room)
            rest = pygame.Rect(box.x, y + px(1), box.w, box.bottom - px(4) - y)
            if rest.h >= len(played) * px(RAIL.line):
                other_cards.draw(pen, canvas, self.cards, rest, RAIL)
            else:
                other_cards.signs(pen, canvas, played, (box.x, y + px(9)), box.w, 16)

    def _per(self) -> int:
        """How many elements stand in a row."""
        return 5 if len(self.elements) == 5 else 4  # a fifth needs no row of its own

    def _elements(self, pen: Pen, canvas: pygame.Surface, box: pygame.Rect) -> int:
        """As many rows of elements as there is room for; returns where they end."""
        k, px, per, y = pen.kit, pen.px, self._per(), box.y
        for n, (element, count) in enumerate(self.elements):
            row, column = divmod(n, per)
            at = (box.x + px(9) + column * (px(34) if per == 4 else box.w // per), box.y + px(10) + row * px(23))
            if at[1] + px(10) > box.bottom:
                break
            k.icon(canvas, element, at, 19 if per == 4 else 18)
            k.text(canvas, count, (at[0] + px(11), at[1]), 15, "sans-bold", INK, "midleft")
            y = box.y + (row + 1) * px(23)
        return y


def _state(
    pen: Pen, canvas: pygame.Surface, foot: pygame.Rect, waits: bool, words: str, size: float, icon: float, line: float
) -> None:
    """Whether a player waits or may act, at the foot of their box."""
    k, px = pen.kit, pen.px
    canvas.blit(k.rounded(foot.w, foot.h, 6, theme.INSET if waits else theme.ROW_CHOSEN, None, INK, line), foot)
    k.icon(canvas, "time" if waits else "play", (foot.x + px(icon * 0.85), foot.centery), icon)
    left = px(icon * 1.63)
    k.text(canvas, words, (foot.x + left, foot.centery), size, "sans-semi", INK, "midleft", foot.w - left - px(6))
