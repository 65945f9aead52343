"""The mutation check on this game's data: it changes what it says, and the cases notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import games
from game.rice_paddy.checks import mutations as target
from tools import mutate

RULES = games.rules("rice-paddy")
FOLDER = Path(__file__).resolve().parents[1] / "cases" / "rice-paddy"
ITEMS = {one.id: one for one in target.items(RULES.box)}


def test_every_card_and_table_is_an_item_with_changes() -> None:
    kinds = [one.kind for one in ITEMS.values()]
    counts = {kind: kinds.count(kind) for kind in target.KINDS}
    assert counts == {"spirit": 40, "rain": 12, "setup": 9, "tile": 24, "solo": 9, "harvest": 8, "market": 3}
    assert all(list(target.mutations(RULES.box, one)) for one in ITEMS.values())


@pytest.mark.parametrize(
    ("item", "path", "change"),
    (
        ("rain:r01", "water", "2 -> 3"),
        ("tile:t01", "goal.laborers", ">=13 -> >=14"),
        ("setup:su1", "rocks.0", "A3 -> B3"),
        ("solo:s1", "level", "2 -> 1"),
    ),
)
def test_a_change_is_made_in_memory_only(item: str, path: str, change: str) -> None:
    one = ITEMS[item]
    mutation = next(m for m in target.mutations(RULES.box, one) if (m.path, m.change) == (path, change))
    other = target.changed(RULES, one, mutation)
    assert other.box.raw[one.shelf][one.owner] == mutation.entry != RULES.box.raw[one.shelf][one.owner]
    assert other.box is not RULES.box and other.box.spirits == RULES.box.spirits


@pytest.mark.parametrize("item", ("rain:r12", "market:tax", "harvest:grey-3"))
def test_the_cases_notice_every_change(item: str) -> None:
    folder = [FOLDER / "rain", FOLDER / "market", FOLDER / "harvest"]
    cases = [case for path in folder for case in mutate.load_cases(path)[0]]
    known, failing = mutate.survey(RULES, cases)
    assert not failing
    verdict = mutate.judge(ITEMS[item], RULES, known)
    assert verdict.made and not verdict.survivors


def test_what_is_called_unseeable_exists() -> None:
    for wanted, reasons in target.EQUIVALENT.items():
        found = {str(one) for one in target.mutations(RULES.box, ITEMS[wanted])}
        assert set(reasons) <= found, wanted
