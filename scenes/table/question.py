"""Reads the position: who acts, what they see, what they may do and where each option stands."""

from __future__ import annotations

from game.core.engine.decision import Decision
from scenes.table.asks import Asks
from scenes.table.companion import Companion
from scenes.table.game_screen import Table
from scenes.table.model import Staged
from scenes.table.option_map import OptionMap
from scenes.table.seating import Seating
from scenes.table.wording import Prompt


class Question:
    """Brings the model up to date with the session."""

    def __init__(self, model: Table, seating: Seating, asks: Asks, option_map: OptionMap, companion: Companion) -> None:
        self.model = model
        self.seating = seating
        self.asks = asks
        self.option_map = option_map
        self.companion = companion

    def read(self) -> None:
        """Who acts, what they see, what they may do."""
        if self.model.staged is not None:
            self._read_step(self.model.staged)
            return
        self.seating.pick_seat()
        self.model.wording.seat = self.model.looker
        self.model.view = self.model.session.view(self.model.looker)
        decision = self.model.session.decision
        self.model.asked = decision.for_seat(self.model.seat) if decision is not None else None
        if self.model.asked is not None and (self.model.common or not self.model.human(self.model.seat)):
            self.model.asked = None
        self.model.options = {}
        if self.model.asked is not None:
            people = {seat for seat in {option.seat for option in self.model.asked.options} if self.model.human(seat)}
            options = [option for option in self.model.asked.options if option.seat in people]
            first = [option for option in options if option.seat == self.model.seat]
            for option in first + options:  # of two with one key, that of who sits here
                self.model.options.setdefault(option.key, option.seat)
        self.asks.read()
        self.option_map.sort([step.key for step in self.asks.steps])
        self.model.prompt = self.companion.prompt(decision, self._prompt(decision))
        self.model.count += 1
        self.model.stamp = (self.model.count, self.model.seat, self.model.host.lang)
        self.companion.read()

    def _read_step(self, staged: Staged) -> None:
        """A step of the game is shown: nothing is asked."""
        model = self.model
        model.view, model.asked, model.options, model.aim = staged.view, None, {}, ""
        self.asks.read()
        self.option_map.sort([])
        model.prompt = staged.prompt
        model.count += 1
        model.stamp = (model.count, model.seat, model.host.lang)

    def _prompt(self, decision: Decision | None) -> Prompt:
        """The question, and the line below it."""
        model = self.model
        if decision is None:
            result = model.session.result
            if result is None:
                return Prompt(model.t("table-over"), "")
            why = result.reason.split()
            return Prompt(str(model.wording.texts.result(result.outcome, why, model.names)), "")
        if model.common:
            return Prompt(model.common, "")
        if model.asked is None:
            who = model.joined([model.names[s] for s in decision.seats])
            return Prompt(model.t("prompt-wait", who=who), "", decision.seats[0])
        prompt = model.wording.prompt(model.view, decision, model.seat)
        return model.screen.handling.prompt(prompt) if model.aim else prompt
