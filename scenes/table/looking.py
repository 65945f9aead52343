"""Looking at the board beneath what lies over it: cards to choose from, lists, sheets, the card of a lesson.

V (or the button) lays all of it aside and the pieces stay where they are; held, it comes back when the key is let go.
"""

from __future__ import annotations

import pygame

from scenes.table.card_tray import slots_of
from scenes.table.game_screen import Table
from scenes.table.window import Window

HELD_MS = 300  # a key that is down for longer was held: what it did ends with it


class Looking:
    """Lays aside and brings back. `model.looking` tells whether it is laid aside."""

    def __init__(self, model: Table, window: Window) -> None:
        self.model = model
        self.window = window
        self._key = 0  # the key that laid it aside, and when it went down
        self._since = 0
        self._peeks = False  # the pointer on the board laid a tray aside

    @property
    def covered(self) -> bool:
        """Whether cards or a sheet lie over the board now."""
        model = self.model
        return bool(model.carded) or any(box.colliderect(model.centre.inner) for box in model.shields if box != model.area)

    def press(self, key: int) -> None:
        """The key went down."""
        if not self.model.looking:
            self._key, self._since = key, self.model.host.now
        self.toggle()

    def release(self, event: pygame.event.Event) -> None:
        """A key went up."""
        if event.type == pygame.KEYUP and self._key and event.key == self._key:
            self._key = 0
            if self.model.looking and self.model.host.now - self._since >= HELD_MS:
                self.toggle()

    def point(self, event: pygame.event.Event) -> None:
        """The pointer moved: a tray of cards makes room while it is on the board, and lies there again when it leaves it."""
        if event.type != pygame.MOUSEMOTION:
            return
        model = self.model
        on_board = model.centre.inner.collidepoint(event.pos) and not model.open
        if self._peeks:
            if model.looking and on_board:
                return
            self._peeks = False
            if model.looking:
                model.looking = False
                self.window.sync()
        elif on_board and not model.looking and self._tray and not any(box.collidepoint(event.pos) for box in model.shields):
            self._peeks = model.looking = True
            self.window.sync()

    @property
    def _tray(self) -> bool:
        """Whether cards to put into slots lie over the board (`card_tray`)."""
        return bool(slots_of(self.model))

    def toggle(self) -> None:
        """Lay aside, or bring back."""
        model = self.model
        if not model.looking and not self.covered:
            self.window.explain(model.t("table-look-nothing"), None)
            return
        model.looking = not model.looking
        model.host.say(model.t("table-looking" if model.looking else "table-looked"))
        self.window.sync()

    def at_board(self) -> None:
        """The board is wanted: nothing may lie over it."""
        if self.model.carded and self.covered and not self.model.looking:
            self.toggle()
