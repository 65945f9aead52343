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


def tile_load(table: Any, slot: Slot, pos: Spot) -> TileLoad | None:
    """What dragging the tile in this place carries; None where it cannot be laid now."""
    asked = table.asked
    if asked is None or asked.kind not in ASKS or not slot.thing or slot.thing not in table.rules.box.faces:
        return None
    other = asked.kind == "place.cell" and slot.key.startswith("tile:hand/") and slot.state != "held" and table.can_cancel()
    if slot.key not in table.shapes and slot.state != "held" and not other:
        return None
    if not table.facts.places(table.view, slot.thing):
        return None
    return TileLoad(table, slot, pos, other)


class TileLoad(Load):
    """A tile on its way. `other`: another tile of the hand was chosen before; that is taken back when this one is laid."""

    def __init__(self, table: Any, slot: Slot, pos: Spot, other: bool = False) -> None:
        super().__init__(table, slot.key, slot.rect, pos)
        self.tile, self.other = slot.thing, other

    # -- on its way ----------------------------------------------------------------------------
    def box(self) -> pygame.Rect:
        """As large as it would lie, once it is over the chart."""
        board = self.table.board
        if board.map is None or not board.inner.collidepoint(self.pos):
            return super().box()
        box = pygame.Rect(0, 0, board.map.z, board.map.z)
        box.center = self.pos
        return box

    def begin(self) -> None:
        self.table.board.held.carried = self.tile
        self._show()

    def end(self) -> None:
        self.table.board.held.carried = ""
        self.table.set_hover("")
        self._show()

    def _show(self) -> None:
        """Where it may lie is lit, or no longer."""
        table = self.table
        table.board.sync()
        table._items = None
        if table.canvas is not None:
            for box in table.board.repaint(table.canvas):
                table.redraw(box)

    def carry(self, pos: Spot) -> None:
        super().carry(pos)
        cell = self._cell(pos)
        self.table.set_hover(f"cell:{cell[0]},{cell[1]}" if cell is not None and self.table.board.can_ask(cell) else "")

    def turn(self, by: int) -> bool:
        """Both on the chart and as it hangs on the pointer."""
        return bool(self.table.game.turn(by))

    def _cell(self, pos: Spot) -> tuple[int, int] | None:
        """The cell of the chart under the pointer, where no list lies over it."""
        table, board = self.table, self.table.board
        covered = any(box.collidepoint(pos) for box in table.shields)
        return None if board.map is None or covered else board.cell_under(pos)

    def draw(self, surface: pygame.Surface) -> None:
        table = self.table
        if surface.get_clip().colliderect(self.rect):
            surface.blit(table.app.backdrop(), self.rect, self.rect)
            surface.blit(hole(self.rect.size, table.scale), self.rect)
        if table.board.scene.pointed is not None:
            return  # it lies on the chart
        box = self.box()
        paper.shadow(surface, box, table.scale, 12, 14, 0.45)
        surface.blit(picture(table, self.tile, box.w, table.board.held.turns), box)

    # -- let go --------------------------------------------------------------------------------
    def drop(self, pos: Spot) -> Callable[[], object] | None:
        """On a cell where it may lie: the answers of clicking tile and cell. Else nothing, but on the chart the reason."""
        table, board = self.table, self.table.board
        cell = self._cell(pos)
        if cell is None:
            return None
        key = board.held.ways.get(cell, {}).get(board.held.turns_at(cell), "")
        if key:
            return partial(self._answer, key)
        return partial(table.explain, board.held.why_not(cell), board.cell_box(cell))

    def _answer(self, place: str) -> None:
        """Tile and cell, as far as each is still asked."""
        table = self.table
        if self.other and not table.cancel():
            return
        while (key := self._next(place)) and table.asked is not None:
            asked = table.asked.kind
            table.choose(key)
            if key == place or table.asked is not None and table.asked.kind == asked:
                return

    def _next(self, place: str) -> str:
        """The answer to the present question that this tile gives, or ""."""
        table = self.table
        if table.asked is None:
            return ""
        if table.asked.kind in ("place.cell", "setup.cell"):
            return place if place in table.options and table.board.held.what == self.tile else ""
        if table.asked.kind == "place.tile":
            hand = table.view.hand.get(table.seat, ())
            own = [f"tile:hand/{n}" for n, tile in enumerate(hand) if tile == self.tile]
            return next((key for key in (self.key, *reversed(own)) if key in own and key in table.options), "")
        return self.key if self.key in table.options else ""
