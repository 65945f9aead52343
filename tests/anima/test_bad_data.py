"""Data of this game that is not well formed is refused in one sentence, with file, line and what is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game.anima.loading import load_box
from game.anima.words.names import unnamed
from game.core.errors import DataError
from game.core.paths import data_dir

SHIPPED = data_dir() / "anima"


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path_factory.mktemp("home")))


def box_with(folder: Path, name: str, text: str) -> Any:
    (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return load_box([SHIPPED, folder])


def card(**words: str) -> str:
    return "cards:\n  - {" + ", ".join(f"{word.rstrip('_')}: {value}" for word, value in words.items()) + "}\n"


def character(**words: str) -> str:
    return card(**{"id": "x", "strength": "1", "speed": "1", "gender": "male", "skills": "[]", "special": "null", **words})


def area(**words: str) -> str:
    whole = {"id": "x", "level": "1", "trade": "false", "table": "[0, 0, 0, 1, 1, 1]", "rewards": "[bonus, recruit, mission]"}
    return card(**{**whole, **words})


def monster(**words: str) -> str:
    return card(**{"id": "x", "kind": "monster", "level": "1", "strength": "3", **words})


def plot(**words: str) -> str:
    return card(**{"id": "x", "family": "plot", "window": "reset", "effects": "[{draw: 1}]", **words})


def main(step: str) -> str:
    return f"main:\n  - {{id: x, steps: [{step}]}}\n"


TRY = "crisis: {turns: 8, effects: []}}\n"
SLIPS = {
    "a card without a level": ("encounters", card(id="x", kind="monster", strength="3"), '"level" is missing'),
    "an area without a level": ("areas", area().replace("level: 1, ", ""), '"level" is missing'),
    "a level that is none": ("areas", area(level="4"), "4 is more than 3"),
    "a table of five results": ("areas", area(table="[0, 0, 0, 1, 1]"), "a table has 6 results"),
    "a table of seven results": ("areas", area(table="[0, 0, 0, 0, 1, 1, 1]"), "this one has 7"),
    "a result that is none": ("areas", area(table="[0, 0, 0, 0, 0, {specail: []}]"), "{special: [effects]} is expected"),
    "two rewards": ("areas", area(rewards="[bonus, mission]"), "three rewards, and this one has 2"),
    "a reward twice": ("areas", area(rewards="[bonus, bonus, mission]"), "rewards of an area differ"),
    "a reward nobody knows": ("areas", area(rewards="[bonus, gold, mission]"), "gold"),
    "a trigger nobody opens": (
        "advantages",
        plot(window="interrupt", when="{journey: own}"),
        'nobody opens the trigger "journey"',
    ),
    "a trigger with a slip": ("advantages", plot(window="interrupt", when="{travle: own}"), 'did you mean "travel"'),
    "a trigger of nobody": ("advantages", plot(window="interrupt", when="{travel: mine}"), 'unknown word "mine"'),
    "a roll for nothing": ("advantages", plot(window="interrupt", when="{roll: own, of: trade}"), 'unknown roll "trade"'),
    "a reply to nothing": ("advantages", plot(window="interrupt"), 'says with "when" what it answers'),
    "a reply that is none": ("advantages", plot(when="{travel: own}"), 'says with "when" what it answers'),
    "an unknown effect": ("advantages", plot(effects="[{drow: 1}]"), 'unknown effect "drow" - did you mean "draw"'),
    "an unknown word": ("advantages", plot(effects="[{draw: 1, form: area}]"), 'draw has no "form"'),
    "an unknown value": ("advantages", plot(effects="[{steal: 1, choice: luck}]"), 'unknown word "luck"'),
    "nothing drawn": ("advantages", plot(effects="[{draw: 0}]"), "a whole number from 1 on"),
    "more kept than drawn": ("advantages", plot(effects="[{draw: 1, keep: 2, rest: discard}]"), "2 cannot be kept of 1"),
    "the rest nowhere": ("advantages", plot(effects="[{draw: 3, keep: 1}]"), "says so with keep and rest: discard"),
    "areas in the hand": ("advantages", plot(effects="[{draw: 1, deck: area}]"), "says so with keep and rest: bottom"),
    "areas thrown away": ("advantages", plot(effects="[{draw: 3, deck: area, keep: 1, rest: discard}]"), "goes here: bottom"),
    "a table after a verb": ("advantages", plot(effects="[{draw: {n: 1}}]"), "a number or a word"),
    "a move past nothing": ("advantages", plot(effects="[{move: any_active_area, ignore: [rain]}]"), 'unknown word "rain"'),
    "no strength added": ("advantages", plot(effects="[{strength: 0}]"), "other than 0"),
    "only true": ("encounters", card(id="x", kind="event", level="1", effects="[{end_turn: false}]"), "only true"),
    "an unknown condition": ("advantages", plot(if_="{enemie: group}"), 'unknown condition "enemie" - did you mean "enemy"'),
    "no condition at all": ("advantages", plot(if_="[]"), "a table of conditions"),
    "a condition of nothing": ("advantages", plot(effects="[{draw: 1, if: {enemy_kind: fish}}]"), 'unknown word "fish"'),
    "a condition as a number": ("advantages", plot(if_="{attacked: 1}"), 'unknown word "1" for attacked'),
    "an answer of no member": (
        "advantages",
        plot(effects="[{draw: 1, when: bonus_taken}]"),
        'only what an organisation gives or obliges to has "when"',
    ),
    "a skill card without skill": ("advantages", plot(family="skill"), "names its skill"),
    "an organisation that acts": ("advantages", plot(subtype="organisation"), "in place of effects"),
    "a war with nobody": (
        "advantages",
        "cards:\n  - {id: x, family: plot, subtype: organisation, window: reset, gives: [{strength: 1}], at_war_with: [y]}\n",
        'unknown organisation "y"',
    ),
    "a war of one side": (
        "advantages",
        plot(subtype="organisation", gives="[{strength: 1}]", at_war_with="[free-knives]").replace("effects: [{draw: 1}], ", ""),
        "a war has two sides",
    ),
    "a monster without strength": ("encounters", card(id="x", kind="monster", level="1"), '"strength" is missing'),
    "an event with strength": (
        "encounters",
        card(id="x", kind="event", level="1", strength="2", effects="[{draw: 1}]"),
        "a card of kind event has no strength",
    ),
    "a creature nobody knows": ("encounters", monster(creature="fish"), "fish"),
    "a moment nobody knows": (
        "encounters",
        monster(special="{when: after_battle, effects: []}"),
        "after_battle",
    ),
    "what always counts acts": (
        "characters",
        character(special="{kind: passive, effects: [{recruit: 1}]}"),
        "recruit does something at a moment",
    ),
    "what is tapped for always counts": (
        "characters",
        character(special="{kind: tap, window: battle, effects: [{immune: face_down}]}"),
        "immune does nothing at a moment",
    ),
    "a tap without window": ("characters", character(special="{kind: tap, effects: [{draw: 1}]}"), '"window" is missing'),
    "an unknown skill": ("characters", character(skills="[karate]"), "karate"),
    "a card that is there": ("characters", character(id="thief"), "there already"),
    "a card of another kind": ("advantages", plot(id="thief"), "there already, among the cards of kind"),
    "an unknown step": ("missions", main("{visti: {areas: [red-canyon]}}"), 'unknown step "visti" - did you mean "visit"'),
    "a step in no area": ("missions", main("{visit: {areas: []}}"), "cannot be met: it names no area"),
    "a step in an unknown area": ("missions", main("{visit: {areas: [red-canyno]}}"), 'unknown area "red-canyno"'),
    "a step that is too dear": ("missions", main("{pay: {areas: [red-canyon], advantages: 6}}"), "cannot be met: a hand has 5"),
    "a step for too many": ("missions", main("{have: {areas: [red-canyon], characters: 5}}"), "cannot be met: a group has 4"),
    "a step without enemies": (
        "missions",
        main("{resist: {areas: [red-canyon], turns: 2, enemies: [{strength: 5}]}}"),
        "cannot be met: it lasts 2 turns and has 1 enemies",
    ),
    "a step elsewhere than nowhere": (
        "missions",
        main("{visit: {areas: [red-canyon], different_area: true}}"),
        "cannot be met: there is no step before it",
    ),
    "a step elsewhere in one area": (
        "missions",
        main("{visit: {areas: [red-canyon]}}, {visit: {areas: [red-canyon], different_area: true}}"),
        "cannot be met: there is no other area",
    ),
    "a mission without steps": ("missions", "main:\n  - {id: x, steps: []}\n", "at least one step"),
    "a final mission nowhere": (
        "missions",
        main("{visit: {areas: [red-canyon]}}").replace("main:", "final:").replace("]}\n", f"], place_on_reveal: [moon], {TRY}"),
        'unknown area "moon"',
    ),
    "a default that is no choice": ("setup", "options:\n  - {id: x, choices: [1], default: 2}\n", "one of the choices"),
    "two who stand up at once": ("advantages", plot(effects="[{untap: 2, of: own}]"), 'unknown word "2"'),
    "two who lie down at once": ("advantages", plot(effects="[{face_down: 2, of: any}]"), 'unknown word "2"'),
    "a cost of two": ("advantages", plot(effects="[{may: [{draw: 1}], cost: [{discard: 2}]}]"), "a cost is one advantage"),
    "a figure that is none": ("figures", "replace: true\nfigures: {hand: many}\n", "a whole number"),
}


@pytest.mark.parametrize(("name", "text", "said"), SLIPS.values(), ids=SLIPS)
def test_a_slip_is_named_with_its_place(tmp_path: Path, name: str, text: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        box_with(tmp_path, name, text)
    sentence = str(caught.value)
    assert said in sentence and f"{name}.yaml:" in sentence and "\n" not in sentence
    assert caught.value.line and caught.value.line >= 1


def test_as_many_are_kept_as_the_set_up_asks(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="of 4 advantages dealt the set-up keeps 3, not 2"):
        box_with(tmp_path, "figures", "replace: true\nfigures:\n  advantages: {deal: 4, keep: 2}\n")


def test_a_step_whose_areas_give_no_missions_cannot_be_met(tmp_path: Path) -> None:
    (tmp_path / "areas.yaml").write_text(area(id="far-rock", rewards="[bonus, recruit, {ex: [{draw: 1}]}]"), "utf-8")
    with pytest.raises(DataError, match="none of its areas has the reward mission"):
        box_with(tmp_path, "missions", main("{visit: {areas: [far-rock]}}"))


def test_a_step_for_a_skill_that_nobody_has_cannot_be_met(tmp_path: Path) -> None:
    people = "".join(character(id=f"x{n}", skills="[ki]").removeprefix("cards:\n") for n in range(10))
    (tmp_path / "characters.yaml").write_text(f"replace: true\ncards:\n{people}", "utf-8")
    with pytest.raises(DataError, match="no character has the skill magic"):
        load_box([SHIPPED, tmp_path])


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("characters", "replace: true\n" + character(skills="[ki, magic, trickery]"), "1 characters, at least 10"),
        ("encounters", "replace: true\n" + monster(), "1 encounters, at least 5"),
        ("missions", "replace: true\nmain: []\nfinal: []\n", "0 main missions, at least 10"),
    ],
)
def test_a_deck_that_does_not_suffice_for_five_is_refused(tmp_path: Path, name: str, text: str, said: str) -> None:
    with pytest.raises(DataError, match=said):
        box_with(tmp_path, name, text)


def test_the_cards_of_the_readme_are_cards(tmp_path: Path) -> None:
    written = re.findall(r"```yaml\n(.*?)```", (SHIPPED / "README.md").read_text(encoding="utf-8"), re.S)
    shelves: dict[str, str] = {}
    for name, cards in zip(("characters", "areas", "encounters", "advantages", "advantages", "missions"), written, strict=True):
        shelves[name] = shelves.get(name, "") + cards
    for name, cards in shelves.items():
        (tmp_path / f"{name}.yaml").write_text(f"{'main' if name == 'missions' else 'cards'}:\n{cards}", "utf-8")
    box = load_box([SHIPPED, tmp_path])
    assert {kind: len(items) for kind, items in box.raw.items()} == {
        "character": 21,
        "area": 15,
        "encounter": 30,
        "advantage": 33,
        "main": 11,
        "final": 3,
    }


def test_a_card_without_a_name_is_found_with_its_place(tmp_path: Path) -> None:
    box = box_with(tmp_path, "characters", character(id="nobody-yet"))
    found = [str(problem) for problem in unnamed(box)]
    assert len(found) == 3 and all("characters.yaml:2" in one and "name-anima-nobody-yet" in one for one in found)
    assert not unnamed(load_box([SHIPPED]))
