"""The commands with this game: each runs, tells what it found, and fails where it should."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import games
from game.cli.main import main
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.errors import SaveError
from game.core.play import opening, save
from game.core.play.session import Session

RULES = games.rules("rice-paddy")


def played(seats: int) -> Session:
    session, chance = Session(RULES, Setup("rice-paddy", seed=5, seats=({},) * seats)), Rng(5)
    while options := RULES.options(session.state):
        option = chance.pick(options)
        session.choose(option.seat, option.key)
    return session


def test_list_has_the_whole_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "rice-paddy", "--json"]) == 0
    items = json.loads(capsys.readouterr().out)
    kinds = [item["kind"] for item in items]
    counts = {kind: kinds.count(kind) for kind in ("spirit", "rain", "setup", "tile", "solo")}
    assert counts == {"spirit": 40, "rain": 12, "setup": 9, "tile": 24, "solo": 9}


def test_sim_plays_games_to_their_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "rice-paddy", "--games", "2", "--seats", "bot:random,bot:random"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 games: ")


def test_fuzz_tells_what_came_up_and_fails_if_too_little_did(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["fuzz", "rice-paddy", "--games", "1", "--seats", "2", "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["failures"] == [] and report["coverage"]["spirits"]["of"] == 40
    assert report["coverage"]["tiles"]["below_five"]
    assert main([*words, "--cover"]) == 1


def test_truth_compares(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["truth", "rice-paddy", "--games", "1", "--seats", "2"]) == 0
    assert "reasons" in capsys.readouterr().out


def test_replay_leads_to_the_same_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    save.write(file, played(2).to_save())
    assert main(["replay", str(file)]) == 0, capsys.readouterr().out


def test_a_save_whose_water_does_not_add_up_is_refused_with_that_reason() -> None:
    kept = played(2).to_save()
    assert kept.state is not None
    kept.state["supply"] += 1
    with pytest.raises(SaveError, match="discs"):
        opening.open_save(RULES, kept)
    kept.log.clear()  # what is left is the position alone
    with pytest.raises(SaveError, match="discs"):
        opening.open_save(RULES, kept)


def test_cases_are_run(capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path(__file__).resolve().parents[1] / "cases" / "rice-paddy" / "setup"
    assert main(["case", str(folder)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(" passed, 0 failed")
