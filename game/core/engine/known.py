"""Who may know what: the declarations that stand on the fields of a state and on the locals of frames.

`hand: dict[str, Ids] = known("owner", default_factory=dict)` is all that a game says about a hand; `knowledge.py` makes each
seat's view from such lines. A field or a local without a declaration is an error, so that nothing leaks by default.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar, overload

from game.core.engine.decision import Seat
from game.core.errors import TidetableError

HIDDEN: Final = "?"

Rule: TypeAlias = Callable[[Any, Seat, Any], bool]
Back: TypeAlias = Callable[[Any, Any], Any]
To: TypeAlias = "str | Rule | tuple[str, Rule]"
Shows: TypeAlias = Literal["count", "nothing"]
_T = TypeVar("_T")

WORDS = ("all", "owner", "nobody")
# What holds frames or the locals of frames: each of those is known as its own operation declares.
NESTED = ("frames", "lanes", "questions", "env")


class UndeclaredError(TidetableError):
    """A field or a local without a declaration, or with one that cannot be kept: a defect of the game. One sentence."""


class Known(NamedTuple):
    """A declaration. `to` is "all", "owner", "nobody", one of `NESTED`, or "" where only the rule decides; `rule(state, seat,
    item)` says what others than the owner may know besides. Items of a dict are (key, item), also those of its tuples.

    What is hidden becomes "?", as many as there are, or what `back(state, item)` shows of it; a hidden number is 0. With
    shows="nothing" it is left out.
    """

    to: str = "all"
    rule: Rule | None = None
    shows: Shows = "count"
    back: Back | None = None


OPEN: Final = Known()


def declared(to: To | Known, shows: Shows = "count", back: Back | None = None) -> Known:
    """A declaration as it is written: a word, a rule, or ("owner", rule). Raises UndeclaredError for another word."""
    if isinstance(to, Known):
        return to
    rule: Rule | None = None
    if isinstance(to, tuple):
        word, rule = to
    elif callable(to):
        word, rule = "", to
    else:
        word = to
    if word not in (*WORDS, *NESTED) and (word or rule is None):
        raise UndeclaredError(f'"{word}" does not say who may know it: it is one of {", ".join(WORDS)}, or a rule')
    if word == "all" and (rule is not None or back is not None):
        raise UndeclaredError("what all may know needs no rule and no back")
    if shows == "nothing" and back is not None:
        raise UndeclaredError("what shows nothing has no back")
    return OPEN if word == "all" else Known(word, rule, shows, back)


def locals_of(names: str, known: Mapping[str, To | Known] | None) -> dict[str, Known]:
    """The locals of an operation: those named in one line of words are known to all, the others as they say."""
    found = dict.fromkeys(names.split(), OPEN)
    for name, to in (known or {}).items():
        if name in found:
            raise UndeclaredError(f'the local "{name}" is declared twice')
        found[name] = declared(to)
    return found


@overload
def known(to: To | Known, shows: Shows = ..., *, default: _T, back: Back | None = ..., since: str = ...) -> _T: ...
@overload
def known(
    to: To | Known, shows: Shows = ..., *, default_factory: Callable[[], _T], back: Back | None = ..., since: str = ...
) -> _T: ...


def known(
    to: To | Known,
    shows: Shows = "count",
    *,
    default: Any = dataclasses.MISSING,
    default_factory: Any = dataclasses.MISSING,
    back: Back | None = None,
    since: str = "",
) -> Any:
    """A field of a state, with who may know it; `since` names the version that added it, for saves of older ones.

    "owner" fields are dicts keyed by seat, or by tuples that begin with one.
    """
    metadata: dict[str, Any] = {"known": declared(to, shows, back)}
    if since:
        metadata["since"] = since
    if default_factory is not dataclasses.MISSING:
        return dataclasses.field(default_factory=default_factory, metadata=metadata)
    return dataclasses.field(default=default, metadata=metadata)


def declaration(cls: type, field: dataclasses.Field[Any]) -> Known | None:
    """Who may know a field of a state; None for a transient one. Raises UndeclaredError where it does not say."""
    if field.metadata.get("transient"):
        return None
    found = field.metadata.get("known")
    name = f"{cls.__module__}.{cls.__qualname__}.{field.name}"
    if not isinstance(found, Known):
        raise UndeclaredError(f'{name} does not say who may know it: write known("all" | "owner" | "nobody" | rule, ...)')
    if found.to == "owner" and field.default_factory is not dict:
        raise UndeclaredError(f"{name} is known to its owner and must be a dict keyed by seat")
    return found


def check_fields(cls: type) -> None:
    """Raises UndeclaredError for the first field of a state class that does not say who may know it."""
    for field in dataclasses.fields(cls):
        declaration(cls, field)
