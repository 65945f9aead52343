"""Below the prompt bar: the display and the tiles in hand; before the first round the starting tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.engine.key import Key
from scenes.games.small_islands.faces import HIDDEN
from scenes.table.trays import Slot, Tray, TrayRow

NOW = {  # what a tray says while this is asked
    ("turn.choose", "display"): "isles-display-take",
    ("place.tile", "hand"): "isles-hand-place",
    ("place.cell", "hand"): "isles-hand-place",
    ("stuck.discard", "hand"): "isles-hand-stuck",
}


class TileRow(TrayRow):
    """What may be taken, and what is held."""

    def trays(self) -> list[Tray]:
        table, view = self.table, self.table.view
        if view.phase == "setup":
            return [self._tray("starts", tuple((f"tile:{tile}", tile) for tile in view.starts))]
        display = tuple((f"tile:display/{n}", tile) for n, tile in enumerate(view.display))
        hand = tuple((f"tile:hand/{n}", tile) for n, tile in enumerate(view.hand.get(table.seat, ())))
        return [self._tray("display", display), self._tray("hand", hand)]

    def _tray(self, name: str, things: tuple[tuple[str, str], ...]) -> Tray:
        table = self.table
        now = NOW.get((table.asked.kind if table.asked is not None else "", name), "")
        remark = table.t(now) if now else table.t(f"isles-{name}-note", n=len(things))
        return Tray(table.t(f"isles-{name}"), remark, things, bool(now), name != "display")

    def held(self) -> str:
        return str(self.table.board.held.what)

    def empty(self) -> str:
        return self.t("isles-slot-taken" if self.table.view.step in ("place", "token") else "isles-slot-empty")

    def caption(self, thing: str) -> str:
        return "" if thing == HIDDEN else str(self.table.speech.texts.tile(thing))

    def picture(self, thing: str, px: int) -> pygame.Surface:
        """A tile by itself, or what stands in for it until it is drawn."""
        made: pygame.Surface = self.table.game.faces.soon(thing, px, self.came)
        return made

    def tell(self, slot: Slot) -> None:
        table = self.table
        legal = slot.key in table.shapes
        choosing = any(key.startswith("tile:") for key in table.shapes)
        name = table.t("isle-tile-hidden") if slot.thing == HIDDEN else table.speech.spoken.tile(slot.thing, 0)
        place, *number = Key.of(slot.key).parts
        where = table.t(f"isles-{place}" if number else "isles-starts")
        why = table.why(slot.key) if choosing and not legal else ""
        act = partial(table.touch, slot.key) if legal else self._instead(slot)
        value = f"{where} {int(number[0]) + 1}" if number else where
        self.add_item("tile", name, slot.rect, value, "", slot.key, legal or not choosing, why, act)

    def _instead(self, slot: Slot) -> Callable[[], object] | None:
        """While a place is asked for: another tile of the hand takes the turn of the chosen one, which itself goes back."""
        table = self.table
        if table.asked is None or table.asked.kind not in ("place.cell", "setup.cell") or not table.can_cancel():
            return None
        if Key.of(slot.key).parts[0] == "display":
            return None
        return table.cancel if slot.state == "held" else partial(self._swap, slot.key)

    def _swap(self, key: str) -> None:
        table = self.table
        if table.cancel() and key in table.shapes:
            table.touch(key)
