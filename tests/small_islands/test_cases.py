"""Every case file of the game, and whether the tables they show could lie so."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.engine.rng import Rng
from game.core.play import cases
from game.core.play.session import Session
from game.small_islands.checks import recount

FOLDER = Path(__file__).resolve().parents[1] / "cases" / "small-islands"
CASES = [case for file in sorted(FOLDER.rglob("*.yaml")) for case in cases.load(file)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{Path(case.file).stem}: {case.name}")
def test_case(case: cases.Case):
    outcome = cases.run(case)
    assert outcome.passed, "\n".join(outcome.problems)


def test_there_are_cases_and_their_names_differ():
    names = [case.name for case in CASES]
    assert len(names) >= 120 and len(set(names)) == len(names)


def test_land_meets_land_on_every_table_given():
    """A case may show a piece of an archipelago only, but its tiles agree with each other."""
    for case in CASES:
        state = cases.vocabulary_of(case.game).position(case)
        wrong = [point for point, shown in recount.lattice(state).items() if len(shown) > 1]
        assert not wrong, f"{case.file}:{case.line} {case.name}: land and sea meet at {wrong}"


def test_every_mission_reward_and_card_has_a_case():
    told = " ".join(f"{case.name} {case.document.value}" for case in CASES)
    rules = cases.vocabulary_of(CASES[0].game).rules
    shelves = (rules.box.objectives, rules.box.missions, rules.box.rewards, rules.box.expeditions, rules.box.alexis_cards)
    assert [one for shelf in shelves for one in shelf if one not in told] == []


def test_every_case_opens_on_the_table_and_can_be_played_on():
    """What a case shows is a position like any other: it is asked about, previewed, saved and played on."""
    for case in CASES:
        vocabulary = cases.vocabulary_of(case.game)
        rules, state, chance = vocabulary.rules, vocabulary.table_position(case), Rng(1)
        session = Session(rules, case.setup, start=state)
        assert rules.load(session.state.dump()).hash() == session.state.hash()
        for _ in range(12):
            decision = session.decision
            if decision is None:
                break
            option = chance.pick(decision.options)
            view = rules.view(session.state, option.seat)
            assert rules.find(view, option.seat, option.key) == option, f"{case.file}:{case.line} {option}"
            session.choose(option.seat, option.key)
