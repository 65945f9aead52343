"""Every case file of every game. Whether all that is in a box has a case is asked in `tests/<game>/test_cases.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import games
from game.core.engine.rng import Rng
from game.core.play import cases
from game.core.play.session import Session
from tests.case_files import FOLDER, cases_of

GAMES = tuple(game.id for game in games.playable())
CASES = [case for game in GAMES for case in cases_of(game)]
PLAYED_ON = {"small-islands": 1, "rice-paddy": 7, "anima": 9, "spirit-island": 11}  # every which case


def test_every_game_has_cases_and_no_folder_is_left_out() -> None:
    assert {folder.name for folder in FOLDER.iterdir() if folder.is_dir()} == set(GAMES)
    assert {file.suffix for file in FOLDER.rglob("*") if file.is_file()} == {".yaml", ".md"}
    for game in GAMES:
        names = [case.name for case in cases_of(game)]
        assert len(names) >= 250 and len(set(names)) == len(names), game


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}/{Path(case.file).stem}: {case.name}")
def test_case(case: cases.Case) -> None:
    outcome = cases.run(case)
    assert outcome.passed, "\n".join(outcome.problems)


@pytest.mark.parametrize("game", GAMES)
def test_cases_open_on_the_table_and_can_be_played_on(game: str) -> None:
    """What a case shows is a position like any other: it is asked about, viewed, saved and played on."""
    for case in cases_of(game)[:: PLAYED_ON[game]]:
        vocabulary = cases.vocabulary_of(case.game)
        rules, state, chance = vocabulary.rules, vocabulary.table_position(case), Rng(1)
        session = Session(rules, case.setup, start=state)
        assert rules.load(session.state.dump()).hash() == session.state.hash()
        for _ in range(12):
            decision = session.decision
            if decision is None:
                break
            option = chance.pick(decision.options or tuple(option for part in decision.parts for option in part.options))
            view = rules.view(session.state, option.seat)
            assert rules.find(view, option.seat, option.key) == option, f"{case.file}:{case.line} {option}"
            session.choose(option.seat, option.key)
