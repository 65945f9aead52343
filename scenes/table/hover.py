"""What floats over the table for a moment: the card under the pointer, the preview of what is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from scenes.draw import cardskin, theme
from scenes.draw.card import CardSpec
from scenes.draw.cardface import FACES, ROOM
from scenes.table.callout import Callout
from scenes.table.dragging import Dragging
from scenes.table.hand import Place, frame, large_face, shadowed
from scenes.widgets.base import UiItem

HOVER_MS = 250


class Hover(Dragging):
    """Keeps what follows the pointer: its target, the large card beside it, the preview callout."""

    @property
    def floating(self) -> bool:
        """Whether a card floats."""
        return self.zoomed is not None or bool(self.held)

    def drop_floats(self) -> None:
        """Take everything that floats away."""
        if self.callout is not None:
            self.redraw(self.callout.reach())
        if self.zoomed is not None:
            self.redraw(self.zoomed[2].inflate(self.kit.px(90), self.kit.px(90)))
        self.callout, self.zoomed, self.zoom_key, self.zoom_wait = None, None, "", 0

    def focus_lost(self) -> None:
        super().focus_lost()
        self.drag = None
        self.let_go()
        self.drop_floats()

    # -- pointing ------------------------------------------------------------------------------
    def tip(self, item: UiItem) -> str:
        """Nothing under a pointer that rests where it clicked: what is there now slid there, or was just answered."""
        return "" if not self.app.ring_shown and self.app.mouse == self.rest else super().tip(item)

    def on_hover(self, item: UiItem | None) -> None:
        self.point(item)

    def on_focus(self, item: UiItem | None) -> None:
        if not self.app.ring_shown:
            return
        self.point(item)
        if item is not None and item.enabled and item.act is None and item.widget is None and (why := self.why_of(item)):
            self.app.tip_now(why, item.rect)  # at once, as for what is greyed out

    def point(self, item: UiItem | None) -> None:
        """The pointer or the focus is on this now."""
        key = item.key if item is not None else ""
        shown = key.removeprefix("at:")  # a line of a panel that stands for a thing on the board
        self._point_board(shown)
        self.drop_floats()
        self._redraw_card(self._pointed_card)
        self._pointed_card = key if item is not None and item.role == "card" else ""
        self._redraw_card(self._pointed_card)
        if item is None or self.over:
            return
        slid = not self.app.ring_shown and self.app.mouse == self.rest  # the cards moved, not the pointer
        if item.role == "card" and item.zone == "hand" and not slid:
            self.zoom_key, self.zoom_wait = key, HOVER_MS
        data = self.game.changes(self._full(shown)) if item.zone in ("board", "choices", "panel") else None
        if data is not None and not self.board.hidden:
            callout = Callout(self, data)
            if not callout.rect.collidelistall(self.shields):  # cards and lists to choose from come first
                self.callout = callout
                self.redraw(callout.reach())

    def _redraw_card(self, key: str) -> None:
        """The whole of a card in the hand row, also where others lie over it."""
        for place in self.hand_places() if key else ():
            if place.key == key:
                self.redraw(place.rect.inflate(self.kit.px(28), self.kit.px(28)))

    def _full(self, key: str) -> str:
        """The option a shape stands for, as far as that is settled."""
        return str(self.game.option_of(key))

    def _point_board(self, key: str) -> None:
        if key == self.pointed or self.canvas is None:
            return
        self.pointed = key
        self.board.point()
        for box in self.board.repaint(self.canvas):
            self.redraw(box)

    def update_floats(self, ms: int) -> bool:
        """The card under the pointer appears after a moment."""
        if not self.zoom_wait:
            return False
        self.zoom_wait -= ms
        if self.zoom_wait > 0:
            return True
        self.zoom_wait = 0
        item = self.item(self.zoom_key)
        if item is not None and item.rect is not None and self.app.top is self:
            self._float_card(item)
        return False

    # -- faces drawn by the worker -------------------------------------------------------------
    def face_soon(self, data: CardSpec, size: tuple[int, int], ready: Callable[[], object]) -> pygame.Surface:
        """A card's face without waiting for it. Until the worker has drawn it and calls `ready`, some hundredths of a
        second later: the same card with other thresholds reached, else the empty card."""
        found = FACES.face(data, size) if self.app.sync else FACES.peek(data, size)
        if found is not None:
            return found
        self._draw_face(data, size, ready)
        return FACES.like(data, size) or cardskin.stand_in(size, data.skin, data.state)

    def _draw_face(self, data: CardSpec, size: tuple[int, int], ready: Callable[[], object]) -> None:
        token = FACES.key(data, size)
        if token in self.drawing:
            self.drawing[token].append(ready)
            return

        def done(_: Any) -> None:
            for tell in self.drawing.pop(token, []):
                tell()

        self.drawing[token] = [ready]
        self.app.background(partial(FACES.face, data, size), done)

    def prefetch(self) -> None:
        """Let the worker draw faces before anyone asks: the own cards in the row and large, then those that may come."""
        if self.app.sync or self.speech.texts is None:
            return
        tall = self.zoom_height()
        large = (round(tall * 330 / 482), tall)
        row = round(self.grid.card[0] * self.kit.scale), round(self.grid.card[1] * self.kit.scale)
        FACES.most = round(ROOM * max(1.0, self.kit.scale) ** 2)
        own = [f"card:{card}" for card in (*self.game.played(), *self.game.hand())]
        wanted = [*((key, row) for key in own), *((key, large) for key in own)]
        wanted += [(key, row) for key in self.game.cards_next()]
        begun = bool(self.later)
        self.later = [(self.game.face(key), size) for key, size in wanted]
        if not begun:
            self._draw_later()

    def _draw_later(self) -> None:
        """One face after the other, so that one that is needed now need not wait for all."""
        while self.later and self in self.app.stack:
            data, size = self.later.pop(0)
            if FACES.peek(data, size) is None:
                self._draw_face(data, size, self._draw_later)
                return
        self.later = []

    def zoom_height(self) -> int:
        """How tall a card is shown that the pointer rests on."""
        return int(min(self.kit.px(482), self.grid.prompt.y - self.kit.px(16) - self.area.y))

    def _float_card(self, item: UiItem) -> None:
        k, g = self.kit, self.grid
        image = large_face(self, item.key, self.zoom_height())
        rect = image.get_rect()
        assert item.rect is not None
        rect.midbottom = (item.rect.centerx, g.prompt.y - k.px(10))
        room = pygame.Rect(g.sheet.x, self.area.y + k.px(6), g.sheet.w, g.prompt.y - self.area.y)
        rect = self._clear_spot(rect.clamp(room), room)
        self.zoomed = (item.key, image, rect)
        self.redraw(rect.inflate(k.px(90), k.px(90)))

    def keep_clear(self) -> list[pygame.Rect]:
        """Buttons, and all that may be chosen now."""
        lands = self.board.label_rects(self.shapes)
        return [*lands, *(i.rect for i in self.items() if i.rect and (i.zone == "buttons" or i.key in self.shapes))]

    def _clear_spot(self, rect: pygame.Rect, room: pygame.Rect) -> pygame.Rect:
        """The place in `room`, nearest to `rect`, where a floating card covers neither the pointer, nor a button, nor what
        may be chosen; where there is none, the pointer counts most, then buttons and listed options, then the map."""
        legal = [i for i in self.items() if i.rect is not None and i.key in self.shapes and i.role != "card"]
        lands = self.board.label_rects(self.shapes)
        weighed = [(box, 4) for box in (*lands, *(i.rect for i in legal if i.rect is not None and i.zone != "choices"))]
        weighed += [(w.rect, 40) for w in self.widgets if w.zone in ("buttons", "choices") and w.role in ("button", "card")]
        if (at := self.app.mouse)[0] >= 0 and not self.app.ring_shown:
            weighed.append((pygame.Rect(at, (1, 1)).inflate(8, 8), 10_000))
        boxes = [box for box, _ in weighed]
        step = max(1, rect.w // 4)
        spots = [rect.move(dx, 0).clamp(room) for dx in (0, *(s * n * step for n in range(1, 17) for s in (1, -1)))]
        tops = (0, *range(-step, room.y - rect.y, -step), room.y - rect.y) if rect.y > room.y else (0,)
        spots = [spot.move(0, dy) for dy in tops for spot in spots]
        return min(spots, key=lambda r: (sum(weighed[n][1] for n in r.collidelistall(boxes)), abs(r.x - rect.x) + rect.y - r.y))

    # -- drawing -------------------------------------------------------------------------------
    def draw_front(self, surface: pygame.Surface) -> None:
        """Hover marks, then the callout, then the card."""
        k = self.kit
        key = self.hover_key or (self.focus_key if self.app.ring_shown else "")
        if key and not self.over:
            item = self.item(key)
            if item is not None and item.rect is not None and item.widget is None:
                if item.role == "card" and item.zone == "hand":
                    place = next((p for p in self.hand_places() if p.key == key), None)
                    if place is not None:
                        self._raise(surface, place)
                elif item.role in ("button",):
                    box = item.rect.inflate(k.px(2), k.px(2))
                    pygame.draw.rect(surface, theme.shown("#FFFFFF"), box, k.px(2), border_radius=k.px(8))
        if self.callout is not None:
            self.callout.draw(surface)
        if self.zoomed is not None:
            shadowed(surface, self.zoomed[1], self.zoomed[2], self.scale)
        self.draw_held(surface)

    def _raise(self, surface: pygame.Surface, place: Place) -> None:
        """A card that others overlap comes to the front while it is pointed at."""
        if place.seen.w < place.rect.w:
            box = place.rect
            surface.blit(self.game.picture_soon(place.key, box.size, lambda: self.redraw(box)), box)
        if place.key in self.shapes:
            frame(self.kit, surface, place.rect, True)

    def hand_places(self) -> list:
        """Where the cards of the hand row lie."""
        from scenes.table.hand import Hand

        return next((p.places() for p in self.panels if isinstance(p, Hand)), [])
