"""F1: every key on one page; what the scene below adds comes from its `key_help()`."""

from __future__ import annotations

from typing import Any

import pygame

from scenes.overlays.base import Overlay
from scenes.widgets.base import Widget

COMMON = (("Tab", "next"), ("← ↑ ↓ →", "arrows"), ("F6", "zone"), ("Enter", "enter"), ("Esc", "esc"),
          ("F1", "keys"), ("F11", "full"), ("F12", "shot"), ("Ctrl + / −", "scale"))  # fmt: skip


class KeyRow(Widget):
    """A key cap and what it does."""

    role = "text"

    def __init__(self, key: str, rect: pygame.Rect, name: str, cap: str, lead: int, **rest: Any) -> None:
        super().__init__(key, rect, name, value=cap, **rest)
        self.cap, self.lead = cap, lead

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        k.key_cap(surface, self.cap, (r.x, r.centery), size=16)
        block = k.block(self.name, r.w - self.lead, 17)
        block.draw(surface, (r.x + self.lead, r.centery - block.height // 2))


class KeysOverlay(Overlay):
    """Two columns: the keys that work everywhere, then those of the screen below."""

    name = "keys"
    first = "close"

    def rows(self) -> list[tuple[str, str]]:
        """(keys, what they do)."""
        below = [s for s in self.app.stack if s is not self]
        return [(cap, self.t(f"ui-key-{msg}")) for cap, msg in COMMON] + (below[-1].key_help() if below else [])

    def build(self) -> None:
        lines = -(-len(self.rows()) // 2)
        self.size = (1060, 110 + 46 * lines)
        super().build()

    def fill(self, inner: pygame.Rect) -> None:
        k, rows = self.kit, self.rows()
        lead = max(k.cap_width(cap, 16) for cap, _ in rows) + k.px(16)
        lines = -(-len(rows) // 2)
        step = min(k.px(46), inner.h // lines)
        wide = (inner.w - k.px(30)) // 2
        for n, (cap, what) in enumerate(rows):
            column, line = divmod(n, lines)
            box = pygame.Rect(inner.x + column * (wide + k.px(30)), inner.y + line * step, wide, step)
            self.add(KeyRow(f"key{n}", box, what, cap, lead))

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_F1:
            self.back()
            return True
        return False
