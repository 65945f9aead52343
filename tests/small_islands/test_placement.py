"""The corner lattice: legal placements, why others are not, and that what is carried along equals what is worked out anew."""

import pytest

from game.core.engine.rng import Rng
from game.core.paths import data_dir
from game.small_islands import islands as land
from game.small_islands import placement
from game.small_islands.faces import Area, make_face, read_face, typed_face
from game.small_islands.loading import load_box
from game.small_islands.placement import Place
from game.small_islands.state import State

BOX = load_box([data_dir() / "small_islands"])


def table(**tiles: tuple[str, int]) -> State:
    """A table with faces by cell, such as `c0_0=("LLSS", 0)`; `m` is a minus sign."""
    s = State(box=BOX, options={"columns": 15, "rows": 11})
    for name, (corners, turns) in tiles.items():
        column, row = (int(part.replace("m", "-")) for part in name[1:].split("_"))
        s.cells[(column, row)] = (typed_face(corners), turns)
    return s


def keys(s: State, corners: str) -> list[str]:
    return placement.coast(s).keys(read_face(typed_face(corners)))


def test_the_box_holds_the_counts_of_the_game():
    assert len(BOX.tiles) == 56 and len(BOX.starts) == 8 and len(set(BOX.starts.values())) == 4
    symbols = [spot.symbol for tile in BOX.tiles for spot in BOX.faces[tile].spots]
    assert symbols.count("flower") == symbols.count("fruit") == symbols.count("leaf") > symbols.count("temple") > 0
    patterns = [sorted(BOX.faces[tile].corners) for tile in BOX.tiles]
    assert patterns.count(list("SSSS")) == 3 and patterns.count(list("LLLL")) == 4


def test_a_clockwise_turn_moves_the_north_west_corner_to_the_north_east():
    face = read_face(typed_face("LSSS", ["flower"]))
    assert [face.turned[by].corners_of(0) for by in range(4)] == [("nw",), ("ne",), ("se",), ("sw",)]


@pytest.mark.parametrize(
    "corners, symbols, rotations",
    [("SSSS", (), 1), ("LLLL", ["flower"], 1), ("LSLS", {"nw": ["port"], "se": ["port"]}, 2),
     ("LSLS", {"nw": ["leaf"], "se": ["port"]}, 4), ("LLSS", ["fruit"], 4)],
)  # fmt: skip
def test_of_rotations_that_look_the_same_only_the_smallest_counts(corners, symbols, rotations):
    assert read_face(typed_face(corners, symbols)).rotations == tuple(range(rotations))


def test_a_tile_goes_beside_another_where_the_whole_side_agrees():
    s = table(c0_0=("LLLL", 0))
    assert keys(s, "SSSS") == []
    assert keys(s, "LLSS") == ["cell:0,-1/r2", "cell:-1,0/r1", "cell:1,0/r3", "cell:0,1/r0"]


def test_a_neighbour_that_touches_by_a_corner_only_must_agree_too():
    # The cell 1,0 sees the land of 0,0 on its west side and the corner of 2,-1 at its north-east.
    s = table(c0_0=("LLLL", 0), c1_m2=("SSSS", 0), c2_m1=("SSSL", 0))
    assert "cell:1,0/r3" not in keys(s, "LLSS")
    reason = placement.misfit(s, read_face(typed_face("LLSS")), Place((1, 0), 3))
    assert reason is not None and (reason.id, reason.args) == ("corner-differs", ("ne", (2, -1), "S", "L"))


def test_the_reason_names_the_side_that_differs_and_what_both_show():
    s = table(c0_0=("LLSS", 0))
    reason = placement.misfit(s, read_face(typed_face("SSSS")), Place((0, -1), 0))
    assert reason is not None and (reason.id, reason.args) == ("side-differs", ("s", (0, 0), "SS", "LL"))
    ship = placement.misfit(s, None, Place((0, -1), 0))
    assert ship is not None and ship.id == "ship-side"


