"""A panel of the table: painted once on the canvas, and repainted when its cache key changes.

A panel has a rectangle and paints itself on the table's canvas; while it paints it says what stands where
(`add_item`), and those items are its lines of the text view and its places for the pointer. So what is drawn and
what is said cannot differ.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from scenes.draw import text as typo
from scenes.table.pen import Pen
from scenes.table.pen import fit_line as fit_line  # for those who paint themselves
from scenes.widgets.base import UiItem

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Panel:
    """Override `cache_key` (all that the picture depends on) and `paint`."""

    zone = "table"
    KEEP = 2.0  # times its own area that its sections may take in memory

    def __init__(self, table: TableScene, rect: pygame.Rect) -> None:
        self.table, self.rect = table, pygame.Rect(rect)
        self.spots: list[UiItem] = []
        self.tint = ""  # colour id for pictures of presence
        self.shown: Hashable = None
        self._layers: OrderedDict[Hashable, tuple[pygame.Surface, list[UiItem]]] = OrderedDict()

    @property
    def kit(self) -> Any:
        """The drawing kit."""
        return self.table.kit

    def t(self, msg: str, /, **args: Any) -> str:
        """A message."""
        return self.table.t(msg, **args)

    def px(self, n: float) -> int:
        """Design px to physical."""
        return self.kit.px(n)

    def cache_key(self) -> Hashable:
        """Everything the picture shows; the panel is repainted when this changes."""
        return self.table.stamp

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw into `rect` and add the items."""

    def clip(self) -> pygame.Rect:
        """What is cleared and painted again; shadows outside stay as they are."""
        return self.rect

    def panel(self, canvas: pygame.Surface, edge: str | None = None) -> None:
        """The paper; its shadow lies outside of what is painted again, so it is drawn only with the whole table."""
        self.table.kit.panel(canvas, self.rect, edge, self.table.whole)

    def layer(self, canvas: pygame.Surface, rect: pygame.Rect, cache_key: Hashable, draw: Callable[[], object]) -> None:
        """One section of the panel: drawn once for this key, then cached with its items and only copied.

        `cache_key`: all that its picture and its items depend on; nothing is drawn outside of `rect`.
        """
        rect = rect.clip(canvas.get_rect())
        key = (tuple(rect), cache_key)
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
        self._layers[key] = canvas.subsurface(rect).copy(), self.spots[first:]
        most = self.KEEP * self.rect.w * self.rect.h
        while sum(image.get_width() * image.get_height() for image, _ in self._layers.values()) > most:
            self._layers.popitem(last=False)

    def under(self, canvas: pygame.Surface) -> None:
        """Shadows of neighbours that fall into the cleared strip."""

    def strokes(self, canvas: pygame.Surface) -> Iterator[pygame.Rect]:
        """Bring the part on the canvas up to date: gives a rectangle, and paints inside it when asked for the next."""
        box = self.clip()
        yield box
        self.spots = []
        self.shown = self.cache_key()
        self.clear(canvas, box)
        self.under(canvas)
        self.paint(canvas)
        canvas.set_clip(None)

    def clear(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """The bare table in a rectangle, to which painting is now clipped."""
        canvas.set_clip(box)
        canvas.blit(self.table.app.backdrop(), box, box)

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
        act: Callable[[], Any] | None = None,
        shortcut: str = "",
    ) -> UiItem:
        """A line of the text view with its place; rich text is put into words."""
        name, value, hint = (self.table.speech.plain(t) if "<" in t else t for t in (name, value, hint))
        item = UiItem(role, name, value, hint, rect, self.zone, enabled, key, why, shortcut, act)
        self.spots.append(item)
        return item

    # -- small drawing helpers: those of the pen -----------------------------------------------
    def pen(self, mark: str = "") -> Pen:
        """What it draws with."""
        return Pen(self.kit, self.tint, mark)

    def rich(self, canvas: pygame.Surface, text: str, rect: pygame.Rect, *how: Any, **more: Any) -> int:
        """See `Pen.rich`."""
        return self.pen().rich(canvas, text, rect, *how, **more)

    def fitting(self, texts: list[str], room: int, size: float, face: str = "sans", least: float = 14) -> str:
        """See `Pen.fitting`."""
        return self.pen().fitting(texts, room, size, face, least)

    def put(self, canvas: pygame.Surface, block: typo.TextBlock, at: tuple[int, int]) -> None:
        """See `Pen.put`."""
        self.pen().put(canvas, block, at)

    def heading(self, canvas: pygame.Surface, rect: pygame.Rect, text: str, note: str = "", size: float = 19) -> None:
        """See `Pen.heading`."""
        self.pen().heading(canvas, rect, text, note, size)


class Section(NamedTuple):
    """A piece of a panel: where it is, all that its picture and its items depend on, and what draws it."""

    rect: pygame.Rect
    cache_key: Hashable
    draw: Callable[[], object]


class SectionedPanel(Panel):
    """A panel that is put together from sections: only those whose cache key changed are repainted."""

    def __init__(self, table: TableScene, rect: pygame.Rect) -> None:
        super().__init__(table, rect)
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
