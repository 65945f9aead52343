"""Where something can lie over the board: a list near the prompt bar, a card on open water or where nothing is."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from math import inf
from typing import TYPE_CHECKING

import pygame

from scenes.table import zoombar
from scenes.table.cover import Cover
from scenes.table.outlines import Outline, legal_outlines

if TYPE_CHECKING:
    from scenes.table.model import Spot, TableModel

BADGE_PX = 16.0  # a label may wear the badge of a legal land: so far round what stands, nothing lies
HIDDEN_COST = 10.0  # of a pixel that is hidden, as many pixels farther from the prompt bar
PAD_PX = 8.0  # from the edge of the sheet
STEP_PX = 24.0  # from one place that is looked at to the next


def clear_place(model: TableModel, size: Spot, cover: Cover, most: float = inf) -> tuple[float, pygame.Rect]:
    """(cost, place) near the prompt bar, there where the list hides least of what stands on the lands; `most`: what another
    list costs: a place that hides something has to be cheaper."""
    k, grid, area = model.kit, model.grid, model.area
    w, h = size
    top = grid.prompt.y - k.px(8) - h
    left, right = grid.sheet.x + k.px(grid.inset), grid.sheet.right - k.px(grid.inset) - w  # within the frame of the map
    middle = grid.prompt.centerx - w // 2
    if right < left:  # as wide as the map, or wider
        left = right = middle
    step = max(1, k.px(20))
    lists = [box for box in model.shields if box != area]  # the answers to the question: nothing lies over them
    best = pygame.Rect(middle, top, w, h).clamp(area)
    home = HIDDEN_COST * cover.hidden(best) + 1e6 * len(best.collidelistall(lists))
    if not home:
        return 0.0, best
    least = home if home < most else inf
    columns = sorted({middle, right, *range(left, right + 1, step)}, key=lambda x: (abs(x - middle), x))
    for y in range(top, grid.sheet.y + k.px(20), -step) or range(top, top - 1, -1):
        if top - y >= least:
            break  # all others are farther off still
        for x in columns:
            far = abs(x - middle) * 0.5 + top - y
            if far >= least:
                break
            place = pygame.Rect(x, y, w, h).clamp(area)
            if far + HIDDEN_COST * cover.at_least(place) >= min(least, most):
                continue
            hidden = HIDDEN_COST * cover.hidden(place) + 1e6 * len(place.collidelistall(lists))
            if far + hidden < (min(least, most) if hidden else least):
                best, least = place, far + hidden
    return least, best


class FreePlace:
    """Finds where a box of one of some sizes covers nothing. `clear`: outlines that it stays out of besides."""

    def __init__(self, model: TableModel, clear: Sequence[Sequence[Spot]] = ()) -> None:
        self.model = model
        px, board = model.kit.px, model.centre
        self._over = [rect for rect in model.shields if rect != model.area]
        self._over += zoombar.rects(model) if board.zoomable else []
        self._standing = board.standing()
        self._things = [thing.inflate(2 * px(BADGE_PX), 2 * px(BADGE_PX)) for thing in self._standing]
        self._taken = [*self._things, *self._over]
        self._columns: dict[tuple[int, bool], list[int]] = {}  # width of a box, from the right -> see `_columns_taken`
        self._lines = [*legal_outlines(model), *(Outline(line) for line in clear if len(line) > 2)]

    def on_water(self, size: Spot, right: bool) -> pygame.Rect | None:
        """On open water, in a corner if it can be: the upper ones first, that at the `right` before the left."""
        board, inner = self.model.centre, self.model.centre.inner
        if not board.bays:
            return self.off_all(size, right)
        for x, y in self._corners(right):
            near = (inner.x + size[0] * 0.56 if x < 0 else inner.right - size[0] * 0.56,
                    inner.y + size[1] * 0.56 if y < 0 else inner.bottom - size[1] * 0.56)  # fmt: skip
            bay = board.bay(size, [near])
            if bay is None:
                return None
            if bay.collidelist(self._over) < 0:
                return bay
        return None

    def off_all(self, size: Spot, right: bool) -> pygame.Rect | None:
        """Over nothing that stands on the board and no outline of what may be chosen, nearest to the upper corner: of the places
        of `_boxes` the first that is free."""
        across, down = self._offsets(size)
        if (size[0], right) not in self._columns:
            self._columns[size[0], right] = self._columns_taken(size[0], right)
        columns, all_columns = self._columns[size[0], right], (1 << len(across)) - 1
        band = self._box(size, (0, 0), right).union(self._box(size, (across[-1], 0), right))
        best, least = None, inf
        for y in down:
            if 2 * y >= least:
                break  # all others are farther off
            band.y = self._box(size, (0, y), right).y
            taken = 0
            for n in band.collidelistall(self._taken):
                taken |= columns[n]
            free = all_columns & ~taken
            while free and (x := across[(free & -free).bit_length() - 1]) + 2 * y < least:
                if not self._cuts(box := self._box(size, (x, y), right)):
                    best, least = box, x + 2 * y
                free &= free - 1
        return best

    def _columns_taken(self, wide: int, right: bool) -> list[int]:
        """For each thing a bit for each column in which a box so wide would lie over it, were it in the thing's rows."""
        across, left = self._offsets((wide, 0))[0], self._box((wide, 0), (0, 0), right)
        out = []
        for thing in self._taken:
            near = left.right - thing.right if right else thing.left - left.left
            out.append((1 << bisect_left(across, near + thing.w)) - (1 << bisect_right(across, near - wide)))
        return out

    def least(self, size: Spot, right: bool) -> pygame.Rect:
        """Where it hides least: a thing that shows in part is no better than one that does not, and uglier."""
        cover = Cover(self._standing)

        def cost(box: pygame.Rect) -> float:
            touched = sum(thing.w * thing.h for thing in (self._standing[n] for n in box.collidelistall(self._standing)))
            return 2 * touched - cover.hidden(box) + 1e6 * len(box.collidelistall(self._over))

        return min(self._boxes(size, right), key=cost)

    def _cuts(self, box: pygame.Rect) -> bool:
        return any(line.cuts(box) for line in self._lines)

    @staticmethod
    def _corners(right: bool) -> list[tuple[int, int]]:
        first = 1 if right else -1
        return [(first, -1), (-first, -1), (first, 1), (-first, 1)]

    def _boxes(self, size: Spot, right: bool) -> Iterator[pygame.Rect]:
        """All over the sheet, those nearest to the upper corner first."""
        across, down = self._offsets(size)
        spots = [(x, y) for y in down for x in across]
        return (self._box(size, spot, right) for spot in sorted(spots, key=lambda at: at[0] + 2 * at[1]))

    def _offsets(self, size: Spot) -> tuple[list[int], list[int]]:
        """How far from the upper corner the places lie that are looked at for a box of this size: across and down."""
        px, sheet = self.model.kit.px, self.model.centre.inner
        pad, step = px(PAD_PX), max(1, px(STEP_PX))
        across, down = (max(1, most - 2 * pad - own) for most, own in zip(sheet.size, size, strict=True))
        return [*range(0, across, step), across], [*range(0, down, step), down]

    def _box(self, size: Spot, offset: Spot, right: bool) -> pygame.Rect:
        """The box of this size that lies so far from the upper corner at the right, or the left."""
        sheet, pad = self.model.centre.inner, self.model.kit.px(PAD_PX)
        left = sheet.right - pad - size[0] - offset[0] if right else sheet.x + pad + offset[0]
        return pygame.Rect(left, sheet.y + pad + offset[1], *size)
