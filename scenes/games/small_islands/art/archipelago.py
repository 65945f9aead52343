"""The archipelago on its sea chart: tiles as they were laid, what stands on them, and what is offered.

A :class:`Map` belongs to one size of window. It takes plain data (:class:`Scene`), reads no file and knows no rule.
Cells are columns and rows around the middle of the table. The bare tiles are kept as pictures, so a new one costs one
drawing, and :meth:`Map.compose` paints only the boxes in which something changed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import pygame

from scenes.draw import lettering, svg, theme
from scenes.draw.boxes import fewest, merged
from scenes.draw.camera import Camera
from scenes.draw.partial_canvas import PartialCanvas
from scenes.draw.surface_cache import remembered
from scenes.draw.theme import INK
from scenes.games.small_islands.art import land as land_art
from scenes.games.small_islands.art import marks, outlines
from scenes.games.small_islands.art.land import CELL, Place
from scenes.games.small_islands.art.marks import Spot
from scenes.games.small_islands.art.outlines import Outline
from scenes.games.small_islands.art.tile import SYMBOL, Thing, Tile, draw_things, picture

LEAST, FARTHEST = (9, 5), 3.2
USUAL = 56.0  # design px of a cell at least, unless the player looks from farther away
SHADE = (5.0, 7.0)
Box = tuple[int, int, int, int]  # column, row, columns, rows


@dataclass(frozen=True, slots=True)
class Letter:
    """What an island is called, above the `heart` of its land on a tile; `beside`: there is a number, too; `pays`: what a house
    there would bring; `shift`: so many cells off its usual place, since something is drawn there."""

    text: str
    at: Place
    heart: tuple[float, float]
    beside: bool = False
    pays: str = ""
    shift: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Scene:
    """What lies on the chart and what is offered."""

    tiles: Mapping[Place, Tile] = field(default_factory=dict)
    bounds: Box = (-7, -5, 15, 11)
    legal: Mapping[Place, str] = field(default_factory=dict)  # cell -> its number, or ""
    pointed: Place | None = None
    ghost: Tile | None = None  # lies on the pointed cell
    clashes: tuple[tuple[float, float], ...] = ()  # points of the lattice where the ghost does not fit
    outlines: tuple[Outline, ...] = ()
    letters: tuple[Letter, ...] = ()
    fresh: tuple[tuple[Place, str], ...] = ()  # cells laid by others since the own last one -> their colours


class Map(PartialCanvas):
    """One chart of ``size`` pixels at a UI scale."""

    def __init__(self, size: tuple[int, int], scale: float) -> None:
        super().__init__()
        self.size, self.scale = size, scale
        self.camera = Camera(size, (0, 0, *LEAST), FARTHEST, 260 * scale, 16, 8 * scale, True, round(USUAL * scale))
        self.scene = Scene()
        self._shown: tuple[Scene, tuple[int, int, int], str] | None
        self._back: tuple[tuple[Any, str, Spot, Spot], pygame.Surface] | None = None
        self._sea: object = None  # the view that the background on show was drawn for
        self._reaches: list[tuple[Any, Any, list[Place], list[pygame.Rect]]] = [(None, None, [], [])] * 2  # see `_near`
        self._moved: list[pygame.Rect] = []  # where ornaments of the background came and went
        self._spots: tuple[object, list[tuple[pygame.Rect, Spot]]] = None, []  # the view, places of compass and serpent in it
        self.low_quality = False  # another zoom shows tiles and lines scaled at once; `sharpen` draws them
        self.blurred: dict[Place, tuple[Tile, pygame.Surface]] = {}  # tiles shown scaled
        self._sharpened: list[pygame.Rect] = []
        self.lines = outlines.Lines(self)

    # --- the view ---------------------------------------------------------------------------------
    def show(self, region: Box) -> None:
        """Fit so many cells into the window, unless the player looks closer."""
        self.camera.grow(region)

    def show_all(self, region: Box) -> None:
        """Fit so many cells into the window, however small they get: a picture that nobody looks around in."""
        self.camera.fit(region)

    @property
    def z(self) -> int:
        """Pixels of a cell."""
        return int(self.camera.z)

    @property
    def view(self) -> tuple[int, int, int]:
        """Pixels of a cell, and where the corner of cell (0, 0) is."""
        return int(self.camera.z), *self.camera.origin

    # --- places -----------------------------------------------------------------------------------
    def rect(self, at: Place) -> pygame.Rect:
        """The box of a cell."""
        z, x, y = self.view
        return pygame.Rect(x + at[0] * z, y + at[1] * z, z, z)

    def cell_at(self, px: float, py: float) -> Place:
        """The cell under a pixel, inside the table or not."""
        z, x, y = self.view
        return math.floor((px - x) / z), math.floor((py - y) / z)

    def inside(self, at: Place) -> bool:
        """Whether a cell lies on the table."""
        c, r, w, h = self.scene.bounds
        return c <= at[0] < c + w and r <= at[1] < r + h

    def thing_px(self) -> int:
        """How large a symbol is drawn."""
        return max(10, round(SYMBOL * self.z))

    def thing_rect(self, at: Place, thing: Thing) -> pygame.Rect:
        """The box of a thing, as drawn."""
        side = round(self.thing_px() * (1.0 if thing.kind != "ship" else 2.0))
        box = pygame.Rect(0, 0, side, side)
        cell = self.rect(at)
        box.center = round(cell.x + thing.x * self.z), round(cell.y + thing.y * self.z)
        return box

    def thing_at(self, px: float, py: float) -> tuple[Place, Thing] | None:
        """The thing under a pixel."""
        at = self.cell_at(px, py)
        tile = self.scene.tiles.get(at)
        for thing in tile.things if tile else ():
            if self.thing_rect(at, thing).inflate(4, 4).collidepoint(px, py):
                return at, thing
        return None

    # --- composing --------------------------------------------------------------------------------
    def compose(self, scene: Scene) -> pygame.Surface:
        """The chart with everything on it; :attr:`dirty` lists what changed since the last call. The surface is kept and
        painted over by the next call: blit it, do not hold it."""
        view = self.view
        before, self.scene = self._shown, scene
        self._shown = (scene, view, theme.palette())
        whole = pygame.Rect(0, 0, *self.size)
        self._background()
        sea = self._back[0][:2] if self._back is not None else None
        if before is None or before[1:] != self._shown[1:] or before[0].bounds != scene.bounds or sea != self._sea:
            self.dirty, self._sea, self.blurred = [whole], sea, {}
            self.lines.blurred.clear()
        else:
            boxes = fewest([*self._changes(before[0], scene), *self._sharpened, *self._moved])
            self.dirty = [box for box in (b.clip(whole) for b in boxes) if box.w and box.h]
        self._sharpened, self._moved = [], []
        for box in self.dirty:
            self._paint(box)
        return self.canvas

    @property
    def elsewhere(self) -> bool:
        """Whether the last picture shows another part of the table, or it otherwise large."""
        return self._shown is not None and self._shown[1] != self.view

    def changing(self, scene: Scene) -> list[pygame.Rect]:
        """Cells of the last picture that will look different in this one; none when the view moves."""
        if self._shown is None or self._shown[1] != self.view:
            return []
        old = self._shown[0].tiles
        cells = {at for at in {*old, *scene.tiles} if old.get(at) != scene.tiles.get(at)}
        return [box for box in (b.clip((0, 0, *self.size)) for b in merged([self.reach(at) for at in cells])) if box]

    def sharpen(self) -> bool:
        """Draw one of the tiles that are shown scaled, or the lines of some; the next `compose` puts them in their places. False:
        all are sharp."""
        while self.blurred:
            at, (tile, _) = self.blurred.popitem()
            if self.scene.tiles.get(at) is tile:
                land_art.ground(tile.corners, at, self.z, tile.keep)
                self._sharpened.append(self.rect(at))
                return True
        lines = self.lines.sharpen()
        self._sharpened += lines
        return bool(lines)

    def _ground(self, at: Place, tile: Tile) -> pygame.Surface:
        """The bare tile in the present zoom, sharp unless there is no time for it."""
        soft = self.blurred.get(at)
        if soft is not None and soft[0] is tile and soft[1].get_width() == self.z:
            return soft[1]
        scaled = land_art.scaled_ground(tile.corners, at, self.z, tile.keep) if self.low_quality else None
        if scaled is None:
            return land_art.ground(tile.corners, at, self.z, tile.keep)
        self.blurred[at] = tile, scaled
        return scaled

    def outline_soon(self, lands: outlines.Lands, tone: str) -> Callable[[], object] | None:
        """What the worker has to draw so that these pieces of land can be outlined at once; None: nothing."""
        missing = self.lines.missing(lands, tone)
        return partial(outlines.draw, missing, self.z) if missing else None

    def skins(self, px: int, most: int, colours: Iterable[str] = ()) -> None:
        """Draw what lies on every chart with cells of so many pixels, up to so many numbers, players of these colours:
        quick when it is kept."""
        _frame(px)
        for pointed in (False, True):
            marks.target(px, pointed)
        marks.ghost_frame(px, True)
        for n in range(1, most + 1):
            marks.badge(str(n), self._badge_px(px), False)
        for colour in colours:
            marks.fresh_frame(px, _fresh(colour))
        scratch = pygame.Surface((1, 1), 0, 32)
        for at, tile in self.scene.tiles.items():
            draw_things(scratch, tile, pygame.Rect(0, 0, px, px), at)

    def alone(self, tile: Tile, at: Place) -> pygame.Surface:
        """A tile in the present zoom by itself, to be seen on its way."""
        return picture(tile, at, self.z, bare=self._ground(at, tile))

    def _changes(self, old: Scene, new: Scene) -> list[pygame.Rect]:
        cells: set[Place] = {at for at in {*old.tiles, *new.tiles} if old.tiles.get(at) != new.tiles.get(at)}
        cells |= {at for at in {*old.legal, *new.legal} if old.legal.get(at) != new.legal.get(at)}
        if (old.pointed, old.ghost, old.clashes) != (new.pointed, new.ghost, new.clashes):
            cells |= {at for at in (old.pointed, new.pointed) if at is not None}
        boxes = [self.reach(at) for at in cells]
        boxes += [self.reach(at) for at, _ in set(old.fresh) ^ set(new.fresh)]
        gone, come = set(old.outlines) - set(new.outlines), set(new.outlines) - set(old.outlines)
        boxes += [box for outline in gone for box in self.lines.lying(outline, old)[1]]
        boxes += [box for outline in come for box in self.lines.of(outline)[1]]
        boxes += [self.badge_rect(outline) for outline in {*gone, *come} if outline.number and outline.lands]
        boxes += [self.letter_rect(letter) for letter in set(old.letters) ^ set(new.letters)]
        return boxes

    def reach(self, at: Place) -> pygame.Rect:
        """A cell with its shadow, frames and badges."""
        return self.rect(at).inflate(round(0.42 * self.z), round(0.42 * self.z))

    def _paint(self, box: pygame.Rect) -> None:
        out, scene = self.canvas, self.scene
        out.set_clip(box)
        out.blit(self._back[1] if self._back is not None else self._background(), box, box)
        near = self._near(scene.tiles, box)
        self._shadow(out, near)
        for at in near:
            tile = scene.tiles[at]
            out.blit(self._ground(at, tile), self.rect(at))
            out.blit(_frame(self.z), self.rect(at))
        self._edges(out, near)
        for at in near:
            self._things(out, at, scene.tiles[at])
        for at, colour in scene.fresh:
            if self.reach(at).colliderect(box):
                mark = marks.fresh_frame(self.z, _fresh(colour))
                out.blit(mark, mark.get_rect(center=self.rect(at).center))
        for at in self._near(scene.legal, box):
            if at != scene.pointed or scene.ghost is None:
                self._target(out, at, scene.legal[at])
        if scene.pointed is not None and scene.ghost is not None:
            self._ghost(out, scene.pointed, scene.ghost)
        for outline in scene.outlines:
            self._outline(out, outline, box)
        for letter in scene.letters:
            slip = self.letter_rect(letter)
            out.blit(_letter(letter.text, letter.pays, slip.size, theme.palette()), slip)
        out.set_clip(None)

    def _near(self, cells: Mapping[Place, object], box: pygame.Rect) -> list[Place]:
        """Those of the tiles, or of the legal cells, that reach into a box."""
        view, which = self.view, cells is self.scene.legal
        found = self._reaches[which]
        if found[0] is not cells or found[1] != view:
            found = self._reaches[which] = cells, view, list(cells), [self.reach(at) for at in cells]
        return [found[2][n] for n in box.collidelistall(found[3])]

    def without(self, at: Place, box: pygame.Rect) -> pygame.Surface:
        """The part of the chart in ``box`` as it would look without the tile on a cell."""
        scene = self.scene
        self.scene = replace(scene, tiles={cell: tile for cell, tile in scene.tiles.items() if cell != at}, legal={}, ghost=None)
        self._paint(box)
        image = self.canvas.subsurface(box).copy()
        self.scene = scene
        self._paint(box)
        return image

    def _background(self) -> pygame.Surface:
        """The open sea: rhumb lines, the grid of the table, its edge, compass and serpent where there is room."""
        view = (*self.view, self.scene.bounds)
        taken = self._covered()
        if self._spots[0] != view or any(self.rect(at).colliderect(box) for at in taken for box, spot in self._spots[1] if spot):
            self._spots = view, self._corner(taken)  # else they stay: all of the sea would have to be drawn anew
        rose, beast = (spot for _, spot in self._spots[1])
        key = (view, theme.palette(), rose, beast)
        if self._back is None or self._back[0] != key:
            old = only = None
            if self._back is not None:
                before, old = self._back  # painted over: new memory would be dear
                if before[:2] == key[:2]:  # nothing but ornaments made room
                    only = merged([b for d in (before[2:], key[2:]) for b in marks.decor_boxes(self.scale, d)])
                    self._moved += only
            self._back = key, marks.sea(self.size, self.scale, view[:3], self.scene.bounds, (rose, beast), old, only)
        return self._back[1]

    def _covered(self) -> set[Place]:
        """Cells with something on them, or about to have."""
        return {*self.scene.tiles, *self.scene.legal}

    def _corner(self, taken: set[Place]) -> list[tuple[pygame.Rect, Spot]]:
        """Where compass and serpent go: the first free place of each, in order of preference."""
        w, h = self.size
        s = self.scale
        spots: list[tuple[pygame.Rect, Spot]] = []
        for wide, high, places in (
            (74 * s, 84 * s, ((0.93, 0.17), (0.07, 0.17), (0.93, 0.83), (0.07, 0.83))),
            (176 * s, 54 * s, ((0.89, 0.92), (0.11, 0.92), (0.89, 0.08), (0.11, 0.08))),
        ):
            found = None
            for fx, fy in places:
                box = pygame.Rect(0, 0, round(wide * 1.08), round(high * 1.08))
                box.center = round(w * fx), round(h * fy)
                box.clamp_ip(pygame.Rect(0, 0, w, h))
                if not any(self.rect(at).colliderect(box) for at in taken) and not any(box.colliderect(b) for b, _ in spots):
                    found = (float(box.centerx), float(box.centery), s)
                    spots.append((box, found))
                    break
            if found is None:
                spots.append((pygame.Rect(-1, -1, 0, 0), None))
        return spots

    def _shadow(self, out: pygame.Surface, near: Iterable[Place]) -> None:
        """The strips of shadow right of the tiles and below them that no tile covers; none lies on another."""
        by = self.z / CELL
        dx, dy = round(SHADE[0] * by), round(SHADE[1] * by)
        dark = pygame.Surface((self.z, self.z))
        dark.fill((11, 34, 43))
        dark.set_alpha(89)
        for at in near:
            box = self.rect(at)
            out.blit(dark, (box.right, box.y + dy), (0, 0, dx, self.z - dy))
            out.blit(dark, (box.x + dx, box.bottom), (0, 0, self.z, dy))

    def _edges(self, out: pygame.Surface, near: Iterable[Place]) -> None:
        """The ink line around everything laid so far."""
        wide = max(2, round(2.6 * self.z / CELL))
        ink = theme.shown(INK)
        for at in near:
            box = self.rect(at)
            x, y = at
            half = wide // 2
            for beside, line in (
                ((x, y - 1), (box.x - half, box.y - half, box.w + wide, wide)),
                ((x, y + 1), (box.x - half, box.bottom - half, box.w + wide, wide)),
                ((x - 1, y), (box.x - half, box.y - half, wide, box.h + wide)),
                ((x + 1, y), (box.right - half, box.y - half, wide, box.h + wide)),
            ):
                if beside not in self.scene.tiles:
                    out.fill(ink, line)

    def _things(self, out: pygame.Surface, at: Place, tile: Tile, cell: pygame.Rect | None = None) -> None:
        box = cell or self.rect(at)
        draw_things(out, tile, box, at)

    def _outline(self, out: pygame.Surface, outline: Outline, box: pygame.Rect) -> None:
        self.lines.paint(out, outline, box)
        if outline.number and outline.lands:
            badge = marks.badge(outline.number, self._badge_px(), outline.tone == "pointed")
            out.blit(badge, badge.get_rect(center=self.badge_rect(outline).center))

    def badge_rect(self, outline: Outline) -> pygame.Rect:
        """Where the number of an island stands: at its uppermost land."""
        at, group = min(outline.lands, key=lambda land: (land[0][1], land[0][0]))
        x, y = land_art.heart(group)
        cell, px = self.rect(at), self._badge_px()
        box = pygame.Rect(0, 0, px, px)
        box.center = round(cell.x + x * self.z), round(cell.y + max(0.0, y - 0.3) * self.z)
        return self._whole(box)

    def letter_rect(self, letter: Letter) -> pygame.Rect:
        """Where a letter stands: where the number would, or left of it."""
        px = self._badge_px()
        cell = self.rect(letter.at)
        x = cell.x + (letter.heart[0] + letter.shift[0]) * self.z
        y = cell.y + (max(0.0, letter.heart[1] - 0.48) + letter.shift[1]) * self.z
        box = pygame.Rect(0, 0, _slip(letter.text, px) + (_slip(letter.pays, px) if letter.pays else 0), px)
        box.center = round(x), round(y)
        if letter.beside:
            box.right = round(x - px * 0.54)
        return self._whole(box)

    def _whole(self, box: pygame.Rect) -> pygame.Rect:
        """A sign that the window's edge would cut stands inside of it; one of a land out of sight stays with its land."""
        window = pygame.Rect((0, 0), self.size)
        return box.clamp(window) if box.colliderect(window) else box

    def _badge_px(self, z: int = 0) -> int:
        return max(round(24 * self.scale), min(round(34 * self.scale), round(0.34 * (z or self.z))))

    def _target(self, out: pygame.Surface, at: Place, number: str) -> None:
        box = self.rect(at)
        out.blit(marks.target(self.z, at == self.scene.pointed), box)
        badge = marks.badge(number, self._badge_px(), at == self.scene.pointed)
        out.blit(badge, badge.get_rect(center=box.center))

    def _ghost(self, out: pygame.Surface, at: Place, tile: Tile) -> None:
        scene, box = self.scene, self.rect(at)
        out.blit(land_art.ground(tile.corners, at, self.z, tile.keep), box)
        self._things(out, at, tile)
        fits = at in scene.legal
        frame = marks.ghost_frame(self.z, fits)
        out.blit(frame, frame.get_rect(center=box.center))
        z, left, top = self.view
        for x, y in scene.clashes:
            cross = marks.cross(max(round(20 * self.scale), round(0.27 * self.z)))
            out.blit(cross, cross.get_rect(center=(left + round(x * z), top + round(y * z))))
        if fits and scene.legal[at]:
            badge = marks.badge(scene.legal[at], self._badge_px(), True)
            out.blit(badge, self._whole(badge.get_rect(center=(box.right - self.z // 24, box.y + self.z // 24))))


def _fresh(colour: str) -> str:
    """The frame of what somebody has just laid."""
    return theme.player(colour).colour if colour != "grey" else "#8C8F93"


def _slip(text: str, px: int) -> int:
    """How wide a slip of that height is for so many letters."""
    return max(px, round(px * (0.3 + 0.45 * len(text))))


@remembered(maxsize=64)
def _letter(text: str, pays: str, size: tuple[int, int], _palette: str) -> pygame.Surface:
    """The name of an island on a slip of paper, and on its tinted end what a house there pays."""
    w, h = size
    line, first = max(1.6, h * 0.06), _slip(text, h)
    body = svg.rect(1.4, 1.4, w - 2.8, h - 2.8, h * 0.2, theme.PAPER, INK, line)
    if pays:
        body += svg.rect(first, 1.4 + line / 2, w - first - 1.4 - line / 2, h - 2.8 - line, h * 0.16, theme.GOOD_BOX)
    out = svg.rasterise(body, w, h)
    high = max(13, round(h * 0.66))
    lettering.centred(out, lettering.render(text, high, "serif", "Bold"), (first if pays else w) / 2, h / 2, high)
    if pays:
        lettering.centred(out, lettering.render(pays, high, "sans", "Bold", theme.GOOD), (first + w) / 2, h / 2, high)
    return out


@remembered(maxsize=12)
def _frame(px: int) -> pygame.Surface:
    frame = svg.blank((px, px))
    pygame.draw.rect(frame, (*theme.rgb(INK), 118), frame.get_rect(), max(1, round(px / CELL * 1.1)))
    return frame


def region_of(cells: Iterable[Place], bounds: Box, least: tuple[int, int] = LEAST, before: Box | None = None) -> Box:
    """The cells to show: those given and one more around, inside the table, at least so many. What was shown ``before``
    moves no farther than it must; without it they lie in the middle."""
    xs, ys = zip(*cells, strict=True) if cells else ((0,), (0,))
    c0, c1 = max(bounds[0], min(xs) - 1), min(bounds[0] + bounds[2] - 1, max(xs) + 1)
    r0, r1 = max(bounds[1], min(ys) - 1), min(bounds[1] + bounds[3] - 1, max(ys) + 1)
    c0, c1 = _widened(c0, c1, least[0], bounds[0], bounds[0] + bounds[2] - 1, before[0] if before else None)
    r0, r1 = _widened(r0, r1, least[1], bounds[1], bounds[1] + bounds[3] - 1, before[1] if before else None)
    return c0, r0, c1 - c0 + 1, r1 - r0 + 1


def _widened(low: int, high: int, least: int, first: int, last: int, before: int | None) -> tuple[int, int]:
    """A range made at least so long, on both sides alike as far as the table goes, or beginning nearest to ``before``."""
    if before is not None and high - low + 1 < least:
        start = max(first, min(last - least + 1, min(low, max(high - least + 1, before))))
        return start, min(last, start + least - 1)
    while high - low + 1 < least and (low > first or high < last):
        if low > first:
            low -= 1
        if high - low + 1 < least and high < last:
            high += 1
    return low, high
