"""The tiles that nobody has seen yet: what may still come, by what is drawn on them, opened from the navigation stack."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pygame

from game.small_islands.terms import SYMBOLS
from scenes.draw.theme import INK_SECOND
from scenes.games.small_islands import tiles
from scenes.games.small_islands.painted import TileFace
from scenes.table import painted as p
from scenes.table.model import GameModel
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Row

SIDE, LEAST, GAP, COUNT = 66.0, 40.0, 8.0, 17.0  # of a picture, the smallest, between two, of the words below it
WIDE = 980.0


class TilesSheet(RowPanel):
    """Tiles that look alike are one picture with their number."""

    model: GameModel
    pad = high_pad = 20.0
    gap = 8.0

    @classmethod
    def in_middle(cls, model: GameModel, area: pygame.Rect) -> TilesSheet:
        """In the middle of an area, with pictures as large as it has room for."""
        sheet = cls(model, area)
        sheet.rect.w = min(area.w, model.kit.px(WIDE))
        sheet.side = SIDE
        while sheet.side > LEAST and sheet.height() > area.h:
            sheet.side -= 2
            sheet._rows_of = None
        sheet.rect.h = min(area.h, sheet.height())
        sheet.rect.center = area.center
        return sheet

    def __init__(self, model: GameModel, rect: pygame.Rect) -> None:
        super().__init__(model, rect)
        self.side = SIDE

    def kinds(self) -> list[tuple[str, int]]:
        """One tile of each look, and how many there are of it, in the order of the box."""
        faces = self.model.rules.box.faces
        looks: dict[Any, list[str]] = {}
        for tile in self.model.facts.unseen(self.model.view):
            looks.setdefault(_look(faces[tile]), []).append(tile)
        return [(same[0], len(same)) for same in looks.values()]

    def rows(self) -> tuple[Row, ...]:
        model, t = self.model, self.model.t
        unseen = model.facts.unseen(model.view)
        faces = [model.rules.box.faces[tile] for tile in unseen]
        title, held = t("isles-unseen"), len(unseen) - len(model.view.reserve) - len(model.view.navigation)
        left = t("isle-count-tile", n=len(unseen))
        words = t("isles-unseen-hands", n=held) if held else t("isles-unseen-stacks")
        words = t("isles-stack-later") if model.view.phase == "setup" else words
        counts = Counter(spot.symbol for face in faces for spot in face.spots)
        counts["site"] = sum(area.houses for face in faces for area in face.areas)
        shown = tuple((symbol, str(counts[symbol])) for symbol in (*SYMBOLS, "site"))
        told = [t(f"isle-count-{symbol}", n=counts[symbol]) for symbol in (*SYMBOLS, "site")]
        each = tuple(self._tile(tile, n) for tile, n in self.kinds())
        columns = max(1, int((self._inner().w + self.px(GAP)) / (self.px(self.side) + self.px(GAP))))
        return (
            Row(title, paint=p.Beside(((0, p.Heading(title, left, size=21)), (30, p.Line()))), role="heading"),
            Row(title, f"{left}. {words}", role="text", paint=p.Paragraph(words, 16, colour=INK_SECOND)),
            Row(t("isles-unseen-symbols"), model.joined(told), paint=p.Icons(shown, 24, 18, high=34)),
            Row(title, cells=each, flow="grid", columns=columns, gap=GAP, fit=Fit()),
        )

    def _tile(self, tile: str, n: int) -> Row:
        model = self.model
        words = str(model.wording.texts.tile(tile))
        face = TileFace(tiles.bare(model.rules.box, tile), tiles.somewhere(tile))
        number = p.Line(f"× {n}" if n > 1 else "", size=15, face="sans-semi", align="centre", high=COUNT)
        picture = p.Sprites((face,), self.side, 0, high=self.side)
        return Row(words, str(n), paint=p.Stack((picture, number), 1), role="row")


def _look(face: Any) -> tuple[Any, ...]:
    """What is drawn on a tile, whatever its name."""
    spots = tuple(sorted((spot.area, spot.symbol) for spot in face.spots))
    return face.corners, spots, tuple(area.houses for area in face.areas)
