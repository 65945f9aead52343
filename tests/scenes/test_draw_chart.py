"""The chart: its geometry, the placing of pieces, and that repainting a part equals repainting all."""

from __future__ import annotations

import itertools
import threading
import time
from dataclasses import replace

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.draw import boxes, geometry, ornaments, terrain
from scenes.draw.geometry import Warp
from scenes.games.spirit_island.art import master, pieces
from scenes.games.spirit_island.art.chart import Chart, ChartState
from scenes.games.spirit_island.art.chart_worker import ChartWorker
from scenes.games.spirit_island.art.placement import SIZES, LandItem, Placer

# A 3 x 2 grid with a T junction and one very short border (B2-A3), oceans only on the left.
FLAT = {
    "A1": [(0.0, 0.0), (0.3, 0.0), (0.3, 0.5), (0.0, 0.5)],
    "A2": [(0.3, 0.0), (0.65, 0.0), (0.65, 0.5), (0.3, 0.5)],
    "A3": [(0.65, 0.0), (1.0, 0.0), (1.0, 0.5), (0.65, 0.5)],
    "B1": [(0.0, 0.5), (0.35, 0.5), (0.35, 1.0), (0.0, 1.0)],
    "B2": [(0.35, 0.5), (0.66, 0.5), (0.66, 1.0), (0.35, 1.0)],
    "B3": [(0.66, 0.5), (1.0, 0.5), (1.0, 1.0), (0.66, 1.0)],
}
KINDS = ("jungle", "mountain", "sands", "wetland", "jungle", "sands")
TERRAIN = dict(zip(FLAT, KINDS))
OCEAN = [[(0.0, 0.0), (0.0, 1.0), (-0.2, 1.0), (-0.2, 0.0)]]
TOUCHING = {
    frozenset(pair)
    for pair in (
        ("A1", "A2"), ("A2", "A3"), ("A1", "B1"), ("A2", "B1"), ("A2", "B2"),
        ("A3", "B2"), ("A3", "B3"), ("B1", "B2"), ("B2", "B3"),
    )
}  # fmt: skip


def make(size: tuple[float, float] = (560.0, 360.0), warp: Warp | None = None) -> geometry.ChartGeometry:
    boards = {land: land[0] for land in FLAT}
    return geometry.build(FLAT, TERRAIN, size, OCEAN, boards, warp or Warp(shear=0.1, bend=1.0))


def things(land: str) -> tuple[LandItem, ...]:
    return (
        LandItem("label", text=land),
        LandItem("threat", text="6", defended=land == "A2"),
        LandItem("explorer", 2),
        LandItem("city", 1, damage=2),
        LandItem("dahan", 4),
        LandItem("presence", 2, player="blue", sacred=True),
        LandItem("blight", 1),
    )


# --- geometry ------------------------------------------------------------------------------------
WARPS = [Warp(shear=0.1, bend=1.0), *geometry.WARPS.values()]


@pytest.mark.parametrize("warp", WARPS)
def test_lands_that_touch_are_seen_to_touch(warp: Warp) -> None:
    chart = make((1140.0, 616.0), warp)
    assert chart.touching() == TOUCHING
    for pair in TOUCHING:
        assert chart.border_length(*pair) > 30


def test_a_short_border_is_drawn_out() -> None:
    short = make(warp=Warp(shear=0, bend=1, least_border=0)).border_length("A3", "B2")
    assert short < 12 < 30 < make(warp=Warp(shear=0, bend=1)).border_length("A3", "B2")


@pytest.mark.parametrize("warp", WARPS)
def test_chart_stays_in_its_rectangle_and_lands_do_not_overlap(warp: Warp) -> None:
    chart = make((800.0, 500.0), warp)
    for points in chart.lands.values():
        x0, y0, x1, y1 = geometry.bounds(points)
        assert 0 < x0 < x1 < 800 and 0 < y0 < y1 < 500
    for x in range(3, 800, 11):
        for y in range(3, 500, 11):
            assert sum(geometry.contains(p, x, y) for p in chart.lands.values()) <= 1


def test_coast_cliff_and_seam() -> None:
    chart = make()
    assert len(chart.rings) == 1
    assert {c.land for c in chart.coasts if not c.cliff} == {"A1", "B1"}
    assert all(b.seam == (b.lands[0][0] != b.lands[1][0]) for b in chart.borders)


