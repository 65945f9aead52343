"""Cards and tiles as they are played: what data files say of them, compiled."""

from __future__ import annotations

from typing import NamedTuple

Ids = tuple[str, ...]


class Goal(NamedTuple):
    """`what` is counted; `sign` is ">=", "<=" or "="."""

    what: str
    sign: str
    n: int

    def met(self, count: int) -> bool:
        if self.sign == ">=":
            return count >= self.n
        return count <= self.n if self.sign == "<=" else count == self.n


class Spirit(NamedTuple):
    """A spirit as it is played in a game. `last`: it acts after all others of its owner."""

    id: str
    number: int
    deck: str
    timing: str
    prog: str
    last: bool = False

    @property
    def turn(self) -> tuple[bool, int]:
        """When it acts among the cards of its owner."""
        return self.last, self.number


class Rain(NamedTuple):
    id: str
    water: int
    prog: str


class SetupCard(NamedTuple):
    id: str
    rocks: Ids
    prog: str


class Tile(NamedTuple):
    id: str
    kind: str
    goal: tuple[Goal, ...]
    rice: int


class SoloCard(NamedTuple):
    id: str
    number: float
    level: int
    prog: str


class Start(NamedTuple):
    hexes: Ids
    sections: Ids
    water: int
    rice: str
