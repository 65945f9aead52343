"""How people call the islands: Island A, Island B ... in the order in which they were found.

An island keeps its letter for good; where two grow together the older name stays. The order is that in which the tiles were
laid, as `State.cells` holds them. What the game itself calls an island is its option key (`islands.name_of`).
"""

from __future__ import annotations

from game.small_islands.islands import SHARED, Island, Land, islands
from game.small_islands.state import State


def numbers(s: State) -> dict[Island, int]:
    """Every island with its number, from 1."""
    found = _found(s)
    return {island: min(found[land] for land in island.areas if land in found) for island in islands(s)}


def number(s: State, island: Island | None) -> int:
    """The number of one of the islands; 0 for what is none."""
    return numbers(s).get(island, 0) if island is not None else 0


def gone(s: State, before: dict[Island, int]) -> list[tuple[int, tuple[int, ...]]]:
    """What a tile has joined: for each island made of several named `before`, its number and those that are names no more."""
    found = []
    for island in islands(s) if before else ():
        made_of = sorted(n for one, n in before.items() if one.areas <= island.areas)
        if len(made_of) > 1:
            found.append((made_of[0], tuple(made_of[1:])))
    return found


def told(s: State, island: Island | None) -> int:
    """The number for an event; 0 in playouts, where nobody listens and finding it would cost most of the step."""
    return number(s, island) if s.out is not None else 0


def letter(letters: str, n: int) -> str:
    """The letter of a number: A, B ... and after the last of the alphabet A2, B2 ..."""
    row = letters.split()
    lap, at = divmod(n - 1, len(row))
    return (row[at] + (str(lap + 1) if lap else "")) if n > 0 else ""


def _found(s: State) -> dict[Land, int]:
    """The areas that were an island of their own when they were laid: the first, the second ..."""
    found: dict[Land, int] = {}
    laid: set[tuple[int, int]] = set()
    faces = s.box.faces
    for (column, row), (tile, turns) in s.cells.items():
        area_at = faces[tile].turned[turns].area_at
        joined = {
            area_at[corner]
            for corner, shared in enumerate(SHARED)
            for dc, dr, _ in shared
            if area_at[corner] >= 0 and (column + dc, row + dr) in laid
        }
        for area in range(len(faces[tile].areas)):
            if area not in joined:
                found[column, row, area] = len(found) + 1
        laid.add((column, row))
    return found
