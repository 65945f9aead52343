"""How the same players stand after the games they have finished: who won how often, from the list of finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.app import game_list

if TYPE_CHECKING:
    from game.core.play.history import Finished
    from game.core.play.session import Session
    from scenes.app.scene import Host

LEAST = 2  # games; before that there is no series


def line(app: Host, session: Session) -> str:
    """The wins of each of these players in words; "" where there is no series, or they play together."""
    from game.core.play.history import History, HistoryError

    if not game_list.box(session.setup.game).rivals or len(session.setup.seats) < 2:
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
    return app.t("score-series", wins=", ".join(f"{name} {wins[name]}" for name in names))


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
