"""What a choice would lead to: the same rules on a copy, and the steps a session takes by itself after it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from game.core.engine.decision import Decision, Option
from game.core.engine.hidden import Hidden
from game.core.engine.key import Key
from game.core.engine.rng import Rng
from game.core.play.session import forced_option

ROW = 40  # questions that a sheet holds at most
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


class Filled(NamedTuple):
    """A question that a seat will be asked, and the answer it is filled in with for now."""

    question: Decision
    key: str


def in_a_row(
    rules: Any, view: Any, seat: str, kinds: Collection[str], wishes: Sequence[str] = (), seed: int = 0
) -> tuple[Filled, ...]:
    """The questions of these kinds that a seat is asked one after the other, filled in with its wishes as far as they go.

    Found by answering on a position that agrees with the view, so that later questions know what earlier answers leave. A wish
    that is not legal (any more) gives way to the next smaller amount, else to the first option.
    """
    after = rules.sample(view, seat, Rng(seed))
    found: list[Filled] = []
    while len(found) < ROW:
        decision = rules.decision(after)
        part = decision.for_seat(seat) if decision is not None else None
        if part is None or part.kind not in kinds:
            break
        keys = part.keys(seat)
        wish = wishes[len(found)] if len(found) < len(wishes) else ""
        found.append(Filled(part, wish if wish in keys else _nearest(wish, keys)))
        rules.apply(after, seat, found[-1].key)
    return tuple(found)


def _nearest(wish: str, keys: Sequence[str]) -> str:
    """The largest amount that is no more than the wished one, else the first key."""
    wished = Key.of(wish)
    if wish and wished.number is not None:
        less = [key for key in map(Key.of, keys) if key.number is not None and key.number <= wished.number]
        alike = [key for key in less if (key.kind, key.parts[:-1]) == (wished.kind, wished.parts[:-1])]
        if alike:
            return str(max(alike, key=lambda key: key.number or 0))
    return keys[0]
