"""Chance as one integer of the state.

A counter-based generator (the SplitMix64 step): the state keeps only the counter,
every draw moves it on and mixes it into a number. A position saved, copied or undone therefore draws the
same again, which is what undo promises the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The first counter for a seed: neighbouring seeds start far apart."""
    return _mix((seed * _STEP + 0xD1B54A32D192ED03) & _MASK)


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def roll(counter: int, sides: int) -> tuple[int, int]:
    """Returns (next counter, a number in 0..sides-1). `sides` must be positive."""
    counter = (counter + _STEP) & _MASK
    return counter, (_mix(counter) * sides) >> 64


def shuffled(counter: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """Returns (next counter, the items in a random order)."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        counter, chosen = roll(counter, last + 1)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return counter, tuple(deck)


class Rng:
    """The same generator with a memory of its own, for bots, samples and tests (never part of a game's state)."""

    __slots__ = ("counter",)

    def __init__(self, seed: int) -> None:
        self.counter = seeded(seed)

    def below(self, sides: int) -> int:
        self.counter, value = roll(self.counter, sides)
        return value

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        self.counter, result = shuffled(self.counter, items)
        return result
