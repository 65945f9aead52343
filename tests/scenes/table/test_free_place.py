"""The place of a list: what the quick search finds is the best of all places."""

from __future__ import annotations

from math import inf
from random import Random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.cover import Cover
from scenes.table.free_place import HIDDEN_COST, FreePlace, clear_place

SHEET, PROMPT, AREA = pygame.Rect(240, 60, 760, 460), pygame.Rect(250, 530, 740, 70), pygame.Rect(0, 0, 1280, 720)


def position(things: int, seed: int, lists: int = 0) -> tuple[Any, list[pygame.Rect]]:
    """A table with so many things scattered over its sheet, and so many lists that lie there already."""
    chance = Random(seed)

    def box(least: int, most: int) -> pygame.Rect:
        at = chance.randrange(SHEET.x, SHEET.right), chance.randrange(SHEET.y, SHEET.bottom)
        return pygame.Rect(*at, chance.randrange(least, most), chance.randrange(least, most))

    grid = SimpleNamespace(sheet=SHEET, prompt=PROMPT, inset=8)
    shields = [AREA, *(box(60, 160) for _ in range(lists))]
    model = SimpleNamespace(kit=SimpleNamespace(px=round), grid=grid, area=AREA, shields=shields)
    return model, [box(8, 60) for _ in range(things)]


def costs(model: Any, size: tuple[int, int], things: list[pygame.Rect]) -> dict[tuple[int, int], tuple[float, float]]:
    """What each place costs: (by how far it is from the prompt bar, by what it hides)."""
    (w, h), lists = size, model.shields[1:]
    top, middle = PROMPT.y - 8 - h, PROMPT.centerx - w // 2
    columns = {middle, SHEET.right - 8 - w, *range(SHEET.x + 8, SHEET.right - 7 - w, 20)}
    found = {}
    for x, y in ((x, y) for y in range(top, SHEET.y + 20, -20) for x in columns):
        place = pygame.Rect(x, y, w, h)
        hidden = HIDDEN_COST * hidden_by(place, things) + 1e6 * len(place.collidelistall(lists))
        found[x, y] = abs(x - middle) * 0.5 + top - y, hidden
    return found


def hidden_by(box: pygame.Rect, things: list[pygame.Rect]) -> int:
    """Pixels of the things under the box, told from a picture."""
    picture = pygame.Surface(AREA.size)
    for thing in things:
        picture.fill("white", thing)
    return pygame.mask.from_threshold(picture.subsurface(box.clip(AREA)), "white", (9, 9, 9, 255)).count()


@pytest.mark.parametrize("seed", range(12))
def test_what_a_box_hides_is_counted_to_the_pixel_and_told_roughly_before(seed: int) -> None:
    things = position(60, seed)[1]
    cover, rough = Cover(things), 0
    for box in position(40, seed + 100)[1]:
        box = box.inflate(60, 30).clip(AREA)
        assert cover.hidden(box) == hidden_by(box, things)
        assert cover.at_least(box) <= cover.hidden(box)
        rough += cover.at_least(box)
    assert rough  # it tells something


def test_nothing_stands_on_a_bare_board() -> None:
    bare = Cover([])
    assert (bare.hidden(SHEET), bare.at_least(SHEET)) == (0, 0)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    ("things", "lists", "size"), [(6, 0, (300, 90)), (40, 1, (420, 120)), (90, 0, (200, 200)), (90, 2, (90, 60))]
)
def test_no_place_is_better(things: int, lists: int, size: tuple[int, int], seed: int) -> None:
    model, standing = position(things, seed, lists)
    cost, place = clear_place(model, size, Cover(standing))
    all_costs = {at: far + hidden for at, (far, hidden) in costs(model, size, standing).items()}
    assert cost == all_costs[place.topleft] == min(all_costs.values())


@pytest.mark.parametrize("seed", range(12))
def test_a_place_that_hides_something_has_to_be_cheaper(seed: int) -> None:
    """Than what another list costs; one that hides nothing is taken however far it is."""
    model, standing = position(60, seed)
    size, most = (160, 90), 900.0
    taken = [far + hidden for far, hidden in costs(model, size, standing).values() if not hidden or far + hidden < most]
    assert clear_place(model, size, Cover(standing), most)[0] == min(taken, default=inf)


@pytest.mark.parametrize("seed", range(12))
def test_a_list_lies_within_the_frame_of_the_map(seed: int) -> None:
    """Beside a crowded island it stuck out over the frame at its left."""
    model, standing = position(90, seed)
    model.grid.inset = 24
    frame = SHEET.inflate(-48, 0)
    for size in ((300, 90), (420, 120), (690, 60)):
        place = clear_place(model, size, Cover(standing))[1]
        assert frame.x <= place.x and place.right <= frame.right, size


def free_place(things: int, lists: int, seed: int, lines: int = 1) -> FreePlace:
    """What looks for a place on a sheet with so many things, lists and outlines of what may be chosen."""
    model, standing = position(things, seed, lists)
    chance = Random(seed)
    clear = [[(chance.randrange(SHEET.x, SHEET.right), chance.randrange(SHEET.y, SHEET.bottom)) for _ in range(3)]] * lines
    model.shapes = ()
    model.centre = SimpleNamespace(inner=SHEET, zoomable=False, standing=lambda: standing, grounds=list, bays=False)
    return FreePlace(model, clear)


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("things", "lists", "lines"), [(0, 0, 0), (14, 1, 1), (40, 0, 3), (40, 2, 0), (90, 1, 1)])
def test_a_free_place_is_the_first_of_all_that_are_looked_at(things: int, lists: int, lines: int, seed: int, right: bool) -> None:
    place = free_place(things, lists, seed, lines)

    def free(box: pygame.Rect) -> bool:
        return box.collidelist([*place._things, *place._over]) < 0 and not place._cuts(box)

    for size in ((196, 108), (196, 54), (60, 40), (SHEET.w + 20, 30)):
        assert place.off_all(size, right) == next(filter(free, place._boxes(size, right)), None), size


def test_a_crowded_board_is_searched_by_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of some 700 places was made and held against all things, and that for each size: counted here are those made."""
    place, made = free_place(90, 1, 5, 0), []
    box = FreePlace._box
    monkeypatch.setattr(FreePlace, "_box", lambda self, *what: made.append(what) or box(self, *what))
    assert [place.off_all(size, True) for size in ((196, 108), (196, 76), (196, 54))] == [None] * 3
    rows = sum(len(place._offsets((196, high))[1]) for high in (108, 76, 54))
    assert len(made) <= rows + 3 * 2 + 1  # a band for each row, the ends of the first, the columns once
