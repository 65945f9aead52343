"""Decisions and clones per second per game and seat count, beside what this machine can do at the moment.

R is one run of `sum(i * i for i in range(100000))`: figures from different machines and hours can be compared through it.
All of it is measured in the program's own processor time: what else runs does not count.
"""

from __future__ import annotations

import time
from typing import Any

from game.checks.contract import of_set
from game.core.engine.rng import Rng

SECONDS = 1.5  # of random play per seat count
CLONES = 20_000
# What the project has set itself: decisions (two options or more) in the time of one R, clones in a fraction of R.
BUDGETS = {"decisions_per_r_floor": 40, "decisions_per_r_aim": 120, "clones_per_r_floor": 150, "clones_per_r_aim": 400}


def one_r() -> float:
    """Seconds of one R, the quickest of a few."""
    best = 1.0
    for _ in range(5):
        begun = time.process_time()
        sum(i * i for i in range(100000))
        best = min(best, time.process_time() - begun)
    return best


def measure(rules: Any, helps: Any, seats: int, game_set: str = "") -> dict[str, Any]:
    """Random play and clones of a late position; with the options that the seed chooses where it is another box of the game."""
    box = of_set(rules, game_set)
    r = [one_r()]
    decisions, spent, seed = 0, 0.0, 0
    late = None
    while spent < SECONDS:
        seed += 1
        s = rules.new(helps.setup(rules, seats, seed, bool(box), **box))
        made, seconds, kept = _play(rules, s, Rng(seed))
        decisions, spent = decisions + made, spent + seconds
        late = kept or late
    r.append(one_r())
    clones = _clones(late)
    r.append(one_r())
    unit = sorted(r)[1]
    return {
        "r_ms": round(unit * 1000, 3),
        "games": seed,
        "decisions": decisions,
        "decisions_per_s": round(decisions / spent, 1),
        "decisions_per_r": round(decisions / spent * unit, 1),
        "clones_per_s": round(clones, 1),
        "clone_us": round(1e6 / clones, 2),
        "clones_per_r": round(clones * unit, 1),
        "decisions_within_floor": decisions / spent * unit >= BUDGETS["decisions_per_r_floor"],
        "decisions_within_aim": decisions / spent * unit >= BUDGETS["decisions_per_r_aim"],
        "clones_within_floor": clones * unit >= BUDGETS["clones_per_r_floor"],
        "clones_within_aim": clones * unit >= BUDGETS["clones_per_r_aim"],
    }


def _play(rules: Any, s: Any, chance: Rng) -> tuple[int, float, Any]:
    """(decisions with two options or more, seconds, a position from late in the game)."""
    decisions, late = 0, None
    begun = time.process_time()
    while found := rules.options(s):
        if len(found) == 1:
            rules.play(s, found[0])
            continue
        decisions += 1
        if decisions == 60:
            late = s.clone()
        rules.play(s, chance.pick(found))
    return decisions, time.process_time() - begun, late or s


def _clones(s: Any) -> float:
    """Clones per second."""
    begun = time.process_time()
    for _ in range(CLONES):
        s.clone()
    return CLONES / (time.process_time() - begun)
