"""Something held that is laid on a map of any shape, and pictures drawn ahead for it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.draw.surface_cache import SurfaceCache
from scenes.table.ahead import BATCH, SPARE, Ahead, ThingPictures, Waiting
from scenes.table.changes import BAD, GOOD, differing
from scenes.table.held import Held, Ways

FITS: dict[str, Ways[str]] = {
    "terrace": {"b3": {1: "lay:b3/1", 4: "lay:b3/4"}, "c2": {5: "lay:c2/5"}},
    "channel": {"c2": {2: "lay:c2/2"}},
    "stone": {"b3": {0: "lay:b3"}},
}


class HexTile(Held[str]):
    """A terrace on a hill of hexes: six turns; a stone is never turned."""

    round = 6

    def asked_for(self) -> str:
        return str(self.model.asked)

    def offered(self) -> Ways[str]:
        return FITS.get(str(self.model.asked), {})

    def fits(self, thing: str) -> Ways[str]:
        return FITS.get(thing, {})

    def looks(self) -> Collection[int]:
        return () if self.what == "stone" else range(6)


def holding(thing: str) -> HexTile:
    model: Any = SimpleNamespace(asked=thing)
    held = HexTile(model)
    held.read()
    return held


def test_it_lies_as_it_fits_first_and_turns_on_to_where_it_fits() -> None:
    held = holding("terrace")
    assert held.turns == 1 and held.turnings() == {1, 4, 5}
    assert held.turn(1, None) and held.turns == 4
    assert held.turn(1, None) and held.turns == 5
    assert held.turn(1, None) and held.turns == 1  # once round on six sides
    assert held.turn(-1, None) and held.turns == 5


def test_on_a_place_it_turns_by_itself_until_it_fits_there() -> None:
    held = holding("terrace")
    assert held.turns_at("c2") == 5 and held.option("c2") == "lay:c2/5" and held.turns == 1
    assert held.turn(1, "b3") and held.option("b3") == "lay:b3/4"
    assert held.option("a1") == "" and held.turn(1, "a1") and held.turns == 5  # where it fits nowhere by one step


def test_what_is_never_turned_stays() -> None:
    held = holding("stone")
    assert not held.turn(1, "b3") and held.turns == 0 and held.option("b3") == "lay:b3"


@pytest.mark.parametrize("key", ["lay:b3/1", "lay:b3/4", "lay:c2/5"])
def test_every_option_is_reached_by_turning_and_its_place(key: str) -> None:
    held = holding("terrace")
    *turns, place = held.route(key, key[4:6])
    assert set(turns) <= {"turn"}
    for _ in turns:
        held.turn(1, None)
    assert held.option(place) == key


def test_what_is_carried_shows_where_it_would_fit_and_what_was_held_comes_back() -> None:
    held = holding("terrace")
    held.turn(1, None)
    held.carried = "channel"
    held.read()
    assert held.what == "channel" and held.turns == 2 and set(held.ways) == {"c2"}
    held.carried = ""
    held.read()
    assert held.what == "terrace" and set(held.ways) == {"b3", "c2"}


class Host:
    """Keeps what the worker is asked for."""

    sync = False

    def __init__(self) -> None:
        self.jobs: list[tuple[Callable[[], object], Callable[[object], None]]] = []

    def background(self, work: Callable[[], object], done: Callable[[object], None]) -> None:
        self.jobs.append((work, done))

    def run(self) -> None:
        jobs, self.jobs = self.jobs, []
        for work, done in jobs:
            done(work())


def table() -> Any:
    return SimpleNamespace(host=Host(), stamp=1)


def test_the_worker_gets_a_few_pictures_at_a_time_and_those_of_another_position_no_more() -> None:
    model, drawn = table(), []
    ahead = Ahead(model, lambda: iter([lambda n=n: drawn.append((model.stamp, n)) for n in range(BATCH + 2)]))
    assert ahead.go_on() and ahead.go_on() and len(model.host.jobs) == 1
    model.host.run()
    assert drawn == [(1, n) for n in range(BATCH)]
    model.stamp = 2
    while ahead.go_on():
        model.host.run()
    assert drawn[BATCH:] == [(2, n) for n in range(BATCH + 2)]


def test_a_picture_is_drawn_once_however_many_wait_for_it() -> None:
    model, told = table(), []
    waiting, drawn = Waiting(model), []

    def first() -> None:
        told.append("first")

    for ready in (first, first, lambda: told.append("second"), None):
        waiting.ask("tile", lambda: drawn.append("tile"), ready)
    model.host.run()
    assert drawn == ["tile"] and told == ["first", "second"]


class Squares(ThingPictures):
    """Drawn in one colour, stood in for in another."""

    def draw(self, thing: str, px: int, turns: int) -> pygame.Surface:
        made = pygame.Surface((px, px))
        made.fill((10 * turns, 200, 0))
        return made

    def stand_in(self, thing: str, px: int) -> pygame.Surface:
        return pygame.Surface((px, px))


def test_what_is_not_drawn_yet_is_stood_in_for() -> None:
    Squares.cache = SurfaceCache(1_000_000)
    model, told = table(), []
    squares = Squares(model)
    assert squares.soon("paddy", 20, lambda: told.append(1)).get_at((3, 3))[1] == 0 and not squares.cached("paddy", 20)
    model.host.run()
    assert told == [1] and squares.soon("paddy", 20).get_at((3, 3))[1] == 200 and not model.host.jobs
    assert squares.picture("paddy", 20, 2).get_at((3, 3))[0] == 20


def test_no_more_is_drawn_ahead_than_can_be_kept() -> None:
    Squares.cache = SurfaceCache(4 * 20 * 20 * (SPARE + 3))
    assert len(list(Squares(table()).prewarm((f"paddy{n}" for n in range(50)), 20))) == 3


def test_of_figures_only_those_that_differ_are_told() -> None:
    told = differing([("tile", "tiles", 3, 4), ("house", "sites", 2, 2), ("leaf", "leaves", 2, 1)])
    assert [(line.name, line.before, line.after, line.tone) for line in told] == [
        ("Tiles", "3", "4", GOOD), ("Leaves", "2", "1", BAD),
    ]  # fmt: skip
