"""Balance by play: what is counted adds up, games alone are played on each level, and other figures are tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.anima.checks import balance as own
from game.checks import balance
from game.cli.main import main
from game.core.engine.odds import chi_square


def played(counts: list[int], number: int, changes: Path | None = None) -> list[balance.Played]:
    return list(balance.games(own.rules(changes), own.Watch, counts, number, "greedy", 40, own.table))


def test_every_seat_has_a_first_character_and_every_winner_a_mission() -> None:
    for game in played([3], 4):
        kept = [seat for group, _, seat in game.shares if group == "first character"]
        assert sorted(kept) == ["p0", "p1", "p2"]
        done = [seat for group, _, seat in game.shares if group == "mission done"]
        assert all(seat in done for seat, won in game.won.items() if won)
        figures = dict(game.figures)
        assert figures["3 seats: missions done"] == len(done) and figures["3 seats: turns"] >= 3
        assert sum(value for name, value in figures.items() if name.startswith("card ")) > 40


def test_alone_each_level_has_its_turn() -> None:
    found = balance.figures(played([1], 3))
    for level in own.LEVELS:
        assert found[f"solo, {level}: won"] in (0.0, 1.0)
    assert "card wrong-way: times a game" not in found, "it has no use without a rival"


def test_seats_are_tested_for_chance() -> None:
    (fair,) = balance.fairness(played([2], 4))
    assert fair.seats == 2 and sum(fair.wins) == 4 and 0 < fair.p <= 1


@pytest.mark.parametrize(
    ("counts", "p"),
    [([10, 10], 1.0), ([15, 5], 0.02535), ([20, 30, 25], 0.36788), ([20, 30, 25, 25], 0.57241), ([30, 20, 20, 15, 15], 0.11171)],
)
def test_the_tail_of_chi_square_is_that_of_the_tables(counts: list[float], p: float) -> None:
    """Worked out by hand, one to four degrees of freedom: 0, 5, 2, 2 and 7.5 of chi-square."""
    assert chi_square(counts) == pytest.approx(p, abs=2e-5)


def test_other_figures_are_tried(tmp_path: Path) -> None:
    """Who has three turns alone wins nothing."""
    file = tmp_path / "tried.yaml"
    file.write_text("figures:\n  figures: {solo: {players: 2, easy: 3, normal: 3, hard: 3}}\n", encoding="utf-8")
    found = balance.figures(played([1], 3, file))
    assert [found[f"solo, {level}: won"] for level in own.LEVELS] == [0, 0, 0] and found["solo, easy: turns"] == 3


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "anima", "--games", "3", "--seats", "2"]) == 0
    said = capsys.readouterr().out
    assert "chi-square p" in said and "2 seats: turns" in said and "first character" in said
