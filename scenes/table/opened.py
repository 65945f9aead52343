"""What a row opens when it is clicked: `panel/p1`, `pile/minor`, `log`, `rules/PAGE`, `card/ID`, `forecast`, `focus/KEY`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def open_up(table: TableScene, what: str) -> None:
    """Carry out one of these commands."""
    kind, _, name = what.partition("/")
    _COMMANDS[kind](table, name)


def _panel(table: TableScene, seat: str) -> None:
    """The whole panel; for another player who may act now it is also their turn at this screen."""
    if seat == table.seat:
        table.show_panel(seat)
    else:
        table.visit(seat)


def _rules(table: TableScene, page: str) -> None:
    from scenes.rules.screen import RulesOverlay

    table.app.push(RulesOverlay(table.app, table.rules.id, page))


_COMMANDS: dict[str, Callable[[TableScene, str], object]] = {
    "panel": _panel,
    "pile": lambda table, name: table.show_pile(name),
    "log": lambda table, name: table.show_log(),
    "rules": _rules,
    "card": lambda table, name: table.pin(f"card:{name}"),
    "forecast": lambda table, name: table.show_forecast(),
    "focus": lambda table, name: table.set_focus(name),
}


def known(what: str) -> bool:
    """Whether there is such a command."""
    return what.partition("/")[0] in _COMMANDS