def test_pointing() -> None:
    chart = make()
    for land in chart.lands:
        assert chart.land_at(*chart.centre(land)) == land
    assert chart.land_at(1, 1) is None


def test_geometry_is_the_same_every_time() -> None:
    assert make().lands == make().lands
    first = make().borders[0].points
    assert first == make().borders[0].points


def test_a_land_needs_three_corners() -> None:
    with pytest.raises(ValueError, match="A1"):
        geometry.build({"A1": [(0, 0), (1, 1)]}, {}, (100, 100))


def test_marks_stay_inside_and_apart() -> None:
    chart = make()
    for land, points in chart.lands.items():
        marks = terrain.scatter(points, TERRAIN[land], land)
        assert marks == terrain.scatter(points, TERRAIN[land], land)
        assert len(marks) > 5
        assert all(geometry.contains(points, m.x, m.y) for m in marks)
    assert terrain.scatter(chart.lands["A1"], "void", "A1") == []


# --- placing ---------------------------------------------------------------------------------------
KIND = st.sampled_from(("explorer", "town", "city", "dahan", "blight", "threat", "defend"))
OWN = {"room": st.just((0, False)), "guest": st.just(False)}  # what keeps the room of others is in test_places_kept.py
ITEM = st.builds(LandItem, KIND, st.integers(0, 12), st.just("5"), st.integers(0, 2), **OWN)
PRESENCE = st.builds(LandItem, st.just("presence"), st.integers(1, 4), player=st.just("rose"), sacred=st.booleans(), **OWN)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.one_of(ITEM, PRESENCE), max_size=9), st.sampled_from(sorted(FLAT)))
def test_everything_is_placed_and_nothing_overlaps(items: list[LandItem], land: str) -> None:
    placer = Placer(GEOMETRY.lands, lambda text: 44.0)
    given_items = [LandItem("label", text=land), *items]
    layout = placer.place(land, given_items)
    assert [p.item for p in layout.placed] == [i for i in given_items if i.n > 0]
    assert placer.place(land, given_items) == layout
    boxes = [(p.x - p.w / 2, p.y - layout.size / 2, p.x + p.w / 2, p.y + layout.size / 2) for p in layout.placed]
    for i, a in enumerate(boxes):
        for b in boxes[i + 1 :]:
            assert a[2] <= b[0] + 0.01 or b[2] <= a[0] + 0.01 or a[3] <= b[1] + 3.1 or b[3] <= a[1] + 3.1


def test_few_things_are_large_and_inside() -> None:
    placer = Placer(GEOMETRY.lands, lambda text: 44.0)
    for land, points in GEOMETRY.lands.items():
        layout = placer.place(land, [LandItem("label", text=land), LandItem("town", 1), LandItem("dahan", 2)])
        assert layout.size == SIZES[0] and not layout.compact
        for p in layout.placed:
            for x in (p.x - p.w / 2, p.x + p.w / 2):
                for y in (p.y - layout.size / 2, p.y + layout.size / 2):
                    assert geometry.contains(points, x, y)


def test_marking_a_piece_moves_nothing() -> None:
    placer = Placer(GEOMETRY.lands, lambda text: 44.0)
    plain = [LandItem("label", text="A1"), LandItem("town", 2), LandItem("dahan", 1)]
    marked = [plain[0], plain[1]._replace(mark="legal", key="piece:A1/town"), plain[2]]
    one, two = placer.place("A1", plain), placer.place("A1", marked)
    assert [(p.x, p.y) for p in one.placed] == [(p.x, p.y) for p in two.placed]
    assert two.placed[1].item.key == "piece:A1/town"


def test_another_number_on_a_sign_moves_nothing_and_costs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    placer, sought = Placer(GEOMETRY.lands, lambda text: 44.0), []
    best = Placer._best
    monkeypatch.setattr(Placer, "_best", lambda self, land, items: sought.append(land) or best(self, land, items))
    label, presence = LandItem("label", text="A1"), LandItem("presence", 1)
    one = placer.place("A1", [label, LandItem("threat", text="2"), LandItem("town", 1), presence])
    wounded = [label, LandItem("threat", text="7", defended=True), LandItem("town", 1, damage=1), presence]
    two = placer.place("A1", wounded)
    assert sought == ["A1"]
    assert [p[1:] for p in one.placed] == [p[1:] for p in two.placed]
    assert [p.item for p in two.placed] == wounded
    placer.place("A1", [*wounded[:3], LandItem("presence", 1, sacred=True)])  # wider
    assert sought == ["A1", "A1"]


