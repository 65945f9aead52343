"""The table's own keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.table.actions import Actions
from scenes.table.asks import Asks
from scenes.table.attention import Attention
from scenes.table.companion import Companion
from scenes.table.dialogs import Dialogs
from scenes.table.digits import Digits
from scenes.table.drawers import Drawers
from scenes.table.finder import Finder
from scenes.table.game_screen import Table
from scenes.table.looking import Looking
from scenes.table.seating import Seating
from scenes.table.shortcuts import Shortcuts
from scenes.table.window import Window
from scenes.table.zoom import Zoom
from scenes.widgets import focus

DIGITS = {pygame.K_0 + n: n for n in range(10)} | {pygame.K_KP0: 0} | {pygame.K_KP1 + n: n + 1 for n in range(9)}
MODIFIED = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Keyboard:
    """Turns keys into focus, zoom and answers."""

    def __init__(
        self,
        model: Table,
        window: Window,
        finder: Finder,
        zoom: Zoom,
        drawers: Drawers,
        dialogs: Dialogs,
        shortcuts: Shortcuts,
        seating: Seating,
        actions: Actions,
        asks: Asks,
        attention: Attention,
        looking: Looking,
        companion: Companion,
    ) -> None:
        self.model = model
        self.window = window
        self.finder = finder
        self.zoom = zoom
        self.drawers = drawers
        self.dialogs = dialogs
        self.shortcuts = shortcuts
        self.seating = seating
        self.actions = actions
        self.asks = asks
        self.attention = attention
        self.looking = looking
        self.companion = companion
        self.digits = Digits(model, window, finder, asks, actions.touch)

    def key(self, event: pygame.event.Event) -> bool:
        """One of the table's own keys; True: used up."""
        if self.companion.key(event):
            return True
        plain = not event.mod & (MODIFIED | pygame.KMOD_SHIFT) and not self.model.open
        if plain and event.key in DIGITS and self.digits.press(DIGITS[event.key]):
            return True
        action = self.model.host.bindings.action_of(event, "table")
        if self.digits.typed and action in ("activate", "back"):
            return self.digits.take() if action == "activate" else self.digits.forget()
        self.digits.forget()
        head, _, n = action.rpartition("-")
        match action:
            case "next" | "previous":
                return self._tab(1 if action == "next" else -1)
            case "zoom-in" | "zoom-out":
                self.zoom.step(1 if action == "zoom-in" else -1)
                return True
            case "look":
                self.looking.press(event.key)
                return True
            case _ if head == "seat":
                return self._seat_key(int(n))
            case _ if head == "target":
                self.digits.press(int(n))  # also where the player has other keys for the first nine
                return True
            case _ if head == "special":
                return self._special(int(n))
        act = self._acts().get(action)
        if act is not None:
            act()
        return act is not None

    def _acts(self) -> dict[str, Callable[[], object]]:
        """The actions of `bindings` that do one thing each."""
        return {
            "undo": self.actions.undo,
            "redo": self.actions.redo,
            "restart-phase": self.actions.restart_phase,
            "decline": self.actions.decline,
            "end-phase": self.actions.end_phase,
            "zoom-card": self.dialogs.zoom_focused,
            "hand-previous": lambda: self.card_step(-1),
            "hand-next": lambda: self.card_step(1),
            "hand": self._to_hand,
            "board": self._to_board,
            "panel": lambda: self.drawers.show_panel(self.model.seat),
            "others": self.drawers.show_others,
            "side": self.drawers.show_side,
            "log": self.dialogs.show_log,
            "messages": self.dialogs.show_messages,
            "rules": self._turn_or_rules,
            "why": self.shortcuts.ask_why,
            "forecast": self.drawers.show_forecast,
            "advice": self.dialogs.advising.ask,
            "hide": self.zoom.hide_pieces,
            "fit": self.zoom.fit,
            "save-copy": self.shortcuts.save_copy,
            "saves": self.dialogs.show_saves,
            "quick-save": self.shortcuts.quick_save,
            "quick-load": self.shortcuts.quick_load,
        }

    def _turn_or_rules(self) -> None:
        """What is held is turned, if it can be; else the rules."""
        if not self.model.screen.handling.turn(1):
            self.dialogs.show_rules()

    def _to_hand(self) -> None:
        if not self.seating.own_hand():
            self.finder.zone_focus("hand")

    def _to_board(self) -> None:
        self.looking.at_board()
        self.finder.zone_focus("board")

    def _special(self, n: int) -> bool:
        """An answer that has a key of its own."""
        if key := self.finder.special(n):
            self.model.host.show_ring()
            self.actions.touch(key)
        else:
            self.window.explain(self.model.t("table-key-nothing"), None)
        return True

    def _seat_key(self, n: int) -> bool:
        seats = self.model.view.seats
        if n > len(seats):
            self.window.explain(self.model.t("table-no-seat", n=len(seats)), None)
        elif seats[n - 1] != self.model.seat:
            self.seating.visit(seats[n - 1])
        return True

    def _tab(self, by: int) -> bool:
        """Through what may be chosen now, the button that ends or declines last."""
        if self.model.open:
            return False
        if self.model.centre.zoomed and self.model.centre.out_of_sight():
            self.zoom.fit()
        keys = self.attention.stops()
        if not keys:
            return False
        self.model.host.show_ring()
        if self.window.focus_key in keys:
            to = keys[(keys.index(self.window.focus_key) + by) % len(keys)]
        else:
            to = keys[0] if by > 0 else keys[-1]
        self.window.set_focus(to)
        return True

    def card_step(self, by: int) -> None:
        """Q and E: through the cards in hand and in play."""
        keys = [i.key for i in focus.stops(self.window.items()) if i.zone == "hand"]
        if keys:
            self.model.host.show_ring()
            at = keys.index(self.window.focus_key) + by if self.window.focus_key in keys else (0 if by > 0 else -1)
            self.window.set_focus(keys[at % len(keys)])
        else:
            self.window.explain(self.model.t("table-none-there"), None)

    def key_help(self) -> list[tuple[str, str]]:
        """The table's own bindings, and the mouse on the map."""
        rows = [(caps, what[:1].lower() + what[1:]) for caps, what in self.model.host.bindings.rows("table", self.model.t)]
        return [
            *rows,
            *((self.model.t(f"table-key-cap-{name}"), self.model.t(f"table-key-{name}")) for name in ("carry", "drag")),
        ]
