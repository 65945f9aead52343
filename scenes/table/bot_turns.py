"""The turns of the bots: a pause in which the last decision can be followed, then the answer."""

from __future__ import annotations

from scenes.table.actions import BOT_MS, Actions
from scenes.table.bots import TableBots
from scenes.table.game_screen import Table
from scenes.table.motion import Director
from scenes.table.thinking import Thinking
from scenes.table.window import Window


class BotTurns:
    """Lets a waiting bot act when its pause is over."""

    def __init__(self, model: Table, window: Window, bots: TableBots, actions: Actions, motion: Director) -> None:
        self.model = model
        self.window = window
        self.bots = bots
        self.actions = actions
        self.motion = motion
        self.wait = 0
        self.thinking = Thinking(model, window)

    def turn(self, ms: int) -> bool:
        """Let a waiting bot act when its pause is over; True while one thinks, or while the last decision is still to be seen."""
        asked = self.bots.question
        busy = self._turn(ms)
        thinks = self.bots.asked and self.bots.key is None and self.bots.question == asked is not None
        self.thinking.update(ms, thinks and not self._untold())
        return busy

    def _untold(self) -> bool:
        """Whether nobody is to learn who is asked now: it takes no time that could be seen."""
        decision = self.model.session.decision
        return decision is not None and self.model.wording.texts.is_untold(decision.kind)

    def _turn(self, ms: int) -> bool:
        if self.model.staged is not None:
            self.wait = 0
            return False
        if self.motion.busy or self.motion.holds:
            return True
        decision = self.model.session.decision
        seats = [s for s in decision.seats if not self.model.human(s)] if decision is not None else []
        if decision is None or not seats:
            self.wait = 0
            if self.bots.question is not None:
                self.bots.drop()
            return False
        if not self.window.on_top:
            self.wait = 0
            return False
        self.wait += ms
        seat, pause = seats[0], 0 if self.actions.staging.hurry or self._untold() else max(BOT_MS, self.actions.pause)
        part = decision.for_seat(seat)
        keys = part.keys(seat) if part is not None else ()
        if not keys:
            return False
        if not self.model.host.live and self.wait < pause:
            return True
        key = self.bots.answer(seat)
        if key is None or self.wait < pause:
            return True
        self.wait = 0
        said = self.bots.remark if key in keys else None
        events = self.model.session.choose(seat, key if key in keys else keys[0])
        if said is not None:
            self.model.session.remark(said)
        self.actions.after(events, seat)
        return True
