"""The first games with a helper: who is asked something and does nothing for a while gets the rule about it, in short.

`GuidedTable` is the table scene with `Hints`: a "?" at the corner of the board, which shows that the helper is on and gives the
hint at once. A hint is the beginning of the page of the rules that R would open; one click ends all hints (they can be
switched on again in the settings).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.table import zoombar
from scenes.table.companion import Companion
from scenes.table.lesson_card import CardData, LessonCard, lay_card, place
from scenes.table.scene import TableScene
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button

if TYPE_CHECKING:
    from game.core.engine.decision import Event
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.app.tables import TableSaver
    from scenes.rules.screen import RulesTopic

IDLE_MS = 20_000
ZONE = "hint"
INPUT = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.TEXTINPUT)


def table_of(app: Host, session: Session, saver: TableSaver | None) -> TableScene:
    """The table for a game that is opened: with the helper where the player has it on and there is something to say."""
    kind = GuidedTable if app.settings.hints and session.result is None else TableScene
    return kind(app, session, saver)


class Hints(Companion):
    """The helper at a table. `hint` is the page of the rules shown now, "" for none."""

    table: TableScene

    def __init__(self) -> None:
        self.hint = ""
        self.idle = 0
        self.given = ""  # the page given by itself last: nobody is told the same twice in a row
        self.card: LessonCard | None = None

    # -- when ----------------------------------------------------------------------------------
    @property
    def helping(self) -> bool:
        """Whether hints are on and wanted now."""
        return (
            bool(self.table.app.settings.hints)
            and self.table.model.asked is not None
            and not self.table.model.open
            and not self.table.model.curtained
        )

    def input(self, event: pygame.event.Event) -> None:
        if event.type in INPUT:
            self.idle = 0

    def update(self, ms: int) -> bool:
        if not self.table.on_top or not self.helping or self.hint:
            return False
        self.idle += ms
        if self.idle >= IDLE_MS:
            self.idle = 0
            page = self.table.dialogs.rules_page()
            if page and page != self.given:
                self.given = page
                self.show_hint(page)
        return False

    def happening(self) -> None:
        self.hint, self.idle = "", 0

    def happened(self, events: Sequence[Event]) -> None:
        if self.table.model.session.result is not None and self.table.app.settings.hints:
            self.table.app.put("hints", False)  # a whole game was played: from now on only on request

    # -- what ----------------------------------------------------------------------------------
    def show_hint(self, page: str = "") -> None:
        """Show the beginning of a page of the rules; again closes it."""
        self.hint = "" if self.hint and not page else (page or self.table.dialogs.rules_page())
        self.table.sync()
        if self.card is not None:
            self.table.app.say(self.table.model.wording.plain(f"{self.card.data.title}. {self.card.data.text}"))

    def no_more(self) -> None:
        """No hints any more, until they are switched on in the settings."""
        self.hint = ""
        self.table.app.put("hints", False)
        self.table.app.say(self.table.t("hint-off-said"))
        self.table.sync()

    def settings_changed(self, name: str) -> None:
        if name == "hints" and self.table.model.canvas is not None:
            self.table.sync()

    def _page(self) -> RulesTopic | None:
        from scenes.rules.screen import pages_of

        return next((p for p in pages_of(self.table.app, self.table.model.rules.id) if p.id == self.hint), None)

    def open_rule(self) -> None:
        """The whole page."""
        from scenes.rules.screen import RulesOverlay

        self.table.app.push(RulesOverlay(self.table.app, self.table.model.rules.id, self.hint))

    # -- the card ------------------------------------------------------------------------------
    def settled(self) -> None:
        self.table.widgets = [w for w in self.table.widgets if w.zone != ZONE]
        self.card = None
        if self.table.model.canvas is None or not self.helping:
            return
        side, sheet = self.table.model.kit.px(40), self.table.model.grid.sheet
        room = self.table.model.kit.px(self.table.model.grid.inset + 10)
        right, low = sheet.right - room - side, sheet.bottom - room - self.table.model.kit.px(4) - side
        corners = [pygame.Rect(x, y, side, side) for y in (low, sheet.y + room) for x in (right, sheet.x + room)]
        cards = [place.rect for place in self.table.model.hand_places()]
        spare = pygame.Rect(self.table.model.grid.hand.right - side, self.table.model.grid.hand.centery - side // 2, side, side)
        corners += [spare] if cards and spare.collidelist(cards) < 0 else []
        corner = next(
            (box for box in corners if box.collidelist(self.table.model.shields) < 0), corners[0]
        )  # cards to choose from
        self.table.add(
            Button(
                "hint",
                corner,
                self.table.t("hint-name"),
                label="?",
                style="dark",
                size=20,
                zone=ZONE,
                act=self.show_hint,
                hint=self.table.t("hint-name-hint"),
                shortcut="",
            )
        )
        self.table.renew_items()
        page = self._page() if self.hint else None
        if page is None:
            return
        text = next((words for style, words in page.parts if style in ("p", "b")), "")
        data = CardData(self.table.t("hint-title"), "", page.title, text, "", "", "read", 1.0)
        spot = pygame.Rect(0, 0, 1, 1)
        cap = self.table.app.bindings.cap("rules")
        buttons = [
            Button("hint-close", spot, self.table.t("ui-close"), style="brass", size=17, zone=ZONE, act=self.show_hint),
            Button("hint-rule", spot, self.table.t("lesson-rule"), icon="book", size=17, zone=ZONE, act=self.open_rule, hint=cap),
            Button(
                "hint-off",
                spot,
                self.table.t("hint-off"),
                size=17,
                zone=ZONE,
                act=self.no_more,
                hint=self.table.t("hint-off-hint"),
            ),
        ]
        rect = place(self.table.model, data, [], buttons, pygame.Rect(self.table.model.grid.prompt).midtop)
        self.card = lay_card(self.table.model, "hint-card", rect, data, buttons, self.table.model.wording.plain)
        zoombar.lay(self.table.model, self.table)

    def instead(self, act: str, what: str = "") -> bool:
        """Esc closes the hint first."""
        if act != "back" or not self.hint:
            return False
        self.show_hint()
        return True

    def stops(self) -> list[str]:
        """What may be chosen, and then the hint."""
        return [w.key for w in self.table.widgets if w.zone == ZONE and isinstance(w, Button)]

    def ordered(self, items: list[UiItem], over: bool) -> list[UiItem]:
        """An open hint is read right after the question."""
        own = [i for i in items if i.zone == ZONE]
        rest = [i for i in items if i.zone != ZONE]
        if over or not own:
            return items
        return [*rest[:1], *own, *rest[1:]] if self.card is not None else [*rest, *own]


class GuidedTable(TableScene):
    """A table with the helper."""

    def __init__(self, app: Host, session: Session, saver: TableSaver | None = None) -> None:
        self.hints = Hints()
        super().__init__(app, session, saver, self.hints)
        self.hints.table = self
