"""Every case file of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.play import cases

FOLDER = Path(__file__).resolve().parents[1] / "cases" / "spirit-island"
CASES = [case for file in sorted(FOLDER.rglob("*.yaml")) for case in cases.load(file)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{Path(case.file).stem}: {case.name}")
def test_case(case: cases.Case):
    outcome = cases.run(case)
    assert outcome.passed, "\n".join(outcome.problems)


def test_there_are_cases_and_their_names_differ():
    names = [case.name for case in CASES]
    assert names and len(set(names)) == len(names)
