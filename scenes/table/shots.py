"""States of the table that `python -m scenes shot --scene NAME` can draw beside the plain one."""

from __future__ import annotations

from collections.abc import Callable

from scenes.table.scene import TableScene


def _zoom(table: TableScene) -> None:
    if cards := table.model.screen.cards.own():
        table.dialogs.pin(cards[0])


SHOTS: dict[str, Callable[[TableScene], None]] = {
    "log": lambda table: table.dialogs.show_log(),
    "panel": lambda table: table.drawers.show_panel(table.model.seat),
    "zoom": _zoom,
    "pile": lambda table: table.drawers.show_pile("own"),
    "side": lambda table: table.drawers.show_side(),
    "forecast": lambda table: table.drawers.show_forecast(),
    "pause": lambda table: table.dialogs.show_menu(),
}
