"""The position of the game as its pictures want it: farms, reservoirs, the order in which water runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rice_paddy.terms import EMPTY, FARM
from scenes.games.rice_paddy.art.chart import Store
from scenes.games.rice_paddy.art.farm import Farm, Paddy

if TYPE_CHECKING:
    from scenes.table.model import GameModel


def farm_of(model: GameModel, seat: str, **more: Any) -> Farm:
    """A player's farm; of nobody's farm nothing is drawn but its field."""
    view: Any = model.view
    if seat == FARM:
        return Farm(**more)
    lands, crops = view.lands[seat], view.crop[seat]
    paddies = tuple(
        Paddy(
            land,
            view.water[seat][at],
            "" if crops[at] == EMPTY else crops[at],
            view.weeds[seat][at],
            view.pests[seat][at],
            bool(view.fertilized[seat][at]),
        )
        for at, land in enumerate(lands)
    )
    return Farm(
        paddies,
        model.facts.standing(view, seat),
        model.facts.gates(view, seat),
        frozenset(view.rocks[seat]),
        frozenset(view.magic[seat]),
        frozenset(view.site[seat]),
        **more,
    )


def reservoir_of(view: Any, seat: str) -> int:
    """Discs that wait there."""
    return int(view.farm_reservoir if seat == FARM else view.reservoir[seat])


def store_of(view: Any, seat: str, text: str = "", tone: str = "") -> Store:
    """The same as it is drawn; `text` in place of the number."""
    discs = reservoir_of(view, seat)
    return Store(discs, text or str(discs), tone)
