"""The text view: every screen as numbered lines (role, name, value, hint), to read, to act on, and to speak.

`TextView` is all a program without pictures needs: `lines()` reads the screen, `do(n)` uses line n; what is
announced in between is `App.spoken`. `python -m scenes autoplay --by text` plays whole games with nothing else.

Speech is an extra that is not part of this version. `find_voice()` is the one place for it: it uses Prism (the
package `prismatoid`, imported as `prism`), which reaches NVDA, JAWS, VoiceOver, Orca or the system's voice, if a
player has installed it into the program's environment. UNVERIFIED: it was written from Prism's documented interface
(`Context().acquire_best()`, `speak(text, interrupt)`) and never run against a screen reader; nothing depends on it.
AccessKit would be the other way (a tree of nodes under the window instead of spoken lines): each `UiItem` has what a
node of it needs (role, name, value, hint, rectangle, enabled), but pygame windows have no adapter for it in Python.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.app.scene import Host
    from scenes.widgets.base import UiItem

Voice = Callable[[str, bool], Any]  # (text, interrupt what is being said)


class TextView:
    """The topmost screen of a program as lines; numbers start at 1 and hold until something is done."""

    def __init__(self, app: Host) -> None:
        self.app = app

    def title(self) -> str:
        """What the screen is called."""
        return self.app.top.title() if self.app.top is not None else ""

    def items(self) -> list[UiItem]:
        """What the lines are about, in the same order."""
        return self.app.top.items() if self.app.top is not None else []

    def lines(self) -> list[str]:
        """The screen as text, in reading order."""
        return [self.app.line(item) for item in self.items()]

    def numbered(self) -> str:
        """For a terminal: a number before everything that can be used."""
        rows = [f"== {self.title()}"]
        for n, item in enumerate(self.items(), 1):
            rows.append(f"{n:>4} {self.app.line(item)}" if item.focusable else f"     {self.app.line(item)}")
        return "\n".join(rows)

    def do(self, number: int) -> str:
        """Use a line: what Enter does on it. Returns why it cannot be used, or "". IndexError for no such line."""
        item = self.items()[number - 1]
        if not item.enabled:
            return item.why or self.app.line(item)
        if self.app.top is not None and item.focusable:
            self.app.top.set_focus(item.key, speak=False)
            self.app.top.activate(item)
        return ""

    def find(self, key: str) -> int:
        """The number of the line of an item; 0 if there is none."""
        return next((n for n, item in enumerate(self.items(), 1) if item.key == key), 0)


def find_voice() -> Voice | None:
    """A way to speak, if the player has installed one; None otherwise. Unverified, see above."""
    try:
        prism = importlib.import_module("prism")
        backend = prism.Context().acquire_best()
        speak: Voice = backend.speak
    except Exception:  # whatever is wrong with an extra, the program goes on without it
        return None

    def say(text: str, interrupt: bool = False) -> Any:
        try:
            return speak(text, interrupt)
        except Exception:
            return None

    return say
