"""A card large, with what belongs to it beside it; left and right go to its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.app.scene import Scene
from scenes.app.window import FOLDED_FURTHER
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button
from scenes.widgets.lists import ScrollText
from scenes.widgets.panels import PaperPanel

if TYPE_CHECKING:
    from scenes.app.scene import Host


class ZoomOverlay(Scene):
    """`cards` are ids, `face(id, height)` draws one, `notes(id)` gives parts for the text beside it
    (styles as in `ScrollText`; [] = no box), `name_of(id)` its title for the text view."""

    name = "zoom"
    least = FOLDED_FURTHER
    opaque = False
    first = "close"

    def __init__(
        self, app: Host, cards: Sequence[str], at: int, face: Callable[[str, int], pygame.Surface],
        name_of: Callable[[str], str], notes: Callable[[str], Sequence[tuple[str, str]]] = lambda card: (),
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.cards, self.at, self.face, self.name_of, self.notes = list(cards), at, face, name_of, notes
        self.picture: pygame.Surface | None = None
        self.place = pygame.Rect(0, 0, 1, 1)

    @property
    def card(self) -> str:
        """The id of the card shown."""
        return self.cards[self.at]

    def title(self) -> str:
        return self.name_of(self.card)

    def build(self) -> None:
        k = self.kit
        tall = min(self.area.h - k.px(120), k.px(700))
        self.picture = self.face(self.card, tall)
        parts = list(self.notes(self.card))
        beside = k.px(400) if parts else 0
        self.place = self.picture.get_rect(center=self.area.center)
        self.place.x -= (beside + k.px(28)) // 2 if parts else 0
        side, mid = k.px(56), self.area.centery - k.px(28)
        if parts:
            box = pygame.Rect(self.place.right + k.px(28), self.place.y, beside, self.place.h)
            back = self.add(PaperPanel("notes-back", box))
            notes = self.add(ScrollText("notes", box.inflate(-k.px(36), -k.px(32)), self.title(), parts, size=17))
            box.h = min(box.h, notes.content_height() + k.px(36))
            back.rect.h, notes.rect.h = box.h, box.h - k.px(32)
            right = box.right
        else:
            right = self.place.right
        if len(self.cards) > 1:
            for key, x, icon, by in (("previous", self.place.x - side - k.px(20), "left", -1),
                                     ("next", right + k.px(20), "right", 1)):  # fmt: skip
                box = pygame.Rect(x, mid, side, side).clamp(self.area.inflate(-k.px(12), 0))
                name = self.t(f"zoom-{key}")
                self.add(Button(key, box, name, label="", icon=icon, style="dark", act=partial(self.turn, by)))
        close = pygame.Rect(0, 0, k.px(190), k.px(46))
        close.midtop = (self.area.centerx, min(self.place.bottom + k.px(10), self.area.bottom - k.px(52)))
        self.add(Button("close", close, self.t("ui-close"), icon="close", shortcut="Esc", style="dark", act=self.back))

    def extra_items(self) -> list[UiItem]:
        return [UiItem("image", self.title(), rect=self.place)]

    def turn(self, by: int) -> None:
        """To a neighbour."""
        self.at = (self.at + by) % len(self.cards)
        self.rebuild()
        self.app.say(self.title())

    def draw_front(self, surface: pygame.Surface) -> None:
        if self.picture:
            self.kit.shadow(surface, self.place, 18, 0.45, 16)
            surface.blit(self.picture, self.place)

    def key(self, event: pygame.event.Event) -> bool:
        action = self.action(event)
        if action in ("card-previous", "card-next") and len(self.cards) > 1:
            self.turn(-1 if action == "card-previous" else 1)
        elif action == "unpin":
            self.back()
        else:
            return False
        return True

    def focus_lost(self) -> None:
        self.back()

    def pointer(self, event: pygame.event.Event) -> bool:
        """Clicks beside the card, and right clicks anywhere, close."""
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        hit = any(w.rect.collidepoint(event.pos) for w in self.widgets) or self.place.collidepoint(event.pos)
        if event.button == 3 or (event.button == 1 and not hit):
            self.back()
            return True
        return False
