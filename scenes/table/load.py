"""What can be on its way under the pointer: a card or a tile, from where it was taken up to where it is dropped.

Dropping gives the same answers as clicking. `scenes.table.dragging` carries it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.engine.key import Key
from scenes.draw.face_cache import FACES
from scenes.table.hand import shadowed
from scenes.table.model import Spot, TableModel


class Load:
    """Something taken up by the pointer: from where (`rect`), and what becomes of it."""

    def __init__(self, model: TableModel, key: str, rect: pygame.Rect, pos: Spot) -> None:
        self.model, self.key, self.rect, self.pos = model, key, rect, pos
        self.grip = pos[0] - rect.x, pos[1] - rect.y

    def box(self) -> pygame.Rect:
        """Where it is shown now."""
        return pygame.Rect(self.pos[0] - self.grip[0], self.pos[1] - self.grip[1], *self.rect.size)

    def begin(self) -> None:
        """The press has become a drag."""

    def carry(self, pos: Spot) -> None:
        """The pointer is here now, or what is below it has changed."""
        self.pos = pos

    def turn(self, by: int) -> bool:
        """Turned on the way, by the wheel; False for what cannot be turned."""
        return False

    def drop(self, pos: Spot) -> Callable[[], object] | None:
        """What letting go of it here does, to be called once it lies in its place again."""
        return None

    def end(self) -> None:
        """It lies in its place again."""

    def draw(self, surface: pygame.Surface) -> None:
        """On top of everything."""


class Card(Load):
    """A card of the hand: dropped anywhere on the board it is played or used, on a land aimed at it as well."""

    def drop(self, pos: Spot) -> Callable[[], object] | None:
        model = self.model
        if not (model.centre.inner.collidepoint(pos) or model.grid.prompt.collidepoint(pos)):
            return None
        return partial(self._play, model.centre.key_at(pos))

    def _play(self, land: str) -> None:
        model, key = self.model, self.key
        model.acts.touch(key)
        aimed = model.asked is not None and model.asked.source == key and model.asked.kind.startswith("target.")
        if aimed and Key.of(land).kind == "land" and land in model.shapes:
            model.acts.touch(land)

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.box()
        shadowed(surface, FACES.face(self.model.screen.cards.card(self.key), rect.size), rect, self.model.scale)
