"""The forecast of the first box against what the rules do: builds before the ravage, builds without invaders, further blight."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play import cases
from game.spirit_island import challenge, facts, forecast
from game.spirit_island import queries as q
from game.spirit_island.box import presence_taken
from game.spirit_island.state import State

RULES: Any = games.rules("spirit-island")


def positions(adversary: str, level: int, seed: int) -> list[Any]:
    """The positions of a random game in which a spirit could use a fast power, one a turn."""
    people = tuple({"spirit": spirit, "board": board} for spirit, board in zip(RULES.spirits("base")[seed % 4 :], "BD"))
    s = RULES.new(Setup("spirit-island", "base", "", {"adversary": adversary, "level": level}, seed, people))
    chance, found = Rng(seed), {}
    while RULES.decision(s) is not None:
        if s.phase == "fast" and not (s.fear_earned or s.mods or s.blighted):
            found.setdefault(s.turn, s.clone())
        pick = chance.pick(RULES.options(s))
        RULES.apply(s, pick.seat, pick.key)
    return list(found.values())


def happens(s: Any) -> tuple[set[tuple[str, str]], dict[str, int]]:
    """(builds before the ravage, damage of each ravaged land), where nobody does anything."""
    s, early, damage, ravaging, turn = s.clone(), set(), {}, False, s.turn
    while (asked := RULES.decision(s)) is not None and s.turn == turn and s.phase not in ("build", "explore"):
        options = RULES.options(s)
        pick = next((o for o in options if o.key in ("done", "no")), options[0])
        if asked.kind == "skip":
            pick = next(o for o in options if o.key == "no")
        for event in RULES.apply(s, pick.seat, pick.key):
            told = RULES.events.read(event)
            ravaging |= event.kind == "phase" and told["phase"] == "ravage"
            if event.kind == "build" and not ravaging:
                early.add((told["land"], told["what"]))
            elif event.kind == "ravage":
                damage[told["land"]] = told["damage"]
    return early, damage


@pytest.mark.parametrize(("adversary", "level"), [("england", 3), ("england", 5), ("england", 6), ("sweden", 5)])
def test_what_is_coming_comes(adversary: str, level: int) -> None:
    seen = 0
    for seed in range(1, 7):
        for s in positions(adversary, level, seed):
            phase = facts.invader_phase(RULES.view(s, "p0"))
            early, damage = happens(s)
            said = {(one.land, one.kind) for one in phase.build if one.early and one.kind}
            assert said == early
            for one in phase.ravage:
                if one.land in damage and not one.skipped:
                    assert one.damage == damage[one.land]
            seen += bool(early if adversary == "england" else damage)
    assert seen > 2


def test_difficulty_and_the_next_step() -> None:
    box = RULES.box
    assert challenge.difficulty(box, {"adversary": "england", "level": "6"}) == 11
    assert challenge.difficulty(box, {"adversary": "none", "level": "5"}) == 0
    steps = challenge.ladder(box, "base")
    assert len(steps) == 1 + 3 * 7 and [n for n, _ in steps] == sorted(n for n, _ in steps)
    assert all(challenge.difficulty(box, options) == n for n, options in steps)
    assert not challenge.ladder(box, "horizons")
    step: Any = {"adversary": "none", "level": "0", "blight-card": "any"}
    seen = []
    while (step := challenge.climb(box, step, "base")) is not None:
        seen.append((challenge.difficulty(box, step), step["adversary"], step["level"]))
        assert step["blight-card"] == "any"
    assert [n for n, _, _ in seen] == sorted({n for n, _, _ in seen})
    first, *others = [(who, at) for _, who, at in seen]
    assert first == ("brandenburg-prussia", "0") and seen[6] == (10, "brandenburg-prussia", "6")
    assert seen[7:] == [(11, "england", "6")], "after the last level another adversary that is harder still"
    sweden: Any = {"adversary": "sweden", "level": "6", "scenario": "none"}
    assert challenge.climb(box, sweden, "base") == {"adversary": "brandenburg-prussia", "level": "5", "scenario": "none"}
    assert challenge.climb(box, {"adversary": "england", "level": "6"}, "base") is None
    assert challenge.climb(box, {"stage-ii-actions": True}, "horizons") is None


def test_a_set_up_drawn_has_the_wished_difficulty_and_all_of_them_come() -> None:
    box, chance = RULES.box, Rng(7)
    able = challenge.set_ups(box, "base")
    steps = {(step["adversary"], step["level"]) for _, step in challenge.ladder(box, "base")}
    assert {(one["adversary"], one["level"]) for _, one in able} == steps
    for wished in sorted({n for n, _ in able}):
        of = [options for n, options in able if n == wished]
        drawn = [challenge.drawn(box, "base", wished, chance) for _ in range(40 * len(of))]
        assert all(options in of for options in drawn) and all(options in drawn for options in of), wished
    top = max(n for n, _ in able)
    assert challenge.difficulty(box, challenge.drawn(box, "base", 99, chance)) == top
    with pytest.raises(ValueError, match="horizons"):
        challenge.drawn(box, "horizons", 3, chance)


def test_the_pool_of_a_blight_card() -> None:
    people = tuple({"spirit": spirit, "board": board} for spirit, board in zip(RULES.spirits("base"), "ABCD"))
    for card, healthy, blighted in (("downward-spiral", 9, 20), ("memory-fades-to-dust", 9, 16), ("none", 21, 0)):
        s = RULES.new(Setup("spirit-island", "base", "", {"blight-card": card}, 1, people))
        assert facts.pool_size(s) == s.blight_pool == healthy and facts.after_turning(s) == blighted


def test_a_build_that_loses_the_game_is_foretold_with_its_land_already_in_the_turn_before_it_counts() -> None:
    """Once the first turn is over no town may stand there; in its last phases the sheet said nothing yet."""
    people = ({"spirit": "thunderspeaker", "board": "A"},)
    s = RULES.new(Setup("spirit-island", "base", "", {"scenario": "guard-the-isles-heart"}, 3, people))
    s.pieces, s.build_slot, s.ravage_slot, s.memo = {("A7", "explorer"): (1,)}, ("i-sands",), (), None
    s.turn, s.phase = 1, "fast"
    assert facts.invader_phase(s).end == ()
    s.phase = "slow"
    assert facts.invader_phase(s).end == ("inner-land", "A7/town/1")


def test_every_land_whose_build_would_lose_the_game_is_named() -> None:
    """The first of them ends it; who wards that one off alone loses by the next."""
    people = ({"spirit": "thunderspeaker", "board": "B"}, {"spirit": "oceans-hungry-grasp", "board": "C"})
    s = RULES.new(Setup("spirit-island", "base", "", {"scenario": "guard-the-isles-heart"}, 3, people))
    s.pieces, s.memo = {("B7", "explorer"): (1,), ("C7", "explorer"): (1,)}, None
    s.build_slot, s.ravage_slot = ("i-mountain",), ()
    s.turn, s.phase = 2, "fast"
    loss = ("inner-land", "B7/town/1", "C7/town/1")
    assert facts.invader_phase(s).end == facts.coming_loss(s) == loss
    s.scenario = ""
    assert facts.coming_loss(s) == () == facts.invader_phase(s).end


@pytest.mark.parametrize(("card", "lands", "hand", "lost"), [
    ("downward-spiral", "A1: {presence: [p0]}, B1: {presence: [p1, p1]}, B2: {presence: [p1]}", "[drought]", "p0"),
    ("downward-spiral", "A1: {presence: [p0, p0]}, A2: {presence: [p0]}, B1: {presence: [p1]}", "[drought]", "p1"),
    ("downward-spiral", "A1: {presence: [p0, p0]}, B1: {presence: [p1, p1]}", "[drought]", ""),
    ("memory-fades-to-dust", "A1: {presence: [p0]}, B1: {presence: [p1, p1]}", "[]", "p0"),
    ("memory-fades-to-dust", "A1: {presence: [p0]}, B1: {presence: [p1, p1]}", "[drought]", ""),
])  # fmt: skip
def test_a_blight_card_that_takes_the_last_presence_is_foretold(
    tmp_path: Path, card: str, lands: str, hand: str, lost: str
) -> None:
    """It was said to nobody who had a partner: who ended the phase had not been told that it was the end."""
    file = tmp_path / "x.yaml"
    file.write_text(
        f"name: x\ngame: spirit-island\nset: base\noptions: {{blight-card: {card}}}\n"
        "seats: [{spirit: sun-bright-whirlwind, board: A}, {spirit: eyes-watch-from-the-trees, board: B}]\n"
        f"given: {{clear: true, lands: {{A8: {{explorer: 1}}, {lands}}}, island: blighted,"
        f" p0: {{hand: {hand}}}, p1: {{hand: [steam-vents]}}}}\n"
        "when: [{do: fast}]\n",
        "utf-8",
    )
    rules, _, s = cases.open_case(file)
    end = ("no-presence", lost) if lost else ()
    for seat in s.seats:
        view = rules.view(s, seat)
        assert facts.invader_phase(view).end == facts.coming_loss(view) == end
    while (asked := rules.decision(s)) is not None and s.phase == "fast":
        part = asked.options or tuple(option for one in asked.parts for option in one.options)
        if any(frame.op == "presence.destroy" for frame in s.agenda):
            assert facts.coming_loss(s) == (), "what the card does is under way: the answers tell the rest"
        rules.apply(s, part[0].seat, part[0].key)
    assert s.result[1:] == end


@pytest.mark.parametrize("options", [
    *({"adversary": name, "level": 4} for name in RULES.box.adversaries), *({"scenario": name} for name in RULES.box.scenarios),
])  # fmt: skip
def test_all_is_foretold_of_every_step_that_is_shown(options: dict[str, Any]) -> None:
    """The table asks while an answer's steps are shown, too: with a card about to be turned up it stopped there, for the card
    lies face down in a view.
    """
    people = ({"spirit": "thunderspeaker", "board": "B"}, {"spirit": "bringer-of-dreams-and-nightmares", "board": "C"})
    s, chance = RULES.new(Setup("spirit-island", "base", "", options, 5, people)), Rng(5)
    seen: Counter[str] = Counter()
    for _ in range(150):
        if not (found := RULES.options(s)):
            break
        option = found[chance.below(len(found))]
        told = RULES.apply(s, option.seat, option.key, steps=True)
        for _, state in told.steps:
            view = RULES.view(state, "p0")
            facts.threats(view)
            coming = facts.invader_phase(view)
            assert facts.coming_loss(view) in ((), coming.end)
            if state.agenda and state.agenda[-1].op == "explore" and state.invader_deck:
                seen["turning"] += bool(coming.explore)
                seen["shown"] += 1
    assert seen["shown"] == seen["turning"] > 0, "what the card may bring is told until it lies open"


# ------------------------------------------------------------------------------------------------ the last presence


def blighted(seed: int, seats: int = 2) -> State:
    """A late position of a game with a turned blight card, its presence dealt anew: some have little of it left."""
    people = ({"spirit": "thunderspeaker", "board": "A"}, {"spirit": "river-surges-in-sunlight", "board": "B"})[:seats]
    card = sorted(RULES.box.blight_cards)[seed % 2]
    s, chance = RULES.new(Setup("spirit-island", "base", "", {"blight-card": card}, seed, people)), Rng(seed)
    s.blighted, s.blight_pool = True, 12
    for _ in range(20 + chance.below(60)):
        if not (found := RULES.options(s)):
            break
        option = chance.pick(found)
        RULES.apply(s, option.seat, option.key)
    lands = [land for land in q.layout(s).lands if land[1] != "0"]
    s.presence = {(chance.pick(lands), seat): 1 for seat in s.seats for _ in range(1 + chance.below(5))}
    s.memo = None
    return s


def test_counting_what_is_left_hides_no_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the forecast finds where it always plays the phase ahead, it finds where it counts first whether it has to."""
    positions = [s for s in map(blighted, range(1, 80)) if s.result == ()]
    counted = [facts.coming_loss(s) for s in positions]
    monkeypatch.setattr(forecast, "_last_ones", lambda s, ravages: True)
    whole = [facts.coming_loss(s) for s in positions]
    last = [(found, end) for found, end in zip(counted, whole, strict=True) if end[:1] == ("no-presence",)]
    assert len(last) > 9 and all(found == end for found, end in last)


