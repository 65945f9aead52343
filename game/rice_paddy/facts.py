"""What is coming and what a choice would do: the same rules on a copy, never the running game.

Everything here takes a position as a seat may know it (`rules.view`), so nothing hidden shows. Forecasts stand in `forecast.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.engine import preview
from game.core.engine.preview import Change
from game.rice_paddy.allocation import idle
from game.rice_paddy.building import at_hand, gates, sections_left
from game.rice_paddy.forecast import (
    Aim,
    Doomed,
    Flood,
    aims,
    done_by,
    doomed,
    drained,
    flood_forecast,
    harvest_worth,
    idle_workers,
    purchase,
    sections_needed,
    to_flood,
    useful,
    will_grow,
)
from game.rice_paddy.harvest import ripe, table_name
from game.rice_paddy.market import tax_of
from game.rice_paddy.paddies import capacity, on_market, order
from game.rice_paddy.state import PER_PADDY, Ids, State
from game.rice_paddy.terms import FARM

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
AFTER_SPIRITS = ("allocate", "farm", "achievements", "market")  # phases in which all of this round's spirits have acted
OF_SEAT = (
    "rice", "laborers", "livestock", "reservoir", "bonus_walls", "free_sections", "rocks", "magic", "sections", "site", "tiles",
    "reserved", "played", "harvests", *PER_PADDY,
)  # fmt: skip

__all__ = ["Aim", "Doomed", "Flood", "aims", "doomed", "flood_forecast", "harvest_worth", "idle", "idle_workers", "purchase"]
__all__ += ["at_hand", "capacity", "done_by", "drained", "gates", "on_market", "ripe"]
__all__ += ["running_order", "sections_left", "spirit_use", "standing", "table_name", "tax_of", "will_grow"]
__all__ += ["sections_needed", "to_flood", "useful", "BOUNDARY", "ENDING", "Outcome", "changes", "outcome"]


def running_order(s: State) -> Ids:
    """Whose farm lies below whose, the farm of nobody included; before the first spirits as they sit."""
    return order(s) if s.order else (*s.seats, FARM) if len(s.seats) == 1 else s.seats


def spirit_use(s: State, seat: str, card: str) -> str:
    """Whether a spirit in front of a seat is "in-force" all the time, or was "used" (in this round, or once for all); else ""."""
    timing, played = s.box.cards(s.variant)[card].timing, s.played[seat]
    if timing == "passive":
        return "in-force"
    past = timing == "once" and card != played[-1]
    return "used" if past or s.phase in AFTER_SPIRITS else ""


def standing(s: State, seat: str) -> frozenset[str]:
    """The edges of a farm on which a wall or a gate stands."""
    return frozenset({edge for land in s.lands[seat] for edge in s.box.field.around(land)} | set(s.sections[seat]))


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
