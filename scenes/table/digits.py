"""Numbers typed to choose: 1-9 at once, two digits where there are more; what a number means stays while it is asked.

A digit that may be the first of two waits a moment for the second; Enter takes it at once, Esc forgets it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from scenes.table import card_tray
from scenes.table.asks import Asks
from scenes.table.finder import Finder
from scenes.table.window import Window

if TYPE_CHECKING:
    from scenes.table.game_screen import Table

WAIT_MS = 900


class Digits:
    """Collects digits. `choose` touches a thing of the table."""

    def __init__(self, model: Table, window: Window, finder: Finder, asks: Asks, choose: Callable[[str], object]) -> None:
        self.model, self.window, self.finder, self.asks, self.choose = model, window, finder, asks, choose
        self.typed = ""
        self._left = 0  # ms until what was typed is taken
        self._of: object = None  # the question it was typed at

    def press(self, digit: int) -> bool:
        """A digit was typed. False where no number begins with it."""
        if self._of != self.model.stamp:
            self.forget()
        numbers = self._numbers()
        for typed in dict.fromkeys((f"{self.typed}{digit}", str(digit))):
            more = any(word.startswith(typed) and word != typed for word in map(str, numbers))
            if not more and int(typed) not in numbers or typed == "0" and not more and 0 not in numbers:
                continue
            self.typed, self._of, self._left = typed, self.model.stamp, WAIT_MS
            if more:
                self.model.host.say(self.model.t("table-digit-waits", n=typed))
                self.model.host.tip_now(self.model.t("table-digit-waits", n=typed), None)
            else:
                self.take()
            return True
        self.forget()
        return False

    def take(self) -> bool:
        """What was typed is meant as it stands; False where nothing was."""
        typed, same = self.typed, self._of == self.model.stamp
        self.forget()
        act = self._numbers().get(int(typed)) if typed and same else None
        if act is not None:
            self.model.host.show_ring()
            act()
        return bool(typed)

    def forget(self) -> bool:
        """Nothing is typed; True if there was something."""
        typed, self.typed, self._left = self.typed, "", 0
        return bool(typed)

    def update(self, ms: int) -> bool:
        """Time passes; True while a digit waits."""
        if not self.typed:
            return False
        self._left -= ms
        if not self.window.on_top:
            self.forget()
        elif self._left <= 0:
            self.take()
        return True

    def _numbers(self) -> Mapping[int, Callable[[], object]]:
        """What each number does now: an amount of the prompt bar, a slot of the tray, else what may be touched."""
        if self.asks.steps:
            return {int(step.value): self._amount(step.key) for step in self.asks.steps if step.value.isdecimal()}
        if tray := card_tray.slots_of(self.model):
            return {button.number: button.act for button in tray if button.act is not None}
        return {number: self._touch(key) for number, key in self.finder.numbers().items()}

    def _amount(self, key: str) -> Callable[[], object]:
        return lambda: self.model.acts.choose(key)

    def _touch(self, key: str) -> Callable[[], object]:
        return lambda: self.choose(key)
