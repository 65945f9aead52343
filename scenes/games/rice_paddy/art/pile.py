"""A picture as a pile of sprites: two piles differ where their sprites do, and only there it is painted anew.

A sprite is a value (what it shows, where it lies); how it is drawn hangs on it, and what was drawn is kept by what it shows.
So a part that is painted anew is the same as if everything had been painted.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from threading import Lock

import pygame

from scenes.draw import svg
from scenes.draw.boxes import fewest
from scenes.draw.partial_canvas import PartialCanvas
from scenes.draw.surface_cache import enrol
from scenes.draw.theme import palette

PILES = 4  # what the last so many piles of a picture needed is kept: a preview comes and goes

Box = tuple[float, float, float, float]  # left, top, right, low in design pixels
Drawn = Callable[[], pygame.Surface]


@dataclass(frozen=True, slots=True)
class Sprite:
    """`what` it shows, at which pixels (x, y, w, h). `draw` gives its surface of that size."""

    what: tuple[Hashable, ...]
    area: tuple[int, int, int, int]
    draw: Drawn = field(compare=False, repr=False)
    _hash: int = field(default=0, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.what, self.area)))

    def __hash__(self) -> int:
        return self._hash  # worked out once: a pile is compared with the next one again and again


def pixels(box: Box, scale: float) -> tuple[int, int, int, int]:
    """The whole pixels that a box of design pixels touches: x, y, w, h."""
    x, y = math.floor(box[0] * scale), math.floor(box[1] * scale)
    return x, y, max(1, math.ceil(box[2] * scale) - x), max(1, math.ceil(box[3] * scale) - y)


def plate(
    what: tuple[Hashable, ...], box: Box, scale: float, body: Callable[[], str], cut: Callable[[], str] | None = None
) -> Sprite:
    """A sprite of SVG: `body` in design pixels, of which `box` is shown; `cut` gives the white shape it is cut with."""
    area = pixels(box, scale)

    def draw() -> pygame.Surface:
        made = rasterised(body(), area, scale)
        return made if cut is None else svg.cut(made, rasterised(cut(), area, scale))

    return Sprite((*what, scale), area, draw)


def rasterised(body: str, area: tuple[int, int, int, int], scale: float) -> pygame.Surface:
    """The part of an SVG body in design pixels that lies under these pixels."""
    x, y, w, h = area
    return svg.load(svg.document(body, (x / scale, y / scale, w / scale, h / scale), (w, h)), (w, h))


class Pile(PartialCanvas):
    """A canvas that shows sprites in their order over a ground."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__()
        self.size = size
        self._made: dict[tuple[str, Sprite], pygame.Surface] = {}
        self._lock = Lock()
        self._piles: deque[tuple[Sprite, ...]] = deque(maxlen=PILES)
        enrol(self)

    def clear(self) -> None:
        """Forget what was drawn, and paint the next picture whole."""
        with self._lock:
            self._made.clear()
        self._piles.clear()
        self.anew()

    def surface(self, sprite: Sprite) -> pygame.Surface:
        """The pixels of a sprite, drawn if they are not kept; nobody draws on them. A thread may ask, too."""
        key = palette(), sprite
        found = self._made.get(key)
        if found is None:
            found = sprite.draw()
            with self._lock:
                found = self._made.setdefault(key, found)
        return found

    def _let_go(self, sprites: tuple[Sprite, ...]) -> None:
        """Keep what the last few piles needed."""
        if sprites in self._piles:
            self._piles.remove(sprites)
            self._piles.append(sprites)
            return
        self._piles.append(sprites)
        wanted = {(palette(), sprite) for pile in self._piles for sprite in pile}
        with self._lock:
            for key in self._made.keys() - wanted:
                del self._made[key]

    def compose_sprites(self, ground: pygame.Surface | tuple[int, int, int], sprites: Sequence[Sprite]) -> pygame.Surface:
        """The canvas with this pile on it; `dirty` is what was painted: nothing where the pile is the same."""
        whole = pygame.Rect((0, 0), self.size)
        now = (ground, tuple(sprites))
        if self._shown is None or self._shown[0] is not ground and self._shown[0] != ground:
            boxes = [whole]
        else:
            boxes = changes(self._shown[1], now[1], whole)
            if not boxes:
                self.dirty = []
                return self.canvas
        for box in boxes:
            self._paint(box, ground, now[1])
        self._shown, self.dirty = now, boxes
        self._let_go(now[1])
        return self.canvas

    def _paint(self, box: pygame.Rect, ground: pygame.Surface | tuple[int, int, int], sprites: Sequence[Sprite]) -> None:
        out = self.canvas
        before = out.get_clip()
        out.set_clip(box.clip(before))
        if isinstance(ground, pygame.Surface):
            out.blit(ground, box, box)
        else:
            out.fill(ground, box)
        for sprite in sprites:
            if box.colliderect(sprite.area):
                out.blit(self.surface(sprite), sprite.area)
        out.set_clip(before)


def changes(old: Sequence[Sprite], new: Sequence[Sprite], whole: pygame.Rect) -> list[pygame.Rect]:
    """The boxes in which two piles differ, inside the picture."""
    if old == new:
        return []
    before, after = set(old), set(new)
    found = {sprite.area for sprite in before ^ after}
    common = [sprite for sprite in old if sprite in after]
    order = {sprite: n for n, sprite in enumerate(new)}
    if any(order[a] > order[b] for a, b in zip(common, common[1:], strict=False)):
        return [whole]
    boxes = [box for area in found if (box := pygame.Rect(area).clip(whole))]
    return fewest(boxes)
