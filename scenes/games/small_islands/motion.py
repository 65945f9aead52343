"""Small Islands in motion: tiles taken, laid and refilled, ships that land, tokens, houses, points.

Only figures of the events and of the two views are used; what an event means for the rules is not known here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core.engine.key import Key
from game.small_islands.events import EVENTS
from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import things
from scenes.games.small_islands.art.archipelago import Thing, Tile
from scenes.games.small_islands.art.land import Place
from scenes.table.model import GameModel
from scenes.table.motion_map import MapScript
from scenes.table.motion_script import Motions


class ChartScript(MapScript):
    """Motions over the cells of the chart and the places of the tiles."""

    model: GameModel
    before: Any
    seat_keys = ("partner-{}", "{}")

    def __init__(self, director: Any, before: Any) -> None:
        super().__init__(director, before)
        self.board = self.model.centre

    # -- tiles ---------------------------------------------------------------------------------
    def on_placed(self, seat: str, tile: str, column: int, row: int, turns: int) -> None:
        """From the hand (or the player's panel) onto the chart."""
        hand = list(self.before.view.hand.get(seat, ()))
        lay = self.lay(seat, f"tile:hand/{hand.index(tile)}" if tile in hand else f"tile:{tile}")
        self._land(seat, (column, row), tiles.bare(self.model.rules.box, tile, turns), lay)

    def on_landed(self, seat: str, owner: str, column: int, row: int) -> None:
        """A ship sails onto the chart."""
        if self._land(seat, (column, row), tiles.ship(tiles.colour_of(self.model, owner))):
            self.ring(self.board.place_box((column, row)).center, self.now)

    def _land(self, seat: str, at: Place, bare: Tile, lay: pygame.Rect | None = None) -> bool:
        """What is laid on a cell flies there, and the chart is without it until then; False out of view."""
        board, box = self.board, self.board.place_box(at)
        if not self.seen(box):
            return False
        fly = self.arrive(seat, board.map.alone(board.scene.tiles.get(at) or bare, at), box, lay)
        hidden = board.map.reach(at).clip((0, 0, *board.map.size))
        self.hide(board.map.without(at, hidden), hidden.move(board.inner.topleft).topleft, fly)
        return True

    def on_taken(self, seat: str, slot: int, tile: str) -> None:
        """From the display to a hand."""
        start = self.before.rects.get(f"tile:display/{slot}")
        if start is not None:
            self.take(seat, start, self.model.screen.faces.soon(tile, start.w), lambda key: Key.of(key).first == "hand")

    def on_refilled(self, slot: int, tile: str) -> None:
        """A tile is turned up in the display."""
        rect = self.spot(f"tile:display/{slot}")
        if rect is not None:
            self.turn_up(self.model.screen.faces.soon(tile, rect.w), rect.center)

    def on_stuck(self, seat: str, tile: str) -> None:
        """A tile that fits nowhere goes under the reserve."""
        sprite = self.model.screen.faces.soon(tile, self.model.kit.px(90))
        self.put_away(seat, sprite, self.spot("navigation") or self.model.grid.right)

    # -- what stands on tiles ------------------------------------------------------------------
    def on_token(self, seat: str, shows: str, column: int, row: int, spot: int) -> None:
        """A bonus token is laid."""
        sprite = things.medallion(shows, self.board.map.thing_px(), tiles.colour_of(self.model, seat))
        self._stands((column, row), sprite, lambda thing: thing.key == f"spot:{spot}")

    def on_built(self, seat: str, column: int, row: int) -> None:
        """A house is built."""
        colour = tiles.colour_of(self.model, seat)
        sprite = things.house(colour, round(self.board.map.thing_px() * 1.18))
        self._stands((column, row), sprite, lambda thing: thing.kind == "house" and thing.what == colour)

    def _stands(self, at: Place, sprite: pygame.Surface, is_it: Callable[[Thing], bool]) -> None:
        tile = self.board.scene.tiles.get(at)
        thing = next(filter(is_it, tile.things), None) if tile else None
        if thing is not None:
            self.appear(sprite, self.board.map.thing_rect(at, thing).move(self.board.inner.topleft))

    # -- rewards -------------------------------------------------------------------------------
    def on_scored(self, seat: str, points: int, at: Any) -> None:
        """Points rise from the island to the player."""
        cell = at[:2] if isinstance(at, tuple) and len(at) >= 2 and all(isinstance(n, int) for n in at[:2]) else None
        if points:
            self.rise(seat, f"+{points}", (self.board.place_box(cell) if cell else self.board.inner).center)


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