def calls(run: Callable[[], object]) -> int:
    """How many calls of our code it makes: the same on any machine."""
    made = 0

    def seen(frame: Any, what: str, _: object) -> None:
        nonlocal made
        made += what == "call"

    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        run()
    finally:
        sys.setprofile(before)
    return made


def test_who_has_enough_left_costs_next_to_nothing() -> None:
    """The table asks after every answer, and has the ravages at hand: counting takes less than a tenth of playing ahead."""
    s = blighted(2)
    s.presence = {(land, seat): 1 for seat in s.seats for land in ("A1", "A2", "A4", "A5", "B1", "B2", "B4", "B5")}
    known = facts.threats(s)
    few = s.clone()
    few.presence = {("A1", "p0"): 1, ("B1", "p1"): 1}
    assert facts.coming_loss(s, known) == ()
    assert calls(lambda: facts.coming_loss(s, known)) * 10 < calls(lambda: facts.coming_loss(few, facts.threats(few)))


@pytest.mark.parametrize(
    ("each_turn", "takes"),
    [
        ([{"each_spirit": [{"destroy_presence": 1}]}], 1),
        ([{"each_spirit": [{"destroy_presence": 2}]}, {"each_spirit": [{"destroy_presence": 3}]}], 5),
        ([{"each_spirit": [{"choose_one": [[{"forget_card": 1}], [{"destroy_presence": 2}]]}]}], 2),
        ([{"each_spirit": [{"forget_card": 1}]}], 0),
        ([{"each_spirit": [{"destroy_presence": {"per": "land", "n": 1}}]}], None),
        ([{"each_spirit": [{"destroy_presence": 1}, {"add_blight": 1}]}], None),
        ([{"each_board": [{"destroy_presence": 1}]}], None),
        ([{"each_spirit": [{"destroy_presence": 1, "who": "each"}]}], None),
    ],
)
def test_what_a_blight_card_takes_is_read_from_its_words(each_turn: list[Any], takes: int | None) -> None:
    assert presence_taken(each_turn) == takes


