"""The tile or ship in hand, and the token taken up: dragged, turned, laid where several turns share a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine.key import Key
from scenes.games.small_islands.drag import tile_load
from scenes.games.small_islands.hand import TileRow
from scenes.games.small_islands.held import cell_of
from scenes.table.handling import BarButton, Handling
from scenes.table.wording import Prompt

if TYPE_CHECKING:
    from scenes.games.small_islands.board import Board
    from scenes.table.dragging import Load
    from scenes.table.model import Spot, TableModel
    from scenes.widgets.base import UiItem


class TileHandling(Handling):
    """`board` shows what is held (`Board.held`)."""

    def __init__(self, model: TableModel, board: Board) -> None:
        super().__init__(model)
        self.board = board

    def load(self, item: UiItem, pos: Spot) -> Load | None:
        row = next((part for part in self.model.panels if isinstance(part, TileRow)), None)
        slot = next((slot for slot in row.slots() if slot.key == item.key), None) if row is not None else None
        return tile_load(self.model, slot, pos) if slot is not None else None

    def prompt(self, said: Prompt) -> Prompt:
        model = self.model
        token = Key.of(model.aim)
        if token.kind != "token":
            return said
        keys = [text for text in model.options if Key.of(text).source == token]
        back = not model.auto_aim
        made = model.wording.texts.table.token_taken_up(model.view, model.seat, model.names, token.rest, keys, back)
        return Prompt(made.title, made.detail)

    # -- turning -------------------------------------------------------------------------------
    def buttons(self) -> list[BarButton]:
        """Turn the held tile."""
        model, held = self.model, self.board.held
        if not held.tile:
            return []
        cap = model.host.bindings.cap("rules") if model.grid.tall else ""
        why = "" if len(held.turnings()) > 1 else model.t("isles-turn-one")
        hint = model.t("isles-turn-hint")
        return [BarButton("turn", model.t("isles-turn"), "turn-right", cap, lambda: self.turn(1), why, hint=hint)]

    def turn(self, by: int) -> bool:
        model, board, held, cell = self.model, self.board, self.board.held, self.board.scene.pointed
        was = held.turns_at(cell)
        if not held.turn(by, cell):
            return False
        if held.turns_at(cell) == was:
            here = cell is not None and cell in held.ways and len(held.turnings()) > 1
            spot = board.cell_box(cell) if cell is not None else model.grid.prompt
            never = held.why_not(cell) if cell is not None and cell not in held.ways else ""
            model.acts.explain(never or model.t("isles-turn-one-here" if here else "isles-turn-one"), spot)
            return True
        if model.canvas is not None:
            board.point()
            for box in board.repaint(model.canvas):
                model.acts.redraw(box)
        model.acts.renew_items()
        board.forget()
        model.host.say(model.t("isle-turned", n=held.turns))
        model.acts.re_point()
        return True

    def option(self, shape: str) -> str:
        key, held = Key.of(shape), self.board.held
        if key.kind != "cell" or len(key.parts) != 1:
            return ""
        cell = cell_of(shape)
        return held.ways.get(cell, {}).get(held.turns_at(cell), "")

    def route(self, key: Key) -> list[str]:
        """Turned so often, then the cell."""
        if key.kind != "cell" or key.target:
            return []
        held, cell = self.board.held, cell_of(str(key))
        shape, wanted = f"cell:{key.first}", turns_of(key)
        if held.turns_at(cell) == wanted:
            return [shape]
        free = sorted(held.turnings(), key=lambda turns: (turns - held.turns - 1) % 4)
        return ["turn"] * (free.index(wanted) + 1) + [shape]


def turns_of(key: Key) -> int:
    """How a tile would lie by an option: 2 in `cell:3,-1/r2`."""
    return int(key.parts[1].removeprefix("r")) if len(key.parts) > 1 else 0
