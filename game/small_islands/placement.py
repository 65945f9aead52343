"""Where tiles fit: the lattice of corners, the edge of the table, and why a cell will not do.

Every empty cell beside a tile in play keeps what is known of its four corners as bits: 0-3 which are land, 4-7 which are known,
8 whether a whole side is shared. Reading a legal placement off that is one look into the face's table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.engine.decision import Reason
from game.small_islands.faces import CORNERS, Face
from game.small_islands.islands import add_tile
from game.small_islands.state import Cell, State

# Directions to a neighbour, and which of its corners are which of ours.
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
SIDES = ("n", "e", "s", "w")
MEETING = (
    ((3, 0), (2, 1)),
    ((0, 1), (3, 2)),
    ((0, 3), (1, 2)),
    ((1, 0), (2, 3)),
    ((3, 1),),
    ((0, 2),),
    ((1, 3),),
    ((2, 0),),
)
BESIDE = 256
# GIVES[direction][pattern]: what a tile with this pattern says about its neighbour's corners.
GIVES = tuple(
    tuple(
        (BESIDE if direction < 4 else 0)
        + sum((16 << theirs) + ((pattern >> ours & 1) << theirs) for theirs, ours in MEETING[direction])
        for pattern in range(16)
    )
    for direction in range(8)
)
OPEN_SEA = 0  # the pattern of a ship tile


class Table:
    """The cells of a table of this size, numbered in reading order."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.left, self.top = -(columns // 2), -(rows // 2)
        self.cells: tuple[Cell, ...] = tuple((self.left + n % columns, self.top + n // columns) for n in range(columns * rows))
        self.number = {cell: n for n, cell in enumerate(self.cells)}
        self.keys = tuple(tuple(f"cell:{c},{r}/r{by}" for by in range(4)) for c, r in self.cells)
        self.near = tuple(
            tuple(
                (self.number[(c + dc, r + dr)], direction)
                for direction, (dc, dr) in enumerate(STEPS)
                if (c + dc, r + dr) in self.number
            )
            for c, r in self.cells
        )


@lru_cache(maxsize=64)
def table_of(columns: int, rows: int) -> Table:
    return Table(columns, rows)


def table(s: State) -> Table:
    """The table of a position."""
    return table_of(s.options.get("columns", 15), s.options.get("rows", 11))


class Coast:
    """The empty cells that touch a tile in play, with what is known of their corners. Never changed once in use."""

    __slots__ = ("table", "known", "open", "looks")

    def __init__(self, table: Table, known: dict[int, int]) -> None:
        self.table = table
        self.known = known
        # Cells with a side neighbour in reading order, and the different things known of them.
        self.open = sorted([(n, entry & 255) for n, entry in known.items() if entry & BESIDE])
        self.looks = {entry for _, entry in self.open}

    def fits_somewhere(self, face: Face) -> bool:
        fits = face.fits
        return any(fits[entry] for entry in self.looks)

    def keys(self, face: Face) -> list[str]:
        """Option keys of all legal placements, in reading order."""
        names, fits = self.table.keys, face.fits
        return [names[n][by] for n, entry in self.open for by in fits[entry]]


class Place(NamedTuple):
    """A legal placement."""

    cell: Cell
    turns: int


def coast(s: State) -> Coast:
    """Remembered until a tile or ship is placed."""
    if s.coast is None:
        board = table(s)
        known: dict[int, int] = {}
        taken = {board.number[cell] for cell in (*s.cells, *s.ships) if cell in board.number}
        faces = s.box.faces
        patterns = {cell: faces[tile].turned[turns].pattern for cell, (tile, turns) in s.cells.items()}
        patterns.update(dict.fromkeys(s.ships, OPEN_SEA))
        for cell, pattern in patterns.items():
            if cell in board.number:
                _tell(board, known, taken, board.number[cell], pattern)
        s.coast = Coast(board, known)
    return s.coast


def _tell(board: Table, known: dict[int, int], taken: set[int], n: int, pattern: int) -> None:
    for near, direction in board.near[n]:
        if near not in taken:
            known[near] = known.get(near, 0) | GIVES[direction][pattern]


def _note(s: State, cell: Cell, pattern: int) -> None:
    """Carries the coast over to the position with one more tile or ship, which is in the state already."""
    if s.coast is None:
        return
    board = s.coast.table
    n = board.number[cell]
    known = s.coast.known.copy()
    known.pop(n, None)
    cells, ships = s.cells, s.ships
    for near, direction in board.near[n]:
        if near in known:
            known[near] |= GIVES[direction][pattern]
        elif board.cells[near] not in cells and board.cells[near] not in ships:
            known[near] = GIVES[direction][pattern]
    s.coast = Coast(board, known)


def put_tile(s: State, cell: Cell, tile: str, turns: int) -> None:
    """Places a landscape or starting tile (its legality has been checked)."""
    add_tile(s, cell, tile, turns)
    _note(s, cell, s.box.faces[tile].turned[turns].pattern)


def put_ship(s: State, cell: Cell, owner: str) -> None:
    """Places a ship tile."""
    s.ships[cell] = owner
    _note(s, cell, OPEN_SEA)


def places(s: State, face: Face) -> list[Place]:
    """All legal placements of a face, by row, column and rotation."""
    found = coast(s)
    return [Place(found.table.cells[n], by) for n, entry in found.open for by in face.fits[entry]]


def ship_keys(s: State) -> list[str]:
    """Option keys of the cells where a ship tile may go."""
    found = coast(s)
    return [found.table.keys[n][0] for n, entry in found.open if not entry & 15]


def ship_fits(s: State) -> bool:
    return any(not entry & 15 for entry in coast(s).looks)


def read_cell(key: str) -> Place | None:
    """The placement of "cell:3,-1/r2" (no rotation means none); None where the key names none."""
    if not key.startswith("cell:"):
        return None
    where, slash, turn = key[5:].partition("/")
    try:
        column, row = map(int, where.split(","))
        by = int(turn[1:]) if slash and turn[:1] == "r" else 0
    except ValueError:
        return None
    return Place((column, row), by) if 0 <= by < 4 and (not slash or turn[:1] == "r") else None


class Clash(NamedTuple):
    """One thing that does not agree: a side ("n") or a corner ("ne") of the tile that would be placed, the neighbour there,
    and what both show ("LS", or one letter for a corner).
    """

    where: str
    cell: Cell
    own: str
    theirs: str


def pattern_at(s: State, cell: Cell) -> int | None:
    """The corner pattern of what lies on a cell; None where it is empty."""
    if cell in s.ships:
        return OPEN_SEA
    if cell in s.cells:
        tile, turns = s.cells[cell]
        return s.box.faces[tile].turned[turns].pattern
    return None


def _shown(pattern: int, corners: tuple[int, ...]) -> str:
    return "".join("L" if pattern >> corner & 1 else "S" for corner in corners)


def clashes(s: State, pattern: int, cell: Cell) -> list[Clash]:
    """Everything that would not agree around a cell: sides first, then neighbours that touch by a corner only."""
    found = []
    for direction, (dc, dr) in enumerate(STEPS):
        near = (cell[0] + dc, cell[1] + dr)
        other = pattern_at(s, near)
        if other is None:
            continue
        ours = tuple(own for _, own in MEETING[direction])
        own, theirs = _shown(pattern, ours), _shown(other, tuple(their for their, _ in MEETING[direction]))
        if own != theirs:
            found.append(Clash(SIDES[direction] if direction < 4 else CORNERS[ours[0]], near, own, theirs))
    return found


def misfit(s: State, face: Face | None, place: Place) -> Reason | None:
    """Why a tile (None: a ship) does not go there; None when it does."""
    cell, turns = place
    board = table(s)
    if cell not in board.number:
        return Reason("off-table", (board.columns, board.rows))
    if cell in s.ships:
        return Reason("cell-ship", (cell, s.ships[cell]))
    if cell in s.cells:
        return Reason("cell-taken", (cell,))
    if not any((cell[0] + dc, cell[1] + dr) in s.cells or (cell[0] + dc, cell[1] + dr) in s.ships for dc, dr in STEPS[:4]):
        return Reason("no-neighbour", (cell,))
    pattern = OPEN_SEA if face is None else face.turned[turns].pattern
    found = clashes(s, pattern, cell)
    if found:
        first = found[0]
        name = "side-differs" if len(first.where) == 1 else "corner-differs"
        if face is None:
            name = "ship-side" if len(first.where) == 1 else "ship-corner"
        return Reason(name, (first.where, first.cell, first.own, first.theirs))
    rotations = (0,) if face is None else face.rotations
    return Reason("same-turned", (turns,)) if turns not in rotations else None
