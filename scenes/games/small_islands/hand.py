"""Below the prompt bar: the display and the tiles in hand; before the first round the starting tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.engine.key import Key
from scenes.games.small_islands.faces import HIDDEN
from scenes.table.model import GameModel
from scenes.table.trays import Slot, Tray, TrayRow

NOW = {  # what a tray says while this is asked
    ("turn.choose", "display"): "isles-display-take",
    ("place.tile", "hand"): "isles-hand-place",
    ("place.cell", "hand"): "isles-hand-place",
    ("stuck.discard", "hand"): "isles-hand-stuck",
}


class TileRow(TrayRow):
    """What may be taken, and what is held."""

    model: GameModel

    def trays(self) -> list[Tray]:
        model, view = self.model, self.model.view
        if view.phase == "setup":
            return [self._tray("starts", tuple((f"tile:{tile}", tile) for tile in view.starts))]
        display = tuple((f"tile:display/{n}", tile) for n, tile in enumerate(view.display))
        hand = tuple((f"tile:hand/{n}", tile) for n, tile in enumerate(view.hand.get(model.seat, ())))
        return [self._tray("display", display), self._tray("hand", hand)]

    def _tray(self, name: str, things: tuple[tuple[str, str], ...]) -> Tray:
        model = self.model
        now = NOW.get((model.asked.kind if model.asked is not None else "", name), "")
        remark = model.t(now) if now else model.t(f"isles-{name}-note", n=len(things))
        return Tray(model.t(f"isles-{name}"), remark, things, bool(now), name != "display")

    def held(self) -> str:
        return str(self.model.centre.held.what)

    def empty(self) -> str:
        return self.t("isles-slot-taken" if self.model.view.step in ("place", "token") else "isles-slot-empty")

    def caption(self, thing: str) -> str:
        return "" if thing == HIDDEN else str(self.model.wording.texts.tile(thing))

    def picture(self, thing: str, px: int) -> pygame.Surface:
        """A tile by itself, or what stands in for it until it is drawn."""
        made: pygame.Surface = self.model.screen.faces.soon(thing, px, self.came)
        return made

    def tell(self, slot: Slot) -> None:
        model = self.model
        legal = slot.key in model.shapes
        choosing = any(key.startswith("tile:") for key in model.shapes)
        name = model.t("isle-tile-hidden") if slot.thing == HIDDEN else model.wording.spoken.tile(slot.thing, 0)
        place, *number = Key.of(slot.key).parts
        where = model.t(f"isles-{place}" if number else "isles-starts")
        why = model.why(slot.key) if choosing and not legal else ""
        act = partial(model.acts.touch, slot.key) if legal else self._instead(slot)
        value = f"{where} {int(number[0]) + 1}" if number else where
        self.add_item("tile", name, slot.rect, value, "", slot.key, legal or not choosing, why, act)

    def _instead(self, slot: Slot) -> Callable[[], object] | None:
        """While a place is asked for: another tile of the hand takes the turn of the chosen one, which itself goes back."""
        model = self.model
        if model.asked is None or model.asked.kind not in ("place.cell", "setup.cell") or not model.acts.can_cancel():
            return None
        if Key.of(slot.key).parts[0] == "display":
            return None
        return model.acts.cancel if slot.state == "held" else partial(self._swap, slot.key)

    def _swap(self, key: str) -> None:
        model = self.model
        if model.acts.cancel() and key in model.shapes:
            model.acts.touch(key)
