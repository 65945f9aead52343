"""Data files in their declared shape: every slip is one sentence with its place, and every pack passes the same rule."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, Literal

import pytest

from game.core.content import data
from game.core.content.catalogue import Catalogue, Count, File, Items, Part, read
from game.core.engine.decision import Setup
from game.core.engine.ops import Source, Where
from game.core.errors import DataError, UsageError
from game.core.paths import data_dir
from game.spirit_island.loading import load_box
from game.spirit_island.rules import SpiritIsland

ISLAND = data_dir() / "spirit_island"


class Area(Part, frozen=True):
    corners: list[str]
    houses: Count = 0


class Thing(Part, frozen=True):
    id: str
    speed: Literal["fast", "slow"] = "fast"
    cost: Count | None = None
    areas: list[Area] = []
    need: dict[str, Area] = {}
    pair: tuple[int, str] = (0, "")
    open: bool = True


class Figures(Part, frozen=True):
    hand: int = 2
    display: int = 3


class Things(File, frozen=True):
    things: Items = []
    figures: Figures = Figures()
    tokens: list[str] = []


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TIDETABLE_CACHE")
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path_factory.mktemp("home")))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{id: a, sped: fast}", 't.yaml:1: sped: unknown key "sped" - did you mean "speed"?'),
        ("{id: a, speed: fats}", 't.yaml:1: speed: unknown word "fats" - did you mean "fast"?'),
        ("{speed: fast}", 't.yaml:1: "id" is missing'),
        ("id: a\ncost: -5", "t.yaml:2: cost: -5 is no number from 0 on"),
        ("id: a\ncost: far", "t.yaml:2: cost: far is no number: a whole number is expected here"),
        ("id: a\nopen: 3", "t.yaml:2: open: true or false is expected here, not 3"),
        ("id: a\nareas: {}", "t.yaml:2: areas: a list is expected here, not a table"),
        ("id: a\nareas:\n  - {corners: [nw]}\n  - {corners: [nw], houses: true}", "t.yaml:4: areas[1].houses: true is no"),
        ("id: a\nareas:\n  - {}", 't.yaml:3: areas[0]: "corners" is missing'),
        ("id: a\nneed:\n  sun: {corners: []}\n  moon: {corners: [1]}", "t.yaml:4: need.moon.corners[0]: text is expected"),
        ("id: a\nneed:\n  sun: {corners: [], hauses: 1}", 't.yaml:3: need.sun.hauses: unknown key "hauses" - did you'),
        ("id: a\npair: [1, 2]", "t.yaml:2: pair[1]: text is expected here, not 2"),
        ("[]", "t.yaml:1: a table is expected here, not a list"),
    ],
)
def test_a_slip_is_named_with_its_place_and_what_was_meant(text: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        read(Thing, data.parse(text, "t.yaml").value, Where(Source(data.parse(text, "t.yaml"))))
    assert str(caught.value).startswith(said)


def test_what_fits_is_the_item() -> None:
    made = read(Thing, data.parse("{id: a, speed: slow, need: {sun: {corners: [nw]}}}").value, Where(None))
    assert (made.speed, made.need["sun"].corners, made.cost) == ("slow", ["nw"], None)


def made(tmp_path: Path, **files: str) -> Catalogue:
    folders = []
    for name, text in files.items():
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        (folder / "things.yaml").write_text(text, encoding="utf-8")
        folders.append(folder)
    return Catalogue(folders, {"things.yaml": Things})


BASE = "things:\n  - {id: a}\n  - {id: b, cost: 1}\nfigures: {hand: 2}\ntokens: [x]\n"


def test_new_ids_and_figures_are_added(tmp_path: Path) -> None:
    found = made(tmp_path, base=BASE, more="set: far\nthings: [{id: c}]\nfigures: {display: 4}\n")
    assert [entry.written["id"] for entry in found.entries("things.yaml", "things")] == ["a", "b", "c"]
    assert found.entries("things.yaml", "things")[2].written["set"] == "far"
    assert found.table("things.yaml", "figures") == {"hand": 2, "display": 4}
    assert found.table("things.yaml") == {"tokens": ["x"]}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("things:\n  - {id: b}\n", 'things.yaml:2: things[0]: "b" is there already, in '),
        ("figures: {hand: 3}\n", 'things.yaml:1: figures.hand: "hand" is there already, in '),
        ("tokens: [y]\n", 'things.yaml:1: tokens: "tokens" is there already, in '),
        ("things: [{id: c}, {id: c}]\n", 'things.yaml:1: things[1]: "c" is there twice'),
        ("things: [{id: C c}]\n", '"C c" is no id'),
        ("things: [{cost: 1}]\n", '"id" is missing'),
        ("thing: []\n", 'unknown key "thing" - did you mean "things"'),
    ],
)
def test_what_is_there_is_never_overwritten_in_silence(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        made(tmp_path, base=BASE, more=text)
    assert said in str(caught.value)


def test_a_file_that_says_so_takes_the_place_of_whole_lists_and_of_figures_by_name(tmp_path: Path) -> None:
    found = made(tmp_path, base=BASE, more="replace: true\nthings: [{id: b}]\nfigures: {display: 4}\ntokens: [y]\n")
    assert [entry.written for entry in found.entries("things.yaml", "things")] == [{"id": "b"}]
    assert found.table("things.yaml", "figures") == {"hand": 2, "display": 4}
    assert found.table("things.yaml") == {"tokens": ["y"]}


def test_the_hash_is_that_of_the_files_in_order_but_for_those_beside(tmp_path: Path) -> None:
    first, again = made(tmp_path, base=BASE), made(tmp_path, base=BASE)
    assert first.data_hash == again.data_hash != made(tmp_path, base=BASE + "\n").data_hash
    beside = Catalogue([tmp_path / "base"], {"things.yaml": Things}, beside=("things.yaml",))
    assert beside.data_hash != first.data_hash and beside.entries("things.yaml", "things")


# ------------------------------------------------------------------------------------------------ packs of Spirit Island


def island(tmp_path: Path, **files: str) -> Any:
    for name, text in files.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return load_box([ISLAND, tmp_path])


def test_a_packs_set_up_never_overwrites_the_games_figures_in_silence(tmp_path: Path) -> None:
    with pytest.raises(DataError, match='setup.yaml:1: setup.starting_energy: "starting_energy" is there already'):
        island(tmp_path, setup="setup: {starting_energy: 9}\n")
    box = island(tmp_path, setup="replace: true\nsetup: {starting_energy: 9}\n")
    assert (box.figures["starting_energy"], box.figures["presence_discs"]) == (9, 13)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("powers_minor", "cards:\n  - {id: call-to-tend}\n", '"call-to-tend" is there already'),
        ("powers_unique", "replace: true\ncards: []\n", 'there is no card "'),
        ("fear", "replace: true\ncards: []\n", "there are 0 fear cards, at least 9 are needed"),
        ("invaders", "replace: true\ncards: []\n", "invader cards of stage 1"),
        ("setup", "replace: true\nsetup: {layouts: {'1': [nowhere]}}\n", 'there is no layout "nowhere"'),
        ("setup", "replace: true\nsetup: {fear_deck: {split: [3, x, 3]}}\n", "setup.fear_deck.split[1]: x is no number"),
        ("spirits", "spirits:\n  - {id: a, setup: [], growth: [], tracks: {}, uniques: [], innates: [{id: b}]}\n", "innates[0]"),
        ("scenarios", "scenarios:\n  - {id: a, difficulty: 1, fats: 1}\n", "scenarios.yaml:2: scenarios[0]"),
        ("scenarios", "scenarios:\n  - {id: a, difficulty: 1, fast: 0}\n", "scenarios[0].fast"),
        ("scenarios", "scenarios:\n  - {id: a, difficulty: 1, clears: [towns]}\n", 'did you mean "town"'),
        ("scenarios", "scenarios:\n  - {id: a, difficulty: 1, last_strike: true}\n", "a last strike needs the lands"),
        ("scenarios", "scenarios:\n  - {id: a, difficulty: 1, ritual: {dahan: 3}}\n", "scenarios[0].ritual"),
        (
            "scenarios",
            "scenarios:\n  - {id: a, difficulty: 1, heart: {corners: {mid: {A: 9}}, places: {}, lost_with: [town]}}\n",
            "scenarios[0].heart.corners.mid.A",
        ),
        (
            "scenarios",
            "scenarios:\n  - {id: a, difficulty: 1, heart: {corners: {mid: {A: 7}}, places: {q: [midd]}, lost_with: []}}\n",
            'did you mean "mid"',
        ),
        ("boards", "boards:\n  Q: {lands: {'1': {terrain: sand, coastal: true, adjacent: []}}}\n", 'did you mean "sands"'),
    ],
)
def test_a_pack_that_does_not_fit_says_why(tmp_path: Path, name: str, text: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        island(tmp_path, **{name: text})
    assert said in str(caught.value) and "\n" not in str(caught.value)


CALM = """set: base
scenarios:
  - {id: calm, difficulty: 2, explorers: 2, dahan: 1, draws: [minor]}
  - id: watch
    difficulty: 0
    heart: {corners: {mid: {A: 3}}, places: {one-place: [mid]}, lost_with: [city], after_turn: 3, add: {dahan: 2}}
