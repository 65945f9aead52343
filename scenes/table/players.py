"""How players look on panels: the head of one's own, the head of another's box, the same on a rail."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw import theme
from scenes.draw.theme import INK
from scenes.table.paint import Sized
from scenes.table.painted import Paint
from scenes.table.pen import Pen
from scenes.table.rows import Painted


def sign(pen: Pen, canvas: pygame.Surface, colour: str, portrait: Sized | None, at: tuple[int, int], size: float) -> None:
    """A player's disc, or the portrait of a player who has one."""
    if portrait is None:
        pen.kit.disc(canvas, colour, at, size)
        return
    face = portrait.surface(pen, pen.px(size))
    canvas.blit(face, face.get_rect(center=at))


@dataclass(frozen=True)
class PlayerHead(Paint):
    """The head of a player's panel: disc, name, a line in several wordings, and a large figure with its word."""

    colour: str
    name: str
    lines: tuple[str, ...]
    figure: str
    word: str
    corner: bool = False  # the button that closes the panel stands at its right
    short: str = ""  # the word on a rail, where it is another one
    portrait: Sized | None = None  # in place of the disc
    HIGH = 66.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        sign(pen, canvas, self.colour, self.portrait, (rect.x + px(30), rect.y + px(34)), 60)
        right, left = rect.right - px(38 if self.corner else 2), rect.x + px(72)
        figure = k.text(canvas, self.figure, (right, rect.y + px(24)), 40, "serif-bold", INK, "midright")
        under = k.text(canvas, self.word, (right, rect.y + px(54)), 16, "sans", INK, "midright", px(90))
        room = figure.x - left - px(12)
        k.text(canvas, self.name, (left, rect.y + px(24)), 25, "serif-semi", INK, "midleft", room)
        room = min(room, under.x - left - px(8))  # this line stands beside the word
        pen.rich(canvas, pen.fitting(self.lines, room, 17), pygame.Rect(left, rect.y + px(42), room, px(24)), 17)

    def folded(self) -> Painted | None:
        return RailHead(self.colour, self.figure, self.short or self.word)


@dataclass(frozen=True)
class RailHead(Paint):
    """The same on a rail."""

    colour: str
    figure: str
    word: str
    HIGH = 108.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, cx = pen.kit, pen.px, rect.centerx
        k.disc(canvas, self.colour, (cx, rect.y + px(24)), 44)
        k.text(canvas, self.figure, (cx, rect.y + px(66)), 28, "serif-bold", INK, "center", rect.w)
        k.text(canvas, self.word, (cx, rect.y + px(90)), 14, "sans", theme.INK_KEYCAP, "center", rect.w)


@dataclass(frozen=True)
class OtherHead(Paint):
    """The head of another player's box."""

    colour: str
    name: str
    lines: tuple[str, ...]
    figure: str
    word: str
    high: float = 48
    portrait: Sized | None = None

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        sign(pen, canvas, self.colour, self.portrait, (rect.x + px(19), rect.y + px(19)), 40)
        edge = k.text(canvas, self.figure, (rect.right, rect.y + px(14)), 30, "serif-bold", INK, "midright").x
        k.text(canvas, self.word, (rect.right, rect.y + px(37)), 15, "sans", INK, "midright", px(80))
        left = rect.x + px(48)
        room = min(edge, rect.right - px(58)) - left - px(6)
        k.text(canvas, self.name, (left, rect.y + px(10)), 21, "serif-semi", INK, "midleft", room)
        line = pen.fitting(self.lines, room, 16)
        pen.rich(canvas, line, pygame.Rect(left, rect.y + px(23), room, px(22)), 16)

    def folded(self) -> Painted | None:
        return SmallHead(self.colour, self.name, self.figure, self.portrait)


@dataclass(frozen=True)
class SmallHead(Paint):
    """The same on a rail: disc, name and figure in one line."""

    colour: str
    name: str
    figure: str
    portrait: Sized | None = None
    HIGH = 24.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        sign(pen, canvas, self.colour, self.portrait, (rect.x + px(7), rect.y + px(9)), 24)
        edge = k.text(canvas, self.figure, (rect.right, rect.y + px(9)), 20, "serif-bold", INK, "midright").x
        left, least = rect.x + px(24), 12
        room = edge - left - px(6)
        face = next((face for face in ("serif-semi", "sans-semi", "sans") if k.width(self.name, least, face) <= room), "")
        if not face:  # letters do not grow smaller than can be read: closer to what stands beside them
            face, left, room = "sans", rect.x + px(21), edge - rect.x - px(21 + 3)
        k.text(canvas, self.name, (left, rect.y + px(9)), 16, face, INK, "midleft", room)
