"""Copy, dump, load and hash of a game's state, written once for all games from the field list of its dataclass.

A state is a `@dataclass(slots=True)` whose fields are scalars, tuples, or one-level dicts and lists of those, each `known(...)`
to somebody (`known.py`). Fields marked `transient()` (the loaded data, the remembered question, the events of the last answer)
are no part of the position. A field that came later is `known(..., since="0.2.0")`: positions of older versions have it at its
default.
"""

from __future__ import annotations

import hashlib
import typing
from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, ClassVar

import msgspec

from game.core.engine.agenda import Frame, Memo
from game.core.engine.decision import Event, Mod, Seat
from game.core.engine.events import EventError, EventKind, Told
from game.core.engine.known import check_fields, known


def transient(default: Any = None, shared: bool = False) -> Any:
    """A field that is not part of the position: left out of dumps and hashes. `shared`: copies and views take it over (for
    what is worked out from what all may know, and never changed in place).
    """
    return field(default=default, repr=False, compare=False, metadata={"transient": True, "shared": shared})


@dataclass(slots=True)
class BaseState:
    """What every game's state has. Containers are copied one level deep; their contents are immutable."""

    _plans: ClassVar[dict[type, tuple[Any, ...]]] = {}

    seats: tuple[Seat, ...] = known("all", default=())
    turn: int = known("all", default=0)
    phase: str = known("all", default="")
    result: tuple[str, ...] = known("all", default=())
    agenda: list[Frame] = known("frames", default_factory=list)
    mods: list[Mod] = known("all", default_factory=list)
    rng: int = known("nobody", "nothing", default=0)
    shown: int = known("all", default=0)
    box: Any = transient()
    memo: Memo | None = transient()
    out: list[Event] | None = transient()

    def __init_subclass__(cls) -> None:
        super(BaseState, cls).__init_subclass__()
        if "__dataclass_fields__" in vars(cls):  # the second making of the class, by `dataclass(slots=True)`
            check_fields(cls)

    def emit(self, kind: EventKind, *args: Any, to: tuple[str, ...] = ()) -> None:
        """Says that something happened. Playouts listen to nothing: then it costs nothing. Raises EventError for what is no
        declared event, or has other values.
        """
        if self.out is not None:
            if not isinstance(kind, EventKind):
                raise EventError(f"{kind!r} is no declared event")
            if kind.step and type(self.out) is Told:
                self.out.step(self)
            self.out.append(kind.made(args, to))

    @classmethod
    def _plan(cls) -> tuple[Any, ...]:
        """(constructor for copies, fields that are the position, what is written of them)."""
        plan = BaseState._plans.get(cls)
        if plan is None:
            copies, kept = [], []
            for f in fields(cls):
                if f.metadata.get("transient"):
                    if f.name == "box" or f.metadata.get("shared"):
                        copies.append(f"c.{f.name} = s.{f.name}")
                    else:
                        copies.append(f"c.{f.name} = None")
                    continue
                kept.append(f)
                is_container = f.default_factory is not MISSING and f.default_factory in (list, dict)
                copies.append(f"c.{f.name} = s.{f.name}" + (".copy()" if is_container else ""))
            # One straight line of assignments per class: the fastest copy that plain Python has, still made from the
            # field list.
            body = "\n    ".join(copies)
            space: dict[str, Any] = {}
            source = f"def clone(s):\n    c = new(cls)\n    {body}\n    return c"
            exec(source, {"new": object.__new__, "cls": cls}, space)
            plan = (space["clone"], tuple(kept), _shower(cls, kept))
            BaseState._plans[cls] = plan
        return plan

    def clone(self) -> Any:
        """An independent copy of the position."""
        return self._plan()[0](self)

    def dump(self) -> dict[str, Any]:
        """The position as JSON-ready data; `load` gives an equal state back. Frames inside a frame are written as
        ``{"frame": [...]}``, so that they come back as frames wherever they stand.
        """
        return {f.name: _plain(getattr(self, f.name)) for f in self._plan()[1]}

    @classmethod
    def load(cls, data: dict[str, Any], box: Any = None) -> Any:
        """Builds a state from what `dump` gave, each field of its declared type. A field that is missing takes its default
        if it is marked `since` a version of the rules. Raises ValueError where data is missing, unknown or of another shape.
        """
        made = cls()
        shapes = _shapes(cls)
        for name in data:
            if name not in shapes:
                raise ValueError(f'there is no field "{name}"')
        for f in cls._plan()[1]:
            if f.name in data:
                setattr(made, f.name, _typed(data[f.name], f.name, shapes[f.name]))
            elif "since" not in f.metadata:
                raise ValueError(f'the field "{f.name}" is missing')
        made.box = box
        return made

    def canonical(self) -> bytes:
        """Canonical JSON of the position: the same position always gives the same bytes. Fields marked `since` count only
        once they differ from their default, so that a new field does not change what older positions are called.
        """
        shown: dict[str, Any] = self._plan()[2](self)
        try:
            return msgspec.json.encode(shown, order="deterministic")
        except TypeError:  # a dict with tuple keys inside something else: all is taken apart, which takes twenty times as long
            return msgspec.json.encode({name: _plain(value, False) for name, value in shown.items()}, order="deterministic")

    def hash(self) -> str:
        return hashlib.sha256(self.canonical()).hexdigest()


