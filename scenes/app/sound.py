"""The program's sounds: one `Sound` in the App, `app.sound.play("tap")` or `app.sound.events(events, rules.events)`.

Nothing is opened before `start()` (after the first frame) and nothing while muted. Samples are computed and
the mixer is opened in a thread; until that is done, without a sound card, or after any error, playing is
silence and never an error. Sounds only accompany what is also seen and said.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterable, Mapping
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.core.engine.decision import Event
from game.core.engine.events import EventKind
from scenes.app.settings_store import Settings
from scenes.app.sounds import synth
from scenes.app.sounds.events import chosen

GAP_MS = 90  # between the sounds of one decision
QUICK_MS = 40  # the same sound is not started again sooner
CHANNELS = 6


class Sound:
    """Volumes and muting are read from the settings at every play, so that a change is heard at once."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.started = False
        self.away = False
        self.played: list[str] = []  # the last ids that were to be heard, for tests and the text view
        self._made: dict[str, pygame.mixer.Sound] = {}
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._stop = False
        self._queue: list[list[Any]] = []  # [ms left, id]
        self._last: dict[str, int] = {}
        self._now, self._last_any = 0, -10_000
        self.failed = False  # there is no device, or it went away

    # -- opening -------------------------------------------------------------------------------
    @property
    def open(self) -> bool:
        """Whether something can be heard."""
        return bool(self._made) and pygame.mixer.get_init() is not None

    @property
    def waiting(self) -> bool:
        """Whether sounds are still to come: then the next step should come soon."""
        return bool(self._queue)

    def start(self) -> None:
        """Call once the first frame is drawn. While muted nothing is opened until that changes."""
        self.started = True
        if not (self.settings.loudness() or self.settings.music_loudness()) or self._thread is not None:
            return
        self._stop = self.failed = False
        self._thread = threading.Thread(target=self._load, name="sound", daemon=True)
        self._thread.start()

    def wait(self, seconds: float = 10.0) -> None:
        """Until all sounds are made (tests)."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _load(self) -> None:
        try:
            pygame.mixer.init(synth.RATE, -16, 1, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            for name in synth.IDS:
                if self._stop:
                    return
                samples = synth.make(name).tobytes()
                with self._lock:
                    if self._stop:
                        return
                    self._made[name] = pygame.mixer.Sound(buffer=samples)
                time.sleep(0.004)  # let the drawing thread breathe
        except (pygame.error, OSError, NotImplementedError, ValueError):
            self._made.clear()  # no sound card, no driver: silence
            self.failed = True

    def close(self) -> None:
        """Give the device back."""
        self._stop = True
        if self._thread is not None:
            self._thread.join(2)
        with self._lock:
            self._made.clear()
        self._thread = None
        self._queue.clear()
        try:
            pygame.mixer.quit()
        except (pygame.error, NotImplementedError):
            pass

    # -- playing -------------------------------------------------------------------------------
    def volume(self) -> float:
        """What is in force now, 0..1."""
        return 0.0 if self.away and self.settings.mute_away else self.settings.loudness()

    def play(self, name: str) -> None:
        """One sound, now. Unknown ids and everything while silent are passed over."""
        loud = self.volume()
        if name not in synth.MAKERS or not loud or self._now - self._last.get(name, -QUICK_MS) < QUICK_MS:
            return
        self._last[name] = self._last_any = self._now
        self.played = [*self.played[-31:], name]
        with self._lock:
            made = self._made.get(name)
            try:
                if made is not None and pygame.mixer.get_init() is not None:
                    made.set_volume(loud)
                    made.play()
            except pygame.error:
                self._made.clear()  # the device went away
                self.failed = True

    def later(self, name: str, gap: int = 2 * GAP_MS) -> None:
        """One sound, `gap` ms after the last one that waits (at once if none does); dropped if that is long."""
        after = max((entry[0] for entry in self._queue), default=-gap) + gap
        if after <= 0 and self._now - self._last_any >= gap:
            self.play(name)
        elif after < 900:
            self._queue.append([max(1, after, gap - self._now + self._last_any), name])

    def events(self, events: Iterable[Event], declared: Mapping[str, EventKind]) -> None:
        """The sounds of what one decision did, one after the other, as the game declares them."""
        for name in chosen(events, declared):
            self.later(name, GAP_MS)

    def step(self, ms: int) -> None:
        """Once per turn of the loop."""
        self._now += ms
        if not self._queue:
            return
        for entry in self._queue:
            entry[0] -= ms
        due, self._queue = [e for e in self._queue if e[0] <= 0], [e for e in self._queue if e[0] > 0]
        for _, name in due:
            self.play(name)

    def focus(self, on: bool) -> None:
        """The window got or lost the keyboard."""
        self.away = not on
        if not self.volume():
            self.hush()

    def changed(self) -> None:
        """The settings changed: open what was muted, stop what now is."""
        if not self.volume():
            self.hush()
        if (self.volume() or self.settings.music_loudness()) and self.started and self._thread is None:
            self.start()

    def hush(self) -> None:
        """Stop everything that sounds."""
        self._queue.clear()
        if self._made and pygame.mixer.get_init() is not None:
            try:
                pygame.mixer.stop()
            except pygame.error:
                pass
