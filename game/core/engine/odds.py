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


def chi_square(counts: list[float]) -> float:
    """How likely counts at least as uneven as these are where all of them should be alike: the upper tail of the chi-square
    distribution with one degree of freedom less than there are counts (Abramowitz and Stegun 26.4.4 and 26.4.5).
    """
    due, free = sum(counts) / len(counts), len(counts) - 1
    if not due or not free:
        return 1.0
    half = sum((n - due) ** 2 for n in counts) / due / 2
    if free % 2 == 0:
        return math.exp(-half) * math.fsum(half**k / math.factorial(k) for k in range(free // 2))
    tail = math.fsum(half ** (k + 0.5) / math.gamma(k + 1.5) for k in range(free // 2))
    return math.erfc(math.sqrt(half)) + math.exp(-half) * tail


def squash(x: float) -> float:
    """A lead as a chance: 0 gives a half, 1 about three quarters, -1 about one quarter."""
    return 1.0 / (1.0 + math.exp(-1.1 * max(-60.0, min(60.0, x))))
