"""Chances that players are told: exact over the dice, and the same as what many throws bring."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from game import games
from game.ai.contest import contest, standings
from game.anima import decks, forecast
from game.anima.checks.truth import Checks, loses_turn
from game.anima.state import State
from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng

RULES = games.rules("anima")


@pytest.mark.parametrize(
    ("lead", "chance"),
    [(-6, 0), (-5, 3), (-4, 8), (-3, 17), (-2, 28), (-1, 42), (0, 58), (1, 72), (2, 83), (3, 92), (4, 97), (5, 100), (7, 100)],
)
def test_the_chance_against_a_monster_is_that_of_the_rules(lead: int, chance: int) -> None:
    """The table of rules 9."""
    assert round(100 * forecast.win_chance(10 + lead, 10)) == chance


def test_between_groups_a_tie_is_rolled_again() -> None:
    assert forecast.win_chance(4, 4, monster=False) == pytest.approx(0.5)
    assert forecast.win_chance(5, 4, False) + forecast.win_chance(4, 5, False) == pytest.approx(1)


def test_a_speed_test_is_a_die_and_the_speed() -> None:
    assert [forecast.test_chance(speed, 9) for speed in (2, 3, 6, 8)] == pytest.approx([0, 1 / 6, 4 / 6, 1])


def test_the_chance_of_a_reward_agrees_with_many_throws() -> None:
    """An area with fights and an event; within three standard errors of 500 explorations by who plays no card."""
    s = RULES.new(Setup("anima", "base", "", {"replies": "own"}, 4, ({}, {})))
    while options := RULES.options(s):
        if s.phase != "setup":
            break
        RULES.play(s, options[0])
    s.agenda = []
    s.hand = dict.fromkeys(s.seats, ())
    s.group["p0"], s.active, s.previous = ("paladin", "ash-duelist"), ("quarry-camp",), {}
    s.at["p0"], s.order, s.phase = "quarry-camp", s.seats, "exploration"
    expected = forecast.exploration_odds(s, "p0", "quarry-camp").reward
    won, n, chance = 0, 500, Rng(3)
    for _ in range(n):
        one = RULES.sample(RULES.view(s, "p0"), "p0", chance)
        one.agenda = [frame("exploration", "p0")]
        agenda.run(one, RULES.ops)
        while one.agenda and one.agenda[-1].op != "reward.choose":
            options = RULES.options(one)
            RULES.play(one, next((o for o in options if o.key in ("explore", "done")), options[0]))
        won += bool(one.agenda)
    error = (expected * (1 - expected) / n) ** 0.5
    assert abs(won / n - expected) < 3.5 * error, (won / n, expected)


def test_who_looks_ahead_beats_chance() -> None:
    played = contest("anima", ("greedy", "random"), 2, seed=31)
    greedy, chance = standings(("greedy", "random"), played)
    assert greedy.wins > chance.wins == 0, greedy


@pytest.mark.parametrize(("hand", "chance"), [((), 0.0), (("sleep",), 1.0)])
def test_who_cannot_pay_is_stopped_by_the_toll(hand: tuple[str, ...], chance: float) -> None:
    """The forecast said that a group with an empty hand came through: the branch it cannot pay counted."""
    s = RULES.new(Setup("anima", "base", "", {"replies": "own"}, 4, ({}, {})))
    s.hand["p0"] = hand
    assert forecast.event_passed(s, "p0", s.box.encounters["toll-bridge"].prog) == chance
    assert forecast.event_passed(s, "p0", s.box.encounters["whispering-idol"].prog) == 1.0


# ------------------------------------------------------------------------------------------------ two encounters, exactly


def exploring(area: str, *people: str) -> State:
    """One group that is about to explore, without a card in its hand; nothing lies in the areas."""
    s: State = RULES.new(Setup("anima", "base", "", {"replies": "own"}, 4, ({}, {})))
    while s.phase == "setup":
        RULES.play(s, RULES.options(s)[0])
    s.agenda, s.hand, s.previous = [frame("turn"), frame("exploration", "p0")], dict.fromkeys(s.seats, ()), {}
    s.group["p0"], s.active, s.at["p0"] = people, (area,), area
    s.lost, s.order, s.phase = dict.fromkeys(s.seats, False), s.seats, "exploration"
    agenda.run(s, RULES.ops)
    return s


def every_way(s: State, pool: tuple[str, ...], characters: tuple[str, ...] = ()) -> float:
    """What the rules bring, over each order of the deck, who is drawn, and all dice: the exploration's is a six."""
    checks, rewarded = Checks(RULES, Rng(1)), list[bool]()
    for order, drawn in product(permutations(pool), permutations(characters)):
        s.encounters, s.characters = order, drawn
        for dice in product(range(1, 7), repeat=3):
            rewarded.append(checks.throw(s, ("explore",), (6, *dice), loses_turn("p0")) is False)
    return sum(rewarded) / len(rewarded)


