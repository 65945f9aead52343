"""Whether all that is in the box, every reason and every step of the farm has a case."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from game.core.play import cases
from game.rice_paddy import building, reasons
from tests.case_files import cases_of

CASES = cases_of("rice-paddy")


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
