"""The rice fields in motion: water on its way along streams and gates, rice that rises to its owner."""

from __future__ import annotations

from typing import Any

import pygame

from game.rice_paddy.events import EVENTS
from game.rice_paddy.terms import FARM
from scenes.draw.svg import Point as MapPoint
from scenes.draw.tween import Point
from scenes.games.rice_paddy.art import flowing
from scenes.games.rice_paddy.art.chart import water_drop
from scenes.games.rice_paddy.art.flowing import Drop
from scenes.table.model import GameModel
from scenes.table.motion_map import MapScript
from scenes.table.motion_script import Motions
from scenes.table.motion_things import Sprite

MOST = 6  # discs that are seen on their way at once
SIDE = 26.0  # design px of a disc


class Drifts(Sprite):
    """A disc of water along a line; `place` in seconds of the drop."""

    def __init__(self, start: float, sprite: pygame.Surface, drop: Drop, at: Point, scale: float) -> None:
        super().__init__(start + drop.start * 1000, (drop.end - drop.start) * 1000, sprite)
        self.drop, self.at, self.scale = drop, at, scale

    def place(self, t: float) -> tuple[Point, float, float, float | None]:
        time = self.drop.start + min(t, 0.999) * (self.drop.end - self.drop.start)
        x, y = self.drop.at(time) or self.drop.points[-1]
        return (self.at[0] + x * self.scale, self.at[1] + y * self.scale), 1.0, 1.0, None


class HillScript(MapScript):
    """Motions over the hillside."""

    model: GameModel
    before: Any
    seat_keys = ("partner-{}", "{}")

    def __init__(self, director: Any, before: Any) -> None:
        super().__init__(director, before)
        self.board = self.model.centre

    def on_flows(self, from_: str, to: str, n: int) -> None:
        """Water from one place to the next: down the stream between two farms; rain falls into the first reservoir."""
        line = list(self.model.facts.running_order(self.model.view))
        layout = self.board.chart.layout
        if from_ in line and (to == "supply" or to in line) and line.index(from_) < layout.farms:
            self._run(flowing.passed_on(layout, line.index(from_)), n)
        elif from_ == "rain" and to in line and line.index(to) in layout.basins:
            place = line.index(to)
            self._run([layout.cloud(place), layout.basins[place].middle], n)

    def on_level(self, seat: str, paddy: int, n: int) -> None:
        """While the own farm floods discs run from the reservoir through the chain."""
        view = self.model.view
        if seat != self.model.seat or view.step != "flood" or not n:
            return
        farm, layout = self.board.scene.farm, self.board.chart.layout
        if paddy <= len(farm.paddies) and layout.place in layout.basins:
            self._run(flowing.flooding(layout, farm, paddy - 1), n)

    def _run(self, way: list[MapPoint], n: int) -> None:
        """Discs along a way, one a little after the other."""
        if len(way) < 2:
            return
        chart = self.board.chart
        sprite = water_drop(max(8, round(SIDE * chart.scale)))
        drops = flowing.drops([way] * min(n, MOST))
        for drop in drops:
            self.add(Drifts(self.now, sprite, drop, self.board.inner.topleft, chart.scale))
        self.now += 240.0

    def on_gained(self, seat: str, rice: int) -> None:
        """Rice rises from the farm to its owner."""
        start = self.spot(f"farm:{seat}") if seat != self.model.seat else None
        if seat != FARM:
            self.rise(seat, f"+{rice}", (start or self.board.inner).center)


MOTIONS = Motions(
    EVENTS,
    {"flows": HillScript.on_flows, "level": HillScript.on_level, "gained": HillScript.on_gained},
    HillScript,
)
