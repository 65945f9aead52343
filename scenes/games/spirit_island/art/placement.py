"""Which piece goes where inside a land.

A land has rows, the first where most room is; its tag stands at the beginning of the first row, the sign of a ravage or of
a defence before the tag. Pieces follow in a fixed order, what changes least first, in one row to the free side, then in the
next. A thing stands where those before it in that order leave room: what comes or goes moves nothing before it. Neither the
size of a land's pieces nor its rows depend on what lies there, as long as no more lies there than usual (`USUAL`); then
things move closer, counts take the place of copies, and only after that all becomes smaller. Nothing lies over a border.

Pure Python on polygons, kept per land and list of things: the same position always looks the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from scenes.draw.geometry import Point, row_spans

SIZES = (42, 40, 38, 36, 34)
SIZES_LARGE = (54, 50, 46, 42, 40, 38)
SIZES_720 = (35, 34, 32, 30, 28)
SMALLER = (32, 30, 28, 26, 24, 22)  # where all else failed
READABLE = 28  # things get as small as this before one covers much of the next
CLOSEST = 24  # and as this before one hides half of the next
GAP = 5.0
AIR = 6.0  # between rows
CLEAR, NEAR, OVER = 5.0, 1.0, -2.0  # how far from the border things stand; where there is little room; where there is none
FAN = 17.0  # how far a copy stands beside the one before, at a size of 42; it may lie on it
# Cities that lie on one another look like one wide castle: they stand side by side, and three are counted.
BESIDE = {"city": 41.0}
FANNED, MOST_BESIDE = 3, 2  # so many at most are seen one by one; more are a number
SCAN = 3.0
NARROW = {"explorer": 0.82, "town": 0.94, "blight": 0.94}
COUNT, COUNT_LONG = 0.7, 0.98  # how wide "×2" and "×12" beside a piece are, in piece sizes (`pieces.count`)
ON_PIECE, ON_MORE = 0.25, 0.4  # how much of its piece a count hides that has no room beside it; where things overlap anyhow
TAG_LEFT, TAG_UP = 10.0, 24.0  # how far the number on the corner of a tag reaches out of it, and above its middle
SUNBURST = 12.0  # how much wider a sacred site is than a presence
SIGNS = ("threat", "defend")
ORDER = ("label", "dahan", "explorer", "town", "city", "presence", "blight", "token", *SIGNS)
ASIDE = 4.5  # so many pieces in one row stand in the middle of a land
SHARES = (1.0, 0.98, 0.85, 0.7, 0.6, 0.5)  # how much of a thing the next may leave free; below 1 they have no gap either
LEFTWARDS = 3  # so many pieces find room right of where a row begins


class LandItem(NamedTuple):
    """One thing that stands in a land.

    ``kind``: label, threat, defend, token, presence or a piece kind. ``n``: how many. ``text``: the label's or number's text; of
    a token what it says (`facts.tokens`). ``player``: colour id of a presence. ``mark``: "" | "legal" | "pointed" | "chosen" for
    a choice of pieces, on a label the number key that chooses the land. ``number``: the key that chooses a piece. ``key``:
    anything the caller wants back when the thing is pointed at. ``room``: it keeps the room of so many, of a sacred site or not;
    with ``n`` 0 the room is empty. ``guest``: it stands at the right end of the room of the thing before it.
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
    number: str = ""
    room: tuple[int, bool] = (0, False)
    guest: bool = False


USUAL = (LandItem("dahan", 2), LandItem("explorer", 2), LandItem("town"), LandItem("presence", 2, sacred=True))


class Placed(NamedTuple):
    """An item with the middle of its place and its width, in design pixels."""

    item: LandItem
    x: float
    y: float
    w: float


