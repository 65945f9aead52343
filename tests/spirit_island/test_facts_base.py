"""The data of the first box against its own list of figures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.content import data
from game.core.paths import data_dir

FOLDER = data_dir() / "spirit_island" / "base"
FIGURES: dict[str, Any] = data.load(Path(__file__).with_name("facts_figures_base.yaml")).value


def read(name: str, shelf: str) -> dict[str, dict[str, Any]]:
    listed = data.load(FOLDER / f"{name}.yaml").value[shelf]
    found = {item["id"]: item for item in listed}
    assert len(found) == len(listed), "an id is there twice"
    return found


CARDS, SPIRITS = read("powers_unique", "cards"), read("spirits", "spirits")
ADVERSARIES, BLIGHT = read("adversaries", "adversaries"), read("blight", "cards")
SCENARIOS = read("scenarios", "scenarios")
POWERS = {card: (spirit, row) for spirit, cards in FIGURES["powers"].items() for card, row in cards.items()}


def test_nothing_is_missing_and_nothing_too_much() -> None:
    assert set(CARDS) == set(POWERS) and set(SPIRITS) == set(FIGURES["spirits"])
    assert set(ADVERSARIES) == set(FIGURES["adversaries"]) and set(BLIGHT) == set(FIGURES["blight"]["cards"])
    assert set(SCENARIOS) == set(FIGURES["scenarios"])
    assert {data.load(file).value["set"] for file in FOLDER.glob("*.yaml")} == {"base"}


@pytest.mark.parametrize("card_id", list(POWERS))
def test_power(card_id: str) -> None:
    card, (spirit, wanted) = CARDS[card_id], POWERS[card_id]
    reach = [card["range"], card["from"]] if card["targets"] == "land" else []
    assert [card["cost"], card["speed"], card["elements"], *reach, card["target"]] == wanted
    assert (card["deck"], card["spirit"]) == ("unique", spirit)
    assert "thresholds" not in card


@pytest.mark.parametrize("spirit_id", list(FIGURES["spirits"]))
def test_spirit(spirit_id: str) -> None:
    spirit, wanted = SPIRITS[spirit_id], FIGURES["spirits"][spirit_id]
    found = {key: spirit[key] for key in ("complexity", "growth", "power_summary")}
    found |= {"energy": spirit["tracks"]["energy"], "plays": spirit["tracks"]["plays"]}
    found["rules"] = [rule["id"] for rule in spirit["special_rules"]]
    found["innates"] = {
        innate["id"]: {"speed": innate["speed"], "needs": [level["need"] for level in innate["levels"]]}
        for innate in spirit["innates"]
    }
    if "progression" in spirit:
        found["progression"] = spirit["progression"]
    assert found == wanted
    files = [data.load(FOLDER.parent / f"powers_{name}.yaml").value for name in ("minor", "major")]
    decks = {card["id"] for file in files for card in file["cards"]}
    assert decks.issuperset(spirit.get("progression", ()))
    assert set(spirit["uniques"]) == set(FIGURES["powers"][spirit_id]) and len(spirit["uniques"]) == 4


@pytest.mark.parametrize("spirit_id", list(FIGURES["spirits"]))
def test_thirteen_discs(spirit_id: str) -> None:
    """Tracks without their first circles, and the discs that start on the island, make 13."""
    spirit = SPIRITS[spirit_id]
    start = sum(step["add_presence"] for step in spirit["setup"])
    assert start + sum(len(track) - 1 for track in spirit["tracks"].values()) == 13


def test_blight_cards() -> None:
    assert data.load(FOLDER / "blight.yaml").value["healthy"] == FIGURES["blight"]["healthy"]
    assert {name: card["per_player"] for name, card in BLIGHT.items()} == FIGURES["blight"]["cards"]


@pytest.mark.parametrize("adversary_id", list(FIGURES["adversaries"]))
def test_adversary(adversary_id: str) -> None:
    adversary = ADVERSARIES[adversary_id]
    found = {
        "difficulty": adversary["difficulty"],
        "fear_deck": [level["fear_deck"] for level in adversary["levels"]],
        "invader_deck": [level.get("invader_deck", "") for level in adversary["levels"]],
    }
    assert found == FIGURES["adversaries"][adversary_id] and len(adversary["levels"]) == 6


@pytest.mark.parametrize("scenario_id", list(FIGURES["scenarios"]))
def test_scenario(scenario_id: str) -> None:
    scenario, wanted = SCENARIOS[scenario_id], dict(FIGURES["scenarios"][scenario_id])
    found = {**scenario, **scenario.get("heart", {}), **scenario.get("ritual", {})}
    wanted.pop("inner", None), wanted.pop("inner_of_four", None)
    assert {word: found[word] for word in wanted} == wanted


def test_the_inner_lands_of_each_layout_and_place() -> None:
    heart, wanted = SCENARIOS["guard-the-isles-heart"]["heart"], FIGURES["scenarios"]["guard-the-isles-heart"]
    places = data.load(FOLDER / "boards.yaml").value["places"]
    for layout, of in places.items():
        corners, many = heart["places"][layout], of["players"][0]
        assert len(corners) == len(of["places"])
        for place, corner in zip(of["places"], corners):
            lands = wanted["inner_of_four"][place] if many == 4 else wanted["inner"][str(many)]
            assert heart["corners"][corner] == lands


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_everything_has_a_name_of_its_own(lang: str) -> None:
    lines = (FOLDER.parent / "text" / lang / "names.ftl").read_text(encoding="utf-8").splitlines()
    names = dict(line.split(" = ", 1) for line in lines if line.startswith("name-"))
    ids = [f"name-card-{one}" for one in CARDS] + [f"name-spirit-{one}" for one in SPIRITS]
    ids += [f"name-blight-card-{one}" for one in BLIGHT] + [f"name-adversary-{one}" for one in ADVERSARIES]
    ids += [f"name-scenario-{one}" for one in SCENARIOS]
    for spirit in SPIRITS.values():
        ids += [f"name-rule-{rule['id']}" for rule in spirit["special_rules"]]
        ids += [f"name-innate-{innate['id']}" for innate in spirit["innates"]]
    assert [one for one in ids if one not in names] == []
    kinds = ("name-card", "name-spirit", "name-innate")
    others = [name for one, name in names.items() if one not in ids and one.startswith(kinds)]
    assert len({names[one] for one in ids} - set(others)) == len(ids)
