"""Where the card of a lesson or a hint lives: one place for all that it says, which a player may drag it away from.

It leaves its home only where it would cover what it points at, the prompt, an answer or a list; and comes back to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.table import lesson_card, zoombar
from scenes.table.lesson_card import CardData, LessonCard

if TYPE_CHECKING:
    from scenes.table.game_screen import Table
    from scenes.table.window import Window
    from scenes.widgets.controls import Button

Spot = tuple[int, int]


class CardHome:
    """The place of the card `key`. `Host.homes` remembers where it was dragged to until the program ends."""

    def __init__(self, key: str) -> None:
        self.key = key
        self._of: object = None  # the window and language that it was found for
        self._corner: Spot = (0, 0)  # lower right: there the button to go on with stands, however much the card says
        self._wide = 0
        self._grip: Spot | None = None  # from the pointer to that corner, while the card is dragged
        self.dragged = False

    # -- where it is -----------------------------------------------------------------------------
    def place(
        self, model: Table, data: CardData, targets: list[pygame.Rect], buttons: list[Button],
        tallest: Callable[[int], int] | None = None, clear: list[pygame.Rect] | None = None,
    ) -> pygame.Rect:  # fmt: skip
        """Where the card lies now. `tallest`: how high it ever gets at that width; `clear`: what it keeps off besides."""
        area, keep = model.area, [*(clear or []), *(zoombar.rects(model)[:2] if model.centre.zoomable else [])]
        now = (area.size, model.scale, model.host.lang)
        if now != self._of:
            usual = lesson_card.place(model, data, [], buttons, pygame.Rect(model.grid.sheet).bottomright, tallest, keep)
            self._of, self._corner, self._wide = now, usual.bottomright, usual.w
        if moved := model.host.homes.get(self.key):
            self._corner = round(area.x + moved[0] * area.w), round(area.y + moved[1] * area.h)
        high = lesson_card.height(model.kit, data, self._wide, buttons)
        rect = pygame.Rect(0, 0, self._wide, min(high, area.h))
        rect.bottomright = self._corner
        rect.clamp_ip(area.inflate(-model.kit.px(12), -model.kit.px(12)))
        if self._grip is not None or rect.collidelist([*self._hard(model, targets), *keep]) < 0:
            return rect
        found = lesson_card.place(model, data, targets, buttons, None, None, keep, self._wide)
        hard = [*self._hard(model, targets), *keep]
        if found.collidelist(hard) < 0:
            return found
        if (flat := self._flat(model, data, buttons, hard)) is not None:
            return flat
        other = lesson_card.place(model, data, targets, buttons, None, None, keep)  # narrower than it usually is
        return other if other.collidelist(hard) < 0 else found

    @staticmethod
    def _flat(model: Table, data: CardData, buttons: list[Button], hard: list[pygame.Rect]) -> pygame.Rect | None:
        """A low card over the hand, if it has room there: a draft leaves nothing else free. Where the cards to choose from have
        a heading with the same words, it may lie over the prompt as well, not over its buttons.
        """
        grid, k = model.grid, model.kit
        low = model.area.bottom - k.px(4)
        rects = [pygame.Rect(grid.prompt.x, grid.prompt.bottom + k.px(4), grid.prompt.w, low - grid.prompt.bottom - k.px(4))]
        if model.headed is not None and not model.open:
            hard = [rect for rect in hard if rect not in (grid.prompt, model.headed)]
            top, right = model.headed.bottom - k.px(12), model.buttons_left - k.px(8)  # that much below the cards is bare
            rects.append(pygame.Rect(grid.prompt.x, top, right - grid.prompt.x, low - top))
        for rect in rects:
            high = lesson_card.height(k, data, rect.w, buttons)
            if lesson_card.is_flat(k, rect.w) and high <= rect.h:
                rect.h = high
                if rect.collidelist(hard) < 0:
                    return rect
        return None

    @staticmethod
    def _hard(model: Table, targets: list[pygame.Rect]) -> list[pygame.Rect]:
        """What it never covers, as far as there is another place."""
        small = model.area.w * model.area.h // 6
        found = [rect for rect in targets if rect.w * rect.h < small]
        if model.open:
            return found + ([pygame.Rect(model.over_panel.rect)] if model.over_panel is not None else [])
        found += [pygame.Rect(rect) for rect in (model.grid.prompt, model.grid.menu, model.grid.tools)]
        found += [rect for rect in model.shields if rect != model.area]
        found += model.centre.label_rects(model.shapes)
        items = [item for item in model.acts.items() if item.key in model.shapes and item.zone != "board"]
        return found + [item.rect for item in items if item.rect is not None]

    # -- dragging --------------------------------------------------------------------------------
    def mouse(self, event: pygame.event.Event, pos: Spot, model: Table, window: Window, card: LessonCard | None) -> bool:
        """Whether this event of the mouse drags the card."""
        if card is None:
            self._grip = None
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and card.rect.collidepoint(pos):
            own = [widget for widget in window.widgets if widget.zone == card.zone and widget is not card]
            if any(widget.rect.collidepoint(pos) for widget in own):
                return False
            self._grip, self.dragged = (card.rect.right - pos[0], card.rect.bottom - pos[1]), False
            return True
        if self._grip is None:
            return False
        if event.type == pygame.MOUSEMOTION and getattr(event, "buttons", (1,))[0]:
            area = model.area
            self.dragged = True
            corner = pos[0] + self._grip[0], pos[1] + self._grip[1]
            model.host.homes[self.key] = (corner[0] - area.x) / area.w, (corner[1] - area.y) / area.h
            window.sync()
            return True
        if event.type in (pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            self._grip = None
            if self.dragged and model.area.w:
                corner = card.rect.bottomright  # clamped: what was dragged out of the window begins at its edge
                model.host.homes[self.key] = (corner[0] - model.area.x) / model.area.w, (corner[1] - model.area.y) / model.area.h
                window.sync()
            return True
        return False
