"""A figure on its plate: pictures in a row with words under them, perhaps arrows between, a legend beside, a caption below.

What the pictures are, the makers of `scenes/figures` say. A plate is laid out at once (`lie` needs no picture) and
painted later, by a worker thread: `paint` asks nothing of the display.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.draw import icons, paper, svg, theme
from scenes.widgets.paint import Kit

PAD, GAP, ARROW, UNDER = 16, 20, 46, 6
LABEL, CAPTION, LEGEND = 16, 16, 17
NOTES = 150  # design px: a legend is never narrower
EVEN, UNEVEN = 0.8, 0.66  # what several rows are worth against one, all as long and not
RADIUS = 9.0
NARROW = 150  # design px: labels are broken at that, where their picture is not wider


@dataclass(slots=True)
class FigurePart:
    """One picture: its size in design px, how to draw it at so many pixels per design px, and the words under it.
    `narrower`: a picture of words is not drawn smaller but set anew, so many pixels wide."""

    w: float
    h: float
    paint: Callable[[float], pygame.Surface]
    words: str = ""
    narrower: Callable[[int], FigurePart] | None = None


@dataclass(slots=True)
class _Spot:
    """Where a part and its words lie on the plate, in pixels."""

    part: FigurePart
    cell: pygame.Rect
    picture: pygame.Rect
    down: bool = False  # it lies under the one that leads to it


@dataclass(slots=True)
class Plate:
    """The pictures of a figure. `zooms`: how large they may be drawn, the largest that fits in one row wins; below the
    least of them they are wrapped into rows."""

    kit: Kit
    parts: Sequence[FigurePart]
    caption: str
    arrows: bool = False
    zooms: Sequence[float] = (1.0,)
    legend: Sequence[str] = ()
    size: tuple[int, int] = (1, 1)
    zoom: float = 1.0
    _spots: list[_Spot] = field(default_factory=list)
    _notes: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))

    # -- laying out ----------------------------------------------------------------------------
    def lie(self, width: int, most: int) -> int:
        """Lay it out in a column of that width, at most so high where that can be; returns its height."""
        k = self.kit
        pad = k.px(PAD)
        inner = width - 2 * pad
        beside = k.px(GAP) + self._legend_width(inner)
        self.parts = [part.narrower(inner) if part.narrower and part.w * k.scale > inner else part for part in self.parts]
        least = round(max(part.w for part in self.parts) * k.scale * min(self.zooms))
        if inner - beside < least <= inner - k.px(GAP + NOTES):
            beside = inner - least
        room = inner - beside if self.legend else inner
        aside = bool(self.legend) and room >= least
        room = room if aside or not self.legend else inner
        foot = k.wrap(self.caption, inner, CAPTION) + k.px(8)
        self.zoom, rows = self._fitting(room, most - 2 * pad - foot)
        y = self._lay_rows(rows, pygame.Rect(pad, pad, room, 0))
        if self.legend:
            tall = self._legend_height(inner - room - k.px(GAP) if aside else inner)
            if aside:
                top = pad + max(0, (y - pad - tall) // 2)
                self._notes = pygame.Rect(pad + room + k.px(GAP), top, inner - room - k.px(GAP), tall)
                y = max(y, pad + tall)
            else:
                self._notes = pygame.Rect(pad, y + k.px(10), inner, tall)
                y = self._notes.bottom
        self.size = width, y + foot + pad
        return self.size[1]

    def _fitting(self, room: int, most: int) -> tuple[float, list[list[FigurePart]]]:
        """The zoom and the rows that show most: one row is worth a smaller zoom. Where nothing fits in height, what is lowest."""
        best: tuple[float, float, list[list[FigurePart]]] | None = None
        low: tuple[int, float, list[list[FigurePart]]] | None = None
        for zoom in self.zooms:
            for rows in self._arranged():
                if any(self._row_width(row, zoom) > room for row in rows):
                    continue
                tall = sum(self._row_height(row, zoom) for row in rows) + self._gap_y(rows[0]) * (len(rows) - 1)
                worth = zoom * (1.0 if len(rows) == 1 else EVEN if len(rows[-1]) == len(rows[0]) else UNEVEN)
                if tall <= most and (best is None or worth > best[0]):
                    best = worth, zoom, rows
                if low is None or tall < low[0]:
                    low = tall, zoom, rows
        if best is not None:
            return best[1:]
        if low is not None:
            return low[1:]
        widest = max(part.w for part in self.parts) * self.kit.scale
        return min(1.0, room / widest), [[part] for part in self.parts]

    def _arranged(self) -> list[list[list[FigurePart]]]:
        """All ways to set the parts in rows of equal length, the fewest rows first."""
        out: list[list[list[FigurePart]]] = []
        for each in range(len(self.parts), 0, -1):
            rows = [list(self.parts[n : n + each]) for n in range(0, len(self.parts), each)]
            if not out or len(rows) > len(out[-1]):
                even = -(-len(self.parts) // len(rows))
                out.append([list(self.parts[n : n + even]) for n in range(0, len(self.parts), even)])
        return out

    def _gap_y(self, row: Sequence[FigurePart]) -> int:
        return self.kit.px(36 if self.arrows and len(row) == 1 else 14)

    def _width(self, part: FigurePart, zoom: float) -> int:
        """Of a part with its words."""
        k = self.kit
        own = round(part.w * zoom * k.scale)
        if not part.words:
            return own
        least = k.block(part.words, max(own, k.px(NARROW)), LABEL, align="centre")
        return max(own, least.used)

    def _row_width(self, parts: Sequence[FigurePart], zoom: float) -> int:
        gap = self.kit.px(ARROW if self.arrows else GAP)
        return sum(self._width(part, zoom) for part in parts) + gap * (len(parts) - 1)

    def _row_height(self, parts: Sequence[FigurePart], zoom: float) -> int:
        return max(round(part.h * zoom * self.kit.scale) for part in parts) + max(self._under(part, zoom) for part in parts)

    def _under(self, part: FigurePart, zoom: float) -> int:
        k = self.kit
        return k.px(UNDER) + k.wrap(part.words, self._width(part, zoom), LABEL) if part.words else 0

    def _lay_rows(self, rows: list[list[FigurePart]], room: pygame.Rect) -> int:
        """Every part to its place; returns where they end."""
        k, z, y = self.kit, self.zoom * self.kit.scale, room.y
        gap = k.px(ARROW if self.arrows else GAP)
        self._spots = []
        columns = max(len(row) for row in rows)
        even = len(rows) > 1 and columns > 1  # then they stand in columns
        for n, row in enumerate(rows):
            widths = [self._width(part, self.zoom) for part in row]
            if even:
                widths = [max(self._width(part, self.zoom) for part in self.parts)] * len(row)
            if sum(widths) + gap * (len(row) - 1) > room.w:  # columns of that width are too much: by their own
                widths = [self._width(part, self.zoom) for part in row]
            spare = room.w - sum(widths) - gap * (len(row) - 1)
            extra = min(spare // (len(row) + 1), k.px(26)) if len(row) > 1 else 0
            x = room.x + (spare - extra * (len(row) - 1)) // 2
            if n:
                y += self._gap_y(row)
            tall = max(round(part.h * z) for part in row)
            for part, wide in zip(row, widths, strict=True):
                picture = pygame.Rect(0, 0, round(part.w * z), round(part.h * z))
                picture.midbottom = (x + wide // 2, y + tall)
                if picture.h < tall and not any(p.words for p in row):
                    picture.centery = y + tall // 2
                cell = pygame.Rect(x, y, wide, tall + self._under(part, self.zoom))
                self._spots.append(_Spot(part, cell, picture, n > 0 and part is row[0]))
                x += wide + gap + extra
            y += tall + max(self._under(part, self.zoom) for part in row)
        return y

    def _legend_width(self, inner: int) -> int:
        if not self.legend:
            return 0
        k = self.kit
        return min(max(k.width(line, LEGEND) for line in self.legend) + k.px(40), max(k.px(190), inner * 2 // 5))

    def _legend_height(self, width: int) -> int:
        k = self.kit
        return sum(max(k.px(30), k.wrap(line, width - k.px(36), LEGEND) + k.px(7)) for line in self.legend)

    # -- painting ------------------------------------------------------------------------------
    def paint(self) -> pygame.Surface:
        """The whole plate."""
        k = self.kit
        out = paper.box(self.size, k.scale, theme.CALLOUT, theme.CARD_LIGHT, 9, theme.SHEET_EDGE, 1.6).copy()
        for n, spot in enumerate(self._spots):
            picture = spot.part.paint(self.zoom * k.scale)
            out.blit(picture, picture.get_rect(center=spot.picture.center))
            if spot.part.words:
                top = spot.cell.bottom - self._under(spot.part, self.zoom) + k.px(UNDER)
                block = k.block(spot.part.words, spot.cell.w, LABEL, align="centre")
                block.draw(out, (spot.cell.x, top))
            if n and self.arrows:
                self._arrow(out, self._spots[n - 1], spot)
        for n, (line, y) in enumerate(self._legend_rows()):
            self.number(out, str(n + 1), (self._notes.x + k.px(13), y + k.height(LEGEND) // 2), k.px(25))
            k.block(line, self._notes.w - k.px(36), LEGEND).draw(out, (self._notes.x + k.px(34), y))
        wide = self.size[0] - 2 * k.px(PAD)
        foot = k.block(self.caption, wide, CAPTION, "sans", theme.INK_SECOND, "centre")
        foot.draw(out, (k.px(PAD), self.size[1] - k.px(PAD) - foot.height + k.px(4)))
        return out

    def _legend_rows(self) -> list[tuple[str, int]]:
        k, y, out = self.kit, self._notes.y, []
        for line in self.legend:
            out.append((line, y))
            y += max(k.px(30), k.wrap(line, self._notes.w - k.px(36), LEGEND) + k.px(7))
        return out

    def _arrow(self, out: pygame.Surface, before: _Spot, spot: _Spot) -> None:
        k = self.kit
        if not spot.down:
            at = (before.cell.right + spot.cell.x) // 2, spot.picture.centery
        elif spot.cell.centerx == before.cell.centerx:
            at = spot.cell.centerx, (before.cell.bottom + spot.cell.y) // 2
        else:  # a row of several goes on in the next one
            at = min(before.cell.right + k.px(ARROW) // 2, self.size[0] - k.px(14)), before.picture.centery
        made = icons.icon("arrow", k.px(30))
        if spot.down and spot.cell.centerx == before.cell.centerx:
            made = pygame.transform.rotate(made, -90)
        out.blit(made, made.get_rect(center=at))

    @staticmethod
    def number(out: pygame.Surface, number: str, at: tuple[int, int], px: int) -> None:
        """A numbered brass disc, on a picture and in the legend."""
        from scenes.draw import lettering

        disc = svg.rasterise(svg.circle(12, 12, 11, theme.BRASS_LIGHT, theme.INK, 1.8), 24, 24, px / 24)
        out.blit(disc, disc.get_rect(center=at))
        size = max(14, round(px * 0.62))
        lettering.centred(out, lettering.render(number, size, "sans", "Bold"), at[0], at[1], size)


def framed(picture: pygame.Surface, z: float) -> pygame.Surface:
    """Round corners and an ink line."""
    w, h = picture.get_size()
    out = svg.blank((w, h))
    out.blit(picture, (0, 0))
    svg.cut(out, svg.rounded_mask((w, h), RADIUS * z))
    line = svg.rect(1, 1, w / z - 2, h / z - 2, RADIUS, "none", theme.INK, 2)
    out.blit(svg.rasterise(line, w / z, h / z, z), (0, 0))
    return out