GEOMETRY = make((900.0, 560.0))


# --- the composed chart -------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def chart() -> Chart:
    return Chart(make(), 1.0, ("Boards A and B", "cliff"), threaded=False)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def state(**changes: object) -> ChartState:
    base = ChartState({land: things(land) for land in FLAT}, frozenset(("A1", "B2")), "A1")
    return replace(base, **changes)  # type: ignore[arg-type]


STEPS = [
    {"pointed": "B2"},
    {"pointed": None},
    {"picked": frozenset(("B2",))},
    {"items": {**{land: things(land) for land in FLAT}, "A2": (LandItem("label", text="A2"), LandItem("town", 9))}},
    {"items": {land: things(land) for land in FLAT if land != "B3"}},
    {"legal": frozenset()},
    {"veiled": False},
]


@pytest.mark.parametrize("change", STEPS)
def test_repainting_a_part_equals_repainting_all(chart: Chart, change: dict[str, object]) -> None:
    chart._shown = None
    chart.compose(state())
    after = pixels(chart.compose(state(**change)))
    chart._shown = None
    assert after == pixels(chart.compose(state(**change)))


def test_pointing_repaints_only_the_two_lands(chart: Chart) -> None:
    chart.compose(state(pointed="A1"))
    before = pixels(chart.compose(state(pointed="A1")))
    assert chart.dirty == []
    after = chart.compose(state(pointed="B2")).copy()
    assert sum(box.w * box.h for box in chart.dirty) < chart.size[0] * chart.size[1] * 0.7
    for box in chart.dirty:
        after.fill("#000000", box)
    old = pygame.image.frombytes(before, chart.size, "RGB")
    for box in chart.dirty:
        old.fill("#000000", box)
    assert pixels(after) == pixels(old)


def test_things_can_be_pointed_at(chart: Chart) -> None:
    chart.compose(state())
    for land in FLAT:
        assert chart.land_at(*chart.land_centre(land)) == land
        boxes = dict(chart.thing_boxes(land))
        for item, rect in chart.thing_rects(land):
            x, y, w, h = boxes[item]
            assert rect.collidepoint(chart.to_screen(x + w / 2, y + h / 2))
            assert chart.land_at(*rect.center) == land


def test_zoom_keeps_pointing_right_and_comes_back(chart: Chart) -> None:
    plain = pixels(chart.compose(state()))
    chart.set_view(2.0, 9999, -5)
    assert chart.view.x == pytest.approx(280) and chart.view.y == 0
    zoomed = pixels(chart.compose(state()))
    assert zoomed != plain
    x, y = chart.land_centre("A3")
    assert chart.land_at(x, y) == "A3"
    chart.set_view(1.0)
    assert pixels(chart.compose(state())) == plain


