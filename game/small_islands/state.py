"""The position of a Small Islands game as plain data.

Cells are (column, row), columns growing to the right and rows downwards, (0, 0) in the middle of the table. Tiles and cards
are named by id; a face typed into a case is an id that describes itself (`faces.py`, `effects.py`). Seats are "p0" .. "p3";
Alexis, the opponent of a game alone, is no seat: where a colour is named he is "alexis".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.engine.known import known
from game.core.engine.state import BaseState, transient

ALEXIS = "alexis"
GREY = "grey"

Ids = tuple[str, ...]
Cell = tuple[int, int]


def is_open(s: State, seat: str) -> bool:
    """Whether the seat's current objective has been revealed this round."""
    now = s.round
    for round_, who, _ in s.used:  # a loop: each view asks for every objective of the others
        if round_ == now and who == seat:
            return True
    return False


def revealed(s: State, seat: str, item: tuple[str, str]) -> bool:
    """A current objective is open to all once it has been revealed this round."""
    return is_open(s, item[0])


def at_the_end(s: State, seat: str, item: tuple[str, Any]) -> bool:
    """Discovery tokens are turned up at the end."""
    return s.phase == "end"


@dataclass(slots=True)
class State(BaseState):
    """One position. Stacks list their top first."""

    mode: str = known("all", default="normal")  # or "advanced": the cards in use
    alexis: str = known("all", default="")  # id of his card; "" when he does not play
    options: dict[str, Any] = known("all", default_factory=dict)
    first: str = known("all", default="")
    active: str = known("all", default="")
    round: int = known("all", default=0)
    step: str = known("all", default="")  # within a turn: take, place, token, refill
    # The archipelago.
    cells: dict[Cell, tuple[str, int]] = known("all", default_factory=dict)  # (tile, clockwise quarter turns)
    ships: dict[Cell, str] = known("all", default_factory=dict)  # seat or "grey"
    # (column, row, spot): spot is the number of the symbol on the tile that is covered; 10 + 2 * area + n for an added port;
    # 20 + area for a token on bare land. Value: whose token, and the symbol it shows.
    tokens: dict[tuple[int, int, int], tuple[str, str]] = known("all", default_factory=dict)
    buried: tuple[tuple[str, str], ...] = known("all", default=())  # tokens that lie under others
    houses: dict[tuple[int, int, int, int], str] = known("all", default_factory=dict)  # (column, row, area, house symbol): colour
    # Stacks, display, hands.
    reserve: Ids = known("nobody", default=())
    navigation: Ids = known("nobody", default=())
    display: Ids = known("all", default=("", "", ""))
    starts: Ids = known("all", default=())  # starting faces that can still be chosen
    hand: dict[str, Ids] = known("owner", default_factory=dict)
    # Cards. In the normal mode an objective is (id,), in the advanced mode (mission id, reward id).
    deck_objectives: Ids = known("nobody", default=())
    deck_missions: Ids = known("nobody", default=())
    deck_rewards: Ids = known("nobody", default=())
    returned_objectives: Ids = known("all", default=())  # played and returned: open to all until they are shuffled in
    returned_missions: Ids = known("all", default=())
    returned_rewards: Ids = known("all", default=())
    put_back: dict[str, Ids] = known("owner", default_factory=dict)  # returned unseen in the preparation, by seat
    held: dict[str, Ids] = known("owner", default_factory=dict)  # while choosing: the kept card first
    current: dict[str, Ids] = known(("owner", revealed), default_factory=dict)
    next: dict[str, Ids] = known("owner", default_factory=dict)
    used: tuple[tuple[int, str, Ids], ...] = known("all", default=())  # (round, seat, cards) revealed so far
    # What each colour has.
    houses_hand: dict[str, int] = known("all", default_factory=dict)
    houses_reserve: dict[str, int] = known("all", default_factory=dict)
    tokens_left: dict[str, Ids] = known("all", default_factory=dict)  # flower, fruit, leaf, any
    points: dict[str, int] = known("all", default_factory=dict)
    earned: dict[tuple[str, int, str], int] = known("all", default_factory=dict)  # (colour, round, source): points
    # Discovery tokens by value.
    discovery_pool: tuple[Any, ...] = known("nobody", default=())
    drawn: dict[str, tuple[Any, ...]] = known("owner", default_factory=dict)  # to keep some of
    aside: dict[str, tuple[Any, ...]] = known("owner", default_factory=dict)  # to be returned after the last island
    discovery: dict[str, tuple[Any, ...]] = known(("owner", at_the_end), default_factory=dict)
    # Alexis.
    expedition: Ids = known("nobody", default=())
    expedition_discard: Ids = known("all", default=())
    alexis_houses: int = known("all", default=0)
    # Ships, and the end.
    ships_left: Ids = known("all", default=())  # owners of the ships not yet placed
    lander: str = known("all", default="")  # who has ended the exploration of this round
    last_placed: str = known("all", default="")
    placings: Ids = known("all", default=())  # who has placed a tile or ship, the latest first
    ending: str = known("all", default="")  # why the game ends after this reward phase
    # Derived from the archipelago and shared by copies: never changed in place (`islands.py`, `placement.py`).
    isles: Any = transient(shared=True)
    coast: Any = transient(shared=True)
