"""Chances that players are told: exact over the dice, and the same as what many throws bring."""

from __future__ import annotations

import pytest

from game import games
from game.ai.contest import contest, standings
from game.anima import forecast
from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng

RULES = games.rules("anima")


@pytest.mark.parametrize(
    ("lead", "chance"),
    [(-6, 0), (-5, 3), (-4, 8), (-3, 17), (-2, 28), (-1, 42), (0, 58), (1, 72), (2, 83), (3, 92), (4, 97), (5, 100), (7, 100)],
)
def test_the_chance_against_a_monster_is_that_of_the_rules(lead: int, chance: int) -> None:
    """The table of rules 9."""
    assert round(100 * forecast.win_chance(10 + lead, 10)) == chance


def test_between_groups_a_tie_is_rolled_again() -> None:
    assert forecast.win_chance(4, 4, monster=False) == pytest.approx(0.5)
    assert forecast.win_chance(5, 4, False) + forecast.win_chance(4, 5, False) == pytest.approx(1)


def test_a_speed_test_is_a_die_and_the_speed() -> None:
    assert [forecast.test_chance(speed, 9) for speed in (2, 3, 6, 8)] == pytest.approx([0, 1 / 6, 4 / 6, 1])


def test_the_chance_of_a_reward_agrees_with_many_throws() -> None:
    """An area with fights and an event; within three standard errors of 500 explorations by who plays no card."""
    s = RULES.new(Setup("anima", "base", "", {"replies": "own"}, 4, ({}, {})))
    while options := RULES.options(s):
        if s.phase != "setup":
            break
        RULES.play(s, options[0])
    s.agenda = []
    s.hand = dict.fromkeys(s.seats, ())
    s.group["p0"], s.active, s.previous = ("paladin", "ash-duelist"), ("quarry-camp",), {}
    s.at["p0"], s.order, s.phase = "quarry-camp", s.seats, "exploration"
    expected = forecast.exploration_odds(s, "p0", "quarry-camp").reward
    won, n, chance = 0, 500, Rng(3)
    for _ in range(n):
        one = RULES.sample(RULES.view(s, "p0"), "p0", chance)
        one.agenda = [frame("exploration", "p0")]
        agenda.run(one, RULES.ops)
        while one.agenda and one.agenda[-1].op != "reward.choose":
            options = RULES.options(one)
            RULES.play(one, next((o for o in options if o.key in ("explore", "done")), options[0]))
        won += bool(one.agenda)
    error = (expected * (1 - expected) / n) ** 0.5
    assert abs(won / n - expected) < 3.5 * error, (won / n, expected)


def test_who_looks_ahead_beats_chance() -> None:
    played = contest("anima", ("greedy", "random"), 2, seed=31)
    greedy, chance = standings(("greedy", "random"), played)
    assert greedy.wins > chance.wins == 0, greedy


@pytest.mark.parametrize(("hand", "chance"), [((), 0.0), (("sleep",), 1.0)])
def test_who_cannot_pay_is_stopped_by_the_toll(hand: tuple[str, ...], chance: float) -> None:
    """The forecast said that a group with an empty hand came through: the branch it cannot pay counted."""
    s = RULES.new(Setup("anima", "base", "", {"replies": "own"}, 4, ({}, {})))
    s.hand["p0"] = hand
    assert forecast.event_passed(s, "p0", s.box.encounters["toll-bridge"].prog) == chance
    assert forecast.event_passed(s, "p0", s.box.encounters["whispering-idol"].prog) == 1.0
