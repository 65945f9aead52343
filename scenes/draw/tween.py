"""Time for pictures: easing, curves, and a timeline that is moved by hand.

Nothing here reads a clock. A `Timeline` is advanced by `step(ms)`; the same steps give the same pictures. A
`Motion` draws something between its start and its end and says which rectangle it covers, so that only those
parts of the window are drawn again. `finish()` drops all that is left: the picture below is final already.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

Point = tuple[float, float]
STEP_MS = 1500.0  # the longest that what one decision set off may take at normal speed
FLASH_GAP_MS = 340.0  # never more than three flashes a second


def ease_out(t: float) -> float:
    """Quick at first, then settling (0..1)."""
    return 1.0 - (1.0 - t) ** 3


def ease_in(t: float) -> float:
    """Slow at first (0..1)."""
    return t * t


def ease_both(t: float) -> float:
    """Slow at both ends (0..1)."""
    return t * t * (3.0 - 2.0 * t)


def over(t: float) -> float:
    """From 0 to 1, a little beyond on the way: a thing that pops in."""
    u = t - 1.0
    return 1.0 + 2.2 * u * u * u + 1.2 * u * u


def mix(a: float, b: float, t: float) -> float:
    """Between two numbers."""
    return a + (b - a) * t


def curve(a: Point, b: Point, t: float, bend: float = 0.22) -> Point:
    """A point of the quadratic curve from a to b that swings upwards by `bend` of its length (less if that is long)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - bend * length * min(1.0, 360.0 / max(1.0, length))
    u = 1.0 - t
    return u * u * a[0] + 2 * u * t * mx + t * t * b[0], u * u * a[1] + 2 * u * t * my + t * t * b[1]


class Motion:
    """Something drawn from `start` for `ms`. `begin` and `end` run once each, in the order of time.

    `flash` motions are kept `FLASH_GAP_MS` apart by the timeline (those at the same moment are one flash).
    """

    flash = False
    under = False  # drawn under the widgets of the scene, with the canvas
    own = False  # it asks for its own redrawing, whenever something on it changes
    until: tuple[Motion, ...] = ()  # it lasts as long as these

    def __init__(self, start: float, ms: float) -> None:
        self.start, self.ms = start, max(1.0, ms)
        self.last: pygame.Rect | None = None

    def begin(self) -> None:
        """The moment it starts."""

    def end(self) -> None:
        """The moment it is over (not called when the timeline is finished early)."""

    def cut(self) -> None:
        """The timeline is finished before its end."""

    def rect(self, t: float) -> pygame.Rect | None:
        """What it covers at progress t (0..1), in pixels of the window."""
        return None

    def draw(self, surface: pygame.Surface, t: float) -> None:
        """Draw it at progress t."""

    def still(self, t: float) -> bool:
        """Whether it looks as it did in the last frame, so that it need not be drawn again."""
        return False


class Cue(Motion):
    """Something that happens at one moment and draws nothing."""

    def __init__(self, start: float, act: Callable[[], object]) -> None:
        super().__init__(start, 1.0)
        self.act = act

    def begin(self) -> None:
        self.act()


class Timeline:
    """Motions in order of their start; `redraw` is told every rectangle that changes."""

    def __init__(self, redraw: Callable[[pygame.Rect], object]) -> None:
        self.redraw = redraw
        self.now = 0.0
        self.waiting: list[Motion] = []
        self.active: list[Motion] = []

    @property
    def busy(self) -> bool:
        """Whether something moves or is still to move."""
        return bool(self.waiting or self.active)

    def play(self, motions: Sequence[Motion]) -> None:
        """Begin now; starts are counted from this moment. What starts at once is begun at once."""
        for motion in motions:
            motion.start += self.now
        self.waiting += motions
        self.waiting.sort(key=lambda m: m.start)
        self.step(0)

    def step(self, ms: float) -> bool:
        """Advance; True while something is left."""
        if not self.busy:
            return False
        self.now += ms
        while True:
            ends = min(((m.start + m.ms, n) for n, m in enumerate(self.active)), default=(float("inf"), 0))
            starts = self.waiting[0].start if self.waiting else float("inf")
            if min(ends[0], starts) > self.now:
                break
            if starts < ends[0]:
                motion = self.waiting.pop(0)
                self.active.append(motion)
                motion.begin()
            else:
                motion = self.active.pop(ends[1])
                if motion.last is not None and not motion.own:
                    self.redraw(motion.last)
                motion.end()
        for motion in self.active:
            t = self.progress(motion)
            old, motion.last = motion.last, motion.rect(t)
            if motion.own or (old is not None and old == motion.last and motion.still(t)):
                continue
            if old is not None and old != motion.last:
                self.redraw(old)
            if motion.last is not None:
                self.redraw(motion.last)
        return self.busy

    def progress(self, motion: Motion) -> float:
        """0..1."""
        return min(1.0, max(0.0, (self.now - motion.start) / motion.ms))

    def draw(self, surface: pygame.Surface, under: bool) -> None:
        """All that moves inside the clip, in the order in which it began."""
        clip = surface.get_clip()
        for motion in self.active:
            if motion.under == under and motion.last is not None and clip.colliderect(motion.last):
                motion.draw(surface, self.progress(motion))

    def finish(self) -> None:
        """Drop everything: what is below is what is true."""
        for motion in self.active:
            if motion.last is not None and not motion.own:
                self.redraw(motion.last)
            motion.cut()
        self.active.clear()
        self.waiting.clear()


def arrange(motions: list[Motion], pace: float = 1.0, most: float = STEP_MS, since_flash: float = 1e9) -> list[Motion]:
    """Fit the motions of one decision into `most` ms, then to the player's pace, flashes kept apart.

    Starts are pressed together, durations stay. `since_flash`: ms since the last flash of an earlier decision.
    """
    if not motions:
        return motions
    free_ones = [m for m in motions if not m.until]
    late = [(most - m.ms) / m.start for m in free_ones if m.start > 0 and m.start + m.ms > most]
    if late:
        squeeze = max(0.0, min(late))
        for motion in free_ones:
            motion.start *= squeeze
            motion.ms = min(motion.ms, most - motion.start)
    for motion in motions:
        motion.start, motion.ms = motion.start * pace, max(1.0, motion.ms * pace)
    free = max(0.0, FLASH_GAP_MS - since_flash)
    at = -1.0
    for motion in sorted((m for m in motions if m.flash), key=lambda m: m.start):
        if at >= 0.0 and motion.start < at + FLASH_GAP_MS / 2:
            motion.start = at  # part of the same flash
        else:
            at = motion.start = max(motion.start, free)
            free = at + FLASH_GAP_MS
    for motion in motions:
        if motion.until:
            motion.ms = max(1.0, max(m.start + m.ms for m in motion.until) - motion.start)
    return motions
