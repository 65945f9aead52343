"""Below the prompt bar: the display and the tiles in hand; before the first round the starting tiles."""

from __future__ import annotations

import pygame

from scenes.games.small_islands.faces import HIDDEN
from scenes.table.model import GameModel
from scenes.table.trays import Tray, TrayRow

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
        return str(self.model.centre.held.asked_for())  # not what is only on its way under the pointer

    def empty(self) -> str:
        return self.t("isles-slot-taken" if self.model.view.step in ("place", "token") else "isles-slot-empty")

    def caption(self, thing: str) -> str:
        return "" if thing == HIDDEN else str(self.model.wording.texts.tile(thing))

    def name(self, thing: str) -> str:
        return self.t("isle-tile-hidden") if thing == HIDDEN else str(self.model.wording.spoken.tile(thing, 0))

    def picture(self, thing: str, px: int) -> pygame.Surface:
        """A tile by itself, or what stands in for it until it is drawn."""
        return self.model.screen.faces.soon(thing, px, self.came)

    def turned(self, thing: str, px: int, turns: int) -> pygame.Surface:
        return self.model.screen.faces.picture(thing, px, turns)
