"""The table's own keys, and the mouse on the map."""

from __future__ import annotations

import pygame

from scenes.table.base import TableBase
from scenes.widgets import focus
from scenes.widgets.base import Item

DIGITS = {getattr(pygame, f"K_{n}"): n for n in range(1, 10)} | {getattr(pygame, f"K_KP{n}"): n for n in range(1, 10)}
DRAG = 6


class Keyboard(TableBase):
    """Mixed into `TableScene`."""

    def key(self, event: pygame.event.Event) -> bool:
        key, mod = event.key, event.mod
        ctrl, alt, shift = mod & (pygame.KMOD_CTRL | pygame.KMOD_META), mod & pygame.KMOD_ALT, mod & pygame.KMOD_SHIFT
        if alt and key in DIGITS:
            return self._seat_key(DIGITS[key])
        if ctrl:
            return self._ctrl_key(key, bool(shift))
        if key == pygame.K_TAB:
            return self._tab(-1 if shift else 1)
        if key in DIGITS:
            targets = self.targets()
            if DIGITS[key] <= len(targets):
                self.app.show_ring()
                self.touch(targets[DIGITS[key] - 1])
            return True
        if key in (pygame.K_0, pygame.K_KP0):
            self.fit_board()
            return True
        if key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS, pygame.K_MINUS, pygame.K_KP_MINUS):
            self.zoom_board(-1 if key in (pygame.K_MINUS, pygame.K_KP_MINUS) else 1, self.board.inner.center)
            return True
        acts = {
            pygame.K_BACKSPACE: self.decline,
            pygame.K_SPACE: self.zoom_focused,
            pygame.K_r: self.show_rules,
            pygame.K_l: self.show_log,
            pygame.K_p: lambda: self.show_panel(self.seat),
            pygame.K_o: self.show_others,
            pygame.K_f: self.show_forecast,
            pygame.K_h: self.hide_pieces,
            pygame.K_q: lambda: self.card_step(-1),
            pygame.K_e: lambda: self.card_step(1),
            pygame.K_c: lambda: self.zone_focus("hand"),
            pygame.K_b: lambda: self.zone_focus("board"),
        }
        if key in acts:
            acts[key]()
            return True
        return False

    def _ctrl_key(self, key: int, shift: bool) -> bool:
        if key == pygame.K_z and not shift:
            self.undo()
        elif key == pygame.K_y or (key == pygame.K_z and shift):
            self.redo()
        elif key == pygame.K_BACKSPACE:
            self.restart_phase()
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.end_phase()
        else:
            return False
        return True

    def _seat_key(self, n: int) -> bool:
        seats = self.view.seats
        if n <= len(seats) and seats[n - 1] != self.seat:
            self.visit(seats[n - 1])
        return True

    def _tab(self, by: int) -> bool:
        """Through what may be chosen now, the button that ends or declines last."""
        if self.over:
            return False
        keys = self.targets()
        if "done" in self.options:
            keys.append("done")
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
    def item_at(self, pos: tuple[int, int]) -> Item | None:
        """What is under the pointer: widgets, then panels and cards, then the map."""
        for w in reversed(self.widgets):
            if w.rect.collidepoint(pos):
                found = next((i for i in w.items() if i.focusable and i.rect and i.rect.collidepoint(pos)), None)
                if found:
                    return found
        if self.over or any(box.collidepoint(pos) for box in self.shields):
            return next((i for i in reversed(self.over_items()) if i.focusable and i.rect and i.rect.collidepoint(pos)), None)
        for part in reversed(self.parts):
            for item in reversed(part.spots):
                if item.focusable and item.rect and item.rect.collidepoint(pos):
                    return item
        key = self.board.key_at(pos)
        return self.item(key) if key else None

    def _mouse(self, event: pygame.event.Event) -> bool:
        pos = getattr(event, "pos", self.app.mouse)
        if self.drag_card(event, pos) or self._map_mouse(event, pos):
            return True
        if event.type == pygame.MOUSEMOTION:
            found = self.item_at(pos)
            self.set_hover(found.key if found else "")
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            found = self.item_at(pos)
            self.press_key = found.key if found else ""
            if found:
                self.set_focus(found.key, speak=False)
                self._redraw_item(found)
            elif self.over:
                self.close_over()
                self.sync()
            return bool(found)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            found = self.item_at(pos)
            was, self.press_key = self.press_key, ""
            if was and found and found.key == was:
                self._redraw_item(found)
                self.activate(found)
                return True
            if was and (old := self.item(was)):
                self._redraw_item(old)
        return False

    def _map_mouse(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        """Wheel zooms, middle and right drag pan; a right click pins a card or cancels."""
        kind = event.type
        if kind == pygame.MOUSEWHEEL:
            if self.board.inner.collidepoint(self.app.mouse) and not self.over:
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
        rows = ("tab", "digits", "backspace", "end", "undo", "redo", "restart", "space", "cards", "seat", "panel", "others",
                "forecast", "rules", "log", "hide", "wheel", "drag", "fit")  # fmt: skip
        caps = {
            "tab": "Tab", "digits": "1–9", "backspace": "Backspace", "end": "Ctrl Enter", "undo": "Ctrl Z",
            "redo": "Ctrl Y", "restart": "Ctrl Backspace", "space": "Space", "cards": "Q E", "seat": "Alt 1–3",
            "panel": "P", "others": "O", "forecast": "F",
            "rules": "R", "log": "L", "hide": "H", "wheel": "+ −", "drag": "→", "fit": "0",
        }  # fmt: skip
        caps["drag"] = self.t("table-key-cap-drag")
        return [(caps[row], self.t(f"table-key-{row}")) for row in rows]
