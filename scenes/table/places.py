"""A centre without a map: a row of places with what lies on each, and panels above each other on one sheet."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.draw import paper, theme
from scenes.table.panel import Panel
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Row, walk
from scenes.widgets.base import UiItem

if TYPE_CHECKING:
    from scenes.table.model import TableModel

IN_A_ROW = 6  # more stand in two rows


class PlacesPanel(RowPanel):
    """Places beside each other, each a row: its picture and words are `paint`, what lies on it are its cells. They lie on the
    sheet of a `Stack`, in the middle, no wider than `wide` design px each."""

    pad = high_pad = 0.0
    apart = 8.0

    def __init__(self, model: TableModel, wide: float = 180.0) -> None:
        super().__init__(model, pygame.Rect(0, 0, 1, 1), zone="board")
        self.wide = wide

    def areas(self) -> tuple[Row, ...]:
        """The places, in reading order."""
        raise NotImplementedError

    def rows(self) -> tuple[Row, ...]:
        found = self.areas()
        return (Row("places", flow="grid", columns=self.in_a_row(len(found)), gap=self.apart, cells=found),) if found else ()

    @staticmethod
    def in_a_row(count: int) -> int:
        """How many stand beside each other."""
        return count if count <= IN_A_ROW else -(-count // 2)

    def _inner(self) -> pygame.Rect:
        per = max([row.columns for row in self._rows], default=1)
        most = per * self.px(self.wide) + (per - 1) * self.px(self.apart)
        box = pygame.Rect(0, self.rect.y, min(self.rect.w, most), self.rect.h)
        box.centerx = self.rect.centerx
        return box

    def panel(self, canvas: pygame.Surface, edge: str | None = None) -> None:
        """No paper of its own."""

    def has(self, key: str) -> bool:
        return any(row.key == key for row in walk(self.rows()))


class Stack(Panel):
    """Panels below each other as the centre: places above, what is fought about below; or a map with a strip under it."""

    zone = "board"

    def __init__(self, model: TableModel, panels: Sequence[Panel], heights: Sequence[float] = (), gap: float = 10.0) -> None:
        """`heights`: design px of each panel; those with none, or 0, share the rest."""
        super().__init__(model, pygame.Rect(0, 0, 1, 1))
        self.stacked = tuple(panels)
        self.sheet = pygame.Rect(0, 0, 1, 1)
        self._heights, self._gap = (*heights, *[0.0] * (len(panels) - len(heights))), gap
        for panel in panels:
            panel.lies_on = self

    def ground(self, size: tuple[int, int]) -> pygame.Surface | None:
        """What the panels lie on, such as a night sky (the same for the same size); None: the bare sheet."""
        return None

    # -- layout and painting -------------------------------------------------------------------
    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None:
        super().layout(sheet, inset, scale, small)
        self.sheet = pygame.Rect(sheet)
        gaps = self.px(self._gap) * (len(self.stacked) - 1)
        free = self.rect.h - gaps - sum(self.px(high) for high in self._heights)
        each, y = free // max(1, sum(not high for high in self._heights)), self.rect.y
        for panel, high in zip(self.stacked, self._heights, strict=True):
            box = pygame.Rect(self.rect.x, y, self.rect.w, self.px(high) or each)
            panel.layout(box, 0, scale, small)
            y = box.bottom + self.px(self._gap)

    def sync(self) -> None:
        for panel in self.stacked:
            panel.hidden = self.hidden
            panel.sync()

    def cache_key(self) -> Hashable:
        return tuple(panel.cache_key() for panel in self.stacked)

    def cast(self, canvas: pygame.Surface, origin: tuple[int, int] = (0, 0)) -> None:
        paper.sheet_shadow(canvas, self.sheet.move(-origin[0], -origin[1]), self.kit.scale)

    def paint(self, canvas: pygame.Surface) -> None:
        """The sheet, the ground, then every panel."""
        paper.sheet(canvas, self.sheet, self.kit.scale, (self.rect.x - self.sheet.x) / self.kit.scale)
        line = max(1, self.px(2))
        pygame.draw.rect(canvas, theme.shown(theme.INK), self.rect.inflate(2 * line, 2 * line), line)
        self.clear(canvas, self.rect)
        for panel in self.stacked:
            canvas.set_clip(panel.clip().clip(self.rect))
            panel.spots, panel.shown = [], panel.cache_key()
            panel.paint(canvas)
        canvas.set_clip(None)
        self.shown = self.cache_key()

    def clear(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """The bare ground in a rectangle, to which painting is now clipped."""
        canvas.set_clip(box)
        ground = self.ground(self.rect.size)
        if ground is None:
            canvas.fill(theme.shown(theme.PAPER), box)
        else:
            canvas.blit(ground, self.rect)

    def repaint(self, canvas: pygame.Surface, in_part: bool = False) -> list[pygame.Rect]:
        self.shown = self.cache_key()
        return [box for panel in self.stacked for box in panel.repaint(canvas, in_part)]

    def changing(self) -> list[pygame.Rect]:
        return [box for panel in self.stacked for box in panel.changing()]

    def update(self) -> bool:
        better = [panel.update() for panel in self.stacked]
        return any(better)

    def point(self) -> None:
        for panel in self.stacked:
            panel.point()

    def closed(self) -> None:
        for panel in self.stacked:
            panel.closed()

    # -- things --------------------------------------------------------------------------------
    def items(self) -> list[UiItem]:
        return [item for panel in self.stacked for item in panel.items()]

    def has(self, key: str) -> bool:
        return any(panel.has(key) for panel in self.stacked)

    def key_at(self, pos: tuple[int, int]) -> str:
        return next((key for panel in self.stacked if (key := panel.key_at(pos))), "")

    def part_at(self, pos: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        return next((part for panel in self.stacked if (part := panel.part_at(pos))), None)

    def ground_at(self, pos: tuple[int, int]) -> str:
        return next((key for panel in self.stacked if (key := panel.ground_at(pos))), "")

    def grounds(self) -> list[str]:
        return [key for panel in self.stacked for key in panel.grounds()]

    def ring_box(self, item: UiItem) -> pygame.Rect | None:
        return next((panel.ring_box(item) for panel in self.stacked if item in panel.items()), item.rect)

    def standing(self) -> list[pygame.Rect]:
        return [box for panel in self.stacked for box in panel.standing()]

    def label_rects(self, keys: Iterable[str]) -> list[pygame.Rect]:
        wanted = tuple(keys)
        return [box for panel in self.stacked for box in panel.label_rects(wanted)]

    def breathing(self) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        return [outline for panel in self.stacked for outline in panel.breathing()]

    def over_breath(self) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        return [sign for panel in self.stacked for sign in panel.over_breath()]

    # -- looking closer, where there is a map ------------------------------------------------------
    @property
    def zoomable(self) -> bool:
        return any(panel.zoomable for panel in self.stacked)

    @property
    def zoomed(self) -> bool:
        return any(panel.zoomed for panel in self.stacked)

    def astray(self) -> list[tuple[str, str]]:
        return [found for panel in self.stacked for found in panel.astray()]

    def out_of_sight(self) -> bool:
        return any(panel.out_of_sight() for panel in self.stacked)

    def zoom(self, steps: float, about: tuple[int, int]) -> None:
        for panel in self.stacked:
            if panel.rect.collidepoint(about):
                panel.zoom(steps, about)

    def pan(self, dx: float, dy: float) -> None:
        for panel in self.stacked:
            panel.pan(dx, dy)

    def fit(self) -> None:
        for panel in self.stacked:
            panel.fit()
