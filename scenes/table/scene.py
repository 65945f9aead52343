"""The table scene: one for all games. It has a model and controllers and is none of them.

The game's side (centre, panels, cards) comes from `scenes.games`. Options of the present question become *shapes*: keys
of lands, pieces, cards, rows and buttons that can be clicked, tabbed to or numbered. The scene only passes on what
the App tells it: events, time, and that it is to be drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game import games
from scenes.app import game_list
from scenes.app.scene import Scene
from scenes.app.window import FOLDED_FURTHER
from scenes.table.actions import Actions
from scenes.table.asks import Asks
from scenes.table.attention import Attention
from scenes.table.bot_turns import BotTurns
from scenes.table.bots import TableBots
from scenes.table.choices import CardPick
from scenes.table.commands import Commands
from scenes.table.companion import Companion
from scenes.table.controls import Controls
from scenes.table.dialogs import Dialogs
from scenes.table.dragging import Dragging
from scenes.table.drawers import Drawers
from scenes.table.explaining import Explaining, titled
from scenes.table.faces import Faces
from scenes.table.finder import Finder
from scenes.table.game_screen import Table
from scenes.table.hover import Hover
from scenes.table.idle import Idle
from scenes.table.keyboard import Keyboard
from scenes.table.looking import Looking
from scenes.table.model import GameModel
from scenes.table.motion import Director
from scenes.table.mouse import Mouse
from scenes.table.option_map import OptionMap
from scenes.table.painter import Painter
from scenes.table.question import Question
from scenes.table.replies import Replies
from scenes.table.seating import Seating
from scenes.table.shortcuts import Shortcuts
from scenes.table.staging import Staging
from scenes.table.zoom import Zoom
from scenes.widgets.base import UiItem, Widget

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host
    from scenes.app.tables import TableSaver

ENDING = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.TEXTINPUT)


class TableScene(Scene):
    """A running game. `saver` saves it after every decision; None = it is not kept."""

    name = "table"
    is_home = True
    least = FOLDED_FURTHER

    def __init__(self, app: Host, session: Session, saver: TableSaver | None = None, companion: Companion | None = None) -> None:
        super().__init__(app)
        self.session = session  # what the program asks any open screen for, as `saver`
        self.companion = extra = companion or Companion()
        self.model: Table = GameModel(app, session, saver)
        model = self.model
        self.motion = Director(model)
        self.finder = Finder(model, self, extra)
        self.faces = Faces(model, self)
        self.hover = Hover(model, self, self.finder, self.faces)
        self.dragging = Dragging(model, self, self.finder, self.hover)
        self.drawers = Drawers(model, self, self.finder, self.hover, self.dragging, extra)
        self.zoom = Zoom(model, self, self.hover)
        self.shortcuts = Shortcuts(model, self, self.finder, extra)
        self.dialogs = Dialogs(model, self, self.shortcuts, self.hover, self.dragging, extra)
        self.explaining = Explaining(model, self, self.hover, self.dialogs)
        self.dialogs.explain = self.explaining.show
        self.replies = Replies(model, lambda answers: self.actions.answer(answers), self.dialogs.show_menu)
        self.seating = Seating(model, self, self.drawers, self.dialogs, self.hover, self.motion, self.replies, extra)
        self.option_map = model.option_map = OptionMap(model)
        self.asks = model.asks = Asks(model, self, self.option_map)
        self.attention = Attention(model, self, self.finder, self.asks, extra)
        self.question = Question(model, self.seating, self.asks, self.option_map, self.attention, extra)
        self.staging = Staging(model, self, self.motion, extra)
        self.looking = Looking(model, self)
        self.controls = Controls(model, self, self.dialogs, self.drawers, self.asks, self.staging, self.looking, extra)
        self.painter = Painter(
            model,
            self,
            self.question,
            self.controls,
            self.drawers,
            self.hover,
            self.dragging,
            self.faces,
            self.motion,
            self.attention,
            extra,
        )
        self.actions = Actions(
            model, self, self.drawers, self.seating, self.dialogs, self.motion, self.painter, self.asks, self.option_map,
            self.replies, self.staging, extra,
        )  # fmt: skip
        self.bots = TableBots(app, session)
        self.bot_turns = BotTurns(model, self, self.bots, self.actions, self.motion)
        self.idle = Idle(model, self.motion)
        self.mouse = Mouse(
            model, self, self.finder, self.dragging, self.hover, self.zoom, self.drawers, self.dialogs, self.actions, extra,
            self.explaining,
        )  # fmt: skip
        self.keyboard = Keyboard(
            model, self, self.finder, self.zoom, self.drawers, self.dialogs, self.shortcuts, self.seating, self.actions,
            self.asks, self.attention, self.looking, extra,
        )  # fmt: skip
        model.acts = Commands(
            model, self, self.actions, self.seating, self.drawers, self.dialogs, self.zoom, self.hover, self.dragging,
            self.faces, self.painter, self.motion, self.explaining,
        )  # fmt: skip
        model.screen = games.find(session.rules.id).need("screen")(model)
        model.centre = model.screen.centre()
        self._drawing = False
        self._ringed: pygame.Rect | None = None  # where the focus ring was drawn
        self._before: list[UiItem] = []  # the items that were asked for last

    def title(self) -> str:
        return f"{self.t('ui-scene-table')}: {game_list.box_name(self.app, self.model.rules.id, self.model.session.setup.set)}"

    # -- life ----------------------------------------------------------------------------------
    def build(self) -> None:
        self.motion.finish()
        self.model.area, self.model.scale, self.model.kit = self.area, self.scale, self.kit
        self.painter.build()
        self.staging.rebuild()
        self.idle.begin()

    def greeting(self) -> str:
        return self.model.wording.plain(self.model.prompt.main)

    def opened(self) -> None:
        self.attention.settle()

    def resumed(self) -> None:
        self.sync()

    @property
    def saver(self) -> TableSaver | None:
        """Who saves the table; None = it is not kept, or another scene goes on with its file."""
        return self.model.saver

    @saver.setter
    def saver(self, saver: TableSaver | None) -> None:
        self.model.saver = saver

    def release(self) -> None:
        self.model.saver = None

    def closed(self) -> None:
        try:
            self.bots.close()
            self.model.centre.closed()
        finally:
            if self.model.saver is not None:
                self.model.saver.close()

    def settings_changed(self, name: str) -> None:
        self.actions.settings_changed(name)

    def focus_lost(self) -> None:
        super().focus_lost()
        self.mouse.drag = None
        self.dragging.let_go()
        self.hover.drop()

    def let_go(self) -> None:
        super().let_go()
        self.hover.drop()  # something opens over the table: what floats beside the focus goes as what floats beside the pointer

    def left(self) -> None:
        super().left()
        self.seating.left()

    def come_home(self, from_above: bool) -> bool:
        self.drawers.close()
        self.sync()
        self.dialogs.show_menu()
        return True

    def back(self) -> None:
        """Esc: close what is open and bring back what was laid aside, let go of what was begun, else the menu."""
        if self.model.open or self.dragging.floating or self.model.looking:
            self.drawers.close()
            self.model.looking = False
            self.sync()
        elif not self.companion.instead("back") and not self.actions.cancel():
            self.dialogs.show_menu()

    # -- for the controllers -------------------------------------------------------------------
    @property
    def on_top(self) -> bool:
        """Whether nothing lies over the table."""
        return self.app.top is self

    @property
    def on_stack(self) -> bool:
        """Whether the table is still open, perhaps under something."""
        return self in self.app.stack

    def sync(self, staged: bool = False) -> None:
        """The position, the question or what is open changed: repaint what differs; `staged`: panels in the next frames."""
        self.painter.sync(staged)

    def left_button(self, event: pygame.event.Event, found: UiItem | None) -> bool:
        """The left button over this item."""
        return self._left_button(event, found)

    # -- items ---------------------------------------------------------------------------------
    def items(self) -> list[UiItem]:
        """Those of the present position; while drawing, those before may do: the focus ring and hover marks follow."""
        if self.painter.steps and self._drawing:
            return self._items or self._before
        if self.painter.steps:
            self.painter.catch_up()
        if self._items is None:
            self._items = self.finder.present()
        self._before = self._items
        return self._items

    @property
    def behind(self) -> bool:
        return bool(self.painter.steps)

    def tip(self, item: UiItem) -> str:
        """Nothing under a pointer that rests where it clicked: what is there now slid there, or was just answered."""
        resting = not self.app.ring_shown and self.app.mouse == self.model.rest
        return "" if resting or self.explaining.repeats(words := super().tip(item)) else words

    def told(self, item: UiItem) -> str:
        return self.explaining.told(item)

    def tip_beside(self, item: UiItem) -> tuple[str, pygame.Rect | None]:
        if self.app.ring_shown or self.app.mouse != self.model.rest:
            if (part := self.explaining.beside(item)) is not None:
                return part
        words, near = super().tip_beside(item)
        return titled(words) if item.tells and item.enabled else words, near

    def keep_clear(self) -> list[pygame.Rect]:
        return self.hover.keep_clear()

    def on_hover(self, item: UiItem | None) -> None:
        self.hover.point(item)

    def on_focus(self, item: UiItem | None) -> None:
        self.attention.note()
        self.hover.on_focus(item)

    # -- input ---------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> bool:
        self.companion.input(event)
        self.looking.release(event)
        self.looking.point(event)
        self.painter.catch_up()
        if (self.staging.active or self.staging.muted) and self.staging.handle(event, self.finder.item_at):
            return True
        if event.type in ENDING:
            self.motion.finish()
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.keyboard.digits.forget()
        return super().handle(event)

    def _mouse(self, event: pygame.event.Event) -> bool:
        return self.mouse.handle(event)

    def key(self, event: pygame.event.Event) -> bool:
        return self.keyboard.key(event)

    def action(self, event: pygame.event.Event) -> str:
        """What a key stands for at a table, also where an earlier moment of one is looked at."""
        return self.app.bindings.action_of(event, "table")

    def key_help(self) -> list[tuple[str, str]]:
        return self.keyboard.key_help()

    def pad(self, act: str, by: tuple[int, int] = (0, 0)) -> bool:
        if act.startswith("zoom-") and act != "zoom-card" or act == "pan":
            return not self.model.open and self.zoom.pad(act, by)
        acts: dict[str, Callable[[], object]] = {
            "zoom-card": self.dialogs.zoom_focused,
            "why": self.shortcuts.ask_why,
            "menu": self.dialogs.show_menu,
            "log": self.dialogs.show_log,
            "fit": self.zoom.fit,
        }
        acts[act]()
        return True

    def activate(self, item: UiItem) -> None:
        """Enter or click: a thing that has nothing to do now says why."""
        self.painter.catch_up()
        self.motion.finish()
        super().activate(item)
        if item.enabled and item.act is None and item.widget is None and (why := self.finder.why_of(item)):
            self.explain(why, item.rect)

    # -- time ----------------------------------------------------------------------------------
    def update(self, ms: int) -> bool:
        if self.saver is not None and self.saver.watch() != self.model.unsaved:
            self.model.unsaved = not self.model.unsaved
            self.sync()
        moving = self.motion.step(ms)
        if self.motion.busy and self.dialogs.end_in > 0:
            self.dialogs.end_in += ms  # the result waits for the picture
        return self._step(ms) or moving

    def _step(self, ms: int) -> bool:
        following = self.painter.update()
        self.companion.placed()
        self._follow_ring()
        moving = self.hover.update(ms) or following
        moving = self.keyboard.digits.update(ms) or moving
        if self.on_top:
            moving = self.staging.update(ms, following) or moving
            moving = self.bot_turns.turn(ms) or moving
            if self.dialogs.end_in and self.dialogs.wait_for_result(ms):
                return True
            if not (moving or self.app.sync or self.app.busy_hands):
                moving = self.idle.use_time()
        return self.companion.update(ms) or moving

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface) -> None:
        if self.model.curtained:
            surface.blit(self.app.backdrop(), surface.get_clip(), surface.get_clip())
            return
        self._drawing, self._ringed = True, None
        try:
            super().draw(surface)
        finally:
            self._drawing = False

    def drawn(self) -> list[Widget]:
        held = self.model.carded if self.motion.holds else self.motion.held
        every = super().drawn()
        return every if not held or self.model.open else [w for w in every if w.key not in held]

    def draw_back(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.blit(self.model.over_canvas or self.model.canvas or self.app.backdrop(), clip, clip)
        self.motion.draw(surface, True)  # what stands for parts of the board is veiled as they are
        self.staging.draw(surface, True)

    def draw_front(self, surface: pygame.Surface) -> None:
        self.companion.draw(surface)
        self.motion.draw(surface, False)
        self.staging.draw(surface, False)
        self.bot_turns.thinking.draw(surface)
        self.hover.draw(surface)
        self.dragging.draw(surface)

    def ring_item(self) -> UiItem | None:
        """What the focus is on where it stands now: widgets and the map may have moved since the items were read."""
        key = self.focus_key
        if not key or self.model.open:
            return super().ring_item()
        shown = [item for widget in self.widgets for item in widget.items()]
        shown += [item for part in self.model.panels for item in part.spots]
        return next((item for item in (*shown, *self.model.centre.items()) if item.key == key), None)

    def draw_ring(self, surface: pygame.Surface, item: UiItem) -> None:
        if not self._turns_white(item):
            self._ringed = self.ring_box(item)
            super().draw_ring(surface, item)
            if self._ringed is not None and item.zone == self.model.centre.zone:
                self.model.centre.over_ring(surface, self._ringed)

    def rings(self) -> list[tuple[str, pygame.Rect, pygame.Rect | None]]:
        """The rings that are drawn: round what, where, and where that is now; for the audit."""
        out = self.companion.rings()
        if self.app.ring_shown and self._ringed is not None:
            found = self.ring_item()
            box = self.ring_box(found) if found is not None and found.rect is not None else None
            out = [*out, (f"focus {self.focus_key}", self._ringed, box)]
        return out

    def _turns_white(self, item: UiItem) -> bool:
        """Whether it is a land that may be chosen: it needs no ring."""
        return item.role in ("land", "place") and item.key in self.model.shapes

    def _follow_ring(self) -> None:
        """The ring goes where its thing went, and goes with it."""
        if not self.app.ring_shown or not self.on_top:
            return
        found = self.ring_item()
        box = self.ring_box(found) if found is not None and found.rect and not self._turns_white(found) else None
        if box != self._ringed:
            pad = self.kit.px(36)
            for place in (self._ringed, box):
                if place is not None:
                    self.redraw(place.inflate(pad, pad))
            self._ringed = box

    def ring_box(self, item: UiItem) -> pygame.Rect | None:
        if item.zone == self.model.centre.zone:
            return self.model.centre.ring_box(item)
        if isinstance(item.widget, CardPick) and (tag := item.widget.tag()).w and not item.clip:
            return item.widget.rect.union(tag)
        panel = next((panel for panel in self.model.panels if panel.zone == item.zone), None) if item.widget is None else None
        return panel.ring_box(item) if panel is not None and not item.clip else item.seen