def with_card(folder: Path, each_turn: str) -> State:
    """A position whose turned blight card is one of a pack; a spirit has four presence, the other five."""
    (folder / "pack.yaml").write_text("pack: storms\nname: Storms\nversion: '1'\ngame: spirit-island\nset: base\n", "utf-8")
    (folder / "blight.yaml").write_text(
        f"set: base\ncards:\n  - id: another\n    per_player: 4\n    each_turn: {each_turn}\n", "utf-8"
    )
    rules: Any = games.LIST.fresh("spirit-island", (folder,))
    people = ({"spirit": "thunderspeaker", "board": "A"}, {"spirit": "river-surges-in-sunlight", "board": "B"})
    s = rules.new(Setup("spirit-island", "base", "", {"blight-card": "another"}, 3, people))
    s.pieces, s.blighted, s.blight_pool, s.phase, s.memo = {("A8", "explorer"): (1,)}, True, 12, "slow", None
    s.presence = {("A1", "p0"): 4, ("B1", "p1"): 5}
    return s


@pytest.mark.parametrize("each_turn", [
    "[{each_spirit: [{destroy_presence: 4}]}]",
    "[{each_spirit: [{destroy_presence: 2}]}, {each_spirit: [{destroy_presence: 2}]}]",
    "[{each_spirit: [{gain_energy: 1}, {destroy_presence: 4}]}]",
])  # fmt: skip
def test_another_blight_card_is_foretold_as_well(tmp_path: Path, each_turn: str) -> None:
    """How much a card may take was a number in the code: one that takes four was not foretold."""
    s = with_card(tmp_path, each_turn)
    assert facts.coming_loss(s) == ("no-presence", "p0")
    s.presence = {("A1", "p0"): 5, ("B1", "p1"): 5}
    assert facts.coming_loss(s) == ()


