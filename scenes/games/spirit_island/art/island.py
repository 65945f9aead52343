"""The island seen from the sea: the chart laid down on a rock, what stands on it upright; at dusk blight creeps over it.

Pure drawing of what was handed over; it may run beside the screen.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import pygame

from scenes.draw import svg, terrain
from scenes.draw.geometry import ChartGeometry, contains
from scenes.draw.svg import Point, line_d, num, path, smooth_d
from scenes.draw.theme import BRASS_LIGHT, INK, PAPER
from scenes.draw.tilted import Slope, tilt
from scenes.games.spirit_island.art import portrait, standing
from scenes.games.spirit_island.art.placement import SUNBURST, LandItem, LandLayout, Placer
from scenes.scoring.finale import LOSS, Behind, Board

LOW = 0.57  # height of the island laid down, of its height on the chart
ROCK, RIM = 30.0, 60.0
VEINS, CREEPS, JOINTS = 26, 4, 8  # veins of blight; in so many layers; points of each vein
FIGURE = 250.0  # width of a spirit behind the island
PLACES = {1: (0.5,), 2: (0.27, 0.74), 3: (0.2, 0.5, 0.8)}  # how many -> where they stand, of the island's width


class Stood(NamedTuple):
    """A spirit that took part."""

    spirit: str
    elements: tuple[str, ...]


def upright(
    lands: Mapping[str, Sequence[Point]], items: Mapping[str, Sequence[LandItem]], sizes: Sequence[int]
) -> dict[str, LandLayout]:
    """Where things stand on lands that were laid down, while they themselves stay as high as they are: rows as far apart as that
    takes, where the chart's would lie one over the other."""
    low = {land: [(x, y * LOW) for x, y in points] for land, points in lands.items()}
    placer, out = Placer(low, lambda _: 0.0, sizes, ()), {}
    for land, things in items.items():
        made = placer.place(land, things)
        placed = tuple([place._replace(y=place.y / LOW) for place in made.placed])
        out[land] = LandLayout(placed, made.size, (), made.compact)
    return out


