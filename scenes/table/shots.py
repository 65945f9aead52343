"""States of the table that `python -m scenes shot --scene NAME` can draw beside the plain one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def _log(app: Any, table: Any) -> None:
    table.show_log()


def _panel(app: Any, table: Any) -> None:
    table.show_panel(table.seat)


def _zoom(app: Any, table: Any) -> None:
    cards = [*table.game.played(), *table.game.hand()]
    if cards:
        table.pin(f"card:{cards[0]}")


def _pile(app: Any, table: Any) -> None:
    table.show_pile("own")


def _forecast(app: Any, table: Any) -> None:
    table.show_forecast()


def _pause(app: Any, table: Any) -> None:
    table.show_menu()


SHOTS: dict[str, Callable[[Any, Any], None]] = {
    "log": _log,
    "panel": _panel,
    "zoom": _zoom,
    "pile": _pile,
    "forecast": _forecast,
    "pause": _pause,
}
