"""The course of whole games: pieces are conserved, scores add up, questions come in order, nothing asked changes anything."""

from collections import Counter

import pytest

from game import games
from game.core.engine.agenda import frame, run
from game.core.engine.decision import Event, Illegal, Setup
from game.core.engine.rng import Rng
from game.core.errors import DataError, UsageError
from game.core.paths import data_dir
from game.core.play.session import Session
from game.small_islands import islands as land
from game.small_islands.box import typed_card, typed_face
from game.small_islands.effects import read_card, worth
from game.small_islands.loading import load_box
from game.small_islands.phases import after, colours
from game.small_islands.state import ALEXIS, State

RULES = games.rules("small-islands")
TABLES = [
    (1, "solo"),
    (1, "advanced"),
    (2, "normal"),
    (2, "advanced"),
    (3, "normal"),
    (3, "advanced"),
    (4, "normal"),
    (4, "advanced"),
]


def new(seats: int, mode: str, seed: int = 1, **options) -> State:
    return RULES.new(Setup("small-islands", "base", mode, options, seed, ({},) * seats))


def tiles(s: State) -> Counter:
    """Every landscape tile, wherever it is."""
    starts = s.box.starts
    found = Counter(tile for tile, _ in s.cells.values() if tile not in starts)
    found.update(s.reserve)
    for pile in (s.navigation, tuple(tile for tile in s.display if tile), *s.hand.values()):
        found.update(pile)
    return found


def cards(s: State) -> Counter:
    """Every objective, mission and reward, wherever it is; what a seat has chosen is among what it holds until it is done."""
    found: Counter = Counter()
    for kind in ("objective", "mission", "reward"):
        found.update(getattr(s, f"deck_{kind}s"))
        found.update(getattr(s, f"returned_{kind}s"))
    for seat in s.seats:
        found.update(s.put_back[seat])
        if s.held[seat]:
            found.update(s.held[seat])
        else:
            found.update(s.current[seat])
            found.update(s.next[seat])
    return found


def conserved(s: State) -> None:
    """What must be true between any two answers once the table is set."""
    if s.phase == "setup":
        return
    assert tiles(s) == Counter(s.box.tiles)
    every = (*s.box.missions, *s.box.rewards) if s.mode == "advanced" else tuple(s.box.objectives)
    assert cards(s) == Counter(every)
    spent = Counter(seat for seat, _ in (*s.tokens.values(), *s.buried))
    built = Counter(s.houses.values())
    for seat in s.seats:
        assert s.houses_hand[seat] + s.houses_reserve[seat] + built[seat] == 8
        assert len(s.tokens_left[seat]) + spent[seat] == 4
        assert s.points[seat] == sum(points for (who, _, _), points in s.earned.items() if who == seat)
    if s.alexis:
        assert s.alexis_houses + built[ALEXIS] == 8
    assert len(s.ships) + len(s.ships_left) == 4
    values = [*s.discovery_pool]
    for shelf in (s.discovery, s.drawn, s.aside):
        values += [value for held in shelf.values() for value in held]
    assert sorted(values) == sorted(s.box.figures["discovery"])
    for island in land.islands(s):
        assert island.free >= 0 and island.size <= len(island.cells)


@pytest.mark.parametrize("seats, mode", TABLES)
def test_pieces_are_conserved_and_scores_add_up_through_whole_games(seats, mode):
    for seed in range(3):
        s, chance = new(seats, mode, seed), Rng(seed)
        while options := RULES.options(s):
            option = chance.pick(options)
            before = s.hash()
            RULES.decision(s)
            RULES.view(s, option.seat)
            RULES.why_not(s, option.seat, "cell:0,0/r0")
            assert s.hash() == before
            RULES.play(s, option)
            conserved(s)
        result = RULES.result(s)
        assert result is not None and s.phase == "end" and s.round <= 5
        assert dict(result.scores) == s.points
        if seats > 1:
            best = max(s.points.values())
            assert result.outcome == "win" and len(result.winners) == 1 and s.points[result.winners[0]] == best


