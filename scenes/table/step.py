"""One step of a game that nobody decides, as the table shows it."""

from __future__ import annotations

from typing import NamedTuple

from scenes.table.changes import Changes
from scenes.table.recap import Recap

HOLD_MS = 900  # how long a step stays at normal pace; "step by step" waits at those that stay so long
CARD_MS = 700  # a card that was turned up
READ_MS = 2600  # a card with words of its own that hold from now on
TURN_MS = 320  # a step that only says who or what is next


class Step(NamedTuple):
    """One step. `main` and `detail`: the caption in the prompt bar, rich; `card`: what is shown large beside the map, and
    `tag` what is done with it; `places`: keys of all places of this run in their order, `at` which of them it is now (-1:
    none yet); `changes`: the figures; `run`: steps of one run have the same; `ms`: how long it stays; `seat`: whose it is;
    `recap`: what the round or the phase brought, which waits (all people at the table look at it).
    """

    main: str
    detail: str = ""
    card: str = ""
    tag: str = ""
    places: tuple[str, ...] = ()
    at: int = -1
    changes: Changes | None = None
    run: str = ""
    ms: int = HOLD_MS
    seat: str = ""
    recap: Recap | None = None

    @property
    def in_row(self) -> bool:
        """Whether its run has places that are shown in a row, below the prompt bar."""
        return len(self.places) > 1
