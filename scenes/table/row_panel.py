"""A panel made of rows: one description gives its picture, its focus order, its lines of the text view and its rail.

A game writes `rows`. The panel lays them out in one or two columns (closer, then smaller where the window is low), draws
each as a section that is cached by the row itself, marks what may be chosen, and folds itself where the grid says so.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.draw import theme
from scenes.draw.theme import INK_SECOND
from scenes.table import opened
from scenes.table.about import ITSELF
from scenes.table.painted import HEAD
from scenes.table.panel import Section
from scenes.table.rail import OpenPanel, fold
from scenes.table.row_boxes import beneath, framed_later
from scenes.table.row_layout import RowLayout
from scenes.table.rows import Fit, Row, is_group, walk
from scenes.widgets.base import STATIC

if TYPE_CHECKING:
    from scenes.table.model import TableModel, View


class RowPanel(RowLayout):
    """Override `rows`; perhaps `rail_rows`, `edge` and the measures.

    `seat`: whose panel, where it is not that of the one who acts; `rail`: folded; `columns`: 1 or 2.
    """

    KEEP = 4.0  # the panels of all seats, so that the next one to act is there at once

    def __init__(
        self, model: TableModel, rect: pygame.Rect, seat: str = "", rail: bool = False, columns: int = 1, zone: str = "panel"
    ) -> None:
        super().__init__(model, rect, rail, columns)
        self.of, self.zone = seat, zone
        self._rows_of: Hashable = None  # what the rows were made for
        self._keys: frozenset[str] = frozenset()  # of all of them
        self.legal: frozenset[str] = frozenset()
        self.aim = ""
        self._ahead_of = ""  # the seat whose panel is being drawn beforehand
        self._ahead_view: View | None = None
        self._warm: dict[str, Hashable] = {}  # what was drawn beforehand of the panel of each other seat

    # -- what a game writes --------------------------------------------------------------------
    def rows(self) -> tuple[Row, ...]:
        """All that the panel of `seat` tells now, in reading order."""
        raise NotImplementedError

    def shows(self, key: str) -> bool:
        """Whether it has a row of this key now."""
        return any(row.key == key for row in walk(self._made()))

    def rail_rows(self) -> tuple[Row, ...]:
        """The same folded."""
        return tuple([folded for row in self.rows() if (folded := fold(row, self.narrow)) is not None])

    def narrow_rows(self) -> tuple[Row, ...]:
        """The same where the common panel has room for pictures and figures only: those rows that have a picture."""
        return tuple([fold(row._replace(fold="short"), True) or row for row in self.rows() if row.icon])

    def colour(self) -> str:
        """The colour id of the player whose panel it is; "" for nobody's."""
        return ""

    def edge(self) -> str | None:
        colour = self.colour()
        return theme.player(colour).colour if colour else None

    def choosable(self, key: str) -> bool:
        """Whether a row with this key may be clicked now; what stands in the list of options is chosen there."""
        return key in self.model.shapes and key not in self.model.listed

    # -- what is asked of it -------------------------------------------------------------------
    @property
    def seat(self) -> str:
        """Whose panel."""
        return self.of or self.model.seat

    @property
    def mine(self) -> bool:
        """Whether it is the panel of the one who acts at this screen, or will be."""
        return self.seat in (self.model.seat, self._ahead_of)

    @property
    def view(self) -> View:
        """The position as far as whose panel it is may know it, where that seat is at the table or will be."""
        return self._ahead_view if self._ahead_view is not None else self.model.view

    def cache_key(self) -> Hashable:
        self._read()
        return self._rows, self.legal, self.aim, theme.palette()

    def height(self) -> int:
        """Physical px that all rows would take below each other."""
        self._read()
        rows, width = self._rows, self._inner().w
        return sum(self._need(row, width) + self.px(row.fit.grow) + self._below(row) for row in rows) + 2 * self.px(self.high_pad)

    def sections(self, canvas: pygame.Surface) -> list[Section]:
        self._read()
        return self._sections(canvas)

    def prewarm_section(self, canvas: pygame.Surface, seat: str, n: int) -> bool:
        """Draw section `n` of another seat's panel, as it will be when that seat acts, while nothing happens: it is cached.

        The canvas is afterwards what it was. False: there is no such section.
        """
        was = self.of, self.spots, self._rows, self._rows_of, self.legal, self.aim, self.tint, self._squeeze
        self.of, self.spots = seat, []
        self._ahead_of, self._ahead_view = seat, self.model.session.view(seat)
        try:
            self.tint = self.colour()
            self._rows, self._rows_of = self.rows(), None
            keys = frozenset([row.key for row in walk(self._rows)])
            self.legal, self.aim = keys & self.legal_of(seat), ""
            key = self._rows, self.legal, theme.palette()
            if self._warm.get(seat) == key:
                return False  # as in the position before
            sections = self._sections(canvas)
            if n >= len(sections):
                self._warm[seat] = key
            else:
                self.draw_ahead(canvas, sections[n])
            return n < len(sections)
        finally:
            self.of, self.spots, self._rows, self._rows_of, self.legal, self.aim, self.tint, squeeze = was
            self._squeezed(squeeze)
            self._ahead_of, self._ahead_view = "", None

    def prewarm(self) -> Iterator[None]:
        """The panels of others who act at this screen, drawn beforehand: a section at each step, or none where nothing is new."""
        model = self.model
        for seat in () if self.rail else model.view.seats:
            if seat != model.seat and model.human(seat):
                n = 0
                while self._prewarmed(seat, n):
                    n += 1
                    yield
                yield

    def _prewarmed(self, seat: str, n: int) -> bool:
        return self.model.canvas is not None and self.prewarm_section(self.model.canvas, seat, n)

    def legal_of(self, seat: str) -> frozenset[str]:
        """What a seat that is not at the table now may choose of what stands on its panel."""
        decision = self.model.session.decision
        asked = decision.for_seat(seat) if decision is not None else None
        return frozenset(asked.keys(seat)) if asked is not None else frozenset()

    # -- reading -------------------------------------------------------------------------------
    def _read(self) -> None:
        """The rows of the present position; those that stay the same stay the same objects, so that comparing is quick."""
        model = self.model
        if self._rows_of != (model.stamp, self.of):
            self._rows_of, self.tint = (model.stamp, self.of), self.colour()
            made = self._made() + self.feet()
            old = {(row.name, row.key): row for row in self._rows}
            self._rows = tuple(was if (was := old.get((row.name, row.key))) == row else row for row in made)
            self._keys = frozenset([row.key for row in walk(self._rows) if row.key])
        keys = self._keys if self.mine else frozenset()
        self.legal = frozenset(filter(self.choosable, keys))
        self.aim = model.aim if model.aim in keys else ""

    def _made(self) -> tuple[Row, ...]:
        if not self.rail:
            return self.rows()
        return self.narrow_rows() if self.narrow and self.zone == "right" else self.rail_rows()

    def feet(self) -> tuple[Row, ...]:
        """What the table adds: on a narrow rail the button that opens the whole panel."""
        if not self.narrow or self.zone not in ("panel", "right"):
            return ()
        key, opens = ("panel", f"panel/{self.seat}") if self.zone == "panel" else ("side", "side")
        model, cap = self.model, self.model.host.bindings.cap(key)
        paint = OpenPanel(model.t(f"table-{key}"), cap)
        return (Row(model.t(f"table-open-{key}"), key=key, opens=opens, paint=paint, shortcut=cap, fit=Fit(foot=True)),)

    def _mark(self, row: Row) -> str:
        return "" if not row.key else ("legal" if row.key in self.legal else "taken" if row.key == self.aim else "")

    def _marks(self, row: Row) -> tuple[str, ...]:
        """The marks of a row and of all in it."""
        if not self.legal and not self.aim:
            return ()
        return tuple([self._mark(one) for one in walk((row,))])

    # -- drawing -------------------------------------------------------------------------------
    def _sections(self, canvas: pygame.Surface) -> list[Section]:
        found = []
        places, mine, palette = self.places(), self.mine, theme.palette()
        for n, (row, rect, strip) in enumerate(places):
            ruled = self._is_ruled(row) and n + 1 < len(places) and not places[n + 1].row.fit.foot
            cache_key = (row, self._marks(row), mine, self.tint, self._squeeze, palette, ruled)
            found.append(Section(strip, cache_key, partial(self._section, canvas, row, rect, ruled)))
        return found

    def _section(self, canvas: pygame.Surface, row: Row, rect: pygame.Rect, ruled: bool) -> None:
        self._draw(canvas, row, rect)
        if ruled and rect.h:  # between the groups of a rail
            self.pen().rule(canvas, rect.x, rect.bottom + self.px(4), rect.w)  # within its half of the air

    def _draw(self, canvas: pygame.Surface, row: Row, rect: pygame.Rect) -> None:
        """A row with all that is in it, and its line of the text view."""
        mark = self._mark(row)
        pen = self.pen(mark)
        beneath(pen, canvas, row, rect)
        self._tell(row, rect if rect.h else None, mark == "legal")
        left, top, right, bottom = self._pads(row)
        room = pygame.Rect(rect.x + left, rect.y + top, rect.w - left - right, rect.h - top - bottom)
        if row.head:
            pen.heading(canvas, room, row.name, row.remark)
            room.y, room.h = room.y + self.px(HEAD), room.h - self.px(HEAD)
        paint = row.paint if row.paint is not None or row.cells or row.head else self._line(row)
        if paint is not None:
            high = paint.height(pen, room.w) if row.cells else room.h
            paint.draw(pen, canvas, pygame.Rect(room.x, room.y, room.w, high))
            room.y, room.h = room.y + high, room.h - high
        if row.cells:
            self._cells(canvas, row, room)
        if mark == "legal" and framed_later(row):
            box = rect.inflate(0, -self.px(6))  # over the edges of the cells: no air is certain above and below them
            pen.frame(canvas, box, ticked=False)
            pen.tick(canvas, (box.x + self.px(5), box.y), 0.8, "midright")  # the cells begin at once with what they say

    def _cells(self, canvas: pygame.Surface, row: Row, room: pygame.Rect) -> None:
        """The cells of a row in their places; those without room are told all the same."""
        widths, gap = self._widths(row, room.w), self.px(row.gap)
        if row.flow == "down":
            self._downwards(canvas, row, room)
            return
        x, y, high = room.x, room.y, room.h
        for n, (cell, w) in enumerate(zip(row.cells, widths, strict=True)):
            if row.flow == "grid" and n % row.columns == 0:
                line = zip(row.cells[n : n + row.columns], widths, strict=False)
                x, y = room.x, y + high + gap if n else room.y
                high = max(self._need(one, wide) for one, wide in line)
            self._draw(canvas, cell, pygame.Rect(x, y, w, high))
            x += w + gap

    def _downwards(self, canvas: pygame.Surface, row: Row, room: pygame.Rect) -> None:
        needs, gap = [self._need(cell, room.w) for cell in row.cells], self.px(row.gap)
        spare = room.h - sum(needs) - gap * (len(needs) - 1)
        growing = [n for n, cell in enumerate(row.cells) if cell.fit.grow]
        for n in growing:
            more = min(max(0, spare) // len(growing), self.px(row.cells[n].fit.grow))
            needs[n] += more
        shown, y = len(needs), room.y
        if spare < 0 and row.more:
            low = room.bottom - self.px(26)
            shown = next((n for n in range(len(needs)) if y + sum(needs[: n + 1]) + gap * n > low), shown)
        for n, (cell, high) in enumerate(zip(row.cells, needs, strict=True)):
            if n >= shown or y + high > room.bottom + self.px(2):
                shown = min(shown, n)
                self._tell(cell, None, False)
                continue
            self._draw(canvas, cell, pygame.Rect(room.x, y, room.w, high))
            y += high + gap
        if shown < len(needs) and row.more:
            words = row.more[min(len(needs) - shown, len(row.more)) - 1]
            rest = pygame.Rect(room.x, y, room.w, self.px(26))
            self.pen().rich(canvas, words, rest, 15.5, colour=INK_SECOND)
            self.add_item("status", row.name, rest, words, key=f"more:{row.name}", tells=ITSELF)

    # -- text view -----------------------------------------------------------------------------
    def key_of(self, row: Row, legal: bool) -> str:
        """The key of its item."""
        return row.key if legal or not row.idle else row.idle

    def _tell(self, row: Row, rect: pygame.Rect | None, legal: bool) -> None:
        """The line of a row."""
        if not legal and (row.role == "silent" or is_group(row)):
            return
        role = row.role or ("button" if row.opens else "status")
        if legal and (role in STATIC or role == "silent"):
            role = "button"
        act = None
        if legal:
            act = partial(self.model.acts.touch, row.key)
        elif row.opens:
            act = partial(opened.open_up, self.model, row.opens)
        key = self.key_of(row, legal)
        tells = row.about or (ITSELF if role not in ("text", "heading") and (row.value or row.opens) or row.hint else "")
        if tells and not key:
            key = f"about:{row.about or row.name}"
        self.add_item(role, row.name, rect, row.value, row.hint, key, not row.why, row.why, act, row.shortcut, tells)
