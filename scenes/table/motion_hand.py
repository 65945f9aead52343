"""The cards of the hand on their way: from hand to play, closing up, making room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import pygame

from scenes.draw import tween
from scenes.draw.tween import Motion
from scenes.table.panel import bare_table

if TYPE_CHECKING:
    from scenes.table.hand import Hand, Place
    from scenes.table.model import HandPlace, TableModel


def moves_of(before: Mapping[str, HandPlace], after: Iterable[Place]) -> tuple[list[Place], list[Place], list[HandPlace]]:
    """(cards that lie elsewhere now, cards that are new, cards that are gone)."""
    now = {place.key: place for place in after}
    moved = [p for key, p in now.items() if key in before and before[key].rect != p.rect]
    new = [p for key, p in now.items() if key not in before]
    gone = [p for key, p in before.items() if key not in now]
    return moved, new, gone


class HandMotion(Motion):
    """The whole row while its cards move; cards that fly in from elsewhere are drawn by their own flight."""

    under = True

    def __init__(
        self, start: float, ms: float, model: TableModel, hand: Hand, before: Mapping[str, HandPlace], coming: set[str]
    ) -> None:
        super().__init__(start, ms)
        self.model, self.hand, self.before, self.coming = model, hand, dict(before), coming
        pad = model.kit.px(18)
        grid = model.grid
        top = max(grid.prompt.bottom + model.kit.px(1), grid.heads.bottom if grid.tall else 0)
        clip = hand.clip()
        self.strip = pygame.Rect(clip.x, top, clip.w, clip.bottom - top)
        self.pad = pad
        self.ground: pygame.Surface | None = None
        self.cards: list[tuple[Place, pygame.Surface]] = []

    def begin(self) -> None:
        """Draw each card with its frame and slip once."""
        self.ground = pygame.Surface(self.strip.size, 0, 32)
        bare_table(self.model, self.ground, self.strip, self.strip.topleft)
        row = self.hand.row()
        for place, look in zip(row.places, row.looks, strict=True):
            if place.key in self.coming:
                continue
            sprite = pygame.Surface((place.rect.w + 2 * self.pad, place.rect.h + 2 * self.pad), pygame.SRCALPHA, 32)
            self.hand._card(sprite, place._replace(rect=pygame.Rect(self.pad, self.pad, *place.rect.size)), look)
            self.cards.append((place, sprite))

    def rect(self, t: float) -> pygame.Rect | None:
        return self.strip

    def draw(self, surface: pygame.Surface, t: float) -> None:
        if self.ground is None:
            return
        clip = surface.get_clip()
        surface.blit(self.ground, self.strip)
        surface.set_clip(clip.clip(self.strip))
        e = tween.ease_both(t)
        order = sorted(self.cards, key=lambda c: c[0].key in self.before and self.before[c[0].key].played != c[0].played)
        for place, sprite in order:
            old = self.before.get(place.key, place).rect
            x, y = tween.mix(old.x, place.rect.x, e), tween.mix(old.y, place.rect.y, e)
            surface.blit(sprite, (round(x) - self.pad, round(y) - self.pad))
        surface.set_clip(clip)
