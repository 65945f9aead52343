"""What never changes of a game's side of the table, and the small values it answers with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Traits(NamedTuple):
    """Said once for a game."""

    phases: Mapping[str, str] = {}  # the ribbon at the top: id of each phase, in order, and its icon
    interludes: Mapping[str, str] = {}  # what has no place of its own there -> the phase that it precedes: named in its place
    said: tuple[str, ...] = ()  # how the game's own messages begin that come up at the table
    cancels: tuple[str, ...] = ()  # questions that Esc takes back, besides those for a target
    whole_moves: bool = True  # in a list of options, a move stands as a whole; else only its source
    strip: float = 0.0  # cards to choose from lie in a row at the board's edge, their height so much of the width; 0: large
    narrow: float = 1.0  # cards of the hand row may be so much of their width before they lie in two rows
    beside: bool = False  # low cards of the hand row say beside their pictures what they do, where few lie there
    face_down: tuple[str, ...] = ()  # questions that people at one screen are asked with their hands face down
    orders: tuple[str, ...] = ()  # questions about what comes first, whose parts can be touched at once
    replies: tuple[str, ...] = ()  # what a player may say of replies for the turn; the first: to be asked always
    forecast: bool = False  # whether `GameScreen.sheet` has one of what is coming


class OptionWords(NamedTuple):
    """An option: its name, and what its line in the list says where that is more."""

    name: str
    line: str = ""


class Heading(NamedTuple):
    """The line below the game's name, and the same in brief for a narrow bar."""

    line: str
    brief: str


class PhaseEnd(NamedTuple):
    """What the button that ends the seat's phase goes by."""

    ends: bool = False  # whether `done` to the present question ends it
    shown: bool = True  # whether the button is there even while it cannot be pressed
    left: int = 0  # how much could still be done before
