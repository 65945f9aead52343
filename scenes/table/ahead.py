"""Pictures drawn ahead by the worker: a few at a time while nothing happens, and those that somebody waits for.

Nobody waits for a picture: what is not drawn yet is stood in for, and whoever showed that is told when the picture is there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from itertools import islice

import pygame

from scenes.draw import theme
from scenes.draw.surface_cache import SurfaceCache
from scenes.table.model import TableModel

Work = Callable[[], object]
BATCH = 4  # pictures that the worker draws ahead at a time: what is wanted at once waits for no more
SPARE = 12  # room in a cache for so many things that are dragged


class Ahead:
    """Lets the worker draw what the next answers will need. `works`: all of that in the present position, soonest first."""

    def __init__(self, model: TableModel, works: Callable[[], Iterator[Work]]) -> None:
        self.model, self.works = model, works
        self._left: Iterator[Work] = iter(())
        self._left_of: object = None  # the position that is for
        self._busy = False

    def go_on(self) -> bool:
        """Ask the worker for a few more, unless it is at some already. False when there is nothing left."""
        if self._left_of != self.model.stamp:
            self._left_of, self._left = self.model.stamp, self.works()
        if not self._busy:
            if not (batch := tuple(islice(self._left, BATCH))):
                return False
            self._busy = True
            self.model.host.background(partial(_all, batch), self._done)
        return True

    def _done(self, _: object) -> None:
        self._busy = False


def _all(works: tuple[Work, ...]) -> bool:
    for work in works:
        work()
    return True


class Waiting:
    """Who waits for which pictures that the worker draws."""

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._whom: dict[Hashable, list[Work]] = {}

    def ask(self, key: Hashable, draw: Work, ready: Work | None = None) -> None:
        """Have a picture drawn, once however many ask, and `ready` called when it is there."""
        first, whom = key not in self._whom, self._whom.setdefault(key, [])
        if ready is not None and ready not in whom:
            whom.append(ready)
        if first:
            self.model.host.background(draw, partial(self._there, key))

    def _there(self, key: Hashable, _: object) -> None:
        for ready in self._whom.pop(key, ()):
            ready()


class ThingPictures:
    """Pictures of a game's things by themselves, as they lie in a tray or hang on the pointer: square, so many pixels wide.

    A game gives `looks`, `draw`, `stand_in`, perhaps `shared`; the cache is its own, shared by its tables.
    """

    cache: SurfaceCache[Hashable]

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._waiting = Waiting(model)

    # -- what a game gives ---------------------------------------------------------------------
    def looks(self, thing: str) -> Hashable:
        """All that a thing's picture depends on besides its id."""
        return None

    def draw(self, thing: str, px: int, turns: int) -> pygame.Surface:
        """Draw it; this may take a while."""
        raise NotImplementedError

    def stand_in(self, thing: str, px: int) -> pygame.Surface:
        """Something like it, at once."""
        raise NotImplementedError

    def shared(self, thing: str, px: int) -> pygame.Surface | None:
        """The picture of what needs no place in the cache: a thing face down."""
        return None

    # -- what is asked of it -------------------------------------------------------------------
    def _key(self, thing: str, px: int, turns: int) -> Hashable:
        return self.looks(thing), thing, px, turns, theme.palette()

    def cached(self, thing: str, px: int, turns: int = 0) -> bool:
        """Whether `picture` need not draw."""
        return self.shared(thing, px) is not None or self._key(thing, px, turns) in self.cache

    def picture(self, thing: str, px: int, turns: int = 0) -> pygame.Surface:
        """A thing (turned); shared, do not draw on it."""
        found = self.shared(thing, px)
        return found or self.cache.get(self._key(thing, px, turns), partial(self.draw, thing, px, turns))

    def soon(self, thing: str, px: int, ready: Work | None = None) -> pygame.Surface:
        """A thing without waiting: one not drawn yet is stood in for, and `ready` called when it is there."""
        if self.model.host.sync or self.cached(thing, px):
            return self.picture(thing, px)
        self._waiting.ask(self._key(thing, px, 0), partial(self.picture, thing, px), ready)
        return self.stand_in(thing, px)

    def prewarm(self, things: Iterable[str], px: int) -> Iterator[Work]:
        """What the worker has to do so that these need not be waited for, as far as they can be kept together."""
        for thing in islice(things, max(0, self.cache.most // (4 * px * px) - SPARE)):
            if not self.cached(thing, px):
                yield partial(self.picture, thing, px)
