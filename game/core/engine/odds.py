"""Chances: how sure a counted rate is, and how likely a lead wins."""

from __future__ import annotations

import math


def wilson(won: int, of: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval of a rate, (0, 1) for nothing played."""
    if of <= 0:
        return 0.0, 1.0
    share = won / of
    wide = 1 + z * z / of
    middle = share + z * z / (2 * of)
    half = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    low = (middle - half) / wide if won else 0.0
    return max(0.0, low), (middle + half) / wide if won < of else 1.0


def squash(x: float) -> float:
    """A lead as a chance: 0 gives a half, 1 about three quarters, -1 about one quarter."""
    return 1.0 / (1.0 + math.exp(-1.1 * max(-60.0, min(60.0, x))))
