"""Options of the set-up: their entry in a `setup.yaml`, and what a person, a save or a flag chose of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.content.catalogue import Part, read
from game.core.engine.ops import Where
from game.core.errors import UsageError, did_you_mean

TRUE, FALSE = ("true", "on", "yes"), ("false", "off", "no")


class Option(Part, frozen=True):
    """How a game writes an option: what it may be, what it is where nobody says, and the modes that have it (none: all)."""

    id: str
    choices: list[bool | int | str]
    default: bool | int | str
    modes: list[str] = []
    set: str = ""


def read_option(written: dict[str, Any], where: Where) -> Option:
    """An option as it is written in a game's data. Raises DataError with its place."""
    option = read(Option, written, where)
    if option.default not in option.choices:
        raise where.fail("the default is one of the choices")
    return option


def chosen(options: Mapping[str, Mapping[str, Any]], written: Mapping[str, Any]) -> dict[str, Any]:
    """What was written of a game's options, by id; those that nobody wrote are not in it. Names may have "_" for "-", values
    any form that says them. Raises UsageError in one sentence for an option or a value that there is not.
    """
    values = {}
    for name, value in written.items():
        option = name.replace("_", "-")
        if option not in options:
            raise UsageError(f'there is no option "{name}"{did_you_mean(option, tuple(options))}')
        values[option] = choice(option, value, options[option]["choices"])
    return values


def choice(option: str, value: Any, choices: list[Any]) -> Any:
    """The choice that a value means, however it is written; no choices at all are a switch. Raises UsageError."""
    text = str(value).lower()
    for one in choices or (False, True):
        if text in (TRUE if one else FALSE) if isinstance(one, bool) else text == str(one):
            return one
    if not choices:
        raise UsageError(f'option "{option}" is true or false, not "{value}"')
    raise UsageError(f'option "{option}" is one of {", ".join(str(one).lower() for one in choices)}, not "{value}"')
