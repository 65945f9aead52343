"""What makes a map a sea chart: compass, ship, sea serpent, cartouche, rhumb lines, waves - and where
there is room for them. Everything in design pixels of the chart.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.draw.geometry import ChartGeometry
from scenes.draw.svg import Point, circle, group, line_d, num, path, rect
from scenes.draw.terrain import index_surface
from scenes.draw.theme import BONE, BRASS, CARTOUCHE, CHART_INK, CORAL, INK

SERPENT_GREEN = "#5C8F86"
WAVE = "#EAF2EC"
_CELL = 8


# --- pictures -------------------------------------------------------------------------------------
def compass(x: float, y: float, r: float) -> str:
    """A compass rose; its letter N is lettering and comes on top."""
    ink, pale = CHART_INK, "#F1E8D2"
    out = circle(x, y, r, "none", ink, 1.4, 0.8) + circle(x, y, r * 0.93, "none", ink, 0.8, 0.8)
    out += circle(x, y, r * 0.5, "none", ink, 0.8, 0.6)
    ticks = ""
    for i in range(32):
        a = i * math.pi / 16
        inner = r * (0.93 if i % 4 else 0.86)
        ticks += f"M{num(x + inner * math.cos(a))} {num(y + inner * math.sin(a))}"
        ticks += f"L{num(x + r * math.cos(a))} {num(y + r * math.sin(a))}"
    out += path(ticks, "none", ink, 1.2, 0.8)
    for reach, wide, off in ((0.62, 0.15, 45), (0.84, 0.1875, 0)):
        for i in range(4):
            a = math.radians(off + i * 90 - 90)
            tip = (x + r * reach * math.cos(a), y + r * reach * math.sin(a))
            left, right = ((x + r * wide * math.cos(b), y + r * wide * math.sin(b)) for b in (a - math.pi / 4, a + math.pi / 4))
            dark = CORAL if i == 0 and off == 0 else ink
            out += path(line_d([(x, y), tip, left]), pale, ink, 1.2)
            out += path(line_d([(x, y), tip, right]), dark, ink, 1.2)
    return out + circle(x, y, r * 0.09, BRASS, ink, 1.2)


def serpent(x: float, y: float, k: float) -> str:
    """A sea serpent about 220 x 56 units at scale 1, head to the left of (x, y)."""
    ink, body = CHART_INK, ""
    for cx, r in ((40, 19), (86, 15), (126, 11)):
        high = num(40 - r * 2.1)
        d = f"M{cx - r} 40C{cx - r} {high} {cx + r} {high} {cx + r} 40L{cx + r - 9} 40"
        d += f"C{cx + r - 9} {num(40 - r * 1.15)} {cx - r + 9} {num(40 - r * 1.15)} {cx - r + 9} 40Z"
        body += path(d, SERPENT_GREEN, ink, 1.8)
    head = "M2 40C-2 18-8 8-20 6C-30 4-40 8-44 16L-36 17-43 22C-36 26-26 22-19 22C-12 23-9 30-8 40Z"
    body += path(head, SERPENT_GREEN, ink, 1.8) + circle(-27, 12.5, 2.1, BONE, ink, 1.2)
    body += path("M-16 6l-2-8 7 6 2-7 4 10", CORAL, ink, 1.5)
    tail = "M146 40C150 30 156 26 164 22L160 32 170 32C162 36 156 38 154 40Z"
    body += path(tail, SERPENT_GREEN, ink, 1.8)
    return group(body + path("M-16 42h34M24 45h30M66 43h36M110 45h50", "none", WAVE, 1.6, 0.8), x, y, k)


def galleon(x: float, y: float, k: float) -> str:
    """A three-master, 80 x 70 units at scale 1."""
    ink = CHART_INK
    body = path("M0 40L6 56H64L78 34 60 38 58 42H12Z", "#8A5A33", ink, 1.8)
    body += path("M20 40V4M42 40V-4M60 38V10", "none", ink, 2.2)
    sails = "M10 12Q22 20 32 12L33 32Q21 38 9 32ZM33 4Q44 12 54 4L56 32Q44 38 32 32Z"
    sails += "M54 15Q62 20 68 15L69 31Q61 36 54 32Z"
    body += path(sails, BONE, ink, 1.6) + path("M42-4l12-4-12-4z", CORAL, ink, 1.3)
    return group(body + path("M-6 58h24M26 61h30M60 58h22", "none", WAVE, 1.8, 0.85), x, y, k)


def cartouche(x: float, y: float, w: float, h: float) -> str:
    """The title plate of a chart."""
    plate = rect(x + 3, y + 4, w, h, 8, "#0B222B", opacity=0.28)
    plate += rect(x, y, w, h, 8, CARTOUCHE, INK, 1.8)
    return plate + rect(x + 5, y + 5, w - 10, h - 10, 5, "none", INK, 0.9)


def rhumbs(x: float, y: float, reach: float) -> str:
    """Faint lines from the compass over the whole sea."""
    d = ""
    for i in range(32):
        a = i * math.pi / 16
        d += f"M{num(x)} {num(y)}l{num(reach * math.cos(a))} {num(reach * math.sin(a))}"
    return path(d, "none", "#0F2C3C", 0.9, 0.16)


# --- where there is sea ---------------------------------------------------------------------------
class Sea:
    """A coarse map of free water: finds room for ornaments and callouts.

    A row of cells is one integer, bit x set where something is: looking through all places for a box, which an answer may
    wait for, then takes a few operations a row.
    """

    def __init__(self, geometry: ChartGeometry, margin: float = 6.0) -> None:
        w, h = geometry.size
        self.size = geometry.size
        self._w, self._h = int(w / _CELL), int(h / _CELL)
        painted = index_surface((self._w, self._h))
        for ring in geometry.rings:
            points = [(x / _CELL, y / _CELL) for x, y in ring]
            pygame.draw.polygon(painted, 1, points)
            pygame.draw.lines(painted, 1, True, points, max(1, round(2 * margin / _CELL)))
        for place in set(geometry.lands) - set(geometry.dry()):  # an ocean where things stand is no room
            pygame.draw.polygon(painted, 1, [(x / _CELL, y / _CELL) for x, y in geometry.lands[place]])
        cells, pitch = painted.get_buffer().raw, painted.get_pitch()
        digits = bytes([48, *[49] * 255])
        self._taken = [int(cells[y * pitch : y * pitch + self._w][::-1].translate(digits), 2) for y in range(self._h)]
        self._found: dict[tuple[int, int], list[int]] = {}  # cells wide and high -> per row, the left edges of all free boxes

    def spot(
        self,
        w: float,
        h: float,
        near: Sequence[Point],
        reach: float = 1e9,
        within: tuple[float, float, float, float] | None = None,
    ) -> Point | None:
        """The middle of a free box of ``w`` x ``h`` closest to the first of the ``near`` points that has
        one.
        """
        cw, ch = math.ceil(w / _CELL) + 1, math.ceil(h / _CELL) + 1
        free = self._found.get((cw, ch))
        if free is None:
            free = self._found[cw, ch] = self._free(cw, ch)
        left, top, right, bottom = 0.0, 0.0, float(self._w), float(self._h)
        if within:
            x0, y0, x1, y1 = within
            left, right = (x0 + w / 2) / _CELL - cw / 2, (x1 - w / 2) / _CELL - cw / 2
            top, bottom = (y0 + h / 2) / _CELL - ch / 2, (y1 - h / 2) / _CELL - ch / 2
        rows = range(max(0, math.ceil(top)), min(len(free) - 1, math.floor(bottom)) + 1)
        first, last = max(0, math.ceil(left)), min(self._w, math.floor(right))
        window = (1 << last + 1) - (1 << first) if last >= first else 0
        for aim in near:
            column = min(self._w, max(0, math.floor(aim[0] / _CELL - cw / 2)))
            low = (1 << column + 1) - 1
            best: tuple[float, int, int] | None = None
            for y in rows:
                if not (bits := free[y] & window):
                    continue
                nearest = [(bits & low).bit_length() - 1] if bits & low else []
                nearest += [(bits & ~low & -(bits & ~low)).bit_length() - 1] if bits & ~low else []
                for x in nearest:
                    found = math.dist(self._middle(x, y, cw, ch), aim), y, x
                    best = found if best is None or found < best else best
            if best is not None and best[0] <= reach:
                return self._middle(best[2], best[1], cw, ch)
        return None

    @staticmethod
    def _middle(x: int, y: int, cw: int, ch: int) -> Point:
        return (x + cw / 2) * _CELL, (y + ch / 2) * _CELL

    def _free(self, cw: int, ch: int) -> list[int]:
        """Per row of cells the columns at which a free box of so many cells may begin."""
        if cw > self._w:
            return []
        out, columns = [], (1 << self._w - cw + 1) - 1
        for y in range(self._h - ch + 1):
            taken, wide = 0, 1
            for row in self._taken[y : y + ch]:
                taken |= row
            while wide < cw:  # bit x: whether something is in x and the `wide` - 1 cells right of it
                step = min(wide, cw - wide)
                taken |= taken >> step
                wide += step
            out.append(columns & ~taken)
        return out

    def take(self, x: float, y: float, w: float, h: float) -> None:
        """Mark a box around (x, y) as used."""
        first, last = max(0, int((x - w / 2) / _CELL)), min(self._w, math.ceil((x + w / 2) / _CELL))
        for row in range(max(0, int((y - h / 2) / _CELL)), min(self._h, math.ceil((y + h / 2) / _CELL))):
            self._taken[row] |= (1 << max(first, last)) - (1 << first)
        self._found.clear()

    def free_at(self, x: float, y: float) -> bool:
        """Whether a point is free water."""
        cx, cy = int(x / _CELL), int(y / _CELL)
        return 0 <= cx < self._w and 0 <= cy < self._h and not self._taken[cy] >> cx & 1


@dataclass(frozen=True, slots=True)
class Decor:
    """Where the ornaments of one chart went; None where there is no room."""

    compass: tuple[float, float, float] | None = None
    ship: tuple[float, float, float] | None = None
    serpent: tuple[float, float, float] | None = None
    title: tuple[float, float, float, float] | None = None

    def body(self) -> str:
        """SVG of all ornaments."""
        out = ""
        if self.compass:
            out += compass(*self.compass)
        if self.ship:
            out += galleon(*self.ship)
        if self.serpent:
            out += serpent(*self.serpent)
        if self.title:
            out += cartouche(*self.title)
        return out


def decorate(geometry: ChartGeometry, title_size: tuple[float, float] | None = None) -> tuple[Decor, Sea]:
    """Find places for the ornaments: the title first, then the compass as large as it fits, ship and
    serpent.
    """
    w, h = geometry.size
    sea = Sea(geometry)
    title = place_title(sea, title_size)
    rose = None
    corners = [(w * 0.11, h * 0.34), (w * 0.88, h * 0.84), (w * 0.12, h * 0.84), (w * 0.88, h * 0.16)]
    for r in (70.0, 58.0, 48.0, 40.0):
        at = sea.spot(2 * r + 6, 2 * r + 28, corners, 0.3 * w)
        if at:
            rose = (at[0], at[1] + 8, r)
            sea.take(at[0], at[1], 2 * r + 24, 2 * r + 44)
            break
    ship = _place(sea, 84, 72, [(w * 0.045, h * 0.66), (w * 0.94, h * 0.2), (w * 0.05, h * 0.9)], 0.78)
    beast = _place(sea, 226, 62, [(w * 0.93, h * 0.6), (w * 0.1, h * 0.9), (w * 0.86, h * 0.93)], 0.66)
    decor = Decor(
        rose,
        (ship[0] - 31, ship[1] - 20, 0.78) if ship else None,
        (beast[0] - 42, beast[1] - 16, 0.66) if beast else None,
        title,
    )
    return decor, sea


def place_title(sea: Sea, size: tuple[float, float] | None) -> tuple[float, float, float, float] | None:
    """Where the title of a chart lies, in the first corner with room for it, which is then taken."""
    if size is None:
        return None
    (w, h), (tw, th) = sea.size, size
    room = 16.0
    for cx, cy in ((0, 0), (1, 1), (1, 0), (0, 1)):
        x, y = room + tw / 2 + cx * (w - tw - 2 * room), room + th / 2 + cy * (h - th - 2 * room)
        near = sea.spot(tw, th, [(x, y)], 26.0)
        if near:
            sea.take(x, y, tw + room, th + room)
            return x - tw / 2, y - th / 2, tw, th
    return None


def _place(sea: Sea, w: float, h: float, near: Sequence[Point], k: float) -> Point | None:
    at = sea.spot(w * k, h * k, near, 0.24 * sea.size[0])
    if at:
        sea.take(at[0], at[1], w * k + 8, h * k + 8)
    return at


def waves(sea: Sea, seed: int = 4, most: int = 150) -> str:
    """Small waves scattered over the free water."""
    chance, (w, h) = random.Random(seed), sea.size
    done: list[Point] = []
    d = ""
    for _ in range(1800):
        x, y = chance.uniform(14, w - 34), chance.uniform(12, h - 10)
        if not (sea.free_at(x - 14, y) and sea.free_at(x + 10, y) and sea.free_at(x + 30, y)):
            continue
        if any(abs(x - a) < 52 and abs(y - b) < 19 for a, b in done):
            continue
        done.append((x, y))
        q = chance.uniform(4.5, 7)
        d += f"M{num(x)} {num(y)}q{num(q)} {num(-q * 0.8)} {num(2 * q)} 0t{num(2 * q)} 0"
        if len(done) >= most:
            break
    return path(d, "none", "#E4EFEA", 1.4, 0.5) if d else ""
