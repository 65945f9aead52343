"""How the same players stand: in the series of games that *again* has led from one to the next, else after all the games that
they have finished here.

A series lies in the note of its table's file: `[2, 1]` are the wins of each seat before this game; of players on one side, and
of one alone, the games won and lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from scenes.app import game_list
from scenes.app.seats import seat_name
from scenes.app.tables import SERIES

if TYPE_CHECKING:
    from game.core.play.history import Finished
    from game.core.play.session import Session
    from scenes.app.scene import Host

LEAST = 2  # games; before that there is no series
MOST = 10_000  # games of a series: more are no figure of ours


def line(app: Host, session: Session, note: Mapping[str, object] | None = None) -> str:
    """How the series stands, this game counted if it is over; without one the wins of each of these players in words; "" where
    there is nothing to tell."""
    counts = counted(session, note)
    if counts is not None and sum(counts) >= LEAST:
        return _stand(app, session, counts)
    return _ever(app, session)


def carry(session: Session, note: Mapping[str, object] | None) -> dict[str, object]:
    """What the note of the next table of the series holds."""
    counts = counted(session, note)
    return {SERIES: counts} if counts is not None and any(counts) else {}


def counted(session: Session, note: Mapping[str, object] | None) -> list[int] | None:
    """The wins so far with this game, if it is over; None for a table that is too small to have any."""
    seats = session.setup.seats
    rivals = _rivals(session)
    size = len(seats) if rivals else 2
    kept = (note or {}).get(SERIES)
    counts = [0] * size
    if isinstance(kept, list) and len(kept) == size and all(type(n) is int and 0 <= n <= MOST for n in kept):
        counts = list(kept)
    result = session.result
    if result is None:
        return counts
    if rivals:
        for n, seat in enumerate(session.state.seats[:size]):
            counts[n] += seat in result.winners
    else:
        counts[int(result.outcome == "loss")] += 1
    return counts


def _rivals(session: Session) -> bool:
    return game_list.box(session.setup.game).rivals and len(session.setup.seats) > 1


def _stand(app: Host, session: Session, counts: list[int]) -> str:
    names = [seat_name(app, seat, n) for n, seat in enumerate(session.setup.seats)]
    if not _rivals(session):
        return app.t("score-series-game", won=counts[0], lost=counts[1])
    if len(counts) == 2:
        return app.t("score-series-two", one=names[0], first=counts[0], second=counts[1], two=names[1])
    return app.t("score-series-many", wins=", ".join(f"{name} {n}" for name, n in zip(names, counts, strict=True)))


def _ever(app: Host, session: Session) -> str:
    """The wins of rivals in all the games that just they have finished."""
    from game.core.play.history import History, HistoryError

    if not _rivals(session):
        return ""
    names = [str(seat.get("name") or "") for seat in session.setup.seats]
    try:
        with History() as history:
            games = history.games(session.setup.game)
    except HistoryError:
        return ""
    wins = won(games, names)
    if sum(wins.values()) < LEAST:
        return ""
    said = [f"{seat_name(app, seat, n)} {wins[names[n]]}" for n, seat in enumerate(session.setup.seats)]
    return app.t("score-series", wins=", ".join(said))


def won(games: list[Finished], names: list[str]) -> dict[str, int]:
    """How many of these games each has won, of those that just these players have played."""
    wins = dict.fromkeys(names, 0)
    if len(wins) < len(names):
        return {}  # two of one name
    for game in games:
        if sorted(player.name for player in game.players) == sorted(names):
            for player in game.players:
                wins[player.name] += player.won
    return wins
