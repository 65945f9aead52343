"""Pieces of every shipped island stand inside their land, large enough, and stay where they are from change to change."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import lru_cache

import pygame
import pytest

from game.core.engine.rng import Rng
from scenes.app import game_list
from scenes.draw import geometry
from scenes.games.spirit_island import island_map
from scenes.games.spirit_island.art.placement import (
    READABLE,
    SIZES,
    SIZES_720,
    SIZES_LARGE,
    LandItem,
    LandLayout,
    Placed,
    Placer,
)
from scenes.table.grid import grid
from tests.scenes.games import any_option, session_of

GAME = "spirit-island"
LAYOUTS = ("one-board-g", "one-board-h", "two-boards", "three-boards")
SIZES_OF_WINDOW = ((1280, 720), (1920, 1080), (3840, 2160))
TOLERANCE = 3.0  # design px that the corner of a box may stand over the border: no piece fills its corners
LABEL = 46.0
Things = tuple[LandItem, ...]


@lru_cache(maxsize=16)
def island(layout: str, window: tuple[int, int]) -> Placer:
    """The lands of a layout as the table of that window draws them."""
    box = game_list.rules_for(GAME).box
    laid, scale = box.layouts[layout], window[1] / 1080 if window[1] >= 1080 else 1.0
    table = grid(pygame.Rect(0, 0, *window), scale)
    lands, ocean = island_map.shapes(box.map_plan(layout))
    boards = {land: laid.land[land].board for land in laid.lands}
    count = len(set(boards.values()))
    size = table.sheet.w / scale - 2 * table.inset, table.sheet.h / scale - 2 * table.inset
    built = geometry.build(lands, {}, size, ocean, boards, geometry.warp_for(count, not table.tall))
    sizes = SIZES_720 if not table.tall else SIZES_LARGE if count == 1 else SIZES
    return Placer(built.lands, lambda text: LABEL, sizes)


def six(n: int, land: str = "G4") -> Things:
    """A ravage to come and six kinds of pieces, n of most."""
    return (
        LandItem("label", text=land), LandItem("threat", text="6"),
        LandItem("city"), LandItem("town", n), LandItem("explorer", n), LandItem("dahan", n),
        LandItem("presence", n, player="blue", sacred=n > 1), LandItem("blight"),
    )  # fmt: skip


def ten(land: str = "G4") -> Things:
    """Ten kinds, twelve of one of them."""
    more = LandItem("town", 4, damage=1), LandItem("city", 1, damage=2), LandItem("explorer", 12)
    return (*six(5, land), LandItem("presence", 3, player="rose", sacred=True), *more)


def box(place: Placed, layout: LandLayout) -> tuple[float, float, float, float]:
    high = layout.size if place.item.kind != "label" else 26
    return place.x - place.w / 2, place.y - high / 2, place.x + place.w / 2, place.y + high / 2


def outside(points: list[geometry.Point], layout: LandLayout) -> list[str]:
    """What stands over the border of its land."""
    out = []
    for place in layout.placed:
        x0, y0, x1, y1 = box(place, layout)
        corners = [(x, y) for x in (x0 + TOLERANCE, place.x, x1 - TOLERANCE) for y in (y0 + TOLERANCE, y1 - TOLERANCE)]
        out += [place.item.kind] * (not all(geometry.contains(points, x, y) for x, y in corners))
    return out


@pytest.mark.parametrize("window", SIZES_OF_WINDOW, ids=str)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_whatever_lies_in_a_land_stands_inside_it(layout: str, window: tuple[int, int]) -> None:
    placer = island(layout, window)
    for land, points in placer.lands.items():
        for things in (six(1), six(2), six(4), ten()):
            laid = placer.place(land, things)
            assert outside(points, laid) == [], f"{land} of {layout} with {things}"
            least = 22 if len(things) > 8 else 24 if len(placer.lands) > 8 else 26  # smaller rather than half hidden
            assert laid.size >= least, f"{land} of {layout}: {laid.size} px with {len(things) - 1} things"


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("boards", [way for n in (2, 3, 4) for way in list(itertools.permutations("ABCD", n))[::5]], ids="".join)
def test_the_same_on_boards_in_places(boards: tuple[str, ...], window: tuple[int, int]) -> None:
    layout = f"{('', '', 'two', 'three', 'four')[len(boards)]}-places:{'-'.join(boards)}"
    placer = island(layout, window)
    for land, points in placer.lands.items():
        for things in (six(1), six(2)):
            laid = placer.place(land, things)
            assert outside(points, laid) == [] and laid.size >= 24, f"{land} of {layout}: {laid.size} px"


def plays() -> Iterator[list[tuple[str, str, Things]]]:
    """What lay in each land after each step of random games: (layout, land, things)."""
    for seats, seed in ((1, 3), (2, 3), (3, 4)):
        session, rng, found = session_of(seats, seed=seed), Rng(seed), []
        for _ in range(90):
            if session.decision is None:
                break
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
            view = session.view("p0")
            coming = session.rules.facts.coming(session.state)
            for land in session.rules.box.layouts[view.layout].lands:
                found.append((view.layout, land, contents(view, land, land in coming)))
        yield found


def contents(view: object, land: str, threat: bool) -> Things:
    pieces, presence = view.pieces, view.presence  # type: ignore[attr-defined]
    out = [LandItem("label", text=land)] + [LandItem("threat", text="3")] * threat
    for kind in ("city", "town", "explorer", "dahan", "blight"):
        out += [LandItem(kind, n, damage=d, key=f"{kind}{d}") for d, n in enumerate(pieces.get((land, kind), ())) if n]
    for seat in view.seats:  # type: ignore[attr-defined]
        if n := presence.get((land, seat), 0):
            out.append(LandItem("presence", n, sacred=n > 1, key=seat))
    return tuple(out)


def test_pieces_of_played_games_stand_inside_and_stay_where_they_are() -> None:
    """A quarter of the pieces that nothing happened to may give way to others; half of them jumped before."""
    stayed = jumped = 0
    for found in plays():
        before: dict[str, tuple[Things, LandLayout]] = {}
        for layout, land, things in found:
            placer = island(layout, (1280, 720))
            old = before.get(land)
            if old is not None and old[0] == things:
                continue
            now = placer.place(land, things)
            assert outside(placer.lands[land], now) == [] and now.size >= 28
            if old is not None:
                was = {p.item: (p.x, p.y) for p in old[1].placed if p.item.kind != "threat"}
                there = [(was[p.item], (p.x, p.y)) for p in now.placed if p.item in was]
                stayed += len(there)
                jumped += sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 20 for a, b in there)
            before[land] = things, now
    assert stayed > 300
    assert jumped / stayed < 0.25, f"{jumped} of {stayed}"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_comes_last_moves_nothing(layout: str) -> None:
    """A ravage that comes and goes, blight, a third explorer's neighbour: what stands before them keeps its place."""
    placer = island(layout, (1280, 720))
    for land in placer.lands:
        things = [LandItem("label", text=land), LandItem("dahan", 2), LandItem("town")]
        first = placer.place(land, things)
        for more in (LandItem("blight"), LandItem("presence", 1, player="blue"), LandItem("threat", text="4")):
            now = placer.place(land, [*things, more])
            assert [p[1:] for p in now.placed[:3]] == [p[1:] for p in first.placed], f"{land}: {more.kind}"


