"""The first games with a helper: who is asked something and does nothing for a while gets the rule about it, in short.

`GuidedTable` is the table scene with a "?" at the corner of the board, which shows that the helper is on and gives the
hint at once. A hint is the beginning of the page of the rules that R would open; one click ends all hints (they can be
switched on again in the settings).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.table import zoombar
from scenes.table.lesson_card import CardData, LessonCard, lay_card, place, spoken
from scenes.table.scene import TableScene
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.app.tables import TableSaver

IDLE_MS = 20_000
ZONE = "hint"
INPUT = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.TEXTINPUT)


def table_of(app: Host, session: Session, saver: TableSaver | None) -> TableScene:
    """The table for a game that is opened: with the helper where the player has it on and there is something to say."""
    kind = GuidedTable if app.settings.hints and session.result is None else TableScene
    return kind(app, session, saver)


class GuidedTable(TableScene):
    """A table that helps. `hint` is the page of the rules shown now, "" for none."""

    def __init__(self, app: Host, session: Session, saver: TableSaver | None = None) -> None:
        super().__init__(app, session, saver)
        self.hint = ""
        self.idle = 0
        self.given = ""  # the page given by itself last: nobody is told the same twice in a row
        self.card: LessonCard | None = None

    # -- when ----------------------------------------------------------------------------------
    @property
    def helping(self) -> bool:
        """Whether hints are on and wanted now."""
        return bool(self.app.settings.hints) and self.asked is not None and not self.over and not self.curtained

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in INPUT:
            self.idle = 0
        return super().handle(event)

    def update(self, ms: int) -> bool:
        moving = super().update(ms)
        if self.app.top is not self or not self.helping or self.hint:
            return moving
        self.idle += ms
        if self.idle >= IDLE_MS:
            self.idle = 0
            page = self.rules_page()
            if page and page != self.given:
                self.given = page
                self.show_hint(page)
        return moving

    def after(self, events: list[Any]) -> None:
        self.hint, self.idle = "", 0
        super().after(events)
        if self.session.result is not None and self.app.settings.hints:
            self.app.put("hints", False)  # a whole game was played: from now on only on request

    # -- what ----------------------------------------------------------------------------------
    def show_hint(self, page: str = "") -> None:
        """Show the beginning of a page of the rules; again closes it."""
        self.hint = "" if self.hint and not page else (page or self.rules_page())
        self.sync()
        if self.card is not None:
            self.app.say(spoken(self, f"{self.card.data.title}. {self.card.data.text}"))

    def no_more(self) -> None:
        """No hints any more, until they are switched on in the settings."""
        self.hint = ""
        self.app.put("hints", False)
        self.app.say(self.t("hint-off-said"))
        self.sync()

    def settings_changed(self, name: str) -> None:
        super().settings_changed(name)
        if name == "hints" and self.canvas is not None:
            self.sync()

    def _page(self) -> Any:
        from scenes.rules.screen import pages_of

        return next((p for p in pages_of(self.app, self.rules.id) if p.id == self.hint), None)

    def open_rule(self) -> None:
        """The whole page."""
        from scenes.rules.screen import RulesOverlay

        self.app.push(RulesOverlay(self.app, self.rules.id, self.hint))

    # -- the card ------------------------------------------------------------------------------
    def rebuild_over(self) -> None:
        """The last thing whenever the table is built or changes: everything else has its place."""
        super().rebuild_over()
        self.widgets = [w for w in self.widgets if w.zone != ZONE]
        self.card = None
        if self.canvas is None or not self.helping:
            return
        side, sheet = self.kit.px(40), self.grid.sheet
        room = self.kit.px(self.grid.inset + 10)
        right, low = sheet.right - room - side, sheet.bottom - room - self.kit.px(4) - side
        corners = [pygame.Rect(x, y, side, side) for y in (low, sheet.y + room) for x in (right, sheet.x + room)]
        cards = [place.rect for place in self.hand_places()]
        spare = pygame.Rect(self.grid.hand.right - side, self.grid.hand.centery - side // 2, side, side)
        corners += [spare] if cards and spare.collidelist(cards) < 0 else []
        corner = next((box for box in corners if box.collidelist(self.shields) < 0), corners[0])  # cards to choose from
        self.add(Button("hint", corner, self.t("hint-name"), label="?", style="dark", size=20, zone=ZONE, act=self.show_hint,
                        hint=self.t("hint-name-hint"), shortcut=""))  # fmt: skip
        self._items = None
        page = self._page() if self.hint else None
        if page is None:
            return
        text = next((words for style, words in page.parts if style in ("p", "b")), "")
        data = CardData(self.t("hint-title"), "", page.title, text, "", "", "read", 1.0)
        spot = pygame.Rect(0, 0, 1, 1)
        cap = self.app.bindings.cap("rules")
        buttons = [
            Button("hint-close", spot, self.t("ui-close"), style="brass", size=17, zone=ZONE, act=self.show_hint),
            Button("hint-rule", spot, self.t("lesson-rule"), icon="book", size=17, zone=ZONE, act=self.open_rule, hint=cap),
            Button("hint-off", spot, self.t("hint-off"), size=17, zone=ZONE, act=self.no_more, hint=self.t("hint-off-hint")),
        ]
        rect = place(self, data, [], buttons, pygame.Rect(self.grid.prompt).midtop)
        self.card = lay_card(self, "hint-card", rect, data, buttons)
        zoombar.lay(self)

    def back(self) -> None:
        """Esc closes the hint first."""
        if self.hint and not self.over:
            self.show_hint()
        else:
            super().back()

    def stops(self) -> list[str]:
        """What may be chosen, and then the hint."""
        own = [w.key for w in self.widgets if w.zone == ZONE and isinstance(w, Button)]
        return [*super().stops(), *own]

    def _table_items(self) -> list[UiItem]:
        """An open hint is read right after the question."""
        items: list[UiItem] = super()._table_items()
        own = [i for i in items if i.zone == ZONE]
        rest = [i for i in items if i.zone != ZONE]
        return [*rest[:1], *own, *rest[1:]] if self.card is not None else [*rest, *own]
