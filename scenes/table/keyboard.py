"""The table's own keys, and the mouse on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from scenes.table.base import DOUBLE_MS
from scenes.table.shortcuts import Shortcuts
from scenes.widgets import focus
from scenes.widgets.base import UiItem

DRAG = 6


class Keyboard(Shortcuts):
    """Turns keys and mouse on the map into focus, zoom and answers."""

    def action(self, event: pygame.event.Event) -> str:
        """What a key stands for at a table, also where an earlier moment of one is looked at."""
        return self.app.bindings.action_of(event, "table")

    def key(self, event: pygame.event.Event) -> bool:
        action = self.action(event)
        head, _, n = action.rpartition("-")
        match action:
            case "next" | "previous":
                return self._tab(1 if action == "next" else -1)
            case "zoom-in" | "zoom-out":
                self.zoom_board(1 if action == "zoom-in" else -1, self.board.inner.center)
                return True
            case _ if head == "seat":
                return self._seat_key(int(n))
            case _ if head == "target":
                targets = self.targets()
                if int(n) <= len(targets):
                    self.app.show_ring()
                    self.touch(targets[int(n) - 1])
                return True
        act = self._acts().get(action)
        if act is not None:
            act()
        return act is not None

    def _acts(self) -> dict[str, Callable[[], Any]]:
        """The actions of `bindings` that do one thing each."""
        return {
            "undo": self.undo,
            "redo": self.redo,
            "restart-phase": self.restart_phase,
            "decline": self.decline,
            "end-phase": self.end_phase,
            "zoom-card": self.zoom_focused,
            "hand-previous": lambda: self.card_step(-1),
            "hand-next": lambda: self.card_step(1),
            "hand": lambda: self.zone_focus("hand"),
            "board": lambda: self.zone_focus("board"),
            "panel": lambda: self.show_panel(self.seat),
            "others": self.show_others,
            "log": self.show_log,
            "messages": self.show_messages,
            "rules": lambda: self.game.turn(1) or self.show_rules(),
            "why": self.ask_why,
            "forecast": self.show_forecast,
            "hide": self.hide_pieces,
            "fit": self.fit_board,
            "save-copy": self.save_copy,
            "saves": self.show_saves,
            "quick-save": self.quick_save,
            "quick-load": self.quick_load,
        }

    def _seat_key(self, n: int) -> bool:
        seats = self.view.seats
        if n <= len(seats) and seats[n - 1] != self.seat:
            self.visit(seats[n - 1])
        return True

    def stops(self) -> list[str]:
        """What Tab goes through: all that may be chosen, the game's own buttons, the one that ends or declines."""
        own = [button[0] for button in self.game.buttons() if not button[5]]
        return [*self.targets(), *own, *(["done"] if "done" in self.options else [])]

    def _tab(self, by: int) -> bool:
        """Through what may be chosen now, the button that ends or declines last."""
        if self.over:
            return False
        keys = self.stops()
        if not keys:
            return False
        if self.board.zoomed:
            self.fit_board()
        self.app.show_ring()
        if self.focus_key in keys:
            to = keys[(keys.index(self.focus_key) + by) % len(keys)]
        else:
            to = keys[0] if by > 0 else keys[-1]
        self.set_focus(to)
        return True

    def zone_focus(self, zone: str) -> None:
        """Jump to a zone: its first target, else its first item."""
        own = [i for i in focus.stops(self.items()) if i.zone == zone]
        if own:
            self.app.show_ring()
            self.set_focus(next((i.key for i in own if i.key in self.shapes), own[0].key))

    def card_step(self, by: int) -> None:
        """Q and E: through the cards in hand and in play."""
        keys = [i.key for i in focus.stops(self.items()) if i.zone == "hand"]
        if keys:
            self.app.show_ring()
            at = keys.index(self.focus_key) + by if self.focus_key in keys else (0 if by > 0 else -1)
            self.set_focus(keys[at % len(keys)])

    # -- the mouse -----------------------------------------------------------------------------
    def item_at(self, pos: tuple[int, int]) -> UiItem | None:
        """What is under the pointer: widgets, then panels and cards, then the map."""
        for w in reversed(self.widgets):
            if w.rect.collidepoint(pos):
                found = next((i for i in w.items() if i.focusable and i.rect and i.rect.collidepoint(pos)), None)
                if found:
                    return found
        if self.over or any(box.collidepoint(pos) for box in self.shields):
            return next((i for i in reversed(self.over_items()) if i.focusable and i.rect and i.rect.collidepoint(pos)), None)
        for part in reversed(self.panels):
            for item in reversed(part.spots):
                if item.focusable and item.rect and item.rect.collidepoint(pos):
                    return item
        key = self.board.key_at(pos)
        return self.item(key) if key else None

    def _mouse(self, event: pygame.event.Event) -> bool:
        pos = getattr(event, "pos", self.app.mouse)
        if self.drag_thing(event, pos) or self._map_mouse(event, pos):
            return True
        if event.type == pygame.MOUSEMOTION:
            woke = self.rest is not None and pos != self.rest
            if woke:
                self.rest = None
            found = self.item_at(pos)
            if woke and found is not None and found.key == self.hover_key:
                self.on_hover(found)  # it slid under the resting pointer; now it is pointed at
            self.set_hover(found.key if found else "")
            return True
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        again, self.rest = pos == self.rest, pos
        if event.button != 1:
            return False
        found = self.item_at(pos)
        if again and found is not None and found.key in ("undo", "redo") and self.app.now - self.answered < DOUBLE_MS:
            return True  # the second half of a double click on a button that went: this one took its place
        used: bool = self._left_button(event, found)
        if found is None and event.type == pygame.MOUSEBUTTONDOWN and self.over:
            self.close_over()
            self.sync()
        return used

    def _map_mouse(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        """Wheel zooms, or turns a held tile (with Ctrl it zooms then, too); middle and right drag pan; a right click pins a
        card or cancels."""
        kind = event.type
        if kind == pygame.MOUSEWHEEL:
            if self.board.inner.collidepoint(self.app.mouse) and not self.over:
                ctrl = pygame.key.get_mods() & pygame.KMOD_CTRL
                if ctrl or not self.game.turn(-1 if event.y > 0 else 1):
                    self.zoom_board(event.y, self.app.mouse)
                return True
            return False
        if kind == pygame.MOUSEBUTTONDOWN and event.button in (2, 3):
            self.drag = (pos, pos, event.button)
            return True
        if kind == pygame.MOUSEMOTION and self.drag is not None:
            start, last, button = self.drag
            if self.board.zoomed and (abs(pos[0] - start[0]) + abs(pos[1] - start[1]) > DRAG):
                self.pan_board(pos[0] - last[0], pos[1] - last[1])
                self.drag = (start, pos, button)
            return True
        if kind == pygame.MOUSEBUTTONUP and event.button in (2, 3) and self.drag is not None:
            start, _, button = self.drag
            self.drag = None
            if button == 3 and abs(pos[0] - start[0]) + abs(pos[1] - start[1]) <= DRAG:
                found = self.item_at(pos)
                if found is not None and found.role == "card":
                    self.pin(found.key)
                elif self.over:
                    self.close_over()
                    self.sync()
                else:
                    self.cancel()
            return True
        return False

    def key_help(self) -> list[tuple[str, str]]:
        """The table's own bindings, and the mouse on the map."""
        rows = [(caps, what[:1].lower() + what[1:]) for caps, what in self.app.bindings.rows("table", self.t)]
        return [*rows, *((self.t(f"table-key-cap-{name}"), self.t(f"table-key-{name}")) for name in ("carry", "drag"))]
