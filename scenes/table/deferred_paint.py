"""After an answer the map and the prompt bar show it at once; what nobody looks at follows in the next frames.

One thing in each frame: lands where much changed, a panel, what the pointer is on now, faces for the worker. Whoever asks
for the items, sends input or answers again gets everything first, so nothing ever meets a table that is behind. With
background work done at once (pictures, tests) nothing is put off.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes.table.base import TableBase
from scenes.widgets.base import UiItem

if TYPE_CHECKING:
    from scenes.table.panel import Panel

LATER = ("hand", "panel", "right", "top")  # zones of parts that may be a frame or more behind, in the order they follow


class DeferredPaint(TableBase):
    """Puts off painting that nobody looks at yet, and catches up before anybody could meet something stale."""

    def __init__(self, app: Any, session: Any, saver: Any = None) -> None:
        super().__init__(app, session, saver)
        self._new = False  # the answer came in this very frame
        self._drawing = False
        self._before: list[UiItem] = []  # the items that were asked for last

    def put_off(self, parts: list[Panel]) -> None:
        """Leave these parts, and what every answer ends with, to the coming frames."""
        self.steps = [self.rest_of_board] if self.board.stale else []
        self.steps += [partial(self.repaint, part) for part in sorted(parts, key=lambda part: LATER.index(part.zone))]
        self.steps += [self.settle, self.prefetch]
        self._new = True

    def rest_of_board(self) -> None:
        """More of what the answer changed on the map."""
        self.repaint_board(True)
        if self.board.stale:
            self.steps.insert(0, self.rest_of_board)

    def catch_up(self) -> None:
        """Do now all that was put off."""
        while self.steps:
            self.steps.pop(0)()

    def next_step(self) -> bool:
        """A frame begins: do one thing. True while there is more."""
        if self._new:
            self._new = False
        elif self.steps:
            self.steps.pop(0)()
        return bool(self.steps)

    def items(self) -> list[UiItem]:
        """Those of the present position; while drawing, those before may do: the focus ring and hover marks follow."""
        if self.steps and self._drawing:
            return self._items or self._before
        self.catch_up()
        self._before = found = self.present_items()
        return found

    def handle(self, event: pygame.event.Event) -> bool:
        self.catch_up()
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        self._drawing = True
        try:
            super().draw(surface)
        finally:
            self._drawing = False
