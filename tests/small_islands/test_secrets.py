"""A view does not change when what its seat must not know is exchanged, at any decision of any game.

The suite looks at a few games; `TIDETABLE_SECRET_GAMES=100` looks at a hundred of each kind.
"""

from __future__ import annotations

import os

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.small_islands.checks import commands
from game.small_islands.state import State

RULES = games.rules("small-islands")
GAMES = int(os.environ.get("TIDETABLE_SECRET_GAMES", "2"))
TABLES = [(1, "solo"), (2, "normal"), (2, "advanced"), (3, "normal"), (4, "advanced")]


def differing(seen: State, other: State) -> list[str]:
    return [name for name, value in seen.dump().items() if other.dump()[name] != value]


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_no_view_hangs_on_a_secret(seats: int, mode: str):
    looked = changed = 0
    for seed in range(GAMES):
        s, chance = RULES.new(Setup("small-islands", "base", mode, {}, seed, ({},) * seats)), Rng(seed)
        while options := RULES.options(s):
            for seat in s.seats:
                other = commands.reshuffled(s, seat, chance)
                view, again = RULES.view(s, seat), RULES.view(other, seat)
                assert again.hash() == view.hash(), f"seed {seed}, {seat}: {differing(view, again)}"
                looked += 1
                changed += other.hash() != s.hash()
            RULES.play(s, chance.pick(options))
    assert looked > 20 and changed > looked * 0.8  # there was something to exchange


def test_what_is_exchanged_is_what_is_hidden():
    """The exchange is of use only if it really reaches hands, objectives, stacks and tokens, and nothing that is open."""
    s, chance = RULES.new(Setup("small-islands", "base", "advanced", {}, 4, ({},) * 3)), Rng(4)
    reached: set[str] = set()
    touched: set[str] = set()
    while options := RULES.options(s):
        other = commands.reshuffled(s, "p0", chance)
        touched |= set(differing(s, other))
        reached |= {f"{name} {seat}" for name in ("hand", "next", "current", "put_back") for seat in s.seats
                    if getattr(s, name).get(seat) != getattr(other, name).get(seat)}  # fmt: skip
        RULES.play(s, chance.pick(options))
    assert {"hand p1", "hand p2", "next p1", "current p2", "put_back p1"} <= reached
    assert not any(name.endswith("p0") for name in reached)
    hidden = {"rng", "reserve", "navigation", "deck_missions", "deck_rewards", "discovery_pool", "hand", "next", "current"}
    assert hidden <= touched <= hidden | {"put_back", "held", "discovery", "drawn", "aside", "expedition"}


def test_the_invariants_hold_for_exchanged_positions_too():
    for seed in range(3):
        s, chance = RULES.new(Setup("small-islands", "base", "normal", {}, seed, ({},) * 2)), Rng(seed)
        for _ in range(60):
            s_other = commands.reshuffled(s, "p1", chance)
            assert commands.fingerprint(s_other) == commands.fingerprint(s)
            if not (options := RULES.options(s)):
                break
            RULES.play(s, chance.pick(options))
