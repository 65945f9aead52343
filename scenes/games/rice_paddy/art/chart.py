"""The chart of the rice paddies: the hillside, the own farm, the neighbours' farms, what water there is.

A :class:`Chart` belongs to one layout at one scale. It shows a flat hillside at once and the real one when its worker has
drawn it. :meth:`Chart.compose` paints only what differs from the last scene. It takes plain values and knows no rule.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from queue import Empty, SimpleQueue

import pygame

from scenes.draw import icons, lettering, svg
from scenes.draw.discs import disc
from scenes.draw.svg import circle, path, rect
from scenes.draw.theme import INK, INK_SECOND, PAPER, POINTED, SHADOW_INK, player
from scenes.games.rice_paddy.art import floors, hillside, inks, large_farm, small_farm, waterways
from scenes.games.rice_paddy.art.farm import LEAST_TAG, NO_MARKS, Farm, Marks, Outlined
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.landscape import Layout
from scenes.games.rice_paddy.art.large_farm import figure
from scenes.games.rice_paddy.art.pile import Pile, Sprite, plate

NOBODY = "#8C8F93"  # whose farm belongs to no player
BADGE_FILL = {"": inks.BADGE, "gold": inks.GOLD, "pointed": POINTED}
LEAST_TYPE = 14  # pixels: smaller nobody reads it
DISCS = 6  # up to so many discs are drawn in a reservoir


@dataclass(frozen=True)
class Store:
    """Water that waits: `discs`, the words on its badge (as a rule the same number, or "0 → 3"), its tone "" or "gold"."""

    discs: int = 0
    text: str = ""
    tone: str = ""


@dataclass(frozen=True)
class Neighbour:
    """Another farm: its owner's name and colour, `rank` in words, its reservoir; `tone` "legal" or "pointed" for the
    farm, `outlines` for paddies of it."""

    farm: Farm
    name: str
    colour: str
    rank: str = ""
    store: Store = field(default_factory=Store)
    tone: str = ""
    outlines: tuple[Outlined, ...] = ()


@dataclass(frozen=True)
class Scene:
    """What lies on the hillside. `neighbours`: the other farms by place in play order. `gold`: places whose stream carries
    water of a preview. `note`: words on what comes to the own reservoir. `rain`: the place over which it rains."""

    farm: Farm
    marks: Marks = NO_MARKS
    store: Store = field(default_factory=Store)
    neighbours: tuple[tuple[int, Neighbour], ...] = ()
    supply: Store = field(default_factory=Store)
    gold: frozenset[int] = frozenset()
    note: str = ""
    rain: int | None = None


# What a sprite has beside its paper, for rims and shadows, in design pixels: left, top, right, below.
LETTERED = {"tag": (13, 13, 4, 6), "badge": (2, 2, 4, 6), "name": (2, 2, 4, 6)}


class Chart(Pile):
    """The hillside of a layout, `scale` pixels to a design pixel. Not `threaded`: drawn before it returns."""

    def __init__(self, layout: Layout, scale: float, threaded: bool = True) -> None:
        super().__init__((svg.pixels(layout.size[0], scale), svg.pixels(layout.size[1], scale)))
        self.layout, self.scale = layout, scale
        self._ground = hillside.quick(layout, scale)
        self._queue: SimpleQueue[pygame.Surface] = SimpleQueue()
        self._stop = threading.Event()
        self._scene: Scene | None = None
        self.ready = False
        if threaded:
            threading.Thread(target=self._draw_ground, name="hillside", daemon=True).start()
        else:
            self._draw_ground()
            self.poll()

    def _draw_ground(self) -> None:
        made = hillside.ground(self.layout, self.scale)
        if not self._stop.is_set():
            self._queue.put(made)

    def poll(self) -> bool:
        """Take the hillside if it is done; True if the picture has to be composed anew."""
        try:
            self._ground = self._queue.get_nowait()
        except Empty:
            return False
        self.ready = True
        return True

    def close(self) -> None:
        """What is still being drawn is not wanted any more."""
        self._stop.set()

    def warm(self, scene: Scene) -> None:
        """Draw in a thread what a scene needs, so that showing it costs no time."""
        threading.Thread(target=self._warm, args=(self.sprites(scene),), name="farm", daemon=True).start()

    def _warm(self, sprites: list[Sprite]) -> None:
        for sprite in sprites:
            if self._stop.is_set():
                return
            self.surface(sprite)

    def compose(self, scene: Scene) -> pygame.Surface:
        """The picture of a scene; `dirty` tells what of it was painted."""
        if self._shown is not None and self._shown[0] is self._ground and scene == self._scene:
            self.dirty = []
            return self.canvas
        self._scene = scene
        return self.compose_sprites(self._ground, self.sprites(scene))

    def sprites(self, scene: Scene) -> list[Sprite]:
        """Everything on the hillside in the order in which it lies."""
        layout, scale = self.layout, self.scale
        out = list(self._water(scene))
        for place, neighbour in scene.neighbours:
            if place in layout.others:
                what = neighbour.farm, scale, neighbour.tone, neighbour.outlines
                out.append(small_farm.sprite(layout.others[place], *what))
        out += large_farm.sprites(layout.own, scene.farm, scene.marks, scale)
        return [*out, *self._words(scene)]

    def signs(self, scene: Scene) -> list[tuple[int, int, int, int]]:
        """Pixels (x, y, w, h) of tags, names and badges: what is to be read, without their shadows."""
        k, found = max(LEAST_TAG, self.layout.k) * self.scale, []
        for sprite in [*large_farm.tags(self.layout.own, scene.farm, scene.marks, self.scale), *self._words(scene)]:
            x, y, w, h = sprite.area
            left, top, right, low = LETTERED.get(str(sprite.what[0]), (0, 0, 0, 0))
            found.append((x + round(left * k), y + round(top * k), w - round((left + right) * k), h - round((top + low) * k)))
        return found

    # --- water ------------------------------------------------------------------------------------------------
    def _water(self, scene: Scene) -> Iterator[Sprite]:
        k, scale = self.layout.k, self.scale
        for place, way in enumerate(self.layout.streams):
            x0, y0, x1, y1 = floors.bounds([way.points])
            room = 16 * k
            box, gold = (x0 - room, y0 - room, x1 + room, y1 + room), place in scene.gold
            yield plate(("chevrons", way, gold), box, scale, partial(waterways.chevrons, way, gold))
        basin, side = self.layout.basins[self.layout.place], 21 * k
        for n in range(min(DISCS, scene.store.discs)):
            column, row = n % 3, n // 3
            x, y = basin.x + (-6 + 22 * column - 8 * row) * k, basin.y + ((-7 if scene.store.discs > 3 else -1) + 13 * row) * k
            box = x - side * 0.55, y - side * 0.55, x + side * 0.55, y + side * 0.55
            yield plate(("disc", x, y, side), box, scale, partial(figure, "water-disc", x, y, side))

    # --- words ------------------------------------------------------------------------------------------------
    def _words(self, scene: Scene) -> Iterator[Sprite]:
        layout, scale = self.layout, self.scale
        k = max(LEAST_TAG, layout.k)
        if scene.rain is not None and scene.rain < layout.farms:
            x, y = layout.cloud(scene.rain)
            side = 38 * k
            box = x - side / 2, y - side / 2, x + side / 2, y + side / 2
            yield plate(("cloud", x, y, side), box, scale, partial(figure, "rain", x, y, side))
        if scene.note:
            wide = badge_wide(scene.note, k, scale)
            x, y = layout.note()
            yield badge(scene.note, x, y, wide, k, scale, "gold" if (layout.place - 1) in scene.gold else "")
        for place, store in [(layout.place, scene.store), *((place, near.store) for place, near in scene.neighbours)]:
            if store.text and place in layout.basins:
                wide = badge_wide(store.text, k, scale)
                yield badge(store.text, *layout.badge(place, wide), wide, k, scale, store.tone)
        if scene.supply.text:
            wide = badge_wide(scene.supply.text, k, scale)
            x, y = layout.supply
            yield badge(scene.supply.text, min(x, layout.size[0] - wide / 2 - 6), y, wide, k, scale, scene.supply.tone)
        for place, neighbour in scene.neighbours:
            if place in layout.others:
                yield name_tag(neighbour, *layout.name(place), k, scale)

    def grid(self, place: int) -> Grid:
        """The hexes of the farm at that place in play order."""
        return self.layout.own if place == self.layout.place else self.layout.others[place]

    def place_at(self, x: float, y: float) -> tuple[int, str] | None:
        """The farm (place in play order) and the hex at a point in design pixels; None on the hillside."""
        for place in range(self.layout.farms):
            if place == self.layout.place or place in self.layout.others:
                name = self.grid(place).hit(x, y)
                if name is not None:
                    return place, name
        return None


def badge_wide(text: str, k: float, scale: float) -> float:
    """How wide a badge with these words is, in design pixels."""
    return 41 * k + lettering.render(text, max(LEAST_TYPE, round(20 * k * scale))).get_width() / scale


def badge(text: str, x: float, y: float, wide: float, k: float, scale: float, tone: str = "", icon: str = "water-drop") -> Sprite:
    """A pill with a drop and words, around a point."""
    left, high = x - wide / 2, 32 * k
    box = left - 2 * k, y - high / 2 - 2 * k, left + wide + 4 * k, y + high / 2 + 6 * k

    def body() -> str:
        shade = rect(left + 2 * k, y - high / 2 + 4 * k, wide, high, high / 2, SHADOW_INK, opacity=0.3)
        pill = rect(left, y - high / 2, wide, high, high / 2, BADGE_FILL[tone], INK, 2 * k)
        return shade + pill + figure(icon, left + 17 * k, y, 23 * k)

    made = plate(("badge", text, x, y, wide, tone, icon), box, scale, body)

    def draw() -> pygame.Surface:
        out, px = made.draw(), max(LEAST_TYPE, round(20 * k * scale))
        words = lettering.render(text, px)
        middle = (left + 29 * k) * scale - made.area[0] + words.get_width() / 2
        lettering.centred(out, words, middle, y * scale - made.area[1], px)
        return out

    return Sprite(made.what, made.area, draw)


def name_tag(neighbour: Neighbour, right: float, y: float, k: float, scale: float) -> Sprite:
    """A neighbour's name with colour, sign and rank, nobody's in grey with its own sign; `right` is where it ends."""
    px, small = max(LEAST_TYPE, round(18 * k * scale)), max(LEAST_TYPE, round(16 * k * scale))
    name = lettering.render(neighbour.name, px, "serif", "Semibold")
    rank = lettering.render(neighbour.rank, small, "sans", "Semibold", INK_SECOND)
    gap = 10 * k if neighbour.rank else 0.0
    wide = 42 * k + (name.get_width() + (rank.get_width() if neighbour.rank else 0)) / scale + gap + 9 * k
    left, high = right - wide, 32 * k
    box = left - 2 * k, y - high / 2 - 2 * k, right + 4 * k, y + high / 2 + 6 * k

    def body() -> str:
        shade = rect(left + 2 * k, y - high / 2 + 4 * k, wide, high, 7 * k, SHADOW_INK, opacity=0.3)
        shape = rect(left, y - high / 2, wide, high, 7 * k, PAPER, INK, 2 * k)
        edge = player(neighbour.colour).colour if neighbour.colour else NOBODY
        return shade + shape + rect(left + k, y - high / 2 + k, 6 * k, high - 2 * k, 0, edge)

    made = plate(("name", neighbour.name, neighbour.rank, neighbour.colour, right, y, k), box, scale, body)

    def draw() -> pygame.Surface:
        out, (dx, dy) = made.draw(), made.area[:2]
        side = round(27 * k * scale)
        mark = disc(neighbour.colour, side) if neighbour.colour else icons.icon("solo-farm", side)
        out.blit(mark, mark.get_rect(center=(round((left + 24 * k) * scale - dx), round(y * scale - dy))))
        start = (left + 42 * k) * scale - dx
        lettering.centred(out, name, start + name.get_width() / 2, y * scale - dy, px)
        if neighbour.rank:
            middle = (right - 9 * k) * scale - dx - rank.get_width() / 2
            lettering.centred(out, rank, middle, y * scale - dy, small)
        return out

    return Sprite(made.what, made.area, draw)


def water_drop(px: int) -> pygame.Surface:
    """A disc of water on its way, for the animation: `px` wide, with a pale rim so that it is seen on water."""
    body = circle(25, 27, 21, SHADOW_INK, opacity=0.28) + circle(24, 24, 23.6, POINTED) + circle(24, 24, 18.6, inks.WATER, INK, 2)
    waves = "M10 22q4.7 -6 9.3 0t9.3 0 9.3 0M12 31q4 -5 8 0t8 0 8 0"
    return svg.load(svg.document(body + path(waves, "none", inks.RIPPLE, 3), (0, 0, 48, 48), (px, px)), (px, px))
