"""Pieces and presence on their way under the pointer."""

from __future__ import annotations

import pygame

from game.core.engine.key import Key
from game.spirit_island.terms import FROM_LARGEST
from scenes.games.spirit_island.art import pieces
from scenes.table.handling import Handling
from scenes.table.option_list import capital
from scenes.table.wording import Prompt


class PieceHandling(Handling):
    """Cards are dragged as everywhere; a piece looks as it does on the chart."""

    def ghost(self, key: Key, px: int) -> pygame.Surface | None:
        kind = "presence" if key.kind == "track" else key.parts[1] if len(key.parts) > 1 else ""
        if kind == "presence":
            return pieces.presence(self.model.colours[self.model.seat], px)
        return pieces.piece(kind, px, int(key.suffix or 0)) if kind in (*FROM_LARGEST, "dahan", "blight") else None

    def prompt(self, said: Prompt) -> Prompt:
        """Which piece moves is settled once one was picked: only its land is asked for. Where there was nothing to pick, the
        question stands as it is."""
        model = self.model
        goals = [key for key in map(Key.of, model.options) if key.target and str(key.source) == model.aim]
        if model.auto_aim or not goals:
            return said
        return said._replace(main=model.t("table-aim", what=capital(model.shape_name(model.aim)), n=len(goals)))
