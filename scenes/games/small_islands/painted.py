"""What there is to paint on the panels of Small Islands: houses, ships, tokens, objectives, the navigation stack."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw import theme
from scenes.draw.card import CardSpec
from scenes.draw.cardface import FACES
from scenes.draw.theme import INK, INK_SECOND
from scenes.games.small_islands import cards, faces
from scenes.games.small_islands.art import things
from scenes.table.painted import Line, Paint, Paragraph
from scenes.table.pen import Pen
from scenes.table.rows import Painted


@dataclass(frozen=True)
class Piece:
    """A house, a ship or a bonus token with a face; one that is gone is an outline, or pale."""

    kind: str
    colour: str
    there: bool = True
    face: str = "any"

    def surface(self, pen: Pen, px: int) -> pygame.Surface:
        """Shared: nobody draws on it."""
        if self.kind == "token":
            return things.token(self.face, self.colour, px, not self.there)
        return (things.flat_house if self.kind == "house" else things.flat_ship)(self.colour, px, self.there)


@dataclass(frozen=True)
class Token(Paint):
    """A bonus token that may be taken up; one that may not is faded."""

    face: str
    colour: str
    HIGH = 60.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        token = things.token(self.face, self.colour, pen.px(50))
        if pen.mark:
            spot = pygame.Rect(0, 0, pen.px(52), pen.px(50))
            spot.center = rect.center
            pen.frame(canvas, spot, ticked=pen.mark == "taken")
        else:
            token = token.copy()
            token.set_alpha(90)
        canvas.blit(token, token.get_rect(center=rect.center))


@dataclass(frozen=True)
class Ship(Paint):
    """A ship with what is said of it; on a rail with the ports around it."""

    colour: str
    there: bool
    words: str
    ports: int

    def _text(self) -> Paragraph:
        return Paragraph(self.words, tight=(80, 15), middle=True)

    def height(self, pen: Pen, width: int) -> int:
        return max(pen.px(86), pen.px(8) + self._text().height(pen, width - pen.px(88)))

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        canvas.blit(things.flat_ship(self.colour, pen.px(74), self.there), (rect.x, rect.y + pen.px(4)))
        high = max(pen.px(72), self._text().height(pen, rect.w - pen.px(88)))
        self._text().draw(pen, canvas, pygame.Rect(rect.x + pen.px(88), rect.y + pen.px(4), rect.w - pen.px(88), high))

    def folded(self) -> Painted | None:
        return RailShip(self.colour, self.there, self.ports)


@dataclass(frozen=True)
class RailShip(Paint):
    """The same on a rail."""

    colour: str
    there: bool
    ports: int
    HIGH = 70.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        ship = things.flat_ship(self.colour, pen.px(46), self.there)
        canvas.blit(ship, ship.get_rect(center=(rect.centerx, rect.y + pen.px(24))))
        if not self.there:
            low = pygame.Rect(rect.x, rect.y + pen.px(46), rect.w, pen.px(22))
            pen.rich(canvas, f"<port> {self.ports}", low, 16, "sans-bold", INK, "centre")


@dataclass(frozen=True)
class Fleet(Paint):
    """Ships side by side with a word below each: those that are out, then those that are free."""

    ships: tuple[tuple[Piece, str], ...]
    HIGH = 82.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        step = rect.w / max(1, len(self.ships))
        small = rect.h < pen.px(60)
        for n, (piece, word) in enumerate(self.ships):
            at = round(rect.x + (n + 0.5) * step), rect.centery if small else rect.y + pen.px(32)
            ship = piece.surface(pen, pen.px(36 if small else 54))
            canvas.blit(ship, ship.get_rect(center=at))
            if not small:
                ink = INK if piece.there else INK_SECOND
                pen.kit.text(canvas, word, (at[0], rect.y + pen.px(70)), 15, "sans", ink, "center", round(step) - pen.px(4))

    def folded(self) -> Painted | None:
        return SmallFleet(self.ships)


@dataclass(frozen=True)
class SmallFleet(Fleet):
    """The same on a rail, without the words."""

    HIGH = 46.0


@dataclass(frozen=True)
class Objective(Paint):
    """An objective's cards side by side, their backs, or words where there is none; `framed`: it can be met now."""

    cards: tuple[CardSpec, ...] = ()
    hidden: int = 0
    words: str = ""
    framed: bool = False
    HIGH = 110.0

    def card_size(self, pen: Pen, rect: pygame.Rect) -> tuple[int, int]:
        """How large each of its cards is drawn in this room."""
        count = max(1, len(self.cards))
        return (rect.w - pen.px(6) * (count - 1)) // count, rect.h - pen.px(12)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        w, h = self.card_size(pen, rect)
        box = pygame.Rect(rect.x, rect.y + px(4), rect.w, h)
        if self.words:
            canvas.blit(k.rounded(box.w, box.h, 9, theme.INSET, None, theme.SHEET_EDGE, 1.4), box)
            block = k.block(self.words, box.w - px(24), 17, "sans", INK_SECOND, "centre")
            block.draw(canvas, (box.x + px(12), box.centery - block.height // 2))
        for n in range(self.hidden):
            wide = round(h * 0.72)
            at = box.centerx + round((n - self.hidden / 2) * (wide + px(6)))
            canvas.blit(cards.back((wide, h), k.scale), (at, box.y))
        for n, card in enumerate(self.cards):
            canvas.blit(FACES.face(card, (w, h)), (box.x + n * (w + px(6)), box.y))
        if self.framed:
            pygame.draw.rect(canvas, theme.shown(theme.BRASS), box.inflate(px(6), px(6)), px(3), px(12))


@dataclass(frozen=True)
class Stack(Paint):
    """The navigation stack: so many tiles face down, the figure, and what stands beside; `later`: words before it is dealt."""

    count: int
    lines: tuple[str, ...]  # beside the figure, then below it
    short: tuple[tuple[str, ...], ...]  # the lines on a rail
    later: str = ""
    HIGH = 108.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        side, top, left = px(66), rect.y + px(20), rect.x + px(104)
        back = faces.back(side)
        for i in range(min(3, self.count)):
            canvas.blit(back, (rect.x + px(4) + i * px(6), top + px(8) - i * px(6)))
        if not self.count:
            canvas.blit(k.rounded(side, side, 7, theme.INSET, None, theme.SHEET_EDGE, 1.4), (rect.x + px(4), top))
        if self.later:
            room = pygame.Rect(left, top, rect.right - left, side)
            Paragraph(self.later, colour=INK_SECOND, middle=True).draw(pen, canvas, room)
            return
        end = k.text(canvas, str(self.count), (left, rect.y + px(24)), 34, "serif-bold", INK, "midleft").right
        pen.rich(canvas, self.lines[0], pygame.Rect(end + px(7), rect.y + px(14), rect.right - end - px(7), px(24)), 17)
        for i, line in enumerate(self.lines[1:]):
            at = pygame.Rect(left, rect.y + px(46 + 23 * i), rect.right - left, px(23))
            pen.rich(canvas, line, at, 16.5, colour=INK if i == 0 else INK_SECOND)

    def folded(self) -> Painted | None:
        return RailStack(self.count, self.short, bool(self.later))


@dataclass(frozen=True)
class RailStack(Paint):
    """The same on a rail."""

    count: int
    lines: tuple[tuple[str, ...], ...]
    bare: bool
    HIGH = 50.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        canvas.blit(faces.back(px(34)), (rect.x + px(2), rect.y + px(8)))
        if self.bare:
            return
        end = k.text(canvas, str(self.count), (rect.x + px(46), rect.y + px(25)), 24, "serif-bold", INK, "midleft").right
        left = max(end + px(8), rect.x + px(76))
        for i, line in enumerate(self.lines):  # in a narrow rail the picture and the tip say what is counted
            at = pygame.Rect(left, rect.y + px(5 + 20 * i), rect.right - left, px(20))
            Line(line, size=14.5, colour=INK if not i else INK_SECOND).draw(pen, canvas, at)
