"""Effects that only change a rule: each verb gives the `Powers` it adds, nothing is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from game.core.engine.ops import Terms

terms = Terms()
PASSIVE: dict[str, Callable[..., dict[str, Any]]] = {}


def passive(function: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """Registers a verb that is never carried out; its first two parameters are not used."""
    terms.verb()(function)  # type: ignore[arg-type]
    PASSIVE[function.__name__] = lambda **args: function(None, None, **args)
    return function


@passive
def harvest_mod(s: Any, f: Any, pests: int) -> dict[str, Any]:
    """Each harvested paddy counts as if it had so many pests fewer."""
    return {"pests": -pests}


@passive
def on_rot(s: Any, f: Any, row: int) -> dict[str, Any]:
    """Rice that rots still pays, by a row of the harvest table."""
    return {"rot_row": row}


@passive
def allow(
    s: Any,
    f: Any,
    action: Literal["remove_weed", "remove_pest_fertilize", "harvest", "plant", "growth"],
    who: Literal["", "ox"] = "",
    water: Literal["", "flooded", "dry"] = "",
    paddies: int = 0,
) -> dict[str, Any]:
    """An action may be done by others, or where the water would not let it be: `flooded` stands for any water, `dry` for dry
    paddies alone. Raises ValueError for what no rule knows.
    """
    found: dict[tuple[str, str, str], dict[str, Any]] = {
        ("remove_weed", "ox", ""): {"ox_weeds": True},
        ("remove_weed", "", "flooded"): {"any_weed": True},
        ("remove_pest_fertilize", "", "flooded"): {"any_duck": True},
        ("harvest", "", "flooded"): {"wet_harvests": paddies},
        ("plant", "", "dry"): {"dry_plant": True},
        ("growth", "", "dry"): {"dry_growth": True},
    }
    if (action, who, water) not in found:
        raise ValueError(f"no rule allows {' '.join(filter(None, (action, who, water)))}")
    return found[action, who, water]


@passive
def tax_step(s: Any, f: Any, delta: int) -> dict[str, Any]:
    """The tax is that of an entry further up the table."""
    return {"tax": delta}


@passive
def treat_as_fertilized(s: Any, f: Any, count: int) -> dict[str, Any]:
    """So many harvested paddies a round count as fertilized."""
    return {"fertile": count}


@passive
def ignore_infestation(s: Any, f: Any, count: int) -> dict[str, Any]:
    """Weeds and pests of so many harvested paddies a round do not count."""
    return {"ignore": count}


@passive
def extra_claim(s: Any, f: Any, per_round: int) -> dict[str, Any]:
    """A further claim each round, from the reserved tiles."""
    return {"claims": per_round}


@passive
def cost(s: Any, f: Any, action: Literal["plant", "harvest"], laborers: int) -> dict[str, Any]:
    """An action takes another number of laborers for a hex."""
    return {action: laborers}


@passive
def immune(s: Any, f: Any, to: Literal["weeds"]) -> dict[str, Any]:
    """No new weeds come."""
    return {"no_weeds": True}


@passive
def flooded_need(s: Any, f: Any, delta: int) -> dict[str, Any]:
    """Paddies are flooded with fewer discs."""
    return {"need": delta}


@passive
def paddy_capacity(s: Any, f: Any, factor: int) -> dict[str, Any]:
    """Paddies hold so many discs for each hex."""
    return {"capacity": factor}


@passive
def on_harvest(s: Any, f: Any, gain_rice: int) -> dict[str, Any]:
    """Rice for each paddy harvested, beside what the table pays."""
    return {"per_harvest": gain_rice}


@passive
def end_gain(s: Any, f: Any, rice: int) -> dict[str, Any]:
    """Rice for each laborer at the end."""
    return {"end_laborers": rice}


@passive
def harvest_value(s: Any, f: Any, use: Literal["double-black"], round: int) -> dict[str, Any]:
    """Another table for the harvests of a round."""
    return {"table": (round, use)}
