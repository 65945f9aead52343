"""Who sits where: the names and colours of a session's players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.app import game_list

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.app.scene import Host


CHOOSING = "choosing"  # in the note of a save: the seat that was handed the screen last


def seat_names(app: Host, session: Session) -> dict[str, str]:
    """Seat id to the player's name, in the present language where nobody typed one."""
    seats = session.setup.seats
    return {seat: game_list.seat_name(app, seats[n], n) or seat if n < len(seats) else seat
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
    seats, colours = session.setup.seats, game_list.COLOURS
    return {seat: str((seats[n].get("colour") if n < len(seats) else "") or colours[n % len(colours)])
            for n, seat in enumerate(session.state.seats)}  # fmt: skip
