"""What can happen in a game, declared once: its kind, what is named with it, whether the log says it, how it sounds.

    moved = event("moved", "what", "from_", "to", sound="tap")   # game/<game>/events.py
    s.emit(moved, "boat", "G5", "G4")                             # in the rules; or moved(s, "boat", "G5", "G4")

Log, cases, motions, sounds and summaries read an event by the names of its fields. An event that nobody declared, or that
is told with another number of values, is a mistake of the rules: it raises as soon as somebody listens, and
`python -m game check` finds it without playing. Playouts listen to nothing, so there it costs nothing.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from game.core.engine.decision import Event, Seat
from game.core.errors import unknown


class EventError(TypeError):
    """An event was told, read or named that its game does not declare, or not like this."""


class EventKind:
    """One declared kind of event. `fields` are the names of its values in order, as cases and messages write them; the last
    one may be declared as "*name": it takes all that follows. `log`: whether the log has a line for it. `sound`: which
    sound it makes, "" for none. `step`: it begins a step of the game that people follow one by one, such as the ravage of a
    land: the table shows the position as it was before and after it.
    """

    __slots__ = ("fields", "kind", "log", "rest", "sound", "step")

    def __init__(self, kind: str, fields: tuple[str, ...], log: bool = True, sound: str = "", step: bool = False) -> None:
        self.kind, self.log, self.sound, self.step = kind, log, sound, step
        self.rest = bool(fields) and fields[-1].startswith("*")
        self.fields = tuple(name.lstrip("*").rstrip("_") for name in fields)  # "from_" is written like a parameter of Python
        if len(set(self.fields)) != len(self.fields):
            raise EventError(f'the event "{kind}" names a field twice: {", ".join(self.fields)}')

    def __repr__(self) -> str:
        return f"event({', '.join(repr(name) for name in (self.kind, *self.fields))})"

    def __call__(self, s: Any, *args: Any, to: tuple[Seat, ...] = ()) -> None:
        """Says that it happened in the position `s`; see `BaseState.emit`."""
        s.emit(self, *args, to=to)

    def made(self, args: tuple[object, ...], to: tuple[Seat, ...] = ()) -> Event:
        """The event with these values. Raises EventError for another number of them than declared."""
        if not self.fits(len(args)):
            raise EventError(f'the event "{self.kind}" has {len(self.fields)} values ({", ".join(self.fields)}), not {len(args)}')
        return Event(self.kind, args, to)

    def fits(self, count: int, more: bool = False) -> bool:
        """Whether it can be told with so many values; `more`: with at least so many."""
        if self.rest:
            return more or count >= len(self.fields) - 1
        return count <= len(self.fields) if more else count == len(self.fields)

    def read(self, event: Event) -> dict[str, Any]:
        """The values of such an event by name."""
        if not self.rest:
            return dict(zip(self.fields, event.args, strict=False))
        last = len(self.fields) - 1
        return {**dict(zip(self.fields, event.args[:last], strict=False)), self.fields[last]: event.args[last:]}


def event(kind: str, *fields: str, log: bool = True, sound: str = "", step: bool = False) -> EventKind:
    """Declares a kind of event: `moved = event("moved", "what", "from_", "to")`. The variable is named like the kind."""
    return EventKind(kind, fields, log, sound, step)


class Told(list[Event]):
    """The events of one answer. `checkpoint` is the position at the start of the last phase that began in it, if one did;
    `steps`, where somebody wants them, how many events there were before each step of the game, and the position then;
    `rested` says of each whether it lay between two operations, so that all that follows comes from that position.
    """

    checkpoint: Any = None

    def __init__(self, steps: bool = False) -> None:
        super().__init__()
        self.steps: list[tuple[int, Any]] | None = [] if steps else None
        self.rested: list[bool] = []
        self._rest: tuple[int, Any] | None = None  # before the operation that is carried out

    def rest(self, s: Any) -> None:
        """The next operation is about to be carried out: if a step of the game begins in it, this was the position before."""
        self._rest = len(self), s.clone()

    def step(self, s: Any) -> None:
        """A step of the game begins. An operation says so when it has changed something already, mostly."""
        if self.steps is not None:
            self.rested.append(self._rest is not None)
            self.steps.append(self._rest or (len(self), s.clone()))
            self._rest = None


class Events(Mapping[str, EventKind]):
    """The declared events of one game by kind; `module` is where they stand."""

    def __init__(self, kinds: Mapping[str, EventKind], module: str = "") -> None:
        self._kinds, self.module = dict(kinds), module

    def __getitem__(self, kind: str) -> EventKind:
        found = self._kinds.get(kind)
        if found is None:
            raise KeyError(unknown("event", kind, self._kinds))
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)

    def read(self, event: Event) -> dict[str, Any]:
        """The values of an event by name. Raises EventError for one that is not declared."""
        kind = self._kinds.get(event.kind)
        if kind is None:
            raise EventError(unknown("event", event.kind, self._kinds))
        return kind.read(event)


def declared(module: Mapping[str, Any]) -> Events:
    """The events that a module declares: `EVENTS = declared(globals())` as its last line. Raises EventError where a variable
    is not named like its kind, or two are of one kind.
    """
    kinds: dict[str, EventKind] = {}
    for name, value in module.items():
        if not isinstance(value, EventKind):
            continue
        if name.rstrip("_") != value.kind.replace("-", "_"):
            raise EventError(f'the event "{value.kind}" stands under the name {name}')
        kinds[value.kind] = value
    return Events(kinds, module["__name__"])


class _Handler(NamedTuple):
    """A function and which values of an event it takes, as places in `Event.args`."""

    call: Callable[..., Any]
    takes: tuple[int | slice, ...]


class Handlers(Mapping[str, Callable[..., Any]]):
    """What somebody does with each kind of event: kind -> function. After `own` arguments of the caller a function takes
    those fields of the event that it names, in any order ("from_" for "from").

    Raises EventError for a kind that is not declared and for a parameter that is no field of it.
    """

    def __init__(self, events: Events, table: Mapping[str, Callable[..., Any]], own: int = 1) -> None:
        self._handlers: dict[str, _Handler] = {}
        for kind, call in table.items():
            if kind not in events:
                raise EventError(unknown("event", kind, events))
            self._handlers[kind] = _Handler(call, _taken(events[kind], call, own))

    def __getitem__(self, kind: str) -> Callable[..., Any]:
        return self._handlers[kind].call

    def __iter__(self) -> Iterator[str]:
        return iter(self._handlers)

    def __len__(self) -> int:
        return len(self._handlers)

    def handle(self, event: Event, *own: Any) -> Any:
        """Calls the function of the event's kind; None where there is none."""
        found = self._handlers.get(event.kind)
        return found.call(*own, *[event.args[at] for at in found.takes]) if found is not None else None


def _taken(kind: EventKind, call: Callable[..., Any], own: int) -> tuple[int | slice, ...]:
    """Where the values that a function asks for stand in the event."""
    takes: list[int | slice] = []
    for name in list(inspect.signature(call).parameters)[own:]:
        field = name.rstrip("_")
        if field not in kind.fields:
            raise EventError(f'the event "{kind.kind}" has no "{field}" (asked for by {call.__qualname__})')
        at = kind.fields.index(field)
        takes.append(slice(at, None) if kind.rest and at == len(kind.fields) - 1 else at)
    return tuple(takes)
