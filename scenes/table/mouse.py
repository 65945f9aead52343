"""The mouse at the table: pointing, pressing, the wheel, panning the map."""

from __future__ import annotations

import pygame

from scenes.table.actions import Actions
from scenes.table.companion import Companion
from scenes.table.dialogs import Dialogs
from scenes.table.dragging import Dragging
from scenes.table.drawers import Drawers
from scenes.table.explaining import Explaining
from scenes.table.finder import Finder
from scenes.table.game_screen import Table
from scenes.table.hover import Hover
from scenes.table.model import DOUBLE_MS, Spot
from scenes.table.window import Window
from scenes.table.zoom import Zoom

DRAG = 6


class Mouse:
    """Turns what the mouse does into focus, zoom and answers."""

    def __init__(
        self,
        model: Table,
        window: Window,
        finder: Finder,
        dragging: Dragging,
        hover: Hover,
        zoom: Zoom,
        drawers: Drawers,
        dialogs: Dialogs,
        actions: Actions,
        companion: Companion,
        explaining: Explaining,
    ) -> None:
        self.model = model
        self.window = window
        self.finder = finder
        self.dragging = dragging
        self.hover = hover
        self.zoom = zoom
        self.drawers = drawers
        self.dialogs = dialogs
        self.actions = actions
        self.companion = companion
        self.explaining = explaining
        self.drag: tuple[Spot, Spot, int] | None = None

    def handle(self, event: pygame.event.Event) -> bool:
        """One event of the mouse; True: used up."""
        pos = getattr(event, "pos", self.model.host.mouse)
        if self.companion.mouse(event, pos) or self.dragging.handle(event, pos):
            return True
        if any(w.rect.collidepoint(pos) and w.event(event) for w in reversed(self.window.widgets)) or self._map_mouse(event, pos):
            return True
        if event.type == pygame.MOUSEMOTION:
            woke = self.model.rest is not None and pos != self.model.rest
            if woke:
                self.model.rest = None
            self.explaining.moved(pos)
            found = self.finder.item_at(pos)
            if woke and found is not None and found.key == self.window.hover_key:
                self.window.on_hover(found)  # it slid under the resting pointer; now it is pointed at
            self.window.set_hover(found.key if found else "")
            return True
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        again, self.model.rest = pos == self.model.rest, pos
        if event.button != 1:
            return False
        found = self.finder.item_at(pos)
        if again and found is not None and self.model.host.now - self.model.answered < DOUBLE_MS:
            # The second half of a double click on a button that went: this one took its place. Where no time passes by itself, as
            # in checks, each click on what answers is meant.
            if found.key in ("undo", "redo") or (found.zone == "buttons" and self.model.host.live):
                return True
        used: bool = self.window.left_button(event, found)
        if found is None and event.type == pygame.MOUSEBUTTONDOWN and self.model.open:
            self.drawers.close()
            self.window.sync()
        return used

    def _map_mouse(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        """Wheel zooms, or turns a held tile (with Ctrl it zooms then, too); middle and right drag pan; a right click pins a
        card, cancels, or explains what lies there."""
        kind = event.type
        if kind == pygame.MOUSEWHEEL:
            if self.model.centre.inner.collidepoint(self.model.host.mouse) and not self.model.open:
                ctrl = pygame.key.get_mods() & pygame.KMOD_CTRL
                if ctrl or not self.model.screen.handling.turn(-1 if event.y > 0 else 1):
                    self.zoom.zoom(event.y, self.model.host.mouse)
                return True
            return False
        if kind == pygame.MOUSEBUTTONDOWN and event.button in (2, 3):
            self.drag = (pos, pos, event.button)
            return True
        if kind == pygame.MOUSEMOTION and self.drag is not None:
            start, last, button = self.drag
            if self.model.centre.zoomed and (abs(pos[0] - start[0]) + abs(pos[1] - start[1]) > DRAG):
                self.zoom.pan(pos[0] - last[0], pos[1] - last[1])
                self.drag = (start, pos, button)
            return True
        if kind == pygame.MOUSEBUTTONUP and event.button in (2, 3) and self.drag is not None:
            start, _, button = self.drag
            self.drag = None
            if button == 3 and abs(pos[0] - start[0]) + abs(pos[1] - start[1]) <= DRAG:
                found = self.finder.item_at(pos)
                if found is not None and found.role == "card":
                    self.dialogs.pin(found.key)
                elif not self.model.open and self.actions.cancel():
                    return True
                elif not self.explaining.show(found, pos) and self.model.open:
                    self.drawers.close()
                    self.window.sync()
            return True
        return False
