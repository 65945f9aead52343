"""What of a chart takes its time to draw, in the order in which it is wanted, beside the table in a thread."""

from __future__ import annotations

import itertools
import math
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from queue import Empty, SimpleQueue

import pygame

from scenes.draw import svg, terrain
from scenes.draw.geometry import ChartGeometry
from scenes.draw.theme import LEGAL, POINTED, VEIL
from scenes.games.spirit_island.art import master, pieces
from scenes.games.spirit_island.art.placement import Placer

TURN_S = 0.05  # seconds after which a worker looks again whether it is its turn
PATIENCE_S = 0.4  # seconds it waits first where another chart was just begun: more may come
ZOOMS = (1.0, 1.25, 1.5, 2.0)

Sprite = tuple[pygame.Surface, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Seen:
    """Zoom and the chart's top-left corner in design pixels."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What a chart is drawn from: it never changes, so that a thread may read it."""

    geometry: ChartGeometry
    scale: float
    size: tuple[int, int]
    title: tuple[str, str] | None
    ornamented: bool
    label_px: float

    def chart(self, scale: float) -> pygame.Surface:
        """The whole chart without marks and pieces."""
        return master.chart(self.geometry, scale, self.title, self.ornamented)

    def kept_chart(self, scale: float) -> pygame.Surface:
        """The same in 24 bits: a quarter less memory for what is seen only when somebody zooms."""
        drawn = self.chart(scale)
        kept = pygame.Surface(drawn.get_size(), 0, 24)
        kept.blit(drawn, (0, 0))
        return kept

    def outline(self, land: str, core: str, scale: float) -> Sprite:
        """The outline of a land at that scale, and where it lies."""
        tint = "#FFFFFF" if core == POINTED else None
        return master.outline(self.geometry, land, scale, core, tint)

    def veil(self, land: str, view: Seen) -> Sprite:
        """What lies over a land that may not be chosen, as far as it is in this view."""
        z = self.scale * view.zoom
        points = [((x - view.x) * z, (y - view.y) * z) for x, y in self.geometry.lands[land]]
        low, high = (tuple(f(p[n] for p in points) for n in (0, 1)) for f in (min, max))
        box = pygame.Rect(math.floor(low[0]), math.floor(low[1]), 0, 0)
        box.size = math.ceil(high[0]) - box.x + 1, math.ceil(high[1]) - box.y + 1
        box = box.clip((0, 0, *self.size))
        sprite = svg.blank(box.size)
        pygame.draw.polygon(sprite, VEIL, [(x - box.x, y - box.y) for x, y in points])
        return sprite, box.topleft


class ChartWorker:
    """Draws a plan. `finished` brings (what, made) pairs: plain, marks, outline, veil, fine, sharp, and at last over.

    `detail`: the fine chart, kept for zooming, has at least this many pixels per design pixel. Not `threaded`: all at once.
    """

    _latest: ChartWorker | None = None  # the one made last, of those with threads

    def __init__(self, plan: Plan, placer: Placer, detail: float, threaded: bool) -> None:
        self.plan, self.placer, self.detail = plan, placer, detail
        self.wanted = plan.scale  # pixels per design pixel on show: outlines at another scale are given up
        self.results: SimpleQueue[tuple[str, object]] = SimpleQueue()
        self._stop, self._drawn, self._threaded = threading.Event(), threading.Event(), threaded
        if not threaded:
            self.work()
            return
        hurried, ChartWorker._latest = ChartWorker._latest, self
        self._patient = hurried is not None and not (hurried._drawn.is_set() or hurried._stop.is_set())
        threading.Thread(target=self._work_aside, name="chart", daemon=True).start()

    def finished(self) -> Iterator[tuple[str, object]]:
        """What was drawn since this was last asked."""
        while True:
            try:
                yield self.results.get_nowait()
            except Empty:
                return

    def close(self) -> None:
        """Stop after the picture that is being drawn."""
        self._stop.set()
        if ChartWorker._latest is self:
            ChartWorker._latest = None

    def zoomed(self, scale: float) -> None:
        """The chart is shown at another scale: in a while there will be sharp outlines for it."""
        self.wanted = scale
        if scale > self.plan.scale and self._threaded:
            threading.Thread(target=self._sharpen, args=(scale,), daemon=True).start()
        elif scale > self.plan.scale:
            self._sharpen(scale)

    def _work_aside(self) -> None:
        try:
            if self._patient:
                self._stop.wait(PATIENCE_S)
            if self._turn():
                self.work()
        finally:
            self._drawn.set()

    def _turn(self) -> bool:
        """Wait while a chart made later is drawn: who resizes the window wants the last. False: this one is not wanted any
        more."""
        while not self._stop.is_set():
            latest = ChartWorker._latest
            if latest is None or latest is self or latest._drawn.is_set() or latest._stop.is_set():
                return True
            self._stop.wait(TURN_S)
        return False

    def work(self) -> None:
        """Draw everything slow, in the order in which it is wanted. Touches only what it makes itself."""
        g, scale = self.plan.geometry, self.plan.scale
        self.results.put(("plain", self.plan.chart(scale)))
        marks = {k: terrain.scatter(p, g.terrain.get(k, ""), k) for k, p in g.lands.items()}
        self.results.put(("marks", marks))
        self.placer.warm()
        for land in g.lands:
            for core in (LEGAL, POINTED):
                if self._stop.is_set():
                    return
                self.results.put(("outline", ((land, core, scale), self.plan.outline(land, core, scale))))
        for land in g.lands:
            self.results.put(("veil", (land, self.plan.veil(land, Seen()))))
        self._drawn.set()
        if self.detail > scale and self._turn():
            self.results.put(("fine", self.plan.kept_chart(self.detail)))
        self._warm_sprites()
        self.results.put(("over", None))

    def _warm_sprites(self) -> None:
        """Labels as they are when lands may be chosen; marks and pieces at the usual zoom steps, so that a first zoom does
        not stop to draw them."""
        g, scale = self.plan.geometry, self.plan.scale
        sizes = sorted({self.placer.base(land, self.placer.label_width(land)).size for land in g.lands})
        for land, legal in itertools.product(g.lands, (True, False)):
            pieces.label(land, scale, legal, False, self.plan.label_px, not legal)
        for number in range(1, 10):
            pieces.badge(scale, False, str(number))
        for zoom in ZOOMS:
            for kind in set(g.terrain.values()):
                for form in range(terrain.FORMS):
                    terrain.mark_sprite(kind, form, scale * zoom)
            for kind, size in itertools.product(pieces.KINDS, sizes):
                if self._stop.is_set():
                    return
                pieces.piece(kind, round(size * scale * zoom), 0, "")

    def _sharpen(self, z: float) -> None:
        """All outlines at another scale, those on show first come first."""
        for core in (LEGAL, POINTED):
            for land in self.plan.geometry.lands:
                if self._stop.is_set() or self.wanted != z:
                    return
                self.results.put(("outline", ((land, core, z), self.plan.outline(land, core, z))))
        self.results.put(("sharp", z))
