"""A view does not change when what its seat must not know is dealt anew, at any decision of any game, in both ways of replies.

The suite looks at a few games; `TIDETABLE_SECRET_GAMES=100` looks at a hundred for each number of seats.
"""

from __future__ import annotations

import os
from dataclasses import fields
from typing import Any

import pytest

from game import games
from game.anima.checks import commands
from game.anima.state import State
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng

RULES = games.rules("anima")
GAMES = int(os.environ.get("TIDETABLE_SECRET_GAMES", "1"))
EACH = 1 if GAMES > 1 else 5  # the suite looks at one decision of so many


def new(seats: int, seed: int, replies: str = "open") -> State:
    mode, options = ("solo", {}) if seats == 1 else ("normal", {"replies": replies})
    state: State = RULES.new(Setup("anima", mode=mode, options=options, seed=seed, seats=({},) * seats))
    return state


def differing(seen: Any, other: Any) -> list[str]:
    return [f.name for f in fields(seen) if f.compare and getattr(seen, f.name) != getattr(other, f.name)]


@pytest.mark.parametrize("replies", ("open", "own"))
@pytest.mark.parametrize("seats", (1, 2, 3, 4, 5))
def test_no_view_hangs_on_a_secret(seats: int, replies: str) -> None:
    looked = changed = 0
    for seed in range(GAMES):
        s, chance = new(seats, seed, replies), Rng(seed)
        while options := RULES.options(s):
            for seat in ("", *s.seats) if s.turn < 2 or not chance.below(EACH) else ():
                view = RULES.view(s, seat)
                other = commands.reshuffled(s, seat, chance)
                again = RULES.view(other, seat)
                assert again == view, f"seed {seed}, {seat}: {differing(view, again)}"
                looked += 1
                changed += other != s
            RULES.play(s, chance.pick(options))
    assert looked > 20 and changed > looked * 0.8  # there was something to exchange


@pytest.mark.parametrize("seats", (1, 3))
def test_what_is_dealt_for_a_bot_looks_the_same_to_it(seats: int) -> None:
    """Bots think about positions that agree with their view: from there they see what they saw."""
    for seed in range(GAMES):
        s, chance = new(seats, seed), Rng(seed)
        while options := RULES.options(s):
            for seat in s.seats if not chance.below(EACH) else ():
                view = RULES.view(s, seat)
                again = RULES.view(RULES.sample(view, seat, chance), seat)
                assert again.hash() == view.hash(), f"seed {seed}, {seat}: {differing(view, again)}"
            RULES.play(s, chance.pick(options))


def test_what_is_exchanged_is_what_is_hidden() -> None:
    """The exchange is of use only if it really reaches hands, missions, decks and encounters, and nothing that is open."""
    s, chance = new(3, 4), Rng(4)
    touched: set[str] = set()
    while options := RULES.options(s):
        other = commands.reshuffled(s, "p0", chance)
        touched |= set(differing(s, other))
        assert (s.hand["p0"], s.missions["p0"]) == (other.hand["p0"], other.missions["p0"])
        assert all(other.previous[area] == s.previous[area] for area in s.face_up)
        RULES.play(s, chance.pick(options))
    hidden = {"characters", "advantages", "encounters", "areas", "finals", "unused", "hand", "missions", "previous", "dealt"}
    assert hidden <= touched <= hidden | {"seen"}
