"""From the rules' events to motions: a game maps kinds of events to functions, and a script collects what they add."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

import pygame

from game.core.engine.decision import Event
from game.core.engine.events import Events, Handlers
from scenes.draw.tween import Motion
from scenes.table.model import TableModel, View


class Refreshed(Protocol):
    """Motion that shows a part of the table, and has to follow when that is drawn anew."""

    def refresh(self) -> None: ...


class Mover(Protocol):
    """What runs the motions, see `scenes.table.motion.Director`."""

    stage: Refreshed | None
    held: dict[str, None]

    @property
    def model(self) -> TableModel:
        """What the table knows now."""

    def spot(self, key: str) -> pygame.Rect | None:
        """Where something with this key is drawn now."""

    def land(self, key: str) -> None:
        """What flew to its widget is there."""


class Earlier(Protocol):
    """What the table looked like before the decision, see `scenes.table.motion.Before`."""

    seat: str
    rects: dict[str, pygame.Rect]

    @property
    def view(self) -> View:
        """What was known."""

    def picture(self, rect: pygame.Rect) -> pygame.Surface | None:
        """A part of the old picture, where it was kept."""


class Script:
    """Collects the motions of what one decision set off; `now` is the moment at which the next event is shown. A game
    derives its own with what its events have in common.
    """

    def __init__(self, director: Mover, before: Earlier) -> None:
        self.director, self.before = director, before
        self.model: TableModel = director.model
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

    def play(self, director: Mover, before: Earlier, events: Sequence[Event]) -> list[Motion]:
        """The motions of what one decision set off, in the order of the events; what is not meant for the seat is not shown."""
        script = self.script(director, before)
        if not self or not script.ready():
            return []
        for event in events:
            if not event.to or director.model.looker in event.to:
                self.handle(event, script)
        return script.made()


NONE = Motions(Events({}), {})  # a game where only what every game has moves: its cards in hand, the ribbon of phases
