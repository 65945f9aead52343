"""What a seat may know of a position: the view that its declarations make (`known.py`), the same for every game.

For each class of states one straight masking function is made from the field list, as copies are made in `state.py`.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, fields
from typing import Any, TypeVar

from game.core.engine.agenda import Frame, Ops
from game.core.engine.decision import Seat
from game.core.engine.known import HIDDEN, OPEN, Back, Known, Rule, UndeclaredError, declaration
from game.core.engine.state import BaseState

S = TypeVar("S", bound=BaseState)
Env = tuple[tuple[str, Any], ...]

REMEMBERED = 256  # decks with their backs, for each field

_views: dict[type, Callable[..., Any]] = {}


def view(s: S, seat: Seat, ops: Ops[Any]) -> S:
    """The position as this seat may know it. Raises UndeclaredError for a local that its operation does not declare."""
    cls = type(s)
    masked = _views.get(cls)
    if masked is None:
        masked = _views[cls] = _compiled(cls)
    seen: S = masked(s, seat, ops)
    return seen


def _compiled(cls: type[BaseState]) -> Callable[[Any, Seat, Ops[Any]], Any]:
    """One line of assignment per field: the fastest mask that plain Python has."""
    lines: list[str] = []
    space: dict[str, Any] = {
        "new": object.__new__, "cls": cls, "frames": mask_frames, "ruled": ruled_items,
        "ruled_dict": ruled_dict, "mask_value": mask_value, "backs": backs, "H": (HIDDEN,),
    }  # fmt: skip
    for field in fields(cls):
        declared = declaration(cls, field)
        if declared is None:
            taken = field.name == "box" or field.metadata.get("shared")
            lines.append(f"c.{field.name} = s.{field.name}" if taken else f"c.{field.name} = None")
        else:
            space[f"d_{field.name}"] = declared
            space[f"d_{field.name}_backs"] = {}
            lines.append(f"c.{field.name} = {_masked(cls, field, declared)}")
    body = "\n    ".join(lines)
    source = f"def view(s, seat, ops):\n    c = new(cls)\n    {body}\n    return c"
    exec(source, space)
    made: Callable[[Any, Seat, Ops[Any]], Any] = space["view"]
    return made


def _masked(cls: type, field: Field[Any], declared: Known) -> str:
    """The expression that gives a field as the seat may know it."""
    value, given = f"s.{field.name}", f"d_{field.name}"
    kind: type = type(field.default) if field.default_factory is MISSING else type(field.default_factory())
    if declared.to == "frames":
        return f"frames(s, seat, {value}, ops)"
    if declared.to == "all":
        return f"{value}.copy()" if kind in (dict, list) else value
    if declared.to == "nobody" and declared.shows == "nothing":
        return repr(kind())
    if declared.to == "nobody" and kind in (tuple, list) and declared.back is None:
        return f"H * len({value})" if kind is tuple else f"list(H * len({value}))"
    if kind is dict:
        return _masked_dict(value, given, declared, _kinds(cls, field))
    if kind is tuple and declared.to == "nobody" and _kinds(cls, field)[0] is str:
        return f"{given}_backs.get((s.box, {value})) or backs(s, {value}, {given}.back, {given}_backs)"
    if kind in (tuple, list):
        return f"{kind.__name__}(ruled(s, seat, {value}, {given}))"
    if kind is str and declared.back is None:
        return f"{value} and mask_value(s, seat, {value}, {given})"  # an empty word hides nothing
    if kind in (str, int, bool):
        return f"mask_value(s, seat, {value}, {given})"
    raise UndeclaredError(f"{cls.__qualname__}.{field.name} is of a kind that cannot be hidden: {kind.__name__}")


def _kinds(cls: type, field: Field[Any]) -> tuple[object, ...]:
    """What a field holds, as annotated: of a dict its keys and values, of a tuple its items."""
    return typing.get_args(typing.get_type_hints(cls)[field.name])


def _masked_dict(value: str, given: str, declared: Known, kinds: tuple[object, ...]) -> str:
    """The expression for a dict; one of tuples by seat, as hands are, is masked without a call."""
    mine = "k[0] == seat" if typing.get_origin(kinds[0]) is tuple else "k == seat"
    if declared.to != "owner" or declared.back is not None:
        return f"ruled_dict(s, seat, {value}, {given})"
    if declared.rule is None and declared.shows == "nothing":
        return f"{{k: v for k, v in {value}.items() if {mine}}}"
    if typing.get_origin(kinds[1]) is not tuple or declared.shows == "nothing":
        return f"ruled_dict(s, seat, {value}, {given})"
    if declared.rule is None:
        masked = f"{{k: v if {mine} else H * len(v) for k, v in {value}.items()}}"
        return f"{masked} if any({value}.values()) else {value}.copy()"
    shown = f"tuple([x if {given}.rule(s, seat, (k, x)) else {HIDDEN!r} for x in v])"
    return f"{{k: v if {mine} or not v else {shown} for k, v in {value}.items()}}"


# ------------------------------------------------------------------------------------------------ values


def hidden_items(value: Any) -> Any:
    """What stands for a hidden value: as many "?" as a tuple has items, "?" for a word, 0 for a number."""
    if type(value) is tuple:
        return (HIDDEN,) * len(value)
    return HIDDEN if isinstance(value, str) and value else type(value)()


def _own(key: Any, seat: Seat) -> bool:
    return bool(key == seat or (type(key) is tuple and key[0] == seat))


def _shown(s: Any, item: Any, back: Back | None) -> Any:
    """What a hidden item shows of itself. In a view of a view it is hidden already."""
    if back is None:
        return HIDDEN
    return item if type(item) is str and item[:1] == HIDDEN else back(s, item)


def backs(s: Any, items: tuple[str, ...], back: Back, made: dict[Any, tuple[str, ...]]) -> tuple[str, ...]:
    """The backs of a deck. They are remembered: a deck stays the same for many views."""
    if len(made) >= REMEMBERED:
        made.clear()
    found = made[s.box, items] = tuple([_shown(s, item, back) for item in items])
    return found


def mask_value(s: Any, seat: Seat, value: Any, declared: Known) -> Any:
    """A single value: a word or a number."""
    if declared.rule is not None and declared.rule(s, seat, value):
        return value
    if declared.back is not None:
        return _shown(s, value, declared.back)
    return hidden_items(value) if declared.shows == "count" else type(value)()


def ruled_items(s: Any, seat: Seat, values: Any, declared: Known) -> list[Any]:
    """The items of a tuple or a list, each shown or hidden by the rule."""
    rule, back, count = declared.rule, declared.back, declared.shows == "count"
    found = []
    for item in values:
        if rule is not None and rule(s, seat, item):
            found.append(item)
        elif count:
            found.append(HIDDEN if back is None else _shown(s, item, back))
    return found


def ruled_dict(s: Any, seat: Seat, values: dict[Any, Any], declared: Known) -> dict[Any, Any]:
    """The values of a dict, those of others as far as the rule says; of tuples each item for itself."""
    found = {}
    rule, back, count = declared.rule, declared.back, declared.shows == "count"
    owner = declared.to == "owner"
    for key, value in values.items():
        if owner and _own(key, seat):
            found[key] = value
        elif type(value) is tuple:
            found[key] = tuple(_each(s, seat, key, value, rule, back, count))
        elif rule is not None and rule(s, seat, (key, value)):
            found[key] = value
        elif count:
            found[key] = hidden_items(value) if back is None else _shown(s, value, back)
    return found


def _each(
    s: Any, seat: Seat, key: Any, value: tuple[object, ...], rule: Rule | None, back: Back | None, count: bool
) -> list[Any]:
    found = []
    for item in value:
        if rule is not None and rule(s, seat, (key, item)):
            found.append(item)
        elif count:
            found.append(_shown(s, item, back))
    return found


# ------------------------------------------------------------------------------------------------ frames


def mask_frames(s: Any, seat: Seat, frames: Sequence[Frame], ops: Ops[Any]) -> list[Frame]:
    """The agenda as the seat may know it."""
    table, found, at = ops.locals, [*frames], 0
    for frame in frames:
        env = frame[4]
        if env:
            known = table.get(frame[0], NOTHING)
            for local in env:
                if known.get(local[0]) is not OPEN:  # a secret, frames inside, or nothing that is declared
                    op, owner, prog, pc, _ = frame
                    found[at] = Frame(op, owner, prog, pc, mask_locals(s, seat, owner, op, env, ops))
                    break
        at += 1
    return found


NOTHING: dict[str, Known] = {}


def mask_locals(s: Any, seat: Seat, owner: Seat, op: str, env: Env, ops: Ops[Any]) -> Env:
    """The locals of a frame as the seat may know them; they belong to the frame's seat."""
    known = ops.locals.get(op)
    if known is None:
        raise UndeclaredError(f"there is no operation {op}")
    found = []
    for name, value in env:
        declared = known.get(name)
        if declared is None:
            raise UndeclaredError(f'the operation {op} does not declare its local "{name}"')
        found.append((name, _mask_local(s, seat, owner, value, declared, ops)))
    return tuple(found)


def _mask_local(s: Any, seat: Seat, owner: Seat, value: Any, declared: Known, ops: Ops[Any]) -> Any:
    to = declared.to
    if to == "all" or (to == "owner" and owner == seat):
        return value
    if to == "lanes":
        return tuple([(who, tuple(mask_frames(s, seat, lane, ops))) for who, lane in value])
    if to == "frames":
        return tuple(mask_frames(s, seat, value, ops))
    if to == "questions":
        return tuple([(who, op, mask_locals(s, seat, who, op, env, ops)) for who, op, env in value])
    if to == "env":
        return mask_locals(s, seat, owner, CARRIED, value, ops)
    if type(value) is not tuple:
        return mask_value(s, seat, value, declared)
    return tuple(ruled_items(s, seat, value, declared))


CARRIED = "run"  # locals that are carried over are those of an op list that goes on later
