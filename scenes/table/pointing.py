"""What the card of a lesson points at: rings round things, and a bent arrow to the nearest that keeps off words and pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.draw import svg, theme
from scenes.table.choices import CardPick
from scenes.widgets.panels import Label

if TYPE_CHECKING:
    from scenes.table.game_screen import Table
    from scenes.widgets.paint import Kit

WHOLE = 12  # a part of the table that covers more than this share of it has a ring alone
CROSSED = 40  # design px of words and panels that an arrow may lie on: its head on the edge of a panel
RING = 0.0  # room between a thing and its ring, which is drawn over its edge: what stands close by stays whole
INSIDE = 8.0  # from the edge of a thing to where its words may begin
LINE = 8.0  # room for an arrow between words
SMALL, DEAR = 64.0, 4.0  # design px: what is no higher is a word or a figure, and so many times as bad to cross
BOWS = (1.0, -1.0, 2.2, -2.2, 3.4, -3.4)  # how far an arrow may be bent, and to which side; the plainest first

Point = tuple[int, int]


class Pointing(NamedTuple):
    """A ring round each thing, and an arrow: from, pulled aside by, to."""

    rings: tuple[tuple[int, int, int, int], ...] = ()
    arrow: tuple[Point, tuple[float, float], Point] | None = None


class Pointer:
    """Lays what points at things when something they depend on has changed, so that frames in parts draw the same."""

    def __init__(self) -> None:
        self._laid = Pointing()
        self._among: object = None  # what stood there then

    def lay(self, model: Table, card: pygame.Rect, targets: list[pygame.Rect]) -> bool:
        """The arrow keeps off what stands there now: answers may have come or gone. True: it is another."""
        among = model.centre.items(), model.open, [tuple(w.rect) for w in model.acts.widgets], tuple(card), list(targets)
        if among == self._among:
            return False
        before, self._among = self._laid, among
        badges = [] if model.open else model.centre.badges()
        things = [thing.unionall([badge for badge in badges if _worn(badge, thing)]) for thing in targets]
        self._laid = pointing(model.kit, card, things, model.area, partial(kept_off, model))
        return self._laid != before

    def draw(self, k: Kit, surface: pygame.Surface) -> None:
        """The rings and the arrow."""
        draw_pointing(k, surface, self._laid)


def pointing(
    k: Kit,
    card: pygame.Rect,
    targets: list[pygame.Rect],
    area: pygame.Rect,
    words: Callable[[pygame.Rect], Sequence[pygame.Rect]] = lambda target: (),
) -> Pointing:
    """A coral ring round each thing, and an arrow from the card to the nearest; whole parts get the ring alone.

    `words`: what an arrow to that thing keeps off. Where no bend can do it, the ring has to be enough.
    """
    rings = [r.inflate(2 * k.px(RING), 2 * k.px(RING)).clip(area) for r in targets]
    rings = [r for r in rings if not r.colliderect(card) or r.w * r.h < area.w * area.h // 6]
    arrow = None
    if rings:
        near = min(rings, key=lambda r: _gap(card, r))
        start, ends = arrow_ends(card, near)
        end = ends[0]
        whole = near.w * near.h * WHOLE > area.w * area.h  # a panel: an arrow to it would only cross the board
        if not whole and (start[0] - end[0]) ** 2 + (start[1] - end[1]) ** 2 > k.px(14) ** 2:
            own = near.inflate(-2 * k.px(INSIDE), -2 * k.px(INSIDE))  # the other sides are reached round it, not over its words
            crossed, bend, end = bent(k, start, ends, [*words(near), *([own] if own.w > 0 and own.h > 0 else [])])
            if crossed <= k.px(CROSSED):
                arrow = start, (bend.x, bend.y), end
    return Pointing(tuple((r.x, r.y, r.w, r.h) for r in rings), arrow)


def draw_pointing(k: Kit, surface: pygame.Surface, what: Pointing) -> None:
    """The rings and the arrow."""
    for ring in what.rings:
        box = pygame.Rect(ring)
        image = k.cached(("lesson-ring", box.size), lambda box=box: _ring(k, box.size))  # type: ignore[misc]
        surface.blit(image, image.get_rect(center=box.center))
    if what.arrow is not None:
        start, bend, end = what.arrow
        _arrow(k, surface, start, pygame.Vector2(bend), end)


def _worn(badge: pygame.Rect, thing: pygame.Rect) -> bool:
    """Whether a number stands on a thing, or so close above it that its ring would cut it."""
    x, y = badge.center
    return thing.x - 2 <= x < thing.right + 2 and thing.y - badge.h // 2 <= y < thing.bottom + 2


def _ring(k: Kit, size: tuple[int, int]) -> pygame.Surface:
    w, h = size[0] / k.scale, size[1] / k.scale
    room, radius = 5.0, min(14.0, h / 2)
    shape = (room, room, w, h, radius, "none")
    body = svg.rect(*shape, theme.INK, 7.0) + svg.rect(*shape, theme.BONE, 5.4) + svg.rect(*shape, theme.CORAL, 3.4)
    return svg.rasterise(body, w + 2 * room, h + 2 * room, k.scale)


def _gap(a: pygame.Rect, b: pygame.Rect) -> float:
    dx = max(a.x - b.right, b.x - a.right, 0)
    dy = max(a.y - b.bottom, b.y - a.bottom, 0)
    return float(dx * dx + dy * dy)


def arrow_ends(card: pygame.Rect, ring: pygame.Rect) -> tuple[Point, tuple[Point, ...]]:
    """Where the arrow leaves the card and where it may touch the ring: the nearest point first."""
    cx, cy = ring.center
    start = (max(card.x + 24, min(card.right - 24, cx)), max(card.y + 24, min(card.bottom - 24, cy)))
    if card.x <= cx <= card.right:
        start = (start[0], card.bottom if cy > card.centery else card.y)
    elif card.y <= cy <= card.bottom:
        start = (card.right if cx > card.centerx else card.x, start[1])
    else:
        start = (card.right if cx > card.centerx else card.x, start[1])
    end = (max(ring.x, min(ring.right, start[0])), max(ring.y, min(ring.bottom, start[1])))
    return start, (end, ring.midtop, ring.midbottom)


def bent(k: Kit, start: Point, ends: Sequence[Point], words: Sequence[pygame.Rect]) -> tuple[float, pygame.Vector2, Point]:
    """How much of these an arrow has to cross, the point that pulls it aside and the end, so that it crosses no more."""
    a = pygame.Vector2(start)
    found: list[tuple[float, pygame.Vector2, Point]] = []
    for end in ends:
        b = pygame.Vector2(end)
        way = b - a
        side = pygame.Vector2(-way.y, way.x)
        if side:
            side.scale_to_length(min(way.length() * 0.14, k.px(34)))
        reach = k.px(130)
        wide = pygame.Rect(min(start[0], end[0]), min(start[1], end[1]), abs(round(way.x)), abs(round(way.y)))
        near = [r.inflate(k.px(LINE), k.px(LINE)) for r in words if r.colliderect(wide.inflate(reach, reach))]
        for bow in BOWS:
            bend = a + way * 0.5 + side * bow
            crossed = _crossed(near, a, bend, b, k.px(SMALL)) if near else 0.0
            if not crossed:
                return 0.0, bend, end
            found.append((crossed, bend, end))
    return min(found, key=lambda one: one[0])


def _crossed(rects: list[pygame.Rect], a: pygame.Vector2, bend: pygame.Vector2, b: pygame.Vector2, small: int) -> float:
    """How long the bent line lies on these; on words it is as bad as a longer way over a panel."""
    course = [a * (1 - t) ** 2 + bend * 2 * t * (1 - t) + b * t * t for t in (0.0, 0.25, 0.5, 0.75, 1.0)]
    lines = [(line, r.h <= small) for one, two in pairwise(course) for r in rects if (line := r.clipline(one, two))]
    return float(sum((abs(p[0] - q[0]) + abs(p[1] - q[1])) * (DEAR if word else 1.0) for (p, q), word in lines))


def _arrow(k: Kit, surface: pygame.Surface, start: Point, bend: pygame.Vector2, end: Point) -> None:
    """A bent line with a head, cased so that it is seen on every ground."""
    a, b = pygame.Vector2(start), pygame.Vector2(end)
    room = k.px(26)
    left, top = round(min(a.x, b.x, bend.x)) - room, round(min(a.y, b.y, bend.y)) - room
    w, h = round(max(a.x, b.x, bend.x)) + room - left, round(max(a.y, b.y, bend.y)) + room - top
    corner = pygame.Vector2(left, top)
    points = (a - corner, bend - corner, b - corner)
    key = ("lesson-arrow", w, h, tuple(map(tuple, points)))
    surface.blit(k.cached(key, lambda: _arrow_image(k.scale, points, (w, h))), (left, top))


def _arrow_image(z: float, points: tuple[pygame.Vector2, ...], size: tuple[int, int]) -> pygame.Surface:
    a, bend, b = points
    back = (b - bend).normalize()
    across = pygame.Vector2(-back.y, back.x)
    tip = b - back * 2 * z
    base = tip - back * 15 * z
    line = f"M{a.x:.1f} {a.y:.1f}Q{bend.x:.1f} {bend.y:.1f} {base.x:.1f} {base.y:.1f}"
    one, two = base + across * 9 * z, base - across * 9 * z
    head = f"M{tip.x:.1f} {tip.y:.1f}L{one.x:.1f} {one.y:.1f}L{two.x:.1f} {two.y:.1f}Z"
    body = svg.path(line, "none", theme.INK, 9 * z) + svg.path(head, theme.INK, theme.INK, 5 * z)
    body += svg.path(line, "none", theme.BONE, 6.4 * z) + svg.path(line, "none", theme.CORAL, 4 * z)
    body += svg.path(head, theme.CORAL, theme.BONE, 1.5 * z)
    return svg.rasterise(body, float(size[0]), float(size[1]))


def kept_off(model: Table, target: pygame.Rect) -> list[pygame.Rect]:
    """What an arrow to that thing should not cross: labels and pieces, panels, the prompt, lists of answers; the thing's own
    number neither."""
    g = model.grid
    found = [pygame.Rect(r) for r in (g.left, g.right)]
    if not model.open:
        found += [*model.centre.standing(), *model.centre.signs()]
        found += [pygame.Rect(r) for r in (g.menu, g.tools, g.prompt, g.ribbon, g.hand)]
        answers = [w for w in model.acts.widgets if w.zone != "lesson"]
        found += [w.rect for w in answers if w.act is not None or w.role in ("choice", "text") or isinstance(w, Label)]
    numbers = [] if model.open else [*model.centre.badges(), *(w.tag() for w in model.acts.widgets if isinstance(w, CardPick))]
    return numbers + [r for r in found if not target.collidepoint(r.center)]
