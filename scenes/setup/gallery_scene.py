"""A gallery on a page of its own: where the set-up page has no room for it, and where it is there to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from scenes.app.scene import Scene
from scenes.app.window import FOLDED_FURTHER
from scenes.draw import scenery, theme
from scenes.setup.gallery import GalleryView
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button
from scenes.widgets.panels import Heading

if TYPE_CHECKING:
    from scenes.app.scene import Host
    from scenes.setup.gallery import Gallery


class From(Protocol):
    """The game whose gallery it is, as `game.games` names it."""

    @property
    def id(self) -> str: ...


class GalleryScene(Scene):
    """All of them at the left, the one that is looked at beside them. Esc leads back to the set-up."""

    name = "gallery"
    least = FOLDED_FURTHER

    def __init__(self, app: Host, game: From, gallery: Gallery) -> None:
        super().__init__(app)
        self.view = GalleryView(self, game.id, gallery)
        self.view.renew(gallery)
        self.first = f"gallery={self.view.shown}"
        self._sheet: pygame.Surface | None = None
        self._sheet_for: tuple[object, ...] = ()

    def title(self) -> str:
        return self.view.gallery.title()

    def build(self) -> None:
        self.view.renew(self.view.gallery)
        (w, h), small, fold = self.logical, self.small, self.compact
        m, top, tall = (10.0, 6.0, 42.0) if small else (16.0, 8.0, 44.0) if fold else (max(56.0, (w - 1760) / 2), 38.0, 48.0)
        back = Button.wanted(self.kit, self.t("ui-back"), "left", "Esc", 17) / self.scale
        self.add(Button("back", self.box(m, top, back, tall), self.t("ui-back"), style="dark", icon="left", shortcut="Esc",
                        size=17, act=self.back, zone="head"))  # fmt: skip
        room, size, title = w - 2 * m - back - 20, 34.0, self.title()
        while size > 17 and self.kit.width(title, size, "serif-semi") > self.kit.px(room):
            size -= 1
        self.add(Heading("head", self.box(m + back + 20, top, room, tall), title, size=size, rule=False, colour=theme.PAPER,
                         zone="head"))  # fmt: skip
        y, gap = top + tall + (8 if fold else 18), 8.0 if fold else 18.0
        high = h - y - (10 if fold else 54)
        wide = (w - 2 * m - gap) * (0.5 if small else 0.56)
        self.view.pictures((m + 2, y + 2, wide - 4, high - 4))
        self.view.panel((m + wide + gap, y, w - 2 * m - gap - wide, high))

    def on_focus(self, item: UiItem | None) -> None:
        if item is not None:
            self.view.look(item.key)

    def key(self, event: pygame.event.Event) -> bool:
        if self.app.bindings.action_of(event, "setup") != "favourite":  # one key, here and there
            return False
        self.view.mark()
        return True

    def back(self) -> None:
        self.app.pop()

    def key_help(self) -> list[tuple[str, str]]:
        return [(cap, self.t("act-favourite"))] if (cap := self.app.bindings.cap("favourite")) else []

    def draw_back(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if self._sheet is None or self._sheet_for != (self.area.size, theme.palette()):
            self._sheet_for = (self.area.size, theme.palette())
            self._sheet = scenery.sea_sheet(self.area.size, self.scale, "", -42 if self.compact else 8)
        surface.blit(self._sheet, clip, clip)
