"""The data of the box against its own list of figures, so that a slip in a number or a range is caught."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.core.content import data

ROOT = Path(__file__).resolve().parents[2]
BOX = ROOT / "data" / "spirit_island"
FIGURES: dict[str, Any] = data.load(Path(__file__).with_name("facts_figures.yaml")).value
ELEMENTS = {"sun", "moon", "fire", "air", "water", "earth", "plant", "animal"}
MOVES = ("push", "gather", "destroy", "remove", "downgrade")
AMOUNTS = ("fear", "damage", "defend", "gain_energy")
PLAIN = (
    "range_bonus",
    "ward",
    "keep_card",
    "gain_elements",
    "restore_presence",
    "add_presence_here",
    "dahan_health",
)
PLAIN += ("remove_blight_near", "allow_repeat", "damage_bonus", "make_fast", "gain_power_card", "repeat")
FLAGS = (
    "copy_elements",
    "share_presence",
    "give_power_card",
    "block_blight",
    "protect_dahan",
    "mutual_damage",
)


def read(name: str) -> dict[str, Any]:
    return data.load(BOX / f"{name}.yaml").value


def by_id(items: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    found = {item["id"]: item for item in items}
    assert len(found) == len(items), "an id is there twice"
    return found


DECKS = {deck: by_id(read(f"powers_{deck}")["cards"]) for deck in ("minor", "major", "unique")}
CARDS = {card_id: card for deck in DECKS.values() for card_id, card in deck.items()}
SPIRITS = by_id(read("spirits")["spirits"])
FEAR = by_id(read("fear")["cards"])
INVADERS = read("invaders")
BOARDS = read("boards")


def amount(value: Any) -> str:
    if isinstance(value, list):
        return "+".join(amount(part) for part in value)
    if isinstance(value, dict):
        return f"{value['n']}/{value['per']}"
    return str(value)


def plain(ops: Any, found: list[str]) -> list[str]:
    """What the everyday verbs of an op list do, in order, as the figures file writes it."""
    if isinstance(ops, list):
        for op in ops:
            plain(op, found)
    elif isinstance(ops, dict):
        for key, value in ops.items():
            if key in MOVES and "health" in value:
                found.append(f"{key} health {amount(value['health'])}")
            elif key in MOVES:
                many = f"up to {amount(value['up_to'])}" if "up_to" in value else amount(value["n"])
                found.append(f"{key} {many} {'/'.join(value['what'])}")
            elif key in AMOUNTS:
                extra = f" different {amount(ops['different'])}" if "different" in ops else ""
                extra += f" bonus {ops['bonus']['plus']}" if "bonus" in ops else ""
                extra += " each" if ops.get("each") else ""
                extra += f" {'/'.join(ops['to'])}" if "to" in ops else ""
                found.append(f"{key} {amount(value)}{extra}")
            elif key == "add" and "blight" in value:
                found.append(f"add {value['blight']} blight")
            elif isinstance(value, (dict, list)):
                plain(value, found)
    return found


def special(ops: Any, found: list[str]) -> list[str]:
    """The same for the rarer verbs."""
    if isinstance(ops, list):
        for op in ops:
            special(op, found)
    elif isinstance(ops, dict):
        for key, value in ops.items():
            if key in PLAIN:
                found.append(f"{key} {value}")
            elif key in FLAGS:
                found.append(key)
            elif key == "range" and isinstance(value, int):
                found.append(f"range {value}")
            elif key == "retaliate":
                found.append(f"retaliate {value}" + (" adjacent" if ops.get("adjacent") else ""))
            elif key == "replace":
                new = " ".join(f"{kind} {n}" for kind, n in value["with"].items())
                found.append(f"replace {value['n']} {value['what']} {new}")
            elif key == "choose_land":
                found.append("choose_land " + " ".join(f"{name} {what}" for name, what in value.items()))
            elif key == "pay":
                found.append(f"pay {value['energy']} {value['who']}")
            elif key == "extra_fear":
                found.append(f"extra_fear {value} max {ops['max']}")
            elif key == "skip":
                optional = " optional" if value.get("optional") else ""
                found.append(f"skip {' '.join(value['actions'])} {value['n']}{optional}")
            elif key == "move":
                found.append(f"move up to {value['up_to']} {'/'.join(value['what'])}")
            elif key == "push" and "carry_defend" in value:
                found.append(f"carry_defend {value['carry_defend']}")
            elif isinstance(value, (dict, list)):
                special(value, found)
    return found


def lands(ops: Any, found: list[Any]) -> list[Any]:
    """The conditions for lands in a fear card, in order."""
    if isinstance(ops, list):
        for op in ops:
            lands(op, found)
    elif isinstance(ops, dict):
        for key, value in ops.items():
            if key in ("choose", "in_each_land", "in"):
                found.append(value)
            elif isinstance(value, (dict, list)):
                lands(value, found)
    return found


def of_card(card: dict[str, Any]) -> list[Any]:
    return [card["effects"], *card.get("thresholds", [])]


def test_counts() -> None:
    found = {deck: len(cards) for deck, cards in DECKS.items()}
    found |= {
        "spirits": len(SPIRITS),
        "fear": len(FEAR),
        "invaders": len(INVADERS["cards"]),
        "boards": len(BOARDS["boards"]),
    }
    assert found == FIGURES["counts"]
    assert set(CARDS) == set(FIGURES["powers"])
    files = ("powers_minor", "powers_major", "powers_unique", "spirits", "fear", "invaders", "boards")
    assert {read(name)["set"] for name in files} == {"horizons"}


@pytest.mark.parametrize("card_id", list(FIGURES["powers"]))
def test_power(card_id: str) -> None:
    card, want = CARDS[card_id], FIGURES["powers"][card_id]
    found = {key: card[key] for key in want["is"] if key in card}
    found["needs"] = [line["need"] for line in card.get("thresholds", [])]
    assert found == want["is"]
    assert ("range" in card) == ("from" in card) == (card["targets"] == "land")
    assert ("from_terrain" in card) == ("from_terrain" in want["is"])
    assert plain(of_card(card), []) == want["does"]
    assert special(of_card(card), []) == FIGURES["special"].get(card_id, [])


@pytest.mark.parametrize("spirit_id", list(FIGURES["spirits"]))
def test_spirit(spirit_id: str) -> None:
    spirit, want = SPIRITS[spirit_id], FIGURES["spirits"][spirit_id]
    assert spirit["setup"] == want["setup"]
    assert spirit["growth"] == want["growth"]
    assert spirit["tracks"] == {"energy": want["energy"], "plays": want["plays"]}
    assert [rule["id"] for rule in spirit["special_rules"]] == want["rules"]
    assert spirit["uniques"] == want["uniques"]
    assert [card["id"] for card in CARDS.values() if card.get("spirit") == spirit_id] == want["uniques"]
    (innate,) = spirit["innates"]
    assert {key: innate[key] for key in want["innate"]} == want["innate"]
    levels = []
    for level in innate["levels"]:
        does = plain(level["effects"], [])
        levels.append({"need": level["need"], "instead": level.get("instead", False), "does": does})
    assert levels == want["levels"]


@pytest.mark.parametrize("spirit_id", list(FIGURES["spirits"]))
def test_thirteen_discs(spirit_id: str) -> None:
    """Tracks without their first circles, and the discs that start on the island, make 13."""
    spirit = SPIRITS[spirit_id]
    start = sum(step["add_presence"] for step in spirit["setup"])
    assert start + sum(len(track) - 1 for track in spirit["tracks"].values()) == 13


def test_suggested_powers_are_in_the_box() -> None:
    for spirit in SPIRITS.values():
        assert set(spirit["suggested_powers_in_order"]) <= set(DECKS["minor"]) | set(DECKS["major"])


@pytest.mark.parametrize("card_id", list(FIGURES["fear"]))
def test_fear(card_id: str) -> None:
    for level, want in FIGURES["fear"][card_id].items():
        ops = FEAR[card_id]["levels"][level]
        assert plain(ops, []) == want["does"], level
        assert lands(ops, []) == want["where"], level
    assert set(FEAR[card_id]["levels"]) == {"1", "2", "3"}


def test_invaders() -> None:
    found = {}
    for card in INVADERS["cards"]:
        found[card["id"]] = {
            "stage": card["stage"],
            "terrains": card.get("terrains", []),
            "coastal": card.get("coastal", False),
            "acts": card.get("on_reveal") == INVADERS["stage_ii_action"]["id"],
        }
    assert found == FIGURES["invaders"]
    in_play = INVADERS["deck_setup"]["in_play_counts"]
    assert Counter(FIGURES["deck"]) == {stage: in_play[f"stage_{stage}"] for stage in (1, 2, 3)}
    pieces = {kind: {key: piece[key] for key in FIGURES["pieces"][kind]} for kind, piece in INVADERS["pieces"].items()}
    assert pieces == FIGURES["pieces"]


@pytest.mark.parametrize("board", list(FIGURES["boards"]))
def test_board(board: str) -> None:
    found = BOARDS["boards"][board]["lands"]
    assert found == FIGURES["boards"][board]
    assert Counter(land["terrain"] for land in found.values()) == dict.fromkeys(("jungle", "mountain", "sands", "wetland"), 2)
    for number, land in found.items():
        assert land["coastal"] == (number in ("1", "2", "3"))
        for other in land["adjacent"]:
            assert int(number) in found[str(other)]["adjacent"]


def test_layouts() -> None:
    layouts = BOARDS["layouts"]
    for name, want in FIGURES["layouts"].items():
        assert layouts[name]["boards"] == want["boards"]
        assert layouts[name]["cross_adjacency"] == want["cross"]
    for name in ("one-board-g", "one-board-h"):
        assert layouts[name]["boards"] == [name[-1].upper()]
        assert layouts[name]["cross_adjacency"] == []
    assert all(BOARDS["boards"][board].get("set") != "base" for spec in layouts.values() for board in spec["boards"])


def test_only_known_elements() -> None:
    for card in CARDS.values():
        assert set(card["elements"]) <= ELEMENTS
        assert len(set(card["elements"])) == len(card["elements"])


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_everything_has_a_name_of_its_own(lang: str) -> None:
    text = (ROOT / "data" / "spirit_island" / "text" / lang / "names.ftl").read_text(encoding="utf-8")
    names = dict(line.split(" = ", 1) for line in text.splitlines() if line.startswith("name-"))
    ids = [f"name-card-{i}" for i in CARDS] + [f"name-spirit-{i}" for i in SPIRITS] + [f"name-fear-{i}" for i in FEAR]
    ids += [f"name-invader-{card['id']}" for card in INVADERS["cards"]]
    for spirit in SPIRITS.values():
        ids += [f"name-rule-{rule['id']}" for rule in spirit["special_rules"]]
        ids += [f"name-innate-{innate['id']}" for innate in spirit["innates"]]
    assert [i for i in ids if i not in names] == []
    twice = [name for name, n in Counter(names[i].casefold() for i in ids).items() if n > 1]
    assert twice == []
    assert [name for name in names.values() if len(name) > 44 or "'" in name] == []