def test_the_whole_chart_again_goes_on_from_the_picture_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A last turn of the wheel drew every veil and thing of a chart that it had shown a moment before."""
    lit = replace(state(), legal=frozenset({"A1"}), veiled=True)
    pointed = replace(lit, items={**lit.items, "A3": things("A3")[:2]}, pointed="A1")
    first, whole, changed = (Chart(make(), 1.0, threaded=False) for _ in range(3))
    first.compose(lit)
    first.set_view(2.0)
    first.compose(lit)
    painted: list[pygame.Rect] = []
    paint = Chart._paint_on

    def watched(chart: Chart, on: pygame.Surface, box: pygame.Rect, *more: object) -> None:
        painted.append(box.copy())
        paint(chart, on, box, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Chart, "_paint_on", watched)
    first.set_view(1.0)
    assert pixels(first.compose(lit)) == pixels(whole.compose(lit)) and painted == [whole.canvas.get_rect()], "its own alone"
    assert first.dirty == [first.canvas.get_rect()]
    first.set_view(2.0)
    first.compose(pointed)
    first.set_view(1.0)
    assert pixels(first.compose(pointed)) == pixels(changed.compose(pointed))
    first.set_view(2.0)
    first.compose(pointed)
    first.canvas.fill("#FF0000")
    first.anew()  # whatever may be on it: nothing of it is taken for true
    first.set_view(1.0)
    painted.clear()
    assert pixels(first.compose(pointed)) == pixels(changed.compose(pointed)) and painted == [first.canvas.get_rect()]


def test_a_bay_covers_no_land(chart: Chart) -> None:
    box = chart.bay(30, 24, [(0, 0)])
    assert box is not None
    for px in (box.left, box.centerx, box.right):
        for py in (box.top, box.centery, box.bottom):
            assert chart.land_at(px, py) is None
    assert chart.bay(2000, 10, [(0, 0)]) is None


def test_a_bay_leaves_the_title_whole_where_there_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a plate that lay half under a card, pieces of words were left."""
    plain = Chart(make(), 1.0, None, threaded=False).bay(30, 24, [(0, 0)])
    assert plain is not None
    monkeypatch.setattr(ornaments, "place_title", lambda sea, size: tuple(plain) if size else None)
    named = Chart(make(), 1.0, ("Boards A and B", "cliff"), threaded=False)
    box = named.bay(30, 24, [(0, 0)])
    assert box is not None and not box.colliderect(plain)
    for seas in named._seas[:1]:
        monkeypatch.setattr(seas, "spot", lambda *_, **__: None)
    assert named.bay(30, 24, [(0, 0)]) == plain, "rather over the title than over land"


def test_flat_chart_first_then_the_real_one() -> None:
    chart = Chart(make(), 1.0, detail=1.0)
    flat = chart.compose(state()).copy()
    deadline = time.monotonic() + 20
    while not chart.ready and time.monotonic() < deadline:
        chart.poll()
        time.sleep(0.01)
    assert chart.ready
    assert pixels(chart.compose(state())) != pixels(flat)
    chart.close()


def test_scaled_chart_has_the_scaled_size() -> None:
    assert master.chart(make(), 1.5).get_size() == (840, 540)
    assert master.quick(make(), 1.25).get_size() == (700, 450)


def test_unknown_lands_and_kinds_do_not_raise(chart: Chart) -> None:
    odd = {"A1": (LandItem("label", text="A1"), LandItem("dragon", 2), LandItem("presence", 1, player="?")), "Z9": things("Z9")}
    chart.compose(ChartState(odd, frozenset(("A1", "Z9")), "Z9"))


def test_another_zoom_is_scaled_in_haste_and_sharp_afterwards() -> None:
    state = ChartState({"A1": (LandItem("label", text="A1"), LandItem("town", 2)), "A2": (LandItem("label", text="A2"),)})
    low_quality, patient = (Chart(make(), 1.0, None, threaded=False) for _ in range(2))
    for each in (low_quality, patient):
        each.compose(state)
        each.set_view(1.7, 90.0, 40.0)
    drawn = pieces.piece.cache_info().misses
    rough = pygame.image.tobytes(low_quality.compose(state, low_quality=True), "RGB")
    assert low_quality.rough and low_quality.dirty == [pygame.Rect((0, 0), low_quality.size)]
    assert pieces.piece.cache_info().misses == drawn  # no piece was drawn for it
    sharp = pygame.image.tobytes(patient.compose(state), "RGB")
    assert rough != sharp
    pointed = replace(state, pointed="A2")
    low_quality.compose(pointed, low_quality=True)
    assert low_quality.rough  # the wheel turns on
    assert pygame.image.tobytes(low_quality.compose(state), "RGB") == sharp and not low_quality.rough
    other = replace(state, items={"A1": (LandItem("label", text="A1"),)})
    low_quality.set_view(2.2)
    low_quality.compose(other, low_quality=True)
    assert not low_quality.rough  # something else than was seen from afar


def test_composing_onto_a_lent_surface_is_composing_onto_ones_own(chart: Chart) -> None:
    own = pixels(chart.compose(state()))
    canvas = pygame.Surface((chart.size[0] + 40, chart.size[1] + 40), 0, 32)
    place = canvas.subsurface((20, 20, *chart.size))
    chart.paint_onto(place)
    assert chart.compose(state()) is place and chart.dirty == [place.get_rect()]
    assert pixels(place) == own and canvas.get_at((5, 5))[:3] == (0, 0, 0)
    chart.paint_onto(place)
    chart.compose(state())
    assert chart.dirty == []  # it is the same surface
    chart.let_go(pygame.Surface((1, 1)))  # somebody else's
    assert chart.compose(state()) is place
    chart.let_go(place)
    assert chart.compose(state()) is not place and pixels(chart.compose(state())) == own


