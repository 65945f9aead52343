"""The tile or ship in hand, and the token taken up."""

from __future__ import annotations

from game.core.engine.key import Key
from scenes.games.small_islands.art.land import Place
from scenes.table.handling import BarButton
from scenes.table.laid_load import LayingHandling
from scenes.table.model import GameModel
from scenes.table.wording import Prompt

PORT = "token:port"


class TileHandling(LayingHandling[Place]):
    """A token's target is asked for in words of its own; for a port R and a button change which token is turned over."""

    model: GameModel
    spends = ""  # the kind of token that a port shall cost; "" for the one the own objectives need least

    def prompt(self, said: Prompt) -> Prompt:
        model = self.model
        token = Key.of(model.aim)
        if token.kind != "token":
            return said
        keys = [text for text in model.options if Key.of(text).source == token]
        back = not model.auto_aim
        words = model.wording.texts.table
        made = words.token_taken_up(model.view, model.seat, model.names, token.rest, keys, back, self._kind())
        return Prompt(made.title, made.detail)

    # -- which token a port costs --------------------------------------------------------------
    def _kinds(self) -> list[str]:
        """Those it may cost, where one may choose."""
        found = [Key.of(text).parts for text in self.model.options if text.startswith(f"{PORT}/")]
        return list(dict.fromkeys(parts[1] for parts in found)) if self.model.aim == PORT else []

    def _usual(self) -> str:
        return str(self.model.facts.token_for_port(self.model.view, self.model.seat))

    def _kind(self) -> str:
        """The one that is chosen, as long as a port is taken up."""
        if self.spends not in self._kinds():
            self.spends = ""
        return self.spends

    def buttons(self) -> list[BarButton]:
        model, kinds = self.model, self._kinds()
        chosen = self._kind()
        if not kinds:
            return super().buttons()
        kind = chosen or self._usual()
        cap = model.host.bindings.cap("rules") if model.grid.tall else ""
        label = model.t("isles-token-spends", token=model.t(f"icon-{kind}"))
        return [BarButton("spends", label, kind, cap, lambda: self.turn(1), hint=model.t("isles-token-spends-hint"))]

    def turn(self, by: int) -> bool:
        """Also the token that is turned over for a port: the next kind."""
        kinds = self._kinds()
        if not kinds:
            return super().turn(by)
        kind = self.spends = kinds[(kinds.index(self._kind() or self._usual()) + by) % len(kinds)]
        self.model.acts.sync()
        self.model.host.say(self.model.t("isles-token-spends", token=self.model.t(f"icon-{kind}")))
        return True

    def option(self, shape: str) -> str:
        kind, target = self._kind(), f"{PORT}/{self.spends}>{shape}"
        return target if kind and target in self.model.options else super().option(shape)

    def route(self, key: Key) -> list[str]:
        """A port for another token: taken up, turned so often, then the place."""
        if not (key.kind == "token" and key.first == "port" and str(key) in self.model.options):
            return super().route(key)
        kinds = [Key.of(text).parts[1] for text in self.model.options if text.startswith(f"{PORT}/") and ">" in text]
        kinds, up = list(dict.fromkeys(kinds)), self.model.aim == PORT
        if not kinds:
            return []
        taken, wanted = self._kind() if up else "", key.parts[1] if len(key.parts) > 1 else ""
        if wanted == taken:
            return [*([] if up else [PORT]), key.target]
        if not wanted:
            return [PORT, PORT, key.target]  # put back and taken up again
        turns = (kinds.index(wanted) - kinds.index(taken or self._usual())) % len(kinds) or len(kinds)
        return [*([] if up else [PORT]), *["spends"] * turns, key.target]