@dataclass(frozen=True, slots=True)
class LandLayout:
    """All things of one land: places, the piece size used, and the row boxes (x, y, w, h) marks keep clear
    of. ``compact``: a number on the corner of a piece for copies, else up to three fan out and more have it beside them.
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


class Frame(NamedTuple):
    """The rows of a land in the order in which they fill, and where each begins."""

    rows: tuple[Band, ...]
    starts: tuple[float, ...]
    sign: bool = False  # whether there is room for a sign before the tag


class Way(NamedTuple):
    """One way to place things: the size, how compact, how far from the border, how much of a piece the next leaves free,
    whether rows begin at the border, and the tag, too, though the number on its corner hangs over it."""

    size: int
    compact: bool = False
    clear: float = CLEAR
    share: float = 1.0
    crowded: bool = False
    bare: bool = False


Spans = list[tuple[float, float]]


@dataclass(slots=True)
class Placer:
    """Places things in the lands of one map; ``label_width`` gives the width of a land's tag; ``usual``: what finds room in every
    land at its size, so that few things more or less change nothing."""

    lands: dict[str, list[Point]]
    label_width: Callable[[str], float]
    sizes: Sequence[int] = SIZES
    usual: tuple[LandItem, ...] = USUAL
    _bands: dict[tuple[str, int, float], list[Band]] = field(default_factory=dict)
    _scans: dict[str, list[tuple[float, Spans]]] = field(default_factory=dict)
    _frames: dict[tuple[str, int, float, bool, float, bool], Frame] = field(default_factory=dict)
    _base: dict[tuple[str, float], Way] = field(default_factory=dict)
    _cache: dict[tuple[str, tuple[LandItem, ...]], LandLayout] = field(default_factory=dict)

    def place(self, land: str, items: Iterable[LandItem]) -> LandLayout:
        """The layout of a land; the same list of things always gives the same layout."""
        present = [item for item in items if item.n > 0 or item.room[0]]
        things = [item for item in present if not item.guest]
        key = self._key(land, things)
        found = self._cache.get(key)
        if found is None:
            if len(self._cache) > 2000:
                self._cache.clear()
            found = self._cache[key] = self._best(land, key[1])
        same = [
            self._in_room(p, item, found) if item.room[0] and item.n else p._replace(item=item)
            for p, item in zip(found.placed, things)
        ]
        if len(things) < len(present):
            same = self._with_guests(present, same, found)
        return LandLayout(tuple(same), found.size, found.rows, found.compact)

    def _with_guests(self, present: Sequence[LandItem], placed: Sequence[Placed], layout: LandLayout) -> list[Placed]:
        """The same with those that stand in the rooms of others, in the order of the things."""
        out: list[Placed] = []
        hosts = iter(zip(placed, layout.placed, strict=False))
        room: Placed | None = None
        for item in present:
            if item.guest and room is not None:
                wide = self.width(item, layout.size, layout.compact)
                out.append(Placed(item, room.x + room.w / 2 - wide / 2, room.y, wide))
            else:
                place, room = next(hosts)
                out.append(place)
        return out

    def _in_room(self, place: Placed, item: LandItem, layout: LandLayout) -> Placed:
        """Fewer than have room there stand where the first of those stood."""
        wide, left = self.width(item, layout.size, layout.compact), place.x - place.w / 2
        if item.room[1] and not item.sacred:
            left += SUNBURST / 2
        return Placed(item, left + wide / 2, place.y, wide)

    @staticmethod
    def _key(land: str, things: Iterable[LandItem]) -> tuple[str, tuple[LandItem, ...]]:
        return land, tuple([_standing(item) for item in things if (item.n > 0 or item.room[0]) and not item.guest])

    def knows(self, land: str, items: Iterable[LandItem]) -> bool:
        """Whether these things were placed there before, so that it takes no time."""
        return self._key(land, items) in self._cache

    def warm(self) -> None:
        """Find the size and the rows of every land beforehand (a worker does it), so that placing is quick from the start."""
        for land in self.lands:
            self.base(land, self.label_width(land))

    def base(self, land: str, label: float) -> Way:
        """How things stand in a land as long as no more lie there than usual: at the largest size at which those find room.
        `label`: the tag's width."""
        if (land, label) not in self._base:
            least = self.sizes[-1]
            ways = [*map(Way, self.sizes), Way(least, False, NEAR, 1.0, True), Way(least, True, NEAR, 1.0, True)]
            fits = partial(self._try, land, (LandItem("label"), *self.usual), label)
            found = next((way for way in ways if fits(way)), Way(least, True, OVER, 1.0, True))
            self._base[land, label] = found._replace(compact=False)
        return self._base[land, label]

    def _best(self, land: str, items: tuple[LandItem, ...]) -> LandLayout:
        if not items:
            return LandLayout(size=self.sizes[0])
        label = next((self.label_width(item.text) for item in items if item.kind == "label"), 0.0)
        order = sorted(range(len(items)), key=lambda n: (_rank(items[n]), n))
        things = tuple([items[n] for n in order])
        way, placed = next(self._found(land, things, label))
        back = {n: at for at, n in enumerate(order)}
        rows: dict[float, list[Placed]] = {}
        for place in placed:
            rows.setdefault(place.y, []).append(place)
        size = way.size
        boxes = [_row_box(y, row, size) for y, row in rows.items()]
        return LandLayout(tuple([placed[back[n]] for n in range(len(items))]), size, tuple(boxes), way.compact)

    def _found(self, land: str, things: tuple[LandItem, ...], label: float) -> Iterator[tuple[Way, list[Placed]]]:
        """The ways that give everything its place, the best first."""
        for way in _ways(self.base(land, label), self.sizes):
            placed = self._try(land, things, label, way)
            if placed is not None:
                yield way, placed
        yield self._anyhow(land, things, label)

    def _try(self, land: str, things: tuple[LandItem, ...], label: float, way: Way) -> list[Placed] | None:
        """Each thing in the first row that has room for it behind those before; None: some row is too short."""
        frame = self._frame(land, way.size, way.clear, way.crowded, label, way.bare)
        if not frame.rows:
            return None
        rows, at, size, sign = frame.rows, [*frame.starts], way.size, frame.sign
        out: list[Placed] = []
        for item in things:
            if item.kind == "label":
                out.append(Placed(item, at[0] + TAG_LEFT + label / 2, rows[0].y + size / 2, label))
                at[0] += TAG_LEFT + label + (GAP if way.share == 1.0 else 0.0)
                continue
            w = self.width(item, size, way.compact, way.clear == OVER)
            if item.kind in SIGNS and sign:
                sign = False
                out.append(Placed(item, frame.starts[0] - GAP - w / 2, rows[0].y + size / 2, w))
                continue
            row = next((n for n, band in enumerate(rows) if at[n] + w <= band.right), -1)
            if row < 0:
                return None
            out.append(Placed(item, at[row] + w / 2, rows[row].y + size / 2, w))
            at[row] += w + GAP if way.share == 1.0 else w * way.share
        return out

    def _anyhow(self, land: str, things: tuple[LandItem, ...], label: float) -> tuple[Way, list[Placed]]:
        """Nothing fits: all in the land's rows, as close as it takes, over the border only where the land is too small."""
        way = Way(SMALLER[-1], True, OVER, 0.4, True)
        size = way.size
        frame = self._frame(land, size, OVER, True, label)
        points = self.lands[land]
        x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
        rows = frame.rows or (Band(y - size / 2, x - label, x + label),)
        widths = [self.width(item, size, True, True) for item in things]
        shares = [max(1.0, band.right - band.left - size) for band in rows]
        per = sum(widths) / sum(shares)
        out: list[Placed] = []
        row, at = 0, rows[0].left
        for item, w in zip(things, widths, strict=True):
            if at + w > rows[row].right and row + 1 < len(rows):
                row += 1
                at = rows[row].left
            left = max(rows[row].left, min(at, rows[row].right - w))
            out.append(Placed(item, left + w / 2, rows[row].y + size / 2, w))
            at = left + w / max(1.0, per)
        return way, out

    # -- how much room things take -------------------------------------------------------------
    def width(self, item: LandItem, size: int, compact: bool = False, tight: bool = False) -> float:
        """Room an item takes in its row at a piece size. `tight`: where there is too little for all."""
        hidden = ON_MORE if compact and tight else ON_PIECE if compact else 0.0
        if item.kind == "label":
            return self.label_width(item.text)
        if item.kind in SIGNS:
            return size * (1.0 if compact else 1.08)  # the tips of its rays may touch
        if item.kind == "presence":
            ring = SUNBURST if item.sacred else 0.0
            return size + ring + (_count_room(item.n, size, hidden) if item.n > 1 else 0.0)
        one = size * NARROW.get(item.kind, 0.97)
        if compact and item.n > 1:
            return one + _count_room(item.n, size, hidden)
        if item.n > most_seen(item.kind):
            return one + _count_room(item.n, size, hidden)
        return one + (item.n - 1) * fan(item.kind, size)

    # -- the rows of a land --------------------------------------------------------------------
    def _frame(self, land: str, size: int, clear: float, crowded: bool, label: float, bare: bool = False) -> Frame:
        key = land, size, clear, crowded, label, bare
        if key not in self._frames:
            bands = self.bands(land, size, clear)
            self._frames[key] = self._make_frame(land, bands, size, clear, crowded, label + TAG_LEFT, bare)
        return self._frames[key]

    def _make_frame(
        self, land: str, bands: list[Band], size: int, clear: float, crowded: bool, label: float, bare: bool
    ) -> Frame:
        """`label`: how wide the tag is with what hangs over it."""
        if crowded:
            rows = _most(bands, size, size + 1.0 if clear > 0 else size - 3.0)
            first = max(range(len(rows)), key=lambda n: rows[n].right - rows[n].left, default=0)
            if not rows or rows[first].right - rows[first].left < label:
                return Frame((), ())
            near = sorted(range(len(rows)), key=lambda n: (abs(n - first), rows[n].left - rows[n].right))
            if bare:
                inside = [rows[n] for n in near]
                return Frame(tuple(inside), tuple([band.left for band in inside]))
            return self._starts(land, tuple([rows[n] for n in near]), size, clear <= 0, label)
        unit = 1.25 * size + GAP
        step = -(-int(size + AIR) // int(SCAN))
        want = label + GAP + ASIDE * unit
        middle = self._middle(land)
        best: tuple[float, int, list[int]] | None = None
        by_top = {round((band.y - bands[0].y) / SCAN): n for n, band in enumerate(bands)}
        for top, at in by_top.items():
            first_row = bands[at]
            if first_row.right - first_row.left < label + GAP + size:
                continue
            others = [n for t, n in by_top.items() if t != top and (t - top) % step == 0]
            others = [n for n in others if bands[n].right - bands[n].left > 1.2 * size]
            rooms = sorted((min(want, bands[n].right - bands[n].left) for n in others), reverse=True)
            score = min(want, first_row.right - first_row.left) + 0.4 * sum(rooms[:1]) + 0.1 * sum(rooms[1:])
            score -= 0.9 * abs(first_row.y + size / 2 - middle + (0.25 * size if rooms else 0.0))
            if best is None or score > best[0]:
                best = score, at, others
        if best is None:
            return Frame((), ())
        first_row = bands[best[1]]
        after = sorted(best[2], key=lambda n: (round(abs(bands[n].y - first_row.y) / step), bands[n].left - bands[n].right))
        return self._starts(land, (first_row, *(bands[n] for n in after)), size, False, label)

    def _starts(self, land: str, rows: tuple[Band, ...], size: int, full: bool, label: float) -> Frame:
        """`full`: rows begin at the border."""
        first, unit, sign_room = rows[0], 1.25 * size + GAP, 1.08 * size + GAP
        if full:
            start = self._tag_start(land, first, size, first.left)
            return Frame(rows, (start, *(band.left for band in rows[1:])))
        long = label + GAP + ASIDE * unit
        start = max(first.left, (first.left + first.right - long) / 2)
        sign = first.right - first.left >= label + GAP + LEFTWARDS * unit + sign_room
        if sign:
            start = max(start, first.left + sign_room)
        start = self._tag_start(land, first, size, start)
        begin = start + TAG_LEFT
        starts = [max(band.left, min(begin, band.right - LEFTWARDS * unit)) for band in rows[1:]]
        return Frame(rows, (start, *starts), sign)

    def _tag_start(self, land: str, band: Band, size: int, start: float) -> float:
        """Where the tag may begin so that what hangs over its corner is within the land, too."""
        top = band.y + size / 2 - TAG_UP
        scans = [scan for scan in self._scanned(land) if top - SCAN <= scan[0] <= band.y]
        if top >= band.y or not scans or top < self._scanned(land)[0][0]:
            return start
        free = _common(scans)
        at = start
        while at < min(band.right, start + 3 * TAG_LEFT):
            if any(a <= at and at + 2 * TAG_LEFT <= b for a, b in free):
                return at
            at += SCAN
        return start

    def _middle(self, land: str) -> float:
        """The height that half of the land lies above."""
        scans = self._scanned(land)
        wides = [(y, sum(b - a for a, b in spans)) for y, spans in scans]
        return sum(y * wide for y, wide in wides) / max(1e-9, sum(wide for _, wide in wides))

    def bands(self, land: str, size: int, clear: float) -> list[Band]:
        """Free strips of height ``size`` in a land, ``clear`` away from its border, at every step down."""
        key = (land, size, clear)
        if key not in self._bands:
            self._bands[key] = self._make_bands(land, size, clear)
        return self._bands[key]

    def _scanned(self, land: str) -> list[tuple[float, Spans]]:
        if land not in self._scans:
            self._scans[land] = _scan(self.lands[land])
        return self._scans[land]

    def _make_bands(self, land: str, size: int, clear: float) -> list[Band]:
        scans = self._scanned(land)
        simple = all(len(spans) == 1 for _, spans in scans)
        lefts = [spans[0][0] for _, spans in scans] if simple else []
        rights = [spans[0][1] for _, spans in scans] if simple else []
        out, y = [], scans[0][0] + clear if scans else 0.0
        while scans and y + size + clear <= scans[-1][0]:
            first = int((y - clear - scans[0][0]) / SCAN)
            last = int((y + size + clear - scans[0][0]) / SCAN) + 1
            if simple:
                free = [(max(lefts[first : last + 1]), min(rights[first : last + 1]))]
            else:
                free = _common(scans[first : last + 1])
            room = [(a + clear, b - clear) for a, b in free if b - a > 2 * clear + 20]
            if room:
                left, right = max(room, key=lambda s: s[1] - s[0])
                out.append(Band(y, left, right))
            y += SCAN
        return out


def _most(bands: list[Band], size: int, step: float) -> list[Band]:
    """The rows, one below the other, that together are the longest."""
    n = len(bands)
    best, take = [0.0] * (n + 1), [0] * n
    for at in range(n - 1, -1, -1):
        after = at + 1
        while after < n and bands[after].y - bands[at].y < step:
            after += 1
        worth = bands[at].right - bands[at].left - 0.4 * size + best[after]
        best[at], take[at] = (worth, after) if worth > best[at + 1] else (best[at + 1], 0)
    rows, at = [], 0
    while at < n:
        if take[at]:
            rows.append(bands[at])
        at = take[at] or at + 1
    return rows


def _ways(base: Way, sizes: Sequence[int]) -> Iterator[Way]:
    """As it usually is; rows from border to border; with numbers on pieces; smaller; closer to the border, one over the other;
    smaller still."""
    yield base
    yield Way(base.size, False, NEAR, 1.0, True)  # a number on a piece is harder to read than a row that begins farther left
    yield base._replace(compact=True)
    for size in [size for size in sizes if size <= base.size]:
        for compact in (False, True):
            yield Way(size, compact, NEAR, 1.0, True)
    least = sizes[-1]
    smaller = [size for size in SMALLER if size < least]
    for size in (least, *(size for size in smaller if size >= READABLE)):
        for share in SHARES[:2]:
            yield Way(size, True, OVER, share, True)
            yield Way(size, True, OVER, share, True, True)
    yield Way(min(least, READABLE), True, OVER, SHARES[2], True, True)
    for size in [size for size in smaller if CLOSEST <= size < READABLE]:  # before a threat lies half under a presence
        yield Way(size, True, OVER, SHARES[1], True, True)
    for size in (min(least, READABLE), *(size for size in smaller if size < READABLE)):
        for share in SHARES:
            yield Way(size, True, OVER, share, True, True)


def fan(kind: str, size: float) -> float:
    """How far the copies of a kind of piece stand apart at a piece size."""
    return BESIDE.get(kind, FAN) * size / 42


def most_seen(kind: str) -> int:
    """How many of a kind at most are seen one by one, where there is room."""
    return MOST_BESIDE if kind in BESIDE else FANNED


def _count_room(n: int, size: int, hidden: float) -> float:
    """What the count of a piece takes of its row beside the piece, so much of which it hides."""
    return size * ((COUNT if n < 10 else COUNT_LONG) - hidden)


def _rank(item: LandItem) -> int:
    return ORDER.index(item.kind) if item.kind in ORDER else len(ORDER) - len(SIGNS) - 1


def _standing(item: LandItem) -> LandItem:
    """The thing by what decides the room it takes (`Placer.width`): another number on a sign or a wound moves nothing."""
    n, sacred = item.room if item.room[0] else (item.n, item.sacred)
    return LandItem(item.kind, n, item.text if item.kind == "label" else "", sacred=sacred)


def _row_box(y: float, row: list[Placed], size: int) -> tuple[float, float, float, float]:
    left, right = min(p.x - p.w / 2 for p in row), max(p.x + p.w / 2 for p in row)
    return left - 2, y - size / 2 - 2, right - left + 4, size + 4


def _scan(points: list[Point]) -> list[tuple[float, Spans]]:
    low = min(p[1] for p in points) + 0.5
    high = max(p[1] for p in points)
    count = int((high - low) / SCAN) + 1
    return [(low + i * SCAN, row_spans(points, low + i * SCAN)) for i in range(count)]


def _common(scans: Sequence[tuple[float, Spans]]) -> Spans:
    """What all scan lines have inside."""
    free = scans[0][1]
    for _, spans in scans[1:]:
        free = _both(free, spans)
    return free


def _both(first: Spans, second: Spans) -> Spans:
    out = []
    for a, b in first:
        for c, d in second:
            left, right = max(a, c), min(b, d)
            if right > left:
                out.append((left, right))
    return out
