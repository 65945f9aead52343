"""The box that tells what a choice would change: placed on open water or in a corner, never over what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.engine.key import Key
from scenes.draw import paper, theme
from scenes.table.changes import BAD, GOOD, PLAIN, Changes
from scenes.table.cover import covered
from scenes.table.outlines import Outline
from scenes.table.panel import fit_line

if TYPE_CHECKING:
    from scenes.table.model import TableModel


TONES = {
    GOOD: (theme.GOOD_BOX, theme.GOOD),
    BAD: (theme.WARNING_BOX, theme.WARNING),
    PLAIN: (theme.INSET, theme.INK),
}
NAME_AIR = 3.0  # design px between a leader and a name
OVER = 40_000  # what an outline that the box cuts costs: any other place rather than on what may be chosen
LED = 230  # design px: the longest leader
BESIDE = 10  # px from its land to a box that needs none
HIDDEN, VEILED = 4.0, 0.5  # what a pixel of things standing there costs, and of such beneath a veil
UNLED = 6000.0  # what a place costs from which no leader reaches the land


class Callout:
    """A finished picture of what a choice would change, and where it stands."""

    def __init__(self, model: TableModel, data: Changes, clear: Sequence[Outline] = (), veiled: bool = False) -> None:
        """`clear`: outlines it stays out of, if it can. `veiled`: a veil lies over all else, so that it may rather lie there than
        far from what it tells of.
        """
        self.model, self.data, self.clear, self.veiled = model, data, clear, veiled
        self.image = self._draw()
        self._led: tuple[object, tuple[tuple[int, int], tuple[int, int] | None]] = None, ((0, 0), None)
        self.rect = self._place()

    def reach(self) -> pygame.Rect:
        """What it covers, with shadow and leader."""
        out = self.rect.inflate(self.model.kit.px(44), self.model.kit.px(44))
        start, end = self.leader()
        if end:
            out.union_ip(pygame.Rect(end, (1, 1)).inflate(self.model.kit.px(36), self.model.kit.px(36)))
            out.union_ip(pygame.Rect(start, (1, 1)).inflate(self.model.kit.px(36), self.model.kit.px(36)))
        return out

    def _draw(self) -> pygame.Surface:
        model, k, data = self.model, self.model.kit, self.data
        tall = model.grid.tall
        size, step = (17.0, 25.0) if tall else (15.5, 25.0)
        names = [k.width(line.name, size) for line in data.rows]
        befores = max([k.width(line.before, size + 1) for line in data.rows] + [0])
        afters = max([k.width(line.after, size + 2, "sans-bold") for line in data.rows] + [k.px(18)]) + k.px(14)
        arrow = k.px(30) if any(line.before for line in data.rows) else k.px(8)
        icon = k.px(30)
        wide = icon + max([*names, k.px(110)]) + k.px(12) + befores + arrow + afters
        note = fit_line(k, data.note, 10_000, size + 1) if data.note else None
        title = k.width(data.title, 20 if tall else 18, "serif-semi")
        wide = max(wide, title + (note.used + k.px(20) if note else 0))
        foot = k.block(data.foot, max(wide, k.px(200 if data.rows else 300)), size - 1) if data.foot else None
        if foot:
            wide = max(wide, foot.used)
        pad = k.px(12)
        w = wide + 2 * pad
        top = k.px(34 if tall else 31)
        h = top + len(data.rows) * k.px(step) + (foot.height + k.px(9) if foot else 0) + k.px(8)
        out = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        out.blit(paper.box((w, h), k.scale, theme.CALLOUT), (0, 0))
        k.text(out, data.title, (pad, k.px(17)), 20 if tall else 18, "serif-semi", theme.INK, "midleft")
        if note:
            note.draw(out, (w - pad - note.used, k.px(17) - note.height // 2))
        pygame.draw.rect(out, theme.shown(theme.INK), (pad, top - k.px(3), w - 2 * pad, max(1, k.px(1.5))))
        for n, line in enumerate(data.rows):
            y = top + n * k.px(step) + k.px(step / 2)
            who = Key.of(line.icon)
            if who.kind == "seat":
                k.disc(out, model.colours[who.rest], (pad + k.px(11), y), 21)
            elif line.icon:
                k.icon(out, line.icon, (pad + k.px(11), y), 22)
            k.text(out, line.name, (pad + icon, y), size, "sans", theme.INK, "midleft")
            box = pygame.Rect(w - pad - afters, y - k.px(11), afters, k.px(22))
            fill, ink = TONES[line.tone]
            out.blit(k.rounded(box.w, box.h, 5, fill, None, None), box)
            k.text(out, line.after, box.center, size + 2, "sans-bold", ink, "center")
            if line.before:
                k.text(out, line.before, (box.x - arrow, y), size + 1, "sans", theme.INK_SECOND, "midright")
                k.icon(out, "arrow", (box.x - arrow // 2, y), 15)
        if foot:
            y = top + len(data.rows) * k.px(step) + k.px(4)
            if data.rows:
                pygame.draw.rect(out, theme.shown(theme.RULE), (pad, y, w - 2 * pad, max(1, k.px(1))))
            foot.draw(out, (pad, y + k.px(3)))
        return out

    def _place(self) -> pygame.Rect:
        board = self.model.centre
        w, h = self.image.get_size()
        margin = self.model.kit.px(10)
        aim = board.anchor(self.data.place)
        inner, spots = board.inner, []
        round_about = [(x, y) for x in (inner.x, inner.centerx, inner.right) for y in (inner.y, inner.centery, inner.bottom)]
        for near in (aim or inner.bottomright, *round_about):
            bay = board.bay((w + 2 * margin, h + 2 * margin), [near])
            if bay is None:
                break
            spots.append(bay.inflate(-2 * margin, -2 * margin).clamp(inner))
            if len(spots) == 1 and not covered(spots[0], self.model.shields):
                break  # else a card lies in the nearest bay already
        return self._cheapest([*spots, *self._grid(2 if spots and not self.veiled else 8)])

    def _grid(self, cuts: int) -> list[pygame.Rect]:
        """Places all over the board."""
        inner, margin = self.model.centre.inner, self.model.kit.px(10)
        w, h = self.image.get_size()
        xs = [inner.x + margin + (inner.w - 2 * margin - w) * n // cuts for n in range(cuts + 1)]
        ys = [inner.y + margin + (inner.h - 2 * margin - h) * n // cuts for n in range(cuts + 1)]
        return [pygame.Rect(x, y, w, h).clamp(inner) for x in xs for y in ys]

    def _cheapest(self, spots: Sequence[pygame.Rect]) -> pygame.Rect:
        """The one of these places that hides least, the nearest of equals."""
        model, board = self.model, self.model.centre
        aim = board.anchor(self.data.place)
        keep = board.label_rects([*model.shapes, self.data.place])
        keep += [item.rect for item in board.items() if item.role == "piece" and item.rect]
        lands, lists = [*board.standing(), *board.written()], model.shields
        ranked = []
        for n, spot in enumerate(spots):
            cover = covered(spot, keep) + 10 * covered(spot, lists)
            far = ((spot.centerx - aim[0]) ** 2 + (spot.centery - aim[1]) ** 2) ** 0.5 if aim else 0.0
            ranked.append((cover * 60 + covered(spot, lands) * (VEILED if self.veiled else HIDDEN) + far + n, n))
        best, score = spots[0], 1e18
        for cost, n in sorted(ranked):
            if cost >= score:
                break  # outlines are dear to look at, and make none cheaper
            cost += OVER * sum(outline.cuts(spots[n]) for outline in self.clear)
            cost += UNLED if cost < score and self.veiled and not self._leads(spots[n]) else 0.0
            if cost < score:
                best, score = spots[n], cost
        return best

    def _leads(self, spot: pygame.Rect) -> bool:
        """Whether it would stand beside its land at this spot, or have a leader to it."""
        if not self.model.grid.tall:
            return True
        to = self._led_to(spot)
        return self._leader(spot, to)[1] is not None or _distance(spot, to or spot.center) <= BESIDE

    def _led_to(self, spot: pygame.Rect) -> tuple[int, int] | None:
        """The point of its land that a leader from this spot ends at."""
        board, land = self.model.centre, self.data.place
        aim = board.anchor(land)
        return board.leader_end(land, spot) or (round(aim[0]), round(aim[1]) + self.model.kit.px(24)) if aim else None

    def leader(self) -> tuple[tuple[int, int], tuple[int, int] | None]:
        """From the box to its land; (start, None) where the box stands beside it."""
        to = self._led_to(self.rect) if self.model.grid.tall else None
        at = self.rect.copy(), to  # the map may move beneath it
        if self._led[0] != at:
            self._led = at, self._leader(self.rect, to)
        return self._led[1]

    def _leader(self, spot: pygame.Rect, end: tuple[int, int] | None) -> tuple[tuple[int, int], tuple[int, int] | None]:
        """From a box at this spot to this point of its land."""
        model = self.model
        if end is None or not BESIDE < _distance(spot, end) <= model.kit.px(LED) or not model.centre.inner.collidepoint(end):
            return spot.center, None
        start = (max(spot.x + 20, min(spot.right - 20, end[0])), max(spot.y, min(spot.bottom, end[1])))
        return self._past_names(spot, start, end)

    def _past_names(
        self, r: pygame.Rect, start: tuple[int, int], end: tuple[int, int]
    ) -> tuple[tuple[int, int], tuple[int, int] | None]:
        """The leader from another point of the box's edge where it would run over what is to be read; none where all do."""
        air = self.model.kit.px(NAME_AIR)
        names = [name.inflate(2 * air, 2 * air) for name in self.model.centre.written()]
        xs, ys = ([a + 20 + (b - a - 40) * n // 8 for n in range(9)] for a, b in ((r.x, r.right), (r.y, r.bottom)))
        sides = [(x, start[1]) for x in xs] if start[1] in (r.y, r.bottom) else []
        sides += [(start[0], y) for y in ys] if start[0] in (r.x, r.right) else []
        near = sorted(sides, key=lambda spot: abs(spot[0] - start[0]) + abs(spot[1] - start[1]))
        for spot in (start, *near):
            way = paper.leader_way(spot, end)
            if not any(name.clipline(a, b) for a, b in zip(way, way[1:], strict=False) for name in names):
                return spot, end
        return start, None

    def draw(self, surface: pygame.Surface) -> None:
        """Shadow, box, leader."""
        k = self.model.kit
        start, end = self.leader()
        k.shadow(surface, self.rect, 12, 0.35)
        if end:
            clip = surface.get_clip()
            surface.set_clip(clip.clip(self.model.centre.inner))
            paper.leader(surface, start, end, k.scale)
            surface.set_clip(clip)
        surface.blit(self.image, self.rect)


def _distance(box: pygame.Rect, point: tuple[float, float]) -> float:
    """Pixels from a box to a point; 0 inside."""
    dx = max(box.x - point[0], point[0] - box.right, 0)
    dy = max(box.y - point[1], point[1] - box.bottom, 0)
    return float((dx * dx + dy * dy) ** 0.5)