"""


def test_a_pack_adds_a_scenario_that_can_be_played(tmp_path: Path) -> None:
    """Made of the rules that there are, in any mixture; no line of code or of the set-up names it."""
    (tmp_path / "scenarios.yaml").write_text(CALM, encoding="utf-8")
    rules = SpiritIsland([tmp_path])

    def new(scenario: str, **options: str) -> Any:
        chosen = {"scenario": scenario, "blight-card": "none", **options}
        people = ({"spirit": "river-surges-in-sunlight", "board": options.pop("board", "A")},)
        return rules.new(Setup("spirit-island", "base", "", {k: v for k, v in chosen.items() if k != "board"}, 3, people))

    offered = next(option for option in rules.setup_options("base") if option["id"] == "scenario")["choices"]
    assert offered[-2:] == ["calm", "watch"] and rules.difficulty({"scenario": "calm", "adversary": "england", "level": 1}) == 5
    assert {options["scenario"] for _, options in rules.set_ups("base")} >= {"calm", "watch"}
    calm, plain, watch = new("calm"), new("none"), new("watch")
    assert len(calm.hand["p0"]) == 5 and len(calm.minor_deck) == 35
    explorers = [sum(sum(n) for (_, kind), n in s.pieces.items() if kind == "explorer") for s in (calm, plain)]
    assert explorers[0] == explorers[1] + 2
    assert sum(watch.pieces[("A3", "dahan")]) == sum(plain.pieces[("A3", "dahan")]) + 2
    with pytest.raises(UsageError, match='the scenario "watch" names no land of board "B"'):
        new("watch", board="B")


def test_our_own_pack_adds_its_card(tmp_path: Path) -> None:
    shutil.copytree(Path(__file__).parents[2] / "packs" / "my-island", tmp_path / "pack")
    assert "card:whispering-reeds" in load_box([ISLAND, tmp_path / "pack"]).powers
