"""What a round or a phase brought, as plain data: a column for each player, in the order in which they were paid.

A game makes it in its staging (`Step.recap`) from what was told since; `recap_sheet.py` draws it for every game, where it waits.
"""

from __future__ import annotations

from typing import NamedTuple

from scenes.table.changes import PLAIN

HEAD_MS, FLY_MS, COUNT_MS = 250, 600, 400  # a column comes, its gains fly to it, its figure is counted up
WAIT_MS = 6000  # how long it stays where steps do not wait


class RecapLine(NamedTuple):
    """One thing that counted, or did not: rich words, what it brought ("" = nothing to count), GOOD, BAD or PLAIN, the place
    where it is (its key on the map), and the words in brief for a low window."""

    text: str
    value: str = ""
    tone: str = PLAIN
    place: str = ""
    short: str = ""


class RecapColumn(NamedTuple):
    """One player: whose colour and name, a line below it, points before and after, cards that were turned up (keys), lines."""

    colour: str
    name: str
    detail: str
    before: int
    after: int
    cards: tuple[str, ...] = ()
    lines: tuple[RecapLine, ...] = ()

    @property
    def gain(self) -> int:
        """What was won."""
        return self.after - self.before

    @property
    def paid(self) -> tuple[RecapLine, ...]:
        """The lines that brought something at a place."""
        return tuple(line for line in self.lines if line.place and line.value)

    @property
    def ms(self) -> int:
        """How long it takes to be shown."""
        return HEAD_MS + (FLY_MS if self.paid else 0) + (COUNT_MS if self.gain else 0)


class Recap(NamedTuple):
    """All columns; the step that has it says in its caption what is over and what comes next."""

    columns: tuple[RecapColumn, ...]

    @property
    def ms(self) -> int:
        """How long it takes until all is counted."""
        return sum(column.ms for column in self.columns)

    def at(self, n: int, ms: float) -> tuple[float, float, float]:
        """How far column `n` is after so many ms, each 0..1: it is there, its gains arrive, its figure is counted."""
        column = self.columns[n]
        left = ms - sum(one.ms for one in self.columns[:n])
        fly = FLY_MS if column.paid else 0
        return (
            min(1.0, max(0.0, left / HEAD_MS)),
            min(1.0, max(0.0, (left - HEAD_MS) / FLY_MS)) if fly else float(left >= HEAD_MS),
            min(1.0, max(0.0, (left - HEAD_MS - fly) / COUNT_MS)) if column.gain else 1.0,
        )
