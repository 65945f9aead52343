"""From the rules' events to motions: a game maps kinds of events to functions, and a script collects what they add."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import pygame

from game.core.engine.decision import Event
from game.core.engine.events import Events, Handlers
from scenes.draw.tween import Motion


class Script:
    """Collects the motions of what one decision set off; `now` is the moment at which the next event is shown. A game
    derives its own with what its events have in common.
    """

    def __init__(self, director: Any, before: Any) -> None:
        self.director, self.before, self.model = director, before, director.model
        self.now = 0.0
        self.list: list[Motion] = []
        self.covers: list[Motion] = []  # what hides the final picture for a while; below all others

    def ready(self) -> bool:
        """Whether there is a picture that things could move on."""
        return True

    def made(self) -> list[Motion]:
        """All motions, covers first."""
        return [*self.covers, *self.list]

    def add(self, motion: Motion, gap: float = 0.0) -> Motion:
        """One more motion; the next event comes `gap` ms later."""
        self.list.append(motion)
        self.now += gap
        return motion

    def spot(self, *keys: str) -> pygame.Rect | None:
        """Where the first of these keys is drawn, now or before."""
        for key in keys:
            found = self.director.spot(key) or self.before.rects.get(key)
            if found is not None:
                return pygame.Rect(found)
        return None


class Motions(Handlers):
    """What moves at each kind of event: kind -> function of the script and the fields it names. Raises EventError, when it
    is made, for a kind or a field that is not declared.

    `script` collects; `covers` are kinds that change the panel at the right, of which the old picture is needed.
    """

    def __init__(
        self,
        events: Events,
        model: Mapping[str, Callable[..., None]],
        script: type[Script] = Script,
        covers: Collection[str] = (),
    ) -> None:
        super().__init__(events, model)
        self.script = script
        self.covers = frozenset(events[kind].kind for kind in covers)

    def play(self, director: Any, before: Any, events: Sequence[Event]) -> list[Motion]:
        """The motions of what one decision set off, in the order of the events; what is not meant for the seat is not shown."""
        script = self.script(director, before)
        if not self or not script.ready():
            return []
        for event in events:
            if not event.to or director.model.seat in event.to:
                self.handle(event, script)
        return script.made()


NONE = Motions(Events({}), {})  # a game where only what every game has moves: its cards in hand, the ribbon of phases
