"""Something in hand that is laid on a place of the map: a tile that can be turned, a wall, a ship.

The rules ask for place and turn in one answer. On the table the thing is turned first, then its place is chosen; what is
known here is where it may lie, how it lies, and which option that is.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Generic, TypeVar

from scenes.table.model import TableModel

P = TypeVar("P", bound=Hashable)
Ways = dict[P, dict[int, str]]  # places where it may lie -> its turns there -> the option


class Held(Generic[P]):
    """`what`: the id of what is held, "" for nothing. `carried`: of what is on its way under the pointer, not chosen yet.

    A game gives `asked_for`, `offered`, `fits`, `looks` and `why_not`.
    """

    round = 4  # turns until it lies as before: 6 on hexes

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self.what, self.turns = "", 0
        self.carried = ""
        self.ways: Ways[P] = {}

    # -- what a game gives ---------------------------------------------------------------------
    def asked_for(self) -> str:
        """What the question lays down; "" where it asks something else."""
        raise NotImplementedError

    def offered(self) -> Ways[P]:
        """The options of the question by place and turn."""
        raise NotImplementedError

    def fits(self, thing: str) -> Ways[P]:
        """The options there would be for a thing that is dragged and may be laid now; none for another."""
        raise NotImplementedError

    def looks(self) -> Collection[int]:
        """The turns in which it looks different; none for what is never turned."""
        raise NotImplementedError

    def why_not(self, at: P) -> str:
        """Why it may not lie on a place as it is turned, in words."""
        raise NotImplementedError

    # -- where it may lie ----------------------------------------------------------------------
    def read(self) -> None:
        """Another position or question, or something is carried now."""
        what = self.carried or self.asked_for()
        self.ways = self.fits(self.carried) if self.carried else self.offered()
        if what != self.what:
            self.what, self.turns = what, min(self.turnings(), default=0)

    def option(self, at: P) -> str:
        """The option of laying it on a place as it would lie there; "" for none."""
        return self.ways.get(at, {}).get(self.turns_at(at), "")

    def route(self, key: str, place: str) -> list[str]:
        """The items to activate for this option: how often "turn", then the key of its place."""
        found = ((at, turns) for at, ways in self.ways.items() for turns, option in ways.items() if option == key)
        at, wanted = next(found, (None, self.turns))
        if self.turns_at(at) == wanted:
            return [place]
        free = sorted(self.turnings(), key=lambda turns: (turns - self.turns - 1) % self.round)
        return ["turn"] * (free.index(wanted) + 1) + [place]

    # -- turning -------------------------------------------------------------------------------
    def turns_at(self, at: P | None) -> int:
        """How it would lie there: as it is turned, or else turned on until it fits; without a place: how it lies in the hand."""
        ways = self.ways.get(at) if at is not None else None
        return self._next(self.turns, 1, ways) if ways else self.turns

    def turnings(self) -> set[int]:
        """Every way in which it fits somewhere."""
        return {turns for ways in self.ways.values() for turns in ways}

    def turn(self, by: int, at: P | None) -> bool:
        """Turn it on to where it fits; on a place where it fits nowhere by one step. False for what cannot be turned."""
        looks = self.looks()
        free: Collection[int] = self.turnings() if at is None else self.ways.get(at) or looks
        if not looks or not free:
            return False
        self.turns = self._next(self.turns_at(at) + by, by, free)
        return True

    def _next(self, turns: int, by: int, free: Collection[int]) -> int:
        """The first of these turns, counted on from there."""
        return next(n % self.round for n in range(turns, turns + self.round * by, by) if n % self.round in free)
