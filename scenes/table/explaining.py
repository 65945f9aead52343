"""Tips about what is on the table, and the larger panel of the right button and Space: what the game explains, on demand."""

from __future__ import annotations

import pygame

from scenes.table.about import About
from scenes.table.dialogs import Dialogs
from scenes.table.game_screen import Table
from scenes.table.hover import Hover
from scenes.table.window import Window
from scenes.widgets.base import UiItem


class Explaining:
    """Finds what is pointed at and puts into words what it is."""

    def __init__(self, model: Table, window: Window, hover: Hover, dialogs: Dialogs) -> None:
        self.model = model
        self.window = window
        self.hover = hover
        self.dialogs = dialogs
        self._near: pygame.Rect | None = None  # the part of an item that the tip explains

    def told(self, item: UiItem) -> str:
        """What an item is: as the game explains it, else a row's name with its value, which a rail does not show."""
        if not item.tells:
            return ""
        about = self.model.about(item.tells)
        if about is not None:
            return about.words()
        on_panel = item.widget is None and item.zone != self.model.centre.zone
        if not on_panel:
            return ""
        place, what = (item.value, item.name) if item.role == "tile" else (item.name, item.value)
        return ": ".join(filter(None, (place, what)))

    def beside(self, item: UiItem) -> tuple[str, pygame.Rect | None] | None:
        """The tip for what lies under the pointer on the map; None: that for the whole item."""
        self._near = None
        if item.zone != self.model.centre.zone or item.widget is not None or not item.enabled:
            return None
        part = self._part()
        if self.hover.callout is not None and (part is None or item.key in self.model.shapes):
            return "", None  # it tells what choosing this would change, or what is there: that comes first
        about = self.model.about(part[0]) if part is not None else None
        if part is None or about is None:
            return None
        if self._told_already(about.title):
            return "", None
        self._near = part[1]
        return titled(about.words()), part[1]

    def repeats(self, tip: str) -> bool:
        """Whether the callout that follows the pointer is headed by what this tip says below its title."""
        return self._told_already(tip.partition("\n")[2])

    def _told_already(self, words: str) -> bool:
        callout = self.hover.callout
        if callout is None:
            return False
        said, title = (text.replace("\u00a0", " ").casefold() for text in (words, self.model.wording.plain(callout.data.title)))
        return said == title

    def _part(self) -> tuple[str, pygame.Rect] | None:
        host = self.model.host
        return None if host.ring_shown or self.model.open else self.model.centre.part_at(host.mouse)

    def moved(self, pos: tuple[int, int]) -> None:
        """The pointer moved: what was explained may no longer lie under it."""
        if self._near is not None and not self._near.collidepoint(pos):
            self._near = None
            self.model.host.tip_reset()

    def show(self, item: UiItem | None, pos: tuple[int, int] | None = None) -> bool:
        """All there is to say about an item: a card or a sheet of words large; where there is no more than a tip has, that at
        once, also for the part of it at a point of the window. False: there is nothing."""
        if item is None:
            return False
        about, rect = self.model.about(item.tells), item.rect
        if pos is not None and item.zone == self.model.centre.zone and not (about is not None and (about.more or about.card)):
            if (part := self.model.centre.part_at(pos)) is not None:
                about, rect = self.model.about(part[0]) or about, part[1]
        if about is None:
            words = self.told(item)
            if words:
                self.window.explain("\n".join(filter(None, (words, item.hint))), item.rect)
            return bool(words)
        self._open(about, rect)
        return True

    def open(self, name: str) -> None:
        """The same for a thing by its name (`Row.about`): what a click on its row opens."""
        if (about := self.model.about(name)) is not None:
            self._open(about, None)

    def _open(self, about: About, rect: pygame.Rect | None) -> None:
        if about.card:
            self.dialogs.pin(about.card)
        elif about.more or about.sheet:
            self._large(about)
        else:
            self.window.explain(about.words(), rect)

    def _large(self, about: About) -> None:
        from scenes.overlays.about import AboutOverlay

        self.hover.drop()
        title, *lines = about.words().splitlines()
        self.model.host.push(AboutOverlay(self.model.host, title, [*(("p", line) for line in lines), *about.more]))


def titled(words: str) -> str:
    """A tip whose first line is its title."""
    title, _, rest = words.partition("\n")
    return f"<b>{title}</b>\n{rest}" if rest else title