def test_one_row_to_the_free_side_first() -> None:
    """A wide land fills its row before it begins another."""
    placer = island("two-boards", (1280, 720))
    things = [LandItem("label", text="H3"), LandItem("dahan", 2), LandItem("explorer"), LandItem("town"), LandItem("blight")]
    for land in ("H3", "G6", "H4", "H1", "G3"):
        laid = placer.place(land, things)
        assert len({p.y for p in laid.placed}) == 1, land
        assert [p.item.kind for p in sorted(laid.placed, key=lambda p: p.x)] == ["label", "dahan", "explorer", "town", "blight"]


def test_four_kinds_in_a_slanting_land_close_up_before_one_lies_on_a_number() -> None:
    """Seen in a game of three at 150 %: the sign of a ravage lay over the number of the presence beside it."""
    slanting: list[geometry.Point] = [
        (852.2, 341.6), (858.9, 331.6), (864.5, 320.9), (870.3, 310.4), (877.2, 300.5), (883.7, 290.2), (891.9,
        281.4), (898.4, 271.2), (906.4, 262.2), (895.2, 258.4), (883.6, 255.9), (872.1, 253.4), (860.8, 249.8),
        (849.1, 248.0), (837.2, 247.6), (825.5, 245.3), (814.3, 241.6), (807.9, 244.5), (802.0, 248.4), (796.3,
        252.5), (790.4, 256.3), (784.8, 260.7), (779.4, 265.2), (773.0, 268.3), (767.0, 271.9), (760.4, 274.5),
        (754.2, 277.7), (747.9, 280.8), (741.3, 283.4), (734.9, 286.3), (728.9, 289.9), (722.4, 292.6), (715.7,
        295.0), (726.3, 294.9), (736.8, 295.8), (747.1, 298.0), (757.5, 299.3), (768.8, 305.7), (780.7, 311.1),
        (792.8, 315.9), (805.3, 319.4), (817.4, 324.1), (829.3, 329.4), (840.5, 335.9),
    ]  # fmt: skip
    things = (
        LandItem("label", text="B6"), LandItem("threat", text="1"), LandItem("explorer"), LandItem("dahan", 2),
        LandItem("presence", 2, player="green", sacred=True),
    )  # fmt: skip
    layout = Placer({"B6": slanting}, lambda text: 40.0, SIZES_720).place("B6", things)
    assert layout.size == SIZES_720[-1]
    boxes = [box(place, layout) for place in layout.placed]
    for a, b in itertools.combinations(boxes, 2):  # no more than their edges
        assert min(a[2], b[2]) - max(a[0], b[0]) <= 4 or min(a[3], b[3]) - max(a[1], b[1]) <= 3.5


