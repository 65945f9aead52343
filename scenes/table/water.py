"""Open water moves a little while nothing else does: now and then a small wave comes, drifts and goes.

Only at a table that waits for somebody, in a window with the focus, never with reduced motion. It costs a few small
boxes some times a second; what an idle table may use of a processor core is measured by the bench.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.draw import svg
from scenes.draw.surface_cache import remembered

if TYPE_CHECKING:
    from scenes.table.game_screen import Table

WATER = ("sea", "open")  # kinds of ground on which there are waves
QUIET_MS = 1500.0  # from the last motion to the first wave
STEP_MS = 130.0
LIFE_MS, MOST, DRIFT, ALPHA = 3200.0, 4, 12.0, 120
WIDE, HIGH = 46, 13
_CREST = "M2 9C7 2 12 2 16 8C20 2 25 2 29 8C33 2 38 2 44 9"


class Wave(NamedTuple):
    """One wave: its corner in the window, and when it came."""

    x: int
    y: int
    since: float


@remembered(maxsize=4)
def crest(px: int) -> pygame.Surface:
    """A wave that many pixels wide."""
    scale = px / WIDE
    return svg.rasterise(svg.path(_CREST, "none", "#F4FAFA", 1.7), WIDE, HIGH, scale)


class Water:
    """The waves of one table."""

    def __init__(self, model: Table) -> None:
        self.model = model
        self.waves: list[Wave] = []
        self._quiet = self._wait = self._time = 0.0
        self._tries = 0
        self._of: object = None

    def step(self, ms: float, still: bool) -> None:
        """Time goes on; `still`: nothing else moves, and somebody may look at the board."""
        model = self.model
        if not still or model.host.settings.reduced_motion or model.host.sync or not model.acts.on_top or model.open:
            self.stop()
            return
        seen = (model.stamp, tuple(model.centre.inner))
        if seen != self._of:
            self.stop()
            self._of = seen
        self._quiet += ms
        self._wait += ms
        if self._quiet < QUIET_MS or self._wait < STEP_MS or not pygame.key.get_focused():
            return
        self._time, self._wait = self._time + self._wait, 0.0
        for wave in self.waves:
            self._redraw(wave)
        lasting = [wave for wave in self.waves if self._time - wave.since < LIFE_MS]
        # The map may have been moved below them.
        self.waves = [wave for wave in lasting if model.centre.ground_kind(self._box(wave).center) in WATER]
        if len(self.waves) < MOST:
            self._come()

    def stop(self) -> None:
        """Something happens: the waves are gone at once."""
        for wave in self.waves:
            self._redraw(wave)
        self.waves, self._quiet = [], 0.0

    @property
    def _px(self) -> int:
        return self.model.kit.px(WIDE)

    def _box(self, wave: Wave) -> pygame.Rect:
        w, h = crest(self._px).get_size()
        return pygame.Rect(wave.x, wave.y, w + self.model.kit.px(DRIFT) + 1, h)

    def _redraw(self, wave: Wave) -> None:
        self.model.acts.redraw(self._box(wave))

    def _come(self) -> None:
        """One try at a place; the next step tries another. Places follow each other evenly over the board, without chance."""
        centre = self.model.centre
        inner = centre.inner
        self._tries += 1
        x, y = (self._tries * 0.7548776662) % 1, (self._tries * 0.5698402910) % 1
        box = self._box(Wave(0, 0, 0.0))
        box.topleft = round(inner.x + x * (inner.w - box.w)), round(inner.y + y * (inner.h - box.h))
        room = box.inflate(box.h, box.h * 2)
        spots = [room.center, room.topleft, room.topright, room.bottomleft, room.bottomright, room.midtop, room.midbottom]
        if any(centre.ground_kind(spot) not in WATER for spot in spots):
            return
        taken = [*centre.standing(), *centre.badges(), *centre.signs(), *(self._box(wave) for wave in self.waves)]
        if room.collidelist(taken) >= 0 or any(widget.rect.colliderect(room) for widget in self.model.acts.widgets):
            return
        self.waves.append(Wave(box.x, box.y, self._time))

    def draw(self, surface: pygame.Surface) -> None:
        """The waves, over the board and under what lies on it."""
        if not self.waves:
            return
        sprite, clip = crest(self._px), surface.get_clip()
        for wave in self.waves:
            if not clip.colliderect(self._box(wave)):
                continue
            t = min(1.0, (self._time - wave.since) / LIFE_MS)
            sprite.set_alpha(round(ALPHA * math.sin(math.pi * t)))
            surface.blit(sprite, (wave.x + round(self.model.kit.px(DRIFT) * t), wave.y))
        sprite.set_alpha(255)