@pytest.mark.parametrize("seats, mode", [(1, "solo"), (3, "normal"), (2, "advanced")])
def test_a_dump_gives_the_same_game_back_at_every_decision(seats, mode):
    s, chance = new(seats, mode, 5), Rng(5)
    while options := RULES.options(s):
        loaded = RULES.load(s.dump())
        assert loaded.hash() == s.hash() and RULES.options(loaded) == options
        RULES.play(s, chance.pick(options))


def test_the_first_player_lays_four_starting_tiles_in_the_middle():
    s = new(3, "normal", 2, first="p1")
    decision = RULES.decision(s)
    assert decision is not None and (decision.kind, decision.seats) == ("setup.start", ("p1",)) and len(decision.options) == 8
    RULES.apply(s, "p1", "tile:start-3-b")
    assert set(RULES.decision(s).keys()) == {f"cell:0,0/r{by}" for by in range(4)}
    RULES.apply(s, "p1", "cell:0,0/r1")
    assert "tile:start-3-a" not in RULES.decision(s).keys() and len(RULES.decision(s).options) == 6


def play_until(s: State, kind: str, chance: Rng) -> None:
    while RULES.decision(s).kind != kind:
        RULES.play(s, chance.pick(RULES.options(s)))


def test_all_choose_their_objectives_at_once_and_keep_one_for_the_next_round():
    s, chance = new(2, "normal", 4), Rng(1)
    play_until(s, "together", chance)
    decision = RULES.decision(s)
    assert [part.kind for part in decision.parts] == ["prepare.current", "prepare.current"] and s.navigation == s.navigation[:6]
    assert len(s.navigation) == 6 and [len(held) for held in s.held.values()] == [3, 3]
    held = s.held["p0"]
    RULES.apply(s, "p0", "current:1")
    assert RULES.decision(s).for_seat("p0").keys() == ("next:0", "next:2")
    assert RULES.why_not(s, "p0", "next:1").id == "already-current"
    RULES.apply(s, "p0", "next:2")
    assert (s.current["p0"], s.next["p0"], s.put_back["p0"]) == ((held[1],), (held[2],), (held[0],))
    assert RULES.decision(s).kind == "prepare.current" and RULES.decision(s).seats == ("p1",)


def test_in_the_advanced_mode_missions_and_rewards_are_chosen_apart():
    s, chance = new(2, "advanced", 4), Rng(1)
    play_until(s, "together", chance)
    for key in ("current:mission/0", "current:reward/2", "next:mission/1", "next:reward/0"):
        assert key in RULES.decision(s).for_seat("p1").keys()
        RULES.apply(s, "p1", key)
    kinds = [s.box.kind_of(card) for card in (*s.current["p1"], *s.next["p1"], *s.put_back["p1"])]
    assert kinds == ["mission", "reward"] * 3


def test_the_next_first_player_follows_the_one_who_landed():
    for seed in range(6):
        s, chance = new(4, "normal", seed), Rng(seed)
        lander = ""
        while RULES.options(s) and s.round < 2:
            lander = s.lander or lander
            RULES.play(s, chance.pick(RULES.options(s)))
        if RULES.options(s):
            assert s.first == after(s, lander)


def test_alone_one_plays_against_alexis_in_either_mode():
    assert new(1, "solo").alexis == "morning" and new(1, "solo").mode == "normal"
    both = new(1, "solo", alexis="night", objectives="advanced")
    assert (both.alexis, both.mode, colours(both)) == ("night", "advanced", ("p0", "alexis"))
    assert new(1, "advanced").alexis and not new(2, "advanced").alexis


@pytest.mark.parametrize(
    "seats, mode, options, said",
    [
        (2, "solo", {}, "played by one"), (5, "normal", {}, "one to four"), (2, "expert", {}, "no mode"),
        (2, "normal", {"colums": 11}, 'did you mean "columns"'), (2, "normal", {"rows": 4}, "one of 9, 11, 13, 15"),
        (2, "normal", {"first": "p3"}, "not at a table of 2"),
    ],
)  # fmt: skip
def test_a_set_up_that_cannot_be_played_is_said_in_one_sentence(seats, mode, options, said):
    with pytest.raises(UsageError, match=said):
        new(seats, mode, 1, **options)


