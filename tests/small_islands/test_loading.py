"""Data of this game that is not well formed is refused with file, line and what was probably meant, whatever is wrong with it."""

import copy

import pytest
import yaml

from game.core.engine.rng import Rng
from game.core.errors import DataError
from game.core.paths import data_dir
from game.small_islands.loading import load_box

SHIPPED = data_dir() / "small_islands"
JUNK = [None, 5, -1, "x", [], {}, ["a"], {"a": 1}, True, "LLLL", {"port": 1}]


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory, monkeypatch):
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path_factory.mktemp("home")))


def box_with(folder, name: str, text: str):
    (folder / f"{name}.yaml").write_text(f"replace: true\n{text}", encoding="utf-8")
    return load_box([SHIPPED, folder])


@pytest.mark.parametrize(
    "name, text, said",
    [
        ("tiles", "landscape:\n  - {id: l01, corners: LLSX, areas: []}\n", "four letters"),
        ("tiles", "landscape:\n  - {id: l01, corners: LLSS, areas: [{corners: [nw, en], symbols: []}]}\n", 'corner "en"'),
        ("tiles", "landscape:\n  - {id: l01, corners: LSSS, areas: [{corners: [nw], symbols: [flour]}]}\n", 'symbol "flour"'),
        ("tiles", "landscap: []\n", 'did you mean "landscape"'),
        ("objectives", "missions:\n  - {id: m01, mission: {more_then: {}}}\n", 'did you mean "more_than"'),
        ("objectives", "rewards:\n  - {id: r01, reward: {per_symbol: {plus: 1}}}\n", 'needs "per"'),
        ("objectives", "rewards:\n  - {id: r01, reward: {flat: {pp: six}}}\n", "a whole number"),
        ("objectives", "missions:\n  - {id: m01, mission: {has_at_least: {temple: 0}}}\n", "1 or more"),
        ("solo", "expedition:\n  - {id: e01, action: explore, goal: clsoe}\n", 'did you mean "close"'),
        ("solo", "alexis:\n  - {id: morning, stars: 1}\n", '"explore" is missing'),
        ("figures", "figures: {displays: 4}\n", 'did you mean "display"'),
        ("setup", "options:\n  - {id: rows, choices: [9], default: 8}\n", "one of the choices"),
    ],
)
def test_a_slip_is_named_with_its_place(tmp_path, name, text, said):
    with pytest.raises(DataError) as caught:
        box_with(tmp_path, name, text)
    assert said in str(caught.value) and f"{name}.yaml:" in str(caught.value)


def places(value, path=()):
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from places(part, (*path, key))


@pytest.mark.parametrize("name", ["tiles", "objectives", "solo", "setup", "figures"])
def test_whatever_is_wrong_is_said_and_never_breaks_the_loader(tmp_path, name):
    whole = yaml.safe_load((SHIPPED / f"{name}.yaml").read_text(encoding="utf-8"))
    chance, spots = Rng(11), [path for path in places(whole) if path]
    refused = 0
    for _ in range(15):
        made = copy.deepcopy(whole)
        *way, last = chance.pick(spots)
        part = made
        for key in way:
            part = part[key]
        if chance.below(2):
            part[last] = chance.pick(JUNK)
        else:
            del part[last]
        try:
            box_with(tmp_path, name, yaml.safe_dump(made, sort_keys=False))
        except DataError:
            refused += 1
    assert refused > 2
