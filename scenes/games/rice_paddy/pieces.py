"""What there is to paint on the panels of the rice paddies: numbers of spirits, achievement tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from scenes.games.rice_paddy.art.cards import GOALS, AchievementTile, RainCard, SpiritNumber, TakenTile
from scenes.table.painted import Paint
from scenes.table.pen import Pen

TILE_RATIO = 84 / 78  # height of a tile to its width, shadow included
SIGNS = {">=": "≥", "<=": "≤", "=": ""}


@dataclass(frozen=True)
class Number:
    """The number of a spirit as a pill in the colour of its deck."""

    number: str
    deck: str

    def surface(self, pen: Pen, px: int) -> pygame.Surface:
        """Shared: nobody draws on it."""
        return SpiritNumber(self.number, self.deck, True).surface((round(px * 1.36), px))


@dataclass(frozen=True)
class Rain(Paint):
    """The picture of a rain card: how many discs fall and what comes with them."""

    card: RainCard
    WIDE = 84.0
    HIGH = 110.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        size = pen.px(self.WIDE), pen.px(self.HIGH)
        canvas.blit(self.card.surface(size), rect.topleft)


def rain_of(box: Any, card: str) -> RainCard:
    """A rain card as its picture."""
    item = box.raw["rain"][card]
    brings = tuple(kind for kind in ("weed", "pest") if any(f"add_{kind}" in op for op in item["ops"]))
    return RainCard(int(item["water"]), brings)


def number_of(box: Any, card: str) -> Number:
    """That of a spirit by its id."""
    item = box.raw["spirit"][card]
    return Number(str(item["number"]), str(item["deck"]))


def tile_of(box: Any, tile: str, state: str = "") -> AchievementTile:
    """An achievement: what it counts, how many, what it pays."""
    item = box.tiles[tile]
    part = item.goal[0]
    figure = f"{SIGNS[part.sign]}{part.n}"
    return AchievementTile(GOALS.get(part.what, "achievement"), figure, item.rice, item.kind == "deed", state)


@dataclass(frozen=True)
class Tile(Paint):
    """A tile in a row of the panel; framed where it may be claimed."""

    tile: AchievementTile | TakenTile
    high: float = 84.0

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        wide = min(rect.w - pen.px(4), round((rect.h - pen.px(4)) / TILE_RATIO))
        made = self.tile.surface((wide, round(wide * TILE_RATIO)))
        spot = made.get_rect(center=rect.center)
        if pen.mark:
            pen.frame(canvas, spot, ticked=pen.mark == "taken")
        canvas.blit(made, spot)
