"""Something went wrong: one sentence, what is safe, what to do, and the details for a report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core.errors import SaveError, TidetableError
from scenes.app import crash
from scenes.app.window import FOLDED_FURTHER
from scenes.overlays.base import Overlay
from scenes.overlays.confirm import ConfirmOverlay
from scenes.widgets.lists import ScrollText
from scenes.widgets.panels import Label

if TYPE_CHECKING:
    from scenes.app.scene import Host


class ErrorOverlay(Overlay):
    """Shown by the App over a scene that failed. `details` is the traceback, `report` the file that keeps it."""

    name = "error"
    least = FOLDED_FURTHER
    size = (860, 520)
    closable = False
    first = "home"

    def __init__(self, app: Host, error: BaseException, details: str, report: Path | None = None) -> None:
        super().__init__(app)
        self.report = report
        self.error, self.details, self.open = error, details, False
        self.known = isinstance(error, TidetableError)
        self.sealed = not self.known and crash.keeps_secrets(app)  # the report leaves the table out
        self.size = (720, 300) if self.known else (860, 440 if self.sealed else 400)

    def feet(self) -> list[tuple[str, str, str, str, str, Any]]:
        if self.known:
            return [("home", self.t("ui-close"), "brass", "", "Esc", self.back)]
        agree = ("table", self.t("crash-with-table"), "paper", "", "", self.with_table)
        return [
            *([agree] if self.sealed and self.report else []),
            ("details", self.t("ui-error-details"), "paper", "", "", self.toggle),
            ("copy", self.t("ui-copy"), "paper", "", self.app.bindings.cap("copy"), lambda: self.app.copy(self.details)),
            ("home", self.t("ui-first-screen"), "brass", "home", "", self.back),
        ]

    def fill(self, inner: pygame.Rect) -> None:
        k = self.kit
        said = self.greeting()
        text = pygame.Rect(inner.x, inner.y, inner.w, k.wrap(said, inner.w, 19))
        self.add(Label("said", text, said, size=19, wrap=True))
        if self.known:
            return
        safe = pygame.Rect(inner.x, text.bottom + k.px(10), inner.w, k.wrap(self.t("ui-error-safe"), inner.w, 17))
        self.add(Label("safe", safe, self.t("ui-error-safe"), wrap=True))
        where = self.t("crash-report", file=str(self.report)) if self.report else self.t("crash-no-report")
        where += f" {self.t('crash-sealed')}" if self.sealed else ""
        last = pygame.Rect(inner.x, safe.bottom + k.px(10), inner.w, k.wrap(where, inner.w, 16))
        self.add(Label("report", last, where, size=16, wrap=True))
        if self.open:
            box = pygame.Rect(inner.x, last.bottom + k.px(14), inner.w, inner.bottom - last.bottom - k.px(14))
            lines = [("p", line.replace("<", "‹")) for line in self.details.strip().splitlines()]
            self.add(ScrollText("trace", box, self.t("ui-error-details"), lines, size=15))

    def greeting(self) -> str:
        """What stands there, never the words of a defect: they may name what a seat must not know. Its kind is a word of the
        program, which tells a player nothing; it is in the details and the report.
        """
        return self._known() if self.known else self.t("ui-error-sentence")

    def _known(self) -> str:
        """What went wrong with a save in the player's language, anything else as it names itself."""
        message = f"save-problem-{getattr(self.error, 'reason', '')}"
        if not isinstance(self.error, SaveError) or self.error.reason == "packs" or not self.app.words.has(message):
            return str(self.error)
        return self.t(message, file=str(self.error.file or ""))

    def with_table(self) -> None:
        """After a question: the report with the table and all that tells of it."""
        ask = ConfirmOverlay(self.app, self.t("crash-with-table"), self.t("crash-with-table-hint"), self.t("crash-with-table"),
                             self._with_table)  # fmt: skip
        self.app.push(ask)

    def _with_table(self) -> None:
        self.report = crash.of(self.app, self.error, agreed=True)
        self.sealed = False
        self.details = crash.trace(self.error, False)
        self.app.say(self.t("crash-added"))
        self.rebuild()

    def toggle(self) -> None:
        """Show or hide the details."""
        self.open = not self.open
        self.size = (860, 640 if self.open else 440 if self.sealed else 400)
        self.rebuild()

    def key(self, event: pygame.event.Event) -> bool:
        if self.action(event) == "copy":
            self.app.copy(self.details)
            return True
        return False

    def back(self) -> None:
        """Leave the failed scene for what lies under it, or for the first screen."""
        self.app.leave_failed(self)
