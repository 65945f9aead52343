"""The oceans where a spirit lives in them: which are in play, what lies beside a land, who may go where.

An ocean in play is a coastal wetland for powers and for blight. Fear cards, invaders and the growth of other spirits know the
lands alone: they use the map of `queries.layout`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.spirit_island.island import MapLayout, is_ocean, ocean_of
from game.spirit_island.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable

POWERS = ("power", "lasting", "case")  # uses in which an effect of a power acts


def swimmer(s: State) -> str:
    """The seat whose spirit lives in the oceans; "" without one."""
    swimmers = s.box.swimmers
    if swimmers.isdisjoint(s.spirits.values()):
        return ""
    return next(seat for seat, spirit in s.spirits.items() if spirit in swimmers)


def waters(s: State) -> MapLayout:
    """The map with all that may be named on it: with the oceans where a spirit lives in them."""
    box = s.box
    if box.swimmers.isdisjoint(s.spirits.values()):
        plain: MapLayout = box.layouts[s.layout]
        return plain
    found: MapLayout = box.layouts.with_oceans(s.layout)
    return found


def oceans(s: State) -> tuple[str, ...]:
    """The oceans in play: of the boards on which that spirit has presence."""
    seat = swimmer(s)
    if not seat:
        return ()
    table = waters(s)
    there = {table.land[land].board for land, who in s.presence if who == seat}
    return tuple(ocean_of(board) for board in table.boards if board in there)


def acting(s: State) -> bool:
    """Whether what is under way is a power, for which oceans in play are lands."""
    for f in reversed(s.agenda):
        if f.op == "scope":
            return f.get("kind") in POWERS
    return False


def lands(s: State, powers: bool | None = None) -> tuple[str, ...]:
    """The lands there are for what is under way (`powers`: for powers and blight)."""
    table: MapLayout = s.box.layouts[s.layout]
    if s.box.swimmers.isdisjoint(s.spirits.values()):
        return table.lands
    there = oceans(s) if (acting(s) if powers is None else powers) else ()
    return tuple(land for land in waters(s).lands if not is_ocean(land) or land in there) if there else table.lands


def beside(s: State, land: str, powers: bool | None = None) -> tuple[str, ...]:
    """The lands next to a land for what is under way (`powers`: for powers and blight)."""
    near = waters(s).adjacent[land]
    if s.box.swimmers.isdisjoint(s.spirits.values()) or not any(map(is_ocean, near)):
        return near
    there = oceans(s) if (acting(s) if powers is None else powers) else ()
    return tuple(one for one in near if not is_ocean(one) or one in there)


def may_enter(s: State, seat: str, land: str) -> bool:
    """Whether presence of the seat may be added or moved there: the spirit of the oceans never goes inland."""
    return seat != swimmer(s) or waters(s).land[land].coastal


def enterable(s: State, seat: str, where: Iterable[str]) -> tuple[str, ...]:
    """Those of these lands that its presence may enter."""
    if s.box.swimmers.isdisjoint(s.spirits.values()):
        return tuple(where)
    return tuple(land for land in where if may_enter(s, seat, land))
