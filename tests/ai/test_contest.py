"""Contests: seats are swapped, wins are counted by bot, the same seeds give the same games."""

from __future__ import annotations

import json

import pytest

from game.ai import contest
from game.ai.contest import Outcome


def outcome(bots: tuple[str, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(1, bots, winners, (10, 20), "points ships", 30, (0.5, 1.0), (10, 20))


def test_every_seed_is_played_from_each_seat() -> None:
    found = list(contest.seatings(("a", "b", "c"), 7, 5))
    assert found[:3] == [(("a", "b", "c"), 5), (("b", "c", "a"), 5), (("c", "a", "b"), 5)]
    assert found[6] == (("a", "b", "c"), 7)


def test_wins_follow_the_bot_not_the_seat() -> None:
    games = [outcome(("a", "b"), (0,)), outcome(("b", "a"), (1,)), outcome(("a", "b"), (0, 1))]
    a, b = contest.standings(("a", "b"), games)
    assert (a.bot, a.games, a.wins) == ("a", 3, 2.5) and (b.bot, b.wins) == ("b", 0.5)
    assert a.points == pytest.approx((10 + 20 + 10) / 3, abs=0.1)
    assert a.low < 2 / 3 < a.high


def test_same_seeds_same_games_in_any_number_of_processes() -> None:
    one = contest.contest("small-islands", ("random", "random"), 4, seed=3)
    again = contest.contest("small-islands", ("random", "random"), 4, seed=3, jobs=2)
    assert [(g.bots, g.points, g.winners, g.reason) for g in one] == [(g.bots, g.points, g.winners, g.reason) for g in again]


def test_greedy_beats_random() -> None:
    games = contest.contest("small-islands", ("greedy", "random"), 4, seed=11)
    assert contest.standings(("greedy", "random"), games)[0].wins == 4


def test_the_command_prints_a_line_per_bot(capsys: pytest.CaptureFixture) -> None:
    assert contest.main(["small-islands", "--bots", "random,random", "--games", "2", "--option", "columns=13"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0]["bot"] == "random" and lines[0]["games"] == 4 and lines[-1]["games"] == 2
    with pytest.raises(SystemExit):
        contest.main(["small-islands", "--bots", "nobody"])
    assert "nobody" in capsys.readouterr().err


def test_alone_against_the_games_own_opponent() -> None:
    games = contest.contest("small-islands", ("random",), 1, seed=2, mode="solo", options={"alexis": "morning"})
    assert games[0].winners in ((), (0,)) and games[0].reason.startswith("alexis")
