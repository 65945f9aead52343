"""The text view: every screen as numbered lines (role, name, value, hint), to read, to act on, and to hear.

`TextView` is all a program without pictures needs: `lines()` reads the screen, `do(n)` uses line n; what is announced
in between goes through the `Reader`, which keeps it (`App.spoken`) and speaks it where the player wants that. `python -m
scenes autoplay --by text` plays whole games with nothing but the lines.

AccessKit would be another way (a tree of nodes under the window instead of spoken lines): each `UiItem` has what a node
of it needs (role, name, value, hint, rectangle, enabled), but pygame windows have no adapter for it in Python.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from scenes.app import voice
from scenes.app.text_page import TextPage

if TYPE_CHECKING:
    from scenes.app.scene import Host
    from scenes.widgets.base import UiItem

MOST = 400  # announcements that are kept


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


class Reader:
    """What is announced: kept, spoken where the player wants it, said again on request."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.spoken: deque[str] = deque(maxlen=MOST)
        self.latest: list[str] = []  # since the last key
        self.page = TextPage(app, app.settings.text_view)
        self.voice: voice.Voice | None = None
        self.settings_changed()

    def settings_changed(self) -> None:
        """Language, reading aloud, its pace or the text view may be others now."""
        wanted = self.app.settings
        if self.page.on != wanted.text_view:
            self.page.on = wanted.text_view
            self.app.invalidate()
        if not wanted.speech:
            self.close()
        elif self.voice is None:
            self.voice = voice.Voice(self.app.lang, wanted.speech_pace)
        else:
            self.voice.speaks(self.app.lang, wanted.speech_pace)

    def say(self, text: str) -> None:
        """Announce."""
        if not text:
            return
        self.spoken.append(text)
        self.latest.append(text)
        del self.latest[:-MOST]
        if self.voice is not None:
            self.voice.say(text)
        if self.page.on:
            self.app.invalidate()

    def hush(self) -> None:
        """Somebody pressed something: what is being read is not waited for."""
        if self.voice is not None:
            self.voice.hush()

    def forget(self) -> None:
        """What comes now is what was said last."""
        self.latest.clear()

    def again(self) -> None:
        """Say what was said since the last key, or where nothing was, the line of the focus."""
        top = self.app.top
        lines = self.latest or [self.app.line(item) for item in [top.item(top.focus_key) if top else None] if item]
        self.latest = []
        for line in lines:
            self.say(line)

    def whole(self) -> None:
        """Say the screen from its title to its last line."""
        self.latest = []
        for line in self.app.text_view():
            self.say(line)

    def close(self) -> None:
        """Nothing is spoken any more."""
        if self.voice is not None:
            self.voice.close()
        self.voice = None
