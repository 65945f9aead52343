"""Every case file of the game, and whether all that is in the box has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.anima.terms import TRIGGERS
from game.core.engine.rng import Rng
from game.core.play import cases
from game.core.play.session import Session

FOLDER = Path(__file__).resolve().parents[1] / "cases" / "anima"
CASES = [case for file in sorted(FOLDER.rglob("*.yaml")) for case in cases.load(file)]
# The reasons that players are told, as the contract of the cases lists them; `protected` to `no-trade-icon` and the rest alike.
REASONS = """turn-lost in-organisation forbidden no-skill tapped face-down no-effect last-character hand-limit group-limit
    recruited-last-turn limit new-area-explored level group-there just-placed final-area encounter-there protected other-area
    fought size no-trade-icon traded no-main-mission not-asked not-fulfilled not-now""".split()


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{Path(case.file).stem}: {case.name}")
def test_case(case: cases.Case) -> None:
    outcome = cases.run(case)
    assert outcome.passed, "\n".join(outcome.problems)


def test_there_are_cases_and_their_names_differ() -> None:
    names = [case.name for case in CASES]
    assert len(names) >= 280 and len(set(names)) == len(names)


def test_everything_in_the_box_has_a_case() -> None:
    rules = cases.vocabulary_of("anima").rules
    named: set[str] = set()
    for case in CASES:
        named |= set(re.findall(r"[a-z][a-z0-9-]+", str(case.document.value)))
    assert [card for kind in rules.box.raw.values() for card in kind if card not in named] == []


def test_every_reason_has_a_case() -> None:
    refused = {case.document.value["then"].get("refused") for case in CASES}
    assert set(REASONS) - refused == set()


def test_every_trigger_has_a_case() -> None:
    asked = {str(case.then["decision"].get("kind")) for case in CASES if isinstance(case.then.get("decision"), dict)}
    assert {f"reply.{name.replace('_', '-')}" for name in TRIGGERS} - asked == set()


def test_cases_open_on_the_table_and_can_be_played_on() -> None:
    """What a case shows is a position like any other: it is asked about, viewed, saved and played on."""
    for case in CASES[::9]:
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
