"""A view does not change when what its seat must not know is exchanged, at any decision of any game.

The suite looks at a few games; `TIDETABLE_SECRET_GAMES=100` looks at a hundred for each number of seats.
"""

from __future__ import annotations

import os

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.rice_paddy.checks import commands
from game.rice_paddy.state import State

RULES = games.rules("rice-paddy")
GAMES = int(os.environ.get("TIDETABLE_SECRET_GAMES", "1"))


def new(seats: int, seed: int) -> State:
    state: State = RULES.new(Setup("rice-paddy", seed=seed, seats=({},) * seats))
    return state


def differing(seen: State, other: State) -> list[str]:
    return [name for name, value in seen.dump().items() if other.dump()[name] != value]


@pytest.mark.parametrize("seats", (1, 2, 3, 4))
def test_no_view_hangs_on_a_secret(seats: int) -> None:
    looked = changed = 0
    for seed in range(GAMES):
        s, chance = new(seats, seed), Rng(seed)
        while options := RULES.options(s):
            for seat in ("", *s.seats):
                other = commands.reshuffled(s, seat, chance)
                view, again = RULES.view(s, seat), RULES.view(other, seat)
                assert again.hash() == view.hash(), f"seed {seed}, {seat}: {differing(view, again)}"
                looked += 1
                changed += other.hash() != s.hash()
            RULES.play(s, chance.pick(options))
    assert looked > 20 and changed > looked * 0.8  # there was something to exchange


def test_what_is_exchanged_is_what_is_hidden() -> None:
    """The exchange is of use only if it really reaches hands, packs and decks, and nothing that is open."""
    s, chance = new(3, 4), Rng(4)
    reached: set[str] = set()
    touched: set[str] = set()
    while options := RULES.options(s):
        other = commands.reshuffled(s, "p0", chance)
        touched |= set(differing(s, other))
        for name in ("hand", "pack"):
            mine, dealt = getattr(s, name), getattr(other, name)
            reached |= {f"{name} {seat}" for seat in s.seats if mine.get(seat) != dealt.get(seat)}
        reached |= {f"aside {seat}" for (seat, deck), cards in s.aside.items() if other.aside[seat, deck] != cards}
        RULES.play(s, chance.pick(options))
    assert reached == {f"{name} {seat}" for name in ("hand", "pack", "aside") for seat in ("p1", "p2")}
    hidden = {"rng", "rain_deck", "early", "late", "unused", "hand", "pack", "aside"}
    assert hidden <= touched <= hidden | {"agenda"}  # in the agenda lie the sealed answers


def test_a_rain_card_looked_at_is_exchanged_for_the_others_only() -> None:
    s, chance = new(2, 3), Rng(3)
    s.peeked["p0"] = s.rain_deck[:1]
    own = {commands.reshuffled(s, "p0", chance).rain_deck[0] for _ in range(12)}
    others = [commands.reshuffled(s, "p1", chance) for _ in range(12)]
    assert own == {s.rain_deck[0]}
    assert len({other.rain_deck[0] for other in others}) > 3
    assert all(other.peeked["p0"] == other.rain_deck[:1] for other in others)
    assert RULES.view(s, "p1").hash() == RULES.view(others[0], "p1").hash()


def test_the_invariants_hold_for_exchanged_positions_too() -> None:
    for seats in (1, 3):
        s, chance = new(seats, seats), Rng(seats)
        first = commands.fingerprint(s)
        for _ in range(60):
            other = commands.reshuffled(s, s.seats[-1], chance)
            assert commands.broken(RULES, other, first) is None
            if not (options := RULES.options(s)):
                break
            RULES.play(s, chance.pick(options))