def test_cells_that_are_taken_alone_or_off_the_table_have_their_own_reasons():
    s = table(c0_0=("SSSS", 0))
    s.ships[(0, 1)] = "grey"
    face = read_face(typed_face("SSSS"))

    def why(cell, turns=0):
        reason = placement.misfit(s, face, Place(cell, turns))
        return reason.id if reason else None

    assert why((0, 0)) == "cell-taken" and why((0, 1)) == "cell-ship" and why((1, 1)) is None
    assert why((1, -1)) == "no-neighbour" and why((8, 0)) == "off-table" and why((1, 0), 1) == "same-turned"


def test_a_ship_is_a_neighbour_and_open_sea():
    s = table(c0_0=("SSSS", 0))
    placement.put_ship(s, (1, 0), "p0")
    assert "cell:2,0/r0" in keys(s, "SSSS")
    assert "cell:2,0/r0" not in keys(s, "LSSS")


def test_the_edge_of_a_small_table_is_respected():
    s = table(c0_0=("SSSS", 0))
    s.options = {"columns": 1, "rows": 2}
    assert keys(s, "SSSS") == ["cell:0,-1/r0"]


@pytest.mark.parametrize("seed", range(12))
def test_legal_placements_are_exactly_those_without_a_reason_against_them(seed):
    s = State(box=BOX, options={"columns": 7, "rows": 5})
    s.cells[(0, 0)] = ("start-1-b", seed % 4)
    chance = Rng(seed)
    for count, tile in enumerate(chance.shuffled(BOX.tiles)[:24]):
        face = BOX.faces[tile]
        legal = placement.places(s, face)
        tried = [Place(cell, by) for cell in placement.table(s).cells for by in range(4)]
        assert [place for place in tried if placement.misfit(s, face, place) is None] == legal
        if count % 6 == 5 and placement.ship_keys(s):
            ship = placement.read_cell(chance.pick(placement.ship_keys(s)))
            placement.put_ship(s, ship.cell, "grey")
        elif legal:
            place = chance.pick(legal)
            placement.put_tile(s, place.cell, tile, place.turns)
        carried, known = land.islands(s), placement.coast(s)
        land.forget(s)
        assert land.islands(s) == carried
        assert (placement.coast(s).known, placement.coast(s).open) == (known.known, known.open)


def test_a_copy_keeps_what_is_known_and_changes_nothing_in_the_first():
    s = table(c0_0=("LLLL", 0))
    before = placement.coast(s).keys(read_face(typed_face("LLLL")))
    copy = s.clone()
    placement.put_tile(copy, (1, 0), typed_face("LLLL"), 0)
    assert len(land.islands(copy)) == 1 and land.islands(copy)[0].size == 2
    assert placement.coast(s).keys(read_face(typed_face("LLLL"))) == before and land.islands(s)[0].size == 1
    assert s.cells != copy.cells


@pytest.mark.parametrize("key", ["cell:1", "cell:a,b/r0", "cell:1,1/r4", "cell:1,1/2", "tile:1,1", "cell:1,1/"])
def test_what_is_no_cell_is_not_read_as_one(key):
    assert placement.read_cell(key) is None


def test_typed_faces_say_what_is_wrong_with_them():
    for corners, symbols, word in [
        ("LLXS", (), "four letters"), ("SSSS", ["flower"], "without land"), ("LLSS", {"sw": ["leaf"]}, "is sea"),
        ("LLSS", ["tower"], "unknown symbol"), ("LLSS", {"up": []}, "unknown corner"),
    ]:  # fmt: skip
        with pytest.raises(ValueError, match=word):
            typed_face(corners, symbols)


def test_a_printed_face_has_at_most_two_ports_and_none_without_coast():
    for corners, symbols, word in [("LLLL", ("port",), "without coast"), ("LLSS", ("port",) * 3, "at most two")]:
        land_corners = tuple(i for i in range(4) if corners[i] == "L")
        with pytest.raises(ValueError, match=word):
            make_face("l01", corners, [Area(land_corners, symbols, 0)])
