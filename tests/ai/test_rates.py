"""Win rates for the set-up: what is measured, that the file tells it, and that a part measured anew leaves the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from game import games
from game.ai import rates
from game.ai.arena import matches

RULES: Any = games.rules("spirit-island")


def test_every_figure_that_the_set_up_may_show_has_a_row() -> None:
    names = {row.name for row in rates.rows(RULES)}
    for box in RULES.sets:
        assert {f"{box}/solo/{spirit}" for spirit in RULES.spirits(box)} <= names
    assert {name for name in names if "/seats/" in name} == {
        *(f"horizons/seats/{n}" for n in (2, 3)), *(f"base/seats/{n}" for n in (2, 3, 4))
    }  # fmt: skip
    steps = {f"{who}/{level}" for who in RULES.box.adversaries for level in range(7)}
    assert {name.removeprefix("base/steps/") for name in names if "/steps/" in name} == steps
    for row in rates.rows(RULES):
        for people in row.line_ups:
            assert len({seat["board"] for seat in people}) == len({seat["spirit"] for seat in people}) == len(people)


def test_what_is_written_is_what_was_played_and_the_rest_stays(tmp_path: Path) -> None:
    file = tmp_path / "win_rates.yaml"
    spirit = RULES.spirits("horizons")[0]
    before = {"bot": "random", "boxes": {
        "horizons": {"solo": {spirit: {"wins": 5, "games": 9}}, "seats": {"2": {"wins": 1, "games": 3}}},
        "base": {"solo": {"gone-for-good": {"wins": 1, "games": 1}}},
    }}  # fmt: skip
    file.write_text(yaml.safe_dump(before), encoding="utf-8")
    asked = ["spirit-island", "--bot", "random", "--games", "3", "--each", "2", "--seed", "31", "--out", str(file)]
    assert rates.main([*asked, "--only", f"horizons/solo/{spirit}"]) == 0
    boards = RULES.starting_boards(1, "horizons")
    played = [
        match for n in range(3)
        for match in matches(RULES, ({"spirit": spirit, "board": boards[n % len(boards)]},), "random", 1, 31 + n, {}, "horizons")
    ]  # fmt: skip
    wins = sum(match.result.outcome != "loss" for match in played)
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert found == {"bot": "random", "boxes": {
        "horizons": {"solo": {spirit: {"wins": wins, "games": 3}}, "seats": {"2": {"wins": 1, "games": 3}}}
    }}  # fmt: skip


def test_the_figures_of_another_bot_do_not_stay(tmp_path: Path) -> None:
    file = tmp_path / "win_rates.yaml"
    file.write_text("bot: greedy\nboxes: {horizons: {seats: {'2': {wins: 1, games: 3}}}}\n", encoding="utf-8")
    only = "base/steps/sweden/6,base/steps/england/6"
    rates.main(["spirit-island", "--bot", "random", "--games", "1", "--out", str(file), "--only", only])
    found = yaml.safe_load(file.read_text(encoding="utf-8"))["boxes"]
    assert found.keys() == {"base"} and found["base"]["steps"].keys() == {"sweden/6", "england/6"}


def test_the_rules_read_what_was_written() -> None:
    shelf = RULES.box.figures["win_rates"]
    for box, groups in shelf.items():
        for group, tallies in groups.items():
            for what, tally in tallies.items():
                assert 0 <= tally["wins"] <= tally["games"] > 0
                seats = int(what) if group == "seats" else 1
                who = [what] if group == "solo" else RULES.spirits(box)[:seats]
                adversary, _, level = what.partition("/") if group == "steps" else ("none", "", "0")
                scenario = what if group == "scenarios" else "none"
                options = {"adversary": adversary, "level": level, "scenario": scenario}
                assert RULES.win_rate(who, box, options) == (tally["wins"], tally["games"]), (box, group, what)
    both = {"adversary": "sweden", "level": "1", "scenario": "blitz"}
    assert RULES.win_rate(RULES.spirits("base")[:1], "base", both) == (0, 0), "together they were not measured"


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.yaml" for jobs in (1, 2)]
    for jobs, file in enumerate(files, 1):
        asked = ["spirit-island", "--bot", "random", "--games", "2", "--seed", "5", "--only", "base/scenarios,horizons/seats/2"]
        rates.main([*asked, "--jobs", str(jobs), "--out", str(file)])
    assert files[0].read_text(encoding="utf-8") == files[1].read_text(encoding="utf-8")
