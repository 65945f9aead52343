"""Screens that open over the table: menu, log, rules, settings, a card large, the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.table.advising import Advising
from scenes.table.companion import Companion
from scenes.table.dragging import Dragging
from scenes.table.game_over import GameOver
from scenes.table.game_screen import Table
from scenes.table.hover import Hover
from scenes.table.shortcuts import Shortcuts
from scenes.table.window import Window

if TYPE_CHECKING:
    from scenes.table.timetravel import TableBook
    from scenes.widgets.base import UiItem


LATE_MS = 4000  # an ending that is still being painted is not waited for longer: it paints on when it is open


class Dialogs:
    """Opens them, and the ending by itself a moment after the end."""

    def __init__(
        self, model: Table, window: Window, shortcuts: Shortcuts, hover: Hover, dragging: Dragging, companion: Companion
    ) -> None:
        self.model = model
        self.window = window
        self.shortcuts = shortcuts
        self.hover = hover
        self.dragging = dragging
        self.companion = companion
        self.over = GameOver(model)
        self.advising = Advising(model, window, companion)
        self.end_in = 0  # ms until the ending comes by itself
        self.explain: Callable[[UiItem | None, tuple[int, int] | None], bool] = lambda item, pos: False  # see `Explaining.show`

    def show_menu(self) -> None:
        """The pause menu."""
        from scenes.overlays.pause import PauseOverlay

        if self.companion.instead("menu"):
            return

        t = self.model.t
        unkept = "" if self.model.saver is not None else t("table-not-kept")
        advised = self.advising.offered and not self.model.curtained
        advice = [("advice", t("advice-button"), "advice", self._advice_from_menu, "")] if advised else []
        rows = [
            *advice,
            ("copy", t("act-save-copy"), "save", self.shortcuts.save_copy, unkept),
            ("share", t("ui-scene-share"), "share", self.share, ""),
        ]
        if not self.model.curtained:
            rows.append(("again", self.model.t("score-again"), "redo", self.ask_again, ""))
        said = [unkept or self.model.t("pause-note"), self.over.series()]
        note = " ".join(part if part[-1] == "." else f"{part[:1].upper()}{part[1:]}." for part in said if part)
        self.model.host.push(PauseOverlay(self.model.host, self.model.rules.id, note, rows))

    def ask_again(self) -> None:
        """Another game at the same table; while this one is not over, after a question."""
        model = self.model
        if model.session.result is not None:
            self.over.again()
            return
        kept = model.t("again-text" if model.saver is not None else "again-text-unkept")
        model.host.go("confirm", model.t("again-question"), kept, model.t("score-again"), self.over.again,
                      model.t("pause-resume"), "redo", model.saver is None)  # fmt: skip

    def _advice_from_menu(self) -> None:
        self.model.host.pop()
        self.advising.ask()

    def share(self) -> None:
        """Copy this game, or save it as a share file."""
        from scenes.overlays.share import ShareOverlay

        self.model.host.push(ShareOverlay(self.model.host, self.model.session))

    def show_settings(self) -> None:
        """The settings."""
        self.model.host.go("settings")

    def show_rules(self) -> None:
        """The rules, at the page about what is focused or pointed at, else about the present question."""
        self.show_page(self.rules_page())

    def show_page(self, page: str) -> None:
        """One page of the rules."""
        from scenes.rules.screen import RulesOverlay

        self.model.host.push(RulesOverlay(self.model.host, self.model.rules.id, page))

    def rules_page(self) -> str:
        """The id of that page; "" where the game names none."""
        texts, asked = self.model.wording.texts, self.model.asked
        key = self.window.focus_key if self.model.host.ring_shown else self.window.hover_key
        if key.startswith("phase-"):
            phase = key.removeprefix("phase-")
            return texts.page_of(phase) or phase
        now = self.model.screen.phase()
        return texts.page_of_thing(key) or texts.page_of(asked.kind if asked is not None else now) or now

    def show_log(self) -> None:
        """The log as a drawer."""
        self._show_log()

    def _show_log(self) -> TableBook | None:
        from scenes.overlays.log import LogOverlay
        from scenes.table.timetravel import TableBook

        if self.companion.instead("log"):
            return None
        book = TableBook(self.model)
        self.model.host.push(LogOverlay(self.model.host, book=book))
        return book

    def show_messages(self) -> None:
        """The log, at the last decision of this seat: what came after it is what is new."""
        book, top = self._show_log(), self.model.host.top
        log = self.model.session.log
        last = next((n for n in range(len(log) - 1, -1, -1) if log[n].seat == self.model.seat and not log[n].auto), -1)
        lines = [line for line in book.lines() if line.at >= last] if book is not None and last >= 0 else []
        key = f"lines:{lines[0].id}" if lines else ""
        if key and top is not None and top.item(key) is not None:
            self.model.host.show_ring()
            top.set_focus(key)

    def pin(self, key: str) -> None:
        """A card large, with its neighbours at the arrow keys."""
        from scenes.overlays.zoom import ZoomOverlay
        from scenes.table.hand import large_face

        around = [i.key for i in self.window.items() if i.role == "card"]
        cards = list(dict.fromkeys(around)) if key in around else [key]
        self.dragging.let_go()
        self.hover.drop()
        self.model.host.push(
            ZoomOverlay(
                self.model.host,
                cards,
                cards.index(key),
                lambda card, tall: large_face(self.model, card, tall),
                self.model.screen.cards.name,
                self.model.screen.cards.notes,
            )
        )

    def zoom_focused(self) -> None:
        """Space: the card under focus or pointer, large, or what there is to say of another thing there."""
        key = self.window.focus_key if self.model.host.ring_shown else (self.window.hover_key or self.window.focus_key)
        item = self.window.item(key)
        if item is not None and item.role == "card":
            self.pin(key)
        else:
            pos = None if self.model.host.ring_shown else self.model.host.mouse
            if not self.explain(item, pos):
                self.window.explain(self.model.t("table-no-card-there"), None)

    def show_result(self, still: bool = True) -> None:
        """The ending over the table; `still`: without its motion."""
        self.end_in = 0
        self.hover.drop()  # it comes by itself, over whatever is pointed at
        self.over.show(still)

    def ends(self, ms: int) -> None:
        """The game is over, and its ending comes so soon; 0: it goes on."""
        self.end_in = ms

    def stay(self) -> None:
        """The game is over, and something else has the last word: a button leads to the ending."""
        self.end_in = 0
        self.window.sync()

    def wait_for_result(self, ms: int) -> bool:
        """Time passes; True while the ending is awaited."""
        if self.model.session.result is None:
            self.end_in = 0
            return False
        self.end_in -= ms
        ready = self.over.prepare()
        if self.end_in <= 0 and (ready or self.end_in <= -LATE_MS):
            self.show_result(still=False)
        elif self.end_in == 0:
            self.end_in = -1  # 0 is for none
        return True

    def show_saves(self) -> None:
        """Ctrl+O: the list of tables."""
        self.model.host.go("saves")
