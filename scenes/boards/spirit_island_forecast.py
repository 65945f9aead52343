"""F: every land the next ravage reaches, with what it would do, in one table."""

from __future__ import annotations

import pygame

from scenes import theme
from scenes.table.part import Part
from scenes.theme import INK

ROW = 38.0


class ForecastSheet(Part):
    """Opened over the board; rows by how bad they are."""

    zone = "panel"

    def height(self) -> int:
        """Physical height needed."""
        return int(self.px(112) + self.px(ROW) * max(1, len(self.table.board.threats)))

    def paint(self, canvas: pygame.Surface) -> None:
        table, k = self.table, self.kit
        self.panel(canvas)
        pad = self.px(20)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        self.heading(canvas, pygame.Rect(inner.x, inner.y, inner.w - self.px(34), inner.h), table.t("table-forecast"), size=21)
        self.note("heading", table.t("table-forecast"), self.rect)
        rows = sorted(table.board.threats.values(), key=lambda r: (-r.blight, -r.damage))
        if not rows:
            k.paragraph(canvas, table.t("table-no-threat"), pygame.Rect(inner.x, inner.y + self.px(44), inner.w, inner.h), 17)
            self.note("text", table.t("table-no-threat"), inner)
            return
        names = ("table-pv-damage", "table-pv-blight", "table-pv-presence", "table-pv-dahan", "table-pv-strike")
        first = self.px(84)
        step = (inner.w - first) / len(names)
        y = inner.y + self.px(46)
        for n, name in enumerate(names):
            centre = (round(inner.x + first + step * (n + 0.5)), y)
            k.text(canvas, table.t(name), centre, 15.5, "sans-semi", theme.INK_SECOND, "center", int(step) - self.px(4))
        for at, found in enumerate(rows):
            row = pygame.Rect(inner.x, y + self.px(16) + at * self.px(ROW), inner.w, self.px(ROW - 4))
            if row.bottom > self.rect.bottom - self.px(6):
                break
            k.inset(canvas, row, "#F0E4C8")
            k.text(canvas, found.land, (row.x + self.px(12), row.centery), 18, "serif-bold", INK, "midleft")
            lost = "  ".join(f"{table.names[seat]} −{n}" for seat, n in found.presence_lost)
            damage = f"<damage> <b>{found.damage}</b>" + (f"  <defend> {found.defend}" if found.defend else "")
            cells = (
                (damage, found.damage > 0),
                (f"<blight> <b>+{found.blight}</b>" if found.blight else "–", found.blight > 0),
                (lost or "–", bool(lost)),
                (f"<dahan> <b>−{found.dahan_lost}</b>" if found.dahan_lost else "–", found.dahan_lost > 0),
                (f"<ravage> <b>{found.strike}</b>" if found.strike else "–", False),
            )
            for n, (text, bad) in enumerate(cells):
                cell = pygame.Rect(round(row.x + first + step * n), row.y, int(step) - self.px(4), row.h)
                self.rich(canvas, text, cell, 17, "sans", theme.WARNING if bad else INK, "centre", 12)
            said = table.joined([f"{table.t(name)}: {table.speech.plain(c[0])}" for name, c in zip(names, cells, strict=True)])
            self.note("row", table.t("table-ravage-in", land=found.land), row, said, "", f"forecast-{found.land}")
