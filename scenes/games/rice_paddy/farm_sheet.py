"""Another player's farm, large over the map: its picture, its paddies line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import pygame

from scenes.draw import theme
from scenes.games.rice_paddy import painted
from scenes.games.rice_paddy.art import inks, large_farm
from scenes.games.rice_paddy.art.farm import Farm, Marks
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.pile import Pile
from scenes.games.rice_paddy.forecast import FloodSheet
from scenes.table.list_sheet import Entry
from scenes.table.model import TableModel
from scenes.table.paint import Paint
from scenes.table.pen import Pen
from scenes.table.rows import Fit, Row

WIDE = 1040.0  # design px of the sheet
HIGH = 0.46  # share of the sheet's height that the picture has
LEAST = 150.0  # design px: lower the farm is no larger than on the map


@dataclass(frozen=True)
class FarmPicture(Paint):
    """A farm on its meadow, as large as fits."""

    farm: Farm
    marks: Marks
    high: float

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        left, top, right, low = large_farm.box_of(Grid(0, 0, 100))
        radius = 100 * min(rect.w / (right - left), rect.h / (low - top))
        left, top, right, low = large_farm.box_of(Grid(0, 0, radius))
        grid = Grid(0, 0, radius).moved((rect.w - right - left) / 2, (rect.h - low - top) / 2)
        made = Pile(rect.size).compose_sprites(
            theme.rgb(theme.shown(inks.GRASS)), large_farm.sprites(grid, self.farm, self.marks, 1.0)
        )
        canvas.blit(made, rect)


class FarmSheet(FloodSheet):
    """One farm. It tells what everybody may see."""

    def __init__(self, model: TableModel, area: pygame.Rect, who: str = "") -> None:
        super().__init__(model, area)
        self.who = who

    @classmethod
    def of_seat(cls, model: TableModel, area: pygame.Rect, who: str) -> Self:
        """That of a seat, in the middle of an area."""
        sheet = cls(model, area, who)
        sheet.rect = pygame.Rect(0, 0, min(area.w, model.kit.px(WIDE)), area.h)
        sheet.rect.center = area.center
        return sheet

    def title(self) -> str:
        return self.t("rice-large-title", who=self.model.names[self.who])

    def entries(self) -> list[Entry]:
        view, who = self.model.view, self.who
        flood = self.model.facts.flood_forecast(view).get(who)
        return [self._paddy(who, at, flood) for at in range(len(view.lands[who]))]

    def rows(self) -> tuple[Row, ...]:
        head, *rest = super().rows()
        high = max(LEAST, self.rect.h * HIGH / self.kit.scale)
        marks = self.model.centre.tags(self.who)
        about = self.model.about(f"farm:{self.who}")
        picture = FarmPicture(painted.farm_of(self.model, self.who), marks, high)
        said = self.model.joined(about.lines) if about is not None else ""
        farm = Row(self.model.names[self.who], said, key=f"large-{self.who}", paint=picture, role="image", fit=Fit(grow=80))
        return head, farm, *rest
