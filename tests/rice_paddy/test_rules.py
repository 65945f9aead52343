"""The rules as properties: what a case cannot say because it holds of every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game import games
from game.checks import fuzz
from game.checks import truth as random_truth
from game.core.engine import agenda, preview
from game.core.engine.agenda import frame
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play import save
from game.core.play.session import Session
from game.rice_paddy import building, facts, phases
from game.rice_paddy import paddies as on
from game.rice_paddy.checks import commands, recount, truth
from game.rice_paddy.state import State

RULES = games.rules("rice-paddy")


def new(seats: int, seed: int = 1, **options: Any) -> State:
    state: State = RULES.new(Setup("rice-paddy", options=options, seed=seed, seats=({},) * seats))
    return state


def any_position(seats: int, seed: int) -> State:
    everything = [(shelf, item) for shelf, items in commands.coverable(RULES, "", seats).items() for item in sorted(items)]
    made: State = commands.generate(RULES, new(seats, seed), Rng(seed), everything)[0]
    return made


@pytest.mark.parametrize("seats", (1, 2, 3, 4))
@pytest.mark.parametrize("generated", (False, True), ids=("from the start", "from any position"))
def test_a_random_game_keeps_every_promise(seats: int, generated: bool) -> None:
    rare = [(shelf, item) for shelf, items in commands.coverable(RULES, "", seats).items() for item in sorted(items)]
    fuzz.FuzzGame(RULES, commands, seats, 600, rare if generated else [], False).play()


@pytest.mark.parametrize("seats", (1, 3))
def test_what_is_foretold_happens(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preview, "strict", True)
    for seed in (3, 4):
        counted = random_truth.play(RULES, commands, truth, seed, seats)
        assert counted["previews"] > 5 and counted["reasons"] > 500


@pytest.mark.parametrize("seats", (1, 2, 3, 4))
def test_the_draft_leaves_three_spirits_of_the_early_deck(seats: int) -> None:
    s, chance = new(seats), Rng(seats)
    while s.phase == "draft":
        RULES.play(s, chance.pick(RULES.options(s)))
    early = set(s.box.deck("early"))
    assert all(len(s.hand[seat]) == 3 and set(s.hand[seat]) <= early for seat in s.seats)
    assert sum(map(len, s.aside.values())) == (seats if seats > 1 else 3 + 2 + 1)


def test_the_order_of_play_rises_with_the_highest_spirits() -> None:
    s = new(3)
    s.played = {"p0": ("12", "2"), "p1": ("9",), "p2": ("11",)}
    assert phases.order_of(s) == ("p1", "p2", "p0")


def test_the_first_flood_of_all_is_the_plain_one() -> None:
    """Floods of any position, reckoned from the bare position by the rule of the page."""
    compared = 0
    for seed in range(40):
        s = any_position(1 + seed % 4, seed)
        seat = s.seats[0]
        powers = on.powers(s, seat)
        if powers.need or powers.capacity > 1:
            continue
        expected = recount.flood(s, seat)
        s.agenda, s.memo, s.order = [], None, ()
        out = s.reservoir[s.seats[1]] if len(s.seats) > 1 else s.supply
        agenda.push(s, frame("floods", seat))
        agenda.run(s, RULES.ops)
        there = s.reservoir[s.seats[1]] if len(s.seats) > 1 else s.supply
        assert (s.water[seat], there - out) == expected
        assert all(on.wetness(s, seat, at) != "partly" for at in range(len(s.lands[seat])))
        compared += 1
    assert compared > 20


def test_a_gate_opens_each_paddy_to_the_next_and_the_last_to_the_open_field() -> None:
    for seed in range(30):
        s = any_position(2, seed)
        for seat in s.seats:
            gates, lands = building.gates(s, seat), s.lands[seat]
            assert len(gates) == len(lands)
            for at, gate in enumerate(gates):
                beyond = [hex_ for hex_ in s.box.field.sides[gate] if hex_ not in lands[at]][0]
                if at + 1 < len(lands):
                    assert beyond in lands[at + 1]
                else:
                    assert beyond == "" or beyond in building.open_hexes(s, seat)


def test_a_save_whose_water_does_not_add_up_is_refused() -> None:
    session = Session(RULES, Setup("rice-paddy", seed=5, seats=({}, {})))
    for _ in range(9):
        decision = session.decision
        assert decision is not None
        part = (decision.parts or (decision,))[0]
        session.choose(part.seats[0], part.keys()[0])
    assert RULES.wrong(session.state) is None
    spoilt = session.state.clone()
    spoilt.reservoir["p1"] += 1
    assert "16 discs of water, not 15" in str(RULES.wrong(spoilt))
    kept = save.decode(save.encode(session.to_save()))
    assert Session.from_save(RULES, kept).state.hash() == session.state.hash()


def test_what_is_lost_or_made_up_is_noticed() -> None:
    s = any_position(3, 7)
    first = commands.fingerprint(s)
    assert commands.broken(RULES, s, first) is None
    harms: list[tuple[str, Any]] = [
        ("weeds_left", s.weeds_left - 1), ("early", (*s.early, "40")), ("rain_deck", s.rain_deck[1:]), ("unused", s.unused[1:]),
        ("rice", {**s.rice, "p0": s.rice["p0"] + 1}), ("livestock", {**s.livestock, "p1": 7}), ("supply", s.supply + 1),
        ("rocks", {**s.rocks, "p0": ("A1",)}), ("sections", {**s.sections, "p2": ()}),
    ]  # fmt: skip
    for name, value in harms:
        harmed = s.clone()
        setattr(harmed, name, value)
        assert commands.broken(RULES, harmed, first), name


def test_a_view_hides_hands_packs_and_decks() -> None:
    s = new(3)
    view = RULES.view(s, "p1")
    assert set(view.pack["p0"]) == {"?"} and "?" not in view.pack["p1"]
    assert {*view.early, *view.late, *view.rain_deck, *view.unused} == {"?"}
    text = json.dumps(RULES.view(s, "").dump())
    assert all(card not in text.split('"') for card in s.rain_deck)


def test_who_has_looked_at_the_rain_finds_it_on_top() -> None:
    s = new(2)
    s.peeked["p0"] = s.rain_deck[:1]
    for seed in range(5):
        assert RULES.sample(RULES.view(s, "p0"), "p0", Rng(seed)).rain_deck[0] == s.rain_deck[0]
    others = {RULES.sample(RULES.view(s, "p1"), "p1", Rng(seed)).rain_deck[0] for seed in range(12)}
    assert len(others) > 3


def test_doomed_rice_is_named_before_it_rots() -> None:
    s = new(2)
    s.agenda, s.memo = [], None
    s.crop["p0"], s.water["p0"] = ("grown",), (1,)
    assert facts.doomed(s, "p0") == facts.Doomed((1,), 1, False)
    s.water["p0"] = (0,)
    s.allocated["p0", "laborers:harvest"] = 2
    assert facts.doomed(s, "p0").total == 0
    worth = facts.harvest_worth(s, "p0", 0)
    assert worth is not None and worth.rice == 5


def test_idle_workers_are_counted_by_what_is_there_to_do() -> None:
    s = new(2)
    s.agenda, s.memo = [], None
    s.allocated = {("p0", "laborers:weed"): 3, ("p0", "ducks"): 1, ("p0", "oxen:rock"): 5}
    assert facts.idle_workers(s, "p0") == {"laborers:weed": 3, "ducks": 1, "oxen:rock": 1}


def test_planters_are_not_idle_while_land_is_built() -> None:
    """New land is flooded and planted in the round in which it is built (rules 6.1, 6.7, 6.9)."""
    s = new(2)
    s.agenda, s.memo = [], None
    s.crop["p0"] = ("planted",)
    s.bonus_walls["p0"] = 0
    s.allocated = {("p0", "laborers:plant"): 3}
    assert facts.idle_workers(s, "p0") == {"laborers:plant": 3}
    s.allocated["p0", "laborers:build"] = 3
    assert facts.idle_workers(s, "p0") == {}
    s.allocated["p0", "laborers:plant"] = 7
    assert facts.idle_workers(s, "p0") == {"laborers:plant": 2}, "a paddy has five hexes at most"


def test_an_option_changes_a_card_through_its_data_alone() -> None:
    plain, grown = new(2), new(2, **{"spirit-32": "growth"})
    for s in (plain, grown):
        s.played["p0"] = ("32",)
    assert on.powers(plain, "p0").dry_plant and not on.powers(plain, "p0").dry_growth
    assert on.powers(grown, "p0").dry_growth and not on.powers(grown, "p0").dry_plant


def test_random_games_of_one_meet_every_solo_card_in_few_games() -> None:
    seen: set[str] = set()
    for seed in range(8):
        s, chance = new(1, seed), Rng(seed)
        while s.agenda:
            RULES.play(s, chance.pick(RULES.options(s)))
        seen |= {*s.solo_discard, s.solo_card}
        assert s.result and RULES.result(s).outcome in ("win", "loss") and s.rating in range(5)
    assert seen == set(s.box.solo_cards)
