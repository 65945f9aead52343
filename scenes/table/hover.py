"""What floats over the table for a moment: the card under the pointer, the preview of what is pointed at."""

from __future__ import annotations

import pygame

from game.core.engine.key import Key
from scenes.draw import theme
from scenes.table.beside import Asking
from scenes.table.callout import Callout
from scenes.table.faces import Faces
from scenes.table.finder import Finder
from scenes.table.game_screen import Table
from scenes.table.hand import frame, large_face, shadowed
from scenes.table.lesson_card import LessonCard
from scenes.table.model import HandPlace
from scenes.table.outlines import Outline, legal_outlines
from scenes.table.window import Window
from scenes.widgets.base import UiItem

HOVER_MS = 250


class Hover:
    """Keeps what follows the pointer: its target, the large card beside it, the preview callout."""

    def __init__(self, model: Table, window: Window, finder: Finder, faces: Faces) -> None:
        self.model = model
        self.window = window
        self.finder = finder
        self.faces = faces
        self.callout: Callout | None = None
        self.zoomed: tuple[str, pygame.Surface, pygame.Rect] | None = None
        self.zoom_key, self.zoom_wait = "", 0
        self._pointed_card = ""
        self._outlines: tuple[object, list[Outline]] | None = None
        self.lit: list[pygame.Rect] = []  # where something was drawn lit the last time

    def drop(self) -> None:
        """Take everything that floats away."""
        if self.callout is not None:
            self.window.redraw(self.callout.reach())
        if self.zoomed is not None:
            self.window.redraw(self.zoomed[2].inflate(self.model.kit.px(90), self.model.kit.px(90)))
        self.callout, self.zoomed, self.zoom_key, self.zoom_wait = None, None, "", 0

    def on_focus(self, item: UiItem | None) -> None:
        """The focus moved here."""
        if not self.model.host.ring_shown:
            return
        self.point(item)
        if item is not None and item.enabled and item.act is None and item.widget is None and (why := self.finder.why_of(item)):
            about = self.model.about(item.tells)
            told = about.words() if about is not None else ""
            self.model.host.tip_now("\n".join(filter(None, (why, told))), item.rect)  # at once, as for what is greyed out
            self.model.host.say("; ".join(line for line in told.splitlines()[1:] if line not in item.value))

    def point(self, item: UiItem | None) -> None:
        """The pointer or the focus is on this now."""
        key = item.key if item is not None else ""
        parsed = Key.of(key)
        shown = "" if parsed.kind == "about" else key
        if parsed.kind == "at":  # a line that stands for a thing on the board
            shown = parsed.rest
        self.point_board(shown)
        self.drop()
        self._redraw_card(self._pointed_card)
        self._pointed_card = key if item is not None and item.role == "card" else ""
        self._redraw_card(self._pointed_card)
        if item is None or self.model.open:
            return
        slid = not self.model.host.ring_shown and self.model.host.mouse == self.model.rest  # the cards moved, not the pointer
        floats = item.zone == "hand" or (isinstance(item.widget, Asking) and item.widget.wordless)
        if item.role == "card" and floats and not slid:
            self.zoom_key, self.zoom_wait = key, HOVER_MS
        bar = item.zone == "buttons" and shown in self.model.options and shown != "done"  # amounts in the prompt bar
        told = (bar or item.zone in ("board", "choices", "panel")) and shown not in self.model.through
        told = told and self.model.staged is None  # a step of the game says itself what happens
        data = self.model.screen.changes(Key.of(self.model.option_of(shown))) if told else None
        if data is not None and not self.model.centre.hidden:
            callout = Callout(self.model, data, self._legal())
            if not callout.rect.collidelistall(self.model.shields):  # cards and lists to choose from come first
                self.callout = callout
                self.window.redraw(callout.reach())

    def _legal(self) -> list[Outline]:
        """Outlines of what may be chosen; found once for a question and a view of the board."""
        board = self.model.centre
        view = next((board.outlines(key) for key in board.grounds()), None)  # elsewhere once the board was moved or zoomed
        asked = (self.model.stamp, tuple(self.model.shapes), view)
        if self._outlines is None or self._outlines[0] != asked:
            self._outlines = asked, legal_outlines(self.model)
        return self._outlines[1]

    def _redraw_card(self, key: str) -> None:
        """The whole of a card in the hand row, also where others lie over it."""
        for place in self.model.hand_places() if key else ():
            if place.key == key:
                self.window.redraw(place.rect.inflate(self.model.kit.px(28), self.model.kit.px(28)))

    def point_board(self, key: str) -> None:
        if key == self.model.pointed or self.model.canvas is None:
            return
        before = self._twin()
        self.model.pointed = key
        for line in filter(None, (before, self._twin())):
            self.window.redraw(line.inflate(self.model.kit.px(8), self.model.kit.px(8)))
        self.model.centre.point()
        for box in self.model.centre.repaint(self.model.canvas):
            self.window.redraw(box)

    def update(self, ms: int) -> bool:
        """The card under the pointer appears after a moment."""
        if not self.zoom_wait:
            return False
        self.zoom_wait -= ms
        if self.zoom_wait > 0:
            return True
        self.zoom_wait = 0
        item = self.window.item(self.zoom_key)
        if item is not None and item.rect is not None and self.window.on_top:
            self._float_card(item)
        return False

    def keep_clear(self) -> list[pygame.Rect]:
        """The prompt, buttons, the card of a lesson or a hint, what a choice would change, and all that may be chosen now."""
        lands = [pygame.Rect(self.model.grid.prompt), *self.model.centre.label_rects(self.model.shapes)]
        lands += [self.callout.rect] if self.callout is not None else []
        return [*lands, *(i.rect for i in self.window.items() if i.rect and self._kept_clear(i))]

    def _kept_clear(self, item: UiItem) -> bool:
        return item.zone == "buttons" or item.key in self.model.shapes or isinstance(item.widget, LessonCard)

    def _float_card(self, item: UiItem) -> None:
        k, g = self.model.kit, self.model.grid
        image = large_face(self.model, item.key, self.faces.zoom_height())
        rect = image.get_rect()
        assert item.rect is not None
        rect.midbottom = (item.rect.centerx, g.prompt.y - k.px(10))
        room = pygame.Rect(g.sheet.x, self.model.area.y + k.px(6), g.sheet.w, g.prompt.y - self.model.area.y)
        rect = self._clear_spot(rect.clamp(room), room)
        self.zoomed = (item.key, image, rect)
        self.window.redraw(rect.inflate(k.px(90), k.px(90)))

    def _clear_spot(self, rect: pygame.Rect, room: pygame.Rect) -> pygame.Rect:
        """The place in `room`, nearest to `rect`, where a floating card covers neither the pointer, nor a button, nor what
        may be chosen; where there is none, the pointer counts most, then buttons and listed options, then the map."""
        legal = [i for i in self.window.items() if i.rect is not None and i.key in self.model.shapes and i.role != "card"]
        lands = self.model.centre.label_rects(self.model.shapes)
        weighed = [(box, 4) for box in (*lands, *(i.rect for i in legal if i.rect is not None and i.zone != "choices"))]
        weighed += [
            (w.rect, 40) for w in self.window.widgets if w.zone in ("buttons", "choices") and w.role in ("button", "card")
        ]
        if (at := self.model.host.mouse)[0] >= 0 and not self.model.host.ring_shown:
            weighed.append((pygame.Rect(at, (1, 1)).inflate(8, 8), 10_000))
        boxes = [box for box, _ in weighed]
        step = max(1, rect.w // 4)
        spots = [rect.move(dx, 0).clamp(room) for dx in (0, *(s * n * step for n in range(1, 17) for s in (1, -1)))]
        tops = (0, *range(-step, room.y - rect.y, -step), room.y - rect.y) if rect.y > room.y else (0,)
        spots = [spot.move(0, dy) for dy in tops for spot in spots]
        return min(spots, key=lambda r: (sum(weighed[n][1] for n in r.collidelistall(boxes)), abs(r.x - rect.x) + rect.y - r.y))

    def draw(self, surface: pygame.Surface) -> None:
        """Hover marks, then the callout, then the card."""
        self.lit = []
        key = self._under()
        if key and not self.model.open:
            item = self.window.item(key)
            if item is not None and item.rect is not None and item.widget is None:
                if item.role == "card" and item.zone == "hand":
                    place = next((p for p in self.model.hand_places() if p.key == key), None)
                    if place is not None:
                        self._raise(surface, place)
                elif item.role in ("button",):
                    self._light(surface, item.rect)
        if (twin := self._twin()) is not None:
            self._light(surface, twin)
        if self.callout is not None:
            self.callout.draw(surface)
        if self.zoomed is not None:
            shadowed(surface, self.zoomed[1], self.zoomed[2], self.model.scale)

    def _under(self) -> str:
        """The key of what is under the pointer, or has the ring."""
        return self.window.hover_key or (self.window.focus_key if self.model.host.ring_shown else "")

    def follow(self) -> None:
        """The items are others: no light stays where a line was that has gone, or is elsewhere on another player's panel."""
        key = self._under()
        now = [item.rect for item in self.window.items() if item.key == key and item.rect is not None] + [self._twin()]
        pad = self.model.kit.px(8)
        for box in self.lit:
            if box not in now:
                for place in filter(None, (box, *now)):
                    self.window.redraw(place.inflate(pad, pad))

    def _light(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        k = self.model.kit
        self.lit.append(rect)
        pygame.draw.rect(surface, theme.shown("#FFFFFF"), rect.inflate(k.px(2), k.px(2)), k.px(2), border_radius=k.px(8))

    def _twin(self) -> pygame.Rect | None:
        """The line of a panel that stands for the thing of the board that is pointed at: it lights with it."""
        pointed = self.model.pointed
        if not pointed or self.model.open or self.model.centre.hidden:
            return None
        item = self.window.item(f"at:{pointed}")
        return item.rect if item is not None else None

    def _raise(self, surface: pygame.Surface, place: HandPlace) -> None:
        """A card that others overlap comes to the front while it is pointed at."""
        if place.seen.w < place.rect.w:
            box = place.rect
            surface.blit(self.model.screen.cards.picture_soon(place.key, box.size, lambda: self.window.redraw(box)), box)
        if place.key in self.model.shapes:
            frame(self.model.kit, surface, place.rect, True)
