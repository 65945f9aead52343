"""What opens beside or over the table: panels of the seats, open piles, the forecast."""

from __future__ import annotations

from functools import partial

import pygame

from game.core.engine.key import Key
from scenes.draw import cardface
from scenes.draw.card import SMALL
from scenes.table import choices, zoombar
from scenes.table.companion import Companion
from scenes.table.dragging import Dragging
from scenes.table.finder import Finder
from scenes.table.game_screen import Table
from scenes.table.hover import Hover
from scenes.table.model import ShownPanel
from scenes.table.window import Window
from scenes.widgets.controls import Button

PAGE = 10  # cards of an open pile that are shown at the same time: with more they could not be read


class Drawers:
    """Opens and closes panels and piles. `model.open` tells what is open over the centre."""

    def __init__(
        self, model: Table, window: Window, finder: Finder, hover: Hover, dragging: Dragging, companion: Companion
    ) -> None:
        self.model = model
        self.window = window
        self.finder = finder
        self.hover = hover
        self.dragging = dragging
        self.companion = companion
        self.page = 0  # of an open pile

    def close(self) -> None:
        """Close an open panel or pile."""
        self.model.open = ""
        self.dragging.let_go()
        self.hover.drop()

    close_pile = close

    def show_panel(self, seat: str) -> None:
        """P, or a click on a player: the whole panel over the board; again closes it."""
        want = f"panel:{seat}"
        if seat == self.model.seat and self.model.grid.left_full:
            self.finder.zone_focus("panel")
            return
        self.model.open = "" if self.model.open == want else want
        self.window.sync()

    def show_others(self) -> None:
        """O: the next other player's panel."""
        others = self.model.screen.others()
        if not others:
            self.window.explain(self.model.t("table-no-others"), None)
            return
        shown = Key.of(self.model.open).first
        at = others.index(shown) + 1 if shown in others else 0
        self.model.open = f"panel:{others[at]}" if at < len(others) else ""
        self.window.sync()

    def show_side(self) -> None:
        """T, or a click on the foot of a narrow rail: the common panel over the board; again closes it."""
        if not self.model.grid.small:
            self.finder.zone_focus("right")
            return
        self.model.open = "" if self.model.open == "side" else "side"
        self.window.sync()

    def show_forecast(self) -> None:
        """F: what is coming, as the game's own sheet tells it; again closes it."""
        if not self.model.screen.traits.forecast:
            self.window.explain(self.model.t("table-no-forecast"), None)
            return
        self.model.open = "" if self.model.open == "forecast" else "forecast"
        self.window.sync()
        if self.model.open:
            self.companion.did("forecast")

    def show_large(self, name: str) -> None:
        """A thing of the map, large in the game's own sheet; again closes it."""
        want = f"large:{name}"
        self.model.open = "" if self.model.open == want else want
        self.window.sync()

    def show_pile(self, pile: str) -> None:
        """An open pile: own discard, a deck's discard, cards that were turned up."""
        want = f"pile:{pile}"
        _, cards = self.model.screen.cards.pile(pile)
        if not cards:
            self.window.explain(self.model.t("table-pile-empty"), None)
            return
        self.model.open = "" if self.model.open == want else want
        self.page = 0
        self.window.sync()

    def turn_page(self, by: int) -> None:
        """To the older or the newer cards of an open pile."""
        self.page += by
        self.window.sync()

    def rebuild(self) -> None:
        """What is open, and then what a companion adds: the last thing whenever the table is built or changes."""
        self._rebuild()
        self.companion.settled()

    def _rebuild(self) -> None:
        """Paint what is open over a darkened copy of the table."""
        self.model.over_panel, self.model.over_canvas = None, None
        if not self.model.open or self.model.canvas is None:
            zoombar.lay(self.model, self.window)
            return
        self.window.widgets, self.model.shields = [], [self.model.area]
        self.model.over_canvas = self.model.canvas.copy()
        self.model.kit.veil(self.model.over_canvas, self.model.area)
        opened = Key.of(self.model.open)
        kind, what = opened.kind, opened.first
        px = self.model.kit.px
        if kind == "pile":
            self._lay_pile(what)
            return
        if kind in ("forecast", "large"):
            part = self.model.screen.sheet(opened, self.model.grid.sheet.inflate(-px(8), -px(8)))
            self._paint_over(part)
            return
        top = self.model.grid.sheet.y
        area = pygame.Rect(self.model.area.x + px(8), top, self.model.area.w - px(16), self.model.area.bottom - top - px(8))
        if self.model.grid.left_full:
            area.x = self.model.grid.sheet.x
            area.w = self.model.grid.sheet.w
        part = self.model.screen.sheet(opened, area)
        if kind == "side":
            part.rect.right = area.right
        self._paint_over(part)
        if kind == "side":
            return
        title, cards = self.model.screen.cards.of_seat(what)
        rest = pygame.Rect(part.rect.right + px(12), area.y, area.right - part.rect.right - px(12), area.h)
        if rest.w > px(260) and cards:
            self._side_cards(cards, title, rest)

    def _lay_pile(self, pile: str) -> None:
        """The cards of an open pile, the last that came first, with buttons to the others where they are many."""
        title, cards = self.model.screen.cards.pile(pile)
        newest_first = cards[::-1]
        self.page = max(0, min(self.page, (len(cards) - 1) // PAGE))
        start = self.page * PAGE
        shown = newest_first[start : start + PAGE]
        turning = None
        if len(cards) > PAGE:
            title = self.model.t("table-pile-part", pile=title, first=start + 1, last=start + len(shown), n=len(cards))
            turning = choices.Turning(
                partial(self.turn_page, -1) if start else None,
                partial(self.turn_page, 1) if start + PAGE < len(cards) else None,
            )
        choices.add_pile(self.model, shown, title, turning)

    def _paint_over(self, part: ShownPanel) -> None:
        """Paint a part on top, with a button that closes it."""
        assert self.model.over_canvas is not None
        self.model.over_panel = part
        part.spots = []
        self.model.whole = True
        part.paint(self.model.over_canvas)
        self.model.whole = False
        side = self.model.kit.px(38)
        close = pygame.Rect(part.rect.right - side - self.model.kit.px(5), part.rect.y + self.model.kit.px(5), side, side)
        self.window.add(
            Button(
                "close-panel",
                close,
                self.model.t("ui-close"),
                label="",
                icon="close",
                style="quiet",
                zone="choices",
                act=self.window.back,
                hint="Esc",
            )
        )

    def _side_cards(self, cards: list[str], title: str, rest: pygame.Rect) -> None:
        """The cards of an open panel's player: in play first, then the hand."""
        px = self.model.kit.px
        box = pygame.Rect(rest.x, rest.y, rest.w, rest.h)
        sheet = self.window.add(choices.CardsPanel("side-cards", box, title, zone="choices"))
        gap, head, pad = px(12), px(44), px(16)
        for ratio, full, least in ((246 / 224, 224, 222), (108 / 196, 236, 0)):  # small: title cards, in readable type
            best = 0
            for per in range(1, len(cards) + 1):
                lines = -(-len(cards) // per)
                w = min((box.w - 2 * pad - gap * (per - 1)) / per, px(full))
                h = min(w * ratio, (box.h - head - pad - gap * (lines - 1)) / lines)
                if int(h / ratio) >= best:  # as large: rather in fewer rows
                    best, columns = int(h / ratio), per
            if best >= px(least):
                break
        rows = -(-len(cards) // columns)
        columns = min(columns, len(cards))
        high = round(best * ratio)
        widest = (box.w - 2 * pad - gap * (columns - 1)) // columns
        best = max(best, min(widest, px(SMALL.width)))  # lower cards are as wide as ever: their words keep their size
        if ratio < 1:  # ... and narrower ones as high
            high = max(high, min((box.h - head - pad - gap * (rows - 1)) // rows, px(cardface.USUAL["small"])))
        sheet.rect.h = min(rest.h, head + rows * (high + gap) - gap + pad)  # no larger than what it holds
        wide = max(columns * (best + gap) - gap + 2 * pad, self.model.kit.width(title, 21, "serif-semi") + px(92))
        sheet.rect.w = min(rest.w, wide)
        for n, key in enumerate(cards):
            line, at = divmod(n, columns)
            rect = pygame.Rect(box.x + pad + at * (best + gap), box.y + head + line * (high + gap), best, high)
            self.window.add(
                choices.CardPick(
                    self.model,
                    key,
                    rect,
                    self.model.screen.cards.name(key),
                    number=0,
                    zone="choices",
                )
            )
