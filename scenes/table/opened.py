"""What a row opens when it is clicked: `panel/p1`, `side`, `pile/minor`, `log`, `rules/PAGE`, `card/ID`, `forecast`,
`large/KEY` (a thing of the map, shown large), `about/NAME` (what the game explains of it), `focus/KEY`, `replies` (the next word
that stands for replies)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.table.model import TableModel

KINDS = ("panel", "side", "pile", "log", "rules", "card", "forecast", "large", "about", "focus", "replies")


def open_up(model: TableModel, what: str) -> None:
    """Carry out one of these commands."""
    kind, _, name = what.partition("/")
    if kind == "panel" and name != model.seat:
        model.acts.visit(name)  # for another player who may act now it is also their turn at this screen
    elif kind == "replies":
        model.standing_replies.following(model.seat, model.screen.traits.replies)
        model.acts.sync()
    else:
        model.acts.open(kind, name)


def known(what: str) -> bool:
    """Whether there is such a command."""
    return what.partition("/")[0] in KINDS
