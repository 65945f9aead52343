"""Copy, dump, load and hash of a game's state, written once for all games from the field list of its dataclass.

A state is a `@dataclass(slots=True)` whose fields are scalars, tuples, or one-level dicts and lists of those, each `known(...)`
to somebody (`known.py`). Fields marked `transient()` (the loaded data, the remembered question, the events of the last answer)
are no part of the position.
"""

from __future__ import annotations

import hashlib
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar

import msgspec

from game.core.engine.agenda import Frame, Memo
from game.core.engine.decision import Event, Mod, Seat
from game.core.engine.events import EventError, EventKind
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
            self.out.append(kind.made(args, to))

    @classmethod
    def _plan(cls) -> tuple[Any, ...]:
        """(constructor for copies, names of the fields that are the position)."""
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
            plan = (space["clone"], tuple(kept))
            BaseState._plans[cls] = plan
        return plan

    def clone(self) -> Any:
        """An independent copy of the position."""
        return self._plan()[0](self)

    def dump(self) -> dict[str, Any]:
        """The position as JSON-ready data; `load` gives an equal state back."""
        return {f.name: _plain(getattr(self, f.name)) for f in self._plan()[1]}

    @classmethod
    def load(cls, data: dict[str, Any], box: Any = None) -> Any:
        """Builds a state from what `dump` gave. Raises KeyError or ValueError where data is missing or of another
        shape.
        """
        made = cls()
        for f in cls._plan()[1]:
            setattr(made, f.name, _typed(data[f.name], f.name, getattr(made, f.name)))
        made.box = box
        return made

    def canonical(self) -> bytes:
        """Canonical JSON of the position: the same position always gives the same bytes."""
        return msgspec.json.encode(self.dump(), order="deterministic")

    def hash(self) -> str:
        return hashlib.sha256(self.canonical()).hexdigest()


def _plain(value: Any) -> Any:
    """JSON-ready form. Dicts with tuple keys become sorted lists of [key..., value], which keeps them readable in
    saves.
    """
    if isinstance(value, dict):
        if value and isinstance(next(iter(value)), tuple):
            return [[*key, _plain(item)] for key, item in sorted(value.items())]
        return {key: _plain(value[key]) for key in sorted(value)}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


def _typed(value: Any, name: str, sample: Any) -> Any:
    if name == "agenda":
        return [_frame(item) for item in value]
    if name == "mods":
        return [Mod._make(_tuples(item)) for item in value]
    if isinstance(sample, dict):
        if isinstance(value, list):
            return {tuple(item[:-1]): _tuples(item[-1]) for item in value}
        if not isinstance(value, dict):
            raise ValueError(f"{name} is not a table")
        return {key: _tuples(item) for key, item in value.items()}
    if isinstance(sample, list):
        return [_tuples(item) for item in value]
    if not isinstance(value, type(_plain(sample))):
        raise ValueError(f"{name} is of another kind than expected")
    return _tuples(value)


def _frame(item: list[Any]) -> Frame:
    op, seat, prog, pc, env = item
    return Frame(op, seat, prog, pc, tuple((key, _env_value(key, value)) for key, value in env))


def _env_value(key: str, value: Any) -> Any:
    if key == "lanes":
        return tuple((seat, tuple(_frame(item) for item in lane)) for seat, lane in value)
    return _tuples(value)


def _tuples(value: Any) -> Any:
    """JSON lists back to the tuples that a state holds."""
    if isinstance(value, list):
        return tuple(_tuples(item) for item in value)
    return value
