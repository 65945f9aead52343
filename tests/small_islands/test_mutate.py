"""The mutation check on this game's cards: it changes what it says, and the cases notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import games
from game.checks.mutation import Mutation
from game.small_islands.checks import mutations as target
from tools import mutate

RULES = games.rules("small-islands")
FOLDER = Path(__file__).resolve().parents[1] / "cases" / "small-islands"
ITEMS = {one.id: one for one in target.items(RULES.box)}


def test_every_card_and_figure_is_an_item_with_changes():
    kinds = [one.kind for one in ITEMS.values()]
    assert {kind: kinds.count(kind) for kind in target.KINDS[:-1]} == {
        "objective": 12,
        "mission": 12,
        "reward": 12,
        "alexis": 3,
        "expedition": 15,
    }
    assert all(list(target.mutations(RULES.box, one)) for one in ITEMS.values())


@pytest.mark.parametrize(
    ("item", "path", "change"),
    (
        ("mission:m01", "mission.more_than.more", "flower -> fruit"),
        ("reward:r01", "reward.per_symbol.plus", "2 -> 3"),
        ("alexis:morning", "score.base", "40 -> 41"),
        ("expedition:e01", "slot", "1 -> 2"),
        ("figure:navigation", "navigation", "6 -> 5"),
    ),
)
def test_a_change_is_made_in_memory_only(item: str, path: str, change: str):
    one = ITEMS[item]
    mutation = next(m for m in target.mutations(RULES.box, one) if (m.path, m.change) == (path, change))
    other = target.changed(RULES, one, mutation)
    assert target.written(other.box, one) == mutation.entry != target.written(RULES.box, one)
    assert other.box.tiles == RULES.box.tiles and other.box is not RULES.box


def test_an_entry_put_back_as_it_was_changes_nothing():
    one = ITEMS["reward:r07"]
    same = target.changed(RULES, one, Mutation(one.id, "", "nothing", target.written(RULES.box, one)))
    assert same.box.rewards == RULES.box.rewards and same.box.figures == RULES.box.figures
    assert same.box.faces.keys() >= set(RULES.box.tiles) and same.box.alexis_cards == RULES.box.alexis_cards


@pytest.mark.parametrize("item", ("mission:m10", "reward:r10", "objective:o05"))
def test_the_cases_notice_every_change(item: str):
    folder = [FOLDER / "missions", FOLDER / "rewards"]
    cases = [case for path in folder for case in mutate.load_cases(path)[0]]
    known, failing = mutate.survey(RULES, cases)
    assert not failing
    verdict = mutate.judge(ITEMS[item], RULES, known)
    assert verdict.made and not verdict.survivors


def test_what_is_called_unseeable_exists():
    for wanted, reasons in target.EQUIVALENT.items():
        found = {str(one) for one in target.mutations(RULES.box, ITEMS[wanted])}
        assert set(reasons) <= found, wanted