def test_things_on_a_few_lands_at_a_time_end_in_the_same_picture() -> None:
    slow, quick = (Chart(make(), 1.0, None, threaded=False) for _ in range(2))
    later = {land: (LandItem("label", text=land), LandItem("town", n + 1)) for n, land in enumerate(FLAT)}
    for chart in (slow, quick):
        chart.compose(ChartState({land: things(land) for land in FLAT}))
    after = ChartState(later, frozenset(("A1",)))
    wanted = pixels(quick.compose(after))
    slow.compose(after, most=2)
    assert slow.stale and [place.item.kind for place in slow.layout("B3").placed][2:] != []  # six lands: four wait
    assert [place.item.kind for place in slow.layout("A1").placed] == ["label", "town"]
    slow.compose(after, most=2)
    assert slow.stale
    assert pixels(slow.compose(after, most=2)) == wanted and not slow.stale


def test_lands_keep_what_lay_on_them_while_the_board_waits_for_motion() -> None:
    chart = Chart(make(), 1.0, None, threaded=False)
    before, later = ({land: (LandItem("label", text=land), LandItem(kind)) for land in FLAT} for kind in ("town", "city"))
    chart.compose(ChartState(before))
    held = pixels(chart.compose(ChartState(later), most=0))
    assert chart.stale and held == pixels(Chart(make(), 1.0, None, threaded=False).compose(ChartState(before)))
    asks = 0
    while chart.prewarm_places(ChartState(later), 2):
        asks += 1
    assert asks == 2  # six lands, two at a time
    chart.compose(ChartState(later), most=1)  # placed already: none is left out
    assert not chart.stale and chart.layout("B3").placed[1].item.kind == "city"


def test_what_may_be_chosen_changes_no_land(chart: Chart) -> None:
    chart.compose(state())
    marked = {land: tuple(thing._replace(mark="legal", key="k") for thing in things(land)) for land in FLAT}
    assert chart.changing(state(items=marked)) == []
    assert chart.changing(state(items={**marked, "A2": (LandItem("label", text="A2"),)})) != []


BOXES = st.lists(st.builds(pygame.Rect, *[st.integers(0, 60)] * 2, *[st.integers(1, 40)] * 2), max_size=8)


@given(BOXES)
def test_the_fewest_boxes_cover_all_and_are_no_larger(given_boxes: list[pygame.Rect]) -> None:
    found = boxes.fewest(given_boxes)
    for box in given_boxes:
        points = itertools.product(range(box.left, box.right), range(box.top, box.bottom))
        assert all(any(b.collidepoint(at) for b in found) for at in points)
    area = sum(b.w * b.h for b in found)
    assert area <= sum(b.w * b.h for b in given_boxes)
    if given_boxes:
        around = given_boxes[0].unionall(given_boxes[1:])
        assert area <= around.w * around.h


def test_the_chart_made_last_is_drawn_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who resizes the window makes several: those in between are given up, and the one wanted now waits for none."""
    begun: list[ChartWorker] = []
    gate = threading.Event()

    def work(self: ChartWorker) -> None:
        begun.append(self)
        gate.wait(20)

    monkeypatch.setattr(ChartWorker, "work", work)
    charts, workers = [], []
    for n in range(4):
        charts.append(Chart(make(), 1.0))
        workers.append(charts[-1]._worker)
        until = time.monotonic() + 20
        while not n and not begun and time.monotonic() < until:
            time.sleep(0.01)
    charts[1].close()
    until = time.monotonic() + 20
    while workers[3] not in begun and time.monotonic() < until:
        time.sleep(0.01)
    assert begun[0] is workers[0] and begun[-1] is workers[3] and workers[1] not in begun
    gate.set()
    while workers[2] not in begun and time.monotonic() < until:
        time.sleep(0.01)
    assert workers[2] in begun, "it was not given up: its turn comes when the last is drawn"
    for chart in charts:
        chart.close()