@pytest.mark.parametrize("branches", [
    "[[{destroy_presence: 4}], [{forget_card: 1}]]", "[[{forget_card: 1}], [{destroy_presence: 4}]]",
])  # fmt: skip
def test_nobody_is_said_to_choose_what_loses_the_game(tmp_path: Path, branches: str) -> None:
    """Whichever branch comes first: its owner may take the other."""
    s = with_card(tmp_path, f"[{{each_spirit: [{{choose_one: {branches}}}]}}]")
    assert s.hand["p0"] and facts.coming_loss(s) == ()
    s.hand = dict.fromkeys(s.seats, ())
    s.played = dict.fromkeys(s.seats, ())
    s.discard = dict.fromkeys(s.seats, ())
    assert facts.coming_loss(s) == ("no-presence", "p0")


def test_whose_presence_the_card_takes_is_the_owners_choice() -> None:
    """Of two presences one goes; the other falls in a ravage only if the owner leaves it there."""
    s = blighted(2)
    s.blight_card, s.phase, s.memo = "downward-spiral", "slow", None
    s.pieces, s.ravage_slot, s.build_slot = {("A2", "city"): (1,)}, ("i-wetland",), ()
    s.presence = {("A1", "p0"): 1, ("A2", "p0"): 1, ("B1", "p1"): 5}
    assert facts.threats(s)["A2"].presence_lost == (("p0", 1),) and forecast._last_ones(s, None)
    assert facts.coming_loss(s) == ()
    s.presence = {("A2", "p0"): 2, ("B1", "p1"): 5}
    assert facts.coming_loss(s) == ("no-presence", "p0"), "where both stand there nothing is to choose"
