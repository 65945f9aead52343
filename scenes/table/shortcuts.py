"""Keys beside the game: why something cannot be chosen, copies and quick saves."""

from __future__ import annotations

from game.core.engine.decision import Reason
from scenes.overlays.confirm import ConfirmOverlay
from scenes.table.companion import Companion
from scenes.table.finder import Finder
from scenes.table.game_screen import Table
from scenes.table.window import Window


class Shortcuts:
    """Answers keys that help a player without changing the game, and saves beside the running table."""

    def __init__(self, model: Table, window: Window, finder: Finder, companion: Companion) -> None:
        self.model = model
        self.window = window
        self.finder = finder
        self.companion = companion

    def ask_why(self) -> None:
        """Why what is focused or pointed at cannot be chosen now; that it can, or what it is, otherwise."""
        item = self.window.item(
            self.window.focus_key if self.model.host.ring_shown else self.window.hover_key or self.window.focus_key
        )
        if item is None:
            self.window.explain(self.model.t("table-why-nothing"), None)
            return
        words = self.finder.why_of(item)
        can = self.model.t("table-why-can") if item.act is not None or item.widget is not None else ""
        self.window.explain(words or (can if item.enabled else "") or item.hint or self.model.t("table-why-nothing"), item.rect)
        self.companion.did("why", item)

    def _note(self, words: str) -> None:
        self.model.host.say(words)
        self.model.host.tip_now(words, None)

    def save_copy(self) -> None:
        """Ctrl+S: a table of its own beside this one."""
        from game.core.errors import SaveError

        if self.model.saver is None:
            self.window.explain(self.model.t("table-not-kept"), None)
            return
        name = self.model.t("table-copy-name", turn=self.model.session.state.turn)
        try:
            self.model.saver.copy(name)
        except SaveError as error:
            self.model.host.fail(error)
        else:
            self._note(self.model.t("table-copied", name=name))

    def quick_save(self) -> None:
        """F5: keep this position."""
        from game.core.errors import SaveError

        if self.model.saver is None:
            self.window.explain(self.model.t("table-not-kept"), None)
            return
        try:
            self.model.saver.quick_save(self.model.session)
        except SaveError as error:
            self.model.host.fail(error)
        else:
            self._note(self.model.t("table-quick-saved"))

    def quick_load(self) -> None:
        """F9: back to the position kept, after a question. Between rivals only what undo would allow."""
        from game.core.errors import SaveError
        from game.core.play import save
        from scenes.app import dates

        if self.model.saver is None or not self.model.saver.quick.exists():
            self.window.explain(self.model.t("table-quick-none" if self.model.saver is not None else "table-not-kept"), None)
            return
        humans = [seat for seat in self.model.session.state.seats if self.model.human(seat)]
        if not self.model.rules.cooperative and len(humans) > 1:
            self.window.explain(self.model.wording.reason(Reason("undo-rival")), None)
            return
        try:
            saved = save.load(self.model.saver.quick)
        except SaveError as error:
            self.model.host.fail(error)
            return
        if [tuple(line) for line in saved.log] == [(e.seat, e.key, e.auto) for e in self.model.session.log]:
            self.window.explain(self.model.t("table-quick-same"), None)
            return
        turn = (saved.note or {}).get("turn", 0)
        text = self.model.t("table-quick-text", turn=turn, when=dates.when(self.model.host, saved.saved))
        self.model.host.push(
            ConfirmOverlay(
                self.model.host,
                self.model.t("table-quick-question"),
                text,
                self.model.t("table-quick-go"),
                self._load_quick,
                self.model.t("table-quick-keep"),
                "undo",
            )
        )

    def _load_quick(self) -> None:
        from game.core.errors import SaveError
        from scenes.app import tables

        assert self.model.saver is not None
        try:
            session = self.model.saver.quick_load(self.model.session)
        except SaveError as error:
            self.model.host.fail(error)
            return
        tables.go_on(self.model.host, session, self.model.saver)
