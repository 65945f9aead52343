"""The position of the game as its pictures want it: farms, reservoirs, the order in which water runs."""

from __future__ import annotations

from typing import Any

from game.rice_paddy import building
from game.rice_paddy import paddies as on
from game.rice_paddy.state import FARM, Ids, State
from scenes.games.rice_paddy.art.chart import Store
from scenes.games.rice_paddy.art.farm import Farm, Paddy


def running_order(view: State) -> Ids:
    """Whose farm lies below whose, the farm of nobody included; before the first spirits as they sit."""
    return view.order or ((*view.seats, FARM) if len(view.seats) == 1 else view.seats)


def farm_of(view: State, seat: str, **more: Any) -> Farm:
    """A player's farm; of nobody's farm nothing is drawn but its field."""
    if seat == FARM:
        return Farm(**more)
    lands, crops = view.lands[seat], view.crop[seat]
    paddies = tuple(
        Paddy(
            land,
            view.water[seat][at],
            "" if crops[at] == on.EMPTY else crops[at],
            view.weeds[seat][at],
            view.pests[seat][at],
            bool(view.fertilized[seat][at]),
        )
        for at, land in enumerate(lands)
    )
    stands = {edge for land in lands for edge in view.box.field.around(land)} | set(view.sections[seat])
    return Farm(
        paddies,
        frozenset(stands),
        building.gates(view, seat),
        frozenset(view.rocks[seat]),
        frozenset(view.magic[seat]),
        frozenset(view.site[seat]),
        **more,
    )


def reservoir_of(view: State, seat: str) -> int:
    """Discs that wait there."""
    return view.farm_reservoir if seat == FARM else view.reservoir[seat]


def store_of(view: State, seat: str, text: str = "", tone: str = "") -> Store:
    """The same as it is drawn; `text` in place of the number."""
    discs = reservoir_of(view, seat)
    return Store(discs, text or str(discs), tone)
