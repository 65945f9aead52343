"""What is coming and what a choice would do: the same rules on a copy, never the running game.

Everything here takes a position as a seat may know it (`rules.view`), so nothing hidden shows. Forecasts stand in `forecast.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.engine import preview
from game.core.engine.preview import Change
from game.rice_paddy.building import gates
from game.rice_paddy.forecast import (
    Aim,
    Doomed,
    Flood,
    aims,
    doomed,
    flood_forecast,
    harvest_worth,
    idle_workers,
    purchase,
    sections_needed,
    to_flood,
    useful,
)
from game.rice_paddy.state import PER_PADDY, State

ENDING: tuple[str, ...] = ()  # questions whose `done` ends a phase for the seat: there are none here
# Kinds of question that begin something new.
BOUNDARY = (
    "together",
    "draft",
    "spirit",
    "build.site",
    "rock",
    "drain",
    "weed",
    "pest",
    "harvest",
    "flood",
    "plant",
    "claim",
    "market",
)

AT_TABLE = (
    "supply",
    "rain",
    "farm_water",
    "farm_reservoir",
    "weeds_left",
    "pests_left",
    "fertilizer_left",
    "achievements",
    "order",
)
OF_SEAT = (
    "rice", "laborers", "livestock", "reservoir", "bonus_walls", "free_sections", "rocks", "magic", "sections", "site", "tiles",
    "reserved", "played", "harvests", *PER_PADDY,
)  # fmt: skip

__all__ = ["Aim", "Doomed", "Flood", "aims", "doomed", "flood_forecast", "gates", "harvest_worth", "idle_workers", "purchase"]
__all__ += ["sections_needed", "to_flood", "useful", "BOUNDARY", "ENDING", "Outcome", "changes", "outcome"]


class Outcome(NamedTuple):
    """What an answer would do up to the next real question. `unknown`: hidden cards came up on the way. `what` of a change is a
    field of the state, its `where` a seat, or "" for what belongs to nobody."""

    changes: tuple[Change, ...]
    open: str  # kind of the question that follows within the same action, "" if none
    unknown: bool


def after_choice(rules: Any, view: State, seat: str, key: str) -> Any:
    """The position after this answer and its forced steps."""
    return preview.after_choice(rules, view, seat, key, lambda after: False)


@preview.untold_if_hidden
def outcome(rules: Any, view: State, seat: str, key: str) -> Outcome | None:
    """What this answer does, forced steps after it included; None where it cannot be told at all."""
    after = after_choice(rules, view, seat, key)
    if after is None:
        return None
    decision = rules.decision(after)
    following = decision.kind if decision is not None and decision.kind not in BOUNDARY and seat in decision.seats else ""
    return Outcome(tuple(changes(view, after)), following, preview.uncertain(view, after))


def changes(before: State, after: State) -> list[Change]:
    """Every open figure that differs: those of the table first, then each seat's."""
    found = [Change(name, "", getattr(before, name), getattr(after, name)) for name in AT_TABLE]
    for name in OF_SEAT:
        old, new = getattr(before, name), getattr(after, name)
        found += [Change(name, seat, old.get(seat), new.get(seat)) for seat in before.seats]
    return [one for one in found if one.before != one.after]