def test_options_are_read_however_they_are_written():
    s = new(2, "normal", 1, **{"bonus-on-bare-land": "yes", "columns": "11", "bonus_tokens": "jokers"})
    assert s.options["bonus_on_bare_land"] is True and s.options["columns"] == 11
    assert s.tokens_left["p0"] == ("any",) * 4


def test_the_form_of_the_set_up_lists_modes_and_options():
    form = RULES.setup_form()
    assert form["seats"] == (1, 4) and [mode["id"] for mode in form["modes"]] == ["solo", "normal", "advanced"]
    assert all(option["default"] in option["choices"] and option["modes"] for option in form["options"])


def given(rewards: dict, tiles: dict, **more) -> State:
    """Two players in the reward phase, p0 with an objective that any island meets."""
    s = new(2, "normal")
    s.agenda.clear()
    s.cells.clear()
    s.phase, s.active, s.round, s.reserve = "reward", "p0", 1, s.box.tiles
    for cell, tile in tiles.items():
        s.cells[cell] = (tile, 0)
    mission = {"has_at_least": {"flower": 1}}
    s.current["p0"] = (typed_card("o", {"mission": mission, "reward": rewards}),)
    s.discovery_pool = (3, 5, 6)
    for name, value in more.items():
        setattr(s, name, value)
    land.forget(s)
    s.agenda = [frame("reward")]
    run(s, RULES.ops)
    return s


PAIR = {
    (0, 0): typed_face("LLLL", ["flower", "flower", "fruit", "temple", "temple", "house"]),
    (1, 0): typed_face("LSSL", ["leaf"]),
}
FAR = {(3, 3): typed_face("LLLL", ["flower", "house"]), (4, 3): typed_face("LSSL")}


@pytest.mark.parametrize(
    "reward, points",
    [
        ({"flat": {"pp": 6}}, 6),
        ({"per_symbol": {"per": {"flower": 2, "temple": 1}, "plus": 1}}, 7),
        ({"lowest_resource": {"per": 2, "plus": 2}}, 4),
        ({"by_size": {"steps": {"2": 3, "3": 4}}}, 3),
        ([{"flat": {"pp": 1}}, {"per_symbol": {"per": {"leaf": 3}}}], 4),
    ],
)
def test_rewards_pay_for_the_island_that_got_a_house(reward, points):
    s = given(reward, PAIR)
    events = RULES.apply(s, "p0", "island:1,0")
    assert s.points["p0"] == points
    assert [e for e in events if e.kind == "built"] == [Event("built", ("p0", 0, 0, (0, 0), 1))]


def test_a_resource_is_picked_and_a_discovery_token_kept_in_secret():
    s = given([{"chosen_resource": {"per": 2, "plus": 1}}, {"discovery": {}}], PAIR)
    RULES.apply(s, "p0", "island:0,0")
    assert RULES.decision(s).keys() == ("symbol:flower", "symbol:fruit", "symbol:leaf")
    RULES.apply(s, "p0", "symbol:flower")
    assert s.points["p0"] == 5 and RULES.decision(s).keys() == ("discovery:3", "discovery:5")
    events = RULES.apply(s, "p0", "discovery:5")
    assert s.discovery["p0"] == (5,) and sorted(s.discovery_pool) == [3, 6]
    assert [e.to for e in events if e.kind == "kept"] == [("p0",)]


@pytest.mark.parametrize(
    "change, key, reason",
    [
        ({}, "island:5,5", "no-island"),
        ({"tiles": {(0, 0): typed_face("LSSS", ["flower", "house"])}}, "island:0,0", "island-too-small"),
        ({"houses": {(0, 0, 0, 0): "p0"}}, "island:0,0", "own-house"),
        ({"houses": {(0, 0, 0, 0): "p1"}}, "island:0,0", "no-house-site"),
    ],
)  # fmt: skip
def test_the_reason_against_a_house_is_the_rule_that_fails(change, key, reason):
    change = dict(change)
    s = given({"flat": {"pp": 6}}, {**change.pop("tiles", PAIR), **FAR}, **change)
    assert RULES.why_not(s, "p0", key).id == reason
    with pytest.raises(Illegal):
        RULES.apply(s, "p0", key)


