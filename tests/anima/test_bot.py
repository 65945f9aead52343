"""What the one-look bot does in positions where one answer is plainly better."""

from __future__ import annotations

import pytest

from game import ai, games
from game.core.content import data
from game.core.play import cases

RULES = games.rules("anima")


def answers(given: str, step: str, most: int) -> list[str]:
    """What greedy answers to the first questions of a position."""
    text = f"name: x\ngame: anima\nseats: 2\ngiven:\n  clear: true\n  turn: 4\n{given}\nwhen: [{{{step}}}]\n"
    case = cases.Case(data.DocumentPart(data.parse(text, "x.yaml"), (), data.parse(text, "x.yaml").value))
    state = cases.vocabulary_of("anima").table_position(case)
    found: list[str] = []
    while len(found) < most:
        decision = RULES.decision(state)
        assert decision is not None and decision.seats == ("p0",)
        found.append(ai.make("greedy", RULES, "p0", 1).choose(RULES.view(state, "p0"), decision))
        RULES.apply(state, "p0", found[-1])
    return found


WINTER = "  areas: {heather-moor: {}, fogbound-forest: {}}\n  p0: {at: heather-moor, group: [iron-penitent, drifting-sellsword], "


@pytest.mark.parametrize(
    ("missions", "wanted"), [("[wolf-winter]", "mission:wolf-winter"), ("[tribute]", "explore")], ids=["resistance", "none"]
)
def test_it_holds_the_area_that_a_mission_has_it_hold(missions: str, wanted: str) -> None:
    """It explored there for ever: a resistance was counted among the rewards of an exploration."""
    assert answers(WINTER + f"missions: {missions}}}", "do: exploration", 1) == [wanted]


def test_it_stays_where_a_resistance_is_under_way() -> None:
    given = WINTER + "open: [{id: wolf-winter, resisted: 1, area: heather-moor}]}"
    assert answers(given, "do: movement", 1) == ["area:heather-moor"]


def test_it_tries_the_last_step_of_a_mission_before_another_reward() -> None:
    given = "  areas: {fogbound-forest: {table: [0, 0, 0, 0, 0, 0]}}\n"
    given += "  p0: {at: fogbound-forest, group: [iron-penitent, paladin, drifting-sellsword], missions: [night-vigil]}"
    assert answers(given, "do: exploration", 2) == ["explore", "mission:night-vigil"]


ZEPPELIN = """  areas: {heather-moor: {}, fogbound-forest: {encounter: ENCOUNTER}}
  p0: {at: heather-moor, group: [paladin, ash-duelist], hand: [HAND], missions: [night-vigil]}"""


@pytest.mark.parametrize(
    ("hand", "encounter", "wanted"),
    [
        ("zeppelin-travel", "cave-brute", ["card:zeppelin-travel", "area:fogbound-forest"]),
        ("zeppelin-travel", "inn", ["area:fogbound-forest"]),
    ],
)
def test_a_card_of_the_movement_is_played_where_it_helps(hand: str, encounter: str, wanted: list[str]) -> None:
    """Past a monster that lies there face up; not past what does no harm."""
    given = ZEPPELIN.replace("HAND", hand).replace("encounter: ENCOUNTER", f"encounter: {encounter}, face_up: true")
    assert answers(given, "do: movement", len(wanted)) == wanted


def test_it_looks_before_it_goes_where_something_dangerous_may_lie() -> None:
    given = """  areas: {drowned-capital: {encounter: void-spawn}, heather-moor: {}}
  p0: {at: heather-moor, group: [wizard, thief], hand: [far-sight], missions: [mirror-caravan]}"""
    assert answers(given, "do: movement", 3) == ["card:far-sight", "character:wizard", "area:drowned-capital"]


def test_an_event_that_does_harm_is_warded_off_and_no_other() -> None:
    given = "  areas: {heather-moor: {}}\n  p0: {at: heather-moor, group: [wizard, thief], hand: [ward-circle]}"
    for card, wanted in (("bad-weather", "card:ward-circle"), ("merchant-caravan", "done")):
        assert answers(given, f"encounter: {{seat: p0, card: {card}}}", 1) == [wanted]
