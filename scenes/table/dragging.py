"""A card or tile dragged onto the board: played, used and aimed, or laid, in one movement.

What is dragged is a `Load`. The game's side says what a thing under the pointer would be (`Handling.load`), the load
how it looks on its way and which answers dropping it gives: the same ones as clicking.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.core.engine.key import Key
from scenes.draw.cardface import FACES
from scenes.table.finder import Finder
from scenes.table.hand import shadowed
from scenes.table.hover import Hover
from scenes.table.model import Spot, TableModel
from scenes.table.window import Window

FAR = 10  # design px the pointer moves before a press becomes a drag


class Load:
    """Something taken up by the pointer: from where (`rect`), and what becomes of it."""

    def __init__(self, model: Any, key: str, rect: pygame.Rect, pos: Spot) -> None:
        self.model, self.key, self.rect, self.pos = model, key, rect, pos
        self.grip = pos[0] - rect.x, pos[1] - rect.y

    def box(self) -> pygame.Rect:
        """Where it is shown now."""
        return pygame.Rect(self.pos[0] - self.grip[0], self.pos[1] - self.grip[1], *self.rect.size)

    def begin(self) -> None:
        """The press has become a drag."""

    def carry(self, pos: Spot) -> None:
        """The pointer is here now, or what is below it has changed."""
        self.pos = pos

    def turn(self, by: int) -> bool:
        """Turned on the way, by the wheel; False for what cannot be turned."""
        return False

    def drop(self, pos: Spot) -> Callable[[], object] | None:
        """What letting go of it here does, to be called once it lies in its place again."""
        return None

    def end(self) -> None:
        """It lies in its place again."""

    def draw(self, surface: pygame.Surface) -> None:
        """On top of everything."""


class Card(Load):
    """A card of the hand: dropped anywhere on the board it is played or used, on a land aimed at it as well."""

    def drop(self, pos: Spot) -> Callable[[], object] | None:
        model = self.model
        if not (model.centre.inner.collidepoint(pos) or model.grid.prompt.collidepoint(pos)):
            return None
        return partial(self._play, model.centre.key_at(pos))

    def _play(self, land: str) -> None:
        model, key = self.model, self.key
        model.acts.touch(key)
        aimed = model.asked is not None and model.asked.source == key and model.asked.kind.startswith("target.")
        if aimed and Key.of(land).kind == "land" and land in model.shapes:
            model.acts.touch(land)

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.box()
        shadowed(surface, FACES.face(self.model.screen.cards.card(self.key), rect.size), rect, self.model.scale)


class Dragging:
    """Takes cards and tiles up with the pointer and lets them go where they are played.

    `load`: what is on its way under the pointer; `dropped`: where the last one was let go, so that what moves on from
    there starts there.
    """

    def __init__(self, model: TableModel, window: Window, finder: Finder, hover: Hover) -> None:
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

    def _carry(self, pos: Spot) -> bool:
        assert self._press is not None
        key, load, start = self._press
        if self.load is None:
            if abs(pos[0] - start[0]) + abs(pos[1] - start[1]) < self.model.kit.px(FAR):
                return False
            self.window.press_key = ""
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

    def _reach(self, load: Any, box: pygame.Rect | None = None) -> pygame.Rect:
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
            self.hover.on_focus(self.window.item(self.window.focus_key))
        elif self.window.on_top and self.model.host.mouse[0] >= 0:
            found = self.finder.item_at(self.model.host.mouse)
            self.window.hover_key = ""
            self.window.set_hover(found.key if found else "")
