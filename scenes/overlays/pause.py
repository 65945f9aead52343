"""The menu of a table: go on, save a copy, load, settings, rules, first screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app.window import FOLDED_FURTHER
from scenes.overlays.base import Overlay
from scenes.widgets.controls import Button
from scenes.widgets.panels import Label

if TYPE_CHECKING:
    from scenes.app.scene import Host


class PauseOverlay(Overlay):
    """`note` says what is safe ("saved after every decision"); `extra` are the table's own entries:
    (key, name, icon, act, why) - a non-empty why disables."""

    name = "pause"
    least = FOLDED_FURTHER
    holds = True
    first = "resume"

    def __init__(
        self, app: Host, game_id: str, note: str = "",
        extra: Sequence[tuple[str, str, str, Callable[[], Any], str]] = (),
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.game_id, self.note, self.extra = game_id, note, list(extra)
        self.size = (520, 146 + 58 * (6 + len(self.extra)))

    def fill(self, inner: pygame.Rect) -> None:
        k = self.kit
        rows = [
            ("resume", self.t("pause-resume"), "play", self.back, ""),
            *self.extra,
            ("load", self.t("menu-saves"), "folder", self.load, ""),
            ("rules", self.t("ui-rules"), "book", self.rules, ""),
            ("text", self.t("ui-text-view"), "log", self.text, ""),
            ("settings", self.t("ui-settings"), "gear", self.settings, ""),
            ("home", self.t("ui-first-screen"), "home", self.home, ""),
        ]
        note = self.note or self.t("pause-note")
        tall = k.wrap(note, inner.w, 17)
        step = min(k.px(58), (inner.h - tall - k.px(10)) // len(rows))
        for n, (key, name, icon, act, why) in enumerate(rows):
            box = pygame.Rect(inner.x, inner.y + n * step, inner.w, step - k.px(10 if step > k.px(46) else 5))
            self.add(
                Button(
                    key,
                    box,
                    name,
                    style="brass" if not n else "paper",
                    icon=icon,
                    act=act,
                    enabled=not why,
                    why=why,
                )
            )
        self.add(Label("note", pygame.Rect(inner.x, inner.bottom - tall, inner.w, tall), note, wrap=True))

    def load(self) -> None:
        """The list of saves."""
        self.app.go("saves")

    def rules(self) -> None:
        """The rules of this game."""
        self.app.go("rules", self.game_id)

    def text(self) -> None:
        """The table as lines of text; the same entry brings the picture back."""
        self.back()
        self.app.put("text_view", not self.app.settings.text_view)

    def settings(self) -> None:
        """The settings."""
        self.app.go("settings")

    def home(self) -> None:
        """Leave the table; it is saved."""
        self.app.home()
