"""Whole games of the first box at random: every position holds, and everything that is asked or happens has its words."""

from __future__ import annotations

import itertools

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.words.messages import LANGUAGES, Words
from game.spirit_island import pieces, queries, sea
from game.spirit_island.state import State
from game.spirit_island.words.texts import Texts

RULES = games.rules("spirit-island")
SPIRITS = RULES.spirits("base")
ADVERSARIES = ["none", *RULES.box.adversaries]
TABLES = list(itertools.product(range(1, 5), ADVERSARIES))
SCENARIOS = ["none", *RULES.box.scenarios]


def setup(seats: int, adversary: str, seed: int, scenario: str = "none") -> Setup:
    chance = Rng(seed)
    spirits, boards = chance.shuffled(SPIRITS)[:seats], chance.shuffled("ABCD")[:seats]
    people = tuple({"spirit": spirit, "board": board} for spirit, board in zip(spirits, boards))
    options = {"adversary": adversary, "level": chance.below(7), "power-progression": bool(chance.below(2)), "scenario": scenario}
    return Setup("spirit-island", "base", "", options, seed, people)


def ready(s: State) -> None:
    """Dahan, presence and energy in some lands, blight to spare: what scenarios hang on happens, and the game goes on."""
    s.blight_pool += 30
    for board in s.boards:
        for number in (2, 5):
            pieces.put(s, f"{board}{number}", "dahan", 0, 3 * len(s.seats))
            pieces.put(s, f"{board}{number}", "town", 0, 1)
            for seat in s.seats:
                s.energy[seat] += 3
                for track in ("energy", "plays"):  # from the tracks: none is made up
                    if queries.discs_left(s, seat, track):
                        s.tracks[(seat, track)] += 1
                        pieces.add_presence(s, seat, f"{board}{2 if seat == sea.swimmer(s) else number}")


@pytest.mark.parametrize(("seats", "adversary"), TABLES)
def test_a_whole_game(seats: int, adversary: str) -> None:
    play(seats, adversary, "none", TABLES.index((seats, adversary)) + 1)


@pytest.mark.parametrize(("seats", "scenario"), list(itertools.product(range(1, 5), SCENARIOS[1:])))
def test_a_whole_game_of_a_scenario(seats: int, scenario: str) -> None:
    play(seats, ADVERSARIES[seats % len(ADVERSARIES)], scenario, 10 * seats + SCENARIOS.index(scenario))


WANTED = {"blitz": {"further"}, "rituals-of-terror": {"ritual"}, "dahan-insurrection": {"uprising", "military-response"}}


@pytest.mark.parametrize("scenario", SCENARIOS[1:])
def test_what_a_scenario_brings_comes_up(scenario: str) -> None:
    """From positions where it may, in a few games each."""
    told: set[str] = set()
    for seats in (1, 2, 3, 4):
        told |= play(seats, "none", scenario, 40 + seats, prepared=True)
    assert WANTED.get(scenario, set()) <= told


def play(seats: int, adversary: str, scenario: str, seed: int, prepared: bool = False) -> set[str]:
    """A game at random; the kinds of what happened. Rituals are held where they can be."""
    s, chance = RULES.new(setup(seats, adversary, seed, scenario)), Rng(seed)
    if prepared:
        ready(s)
        s.memo = None
    told: set[str] = set()
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
        found = RULES.options(s)
        pick = chance.pick([option for option in found if option.key.startswith("ritual:")] or found)
        for event in RULES.apply(s, pick.seat, pick.key):
            told.add(event.kind)
            for speaker in speakers:
                speaker.event(event, names)
    result = RULES.result(s)
    for speaker in speakers:
        speaker.result(result.outcome, result.reason, names)
    assert [each.problems for each in words] == [[] for _ in words]
    assert RULES.load(s.dump()).hash() == s.hash()
    return told


@pytest.mark.parametrize(("seats", "adversary", "scenario"), [
    *((*table, "none") for table in TABLES[::3]), *((2, "england", scenario) for scenario in SCENARIOS[1:]),
])  # fmt: skip
def test_a_position_fits_what_a_seat_sees(seats: int, adversary: str, scenario: str) -> None:
    s, chance = RULES.new(setup(seats, adversary, 77, scenario)), Rng(5)
    for _ in range(60):
        if RULES.decision(s) is None:
            break
        pick = chance.pick(RULES.options(s))
        RULES.apply(s, pick.seat, pick.key)
    seen = RULES.view(s, "p0")
    assert "?" in str(seen.fear_deck) and not set(seen.invader_deck) & set(RULES.box.invaders)
    made = RULES.sample(seen, "p0", chance)
    assert RULES.wrong(made) is None and len(made.invader_deck) == len(s.invader_deck)
