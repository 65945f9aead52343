"""The ten hexes of a rice farm: who touches whom, edges by name, hits, outlines, the way of water; where farms lie."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from scenes.draw.geometry import contains
from scenes.games.rice_paddy.art import flowing, hexes, lines
from scenes.games.rice_paddy.art.farm import Farm, Paddy
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.landscape import Layout

TOUCH = {
    "A1": "A2 B1 B2", "A2": "A1 A3 B2 B3", "A3": "A2 B3 B4", "B1": "A1 B2 C1", "B2": "A1 A2 B1 B3 C1 C2",
    "B3": "A2 A3 B2 B4 C2 C3", "B4": "A3 B3 C3", "C1": "B1 B2 C2", "C2": "B2 B3 C1 C3", "C3": "B3 B4 C2",
}  # fmt: skip
GRIDS = Grid(0, 0, 90), Grid(31.5, 17.25, 24), Grid(-40, 12, 19)
FARM = Farm(
    (Paddy(("A1",), 1), Paddy(("A2", "B2"), 2), Paddy(("B1", "C1", "C2"), 3)),
    frozenset((*hexes.around(("A1",)), *hexes.around(("A2", "B2")), *hexes.around(("B1", "C1", "C2")))),
    ("A1-A2", "B1-B2", "B3-C2"),
)


def test_who_touches_whom_and_by_which_edges() -> None:
    for name in hexes.HEXES:
        assert {hexes.beside(name, step) for step in hexes.STEPS} - {None} == set(TOUCH[name].split()), name
    names = hexes.edges()
    inner = [named for named in names if named[-2:] in hexes.HEXES]
    assert (len(names), len(inner), len(hexes.around(hexes.HEXES))) == (41, 19, 22)
    assert {f"{a}-{b}" for a, found in TOUCH.items() for b in found.split() if a < b} == set(inner)
    assert set(hexes.FENCES) <= set(hexes.around(hexes.HEXES)) and len(hexes.FENCES) == 11 and hexes.INLET in hexes.FENCES
    assert hexes.between("B2", "A1") == "A1-B2" and hexes.between("A1", "A3") is None
    with pytest.raises(KeyError):
        hexes.side("A1-C3")


@pytest.mark.parametrize("grid", GRIDS)
def test_neighbours_share_the_ends_of_their_edge(grid: Grid) -> None:
    for named in hexes.edges():
        name, step = hexes.side(named)
        other = hexes.beside(name, step)
        ends = {(round(x, 6), round(y, 6)) for x, y in grid.ends(named)}
        for each in filter(None, (name, other)):
            assert ends <= {(round(x, 6), round(y, 6)) for x, y in grid.corners(each)}, (named, each)
        (ax, ay), (bx, by) = grid.ends(named)
        assert math.dist((ax, ay), (bx, by)) == pytest.approx(grid.radius)
        assert bx > ax + 1e-6 or by > ay, "the left end, or the upper one, comes first"
        (mx, my), (dx, dy) = grid.middle(named), grid.outward(named)
        beyond = grid.hit(mx + 2 * dx, my + 2 * dy)
        assert beyond == other and grid.hit(mx - 2 * dx, my - 2 * dy) == name


@pytest.mark.parametrize("grid", GRIDS)
def test_a_hit_is_the_hex_that_contains_the_point(grid: Grid) -> None:
    chance, (w, h) = random.Random(1), grid.size
    for _ in range(1500):
        x, y = grid.x + chance.uniform(-0.1, 1.1) * w, grid.y + chance.uniform(-0.1, 1.1) * h
        inside = {name for name in hexes.HEXES if contains(grid.corners(name), x, y)}
        assert {grid.hit(x, y)} - {None} == inside
    for name in hexes.HEXES:
        assert grid.hit(*grid.centre(name)) == name
        assert all(grid.hit(*grid.corner(name, n, grid.radius * 0.99)) == name for n in range(6))


def area(ring: list[tuple[float, float]]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def test_outlines_go_round_any_set_of_hexes() -> None:
    grid, one = Grid(3, 5, 40), 1.5 * math.sqrt(3) * 40**2
    for count in (1, 2, 3, 5, 10):
        for names in itertools.islice(itertools.combinations(hexes.HEXES, count), 40):
            rings = grid.outline(names)
            assert sum(map(len, rings)) == len(hexes.around(names)), names
            assert sum(map(area, rings)) == pytest.approx(count * one), names
    ring = grid.outline(set(hexes.HEXES) - {"B2"})
    assert sorted(round(area(each) / one) for each in ring) == [-1, 10], "a hole runs the other way"
    for inset in (3.0, -6.0):
        (moved,) = grid.outline(("A1", "A2", "B2"), inset)
        (plain,) = grid.outline(("A1", "A2", "B2"))
        assert (area(moved) < area(plain)) == (inset > 0)
        far = [abs(inset) / math.sin(math.radians(60))] * len(plain)
        assert [math.dist(a, b) for a, b in zip(plain, moved, strict=True)] == pytest.approx(far)


def test_water_runs_through_the_gates_in_order() -> None:
    grid = Grid(0, 0, 90)
    way = hexes.run(grid, [paddy.hexes for paddy in FARM.paddies], FARM.gates, ("B3", "B4"))
    places = [way.index(grid.middle(named)) for named in (hexes.INLET, *FARM.gates)]
    assert places == sorted(places) and way[0] == grid.middle(hexes.INLET) and way[-1] == grid.centre("B4")
    assert all(math.dist(a, b) <= grid.wide + 1e-6 for a, b in itertools.pairwise(way)), "nothing is jumped over"
    assert hexes.run(grid, [("A1",)], []) == [grid.middle(hexes.INLET), grid.centre("A1")], "no gate: it stays there"


LAYOUTS = [Layout(size, farms, place) for size in ((1140, 616), (956, 442)) for farms in (1, 2, 3, 4) for place in range(farms)]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda at: f"{at.size[0]}-{at.farms}-{at.place}")
def test_farms_keep_off_each_other_and_streams_lead_to_the_next(layout: Layout) -> None:
    grids = [layout.own, *layout.others.values()]
    spots = [[point for name in hexes.HEXES for point in grid.corners(name)] for grid in grids]
    for (a, one), (b, two) in itertools.combinations(list(zip(grids, spots, strict=True)), 2):
        assert not any(a.hit(*point) for point in two) and not any(b.hit(*point) for point in one)
    assert all(0 < x < layout.size[0] and 0 < y < layout.size[1] for found in spots for x, y in found)
    assert len(layout.streams) == layout.farms and set(layout.others) == set(range(layout.farms)) - {layout.place}
    for place, stream in enumerate(layout.streams):
        end = stream.points[-1]
        if place + 1 < layout.farms:
            basin = layout.basins[place + 1]
            assert abs(end[0] - basin.x) <= basin.rx and abs(end[1] - basin.y) <= basin.ry
        else:
            assert contains(list(layout.bay), *end)
        assert not any(layout.own.hit(*point) for point in lines.dense(stream.points)), "no stream runs over the own field"


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda at: f"{at.size[0]}-{at.farms}-{at.place}")
def test_streams_do_not_cross(layout: Layout) -> None:
    ways = [lines.dense(stream.points, 6) for stream in layout.streams]
    for (a, one), (b, two) in itertools.combinations(enumerate(ways), 2):
        near = min(math.dist(p, q) for p in one for q in two)
        assert near > 6 * layout.k or abs(a - b) == 1, (a, b)
        crossed = any(_cross(p, q, r, s) for p, q in itertools.pairwise(one) for r, s in itertools.pairwise(two))
        assert not crossed, (a, b)


def _cross(p: tuple, q: tuple, r: tuple, s: tuple) -> bool:
    def side(a: tuple, b: tuple, c: tuple) -> bool:
        return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])

    return side(p, q, r) != side(p, q, s) and side(r, s, p) != side(r, s, q)


def test_discs_of_water_go_their_way_in_time() -> None:
    layout = Layout((1140, 616), 4, 1)
    ways = [flowing.away(layout, FARM, 0), flowing.away(layout, FARM, 2), flowing.flooding(layout, FARM, 1)]
    found = flowing.drops(ways, speed=500, gap=0.2)
    assert [drop.start for drop in found] == pytest.approx([0, 0.2, 0.4])
    for drop, way in zip(found, ways, strict=True):
        assert drop.at(drop.start - 0.01) is None and drop.at(drop.end) is None
        assert drop.at(drop.start) == pytest.approx(way[0])
        late = drop.at(drop.end - 1e-6)
        assert late is not None and math.dist(late, way[-1]) < 1
        one, two = drop.at(drop.start + 0.1), drop.at(drop.start + 0.2)
        assert one is not None and two is not None and math.dist(one, two) <= 50.1, "never faster than asked for"
    assert ways[0][-1] == layout.basins[2].middle, "what is let go reaches the next reservoir"
    assert layout.own.middle("B3-C2") in ways[1] and layout.own.middle("B4-e") in ways[1]
    assert ways[2][-1] == layout.own.centre("B2")
    assert flowing.passed_on(layout, 2)[-1] == layout.basins[3].middle
    closed = Farm(FARM.paddies, frozenset(hexes.edges()), FARM.gates)
    assert flowing.onward(closed, "B3-C2", "B4-e") == ("B3",), "walls on all sides: as far as field goes"
