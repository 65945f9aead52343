"""A page of the rules reference: its text on the left, its figures on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from scenes.draw import theme
from scenes.rules.figures import make
from scenes.widgets.base import UiItem
from scenes.widgets.lists import ScrollText

if TYPE_CHECKING:
    from game.core.teaching.rulebook import Figure
    from scenes.rules.figures.plate import Plate

GUTTER, BELOW = 30, 18
TEXT = 0.39  # of the page's width, beside figures
FIRST = 0.6  # of the page's height: what a figure may take that is not the last one


class Placed(NamedTuple):
    """A figure with its plate and where that lies on the page."""

    figure: Figure
    plate: Plate
    rect: pygame.Rect


class RulesPage(ScrollText):
    """Text as in `ScrollText`, and figures: those of place "top" over the whole width above it, the others beside the text. A
    figure is one line of the text view. Their pictures are painted by a worker, one after the other.
    """

    def __init__(self, key: str, rect: pygame.Rect, name: str, parts: Sequence[tuple[str, str]], figures: Sequence[Figure],
                 maker: make.Maker, **rest: Any) -> None:  # fmt: skip
        super().__init__(key, rect, name, parts, **rest)
        self.figures, self.maker = figures, maker
        self._placed: list[Placed] | None = None
        self._tall = 0
        self._done: dict[str, pygame.Surface] = {}

    # -- laying out ----------------------------------------------------------------------------
    def blocks(self) -> list[tuple[int, int, str, Any]]:
        if self._blocks is None:
            self._lay()
        return self._blocks or []

    def placed(self) -> list[Placed]:
        """The figures in their places."""
        self.blocks()
        return self._placed or []

    def content_height(self) -> int:
        self.blocks()
        return self._tall

    def _lay(self) -> None:
        """Heading, then what lies over the whole width, then text and figures beside each other."""
        k = self.kit
        whole = self.rect.w - k.px(18)
        side = [f for f in self.figures if f.place != "top"]
        room = round(whole * TEXT) if side else whole
        placed: list[Placed] = []
        y = self._lay_text(self.parts[:1], 0, whole, first=True)
        for figure in self.figures:
            if figure.place == "top":
                plate = self.maker.plate(figure)
                y = self._put(placed, figure, plate, pygame.Rect(0, y, whole, 0), self.rect.h // 2) + k.px(BELOW)
        below = self._lay_text(self.parts[1:], y, room)
        wide = whole - room - k.px(GUTTER)
        plates = [self.maker.plate(figure) for figure in side]
        least = [plate.lie(wide, 1) + k.px(BELOW) for plate in plates]
        for n, (figure, plate) in enumerate(zip(side, plates, strict=True)):
            most = self.rect.h - k.px(10) - y - sum(least[n + 1 :])
            most = most if n == len(side) - 1 else min(most, round(self.rect.h * FIRST))
            at = pygame.Rect(room + k.px(GUTTER), y, wide, 0)
            y = self._put(placed, figure, plate, at, most) + k.px(BELOW)
        self._placed, self._tall = placed, max(below, y - k.px(BELOW)) + k.px(8)

    def _lay_text(self, parts: Sequence[tuple[str, str]], y: int, room: int, first: bool = False) -> int:
        k = self.kit
        self._blocks = [] if first or self._blocks is None else self._blocks
        for n, (style, text) in enumerate(parts):
            dx = k.px(22) if style in ("b", "q") else 0
            if style == "h":
                y += k.px(14) if n else 0
                block = k.block(text, room, self.size + (8 if first else 4), "serif-semi")
                gap = k.px(12)
            else:
                block = k.block(text, room - dx, self.size, "serif", theme.INK if style != "q" else theme.INK_SECOND)
                gap = k.px(11)
            self._blocks.append((dx, y, style, block))
            y += block.height + gap
        return y

    @staticmethod
    def _put(placed: list[Placed], figure: Figure, plate: Plate, at: pygame.Rect, most: int) -> int:
        at.h = plate.lie(at.w, most)
        placed.append(Placed(figure, plate, at))
        return at.bottom

    # -- text view -----------------------------------------------------------------------------
    def items(self) -> list[UiItem]:
        app = self.scene.app
        shown = [UiItem("image", make.spoken(app, figure), zone=self.zone) for figure in self.figures]
        return super().items() + shown

    # -- drawing -------------------------------------------------------------------------------
    def begin(self) -> None:
        """Have the pictures painted, one after the other; each is shown when it comes."""
        for one in self.placed():
            paint = partial(self.maker.paint, one.figure, one.plate)
            self.scene.app.background(paint, partial(self._came, one.figure.id))

    def _came(self, figure: str, picture: pygame.Surface) -> None:
        self._done[figure] = picture
        self.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        old = surface.get_clip()
        surface.set_clip(self.rect.clip(old))
        for one in self.placed():
            box = one.rect.move(self.rect.x, self.rect.y - self.offset)
            if not box.colliderect(self.rect):
                continue
            picture = self._done.get(one.figure.id)
            if picture is not None:
                surface.blit(picture, box)
            else:
                self.kit.inset(surface, box, theme.CARD_LIGHT)
        surface.set_clip(old)
