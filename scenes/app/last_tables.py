"""The table that was last set up in each game, so that the next one is a key away: who sat there, which bots, box, way to play,
options, what each seat had chosen. The seed is not kept: it is another deal.

What a file holds is believed one thing at a time: the set-up page takes what still fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.app import game_list, settings_store

if TYPE_CHECKING:
    from game.core.engine.decision import Setup
    from scenes.app.scene import Host


def remember(app: Host, setup: Setup) -> None:
    """Keep this table as the last of its game. A name that the program gave is none."""
    seats = []
    for n, seat in enumerate(setup.seats, 1):
        kept = {what: str(value) for what, value in seat.items() if isinstance(value, settings_store.PLAIN)}
        unnamed = bool(kept.pop("unnamed", ""))  # an older save does not say so
        if unnamed or kept.get("name") in (app.t("setup-bot-n", n=n), app.t("setup-player-n", n=n)):
            kept["name"] = ""
        seats.append(kept)
    table = {"set": setup.set, "mode": setup.mode, "options": dict(setup.options), "seats": seats}
    app.settings.last_game = setup.game
    app.settings.last_names = [seat["name"] for seat in seats if "name" in seat]
    if settings_store.is_table(table):
        app.settings.tables = {**app.settings.tables, setup.game: table}
    settings_store.save(app.settings)


def last(app: Host, game_id: str) -> Setup | None:
    """The last table of a game with a new seed; None before there was one."""
    from game.core.engine.decision import Setup

    kept = app.settings.tables.get(game_id)
    if kept is None:
        return None
    seats = tuple(dict(seat) for seat in kept["seats"])
    return Setup(game_id, kept["set"], kept["mode"], dict(kept["options"]), game_list.fresh_seed(), seats)
