"""What is other in a game by its scenario, once it is read: each field is a rule of its own, off where it says nothing."""

from __future__ import annotations

from typing import NamedTuple


class Heart(NamedTuple):
    """A land of each board that must be held."""

    corners: dict[str, dict[str, int]]  # name of a corner -> board -> number of the land
    places: dict[str, tuple[str, ...]]  # layout -> the corner that is meant in each of its places
    add: tuple[tuple[str, int], ...]  # pieces that come there as the table is set
    presence: int  # ... and presence of the spirit that starts on the board
    lost_with: tuple[str, ...]  # pieces with one of which there the game is lost
    after_turn: int  # ... once this turn is over


class Ritual(NamedTuple):
    """What raises the terror level, and nothing else does."""

    dahan: int  # for each player, in a land with presence of every spirit
    energy: int  # in all, from anybody
    presence: int  # destroyed there in all


class Scenario(NamedTuple):
    id: str
    difficulty: int
    fast: int  # every power is fast; one that is fast anyway costs so much less, below nothing it is gained
    explorers: int  # further ones on each board with each explore
    blight: int  # for each board, on the healthy side of the card instead of the other one
    ahead: int  # builds and explores of the invaders before the first turn
    clears: tuple[str, ...]  # pieces taken off the island once all else is set
    draws: tuple[str, ...]  # power decks of which each spirit has the top card from the start
    heart: Heart | None
    ritual: Ritual | None
    marches: int  # damage that each dahan moved by an action deals when it is over
    response: tuple[tuple[str, str], ...]  # (what was destroyed, what comes to the nearest dahan)
    fewer: dict[int, tuple[int, int]]  # terror level -> (for each player, and in all): lands where dahan are outnumbered
    last_strike: bool  # whether dahan strike everywhere once fear is at its end, and that decides the game
    dahan: int  # for each player: with fewer the game is lost
