"""Islands: what joins them, what counts on them."""

from game.core.paths import data_dir
from game.small_islands import islands as land
from game.small_islands.faces import typed_face
from game.small_islands.loading import load_box
from game.small_islands.placement import put_tile
from game.small_islands.state import State

BOX = load_box([data_dir() / "small_islands"])


def table(tiles: dict, **options) -> State:
    s = State(box=BOX, options={"columns": 15, "rows": 11, **options})
    for cell, (tile, turns) in tiles.items():
        s.cells[cell] = (tile, turns)
    return s


def test_land_joins_across_a_side_and_counts_its_symbols():
    tiles = {(0, 0): (typed_face("LLLL", ["flower", "house"]), 0), (1, 0): (typed_face("LSSL", ["flower", "fruit"]), 0)}
    (one,) = land.islands(table(tiles))
    assert (one.at, one.size, one.flower, one.fruit, one.sites, one.free) == ((0, 0), 2, 2, 1, 1, 1)


def test_land_never_joins_across_a_corner_alone():
    tiles = {(0, 0): (typed_face("SSLS", ["flower"]), 0), (1, 1): (typed_face("LSSS", ["fruit"]), 0)}
    s = table(tiles)
    assert [island.size for island in land.islands(s)] == [1, 1]
    put_tile(s, (1, 0), typed_face("SSSL"), 0)
    assert [island.size for island in land.islands(s)] == [3]


def test_two_areas_of_a_tile_are_two_islands_until_land_joins_them_and_then_the_tile_counts_once():
    two = typed_face("LSLS", {"nw": ["leaf"], "se": ["fruit"]})
    s = table({(0, 0): (two, 0)})
    assert [land.name_of(s, island) for island in land.islands(s)] == ["island:0,0/nw", "island:0,0/se"]
    ring = {(-1, 0): "SLSS", (-1, -1): "SSLS", (0, -1): "SSSL"}
    for cell, corners in ring.items():
        put_tile(s, cell, typed_face(corners), 0)
    assert sorted(island.size for island in land.islands(s)) == [1, 4]
    whole = table({(0, 0): (two, 0), (1, 0): (typed_face("SLLL"), 0), (0, 1): (typed_face("SLLL"), 0)})
    assert sorted((i.size, i.leaf, i.fruit) for i in land.islands(whole)) == [(1, 1, 0), (3, 0, 1)]
    assert land.area_at(s, (0, 0), "se") == 1 and land.area_at(s, (0, 0), "ne") == -1


def test_a_token_changes_what_counts_and_a_covered_token_is_buried():
    s = table({(0, 0): (typed_face("LLSS", ["flower", "temple"]), 0)})
    land.index(s)
    land.add_token(s, (0, 0), 0, "p0", "leaf")
    land.add_token(s, (0, 0), 0, "p1", "fruit")
    land.add_token(s, (0, 0), land.PORT_SPOT, "p1", "port")
    (one,) = land.islands(s)
    assert one.counts() == {"flower": 0, "fruit": 1, "leaf": 0, "temple": 1, "port": 1}
    assert s.buried == (("p0", "leaf"),) and land.ports_on(s, (0, 0)) == 1
    assert [word for _, _, word in land.visible(s, (0, 0))] == ["fruit", "temple", "port"]
    land.forget(s)
    assert land.islands(s) == (one,)


def test_houses_take_the_symbols_in_reading_order():
    s = table({(0, 0): (typed_face("LLLL", ["house"]), 0), (1, 0): (typed_face("LSSL", ["house", "house"]), 0)})
    for colour in ("p1", "p0"):
        site = land.free_site(s, land.islands(s)[0])
        assert site is not None
        land.add_house(s, site, colour)
    assert s.houses == {(0, 0, 0, 0): "p1", (1, 0, 0, 0): "p0"}
    assert land.islands(s)[0].houses == ("p0", "p1") and land.islands(s)[0].free == 1


def test_starting_tiles_count_for_size_unless_the_option_says_otherwise():
    tiles = {(0, 0): ("start-1-b", 2), (0, 1): (typed_face("LLSS"), 0)}
    assert land.islands(table(tiles))[0].size == 2
    assert land.islands(table(tiles, starts_count=False))[0].size == 1
