"""The line round an island, drawn piece by piece: a piece of land that was outlined once is there for every larger island.

A line has a dark case under it. Where pieces meet, the case of one would lie on the line of the other, so all cases of an
island are painted before its lines.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import pygame

from scenes.draw import svg
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import path
from scenes.draw.theme import INK, POINTED
from scenes.draw.zoom_cache import ZoomCache
from scenes.games.small_islands.art import land
from scenes.games.small_islands.art.land import CELL, CORNER, Corners, Place

Lands = tuple[tuple[Place, tuple[int, ...]], ...]
Piece = tuple[Place, tuple[int, ...], Corners, tuple[bool, ...]]  # cell, group of corners, tile, beyond which sides lie tiles
Line = tuple[Piece, str]  # a piece and the tone of the line round it
TONES = {"hover": (POINTED, "9 8"), "fits": (POINTED, "0.1 8"), "legal": ("#FFD75E", ""), "pointed": (POINTED, "")}
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))  # the cell across the side from corner n to corner n + 1
WIDE = 11  # design px of a tile: the widest line with its case

_cache: ZoomCache[Line] = ZoomCache(11_000_000)  # all islands of a chart in two or three tones
AT_ONCE = 6  # lines that are sharpened in a frame


@dataclass(frozen=True, slots=True)
class Outline:
    """The border of an island: tone "fits", "hover", "legal" or "pointed"; pieces of land by cell and group of corners."""

    tone: str
    lands: Lands
    number: str = ""


class Lying(Protocol):
    """What lies on a chart: its tiles, and the one that is held over a cell."""

    @property
    def tiles(self) -> Mapping[Place, Any]: ...
    @property
    def pointed(self) -> Place | None: ...
    @property
    def ghost(self) -> Any: ...
    @property
    def outlines(self) -> tuple[Outline, ...]: ...


class Chart(Protocol):
    """The chart that lines are drawn on."""

    low_quality: bool

    @property
    def scene(self) -> Lying: ...
    @property
    def z(self) -> int: ...
    @property
    def view(self) -> tuple[int, int, int]: ...
    def rect(self, at: Place) -> pygame.Rect: ...


class Lines:
    """The lines on a chart: which there are for each outline, and where they lie."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.blurred: dict[Line, pygame.Surface] = {}  # shown scaled, since there was no time to draw them
        self._known: dict[Outline, tuple[list[Line], list[pygame.Rect]]] = {}
        self._known_of: tuple[object, object] = None, None  # the scene and the view

    def of(self, outline: Outline) -> tuple[list[Line], list[pygame.Rect]]:
        """The lines of an outline of the present scene, and what each covers."""
        scene, view = self.chart.scene, self.chart.view
        if self._known_of[0] is not scene or self._known_of[1] != view:
            self._known_of, self._known = (scene, view), {}
        if outline not in self._known:
            self._known[outline] = self.lying(outline, scene)
        return self._known[outline]

    def lying(self, outline: Outline, scene: Lying) -> tuple[list[Line], list[pygame.Rect]]:
        """The same in another scene, also for the tile that is held over the chart."""
        tiles, chart = scene.tiles, self.chart
        if scene.ghost is not None and scene.pointed is not None and scene.pointed not in tiles:
            tiles = {**tiles, scene.pointed: scene.ghost}
        found = pieces(outline.lands, tiles)
        boxes = [reach(piece, chart.z).move(chart.rect(piece[0]).topleft) for piece in found]
        return [(piece, outline.tone) for piece in found], boxes

    def missing(self, lands: Lands, tone: str) -> list[Line]:
        """What would have to be drawn first for these pieces of land to be outlined."""
        found = [(piece, tone) for piece in pieces(lands, self.chart.scene.tiles)]
        return [line for line in found if not kept(line, self.chart.z)]

    def paint(self, out: pygame.Surface, outline: Outline, box: pygame.Rect) -> None:
        """Those that reach into a box: all cases, then all lines."""
        lines, boxes = self.of(outline)
        near = [(self._picture(lines[n]), boxes[n]) for n in box.collidelistall(boxes)]
        for half in (0, 1):
            out.blits([(image, at, (half * at.w, 0, *at.size)) for image, at in near], False)

    def sharpen(self) -> list[pygame.Rect]:
        """Draw some of the lines that are shown scaled; what they cover."""
        shown = [line for outline in self.chart.scene.outlines for line in zip(*self.of(outline), strict=True)]
        found = [(line, box) for line, box in shown if line in self.blurred][:AT_ONCE]
        for line, _ in found:
            drawn(line, self.chart.z)
            self.blurred.pop(line, None)
        return [box for _, box in found]

    def _picture(self, line: Line) -> pygame.Surface:
        """The line round a piece of land in the present zoom, sharp unless there is no time for it."""
        if line in self.blurred:
            return self.blurred[line]
        soft = scaled(line, self.chart.z) if self.chart.low_quality else None
        if soft is None:
            return drawn(line, self.chart.z)
        self.blurred[line] = soft
        return soft


