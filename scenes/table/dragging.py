"""A card dragged from the hand onto the board: playing it, using it, and aiming it, in one movement."""

from __future__ import annotations

import pygame

from scenes.table.base import TableBase
from scenes.table.hand import FACES, shadowed

FAR = 10  # design px the pointer moves before a press becomes a drag


class Dragging(TableBase):
    """Mixed into `TableScene`. `held`: the card under the pointer; "" while the press may still be a click."""

    held = ""
    _grip: tuple[str, tuple[int, int], tuple[int, int]] | None = None  # key, where pressed, from the card's corner
    _held_at = (0, 0)

    def drag_card(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        """Whether this mouse event belongs to a card being dragged."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._take(pos)
        elif event.type == pygame.MOUSEMOTION and self._grip is not None:
            if not getattr(event, "buttons", (1,))[0]:  # let go outside of the window
                self.let_go()
                return False
            return self._carry(pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._grip is not None:
            if self.held:
                self._drop(self.held, pos)
                return True
            self._grip = None
        elif event.type == pygame.MOUSEBUTTONDOWN and self.held:
            self.let_go()
            return True
        return False

    def let_go(self) -> None:
        """The card goes back to its place."""
        if self.held:
            self.redraw(self._held_rect())
        self.held, self._grip = "", None

    def _take(self, pos: tuple[int, int]) -> None:
        self._grip = None
        if self.over:
            return
        found = self.item_at(pos)
        if found is not None and found.zone == "hand" and found.role == "card" and found.key in self.shapes:
            place = next((p for p in self.hand_places() if p.key == found.key), None)
            if place is not None:
                self._grip = found.key, pos, (pos[0] - place.rect.x, pos[1] - place.rect.y)

    def _carry(self, pos: tuple[int, int]) -> bool:
        assert self._grip is not None
        key, start, _ = self._grip
        if not self.held:
            if abs(pos[0] - start[0]) + abs(pos[1] - start[1]) < self.kit.px(FAR):
                return False
            self.held, self.press_key = key, ""
            self.drop_floats()
        else:
            self.redraw(self._held_rect())
        self._held_at = pos
        self.redraw(self._held_rect())
        return True

    def _drop(self, key: str, pos: tuple[int, int]) -> None:
        self.let_go()
        if not (self.board.inner.collidepoint(pos) or self.grid.prompt.collidepoint(pos)):
            return
        land = self.board.key_at(pos)
        self.touch(key)
        aimed = self.asked is not None and self.asked.source == key and self.asked.kind.startswith("target.")
        if aimed and land.startswith("land:") and land in self.shapes:
            self.touch(land)

    def _held_rect(self) -> pygame.Rect:
        """The card and its shadow."""
        return self._held_card().inflate(self.kit.px(60), self.kit.px(60))

    def _held_card(self) -> pygame.Rect:
        w, h = (round(v * self.kit.scale) for v in self.grid.card)
        grip = self._grip[2] if self._grip is not None else (w // 2, h // 2)
        return pygame.Rect(self._held_at[0] - grip[0], self._held_at[1] - grip[1], w, h)

    def draw_held(self, surface: pygame.Surface) -> None:
        """The card under the pointer, on top of everything."""
        if self.held:
            rect = self._held_card()
            shadowed(surface, FACES.get(self.game.face(self.held), rect.size, self.app.lang), rect, self.scale)
