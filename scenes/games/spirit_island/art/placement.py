"""Which piece goes where inside a land.

Things stand in rows (label, threat, invaders, dahan, presence, blight, in the order given). All ways to break
the row and all heights are tried against the land's free bands; the arrangement with most room wins, at the
largest piece size that fits. Pure Python on polygons, kept per land and list of things.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from scenes.draw.geometry import Point, row_spans

SIZES = (42, 40, 38, 36, 34)
SIZES_LARGE = (54, 50, 46, 42, 40, 38)
SIZES_720 = (35, 34, 32, 30, 28)
GAP = 5.0
MOST_SLACK = 12.0  # more room than that at the end of a row makes no arrangement better
AIR = 10.0
SIZE_WORTH = 1.1
BEST_FIT = 4.4
CLEARANCES = ((7.0, 3.0), (4.0, 1.5), (2.0, 0.0))
FAN = 17.0
SCAN = 3.0
STEP = 3.0
NARROW = {"explorer": 0.82, "town": 0.94, "blight": 0.94}
COUNT, COUNT_LONG = 0.7, 0.98  # how wide "×2" and "×12" beside a piece are, in piece sizes (`pieces.count`)


class LandItem(NamedTuple):
    """One thing that stands in a land.

    ``kind``: label, threat, defend, presence or a piece kind. ``n``: how many. ``text``: the label's or
    number's text. ``player``: colour id of a presence. ``mark``: "" | "legal" | "pointed" | "chosen"
    for a choice of pieces, on a label the number key that chooses the land. ``key``: anything the caller wants
    back when the thing is pointed at.
    """

    kind: str
    n: int = 1
    text: str = ""
    damage: int = 0
    player: str = ""
    sacred: bool = False
    defended: bool = False
    mark: str = ""
    key: str = ""


class Placed(NamedTuple):
    """An item with the middle of its place and its width, in design pixels."""

    item: LandItem
    x: float
    y: float
    w: float


@dataclass(frozen=True, slots=True)
class LandLayout:
    """All things of one land: places, the piece size used, and the row boxes (x, y, w, h) marks keep clear
    of.
    """

    placed: tuple[Placed, ...] = ()
    size: int = SIZES[0]
    rows: tuple[tuple[float, float, float, float], ...] = ()
    compact: bool = False


class Band(NamedTuple):
    """A free horizontal strip: its top and its left and right end."""

    y: float
    left: float
    right: float


@dataclass(slots=True)
class Placer:
    """Places things in the lands of one map; ``label_width`` gives the width of a land's tag."""

    lands: dict[str, list[Point]]
    label_width: Callable[[str], float]
    sizes: Sequence[int] = SIZES
    _bands: dict[tuple[str, int, float], list[Band]] = field(default_factory=dict)
    _scans: dict[str, list[tuple[float, list[tuple[float, float]]]]] = field(default_factory=dict)
    _cache: dict[tuple[str, tuple[LandItem, ...]], LandLayout] = field(default_factory=dict)

    def place(self, land: str, items: Iterable[LandItem]) -> LandLayout:
        """The layout of a land; the same list of things always gives the same layout."""
        things = tuple([item for item in items if item.n > 0])
        key = self._key(land, things)
        found = self._cache.get(key)
        if found is None:
            if len(self._cache) > 2000:
                self._cache.clear()
            found = self._cache[key] = self._best(land, key[1])
        same = [p._replace(item=item) for p, item in zip(found.placed, things)]
        return LandLayout(tuple(same), found.size, found.rows, found.compact)

    @staticmethod
    def _key(land: str, things: Iterable[LandItem]) -> tuple[str, tuple[LandItem, ...]]:
        return land, tuple([_standing(item) for item in things if item.n > 0])

    def knows(self, land: str, items: Iterable[LandItem]) -> bool:
        """Whether these things were placed there before, so that it takes no time."""
        return self._key(land, items) in self._cache

    def warm(self) -> None:
        """Work out every free band beforehand (a worker does it), so that placing is quick from the start."""
        for land in self.lands:
            for size in self.sizes:
                for clear, _ in CLEARANCES:
                    self.bands(land, size, clear)

    def _best(self, land: str, items: tuple[LandItem, ...]) -> LandLayout:
        if not items:
            return LandLayout(size=self.sizes[0])
        best: tuple[float, LandLayout] | None = None
        for size in self.sizes:
            for clear, bonus in CLEARANCES:
                found = self._try(land, items, size, clear, False)
                if found:
                    score = found[0] + bonus + SIZE_WORTH * (size - self.sizes[-1])
                    if best is None or score > best[0]:
                        best = (score, found[1])
                    break
            most = BEST_FIT + CLEARANCES[0][1] + SIZE_WORTH * (size - 2 - self.sizes[-1])
            if best and best[0] >= most:
                break
        if best:
            return best[1]
        least = self.sizes[-1]
        small = round(least * 0.86)
        for size, clear, compact in (
            (least, 0.0, False),
            (least, 2.0, True),
            (least, 0.0, True),
            (small, 0.0, False),
            (small, 0.0, True),
            (small, -5.0, True),
        ):
            found = self._try(land, items, size, clear, compact)
            if found:
                return found[1]
        return self._anyhow(land, items)

    def _try(
        self, land: str, items: tuple[LandItem, ...], size: int, clear: float, compact: bool
    ) -> tuple[float, LandLayout] | None:
        widths = [self.width(item, size, compact) for item in items]
        bands = self.bands(land, size, clear)
        if not bands:
            return None
        rooms = [b.right - b.left for b in bands]
        widest = max(rooms)
        ends = list(itertools.accumulate((w + GAP for w in widths), initial=0.0))  # of the first n things in one row, and a gap
        best: tuple[float, tuple[int, ...], list[float], list[float]] | None = None
        for rows in range(1, min(4, len(items)) + 1):
            if best and best[0] >= 6.0 - 1.6 * rows:
                break
            for cuts in itertools.combinations(range(1, len(items)), rows - 1):
                marks = [0.0, *(ends[cut] for cut in cuts), ends[-1]]
                long = [b - a - GAP for a, b in itertools.pairwise(marks)]
                longest = max(long)
                if longest > widest or (best and min(MOST_SLACK, widest - longest) / 2 - 1.6 * rows <= best[0]):
                    continue  # does not fit, or cannot be better
                for air, cost in ((AIR, 0.0), (GAP, 1.0))[: 1 if rows == 1 else 2]:
                    fit = _fit(bands, rooms, long, size + air)
                    if fit and (best is None or fit[0] - cost > best[0]):
                        best = (fit[0] - cost, cuts, fit[1], fit[2])
            if best and best[0] > 3.5 - rows:
                break
        if best is None:
            return None
        parts = list(itertools.pairwise((0, *best[1], len(items))))
        return best[0], _layout(items, widths, parts, best[2], best[3], size, compact)

    def _anyhow(self, land: str, items: tuple[LandItem, ...]) -> LandLayout:
        """Nothing fits: rows around the middle of the land, over its border if it must be."""
        size = self.sizes[-1]
        widths = [self.width(item, size, True) for item in items]
        points = self.lands[land]
        x = sum(p[0] for p in points) / len(points)
        y = sum(p[1] for p in points) / len(points)
        per = max(1, round(len(items) ** 0.5 + 0.4))
        starts = list(range(0, len(items), per))
        parts = [(a, min(a + per, len(items))) for a in starts]
        tops = [y + (i - len(parts) / 2) * (size + 2) for i in range(len(parts))]
        return _layout(items, widths, parts, tops, [x] * len(parts), size, True)

    def width(self, item: LandItem, size: int, compact: bool = False) -> float:
        """Room an item takes in its row at a piece size."""
        if item.kind == "label":
            return self.label_width(item.text)
        if item.kind in ("threat", "defend"):
            return size * 1.08
        if item.kind == "presence":
            ring = 12.0 if item.sacred else 0.0
            return size + ring + (size * COUNT if item.n > 1 else 0.0)
        one = size * NARROW.get(item.kind, 0.97)
        if item.n > 3 or (compact and item.n > 1):
            return one + size * (COUNT if item.n < 10 else COUNT_LONG)
        return one + (item.n - 1) * FAN * size / 42

    def bands(self, land: str, size: int, clear: float) -> list[Band]:
        """Free strips of height ``size`` in a land, ``clear`` away from its border, at every step down."""
        key = (land, size, clear)
        if key not in self._bands:
            self._bands[key] = self._make_bands(land, size, clear)
        return self._bands[key]

    def _make_bands(self, land: str, size: int, clear: float) -> list[Band]:
        if land not in self._scans:
            self._scans[land] = _scan(self.lands[land])
        scans = self._scans[land]
        simple = all(len(spans) == 1 for _, spans in scans)
        lefts = [spans[0][0] for _, spans in scans] if simple else []
        rights = [spans[0][1] for _, spans in scans] if simple else []
        reach = max(clear, 0.0)
        out, y = [], scans[0][0] + reach if scans else 0.0
        while scans and y + size + reach <= scans[-1][0]:
            first = int((y - reach - scans[0][0]) / SCAN)
            last = int((y + size + reach - scans[0][0]) / SCAN) + 1
            if simple:
                free = [(max(lefts[first : last + 1]), min(rights[first : last + 1]))]
            else:
                free = _common(scans[first : last + 1])
            room = [(a + clear, b - clear) for a, b in free if b - a > 2 * clear + 20]
            if room:
                left, right = max(room, key=lambda s: s[1] - s[0])
                out.append(Band(y, left, right))
            y += STEP
        return out


