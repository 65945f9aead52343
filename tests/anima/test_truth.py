"""What players are told is true in random games; and it would be found out if it were not."""

from __future__ import annotations

from typing import Any

import pytest

from game import games
from game.anima import forecast
from game.anima.checks import commands, positions, truth
from game.anima.conserved import fingerprint, wrong
from game.checks import truth as random_truth
from game.core.engine.rng import Rng

RULES = games.rules("anima")


@pytest.mark.parametrize(("seed", "seats"), [(4, 2), (5, 1)])
def test_chances_and_reasons_are_true(seed: int, seats: int) -> None:
    counted = random_truth.play(RULES, commands, truth, seed, seats)
    assert counted["reasons"] > 500 and counted["decisions"] > 20


def test_chances_of_every_kind_are_compared() -> None:
    counted: dict[str, int] = {}
    for seed in range(3, 9):  # from generated positions, which have battles and missions at once
        for name, n in random_truth.play(RULES, commands, truth, seed, 2).items():
            counted[name] = counted.get(name, 0) + n
        if all(counted[name] for name in ("battles", "journeys", "steps", "explorations")):
            break
    assert all(counted[name] for name in ("battles", "journeys", "steps", "explorations", "throws")), counted


@pytest.mark.parametrize("what", ["win_chance", "event_passed"])
def test_a_wrong_chance_is_found(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Monsters a little weaker than they are, events that never stop anybody."""
    plain: Any = getattr(forecast, what)
    wrongs = {"win_chance": lambda own, against, monster=True: plain(own + 1, against, monster), "event_passed": lambda *_: 1.0}
    monkeypatch.setattr(forecast, what, wrongs[what])
    with pytest.raises(random_truth.Untrue, match="comes true|were to be rewarded"):
        for seed in range(1, 12):
            random_truth.play(RULES, commands, truth, seed, 3)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_generated_position_has_every_card_once_and_aims_at_what_is_rare(seats: int) -> None:
    for seed in range(12):
        chance, fresh = Rng(seed), RULES.new(commands.setup(RULES, seats, seed, vary=True))
        first, rare = fingerprint(fresh), [("advantages", "supply-cache"), ("characters", "paladin"), ("questions", "reply.rest")]
        s, aims = positions.generate(RULES, fresh, chance, rare)
        assert wrong(s, first) is None and commands.broken(RULES, s, first) is None
        assert {"card:supply-cache", "ability:paladin", "rest"} <= aims and RULES.options(s)
