"""What the rules ask, what they offer, what they say happened: the vocabulary between rules and everyone else."""

from __future__ import annotations

from typing import Any, NamedTuple

Seat = str  # "p0", "p1" ... as many as the game seats


class Option(NamedTuple):
    """One legal answer: a stable readable key ("land:G5", "done") and the seat that may give it."""

    key: str
    seat: Seat


class Decision(NamedTuple):
    """A question, built from the top of the agenda and never stored.

    `kind` names the message of the prompt, `source` what asks (a card, a phase), `args` the numbers and ids in the
    sentence.
    Where several seats may act freely, `kind` is "together" and `parts` holds each seat's own question.
    """

    kind: str
    seats: tuple[Seat, ...]
    source: str
    args: tuple[Any, ...]
    options: tuple[Option, ...]
    parts: tuple[Decision, ...] = ()

    def for_seat(self, seat: Seat) -> Decision | None:
        """What this seat alone is asked; None when it has nothing to say now."""
        if self.kind == "together":
            return next((part for part in self.parts if seat in part.seats), None)
        return self if seat in self.seats else None

    def keys(self, seat: Seat | None = None) -> tuple[str, ...]:
        return tuple([option.key for option in self.options if seat is None or option.seat == seat])


class Event(NamedTuple):
    """Something that happened, for the log and for animation. `to` names who may see it; () means everybody."""

    kind: str
    args: tuple[Any, ...]
    to: tuple[Seat, ...] = ()


class Reason(NamedTuple):
    """Why something is not legal: the id of a message `reason-<id>` and the figures it shows."""

    id: str
    args: tuple[Any, ...] = ()


class Result(NamedTuple):
    """How a game ended. `outcome` is "win", "loss" or "win-sacrifice" for co-operative games; winners name seats. `where`: what
    stands where that ended it, for the sentence alone: games are counted by their `reason`.
    """

    outcome: str
    reason: str
    winners: tuple[Seat, ...] = ()
    scores: tuple[tuple[Seat, int], ...] = ()
    where: tuple[str, ...] = ()

    @property
    def told(self) -> tuple[str, ...]:
        """The ids that the sentence about it is made of."""
        return (*self.reason.split(), *self.where)


class Mod(NamedTuple):
    """A lasting effect: defend 3 in G5, range +1 for p0, an action to be skipped.

    `where` is a land or "" for everywhere, `n` its size or how often it may still be used, `until` names when it ends,
    `source` what made it, `seat` whom it serves, `data` what else its kind needs.
    """

    kind: str
    where: str
    n: int
    until: str
    source: str
    seat: Seat = ""
    data: tuple[Any, ...] = ()


class Setup(NamedTuple):
    """What is chosen before a game. Each seat is a dict with name, colour, control ("human", "bot:random") and what
    the game asks. `typed`: somebody typed the seed or was shown it, and so knows what it deals.
    """

    game: str
    set: str = ""
    mode: str = ""
    options: dict[str, Any] = {}
    seed: int = 0
    seats: tuple[dict[str, Any], ...] = ()
    typed: bool = False


class Illegal(ValueError):
    """Raised when a key is chosen that the rules do not offer; `reason` says why."""

    def __init__(self, key: str, reason: Reason) -> None:
        super().__init__(f"{key} is not legal now: {reason.id} {', '.join(map(str, reason.args))}".rstrip())
        self.key = key
        self.reason = reason
