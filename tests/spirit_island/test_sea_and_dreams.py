"""Whole games at random with the spirits of the oceans and of the dreams: every position holds, all that is asked has words."""

from __future__ import annotations

import itertools

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.words.messages import Words
from game.spirit_island import sea
from game.spirit_island.island import is_ocean
from game.spirit_island.words.texts import Texts

RULES = games.rules("spirit-island")
SEA, DREAMS = "oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"
TABLES = list(itertools.product(range(1, 5), range(12)))


def setup(seats: int, seed: int) -> Setup:
    chance = Rng(seed)
    others = [spirit for spirit in RULES.spirits("base") if spirit not in (SEA, DREAMS)]
    spirits = chance.shuffled([SEA, DREAMS, *chance.shuffled(others)][:seats] if seats > 1 else [(SEA, DREAMS)[seed % 2]])
    people = tuple({"spirit": spirit, "board": board} for spirit, board in zip(spirits, chance.shuffled("ABCD")))
    adversary = chance.pick(("none", *RULES.box.adversaries))
    return Setup("spirit-island", "base", "", {"adversary": adversary, "level": chance.below(7)}, seed, people)


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_whole_game(seats: int, seed: int) -> None:
    s, chance = RULES.new(setup(seats, seed)), Rng(seed + 100)
    first, speaker = RULES.fingerprint(s), Texts(Words("en"), RULES.box)
    names, known = {seat: seat for seat in s.seats}, set()
    swimmer = sea.swimmer(s)
    while (decision := RULES.decision(s)) is not None:
        assert RULES.wrong(s, first) is None
        assert not any(is_ocean(land) and kind != "blight" for land, kind in s.pieces)
        if swimmer:
            inland = [land for land, who in s.presence if who == swimmer and not sea.waters(s).land[land].coastal]
            assert not inland or "indomitable-claim" in (*s.played[swimmer], *s.discard[swimmer], *s.major_discard)
        for part in decision.parts or (decision,):
            for option in part.options:
                if (shape := (part.kind, option.key.partition(":")[0])) not in known:
                    known.add(shape)
                    speaker.prompt(RULES.view(s, option.seat), decision, names, option.seat)
                    speaker.option(RULES.view(s, option.seat), part, option.key)
        pick = chance.pick(RULES.options(s))
        for event in RULES.apply(s, pick.seat, pick.key):
            speaker.event(event, names)
    assert speaker.words.problems == []
    assert RULES.load(s.dump()).hash() == s.hash()


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_is_dreamt_stays(seed: int) -> None:
    """A spirit of dreams alone: its powers leave every piece where it stands or beside, with the damage it had."""
    people = ({"spirit": DREAMS, "board": "ABCD"[seed]},)
    s, chance = RULES.new(Setup("spirit-island", "base", "", {}, seed, people)), Rng(seed)
    for _ in range(600):
        if RULES.decision(s) is None:
            break
        quiet = not any(f.op == "scope" for f in s.agenda)
        if quiet and s.phase in ("fast", "slow"):
            hurt = [have for (_, kind), have in s.pieces.items() if kind != "blight" and len(have) > 1]
            assert s.phase == "slow" or not hurt
        pick = chance.pick(RULES.options(s))
        RULES.apply(s, pick.seat, pick.key)


def test_a_fear_card_that_was_seen_is_known_and_the_others_are_not() -> None:
    s = RULES.new(Setup("spirit-island", "base", "", {}, 3, ({"spirit": DREAMS, "board": "A"},)))
    s.fear_revealed = s.fear_deck[2:3]
    seen = RULES.view(s, "p0")
    assert seen.fear_deck == ("?", "?", s.fear_deck[2], *"?" * (len(s.fear_deck) - 3))
    for seed in range(5):
        made = RULES.sample(seen, "p0", Rng(seed))
        assert made.fear_deck[2] == s.fear_deck[2] and len(set(made.fear_deck)) == len(s.fear_deck)


def test_maps_without_that_spirit_have_no_oceans() -> None:
    people = ({"spirit": "thunderspeaker", "board": "A"}, {"spirit": DREAMS, "board": "B"})
    s = RULES.new(Setup("spirit-island", "base", "", {}, 1, people))
    assert sea.waters(s) is RULES.box.layouts[s.layout] and sea.oceans(s) == ()
    assert all(not is_ocean(land) for land in sea.waters(s).lands)
