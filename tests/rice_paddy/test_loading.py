"""Data of this game that is not well formed is refused with file, line and what was probably meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import games
from game.core.content import packs
from game.core.errors import DataError
from game.core.paths import data_dir
from game.rice_paddy.checks import commands
from game.rice_paddy.loading import load_box

SHIPPED = data_dir() / "rice_paddy"


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path_factory.mktemp("home")))


def box_with(folder: Path, name: str, text: str) -> Any:
    (folder / f"{name}.yaml").write_text(f"replace: true\n{text}", encoding="utf-8")
    return load_box([SHIPPED, folder])


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("setup_cards", "cards:\n  - {id: su1, rocks: [D1, A2, A3, B4], reward: []}\n", 'hex "D1"'),
        ("setup_cards", "cards:\n  - {id: su1, rocks: [A1, A2, A3, B4], reward: []}\n", "a rock cannot lie on A1"),
        ("field", "fence: [A1-nw, A1-e]\n", 'unknown edge "A1-e"'),
        ("field", "start: {hexes: [A1], sections: [A1-A3], water: 1, rice: planted}\n", 'unknown edge "A1-A3"'),
        ("field", "start: {hexes: [A1], sections: [A1-A2], water: 1, rice: planted}\n", "its sections close it"),
        ("rain", "cards:\n  - {id: r01, water: -1, ops: []}\n", "-1 is no number from 0 on"),
        ("rain", "cards:\n  - {id: r01, water: 1, ops: [{add_wead: 1, to: own_paddy}]}\n", 'did you mean "add_weed"'),
        ("achievements", 'tiles:\n  - {id: t01, goal: {labourers: ">=13"}, rice: 5}\n', 'did you mean "laborers"'),
        ("achievements", 'tiles:\n  - {id: t01, goal: {laborers: "many"}, rice: 5}\n', "no number such as 3"),
        ("spirits", 'cards:\n  - {id: "1", number: 1, deck: erly, timing: active, ops: []}\n', 'did you mean "early"'),
        ("spirits", 'cards:\n  - {id: "1", number: 1, deck: early, ops: []}\n', '"timing" is missing'),
        (
            "spirits",
            'cards:\n  - {id: "1", number: 1, deck: early, timing: passive, ops: [{allow: plant, water: flooded}]}\n',
            "no rule allows plant",
        ),
        (
            "spirits",
            'cards:\n  - {id: "1", number: 1, deck: early, timing: active, ops: [{immune: weeds}]}\n',
            '"active" cannot be',
        ),
        ("solo", "cards:\n  - {id: s1, number: 4, level: 6, ops: []}\n", "cannot keep 6 discs"),
        ("solo", "cards:\n  - {id: s1, number: 4, level: 2, ops: [{discard_tile: best}]}\n", 'unknown word "best"'),
        ("figures", "market: {laborer: [1, x]}\n", "a whole number"),
        ("figures", "harvest: {black: [[1, 2, 3]]}\n", "length"),
        ("setup", "options:\n  - {id: start-rice, choices: [0], default: 8}\n", "one of the choices"),
    ],
)
def test_a_slip_is_named_with_its_place(tmp_path: Path, name: str, text: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        box_with(tmp_path, name, text)
    assert said in str(caught.value) and f"{name}.yaml:" in str(caught.value)


def test_a_deck_that_does_not_suffice_for_four_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="at least 16 are needed"):
        box_with(tmp_path, "spirits", 'cards:\n  - {id: "1", number: 1, deck: early, timing: active, ops: [{gain_rice: 1}]}\n')


def test_a_card_without_a_name_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "far-rain"
    folder.mkdir()
    (folder / "pack.yaml").write_text('id: far-rain\nname: Far Rain\nversion: "1.0.0"\ngame: rice-paddy\nset: base\n', "utf-8")
    (folder / "rain.yaml").write_text("cards:\n  - {id: r99, water: 1, ops: []}\n", "utf-8")
    pack = packs.load_pack(folder)
    problems = commands.check(games.rules("rice-paddy", [folder]), pack)
    assert [str(one) for one in problems if "name-rice-r99" in str(one)] and len(problems) == 3
