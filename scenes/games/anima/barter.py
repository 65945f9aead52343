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
        px, middle = pen.px, pen.px(70)
        half = (rect.w - middle) // 2
        self._side(pen, canvas, pygame.Rect(rect.x, rect.y, half, rect.h), self.sides[0])
        self._side(pen, canvas, pygame.Rect(rect.right - half, rect.y, half, rect.h), self.sides[1])
        disc = pygame.Rect(0, 0, px(54), px(54))
        disc.center = rect.centerx, rect.y + rect.h // 2
        canvas.blit(pen.kit.rounded(disc.w, disc.h, 27, theme.CARD_LIGHT, theme.CARD_DARK, INK, 2), disc)
        pen.kit.icon(canvas, "scales", disc.center, 34)

    def _side(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect, side: Offer) -> None:
        k, px = pen.kit, pen.px
        canvas.blit(k.rounded(rect.w, rect.h, 9, theme.CARD_LIGHT, theme.CARD_DARK, INK, 2), rect)
        k.disc(canvas, side.colour, (rect.x + px(21), rect.y + px(20)), 28)
        k.text(canvas, side.title, (rect.x + px(41), rect.y + px(20)), 18, "serif-semi", INK, "midleft", rect.w - px(52))
        room = pygame.Rect(rect.x + px(12), rect.y + px(self.HEAD), rect.w - px(24), rect.h - px(self.HEAD + 8))
        if not side.things:
            k.text(canvas, side.nothing, room.center, 16, "sans", INK_SECOND, "center", room.w)
            return
        gap, count = px(8), len(side.things)
        wide = min(px(104), (room.w - gap * (count - 1)) // count)
        high = min(room.h - px(self.NAME), round(wide * 1.2))
        x = room.centerx - (wide * count + gap * (count - 1)) // 2
        y = room.y + max(0, (room.h - high - px(self.NAME)) // 2)
        for thing in side.things:
            box = pygame.Rect(x, y, wide, high)
            if isinstance(thing.picture, Member):
                thing.picture.draw(pen, canvas, box)
            else:
                canvas.blit(thing.picture.surface(box.size, 7, 2), box)
            block = k.block(thing.name, wide + gap - px(2), 14, "sans", INK, "centre")
            pen.put(canvas, block, (x - gap // 2 + px(1), box.bottom + px(3)))
            x += wide + gap


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
