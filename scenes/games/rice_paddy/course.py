"""The way that water would take if an answer were given: through the own farm, along the streams, into the next reservoir."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from scenes.games.rice_paddy import painted
from scenes.games.rice_paddy.art import flowing
from scenes.games.rice_paddy.art.chart import Neighbour, Store
from scenes.games.rice_paddy.art.landscape import Layout

if TYPE_CHECKING:
    from scenes.table.model import GameModel


@dataclass(frozen=True)
class Course:
    """As the chart draws it: `flow` over the own farm, `gold` streams, words of the tags of paddies that change, gates that
    water runs through, what the next reservoir or the supply becomes."""

    flow: tuple[tuple[float, float], ...] = ()
    gold: frozenset[int] = frozenset()
    tags: Mapping[int, str] = field(default_factory=dict)
    running: frozenset[str] = frozenset()
    to: str = ""
    store: Store | None = None
    supply: Store | None = None

    def at(self, seat: str, near: Neighbour) -> Neighbour:
        """A neighbour, with what comes to it."""
        return replace(near, store=self.store) if seat == self.to and self.store is not None else near


NO_COURSE = Course()


def course_of(model: GameModel, layout: Layout, key: str) -> Course:
    """The course of the water that this answer to a question about draining lets go."""
    view: Any = model.view
    seat = model.seat
    found = model.facts.drained(view, seat, key)
    if found is None:
        return NO_COURSE
    now, then = view.water[seat], found.after.water[seat]
    tags = {at: f"{a} → {b}" for at, (a, b) in enumerate(zip(now, then, strict=True)) if a != b}
    if not found.leaves:
        return Course(tags=tags)
    farm = painted.farm_of(model, seat)
    way = tuple(flowing.away(layout, farm, found.first))
    streams = len(layout.streams[layout.place].points)
    gold, running = frozenset({layout.place}), frozenset(farm.gates[found.first :])
    if not found.to:
        supply = Store(found.after.supply, f"{view.supply} → {found.after.supply}", "gold")
        return Course(way[:-streams], gold, tags, running, supply=supply)
    before, after = painted.reservoir_of(view, found.to), painted.reservoir_of(found.after, found.to)
    store = Store(after, f"{before} → {after}", "gold")
    return Course(way[:-streams], gold, tags, running, found.to, store)
