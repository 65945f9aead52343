"""What each game puts on the table: its board, its panels, its cards. The table scene knows none of them.

A game's module here offers `View(table)` with the attributes that `scenes.table.scene` uses; see
`scenes.games.spirit_island.screen`.
"""

from __future__ import annotations

import importlib
from typing import Any


def screen_of(game_id: str, table: Any) -> Any:
    """The game's side of a table. ImportError for a game without one."""
    module = importlib.import_module(f"scenes.games.{game_id.replace('-', '_')}.screen")
    return module.View(table)
