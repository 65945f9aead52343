"""Keys beside the game: why something cannot be chosen, the log since the last decision, copies and quick saves."""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Reason
from scenes.overlays.confirm import ConfirmOverlay
from scenes.table.base import TableBase
from scenes.widgets.base import UiItem

THINGS = ("land", "card", "piece", "place", "tile")


class Shortcuts(TableBase):
    """Answers keys that help a player without changing the game, and saves beside the running table."""

    def why_of(self, item: UiItem) -> str:
        """Why a thing on the table cannot be chosen now, also where what is asked has its options in a list; "" if it can."""
        if item.why or self.over or ":" not in item.key or item.key in self.shapes or item.role not in THINGS:
            return str(item.why)
        return str(self.why(item.key))

    def activate(self, item: UiItem) -> None:
        """Enter or click: a thing that has nothing to do now says why."""
        super().activate(item)
        if item.enabled and item.act is None and item.widget is None and (why := self.why_of(item)):
            self.explain(why, item.rect)

    def ask_why(self) -> None:
        """Why what is focused or pointed at cannot be chosen now; that it can, or what it is, otherwise."""
        item = self.item(self.focus_key if self.app.ring_shown else self.hover_key or self.focus_key)
        if item is None:
            self.explain(self.t("table-why-nothing"), None)
            return
        words = self.why_of(item)
        can = self.t("table-why-can") if item.act is not None or item.widget is not None else ""
        self.explain(words or (can if item.enabled else "") or item.hint or self.t("table-why-nothing"), item.rect)

    def show_messages(self) -> None:
        """The log, at the last decision of this seat: what came after it is what is new."""
        self.show_log()
        top: Any = self.app.top
        log = self.session.log
        last = next((n for n in range(len(log) - 1, -1, -1) if log[n].seat == self.seat and not log[n].auto), -1)
        lines = [line for line in top.book.lines() if line.at >= last] if last >= 0 and top is not self else []
        key = f"lines:{lines[0].id}" if lines else ""
        if key and top.item(key) is not None:
            self.app.show_ring()
            top.set_focus(key)

    # -- copies --------------------------------------------------------------------------------
    def _note(self, words: str) -> None:
        self.app.say(words)
        self.app.tip_now(words, None)

    def save_copy(self) -> None:
        """Ctrl+S: a table of its own beside this one."""
        from game.core.errors import SaveError

        if self.saver is None:
            self.explain(self.t("table-not-kept"), None)
            return
        name = self.t("table-copy-name", turn=getattr(self.session.state, "turn", 0))
        try:
            self.saver.copy(name)
        except SaveError as error:
            self.app.fail(error)
        else:
            self._note(self.t("table-copied", name=name))

    def show_saves(self) -> None:
        """Ctrl+O: the list of tables."""
        self.app.go("saves")

    def quick_save(self) -> None:
        """F5: keep this position."""
        from game.core.errors import SaveError

        if self.saver is None:
            self.explain(self.t("table-not-kept"), None)
            return
        try:
            self.saver.quick_save(self.session)
        except SaveError as error:
            self.app.fail(error)
        else:
            self._note(self.t("table-quick-saved"))

    def quick_load(self) -> None:
        """F9: back to the position kept, after a question. Between rivals only what undo would allow."""
        from game.core.errors import SaveError
        from game.core.play import save
        from scenes.app import game_list

        if self.saver is None or not self.saver.quick.exists():
            self.explain(self.t("table-quick-none" if self.saver is not None else "table-not-kept"), None)
            return
        humans = [seat for seat in self.session.state.seats if self.human(seat)]
        if not getattr(self.rules, "cooperative", True) and len(humans) > 1:
            self.explain(self.speech.reason(Reason("undo-rival")), None)
            return
        try:
            saved = save.load(self.saver.quick)
        except SaveError as error:
            self.app.fail(error)
            return
        if [tuple(line) for line in saved.log] == [(e.seat, e.key, e.auto) for e in self.session.log]:
            self.explain(self.t("table-quick-same"), None)
            return
        turn = (saved.note or {}).get("turn", 0)
        text = self.t("table-quick-text", turn=turn, when=game_list.when(self.app, saved.saved))
        self.app.push(ConfirmOverlay(self.app, self.t("table-quick-question"), text, self.t("table-quick-go"), self._load_quick,
                                     self.t("table-quick-keep"), "undo"))  # fmt: skip

    def _load_quick(self) -> None:
        from game.core.errors import SaveError
        from scenes.app import tables

        assert self.saver is not None
        try:
            session = self.saver.quick_load(self.session)
        except SaveError as error:
            self.app.fail(error)
            return
        tables.go_on(self.app, session, self.saver)
