"""What the passive effects in front of a player amount to, summed up once for each set of played cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple


class Powers(NamedTuple):
    """Everything a player may or must do otherwise. The defaults are the plain rules."""

    pests: int = 0  # pests fewer than there are, when a harvest is reckoned
    rot_row: int = 0  # row of the harvest table that rotten rice pays by; 0: nothing
    ox_weeds: bool = False  # oxen may remove weeds
    any_duck: bool = False  # ducks work in paddies of any water
    any_weed: bool = False  # weeds are removed in paddies of any water
    wet_harvests: int = 0  # paddies a round that are harvested whatever their water
    dry_plant: bool = False  # dry paddies may be planted
    dry_growth: bool = False  # rice grows without water
    tax: int = 0  # entries of the tax table, up or down
    fertile: int = 0  # harvested paddies a round that count as fertilized
    ignore: int = 0  # harvested paddies a round whose weeds and pests do not count
    claims: int = 0  # further claims from the reserved tiles
    plant: int = -1  # laborers for a hex, where another number than usual
    harvest: int = -1
    no_weeds: bool = False
    need: int = 0  # discs more or fewer that make a paddy flooded
    capacity: int = 1  # discs that a hex takes
    per_harvest: int = 0  # rice for each paddy harvested
    end_laborers: int = 0  # rice for each laborer at the end
    table: tuple[int, str] = (0, "")  # (round, table of the harvest) in place of the usual one


PLAIN = Powers()
_COSTS = ("plant", "harvest")


def summed(effects: Iterable[dict[str, Any]]) -> Powers:
    """The powers of several effects: numbers add up, of two costs the lower counts, of two capacities the higher."""
    found = PLAIN
    for effect in effects:
        changed = {}
        for name, value in effect.items():
            now = getattr(found, name)
            if isinstance(now, bool) or name == "table":
                changed[name] = value
            elif name in _COSTS:
                changed[name] = value if now < 0 else min(now, value)
            elif name in ("capacity", "rot_row"):
                changed[name] = max(now, value)
            else:
                changed[name] = now + value
        found = found._replace(**changed)
    return found
