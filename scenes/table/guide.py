"""A helper in the first games: a player who is asked something and does nothing for a while is shown the rule, in short.

`GuidedTable` is the table scene with `Hints`: a "?" at the corner of the board, which shows that the helper is on and gives the
hint at once. A hint is what the game has to say of the position (`GameTexts.hint`), else the beginning of the page of the rules
that R would open; one click ends all hints (they can be switched on again in the settings).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from scenes.table import lesson_card, zoombar
from scenes.table.card_home import CardHome
from scenes.table.companion import Companion
from scenes.table.lesson_card import ASIDE, CardData, LessonCard, lay_card
from scenes.table.outlines import legal_outlines
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
OFF_MS = 10_000  # for which it is said that there are no more hints, and how to have them again
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
        self.home = CardHome("hint")
        self._shown, self._clear = "", [pygame.Rect(0, 0, 0, 0)]  # what the card says, and where the pointer lay as it opened
        self.off = 0  # ms for which it is still said that there are no more hints

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

    def mouse(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        return self.home.mouse(event, pos, self.table.model, self.table, self.card)

    def update(self, ms: int) -> bool:
        if self.off:
            self.off = max(0, self.off - ms)
            if not self.off:
                self.table.sync()
        if not self.table.on_top or not self.helping or self.hint:
            return False
        self.idle += ms
        if self.idle >= IDLE_MS:
            self.idle = 0
            page = self.table.dialogs.rules_page()
            if page and page != self.given:
                self.given = page
                self.show_hint(page)
                if self.card is not None:
                    self.table.app.sprang(self.card.rect)
        return False

    def happening(self) -> None:
        self.hint, self.idle, self.off = "", 0, 0

    def happened(self, events: Sequence[Event]) -> None:
        if self.table.model.session.result is not None and self.table.app.settings.hints:
            self.table.app.put("hints", False)  # a whole game was played: from now on only on request

    # -- what ----------------------------------------------------------------------------------
    def show_hint(self, page: str = "") -> None:
        """Show the beginning of a page of the rules; again closes it. Where it would lie over an answer, the whole page opens
        where it was asked for, and a hint that comes by itself stays away."""
        self.hint = "" if self.hint and not page else (page or self.table.dialogs.rules_page())
        self.table.sync()
        if self.card is not None:
            self.table.app.say(self.table.model.wording.plain(f"{self.card.data.title}. {self.card.data.text}"))
        elif self.hint and self.helping:
            if not page:
                self.open_rule()
            self.hint = ""

    def no_more(self) -> None:
        """No hints any more, until they are switched on in the settings."""
        self.hint, self.off = "", OFF_MS
        self.table.app.put("hints", False)
        self.table.app.say(self.table.t("hint-off-said"))
        self.table.sync()

    def again(self) -> None:
        """Hints after all."""
        self.off = 0
        self.table.app.put("hints", True)

    def close(self) -> None:
        """It was read."""
        self.off = 0
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
        if not self.hint and not self.off:
            self._shown = ""
        if self.table.model.canvas is None or self.table.model.looking:
            return
        if self.helping:
            sign = self._sign()
        elif self.off and not self.table.model.open and not self.table.model.curtained:
            self._lay_off()
            return
        else:
            return
        page = self._page() if self.hint else None
        if page is None:
            return
        text = self._said() or next((words for style, words in page.parts if style in ("p", "b")), "")
        data = CardData(self.table.t("hint-title"), "", page.title, text, "", "", "read", 1.0)
        t, cap = self.table.t, self.table.app.bindings.cap("rules")
        self._lay(data, [
            self._button("hint-close", t("ui-close"), self.show_hint, "brass"),
            self._button("hint-rule", t("lesson-rule"), self.open_rule, icon="book", hint=cap),
            self._button(ASIDE, t("hint-off"), self.no_more, hint=t("hint-off-hint")),
        ])  # fmt: skip
        if self.card is not None and self.card.rect.collidepoint(sign.rect.center):
            sign.rect = self._corner()
            self.table.renew_items()

    def _said(self) -> str:
        """What the game says of the question as it stands here."""
        model = self.table.model
        asked = model.asked.for_seat(model.seat) if model.asked is not None else None
        return str(model.wording.texts.hint(model.view, asked, model.seat)) if asked is not None else ""

    def _sign(self) -> Button:
        """The "?" that shows that hints are on."""
        name, told = self.table.t("hint-name"), self.table.t("hint-name-hint")
        sign = Button("hint", self._corner(), name, label="?", style="dark", size=20, zone=ZONE, act=self.show_hint, hint=told,
                      shortcut="")  # fmt: skip
        self.table.add(sign)
        self.table.renew_items()
        return sign

    def _corner(self) -> pygame.Rect:
        """Where the "?" lies: in a corner of the sheet, off cards to choose from and off the hint itself; if there is one, where
        nothing stands and nothing is to be read."""
        model = self.table.model
        side, sheet = model.kit.px(40), model.grid.sheet
        room = model.kit.px(model.grid.inset + 10)
        right, low = sheet.right - room - side, sheet.bottom - room - model.kit.px(4) - side
        corners = [pygame.Rect(x, y, side, side) for y in (low, sheet.y + room) for x in (right, sheet.x + room)]
        cards = [place.rect for place in model.hand_places()]
        spare = pygame.Rect(model.grid.hand.right - side, model.grid.hand.centery - side // 2, side, side)
        corners += [spare] if spare.collidelist(cards) < 0 else []
        off = [*model.shields, *([self.card.rect] if self.card is not None else [])]
        free = [box for box in corners if box.collidelist(off) < 0]
        standing = [*model.centre.standing(), *model.centre.written()]
        return next((box for box in free if box.collidelist(standing) < 0), (free or corners)[0])

    def _lay_off(self) -> None:
        """In place of the hint: that there are none any more, and the way back."""
        t = self.table.t
        data = CardData(t("hint-title"), "", "", t("hint-off-said"), "", "", "read", 1.0)
        self._lay(data, [
            self._button("hint-close", t("ui-close"), self.close, "brass"),
            self._button("hint-again", t("hint-again"), self.again, icon="undo"),
        ])  # fmt: skip

    def _button(
        self, key: str, words: str, act: Callable[[], object], style: str = "paper", icon: str = "", hint: str = ""
    ) -> Button:
        return Button(key, pygame.Rect(0, 0, 1, 1), words, style=style, icon=icon, size=17, zone=ZONE, act=act, hint=hint)

    def _lay(self, data: CardData, buttons: list[Button]) -> None:
        """At its home; where the pointer lies there before it opens, beside the pointer."""
        model, key = self.table.model, data.head or data.text
        if key != self._shown:
            self._shown, at = key, self.table.app.mouse
            room = model.kit.px(30)
            self._clear = [] if at[0] < 0 else [pygame.Rect(at, (1, 1)).inflate(room, room)]
        rect = self._place(data, buttons)
        while self.hint and rect.colliderect(model.grid.prompt) and (said := _without_last(data.text)):
            data = replace(data, text=said)  # so large that there is no room for all: the rule has the rest
            rect = self._place(data, buttons)
        answers = [item.rect for item in model.acts.items() if item.key in model.shapes and item.rect is not None]
        if self.hint and rect.collidelist(answers) >= 0:
            return
        self.card = lay_card(model, "hint-card", rect, data, buttons, model.wording.plain)
        zoombar.lay(model, self.table)

    def _place(self, data: CardData, buttons: list[Button]) -> pygame.Rect:
        """Off the places that may be chosen, if it has room elsewhere that is not a panel's; where a player has dragged it, it
        stays."""
        model, grid = self.table.model, self.table.model.grid
        usual = self.home.place(model, data, [], buttons, None, self._clear)
        legal = [] if self.home.key in model.host.homes else legal_outlines(model)
        if not any(line.cuts(usual) for line in legal):
            return usual
        keep = [*self._clear, *(line.box for line in legal), *(zoombar.rects(model)[:2] if model.centre.zoomable else [])]
        other = lesson_card.place(model, data, [], buttons, usual.center, None, keep)
        bad = other.collidelist([grid.left, grid.right, grid.prompt]) >= 0 or any(line.cuts(other) for line in legal)
        return usual if bad else other

    def instead(self, act: str, what: str = "") -> bool:
        """Esc closes the hint first."""
        if act != "back" or not (self.hint or self.off):
            return False
        if self.hint:
            self.show_hint()
        else:
            self.close()
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


def _without_last(text: str) -> str:
    """Rich text without its last sentence; "" for a single one."""
    found = text.rstrip(". ").rpartition(". ")[0]
    return f"{found}." if found else ""
