"""Looking at the board beneath what lies over it: cards to choose from, lists, sheets, the card of a lesson.

V (or the button) lays all of it aside and the pieces stay where they are; held, it comes back when the key is let go.
"""

from __future__ import annotations

import pygame

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