def _standing(item: LandItem) -> LandItem:
    """The thing by what decides the room it takes (`Placer.width`): another number on a sign or a wound moves nothing."""
    return LandItem(item.kind, item.n, item.text if item.kind == "label" else "", sacred=item.sacred)


def _scan(points: list[Point]) -> list[tuple[float, list[tuple[float, float]]]]:
    low = min(p[1] for p in points) + 0.5
    high = max(p[1] for p in points)
    count = int((high - low) / SCAN) + 1
    return [(low + i * SCAN, row_spans(points, low + i * SCAN)) for i in range(count)]


def _common(scans: Sequence[tuple[float, list[tuple[float, float]]]]) -> list[tuple[float, float]]:
    """What all scan lines have inside."""
    free = scans[0][1]
    for _, spans in scans[1:]:
        free = _both(free, spans)
    return free


def _both(first: list[tuple[float, float]], second: list[tuple[float, float]]) -> list[tuple[float, float]]:
    out = []
    for a, b in first:
        for c, d in second:
            left, right = max(a, c), min(b, d)
            if right > left:
                out.append((left, right))
    return out


def _fit(bands: list[Band], rooms: list[float], long: list[float], step: float) -> tuple[float, list[float], list[float]] | None:
    """The best height for rows of these lengths: score, row tops, row middles. `rooms`: how wide the bands are."""
    rows = len(long)
    by_step = max(1, round(step / STEP))
    reach = by_step * (rows - 1)
    drop = reach * STEP + 0.1
    middle = (bands[0].y + bands[-1].y) / 2 - (rows - 1) * step / 2
    best, where = -1e9, -1
    for i in range(len(bands) - reach):
        top = bands[i].y
        if bands[i + reach].y - top > drop:
            continue
        slack, at = MOST_SLACK, i
        for w in long:
            if (room := rooms[at] - w) < slack:
                slack = room
            at += by_step
        if slack < 0 or slack / 2 <= best:
            continue
        score = slack / 2 - 0.06 * abs(top - middle)
        if score > best:
            if rows > 1:
                score -= 0.16 * _spread(bands, long, i, by_step)
            if score > best:
                best, where = score, i
    if where < 0:
        return None
    chosen = [bands[where + by_step * r] for r in range(rows)]
    return best - 1.6 * rows, [b.y for b in chosen], _middles(chosen, long)


def _spread(bands: list[Band], long: list[float], start: int, by_step: int) -> float:
    """How far the rows stand off from each other sideways."""
    xs = _middles([bands[start + by_step * r] for r in range(len(long))], long)
    return max(xs) - min(xs)


def _middles(chosen: list[Band], long: list[float]) -> list[float]:
    """The middle of each row: as near to one common line as its band allows."""
    aim = sum(b.left + b.right for b in chosen) / (2 * len(chosen))
    return [max(b.left + w / 2, min(b.right - w / 2, aim)) for b, w in zip(chosen, long)]


def _layout(
    items: tuple[LandItem, ...],
    widths: list[float],
    parts: list[tuple[int, int]],
    tops: list[float],
    middles: list[float],
    size: int,
    compact: bool,
) -> LandLayout:
    placed, rows = [], []
    for (start, end), top, middle in zip(parts, tops, middles):
        long = sum(widths[start:end]) + GAP * (end - start - 1)
        x = middle - long / 2
        rows.append((x - 2, top - 2, long + 4, size + 4))
        for item, w in zip(items[start:end], widths[start:end]):
            placed.append(Placed(item, x + w / 2, top + size / 2, w))
            x += w + GAP
    return LandLayout(tuple(placed), size, tuple(rows), compact)
