"""Boards of the first box laid together: which lands touch follows from where their borders meet the edges."""

from __future__ import annotations

import itertools

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.errors import UsageError

RULES = games.rules("spirit-island")
BOX = RULES.box
SPIRITS = list(BOX.spirits)
# Each side as it is read clockwise: its lands, and where the border between two of them meets the edge, in 13ths from its start.
SIDES: dict[str, dict[int, tuple[list[int], list[int]]]] = {
    "A": {0: ([7, 5, 4, 3], [1, 3, 7]), 1: ([8, 7], [5]), 2: ([1, 6, 8], [3, 7])},
    "B": {0: ([7, 4, 3], [1, 5]), 1: ([8, 7], [5]), 2: ([1, 6, 8], [1, 7])},
    "C": {0: ([4, 3], [7]), 1: ([8, 7, 4], [7, 11]), 2: ([1, 6, 8], [3, 7])},
    "D": {0: ([6, 4, 3], [3, 9]), 1: ([8, 7, 6], [5, 11]), 2: ([1, 8], [11])},
}
PAIRS = [(0, 0), (1, 0), (1, 1), (2, 0)]  # sides that meet in some layout


def stretches(lands: list[int], ticks: list[int]) -> list[tuple[int, int, int]]:
    """(land, where it begins, where it ends) along an edge."""
    return list(zip(lands, [0, *ticks], [*ticks, 13]))


def touching(one: str, side: int, other: str, face: int) -> set[tuple[int, int]]:
    """Facing sides run against each other: lands whose stretches overlap touch."""
    facing = [(land, 13 - end, 13 - begin) for land, begin, end in stretches(*SIDES[other][face])]
    return {(a, b) for a, low, high in stretches(*SIDES[one][side]) for b, begin, end in facing if low < end and begin < high}


@pytest.mark.parametrize(("one", "other"), list(itertools.permutations(SIDES, 2)))
def test_contacts_follow_from_the_edges(one: str, other: str) -> None:
    for side, face in PAIRS:
        found = BOX.layouts.contacts.get((one, side, other, face))
        if found is None:  # written the other way round
            found = tuple((a, b) for b, a in BOX.layouts.contacts[(other, face, one, side)])
        assert set(found) == touching(one, side, other, face), (side, face)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_boards_fill_the_places(players: int) -> None:
    for boards in itertools.permutations(SIDES, players):
        seats = tuple({"board": board, "spirit": spirit} for board, spirit in zip(boards, SPIRITS))
        s = RULES.new(Setup("spirit-island", "base", "", {}, 1, seats))
        table = BOX.layouts[s.layout]
        assert s.boards == table.boards == boards and tuple(s.home.values()) == boards
        assert len(table.lands) == 8 * players and s.layout in BOX.layouts
        for land, others in table.adjacent.items():
            assert all(land in table.adjacent[other] for other in others)
        assert max(table.distance[table.lands[0]].values()) < 9 and len(table.distance[table.lands[0]]) == 8 * players


def test_nothing_touches_across_the_centre_of_four() -> None:
    """Two boards that meet only in the middle point are not adjacent."""
    for boards in itertools.permutations(SIDES, 4):
        table = BOX.layouts["four-places:" + "-".join(boards)]
        lower_left, upper_left, upper_right, lower_right = boards
        for one, other in ((lower_left, upper_right), (upper_left, lower_right)):
            across = [near for land in table.lands if land.startswith(one) for near in table.adjacent[land]]
            assert not any(near.startswith(other) for near in across)


@pytest.mark.parametrize("key", ["four-places:A-B-C", "four-places:A-A-B-C", "two-places:A-E", "no-places:A", "two-places"])
def test_there_are_no_other_layouts(key: str) -> None:
    assert key not in BOX.layouts
    with pytest.raises(KeyError):
        BOX.layouts[key]


@pytest.mark.parametrize(("boards", "said"), [("G", 'no board "G"'), ("ABCDA", "1 to 4 players"), ("AA", '"A" is taken twice')])
def test_what_cannot_be_laid_is_refused(boards: str, said: str) -> None:
    seats = tuple({"board": board, "spirit": spirit} for board, spirit in zip(boards, SPIRITS))
    with pytest.raises(UsageError, match=said):
        RULES.new(Setup("spirit-island", "base", "", {}, 1, seats))
