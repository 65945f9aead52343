"""Previews on copies: they say what then happens, change nothing, and know nothing that is hidden."""

import pytest

from game import games
from game.core.engine.agenda import frame
from game.core.engine.decision import Option, Setup
from game.core.engine.rng import Rng
from game.small_islands import facts, placement
from game.small_islands import islands as land
from game.small_islands.faces import typed_face
from game.small_islands.state import ALEXIS, State

RULES = games.rules("small-islands")


def positions(seats: int, mode: str, seed: int):
    s, chance = RULES.new(Setup("small-islands", "base", mode, {}, seed, ({},) * seats)), Rng(seed)
    while options := RULES.options(s):
        yield s
        RULES.play(s, chance.pick(options))
    yield s


def laid(tiles: dict) -> State:
    s = RULES.new(Setup("small-islands", "base", "normal", {}, 1, ({},) * 2))
    s.cells.clear()
    s.cells.update({cell: (typed_face(corners, symbols), 0) for cell, (corners, symbols) in tiles.items()})
    land.forget(s)
    return s


def test_a_placement_tells_which_islands_it_joins_and_what_comes_of_them():
    s = laid({(-1, 0): ("LLLL", ["flower"]), (1, 0): ("LLLL", ["leaf", "house"])})
    s.current["p0"] = ("o03",)
    tile = typed_face("LLLL", ["leaf"])
    (growth,) = facts.placed(s, tile, (0, 0), 0)
    assert [one.size for one in growth.before] == [1, 1] and (growth.after.size, growth.after.leaf) == (3, 2)
    assert len(facts.islands(s)) == 2


def test_a_promise_says_what_keeps_a_house_away_and_what_one_would_be_paid():
    s = laid({(0, 0): ("LLLL", ["leaf", "house"]), (1, 0): ("LSSL", ["leaf"]), (4, 0): ("LSSS", ["leaf", "house"])})
    s.current["p0"] = ("o03",)
    good, small = facts.promises(s, "p0")
    assert good.why is None and good.met and good.worth.points == 4
    assert small.why.id == "island-too-small" and small.met
    assert facts.promise(s, "p1", good.island).worth is None
    masked = RULES.view(s, "p1")
    assert facts.promise(masked, "p0", good.island).worth is None


def test_a_second_house_is_promised_only_the_discovery_tokens_the_first_one_leaves():
    wanted = ("LLLL", ["leaf", "leaf", "port"])
    west = {(0, 0): ("LLLL", ["temple", "temple", "house"]), (1, 0): wanted}
    s = laid({**west, (4, 0): ("LLLL", ["temple", "house"]), (5, 0): wanted, (6, 0): ("LLLL", ["temple"])})
    s.current["p0"] = ("o09",)  # a port and two leaves; a token for each temple, one is kept
    s.discovery_pool, s.active, s.phase = (3, 4, 5), "p0", "reward"
    s.houses_hand["p0"] = 2
    s.agenda = [frame("reward.leave", "p0"), frame("scope", "p0", built=()), frame("reward.island", "p0")]
    first, second = facts.promises(s, "p0")
    assert [one.met and (one.worth.drawn, one.worth.kept) for one in (first, second)] == [(2, 1), (2, 1)]
    RULES.play(s, Option(facts.island_key(s, first.island), "p0"))
    left = next(one for one in facts.promises(s, "p0") if one.island.at == second.island.at)
    assert (left.worth.drawn, left.worth.kept) == (1, 1)


@pytest.mark.parametrize("seats, mode", [(1, "solo"), (2, "normal"), (3, "advanced")])
def test_an_outcome_is_what_then_happens_as_far_as_nothing_hidden_comes_up(seats, mode):
    compared = 0
    for at, s in enumerate(positions(seats, mode, 4)):
        if at % 5 or not RULES.options(s):
            continue
        for option in RULES.options(s)[:6]:
            view = RULES.view(s, option.seat)
            before = view.hash()
            said = facts.outcome(RULES, view, option.seat, option.key)
            assert view.hash() == before
            if said is None or said.unknown:
                continue
            after = s.clone()
            RULES.apply(after, option.seat, option.key)
            assert set(facts.changes(s, after)) <= set(said.changes)
            assert all(growth.after in land.islands(after) or len(said.changes) > 2 for growth in said.growth)
            compared += 1
    assert compared > 20


def test_cells_of_a_tile_and_reasons_against_the_others_agree():
    for at, s in enumerate(positions(2, "normal", 6)):
        if at % 12:
            continue
        tile = s.box.tiles[at % 56]
        found = facts.places(s, tile)
        for cell in placement.table(s).cells:
            for turns in range(4):
                reason = facts.misfit(s, tile, cell, turns)
                assert (reason is None) == (turns in found.get(cell, ())) or not s.cells
                if reason is not None and reason.id.endswith("-differs"):
                    assert facts.clashes(s, tile, cell, turns)


def test_the_standing_of_everybody_leads_to_the_final_score():
    for seats, mode in ((1, "solo"), (3, "advanced")):
        *_, last = positions(seats, mode, 2)
        for colour in facts.colours(last):
            standing = facts.standing(last, colour)
            assert standing.final == standing.points == last.points[colour]
            if colour != ALEXIS:
                assert sum(facts.scores(last, colour).values()) == standing.points
                assert sum(facts.by_round(last, colour).values()) == facts.scores(last, colour).get("reward", 0)


def test_a_ship_knows_the_ports_around_its_cell():
    s = laid({(0, 0): ("LLSS", ["port", "port"]), (1, 1): ("SSSS", [])})
    assert (0, 1) in facts.open_sea(s) and facts.ports_around(s, (0, 1)) == 2


def test_hidden_tiles_fit_nowhere_and_hidden_tokens_have_no_sum():
    s = laid({(0, 0): ("LLLL", [])})
    s.discovery["p1"] = (3, 5)
    view = RULES.view(s, "p0")
    assert facts.places(view, "?") == {} and facts.standing(view, "p1").discovery == (2, None)
    assert facts.standing(s, "p1").discovery == (2, 8)
