"""F: every island with what is on it, and what a house there would pay for the objectives at hand."""

from __future__ import annotations

from typing import Any

import pygame

from scenes.draw import theme
from scenes.draw.theme import INK
from scenes.games.small_islands import sheet, tiles
from scenes.games.small_islands.art import things
from scenes.table.panel import Panel

ROW = 40.0
SYMBOLS = ("flower", "fruit", "leaf", "temple", "port")


class ForecastSheet(Panel):
    """Opened over the board; the islands that would pay most first."""

    zone = "panel"

    def height(self) -> int:
        """Physical height needed."""
        return int(self.px(118) + self.px(ROW) * max(1, len(self.table.board.isles())))

    def paint(self, canvas: pygame.Surface) -> None:
        table, k, view = self.table, self.kit, self.table.view
        self.panel(canvas)
        pad = self.px(20)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        title = table.t("isles-forecast")
        self.heading(canvas, pygame.Rect(inner.x, inner.y, inner.w - self.px(34), inner.h), title, size=21)
        self.add_item("heading", title, self.rect)
        goals = [which for which in ("current", "next") if sheet.known(getattr(view, which).get(table.seat, ()))]
        first, last = self.px(112), self.px(150 if len(goals) < 2 else 250)
        columns = ["tile", *SYMBOLS, "site"]
        step = (inner.w - first - last - self.px(90)) / len(columns)
        y = inner.y + self.px(48)
        for n, icon in enumerate(columns):
            k.icon(canvas, icon, (round(inner.x + first + step * (n + 0.5)), y), 24)
        for n, which in enumerate(goals):
            words = table.t("isles-goal-short" if which == "current" else "isles-goal-next-short")
            x = inner.right - last + round((n + 0.5) * last / len(goals))
            k.text(canvas, words, (x, y), 15.5, "sans-semi", theme.INK_SECOND, "center", last // len(goals) - self.px(8))
        rows = sorted(table.board.isles(), key=lambda i: (-self._worth("current", i), -i.size))
        if not rows:
            k.paragraph(canvas, table.t("isles-no-island"), pygame.Rect(inner.x, y + self.px(20), inner.w, inner.h), 17)
        for at, island in enumerate(rows):
            row = pygame.Rect(inner.x, y + self.px(18) + at * self.px(ROW), inner.w, self.px(ROW - 5))
            if row.bottom > self.rect.bottom - self.px(8):
                break
            k.inset(canvas, row, "#F0E4C8")
            k.text(canvas, table.game.isle_short(island), (row.x + self.px(12), row.centery), 18, "serif-bold", INK, "midleft")
            values = [island.size, *(getattr(island, s) for s in SYMBOLS), island.free]
            for n, value in enumerate(values):
                x = round(row.x + first + step * (n + 0.5))
                k.text(canvas, str(value) if value else "–", (x, row.centery), 17, "sans-semi", INK, "center")
            for n, who in enumerate(island.houses):
                house = things.flat_house(tiles.colour_of(table, who), self.px(24))
                x = round(row.x + first + step * len(columns)) + self.px(8 + 20 * n)
                canvas.blit(house, house.get_rect(midleft=(x, row.centery)))
            said = []
            for n, which in enumerate(goals):
                found = table.game.promise(which, table.seat, island)
                words, tone = self._words(found)
                x = inner.right - last + round((n + 0.5) * last / len(goals))
                k.text(canvas, words, (x, row.centery), 17, "sans-bold", tone, "center", last // len(goals) - self.px(8))
                head = table.t("isles-goal-short" if which == "current" else "isles-goal-next-short")
                said.append(f"{head}: {words}")
            value = table.joined([table.game.isle_words(island), *said])
            self.add_item("row", table.game.isle_name(island), row, value, "", f"forecast-{at}")

    def _worth(self, which: str, island: object) -> int:
        found = self.table.game.promise(which, self.table.seat, island)
        return -1 if found is None or not found.met or found.worth is None else int(found.worth.points)

    def _words(self, found: Any) -> tuple[str, str]:
        """What an island would pay, and its colour: a house may not go there yet, or the pay is open."""
        table = self.table
        if found is None or not found.met or found.worth is None:
            return "–", INK
        words = table.t("isles-open") if found.worth.drawn else table.t("isle-count-point", n=found.worth.points)
        return (f"({words})", theme.INK_SECOND) if found.why is not None else (words, theme.GOOD)
