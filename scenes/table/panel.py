"""A panel of the table: painted once on the canvas, and repainted when its cache key changes.

A panel has a rectangle and paints itself on the table's canvas; while it paints it says what stands where
(`add_item`), and those items are its lines of the text view and its places for the pointer. So what is drawn and
what is said cannot differ.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.draw import text as typo
from scenes.draw.theme import INK
from scenes.scoring.finale import FlatBoard, Hero
from scenes.table.pen import Pen
from scenes.table.pen import fit_line as fit_line  # for those who paint themselves
from scenes.widgets.base import UiItem

if TYPE_CHECKING:
    from scenes.table.model import HandPlace, TableModel
    from scenes.widgets.paint import Kit

MUCH = 0.5  # share of a panel that is too much to draw in one frame


class Panel:
    """Override `cache_key` (all that the picture depends on) and `paint`."""

    zone = "table"
    raised = False  # it is a sheet of paper on the table, and throws a shadow
    KEEP = 2.0  # times its own area that its sections may take in memory

    def __init__(self, model: TableModel, rect: pygame.Rect) -> None:
        self.model, self.rect, self.t = model, pygame.Rect(rect), model.t
        self.inner = self.rect  # where things stand on it, as the centre
        self.use(model.kit)
        self.spots: list[UiItem] = []
        self.tint = ""  # colour id for pictures of a player's disc
        self.shown: Hashable = None
        self.lies_on: Panel | None = None  # the panel that it is a part of
        self._layers: OrderedDict[Hashable, tuple[pygame.Surface, list[UiItem]]] = OrderedDict()
        self._layers_area = 0  # pixels that they take

    def use(self, kit: Kit) -> None:
        """Draw with this kit from now on."""
        self.kit, self.px = kit, kit.px  # `px`: design px to physical

    def cache_key(self) -> Hashable:
        """Everything the picture shows; the panel is repainted when this changes."""
        return self.model.stamp

    def shows(self, key: str) -> bool:
        """Whether something of this key stands on it."""
        return False

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw into `rect` and add the items."""

    def clip(self) -> pygame.Rect:
        """What is cleared and painted again; shadows outside stay as they are."""
        return self.rect

    def panel(self, canvas: pygame.Surface, edge: str | None = None) -> None:
        """The paper. Its shadow lies on the table under all panels (`cast`), but that of what is laid over them."""
        self.model.kit.panel(canvas, self.rect, edge, self.model.whole)

    def cast(self, canvas: pygame.Surface, origin: tuple[int, int] = (0, 0)) -> None:
        """The shadow it throws on the bare table; `origin`: which point of the window the canvas begins at."""
        if self.raised:
            self.model.kit.shadow(canvas, self.rect.move(-origin[0], -origin[1]))  # also where its rows are set smaller

    def layer(self, canvas: pygame.Surface, rect: pygame.Rect, cache_key: Hashable, draw: Callable[[], object]) -> None:
        """One section of the panel: drawn once for this key, then cached with its items and only copied.

        `cache_key`: all that its picture and its items depend on; nothing is drawn outside of `rect`.
        """
        rect, key = self._layer_key(canvas, rect, cache_key)
        cached = self._layers.get(key)
        if cached is not None:
            self._layers.move_to_end(key)
            canvas.blit(cached[0], rect)
            self.spots += cached[1]
            return
        clip, first = canvas.get_clip(), len(self.spots)
        canvas.set_clip(rect.clip(clip))
        draw()
        canvas.set_clip(clip)
        self._layers_area = rect.w * rect.h + (self._layers_area if self._layers else 0)
        self._layers[key] = canvas.subsurface(rect).copy(), self.spots[first:]
        while self._layers_area > self.KEEP * self.rect.w * self.rect.h and len(self._layers) > 1:
            image = self._layers.popitem(last=False)[1][0]
            self._layers_area -= image.get_width() * image.get_height()

    def _layer_key(self, canvas: pygame.Surface, rect: pygame.Rect, cache_key: Hashable) -> tuple[pygame.Rect, Hashable]:
        """What of a section is on the canvas, and what it is cached by."""
        rect = rect.clip(canvas.get_rect())
        return rect, (tuple(rect), cache_key)

    def forget_layers(self) -> None:
        """Sections that were drawn before are drawn anew when they are wanted."""
        self._layers.clear()

    def prewarm_half(self, canvas: pygame.Surface) -> bool:
        """Draw about half of what the next `strokes` has to draw, beforehand. False: that is little, or cannot be parted."""
        return False

    def strokes(self, canvas: pygame.Surface) -> Iterator[pygame.Rect]:
        """Bring the part on the canvas up to date: gives a rectangle, and paints inside it when asked for the next."""
        box = self.clip()
        yield box
        self.spots = []
        self.shown = self.cache_key()
        self.clear(canvas, box)
        self.paint(canvas)
        canvas.set_clip(None)

    def clear(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """The bare table in a rectangle, or what the panel lies on; to this, painting is now clipped."""
        if self.lies_on is not None:
            self.lies_on.clear(canvas, box)
            return
        canvas.set_clip(box)
        bare_table(self.model, canvas, box)

    def add_item(
        self,
        role: str,
        name: str,
        rect: pygame.Rect | None,
        value: str = "",
        hint: str = "",
        key: str = "",
        enabled: bool = True,
        why: str = "",
        act: Callable[[], object] | None = None,
        shortcut: str = "",
        tells: str = "",
    ) -> UiItem:
        """A line of the text view with its place; rich text is put into words. `tells`: see `GameScreen.about`."""
        name, value, hint = [self.model.wording.plain(t) if "<" in t else t for t in (name, value, hint)]
        item = UiItem(role, name, value, hint, rect, self.zone, enabled, key, why, shortcut, act, tells=tells)
        self.spots.append(item)
        return item

    def hand_places(self) -> Sequence[HandPlace]:
        """Where cards lie that belong to the seat: in the hand row only."""
        return ()

    # -- as the centre of the table ------------------------------------------------------------
    # Any panel may be the centre: what only a map can do does nothing here.
    hidden = False  # "hide pieces" is held
    waits = False  # `repaint` in part can go on showing what was, until the table begins to show motion
    stale = False  # `repaint` in part left something out
    bays = False  # it may have room of its own for a callout, see `bay`
    state: object = None  # what it shows, for the motion from one position to the next

    @property
    def zoomable(self) -> bool:
        """Whether zooming and panning show anything else."""
        return False

    @property
    def zoomed(self) -> bool:
        """Whether it shows less than all, larger."""
        return False

    def out_of_sight(self) -> bool:
        """Whether something that may be chosen cannot be seen as it shows the board now."""
        return False

    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None:
        """The window has another size: lie on this sheet of paper, so many design pixels inside of its edge."""
        self.use(self.model.kit)
        self.rect = self.inner = sheet.inflate(-2 * round(inset * scale), -2 * round(inset * scale))

    def sync(self) -> None:
        """Read the position and what may be chosen; the next `repaint` shows it."""

    def point(self) -> None:
        """Another thing is pointed at; the next `repaint` shows it."""

    def repaint(self, canvas: pygame.Surface, in_part: bool = False) -> list[pygame.Rect]:
        """Bring the canvas up to date; the physical rects that changed. `in_part`: what takes long may be left out, `stale`
        tells, and the next call goes on."""
        return list(self.strokes(canvas)) if self.cache_key() != self.shown else []

    def changing(self) -> list[pygame.Rect]:
        """Where in the window the next `repaint` will show other things than now; frames of what may be chosen do not count."""
        return [self.clip()] if self.cache_key() != self.shown else []

    def prewarm_places(self) -> bool:
        """Work out a part of what the next `repaint` needs. True while there is more."""
        return False

    def update(self) -> bool:
        """A frame begins: whether there is a better picture now (a worker's, or one drawn here), so that `repaint` shows it."""
        return False

    def items(self) -> list[UiItem]:
        """What can be pointed at, focused and read, in reading order."""
        return self.spots

    def has(self, key: str) -> bool:
        """Whether something with this key stands here (also before it is painted)."""
        return any(item.key == key for item in self.items())

    def key_at(self, pos: tuple[int, int]) -> str:
        """The key of what is under the pointer; "" for nothing."""
        return next((i.key for i in reversed(self.items()) if i.key and i.rect is not None and i.rect.collidepoint(pos)), "")

    def part_at(self, pos: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """What can be explained under the pointer, where that is less than an item: its name (`GameScreen.about`) and its box."""
        return None

    def ring_box(self, item: UiItem) -> pygame.Rect | None:
        """What the focus ring goes round: the thing as drawn, where what is hit is larger."""
        return item.rect

    def over_ring(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw again what is to be read over the focus ring round this box."""

    def outlines(self, key: str) -> list[list[tuple[int, int]]]:
        """The closed lines round a thing in the window, to draw a ring along."""
        return [corners(item.rect) for item in self.items() if item.key == key and item.rect is not None]

    def ground_at(self, pos: tuple[int, int]) -> str:
        """The place under the pointer where something may be dropped."""
        return self.key_at(pos)

    def ground_kind(self, pos: tuple[int, int]) -> str:
        """What kind of ground is seen at a point of the window ("sea", a terrain ...); "" where something stands on it, or
        there is none: by this the audit finds whether they can be told apart."""
        return ""

    def grounds(self) -> list[str]:
        """The keys of the places that are veiled while others are to be looked at."""
        return []

    def astray(self) -> list[tuple[str, str]]:
        """What stands over the border of its place, and how far: for the audit."""
        return []

    def standing(self) -> list[pygame.Rect]:
        """What a list of options should not cover."""
        return [item.rect for item in self.items() if item.rect is not None and item.key]

    def badges(self) -> list[pygame.Rect]:
        """The numbers that things wear which may be chosen, at their upper left corner."""
        return []

    def label_rects(self, keys: Iterable[str]) -> list[pygame.Rect]:
        """What of these things must stay visible."""
        wanted = set(keys)
        return [item.rect for item in self.items() if item.rect is not None and item.key in wanted]

    def signs(self) -> list[pygame.Rect]:
        """Slips with the names of places: neither a veil nor a ring lies on them."""
        return []

    def written(self) -> list[pygame.Rect]:
        """What is to be read here: no callout lies on it, and no leader runs over it, as long as there is another way."""
        return self.signs()

    def bay(self, size: tuple[int, int], near: list[tuple[float, float]]) -> pygame.Rect | None:
        """A free place of this size in the window, nearest to one of these points of it; None: there is none of its own."""
        return None

    def anchor(self, where: str) -> tuple[float, float] | None:
        """Where the leader of a callout about this thing ends; of what lies elsewhere, what the callout is to be near."""
        item = self.model.acts.item(where) if where else None
        return (float(item.rect.centerx), float(item.rect.y)) if item is not None and item.rect is not None else None

    def leader_end(self, where: str, box: pygame.Rect) -> tuple[int, int] | None:
        """Where the leader of a callout in this box ends; in the box: it has none; None: a little below the anchor."""
        return box.center

    def breathing(self) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """White outlines of what may be chosen and where they lie in the window: they breathe a few times when it is asked."""
        return []

    def over_breath(self) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """What is to be read over them: names and numbers."""
        return []

    @property
    def closeness(self) -> float:
        """How many times larger than fitted it is shown."""
        return 1.0

    def zoom(self, steps: float, about: tuple[int, int]) -> None:
        """Look closer, or from farther away, at a point of the window."""

    def pan(self, dx: float, dy: float) -> None:
        """Move what is seen."""

    def fit(self) -> None:
        """All of it again."""

    def closed(self) -> None:
        """The table is left for good."""

    def public(self) -> pygame.Surface | None:
        """A picture of what everybody may see, and no more, to be kept beside a save; None: there is none."""
        return None

    def hero(self) -> Hero | None:
        """The board as the ending shows it, read now; None: the ending has no board, its figures stand in the middle."""
        picture = self.public()
        return FlatBoard(picture) if picture is not None else None

    # -- small drawing helpers: those of the pen -----------------------------------------------
    def pen(self, mark: str = "") -> Pen:
        """What it draws with."""
        return Pen(self.kit, self.tint, mark)

    def rich(
        self, canvas: pygame.Surface, text: str, rect: pygame.Rect, size: float = 17, face: str = "sans",
        colour: str = INK, align: str = "left", least: float = 14,
    ) -> int:  # fmt: skip
        """See `Pen.rich`."""
        return self.pen().rich(canvas, text, rect, size, face, colour, align, least)

    def fitting(self, texts: list[str], room: int, size: float, face: str = "sans", least: float = 14) -> str:
        """See `Pen.fitting`."""
        return self.pen().fitting(texts, room, size, face, least)

    def put(self, canvas: pygame.Surface, block: typo.TextBlock, at: tuple[int, int]) -> None:
        """See `Pen.put`."""
        self.pen().put(canvas, block, at)

    def heading(self, canvas: pygame.Surface, rect: pygame.Rect, text: str, note: str = "", size: float = 19) -> None:
        """See `Pen.heading`."""
        self.pen().heading(canvas, rect, text, note, size)


def bare_table(model: TableModel, canvas: pygame.Surface, box: pygame.Rect, origin: tuple[int, int] = (0, 0)) -> None:
    """What lies under all panels in this box of the window: the table with their shadows. Painting a panel anew must leave
    the same round its corners as painting the whole table does. `origin`: see `Panel.cast`."""
    canvas.blit(model.host.backdrop(), box.move(-origin[0], -origin[1]), box)
    for panel in (model.centre, *model.panels):
        panel.cast(canvas, origin)


def corners(box: pygame.Rect) -> list[tuple[int, int]]:
    """A rectangle as a closed line."""
    return [box.topleft, box.topright, box.bottomright, box.bottomleft]


class Section(NamedTuple):
    """A piece of a panel: where it is, all that its picture and its items depend on, and what draws it."""

    rect: pygame.Rect
    cache_key: Hashable
    draw: Callable[[], object]


class SectionedPanel(Panel):
    """A panel that is put together from sections: only those whose cache key changed are repainted."""

    raised = True

    def __init__(self, model: TableModel, rect: pygame.Rect) -> None:
        super().__init__(model, rect)
        self._there: dict[tuple[int, ...], tuple[Hashable, list[UiItem]]] = {}  # on the canvas: place -> cache key, items
        self._ground: Hashable = None  # what the panel itself was painted with

    def edge(self) -> str | None:
        """The colour of the player it belongs to, down its left side."""
        return None

    def sections(self, canvas: pygame.Surface) -> list[Section]:
        """All sections, in reading order; none reaches into another."""
        raise NotImplementedError

    def paint(self, canvas: pygame.Surface) -> None:
        self._there, self._ground = {}, (tuple(self.rect), self.edge())
        self.panel(canvas, self.edge())
        for section in self.sections(canvas):
            self._put(canvas, section)

    def _put(self, canvas: pygame.Surface, section: Section) -> None:
        """Paint a section and remember that it is there."""
        first = len(self.spots)
        self.layer(canvas, *section)
        self._there[tuple(section.rect)] = section.cache_key, self.spots[first:]

    def draw_ahead(self, canvas: pygame.Surface, section: Section) -> None:
        """Draw a section so that it is cached; canvas and items are afterwards what they were."""
        strip, spots = section.rect.clip(canvas.get_rect()), self.spots
        under, self.spots = canvas.subsurface(strip).copy(), []
        self.clear(canvas, strip)
        self.panel(canvas, self.edge())
        self.layer(canvas, *section)
        canvas.set_clip(None)
        canvas.blit(under, strip)
        self.spots = spots

    def prewarm_half(self, canvas: pygame.Surface) -> bool:
        sections = self.sections(canvas)
        new = [one for one in sections if self._layer_key(canvas, one.rect, one.cache_key)[1] not in self._layers]
        areas = [one.rect.w * one.rect.h for one in new]
        if sum(areas) <= MUCH * self.rect.w * self.rect.h:
            return False
        half, done = sum(areas) / 2, 0
        for section, area in zip(new, areas, strict=True):
            if done >= half:
                break
            self.draw_ahead(canvas, section)
            done += area
        return True

    def strokes(self, canvas: pygame.Surface) -> Iterator[pygame.Rect]:
        sections = self.sections(canvas)
        places = [tuple(section.rect) for section in sections]
        if self._ground != (tuple(self.rect), self.edge()) or set(places) != self._there.keys():
            yield from super().strokes(canvas)
            return
        self.shown = self.cache_key()
        for place, section in zip(places, sections, strict=True):
            if self._there[place][0] != section.cache_key:
                box = section.rect.clip(canvas.get_rect())
                yield box
                self.clear(canvas, box)
                self.panel(canvas, self.edge())
                self._put(canvas, section)
                canvas.set_clip(None)
        self.spots = [item for place in places for item in self._there[place][1]]
