"""F1: every key on one page; what the scene below adds comes from its `key_help()`."""

from __future__ import annotations

import pygame

from scenes.overlays.base import Overlay
from scenes.widgets.lists import Row, ScrollList

COMMON = (
    ("Tab", "next"),
    ("← ↑ ↓ →", "arrows"),
    ("F6", "zone"),
    ("Enter", "enter"),
    ("Esc", "esc"),
    ("F1", "keys"),
    ("F11", "full"),
    ("F12", "shot"),
    ("Ctrl + / −", "scale"),
)


class KeysOverlay(Overlay):
    """A list of keys and what they do."""

    name = "keys"
    size = (760, 640)
    first = "close"

    def fill(self, inner: pygame.Rect) -> None:
        rows = []
        below = [s for s in self.app.stack if s is not self]
        own = below[-1].key_help() if below else []
        for n, (keys, what) in enumerate([(c, self.t(f"ui-key-{m}")) for c, m in COMMON] + own):
            rows.append(Row(str(n), f"<b>{keys}</b>   {what}"))
        self.add(ScrollList("keys", inner, self.head(), rows, size=18))

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_F1:
            self.back()
            return True
        return False
