"""A map on whose places something held is laid: which places light up, turning it, what is told of a place.

Keys of its things are those of its places while something is held, and whatever the game adds to that.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Generic

import pygame

from scenes.draw.camera import Box
from scenes.table.held import Held, P
from scenes.table.map_panel import MapPanel, MapThing
from scenes.table.model import Spot, TableModel


class LayingMap(MapPanel, Generic[P]):
    """A map with something `held` over it. A game gives how places are called and where they are."""

    def __init__(self, model: TableModel, held: Held[P]) -> None:
        super().__init__(model)
        self.held = held

    # -- what a game gives ---------------------------------------------------------------------
    def key_of(self, at: P) -> str:
        """The key of a place."""
        raise NotImplementedError

    def place_of(self, key: str) -> P | None:
        """The place of a key, if it is one."""
        raise NotImplementedError

    def box_of(self, at: P) -> Box:
        """Where a place is on the map."""
        raise NotImplementedError

    def place_at(self, x: float, y: float) -> P | None:
        """The place at a pixel of the map's window."""
        raise NotImplementedError

    @property
    def laid_size(self) -> tuple[int, int]:
        """How large what is held lies in the window."""
        raise NotImplementedError

    def name_of(self, at: P) -> str:
        """What people call a place."""
        raise NotImplementedError

    def near(self) -> Collection[P]:
        """All places where what is held might go: it may, or there is a reason why not."""
        return self.held.ways

    def said_turned(self, turns: int) -> str:
        """How it lies now, in words."""
        return ""

    # -- places --------------------------------------------------------------------------------
    @property
    def over(self) -> P | None:
        """The place that what is held lies over now."""
        return self.place_of(self.model.pointed) if self.held.what else None

    def order(self, places: Collection[P]) -> list[P]:
        """In reading order."""
        return sorted(places, key=lambda at: (self.box_of(at)[1], self.box_of(at)[0]))

    def place_box(self, at: P) -> pygame.Rect:
        """Where a place is in the window."""
        return self.on_screen(self.box_of(at))

    def place_under(self, pos: Spot) -> P | None:
        """The place under the pointer; None off the map."""
        return self.place_at(pos[0] - self.inner.x, pos[1] - self.inner.y) if self.inner.collidepoint(pos) else None

    def place(self, at: P) -> MapThing:
        """A place as a thing of the map."""
        box = self.box_of(at)
        return MapThing(self.key_of(at), "", (box[0] + box[2] / 2, box[1] + box[3] / 2), box)

    def thing(self, key: str) -> MapThing | None:
        """Also a place that cannot be pointed at now: a callout may be about it."""
        found = super().thing(key)
        return found if found is not None or (at := self.place_of(key)) is None else self.place(at)

    def laying(self) -> list[MapThing]:
        """Every place where what is held might go, with the reason where it may not."""
        return [self._laying(at) for at in self.order(self.near())]

    def _laying(self, at: P) -> MapThing:
        model, thing, ways = self.model, self.place(at), self.held.ways.get(at, {})
        if not ways:
            return thing._replace(name=self.name_of(at), legal=False, why=self.held.why_not(at))
        name = model.wording.option(model.view, model.asked, self.held.option(at))
        return thing._replace(name=name, value=model.t("table-ways", n=len(ways)) if len(ways) > 1 else "", legal=True)

    # -- turning -------------------------------------------------------------------------------
    def turn(self, by: int) -> bool:
        """Turn what is held, or say why it does not turn; False where nothing is held that could be turned."""
        model, held, at = self.model, self.held, self.over
        was = held.turns_at(at)
        if not held.turn(by, at):
            return False
        if held.turns_at(at) == was:
            here = at in held.ways and len(held.turnings()) > 1
            never = held.why_not(at) if at is not None and at not in held.ways else ""
            spot = self.place_box(at) if at is not None else model.grid.prompt
            model.acts.explain(never or model.t("table-turn-one-here" if here else "table-turn-one"), spot)
            return True
        self.point()
        self.forget()
        self.refresh()
        model.host.say(self.said_turned(held.turns))
        model.acts.re_point()
        return True

    def refresh(self) -> None:
        """What is held lies otherwise: the picture and the items follow."""
        acts = self.model.acts
        acts.renew_items()
        if self.model.canvas is not None:
            for box in self.repaint(self.model.canvas):
                acts.redraw(box)
