"""Every case file of the game, and whether all that is in the box has one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from game.core.engine.rng import Rng
from game.core.play import cases
from game.core.play.session import Session
from game.rice_paddy import building, reasons

FOLDER = Path(__file__).resolve().parents[1] / "cases" / "rice-paddy"
CASES = [case for file in sorted(FOLDER.rglob("*.yaml")) for case in cases.load(file)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{Path(case.file).stem}: {case.name}")
def test_case(case: cases.Case) -> None:
    outcome = cases.run(case)
    assert outcome.passed, "\n".join(outcome.problems)


def test_there_are_cases_and_their_names_differ() -> None:
    names = [case.name for case in CASES]
    assert len(names) >= 250 and len(set(names)) == len(names)


def test_everything_in_the_box_has_a_case() -> None:
    rules = cases.vocabulary_of(CASES[0].game).rules
    named: set[str] = set()
    for case in CASES:
        words = str(case.document.value).replace("'", " ").replace(",", " ").replace("[", " ").replace("]", " ").split()
        named |= {word.rstrip("}:") for word in words}
    shelves = (rules.box.spirits, rules.box.raw["rain"], rules.box.setup_cards, rules.box.raw["tile"], rules.box.solo_cards)
    assert [one for shelf in shelves for one in shelf if one not in named] == []


def test_every_reason_has_a_case() -> None:
    """All that `reasons.py` and the building rules can answer, but what is said when nothing is asked any more."""
    sources = [Path(module.__file__).read_text("utf-8") for module in (reasons, building)]
    known = {name for source in sources for name in re.findall(r'Reason\("([a-z-]+)"', source)} | {reasons.NOTHING}
    refused = {case.document.value["then"].get("refused") for case in CASES}
    assert len(known) > 20 and known - refused == set()


def test_every_step_of_the_farm_has_cases_of_its_own() -> None:
    """At least five each; a folder of them that is left out by mistake is missed here."""
    done: Counter[str] = Counter()
    for case in CASES:
        done.update({str(step["do"]) for step in case.document.value["when"] if isinstance(step, dict) and "do" in step})
    steps = ("build", "rock", "drain", "weed", "pest", "harvest", "flood", "growth", "plant")
    assert {step: done[step] for step in steps if done[step] < 5} == {}


def test_cases_open_on_the_table_and_can_be_played_on() -> None:
    """What a case shows is a position like any other: it is asked about, viewed, saved and played on."""
    for case in CASES[::7]:
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
