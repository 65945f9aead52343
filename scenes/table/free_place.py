"""Where something can lie over the board: a list near the prompt bar, a card on open water or where nothing is."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from math import ceil, inf, sqrt
from typing import TYPE_CHECKING

import pygame

from scenes.table import zoombar
from scenes.table.outlines import Outline, legal_outlines

if TYPE_CHECKING:
    from scenes.table.model import Spot, TableModel

BADGE_PX = 16.0  # a label may wear the badge of a legal land: so far round what stands, nothing lies
HIDDEN_COST = 10.0  # of a pixel that is hidden, as many pixels farther from the prompt bar
STEP_PX = 24.0  # from one place that is looked at to the next


def clear_place(
    model: TableModel, size: tuple[int, int], things: Sequence[pygame.Rect], most: float = inf
) -> tuple[float, pygame.Rect]:
    """(cost, place) near the prompt bar, there where the list covers least of these `things` on the lands; `most`: what another
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
    home = hides(best, things) + 1e6 * len(best.collidelistall(lists))
    if not home:
        return 0.0, best
    least = home if home < most else inf
    columns = sorted({middle, right, *range(left, right + 1, step)})
    nearest = sorted((abs(x - middle) * 0.5, n) for n, x in enumerate(columns))
    rows = range(top, grid.sheet.y + k.px(20), -step) or range(top, top - 1, -1)
    xs = [pygame.Rect(x, top, w, h).clamp(area).x for x in columns]
    ys = [pygame.Rect(left, y, w, h).clamp(area).y for y in rows]
    dear, enough = [0] * len(rows), inf
    for m, y in enumerate(rows):
        if top - y >= least:
            break  # all others are farther off still
        if min(least, most) < enough / 4:
            enough = min(least, most)
            dear = _too_dear(things, size, (xs, ys), enough)
        for aside, n in nearest:
            cost = aside + (top - y)
            if cost >= least:
                break
            if dear[m] >> n & 1:
                continue
            place = pygame.Rect(xs[n], ys[m], w, h)
            hidden = hides(place, things) + 1e6 * len(place.collidelistall(lists))
            if cost + hidden < (min(least, most) if hidden else least):
                best, least = place, cost + hidden
    return least, best


def hides(place: pygame.Rect, things: Sequence[pygame.Rect]) -> float:
    """What a place costs by what it hides: so much for each pixel."""
    clips = [place.clip(things[n]) for n in place.collidelistall(things)]
    return HIDDEN_COST * sum(clip.w * clip.h for clip in clips)


def _too_dear(things: Sequence[pygame.Rect], size: Spot, at: tuple[list[int], list[int]], enough: float) -> list[int]:
    """For each row a bit for each column at which one thing alone would cost `enough`, since so many pixels of it are hidden both
    ways: nine in ten places of a full board are told by this and need not be measured. `at`: x to the right, y upwards."""
    (w, h), (xs, ys) = size, at
    deep = ceil(sqrt(enough / HIDDEN_COST))
    dear, downwards = [0] * len(ys), ys[::-1]
    for x, y, wide, high in things if deep <= min(w, h) else ():
        if deep <= wide and deep <= high:
            bits = (1 << bisect_right(xs, x + wide - deep)) - (1 << bisect_left(xs, x + deep - w))
            for m in range(bisect_left(downwards, y + deep - h), bisect_right(downwards, y + high - deep)):
                dear[m] |= bits
    return dear[::-1]


class FreePlace:
    """Finds where a box of one of some sizes covers nothing. `clear`: outlines that it stays out of besides."""

    def __init__(self, model: TableModel, clear: Sequence[Sequence[Spot]] = ()) -> None:
        self.model = model
        px, board = model.kit.px, model.centre
        self._over = [rect for rect in model.shields if rect != model.area]
        self._over += zoombar.rects(model) if board.zoomable else []
        self._things = [thing.inflate(2 * px(BADGE_PX), 2 * px(BADGE_PX)) for thing in board.standing()]
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
        """Over nothing that stands on the board and no outline of what may be chosen, nearest to the upper corner."""
        for box in self._boxes(size, right):
            if box.collidelist(self._things) < 0 and box.collidelist(self._over) < 0 and not self._cuts(box):
                return box
        return None

    def least(self, size: Spot, right: bool) -> pygame.Rect:
        """Where it covers least."""

        def cost(box: pygame.Rect) -> float:
            hidden = [box.clip(self._things[n]) for n in box.collidelistall(self._things)]
            return sum(clip.w * clip.h for clip in hidden) + 1e6 * len(box.collidelistall(self._over))

        return min(self._boxes(size, right), key=cost)

    def _cuts(self, box: pygame.Rect) -> bool:
        return any(line.cuts(box) for line in self._lines)

    @staticmethod
    def _corners(right: bool) -> list[tuple[int, int]]:
        first = 1 if right else -1
        return [(first, -1), (-first, -1), (first, 1), (-first, 1)]

    def _boxes(self, size: Spot, right: bool) -> Iterator[pygame.Rect]:
        """All over the sheet, those nearest to the upper corner first."""
        px, sheet = self.model.kit.px, self.model.centre.inner
        pad, step = px(8), max(1, px(STEP_PX))
        room = pygame.Rect(0, 0, max(1, sheet.w - 2 * pad - size[0]), max(1, sheet.h - 2 * pad - size[1]))
        spots = [(x, y) for y in (*range(0, room.h, step), room.h) for x in (*range(0, room.w, step), room.w)]
        for x, y in sorted(spots, key=lambda at: at[0] + 2 * at[1]):
            left = sheet.right - pad - size[0] - x if right else sheet.x + pad + x
            yield pygame.Rect(left, sheet.y + pad + y, *size)
