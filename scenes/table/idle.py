"""What is done while nothing happens, for the answers to come."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator

import pygame

from scenes.table.game_screen import Table
from scenes.table.motion import Director

SAID = ("prompt-", "source-", "undo-", "table-", "log-")  # messages that come up anew all through a game, soonest first
AT_ONCE = 0.002  # seconds for which they are parsed in one idle step; one that refers to many may take longer


class Idle:
    """Does one small thing at a time."""

    def __init__(self, model: Table, motion: Director) -> None:
        self.model = model
        self.motion = motion
        self.words: Iterator[None] = iter(())  # parses what will be said, a few messages at each step
        self.tasks: Iterator[None] = iter(())  # what can be done while nothing happens, in the position `tasks_of`
        self.tasks_of: object = None

    def begin(self) -> None:
        """The table was built anew, perhaps in another language."""
        self.words = self.parse_words()

    def use_time(self) -> bool:
        """Nothing moves: do one small thing that the next answers will need. True while there is more of it."""
        if self.tasks_of != self.model.stamp:
            self.tasks_of, self.tasks = self.model.stamp, self.prewarm()
        return next(self.tasks, self) is None

    def prewarm(self) -> Iterator[None]:
        """Those things, one at each step."""
        if self.model.canvas is not None:
            self.motion.prepare()
        if self.model.centre.waits:
            self.motion.board_picture()
        yield
        yield from self._button_skins()
        for _ in self.words:  # not `yield from`, which would end it with the position
            yield
        yield from self.model.screen.prewarm()

    def _button_skins(self) -> Iterator[None]:
        """What the buttons of the prompt bar may look like, drawn before they do, one at each step."""
        scratch, high = pygame.Surface((1, 1), 0, 32), self.model.kit.px(44 if self.model.grid.tall else 40)
        for style, hover, enabled in (*itertools.product(("brass", "paper"), (True, False), (True,)), ("paper", False, False)):
            self.model.kit.button(scratch, pygame.Rect(0, 0, 10 * high, high), style, hover=hover, enabled=enabled)
            yield

    def parse_words(self) -> Iterator[None]:
        """Parse what will be said, a few messages at each step (a slow machine fewer)."""
        ids = self.model.host.words.ids()
        said = [name for head in (*SAID, *self.model.screen.traits.said) for name in ids if name.startswith(head)]
        start = time.perf_counter()
        for name in said:
            self.model.host.words.has(name)  # parses it
            if time.perf_counter() - start > AT_ONCE:
                yield
                start = time.perf_counter()
