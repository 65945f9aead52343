"""The sheet of paper a board's chart lies on, for every game: where it is, painting it whole or piece by piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.draw import paper, theme
from scenes.draw.chart import ChartState
from scenes.draw.partial_canvas import PartialCanvas
from scenes.widgets.base import UiItem

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

WHEEL = 1.25  # how much closer one step of the wheel looks


class ChartSheet:
    """What the boards of all games share; a game's board composes its chart. `inner` is the chart, `sheet` the paper round it."""

    zone = "board"
    waits = False  # `repaint` in part can go on showing what was, until the table begins to show motion

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.inner = pygame.Rect(0, 0, 1, 1)
        self.sheet = pygame.Rect(0, 0, 1, 1)
        self._canvas: pygame.Surface | None = None
        self._place = pygame.Surface((1, 1))  # the part of the canvas that the chart is painted on
        self.state = ChartState()
        self.hidden = False  # "hide pieces" is held
        self.stale = False  # a part of the chart was left out, see `repaint`
        self._items: list[UiItem] | None = None
        self._numbers: dict[str, str] = {}  # what may be chosen -> the digit that chooses it

    def lie(self, sheet: pygame.Rect, inset: float, scale: float) -> None:
        """The paper, and the chart inside its margin of so many design pixels."""
        self.sheet = pygame.Rect(sheet)
        by = round(inset * scale)
        self.inner = sheet.inflate(-2 * by, -2 * by)

    @property
    def drawn(self) -> PartialCanvas | None:
        """The chart as it is drawn; None before the first layout."""
        raise NotImplementedError

    def compose(self, in_part: bool) -> None:
        """Paint what is new on it; `in_part`: see `repaint`."""
        raise NotImplementedError

    def paint(self, canvas: pygame.Surface) -> None:
        """The sheet with the whole chart on it."""
        k = self.table.kit
        paper.sheet(canvas, self.sheet, k.scale, (self.inner.x - self.sheet.x) / k.scale)
        self.draw_chart(canvas, True)
        line = max(1, k.px(2))  # round the chart, which is painted over piece by piece
        pygame.draw.rect(canvas, theme.shown(theme.INK), self.inner.inflate(2 * line, 2 * line), line)

    def repaint(self, canvas: pygame.Surface, in_part: bool = False) -> list[pygame.Rect]:
        """Bring the chart on the canvas up to date; the physical rects that changed. `in_part`: what takes long may be left
        out, `stale` tells, and the next call goes on."""
        return [box.move(self.inner.topleft) for box in self.draw_chart(canvas, in_part=in_part)]

    def draw_chart(self, canvas: pygame.Surface, whole: bool = False, in_part: bool = False) -> list[pygame.Rect]:
        """Draw into `inner` what is new, or all of it; the boxes, counted from there."""
        chart = self.drawn
        assert chart is not None
        if self._canvas is not canvas or self._place.get_size() != self.inner.size:
            self._canvas, self._place = canvas, canvas.subsurface(self.inner)
        chart.paint_onto(self._place)
        if whole:
            chart.anew()
        self.compose(in_part)
        return chart.dirty

    def prewarm_places(self) -> bool:
        """Work out a part of what the next `repaint` needs. True while there is more."""
        return False

    def closed(self) -> None:
        """The table is left for good: the chart may be kept for the next, the canvas not."""
        if self.drawn is not None:
            self.drawn.let_go(self._place)

    def leader_end(self, where: str, box: pygame.Rect) -> tuple[int, int] | None:
        """Where the leader of a callout in this box ends; None: a little below the place it is about."""
        return None

    def ring_box(self, item: UiItem) -> pygame.Rect | None:
        """What the focus ring goes round: the thing as drawn, where what is hit is larger."""
        return item.rect

    def changing(self) -> list[pygame.Rect]:
        """Where in the window the next `repaint` will show other things than now; frames of what may be chosen do not count."""
        return []

    def update(self) -> bool:
        """A frame begins: whether there is a better picture now (a worker's, or one drawn here), so that `repaint` shows it."""
        return False
