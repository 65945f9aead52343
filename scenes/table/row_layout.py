"""Where the rows of a panel stand: in one or two columns, closer and then smaller where the window is low."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.app.window import ui_scale
from scenes.table.painted import HEAD, Line
from scenes.table.panel import SectionedPanel
from scenes.table.rail import NARROW
from scenes.table.row_boxes import PADS
from scenes.table.rows import Row
from scenes.widgets.paint import Kit

if TYPE_CHECKING:
    from scenes.table.model import TableModel

LEAST_SCALE = 0.8  # how much smaller a panel may be drawn where the window is low
BRIEF_SCALE, COLUMN_SCALE = 0.9, 0.95  # before it is drawn smaller than this, rows take their shorter forms


class Place(NamedTuple):
    """Where a row stands on the panel, and its strip: with the air round it, where frames reach."""

    row: Row
    rect: pygame.Rect
    strip: pygame.Rect


class RowLayout(SectionedPanel):
    """The measures of a panel of rows, and its layout: `places`. Whoever draws the rows puts them into `_rows`.

    `rail`: folded; `columns`: 1 or 2.
    """

    gap = 10.0  # between rows
    air = 0.0  # more of it at most, where there is room
    column_air = 0.0  # the same in two columns
    tight = 0.0  # less of it at most, where there is none
    pad = 14.0  # at the sides
    high_pad = 14.0  # above and below
    drop = 0.0  # so much lower the second of two columns begins, beside the button that closes an opened panel
    ruled = False  # whether thin lines part the rows of a wide rail, as they do those of a narrow one
    shrinks = False  # whether it is drawn smaller rather than cut off

    def __init__(self, model: TableModel, rect: pygame.Rect, rail: bool = False, columns: int = 1) -> None:
        super().__init__(model, rect)
        self.rail, self.columns = rail, columns
        self.narrow = rail and self.rect.w < self.px(NARROW)  # a rail with room for a picture and a figure only
        self._rows: tuple[Row, ...] = ()
        self._needs: dict[tuple[int, int, float], tuple[Row, int]] = {}  # a row's identity, width, scale -> itself, its height
        self._squeeze = 1.0
        self._placed: tuple[Hashable, list[Place]] = (None, [])  # what for, and where each row stands

    def _squeezed(self, by: float) -> None:
        """Draw with the table's kit; with a slightly smaller one where the window is too low for the panel."""
        self._squeeze = by
        whole: Kit = self.model.kit
        self.use(whole if by >= 1.0 else whole.smaller(by))

    def _line(self, row: Row) -> Line:
        """A row without a picture of its own."""
        return Line(row.name, tuple(t for t in (row.value, row.short) if t), row.icon, 16.5, high=34 if row.box else 24)

    def _inner(self) -> pygame.Rect:
        if self.rail:
            side = self.px(7 if self.narrow else 9)
            edge = self.px(6) if self.tint else 0
            return pygame.Rect(self.rect.x + side + edge, self.rect.y + self.px(8), self.rect.w - 2 * side - edge,
                               self.rect.h - self.px(16))  # fmt: skip
        pad, top, edge = self.px(self.pad), self.px(self.high_pad), self.px(7) if self.tint else 0
        return pygame.Rect(self.rect.x + edge + pad, self.rect.y + top, self.rect.w - 2 * pad - edge, self.rect.h - 2 * top)

    def _below(self, row: Row) -> int:
        """Air to the next row at least."""
        if row.fit.below >= 0:
            return self.px(row.fit.below)
        if self.rail:
            return self.px(12 if self.narrow else 10 if self._is_ruled(row) else 6)
        return self.px(self.gap)

    def _is_ruled(self, row: Row) -> bool:
        """Whether a thin line stands below it on a rail, where another row follows."""
        return self.rail and (self.narrow or (self.ruled and row.box != "player"))

    def _need(self, row: Row, width: int) -> int:
        """Physical height of a row at that width, before it grows."""
        if row.fit.least:
            return self.px(row.fit.least)
        key = id(row), width, self.kit.scale
        found = self._needs.get(key)
        if found is None or found[0] is not row:
            if len(self._needs) > 2000:
                self._needs.clear()
            found = self._needs[key] = row, self._measure(row, width)
        return found[1]

    def _measure(self, row: Row, width: int) -> int:
        left, top, right, bottom = self._pads(row)
        room, pen, high = width + self._reach(row) - left - right, self.pen(), top + bottom
        if row.head:
            high += self.px(HEAD)
        if row.paint is not None:
            high += row.paint.height(pen, room)
        elif not row.cells and not row.head:
            high += self._line(row).height(pen, room)
        if row.cells:
            heights = [self._need(cell, w) for cell, w in zip(row.cells, self._widths(row, room), strict=True)]
            gap = self.px(row.gap)
            if row.flow == "down":
                high += sum(heights) + gap * (len(heights) - 1)
            elif row.flow == "row":
                high += max(heights)
            else:
                lines = [max(heights[n : n + row.columns]) for n in range(0, len(heights), row.columns)]
                high += sum(lines) + gap * (len(lines) - 1)
        return high

    def _pads(self, row: Row) -> tuple[int, int, int, int]:
        """Room inside its box: left, top, right, bottom."""
        if row.box not in PADS:
            return 0, 0, 0, 0
        left, top, right, bottom = PADS[row.box]
        return self.px(left), self.px(top), self.px(right), self.px(bottom)

    def _reach(self, row: Row) -> int:
        """How much wider than the others the box of a player is."""
        return self.px(4 if self.rail else 8) if row.box == "player" else 0

    def _widths(self, row: Row, room: int) -> list[int]:
        """The widths of its cells."""
        cells, gap = row.cells, self.px(row.gap)
        if row.flow == "down":
            return [room] * len(cells)
        if row.flow == "grid":
            return [(room - gap * (row.columns - 1)) // row.columns] * len(cells)
        free = room - gap * (len(cells) - 1) - sum(self.px(cell.fit.wide) for cell in cells)
        shares = sum(cell.fit.share for cell in cells if not cell.fit.wide)
        return [self.px(c.fit.wide) if c.fit.wide else int(free * c.fit.share / max(1e-9, shares)) for c in cells]

    def _stack(self, rows: list[Row], width: int, room: int) -> tuple[list[tuple[Row, int]], int]:
        """The rows that stand below each other with their heights, and what room is left."""
        rows, heights = [*rows], [self._need(row, width) for row in rows]
        below = [self._below(row) for row in rows]
        spare = room - sum(heights) - sum(below[:-1])
        while spare < 0 and (optional := max([row.fit.optional for row in rows], default=0)):
            at = max([n for n, row in enumerate(rows) if row.fit.optional == optional])
            less = rows[at].less
            if less is None:
                del rows[at], heights[at], below[at]
            else:
                rows[at], heights[at], below[at] = less, self._need(less, width), self._below(less)
            spare = room - sum(heights) - sum(below[:-1])
        needs, left = [*heights], max(0, spare)
        growing = [n for n, row in enumerate(rows) if row.fit.grow]
        while growing and left > 0:
            each = max(1, left // len(growing))
            for n in [*growing]:
                most = needs[n] + self.px(rows[n].fit.grow)
                more = min(each, most - heights[n], left)
                heights[n] += more
                left -= more
                if heights[n] >= most or not more:
                    growing.remove(n)
        return list(zip(rows, heights, strict=True)), left if spare >= 0 else spare

    def places(self) -> list[Place]:
        """Where each row stands; kept for these rows."""
        drawn = self._rows, tuple(self.rect), self.tint, self.model.kit
        if self._placed[0] != (*drawn, self._squeeze):
            made = self._places()
            self._placed = (*drawn, self._squeeze), made
        return self._placed[1]

    def _places(self) -> list[Place]:
        self._squeezed(1.0)
        rows = [row for row in self._rows if not row.fit.foot]
        feet = [row for row in self._rows if row.fit.foot]
        inner = self._inner()
        if self.shrinks and self.columns == 1 and not self.rail:
            inner, rows = self._smaller(rows, feet)
        elif self.model.grid.small or (self.shrinks and self.columns > 1):
            rows = self._shorter(rows, feet) if self.shrinks and self.columns > 1 else rows
            inner = self._fitting(rows, feet)
        wants = sum([self._need(row, inner.w) + self.px(row.fit.grow) + self._below(row) for row in rows])
        standing, low = self._feet(feet, inner, wants if self.columns == 1 else inner.h)
        inner.h = low - inner.y
        lowest = min([place.strip.y for place in standing], default=self.rect.bottom)  # no row's strip reaches into theirs
        out: list[Place] = []
        for column, x, w in self._columns(rows, inner):
            top = inner.y + (self.px(self.drop) if x > inner.x else 0)
            stood, spare = self._stack(column, w, inner.bottom - top)
            most = 0.0 if self.rail else self.air if self.columns == 1 else self.column_air
            spread = max(-self.px(self.tight), min(self.px(most), spare // max(1, len(stood) - 1)))
            y, aside, up = top, self.px(11), self.px(8)
            for row, high in stood:
                wide = pygame.Rect(self.rect.x, y, self.rect.w, high) if row.fit.bleed else pygame.Rect(x, y, w, high)
                wide = wide.inflate(self._reach(row), 0)
                below = self._below(row) + spread
                above = self._above(below)
                strip = pygame.Rect(x - aside, y - up, w + 2 * aside, max(0, min(high + up + below - above, lowest - y + up)))
                out.append(Place(row, wide, wide if row.fit.bleed else strip.clip(self.rect)))
                y, up = y + high + below, above
        return out + standing

    def _smaller(self, rows: list[Row], feet: list[Row]) -> tuple[pygame.Rect, list[Row]]:
        """A whole panel that is too tall: some rows shorter, then all of it smaller, until each has its room."""
        rows, inner = [*rows], self._inner()
        room = inner.h - sum([self._need(row, inner.w) + self._below(row) for row in feet])
        while True:
            need = sum([self._need(row, inner.w) + self._below(row) for row in rows])
            short = [(row.fit.optional, n) for n, row in enumerate(rows) if row.less is not None]
            if not short or need * BRIEF_SCALE <= room:
                break
            at = max(short)[1]
            rows[at] = rows[at].less or rows[at]
        by = min(1.0, (room + self.px(8)) / max(1, need))
        while True:
            self._squeezed(max(LEAST_SCALE, by))
            inner = self._inner()
            need = sum([self._need(row, inner.w) + self._below(row) for row in (*rows, *feet)])
            if by <= LEAST_SCALE or need <= inner.h + self.px(4):  # below the last there need be no air
                return inner, rows
            by -= 0.01

    def _fitting(self, rows: list[Row], feet: list[Row]) -> pygame.Rect:
        """Where text is large and the window small: drawn smaller until all has room, never smaller than at 100 %; in columns
        that are a little too low at any size."""
        by, least = 1.0, min(1.0, ui_scale(self.model.area.size) / self.model.kit.scale)
        least = min(least, LEAST_SCALE) if self.shrinks and self.columns > 1 else least
        while True:
            self._squeezed(by)
            inner = self._inner()
            if self._tallest(rows, feet, inner) <= inner.h or by <= least:
                return inner
            by = max(least, by - 0.02)

    def _shorter(self, rows: list[Row], feet: list[Row]) -> list[Row]:
        """As many rows of two columns in their shorter forms as it takes so that they need not be drawn much smaller."""
        rows, inner = [*rows], self._inner()
        while self._tallest(rows, feet, inner) * COLUMN_SCALE > inner.h:
            short = [(row.fit.optional, n) for n, row in enumerate(rows) if row.less is not None]
            if not short:
                break
            at = max(short)[1]
            rows[at] = rows[at].less or rows[at]
        return rows

    def _tallest(self, rows: list[Row], feet: list[Row], inner: pygame.Rect) -> int:
        """How high the higher column is, with the feet."""
        low = sum([self._need(row, inner.w) + self._below(row) for row in feet])
        highs = [sum([self._need(row, w) + self._below(row) for row in column]) - self._below(column[-1])
                 + (self.px(self.drop) if x > inner.x else 0)
                 for column, x, w in self._columns(rows, inner) if column]  # fmt: skip
        return max(highs, default=0) + low  # nothing but feet: a game may have nothing that a narrow rail has room for

    def _above(self, air: int) -> int:
        """As much of the air between two rows belongs to the lower one: its tick reaches there."""
        return air // 2 if self.narrow or (self.rail and self.ruled) else min(self.px(8), air)

    def _feet(self, feet: list[Row], inner: pygame.Rect, wants: int) -> tuple[list[Place], int]:
        """Those at the lower end, and where the room above them ends; they grow where the rows above do not want it."""
        out: list[Place] = []
        low, aside = inner.bottom, self.px(11)
        spare = inner.h - wants - sum([self._need(row, inner.w) + self._below(row) for row in feet])
        for row in reversed(feet):
            x, w = (self.rect.x, self.rect.w) if row.fit.bleed else (inner.x, inner.w)
            bottom = self.rect.bottom if row.fit.bleed and low == inner.bottom else low
            more = max(0, min(self.px(row.fit.grow), spare))
            high, spare = self._need(row, w) + more, spare - more
            rect = pygame.Rect(x, bottom - high, w, high)
            strip = rect if row.fit.bleed else rect.inflate(2 * aside, self.px(8)).clip(self.rect)
            strip.h = min(strip.h, (out[-1].strip.y if out else self.rect.bottom) - strip.y)
            out.append(Place(row, rect, strip))
            low = rect.y - self._below(row)
        return out[::-1], low

    def _columns(self, rows: list[Row], inner: pygame.Rect) -> list[tuple[list[Row], int, int]]:
        """Each column's rows, its left edge and its width."""
        if self.columns == 1:
            return [(rows, inner.x, inner.w)]
        gap = self.px(24)
        w = (inner.w - gap) // 2
        needs = [self._need(row, w) + self._below(row) for row in rows]
        left: list[Row] = []
        right: list[Row] = []
        half, used = sum(n for n, row in zip(needs, rows, strict=True) if not row.fit.column) / 2, 0
        for row, need in zip(rows, needs, strict=True):
            if row.fit.column:
                (left if row.fit.column == 1 else right).append(row)
            elif right or used + need / 2 > half:
                right.append(row)
            else:
                left.append(row)
                used += need
        return [(left, inner.x, w), (right, inner.x + w + gap, w)]
