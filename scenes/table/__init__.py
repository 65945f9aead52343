"""The table: one scene for all games. A game brings its board, panels and cards (`scenes.games`)."""

from __future__ import annotations

from scenes.table.scene import TableScene
from scenes.table.shots import SHOTS

__all__ = ["SHOTS", "TableScene"]
