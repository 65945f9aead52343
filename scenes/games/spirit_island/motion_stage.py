"""The map as it was a moment ago, land by land, while its pieces move.

The chart below is final from the first frame on (what can be clicked and read is true at once). A `Stage` lies
over it: it keeps what each land touched by a decision had on it, changes that as pieces leave and arrive, and
lets go of a land when nothing more comes to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from typing import Protocol

import pygame

from scenes.draw.tween import Motion, Point
from scenes.games.spirit_island.art.placement import LandItem, LandLayout
from scenes.table.model import TableModel


class LandChart(Protocol):
    """The picture of a map of lands, as far as a stage needs it."""

    def knows(self, land: str) -> bool:
        """Whether it shows this land."""

    def layout(self, land: str) -> LandLayout:
        """Where the things of a land stand, as last composed."""

    def placed(self, land: str, things: tuple[LandItem, ...]) -> LandLayout:
        """Where these things would stand."""

    def reach(self, land: str, layout: LandLayout) -> pygame.Rect:
        """The land with everything that sticks out of it, as composed and with this layout."""

    def paint_as(self, target: pygame.Surface, box: pygame.Rect, others: Mapping[str, LandLayout]) -> None:
        """Part of the picture on another surface, some lands with other things."""

    def state_of_picture(self) -> Hashable:
        """Changes whenever the ground, the map's view or what is pointed at changed."""

    def thing_centre(self, layout: LandLayout, kind: str) -> tuple[Point, int] | None:
        """Where the last piece of a kind stands in a layout and its size; None if there is none."""

    def land_centre(self, land: str) -> Point:
        """A point well inside a land."""

    def piece_size(self, land: str) -> int:
        """The size of a land's pieces."""


class Stage(Motion):
    """Lands of a chart shown otherwise than they are. `things(land)` lists what they show at the moment."""

    under = own = True

    def __init__(self, model: TableModel, chart: LandChart, things: Callable[[str], tuple[LandItem, ...]]) -> None:
        super().__init__(0.0, 1.0)
        self.model, self.board, self.chart = model, model.centre, chart
        self.things = things
        self.layouts: dict[str, LandLayout] = {}
        self.boxes: dict[str, pygame.Rect] = {}  # in pixels of the chart
        self.waits: Counter[str] = Counter()  # how many motions a land still waits for
        self.picture: pygame.Surface | None = None
        self._seen: Hashable = None

    # -- what lies where -----------------------------------------------------------------------
    def hold(self, *lands: str) -> None:
        """One more motion will change these lands."""
        self.waits.update(lands)

    def begin(self) -> None:
        for land in self.waits:
            self.show(land, quiet=True)

    def show(self, land: str, quiet: bool = False, settled: bool = False) -> None:
        """The things of a land changed. `settled`: the motion that asks does not change it any more."""
        if not self.chart.knows(land) or not self.waits[land]:
            return
        if settled and self.waits[land] == 1:
            layout = self.chart.layout(land)
        else:
            layout = self.chart.placed(land, self.things(land))
        self.layouts[land] = layout
        box = self.chart.reach(land, layout)
        self.boxes[land] = box.union(self.boxes.get(land, box))
        self._paint(self.boxes[land], quiet)

    def done(self, *lands: str) -> None:
        """A motion that changed these lands is over."""
        for land in lands:
            self.waits[land] -= 1
            if self.waits[land] > 0:
                self.show(land)
            elif land in self.boxes:
                del self.layouts[land]
                self._paint(self.boxes.pop(land))

    def _paint(self, box: pygame.Rect, quiet: bool = False) -> None:
        if self.picture is None:
            self.picture = self.model.acts.board_picture()
            self._seen = self._look()
        self.chart.paint_as(self.picture, box, self.layouts)
        if not quiet:
            self.model.acts.redraw(box.move(self.board.inner.topleft))

    def _look(self) -> Hashable:
        return self.chart.state_of_picture()

    def refresh(self) -> None:
        """The chart below was drawn anew (a better picture, another land pointed at): take that over."""
        now = self._look()
        if self.picture is not None and now != self._seen:
            self._seen = now
            for box in self.boxes.values():
                self._paint(box)

    # -- where a piece stands ------------------------------------------------------------------
    def at(self, land: str, kind: str, arriving: tuple[LandItem, ...] | None = None) -> tuple[Point, int]:
        """Middle of the last piece of a kind and its size in pixels of the window: now, or once these things lie there."""
        if arriving is not None and self.waits[land] <= 1 and self.chart.thing_centre(self.chart.layout(land), kind):
            layout = self.chart.layout(land)  # nothing else comes: it goes where it will be found
        elif arriving is not None:
            layout = self.chart.placed(land, arriving)
        else:
            layout = self.layouts.get(land) or LandLayout()
        found = self.chart.thing_centre(layout, kind)
        if found is None:
            found = self.chart.land_centre(land), self.chart.piece_size(land)
        (x, y), px = found
        return (x + self.board.inner.x, y + self.board.inner.y), px

    def middle(self, land: str) -> Point:
        """A point well inside a land, in pixels of the window."""
        x, y = self.chart.land_centre(land)
        return x + self.board.inner.x, y + self.board.inner.y

    def shown(self, at: Point) -> bool:
        """Whether a point of the map can be seen (it may be zoomed in)."""
        return bool(self.board.inner.collidepoint(at))

    # -- drawing -------------------------------------------------------------------------------
    def rect(self, t: float) -> pygame.Rect | None:
        return pygame.Rect(self.board.inner)

    def end(self) -> None:
        self.cut()

    def cut(self) -> None:
        for box in self.boxes.values():
            self.model.acts.redraw(box.move(self.board.inner.topleft))
        self.boxes.clear()
        self.layouts.clear()
        self.waits.clear()

    def draw(self, surface: pygame.Surface, t: float) -> None:
        if self.picture is None:
            return
        clip = surface.get_clip()
        for box in self.boxes.values():
            at = box.move(self.board.inner.topleft)
            if clip.colliderect(at):
                surface.blit(self.picture, at, box)
