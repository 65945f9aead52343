"""A tile dragged from display or hand onto the chart: there it lies on the cell below the pointer, as it would be laid."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes.draw import paper
from scenes.games.small_islands.faces import picture
from scenes.table.dragging import Load, Spot
from scenes.table.trays import hole

if TYPE_CHECKING:
    from scenes.table.trays import Slot

ASKS = ("setup.start", "setup.cell", "turn.choose", "place.tile", "place.cell")


def tile_load(model: Any, slot: Slot, pos: Spot) -> TileLoad | None:
    """What dragging the tile in this place carries; None where it cannot be laid now."""
    asked = model.asked
    if asked is None or asked.kind not in ASKS or not slot.thing or slot.thing not in model.rules.box.faces:
        return None
    other = asked.kind == "place.cell" and slot.key.startswith("tile:hand/") and slot.state != "held" and model.acts.can_cancel()
    if slot.key not in model.shapes and slot.state != "held" and not other:
        return None
    if not model.facts.places(model.view, slot.thing):
        return None
    return TileLoad(model, slot, pos, other)


class TileLoad(Load):
    """A tile on its way. `other`: another tile of the hand was chosen before; that is taken back when this one is laid."""

    def __init__(self, model: Any, slot: Slot, pos: Spot, other: bool = False) -> None:
        super().__init__(model, slot.key, slot.rect, pos)
        self.tile, self.other = slot.thing, other

    # -- on its way ----------------------------------------------------------------------------
    def box(self) -> pygame.Rect:
        """As large as it would lie, once it is over the chart."""
        board = self.model.centre
        if board.map is None or not board.inner.collidepoint(self.pos):
            return super().box()
        box = pygame.Rect(0, 0, board.map.z, board.map.z)
        box.center = self.pos
        return box

    def begin(self) -> None:
        self.model.centre.held.carried = self.tile
        self._show()

    def end(self) -> None:
        self.model.centre.held.carried = ""
        self.model.acts.set_hover("")
        self._show()

    def _show(self) -> None:
        """Where it may lie is lit, or no longer."""
        model = self.model
        model.centre.sync()
        model.acts.renew_items()
        if model.canvas is not None:
            for box in model.centre.repaint(model.canvas):
                model.acts.redraw(box)

    def carry(self, pos: Spot) -> None:
        super().carry(pos)
        cell = self._cell(pos)
        self.model.acts.set_hover(f"cell:{cell[0]},{cell[1]}" if cell is not None and self.model.centre.can_ask(cell) else "")

    def turn(self, by: int) -> bool:
        """Both on the chart and as it hangs on the pointer."""
        return bool(self.model.screen.handling.turn(by))

    def _cell(self, pos: Spot) -> tuple[int, int] | None:
        """The cell of the chart under the pointer, where no list lies over it."""
        model, board = self.model, self.model.centre
        covered = any(box.collidepoint(pos) for box in model.shields)
        return None if board.map is None or covered else board.cell_under(pos)

    def draw(self, surface: pygame.Surface) -> None:
        model = self.model
        if surface.get_clip().colliderect(self.rect):
            surface.blit(model.host.backdrop(), self.rect, self.rect)
            surface.blit(hole(self.rect.size, model.scale), self.rect)
        if model.centre.scene.pointed is not None:
            return  # it lies on the chart
        box = self.box()
        paper.shadow(surface, box, model.scale, 12, 14, 0.45)
        surface.blit(picture(model, self.tile, box.w, model.centre.held.turns), box)

    # -- let go --------------------------------------------------------------------------------
    def drop(self, pos: Spot) -> Callable[[], object] | None:
        """On a cell where it may lie: the answers of clicking tile and cell. Else nothing, but on the chart the reason."""
        model, board = self.model, self.model.centre
        cell = self._cell(pos)
        if cell is None:
            return None
        key = board.held.ways.get(cell, {}).get(board.held.turns_at(cell), "")
        if key:
            return partial(self._answer, key)
        return partial(model.acts.explain, board.held.why_not(cell), board.cell_box(cell))

    def _answer(self, place: str) -> None:
        """Tile and cell, as far as each is still asked."""
        model = self.model
        if self.other and not model.acts.cancel():
            return
        while (key := self._next(place)) and model.asked is not None:
            asked = model.asked.kind
            model.acts.choose(key)
            if key == place or model.asked is not None and model.asked.kind == asked:
                return

    def _next(self, place: str) -> str:
        """The answer to the present question that this tile gives, or ""."""
        model = self.model
        if model.asked is None:
            return ""
        if model.asked.kind in ("place.cell", "setup.cell"):
            return place if place in model.options and model.centre.held.what == self.tile else ""
        if model.asked.kind == "place.tile":
            hand = model.view.hand.get(model.seat, ())
            own = [f"tile:hand/{n}" for n, tile in enumerate(hand) if tile == self.tile]
            return next((key for key in (self.key, *reversed(own)) if key in own and key in model.options), "")
        return self.key if self.key in model.options else ""
