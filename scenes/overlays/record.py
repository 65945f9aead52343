"""A save that cannot be played on here: what it tells all the same, and a copy of its file for the version that can."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core.errors import SaveError
from scenes.app import game_list, thumbs
from scenes.app.seals import sealed_save
from scenes.app.seats import seat_name
from scenes.overlays.base import Overlay
from scenes.widgets.lists import ScrollText
from scenes.widgets.panels import Label

if TYPE_CHECKING:
    from game.core.play.opening import Opened
    from scenes.app.scene import Host

LAST = 60  # choices that are listed


class RecordOverlay(Overlay):
    """The picture, the seats, how far it was, the last choices where they are no secrets of the seats."""

    name = "record"
    size = (860, 620)
    first = "export"

    def __init__(self, app: Host, path: Path, opened: Opened) -> None:
        super().__init__(app)
        self.path, self.save, self.note = path, opened.save, ""
        self.why, self.said = str(opened.told[-1][1]["why"]), opened.why
        self._picture: pygame.Surface | None = None
        self._at: pygame.Rect | None = None

    def title(self) -> str:
        return self.t("record-title")

    def feet(self) -> list[tuple[str, str, str, str, str, Any]]:
        return [
            ("export", self.t("record-export"), "paper", "save", "", self.export),
            ("leave", self.t("ui-close"), "brass", "", "Esc", self.back),
        ]

    def fill(self, inner: pygame.Rect) -> None:
        from game.core.play import save_files

        k, y = self.kit, inner.y
        named = self.said if self.why == "packs" else ""  # which packs
        for text, size in ((named, 19), (self.t("opened-record", why=self.why), 19), (self._line(), 17), (self.note, 17)):
            if text:
                tall = k.wrap(text, inner.w, size)
                self.add(Label("", pygame.Rect(inner.x, y, inner.w, tall), text, size=size, wrap=True))
                y += tall + k.px(10)
        wide = inner.w * 2 // 5
        room = (wide, min(round(wide / 1.72), inner.bottom - y))
        self._picture = thumbs.load(save_files.picture(self.path), room, k.px(7)) if min(room) > k.px(40) else None
        self._at = pygame.Rect((inner.x, y), room) if self._picture is not None else None
        left = inner.x + (wide + k.px(16) if self._picture is not None else 0)
        parts = [("p", line) for line in self.lines()]
        box = pygame.Rect(left, y, inner.right - left, inner.bottom - y)
        self.add(ScrollText("choices", box, self.t("record-title"), parts, size=16))

    def _line(self) -> str:
        title = game_list.save_name(self.app, self.save)
        return " · ".join(part for part in (title, game_list.note_line(self.app, self.save)) if part)

    def lines(self) -> list[str]:
        """The number of choices and the last of them, each with who made it."""
        seats = self.save.setup.get("seats") or []
        names = {f"p{at}": seat_name(self.app, seat, at) or f"p{at}" for at, seat in enumerate(seats)}
        chosen = [line for line in (*self.save.earlier, *self.save.log) if isinstance(line, list) and len(line) > 1]
        own = [line for line in chosen if not (len(line) > 2 and line[2]) and line[1] not in ("done", "yes", "no")]
        shown = [] if sealed_save(self.save) else own[-LAST:]
        said = [f"{names.get(str(seat), str(seat))}: {self._thing(str(key))}" for seat, key, *_ in shown]
        head = self.t("record-choices" if said else "record-choices-hidden", n=len(own))
        return [head, *(line.replace("<", "‹") for line in said)] if own else []

    def _thing(self, key: str) -> str:
        """A choice by the name of what was chosen, where that has one."""
        kind, _, thing = key.partition(":")
        message = f"name-{kind}-{thing}"
        return self.t(message) if self.app.words.has(message) else (thing or key)[:80]

    def draw_front(self, surface: pygame.Surface) -> None:
        super().draw_front(surface)
        if self._picture is not None and self._at is not None:
            surface.blit(self._picture, self._at)

    def export(self) -> None:
        """A copy of the file in the player's folder."""
        from game.core.play import save_files

        try:
            said = self.t("record-exported", path=str(save_files.export(self.path)))
        except SaveError as error:
            said = self.t(f"save-problem-{error.reason}", file=str(error.file or self.path.name))
        self.note = said
        self.app.say(said)
        self.rebuild()
