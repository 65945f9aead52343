"""The middle of the table: the active areas in a row, below them the battle, or the groups in the order of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.draw.surface_cache import remembered
from scenes.games.anima.art import pictures
from scenes.games.anima.barter import Barter, barter_row
from scenes.games.anima.ending import LastNight, last_night
from scenes.games.anima.shown import area_of, camp_of, duel_of, standing, where
from scenes.games.anima.stage_painted import Camp
from scenes.table.places import PlacesPanel, Stack
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Row

if TYPE_CHECKING:
    from scenes.table.model import GameModel

FEW = 6  # areas in one row; more stand in two
AIR = 8.0
LOW_STAGE = 190.0  # design px: there a list of options lies over the portraits, which panels show, too, and never over plates


class Areas(PlacesPanel):
    """The active areas in the order they came into play."""

    model: GameModel
    pad = high_pad = 10.0

    def areas(self) -> tuple[Row, ...]:
        view = self.model.view
        active = view.active
        lines = 1 if len(active) <= FEW else 2
        high = (self.rect.h / self.kit.scale - 2 * self.high_pad - self.apart * (lines - 1)) / lines
        return tuple([self._area(area, high) for area in active]) if view.seats else ()

    def standing(self) -> list[pygame.Rect]:
        """Where areas are: no list lies over them, but it may beside the last. Worked out, not read from what is painted."""
        count = len(self.model.view.active)
        if not count:
            return []
        per, gap = self.in_a_row(count), self.px(self.apart)
        lines = -(-count // per)
        wide = min(self.rect.w, per * self.px(self.wide) + (per - 1) * gap)
        step, left = (wide + gap) // per, self.rect.centerx - wide // 2
        high = self.rect.h // lines
        return [pygame.Rect(left + n % per * step, self.rect.y + n // per * high, step - gap, high) for n in range(count)]

    @staticmethod
    def in_a_row(count: int) -> int:
        return max(4, count) if count <= FEW else -(-count // 2)

    def _area(self, area: str, high: float) -> Row:
        model, t = self.model, self.model.t
        face = area_of(model, area, high)
        view = model.view
        told = [t("anima-table-level", n=face.level)]
        if face.trade:
            told.append(t("anima-table-trade"))
        told += [model.names[seat] for seat in view.seats if view.at.get(seat) == area]
        if face.lies is not None:
            known = face.lies.picture is not None
            told.append(model.wording.texts.name(view.previous[area]) if known else t("anima-table-hidden-encounter"))
        return Row(face.name, model.joined(told), "area", key=f"area:{area}", box="own", paint=face, about=f"area:{area}")


class Stage(RowPanel):
    """A battle with both sides, or every group in the order of play."""

    model: GameModel
    view: Any
    pad = high_pad = 12.0

    def __init__(self, model: GameModel) -> None:
        super().__init__(model, pygame.Rect(0, 0, 1, 1), zone="board")

    def panel(self, canvas: pygame.Surface, edge: str | None = None) -> None:
        """No paper of its own: the night shows."""

    def standing(self) -> list[pygame.Rect]:
        """The whole battle, the offers of a trade, or the plates and portraits of the groups: above and beside those a list of
        options has room. Worked out, not read from what is painted: a list is laid before that."""
        inner, rows = self._inner(), self.rows()
        if rows and isinstance(rows[0].paint, Barter):
            return rows[0].paint.standing(self.pen(), pygame.Rect(inner))
        if not rows or not rows[0].cells:
            return [pygame.Rect(inner)]
        widths, gap, x, out = self._widths(rows[0], inner.w), self.px(rows[0].gap), inner.x, []
        for cell, wide in zip(rows[0].cells, widths, strict=False):
            rect = pygame.Rect(x, inner.y, wide, inner.h)
            if isinstance(cell.paint, Camp):
                high = self.px(Camp.HEAD)
                out.append(pygame.Rect(x, rect.bottom - high, wide, high))
                out += cell.paint.grid(self.pen(), rect) if inner.h / self.kit.scale >= LOW_STAGE else []
            x += wide + gap
        return out

    def rows(self) -> tuple[Row, ...]:
        high = self.rect.h / self.kit.scale - 2 * self.high_pad
        sides = self.model.facts.sides(self.model.view)
        if sides:
            return self._duel(sides, high)
        barter = barter_row(self.model, high)
        return (barter,) if barter is not None else self._camps(high)

    def _camps(self, high: float) -> tuple[Row, ...]:
        model, view = self.model, self.model.view
        cells = []
        for place, seat in enumerate(model.facts.running_order(view), 1):
            camp = camp_of(model, seat, high)
            told = model.joined(part for part in (where(model, seat), standing(model, seat)) if part)
            figures = model.t("anima-table-figures", strength=camp.strength, speed=camp.speed)
            cells.append(Row(f"{place}. {camp.name}", f"{told}; {figures}", paint=camp, about=f"seat:{seat}"))
        return (Row("camps", flow="grid", columns=max(2, len(cells)), gap=16, cells=tuple(cells)),)

    def _duel(self, sides: tuple[Any, ...], high: float) -> tuple[Row, ...]:
        duel = duel_of(self.model, sides, high)
        told = "; ".join([self._told(side) for side in duel.sides])
        words = " ".join(f"{text} {said}".strip() for text, said in duel.plates)
        return (Row(duel.title, f"{duel.line}. {told}. {words}", "battle", paint=duel, role="text"),)

    def _told(self, side: Any) -> str:
        parts = ", ".join(f"{word} {figure}" for figure, word, tone in side.sums if tone != "own")
        die = self.model.t("anima-table-die", n=side.die) if side.die else ""
        return f"{side.name} {side.total}: {self.model.joined(part for part in (parts, die) if part)}"


class Middle(Stack):
    """Both on a night sky over embers."""

    def __init__(self, model: GameModel) -> None:
        self.places, self.stage = Areas(model), Stage(model)
        super().__init__(model, (self.places, self.stage), gap=0)

    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None:
        high = (sheet.h - 2 * round(inset * scale)) / scale
        self._heights = (round(high * 0.47), 0.0)
        super().layout(sheet, inset, scale, small)

    def hero(self) -> LastNight | None:
        return last_night(self.model)

    def ground(self, size: tuple[int, int]) -> pygame.Surface | None:
        return _night(size)


@remembered(maxsize=2)
def _night(size: tuple[int, int]) -> pygame.Surface:
    return pictures.night(size).convert() if pygame.display.get_init() and pygame.display.get_surface() else pictures.night(size)
