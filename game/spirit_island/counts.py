"""How pieces are counted in and out of a land: the two primitives below everything that changes the island."""

from __future__ import annotations

from game.spirit_island.state import State


def put(s: State, land: str, kind: str, damage: int = 0, n: int = 1) -> None:
    """Counts pieces in, silently."""
    have = s.pieces.get((land, kind), ())
    if len(have) <= damage:
        have = have + (0,) * (damage + 1 - len(have))
    s.pieces[(land, kind)] = have[:damage] + (have[damage] + n,) + have[damage + 1 :]


def take(s: State, land: str, kind: str, damage: int = 0, n: int = 1) -> None:
    """Counts pieces out, silently. They must be there."""
    have = s.pieces[(land, kind)]
    left = have[:damage] + (have[damage] - n,) + have[damage + 1 :]
    if left[damage] < 0:
        raise ValueError(f"no {kind} with {damage} damage left in {land}")
    while left and not left[-1]:
        left = left[:-1]
    if left:
        s.pieces[(land, kind)] = left
    else:
        del s.pieces[(land, kind)]
