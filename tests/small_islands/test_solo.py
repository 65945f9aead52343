"""Alexis: his measures are what they say, the same table gives the same move, and his figures add up."""

import pytest

from game import games
from game.core.engine.agenda import frame, run
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.small_islands import islands as land
from game.small_islands import placement, solo
from game.small_islands.state import ALEXIS, GREY, State

RULES = games.rules("small-islands")


def positions(seed: int, alexis: str = "night"):
    """The decisions of a random game against him."""
    s, chance = RULES.new(Setup("small-islands", "base", "solo", {"alexis": alexis}, seed, ({},))), Rng(seed)
    while options := RULES.options(s):
        yield s
        RULES.play(s, chance.pick(options))
    yield s


def after(s: State, tile: str, place: placement.Place) -> State:
    made = s.clone()
    placement.put_tile(made, place.cell, tile, place.turns)
    return made


def tried(seed: int):
    """(position, tile, every legal placement) now and then in a game."""
    for at, s in enumerate(positions(seed)):
        tile = next((one for one in s.display if one), "")
        if s.phase == "exploration" and tile and at % 7 == 0:
            yield s, tile, placement.places(s, s.box.faces[tile])


def open_sides(s: State) -> int:
    return sum(solo.open_sides(s, island) for island in land.islands(s) if ALEXIS not in island.houses)


@pytest.mark.parametrize("seed", range(3))
def test_closing_leaves_the_fewest_open_sides(seed):
    for s, tile, legal in tried(seed):
        if not legal:
            continue
        chosen = solo.best_place(s, s.box.faces[tile], "close")
        assert open_sides(after(s, tile, chosen)) == min(open_sides(after(s, tile, place)) for place in legal)


@pytest.mark.parametrize("seed", range(3))
def test_extending_makes_the_largest_island_without_his_house_as_large_as_can_be(seed):
    for s, tile, legal in tried(seed):
        target = solo.largest(solo.his_targets(s))
        if target is None or not legal:
            continue

        def grown(place):
            island = land.island_of(after(s, tile, place), (*target.at, target.area))  # noqa: B023
            return 0 if ALEXIS in island.houses else island.size

        chosen = solo.best_place(s, s.box.faces[tile], "extend-largest")
        assert grown(chosen) == max(grown(place) for place in legal)


@pytest.mark.parametrize("seed", range(3))
def test_blocking_enlarges_an_island_with_a_house_of_the_human_most(seed):
    for s, tile, legal in tried(seed):
        if not legal or "p0" not in s.houses.values():
            continue

        def added(place):
            made = after(s, tile, place)  # noqa: B023
            return max(
                island.size - max(old.size for old in land.islands(s) if "p0" in old.houses and old.areas <= island.areas)  # noqa: B023
                for island in land.islands(made)
                if any("p0" in old.houses and old.areas <= island.areas for old in land.islands(s))  # noqa: B023
            )

        chosen = solo.best_place(s, s.box.faces[tile], "block-human")
        assert added(chosen) == max(added(place) for place in legal)


def test_ties_go_to_the_cell_nearest_to_the_start_then_by_row_column_and_turn():
    s = RULES.new(Setup("small-islands", "base", "solo", {}, 1, ({},)))
    s.cells.clear()
    s.cells[(0, 0)] = ("=SSSS", 0)
    land.forget(s)
    assert solo.best_place(s, s.box.faces["=SSSS"], "close") == placement.Place((0, -1), 0)


def test_the_same_position_gives_the_same_turn():
    for s in positions(4):
        if s.phase == "exploration" and s.expedition:
            one, other = s.clone(), RULES.load(s.dump())
            for each in (one, other):
                each.agenda = [frame("turn", ALEXIS)]
                run(each, RULES.ops)
            assert one.hash() == other.hash()


def test_his_points_are_his_formula_at_every_moment():
    for s in positions(2, "afternoon"):
        card = s.box.alexis_card(s.alexis)
        assert s.points[ALEXIS] == card.base + card.per_house * sum(owner == ALEXIS for owner in s.houses.values())


def test_he_lands_with_grey_ships_only_and_begins_the_reward_phase_then():
    landed = set()
    for seed in range(6):
        for s in positions(seed):
            landed |= set(s.ships.values())
            if s.phase == "reward" and s.lander == ALEXIS and s.last_placed == ALEXIS:
                assert GREY in s.ships.values() or s.ending
    assert landed >= {GREY}


def test_houses_of_his_keep_the_house_rules():
    for seed in range(4):
        *_, s = positions(seed, "morning")
        for island in land.islands(s):
            if ALEXIS in island.houses:
                assert island.size >= 2


def test_a_typed_card_changes_his_formula_alone():
    card = RULES.box.alexis_card("=night:10+3")
    assert (card.base, card.per_house, card.houses) == (10, 3, "richest")