@pytest.mark.parametrize("boards", ["A-B-C-D", "B-C-A-D", "D-C-B-A"])
def test_things_get_smaller_before_one_covers_another(boards: str) -> None:
    """Seen in D1 at four seats: a threat lay half under a presence, though all was drawn larger than it had to be."""
    placer = island(f"four-places:{boards}", (1920, 1080))
    for land in placer.lands:
        things = (
            LandItem("label", text=land), LandItem("threat", text="0"), LandItem("dahan", 2), LandItem("explorer"),
            LandItem("town"), LandItem("presence", 2, player="rose", sacred=True),
        )  # fmt: skip
        layout = placer.place(land, things)
        if layout.size > READABLE:
            boxes = [box(place, layout) for place in layout.placed if place.item.kind != "label"]
            for a, b in itertools.combinations(boxes, 2):
                covered = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
                assert covered[0] <= 0.2 * layout.size or covered[1] <= 4, f"{land}: {covered} at {layout.size} px"


def test_a_tag_gives_way_before_a_threat_is_hidden() -> None:
    """Seen in B3 at four seats when looking back at 150 %: room lay free before its tag, the threat under a presence."""
    window = (1280, 720)
    worst = 0.0
    for boards in (way for way in list(itertools.permutations("ABCD"))[::5]):
        placer = island(f"four-places:{'-'.join(boards)}", window)
        for land in placer.lands:
            things = (
                LandItem("label", text=land), LandItem("threat", text="0", defended=True), LandItem("dahan"),
                LandItem("explorer", 2), LandItem("town"), LandItem("presence", 2, player="blue", sacred=True),
            )  # fmt: skip
            layout = placer.place(land, things)
            threat = next(box(place, layout) for place in layout.placed if place.item.kind == "threat")
            for place in layout.placed:
                a = box(place, layout)
                if place.item.kind in ("town", "presence") and min(a[3], threat[3]) - max(a[1], threat[1]) > 4:
                    worst = max(worst, (min(a[2], threat[2]) - max(a[0], threat[0])) / layout.size)
    assert worst <= 0.35, worst
