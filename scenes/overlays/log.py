"""The log as a drawer on the right: decisions with their consequences; look or rewind from a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scenes.overlays.base import Overlay
from scenes.widgets.controls import Button, Choice
from scenes.widgets.lists import Row, ScrollList
from scenes.widgets.panels import Heading, Label, Panel

if TYPE_CHECKING:
    from scenes.app import App


class LogOverlay(Overlay):
    """`rows(filter)` gives the lines in the present language, filter "all" or "mine"; key = entry number.

    A row with tone "head" starts a turn, indent 1 is a consequence. `on_open(key)` runs on Enter or a second
    click (rewind to here); `copy()` gives the whole log as text.
    """

    name = "log"

    def __init__(
        self, app: App, rows: Callable[[str], Sequence[Row]], on_open: Callable[[str], Any] | None = None,
        copy: Callable[[], str] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.rows, self.on_open, self.copy_text, self.filter = rows, on_open, copy, "all"

    def build(self) -> None:
        k = self.kit
        wide = min(k.px(560), self.area.w * 3 // 5)
        self.sheet = pygame.Rect(self.area.right - wide - k.px(8), k.px(8), wide, self.area.h - k.px(16))
        self.add(Panel("sheet", self.sheet))
        inner = self.sheet.inflate(-k.px(40), -k.px(36))
        close = pygame.Rect(self.sheet.right - k.px(56), self.sheet.y + k.px(12), k.px(44), k.px(44))
        head = pygame.Rect(inner.x, inner.y - k.px(4), close.x - inner.x - k.px(10), k.px(40))
        self.add(Heading("head", head, self.head(), size=25, rule=False))
        self.rule_rect = pygame.Rect(inner.x, inner.y + k.px(42), inner.w, k.px(2))
        bar = pygame.Rect(inner.x, inner.y + k.px(54), inner.w, k.px(44))
        kinds = [("all", self.t("log-filter-all"), self.t("log-filter-all")),
                 ("mine", self.t("log-filter-mine"), self.t("log-filter-mine"))]  # fmt: skip
        pick = pygame.Rect(bar.x, bar.y, bar.w - k.px(150), bar.h)
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        self.add(
            Choice(
                "filter",
                pick,
                self.t("log-filter"),
                kinds,
                self.filter,
                self.show,
                zone="filter",
                words=words,
            )
        )
        copy = pygame.Rect(pick.right + k.px(10), bar.y, bar.right - pick.right - k.px(10), bar.h)
        self.add(Button("copy", copy, self.t("ui-copy"), act=self.copy, shortcut="", zone="filter"))
        body = pygame.Rect(inner.x, bar.bottom + k.px(12), inner.w, inner.bottom - bar.bottom - k.px(12))
        rows = list(self.rows(self.filter))
        if rows:
            lines = ScrollList("lines", body, self.head(), rows, on_open=self.on_open, size=17, zone="lines")
            self.add(lines)
            lines.offset = lines.most
            self.first = f"lines:{rows[-1].key}"
        else:
            self.add(Label("empty", body, self.t("log-empty"), wrap=True, size=19, face="serif"))
        self.add(Button("close", close, self.t("ui-close"), label="", icon="close", style="quiet", act=self.back))

    def show(self, kind: str) -> None:
        """Filter."""
        self.filter = kind
        self.rebuild()

    def copy(self) -> None:
        """The log as text to the clipboard."""
        if self.copy_text:
            self.app.copy(self.copy_text())
        else:
            self.app.copy("\n".join("  " * r.indent + r.title for r in self.rows(self.filter)))
        self.app.tip_now(self.t("ui-copied"), None)

    def key(self, event: pygame.event.Event) -> bool:
        if self.app.bindings.action_of(event, "table") == "log":
            self.back()
            return True
        return False
