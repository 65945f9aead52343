"""What is done with things that are laid on a map: turned by button, key and wheel, dragged from their trays.

While it is dragged, a thing lies on the place below the pointer as it would be laid.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic

import pygame

from game.core.engine.key import Key
from scenes.draw import paper
from scenes.table.handling import BarButton, Handling
from scenes.table.held import P
from scenes.table.laying import LayingMap
from scenes.table.load import Load
from scenes.table.model import Spot, TableModel
from scenes.table.trays import Slot, TrayRow, hole
from scenes.widgets.base import UiItem


class LayingHandling(Handling, Generic[P]):
    """`board` shows what is held."""

    def __init__(self, model: TableModel, board: LayingMap[P]) -> None:
        super().__init__(model)
        self.board = board

    def load(self, item: UiItem, pos: Spot) -> Load | None:
        row = next((part for part in self.model.panels if isinstance(part, TrayRow)), None)
        slot = next((slot for slot in row.slots() if slot.key == item.key), None) if row is not None else None
        if row is None or slot is None or not slot.thing or not self.board.held.fits(slot.thing):
            return None
        other = slot.state != "held" and row.instead(slot)
        mine = other or slot.state == "held" or slot.key in self.model.shapes
        return LaidLoad(self.board, row, slot, pos, other) if mine else None

    def buttons(self) -> list[BarButton]:
        """Turn what is held."""
        model, held = self.model, self.board.held
        if not held.what or not held.looks():
            return []
        cap = model.host.bindings.cap("rules") if model.grid.tall else ""
        why, hint = "" if len(held.turnings()) > 1 else model.t("table-turn-one"), model.t("table-turn-hint")
        return [BarButton("turn", model.t("table-turn"), "turn-right", cap, lambda: self.turn(1), why, hint=hint)]

    def turn(self, by: int) -> bool:
        return self.board.turn(by)

    def option(self, shape: str) -> str:
        at = self.board.place_of(shape)
        return "" if at is None or shape != self.board.key_of(at) else self.board.held.option(at)

    def route(self, key: Key) -> list[str]:
        """Turned so often, then the place."""
        at = self.board.place_of(str(key))
        return [] if at is None else self.board.held.route(str(key), self.board.key_of(at))


class LaidLoad(Load, Generic[P]):
    """A thing on its way. `other`: another of its tray was chosen before; that is taken back when this one is laid."""

    def __init__(self, board: LayingMap[P], row: TrayRow, slot: Slot, pos: Spot, other: bool = False) -> None:
        super().__init__(board.model, slot.key, slot.rect, pos)
        self.board, self.row, self.thing, self.other = board, row, slot.thing, other

    # -- on its way ----------------------------------------------------------------------------
    def box(self) -> pygame.Rect:
        """As large as it would lie, once it is over the map."""
        if not self.board.inner.collidepoint(self.pos):
            return super().box()
        box = pygame.Rect((0, 0), self.board.laid_size)
        box.center = self.pos
        return box

    def begin(self) -> None:
        self._carried(self.thing)

    def end(self) -> None:
        self.board.held.carried = ""
        self.board.model.acts.set_hover("")
        self._carried("")

    def _carried(self, thing: str) -> None:
        """Where it may lie is lit, or no longer."""
        self.board.held.carried = thing
        self.board.sync()
        self.board.refresh()

    def carry(self, pos: Spot) -> None:
        super().carry(pos)
        at = self._place(pos)
        self.board.model.acts.set_hover(self.board.key_of(at) if at is not None and at in self.board.near() else "")

    def turn(self, by: int) -> bool:
        """Both on the map and as it hangs on the pointer."""
        return self.board.turn(by)

    def _place(self, pos: Spot) -> P | None:
        """The place under the pointer, where no list lies over the map."""
        covered = any(box.collidepoint(pos) for box in self.board.model.shields)
        return None if covered else self.board.place_under(pos)

    def draw(self, surface: pygame.Surface) -> None:
        model = self.board.model
        if surface.get_clip().colliderect(self.rect):
            surface.blit(model.host.backdrop(), self.rect, self.rect)
            surface.blit(hole(self.rect.size, model.scale), self.rect)
        if self.board.over is None:  # else it lies on the map
            box = self.box()
            paper.shadow(surface, box, model.scale, 12, 14, 0.45)
            surface.blit(self.row.turned(self.thing, box.w, self.board.held.turns), box)

    # -- let go --------------------------------------------------------------------------------
    def drop(self, pos: Spot) -> Callable[[], object] | None:
        """On a place where it may lie: the answers of clicking thing and place. Else nothing, but on the map the reason."""
        at = self._place(pos)
        if at is None:
            return None
        if key := self.board.held.option(at):
            return partial(self._answer, key)
        return partial(self.board.model.acts.explain, self.board.held.why_not(at), self.board.place_box(at))

    def _answer(self, place: str) -> None:
        """Thing and place, as far as each is still asked."""
        model = self.board.model
        if self.other and not model.acts.cancel():
            return
        while (key := self._next(place)) and model.asked is not None:
            asked = model.asked.kind
            model.acts.choose(key)
            if key == place or model.asked is not None and model.asked.kind == asked:
                return

    def _next(self, place: str) -> str:
        """The answer to the present question that this thing gives, or ""."""
        options = self.board.model.options
        if place in options:
            return place if self.board.held.what == self.thing else ""
        own = [slot.key for slot in self.row.slots() if slot.thing == self.thing and slot.key in options]
        return self.key if self.key in own else own[-1] if own else ""
