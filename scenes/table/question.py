"""Reads the position: who acts, what they see, what they may do and where each option stands."""

from __future__ import annotations

from game.core.engine import preview
from game.core.engine.decision import Decision
from scenes.table.asks import Asks
from scenes.table.attention import Attention
from scenes.table.companion import Companion
from scenes.table.game_screen import Table
from scenes.table.model import Staged
from scenes.table.option_map import OptionMap
from scenes.table.seating import Seating
from scenes.table.wording import Prompt


class Question:
    """Brings the model up to date with the session."""

    def __init__(
        self, model: Table, seating: Seating, asks: Asks, option_map: OptionMap, attention: Attention, companion: Companion
    ) -> None:
        self.model = model
        self.seating = seating
        self.asks = asks
        self.option_map = option_map
        self.attention = attention
        self.companion = companion

    def read(self) -> None:
        """Who acts, what they see, what they may do."""
        self._read()
        self.attention.read()

    def _read(self) -> None:
        if self.model.staged is not None:
            self._read_step(self.model.staged)
            return
        self.seating.pick_seat()
        self.model.wording.seat = self.model.looker
        self.model.view = self.model.session.view(self.model.looker)
        decision = self.model.session.decision
        if self.model.face_down and decision is not None:
            decision = self._in_the_open(decision)
        self.model.asked = decision.for_seat(self.model.seat) if decision is not None else None
        if self.model.asked is not None and (self.model.common or not self.model.human(self.model.seat)):
            self.model.asked = None
        self.model.options = {}
        if self.model.asked is not None:
            people = {seat for seat in {option.seat for option in self.model.asked.options} if self.model.human(seat)}
            options = [option for option in self.model.asked.options if option.seat in people]
            first = [option for option in options if option.seat == self.model.seat]
            for option in first + options:  # of two with one key, that of the player who sits here
                self.model.options.setdefault(option.key, option.seat)
        self._look_through()
        self.asks.read()
        self.option_map.sort([step.key for step in self.asks.steps])
        self.model.prompt = self.companion.prompt(decision, self._prompt(decision))
        self.model.count += 1
        self.model.stamp = (self.model.count, self.model.seat, self.model.host.lang)
        self.companion.read()

    def _in_the_open(self, decision: Decision) -> Decision:
        """The question with the answers that all may know of, and with passing: that somebody is asked says as much. Where
        nothing is left the screen is handed over after all."""
        model, part = self.model, decision.for_seat(self.model.seat)
        known = model.rules.decision(model.view)
        keys = {"done", *(known.keys(model.seat) if known is not None else ())}
        options = tuple(option for option in part.options if option.key in keys) if part is not None else ()
        if part is None or not options:
            model.face_down = False
            self.seating.take_seat(model.seat)
            return decision
        return part._replace(options=options)

    def _look_through(self) -> None:
        """Where only the order of parts is asked, what each part asks can be touched at once. A part whose answers belong to
        another part as well stays an option of its own."""
        model, asked = self.model, self.model.asked
        model.through = {}
        if asked is None or asked.kind not in model.screen.traits.orders:
            return
        found: dict[str, list[tuple[str, Decision]]] = {}
        for part in asked.keys(model.seat):
            after = preview.after_choice(model.rules, model.view, model.seat, part, lambda _: True)
            decision = model.rules.decision(after) if after is not None and not preview.uncertain(model.view, after) else None
            own = decision.for_seat(model.seat) if decision is not None else None
            for key in own.keys(model.seat) if own is not None and own.kind != asked.kind else ():
                found.setdefault(key, []).append((part, own))  # type: ignore[arg-type]
        doubled = {part for ways in found.values() if len(ways) > 1 for part, _ in ways}
        model.through = {key: ways[0] for key, ways in found.items() if ways[0][0] not in doubled and key not in model.options}
        for part in {part for part, _ in model.through.values()}:
            del model.options[part]
        model.options |= dict.fromkeys(model.through, model.seat)

    def _read_step(self, staged: Staged) -> None:
        """A step of the game is shown: nothing is asked."""
        model = self.model
        model.view, model.asked, model.options, model.through, model.aim = staged.view, None, {}, {}, ""
        model.common = staged.prompt.main if staged.everybody else ""
        model.wording.seat = model.looker
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
            return Prompt(str(model.wording.texts.result(result.outcome, result.told, model.names)), "")
        if model.common:
            return Prompt(model.common, "")
        if model.asked is None and model.wording.texts.is_untold(decision.kind):
            return Prompt(model.wording.phase(model.screen.phase()), "")
        if model.asked is None:
            who = model.joined([model.names[s] for s in decision.seats])
            return Prompt(model.t("prompt-wait", who=who), "", decision.seats[0])
        prompt = model.wording.prompt(model.view, decision, model.seat)
        if model.through:  # only then is anything of the parts marked
            prompt = prompt._replace(detail=" · ".join(filter(None, (model.t("table-order-marked"), prompt.detail))))
        return model.screen.handling.prompt(prompt) if model.aim else prompt
