"""Small Islands in motion: tiles taken, laid and refilled, ships that land, tokens, houses, points.

Only figures of the events and of the two views are used; what an event means for the rules is not known here.
"""

from __future__ import annotations

from typing import Any

import pygame

from game.small_islands.events import EVENTS
from scenes.draw import lettering, theme
from scenes.draw.tween import Motion, Point
from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import things
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.hand import TileRow
from scenes.table.model import GameModel
from scenes.table.motion_script import Motions, Script
from scenes.table.motion_things import Fly, Picture, Pop, Pulse, Ring

FLY, POP, GOLD = 260.0, 220.0, "#FFD75E"


class ChartScript(Script):
    """Motions over the cells of the chart and the places of the tiles."""

    model: GameModel
    before: Any

    def __init__(self, director: Any, before: Any) -> None:
        super().__init__(director, before)
        self.board = self.model.centre

    def ready(self) -> bool:
        """Whether there is a chart."""
        return self.board.map is not None

    # -- places --------------------------------------------------------------------------------
    def seat_spot(self, who: str) -> Point:
        """Where a player's panel is."""
        if who == self.model.seat:
            return self.model.grid.left.midtop if not self.model.grid.left_full else self.model.grid.left.center
        found = self.spot(f"partner-{who}", who)
        return found.center if found is not None else self.model.grid.right.center

    def cell(self, at: Place) -> pygame.Rect:
        """A cell in the window."""
        assert self.board.map is not None
        box: pygame.Rect = self.board.map.rect(at).move(self.board.inner.topleft)
        return box

    def seen(self, box: pygame.Rect) -> bool:
        """Whether a place of the chart is in view."""
        return bool(self.board.inner.contains(box))

    def cover(self, at: Place, until: Motion) -> None:
        """The chart without a tile, until the tile has arrived."""
        box = self.board.map.reach(at).clip((0, 0, *self.board.map.size))
        image = self.board.map.without(at, box)
        hold = Picture(0.0, 1.0, image, box.move(self.board.inner.topleft).topleft, 60.0)
        hold.until = (until,)
        self.covers.append(hold)

    def ring(self, at: Point, colour: str = GOLD, start: float = 0.0, wide: float = 46.0) -> None:
        """A ring over a place."""
        px = self.model.kit.px
        self.add(Ring(start, 380.0, at, (px(12), px(wide)), colour, px(4)))

    # -- tiles ---------------------------------------------------------------------------------
    def on_placed(self, seat: str, tile: str, column: int, row: int, turns: int) -> None:
        """From the hand (or the player's panel) onto the chart."""
        box = self.cell((column, row))
        if not self.seen(box):
            return
        laid = self.board.scene.tiles.get((column, row))
        sprite = self.board.map.alone(laid or tiles.bare(self.model.rules.box, tile, turns), (column, row))
        self._land(seat, sprite, box, (column, row), self._lay(seat, tile))

    def on_landed(self, seat: str, owner: str, column: int, row: int) -> None:
        """A ship sails onto the chart."""
        box = self.cell((column, row))
        if not self.seen(box):
            return
        ship = self.board.scene.tiles.get((column, row)) or tiles.ship(tiles.colour_of(self.model, owner))
        sprite = self.board.map.alone(ship, (column, row))
        self._land(seat, sprite, box, (column, row))
        self.ring(box.center, GOLD, self.now)

    def _lay(self, seat: str, tile: str) -> pygame.Rect | None:
        """Where a tile lay in the row below the chart before it was laid; None for one that did not lie there."""
        if seat != self.model.seat or self.before.seat != seat:
            return None
        view = self.before.view
        hand = list(view.hand.get(seat, ()))
        key = f"tile:hand/{hand.index(tile)}" if tile in hand else f"tile:{tile}"
        found: pygame.Rect | None = self.before.rects.get(key)
        return found

    def _land(self, seat: str, sprite: pygame.Surface, box: pygame.Rect, at: Place, lay: pygame.Rect | None = None) -> None:
        start: Point = self.seat_spot(seat)
        big = 0.6
        if self.model.acts.dropped is not None:
            start, big = self.model.acts.dropped, 1.0
        elif lay is not None:
            start, big = lay.center, lay.w / max(1, box.w)
        fly = self.add(Fly(self.now, FLY, sprite, start, box.center, 0.16, (big, 1.0)), FLY * 0.8)
        self.cover(at, fly)

    def on_taken(self, seat: str, slot: int, tile: str) -> None:
        """From the display to a hand."""
        start = self.before.rects.get(f"tile:display/{slot}")
        if start is None:
            return
        sprite = self.model.screen.faces.soon(tile, start.w)
        goal: Point = self.seat_spot(seat)
        ends, bare = (1.0, 0.35), None
        if seat == self.model.seat:
            row = next((part for part in self.model.panels if isinstance(part, TileRow)), None)  # it may be painted later
            own = [slot.rect for slot in row.slots() if slot.key.startswith("tile:hand/")] if row is not None else []
            if row is not None and own:
                goal, ends, bare = own[-1].center, (1.0, 1.0), row.bare(own[-1])
        fly = self.add(Fly(self.now, FLY, sprite, start.center, goal, 0.14, ends), FLY * 0.5)
        if bare is not None:  # its place stays empty until it is there
            hold = Picture(0.0, 1.0, bare[0], bare[1], 60.0)
            hold.until = (fly,)
            self.covers.append(hold)

    def on_refilled(self, slot: int, tile: str) -> None:
        """A tile is turned up in the display."""
        rect = self.spot(f"tile:display/{slot}")
        if rect is not None:
            self.add(Pop(self.now, POP, self.model.screen.faces.soon(tile, rect.w), rect.center), 60.0)

    def on_stuck(self, seat: str, tile: str) -> None:
        """A tile that fits nowhere goes under the reserve."""
        sprite = self.model.screen.faces.soon(tile, self.model.kit.px(90))
        goal = self.spot("navigation") or self.model.grid.right
        self.add(Fly(self.now, FLY, sprite, self.seat_spot(seat), goal.center, 0.2, (1.0, 0.4), (1.0, 0.2)), FLY)

    # -- what stands on tiles ----------------------------------------------------------------------
    def on_token(self, seat: str, shows: str, column: int, row: int, spot: int) -> None:
        """A bonus token is laid."""
        tile = self.board.scene.tiles.get((column, row))
        thing = next((t for t in tile.things if t.key == f"spot:{spot}"), None) if tile else None
        if thing is not None:
            sprite = things.medallion(shows, self.board.map.thing_px(), tiles.colour_of(self.model, seat))
            self._pop(sprite, (column, row), thing)

    def on_built(self, seat: str, column: int, row: int) -> None:
        """A house is built."""
        tile = self.board.scene.tiles.get((column, row))
        colour = tiles.colour_of(self.model, seat)
        thing = next((t for t in tile.things if t.kind == "house" and t.what == colour), None) if tile else None
        if thing is not None:
            self._pop(things.house(colour, round(self.board.map.thing_px() * 1.18)), (column, row), thing)

    def _pop(self, sprite: pygame.Surface, at: Place, thing: Any) -> None:
        box = self.board.map.thing_rect(at, thing).move(self.board.inner.topleft)
        if self.seen(box):
            self.add(Pulse(self.now, POP * 1.6, sprite, box.center, 1.7), 0.0)
            self.ring(box.center, GOLD, self.now)
            self.now += 160.0

    # -- rewards -----------------------------------------------------------------------------------
    def on_scored(self, seat: str, points: int, at: Any) -> None:
        """Points rise from the island to the player."""
        if not points:
            return
        px = self.model.kit.px
        sprite = lettering.render(f"+{points}", px(40), "serif", "Bold", theme.INK, theme.PAPER, max(2, px(3)))
        start: Point = self.board.inner.center
        if isinstance(at, tuple) and len(at) >= 2 and all(isinstance(n, int) for n in at[:2]):
            start = self.cell((at[0], at[1])).center
        self.add(Fly(self.now, 620.0, sprite, start, self.seat_spot(seat), 0.25, (1.3, 0.8), (1.0, 0.3)), 240.0)


MOTIONS = Motions(
    EVENTS,
    {
        "placed": ChartScript.on_placed,
        "landed": ChartScript.on_landed,
        "taken": ChartScript.on_taken,
        "refilled": ChartScript.on_refilled,
        "stuck": ChartScript.on_stuck,
        "token": ChartScript.on_token,
        "built": ChartScript.on_built,
        "scored": ChartScript.on_scored,
    },
    ChartScript,
)
