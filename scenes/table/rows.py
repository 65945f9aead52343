"""A panel is data: rows, each with its words, its key and perhaps a picture that carries all it draws.

Nothing here knows a game, a table or how anything is drawn. Two equal rows look alike and say the same, so a row is what
its picture is cached by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    import pygame

    from scenes.table.pen import Pen

FOLDS = ("keep", "short", "drop")
FLOWS = ("down", "row", "grid")
BOXES = ("", "own", "row", "line", "inset", "well", "player")


class Painted(Protocol):
    """A picture as a frozen, hashable value: it carries everything it draws (no closure, no model, no look-up of words)."""

    def height(self, pen: Pen, width: int) -> int:
        """Physical px it needs at that width."""
        ...

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw inside `rect`, which may be higher than asked for."""
        ...

    def folded(self) -> Painted | None:
        """What a rail shows instead; None: the row's icon and short value."""
        ...


class Fit(NamedTuple):
    """How a row stands among its neighbours. Lengths are design px."""

    grow: float = 0  # so much more height it takes when there is room
    least: float = 0  # its height before it grows, instead of what it needs; the rest of its cells is counted, see `Row.more`
    share: float = 1  # of the width, beside others
    wide: float = 0  # its width beside others, instead of a share
    below: float = -1  # air to the next row, instead of what is usual there
    foot: bool = False  # at the lower end of the panel
    bleed: bool = False  # from edge to edge of the panel
    column: int = 0  # in a panel of two columns: 1 or 2; 0 = where there is room
    optional: int = 0  # left out where there is no room, the highest number first


class Row(NamedTuple):
    """One thing of a panel. Its words are its line of the text view; its cells are rows inside it.

    A row with neither value, key nor role that has cells is a group: only its cells have lines of their own.
    """

    name: str
    value: str = ""
    icon: str = ""
    hint: str = ""
    key: str = ""  # an option's key (a click answers while it may be chosen), or the name of the row
    fold: str = "keep"  # what a rail does with it: keep (its picture folded) | short (icon and `short`) | drop
    paint: Painted | None = None
    cells: tuple[Row, ...] = ()
    flow: str = "down"  # how its cells lie: down | row | grid
    columns: int = 0  # of a grid
    gap: float = 6  # between its cells
    short: str = ""  # the value where it is narrow, and on a rail
    head: bool = False  # its name stands above it as a heading
    remark: str = ""  # at the right of that heading
    box: str = ""  # beneath it: row | line | inset | well | player (with `edge`); own: its picture shows its mark
    edge: str = ""  # a player's colour id
    chosen: bool = False  # was taken this turn, holds now ...
    role: str = ""  # of its line: heading, text, row, card ...; "silent" for none; "" = button or status
    opens: str = ""  # what a click opens: panel/p1, pile/minor, log, rules/PAGE, card/ID, forecast, focus/KEY
    idle: str = ""  # the name of the row while its key may not be chosen
    why: str = ""  # why it cannot be used now
    shortcut: str = ""
    more: tuple[str, ...] = ()  # words for one, two ... cells that had no room
    fit: Fit = Fit()
    about: str = ""  # the name of what the game explains about it when that is asked for: `GameScreen.about`
    less: Row | None = None  # what stands in its place where there is no room for it, before it is left out


def walk(rows: tuple[Row, ...]) -> list[Row]:
    """All rows and all rows in them, in reading order."""
    out = [*rows][::-1]
    found = []
    while out:
        row = out.pop()
        found.append(row)
        out += row.cells[::-1]
    return found


def is_group(row: Row) -> bool:
    """Whether only its cells are told."""
    return bool(row.cells) and not (row.value or row.key or row.role or row.opens)


def faults(rows: tuple[Row, ...]) -> list[str]:
    """What is wrong with the rows of a panel, a sentence for each: for `check` and the tests."""
    out = []
    keys: set[str] = set()
    for row in walk(rows):
        what = repr(row.name or row.key or type(row.paint).__name__)
        if not row.name:
            out.append(f"a row without a name: {what}")
        if row.fold not in FOLDS:
            out.append(f"{what} folds in no known way: {row.fold}")
        if row.flow not in FLOWS:
            out.append(f"the cells of {what} lie in no known way: {row.flow}")
        if row.box not in BOXES:
            out.append(f"{what} lies on no known box: {row.box}")
        if row.flow == "grid" and row.columns < 1:
            out.append(f"the grid {what} has no number of columns")
        if row.key and row.key in keys:
            out.append(f"two rows have the key {row.key}")
        keys.add(row.key)
        try:
            hash(row.paint)
        except TypeError:
            out.append(f"the picture of {what} is no frozen value")
    return out
