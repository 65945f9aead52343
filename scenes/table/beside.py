"""The card that a question comes from, or that a step of the game is about: beside the map, where it covers nothing of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.draw import paper
from scenes.table.choices import CardPick
from scenes.table.free_place import FreePlace
from scenes.widgets.paint import LEAST_PX

if TYPE_CHECKING:
    from scenes.table.game_screen import Table
    from scenes.table.model import Spot, TableModel

# design px, from large to small: whole faces, then title and picture, then the title alone
FACES = (224.0, 246.0), (202.0, 222.0), (182.0, 200.0)
TITLES = (196.0, 108.0), (196.0, 76.0), (196.0, 54.0)
WORDS = 15  # design px of the smallest words on a whole face


class Asking(CardPick):
    """The card that asks: to read, not to choose; a click shows it large, and so does pointing at one that has no room for what
    it says."""

    @property
    def wordless(self) -> bool:
        """Whether its title stands there alone, perhaps with its picture."""
        return self.model.screen.cards.card(self.key).skin.form(self.rect.size) == "small"

    def draw(self, surface: pygame.Surface) -> None:
        model = self.model
        paper.shadow(surface, self.rect, self.kit.scale, 14, 14, 0.42, hollow=True)
        surface.blit(model.screen.cards.picture_soon(self.key, self.rect.size, lambda: model.acts.redraw(self.rect)), self.rect)


def beside_map(model: TableModel, side: int = 1, clear: Sequence[Sequence[Spot]] = (), foot: float = 0) -> pygame.Rect:
    """Where a card lies that speaks to all: on open water to the upper right (`side` -1: left), smaller where there is less of
    it, at last as a title alone; where there is none, over bare land, off every label, piece and outline of a legal place and
    out of `clear`. `foot`: design px that hang out below the card."""
    px, place = model.kit.px, FreePlace(model, clear)

    def cut(form: tuple[float, float], find: str) -> pygame.Rect | None:
        hangs = px(foot)
        found: pygame.Rect | None = getattr(place, find)((px(form[0]), px(form[1]) + hangs), side > 0)
        if found is not None:
            found.h -= hangs
        return found

    readable = [form for form in FACES if round(WORDS * px(form[0]) / FACES[0][0]) >= LEAST_PX]
    for form in (*readable, *TITLES):
        if found := cut(form, "on_water"):
            return found
    for form in TITLES:
        if found := cut(form, "off_all"):
            return found
    return place.least((px(TITLES[-1][0]), px(TITLES[-1][1])), side > 0)


def add_asking(model: Table, key: str) -> pygame.Rect:
    """The card that asks, beside the map as long as it does."""
    rect = beside_map(model)
    model.acts.add(
        Asking(model, key, rect, model.screen.cards.name(key), number=0, zone="choices", act=lambda: model.acts.pin(key))
    )
    return rect
