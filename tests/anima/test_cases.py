"""Whether all that is in the box, and every reason and trigger, has a case."""

from __future__ import annotations

import re

from game.anima.terms import TRIGGERS
from game.core.play import cases
from tests.case_files import cases_of

CASES = cases_of("anima")
# The reasons that players are told, as the contract of the cases lists them; `protected` to `no-trade-icon` and the rest alike.
REASONS = """turn-lost in-organisation forbidden no-skill tapped face-down no-effect last-character hand-limit group-limit
    recruited-last-turn limit new-area-explored level group-there just-placed final-area encounter-there protected other-area
    fought size no-trade-icon traded no-main-mission not-asked not-fulfilled not-now""".split()


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
