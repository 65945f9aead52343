"""The position of a game of Anima: Shadow of Omega as plain data.

Cards are named by their ids; of an advantage with copies each copy has the same id. Decks list their top first. A place "" is
none: the group has not arrived anywhere, or has left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.engine.known import known
from game.core.engine.state import BaseState

Ids = tuple[str, ...]


def _looked(s: State, seat: str, item: tuple[str, str]) -> bool:
    """A previous encounter that lies face up, or at which this seat has looked."""
    return item[0] in s.face_up or item[0] in s.peeked.get(seat, ())


def _begun(s: State, seat: str, item: tuple[tuple[str, str], Any]) -> bool:
    """What is done of a mission that lies open, or of the final one."""
    who, mission = item[0]
    return mission in s.open.get(who, ()) or mission == s.final


def _partner(s: State, seat: str, item: tuple[str, str]) -> bool:
    """What lies on the table in a trade, for the two who trade."""
    return seat in s.trading


@dataclass(slots=True)
class State(BaseState):
    """One position."""

    mode: str = known("all", default="")
    options: dict[str, Any] = known("all", default_factory=dict)
    order: Ids = known("all", default=())  # of play in this turn; () before the first
    # Decks and piles. Unused main missions are out of the game.
    characters: Ids = known("nobody", default=())
    advantages: Ids = known("nobody", default=())
    encounters: Ids = known("nobody", default=())
    areas: Ids = known("nobody", default=())
    finals: Ids = known("nobody", default=())
    unused: Ids = known("nobody", default=())
    dead: Ids = known("all", default=())  # the pile of characters
    discarded: Ids = known("all", default=())  # of advantages
    gone: Ids = known("all", default=())  # of encounters
    left_areas: Ids = known("all", default=())  # of areas
    turned: Ids = known("all", default=())  # the encounter, area or card that is being carried out, in no pile yet
    dealt: dict[str, Ids] = known("owner", default_factory=dict)  # to choose from: characters at set-up, cards to keep
    # The table.
    active: Ids = known("all", default=())
    previous: dict[str, str] = known(_looked, default_factory=dict)  # area -> its previous encounter
    face_up: Ids = known("all", default=())  # areas whose previous encounter is
    peeked: dict[str, Ids] = known("owner", default_factory=dict)  # areas whose previous encounter a seat has seen
    final: str = known("all", default="")
    revealed: int = known("all", default=0)  # the turn in which it came
    # The groups.
    at: dict[str, str] = known("all", default_factory=dict)
    group: dict[str, Ids] = known("all", default_factory=dict)
    tapped: Ids = known("all", default=())
    down: dict[str, int] = known("all", default_factory=dict)  # character -> starts of a turn until it turns up
    hand: dict[str, Ids] = known("owner", default_factory=dict)
    seen: dict[tuple[str, str], Ids] = known("owner", default_factory=dict)  # (seat, other): what it knows of the other's hand
    organisation: dict[str, str] = known("all", default_factory=dict)
    missions: dict[str, Ids] = known("owner", default_factory=dict)  # not begun
    open: dict[str, Ids] = known("all", default_factory=dict)
    done: dict[str, Ids] = known("all", default_factory=dict)
    steps_done: dict[tuple[str, str], int] = known(("owner", _begun), default_factory=dict)
    resisted: dict[tuple[str, str], int] = known(("owner", _begun), default_factory=dict)  # turns of a resistance
    step_area: dict[tuple[str, str], str] = known(("owner", _begun), default_factory=dict)  # where the last step was done
    stepped: tuple[tuple[str, str], ...] = known("all", default=())  # (seat, mission) with a step in this turn
    rested: dict[str, bool] = known("all", default_factory=dict)  # the bonus counts now
    rest_next: dict[str, bool] = known("all", default_factory=dict)
    lost: dict[str, bool] = known("all", default_factory=dict)  # this turn
    lose_next: dict[str, bool] = known("all", default_factory=dict)
    recruited: dict[str, tuple[str, int]] = known("all", default_factory=dict)  # (area, turn) of the last such reward
    place: dict[str, int] = known("all", default_factory=dict)  # in the area tree
    # This turn.
    explored: bool = known("all", default=False)  # somebody has explored a new area
    resting: Ids = known("all", default=())
    fought: tuple[tuple[str, str], ...] = known("all", default=())  # pairs, the lower seat first
    traded: tuple[tuple[str, str], ...] = known("all", default=())  # (who offered, to whom)
    dismissed: tuple[tuple[str, str], ...] = known("all", default=())  # (seat, character) in this reset
    put_away: tuple[tuple[str, str], ...] = known("all", default=())  # (seat, advantage) in this reset
    trading: Ids = known("all", default=())  # who lays down, and the other
    offer: dict[str, Ids] = known(("owner", _partner), "nothing", default_factory=dict)  # "card/ID", "character/ID"
    # What is under way.
    heading: str = known("all", default="")  # the announced destination
    placed: str = known("all", default="")  # the area just put into play
    safe: Ids = known("all", default=())  # protected from this removal
    battle: dict[str, Any] = known("all", default_factory=dict)
    last_battle: dict[str, Any] = known("all", default_factory=dict)
    exploring: dict[str, Any] = known("all", default_factory=dict)
    testing: dict[str, Any] = known("all", default_factory=dict)
    acting: str = known("all", default="")  # whose part of the phase it is
    moved: bool = known("all", default=False)  # the movement of the group whose turn it is has been made
    tested: bool = known("all", default=False)  # whether the last speed test was passed
    crisis: bool = known("all", default=False)  # the last tries are being made
    # Of cases: what chance brings next.
    dice: tuple[int, ...] = known("nobody", "nothing", default=())
    random: Ids = known("nobody", "nothing", default=())

    def others(self, seat: str) -> Ids:
        """The other seats in the order of play, beginning after this one."""
        line = self.order or self.seats
        at = line.index(seat)
        return line[at + 1 :] + line[:at]

    def option(self, name: str) -> Any:
        """The value of an option of the set-up, by its name in the data."""
        found = self.options.get(name)
        return self.box.options[name]["default"] if found is None else found

    @property
    def solo(self) -> bool:
        return self.mode == "solo"


def pair(one: str, other: str) -> tuple[str, str]:
    """Two groups, whoever comes first."""
    return (one, other) if one < other else (other, one)
