"""Who sits where: the names and colours of the players, of a session and of a set-up or save."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host


COLOURS = ("blue", "vermilion", "green", "rose", "violet")
CHOOSING = "choosing"  # in the note of a save: the seat that was handed the screen last


def usual_colour(n: int) -> str:
    """The colour of the n-th seat, counted from 0, that nobody chose another for."""
    return COLOURS[n % len(COLOURS)]


def colour_left(taken: Iterable[str]) -> str:
    """A colour that nobody has: for one who is no seat."""
    used = set(taken)
    return next((each for each in COLOURS if each not in used), COLOURS[-1])


def usual_name(app: Host, control: str, n: int) -> str:
    """What the n-th seat is called, counted from 0, that nobody gave a name."""
    return app.t("setup-player-n" if control == "human" else "setup-bot-n", n=n + 1)


def seat_name(app: Host, seat: Mapping[str, object], n: int) -> str:
    """The name of the n-th seat of a set-up. One that nobody typed (`unnamed`) is said in the present language, whichever it
    was begun in; "" where there is none.
    """
    return usual_name(app, str(seat.get("control", "human")), n) if seat.get("unnamed") else str(seat.get("name") or "")


def seat_names(app: Host, session: Session) -> dict[str, str]:
    """Seat id to the player's name, in the present language where nobody typed one."""
    seats = session.setup.seats
    return {seat: seat_name(app, seats[n], n) or seat if n < len(seats) else seat
            for n, seat in enumerate(session.state.seats)}  # fmt: skip


def seat_to_act(session: Session, noted: object = "") -> str:
    """The seat of the person whom a table that is opened asks first: the one who was choosing when it was left (`noted`, else
    the last who has not finished), not the first of those who may choose.
    """
    people = [seat for seat in session.state.seats if session.control(seat) == "human"] or list(session.state.seats)
    decision = session.decision
    waiting = [seat for seat in decision.seats if seat in people] if decision is not None else []
    last = next((e.seat for e in reversed(session.log) if not e.auto and e.seat in people), "")
    return next((str(seat) for seat in (noted, last) if seat in waiting), people[0])


def seat_colours(session: Session) -> dict[str, str]:
    """Seat id to the player's colour id."""
    seats = session.setup.seats
    return {seat: str((seats[n].get("colour") if n < len(seats) else "") or usual_colour(n))
            for n, seat in enumerate(session.state.seats)}  # fmt: skip
