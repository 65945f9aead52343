"""Whole games by chance: what must hold at every step, what each seat may know, and that a seed gives the same game again."""

from __future__ import annotations

from collections import Counter

import pytest

from game import games
from game.anima import battle, group
from game.anima.checks import commands
from game.anima.state import State
from game.checks.contract import helper
from game.checks.fuzz import FuzzGame
from game.core.engine.decision import Illegal, Setup
from game.core.engine.rng import Rng
from game.core.errors import UsageError

RULES = games.rules("anima")


def new(seats: int, seed: int = 1, **options: object) -> State:
    people = tuple({"name": f"P{at}", "control": "bot:random"} for at in range(seats))
    found: State = RULES.new(Setup("anima", "base", "", options, seed, people))
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_game_by_chance_keeps_every_promise(seats: int) -> None:
    """Cards, limits, views, samples, saves: what `fuzz` looks at."""
    FuzzGame(RULES, helper("anima"), seats, 3, [], True).play()


def test_a_seed_gives_the_same_game_again() -> None:
    def played() -> str:
        s, chance = new(3, 5), Rng(9)
        while found := RULES.options(s):
            RULES.play(s, chance.pick(found))
        return s.hash()

    assert played() == played()


def test_the_box_is_dealt_out_and_every_card_lies_somewhere() -> None:
    s = new(4)
    found = commands.fingerprint(s)
    assert sum(n for cards in found.values() for n in cards.values()) == 110
    assert {kind: sum(cards.values()) for kind, cards in found.items()} == {
        "character": 20, "area": 14, "encounter": 28, "advantage": 35, "main": 10, "final": 3,
    }  # fmt: skip


def test_alone_the_cards_stay_in_the_box_that_need_a_rival() -> None:
    s = new(1)
    held = Counter((*s.advantages, *s.hand["p0"]))
    assert sum(held.values()) == 28 and not any(RULES.box.advantages[card].rival for card in held)


def test_strength_says_how_it_comes_about() -> None:
    s = new(2)
    s.group["p0"], s.down, s.done["p0"] = ("paladin", "thief"), {"thief": 1}, ("wolf-winter",)
    s.rested["p0"] = True
    parts = group.strength_parts(s, "p0")
    assert {part.source: part.n for part in parts} == {"paladin": 3, "wolf-winter": 2, "rest": 2}
    assert group.strength(s, "p0") == 7


def test_the_strengths_of_a_battle_hold_what_cards_added() -> None:
    s = new(2)
    s.agenda = []
    s.group["p0"] = ("paladin",)
    battle.begin(s, "p0", battle.MONSTER, kind="explore", area="", enemy="restless-bones")
    s.hand = dict.fromkeys(s.seats, ())
    f = s.agenda.pop()
    RULES.ops.steps[f.op](s, f)
    assert battle.strengths(s) == (7, 4), "the Paladin has four more against darkness"
    s.battle["bonus"] = (("focused-strike", 3),)
    assert battle.strengths(s) == (10, 4)


def test_what_two_have_exchanged_only_they_know() -> None:
    s = new(3)
    card = s.hand["p0"][0]
    from game.anima import decks

    decks.hand_over(s, "p0", "p1", card)
    assert RULES.view(s, "p0").seen["p0", "p1"] == (card,)
    assert ("p0", "p1") not in RULES.view(s, "p2").seen or RULES.view(s, "p2").seen["p0", "p1"] == ("?",)
    for seed in range(4):
        assert card in RULES.sample(RULES.view(s, "p0"), "p0", Rng(seed)).hand["p1"]


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup("anima", "base", "solo", {}, 1, ({}, {})), "played by one"),
        (Setup("anima", "base", "normal", {}, 1, ({},) * 6), "two to five"),
        (Setup("anima", "base", "", {"crisiss": True}, 1, ({}, {})), 'no option "crisiss"'),
        (Setup("anima", "base", "", {"level": "brutal"}, 1, ({},)), 'option "level" is one of'),
        (Setup("anima", "base", "quick", {}, 1, ({}, {})), 'no mode "quick"'),
    ],
)
def test_a_set_up_that_cannot_be_played_is_one_sentence(setup: Setup, said: str) -> None:
    with pytest.raises(UsageError) as problem:
        RULES.new(setup)
    assert said in str(problem.value) and "\n" not in str(problem.value)


def test_an_illegal_key_says_why() -> None:
    s = new(2)
    with pytest.raises(Illegal):
        RULES.apply(s, "p0", "character:nobody")
