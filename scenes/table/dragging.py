"""A card, tile or piece dragged onto the board: played, used and aimed, laid or moved, in one gesture.

What is dragged is a `Load` (`scenes.table.load`): the game's side says what a thing under the pointer would be
(`Handling.load`), the load how it looks on its way and which answers dropping it gives.
"""

from __future__ import annotations

import pygame

from scenes.table.finder import Finder
from scenes.table.game_screen import Table
from scenes.table.hover import Hover
from scenes.table.load import Load
from scenes.table.model import Spot
from scenes.table.piece_load import piece_load
from scenes.table.window import Window

FAR = 10  # design px the pointer moves before a press becomes a drag


class Dragging:
    """Takes cards and tiles up with the pointer and lets them go where they are played.

    `load`: what is on its way under the pointer; `dropped`: where the last one was let go, so that what moves on from
    there starts there.
    """

    def __init__(self, model: Table, window: Window, finder: Finder, hover: Hover) -> None:
        self.model, self.window, self.finder, self.hover = model, window, finder, hover
        self.load: Load | None = None
        self.dropped: Spot | None = None
        self._refused = False  # what was pressed cannot be dragged now
        self._press: tuple[str, Load | None, Spot] | None = None  # key, what a drag would carry, where pressed

    @property
    def floating(self) -> bool:
        """Whether a card floats."""
        return self.hover.zoomed is not None or bool(self.held)

    @property
    def held(self) -> str:
        """The key of what is on its way; "" while the press may still be a click."""
        return self.load.key if self.load is not None else ""

    def handle(self, event: pygame.event.Event, pos: Spot) -> bool:
        """Whether this mouse event belongs to something being dragged."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._take(pos)
        elif event.type == pygame.MOUSEMOTION and self._press is not None:
            if not getattr(event, "buttons", (1,))[0]:  # let go outside of the window
                self.let_go()
                return False
            return self._carry(pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._press is not None:
            dragged = self.load is not None or self._refused
            deed = self.load.drop(pos) if self.load is not None else None
            self.let_go()
            if deed is not None:
                self.dropped = pos
                deed()
                self.dropped = None
            return dragged
        elif event.type == pygame.MOUSEBUTTONDOWN and self.load is not None:
            self.let_go()
            return True
        elif event.type == pygame.MOUSEWHEEL and self.load is not None:
            return not pygame.key.get_mods() & pygame.KMOD_CTRL and self.load.turn(-1 if event.y > 0 else 1)
        return False

    def let_go(self) -> None:
        """What is dragged lies in its place again."""
        load, self.load, self._press, self._refused = self.load, None, None, False
        if load is not None:
            self.window.redraw(self._reach(load))
            self.window.redraw(self._reach(load, load.rect))
            load.end()

    def _take(self, pos: Spot) -> None:
        self._press, self._refused = None, False
        found = None if self.model.open else self.finder.item_at(pos)
        if found is not None and found.zone == "hand" and found.role in ("card", "tile"):
            self._press = found.key, self.model.screen.handling.load(found, pos), pos
        elif found is not None and (load := piece_load(self.model, found, pos)) is not None:
            self._press = found.key, load, pos

    def _carry(self, pos: Spot) -> bool:
        assert self._press is not None
        key, load, start = self._press
        if self.load is None:
            if abs(pos[0] - start[0]) + abs(pos[1] - start[1]) < self.model.kit.px(FAR):
                return False
            self.window.let_go()
            if load is None:  # it stays where it is; why is said once, and stays to be read until the button is let go
                if not self._refused and (found := self.window.item(key)) is not None:
                    self.window.explain(self.finder.why_of(found), found.rect)
                self._refused = True
                return True
            self.load = load
            self.hover.drop()
            self.window.redraw(self._reach(load, load.rect))
            load.begin()
        self.window.redraw(self._reach(self.load))
        self.load.carry(pos)
        self.window.redraw(self._reach(self.load))
        return True

    def _reach(self, load: Load, box: pygame.Rect | None = None) -> pygame.Rect:
        """What is dragged, with its shadow."""
        return (box or load.box()).inflate(self.model.kit.px(60), self.model.kit.px(60))

    def draw(self, surface: pygame.Surface) -> None:
        """What is under the pointer, on top of everything."""
        if self.load is not None:
            self.load.draw(surface)

    def re_point(self) -> None:
        """The thing under the pointer or focus may have changed without a movement."""
        if self.load is not None:
            self.load.carry(self.model.host.mouse)
        elif self.model.host.ring_shown:
            self.hover.point(self.window.item(self.window.focus_key))
        elif self.window.on_top and self.model.host.mouse[0] >= 0:
            found = self.finder.item_at(self.model.host.mouse)
            self.window.hover_key = ""
            self.window.set_hover(found.key if found else "")
            if self.model.staged is not None:
                self.model.host.tip_reset(rests=True)  # the thing came to the pointer
