"""What a choice would lead to: the same rules on a copy, and the steps a session takes by itself after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.engine.decision import Option
from game.core.play.session import forced_option

STEPS = 200  # forced answers in a row that a preview follows


class Change(NamedTuple):
    """One figure before and after a choice. `what` it counts and `where` (a place, a seat) are words of the game."""

    what: str
    where: Any
    before: Any
    after: Any


def uncertain(view: Any, after: Any) -> bool:
    """Whether something hidden came up, or chance was drawn, on the way from one position to the other."""
    return bool(after.shown != view.shown or after.rng != view.rng)


def after_choice(rules: Any, view: Any, seat: str, key: str, halts: Callable[[Any], bool]) -> Any:
    """The position after this answer and its forced steps, as far as `halts` lets it; None where it cannot be told at all.

    The view is not changed. What hides behind a "?" makes the rules stumble (LookupError, ValueError): then nothing is told.
    """
    after = view.clone()
    try:
        rules.apply(after, seat, key)
        for _ in range(STEPS):
            option: Option | None = forced_option(rules.decision(after))
            if option is None or halts(after):
                break
            rules.apply(after, option.seat, option.key)
    except (LookupError, ValueError):
        return None
    return after