def test_a_mission_that_is_not_met_says_what_the_island_has():
    tiles = {**PAIR, (4, 4): typed_face("LLLL", ["fruit", "house"]), (5, 4): typed_face("LSSL")}
    reason = RULES.why_not(given({"flat": {"pp": 6}}, tiles), "p0", "island:5,4")
    assert reason.id == "mission-not-met" and dict(reason.args[1]) == {"flower": 0, "fruit": 1, "leaf": 0, "temple": 0, "port": 0}


def test_typed_cards_are_refused_when_they_are_not_well_formed():
    for kind, written in [
        ("m", {"more_then": {}}), ("m", {"more_than": {"more": "flower"}}), ("m", {"has_at_least": {"tower": 1}}),
        ("r", {"flat": {"pp": "six"}}), ("r", {"by_size": {"steps": {"a": 1}}}), ("r", []),
    ]:  # fmt: skip
        with pytest.raises(DataError):
            typed_card(kind, written)


def test_what_a_reward_is_worth_is_told_without_paying_it():
    s = given({"discovery": {"draw_per": "temple", "keep": 1}}, PAIR)
    island = land.islands(s)[0]
    objective = read_card(s.current["p0"][0])
    assert worth(s, objective.reward, island)[1:3] == (2, 1)


def test_a_session_against_bots_can_be_undone_and_saved():
    setup = Setup("small-islands", "base", "normal", {}, 3, ({"control": "human"}, {"control": "bot:random"}))
    session, chance = Session(RULES, setup), Rng(9)
    for _ in range(40):
        option = chance.pick(session.decision.options)
        session.choose(option.seat, option.key)
    again = Session.from_save(RULES, session.to_save())
    assert again.state.hash() == session.state.hash()
    assert session.undo(cross_fence=True) is not None


def test_a_pack_can_add_tiles_and_replace_all_of_them(tmp_path):
    shipped, tiles = data_dir() / "small_islands", tmp_path / "tiles.yaml"
    port = "{{id: {}, corners: LSSS, areas: [{{corners: [{}], symbols: [port]}}]}}\n"
    tiles.write_text("landscape:\n  - " + port.format("x01", "nw"))
    box = load_box([shipped, tmp_path])
    assert len(box.tiles) == 57 and box.faces["x01"].corners == "LSSS"
    tiles.write_text("landscape:\n  - " + port.format("l01", "nw"))
    with pytest.raises(DataError, match='tiles.yaml:2: landscape.0.: "l01" is there already, in .*"replace: true"'):
        load_box([shipped, tmp_path])
    many = "".join("  - " + port.format(f"l{at:02}", "nw") for at in range(1, 31))
    tiles.write_text(f"replace: true\nlandscape:\n{many}")
    box = load_box([shipped, tmp_path])
    assert len(box.tiles) == 30 and box.faces["l01"].ports == 1 and len(box.starts) == 8
    tiles.write_text("replace: true\nlandscape:\n  - {id: l01, corners: SSSS, areas: []}\n")
    with pytest.raises(DataError, match="landscape tiles"):
        load_box([shipped, tmp_path])
    tiles.write_text("landscape:\n  - " + port.format("x01", "ne"))
    with pytest.raises(DataError, match="do not hold exactly"):
        load_box([shipped, tmp_path])


def test_a_packs_figures_take_the_place_of_ours_only_where_its_file_says_so(tmp_path):
    shipped, figures = data_dir() / "small_islands", tmp_path / "figures.yaml"
    figures.write_text("figures: {port_points: 2}\n")
    with pytest.raises(DataError, match='figures.port_points: "port_points" is there already'):
        load_box([shipped, tmp_path])
    figures.write_text("replace: true\nfigures: {port_points: 2}\n")
    assert load_box([shipped, tmp_path]).figures["port_points"] == 2 and load_box([shipped, tmp_path]).figures["hand"] == 2
