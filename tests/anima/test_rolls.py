"""Chances held against rolls of the rules' own dice: true ones agree, wrong ones are found, too few are said."""

from __future__ import annotations

import pytest

from game import games
from game.anima.checks import commands, rolls, truth
from game.anima.checks.rolls import Foretold, Kept, Rolls, Throw
from game.anima.state import State
from game.checks import truth as random_truth
from game.checks.truth import Untrue
from game.cli.main import main
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng, roll

RULES = games.rules("anima")
POSITION: State = RULES.new(Setup("anima", mode="normal", seed=1, seats=({}, {})))


def falling(sides: int, won: int) -> Throw:
    """Comes true with `won` of so many sides, thrown with the chance of the position."""
    return lambda s: roll(s.rng, sides)[1] < won


def foretold(said: float, throw: Throw, kind: str = "battles") -> Foretold:
    return Foretold(kind, "as it stands", said, POSITION, throw)


def kept(*ones: Foretold) -> Kept:
    found = Kept(Rng(1))
    for one in ones:
        found.add(one)
    return found


def test_chances_of_real_games_agree_with_rolls() -> None:
    run = truth.Run(2, 6, 250)
    for seed in (3, 4):  # one from a generated position, where battles and missions come up
        random_truth.play(RULES, commands, truth, seed, 2, whole_run=run)
    assert "; 6 chances (" in run.end() and "agree with 250 rolls each" in run.end()


def test_a_wrong_chance_is_found() -> None:
    with pytest.raises(Untrue, match=r"battles, as it stands: 0\.5000 is said, 2000 rolls are .* standard errors away"):
        Rolls(1, 1, 2000).over(kept(foretold(0.5, falling(100, 57))))


def test_what_strays_once_is_rolled_again() -> None:
    """Three standard errors are passed by a true chance now and then; not twice."""
    thrown = 0

    def lucky_at_first(s: State) -> bool:
        nonlocal thrown
        thrown += 1
        return thrown <= 1000 or falling(2, 1)(s) is True

    run = Rolls(1, 1, 1000)
    run.over(kept(foretold(0.5, lucky_at_first)))
    assert run.again == 1 and "1 were rolled twice" in run.end() and run.furthest <= rolls.ERRORS


def test_it_is_said_when_too_few_chances_came_up() -> None:
    run = Rolls(1, 3, 100)
    run.over(kept(foretold(0.5, falling(2, 1)), foretold(1.0, falling(2, 2))))  # what is certain needs no roll
    with pytest.raises(Untrue, match="only 1 of 3 chances came up"):
        run.end()


def test_every_kind_has_its_share_and_every_game() -> None:
    run = Rolls(2, 6, 10)
    for _ in range(2):
        many = [foretold(0.5, falling(2, 1)) for _ in range(20)]
        run.over(kept(*many, foretold(0.5, falling(2, 1), "steps"), foretold(0.5, falling(2, 1), "tests")))
    assert run.rolled == {"battles": 2, "steps": 2, "tests": 2}


def test_rolls_that_decide_nothing_are_said() -> None:
    with pytest.raises(Untrue, match="10 rolls decide nothing"):
        Rolls(1, 1, 10).over(kept(foretold(0.5, lambda s: None)))


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["truth", "anima", "--games", "1", "--seed", "4", "--seats", "2", "--chances", "2", "--rolls", "40"]) == 0
    assert "2 chances (" in capsys.readouterr().out
    assert main(["truth", "rice-paddy", "--games", "1", "--chances", "2"]) == 2
    assert "rice-paddy foretells no chances that could be rolled for" in capsys.readouterr().err