def _shower(cls: type[BaseState], kept: Sequence[Field[Any]]) -> Callable[[Any], dict[str, Any]]:
    """A function that gives what `canonical` writes of a position: one straight line, as for copies."""
    hints = typing.get_type_hints(cls)
    always, later = [], []
    space: dict[str, Any] = {"paired": _paired}
    for f in kept:
        value = f"s.{f.name}"
        if typing.get_origin(hints[f.name]) is dict and typing.get_args(hints[f.name])[0] is not str:
            value = f"paired({value})"
        if "since" in f.metadata:
            space[f"since_{f.name}"] = f.default if f.default_factory is MISSING else f.default_factory()
            later.append(f"    if s.{f.name} != since_{f.name}:\n        shown[{f.name!r}] = {value}\n")
        else:
            always.append(f"{f.name!r}: {value}")
    exec(f"def show(s):\n    shown = {{{', '.join(always)}}}\n{''.join(later)}    return shown", space)
    made: Callable[[Any], dict[str, Any]] = space["show"]
    return made


def _paired(value: dict[Any, Any]) -> Any:
    """A dict as it is; with tuple keys a sorted list of [key..., value]. What stands inside is written as it is."""
    if value and isinstance(next(iter(value)), tuple):
        return [(*key, item) for key, item in sorted(value.items())]
    return value


def _plain(value: object, marked: bool = True, top: bool = True) -> Any:
    """JSON-ready form. Dicts with tuple keys become sorted lists of [key..., value], which keeps them readable in
    saves. `marked`: frames inside frames say that they are.
    """
    if isinstance(value, dict):
        if value and isinstance(next(iter(value)), tuple):
            return [[*key, _plain(item, marked)] for key, item in sorted(value.items())]
        return {key: _plain(value[key], marked) for key in sorted(value)}
    if type(value) is Frame:
        found = [value.op, value.seat, value.prog, value.pc, [[key, _plain(item, marked, False)] for key, item in value.env]]
        return found if top or not marked else {"frame": found}
    if isinstance(value, (list, tuple)):
        return [_plain(item, marked, top) for item in value]
    return value


# ------------------------------------------------------------------------------------------------ typed loading

_shaped: dict[type, dict[str, tuple[str, Any]]] = {}


def _shapes(cls: type[BaseState]) -> dict[str, tuple[str, Any]]:
    """Each field of the position: how it is written ("frames", "mods", "pairs", "plain") and the type of that form."""
    found = _shaped.get(cls)
    if found is None:
        hints = typing.get_type_hints(cls)
        found = _shaped[cls] = {f.name: _shape(f.name, hints[f.name]) for f in cls._plan()[1]}
    return found


def _shape(name: str, hint: Any) -> tuple[str, Any]:
    if hint == list[Frame]:
        return "frames", list[Any]
    if hint == list[Mod]:
        return "mods", list[tuple[str, str, int, str, str, str, tuple[Any, ...]]]
    if typing.get_origin(hint) is dict:
        key, value = typing.get_args(hint)
        if typing.get_origin(key) is tuple:
            return "pairs", list[tuple[(*typing.get_args(key), value)]]  # type: ignore[misc]
    return "plain", hint


def _typed(value: object, name: str, shape: tuple[str, Any]) -> Any:
    """A field's value from its JSON form. Raises ValueError where it is of another type."""
    kind, hint = shape
    if kind == "pairs" and value == {}:
        return {}
    try:
        made = msgspec.convert(value, hint)
    except (msgspec.ValidationError, RecursionError) as problem:
        raise ValueError(f'the field "{name}" is of another kind than expected ({problem})') from None
    if kind == "frames":
        return [_frame(item) for item in made]
    if kind == "mods":
        return [Mod._make((*item[:-1], _tuples(item[-1]))) for item in made]
    if kind == "pairs":
        return {item[:-1]: _tuples(item[-1]) for item in made}
    if isinstance(made, dict):
        return {key: _tuples(item) for key, item in made.items()}
    return _tuples(made) if not isinstance(made, list) else [_tuples(item) for item in made]


def _frame(item: Any) -> Frame:
    try:
        op, seat, prog, pc, env = msgspec.convert(item, tuple[str, str, str, int, list[tuple[str, Any]]])
    except msgspec.ValidationError as problem:
        raise ValueError(f"a line of the agenda is of another kind than expected ({problem})") from None
    return Frame(op, seat, prog, pc, tuple((key, _env_value(key, value)) for key, value in env))


def _env_value(key: str, value: object) -> Any:
    """A local of a frame. Before version 2 of the saves, frames in `lanes` did not say that they are."""
    if key == "lanes" and isinstance(value, list):
        return tuple(_lane(lane) for lane in value)
    return _tuples(value)


def _lane(lane: Any) -> tuple[str, tuple[Frame, ...]]:
    if not isinstance(lane, list) or len(lane) != 2 or not isinstance(lane[0], str) or not isinstance(lane[1], list):
        raise ValueError("a lane of the agenda is a seat and its lines")
    return lane[0], tuple(_frame(item.get("frame") if isinstance(item, dict) else item) for item in lane[1])


def _tuples(value: object) -> Any:
    """JSON lists back to the tuples that a state holds, marked frames to frames."""
    if isinstance(value, (list, tuple)):
        return tuple([_tuples(item) for item in value])
    if isinstance(value, dict):
        if set(value) != {"frame"}:
            raise ValueError("a table is none of the things a position holds")
        return _frame(value["frame"])
    return value
