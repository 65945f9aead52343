"""Whether the window shows what a full repaint of the same state would: pixels that a frame in parts left behind are stale.

Two repaints, each against what is there. The *window*: all of it drawn again, at the same instant, so that whatever moves is
drawn at the same place by both. The *table*: the canvas under it painted anew from the bare table, panel by panel and with
nothing kept from before. While work in the background has something to show, nothing is compared; while parts of an answer
are put off to the next frames, the table is not; what changes by the clock alone, without a frame of its own for each change,
is left out (`_drifting`).
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

if TYPE_CHECKING:
    from scenes.routes import App

FRINGE = 3  # of 255: what the outermost fringe of a shadow may be rounded to when a part is drawn alone
MOST = 40  # findings that are told


class Stale(NamedTuple):
    """A box in the window that was left behind: of the "window" or the "table", on which scene."""

    what: str
    scene: str
    box: tuple[int, int, int, int]
    pixels: int

    def __str__(self) -> str:
        return f"stale pixels: {self.pixels} in {self.box} of the {self.what} ({self.scene})"


def differing(was: pygame.Surface, now: pygame.Surface) -> tuple[tuple[int, int, int, int], int]:
    """The box round all that differs by more than the fringe, and how many pixels that are; (0, 0, 0, 0), 0: nothing."""
    if was.get_size() != now.get_size():
        return (0, 0, *now.get_size()), now.get_width() * now.get_height()
    if was.get_buffer().raw == now.get_buffer().raw:
        return (0, 0, 0, 0), 0
    near = FRINGE + 1  # below this much
    alike = pygame.mask.from_threshold(was, (0, 0, 0), (near, near, near, 255), now)
    alike.invert()
    boxes = alike.get_bounding_rects()
    if not boxes:
        return (0, 0, 0, 0), 0
    box = boxes[0].unionall(boxes[1:])
    return (box.x, box.y, box.w, box.h), alike.count()


class Comparison:
    """Compares one program after each of its steps. `folder`: where pairs of pictures go, "" for none."""

    def __init__(self, app: App, folder: str = "") -> None:
        self.app, self.folder = app, folder
        self.done = 0  # comparisons so far
        self.found: list[dict[str, Any]] = []

    def look(self, step: int) -> list[Stale]:
        """Everything stale now. What was compared is whole afterwards: nothing is found twice."""
        app = self.app
        if not app.stack or not app.running or not app.frames or app.jobs.waiting:
            return []  # a face that is under way would be there already
        self.done += 1
        out = [found for found in (self._window(step), self._table(step)) if found is not None]
        for found in out:
            if len(self.found) < MOST:
                self.found.append({"step": step, **found._asdict()})
        return out

    def problem(self) -> str | None:
        """What was found, in a line for each; None: nothing."""
        lines = [f"step {f['step']}: {Stale(f['what'], f['scene'], f['box'], f['pixels'])}" for f in self.found]
        return "\n".join(lines) or None

    # -- the window ----------------------------------------------------------------------------
    def _window(self, step: int) -> Stale | None:
        app = self.app
        assert app.top is not None
        if self._drifting():
            return None
        was = app.screen.copy()
        app.invalidate()
        app.draw()
        app.frames -= 1  # nobody asked for it
        return self._judge("window", app.top.name, was, app.screen, step)

    def _drifting(self) -> bool:
        """Whether something on the window changes by the clock, and is drawn again only now and then."""
        tables: list[Any] = [scene for scene in self.app.stack if scene.name == "table"]
        return any(table.motion.breath() or table.motion.water.waves for table in tables)

    # -- the canvas of a table -----------------------------------------------------------------
    def _table(self, step: int) -> Stale | None:
        for scene in self.app.stack:
            if scene.name != "table" or scene.broken:
                continue
            table: Any = scene
            model = table.model
            if model.canvas is None or table.painter.steps or table.motion.holds or model.centre.stale:
                continue
            was = model.canvas.copy()
            table.painter.paint_all()
            self.app.invalidate()
            if found := self._judge("table", scene.name, was, model.canvas, step):
                return found
        return None

    def _judge(self, what: str, scene: str, was: pygame.Surface, now: pygame.Surface, step: int) -> Stale | None:
        box, pixels = differing(was, now)
        if not pixels:
            return None
        if self.folder and len(self.found) < MOST:
            os.makedirs(self.folder, exist_ok=True)
            for name, picture in (("frame", was), ("whole", now)):
                pygame.image.save(picture, os.path.join(self.folder, f"step-{step:05}-{what}-{name}.png"))
        return Stale(what, scene, box, pixels)
