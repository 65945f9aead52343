"""Reads the position: who acts, what they see, what they may do and where each option stands."""

from __future__ import annotations

from game.core.engine.decision import Decision
from scenes.table.asks import Asks
from scenes.table.companion import Companion
from scenes.table.model import TableModel
from scenes.table.seating import Seating
from scenes.table.wording import Prompt


class Question:
    """Brings the model up to date with the session."""

    def __init__(self, model: TableModel, seating: Seating, asks: Asks, companion: Companion) -> None:
        self.model = model
        self.seating = seating
        self.asks = asks
        self.companion = companion

    def read(self) -> None:
        """Who acts, what they see, what they may do."""
        self.seating.pick_seat()
        self.model.wording.seat = self.model.looker
        self.model.view = self.model.session.view(self.model.looker)
        decision = self.model.session.decision
        self.model.asked = decision.for_seat(self.model.seat) if decision is not None else None
        if self.model.asked is not None and (self.model.common or not self.model.human(self.model.seat)):
            self.model.asked = None
        self.model.options = {}
        if self.model.asked is not None:
            for option in sorted(self.model.asked.options, key=lambda o: o.seat != self.model.seat):
                if self.model.human(option.seat):
                    self.model.options.setdefault(option.key, option.seat)
        self.asks.read()
        self.sort_options()
        self.model.prompt = self.companion.prompt(decision, self._prompt(decision))
        self.model.count += 1
        self.model.stamp = (self.model.count, self.model.seat, self.model.host.lang)
        self.companion.read()

    def _prompt(self, decision: Decision | None) -> Prompt:
        """The question, and the line below it."""
        model = self.model
        if decision is None:
            result = model.session.result
            if result is None or model.wording.texts is None:
                return Prompt(model.t("table-over"), "")
            why = model.screen.ending() or result.reason
            return Prompt(model.t("table-over"), str(model.wording.texts.result(result.outcome, why, model.names)))
        if model.common:
            return Prompt(model.common, "")
        if model.asked is None:
            who = model.joined([model.names[s] for s in decision.seats])
            return Prompt(model.t("prompt-wait", who=who), "", decision.seats[0])
        prompt = model.wording.prompt(model.view, decision, model.seat)
        return model.screen.aimed(prompt) if model.aim else prompt

    def sort_options(self) -> None:
        """Every option gets its shape: on the map, on a card, on the panel, or in the list."""
        model = self.model
        keys = [k for k in model.options if k != "done" and k not in self.asks.taken]
        moves = [k for k in keys if ">" in k]
        sources = list(dict.fromkeys(k.partition(">")[0] for k in moves))
        if model.aim and model.aim not in sources and model.aim not in self.asks.shapes:
            model.aim = ""
        model.auto_aim = False
        if len(sources) == 1 and len(moves) > 1:
            model.aim, model.auto_aim = sources[0], True
        shapes: dict[str, None] = {**self.asks.live}
        listed: list[str] = []
        carded: list[str] = []
        own = {f"card:{c}" for c in (*model.screen.played(), *model.screen.hand())}
        full = model.grid.left_full
        for key in keys:
            if ">" in key:
                source = key.partition(">")[0]
                if model.aim and (source == model.aim or model.screen.whole_moves):
                    if source == model.aim:
                        shapes[model.screen.target(key)] = None
                        if not (model.screen.whole_moves or model.auto_aim or source in listed or model.screen.source(key)):
                            listed.append(source)  # what was taken up keeps its place in the list
                            shapes[source] = None
                elif shape := model.screen.source(key):
                    shapes[shape] = None
                elif (key if model.screen.whole_moves else source) not in listed:
                    listed.append(key if model.screen.whole_moves else source)
                    shapes[listed[-1]] = None
                continue
            if shape := model.screen.shape(key):
                shapes[shape] = None
            elif model.screen.is_card(key):
                shapes[key] = None
                if key not in own:
                    carded.append(key)
            elif full and model.screen.panel_shows(key):
                shapes[key] = None
            else:
                listed.append(key)
                shapes[key] = None
        model.shapes, model.listed, model.carded = shapes, sorted(listed, key=model.screen.list_rank), carded
