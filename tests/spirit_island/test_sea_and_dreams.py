"""Whole games at random with the spirits of the oceans and of the dreams: every position holds, all that is asked has words."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play import cases
from game.core.words.messages import Words
from game.spirit_island import facts, pieces, sea
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


def at_question(file: Path, seats: str, given: str, use: str, land: str) -> tuple[Any, Any]:
    """(rules, position) with a power used in that land of the position; its question is open."""
    when = f"[{{use: {{{use}}}}}]"
    file.write_text(f"name: x\ngame: spirit-island\nset: base\nseats: {seats}\ngiven: {given}\nwhen: {when}\n", "utf-8")
    rules, _, s = cases.open_case(file)
    rules.apply(s, "p0", f"land:{land}")
    return rules, s


def outcome(rules: Any, s: Any, key: str) -> dict[tuple[str, str], tuple[int, int]]:
    """What the preview of an answer says: (figure, where) -> (before, after)."""
    found = facts.outcome(rules, rules.view(s, "p0"), "p0", key)
    return {(change.what, change.where): (change.before, change.after) for change in found.changes}


def test_a_preview_tells_what_drowning_pays(tmp_path: Path) -> None:
    given = "{clear: true, lands: {A0: {presence: [p0]}, A1: {explorer: 1}, A2: {explorer: 1}}, p0: {drowned: 1}}"
    seats = "[{spirit: oceans-hungry-grasp, board: A}, {spirit: thunderspeaker, board: B}]"
    rules, s = at_question(tmp_path / "x.yaml", seats, given, "card: call-of-the-deeps, seat: p0", "A0")
    told = outcome(rules, s, "move:A1/explorer>A0")
    assert told[("energy", "p0")] == (0, 1) and told[("drowned", "p0")] == (1, 0)
    assert told[("explorer", "A1")] == (1, 0) and ("explorer", "A0") not in told


def test_a_preview_tells_what_a_dream_only_seems_to_destroy(tmp_path: Path) -> None:
    given = "{clear: true, lands: {A4: {presence: 2, town: [{damage: 1}], city: 1}}, pools: {fear: 20}}"
    seats = "[{spirit: bringer-of-dreams-and-nightmares, board: A}]"
    rules, s = at_question(tmp_path / "x.yaml", seats, given, "card: predatory-nightmares", "A4")
    told = outcome(rules, s, "piece:A4/town~1")
    assert told[("fear", "")] == (0, 2) and told[("dreamt", "A4")] == (0, 1)
    assert ("town", "A4") not in told  # it is still there


def test_dreams_of_pieces_alike_are_kept_apart(tmp_path: Path) -> None:
    """Real damage stays where it was, whichever of two towns alike the player names."""
    given = "{clear: true, lands: {A4: {presence: 2, city: [{damage: 1}, {}], explorer: 1, town: 2}}}"
    seats = "[{spirit: bringer-of-dreams-and-nightmares, board: A}]"
    rules, s = at_question(tmp_path / "x.yaml", seats, given, "card: predatory-nightmares", "A4")
    rules.apply(s, "p0", "piece:A4/city")
    assert s.pieces[("A4", "city")] == (0, 2)
    rules.apply(s, "p0", "piece:A4/city~1")
    assert s.pieces[("A4", "city")] == (1, 1)


def test_what_drowns_is_one_line_of_the_log_and_its_fear_comes_after_it() -> None:
    """It was told twice, as destroyed and as drowned, with the fear in between."""
    s, said = RULES.new(setup(1, 0)), Texts(Words("en"), RULES.box, style="words")
    s.pieces = {("A2", "town"): (1,), ("A2", "dahan"): (1,)}
    s.out = []
    pieces.drown(s, "A2", "town")
    pieces.drown(s, "A2", "dahan")
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for event in s.out if (line := said.event(event, {"p0": "p0"}))]
    assert [line for line in lines if "energy" not in line] == ["A2: 1 town drowned", "+1 fear", "A2: 1 dahan drowned"]
