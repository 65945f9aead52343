"""The tile or ship in hand, and the token taken up."""

from __future__ import annotations

from game.core.engine.key import Key
from scenes.games.small_islands.art.land import Place
from scenes.table.laid_load import LayingHandling
from scenes.table.model import GameModel
from scenes.table.wording import Prompt


class TileHandling(LayingHandling[Place]):
    """A token's target is asked for in words of its own."""

    model: GameModel

    def prompt(self, said: Prompt) -> Prompt:
        model = self.model
        token = Key.of(model.aim)
        if token.kind != "token":
            return said
        keys = [text for text in model.options if Key.of(text).source == token]
        back = not model.auto_aim
        made = model.wording.texts.table.token_taken_up(model.view, model.seat, model.names, token.rest, keys, back)
        return Prompt(made.title, made.detail)
