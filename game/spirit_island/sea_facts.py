"""Figures for the screen about the oceans and what only some spirits have: a part of `facts.py`."""

from __future__ import annotations

from game.spirit_island import queries as q
from game.spirit_island import sea
from game.spirit_island.island import MapLayout
from game.spirit_island.island import is_ocean as is_ocean
from game.spirit_island.state import State


def terrain(s: State, land: str) -> str:
    """The terrain of a land; "ocean" for an ocean that is a place of the map."""
    return "ocean" if is_ocean(land) else sea.waters(s).land[land].terrain


def places(s: State) -> MapLayout:
    """The map with all its places: with the oceans where a spirit lives in them."""
    return sea.waters(s)


def in_play(s: State, land: str) -> bool:
    """Whether an ocean is in play; any land is."""
    return not is_ocean(land) or land in sea.oceans(s)


def drowned(s: State, seat: str) -> tuple[int, int] | None:
    """(health of drowned invaders that is no energy yet, health for 1 energy); None for a spirit that gains nothing by it."""
    if not q.own_rule(s, seat, "drowns"):
        return None
    return s.drowned.get(seat, 0), len(s.seats)


def chosen(s: State, seat: str) -> tuple[tuple[str, ...], int]:
    """(elements chosen this turn for circles of any, such circles still waiting)."""
    return s.chosen.get(seat, ()), q.unchosen(s, seat)
