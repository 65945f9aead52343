"""What panels may have done at the table, each handed to the controller that does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pygame

from scenes.table.actions import Actions
from scenes.table.dialogs import Dialogs
from scenes.table.dragging import Dragging
from scenes.table.drawers import Drawers
from scenes.table.explaining import Explaining
from scenes.table.faces import Faces
from scenes.table.game_screen import Table
from scenes.table.hover import Hover
from scenes.table.model import ShownPanel, Spot
from scenes.table.motion import Director
from scenes.table.painter import Painter
from scenes.table.seating import Seating
from scenes.table.window import Window
from scenes.table.zoom import Zoom
from scenes.widgets.base import UiItem, Widget

W = TypeVar("W", bound=Widget)


class Commands:
    """The `acts` of a `Table`."""

    def __init__(
        self,
        model: Table,
        window: Window,
        actions: Actions,
        seating: Seating,
        drawers: Drawers,
        dialogs: Dialogs,
        zoom: Zoom,
        hover: Hover,
        dragging: Dragging,
        faces: Faces,
        painter: Painter,
        motion: Director,
        explaining: Explaining,
    ) -> None:
        self.model, self.window, self.painter, self.motion, self.dragging = model, window, painter, motion, dragging
        self.touch, self.choose, self.decline, self.answer = actions.touch, actions.choose, actions.decline, actions.answer
        self.answer_in_a_row, self.end_empty = actions.answer_in_a_row, actions.end_empty
        self.cancel, self.can_cancel = actions.cancel, actions.can_cancel
        self.undo, self.redo, self.rewind_to = actions.undo, actions.redo, actions.rewind_to
        self.visit, self.own_hand = seating.visit, seating.own_hand
        self.close_pile = drawers.close_pile
        self.pin = dialogs.pin
        self._opens: dict[str, Callable[[str], object]] = {
            "panel": drawers.show_panel,
            "side": lambda _: drawers.show_side(),
            "pile": drawers.show_pile,
            "log": lambda _: dialogs.show_log(),
            "rules": dialogs.show_page,
            "card": lambda card: dialogs.pin(f"card:{card}"),
            "forecast": lambda _: drawers.show_forecast(),
            "large": drawers.show_large,
            "about": explaining.open,
            "focus": window.set_focus,
        }
        self.zoom_board, self.pan_board, self.fit_board = zoom.zoom, zoom.pan, zoom.fit
        self.point_board, self.re_point = hover.point_board, dragging.re_point
        self.face_soon, self.board_picture = faces.face_soon, motion.board_picture

    # -- how the table is just now -------------------------------------------------------------
    @property
    def holding(self) -> bool:
        return self.motion.holds

    @property
    def resting(self) -> bool:
        return not self.painter.steps and not self.motion.busy and self.window.on_top

    @property
    def on_top(self) -> bool:
        return self.window.on_top

    @property
    def dropped(self) -> Spot | None:
        return self.dragging.dropped

    @property
    def widgets(self) -> Sequence[Widget]:
        return self.window.widgets

    # -- what opens ----------------------------------------------------------------------------
    def open(self, kind: str, name: str = "") -> None:
        """Carry out a command of `scenes.table.opened`."""
        self._opens[kind](name)

    # -- what only the window can do -----------------------------------------------------------
    def add(self, widget: W) -> W:
        return self.window.add(widget)

    def item(self, key: str) -> UiItem | None:
        return self.window.item(key)

    def items(self) -> list[UiItem]:
        return self.window.items()

    def renew_items(self) -> None:
        self.window.renew_items()

    def redraw(self, rect: pygame.Rect | None = None) -> None:
        self.window.redraw(rect)

    def sync(self) -> None:
        """What is taken up, or how, is another: the table says so."""
        self.window.sync()

    def explain(self, why: str, rect: pygame.Rect | None) -> None:
        self.window.explain(why, rect)

    def set_hover(self, key: str) -> None:
        self.window.set_hover(key)

    def set_focus(self, key: str) -> None:
        self.window.set_focus(key)

    def repaint(self, panel: ShownPanel) -> None:
        """If it is still on the table."""
        if panel in self.model.panels:
            self.painter.repaint(panel)
