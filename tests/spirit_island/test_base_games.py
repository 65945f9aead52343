"""Whole games of the first box at random: every position holds, and everything that is asked or happens has its words."""

from __future__ import annotations

import itertools

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.words.messages import LANGUAGES, Words
from game.spirit_island.words.texts import Texts

RULES = games.rules("spirit-island")
SPIRITS = RULES.spirits("base")
ADVERSARIES = ["none", *RULES.box.adversaries]
TABLES = list(itertools.product(range(1, 5), ADVERSARIES))


def setup(seats: int, adversary: str, seed: int) -> Setup:
    chance = Rng(seed)
    spirits, boards = chance.shuffled(SPIRITS)[:seats], chance.shuffled("ABCD")[:seats]
    people = tuple({"spirit": spirit, "board": board} for spirit, board in zip(spirits, boards))
    options = {"adversary": adversary, "level": chance.below(7), "power-progression": bool(chance.below(2))}
    return Setup("spirit-island", "base", "", options, seed, people)


@pytest.mark.parametrize(("seats", "adversary"), TABLES)
def test_a_whole_game(seats: int, adversary: str) -> None:
    seed = TABLES.index((seats, adversary)) + 1
    s, chance = RULES.new(setup(seats, adversary, seed)), Rng(seed)
    first, names = RULES.fingerprint(s), {seat: seat for seat in s.seats}
    words = [Words(lang) for lang in LANGUAGES]
    speakers = [Texts(each, RULES.box) for each in words]
    known: set[tuple[str, str]] = set()
    while (decision := RULES.decision(s)) is not None:
        assert RULES.wrong(s, first) is None
        for part in decision.parts or (decision,):
            for option in part.options:
                if (shape := (part.kind, option.key.partition(":")[0])) not in known:
                    known.add(shape)
                    view = RULES.view(s, option.seat)
                    for speaker in speakers:
                        speaker.prompt(view, decision, names, option.seat)
                        speaker.option(view, part, option.key)
        pick = chance.pick(RULES.options(s))
        for event in RULES.apply(s, pick.seat, pick.key):
            for speaker in speakers:
                speaker.event(event, names)
    result = RULES.result(s)
    for speaker in speakers:
        speaker.result(result.outcome, result.reason, names)
    assert [each.problems for each in words] == [[] for _ in words]
    assert RULES.load(s.dump()).hash() == s.hash()


@pytest.mark.parametrize(("seats", "adversary"), TABLES[::3])
def test_a_position_fits_what_a_seat_sees(seats: int, adversary: str) -> None:
    s, chance = RULES.new(setup(seats, adversary, 77)), Rng(5)
    for _ in range(60):
        if RULES.decision(s) is None:
            break
        pick = chance.pick(RULES.options(s))
        RULES.apply(s, pick.seat, pick.key)
    seen = RULES.view(s, "p0")
    assert "?" in str(seen.fear_deck) and not set(seen.invader_deck) & set(RULES.box.invaders)
    made = RULES.sample(seen, "p0", chance)
    assert RULES.wrong(made) is None and len(made.invader_deck) == len(s.invader_deck)
