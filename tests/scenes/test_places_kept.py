"""While an action is under way what stands in a land keeps its place: a click finds what was under the pointer before."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.engine.rng import Rng
from game.spirit_island.facts import under_way
from scenes.games.spirit_island.art import standing
from scenes.games.spirit_island.art.placement import LandItem, Placer
from scenes.games.spirit_island.holding import held_in
from tests.scenes.films import choose, still
from tests.scenes.games import any_option, at_question, session_of

LABEL = LandItem("label", text="A1")
TOWN, CITY, EXPLORERS = LandItem("town"), LandItem("city"), LandItem("explorer", 3)
SITE = LandItem("presence", 3, player="blue", sacred=True)


def placer() -> Placer:
    return Placer({"A1": [(0.0, 0.0), (300.0, 0.0), (300.0, 200.0), (0.0, 200.0)]}, lambda text: 40.0)


def places(*things: LandItem) -> dict[str, tuple[float, float]]:
    """Kind -> where its first piece stands, of what is there."""
    layout = placer().place("A1", things)
    found = {}
    for place in layout.placed:
        if place.item.n:
            px = layout.size
            found[place.item.kind] = standing._middles(place, layout, px, 1.0, place.x)[0], place.y
    return found


def middles(*things: LandItem) -> dict[str, list[float]]:
    """Kind -> where each piece stands from the left, of what is there."""
    layout = placer().place("A1", things)
    found: dict[str, list[float]] = {}
    for place in layout.placed:
        if place.item.n:
            found.setdefault(place.item.kind, []).extend(standing._middles(place, layout, layout.size, 1.0, place.x))
    return {kind: sorted(spots) for kind, spots in found.items()}


def test_what_goes_leaves_its_room_and_everything_else_its_place() -> None:
    """A town died, and the city came to stand under the pointer while a damage was left."""
    stood = LABEL, EXPLORERS, TOWN, CITY, SITE
    now = LABEL, EXPLORERS._replace(n=1), CITY, SITE._replace(n=1, sacred=False)
    held, before = held_in(stood, now), places(*stood)
    assert held is not None
    after, anew = places(*held), places(*now)
    assert set(after) == set(anew) == {*before} - {"town"}
    assert anew["city"] != before["city"], "laid anew it would be elsewhere"
    for kind, (x, y) in after.items():
        assert after[kind] == pytest.approx(before[kind], abs=0.6), (kind, x, y)


def test_a_wound_changes_a_piece_in_its_place() -> None:
    stood = LABEL, TOWN, CITY, SITE
    hurt = CITY._replace(damage=2)
    held = held_in(stood, (LABEL, hurt, SITE))
    assert held is not None and [thing.n for thing in held] == [1, 0, 1, 3] and held[2] == hurt
    assert places(*held)["city"] == places(*stood)["city"]
    two = LABEL, CITY._replace(damage=1), CITY
    held = held_in(two, (LABEL, CITY._replace(damage=2), CITY))
    assert held is not None and [thing.damage for thing in held[1:]] == [2, 0], "the one that is sound stays it"


@pytest.mark.parametrize(("piece", "n"), [(CITY, 2), (TOWN, 2), (TOWN, 3), (LandItem("dahan"), 3)])
def test_one_of_several_that_is_wounded_stands_where_it_stood(piece: LandItem, n: int) -> None:
    """After the first of three points of damage the land was laid anew, and the next two clicks hit nothing."""
    stood = LABEL, EXPLORERS, piece._replace(n=n), SITE
    before = middles(*stood)
    sound = [piece._replace(n=n - 1)] if n > 1 else []
    held = held_in(stood, (LABEL, EXPLORERS, piece._replace(damage=1), *sound, SITE))
    assert held is not None and sorted(thing.damage for thing in held if thing.kind == piece.kind) == [0, 1]
    after = middles(*held)
    for kind, spots in before.items():
        assert after[kind] == pytest.approx(spots, abs=1.0), kind
    gone = held_in(stood, (LABEL, EXPLORERS, *sound, SITE))
    assert gone is not None and middles(*gone)[piece.kind] == pytest.approx(before[piece.kind][: n - 1], abs=1.0)


def test_a_number_is_laid_anew_when_one_of_them_is_wounded() -> None:
    many = TOWN._replace(n=4)
    assert held_in((LABEL, many), (LABEL, TOWN._replace(damage=1), TOWN._replace(n=3))) is None
    assert held_in((LABEL, SITE), (LABEL, SITE._replace(n=1), SITE._replace(n=2, player="rose"))) is None


@pytest.mark.parametrize("now", [(LABEL, TOWN, CITY), (LABEL, TOWN._replace(n=2))])
def test_what_comes_lays_a_land_anew(now: tuple[LandItem, ...]) -> None:
    assert held_in((LABEL, TOWN), now) is None


def test_nothing_is_drawn_or_found_where_something_went(table_of: Any) -> None:
    table = table_of(session_of(1), (1920, 1080))
    board = table.model.centre
    land = next(land for land, things in board.state.items.items() if len(things) > 2)
    gone = board.state.items[land][1]
    board.holding._stood[land] = board.state.items[land]
    held = board.holding.held(land, tuple(thing for thing in board.state.items[land] if thing is not gone))
    assert [thing.n for thing in held].count(0) == 1
    board.state = type(board.state)({**board.state.items, land: held})
    board.chart.compose(board.state)
    assert gone.kind not in [thing.kind for thing, _ in board.chart.thing_boxes(land) if thing.key == gone.key]


@pytest.mark.parametrize("seed", [3, 5])
def test_in_a_game_nothing_moves_in_a_land_from_which_things_only_go(table_of: Any, seed: int) -> None:
    session, rng = session_of(2, seed, box="base"), Rng(seed)
    at_question(session, "powers.fast", rng)
    table, kept = table_of(session, (1920, 1080)), 0
    board = table.model.centre
    for _ in range(120):
        if table.model.session.decision is None:
            break
        before = {land: board.chart.thing_boxes(land) for land in board.state.items}
        choose(table, any_option(table.model.session, rng))
        still(table.app)
        if not under_way(table.model.view):
            continue
        for land, boxes in before.items():
            had = {thing.key: (thing, box) for thing, box in boxes if thing.key}
            have = {thing.key: (thing, box) for thing, box in board.chart.thing_boxes(land) if thing.key}
            if len(have) < len(had) and all(key in had and thing.n == had[key][0].n for key, (thing, _) in have.items()):
                kept += 1
                assert all(box == had[key][1] for key, (_, box) in have.items()), land
    assert kept, "things went while an action was under way"
