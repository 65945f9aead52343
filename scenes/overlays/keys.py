"""F1: every key on one page (on several where text is large), as it is bound now; what the scene below adds comes from its
`key_help()`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.app.bindings import readable
from scenes.app.window import FOLDED_FURTHER
from scenes.overlays.base import Overlay
from scenes.widgets.base import Widget
from scenes.widgets.controls import Choice

if TYPE_CHECKING:
    from scenes.app.scene import Host

COMMON = (
    (("next",), "ui-key-next"), (("left", "up", "down", "right"), "ui-key-arrows"), (("zone-next",), "ui-key-zone"),
    (("activate",), "ui-key-enter"), (("back",), "ui-key-esc"), (("keys",), "ui-key-keys"), (("full",), "ui-key-full"),
    (("shot",), "ui-key-shot"), (("scale-up", "scale-down"), "ui-key-scale"), (("mute",), "act-mute"), (("music",), "act-music"),
    (("text-view",), "act-text-view"), (("say-again",), "act-say-again"), (("read-all",), "act-read-all"),
)  # fmt: skip


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
    least = FOLDED_FURTHER
    first = "close"

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.page = 0

    def common(self, names: tuple[str, ...]) -> str:
        """The main keys of some actions on one cap: shared modifiers are not repeated."""
        keys = [bound[0] for bound in map(self.app.bindings.keys_of, names) if bound]
        heads = {key.rpartition("+")[0] for key in keys}
        if len(keys) > 1 and len(heads) == 1 and (head := heads.pop()):
            return f"{readable(head, self.t)} {' / '.join(readable(key.rpartition('+')[2]) for key in keys)}"
        return " ".join(readable(key, self.t) for key in keys)

    def rows(self) -> list[tuple[str, str]]:
        """(keys, what they do)."""
        below = [s for s in self.app.stack if s is not self]
        said = [self.t(msg) for _, msg in COMMON]
        rows = [(self.common(names), what[:1].lower() + what[1:]) for (names, _), what in zip(COMMON, said, strict=True)]
        return [row for row in rows if row[0]] + (below[-1].key_help() if below else [])

    def build(self) -> None:
        lines = -(-len(self.rows()) // 2)
        self.size = (1060, 110 + 46 * lines)
        super().build()

    def fill(self, inner: pygame.Rect) -> None:
        k, rows = self.kit, self.rows()
        lead = max(k.cap_width(cap, 16) for cap, _ in rows) + k.px(16)
        lines = -(-len(rows) // 2)
        step, wide = min(k.px(46), inner.h // lines), (inner.w - k.px(30)) // 2
        if self.small:
            lead = min(lead, wide // 2)
            step = k.px(44)
            lines = max(1, (inner.h - k.px(50)) // step)
            pages = -(-len(rows) // (2 * lines))
            self.page = min(self.page, pages - 1)
            rows = rows[self.page * 2 * lines :][: 2 * lines]
            parts = [(str(n), str(n + 1), str(n + 1)) for n in range(pages)]
            turn = pygame.Rect(inner.x, inner.bottom - k.px(42), inner.w, k.px(42))
            words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
            self.add(Choice("page", turn, self.title(), parts, str(self.page), self.turn, size=17, words=words, zone="page"))
        for n, (cap, what) in enumerate(rows):
            column, line = divmod(n, lines)
            box = pygame.Rect(inner.x + column * (wide + k.px(30)), inner.y + line * step, wide, step)
            self.add(KeyRow(f"key{n}", box, what, cap, lead))

    def turn(self, page: str) -> None:
        """To another page of keys."""
        self.page = int(page)
        self.rebuild()

    def key(self, event: pygame.event.Event) -> bool:
        if self.action(event) == "keys":
            self.back()
            return True
        return False
