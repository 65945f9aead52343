"""Card faces drawn by the worker, before anyone asks for them or while something else stands in for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes.draw import cardskin
from scenes.draw.card import CardSpec
from scenes.draw.face_cache import FACES, ROOM
from scenes.table.ahead import Waiting
from scenes.table.game_screen import Table
from scenes.table.window import Window


class Faces:
    """Asks the worker for faces and tells who waits."""

    def __init__(self, model: Table, window: Window) -> None:
        self.model = model
        self.window = window
        self.waiting = Waiting(model)
        self.later: list[tuple[CardSpec, tuple[int, int]]] = []  # those it is to draw when it has nothing better to do

    def face_soon(self, data: CardSpec, size: tuple[int, int], ready: Callable[[], object]) -> pygame.Surface:
        """A card's face without waiting for it. Until the worker has drawn it and calls `ready`, some hundredths of a
        second later: the same card with other thresholds reached, else the empty card."""
        found = FACES.face(data, size) if self.model.host.sync else FACES.peek(data, size)
        if found is not None:
            return found
        self._draw_face(data, size, ready)
        return FACES.like(data, size) or cardskin.stand_in(size, data.skin, data.state)

    def _draw_face(self, data: CardSpec, size: tuple[int, int], ready: Callable[[], object]) -> None:
        self.waiting.ask(FACES.key(data, size), partial(FACES.face, data, size), ready)

    def prefetch(self) -> None:
        """Let the worker draw faces before anyone asks: the own cards in the row and large, then those that may come."""
        if self.model.host.sync:
            return
        tall = self.zoom_height()
        large = (round(tall * 330 / 482), tall)
        row = round(self.model.grid.card[0] * self.model.kit.scale), round(self.model.grid.card[1] * self.model.kit.scale)
        FACES.most = round(ROOM * max(1.0, self.model.kit.scale) ** 2)
        own = self.model.screen.cards.own()
        lie = {place.key: place.rect.size for place in self.model.hand_places()}  # few cards of the fold are wider
        wanted = [*((key, lie.get(key, row)) for key in own), *((key, large) for key in own)]
        wanted += [(key, row) for key in self.model.screen.cards.expected()]
        begun = bool(self.later)
        self.later = [(self.model.screen.cards.sized(key, size), size) for key, size in wanted]
        if not begun:
            self._draw_later()

    def _draw_later(self) -> None:
        """One face after the other, so that one that is needed now need not wait for all."""
        while self.later and self.window.on_stack:
            data, size = self.later.pop(0)
            if FACES.peek(data, size) is None:
                self._draw_face(data, size, self._draw_later)
                return
        self.later = []

    def zoom_height(self) -> int:
        """How tall a card is shown that the pointer rests on."""
        return int(min(self.model.kit.px(482), self.model.grid.prompt.y - self.model.kit.px(16) - self.model.area.y))
