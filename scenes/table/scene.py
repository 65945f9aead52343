"""The table scene: one for all games. The game's side (board, panels, cards) comes from `scenes.games`.

Everything still is painted once on a canvas, part by part, and again only when a panel's cache key changes; hover,
focus, callouts and floating cards are drawn over it as dirty rectangles. Options of the present question
become *shapes*: keys of lands, pieces, cards, rows and buttons that can be clicked, tabbed to or numbered.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from typing import Any

import pygame

from scenes.table import choices
from scenes.table.actions import Actions
from scenes.table.deferred_paint import LATER, DeferredPaint
from scenes.table.drawers import Drawers
from scenes.table.grid import Grid, grid
from scenes.table.hover import Hover
from scenes.table.keyboard import Keyboard
from scenes.table.motion import Moving
from scenes.table.panel import Panel, fit_line
from scenes.table.prompt import PromptBar, PromptButton
from scenes.table.seating import Seating
from scenes.table.topbar import TopBar
from scenes.table.wording import Prompt, Wording
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button

SAID = ("prompt-", "source-", "undo-", "table-", "log-")  # messages that come up anew all through a game, soonest first
AT_ONCE = 0.002  # seconds for which they are parsed in one idle step; one that refers to many may take longer
ORDER = ("prompt", "choices", "buttons", "board", "hand", "panel", "right", "top")


class StillTable(DeferredPaint, Seating, Hover, Drawers, Actions, Keyboard):
    """A running game without motion: every picture is final."""

    def title(self) -> str:
        return f"{self.t('ui-scene-table')}: {self.t(f'ui-game-{self.rules.id}')}"

    def closed(self) -> None:
        try:
            self.bots.close()
            self.board.closed()
        finally:
            if self.saver is not None:
                self.saver.close()

    def resumed(self) -> None:
        self.sync()

    # -- building ------------------------------------------------------------------------------
    def build(self) -> None:
        """The grid, the parts, the canvas: after every resize, scale or language change."""
        if self.speech.lang != self.app.lang:
            self.speech = Wording(self.app, self.session)
        self.wording = self._parse_words()
        self.grid = g = self.place()
        self.canvas = self.app.backdrop().copy()
        self.steps = []
        self.drop_floats()  # made for another size or language, and what was under the pointer may lie elsewhere
        self.pointed = self.hover_key = ""
        self.read()
        self.board.layout(g.sheet, g.inset, self.scale, not g.tall or g.sheet.w < self.kit.px(1000))
        me: Any = self  # the parts know it as the whole scene
        self.panels = [TopBar(me, self.title_rect()), *self.game.panels(g), PromptBar(me, g.prompt)]
        self.panels.append(self.game.hand_panel(g.hand))
        self.board.sync()
        self.board.paint(self.canvas)
        self.make_widgets()
        self.whole = True
        for part in self.panels:
            self._paint(part)
        self.whole = False
        self.rebuild_over()
        self.prefetch()
        self._items = None
        self.re_point()

    def place(self) -> Grid:
        """Where everything stands in this window."""
        return grid(self.area, self.scale)

    def title_rect(self) -> pygame.Rect:
        """The strip of the top bar that is painted; the torn edge of the board's sheet begins right below it."""
        g = self.grid
        low = max(g.title.bottom, g.ribbon.bottom) + self.kit.px(1.5)
        return pygame.Rect(g.title.x, self.area.y, g.ribbon.right - g.title.x, low - self.area.y)

    def _paint(self, part: Panel) -> None:
        assert self.canvas is not None
        part.spots = []
        part.shown = part.cache_key()
        part.paint(self.canvas)

    def read(self) -> None:
        """Who acts, what they see, what they may do."""
        self.pick_seat()
        self.speech.seat = self.seat
        self.view = self.session.view(self.seat)
        decision = self.session.decision
        self.asked = decision.for_seat(self.seat) if decision is not None else None
        if self.asked is not None and not self.human(self.seat):
            self.asked = None
        self.options = {}
        if self.asked is not None:
            for option in sorted(self.asked.options, key=lambda o: o.seat != self.seat):
                if self.human(option.seat):
                    self.options.setdefault(option.key, option.seat)
        self._sort_options()
        self._say_prompt(decision)
        self._count += 1
        self.stamp = (self._count, self.seat, self.app.lang)

    def _say_prompt(self, decision: Any) -> None:
        if decision is None:
            self.said = Prompt(self.t("table-over"), "")
            result = self.session.result
            if result is not None and self.speech.texts is not None:
                why = self.game.ending() or result.reason
                self.said = Prompt(self.t("table-over"), str(self.speech.texts.result(result.outcome, why, self.names)))
            return
        if self.asked is None:
            who = self.joined([self.names[s] for s in decision.seats])
            self.said = Prompt(self.t("prompt-wait", who=who), "", decision.seats[0])
            return
        self.said = self.speech.prompt(self.view, decision, self.seat)
        if self.aim:
            self.said = self.game.aimed(self.said)

    def _sort_options(self) -> None:
        """Every option gets its shape: on the map, on a card, on the panel, or in the list."""
        keys = [k for k in self.options if k != "done"]
        moves = [k for k in keys if ">" in k]
        sources = list(dict.fromkeys(k.partition(">")[0] for k in moves))
        if self.aim and self.aim not in sources:
            self.aim = ""
        self.auto_aim = False
        if len(sources) == 1 and len(moves) > 1:
            self.aim, self.auto_aim = sources[0], True
        shapes: dict[str, None] = {}
        listed: list[str] = []
        carded: list[str] = []
        own = {f"card:{c}" for c in (*self.game.played(), *self.game.hand())}
        full = self.grid.left_full
        for key in keys:
            if ">" in key:
                source = key.partition(">")[0]
                if self.aim and (source == self.aim or self.game.whole_moves):
                    if source == self.aim:
                        shapes[self.game.target(key)] = None
                        if not (self.game.whole_moves or self.auto_aim or source in listed or self.game.source(key)):
                            listed.append(source)  # what was taken up keeps its place in the list
                            shapes[source] = None
                elif shape := self.game.source(key):
                    shapes[shape] = None
                elif (key if self.game.whole_moves else source) not in listed:
                    listed.append(key if self.game.whole_moves else source)
                    shapes[listed[-1]] = None
                continue
            if shape := self.game.shape(key):
                shapes[shape] = None
            elif self.game.is_card(key):
                shapes[key] = None
                if key not in own:
                    carded.append(key)
            elif full and self.game.panel_shows(key):
                shapes[key] = None
            else:
                listed.append(key)
                shapes[key] = None
        self.shapes, self.listed, self.carded = shapes, sorted(listed, key=self.game.list_rank), carded

    def shape_name(self, key: str) -> str:
        """The label of an option or of a piece to move."""
        return str(self.game.shape_name(key))

    def targets(self) -> list[str]:
        """What 1-9 and Tab go through: the shapes in reading order."""
        if self.over:
            return []
        keys = [i.key for i in self.items() if i.key in self.shapes and i.focusable]
        return list(dict.fromkeys(keys))

    def route(self, key: str) -> list[str]:
        """The item keys to activate, one after the other, to choose an option of the present question."""
        return list(self.game.route(key))

    # -- widgets -------------------------------------------------------------------------------
    def make_widgets(self) -> None:
        """Buttons of the top bar and prompt bar, and the lists of options."""
        self.widgets = []
        self.shields = []
        self._top_buttons()
        self._prompt_buttons()
        if self.board.hidden:
            return
        first = 1
        if self.carded:
            ratio = self.game.strip
            title = self.speech.plain(self.said.main)
            add = choices.add_strip(self, self.carded, first, ratio) if ratio else None
            box = add or choices.add_cards(self, self.carded, True, title, first)
            first += len(self.carded)
            self.shields += [box] if box else []
        box = choices.add_list(self, self.listed, first)
        self.shields += [box] if box else []
        box = choices.add_asking(self, self.game.in_question())
        self.shields += [box] if box else []

    def _top_buttons(self) -> None:
        g, k = self.grid, self.kit
        self.add(
            Button(
                "menu",
                g.menu,
                self.t("ui-scene-pause"),
                label="",
                icon="menu",
                style="dark",
                zone="top",
                act=self.show_menu,
                hint="Esc",
                shortcut="",
            )
        )
        side = g.tools.h
        right = g.tools.right
        for key, icon, name, act, cap in (
            ("settings", "gear", self.t("ui-settings"), self.show_settings, ""),
            ("rules", "book", self.t("ui-rules"), self.show_rules, self.app.bindings.cap("rules")),
            ("forecast", "eye", self.t("table-forecast-button"), self.show_forecast, self.app.bindings.cap("forecast")),
        ):
            wide = side + k.px(4)
            label = ""
            if key == "forecast" and g.tall:
                label = name
                wide = Button.wanted(k, label, icon, cap, 17)
            self.add(
                Button(
                    key,
                    pygame.Rect(right - wide, g.tools.y, wide, side),
                    name,
                    label=label,
                    icon=icon,
                    style="dark",
                    zone="top",
                    act=act,
                    size=17,
                    shortcut=cap,
                )
            )
            right -= wide + k.px(8)

    def _prompt_buttons(self) -> None:
        g, k, cap = self.grid, self.kit, self.app.bindings.cap
        size = 17.0 if g.tall else 16.0
        caps = g.tall and g.prompt.w >= k.px(1000)
        made: list[tuple[str, str, str, str, Any, str, str, str]] = []  # key label icon cap act why style hint
        can = "done" in self.options
        ends = self.asked is not None and self.game.ends_phase(self.asked.kind)
        if self.session.result is not None:
            made.append(("result", self.t("table-show-result"), "trophy", "", self.show_result, "", "brass", ""))
        elif ends or (not can and self.game.shows_end()):
            label = self.shape_name("done") if can and ends else self.t("table-end-phase")
            why = "" if can else self.t("table-end-not-now")
            quiet = can and not self.game.left_to_use()
            made.append(
                (
                    "done" if can else "end",
                    label,
                    "",
                    cap("end-phase") if can and (caps or not g.tall) else "",
                    self.decline,
                    why,
                    "brass" if quiet else "paper",
                    "",
                )
            )
        elif can:
            made.append(
                (
                    "done",
                    self.shape_name("done"),
                    "skip",
                    cap("decline") if caps else "",
                    self.decline,
                    "",
                    "paper",
                    self.t("table-skip-hint"),
                )
            )
        info = self.session.undo_info()
        if info is not None:
            label = self.t("table-undo-what", what=self.speech.undo(info.entry))
            why = self.speech.reason(info.barred) if info.barred is not None else ""
            hint = self.t("table-undo-fence") if info.fence else ""
            made.append(
                ("undo", label, "dice" if info.fence else "undo", cap("undo") if caps else "", self.undo, why, "paper", hint)
            )
        if self.session.can_redo:
            made.append(("redo", "", "redo", "", self.redo, "", "paper", cap("redo")))
        made += (own := self.game.buttons())  # to the left, so that no other moves under the pointer when these come and go
        right, high = g.prompt.right - k.px(12 if g.tall else 8), k.px(44 if g.tall else 40)
        sentence = fit_line(k, self.said.main, 10_000, 20 if g.tall else 17, "serif-semi").used
        detail = fit_line(k, self.said.detail, 10_000, 15 if g.tall else 14, "sans").used
        free = g.prompt.w - max(sentence, detail) - k.px(100 if g.tall else 92)

        def wanted(label: str, icon: str, key_cap: str, why: str) -> int:
            return Button.wanted(k, label, icon, key_cap if not why else "", size) + (k.px(size + 9) if why else 0)

        for _, label, icon, key_cap, _, why, _, _ in own:
            free -= min(wanted(label, icon, key_cap, why), k.px(330)) + k.px(9)
        for key, label, icon, key_cap, act, why, style, hint in made:
            spoken = label or self.t("table-redo")
            wide = wanted(label, icon, key_cap, why)
            if key == "undo" and wide > (most := max(k.px(150), min(free, k.px(330)))):
                bare = Button.wanted(k, label, icon, "", size)
                wide = bare if bare <= most else PromptButton.two_lines(k, label, icon, most)
                if not wide:
                    label, hint = self.t("table-undo-short"), "\n".join(t for t in (label, hint) if t)
                    wide = Button.wanted(k, label, icon, "", size)
            wide = min(wide, k.px(330)) if label else k.px(48)
            free -= wide + k.px(9)
            rect = pygame.Rect(right - wide, g.prompt.centery - high // 2, wide, high)
            self.add(
                PromptButton(
                    key,
                    rect,
                    spoken,
                    label=label,
                    icon=icon,
                    style=style,
                    size=size,
                    zone="buttons",
                    act=act,
                    enabled=not why,
                    why=why,
                    hint=hint,
                    shortcut=key_cap,
                )
            )
            right -= wide + k.px(9)
        self.buttons_left = right

    # -- keeping the picture up to date --------------------------------------------------------
    def sync(self, staged: bool = False) -> None:
        """The position, the question or what is open changed: repaint what differs; `staged`: panels in the next frames."""
        if self.canvas is None:
            return
        self.read()
        self.pointed = self.pointed if self.pointed in self.shapes else ""
        self.pointed_name = ""
        self.board.sync()
        self.make_widgets()
        for box in self.board.changing():
            self.about_to_paint(box)
        self.repaint_board(staged)
        changed = [part for part in self.panels if part.cache_key() != part.shown]
        later = [part for part in changed if staged and part.zone in LATER]
        for part in changed:
            if part not in later:
                self.repaint(part)
        self.rebuild_over()
        self.drop_floats()
        self.redraw()
        self.put_off(later)
        if not staged:
            self.catch_up()

    def settle(self) -> None:
        """All is painted: what focus and pointer are on may have gone."""
        self._items = None
        if self.focus_key and self.item(self.focus_key) is None:
            self.focus_key = ""
        self.re_point()

    def about_to_paint(self, rect: pygame.Rect) -> None:
        """Called before a part of the canvas is painted over: motion keeps what it needs."""

    def repaint_board(self, in_part: bool = False) -> None:
        """Bring the map up to date, perhaps only a part of it."""
        assert self.canvas is not None
        for box in self.board.repaint(self.canvas, in_part):
            self.redraw(box)

    def repaint(self, part: Panel) -> None:
        """Clear a part and paint it again."""
        assert self.canvas is not None
        for box in part.strokes(self.canvas):
            self.about_to_paint(box)
            self.redraw(box)

    def re_point(self) -> None:
        """The thing under the pointer or focus may have changed without a movement."""
        if self.load is not None:
            self.load.carry(self.app.mouse)
        elif self.app.ring_shown:
            self.on_focus(self.item(self.focus_key))
        elif self.app.top is self and self.app.mouse[0] >= 0:
            found = self.item_at(self.app.mouse)
            self.hover_key = ""
            self.set_hover(found.key if found else "")

    def update(self, ms: int) -> bool:
        if self.saver is not None and self.saver.watch() != self.unsaved:
            self.unsaved = not self.unsaved
            self.sync()
        moving = self.next_step()
        if self.board.update() and self.canvas is not None:
            self.repaint_board()
            if self.over:
                self.rebuild_over()  # it lies on a darkened copy
            moving = True  # more of it may come
        moving = self.update_floats(ms) or moving
        if self.app.top is self:
            moving = self.bot_turn(ms) or moving
            if self.end_in and self.session.result is not None:
                self.end_in -= ms
                if self.end_in <= 0:
                    self.show_result()
                return True
            if not (moving or self.app.sync or self.app.busy_hands):
                moving = self._use_time()
        return moving

    def _use_time(self) -> bool:
        """Nothing moves: do one small thing that the next answers will need. True while there is more of it."""
        if self.tasks_of != self.stamp:
            self.tasks_of, self.tasks = self.stamp, self.prewarm()
        return next(self.tasks, self) is None

    def prewarm(self) -> Iterator[None]:
        """Those things, one at each step."""
        yield from self._button_skins()
        for _ in self.wording:  # not `yield from`, which would end it with the position
            yield
        yield from self.game.prewarm()

    def _button_skins(self) -> Iterator[None]:
        """What the buttons of the prompt bar may look like, drawn before they do, one at each step."""
        scratch, high = pygame.Surface((1, 1), 0, 32), self.kit.px(44 if self.grid.tall else 40)
        for style, hover, enabled in (*itertools.product(("brass", "paper"), (True, False), (True,)), ("paper", False, False)):
            self.kit.button(scratch, pygame.Rect(0, 0, 10 * high, high), style, hover=hover, enabled=enabled)
            yield

    def _parse_words(self) -> Iterator[None]:
        """Parse what will be said, a few messages at each step (a slow machine fewer)."""
        ids = self.app.words.ids()
        said = [name for head in (*SAID, *self.game.said) for name in ids if name.startswith(head)]
        start = time.perf_counter()
        for name in said:
            self.app.words.has(name)  # parses it
            if time.perf_counter() - start > AT_ONCE:
                yield
                start = time.perf_counter()

    def present_items(self) -> list[UiItem]:
        """Everything on the table in reading order, or what is open over it."""
        if self._items is None:
            found = self.over_items() if self.over else self._table_items()
            self._items = [] if self.curtained else found
        return self._items

    def _table_items(self) -> list[UiItem]:
        groups: dict[str, list[UiItem]] = {zone: [] for zone in ORDER}
        for w in self.widgets:
            for item in w.items():
                groups.setdefault(item.zone, []).append(item)
        for part in self.panels:
            groups.setdefault(part.zone, []).extend(part.spots)
        groups["board"] += self.board.items()
        return [item for zone in groups.values() for item in zone]

    # -- drawing -------------------------------------------------------------------------------
    def draw_back(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.blit(self.over_canvas or self.canvas or self.app.backdrop(), clip, clip)

    def draw_ring(self, surface: pygame.Surface, item: UiItem) -> None:
        if item.role in ("land", "place") and item.key in self.shapes:
            return  # the land itself turns white
        super().draw_ring(surface, item)

    def ring_box(self, item: UiItem) -> pygame.Rect | None:
        found: pygame.Rect | None = self.board.ring_box(item) if item.zone == self.board.zone else item.rect
        return found

    def come_home(self, from_above: bool) -> bool:
        self.close_over()
        self.sync()
        self.show_menu()
        return True

    def back(self) -> None:
        """Esc: close what is open, let go of what was begun, else the menu."""
        if self.over or self.floating:
            self.close_over()
            self.sync()
        elif not self.cancel():
            self.show_menu()


class TableScene(Moving, StillTable):
    """A running game. `saver` saves it after every decision; None = it is not kept."""
