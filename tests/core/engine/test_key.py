"""Keys taken apart and put together again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from game.core.engine.key import Key

CASES = Path(__file__).parents[2] / "cases"

# The keys of the contract pages of all games, those to come included.
CONTRACT = """
land:G5 card:call-to-tend innate:massive-flooding innate:massive-flooding/2 card:call-to-tend/0 seat:p0 branch:1 act:0
piece:G5/town piece:G5/town~1 piece:G5/presence move:G5/dahan>G4 move:G5/town~1>G4 track:energy track:plays deck:minor
deck:major element:sun cell:3,-1/r2 yes no done
tile:display/2 tile:hand/1 ship:own ship:grey current:1 next:0 current:mission/1 current:reward/0 next:mission/1
symbol:flower discovery:5 token:leaf>cell:1,0/flower token:port>cell:1,0 island:0,0 island:0,0/nw
destroyed ritual:A4 move:A4/presence>A5 piece:A4/presence fear:earned/1 fear:deck/2
area:P explore:deck explore:deck/2 explore:P rest ability:sable-witch character:hill-trapper discard:lucky-coin
dismiss:paladin leave:hollow-court claim:troll return:wrong-way attack:p1 trade:p1 give:card/lucky-coin
give:character/paladin explore mission:night-vigil reward:bonus reward:recruit reward:ex seat:p4
spirit:12 paddy:2 laborers:harvest/4 oxen:rock/1 ducks:2 hex:B1 keep rock:B1 water:2/0 drain:all weed:2 weed:2/ox duck:2
harvest:2/3 plant:2 tile:t05 buy:laborer buy:livestock paddy:p1/2 take:laborer take:livestock
""".split()


def keys_of_cases() -> set[str]:
    """Every text in a case file that is written as a key."""
    found: set[str] = set()

    def gather(value: Any) -> None:
        if isinstance(value, dict):
            for one in value.values():
                gather(one)
        elif isinstance(value, list):
            for one in value:
                gather(one)
        elif isinstance(value, str) and ":" in value and " " not in value:
            found.add(value)

    for file in CASES.rglob("*.yaml"):
        for case in yaml.load_all(file.read_text("utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
            gather({word: case[word] for word in ("when", "then") if word in case})
    return found


@pytest.mark.parametrize("text, key", [
    ("done", Key("done")),
    ("land:G5", Key("land", ("G5",))),
    ("piece:G5/town~1", Key("piece", ("G5", "town"), "", "1")),
    ("move:G5/dahan>G4", Key("move", ("G5", "dahan"), "G4")),
    ("move:G5/town~1>G4", Key("move", ("G5", "town"), "G4", "1")),
    ("cell:3,-1/r2", Key("cell", ("3,-1", "r2"))),
    ("token:leaf>cell:1,0/flower", Key("token", ("leaf",), "cell:1,0/flower")),
    ("laborers:harvest/4", Key("laborers", ("harvest", "4"))),
    ("explore:deck/2", Key("explore", ("deck", "2"))),
])  # fmt: skip
def test_a_key_has_a_kind_parts_a_target_and_a_suffix(text: str, key: Key) -> None:
    assert Key.of(text) == key
    assert str(key) == text


def test_every_key_of_the_contracts_comes_back_as_it_was() -> None:
    assert len(CONTRACT) > 80
    for text in CONTRACT:
        key = Key.of(text)
        assert str(key) == text
        assert key.kind and ":" not in key.kind, "nothing was left unread"
        assert bool(key.parts) == (":" in text) and bool(key.target) == (">" in text) and bool(key.suffix) == ("~" in text)


def test_every_key_in_the_case_files_comes_back_as_it_was() -> None:
    texts = keys_of_cases()
    assert len(texts) > 300
    assert [text for text in texts if str(Key.of(text)) != text] == []


@given(st.text(alphabet="ab0,-:/~>", max_size=12))
def test_no_text_is_changed(text: str) -> None:
    assert str(Key.of(text)) == text


def test_what_is_read_most_has_a_name() -> None:
    move = Key.of("move:G5/town~1>G4")
    assert (move.first, move.rest, move.target) == ("G5", "G5/town~1", "G4")
    assert str(move.source) == "move:G5/town~1"
    assert Key.of("done").first == "" == Key.of("done").rest
    assert Key.of("land:G5") is Key.of("land:G5"), "taken apart once"