def pieces(lands: Lands, tiles: Mapping[Place, Any]) -> list[Piece]:
    """Pieces of land with all that the line round them depends on."""
    return [
        (at, group, tiles[at].corners, tuple((at[0] + dx, at[1] + dy) in tiles for dx, dy in BESIDE))
        for at, group in lands
        if at in tiles
    ]


def reach(piece: Piece, px: int) -> pygame.Rect:
    """What the line round a piece covers at most, from the corner of its cell of so many pixels."""
    left, top, right, bottom = _extent(piece[2], piece[0], piece[1])
    by = math.ceil(WIDE / 2 * _thick(px)) + 1
    x, y = math.floor(left * px) - by, math.floor(top * px) - by
    return pygame.Rect(x, y, math.ceil(right * px) + by - x, math.ceil(bottom * px) + by - y)


@remembered(maxsize=4096)
def _extent(corners: Corners, at: Place, group: tuple[int, ...]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a piece of land, in cells."""
    xs, ys = zip(*land.shape(corners, at, group), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def drawn(line: Line, px: int) -> pygame.Surface:
    """The case, and right of it the line itself, each as large as its `reach`; kept, do not draw on it."""
    return _cache.get(line, px, lambda: _draw(line, px))


def draw(lines: Iterable[Line], px: int) -> None:
    """Draw these, so that they are there when they are wanted."""
    for line in lines:
        drawn(line, px)


def kept(line: Line, px: int) -> bool:
    """Whether `drawn` need not draw."""
    return _cache.kept(line, px)


def scaled(line: Line, px: int) -> pygame.Surface | None:
    """The same made from one for cells of another size, for the moment before the sharp one is drawn. None when it is kept in
    this size already, or in no other that is known of."""
    return _cache.scaled(line, px, _size(line[0], px))


def outline_d(piece: Piece, px: int, origin: tuple[int, int]) -> str:
    """Path data round a piece of land, in pixels with its cell's corner at ``origin``: its coast, and where the chart beside it
    is still empty."""
    at, group, corners, beside = piece

    def spot(x: float, y: float) -> tuple[float, float]:
        return origin[0] + x * px, origin[1] + y * px

    coast = land.coast(corners, at, group)
    out = svg.smooth_d([spot(*p) for p in coast]) if coast else ""
    for n in group:
        for other, side in (((n + 1) % 4, n), ((n - 1) % 4, n - 1)):
            if beside[side]:
                continue
            share = 1.0
            if not corners[other]:
                share = land.crossing(_point(at, n), _point(at, other))
            elif (n + 1) % 4 != other:
                continue  # a side all of land is drawn once
            (x0, y0), (x1, y1) = CORNER[n], CORNER[other]
            out += svg.line_d([spot(x0, y0), spot(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)], False)
    return out


def _draw(line: Line, px: int) -> pygame.Surface:
    piece, tone = line
    size, box, k = _size(piece, px), reach(piece, px), _thick(px)
    d, beside = (outline_d(piece, px, (x - box.x, -box.y)) for x in (0, box.w))
    if not d:
        return svg.blank(size)
    colour, dash = TONES.get(tone, TONES["hover"])
    if dash:
        pattern = " ".join(f"{float(n) * k:g}" for n in dash.split())
        case = (6.8 * k, 0.9) if tone == "fits" else (6.5 * k, 0.5)
        body = path(d, "none", INK, *case) + path(beside, "none", colour, 4.4 * k, extra=f'stroke-dasharray="{pattern}"')
    else:
        body = path(d, "none", INK, WIDE * k) + path(beside, "none", colour, 6.5 * k)
    return svg.rasterise(body, *size)


def _thick(px: int) -> float:
    """Pixels of a design pixel of lines: they stay visible where cells are small."""
    return max(0.75, px / CELL)


def _size(piece: Piece, px: int) -> tuple[int, int]:
    """Of the picture with case and line."""
    wide, high = reach(piece, px).size
    return 2 * wide, high


def _point(at: Place, corner: int) -> Place:
    x, y = CORNER[corner]
    return at[0] + int(x), at[1] + int(y)
