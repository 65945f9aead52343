"""Boards A to D laid together in every way: what touches on the sheet is what the rules say."""

from __future__ import annotations

import itertools

import pytest

from game import games
from scenes.draw import geometry
from scenes.games.spirit_island import island_map

BOX = games.rules("spirit-island").box
PLACES = {1: "one-place", 2: "two-places", 3: "three-places", 4: "four-places"}
WAYS = [way for n in PLACES for way in itertools.permutations("ABCD", n)]


@pytest.mark.parametrize("boards", WAYS, ids="".join)
def test_what_touches_is_what_the_rules_say(boards: tuple[str, ...]) -> None:
    layout = f"{PLACES[len(boards)]}:{'-'.join(boards)}"
    table = BOX.layouts[layout]
    lands, oceans = island_map.shapes(BOX.map_plan(layout))
    terrain = {land: table.land[land].terrain for land in table.lands}
    owner = {land: table.land[land].board for land in table.lands}
    made = geometry.build(lands, terrain, (970.0, 456.0), oceans, owner, geometry.warp_for(len(boards)))
    assert set(lands) == set(table.lands)
    assert made.touching() == {frozenset((one, other)) for one in table.lands for other in table.adjacent[one]}
    assert {coast.land for coast in made.coasts if not coast.cliff} == {land for land in table.lands if table.land[land].coastal}
    assert len(made.rings) == 1  # one island, no hole where boards meet
    assert min(made.border_length(*sorted(pair)) for pair in made.touching()) > 14
