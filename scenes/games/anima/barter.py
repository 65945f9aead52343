"""A trade on the stage: what either group has laid down, for those who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.draw import theme
from scenes.draw.theme import INK, INK_SECOND
from scenes.games.anima.art.pictures import Motif
from scenes.games.anima.painted import Member
from scenes.games.anima.pieces import motif_of
from scenes.games.anima.shown import member_of
from scenes.table.painted import Paint
from scenes.table.pen import Pen
from scenes.table.rows import Row

if TYPE_CHECKING:
    from scenes.table.model import GameModel


@dataclass(frozen=True)
class Laid:
    """A card or a character that is offered."""

    name: str
    picture: Motif | Member


@dataclass(frozen=True)
class Offer:
    """What one group gives: whose, and what in words where it is nothing."""

    colour: str
    title: str
    things: tuple[Laid, ...]
    nothing: str


@dataclass(frozen=True)
class Barter(Paint):
    """Both offers beside each other, scales between them."""

    sides: tuple[Offer, Offer]
    high: float = 300.0
    HEAD, NAME = 36.0, 40.0

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px = pen.px
        for side, box in zip(self.sides, self._boxes(pen, rect), strict=True):
            self._side(pen, canvas, box, side)
        disc = pygame.Rect(0, 0, px(54), px(54))
        disc.center = rect.centerx, rect.y + rect.h // 2
        canvas.blit(pen.kit.rounded(disc.w, disc.h, 27, theme.CARD_LIGHT, theme.CARD_DARK, INK, 2), disc)
        pen.kit.icon(canvas, "scales", disc.center, 34)

    @staticmethod
    def _boxes(pen: Pen, rect: pygame.Rect) -> list[pygame.Rect]:
        half = (rect.w - pen.px(70)) // 2
        return [pygame.Rect(x, rect.y, half, rect.h) for x in (rect.x, rect.right - half)]

    def standing(self, pen: Pen, rect: pygame.Rect) -> list[pygame.Rect]:
        """What a list of options keeps off: both titles, and what is offered with its names."""
        px, out = pen.px, []
        for side, box in zip(self.sides, self._boxes(pen, rect), strict=True):
            out.append(pygame.Rect(box.x, box.y, box.w, px(self.HEAD)))
            laid, gap = self._laid_at(pen, box, side), px(8)
            if laid:
                whole = laid[0].unionall(laid[1:])
                out.append(pygame.Rect(whole.x - gap, whole.y, whole.w + 2 * gap, whole.h + px(self.NAME)))
            else:
                out.append(pygame.Rect(box.x, box.y + px(self.HEAD - 4) + (box.h - px(self.HEAD + 24)) // 2, box.w, px(24)))
        return out

    def _room(self, pen: Pen, rect: pygame.Rect) -> pygame.Rect:
        px = pen.px
        return pygame.Rect(rect.x + px(12), rect.y + px(self.HEAD), rect.w - px(24), rect.h - px(self.HEAD + 8))

    def _laid_at(self, pen: Pen, rect: pygame.Rect, side: Offer) -> list[pygame.Rect]:
        """Where the pictures of what is offered lie; their names stand below."""
        room, gap, count, px = self._room(pen, rect), pen.px(8), len(side.things), pen.px
        if not count:
            return []
        wide = min(px(104), (room.w - gap * (count - 1)) // count)
        high = min(room.h - px(self.NAME), round(wide * 1.2))
        x = room.centerx - (wide * count + gap * (count - 1)) // 2
        y = room.y + max(0, (room.h - high - px(self.NAME)) // 2)
        return [pygame.Rect(x + n * (wide + gap), y, wide, high) for n in range(count)]

    def _side(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect, side: Offer) -> None:
        k, px = pen.kit, pen.px
        canvas.blit(k.rounded(rect.w, rect.h, 9, theme.CARD_LIGHT, theme.CARD_DARK, INK, 2), rect)
        k.disc(canvas, side.colour, (rect.x + px(21), rect.y + px(20)), 28)
        k.text(canvas, side.title, (rect.x + px(41), rect.y + px(20)), 18, "serif-semi", INK, "midleft", rect.w - px(52))
        if not side.things:
            room = self._room(pen, rect)
            k.text(canvas, side.nothing, room.center, 16, "sans", INK_SECOND, "center", room.w)
            return
        gap = px(8)
        for thing, box in zip(side.things, self._laid_at(pen, rect, side), strict=True):
            if isinstance(thing.picture, Member):
                thing.picture.draw(pen, canvas, box)
            else:
                canvas.blit(thing.picture.surface(box.size, 7, 2), box)
            block = k.block(thing.name, box.w + gap - px(2), 14, "sans", INK, "centre")
            pen.put(canvas, block, (box.x - gap // 2 + px(1), box.bottom + px(3)))


def barter_row(model: GameModel, high: float) -> Row | None:
    """The trade under way, as far as this seat may see it; None where there is none."""
    view, t = model.view, model.t
    if model.seat not in view.trading or model.common:
        return None
    sides, told = [], []
    for seat in view.trading:
        things = tuple([_laid(model, thing) for thing in view.offer[seat]])
        title = t("anima-table-gives", who=model.names[seat])
        nothing = t("anima-table-gives-nothing")
        sides.append(Offer(model.colours[seat], title, things, nothing))
        told.append(f"{title}: {model.joined(thing.name for thing in things) if things else nothing}")
    return Row(t("anima-table-barter"), "; ".join(told), "scales", paint=Barter((sides[0], sides[1]), high), role="text")


def _laid(model: GameModel, thing: str) -> Laid:
    kind, _, card = thing.partition("/")
    name = model.wording.texts.name(card)
    return Laid(name, member_of(model, card) if kind == "character" else motif_of(model.rules.box, card))
