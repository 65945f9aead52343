"""What a row opens when it is clicked: `panel/p1`, `pile/minor`, `log`, `rules/PAGE`, `card/ID`, `forecast`, `focus/KEY`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.table.model import Acts, TableModel


def open_up(model: TableModel, what: str) -> None:
    """Carry out one of these commands."""
    kind, _, name = what.partition("/")
    if kind == "panel" and name != model.seat:
        model.acts.visit(name)  # for another player who may act now it is also their turn at this screen
    else:
        _COMMANDS[kind](model.acts, name)


_COMMANDS: dict[str, Callable[[Acts, str], object]] = {
    "panel": lambda acts, name: acts.show_panel(name),
    "pile": lambda acts, name: acts.show_pile(name),
    "log": lambda acts, name: acts.show_log(),
    "rules": lambda acts, name: acts.show_page(name),
    "card": lambda acts, name: acts.pin(f"card:{name}"),
    "forecast": lambda acts, name: acts.show_forecast(),
    "focus": lambda acts, name: acts.set_focus(name),
}


def known(what: str) -> bool:
    """Whether there is such a command."""
    return what.partition("/")[0] in _COMMANDS
