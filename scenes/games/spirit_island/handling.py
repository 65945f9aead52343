"""Pieces and presence on their way under the pointer."""

from __future__ import annotations

import pygame

from game.core.engine.key import Key
from game.spirit_island.terms import FROM_LARGEST
from scenes.games.spirit_island.art import pieces
from scenes.table.handling import BarButton, Handling
from scenes.table.option_list import capital
from scenes.table.wording import Prompt

IN_ANY_ORDER = "ravage.order"  # a question that is asked again for each land that is left
FEW = 2  # ... which takes no more clicks than a button for all of them


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

    def buttons(self) -> list[BarButton]:
        """Lands that are left are gone through one after the other: who does not mind in which order says so once."""
        model = self.model
        if model.asked is None or model.asked.kind != IN_ANY_ORDER or len(model.options) <= FEW:
            return super().buttons()
        label, hint = model.t("table-any-order"), model.t("table-any-order-hint")
        return [BarButton("any-order", label, "skip", "", self._in_any_order, hint=hint)]

    def _in_any_order(self) -> None:
        self.model.acts.answer_in_a_row(IN_ANY_ORDER)
