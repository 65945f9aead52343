"""A sheet over the map that compares things line by line: figures in columns, and what each would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.draw.theme import INK_SECOND
from scenes.table.painted import Beside, Heading, Line, Paragraph
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Painted, Row

if TYPE_CHECKING:
    from typing import Self

    from scenes.table.model import TableModel

EDGE = (2.0, Line())


class Entry(NamedTuple):
    """A thing in words and as a line: its short name, its figures, a last column of pictures, (words, colour) of what it
    would bring: whole, and shorter."""

    name: str
    said: str
    short: str
    figures: tuple[str, ...]
    shown: Painted = Line()
    brings: tuple[tuple[tuple[str, ...] | str, str], ...] = ()


class ListSheet(RowPanel):
    """Override `title`, `icons`, `heads`, `entries`, `none`, `more`."""

    pad = high_pad = 20.0
    gap = 6.0

    @classmethod
    def in_middle(cls, model: TableModel, area: pygame.Rect, wide: float) -> Self:
        """Such a sheet in the middle of an area, as high as it needs, at most so many design px wide."""
        sheet = cls(model, area)
        sheet.rect = pygame.Rect(0, 0, min(area.w, model.kit.px(wide)), min(area.h, sheet.height()))
        sheet.rect.center = area.center
        return sheet

    def title(self) -> str:
        """What is compared."""
        raise NotImplementedError

    def icons(self) -> tuple[str, ...]:
        """Above the figures."""
        raise NotImplementedError

    def heads(self) -> tuple[str, ...]:
        """Above what each would bring."""
        return ()

    def entries(self) -> list[Entry]:
        """The things, the best first."""
        raise NotImplementedError

    def none(self) -> str:
        """Where there is nothing to compare."""
        return ""

    def more(self, count: int) -> str:
        """So many had no room."""
        return ""

    def rows(self) -> tuple[Row, ...]:
        title, none = self.title(), self.none()
        figures = [Line(f"<{icon}>", size=19, align="centre") for icon in self.icons()]
        names = [Line(word, size=15.5, face="sans-semi", colour=INK_SECOND, align="centre") for word in self.heads()]
        top = Row(title, paint=Beside((EDGE, (0.0, self._beside(Line(), figures, Line(), names)), EDGE)), role="silent")
        found = tuple(self._entry(n, entry) for n, entry in enumerate(self.entries()))
        more = tuple(map(self.more, range(1, len(found) + 1)))
        lines = Row(title, cells=found, gap=5, more=more, fit=Fit(least=75, grow=max(0, 40 * len(found) - 80)))
        head = Row(title, paint=Beside(((0, Heading(title, size=21)), (26, Line()))), role="heading")
        return (head, top, lines if found else Row(none, paint=Paragraph(none), role="text"))

    def _entry(self, n: int, entry: Entry) -> Row:
        figures = [Line(figure, size=17, face="sans-semi", align="centre") for figure in entry.figures]
        brings = [Line(words, size=17, face="sans-bold", colour=colour, align="centre") for words, colour in entry.brings]
        paint = self._beside(Line(entry.short, size=18, face="serif-bold", high=35), figures, entry.shown, brings)
        return Row(entry.name, entry.said, key=f"forecast-{n}", paint=paint, box="line", role="row")

    def _beside(self, name: Painted, figures: list[Line], shown: Painted, brings: list[Line]) -> Beside:
        each = 150.0 if len(self.heads()) < 2 else 125.0
        parts = [(90.0, name), *((0.0, figure) for figure in figures), (90.0, shown), *((each, line) for line in brings)]
        return Beside(tuple(parts), 4)
