"""Everything still is painted once on a canvas, panel by panel, and again only when its cache key changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes.table.attention import Attention
from scenes.table.companion import Companion
from scenes.table.controls import Controls
from scenes.table.dragging import Dragging
from scenes.table.drawers import Drawers
from scenes.table.faces import Faces
from scenes.table.game_screen import Table
from scenes.table.grid import grid
from scenes.table.hand import Hand
from scenes.table.hover import Hover
from scenes.table.model import ShownPanel
from scenes.table.motion import Director
from scenes.table.panel import Panel, bare_table
from scenes.table.prompt import PromptBar
from scenes.table.question import Question
from scenes.table.topbar import TopBar
from scenes.table.window import Window
from scenes.table.wording import Wording

LATER = ("hand", "panel", "right", "top")  # zones of panels that may be a frame or more behind, in the order they follow


class Painter:
    """Keeps the canvas up to date."""

    def __init__(
        self,
        model: Table,
        window: Window,
        question: Question,
        controls: Controls,
        drawers: Drawers,
        hover: Hover,
        dragging: Dragging,
        faces: Faces,
        motion: Director,
        attention: Attention,
        companion: Companion,
    ) -> None:
        self.model = model
        self.window = window
        self.question = question
        self.controls = controls
        self.drawers = drawers
        self.hover = hover
        self.dragging = dragging
        self.faces = faces
        self.motion = motion
        self.attention = attention
        self.companion = companion
        self.steps: list[Callable[[], object]] = []  # what is still to be done since the last answer
        self._new = False  # the answer came in this very frame

    def build(self) -> None:
        """The grid, the parts, the canvas: after every resize, scale or language change."""
        if self.model.wording.lang != self.model.host.lang:
            self.model.wording = Wording(self.model.host, self.model.session)
            self.model.names = self.model.wording.names
        self.model.grid = g = self.companion.grid(grid(self.model.area, self.model.scale))
        self.model.canvas = self.model.host.backdrop().copy()
        self.steps = []
        self.hover.drop()  # made for another size or language, and what was under the pointer may lie elsewhere
        self.model.pointed = self.window.hover_key = ""
        self.model.panels = self._panels()
        self.question.read()
        self.model.centre.layout(g.sheet, g.inset, self.model.scale, not g.tall or g.sheet.w < self.model.kit.px(1000))
        self.model.centre.sync()
        self._paint_ground()  # where things stand is known by it, so that no list lies over them
        self.controls.make()
        self._paint_parts()
        self.drawers.rebuild()
        self.faces.prefetch()
        self.window.renew_items()
        self.dragging.re_point()

    def paint_all(self) -> None:
        """The centre and every part, from the bare table up, with nothing kept from before."""
        self._paint_ground()
        self._paint_parts()

    def _paint_ground(self) -> None:
        canvas = self.model.canvas
        assert canvas is not None
        bare_table(self.model, canvas, canvas.get_rect())
        self.model.centre.paint(canvas)

    def _paint_parts(self) -> None:
        canvas = self.model.canvas
        assert canvas is not None
        for part in self.model.panels:
            part.forget_layers()
            part.clear(canvas, part.clip())  # as when it is painted anew alone: the map's paper may reach under its corners
            self._paint(part)
        canvas.set_clip(None)

    def _panels(self) -> list[ShownPanel]:
        """Those of every table, and those of the game; where it has none for below the prompt bar, its cards lie there."""
        g = self.model.grid
        made = self.model.screen.panels(g)
        hand: list[Panel] = [panel for panel in made if panel.zone == "hand"] or [Hand(self.model, g.hand)]
        beside = [panel for panel in made if panel.zone != "hand"]
        return [TopBar(self.model, self.title_rect()), *beside, PromptBar(self.model, g.prompt), *hand]

    def title_rect(self) -> pygame.Rect:
        """The strip of the top bar that is painted; the torn edge of the board's sheet begins right below it."""
        g = self.model.grid
        low = max(g.title.bottom, g.ribbon.bottom) + self.model.kit.px(1.5)
        return pygame.Rect(g.title.x, self.model.area.y, g.ribbon.right - g.title.x, low - self.model.area.y)

    def _paint(self, part: ShownPanel) -> None:
        assert self.model.canvas is not None
        part.spots = []
        part.shown = part.cache_key()
        part.paint(self.model.canvas)

    def sync(self, staged: bool = False) -> None:
        """The position, the question or what is open changed: repaint what differs; `staged`: panels in the next frames."""
        if self.model.canvas is None:
            return
        self.question.read()
        self.model.pointed = self.model.pointed if self.model.pointed in self.model.shapes else ""
        self.model.pointed_name = ""
        self.model.centre.sync()
        self.controls.make()
        for box in self.model.centre.changing():
            self.motion.cover(box)
        self.repaint_centre(staged)
        later = [part for part in self.model.panels if staged and part.zone in LATER]
        for part in self.model.panels:
            if part not in later:
                self.renew(part)
        self.drawers.rebuild()
        self.hover.drop()
        self.window.redraw()
        self.put_off(later)
        if not staged:
            self.catch_up()

    def settle(self) -> None:
        """All is painted: what focus and pointer are on may have gone."""
        self.window.renew_items()
        if self.hover.lit:
            self.hover.follow()
        self.attention.settle()
        self.dragging.re_point()

    def repaint_centre(self, in_part: bool = False) -> None:
        """Bring the map up to date, perhaps only a part of it."""
        assert self.model.canvas is not None
        for box in self.model.centre.repaint(self.model.canvas, in_part):
            self.window.redraw(box)

    def repaint(self, part: ShownPanel) -> None:
        """Clear a part and paint it again."""
        assert self.model.canvas is not None
        for box in part.strokes(self.model.canvas):
            self.motion.cover(box)
            self.window.redraw(box)

    def renew(self, part: ShownPanel) -> bool:
        """Paint a part again if it says something else now; whether it does."""
        changed = part.cache_key() != part.shown
        if changed:
            self.repaint(part)
        return changed

    def renew_in_parts(self, part: ShownPanel) -> bool:
        """The same; where it says much else, half of it is drawn in a frame of its own before."""
        assert self.model.canvas is not None
        if part.cache_key() == part.shown:
            return False
        if part.prewarm_half(self.model.canvas):
            self.steps.insert(0, partial(self.repaint, part))
        else:
            self.repaint(part)
        return True

    def update(self) -> bool:
        """A frame begins: do one thing that was put off, and take over better pictures. True while more may come."""
        model, moving = self.model, self.next_step()
        if model.centre.update() and model.canvas is not None:
            self.repaint_centre()
            if model.open:
                self.drawers.rebuild()  # it lies on a darkened copy
            moving = True
        return moving

    def put_off(self, parts: list[ShownPanel]) -> None:
        """Leave these parts, reading them included, and what every answer ends with, to the coming frames."""
        self.steps = [self.rest_of_centre] if self.model.centre.stale else []
        self.steps += [partial(self.renew_in_parts, part) for part in sorted(parts, key=lambda part: LATER.index(part.zone))]
        self.steps += [self.settle, self.faces.prefetch]
        if self.motion.holds:
            self.steps = [self.begin_motion, *(step for step in self.steps if step != self.rest_of_centre)]
        self._new = True

    def rest_of_centre(self) -> None:
        """More of what the answer changed on the map."""
        self.repaint_centre(True)
        if self.model.centre.stale:
            self.steps.insert(0, self.rest_of_centre)

    def catch_up(self) -> None:
        """Do now all that was put off."""
        while self.steps:
            self.steps.pop(0)()

    def next_step(self) -> bool:
        """A frame begins: do one thing. True while there is more."""
        if self._new:
            self._new = False
        else:
            while self.steps and self.steps.pop(0)() is False:
                pass  # a part that says the same as before takes no frame
        return bool(self.steps)

    def begin_motion(self) -> None:
        """The board as it is now, and over it what happened; before that, in frames of its own, what takes long of it."""
        if self.model.centre.prewarm_places():
            self.steps.insert(0, self.begin_motion)
            return
        self.repaint_centre()
        self.motion.start(self.motion.events)
        pad = self.model.kit.px(110)  # with its shadow
        for widget in self.window.widgets:
            if widget.key in self.model.carded:
                self.window.redraw(widget.rect.inflate(pad, pad))
