"""Motions between players, trays and a map: what is laid flies to its place, what is taken to a hand, points rise."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.draw import lettering, theme
from scenes.draw.tween import Motion, Point
from scenes.table.map_panel import MapPanel
from scenes.table.motion_script import Script
from scenes.table.motion_things import Fly, Picture, Pop, Pulse, Ring
from scenes.table.trays import TrayRow

FLY, POP, RISE, GOLD = 260.0, 220.0, 620.0, "#FFD75E"


class MapScript(Script):
    """For games whose centre is a map; `seat_keys`: what stands for another player on the table, "{}" being the seat."""

    seat_keys: tuple[str, ...] = ("seat:{}", "panel:{}")

    def ready(self) -> bool:
        """Whether there is a map."""
        centre = self.model.centre
        return isinstance(centre, MapPanel) and centre.drawn is not None

    # -- places --------------------------------------------------------------------------------
    def seat_spot(self, who: str) -> Point:
        """Where a player's panel is."""
        grid = self.model.grid
        if who == self.model.seat:
            return grid.left.center if grid.left_full else grid.left.midtop
        found = self.spot(*(key.format(who) for key in self.seat_keys))
        return (found or grid.right).center

    def seen(self, box: pygame.Rect) -> bool:
        """Whether a place of the map is in view."""
        return self.model.centre.inner.contains(box)

    def lay(self, seat: str, *keys: str) -> pygame.Rect | None:
        """Where the first of these things lay in the trays before; only the own are there."""
        if seat != self.model.seat or self.before.seat != seat:
            return None
        return next((pygame.Rect(self.before.rects[key]) for key in keys if key in self.before.rects), None)

    @property
    def row(self) -> TrayRow | None:
        """The trays; they may be painted later."""
        return next((part for part in self.model.panels if isinstance(part, TrayRow)), None)

    # -- motions -------------------------------------------------------------------------------
    def ring(self, at: Point, start: float, colour: str = GOLD, wide: float = 46.0) -> None:
        """A ring over a place."""
        px = self.model.kit.px
        self.add(Ring(start, 380.0, at, (px(12), px(wide)), colour, px(4)))

    def hide(self, image: pygame.Surface, at: tuple[int, int], until: Motion) -> None:
        """What was there before stays to be seen until something has arrived."""
        hold = Picture(0.0, 1.0, image, at, 60.0)
        hold.until = (until,)
        self.covers.append(hold)

    def arrive(self, seat: str, sprite: pygame.Surface, box: pygame.Rect, lay: pygame.Rect | None = None) -> Motion:
        """From where it was dropped, from where it lay, or else from the player, onto the map."""
        start, big = self.seat_spot(seat), 0.6
        if self.model.acts.dropped is not None:
            start, big = self.model.acts.dropped, 1.0
        elif lay is not None:
            start, big = lay.center, lay.w / max(1, box.w)
        return self.add(Fly(self.now, FLY, sprite, start, box.center, 0.16, (big, 1.0)), FLY * 0.8)

    def take(self, seat: str, start: pygame.Rect, sprite: pygame.Surface, tray: Callable[[str], bool]) -> None:
        """From a tray to a player: to the last thing of the own tray whose keys these are, where there is one."""
        goal, ends, bare = self.seat_spot(seat), (1.0, 0.35), None
        row = self.row if seat == self.model.seat else None
        own = [slot.rect for slot in row.slots() if tray(slot.key)] if row is not None else []
        if row is not None and own:
            goal, ends, bare = own[-1].center, (1.0, 1.0), row.bare(own[-1])
        fly = self.add(Fly(self.now, FLY, sprite, start.center, goal, 0.14, ends), FLY * 0.5)
        if bare is not None:  # its place stays empty until it is there
            self.hide(*bare, fly)

    def turn_up(self, sprite: pygame.Surface, at: Point) -> None:
        """Something new lies in a tray."""
        self.add(Pop(self.now, POP, sprite, at), 60.0)

    def put_away(self, seat: str, sprite: pygame.Surface, goal: pygame.Rect) -> None:
        """From a player to a pile, under which it vanishes."""
        self.add(Fly(self.now, FLY, sprite, self.seat_spot(seat), goal.center, 0.2, (1.0, 0.4), (1.0, 0.2)), FLY)

    def appear(self, sprite: pygame.Surface, box: pygame.Rect) -> None:
        """Something now stands on the map."""
        if self.seen(box):
            self.add(Pulse(self.now, POP * 1.6, sprite, box.center, 1.7), 0.0)
            self.ring(box.center, self.now)
            self.now += 160.0

    def rise(self, seat: str, words: str, start: Point) -> None:
        """Points rise from a place to a player."""
        px = self.model.kit.px
        sprite = lettering.render(words, px(40), "serif", "Bold", theme.INK, theme.PAPER, max(2, px(3)))
        self.add(Fly(self.now, RISE, sprite, start, self.seat_spot(seat), 0.25, (1.3, 0.8), (1.0, 0.3)), 240.0)
