"""The position of a Small Islands game as plain data.

Cells are (column, row), columns growing to the right and rows downwards, (0, 0) in the middle of the table. Tiles and cards
are named by id; a face typed into a case is an id that describes itself (`faces.py`, `effects.py`). Seats are "p0" .. "p3";
Alexis, the opponent of a game alone, is no seat: where a colour is named he is "alexis".
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.core.engine.state import BaseState, transient

ALEXIS = "alexis"
GREY = "grey"

Ids = tuple[str, ...]
Cell = tuple[int, int]


@dataclass(slots=True)
class State(BaseState):
    """One position. Stacks list their top first; what of it is secret is in `view.py`."""

    seats: Ids = ()
    mode: str = "normal"  # or "advanced": the cards in use
    alexis: str = ""  # id of his card; "" when he does not play
    options: dict[str, Any] = field(default_factory=dict)
    first: str = ""
    active: str = ""
    turn: int = 0
    round: int = 0
    phase: str = ""  # setup, preparation, exploration, reward, end
    step: str = ""  # within a turn: take, place, token, refill
    # The archipelago.
    cells: dict[Cell, tuple[str, int]] = field(default_factory=dict)  # (tile, clockwise quarter turns)
    ships: dict[Cell, str] = field(default_factory=dict)  # seat or "grey"
    # (column, row, spot): spot is the number of the symbol on the tile that is covered; 10 + 2 * area + n for an added port;
    # 20 + area for a token on bare land. Value: whose token, and the symbol it shows.
    tokens: dict[tuple[int, int, int], tuple[str, str]] = field(default_factory=dict)
    buried: tuple[tuple[str, str], ...] = ()  # tokens that lie under others
    houses: dict[tuple[int, int, int, int], str] = field(default_factory=dict)  # (column, row, area, house symbol): colour
    # Stacks, display, hands.
    reserve: Ids = ()
    navigation: Ids = ()
    display: Ids = ("", "", "")
    starts: Ids = ()  # starting faces that can still be chosen
    hand: dict[str, Ids] = field(default_factory=dict)
    # Cards. In the normal mode an objective is (id,), in the advanced mode (mission id, reward id).
    deck_objectives: Ids = ()
    deck_missions: Ids = ()
    deck_rewards: Ids = ()
    returned_objectives: Ids = ()  # played and returned: open to all until they are shuffled in
    returned_missions: Ids = ()
    returned_rewards: Ids = ()
    put_back: dict[str, Ids] = field(default_factory=dict)  # returned unseen in the preparation, by seat
    held: dict[str, Ids] = field(default_factory=dict)  # while choosing: the kept card first
    current: dict[str, Ids] = field(default_factory=dict)
    next: dict[str, Ids] = field(default_factory=dict)
    used: tuple[tuple[int, str, Ids], ...] = ()  # (round, seat, cards) revealed so far
    # What each colour has.
    houses_hand: dict[str, int] = field(default_factory=dict)
    houses_reserve: dict[str, int] = field(default_factory=dict)
    tokens_left: dict[str, Ids] = field(default_factory=dict)  # flower, fruit, leaf, any
    points: dict[str, int] = field(default_factory=dict)
    earned: dict[tuple[str, int, str], int] = field(default_factory=dict)  # (colour, round, source): points
    # Discovery tokens by value.
    discovery_pool: tuple[Any, ...] = ()
    drawn: dict[str, tuple[Any, ...]] = field(default_factory=dict)  # to keep some of
    aside: dict[str, tuple[Any, ...]] = field(default_factory=dict)  # to be returned after the last island
    discovery: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    # Alexis.
    expedition: Ids = ()
    expedition_discard: Ids = ()
    alexis_houses: int = 0
    # Ships, and the end.
    ships_left: Ids = ()  # owners of the ships not yet placed
    lander: str = ""  # who has ended the exploration of this round
    last_placed: str = ""
    placings: Ids = ()  # who has placed a tile or ship, the latest first
    ending: str = ""  # why the game ends after this reward phase
    result: Ids = ()  # outcome, what decided, why it ended, winners
    # Derived from the archipelago and shared by copies: never changed in place (`islands.py`, `placement.py`).
    isles: Any = transient(shared=True)
    coast: Any = transient(shared=True)
