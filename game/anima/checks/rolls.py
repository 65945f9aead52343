"""Chances that were foretold, held against many rolls of the rules' own dice.

Every throw of the dice is compared as well (`truth.py`), with the dice laid; here they fall as they do for players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from game.anima.state import State
from game.checks.truth import Untrue
from game.core.engine.rng import Rng

ROLLS = 20_000
ERRORS = 3  # standard errors that a share may be off
FROM_A_GAME = 12  # chances of a kind that are kept of a game, to choose from

Throw = Callable[[State], bool | None]  # what one throw from this position brings; None where it decides nothing


class Foretold(NamedTuple):
    """A chance that somebody could ask for: of what kind, at what, how likely it is said to be, and how it is thrown for."""

    kind: str
    what: str
    said: float
    position: State
    throw: Throw


class Kept:
    """Some chances of a game, of each kind any as likely as another. What is certain is not thrown for."""

    def __init__(self, chance: Rng) -> None:
        self.chance, self.seen, self.of = chance, Counter[str](), dict[str, list[Foretold]]()

    def add(self, one: Foretold) -> None:
        if not 0 < one.said < 1:
            return
        self.seen[one.kind] += 1
        kept, at = self.of.setdefault(one.kind, []), self.chance.below(self.seen[one.kind])
        if len(kept) < FROM_A_GAME:
            kept.append(one)
        elif at < FROM_A_GAME:
            kept[at] = one


class Rolls:
    """So many chances of a run of games, each thrown for so often. By chance alone one in some three hundred and seventy strays
    further than `ERRORS`: it is thrown for once more, and must not stray again.
    """

    def __init__(self, games: int, chances: int, times: int = ROLLS) -> None:
        self.left, self.chances, self.times = games, chances, times
        self.rolled: Counter[str] = Counter()
        self.again, self.furthest = 0, 0.0

    def over(self, kept: Kept) -> None:
        """A game is over: its share of the chances, of what was thrown for least first. Raises Untrue."""
        share = -(-(self.chances - self.rolled.total()) // max(1, self.left))
        self.left -= 1
        kinds = {kind: list(ones) for kind, ones in kept.of.items()}
        for _ in range(share):
            if not any(kinds.values()):
                return
            kind = min((kind for kind, ones in kinds.items() if ones), key=lambda one: (self.rolled[one], one))
            self._roll(kinds[kind].pop())

    def _roll(self, one: Foretold) -> None:
        self.rolled[one.kind] += 1
        off = self._off(one, 2 * self.rolled.total())
        if abs(off) > ERRORS:
            self.again += 1
            off = self._off(one, 2 * self.rolled.total() + 1)
            if abs(off) > ERRORS:
                said = f"{one.said:.4f} is said, {self.times} rolls are {off:+.1f} standard errors away from that, twice"
                raise Untrue(f"{one.kind}, {one.what}: {said}")
        self.furthest = max(self.furthest, abs(off))

    def _off(self, one: Foretold, seed: int) -> float:
        """By how many standard errors the share of what came true is off. Raises Untrue where no roll decides anything."""
        chance, came, thrown = Rng(seed), 0, 0
        for _ in range(self.times):
            s: State = one.position.clone()
            s.rng = chance.below(1 << 62)
            found = one.throw(s)
            if found is not None:
                came, thrown = came + found, thrown + 1
        if not thrown:
            raise Untrue(f"{one.kind}, {one.what}: {self.times} rolls decide nothing")
        return (came / thrown - one.said) / sqrt(one.said * (1 - one.said) / thrown)

    def end(self) -> str:
        """The last game is over. Raises Untrue where fewer chances came up than were asked for."""
        n = self.rolled.total()
        if n < self.chances:
            raise Untrue(f"only {n} of {self.chances} chances came up to be thrown for: more games have more")
        kinds = ", ".join(f"{times} of {kind}" for kind, times in sorted(self.rolled.items()))
        return (
            f"{n} chances ({kinds}) agree with {self.times} rolls each within {ERRORS} standard errors, "
            f"the furthest is off by {self.furthest:.2f}, {self.again} were rolled twice"
        )
