"""The position of a game of Spirits of the Rice Paddy as plain data.

Hexes and edges are ids (`field.py`), spirits are named by their number ("12"), cards and tiles by id. What belongs to a paddy
stands in tuples by seat, one entry for each paddy of the chain, the one at the inlet first. The ownerless farm of a game alone
is "farm" where an order is named.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.engine.known import known
from game.core.engine.state import BaseState
from game.rice_paddy.terms import FARM as FARM

Ids = tuple[str, ...]
Numbers = tuple[int, ...]


@dataclass(slots=True)
class State(BaseState):
    """One position. Stacks list their top first."""

    options: dict[str, Any] = known("all", default_factory=dict)
    variant: str = known("all", default="")  # the options that change a card (`Box.variant_of`)
    round: int = known("all", default=1)
    step: str = known("all", default="")  # what is being done within the phase
    order: Ids = known("all", default=())  # of play; () before the first spirits
    total: int = known("all", default=0)  # water discs in play
    supply: int = known("all", default=0)
    # Cards.
    rain_card: str = known("all", default="")
    rain: int = known("all", default=0)  # discs on it
    rain_deck: Ids = known("nobody", default=())
    rain_discard: Ids = known("all", default=())
    early: Ids = known("nobody", default=())
    late: Ids = known("nobody", default=())
    pack: dict[str, Ids] = known("owner", default_factory=dict)  # to choose from in the draft
    hand: dict[str, Ids] = known("owner", default_factory=dict)
    played: dict[str, Ids] = known("all", default_factory=dict)  # the last one is this round's
    aside: dict[tuple[str, str], Ids] = known("owner", default_factory=dict)  # (seat, deck): spirits discarded in its draft
    peeked: dict[str, Ids] = known("owner", default_factory=dict)  # the next rain card, for those who have seen it
    setup_card: dict[str, str] = known("all", default_factory=dict)
    achievements: Ids = known("all", default=())
    unused: Ids = known("nobody", default=())
    tiles: dict[str, Ids] = known("all", default_factory=dict)
    reserved: dict[str, Ids] = known("all", default_factory=dict)
    gone: Ids = known("all", default=())  # tiles out of the game
    solo_card: str = known("all", default="")
    solo_deck: Ids = known("nobody", default=())
    solo_discard: Ids = known("all", default=())
    farm_water: int = known("all", default=0)
    farm_reservoir: int = known("all", default=0)
    # What each player has.
    rice: dict[str, int] = known("all", default_factory=dict)
    laborers: dict[str, int] = known("all", default_factory=dict)
    livestock: dict[str, int] = known("all", default_factory=dict)
    reservoir: dict[str, int] = known("all", default_factory=dict)
    bonus_walls: dict[str, int] = known("all", default_factory=dict)
    # The field.
    rocks: dict[str, Ids] = known("all", default_factory=dict)
    magic: dict[str, Ids] = known("all", default_factory=dict)
    sections: dict[str, Ids] = known("all", default_factory=dict)
    site: dict[str, Ids] = known("all", default_factory=dict)  # land planned for the next paddy
    lands: dict[str, tuple[Ids, ...]] = known("all", default_factory=dict)
    water: dict[str, Numbers] = known("all", default_factory=dict)
    crop: dict[str, Ids] = known("all", default_factory=dict)  # none, planted, grown
    weeds: dict[str, Numbers] = known("all", default_factory=dict)
    pests: dict[str, Numbers] = known("all", default_factory=dict)
    fertilized: dict[str, Numbers] = known("all", default_factory=dict)  # 0 or 1
    weeds_left: int = known("all", default=0)
    pests_left: int = known("all", default=0)
    fertilizer_left: int = known("all", default=0)
    # This round.
    free_sections: dict[str, int] = known("all", default_factory=dict)
    allocated: dict[tuple[str, str], int] = known("all", default_factory=dict)  # (seat, "laborers:build"): not yet used
    first_claims: Ids = known("all", default=())  # who claims before the order of play
    deeds: dict[tuple[str, str], int] = known("all", default_factory=dict)
    harvests: dict[str, tuple[Numbers, ...]] = known("all", default_factory=dict)  # (paddy, hexes, row, size, rice)
    bought: dict[str, int] = known("all", default_factory=dict)
    spent: dict[str, int] = known("all", default_factory=dict)  # without tax
    tax: dict[str, int] = known("all", default_factory=dict)
    # The whole game.
    earned: dict[tuple[str, str], int] = known("all", default_factory=dict)  # (seat, source): rice
    paid: dict[str, int] = known("all", default_factory=dict)  # spent, taxed and taken away, in the whole game
    rating: int = known("all", default=0)


PER_PADDY = ("lands", "water", "crop", "weeds", "pests", "fertilized")


def put(values: dict[str, Any], seat: str, at: int, value: Any) -> None:
    """Sets the entry of one paddy."""
    old = values[seat]
    values[seat] = (*old[:at], value, *old[at + 1 :])