class Island:
    """`ground`: the chart without things, however large; `things`: what stands in each land."""

    def __init__(
        self, geometry: ChartGeometry, ground: pygame.Surface, things: Mapping[str, LandLayout], spirits: Sequence[Stood]
    ) -> None:
        self.geometry, self.ground, self.things, self.spirits = geometry, ground, things, spirits
        boxes = [geometry.boxes[land] for land in geometry.dry()]
        for land in set(things) - set(geometry.dry()):  # who lives in the sea is no less there
            layout = things[land]
            high = layout.size / 2 + SUNBURST
            boxes += [(p.x - p.w / 2, p.y - high, p.x + p.w / 2, p.y + high) for p in layout.placed]
        self.box = min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)

    def paint(self, size: tuple[int, int], scale: float, mood: str) -> Board:
        """As large as it fits, with the sea around it."""
        x0, y0, x1, y1 = self.box
        k = min(1.0, scale * size[0] / 1900)
        rock, rim = round(ROCK * k), round(RIM * k)
        wide = min(float(size[0]), (size[1] - rock) / LOW * (x1 - x0) / (y1 - y0))
        inner = round(wide), round(wide * LOW * (y1 - y0) / (x1 - x0))
        slope = Slope((x0, y0, x1 - x0, y1 - y0), inner)
        lost = mood == LOSS

        def at(x: float, y: float) -> Point:
            a, b = slope(x, y)
            return a + rim, b + rim

        whole = inner[0] + 2 * rim, inner[1] + rock + 2 * rim
        rings = [[at(x, y) for x, y in ring] for ring in self.geometry.rings]
        out = svg.rasterise(_base(rings, k, lost), *whole)
        out.blit(self._land(inner, rings, rim, whole, lost), (0, 0))
        lines = "".join(self._border([at(x, y) for x, y in border.points], border.seam, k) for border in self.geometry.borders)
        out.blit(svg.rasterise(lines + "".join(path(line_d(ring), "none", INK, 3 * k) for ring in rings), *whole), (0, 0))
        if not lost:
            self._marks(out, at, inner[0] / (x1 - x0))
        pieces = svg.blank(whole)
        z = inner[0] / (x1 - x0) * 0.95
        lands = sorted(self.things, key=lambda land: self.geometry.boxes[land][3])
        for draw in (
            standing.draw_things,
            standing.draw_signs,
        ):  # no piece of a land nearer hides how many stand in one behind it
            for land in lands:
                draw(pieces, self.things[land], at, standing.Look(z))
        out.blit(pieces, (0, 0))
        layers = tuple(self._creep(rings, whole, k, pieces, n) for n in range(CREEPS)) if lost else ()
        return Board(out, layers, {}, () if lost else tuple(self._behind(scale, size[0])), rim)

    @property
    def crowd(self) -> int:
        """Those of a small group; more would hide the sky."""
        return len(self.spirits) if len(self.spirits) in PLACES else 0

    def _behind(self, scale: float, room: int) -> Iterable[Behind]:
        px = round(min(FIGURE * scale, room * 0.22))
        for stood, at in zip(self.spirits, PLACES.get(len(self.spirits), ()), strict=False):
            yield Behind(_faded(portrait.standing(stood.spirit, stood.elements, (px, round(px * 0.8)))), at)

    # -- the ground ------------------------------------------------------------------------------
    def _land(
        self, inner: tuple[int, int], rings: Sequence[Sequence[Point]], rim: int, whole: tuple[int, int], lost: bool
    ) -> pygame.Surface:
        x0, y0, x1, y1 = self.box
        per = self.ground.get_width() / self.geometry.size[0]
        area = pygame.Rect(round(x0 * per), round(y0 * per), round((x1 - x0) * per), round((y1 - y0) * per))
        flat = pygame.Surface(area.size, 0, 32)
        for land in self.geometry.dry():  # the lands alone: nothing that adorns the sea
            a, b, c, d = self.geometry.boxes[land]
            part = pygame.Rect(round(a * per), round(b * per), round((c - a) * per) + 2, round((d - b) * per) + 2)
            flat.blit(self.ground, (part.x - area.x, part.y - area.y), part)
        flat = tilt(flat, flat.get_rect(), inner)
        if lost:
            flat.fill((104, 84, 108), special_flags=pygame.BLEND_RGB_MULT)
        out = svg.blank(whole)
        out.blit(flat, (rim, rim))
        mask = svg.rasterise("".join(path(line_d(ring), "#FFFFFF", "#FFFFFF", 1) for ring in rings), *whole)
        return svg.cut(out, mask)

    @staticmethod
    def _border(points: Sequence[Point], seam: bool, k: float) -> str:
        d = line_d(points, False)
        pale = path(d, "none", BRASS_LIGHT if seam else PAPER, 4.4 * k, None if seam else 0.55)
        return pale + path(d, "none", INK, (1.5 if seam else 2.1) * k)

    def _marks(self, out: pygame.Surface, at: object, z: float) -> None:
        """Trees, hills and reeds, upright, clear of what stands there."""
        assert callable(at)
        for land in self.geometry.dry():
            points = self.geometry.lands[land]
            kind = self.geometry.terrain.get(land, "")
            layout = self.things.get(land, LandLayout())
            taken = [(p.x - p.w / 2 - 15, p.x + p.w / 2 + 15, p.y - layout.size, p.y + layout.size) for p in layout.placed]
            for mark in terrain.scatter(points, kind, land, 16):
                if not any(a < mark.x < b and c < mark.y < d for a, b, c, d in taken):
                    sprite = terrain.mark_sprite(kind, mark.form, round(z * 0.85, 3))
                    x, y = at(mark.x, mark.y)
                    out.blit(sprite, (round(x - sprite.get_width() / 2), round(y - sprite.get_height() / 2)))

    def _creep(
        self, rings: Sequence[Sequence[Point]], whole: tuple[int, int], k: float, pieces: pygame.Surface, n: int
    ) -> pygame.Surface:
        """Blight on its way from the coast inwards: the n-th stretch of every vein, below what stands there."""
        chance, body, glow = random.Random(6), "", ""
        ring = max(rings, key=len)
        cx, cy = sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)
        for i in range(VEINS):
            x, y = ring[len(ring) * i // VEINS]
            a, step = math.atan2(cy - y, cx - x) + chance.uniform(-0.5, 0.5), math.hypot(cx - x, cy - y) / JOINTS * 0.95
            points = [(x, y)]
            for _ in range(JOINTS):
                a += chance.uniform(-0.6, 0.6)
                x, y = x + step * math.cos(a), y + step * math.sin(a)
                points.append((x, y))
            wide = 13 * k * chance.uniform(0.7, 1.5)
            some = points[JOINTS * n // CREEPS : JOINTS * (n + 1) // CREEPS + 1]
            body += path(smooth_d(some), "none", "#160E1C", wide * (1 - 0.17 * n))
            glow += path(smooth_d(some), "none", "#B65A7C", 2.2 * k, 0.75)
        out = svg.rasterise(body + glow, *whole)
        svg.cut(out, svg.rasterise("".join(path(line_d(ring), "#FFFFFF") for ring in rings), *whole))
        out.blit(pieces, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return out


def _base(rings: Sequence[Sequence[Point]], k: float, lost: bool) -> str:
    """Shallows, lines in the water and the rock."""
    th, out = ROCK * k, ""
    low = "".join(line_d([(x, y + th) for x, y in ring]) for ring in rings)
    for reach, dense in ((60, 0.13), (40, 0.18), (23, 0.24), (10, 0.4)):
        out += path(low, "none", "#8A5A6A" if lost else "#E9F3E4", 2 * reach * k * 0.9, dense)
    for reach, dense in ((33, 0.32), (20, 0.5), (10, 0.75)):
        out += path(low, "none", "#1A1626" if lost else "#143A4E", 2 * reach * k + 1.4 * k, dense * 0.35)
        out += path(low, "none", "#8A5A6A" if lost else "#DCEBDC", 2 * reach * k - 1.4 * k, dense * 0.5)
    rock = "#3A2E33" if lost else "#8B6B4E"
    steps = [th * i / 8 for i in range(9)]
    for ink in (True, False):
        for by in steps:
            d = "".join(line_d([(x, y + by) for x, y in ring]) for ring in rings)
            out += path(d, rock, INK if ink else rock, 5.2 * k if ink else 0.6)
    chance, cracks = random.Random(6), ""
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if not contains(ring, (ax + bx) / 2, (ay + by) / 2 + 4):
                for _ in range(int(abs(bx - ax) / (6 * k) + chance.random())):
                    t = chance.random()
                    cracks += f"M{num(ax + (bx - ax) * t)} {num(ay + (by - ay) * t + 2)}"
                    cracks += f"l{num(chance.uniform(-2, 2) * k)} {num(th * chance.uniform(0.4, 0.95))}"
    return out + path(cracks, "none", INK, 1.3 * k, 0.6)


def _faded(figure: pygame.Surface) -> pygame.Surface:
    """The same as it comes out of the mist: clear in the middle, gone at the sides and at its foot."""
    w, h = figure.get_size()
    mask = pygame.Surface((48, 40), pygame.SRCALPHA, 32)
    for y in range(40):
        for x in range(48):
            u, v = (x + 0.5) / 24 - 1, (y + 0.5) / 40
            far = math.hypot(u * 1.02, max(0.0, 0.5 - v) * 1.9)
            clear = min(1.0, max(0.0, (1.0 - far) / 0.24)) * min(1.0, max(0.0, (1.0 - v) / 0.3))
            mask.set_at((x, y), (255, 255, 255, round(255 * clear)))
    mist = svg.rasterise(svg.ellipse(50, 84, 46, 14, "#FFF5DC", 0.5), 100, 100)
    out = svg.blank((w, h))
    fog = pygame.transform.smoothscale(mist, (w, h))
    out.blit(figure, (0, 0))
    out.blit(fog, (0, 0))
    out.blit(pygame.transform.smoothscale(mask, (w, h)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out