def said(s: State, area: str) -> float:
    """Of the six of an area whose six brings two encounters, as the seat may know it."""
    view, odds = RULES.view(s, "p0"), forecast.exploration_odds(RULES.view(s, "p0"), "p0", area).reward * 6
    road = forecast.Road("p0", area, s.box.areas[area].level, True)
    one = road.through(view, forecast.draws(view), 1, road.chances(view, forecast.draws(view).pool))
    table = s.box.areas[area].table
    return odds - table.count(0) - one * table.count(1)


@pytest.mark.parametrize(
    ("area", "people", "pool", "characters"),
    [
        # no card comes twice, and the pilgrim makes the tests easier
        ("drowned-capital", ("drifting-sellsword", "riverside-monk"), ("kind-pilgrim", "landslide", "bad-weather"), ()),
        ("drowned-capital", ("drifting-sellsword", "riverside-monk"), ("pit-traps", "kind-pilgrim", "cave-brute"), ()),
        # who joins at the inn fights with them
        ("harbor-of-chains", ("wandering-tutor",), ("inn", "cave-brute", "bad-weather"), ("paladin", "lantern-scout")),
        # too strange for this place: a false alarm is rewarded at once
        ("harbor-of-chains", ("wandering-tutor",), ("void-spawn", "cave-brute", "bad-weather"), ()),
        # a card that the first brings pays the toll of the second
        ("drowned-capital", ("drifting-sellsword",), ("merchant-caravan", "toll-bridge", "bad-weather"), ()),
    ],
)
def test_of_two_encounters_the_chance_is_exact(area: str, people: Any, pool: Any, characters: Any) -> None:
    """The first of them changes what the second finds, and it does not come again."""
    s = exploring(area, *people)
    s.gone = tuple([card for card in s.box.raw["encounter"] if card not in pool])
    if characters:
        s.dead = tuple([card for card in s.box.raw["character"] if card not in (*characters, *people, *s.group["p1"])])
    s.encounters, s.characters = pool, characters or s.characters
    expected = said(s, area)
    assert 0 < expected < 1
    assert every_way(s, pool, characters) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize(("pile", "unseen"), [(("landslide", "cave-brute"), ()), (("cave-brute",), ("landslide", "bad-weather"))])
def test_an_empty_deck_is_made_of_its_pile(monkeypatch: pytest.MonkeyPatch, pile: Any, unseen: Any) -> None:
    """With none left both come from the pile; with one left, any of two that nobody has seen, the second does. What lies open or
    face down elsewhere cannot come then.
    """
    s = exploring("drowned-capital", "drifting-sellsword", "riverside-monk")
    open_ = [card for card in s.box.raw["encounter"] if card not in (*pile, *unseen)]
    places = [f"x{at}" for at in range(len(open_) + 1)]
    s.gone, s.active, s.face_up = pile, ("drowned-capital", *places), tuple(places[1:])
    rewarded, checks, expected = list[bool](), Checks(RULES, Rng(1)), 0.0
    for top, other in permutations(unseen or ("", places[0])):
        lying = [other, *open_] if unseen else ["", *open_]
        s.encounters = (top,) if unseen else ()
        s.previous = {area: card for area, card in zip(places, lying, strict=True) if card}
        expected = said(s, "drowned-capital")
        whole = (*pile, top) if unseen else pile
        for order, dice in product(permutations(whole), product(range(1, 7), repeat=3)):
            monkeypatch.setattr(decks, "shuffled", lambda s, cards, order=order: tuple(c for c in order if c in cards))
            rewarded.append(checks.throw(s, ("explore",), (6, *dice), loses_turn("p0")) is False)
    assert 0 < expected < 1 and sum(rewarded) / len(rewarded) == pytest.approx(expected, abs=1e-9)


def test_past_so_many_of_a_pool_is_counted_over_all_ways() -> None:
    """`among` against the plain count over all orders, with a false alarm that ends it."""
    chances, n = [0.25, 0.5, 1.0, 0.75], 3
    for alarms in (0, 2):
        total = 0.0
        orders = list(permutations([*chances, *["alarm"] * alarms]))
        for order in orders:
            way = 1.0
            for one in order[:n]:
                if one == "alarm":
                    break
                way *= float(one)
            total += way
        assert forecast.among(chances, alarms, n) == pytest.approx(total / len(orders))
    assert forecast.among([0.5, 0.5], 0, 3) == pytest.approx(0.25)  # there are only two


def test_a_step_in_the_area_tree_is_not_free() -> None:
    """13.5: where nothing lies an encounter is drawn on the way up or down, and the forecast knows it."""
    s = exploring("drowned-capital", "drifting-sellsword")
    assert forecast.arrival_chance(s, "p0", "drowned-capital") == 1.0
    s.options = {**s.options, "area-tree": True}
    s.place["p0"], s.at["p0"] = 2, ""
    up = forecast.arrival_chance(RULES.view(s, "p0"), "p0", "drowned-capital")
    assert up == pytest.approx(forecast.new_area_chance(RULES.view(s, "p0"), "p0", 3)) and up < 1
    s.place["p0"] = 3
    assert forecast.arrival_chance(s, "p0", "drowned-capital") == 1.0
