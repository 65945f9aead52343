"""The list of saved tables. Broken ones stay in it with their reason; the others remain usable."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from scenes import assets, keeper
from scenes.overlays.base import Overlay
from scenes.overlays.confirm import ConfirmOverlay
from scenes.widgets.lists import Row, ScrollList
from scenes.widgets.panels import Label

if TYPE_CHECKING:
    from scenes.app import App


class LoadOverlay(Overlay):
    """Choose a table, then open or delete it."""

    name = "load"
    size = (900, 660)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.saved = assets.saves(app)
        self.chosen = self.saved[0].path.name if self.saved else ""
        if not self.saved:
            self.size = (760, 250)
        self.first = f"saves:{self.chosen}" if self.chosen else "new"

    def pick(self) -> assets.Saved | None:
        """The chosen save."""
        return next((s for s in self.saved if s.path.name == self.chosen), None)

    def feet(self) -> list[tuple[str, str, str, str, str, Any]]:
        save = self.pick()
        if save is None:
            return [("new", self.t("menu-new"), "brass", "compass", "", self.new)]
        feet: list[tuple[str, str, str, str, str, Any]] = [
            ("delete", self.t("load-delete"), "danger", "forget", "Del", self.delete)
        ]
        if save.problem and save.previous:
            feet.append(("open", self.t("load-previous"), "brass", "undo", "", self.open))
        elif not save.problem:
            feet.append(("open", self.t("load-open"), "brass", "folder", "Enter", self.open))
        return feet

    def fill(self, inner: pygame.Rect) -> None:
        k = self.kit
        if not self.saved:
            self.add(Label("empty", inner, self.t("load-empty"), size=19, face="serif", wrap=True))
            return
        rows = []
        for s in self.saved:
            detail = s.detail if s.problem else " · ".join(p for p in (s.detail, s.when) if p)
            icon = "warning" if s.problem else ("trophy" if s.over else "save")
            rows.append(Row(s.path.name, s.title, detail, icon, not s.problem, s.problem))
        tall = inner.h
        save = self.pick()
        if save and save.problem and save.previous:
            said = self.t("save-previous-offered")
            need = k.wrap(said, inner.w, 17)
            tall -= need + k.px(8)
            self.add(Label("previous", pygame.Rect(inner.x, inner.bottom - need, inner.w, need), said, wrap=True))
        box = pygame.Rect(inner.x, inner.y, inner.w, tall)
        self.add(
            ScrollList(
                "saves",
                box,
                self.head(),
                rows,
                chosen=self.chosen,
                on_choose=self.choose,
                on_open=lambda key: self.open(),
                size=19,
                words=self.t("ui-chosen"),
                zone="saves",
            )  # fmt: skip
        )

    def choose(self, name: str) -> None:
        """Another row."""
        keep = self.widget("saves").offset
        self.chosen = name
        self.rebuild()
        self.widget("saves").scroll_to(keep)

    def open(self) -> None:
        """Open the chosen table (its earlier state if the newest is broken)."""
        save = self.pick()
        path: Path | None = None if save is None else (save.previous if save.problem else save.path)
        if path is not None:
            keeper.open_save(self.app, path)

    def delete(self) -> None:
        """Ask, then delete the chosen one for good."""
        save = self.pick()
        if save:
            text = self.t("load-delete-text", name=f"{save.title}, {save.detail}" if not save.problem else save.title)
            ask = ConfirmOverlay(
                self.app, self.t("load-delete-question"), text, self.t("load-delete"), self._delete, self.t("load-keep"),
                "forget",
            )  # fmt: skip
            self.app.push(ask)

    def _delete(self) -> None:
        from game.core import save as saving

        save = self.pick()
        if save:
            saving.delete(save.path)
            self.saved = assets.saves(self.app)
            self.chosen = self.saved[0].path.name if self.saved else ""
            self.rebuild()
            self.set_focus(f"saves:{self.chosen}" if self.chosen else "new")

    def new(self) -> None:
        """No saves: to the set-up."""
        from scenes.setup import SetupScene

        self.app.pop()
        self.app.push(SetupScene(self.app, "spirit-island"))

    def key(self, event: pygame.event.Event) -> bool:
        if self.action(event) == "delete" and self.pick():
            self.delete()
            return True
        return False
