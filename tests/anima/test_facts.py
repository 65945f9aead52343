"""The data of the box against their own list of figures, so that a slip in a card is caught."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.anima.loading import load_box
from game.anima.terms import CREATURES, SKILLS
from game.core.content import data
from game.core.engine.ops import Where
from game.core.paths import data_dir

BOX = load_box([data_dir() / "anima"])
FIGURES: dict[str, Any] = data.load(Path(__file__).with_name("facts_figures.yaml")).value
WHERE = Where(None)
Item = dict[str, Any]


# ------------------------------------------------------------------------------------------------ the form of the list


def said(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "(" + " ".join(f"{word}={said(one)}" for word, one in value.items()) + ")"
    return "[" + " ".join(map(said, value)) + "]" if isinstance(value, list) else str(value)


def ops(effects: list[Item]) -> str:
    return "; ".join(" ".join(f"{word}={said(one)}" for word, one in op.items()) for op in effects) or "-"


def when(written: Item) -> str:
    return ",".join(f"{name}={whose}" for name, whose in written.get("when", {}).items()) or "-"


def ifs(written: Item) -> str:
    return said(written["if"]) if "if" in written else "-"


def result(written: Any) -> str:
    if not isinstance(written, dict):
        return str(written)
    word, effects = next(iter(written.items()))
    return f"{word}{{{ops(effects)}}}"


def character(item: Item) -> str:
    special, ability = item["special"], "-"
    if special:
        head = (special["kind"], special.get("window", "-"), when(special), ifs(special))
        ability = f"{' '.join(head)}: {ops(special['effects'])}"
    return f"{item['strength']}/{item['speed']} {item['gender']} {'+'.join(item['skills']) or '-'} | {ability}"


def area(item: Item) -> str:
    table, rewards = (", ".join(map(result, item[word])) for word in ("table", "rewards"))
    return f"{item['level']} {'trade' if item['trade'] else '-'} | {table} | {rewards} | {ops(item.get('special_rules', []))}"


def encounter(item: Item) -> str:
    if item["kind"] == "event":
        return f"event {item['level']} | {ops(item['effects'])}"
    special = item["special"]
    printed = f"{special['when']}: {ops(special['effects'])}" if special else "-"
    return f"monster {item['level']} {item['strength']} {item['creature']} | {printed}"


def advantage(item: Item) -> str:
    rival = "rival" if item.get("rival") else "-"
    head = f"{item['family']} {item.get('skill', '-')} x{item.get('copies', 1)} {item['window']} {when(item)} {rival}"
    if "subtype" in item:
        war = " ".join(item["at_war_with"])
        return f"{head} {item['subtype']} | war {war} | gives {ops(item['gives'])} | obliges {ops(item['obliges'])}"
    return f"{head} | {ifs(item)} | {ops(item['effects'])}"


def steps(item: Item) -> str:
    return " > ".join(f"{kind} {said(step)}" for one in item["steps"] for kind, step in one.items())


def main(item: Item) -> str:
    return f"{steps(item)} | {said(item['reward'])} | {'hidden' if item.get('hidden_until_done') else '-'}"


def final(item: Item) -> str:
    crisis = item["crisis"]
    return f"{steps(item)} | places {' '.join(item['place_on_reveal'])} | crisis {crisis['turns']} {ops(crisis['effects'])}"


# ------------------------------------------------------------------------------------------------ tests


@pytest.mark.parametrize(
    ("shelf", "kind", "written"),
    (
        ("characters", "character", character),
        ("areas", "area", area),
        ("encounters", "encounter", encounter),
        ("advantages", "advantage", advantage),
        ("main", "main", main),
        ("final", "final", final),
    ),
)
def test_every_card_is_as_its_list_says(shelf: str, kind: str, written: Any) -> None:
    assert {name: written(item) for name, item in BOX.raw[kind].items()} == FIGURES[shelf]


def test_the_box_has_its_110_cards() -> None:
    counts = {kind: len(BOX.deck(kind)) for kind in BOX.raw}
    assert counts == {"character": 20, "area": 14, "encounter": 28, "advantage": 35, "main": 10, "final": 3}
    assert sum(counts.values()) == 110
    assert len(BOX.deck("advantage", solo=True)) == 28


def test_the_decks_are_mixed_as_they_were_balanced() -> None:
    people = list(BOX.characters.values())
    assert sum(one.strength for one in people) == 44 and sum(one.speed for one in people) == 50
    assert Counter(skill for one in people for skill in one.skills) == {"ki": 7, "magic": 7, "trickery": 6}
    met = list(BOX.encounters.values())
    assert Counter(one.kind for one in met) == {"monster": 18, "event": 10}
    assert Counter(one.level for one in met) == {1: 12, 2: 9, 3: 7}
    areas = list(BOX.areas.values())
    assert Counter(one.level for one in areas) == {1: 5, 2: 5, 3: 4}
    assert sum(one.trade for one in areas) == 5
    assert Counter(one.level for one in areas if "recruit" in one.rewards) == {1: 4, 2: 3, 3: 1}
    assert all(len(one.rewards) == 3 and "mission" in one.rewards for one in areas)
    cards = [BOX.advantages[card] for card in BOX.deck("advantage")]
    kinds = Counter("organisation" if one.organisation else one.skill or "plot" for one in cards)
    assert kinds == {"ki": 6, "magic": 6, "trickery": 6, "plot": 13, "organisation": 4}


def test_what_is_known_is_marked() -> None:
    marked = {card: item["confidence"] for kind in BOX.raw.values() for card, item in kind.items() if "confidence" in item}
    assert set(marked) == {"paladin", "thief", "inn", "sleep", "wrong-way", "zeppelin-travel", "betrayal"}
    assert set(marked["paladin"].values()) == {"known"} and set(marked["inn"].values()) == {"likely"}


def test_the_numbers_of_the_rules() -> None:
    figures = BOX.figures
    assert (figures["group"], figures["hand"], figures["areas"], figures["death_margin"]) == (4, 5, 2, 5)
    assert figures["rest"] == {"strength": 2, "speed": 2}
    assert figures["missions"]["deal"] == 2
    assert [figures[kind][word] for kind in ("characters", "advantages") for word in ("deal", "keep")] == [2, 1, 4, 3]
    assert [figures["solo"][level] for level in ("easy", "normal", "hard")] == [28, 20, 14]
    assert {name: option["default"] for name, option in BOX.options.items()} == {
        "area-tree": False,
        "long-game": False,
        "crisis": False,
        "false-alarm-ends-exploration": True,
        "turn-limit": 60,
        "level": "normal",
        "replies": "own",
    }


def test_what_a_case_writes_out_is_a_card() -> None:
    box = load_box([data_dir() / "anima"])
    for kind, written in (
        ("character", {"id": "a", "strength": 4}),
        ("area", {"id": "b", "level": 2, "rewards": ["bonus"]}),
        ("encounter", {"id": "c", "strength": 7}),
        ("advantage", {"id": "d", "skill": "ki", "when": {"battle": "own"}, "effects": [{"strength": 3}]}),
        ("main", {"id": "e", "steps": [{"visit": {"areas": ["b"]}}]}),
    ):
        assert box.written_out(kind, written, WHERE) == written["id"]
        assert written["id"] not in box.deck(kind)
    assert (box.characters["a"].strength, box.characters["a"].skills) == (4, ())
    assert (box.areas["b"].level, box.areas["b"].table) == (2, (0,) * 6)
    assert (box.encounters["c"].kind, box.encounters["c"].level) == ("monster", 1)
    assert (box.advantages["d"].family, box.advantages["d"].window) == ("skill", "interrupt")


def test_no_word_of_the_cards_is_unknown_to_the_terms() -> None:
    assert {one.creature for one in BOX.encounters.values() if one.kind == "monster"} == set(CREATURES)
    assert {one.skill for one in BOX.advantages.values() if one.skill} == set(SKILLS)
