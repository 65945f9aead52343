"""What is said to have lost a game of Spirit Island: the reason by name, and what alone would have saved it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.engine.decision import Setup
from game.core.play.session import Session
from scenes.app import game_list
from tests.scenes.endings import Ended
from tests.scenes.hands import read

EVERYWHERE = ("i-mountain", "i-jungle", "i-sands", "i-wetland")


def sunk(arrange: Callable[[Any], None], reason: str, seats: int = 1, **options: str) -> Session:
    """A game of the first box that is lost as nobody does anything, from a position of its second turn."""
    rules = game_list.rules_for("spirit-island")
    options = {"blight-card": "none", **options}
    people = ({"spirit": "thunderspeaker", "board": "A"}, {"spirit": "vital-strength-of-the-earth", "board": "B"})[:seats]
    setup = Setup("spirit-island", "base", "", options, 3, people)
    s = rules.new(setup)
    while s.phase != "fast":
        option = next((o for o in rules.options(s) if o.key == "done"), rules.options(s)[0])
        rules.apply(s, option.seat, option.key)
    s.pieces, s.presence, s.mods, s.memo = {("A1", "dahan"): (4,), ("A8", "explorer"): (1,)}, {("A1", "p0"): 3}, [], None
    s.ravage_slot = s.build_slot = s.explore_slot = ()
    s.turn, s.blight_pool = 2, 9
    arrange(s)
    session = Session(rules, setup, start=s)
    while (asked := session.decision) is not None:
        offered = asked.options or asked.parts[0].options
        option = next((o for o in offered if o.key == "done"), offered[0])
        session.choose(option.seat, option.key)
    assert session.result and session.result.outcome == "loss" and session.result.reason.split()[0] == reason
    return session


def heart(s: Any) -> None:
    s.pieces["A7", "explorer"], s.build_slot = (1,), EVERYWHERE


def capital(s: Any) -> None:
    s.pieces["A2", "town"], s.pieces["A2", "city"], s.build_slot = (3,), (3,), EVERYWHERE


def time_over(s: Any) -> None:
    s.invader_deck = ()


def alone(s: Any) -> None:
    s.presence = {("A2", "p0"): 1}
    s.pieces["A2", "city"], s.ravage_slot = (1,), EVERYWHERE


def outnumbered(s: Any) -> None:
    s.pieces["A2", "dahan"], s.pieces["A2", "town"], s.terror = (1,), (4,), 3
    time_over(s)


def last_strike(s: Any) -> None:
    s.pieces["A2", "dahan"], s.pieces["A2", "town"], s.terror = (1,), (4,), 4


def few(s: Any) -> None:
    s.pieces["A1", "dahan"], s.pieces["A2", "dahan"] = (1,), (1,)
    s.pieces["A2", "town"], s.ravage_slot = (1,), EVERYWHERE


def blight(s: Any) -> None:
    s.pieces["A2", "city"], s.ravage_slot, s.blight_pool = (1,), EVERYWHERE, 1


def two(s: Any) -> None:
    alone(s)
    s.blight_pool = 1


@pytest.mark.parametrize(
    ("arrange", "options", "reason", "said"),
    [
        (heart, {"scenario": "guard-the-isles-heart"}, "inner-land", (
            "The scenario is lost (Guard the Isle’s Heart): a town or city stands in an inner land (A7: 1 town).",
            "Had no town or city stood in A7, the island",
            "A town or city comes to an inner land (A7: 1 town).")),
        (capital, {"adversary": "england"}, "capital", (
            "The adversary has won (England): 7 or more towns and cities stand in one land (A2: 4 towns and 3 cities).",
            "Had fewer than 7 towns and cities stood in A2", "One land holds too many towns and cities (A2")),
        (few, {"scenario": "dahan-insurrection"}, "few-dahan", (
            "The scenario is lost (Dahan Insurrection): too few dahan are left, 1 of at least 2.",
            "Had 1 more dahan lived, the island", "With this too few dahan are left.")),
        (time_over, {}, "time", (
            "Time has run out: no invader card was left to explore with.",
            "Had 1 more invader been driven out, the island would be free")),
        (outnumbered, {"scenario": "dahan-insurrection"}, "time", ("Had the dahan been outnumbered in one land less",)),
        (last_strike, {"scenario": "dahan-insurrection"}, "insurrection", (
            "The scenario is lost (Dahan Insurrection): the dahan are still outnumbered in 1 land, a win allows none.",
            "Had the dahan been outnumbered in one land less")),
        (alone, {}, "no-presence", (
            "Thunderspeaker has no presence left on the island.",
            "Thunderspeaker: 1 presence destroyed in this game, all of it in turn 2.", "p0 loses the last presence, in A2.")),
        (blight, {}, "blight", (
            "Blight has overrun the island: none is left in the pool.",
            "Had one blight less come, the pool would have held", "The last blight of the pool comes to A2.")),
    ],
)  # fmt: skip
def test_what_is_said_to_have_lost_the_game_did(
    ended: Ended, arrange: Any, options: Any, reason: str, said: tuple[str, ...]
) -> None:
    """A game lost by its scenario was said to have been lost by one blight, and nothing named the land."""
    app, scene = ended(sunk(arrange, reason, **options), still=True)
    view = read(app).replace("\N{NO-BREAK SPACE}", " ")
    assert [words for words in said if words not in view] == [], view
    assert ("Had one blight less" in view) == (reason == "blight")
    assert reason in ("time", "insurrection") or "Last decision" not in "".join(moment.text for moment in scene.ending.key)


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize(
    ("arrange", "options", "reasons"),
    [
        (heart, {"scenario": "guard-the-isles-heart"}, ("inner-land",)),
        (capital, {"adversary": "england"}, ("capital",)),
        (few, {"scenario": "dahan-insurrection"}, ("few-dahan",)),
        (time_over, {}, ("time",)),
        (last_strike, {"scenario": "dahan-insurrection"}, ("insurrection",)),
        (alone, {}, ("no-presence",)),
        (two, {}, ("blight", "no-presence")),
    ],
)
def test_below_the_title_stands_all_that_lost_the_game_by_name(
    ended: Ended, lang: str, arrange: Any, options: Any, reasons: tuple[str, ...], cut: list[str]
) -> None:
    """It was said without the spirit, the adversary or the scenario, and only the first of what lost it."""
    app, scene = ended(sunk(arrange, reasons[0], **options), still=True, lang=lang)
    t, why = app.words.t, scene.widget("why")
    names = [t(f"choice-{kind}-{which}") for kind, which in options.items()]
    names += [t("name-spirit-thunderspeaker")] * ("no-presence" in reasons)
    assert [name for name in names if name not in why.name] == [] and why.name.count(".") == len(reasons)
    assert why.kit.width(why.name, 16, why.face) <= why.rect.w and why.rect.y < scene.widget("subtitle").rect.y
    assert why.name in app.spoken
    assert cut == [] and app.words.problems == []


def both(s: Any) -> None:
    alone(s)
    s.presence["A2", "p1"] = 1


def one_of_two(s: Any) -> None:
    both(s)
    s.presence["B1", "p1"] = 3


def gone_before(s: Any) -> None:
    s.presence = {}


def test_two_spirits_without_presence_are_named_in_one_sentence_each_with_whose_it_is(ended: Ended) -> None:
    _, scene = ended(sunk(both, "no-presence", 2), still=True)
    spirits = "Thunderspeaker (p0) and Vital Strength of the Earth (p1)"
    assert scene.widget("why").name == f"{spirits} have no presence left on the island."


def test_what_another_spirit_lost_is_not_counted(ended: Ended) -> None:
    _, scene = ended(sunk(one_of_two, "no-presence", 2), still=True)
    assert scene.widget("why").name == "Thunderspeaker (p0) has no presence left on the island."
    assert scene.finale.had == "Thunderspeaker (p0): 1 presence destroyed in this game, all of it in turn 2."


def overfull(s: Any) -> None:
    s.pieces["A2", "town"], s.pieces["A2", "city"] = (5,), (4,)


def test_how_many_lose_the_game_is_not_how_many_there_were(ended: Ended) -> None:
    _, scene = ended(sunk(overfull, "capital", adversary="england"), still=True)
    said = scene.widget("why").name.replace("\N{NO-BREAK SPACE}", " ")
    assert "7 or more towns and cities stand in one land (A2: 5 towns and 4 cities)" in said


def test_of_presence_that_nothing_destroyed_nothing_is_told(ended: Ended) -> None:
    _, scene = ended(sunk(gone_before, "no-presence"), still=True)
    assert scene.finale.had == ""


def test_nothing_alone_is_said_to_have_saved_what_was_lost_twice(ended: Ended) -> None:
    _, scene = ended(sunk(two, "blight"), still=True)
    assert scene.finale.had == "The most blight came in turn 2: 1."


def test_the_score_of_a_defeat_says_how_it_comes_about(ended: Ended) -> None:
    app, _ = ended(sunk(time_over, "time", adversary="england", level="2"), still=True)
    assert "defeat, 2 × difficulty 4: +8" in read(app)
