"""The position of a Spirit Island game as plain data.

Pieces in a land are counted by the damage they carry: `pieces[("G5", "town")] == (2, 1)` is two whole towns and one
with one
damage. Empty tuples are never stored. Lands are ids such as "G5"; seats "p0", "p1", ...
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.engine.state import BaseState

Seats = tuple[str, ...]
Ids = tuple[str, ...]


@dataclass(slots=True)
class State(BaseState):
    """One position. Decks list their top card first; every pile not marked hidden in `view.py` is open information."""

    set: str = ""
    layout: str = ""
    boards: Ids = ()
    seats: Seats = ()
    spirits: dict[str, str] = field(default_factory=dict)
    home: dict[str, str] = field(default_factory=dict)  # seat -> its starting board
    options: Ids = ()
    turn: int = 0
    phase: str = ""
    # The island.
    pieces: dict[tuple[str, str], tuple[int, ...]] = field(default_factory=dict)
    presence: dict[tuple[str, str], int] = field(default_factory=dict)
    blight_pool: int = 0
    # Fear.
    terror: int = 1
    fear_pool_size: int = 0
    fear_generated: int = 0
    fear_split: tuple[int, ...] = ()
    fear_taken: int = 0
    fear_deck: Ids = ()
    fear_earned: Ids = ()
    fear_discard: Ids = ()
    # Invaders.
    invader_deck: Ids = ()
    invader_box: Ids = ()  # one card of each stage, unseen
    explore_slot: Ids = ()
    build_slot: Ids = ()
    ravage_slot: Ids = ()
    invader_discard: Ids = ()
    # Spirits.
    energy: dict[str, int] = field(default_factory=dict)
    plays_left: dict[str, int] = field(default_factory=dict)
    hand: dict[str, Ids] = field(default_factory=dict)
    played: dict[str, Ids] = field(default_factory=dict)
    discard: dict[str, Ids] = field(default_factory=dict)
    forgotten: Ids = ()  # unique powers out of the game
    used: dict[str, Ids] = field(default_factory=dict)  # "card:ID" / "innate:ID" used this turn
    gained: dict[tuple[str, str], int] = field(default_factory=dict)  # elements of this turn beside cards and tracks
    tracks: dict[tuple[str, str], int] = field(default_factory=dict)  # circles uncovered beyond the first
    destroyed: dict[str, int] = field(default_factory=dict)
    # Power decks.
    minor_deck: Ids = ()
    major_deck: Ids = ()
    minor_discard: Ids = ()
    major_discard: Ids = ()
    # The end.
    lost: str = ""  # a loss noted at once, carried out after the running action
    result: tuple[str, ...] = ()
