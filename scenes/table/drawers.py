"""What opens beside or over the table: panels of the seats, open piles, log, rules, menu, zoomed cards."""

from __future__ import annotations

from typing import Any

import pygame

from scenes.table import choices, zoombar
from scenes.table.base import TableBase
from scenes.table.panel import Panel
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button


class Drawers(TableBase):
    """Opens and closes panels, piles and overlays. `over`: "" | "panel:p0" | "pile:minor": what is open over the board."""

    def close_over(self) -> None:
        """Close an open panel or pile."""
        self.over = ""
        self.let_go()
        self.drop_floats()

    close_pile = close_over

    def show_panel(self, seat: str) -> None:
        """P, or a click on a player: the whole panel over the board; again closes it."""
        want = f"panel:{seat}"
        if seat == self.seat and self.grid.left_full:
            self.zone_focus("panel")
            return
        self.over = "" if self.over == want else want
        self.sync()

    def show_others(self) -> None:
        """O: the next other player's panel."""
        others = [s for s in self.view.seats if s != self.seat]
        if not others:
            self.explain(self.t("table-no-others"), None)
            return
        at = others.index(self.over[6:]) + 1 if self.over[6:] in others else 0
        self.over = f"panel:{others[at]}" if at < len(others) else ""
        self.sync()

    def show_forecast(self) -> None:
        """F: what is coming, as the game's own sheet tells it; again closes it."""
        self.over = "" if self.over == "forecast" else "forecast"
        self.sync()

    def show_pile(self, pile: str) -> None:
        """An open pile: own discard, a deck's discard, fear cards that were turned up."""
        want = f"pile:{pile}"
        _, cards = self.game.piles(pile)
        if not cards:
            self.explain(self.t("table-pile-empty"), None)
            return
        self.over = "" if self.over == want else want
        self.sync()

    def rebuild_over(self) -> None:
        """Paint what is open over a darkened copy of the table."""
        self.over_part, self.over_canvas = None, None
        if not self.over or self.canvas is None:
            zoombar.lay(self)
            return
        self.widgets, self.shields = [], [self.area]
        self.over_canvas = self.canvas.copy()
        self.kit.veil(self.over_canvas, self.area)
        kind, _, what = self.over.partition(":")
        px = self.kit.px
        if kind == "pile":
            title, cards = self.game.piles(what)
            choices.add_cards(self, cards[-10:][::-1], False, title, 1, True)
            return
        if kind == "forecast":
            part = self.game.forecast_sheet(self.grid.sheet.inflate(-px(8), -px(8)))
            self._paint_over(part)
            return
        top = self.grid.sheet.y
        area = pygame.Rect(self.area.x + px(8), top, self.area.w - px(16), self.area.bottom - top - px(8))
        if self.grid.left_full:
            area.x = self.grid.sheet.x
            area.w = self.grid.sheet.w
        part = self.game.sheet(what, area)
        self._paint_over(part)
        cards = self.game.side_cards(what)
        rest = pygame.Rect(part.rect.right + px(12), area.y, area.right - part.rect.right - px(12), area.h)
        if rest.w > px(260) and cards:
            self._side_cards(cards, what, rest)

    def _paint_over(self, part: Panel) -> None:
        """Paint a part on top, with a button that closes it."""
        assert self.over_canvas is not None
        self.over_part = part
        part.spots = []
        self.whole = True
        part.paint(self.over_canvas)
        self.whole = False
        side = self.kit.px(38)
        close = pygame.Rect(part.rect.right - side - self.kit.px(5), part.rect.y + self.kit.px(5), side, side)
        self.add(
            Button(
                "close-panel",
                close,
                self.t("ui-close"),
                label="",
                icon="close",
                style="quiet",
                zone="choices",
                act=self.back,
                hint="Esc",
            )
        )

    def _side_cards(self, cards: list[str], seat: str, rest: pygame.Rect) -> None:
        """The cards of an open panel's player: in play first, then the hand."""
        px = self.kit.px
        title = self.game.side_title(seat, len(cards))
        box = pygame.Rect(rest.x, rest.y, rest.w, rest.h)
        sheet = self.add(choices.CardsPanel("side-cards", box, title, zone="choices"))
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
        sheet.rect.h = min(rest.h, head + rows * (round(best * ratio) + gap) - gap + pad)  # no larger than what it holds
        wide = max(columns * (best + gap) - gap + 2 * pad, self.kit.width(title, 21, "serif-semi") + px(92))
        sheet.rect.w = min(rest.w, wide)
        for n, key in enumerate(cards):
            line, at = divmod(n, columns)
            rect = pygame.Rect(
                box.x + pad + at * (best + gap), box.y + head + line * (round(best * ratio) + gap), best, round(best * ratio)
            )
            self.add(
                choices.CardPick(
                    key,
                    rect,
                    self.game.card_name(key),
                    number=0,
                    zone="choices",
                )
            )

    def over_items(self) -> list[UiItem]:
        """The text view while something is open over the table."""
        found = [item for w in self.widgets for item in w.items()]
        if self.over_part is not None:
            found += self.over_part.spots
        return found

    # -- overlays ------------------------------------------------------------------------------
    def show_menu(self) -> None:
        """The pause menu."""
        from scenes.overlays.pause import PauseOverlay

        unkept = "" if self.saver is not None else self.t("table-not-kept")
        own: Any = self
        rows = [
            ("copy", self.t("act-save-copy"), "save", own.save_copy, unkept),
            ("share", self.t("ui-scene-share"), "share", self.share, ""),
        ]
        self.app.push(PauseOverlay(self.app, self.rules.id, unkept, rows))

    def share(self) -> None:
        """Copy this game, or save it as a share file."""
        from scenes.overlays.share import ShareOverlay

        self.app.push(ShareOverlay(self.app, self.session))

    def show_settings(self) -> None:
        """The settings."""
        self.app.go("settings")

    def show_rules(self) -> None:
        """The rules, at the page about what is focused or pointed at, else about the present question."""
        from scenes.rules.screen import RulesOverlay

        self.app.push(RulesOverlay(self.app, self.rules.id, self.rules_page()))

    def rules_page(self) -> str:
        """The id of that page; "" where the game names none."""
        texts = self.speech.texts
        key = self.focus_key if self.app.ring_shown else self.hover_key
        if not hasattr(texts, "page_of"):
            return key[6:] if key.startswith("phase-") else str(self.game.phase_now())
        if key.startswith("phase-"):
            return str(texts.page_of(key[6:]))
        of_thing: Any = getattr(texts, "page_of_thing", None)
        if of_thing is not None and (page := of_thing(key)):
            return str(page)
        return str(texts.page_of(self.asked.kind if self.asked is not None else self.game.phase_now()))

    def show_log(self) -> None:
        """The log as a drawer."""
        from scenes.overlays.log import LogOverlay
        from scenes.table.timetravel import TableBook

        me: Any = self
        self.app.push(LogOverlay(self.app, book=TableBook(me)))

    def log_tail(self, count: int) -> list[tuple[str, str, str]]:
        """The last lines: (rich text, colour id of who decided, of whose pieces it tells), kept for the position."""
        if self._tail_of != self.stamp:
            self._tail_of, self._tail = self.stamp, {}
        if count not in self._tail:
            self._tail[count] = self._log_tail(count)
        return self._tail[count]

    def _log_tail(self, count: int) -> list[tuple[str, str, str]]:
        out: list[tuple[str, str, str]] = []
        for entry in reversed(self.session.log):
            lines = [(e, line) for e in entry.events if e.kind != "phase" and (line := self.speech.event(e))]
            for at in range(len(lines) - 1, -1, -1):
                own = at == 0 and not entry.auto and entry.key != "done"
                event, line = lines[at]
                about = self.game.colour_of(self.speech.subject(event))
                out.append((line, self.colours.get(entry.seat, "") if own else "", about))
                if len(out) == count:
                    return out[::-1]
            if not entry.auto and entry.key == "done":
                out.append((self.speech.deed(entry), self.colours.get(entry.seat, ""), ""))
                if len(out) == count:
                    return out[::-1]
        return out[::-1] or [(self.t("log-empty"), "", "")]

    def taken(self, seat: str, kind: str) -> str:
        """What a seat chose for this kind of question this turn; "" if nothing yet."""
        turn = self.view.turn
        for entry in reversed(self.session.log):
            if entry.turn != turn:
                break
            if entry.kind == kind and entry.seat == seat:
                return entry.key
        return ""

    # -- cards ---------------------------------------------------------------------------------
    def pin(self, key: str) -> None:
        """A card large, with its neighbours at the arrow keys."""
        from scenes.overlays.zoom import ZoomOverlay
        from scenes.table.hand import large_face

        around = [i.key for i in self.items() if i.role == "card"]
        cards = list(dict.fromkeys(around)) if key in around else [key]
        self.let_go()
        self.drop_floats()
        self.app.push(
            ZoomOverlay(
                self.app,
                cards,
                cards.index(key),
                lambda card, tall: large_face(self, card, tall),
                self.game.card_name,
                self.game.card_notes,
            )
        )

    def zoom_focused(self) -> None:
        """Space: the card under focus or pointer, large."""
        key = self.focus_key if self.app.ring_shown else (self.hover_key or self.focus_key)
        item = self.item(key)
        if item is not None and item.role == "card":
            self.pin(key)

    def hide_pieces(self) -> None:
        """H: the board beneath the pieces; again shows them."""
        self.board.hidden = not self.board.hidden
        self.app.say(self.t("table-pieces-hidden" if self.board.hidden else "table-pieces-shown"))
        self.sync()

    # -- the map -------------------------------------------------------------------------------
    def _map_changed(self) -> None:
        assert self.canvas is not None
        self._items = None
        for box in self.board.repaint(self.canvas):
            self.redraw(box)
        zoombar.lay(self)
        self.drop_floats()

    def zoom_board(self, steps: float, about: tuple[int, int]) -> None:
        """Zoom about a point of the window."""
        self.board.zoom(steps, about)
        self._map_changed()

    def pan_board(self, dx: int, dy: int) -> None:
        """Move the zoomed map."""
        self.board.pan(dx, dy)
        self._map_changed()

    def fit_board(self) -> None:
        """The whole map again."""
        self.board.fit()
        self._map_changed()
