"""What a choice would lead to: the same rules on a copy, and the steps a session takes by itself after it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from game.core.engine.decision import Option
from game.core.engine.hidden import Hidden
from game.core.play.session import forced_option

STEPS = 200  # forced answers in a row that a preview follows
strict = False  # tests and checking commands: a defect in a preview is raised; a player is told nothing instead

P = ParamSpec("P")
R = TypeVar("R")


class Change(NamedTuple):
    """One figure before and after a choice. `what` it counts and `where` (a place, a seat) are words of the game."""

    what: str
    where: Any
    before: Any
    after: Any


def uncertain(view: Any, after: Any) -> bool:
    """Whether something hidden came up, or chance was drawn, on the way from one position to the other."""
    return bool(after.shown != view.shown or after.rng != view.rng)


def untold_if_hidden(make: Callable[P, R]) -> Callable[P, R | None]:
    """A preview that is None where it would need what the seat does not know.

    A defect on the way is None too, and logged: pointing at something must not end a game that can still be played. With
    `strict` it is raised.
    """

    @wraps(make)
    def made(*args: P.args, **kwargs: P.kwargs) -> R | None:
        try:
            return make(*args, **kwargs)
        except Hidden:
            return None
        except Exception:
            if strict:
                raise
            logging.getLogger("tidetable").exception("a preview failed")
            return None

    return made


@untold_if_hidden
def after_choice(rules: Any, view: Any, seat: str, key: str, halts: Callable[[Any], bool]) -> Any:
    """The position after this answer and its forced steps, as far as `halts` lets it; None where it cannot be told at all.

    The view is not changed. Content that hides behind a "?" makes the rules stumble (`Hidden`): then nothing is told.
    """
    after = view.clone()
    rules.apply(after, seat, key)
    for _ in range(STEPS):
        option: Option | None = forced_option(rules.decision(after))
        if option is None or halts(after):
            break
        rules.apply(after, option.seat, option.key)
    return after
