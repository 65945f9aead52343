"""Pieces and presence on their way under the pointer."""

from __future__ import annotations

from functools import partial

import pygame

from game.core.engine.key import Key
from game.spirit_island.terms import FROM_LARGEST
from scenes.games.spirit_island.art import pieces
from scenes.table.handling import BarButton, Handling
from scenes.table.option_list import capital
from scenes.table.wording import Prompt

IN_ANY_ORDER = "ravage.order"  # a question that is asked again for each land that is left
FEW = 2  # ... which takes no more clicks than a button for all of them
IN_PART = "in-part"  # the button behind which powers may be used as if with fewer elements


def in_part(key: Key) -> bool:
    """Whether a power is used as if with fewer elements: `innate:ID/1`, `card:ID/0`."""
    return key.kind in ("card", "innate") and len(key.parts) > 1


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
        """Lands that are left are gone through one after the other: who does not mind in which order says so once. Hardly
        anybody uses less of a power than there is: that does not lie over the island all the time.
        """
        t, model = self.model.t, self.model
        if model.asked is not None and model.asked.kind == IN_ANY_ORDER and len(model.options) > FEW:
            return [BarButton("any-order", t("table-any-order"), "skip", "", self._in_any_order, hint=t("table-any-order-hint"))]
        less = [key for key in map(Key.of, model.options) if in_part(key)]
        if not less:
            return super().buttons()
        label = t("table-in-part") if len(less) > 1 else capital(model.screen.option(less[0]).name)
        style = "brass" if model.aim == IN_PART else "paper"
        return [BarButton(IN_PART, label, "", "", partial(model.acts.touch, IN_PART), style=style, hint=t("table-in-part-hint"))]

    def _in_any_order(self) -> None:
        self.model.acts.answer_in_a_row(IN_ANY_ORDER)
