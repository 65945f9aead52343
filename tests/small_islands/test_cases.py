"""Whether the tables that cases show could lie so, and all that is in the box has one."""

from __future__ import annotations

from game.core.play import cases
from game.small_islands.checks import recount
from tests.case_files import cases_of

CASES = cases_of("small-islands")


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
