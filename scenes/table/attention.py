"""What a player looks at: the focus goes to the first answer of a new question and stays while the same one is refined; a tip
goes with the question it came up at."""

from __future__ import annotations

from scenes.table.asks import Asks
from scenes.table.companion import Companion
from scenes.table.finder import Finder
from scenes.table.game_screen import Table
from scenes.table.window import Window
from scenes.widgets.base import UiItem

NONE = ("", "", "")


class Attention:
    """Moves the focus of the keyboard and drops tips when the question is another one."""

    def __init__(self, model: Table, window: Window, finder: Finder, asks: Asks, companion: Companion) -> None:
        self.model = model
        self.window = window
        self.finder = finder
        self.asks = asks
        self.companion = companion
        self._tipped: object = None  # the position at which a tip may have come up
        self._asked = NONE  # the question the focus is at
        self._at = 0  # at which of its answers, counted
        self._ring: UiItem | None = None  # what the ring was drawn round last

    def stops(self) -> list[str]:
        """What Tab goes through: all that may be chosen, the hand that lies face down, the game's own buttons, the one that ends
        or declines."""
        hand = ["own-hand"] if self.model.face_down else []
        own = [button.key for button in self.model.screen.handling.buttons() if not button.why]
        return [*self.finder.targets(), *hand, *own, *self._last(), *self.companion.stops()]

    def answers(self) -> list[str]:
        """What may be chosen, the one that ends or declines last."""
        return [*self.finder.targets(), *self._last()]

    def _last(self) -> list[str]:
        looking = ["look"] if self.model.looking else []
        return [*looking, *(["done"] if "done" in self.model.options else []), *self.asks.stops()]

    def read(self) -> None:
        """The position was read: what explained another one goes."""
        model = self.model
        now = (len(model.session.log), model.seat, model.asked is not None, model.staged)
        if now != self._tipped:
            self._tipped = now
            model.looking = False
            model.host.tip_reset(rests=model.staged is not None)  # nothing opens by itself over what is shown

    def settle(self) -> None:
        """Everything has its place: the focus is on something that lives."""
        model, window = self.model, self.window
        before, drawn = window.focus_key, self._ring
        found = window.item(before) if before else None
        if before and found is None:
            window.focus_key = ""
        if window.on_top and not model.open:
            self._move()
        self.note()
        if window.focus_key != before or drawn is not None and (found is None or found.rect != drawn.rect):
            for item in (drawn, window.item(window.focus_key)):
                if item is not None and item.rect is not None:
                    window.redraw(item.rect.inflate(model.kit.px(40), model.kit.px(40)))
            if window.focus_key != before and (at := window.item(window.focus_key)) is not None:
                model.host.say(model.host.line(at))

    def _move(self) -> None:
        """To the first answer of a new question; where an answer went, to the one in its place."""
        model, window, asked = self.model, self.window, self.model.asked
        now = NONE if asked is None else (asked.kind, asked.source, model.seat)
        new, self._asked = now != self._asked, now
        if not model.host.ring_shown or asked is None or window.focus_key in self.companion.first():
            return
        answers = self.answers()
        if answers and (new or not window.focus_key):
            window.focus_key = answers[0] if new else answers[min(self._at, len(answers) - 1)]

    def note(self) -> None:
        """The focus moved: remember where it is."""
        self._ring = self.window.item(self.window.focus_key) if self.model.host.ring_shown else None
        answers = self.answers() if self._ring is not None and not self.model.open else []
        if self.window.focus_key in answers:
            self._at = answers.index(self.window.focus_key)
