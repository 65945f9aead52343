"""What a position is called: the same bytes however they are written, field by field or all at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from game import games
from game.checks.contract import helper
from game.core.engine import state as states
from game.core.engine.agenda import frame
from game.core.engine.known import known
from game.core.engine.rng import Rng
from game.core.engine.state import BaseState


def plainly(s: BaseState) -> bytes:
    """The position taken apart to its last value, as saves write it, without fields that are at a later version's default."""
    fresh, shown = type(s)(), {}
    for f in s._plan()[1]:
        value = getattr(s, f.name)
        if "since" not in f.metadata or value != getattr(fresh, f.name):
            shown[f.name] = states._plain(value, False)
    return msgspec.json.encode(shown, order="deterministic")


@pytest.mark.parametrize("game", ["spirit-island", "small-islands", "rice-paddy", "anima"])
def test_positions_are_called_as_they_were(game: str) -> None:
    """Older saves and replays name positions by these bytes."""
    rules, helps = games.rules(game), helper(game)
    for seats in (1, 2):
        s, chance = rules.new(helps.setup(rules, seats, 5, vary=True)), Rng(5)
        for _ in range(60):
            found = rules.options(s)
            if not found:
                break
            assert s.canonical() == plainly(s)
            assert rules.view(s, s.seats[0]).canonical() == plainly(rules.view(s, s.seats[0]))
            rules.play(s, chance.pick(found))


@dataclass(slots=True)
class Odd(BaseState):
    """A position with everything that may stand in one."""

    pairs: dict[tuple[str, str], Any] = known("all", default_factory=dict)
    more: dict[str, Any] = known("all", default_factory=dict)


def test_pairs_are_sorted_lists_wherever_they_stand() -> None:
    one, other = Odd(), Odd()
    one.pairs, other.pairs = {("b", "a"): (1, 2), ("a", "z"): ()}, {("a", "z"): [], ("b", "a"): [1, 2]}
    one.more, other.more = {"x": 1, "a": ("y",)}, {"a": ["y"], "x": 1}
    assert one.canonical() == other.canonical() == plainly(one)
    assert b'[["a","z",[]],["b","a",[1,2]]]' in one.canonical()
    one.agenda = [frame("deep", within={("b", "a"): 1, ("a", "b"): frame("inner")})]
    assert one.canonical() == plainly(one) and b'["a","b",["inner","","",0,[]]]' in one.canonical()
