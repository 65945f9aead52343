"""What a spirit is worth to its owner, from what it does: rice for each round that it lies there, none known by its number."""

from __future__ import annotations

from typing import Any

from game.rice_paddy.powers import PLAIN
from game.rice_paddy.state import State

# Rice for one time that an effect acts (for `count` of it), told from the games of bots.
ACTS = {
    "gain_rice": 1.0, "steal_rice": 1.6, "build_section": 3.0, "bonus_walls": 2.4, "take_water": 1.2, "place_magic_water": 5.0,
    "add_paddy": 7.0, "add_weed": 2.0, "add_pest": 1.6, "peek": 0.5, "claim_first": 1.0, "reserve_tiles": 3.0, "grow": 5.0,
    "return_to_market": 2.5, "discard_tile": 0.3, "resolve_again": 4.0, "choose_one": 4.0,
}  # fmt: skip
MARKET = {"laborer": 1.7, "livestock": 3.2}  # ... a worker got for nothing, for each round after it
# Rice for each round that a rule is changed: of a figure for each step, of a permission at all.
RULES = {
    "pests": 1.0, "rot_row": 0.7, "ox_weeds": 1.0, "any_duck": 2.5, "any_weed": 1.4, "wet_harvests": 2.5, "dry_plant": 2.5,
    "dry_growth": 3.0, "tax": -1.2, "fertile": 4.0, "ignore": 3.0, "claims": 1.5, "plant": 3.0, "harvest": 5.0,
    "no_weeds": 2.0, "need": -3.0, "capacity": 1.5, "per_harvest": 1.6, "end_laborers": 3.5, "table": 6.0,
}  # fmt: skip
NUMBER = 0.04  # by which a lower number, and so an earlier place in the order, is better


def worth(s: State, card: str, rounds: int) -> float:
    """What a spirit promises if it is played so many rounds before the end; 0 for a hidden one."""
    if card not in s.box.spirits or rounds < 1:
        return 0.0
    spirit = s.box.cards(s.variant)[card]
    total = -NUMBER * spirit.number
    times = rounds if spirit.timing == "active" else 1
    for made in s.box.programs[spirit.prog]:
        if made.verb in s.box.passive:
            total += rounds * _rule(s.box.passive[made.verb](**made.args))
        elif made.verb == "take_from_market":
            total += _workers(made.args, times, rounds)
        else:
            total += times * ACTS.get(made.verb, 1.0) * _count(made.args)
    return total


def _rule(changed: dict[str, Any]) -> float:
    found = 0.0
    for name, value in changed.items():
        plain = getattr(PLAIN, name)
        steps = 1.0 if isinstance(plain, (bool, tuple)) or plain < 0 or name in ("rot_row", "capacity") else float(value)
        if name == "per_harvest":
            steps = 1.0
        elif name == "pests" and steps:
            steps /= abs(steps)
        found += RULES.get(name, 1.0) * steps
    return found


def _workers(args: dict[str, Any], times: int, rounds: int) -> float:
    kinds = next((tuple(value) for value in args.values() if isinstance(value, (list, tuple))), ())
    best = max((MARKET.get(str(kind), 1.0) for kind in kinds), default=1.0)
    return sum(best * max(0, rounds - n) for n in range(times))


def _count(args: dict[str, Any]) -> float:
    return float(next((value for value in args.values() if isinstance(value, int) and not isinstance(value, bool)), 1))
