"""Who sits where: the names and colours of a session's players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.app import game_list

if TYPE_CHECKING:
    from game.core.play.session import Session


def seat_names(session: Session) -> dict[str, str]:
    """Seat id to the player's name."""
    seats = session.setup.seats
    return {seat: str(seats[n].get("name") or seat) if n < len(seats) else seat
            for n, seat in enumerate(session.state.seats)}  # fmt: skip


def seat_colours(session: Session) -> dict[str, str]:
    """Seat id to the player's colour id."""
    seats, colours = session.setup.seats, game_list.COLOURS
    return {seat: str((seats[n].get("colour") if n < len(seats) else "") or colours[n % len(colours)])
            for n, seat in enumerate(session.state.seats)}  # fmt: skip
